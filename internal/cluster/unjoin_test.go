// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func propagated(name string) *workv1alpha1.Work {
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("m1"), Name: name, Finalizers: []string{names.ExecutionFinalizer},
	}}
	raw := fmt.Appendf(nil, `{"kind":"Deployment","metadata":{"namespace":"default","name":%q}}`, name)
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return w
}

// A forced removal ends without any controller, deletes the Works, and reports the objects that remain in the member. A write of
// another controller meanwhile does not end it.
func TestRemove_forced(t *testing.T) {
	t.Parallel()
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "m1", Finalizers: []string{names.ClusterFinalizer}}}
	control := fakecontrol.WithObjects(t, c, propagated("web"), propagated("api"))
	conflicts := 1
	control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "patch" && w.Kind == "Work" && conflicts > 0 {
			conflicts--
			return apierrors.NewConflict(workv1alpha1.Resource("works"), w.Name(), nil)
		}
		return nil
	}
	var left []string
	o := Options{Name: "m1", Force: true, Wait: time.Millisecond, Left: func(objects []string) { left = objects }}
	if err := o.remove(t.Context(), control, c); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"Deployment default/api", "Deployment default/web"}, left); diff != "" {
		t.Errorf("objects left (-want +got):\n%s", diff)
	}
	var works workv1alpha1.WorkList
	if err := control.List(t.Context(), &works); err != nil || len(works.Items) > 0 {
		t.Errorf("%d works remain, %v", len(works.Items), err)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(c), c); !apierrors.IsNotFound(err) {
		t.Errorf("the cluster remains: %v", err)
	}
}

// A forced removal does not depend on the controllers of features that are switched off, and names what others must remove.
func TestRemove_forcedWithOtherFinalizers(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		work, cluster []string
		err           string
	}{
		"of services": {
			work: []string{
				names.ExecutionFinalizer, names.CollectFinalizer, names.ImportFinalizer, names.DispatchFinalizer, names.QuotaFinalizer,
			},
			cluster: []string{names.ClusterFinalizer, names.ServiceFinalizer, names.CollectFinalizer},
		},
		"of another controller on the Cluster": {cluster: []string{names.ClusterFinalizer, "example.com/x"}, err: "example.com/x"},
		"of another controller on a Work":      {work: []string{names.ExecutionFinalizer, "example.com/y"}, err: "example.com/y of work web"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "m1", Finalizers: test.cluster}}
			if test.cluster == nil {
				c.Finalizers = []string{names.ClusterFinalizer}
			}
			w := propagated("web")
			if test.work != nil {
				w.Finalizers = test.work
			}
			control := fakecontrol.WithObjects(t, c, w)
			var left []string
			o := Options{Name: "m1", Force: true, Wait: time.Millisecond, Left: func(objects []string) { left = objects }}
			err := o.remove(t.Context(), control, c)
			if (err != nil) != (test.err != "") || err != nil && !strings.Contains(err.Error(), test.err) {
				t.Errorf("remove = %v, want %q", err, test.err)
			}
			if diff := cmp.Diff([]string{"Deployment default/web"}, left); diff != "" {
				t.Errorf("objects left (-want +got):\n%s", diff)
			}
			if err := control.Get(t.Context(), client.ObjectKeyFromObject(w), w); err == nil &&
				(w.DeletionTimestamp == nil || len(others(w)) < len(w.Finalizers)) {
				t.Errorf("the Work has the finalizers %q, deleted: %v", w.Finalizers, w.DeletionTimestamp)
			}
			err = control.Get(t.Context(), client.ObjectKeyFromObject(c), c)
			if apierrors.IsNotFound(err) != (test.err == "") {
				t.Errorf("read of the Cluster after the removal: %v", err)
			}
		})
	}
}

// Works whose removal was pending are released before the first read after the deletion.
func TestRemove_reportsPendingRemovals(t *testing.T) {
	t.Parallel()
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "m1"}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionFalse}}
	var left []string
	o := Options{Name: "m1", Wait: time.Second, Left: func(objects []string) { left = objects }}
	if err := o.remove(t.Context(), fakecontrol.WithObjects(t, c, propagated("web")), c); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"Deployment default/web"}, left); diff != "" {
		t.Errorf("objects left (-want +got):\n%s", diff)
	}
}

// Works of a cluster that is not ready are released without its confirmation.
func TestUnconfirmed(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, propagated("web"))
	web := []string{"Deployment default/web"}
	for status, want := range map[metav1.ConditionStatus][]string{
		"": nil, metav1.ConditionTrue: nil, metav1.ConditionFalse: web, metav1.ConditionUnknown: web,
	} {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
		if status != "" {
			c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status}}
		}
		o := Options{Name: "m1", Left: func([]string) {}}
		if diff := cmp.Diff(want, o.unconfirmed(t.Context(), control, c, nil)); diff != "" {
			t.Errorf("Ready %q (-want +got):\n%s", status, diff)
		}
	}
}

// A binding that a quota keeps in its clusters blocks the removal, although the scheduler runs.
func TestOptions_blocker(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "shop", Name: "web-deployment"}}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
	b.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionFalse, Message: "quota cpu is exceeded"}}
	control := fakecontrol.WithObjects(t, b)
	for cluster, want := range map[string]string{
		"m1": "such as ResourceBinding(shop/web-deployment), which cannot be scheduled: quota cpu is exceeded",
		"m2": "karmada-scheduler is running",
	} {
		if got := (Options{Name: cluster}).blocker(t.Context(), control); !strings.Contains(got, want) {
			t.Errorf("blocker of %s = %q, want %q", cluster, got, want)
		}
	}
}
