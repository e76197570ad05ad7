// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// rollout returns a fixture in which the Deployment web runs in m1 and m2 with generation 1 and the ConfigMap old. Its template has
// another generation and the ConfigMap new. Its Works have not been rendered again. The generation is 0 for a kind without
// generations.
func rollout(t *testing.T, generation int64) *fixture {
	t.Helper()
	objects := append(deployment("web", "m1", "m2"), configMap("old"), configMap("new"))
	objects[0].SetGeneration(generation)
	for _, cluster := range []string{"m1", "m2"} {
		objects = append(objects, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: cluster}})
	}
	f := newFixture(t, objects...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("old")}
	f.run("web")
	for _, cluster := range []string{"m1", "m2"} {
		f.create(&workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: names.ExecutionNamespace(cluster), Name: "web", Labels: map[string]string{names.BindingID: "id-of-web"},
			Annotations: map[string]string{names.BindingNamespace: "default", names.BindingName: "web"},
		}})
		f.render(cluster, 1)
		f.apply(cluster)
	}
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("new")}
	return f
}

func (f *fixture) editWork(cluster string, change func(w *workv1alpha1.Work)) {
	f.t.Helper()
	w := f.work(cluster)
	change(w)
	if err := f.control.Update(f.t.Context(), w); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) work(cluster string) *workv1alpha1.Work {
	f.t.Helper()
	w := &workv1alpha1.Work{}
	if err := f.control.Get(f.t.Context(), client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: "web"}, w); err != nil {
		f.t.Fatal(err)
	}
	return w
}

// render changes a Work as the binding controller does for a generation of the template; a kind without generations has 0.
func (f *fixture) render(cluster string, generation int64) {
	f.t.Helper()
	m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"}}
	m.APIVersion, m.Kind = "apps/v1", "Deployment"
	m.Annotations = map[string]string{names.TemplateUID: "uid-web"}
	if generation > 0 {
		m.Annotations[names.TemplateGeneration] = strconv.FormatInt(generation, 10)
	}
	raw, err := json.Marshal(m)
	if err != nil {
		f.t.Fatal(err)
	}
	f.editWork(cluster, func(w *workv1alpha1.Work) {
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	})
}

// apply sets the condition Applied of a Work to True for its generation.
func (f *fixture) apply(cluster string) {
	f.t.Helper()
	f.report(cluster, metav1.ConditionTrue)
}

func (f *fixture) report(cluster string, applied metav1.ConditionStatus) {
	f.t.Helper()
	w := f.work(cluster)
	meta.SetStatusCondition(&w.Status.Conditions, metav1.Condition{
		Type: workv1alpha1.WorkApplied, Status: applied, Reason: "Test", ObservedGeneration: w.Generation,
	})
	if err := f.control.Status().Update(f.t.Context(), w); err != nil {
		f.t.Fatal(err)
	}
}

// expectOld checks the clusters in which web requires the ConfigMap old.
func (f *fixture) expectOld(clusters ...string) {
	f.t.Helper()
	a := f.binding("old-configmap")
	var got []string
	for _, s := range a.Spec.RequiredBy {
		for _, c := range s.Clusters {
			got = append(got, c.Name)
		}
	}
	if diff := cmp.Diff(clusters, got); diff != "" {
		f.t.Errorf("clusters of the old dependency (-want +got):\n%s", diff)
	}
	if isAttached(a) != (len(clusters) > 0) {
		f.t.Errorf("labels = %v with the clusters %v", a.Labels, got)
	}
}

// A member keeps a dependency until its copy of the template no longer refers to it. An ordinary rollout ends that.
func TestReconcile_detachesAfterRollout(t *testing.T) {
	t.Parallel()
	f := rollout(t, 2)
	f.run("web")
	f.expectOld("m1", "m2")
	if diff := cmp.Diff(map[string][]string{"web": {"m1", "m2"}}, requiredBy(f.binding("new-configmap"))); diff != "" {
		t.Errorf("new dependency is required by (-want +got):\n%s", diff)
	}
	if _, waits := f.binding("old-configmap").Labels[names.DependedBy("default", "web")]; waits {
		t.Error("copies in new clusters wait for the old dependency")
	}
	f.expectNoWrites("web")
	f.restart()
	f.expectNoWrites("web")
	f.render("m1", 2)
	f.render("m2", 2)
	f.expectNoWrites("web") // not applied
	f.apply("m1")
	f.run("web")
	f.expectOld("m2")
	f.expectNoWrites("web")
	f.apply("m2")
	f.run("web")
	f.expectOld()
	f.expectNoWrites("web")
	if f.index.retaining(request("web").NamespacedName) {
		t.Error("events of Works still requeue the binding")
	}
}

func TestReconcile_retainsDependenciesOfOutdatedCopy(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		prevent func(f *fixture) // the update of the copy in m1
		end     func(f *fixture) // of the reasons that prevent it
	}{
		"suspended": {
			func(f *fixture) {
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(true) })
				f.render("m1", 2)
			},
			func(f *fixture) {
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(false) })
				f.apply("m1")
			},
		},
		"suspended and applied before": {
			func(f *fixture) {
				f.render("m1", 2)
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(true) })
				f.apply("m1")
			},
			func(f *fixture) {
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = nil })
				f.apply("m1")
			},
		},
		"CreateOnly": {
			func(f *fixture) {
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.ApplyStrategy = policyv1alpha1.ApplyCreateOnly })
				f.render("m1", 2)
				f.apply("m1")
			},
			func(f *fixture) {
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.ApplyStrategy = "" })
				f.apply("m1")
			},
		},
		"not rendered, as with a failed override": {func(*fixture) {}, func(f *fixture) { f.render("m1", 2); f.apply("m1") }},
		"rejected by the member": {
			func(f *fixture) { f.render("m1", 2); f.report("m1", metav1.ConditionFalse) }, func(f *fixture) { f.apply("m1") },
		},
		"of an earlier template": {
			func(f *fixture) {
				f.render("m1", 2)
				f.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.Workload.Manifests[0].Raw = []byte(`{"kind":"Deployment"}`) })
				f.apply("m1")
			},
			func(f *fixture) { f.render("m1", 2); f.apply("m1") },
		},
		"work is deleted": {func(*fixture) {}, func(f *fixture) { f.remove(f.work("m1")) }},
		"cluster is deleted": {
			func(*fixture) {}, func(f *fixture) { f.remove(&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}) },
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := rollout(t, 2)
			f.render("m2", 2)
			f.apply("m2")
			tc.prevent(f)
			f.run("web")
			f.expectOld("m1")
			f.expectNoWrites("web")
			tc.end(f)
			f.run("web")
			f.expectOld()
			f.expectNoWrites("web")
		})
	}
}

// The manifest of a kind without generations is interpreted.
func TestReconcile_interpretsManifestWithoutGeneration(t *testing.T) {
	t.Parallel()
	f := rollout(t, 0)
	f.render("m1", 0)
	f.apply("m1")
	f.render("m2", 0)
	f.apply("m2")
	template := true // the interpreter is called for the template before the manifests
	f.layer.during = func() {
		if template {
			f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("old")}
		}
		template = false
	}
	f.run("web")
	f.expectOld("m1", "m2")
	f.layer.during = nil
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("new")}
	f.run("web")
	f.expectOld()
	f.expectNoWrites("web")
}

// A copy in a cluster that is no longer a target needs its dependencies until its Work is deleted.
func TestReconcile_retainsDependenciesOfFormerTarget(t *testing.T) {
	t.Parallel()
	f := rollout(t, 2)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("old")}
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m3"}} })
	f.run("web")
	f.expectOld("m3", "m1", "m2")
	f.expectNoWrites("web")
	f.remove(f.work("m1"))
	f.run("web")
	f.expectOld("m3", "m2")
	f.remove(&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m2"}})
	f.run("web")
	f.expectOld("m3")
	f.expectNoWrites("web")
}

// A retained object can become a dependency again, and is detached with the binding.
func TestReconcile_endsRetention(t *testing.T) {
	t.Parallel()
	f := rollout(t, 2)
	f.run("web")
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("old"), onConfigMap("new")}
	f.run("web")
	f.expectOld("m1", "m2")
	label := names.DependedBy("default", "web")
	if labels := f.binding("old-configmap").Labels; labels[label] != "id-of-web" || labels[retainedBy("default", "web")] != "" {
		t.Errorf("labels = %v", labels)
	}
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("new")}
	f.run("web")
	f.expectOld("m1", "m2")
	f.removeBinding("web")
	f.run("web")
	f.expectOld()
}

// Works requeue only bindings that retain dependencies, and only when one is deleted or its content is applied.
func TestWorks(t *testing.T) {
	t.Parallel()
	f := rollout(t, 2)
	handle := f.works()
	f.render("m1", 2)
	rendered := f.work("m1")
	f.apply("m1")
	updated := f.work("m1")
	reported := updated.DeepCopy()
	reported.ResourceVersion = "later"
	rerendered := updated.DeepCopy()
	rerendered.Generation++
	meta.FindStatusCondition(rerendered.Status.Conditions, workv1alpha1.WorkApplied).ObservedGeneration++
	q := &delays{}
	for name, tc := range map[string]struct {
		old, new *workv1alpha1.Work
		want     bool
	}{
		"rendered": {updated, rendered, false}, "applied": {rendered, updated, true}, "status": {updated, reported, false},
		"rendered and applied": {updated, rerendered, true}, "deleted": {updated, nil, true},
	} {
		for _, retaining := range []bool{false, true} {
			f.index.setRetaining(types.NamespacedName{Namespace: "default", Name: "web"}, retaining)
			q.names = nil
			if tc.new == nil {
				handle.Delete(t.Context(), event.DeleteEvent{Object: tc.old}, q)
			} else {
				handle.Update(t.Context(), event.UpdateEvent{ObjectOld: tc.old, ObjectNew: tc.new}, q)
			}
			if got := slices.Equal(q.names, []string{fmt.Sprint("web after ", workDelay)}); got != (tc.want && retaining) {
				t.Errorf("%s: requeued %v, retaining: %v", name, q.names, retaining)
			}
		}
	}
}

// delays is a queue that records the keys that are added after a delay.
type delays struct {
	workqueue.TypedRateLimitingInterface[ctrl.Request]
	names []string
}

func (q *delays) AddAfter(r ctrl.Request, after time.Duration) {
	q.names = append(q.names, fmt.Sprint(r.Name, " after ", after))
}
