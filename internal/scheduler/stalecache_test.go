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

// lagging is a world whose cache shows a binding later than it is written, and whose watch tells of it later still.
type lagging struct {
	*world
	k                  key
	written            []binding.Binding // what the cache does not show yet
	shown              binding.Binding
	untold             [][2]binding.Binding // changes that the cache shows and the watch has not told of
	clusters           []func()             // the same of clusters
	bindings, machines *controllertest.FakeInformer
	conflicts          int // so many writes of a status are refused
}

func newLagging(t testing.TB, b binding.Binding, k key, objects ...client.Object) *lagging {
	w := &lagging{world: newWorld(t, append(objects, b)...), k: k}
	informers := &informertest.FakeInformers{Scheme: testScheme(t)}
	w.cache = informers
	w.fail = func(what string) error {
		if w.conflicts > 0 && strings.HasPrefix(what, "update status") {
			w.conflicts--
			return apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed"))
		}
		return nil
	}
	w.shown = w.get(t, k)
	if err := w.watch(t.Context()); err != nil {
		t.Fatal(err)
	}
	w.bindings = must(informers.FakeInformerFor(t.Context(), binding.ScopeOf(b).New()))
	w.machines = must(informers.FakeInformerFor(t.Context(), &clusterv1alpha1.Cluster{}))
	w.Scheduler.control.Client = interceptor.NewClient(w.control, interceptor.Funcs{
		Get: func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
			if b, ok := o.(binding.Binding); ok && key == w.k {
				reflect.ValueOf(b).Elem().Set(reflect.ValueOf(w.shown.DeepCopyObject()).Elem())
				return nil
			}
			return c.Get(ctx, key, o, opts...)
		},
	})
	w.bindings.Add(w.shown)
	return w
}

// note keeps what the server has, if it is new.
func (w *lagging) note(t testing.TB) {
	last := w.shown
	if n := len(w.written); n > 0 {
		last = w.written[n-1]
	}
	if b := w.get(t, w.k); b.GetResourceVersion() != last.GetResourceVersion() {
		w.written = append(w.written, b)
	}
}

// show has the cache show the next version.
func (w *lagging) show() {
	if len(w.written) > 0 {
		w.untold = append(w.untold, [2]binding.Binding{w.shown, w.written[0]})
		w.shown, w.written = w.written[0], w.written[1:]
	}
}

func (w *lagging) showAll() {
	for len(w.written) > 0 {
		w.show()
	}
}

// tell has the watch tell of the next change.
func (w *lagging) tell() {
	if len(w.untold) > 0 {
		change := w.untold[0]
		w.untold = w.untold[1:]
		w.bindings.Update(change[0], change[1])
	}
}

func (w *lagging) tellAll() {
	w.showAll()
	for len(w.untold) > 0 {
		w.tell()
	}
}

func (w *lagging) tellClusters() {
	for _, tell := range w.clusters {
		tell()
	}
	w.clusters = nil
}

// work does what is due, of the workers and of the reporters.
func (w *lagging) work(t testing.TB) {
	if w.queue.Len() > 0 {
		w.next(t.Context())
		w.note(t)
	}
}

func (w *lagging) payNext(t testing.TB) {
	if w.pendingStatuses.queue.Len() > 0 {
		w.writeNextStatus(t.Context())
		w.note(t)
	}
}

// wrong says what is not as it is to be in the end.
func (w *lagging) wrong(t testing.TB) string {
	b := w.get(t, w.k)
	if len(w.pendingStatuses.outcomes) > 0 {
		return "a status is owed"
	}
	if !w.handles(b) {
		return ""
	}
	w.snapshots.invalidate()
	now := must(w.snapshots.get(t.Context(), w.world.control))
	d, err := w.decide(t.Context(), now, b)
	i := slices.IndexFunc(b.BindingStatus().Conditions, func(c metav1.Condition) bool { return c.Type == workv1alpha2.Scheduled })
	if i < 0 {
		return "it was never scheduled"
	}
	st, placed := b.BindingStatus(), b.BindingStatus().Conditions[i].Status == metav1.ConditionTrue
	switch {
	case err != nil && !placed:
		return ""
	case err != nil && !divided(b.BindingSpec()):
		return "nothing fits, and it says that it was placed: " + err.Error()
	case err == nil && !placed:
		return "it fits, and it says that it was not placed: " + b.BindingStatus().Conditions[i].Message
	case st.SchedulerObservedGeneration != b.GetGeneration() || st.LastScheduledTime == nil || rescheduleRequested(b):
		return "the status is old"
	}
	if reason, _ := needsScheduling(now.clusters, b); reason != "" && divided(b.BindingSpec()) {
		return reason
	}
	if diff := cmp.Diff(d.Clusters, b.BindingSpec().Clusters); diff != "" && !divided(b.BindingSpec()) {
		return diff
	}
	term := termNamed(b.BindingSpec().Placement, st.SchedulerObservedAffinityName)
	if term == nil {
		return "the term in force is none: " + st.SchedulerObservedAffinityName
	}
	for _, c := range b.BindingSpec().Clusters {
		if !slices.Contains(term.ClusterNames, c.Name) {
			return "it is in " + c.Name + ", and the term in force is " + term.AffinityName
		}
	}
	return ""
}

// However late the cache and the watch are, and whatever is refused: when all has been shown and told, the binding is where it
// is to be, and says so.
func TestSchedule_convergesThoughTheCacheLags(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(r *rapid.T) {
		term := func(name string, clusters ...string) policyv1alpha1.ClusterAffinityTerm {
			return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: clusters}}
		}
		b, k := waiting(rapid.SampledFrom(binding.Scopes).Draw(r, "scope"), func(b binding.Binding) {
			terms := []policyv1alpha1.ClusterAffinityTerm{term("home", "m1"), term("away", "m2", "m3")}
			b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: terms}
			if rapid.Bool().Draw(r, "divided") {
				b.BindingSpec().Placement.ReplicaScheduling = halves()
			}
		})
		w := newLagging(t, b, k, member("m1", "Widget"), member("m2", "Widget"), member("m3"))
		edit := func(change func(*rapid.T, *workv1alpha2.ResourceBindingSpec)) func(*rapid.T) {
			return func(r *rapid.T) {
				w.edit(t, k, func(b binding.Binding) { change(r, b.BindingSpec()) })
				w.note(t)
			}
		}
		steps := map[string]func(*rapid.T){
			"show":         func(*rapid.T) { w.show() },
			"tell":         func(*rapid.T) { w.tell() },
			"work":         func(*rapid.T) { w.showAll(); w.work(t) },
			"work, behind": func(*rapid.T) { w.work(t) },
			"work, others wait": func(*rapid.T) {
				if w.queue.Len() == 0 {
					return
				}
				w.showAll()
				w.crowded() // comes after what is due, but for what has come by itself
				w.work(t)
				for again := false; w.queue.Len() > 0; {
					got, _ := w.queue.Get()
					w.queue.Done(got)
					if again = again || got == w.k; w.queue.Len() == 0 && again {
						w.queue.Add(w.k)
						return
					}
				}
			},
			"pay":                        func(*rapid.T) { w.showAll(); w.payNext(t) },
			"wait":                       func(*rapid.T) { w.clock.SetTime(w.clock.Now().Add(time.Second)) },
			"somebody writes the status": func(*rapid.T) { w.conflicts = 1 },
			"replicas": edit(func(r *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				s.Replicas = rapid.Int32Range(1, 3).Draw(r, "replicas")
			}),
			"template": edit(func(_ *rapid.T, s *workv1alpha2.ResourceBindingSpec) { s.Resource.ResourceVersion += "1" }),
			"reschedule": edit(func(_ *rapid.T, s *workv1alpha2.ResourceBindingSpec) {
				s.RescheduleTriggeredAt = &metav1.Time{Time: w.clock.Now()}
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
				if err := w.control.Get(t.Context(), k, &before); err != nil {
					t.Fatal(err)
				}
				w.editCluster(t, name, func(c *clusterv1alpha1.Cluster) {
					if c.Status.APIEnablements == nil {
						c.Status = member(name, "Widget").Status
					} else {
						c.Status.APIEnablements = nil
					}
				})
				if err := w.control.Get(t.Context(), k, &after); err != nil {
					t.Fatal(err)
				}
				w.clusters = append(w.clusters, func() { w.machines.Update(&before, &after) })
			},
			"nothing":          func(*rapid.T) {},
			"tell of clusters": func(*rapid.T) { w.tellClusters() },
		}
		names := slices.Sorted(maps.Keys(steps))
		for range 4 { // that the last of many steps is the one that goes wrong is rare
			steps[rapid.SampledFrom([]string{"replicas", "evict", "template", "nothing"}).Draw(r, "begin")](r)
			w.tellAll()
			for _, name := range rapid.SliceOfN(rapid.SampledFrom(append(names, often...)), 1, 6).Draw(r, "steps") {
				steps[name](r)
			}
			w.rest(t, r)
		}
	})
}

// often is what happens between changes.
var often = []string{
	"tell", "work", "work", "work, others wait", "work, others wait", "work, others wait", "pay", "pay", "pay",
	"somebody writes the status", "somebody writes the status",
}

// rest has everything shown and told, and waits until all is as it is to be.
func (w *lagging) rest(t testing.TB, r *rapid.T) {
	w.conflicts = 0
	deadline := time.After(20 * time.Second)
	for {
		w.tellAll()
		w.tellClusters()
		w.work(t)
		w.payNext(t)
		if len(w.written)+w.queue.Len() > 0 {
			continue
		}
		wrong := w.wrong(t)
		if wrong == "" {
			return
		}
		select {
		case <-deadline:
			r.Fatalf("%s: %+v, status %+v", wrong, w.get(t, w.k).BindingSpec(), w.get(t, w.k).BindingStatus())
		case <-time.After(time.Millisecond): // what was refused comes back by itself
		}
	}
}
