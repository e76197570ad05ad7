// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/bench/fleet"
	"karmada.io/karmada/test/env"
	"karmada.io/karmada/test/simapi"
)

const (
	// simulatedMembers and realMembers are the numbers of members.
	simulatedMembers, realMembers = 27, 3
	replicas                      = 3
	namespace                     = "load"
	deployments                   = 3
	// slack is the time for what follows the end of a lease: reading all objects of the members that moved, and a busy machine.
	slack = 40 * time.Second
)

// fixture is a control plane without karmada-controller-manager, with members.
type fixture struct {
	t          *testing.T
	env        *env.Env
	fleet      *fleet.Fleet
	binary     string
	kubeconfig string
	processes  []*replica
	version    int // of the last template of the load
	resumed    int // the process that was suspended in this round, or -1

	mu      sync.Mutex          // guards the fields below
	writers map[string][]string // of the simulated members in this phase, in the order of their writes, without repetitions
	changes int                 // number of times that replicas came or went in this phase
	deleted []string
}

// TestReplicas kills, suspends and stops one of three replicas in turn, while a template changes all the time.
func TestReplicas(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a control plane and processes")
	}
	rounds := 3
	if v := os.Getenv(roundsVariable); v != "" {
		var err error
		if rounds, err = strconv.Atoi(v); err != nil {
			t.Fatalf("%s: %v", roundsVariable, err)
		}
	}
	f := start(t)
	f.propagate()
	for i := range rounds {
		victim := (i + i/3) % replicas // each replica is killed, suspended and stopped
		kind := []string{"killed", "suspended", "stopped"}[i%3]
		t.Run(fmt.Sprintf("%02d-%s", i+1, kind), func(t *testing.T) {
			f.t = t
			f.round(victim, kind)
		})
	}
	f.t = t
	f.checkDeployments()
}

func start(t *testing.T) *fixture {
	t.Helper()
	dir, err := os.MkdirTemp("", "kr") // paths of sockets must be shorter than those of t.TempDir
	if err != nil {
		t.Fatal(err)
	}
	f := &fixture{t: t, resumed: -1, changes: replicas, writers: map[string][]string{}}
	t.Cleanup(func() {
		if err := os.RemoveAll(dir); err != nil {
			t.Error(err)
		}
	})
	if f.binary, err = os.Executable(); err != nil {
		t.Fatal(err)
	}
	if f.env, err = env.Start(filepath.Join(dir, "data"), env.Options{WithoutComponents: true}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.env.Stop(); err != nil {
			t.Error(err)
		}
	})
	f.kubeconfig = f.env.Layout.ControlKubeconfig()
	f.runScheduler()
	if f.fleet, err = fleet.Start(fleet.Options{Clusters: simulatedMembers, Nodes: 1, OnWrite: f.record}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(f.fleet.Close)
	for i, c := range f.fleet.Clusters() {
		if err := fleet.Register(t.Context(), f.env.Control, i, c); err != nil {
			t.Fatal(err)
		}
	}
	f.processes = make([]*replica, replicas)
	for i := range f.processes {
		f.start(i)
	}
	t.Cleanup(func() {
		for _, p := range f.processes {
			if p != nil && p.running() {
				p.signal(t, syscall.SIGCONT)
				p.signal(t, syscall.SIGTERM)
			}
		}
		for _, p := range f.processes {
			p.wait(t)
			if t.Failed() {
				t.Logf("log of a replica:\n%s", p.tail())
			}
		}
	})
	for i := range realMembers {
		if _, err := f.env.AddMember(fmt.Sprintf("real%d", i+1), 0); err != nil {
			t.Fatal(err)
		}
	}
	return f
}

func (f *fixture) start(i int) { f.processes[i] = startReplica(f.t, f.binary, f.kubeconfig) }

// runScheduler runs the scheduler in this process.
func (f *fixture) runScheduler() {
	ctx, cancel := context.WithCancel(context.WithoutCancel(f.t.Context()))
	ended := make(chan error, 1)
	go func() {
		ended <- controllers.Run(ctx, controllers.Options{Control: f.env.Config, Scheduler: true}, func() {})
	}()
	f.t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil && !errors.Is(err, context.Canceled) {
			f.t.Errorf("scheduler: %v", err)
		}
	})
}

// record is called for each request that changes a simulated member.
func (f *fixture) record(cluster string, w simapi.Write) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if w.Verb == "DELETE" {
		f.deleted = append(f.deleted, fmt.Sprintf("%s %s/%s in %s by %s", w.Resource, w.Namespace, w.Name, cluster, w.UserAgent))
	}
	_, writer, ok := strings.Cut(w.UserAgent, "replica/")
	if !ok {
		return
	}
	if all := f.writers[cluster]; len(all) == 0 || all[len(all)-1] != writer {
		f.writers[cluster] = append(all, writer)
	}
}

// propagate creates the templates and waits until all members have them.
func (f *fixture) propagate() {
	f.t.Helper()
	f.eventually("all clusters are ready", 4*slack, func(ctx context.Context) error {
		var list clusterv1alpha1.ClusterList
		if err := f.env.Control.List(ctx, &list); err != nil {
			return err
		}
		ready := 0
		for i := range list.Items {
			for _, c := range list.Items[i].Status.Conditions {
				if c.Type == clusterv1alpha1.ClusterConditionReady && c.Status == metav1.ConditionTrue {
					ready++
				}
			}
		}
		if ready != simulatedMembers+realMembers {
			return fmt.Errorf("%d clusters are ready", ready)
		}
		return nil
	})
	selectors := []policyv1alpha1.ResourceSelector{
		{APIVersion: "v1", Kind: "ConfigMap", Name: "load"}, {APIVersion: "apps/v1", Kind: "Deployment"},
	}
	objects := []client.Object{
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace}},
		&policyv1alpha1.PropagationPolicy{
			ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "load"},
			Spec:       policyv1alpha1.PropagationSpec{ResourceSelectors: selectors},
		},
		&corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "load"}, Data: map[string]string{"version": "0"}},
	}
	for i := range deployments {
		objects = append(objects, deployment(fmt.Sprintf("web-%d", i)))
	}
	for _, o := range objects {
		if err := f.env.Control.Create(f.t.Context(), o); err != nil {
			f.t.Fatal(err)
		}
	}
	f.waitLoad(4 * slack)
	f.waitShared(replicas)
	f.check()
}

func deployment(name string) *appsv1.Deployment {
	labels := map[string]string{"app": name}
	return &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}, Spec: appsv1.DeploymentSpec{
		Replicas: new(int32(1)), Selector: &metav1.LabelSelector{MatchLabels: labels},
		Template: corev1.PodTemplateSpec{ObjectMeta: metav1.ObjectMeta{Labels: labels}, Spec: corev1.PodSpec{
			Containers: []corev1.Container{{Name: "web", Image: "web"}},
		}},
	}}
}

// eventually calls try until it succeeds, while the template of the load changes once a second.
func (f *fixture) eventually(what string, timeout time.Duration, try func(ctx context.Context) error) {
	f.t.Helper()
	start := time.Now()
	for tick := 0; ; tick++ {
		err := try(f.t.Context())
		if err == nil {
			f.t.Logf("%s after %v", what, time.Since(start).Round(100*time.Millisecond))
			return
		}
		if time.Since(start) > timeout {
			f.t.Fatalf("%s: not within %v: %v", what, timeout, err)
		}
		if tick%10 == 9 {
			f.changeLoad()
			f.restartResumed()
		}
		<-time.After(100 * time.Millisecond)
	}
}

// changeLoad changes the template, if it exists.
func (f *fixture) changeLoad() {
	next := &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "load"}}
	body := fmt.Appendf(nil, `{"data":{"version":"%d"}}`, f.version+1)
	if err := f.env.Control.Patch(f.t.Context(), next, client.RawPatch(types.MergePatchType, body)); err == nil {
		f.version++
	}
}

// waitLoad waits until every member has a version of the template that did not exist before.
func (f *fixture) waitLoad(timeout time.Duration) {
	f.t.Helper()
	f.changeLoad()
	want := f.version
	seen := map[string]bool{}
	f.eventually("every member has the new template", timeout, func(ctx context.Context) error {
		for name, member := range f.members() {
			if seen[name] {
				continue
			}
			var got corev1.ConfigMap
			if err := member.Get(ctx, client.ObjectKey{Namespace: namespace, Name: "load"}, &got); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			if version, _ := strconv.Atoi(got.Data["version"]); version < want {
				return fmt.Errorf("%s has version %d of the template, want %d", name, version, want)
			}
			seen[name] = true
		}
		return nil
	})
}

// members returns clients of all members.
func (f *fixture) members() map[string]client.Client {
	out := map[string]client.Client{}
	for name, m := range f.env.Members {
		out[name] = m.Client
	}
	for _, c := range f.fleet.Clusters() {
		member, err := client.New(c.Config(), client.Options{Scheme: controllers.Scheme()})
		if err != nil {
			f.t.Fatal(err)
		}
		out[c.Name] = member
	}
	return out
}

// waitShared waits until n live replicas have published the same view, which has no others.
func (f *fixture) waitShared(n int) {
	f.t.Helper()
	f.eventually(fmt.Sprintf("%d replicas share the clusters", n), leaseDuration+slack, func(ctx context.Context) error {
		var leases coordinationv1.LeaseList
		if err := f.env.Control.List(ctx, &leases, client.InNamespace(names.SystemNamespace), client.HasLabels{names.ReplicaOf}); err != nil {
			return err
		}
		live := map[string]string{}
		for i := range leases.Items {
			if l := &leases.Items[i]; time.Since(l.Spec.RenewTime.Time) < leaseDuration {
				live[l.Name] = l.Annotations[names.Replicas]
			}
		}
		view := strings.Join(slices.Sorted(maps.Keys(live)), ",")
		for _, published := range live {
			if published != view {
				return fmt.Errorf("views = %v", live)
			}
		}
		if len(live) != n {
			return fmt.Errorf("views = %v", live)
		}
		return nil
	})
}

// check checks that no member had two owners at a time, and that nothing was deleted. The writer of a member changes at most once
// when a replica comes or goes; two replicas that write in turn change it more often.
func (f *fixture) check() {
	f.t.Helper()
	f.mu.Lock()
	defer f.mu.Unlock()
	for cluster, writers := range f.writers {
		if len(writers)-1 > f.changes {
			f.t.Errorf("writers of %s: %v, want at most %d changes", cluster, writers, f.changes)
		}
	}
	for _, d := range f.deleted {
		f.t.Errorf("deleted: %s", d)
	}
	f.deleted = nil
}

// nextPhase starts a phase in which replicas come or go n times. The last writers of the phase before are kept.
func (f *fixture) nextPhase(n int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.changes = n
	for cluster, writers := range f.writers {
		f.writers[cluster] = writers[max(0, len(writers)-1):]
	}
}

func (f *fixture) round(victim int, kind string) {
	p := f.processes[victim]
	f.resumed = -1
	f.nextPhase(1)
	switch kind {
	case "killed":
		p.signal(f.t, syscall.SIGKILL)
		p.wait(f.t)
	case "suspended":
		p.signal(f.t, syscall.SIGSTOP)
	case "stopped":
		p.signal(f.t, syscall.SIGTERM)
		p.wait(f.t)
	}
	f.waitLoad(leaseDuration + slack)
	f.waitShared(replicas - 1)
	f.check()
	f.nextPhase(1)
	if kind == "suspended" {
		p.signal(f.t, syscall.SIGCONT)
		f.resumed = victim
		f.waitSettled(p)
	} else {
		f.start(victim)
	}
	f.waitShared(replicas)
	f.waitLoad(slack)
	if f.restartResumed() { // it lost its leadership late
		f.waitShared(replicas)
		f.waitLoad(slack)
	}
	f.check()
}

// waitSettled waits until a process that was suspended has ended, or for the time after which it would have.
func (f *fixture) waitSettled(p *replica) {
	start := time.Now()
	f.eventually("the resumed replica has ended or owns clusters", leaseDuration+slack, func(context.Context) error {
		if p.running() && time.Since(start) < leaseDuration {
			return errors.New("still running")
		}
		return nil
	})
}

// restartResumed starts a suspended replica again if it has ended, because it was the leader before, and reports whether it did.
func (f *fixture) restartResumed() bool {
	if f.resumed < 0 {
		return false
	}
	if p := f.processes[f.resumed]; !p.running() && strings.Contains(p.output.String(), "leader election lost") {
		f.mu.Lock()
		f.changes += 2 // it went and comes again
		f.mu.Unlock()
		f.start(f.resumed)
		f.resumed = -1
		return true
	}
	return false
}

// checkDeployments checks that the members have all other objects.
func (f *fixture) checkDeployments() {
	f.t.Helper()
	for name, member := range f.members() {
		var list appsv1.DeploymentList
		if err := member.List(f.t.Context(), &list, client.InNamespace(namespace)); err != nil {
			f.t.Error(err)
		}
		if len(list.Items) != deployments {
			f.t.Errorf("%s has %d deployments, want %d", name, len(list.Items), deployments)
		}
	}
}
