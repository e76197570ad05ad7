// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lifecycle

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	testingclock "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var byCluster = []fakecontrol.Index{
	{Of: &workv1alpha2.ResourceBinding{}, Field: indexes.BindingsByTarget.Field, Keys: indexes.BindingsByTarget.Keys},
	{Of: &workv1alpha2.ClusterResourceBinding{}, Field: indexes.BindingsByTarget.Field, Keys: indexes.BindingsByTarget.Keys},
}

func newControl(t *testing.T, objects ...client.Object) *fakecontrol.Control {
	t.Helper()
	return fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: byCluster})
}

func newCluster(name string, mutate ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: name, UID: types.UID("uid of " + name)},
		Spec:       clusterv1alpha1.ClusterSpec{SyncMode: clusterv1alpha1.Push},
	}
	for _, m := range mutate {
		m(c)
	}
	return c
}

func withReady(s metav1.ConditionStatus) func(*clusterv1alpha1.Cluster) {
	return func(c *clusterv1alpha1.Cluster) {
		c.Status.Conditions = append(c.Status.Conditions, metav1.Condition{Type: clusterv1alpha1.ClusterConditionReady, Status: s})
	}
}

func withTaints(taints ...corev1.Taint) func(*clusterv1alpha1.Cluster) {
	return func(c *clusterv1alpha1.Cluster) { c.Spec.Taints = append(c.Spec.Taints, taints...) }
}

func withFinalizer(c *clusterv1alpha1.Cluster) { c.Finalizers = []string{names.ClusterFinalizer} }

func deleting(c *clusterv1alpha1.Cluster) {
	now := metav1.Unix(1000, 0)
	c.DeletionTimestamp = &now
}

func newReconciler(control client.Client, live client.Reader, recorder events.Recorder) *reconciler {
	return &reconciler{control: control, live: live, events: recorder, clock: testingclock.NewFakePassiveClock(time.Unix(1000, 0))}
}

func reconcileOnce(t *testing.T, r *reconciler, name string) ctrl.Result {
	t.Helper()
	result, err := requeue.Reconciler(r).Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: name}})
	if err != nil {
		t.Fatalf("Reconcile: %v", err)
	}
	return result
}

func reasons(f *events.Fake) []string {
	var got []string
	for _, e := range f.All() {
		got = append(got, e.Reason+": "+e.Message)
	}
	return got
}

func TestLifecycle_reachesFixpoint(t *testing.T) {
	t.Parallel()
	var (
		notReady    = corev1.Taint{Key: names.NotReadyTaint, Effect: corev1.TaintEffectNoSchedule}
		unreachable = corev1.Taint{Key: names.UnreachableTaint, Effect: corev1.TaintEffectNoSchedule}
		own         = corev1.Taint{Key: "a", Value: "b", Effect: corev1.TaintEffectNoExecute}
		evict       = corev1.Taint{Key: names.NotReadyTaint, Effect: corev1.TaintEffectNoExecute}
	)
	const created = "CreateExecutionSpaceSucceed: Created execution space(karmada-es-m1) for cluster(m1)."
	tests := map[string]struct {
		mutate []func(*clusterv1alpha1.Cluster)
		taints []corev1.Taint
		events []string
	}{
		"a new cluster": {
			nil,
			[]corev1.Taint{notReady},
			[]string{created,
				"TaintClusterSucceed: Taint cluster succeed: cluster now has taints([{Key:cluster.karmada.io/not-ready,Effect:NoSchedule}])."},
		},
		"a ready cluster": {
			[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionTrue), withTaints(notReady, unreachable)},
			nil,
			[]string{created, "TaintClusterSucceed: Taint cluster succeed: cluster now does not have taints."},
		},
		"a ready cluster with taints set by users": {
			[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionTrue), withTaints(own, evict)},
			[]corev1.Taint{own, evict},
			[]string{created},
		},
		"a cluster that is not ready": {
			[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionFalse), withTaints(own, unreachable)},
			[]corev1.Taint{own, notReady},
			[]string{created,
				"TaintClusterSucceed: Taint cluster succeed: cluster now has taints([{Key:a,Value:b,Effect:NoExecute}," +
					"{Key:cluster.karmada.io/not-ready,Effect:NoSchedule}])."},
		},
		"a cluster in unknown state": {
			[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionUnknown), withTaints(notReady)},
			[]corev1.Taint{unreachable},
			[]string{created,
				"TaintClusterSucceed: Taint cluster succeed: cluster now has taints([{Key:cluster.karmada.io/unreachable,Effect:NoSchedule}])."},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			system := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem, UID: "uid of the control plane"}}
			control, recorder := newControl(t, newCluster("m1", tc.mutate...), system), &events.Fake{}
			r := newReconciler(control, control, recorder)
			reconcileOnce(t, r, "m1")
			var got clusterv1alpha1.Cluster
			if err := control.Get(t.Context(), types.NamespacedName{Name: "m1"}, &got); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tc.taints, got.Spec.Taints); diff != "" {
				t.Errorf("taints (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff([]string{names.ClusterFinalizer}, got.Finalizers); diff != "" {
				t.Errorf("finalizers (-want +got):\n%s", diff)
			}
			if id := got.Annotations[names.ControlPlane]; id != string(system.UID) {
				t.Errorf("control plane = %q", id)
			}
			if diff := cmp.Diff(tc.events, reasons(recorder)); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
			var ns corev1.Namespace
			if err := control.Get(t.Context(), types.NamespacedName{Name: "karmada-es-m1"}, &ns); err != nil ||
				ns.Labels[names.System] != "true" {
				t.Errorf("execution namespace: %v %v", ns.Labels, err)
			}
			if got := control.Writes(fakecontrol.Write.ByKind); !slices.Equal(got, []string{"create Namespace", "patch Cluster"}) {
				t.Errorf("writes = %q", got)
			}
			reconcileOnce(t, r, "m1")
			if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
				t.Errorf("writes at the fixpoint: %q", got)
			}
		})
	}
}

// A Cluster that was copied from another control plane names this one, without the restore and the take-over of the other one.
func TestLifecycle_copiedCluster(t *testing.T) {
	t.Parallel()
	system := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem, UID: "own"}}
	for of, want := range map[string]map[string]string{
		"other": {names.ControlPlane: "own", names.ControlPlaneOf: "m1"},
		"m1":    {names.ControlPlane: "own", names.ControlPlaneOf: "m1", names.RestoredAt: "r", names.TakenOver: "t"},
	} {
		control, recorder := newControl(t, newCluster("m1", func(c *clusterv1alpha1.Cluster) {
			c.UID, c.Finalizers = "m1", []string{names.ClusterFinalizer}
			c.Annotations = map[string]string{names.ControlPlane: "hub", names.ControlPlaneOf: of, names.RestoredAt: "r", names.TakenOver: "t"}
		}), system), &events.Fake{}
		reconcileOnce(t, newReconciler(control, control, recorder), "m1")
		var got clusterv1alpha1.Cluster
		if err := control.Get(t.Context(), types.NamespacedName{Name: "m1"}, &got); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got.Annotations); diff != "" {
			t.Errorf("copied from %s: annotations (-want +got):\n%s", of, diff)
		}
	}
}

// A Cluster that was deleted before it names its control plane is named before its objects are removed from the member.
func TestLifecycle_deletedBeforeNamed(t *testing.T) {
	t.Parallel()
	system := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem, UID: "own"}}
	c := newCluster("m1", func(c *clusterv1alpha1.Cluster) { c.Finalizers = []string{names.ClusterFinalizer} })
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-es-m1", Finalizers: []string{"x"}}}
	control, recorder := newControl(t, c, system, ns), &events.Fake{}
	if err := control.Delete(t.Context(), c.DeepCopy()); err != nil {
		t.Fatal(err)
	}
	reconcileOnce(t, newReconciler(control, control, recorder), "m1")
	var got clusterv1alpha1.Cluster
	if err := control.Get(t.Context(), types.NamespacedName{Name: "m1"}, &got); err != nil {
		t.Fatal(err)
	}
	if got.Annotations[names.ControlPlane] != "own" {
		t.Errorf("annotations = %v", got.Annotations)
	}
}

func TestLifecycle_retriesConflict(t *testing.T) {
	t.Parallel()
	control, recorder := newControl(t, newCluster("m1")), &events.Fake{}
	control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "patch" {
			return apierrors.NewConflict(clusterv1alpha1.Resource("clusters"), w.Name(), errors.New("old"))
		}
		return nil
	}
	r := newReconciler(control, control, recorder)
	if got := reconcileOnce(t, r, "m1"); got.RequeueAfter == 0 {
		t.Error("not requeued after a conflict")
	}
	control.Fail = nil
	reconcileOnce(t, r, "m1")
	var got clusterv1alpha1.Cluster
	if _ = control.Get(t.Context(), types.NamespacedName{Name: "m1"}, &got); len(got.Spec.Taints) != 1 {
		t.Errorf("taints = %v", got.Spec.Taints)
	}
}

func TestLifecycle_removesFinalizerWhenUnused(t *testing.T) {
	t.Parallel()
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-es-m1", Finalizers: []string{"kubernetes"}}}
	bound := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "b", Labels: map[string]string{names.PolicyID: "p"},
	}}
	bound.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}, {Name: "m2"}}
	work := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "w",
		Finalizers: []string{names.ExecutionFinalizer}}}
	other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m2", Name: "w"}}
	control, recorder := newControl(t, newCluster("m1", withFinalizer, deleting), ns, bound, work, other), &events.Fake{}
	r := newReconciler(control, control, recorder)
	ctx := t.Context()

	if got := reconcileOnce(t, r, "m1"); got.RequeueAfter == 0 {
		t.Error("not requeued while the namespace exists")
	}
	if err := control.Get(ctx, client.ObjectKeyFromObject(ns), ns); err != nil || ns.DeletionTimestamp == nil {
		t.Fatalf("namespace not deleted: %v", err)
	}
	if err := control.Get(ctx, client.ObjectKeyFromObject(work), work); err != nil || work.DeletionTimestamp == nil {
		t.Errorf("work not deleted: %v", err)
	}
	if err := control.Get(ctx, client.ObjectKeyFromObject(other), other); err != nil || other.DeletionTimestamp != nil {
		t.Errorf("work of another cluster deleted: %v", err)
	}
	control.Writes(fakecontrol.Write.ByKind)
	reconcileOnce(t, r, "m1")
	if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes while the namespace is terminating: %q", got)
	}
	ns.Finalizers = nil
	if err := control.Update(ctx, ns); err != nil {
		t.Fatal(err)
	}
	if got := reconcileOnce(t, r, "m1"); got.RequeueAfter != drainInterval {
		t.Errorf("RequeueAfter = %v while a binding targets the cluster", got.RequeueAfter)
	}
	if err := control.Get(ctx, types.NamespacedName{Name: "m1"}, &clusterv1alpha1.Cluster{}); err != nil {
		t.Fatalf("cluster removed too early: %v", err)
	}
	bound.Spec.Clusters = bound.Spec.Clusters[1:]
	if err := control.Update(ctx, bound); err != nil {
		t.Fatal(err)
	}
	reconcileOnce(t, r, "m1")
	if err := control.Get(ctx, types.NamespacedName{Name: "m1"}, &clusterv1alpha1.Cluster{}); !apierrors.IsNotFound(err) {
		t.Errorf("cluster still exists: %v", err)
	}
	if got := reasons(recorder); len(got) == 0 || got[0] != "RemoveExecutionSpaceSucceed: Removed execution space for cluster(m1)." {
		t.Errorf("events = %q", got)
	}
	reconcileOnce(t, r, "m1")
}

func TestLifecycle_releasesWorksOfUnreadyPullCluster(t *testing.T) {
	t.Parallel()
	unknown := withReady(metav1.ConditionUnknown)
	tests := map[string]struct {
		mode     clusterv1alpha1.ClusterSyncMode
		change   []func(*clusterv1alpha1.Cluster)
		released bool
	}{
		"Pull, observed not ready":  {clusterv1alpha1.Pull, []func(*clusterv1alpha1.Cluster){unknown}, true},
		"Pull, not observed":        {clusterv1alpha1.Pull, nil, false},
		"Pull, ready":               {clusterv1alpha1.Pull, []func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionTrue)}, false},
		"Push: the executor's task": {clusterv1alpha1.Push, []func(*clusterv1alpha1.Cluster){unknown}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			mode := func(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = tc.mode }
			work := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "w",
				Finalizers: []string{names.ExecutionFinalizer}}}
			ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-es-m1"}}
			control := newControl(t, newCluster("m1", append(tc.change, withFinalizer, deleting, mode)...), work, ns)
			reconcileOnce(t, newReconciler(control, control, &events.Fake{}), "m1")
			err := control.Get(t.Context(), client.ObjectKeyFromObject(work), work)
			if deleted := apierrors.IsNotFound(err); deleted != tc.released {
				t.Errorf("work deleted: %v, %v; want %v", deleted, err, tc.released)
			}
		})
	}
}

// The removal of a cluster that is not ready reports the objects that may remain in it, once.
func TestLifecycle_reportsObjectsLeft(t *testing.T) {
	t.Parallel()
	newWork := func(name string) *workv1alpha1.Work {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: name, Finalizers: []string{"f"}}}
		raw := fmt.Appendf(nil, `{"kind":"Deployment","metadata":{"namespace":"default","name":%q}}`, name)
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
		return w
	}
	const left = "MemberObjectsLeft: Cluster m1 is not ready while it is removed. Propagated objects may remain in it: " +
		"Deployment default/api, Deployment default/web."
	tests := map[string]struct {
		change []func(*clusterv1alpha1.Cluster)
		want   []string
	}{
		"not ready":    {[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionFalse)}, []string{left}},
		"unreachable":  {[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionUnknown)}, []string{left}},
		"ready":        {[]func(*clusterv1alpha1.Cluster){withReady(metav1.ConditionTrue)}, nil},
		"not observed": {nil, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-es-m1", Finalizers: []string{"kubernetes"}}}
			cluster := newCluster("m1", append(tc.change, withFinalizer, deleting)...)
			control, recorder := newControl(t, cluster, ns, newWork("web"), newWork("api")), &events.Fake{}
			r := newReconciler(control, control, recorder)
			reconcileOnce(t, r, "m1")
			reconcileOnce(t, r, "m1")
			if diff := cmp.Diff(tc.want, reasons(recorder)); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
		})
	}
}

// Bindings that are not rescheduled, for example because their scheduling is suspended, block the removal; an event names them.
func TestLifecycle_reportsBlockingBindings(t *testing.T) {
	t.Parallel()
	bound := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "b", Labels: map[string]string{names.PolicyID: "p"},
	}}
	bound.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
	control, recorder := newControl(t, newCluster("m1", withFinalizer, deleting), bound), &events.Fake{}
	r := newReconciler(control, control, recorder)
	blocked := func() bool {
		return slices.ContainsFunc(recorder.All(), func(e events.Event) bool {
			return e.Reason == "ClusterRemovalBlocked" && strings.Contains(e.Message, "ResourceBinding(default/b)")
		})
	}
	if reconcileOnce(t, r, "m1"); blocked() {
		t.Error("reported at once, want after a minute")
	}
	r.clock = testingclock.NewFakePassiveClock(time.Unix(1000, 0).Add(blockedAfter))
	if reconcileOnce(t, r, "m1"); !blocked() {
		t.Errorf("events = %v, want the binding reported", recorder.All())
	}
}

// No scheduler handles a binding whose policy was deleted.
func TestLifecycle_releasesTargetsWithoutPolicy(t *testing.T) {
	t.Parallel()
	unclaimed := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "b"}}
	unclaimed.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m2", Replicas: 2}}
	control := newControl(t, newCluster("m1", withFinalizer, deleting), unclaimed)
	r := newReconciler(control, control, &events.Fake{})
	for range 2 {
		reconcileOnce(t, r, "m1")
	}
	if err := control.Get(t.Context(), types.NamespacedName{Name: "m1"}, &clusterv1alpha1.Cluster{}); !apierrors.IsNotFound(err) {
		t.Errorf("cluster still exists: %v", err)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(unclaimed), unclaimed); err != nil {
		t.Fatal(err)
	}
	if got := unclaimed.Spec.Clusters; len(got) != 1 || got[0].Name != "m2" || got[0].Replicas != 2 {
		t.Errorf("clusters = %v, want only m2", got)
	}
}
