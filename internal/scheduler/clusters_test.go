// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllertest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

func affinity(names ...string) *policyv1alpha1.ClusterAffinity {
	return &policyv1alpha1.ClusterAffinity{ClusterNames: names}
}

// placed returns a binding with a placement and targets.
func placed(scope binding.Scope, name string, p policyv1alpha1.Placement, targets ...any) client.Object {
	b, _ := newBinding(scope, func(b binding.Binding) {
		b.SetName(name)
		b.SetUID(types.UID(name))
		b.BindingSpec().Placement = &p
		b.BindingSpec().Clusters = to(targets...)
	})
	return b.(client.Object)
}

// fleetOf returns a scheduler whose watches delivered the bindings, which are evaluated, and the clusters.
func fleetOf(t *testing.T, scope binding.Scope, clusters []*clusterv1alpha1.Cluster, bindings ...client.Object) (
	f *fixture, events *controllertest.FakeInformer,
) {
	t.Helper()
	objects := slices.Clone(bindings)
	for _, c := range clusters {
		objects = append(objects, c)
	}
	f, informer, events := watched(t, scope, objects...)
	for _, b := range bindings {
		informer.Add(b)
	}
	for f.queue.Len() > 0 {
		f.next(t.Context())
	}
	f.requeue(t)
	f.take()
	return f, events
}

func labeled(c *clusterv1alpha1.Cluster, value string) *clusterv1alpha1.Cluster {
	c.Labels = map[string]string{"tier": value}
	return c
}

// A pass requeues only the bindings that the changed clusters can affect.
func TestPass_requeuesAffectedBindings(t *testing.T) {
	t.Parallel()
	spread := dividedEqually()
	gold := &policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"tier": "gold"}}}
	terms := []policyv1alpha1.ClusterAffinityTerm{
		{AffinityName: "home", ClusterAffinity: *affinity("m1")},
		{AffinityName: "away", ClusterAffinity: *affinity("m3"), OverflowAffinities: []policyv1alpha1.OverflowAffinity{
			{AffinityName: "burst", ClusterAffinity: *affinity("m4")}}},
	}
	cluster := func(name, tier string, change ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
		c := labeled(member(name, "Widget"), tier)
		for _, f := range change {
			f(c)
		}
		return c
	}
	deleted := func(c *clusterv1alpha1.Cluster) { c.DeletionTimestamp = &metav1.Time{Time: start} }
	more := func(c *clusterv1alpha1.Cluster) {
		c.Status.APIEnablements = member("", "Widget", "Gadget").Status.APIEnablements
	}
	tests := map[string]struct {
		before, after *clusterv1alpha1.Cluster
		want          []string
	}{
		"named cluster":             {cluster("m1", ""), cluster("m1", "", more), []string{"all", "named", "terms"}},
		"cluster of a later term":   {cluster("m3", ""), cluster("m3", "", more), []string{"all", "terms"}},
		"cluster of an overflow":    {cluster("m4", ""), cluster("m4", "", more), []string{"all", "terms"}},
		"cluster with other labels": {cluster("m9", "silver"), cluster("m9", "bronze"), []string{"all"}},
		"now selected by a label":   {cluster("m9", "silver"), cluster("m9", "gold"), []string{"all", "labeled"}},
		"no longer selected":        {cluster("m9", "gold"), cluster("m9", "silver"), []string{"all", "labeled"}},
		"joined":                    {nil, cluster("unknown", ""), []string{"all", "unschedulable"}},
		"target is being deleted":   {cluster("m2", ""), cluster("m2", "", deleted), []string{"all", "divided", "named"}},
		"target was deleted":        {cluster("m2", "", deleted), nil, []string{"all", "divided", "named"}},
		"status that nothing reads": {cluster("m1", ""), cluster("m1", "", func(c *clusterv1alpha1.Cluster) {
			c.Status.Conditions = []metav1.Condition{{Type: "Ready"}}
			c.Status.NodeSummary = &clusterv1alpha1.NodeSummary{TotalNum: 3}
		}), nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				var clusters []*clusterv1alpha1.Cluster
				for _, name := range []string{"m1", "m2", "m3", "m4"} {
					clusters = append(clusters, cluster(name, ""))
				}
				clusters = append(clusters, cluster("m5", "gold"))
				f, events := fleetOf(t, scope, clusters,
					placed(scope, "named", policyv1alpha1.Placement{ClusterAffinity: affinity("m1", "m2")}, "m1", 2, "m2", 2),
					placed(scope, "divided", policyv1alpha1.Placement{ClusterAffinity: affinity("m1", "m2"), ReplicaScheduling: spread}, "m1", 1, "m2", 1),
					placed(scope, "labeled", policyv1alpha1.Placement{ClusterAffinity: gold}, "m5", 2),
					placed(scope, "terms", policyv1alpha1.Placement{ClusterAffinities: terms}, "m1", 2),
					placed(scope, "all", policyv1alpha1.Placement{}),
					placed(scope, "unschedulable", policyv1alpha1.Placement{ClusterAffinity: affinity("unknown"), ReplicaScheduling: spread}),
				)
				switch {
				case tc.before == nil:
					events.Add(tc.after)
				case tc.after == nil:
					events.Delete(tc.before)
				default:
					events.Update(tc.before, tc.after)
				}
				f.requeue(t)
				got := f.take()
				slices.Sort(got)
				if diff := cmp.Diff(tc.want, got); diff != "" {
					t.Errorf("requeued bindings (-want +got):\n%s", diff)
				}
				f.requeue(t)
				if got := f.take(); len(got) > 0 {
					t.Errorf("a pass without changes requeued %v", got)
				}
			})
		})
	}
}

// A binding may be evaluated between two changes of a cluster of which the second undoes the first.
func TestPass_requeuesAfterChangesThatCancelOut(t *testing.T) {
	t.Parallel()
	tier := func(value string) *policyv1alpha1.ClusterAffinity {
		return &policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"tier": value}}}
	}
	gold, silver, other := labeled(member("m1", "Widget"), "gold"), labeled(member("m1", "Widget"), "silver"), member("m2", "Widget")
	for name, tc := range map[string]struct {
		change func(events *controllertest.FakeInformer)
		want   []string
	}{
		"labels": {func(events *controllertest.FakeInformer) {
			events.Update(gold, silver)
			events.Update(silver, gold)
		}, []string{"all", "gold", "silver"}},
		"created and deleted": {func(events *controllertest.FakeInformer) {
			events.Add(other)
			events.Delete(other)
		}, []string{"all", "divided"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			scope := binding.Namespaced
			f, events := fleetOf(t, scope, []*clusterv1alpha1.Cluster{gold},
				placed(scope, "gold", policyv1alpha1.Placement{ClusterAffinity: tier("gold")}, "m1", 2),
				placed(scope, "silver", policyv1alpha1.Placement{ClusterAffinity: tier("silver")}),
				placed(scope, "bronze", policyv1alpha1.Placement{ClusterAffinity: tier("bronze")}),
				placed(scope, "all", policyv1alpha1.Placement{}, "m1", 2),
				placed(scope, "divided", policyv1alpha1.Placement{ClusterAffinity: affinity("m2"), ReplicaScheduling: dividedEqually()}, "m2", 2),
			)
			tc.change(events)
			f.requeue(t)
			got := f.take()
			slices.Sort(got)
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("requeued bindings (-want +got):\n%s", diff)
			}
		})
	}
}

// Only the unschedulable bindings that can select a cluster are retried when it reports other resources.
func TestPass_retriesUnschedulableThatSelectTheCluster(t *testing.T) {
	t.Parallel()
	scope := binding.Namespaced
	f, events := fleetOf(t, scope, []*clusterv1alpha1.Cluster{member("m1"), member("m2")},
		placed(scope, "one", policyv1alpha1.Placement{ClusterAffinity: affinity("m1")}),
		placed(scope, "two", policyv1alpha1.Placement{ClusterAffinity: affinity("m2")}),
	)
	f.clock.SetTime(start.Add(time.Minute))
	after := member("m2")
	after.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{
		Allocatable: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("8")},
	}
	events.Update(member("m2"), after)
	f.requeue(t)
	if diff := cmp.Diff([]string{"two"}, f.take()); diff != "" {
		t.Errorf("retried bindings (-want +got):\n%s", diff)
	}
}

// A cluster that changes while a binding is being evaluated queues the binding again, because the evaluation used the state
// before the change.
func TestPass_duringEvaluation(t *testing.T) {
	t.Parallel()
	scope := binding.Namespaced
	b := placed(scope, "web", policyv1alpha1.Placement{ClusterAffinity: affinity("m1"), ReplicaScheduling: dividedEqually()})
	f, events := fleetOf(t, scope, []*clusterv1alpha1.Cluster{member("m1", "Widget")}, b)
	events.Update(member("m1", "Widget"), member("m1", "Widget", "Gadget"))
	if f.requeue(t); f.queue.Len() > 0 {
		t.Fatal("a settled binding was requeued")
	}
	f.edit(t, client.ObjectKeyFromObject(b), func(b binding.Binding) { b.BindingSpec().Replicas++ })
	f.fail = func(string) error {
		f.fail = nil
		events.Update(member("m1", "Widget", "Gadget"), member("m1", "Widget"))
		f.requeue(t)
		return nil
	}
	f.queue.Add(client.ObjectKeyFromObject(b))
	f.next(t.Context())
	if f.fail != nil {
		t.Fatal("the evaluation wrote nothing")
	}
	if diff := cmp.Diff([]string{"web"}, f.take()); diff != "" {
		t.Errorf("queued after the evaluation (-want +got):\n%s", diff)
	}
}

// A pass that cannot list the bindings keeps the changes for the next one.
func TestPass_retriesAfterFailedList(t *testing.T) {
	t.Parallel()
	scope := binding.Namespaced
	b := placed(scope, "web", policyv1alpha1.Placement{ClusterAffinity: affinity("m1"), ReplicaScheduling: dividedEqually()}, "m1", 2)
	f, events := fleetOf(t, scope, []*clusterv1alpha1.Cluster{member("m1", "Widget")}, b)
	failing := true
	f.Scheduler.control.Client = interceptor.NewClient(f.control, interceptor.Funcs{
		List: func(ctx context.Context, c client.WithWatch, list client.ObjectList, o ...client.ListOption) error {
			if _, ok := list.(*workv1alpha2.ResourceBindingList); ok && failing {
				return errors.New("unavailable")
			}
			return c.List(ctx, list, o...)
		},
	})
	events.Delete(member("m1", "Widget"))
	if err := f.pass(t.Context()); err == nil {
		t.Fatal("pass = nil, want the error of the list")
	}
	failing = false
	f.take()
	f.requeue(t)
	if diff := cmp.Diff([]string{"web"}, f.take()); diff != "" {
		t.Errorf("requeued by the next pass (-want +got):\n%s", diff)
	}
}

// All changes within a second lead to one pass; the first one after a quiet time is handled at once.
func TestRunPasses_coalesces(t *testing.T) {
	t.Parallel()
	scope := binding.Namespaced
	f, events := fleetOf(t, scope, []*clusterv1alpha1.Cluster{member("m1", "Widget"), member("m2", "Widget")},
		placed(scope, "one", policyv1alpha1.Placement{ClusterAffinity: affinity("m1")}, "m1", 2),
		placed(scope, "two", policyv1alpha1.Placement{ClusterAffinity: affinity("m2")}, "m2", 2),
	)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		f.runPasses(ctx)
	}()
	defer func() {
		cancel()
		<-ended
	}()
	waitFor := func(what string, done func() bool) {
		t.Helper()
		deadline := time.After(10 * time.Second)
		for !done() {
			select {
			case <-deadline:
				t.Fatal(what)
			case <-time.After(time.Millisecond):
			}
		}
	}
	events.Update(member("m1", "Widget"), member("m1", "Widget", "Gadget"))
	waitFor("the first change is not handled", func() bool { return f.queue.Len() == 1 })
	f.take()
	events.Update(member("m1", "Widget", "Gadget"), member("m1", "Widget"))
	events.Update(member("m2", "Widget"), member("m2", "Widget", "Gadget"))
	waitFor("the second pass does not wait", f.clock.HasWaiters)
	if n := f.queue.Len(); n > 0 {
		t.Errorf("%d bindings are queued within a second after a pass", n)
	}
	f.clock.Step(passInterval)
	waitFor("the changes are not handled after a second", func() bool { return f.queue.Len() == 2 })
}
