// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"sync"
	"syscall"
	"testing"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/behavior"
	"karmada.io/karmada/test/env"
	"karmada.io/karmada/test/spans"
)

// roundsVariable names the environment variable with the number of rounds of all scenarios. Without it, the test is
// skipped; 0 means one short round.
const roundsVariable = "KARMADA_ROUNDS"

// short are the scenarios of the short round: division needs estimators, unknown-cluster webhooks, and update all controllers.
var short = []string{"nginx", "division", "update", "unknown-cluster", "metrics"} //nolint:gochecknoglobals // a constant list

var binary = flag.String("binary", "", "the karmada binary, an absolute path; empty means to build it")

func TestMain(m *testing.M) {
	behavior.RunCommandLine()
	if os.Getenv(replicaVariable) != "" {
		os.Exit(runReplica())
	}
	if value := os.Getenv(etcdVariable); value != "" {
		if err := runEtcd(value); err != nil {
			fmt.Fprintln(os.Stderr, "etcd:", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(env.Main(m))
}

// TestProcesses runs scenarios while the leaders are killed.
func TestProcesses(t *testing.T) {
	if os.Getenv(roundsVariable) == "" {
		t.Skip("starts many processes; run make processes")
	}
	rounds := 0
	if v := os.Getenv(roundsVariable); v != "" {
		var err error
		if rounds, err = strconv.Atoi(v); err != nil {
			t.Fatalf("%s: %v", roundsVariable, err)
		}
	}
	dir, err := os.MkdirTemp("", "kp") // paths of sockets must be shorter than those of t.TempDir
	if err != nil {
		t.Fatal(err)
	}
	h, err := startHub(t.Context(), dir, *binary, spans.Receive(t))
	t.Cleanup(func() {
		if t.Failed() {
			for _, p := range h.all() {
				t.Logf("the end of the log of %s:\n%s", p.name, p.output)
			}
		}
		if err := h.stop(); err != nil {
			t.Error(err)
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Run("traced", h.traced)
	if rounds == 0 {
		h.round(t, func(s behavior.Scenario) bool { return slices.Contains(short, s.Name) })
	}
	for i := range rounds {
		t.Run(fmt.Sprintf("round-%02d", i+1), func(t *testing.T) { h.round(t, func(behavior.Scenario) bool { return true }) })
	}
	t.Run("agents-killed", h.killAgents)
	t.Run("forwarded", h.forwarded)
	h.checkRights(t, rounds > 0)
}

// killAgents kills the agents one after the other. Another one applies changes after that. Rounds do not kill agents, because their
// scenarios also read the member through its agent, which users repeat if it is being replaced.
func (h *hub) killAgents(t *testing.T) {
	const component = "agent"
	lease := map[string]string{component: names.AgentLock(pullMember)}
	before := h.transitions(t, lease)
	for _, p := range h.components[component] {
		h.restart(t, p, syscall.SIGKILL)
	}
	h.traced(t)
	if after := h.transitions(t, lease); after[component] == before[component] {
		t.Error("the leader of the agents did not change")
	}
}

// traced checks that the steps of all components and of an agent are in one trace.
func (h *hub) traced(t *testing.T) {
	behavior.Traced(t, h.members, h.collector, map[string]string{
		tracing.Propagate: "karmada-controller-manager", tracing.Schedule: "karmada-scheduler",
		tracing.SyncWorks: "karmada-controller-manager", tracing.Apply + " member1": "karmada-controller-manager",
		tracing.Apply + " " + pullMember: "karmada-agent",
	})
}

// forwarded sends requests of a service account with a token, and of the administrator. The aggregated API servers forward them to
// the control plane with the rights of the requester.
func (h *hub) forwarded(t *testing.T) {
	control := kubernetes.NewForConfigOrDie(h.config)
	account, err := control.CoreV1().ServiceAccounts(metav1.NamespaceDefault).Create(t.Context(),
		&corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Name: "reader"}}, metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := control.RbacV1().ClusterRoleBindings().Create(t.Context(), &rbacv1.ClusterRoleBinding{
		ObjectMeta: metav1.ObjectMeta{Name: "reader"},
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: "cluster-admin"},
		Subjects:   []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Namespace: account.Namespace, Name: account.Name}},
	}, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	token, err := control.CoreV1().ServiceAccounts(account.Namespace).CreateToken(t.Context(), account.Name,
		&authenticationv1.TokenRequest{}, metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	reader := rest.AnonymousClientConfig(h.config)
	reader.BearerToken = token.Status.Token
	for user, config := range map[string]*rest.Config{"the service account": reader, "the administrator": h.config} {
		requests := kubernetes.NewForConfigOrDie(config).CoreV1().RESTClient()
		for _, path := range []string{
			"/apis/cluster.karmada.io/v1alpha1/clusters/*/proxy/version",
			"/apis/search.karmada.io/v1alpha1/proxying/karmada/proxy/api/v1/namespaces/default",
		} {
			// The cache of the API server's authorizer may not have the binding yet.
			env.Eventually(t, user+" gets "+path, func(ctx context.Context) error {
				return requests.Get().AbsPath(path).Do(ctx).Error()
			})
		}
	}
}

// checkRights fails if the API server refused a request of a component or of the agent, and if no request needed a right of it. The
// latter requires that all scenarios ran.
func (h *hub) checkRights(t *testing.T, all bool) {
	t.Helper()
	identities := map[string]string{"agent": names.AgentUser(pullMember)}
	for _, name := range authorized() {
		identities[name] = install.ComponentUser(name)
	}
	page, err := os.ReadFile(securityPage)
	if err != nil {
		t.Fatal(err)
	}
	users, err := h.auditOf()
	if err != nil {
		t.Fatal(err)
	}
	for component, user := range identities {
		u := users[user]
		if u == nil {
			t.Errorf("%s sent no request", component)
			continue
		}
		for r, n := range u.refused {
			if expectedRefusal(component, r) {
				continue
			}
			t.Errorf("%s lacks the right to %v: %d requests were refused", component, r, n)
		}
		held, err := granted(t.Context(), h.members.Control, user, u.groups)
		if err != nil {
			t.Fatal(err)
		}
		if len(held) == 0 {
			t.Errorf("%s has no rights", component)
		}
		if component != "agent" { // its rights are in a table of their own, which test/controlplane checks
			for _, difference := range undocumented(string(page), user, held) {
				t.Errorf("%s: %s: %s", securityPage, user, difference)
			}
		}
		if !all {
			continue
		}
		for _, r := range unjustified(component, u.unused(held)) {
			t.Errorf("%s has a right that no request needed: %s", component, r)
		}
	}
}

// round runs the selected scenarios while leaders are killed, and then those of controllers that need more time between two kills.
func (h *hub) round(t *testing.T, selected func(behavior.Scenario) bool) {
	t.Helper()
	before := h.transitions(t, leases())
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var killing sync.WaitGroup
	killing.Go(func() { h.disturb(ctx, t) })
	t.Run("scenarios", func(t *testing.T) {
		behavior.Run(t, h.members, func(s behavior.Scenario) bool { return selected(s) && !s.Settles })
	})
	cancel()
	killing.Wait()
	t.Run("undisturbed", func(t *testing.T) {
		behavior.Run(t, h.members, func(s behavior.Scenario) bool { return selected(s) && s.Settles })
	})
	if err := h.died(); err != nil {
		t.Error(err)
	}
	after := h.transitions(t, leases())
	t.Logf("changes of leaders: %v before, %v after", before, after)
	for component, n := range after {
		if n == before[component] {
			t.Errorf("the leader of %s did not change", component)
		}
	}
}

// pause is the time between the start of a killed replica and the next fault.
const pause = 10 * time.Second

// disturb kills the replicas of the components that elect leaders in turn, and restarts those of the other components gracefully,
// until ctx ends. It leaves all of them running.
func (h *hub) disturb(ctx context.Context, t *testing.T) {
	for i := 0; ctx.Err() == nil; i++ {
		// Both replicas are killed one after the other, with a pause: one of them was the leader.
		for _, name := range []string{"controller-manager", "scheduler", "descheduler"} {
			for _, p := range h.components[name] {
				h.restart(t, p, syscall.SIGKILL)
			}
			wait(ctx, pause)
		}
		for _, name := range []string{"webhook", "aggregated-apiserver"} {
			h.restart(t, h.components[name][i%2], syscall.SIGTERM)
			wait(ctx, pause/2)
		}
	}
}

func (h *hub) restart(t *testing.T, p *process, s syscall.Signal) {
	if err := p.died(); err != nil {
		t.Error(err)
		return
	}
	if err := p.end(s); err != nil {
		t.Error(err)
	}
	if err := p.start(); err != nil {
		t.Error(err)
	}
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// transitions returns the number of times that each component elected a leader, by their leases.
func (h *hub) transitions(t *testing.T, leases map[string]string) map[string]int32 {
	t.Helper()
	out := map[string]int32{}
	for component, name := range leases {
		var lease coordinationv1.Lease
		if err := h.members.Control.Get(t.Context(), client.ObjectKey{Namespace: names.SystemNamespace, Name: name}, &lease); err != nil {
			t.Errorf("get the lease of %s: %v", component, err)
			continue
		}
		out[component] = *lease.Spec.LeaseTransitions
	}
	return out
}
