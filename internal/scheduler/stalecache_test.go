// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"pgregory.net/rapid"
	"sigs.k8s.io/controller-runtime/pkg/cache/informertest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllertest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// staleCache is a fixture whose cache shows writes of a binding late, and whose watch delivers the events even later.
type staleCache struct {
	*fixture
	k                       key
	written                 []binding.Binding // not shown by the cache yet
	shown                   binding.Binding
	undelivered             [][2]binding.Binding // shown by the cache, not delivered by the watch yet
	clusters                []func()             // undelivered events of clusters
	bindings, clusterEvents *controllertest.FakeInformer
	conflicts               int // number of status writes that fail with a conflict
}

func newStaleCache(t testing.TB, b binding.Binding, k key, objects ...client.Object) *staleCache {
	f := &staleCache{fixture: newFixture(t, append(objects, b)...), k: k}
	informers := &informertest.FakeInformers{Scheme: testScheme(t)}
	f.cache = informers
	f.fail = func(what string) error {
		if f.conflicts > 0 && strings.HasPrefix(what, "update status") {
			f.conflicts--
			return apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed"))
		}
		return nil
	}
	f.shown = f.get(t, k)
	if err := f.watch(t.Context()); err != nil {
		t.Fatal(err)
	}
	f.bindings = must(informers.FakeInformerFor(t.Context(), binding.ScopeOf(b).New()))
	f.clusterEvents = must(informers.FakeInformerFor(t.Context(), &clusterv1alpha1.Cluster{}))
	f.Scheduler.control.Client = interceptor.NewClient(f.control, interceptor.Funcs{
		Get: func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
			if b, ok := o.(binding.Binding); ok && key == f.k {
				reflect.ValueOf(b).Elem().Set(reflect.ValueOf(f.shown.DeepCopyObject()).Elem())
				return nil
			}
			return c.Get(ctx, key, o, opts...)
		},
	})
	f.bindings.Add(f.shown)
	return f
}

// note records the version of the API server if it is new.
func (f *staleCache) note(t testing.TB) {
	last := f.shown
	if n := len(f.written); n > 0 {
		last = f.written[n-1]
	}
	if b := f.get(t, f.k); b.GetResourceVersion() != last.GetResourceVersion() {
		f.written = append(f.written, b)
	}
}

// show makes the cache show the next version.
func (f *staleCache) show() {
	if len(f.written) > 0 {
		f.undelivered = append(f.undelivered, [2]binding.Binding{f.shown, f.written[0]})
		f.shown, f.written = f.written[0], f.written[1:]
	}
}

func (f *staleCache) showAll() {
	for len(f.written) > 0 {
		f.show()
	}
}

// deliver makes the watch deliver the next event.
func (f *staleCache) deliver() {
	if len(f.undelivered) > 0 {
		change := f.undelivered[0]
		f.undelivered = f.undelivered[1:]
		f.bindings.Update(change[0], change[1])
	}
}

func (f *staleCache) deliverAll() {
	f.showAll()
	for len(f.undelivered) > 0 {
		f.deliver()
	}
}

func (f *staleCache) deliverClusters() {
	for _, deliver := range f.clusters {
		deliver()
	}
	f.clusters = nil
}

// work handles the next queued binding.
func (f *staleCache) work(t testing.TB) {
	if f.queue.Len() > 0 {
		f.next(t.Context())
		f.note(t)
	}
}

func (f *staleCache) writeNextPending(t testing.TB) {
	if f.pendingStatuses.queue.Len() > 0 {
		f.writeNextStatus(t.Context())
		f.note(t)
	}
}

// unconverged returns a description of the state that is not correct yet, or "".
func (f *staleCache) unconverged(t testing.TB) string {
	b := f.get(t, f.k)
	if len(f.pendingStatuses.outcomes) > 0 {
		return "a status is pending"
	}
	if !f.handles(b) {
		return ""
	}
	now := must(f.snapshots.get(t.Context(), f.fixture.control))
	d, err := f.decide(t.Context(), now, b)
	i := slices.IndexFunc(b.BindingStatus().Conditions, func(c metav1.Condition) bool { return c.Type == workv1alpha2.Scheduled })
	if i < 0 {
		return "never scheduled"
	}
	st, placed := b.BindingStatus(), b.BindingStatus().Conditions[i].Status == metav1.ConditionTrue
	switch {
	case err != nil && !placed:
		return ""
	case err != nil && !divided(b.BindingSpec()):
		return "unschedulable, but the condition is True: " + err.Error()
	case err == nil && !placed:
		return "schedulable, but the condition is False: " + b.BindingStatus().Conditions[i].Message
	case st.SchedulerObservedGeneration != b.GetGeneration() || st.LastScheduledTime == nil || rescheduleRequested(b):
		return "outdated status"
	}
	if reason, _ := needsScheduling(now.clusters, b); reason != "" && divided(b.BindingSpec()) {
		return reason
	}
	if diff := cmp.Diff(d.Clusters, b.BindingSpec().Clusters); diff != "" && !divided(b.BindingSpec()) {
		return diff
	}
	term := termNamed(b.BindingSpec().Placement, st.SchedulerObservedAffinityName)
	if term == nil {
		return "unknown affinity term: " + st.SchedulerObservedAffinityName
	}
	for _, c := range b.BindingSpec().Clusters {
		if !slices.Contains(term.ClusterNames, c.Name) {
			return "target " + c.Name + " does not match the affinity term " + term.AffinityName
		}
	}
	return ""
}

// Spec and status are correct once the cache shows all writes and the watch has delivered all events, regardless of the delays and
// conflicts before.
func TestSchedule_convergesWithStaleCache(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(r *rapid.T) {
		term := func(name string, clusters ...string) policyv1alpha1.ClusterAffinityTerm {
			return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: clusters}}
		}
		b, k := newBinding(rapid.SampledFrom(binding.Scopes).Draw(r, "scope"), func(b binding.Binding) {
			terms := []policyv1alpha1.ClusterAffinityTerm{term("home", "m1"), term("away", "m2", "m3")}
			b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: terms}
			if rapid.Bool().Draw(r, "divided") {
				b.BindingSpec().Placement.ReplicaScheduling = dividedEqually()
			}
		})
		f := newStaleCache(t, b, k, member("m1", "Widget"), member("m2", "Widget"), member("m3"))
		edit := func(change func(*rapid.T, *workv1alpha2.ResourceBindingSpec)) func(*rapid.T) {
			return func(r *rapid.T) {
				f.edit(t, k, func(b binding.Binding) { change(r, b.BindingSpec()) })
				f.note(t)
			}
		}
		steps := map[string]func(*rapid.T){
			"show":              func(*rapid.T) { f.show() },
			"deliver":           func(*rapid.T) { f.deliver() },
			"work":              func(*rapid.T) { f.showAll(); f.work(t) },
			"work, stale cache": func(*rapid.T) { f.work(t) },
			"work, queue filled": func(*rapid.T) {
				if f.queue.Len() == 0 {
					return
				}
				f.showAll()
				f.fillQueue() // queued after the binding, unless that was requeued
				f.work(t)
				for again := false; f.queue.Len() > 0; {
					got, _ := f.queue.Get()
					f.queue.Done(got)
					if again = again || got == f.k; f.queue.Len() == 0 && again {
						f.queue.Add(f.k)
						return
					}
				}
			},
			"write pending":   func(*rapid.T) { f.showAll(); f.writeNextPending(t) },
			"wait":            func(*rapid.T) { f.clock.SetTime(f.clock.Now().Add(time.Second)) },
			"status conflict": func(*rapid.T) { f.conflicts = 1 },
			"replicas": edit(func(r *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				s.Replicas = rapid.Int32Range(1, 3).Draw(r, "replicas")
			}),
			"template": edit(func(_ *rapid.T, s *workv1alpha2.ResourceBindingSpec) { s.Resource.ResourceVersion += "1" }),
			"reschedule": edit(func(_ *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				s.RescheduleTriggeredAt = &metav1.Time{Time: f.clock.Now()}
			}),
			"evict": edit(func(r *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				from := rapid.SampledFrom([]string{"m1", "m2", "m3"}).Draw(r, "from")
				s.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: from}}
				s.Clusters = slices.DeleteFunc(s.Clusters, func(c workv1alpha2.TargetCluster) bool { return c.Name == from })
			}),
			"evicted": edit(func(_ *rapid.T, s *workv1alpha2.ResourceBindingSpec) { s.GracefulEvictionTasks = nil }),
			"suspend": edit(func(r *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				s.Suspension = &workv1alpha2.Suspension{Scheduling: new(rapid.Bool().Draw(r, "suspended"))}
			}),
			"scheduler": edit(func(r *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				s.SchedulerName = rapid.SampledFrom([]string{"", "another"}).Draw(r, "scheduler")
			}),
			"a cluster": func(r *rapid.T) {
				name := rapid.SampledFrom([]string{"m1", "m2", "m3"}).Draw(r, "cluster")
				var before, after clusterv1alpha1.Cluster
				k := client.ObjectKey{Name: name}
				if err := f.control.Get(t.Context(), k, &before); err != nil {
					t.Fatal(err)
				}
				f.editCluster(t, name, func(c *clusterv1alpha1.Cluster) {
					if c.Status.APIEnablements == nil {
						c.Status = member(name, "Widget").Status
					} else {
						c.Status.APIEnablements = nil
					}
				})
				if err := f.control.Get(t.Context(), k, &after); err != nil {
					t.Fatal(err)
				}
				f.clusters = append(f.clusters, func() { f.clusterEvents.Update(&before, &after) })
			},
			"nothing":          func(*rapid.T) {},
			"deliver clusters": func(*rapid.T) { f.deliverClusters() },
			"pass":             func(*rapid.T) { f.requeue(t) },
		}
		names := slices.Sorted(maps.Keys(steps))
		for range 4 { // several short sequences find more errors than a long one
			steps[rapid.SampledFrom([]string{"replicas", "evict", "template", "nothing"}).Draw(r, "begin")](r)
			f.deliverAll()
			for _, name := range rapid.SliceOfN(rapid.SampledFrom(append(names, often...)), 1, 6).Draw(r, "steps") {
				steps[name](r)
			}
			f.settle(t, r)
		}
	})
}

// often lists the steps that are drawn more often.
var often = []string{
	"deliver",
	"work",
	"work",
	"work, queue filled",
	"work, queue filled",
	"work, queue filled",
	"write pending",
	"write pending",
	"write pending",
	"status conflict",
	"status conflict",
}

// settle shows and delivers everything, and waits until the binding has converged.
func (f *staleCache) settle(t testing.TB, r *rapid.T) {
	f.conflicts = 0
	deadline := time.After(20 * time.Second)
	for {
		f.deliverAll()
		f.deliverClusters()
		f.requeue(t)
		f.work(t)
		f.writeNextPending(t)
		if len(f.written)+f.queue.Len() > 0 {
			continue
		}
		problem := f.unconverged(t)
		if problem == "" {
			return
		}
		select {
		case <-deadline:
			r.Fatalf("%s: %+v, status %+v", problem, f.get(t, f.k).BindingSpec(), f.get(t, f.k).BindingStatus())
		case <-time.After(time.Millisecond): // failed writes are requeued
		}
	}
}
