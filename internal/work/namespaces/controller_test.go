// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package namespaces

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func member(name string, finalizers ...string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: finalizers}}
}

func namespace(name string, labels map[string]string) *corev1.Namespace {
	return &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name, UID: types.UID("uid-" + name), Labels: labels}}
}

func works(t *testing.T, h *fakecontrol.Control) map[string]workv1alpha1.Work {
	t.Helper()
	var list workv1alpha1.WorkList
	if err := h.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	out := map[string]workv1alpha1.Work{}
	for _, w := range list.Items {
		out[w.Namespace] = w
	}
	return out
}

// writes returns the number of writes since the last call.
func writes(h *fakecontrol.Control) int { return len(h.Writes(fakecontrol.Write.ByName)) }

func reconcile(t *testing.T, h *fakecontrol.Control, name string) ctrl.Result {
	t.Helper()
	s := &Controller{Options: Options{NewID: func() string { return "id" }, Skipped: func(n string) bool { return n == "secret" }}, control: h}
	result, err := s.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: name}})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func TestReconcile_createsAWorkForEachClusterWithFinalizer(t *testing.T) {
	t.Parallel()
	h := fakecontrol.WithObjects(
		t,
		namespace("web", map[string]string{"team": "a"}),
		member("member1", names.ClusterFinalizer),
		member("member2", names.ClusterFinalizer),
		member("new"),
	)
	reconcile(t, h, "web")
	got := works(t, h)
	if len(got) != 2 || writes(h) != 2 {
		t.Fatalf("%d works, want one write for each of 2", len(got))
	}
	w := got["karmada-es-member1"]
	object := &unstructured.Unstructured{}
	if err := object.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"team": "a", names.Managed: "true", names.WorkID: "id"}
	if diff := cmp.Diff(want, object.GetLabels()); diff != "" {
		t.Errorf("labels of the manifest (-want +got):\n%s", diff)
	}
	if owner := metav1.GetControllerOf(&w); owner == nil || owner.UID != "uid-web" {
		t.Errorf("owner = %v, want the namespace", owner)
	}
	if object.GetAnnotations()[names.WorkName] != w.Name || w.Name != names.Work("Namespace", "", "web") {
		t.Errorf("work %s, annotation %s", w.Name, object.GetAnnotations()[names.WorkName])
	}

	reconcile(t, h, "web")
	if n := writes(h); n != 0 {
		t.Errorf("%d writes at the fixpoint, want none", n)
	}
}

func TestReconcile_updatesLabels(t *testing.T) {
	t.Parallel()
	n := namespace("web", nil)
	h := fakecontrol.WithObjects(t, n, member("member1", names.ClusterFinalizer))
	reconcile(t, h, "web")
	n.Labels = map[string]string{"team": "b"}
	if err := h.Update(t.Context(), n); err != nil {
		t.Fatal(err)
	}
	reconcile(t, h, "web")
	w := works(t, h)["karmada-es-member1"]
	if raw := string(w.Spec.Workload.Manifests[0].Raw); writes(h) != 3 || !strings.Contains(raw, `"team":"b"`) {
		t.Errorf("manifest: %s", raw)
	}
}

// The cache of the controller may not show owners and finalizers of other controllers yet.
func TestReconcile_keepsOwnersOfOthers(t *testing.T) {
	t.Parallel()
	n := namespace("web", nil)
	h := fakecontrol.WithObjects(t, n, member("member1", names.ClusterFinalizer))
	reconcile(t, h, "web")
	w := works(t, h)["karmada-es-member1"]
	stale := w.DeepCopy()
	w.OwnerReferences[0].UID = "uid-of-a-deleted-namespace"
	theirs := metav1.OwnerReference{APIVersion: "v1", Kind: "ConfigMap", Name: "theirs", UID: "theirs"}
	w.OwnerReferences = append(w.OwnerReferences, theirs)
	if err := h.Update(t.Context(), &w); err != nil {
		t.Fatal(err)
	}
	stale.OwnerReferences = nil
	cache := fakecontrol.Cache{Client: h, Shown: []client.Object{stale}}
	c := &Controller{Options: Options{NewID: func() string { return "id" }}, control: cache}
	request := ctrl.Request{NamespacedName: types.NamespacedName{Name: "web"}}
	if _, err := c.Reconcile(t.Context(), request); !apierrors.IsConflict(err) {
		t.Errorf("Reconcile with a stale cache = %v, want a conflict", err)
	}
	reconcile(t, h, "web")
	ours := *metav1.NewControllerRef(n, corev1.SchemeGroupVersion.WithKind("Namespace"))
	if diff := cmp.Diff([]metav1.OwnerReference{theirs, ours}, works(t, h)["karmada-es-member1"].OwnerReferences); diff != "" {
		t.Errorf("owners (-want +got):\n%s", diff)
	}
}

func TestReconcile_skipsNamespaces(t *testing.T) {
	t.Parallel()
	deleted := namespace("deleted", nil)
	deleted.DeletionTimestamp, deleted.Finalizers = &metav1.Time{Time: time.Unix(1, 0)}, []string{"kubernetes"}
	tests := map[string]*corev1.Namespace{
		"default":             namespace("default", nil),
		"reserved":            namespace("karmada-system", nil),
		"execution namespace": namespace("karmada-es-member1", nil),
		"of Kubernetes":       namespace("kube-public", nil),
		"excluded by a flag":  namespace("secret", nil),
		"excluded by label":   namespace("quiet", map[string]string{names.SkipAutoPropagation: "True"}),
		"being deleted":       deleted,
	}
	for name, n := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := fakecontrol.WithObjects(t, n, member("member1", names.ClusterFinalizer))
			reconcile(t, h, n.Name)
			if n := writes(h); n != 0 {
				t.Errorf("%d writes, want none", n)
			}
		})
	}
}

// The Work of a policy that propagates the namespace has the same name.
func TestReconcile_keepsWorksOfPolicies(t *testing.T) {
	t.Parallel()
	existing := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(
			"member1",
		),
		Name:   names.Work("Namespace", "", "web"),
		Labels: map[string]string{names.ClusterBindingID: "x"},
	}}
	h := fakecontrol.WithObjects(t, namespace("web", nil), member("member1", names.ClusterFinalizer), existing)
	if result := reconcile(t, h, "web"); result.RequeueAfter == 0 {
		t.Error("RequeueAfter = 0, want a retry")
	}
	if w := works(t, h)["karmada-es-member1"]; writes(h) != 0 || len(w.OwnerReferences) > 0 || len(w.Spec.Workload.Manifests) > 0 {
		t.Errorf("work: %+v, want it unchanged", w)
	}
}

// Deleted Works and changes of the spec pass, status updates do not.
func TestSpecChanged(t *testing.T) {
	t.Parallel()
	work := func(generation int64) *workv1alpha1.Work {
		return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Generation: generation}}
	}
	deleted := work(2)
	deleted.DeletionTimestamp = new(metav1.Now())
	for name, got := range map[string]bool{
		"start of the deletion must not pass": !specChanged.Update(event.UpdateEvent{ObjectOld: work(1), ObjectNew: deleted}),
		"new generation must pass":            specChanged.Update(event.UpdateEvent{ObjectOld: work(1), ObjectNew: work(2)}),
		"deletion must pass":                  specChanged.Delete(event.DeleteEvent{Object: work(1)}),
		"creation must not pass":              !specChanged.Create(event.CreateEvent{Object: work(1)}),
		"status update must not pass":         !specChanged.Update(event.UpdateEvent{ObjectOld: work(2), ObjectNew: work(2)}),
	} {
		if !got {
			t.Error(name)
		}
	}
}
