// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/metadata"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/test/env"
)

// Parts of the requests to a member that a fault affects.
var (
	everything = func(*http.Request) bool { return true }
	// templateRequests are those for the kinds of some templates.
	templateRequests = func(r *http.Request) bool {
		return strings.Contains(r.URL.Path, "/configmaps") || strings.Contains(r.URL.Path, "/clusterroles")
	}
	// appsDiscovery is the discovery of one group.
	appsDiscovery = func(r *http.Request) bool {
		return r.URL.Path == "/apis/apps" || r.URL.Path == "/apis/apps/v1"
	}
)

// responding returns a fault that responds with a code: with a Status, as an API server does, or with text, as a load balancer does.
func responding(code int32, asStatus bool, affected func(*http.Request) bool) env.Fault {
	return func(w http.ResponseWriter, r *http.Request) bool {
		if !affected(r) {
			return false
		}
		if !asStatus {
			http.Error(w, http.StatusText(int(code)), int(code))
			return true
		}
		status := apierrors.NewGenericServerResponse(int(code), r.Method, schema.GroupResource{}, "", "simulated", 0, false).Status()
		if code == http.StatusForbidden {
			resource := schema.GroupResource{Resource: "configmaps"}
			status = apierrors.NewForbidden(resource, "", errors.New("simulated")).Status()
		}
		status.Kind, status.APIVersion = "Status", "v1"
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(int(code))
		_ = json.NewEncoder(w).Encode(status) // the client may have closed the connection
		return true
	}
}

// delaying returns a fault that forwards requests after a delay.
func delaying(delay time.Duration, affected func(*http.Request) bool) env.Fault {
	return func(_ http.ResponseWriter, r *http.Request) bool {
		if affected(r) {
			select {
			case <-time.After(delay): // the simulated delay
			case <-r.Context().Done():
			}
		}
		return false
	}
}

// losses records the objects that are deleted in the namespace of a scenario in members. Unlike deletions, it watches all kinds that
// scenarios propagate, and continues after a member was restarted.
type losses struct {
	mu   sync.Mutex // guards seen
	seen []string
}

// watchLosses starts to watch the namespace of the scenario in members.
func (f *fixture) watchLosses(clusters ...string) *losses {
	f.Helper()
	l := &losses{}
	for _, cluster := range clusters {
		c, err := metadata.NewForConfig(f.e.Members[cluster].Config)
		if err != nil {
			f.Fatal(err)
		}
		for _, resource := range []schema.GroupVersionResource{
			corev1.SchemeGroupVersion.WithResource("configmaps"), appsv1.SchemeGroupVersion.WithResource("deployments"),
		} {
			w, err := c.Resource(resource).Namespace(f.ns).Watch(f.Context(), metav1.ListOptions{})
			if err != nil {
				f.Fatal(err)
			}
			f.Cleanup(w.Stop)
			go func() {
				for event := range w.ResultChan() {
					if event.Type != watch.Deleted {
						continue
					}
					o := event.Object.(*metav1.PartialObjectMetadata) //nolint:forcetypeassert // of a metadata client
					l.mu.Lock()
					l.seen = append(l.seen, fmt.Sprintf("%s: %s %s", cluster, resource.Resource, o.Name))
					l.mu.Unlock()
				}
			}()
		}
	}
	return l
}

// check fails the test unless exactly the wanted objects, such as "member1: configmaps a", were deleted.
func (l *losses) check(f *fixture, want ...string) {
	f.Helper()
	f.eventually("recorded deletions", func(context.Context) error {
		l.mu.Lock()
		defer l.mu.Unlock()
		left := map[string]int{}
		for _, w := range want {
			left[w]++
		}
		for _, s := range l.seen {
			if left[s]--; left[s] < 0 {
				f.Fatalf("%s was deleted, want only %v", s, want)
			}
		}
		for w, n := range left {
			if n > 0 {
				return fmt.Errorf("%s was not deleted", w)
			}
		}
		return nil
	})
}

// faultyMember is a scenario in which requests to a member fail in many ways. Nothing is deleted or left behind, the other member is
// not affected, and everything is applied when the fault ends.
func faultyMember(t *testing.T, e *env.Env) {
	const faulty, healthy = member2, member1
	f := newFixture(t, e)
	p := e.NewProxy(t, e.Members[faulty])
	f.waitReady(faulty, true)
	f.create(f.policy("all", []string{faulty, healthy}, labeled("v1", "ConfigMap", burstLabel), named("apps/v1", "Deployment", "nginx")))
	settled, deleted := f.configMap("settled", burstLabel), f.configMap("deleted", burstLabel)
	d := f.deployment("nginx", 1)
	clusterScope := subject{f, binding.Cluster}
	role := clusterScope.template("role", nil)
	clusterScope.place("role", []string{faulty, healthy}, nil, clusterScope.selecting(role, true))
	clusterScope.add(role)
	f.create(settled, deleted, d)
	for _, o := range []client.Object{settled, deleted, d, role} {
		f.waitOnlyIn(o, faulty, healthy)
	}
	lost := f.watchLosses(faulty, healthy)

	revision := 0
	// waitUpdated waits until a member has the last revision of the changed templates.
	waitUpdated := func(cluster string) {
		t.Helper()
		f.waitRevision(settled, cluster, revision)
		f.waitContent(cluster, role, fmt.Sprint("revision-", revision))
	}
	// update changes a template of each scope, and waits until the healthy member has them.
	update := func() {
		t.Helper()
		revision++
		change(f, settled, func(c *corev1.ConfigMap) { c.Data = map[string]string{"revision": fmt.Sprint(revision)} })
		change(f, role, func(o client.Object) { setContent(o, fmt.Sprint("revision-", revision)) })
		waitUpdated(healthy)
	}
	// One kind. The condition of the Work has the error, unless it may be one of the connection.
	for _, tc := range []struct {
		name    string
		fault   env.Fault
		message string // in the condition Applied of the Work; "" if the last report stays
	}{
		{"forbidden", responding(http.StatusForbidden, true, templateRequests), "forbidden"},
		{"internal error", responding(http.StatusInternalServerError, true, templateRequests), "simulated"},
		{"not found by a load balancer", responding(http.StatusNotFound, false, templateRequests), "could not find"},
		{"bad gateway", responding(http.StatusBadGateway, false, templateRequests), ""},
		{"unauthorized", responding(http.StatusUnauthorized, true, templateRequests), ""},
		{"discovery of a group fails", responding(http.StatusServiceUnavailable, false, appsDiscovery), ""},
		{"discovery of a group finds nothing", responding(http.StatusNotFound, false, appsDiscovery), ""},
	} {
		begun := time.Now()
		p.SetFault(tc.fault)
		update()
		for _, o := range []client.Object{settled, role} {
			if tc.message == "" {
				break
			}
			f.waitWorkOf(faulty, o, func(w *workv1alpha1.Work) error {
				c := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
				if c == nil || c.Status != metav1.ConditionFalse || !contains(c.Message, tc.message) {
					return fmt.Errorf("condition %+v, want %q", c, tc.message)
				}
				return nil
			})
		}
		p.SetFault(nil)
		waitUpdated(faulty)
		t.Logf("%s: %v", tc.name, time.Since(begun).Round(time.Millisecond))
	}
	lost.check(f)

	// All requests, in turn. A template is deleted.
	p.SetFault(responding(http.StatusUnauthorized, true, everything))
	f.waitReady(faulty, false)
	f.remove(deleted)
	f.waitOnlyIn(deleted, faulty)
	for _, fault := range []env.Fault{
		responding(http.StatusForbidden, false, everything),
		responding(http.StatusNotFound, false, everything),
		responding(http.StatusInternalServerError, false, everything),
		delaying(time.Hour, everything),
	} {
		p.SetFault(fault)
		update()
	}
	lost.check(f, healthy+": configmaps deleted")

	// A restarted control plane does not find a group whose discovery fails. Objects are not left behind when their template is deleted.
	p.SetFault(responding(http.StatusNotFound, false, appsDiscovery))
	if err := errors.Join(e.StopControlPlane(), e.Restart()); err != nil {
		t.Fatal(err)
	}
	f.remove(d)
	update()
	f.waitReady(faulty, true)
	f.waitOnlyIn(deleted)
	f.waitOnlyIn(d, faulty)
	waitUpdated(faulty)
	p.SetFault(nil)
	f.waitOnlyIn(d)

	// An expired certificate.
	if err := p.SetCertificate(time.Now().AddDate(-2, 0, 0)); err != nil {
		t.Fatal(err)
	}
	p.SetFault(nil)
	update()
	f.waitCluster(faulty, func(c *clusterv1alpha1.Cluster) error {
		ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		if ready == nil || ready.Status == metav1.ConditionTrue || ready.Reason != clusterv1alpha1.ClusterReasonNotReachable {
			return fmt.Errorf("condition %+v", ready)
		}
		return nil
	})
	if err := p.SetCertificate(time.Now()); err != nil {
		t.Fatal(err)
	}
	f.waitReady(faulty, true)
	waitUpdated(faulty)
	f.waitOnlyIn(settled, faulty, healthy)
	f.waitOnlyIn(role, faulty, healthy)
	f.waitPropagationDeleted("ConfigMap", "deleted")
	f.waitPropagationDeleted("Deployment", "nginx")
	lost.check(f, healthy+": configmaps deleted", faulty+": configmaps deleted", healthy+": deployments nginx", faulty+": deployments nginx")
}

// slowMember is a scenario with slow connections to a member, which must not delay the propagation to another one.
func slowMember(t *testing.T, e *env.Env) {
	const slow, other = member2, member1
	f := newFixture(t, e)
	p := e.NewProxy(t, e.Members[slow])
	f.waitReady(slow, true)
	f.create(f.policy("all", []string{slow, other}, labeled("v1", "ConfigMap", burstLabel)))
	lost := f.watchLosses(slow, other)
	burst := func(prefix string) time.Duration {
		begun := time.Now()
		f.createConfigMaps(prefix)
		f.waitConfigMaps(other, prefix)
		return time.Since(begun)
	}
	usual := burst("usual")
	f.waitConfigMaps(slow, "usual")
	delays := []time.Duration{100 * time.Millisecond, 5 * time.Second, 30 * time.Second}
	prefix := func(delay time.Duration) string { return "with-" + delay.String() }
	for _, delay := range delays {
		p.SetFault(delaying(delay, everything))
		took := burst(prefix(delay))
		t.Logf("delay %v: %v, usually %v", delay, took, usual)
		// Many of its requests are delayed one after another. A member that waited for them would not be first.
		if n, err := f.count(t.Context(), slow, prefix(delay)); delay == 30*time.Second && (err != nil || n == burstSize) {
			t.Errorf("%s, delayed by %v, has %d objects, not fewer than %s; %v", slow, delay, n, other, err)
		}
	}
	p.SetFault(nil)
	for _, delay := range delays {
		f.waitConfigMaps(slow, prefix(delay))
	}
	lost.check(f)
}

// waitRevision waits until a ConfigMap has a revision in a member.
func (f *fixture) waitRevision(c *corev1.ConfigMap, cluster string, revision int) {
	f.Helper()
	f.eventually(fmt.Sprintf("revision %d of %s in %s", revision, c.Name, cluster), func(ctx context.Context) error {
		var observed corev1.ConfigMap
		if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(c), &observed); err != nil {
			return err
		}
		if observed.Data["revision"] != fmt.Sprint(revision) {
			return fmt.Errorf("data %v", observed.Data)
		}
		return nil
	})
}

// waitCluster waits until check accepts a Cluster.
func (f *fixture) waitCluster(name string, check func(*clusterv1alpha1.Cluster) error) {
	f.Helper()
	f.eventually("cluster "+name, func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := f.e.Control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
			return err
		}
		return check(&c)
	})
}
