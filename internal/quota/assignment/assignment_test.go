// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package assignment

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	key   = client.ObjectKey{Namespace: "default", Name: "limit"}
	start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
)

type fixture struct {
	*Sync
	control *fakecontrol.Control
	status  *Status
	events  *events.Fake
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{events: &events.Fake{}, control: fakecontrol.New(t, fakecontrol.Options{
		Objects: objects, Indexes: []fakecontrol.Index{{Of: &workv1alpha1.Work{}, Field: ByQuota.Field, Keys: ByQuota.Keys}},
	})}
	f.Sync = NewSync(f.control, f.control, f.events, func() string { return "id" })
	f.status = NewStatus(f.control, f.events, clocktesting.NewFakePassiveClock(start), false)
	return f
}

// run reconciles with both controllers and returns the writes.
func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByKey)
	request := ctrl.Request{NamespacedName: key}
	for _, c := range []interface {
		Reconcile(context.Context, ctrl.Request) (ctrl.Result, error)
	}{f.Sync, f.status} {
		if _, err := requeue.Reconciler(c).Reconcile(t.Context(), request); err != nil {
			t.Fatal(err)
		}
	}
	return f.control.Writes(fakecontrol.Write.ByKey)
}

func cluster(name string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{names.ClusterFinalizer}}}
}

func assigned(clusters ...string) *policyv1alpha1.FederatedResourceQuota {
	q := &policyv1alpha1.FederatedResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: key.Name}}
	q.Spec.Overall = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("10")}
	for _, c := range clusters {
		q.Spec.StaticAssignments = append(q.Spec.StaticAssignments, policyv1alpha1.StaticClusterAssignment{
			ClusterName: c, Hard: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("3")},
		})
	}
	return q
}

func (f *fixture) work(t *testing.T, cluster string) *workv1alpha1.Work {
	t.Helper()
	w := &workv1alpha1.Work{}
	err := f.control.Get(t.Context(), client.ObjectKey{
		Namespace: names.ExecutionNamespace(cluster), Name: names.Work("ResourceQuota", "default", "limit"),
	}, w)
	if client.IgnoreNotFound(err) != nil {
		t.Fatal(err)
	}
	if err != nil {
		return nil
	}
	return w
}

// A removal that is pending because the cluster is unreachable is canceled when the cluster is assigned again.
func TestSync_assignedAgain(t *testing.T) {
	t.Parallel()
	f := newFixture(t, assigned("m1", "m2"), cluster("m1"), cluster("m2"))
	f.run(t)
	for _, clusters := range [][]string{{"m1"}, {"m1", "m2"}} {
		update(t, f, func(q *policyv1alpha1.FederatedResourceQuota) { q.Spec = assigned(clusters...).Spec })
		f.run(t)
		if w, want := f.work(t, "m2"), len(clusters) == 2; w == nil || (w.DeletionTimestamp == nil) != want {
			t.Errorf("with assignments of %v, the Work of m2 is %+v", clusters, w)
		}
	}
}

func TestSync(t *testing.T) {
	t.Parallel()
	f := newFixture(t, assigned("m1", "m2", "unknown"), cluster("m1"), cluster("m2"))
	f.run(t)
	w := f.work(t, "m1")
	if w == nil || f.work(t, "m2") == nil || f.work(t, "unknown") != nil {
		t.Fatal("the Works of the existing clusters are expected")
	}
	manifest := string(w.Spec.Workload.Manifests[0].Raw)
	if !strings.Contains(manifest, `"hard":{"cpu":"3"}`) || w.Labels[names.QuotaNamespace] != "default" ||
		w.Labels[names.QuotaName] != "limit" {
		t.Errorf("work %+v with %s", w.ObjectMeta, manifest)
	}
	if !slices.ContainsFunc(f.events.All(), func(e events.Event) bool {
		return e.Source == SyncName && e.Reason == "SyncWorkSucceed" &&
			e.Message == "Sync works for FederatedResourceQuota(default/limit) succeed."
	}) {
		t.Error("no event SyncWorkSucceed")
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	// A cluster joins, an assignment ends.
	q := assigned("m1", "unknown")
	q.ResourceVersion = ""
	update(t, f, func(q *policyv1alpha1.FederatedResourceQuota) { q.Spec = assigned("m1", "unknown").Spec })
	if err := f.control.Create(t.Context(), cluster("unknown")); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if w := f.work(t, "m2"); w != nil && w.DeletionTimestamp == nil || f.work(t, "unknown") == nil {
		t.Error("works after the change of the assignments")
	}
	if err := f.control.Delete(t.Context(), q); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if w := f.work(t, "m1"); w != nil && w.DeletionTimestamp == nil {
		t.Error("the Work of a deleted quota remains")
	}
}

// A quota that was stored before admission rejected two assignments of a cluster: the first one counts, and no write follows another.
func TestSync_twoAssignmentsOfCluster(t *testing.T) {
	t.Parallel()
	q := assigned("m1", "m1")
	q.Spec.StaticAssignments[1].Hard[corev1.ResourceCPU] = resource.MustParse("5")
	f := newFixture(t, q, cluster("m1"))
	f.run(t)
	if manifest := string(f.work(t, "m1").Spec.Workload.Manifests[0].Raw); !strings.Contains(manifest, `"hard":{"cpu":"3"}`) {
		t.Errorf("manifest %s, want the first assignment", manifest)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

func update(t *testing.T, f *fixture, change func(*policyv1alpha1.FederatedResourceQuota)) {
	t.Helper()
	var q policyv1alpha1.FederatedResourceQuota
	if err := f.control.Get(t.Context(), key, &q); err != nil {
		t.Fatal(err)
	}
	change(&q)
	if err := f.control.Update(t.Context(), &q); err != nil {
		t.Fatal(err)
	}
}

// A quota that is missing from a stale cache keeps its Works.
func TestSync_readsLiveBeforeDeletion(t *testing.T) {
	t.Parallel()
	f := newFixture(t, assigned("m1"), cluster("m1"))
	f.run(t)
	live := f.control
	w := f.work(t, "m1")
	w.ResourceVersion = ""
	stale := newFixture(t, cluster("m1"), w)
	stale.live = live
	stale.run(t)
	if stale.work(t, "m1").DeletionTimestamp != nil {
		t.Error("the Work was deleted although the quota exists")
	}
}

func TestSync_nameCollision(t *testing.T) {
	t.Parallel()
	foreign := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("m1"), Name: names.Work("ResourceQuota", "default", "limit"),
	}}
	f := newFixture(t, assigned("m1"), cluster("m1"), foreign)
	if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: key}); err == nil {
		t.Error("Reconcile with a name collision: no error")
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKey); len(writes) > 0 {
		t.Errorf("writes: %v", writes)
	}
}

func TestStatus(t *testing.T) {
	t.Parallel()
	f := newFixture(t, assigned("m1", "m2"), cluster("m1"), cluster("m2"))
	f.run(t)
	for _, c := range []string{"m2", "m1"} {
		w := f.work(t, c)
		w.Status.Conditions = []metav1.Condition{{Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue}}
		w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{
			Status: &runtime.RawExtension{Raw: []byte(`{"hard":{"cpu":"3"},"used":{"cpu":"1500m"}}`)},
		}}
		if err := f.control.Status().Update(t.Context(), w); err != nil {
			t.Fatal(err)
		}
	}
	f.run(t)
	var q policyv1alpha1.FederatedResourceQuota
	if err := f.control.Get(t.Context(), key, &q); err != nil {
		t.Fatal(err)
	}
	used := q.Status.OverallUsed[corev1.ResourceCPU]
	if len(q.Status.AggregatedStatus) != 2 || q.Status.AggregatedStatus[0].ClusterName != "m1" || used.String() != "3" ||
		q.Status.Overall.Cpu().String() != "10" {
		t.Errorf("status %+v", q.Status)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	// A usage that cannot be parsed in reasonable time is reported; others count.
	invalid := f.work(t, "m2")
	invalid.Status.ManifestStatuses[0].Status.Raw = []byte(`{"used":{"cpu":"1e2147483648"}}`)
	collected, err := collect([]workv1alpha1.Work{*invalid, *f.work(t, "m1")})
	if err == nil || !strings.Contains(err.Error(), "cluster m2") || len(collected) != 1 {
		t.Errorf("collect = %v, %v", collected, err)
	}
	// With enforcement, the usage belongs to another controller.
	f.status.enforced = true
	update(t, f, func(q *policyv1alpha1.FederatedResourceQuota) { q.Spec.Overall = corev1.ResourceList{} })
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("with enforcement, the status controller wrote %v", writes)
	}
}

// Without the feature gate, the controller manager keeps the reservations of a webhook that enforces quotas, and marks the usage as not
// computed from bindings. The webhook must compute it again.
func TestStatus_keepsReservationsOfAnotherComponent(t *testing.T) {
	t.Parallel()
	q := assigned("m1")
	used := corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("7")}
	q.Status = policyv1alpha1.FederatedResourceQuotaStatus{
		Overall: q.Spec.Overall, OverallUsed: used, Enforced: true, Reservations: []policyv1alpha1.QuotaReservation{
			{Binding: "expired", Used: used, Expires: metav1.NewTime(start)},
			{Binding: "pending", Used: used, Expires: metav1.NewTime(start.Add(time.Minute))},
		},
	}
	f := newFixture(t, q, cluster("m1"))
	f.run(t)
	if err := f.control.Get(t.Context(), key, q); err != nil {
		t.Fatal(err)
	}
	if r := q.Status.Reservations; len(r) != 1 || r[0].Binding != "pending" || q.Status.Enforced {
		t.Errorf("status %+v, want the pending reservation and enforced: false", q.Status)
	}
	if !slices.ContainsFunc(f.events.All(), func(e events.Event) bool { return e.Reason == "QuotaEnforcementMismatch" && e.Warning }) {
		t.Error("no event about the mismatch")
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}
