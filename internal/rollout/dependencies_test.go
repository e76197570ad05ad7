// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/revision"
	"karmada.io/karmada/test/fakecontrol"
)

// attach creates a ConfigMap or a Secret, and its attached binding that bindings require in m1 and m2.
func (f *fixture) attach(kind, name, value string, requiredBy ...string) {
	f.t.Helper()
	uid := types.UID(strings.ToLower(kind) + "-" + name)
	a := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: "default", Name: name + "-" + strings.ToLower(kind), UID: uid + "-binding", Finalizers: []string{names.BindingFinalizer},
			Labels: map[string]string{names.BindingID: string(uid) + "-id"},
		},
		Spec: workv1alpha2.ResourceBindingSpec{Resource: workv1alpha2.ObjectReference{
			APIVersion: "v1", Kind: kind, Namespace: "default", Name: name, UID: uid, ResourceVersion: "1",
		}},
	}
	for _, by := range requiredBy {
		a.Spec.RequiredBy = append(a.Spec.RequiredBy, workv1alpha2.BindingSnapshot{
			Namespace: "default", Name: by, Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 2}},
		})
	}
	for _, o := range []client.Object{a, fakecontrol.Parse(f.t, fmt.Sprintf(
		`{apiVersion: v1, kind: %s, metadata: {name: %s, namespace: default, uid: %s}, data: {key: %s}}`, kind, name, uid, value))} {
		if err := f.control.Create(f.t.Context(), o); err != nil {
			f.t.Fatal(err)
		}
	}
	f.attached = append(f.attached, client.ObjectKeyFromObject(a))
}

// editData changes a ConfigMap or a Secret, as a user does.
func (f *fixture) editData(kind, name, value string) {
	f.t.Helper()
	o := &unstructured.Unstructured{}
	o.SetAPIVersion("v1")
	o.SetKind(kind)
	update(f, o, types.NamespacedName{Namespace: "default", Name: name}, func(o *unstructured.Unstructured) {
		o.Object["data"] = map[string]any{"key": value}
	})
}

// mounting is a volume list that refers to a ConfigMap and a Secret.
var mounting = []any{
	map[string]any{"name": "c", "configMap": map[string]any{"name": "config"}},
	map[string]any{"name": "s", "secret": map[string]any{"secretName": "key"}},
}

// data returns the values of a ConfigMap or a Secret in each cluster that has a Work.
func (f *fixture) data(kind, name string) map[string]string {
	f.t.Helper()
	out := map[string]string{}
	for i, w := range f.worksOf(kind, name) {
		var o struct{ Data map[string]string }
		if err := json.Unmarshal(w.Spec.Workload.Manifests[0].Raw, &o); err != nil {
			f.t.Fatal(err)
		}
		out[i] = o.Data["key"]
	}
	return out
}

// worksOf returns the Works of an object by cluster.
func (f *fixture) worksOf(kind, name string) map[string]*workv1alpha1.Work {
	f.t.Helper()
	var list workv1alpha1.WorkList
	if err := f.control.List(f.t.Context(), &list); err != nil {
		f.t.Fatal(err)
	}
	out := map[string]*workv1alpha1.Work{}
	for i := range list.Items {
		var o metav1.PartialObjectMetadata
		if err := json.Unmarshal(list.Items[i].Spec.Workload.Manifests[0].Raw, &o); err != nil {
			f.t.Fatal(err)
		}
		if cluster, _ := names.ClusterOf(list.Items[i].Namespace); o.Kind == kind && o.Name == name {
			out[cluster] = &list.Items[i]
		}
	}
	return out
}

// apply reports the Work of a dependency as applied.
func (f *fixture) apply(kind, name, cluster string) {
	f.t.Helper()
	w := f.worksOf(kind, name)[cluster]
	w.Status.Conditions = []metav1.Condition{{
		Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue, ObservedGeneration: w.Generation, Reason: "x",
	}}
	if err := f.control.Status().Update(f.t.Context(), w); err != nil {
		f.t.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKey)
}

func (f *fixture) expectData(kind, name string, want map[string]string) {
	f.t.Helper()
	if diff := cmp.Diff(want, f.data(kind, name)); diff != "" {
		f.t.Errorf("%s %s (-want +got):\n%s", kind, name, diff)
	}
}

// dependent returns a fixture with a deployed workload that mounts a ConfigMap and a Secret.
func dependent(t *testing.T, strategy *policyv1alpha1.StagedStrategy) *fixture {
	t.Helper()
	f := newFixture(t, nil, "m1", "m2")
	f.editTemplate(mounting, "spec", "template", "spec", "volumes")
	f.attach("ConfigMap", "config", "one", key.Name)
	f.attach("Secret", "key", "b25l", key.Name)
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = true })
	f.settle()
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = strategy })
	f.settle()
	for _, cluster := range []string{"m1", "m2"} {
		f.report(cluster, workv1alpha1.ResourceHealthy)
		f.apply("ConfigMap", "config", cluster)
		f.apply("Secret", "key", cluster)
	}
	f.settle()
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:1 x2 gen 2", "m2": "nginx:1 x2 gen 2"})
	return f
}

// A change of a ConfigMap or a Secret is a revision of the workload that mounts it, and reaches clusters with it.
func TestReconcile_stagesDependencies(t *testing.T) {
	t.Parallel()
	for kind, tc := range map[string]struct{ name, first, second string }{
		"ConfigMap": {"config", "one", "two"}, "Secret": {"key", "b25l", "dHdv"},
	} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			f := dependent(t, canary())
			f.editData(kind, tc.name, tc.second)
			f.settle()
			f.expectData(kind, tc.name, map[string]string{"m1": tc.first, "m2": tc.second})
			f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 2", "m2": "nginx:1 x2 gen 2"})
			// The Deployment is not changed, so its report proves nothing: the gate waits for the dependency.
			f.report("m2", workv1alpha1.ResourceHealthy)
			f.settle()
			f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 2", "m2": "nginx:1 x2 gen 2"})
			f.apply(kind, tc.name, "m2")
			f.settle()
			f.expect(fleetv1alpha1.RolloutWaitingForApproval, map[string]string{"m1": "nginx:1 x2 gen 2", "m2": "nginx:1 x2 gen 2"})
			if writes := f.settle(); len(writes) > 0 {
				t.Errorf("a second run wrote %q", writes)
			}
			f.approve("canary", 2)
			f.settle()
			f.expectData(kind, tc.name, map[string]string{"m1": tc.second, "m2": tc.second})
			// The earlier content makes no new revision.
			f.editData(kind, tc.name, tc.first)
			f.settle()
			if r := get(f, &fleetv1alpha1.StagedRollout{}, key); r.Status.Revision != 1 {
				t.Errorf("revision %d, want 1", r.Status.Revision)
			}
		})
	}
}

// An older revision returns with its ConfigMap and its Secret. A ControllerRevision does not contain Secrets.
func TestReconcile_restoresDependencies(t *testing.T) {
	t.Parallel()
	f := dependent(t, canary())
	f.editData("ConfigMap", "config", "two")
	f.editData("Secret", "key", "dHdv")
	f.settle()
	f.expectData("Secret", "key", map[string]string{"m1": "b25l", "m2": "dHdv"})
	update(f, &fleetv1alpha1.StagedRollout{}, key, func(r *fleetv1alpha1.StagedRollout) { r.Spec.Revision = new(int64(1)) })
	f.settle()
	f.expectData("ConfigMap", "config", map[string]string{"m1": "one", "m2": "one"})
	f.expectData("Secret", "key", map[string]string{"m1": "b25l", "m2": "b25l"})
	var revisions appsv1.ControllerRevisionList
	if err := f.control.List(t.Context(), &revisions); err != nil {
		t.Fatal(err)
	}
	if len(revisions.Items) != 2 {
		t.Errorf("%d revisions, want 2", len(revisions.Items))
	}
	for _, r := range revisions.Items {
		if bytes.Contains(r.Data.Raw, []byte("b25l")) || bytes.Contains(r.Data.Raw, []byte("dHdv")) {
			t.Errorf("revision %d discloses the Secret: %s", r.Revision, r.Data.Raw)
		}
	}
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = nil })
	f.settle()
	f.expectData("ConfigMap", "config", map[string]string{"m1": "two", "m2": "two"})
	var secrets corev1.SecretList
	if err := f.control.List(t.Context(), &secrets, client.HasLabels{names.BindingID}); err != nil || len(secrets.Items) > 0 {
		t.Errorf("%d Secrets of revisions are left, %v", len(secrets.Items), err)
	}
	for cluster, w := range f.worksOf("ConfigMap", "config") {
		if w.Annotations[names.Revision] != "" {
			t.Errorf("the Work in %s has the revision %s", cluster, w.Annotations[names.Revision])
		}
	}
}

// A ConfigMap of two workloads changes in a cluster when the later one is updated there, and an event reports that.
func TestReconcile_sharedDependencyFollowsLaterRollout(t *testing.T) {
	t.Parallel()
	f := dependent(t, canary())
	other := types.NamespacedName{Namespace: "default", Name: "other-deployment"}
	template := fakecontrol.Parse(t, strings.NewReplacer("name: nginx,", "name: other,", "uid: template", "uid: other").Replace(deployment))
	if err := unstructured.SetNestedSlice(template.Object, mounting[:1], "spec", "template", "spec", "volumes"); err != nil {
		t.Fatal(err)
	}
	b := get(f, &workv1alpha2.ResourceBinding{}, key).DeepCopy()
	b.ObjectMeta = metav1.ObjectMeta{
		Namespace: other.Namespace, Name: other.Name, UID: "other-binding", Finalizers: b.Finalizers,
		Labels: map[string]string{names.BindingID: "other-id"},
	}
	b.Spec.Resource.Name, b.Spec.Resource.UID, b.Spec.StagedRollout = "other", "other", nil
	for _, o := range []client.Object{template, b} {
		if err := f.control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	update(f, &workv1alpha2.ResourceBinding{}, f.attached[0], func(a *workv1alpha2.ResourceBinding) {
		a.Spec.RequiredBy = append(a.Spec.RequiredBy, workv1alpha2.BindingSnapshot{
			Namespace: other.Namespace, Name: other.Name, Clusters: b.Spec.Clusters,
		})
	})
	f.attached = append(f.attached, other)
	f.settle()
	strategy := canary() // its first stage is m1
	strategy.Stages[0].ClusterAffinity.ClusterNames = []string{"m1"}
	update(f, &workv1alpha2.ResourceBinding{}, other, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = strategy })
	f.settle()

	f.editData("ConfigMap", "config", "two")
	f.settle()
	f.expectData("ConfigMap", "config", map[string]string{"m1": "one", "m2": "one"})
	said := false
	for _, e := range f.events.All() {
		said = said || e.Reason == "SharedDependencyHeld" && strings.Contains(e.Message, "Cluster m2 keeps") &&
			strings.Contains(e.Message, "rollout of binding nginx-deployment has updated it")
	}
	if !said {
		t.Error("no event reports that the ConfigMap keeps its content")
	}
	f.report("m2", workv1alpha1.ResourceHealthy)
	f.approve("canary", 2)
	f.settle()
	f.expectData("ConfigMap", "config", map[string]string{"m1": "two", "m2": "one"})
}

// A changed ConfigMap that the detector renders without a change of its binding requeues the workload.
func TestDependency_requeuesWorkload(t *testing.T) {
	t.Parallel()
	f := dependent(t, canary())
	var queue workqueue.TypedRateLimitingInterface[ctrl.Request] = &fakeQueue{}
	f.rollouts.queue.Store(&queue)
	f.reconcile(f.attached[0])
	if added := queue.(*fakeQueue).added; len(added) > 0 {
		t.Errorf("requeued %v without a change", added)
	}
	f.editData("ConfigMap", "config", "two")
	f.reconcile(f.attached[0])
	if diff := cmp.Diff([]ctrl.Request{{NamespacedName: key}}, queue.(*fakeQueue).added); diff != "" {
		t.Errorf("requeued (-want +got):\n%s", diff)
	}
}

// fakeQueue records what is added to a queue.
type fakeQueue struct {
	workqueue.TypedRateLimitingInterface[ctrl.Request]
	added []ctrl.Request
}

func (q *fakeQueue) Add(r ctrl.Request) { q.added = append(q.added, r) }

// The first deployment of a dependency waits for the stage of its workload.
func TestReconcile_holdsNewDependencies(t *testing.T) {
	t.Parallel()
	f := newFixture(t, canary(), "m1", "m2")
	f.editTemplate(mounting[:1], "spec", "template", "spec", "volumes")
	f.attach("ConfigMap", "config", "one", key.Name)
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = true })
	f.settle()
	f.expectData("ConfigMap", "config", map[string]string{"m2": "one"})
}

// A strategy that returns after its end starts with what the clusters have.
func TestReconcile_startsAgain(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	for _, strategy := range []*policyv1alpha1.StagedStrategy{nil, canary()} {
		update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = strategy })
		f.settle()
	}
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:2 x2 gen 2", "m2": "nginx:2 x2 gen 2"})
}

// A cluster whose revision was deleted keeps its content; the others go on.
func TestReconcile_deletedRevision(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	var revisions appsv1.ControllerRevisionList
	if err := f.control.List(t.Context(), &revisions); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), &revisions.Items[0]); err != nil {
		t.Fatal(err)
	}
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
}

// A controller whose cache lacks the strategy deletes no revision, and one whose cache has an older status returns no cluster.
func TestReconcile_staleCache(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	before := get(f, &workv1alpha2.ResourceBinding{}, key).DeepCopy()
	before.Spec.StagedRollout = nil
	f.settle()
	r := get(f, &fleetv1alpha1.StagedRollout{}, key)
	if err := f.rollouts.end(t.Context(), before, r); err == nil {
		t.Error("the end of a strategy that exists is not refused")
	}
	f.clock.SetTime(f.clock.Now().Add(time.Second))
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
}

// A strategy that is removed and set again numbers its revisions above those that Works have left: a cluster whose Work has a number of an
// earlier strategy must not count as updated.
func TestReconcile_numbersAfterEarlierStrategy(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
	for _, strategy := range []*policyv1alpha1.StagedStrategy{nil, canary()} {
		update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = strategy })
		f.run(f.rollouts.Reconcile, key) // before the Works are synced
	}
	if revision := get(f, &fleetv1alpha1.StagedRollout{}, key).Status.Revision; revision <= 2 {
		t.Errorf("revision %d, which a Work has", revision)
	}
}

// Two leaders do not record two contents with one number.
func TestStore_conflict(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	b := get(f, &workv1alpha2.ResourceBinding{}, key)
	content := &revision.Content{Part: revision.Part{Template: map[string]any{"kind": "Deployment"}}}
	if _, err := f.rollouts.store(t.Context(), b, content, "", "one", 2); err != nil {
		t.Fatal(err)
	}
	if _, err := f.rollouts.store(t.Context(), b, content, "", "two", 2); !errors.Is(err, requeue.ErrStale) {
		t.Errorf("error %v, want ErrStale", err)
	}
}
