// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package workload

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	created = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	earlier = created.Add(-time.Hour)
	later   = created.Add(time.Hour)
)

// fixture is a Rebalancer with a fake control plane that records writes.
type fixture struct {
	*Rebalancer
	control *fakecontrol.Control
	clock   *clocktesting.FakePassiveClock
	events  *events.Fake
	fail    map[string]error // errors of writes by the name of the object
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{
		control: fakecontrol.WithObjects(t, objects...),
		clock:   clocktesting.NewFakePassiveClock(created.Add(time.Minute)), events: &events.Fake{}, fail: map[string]error{},
	}
	f.control.Fail = func(w fakecontrol.Write) error { return f.fail[w.Key.Name] }
	f.Rebalancer = &Rebalancer{
		events: f.events, clock: f.clock, control: consistency.NewClient(f.control), live: f.control,
	}
	return f
}

var request = ctrl.Request{NamespacedName: types.NamespacedName{Name: "again"}}

// run reconciles once and returns the writes.
func (f *fixture) run(t *testing.T) (ctrl.Result, []string) {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	result, err := requeue.Reconciler(f).Reconcile(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	return result, f.control.Writes(fakecontrol.Write.ByName)
}

// expectNoWrites reconciles and fails if that writes anything.
func (f *fixture) expectNoWrites(t *testing.T) {
	t.Helper()
	if _, writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

func (f *fixture) rebalancer(t *testing.T) *appsv1alpha1.WorkloadRebalancer {
	t.Helper()
	var o appsv1alpha1.WorkloadRebalancer
	if err := f.control.Get(t.Context(), request.NamespacedName, &o); err != nil {
		t.Fatal(err)
	}
	return &o
}

// edit changes the spec of the rebalancer as a user does.
func (f *fixture) edit(t *testing.T, change func(*appsv1alpha1.WorkloadRebalancer)) {
	t.Helper()
	o := f.rebalancer(t)
	change(o)
	o.Generation++
	if err := f.control.Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
}

func (f *fixture) triggered(t *testing.T, b binding.Binding) *metav1.Time {
	t.Helper()
	now := binding.ScopeOf(b).New()
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(b), now); err != nil {
		t.Fatal(err)
	}
	return now.BindingSpec().RescheduleTriggeredAt
}

func deployment(name string) appsv1alpha1.ObjectReference {
	return appsv1alpha1.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: name}
}

func rebalancerFor(workloads ...appsv1alpha1.ObjectReference) *appsv1alpha1.WorkloadRebalancer {
	return &appsv1alpha1.WorkloadRebalancer{
		ObjectMeta: metav1.ObjectMeta{Name: "again", UID: "rebalancer", Generation: 1, CreationTimestamp: metav1.NewTime(created)},
		Spec:       appsv1alpha1.WorkloadRebalancerSpec{Workloads: workloads},
	}
}

func bindingFor(w appsv1alpha1.ObjectReference, change ...func(binding.Binding)) binding.Binding {
	b := binding.ScopeFor(w.Namespace).New()
	b.SetNamespace(w.Namespace)
	b.SetName(names.Binding(w.Kind, w.Name))
	b.BindingSpec().Resource = workv1alpha2.ObjectReference{APIVersion: w.APIVersion, Kind: w.Kind, Namespace: w.Namespace, Name: w.Name}
	for _, c := range change {
		c(b)
	}
	return b
}

func triggeredAt(at time.Time) func(binding.Binding) {
	return func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: at} }
}

func successful(w appsv1alpha1.ObjectReference) appsv1alpha1.ObservedWorkload {
	return appsv1alpha1.ObservedWorkload{Workload: w, Result: appsv1alpha1.RebalanceSuccessful}
}

func missing(w appsv1alpha1.ObjectReference) appsv1alpha1.ObservedWorkload {
	return appsv1alpha1.ObservedWorkload{Workload: w, Result: appsv1alpha1.RebalanceFailed, Reason: appsv1alpha1.RebalanceObjectNotFound}
}

func TestReconcile_triggers(t *testing.T) {
	t.Parallel()
	role := appsv1alpha1.ObjectReference{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Name: "system:reader"}
	beta := deployment("web")
	beta.APIVersion = "apps/v1beta1"
	tests := map[string]struct {
		workload appsv1alpha1.ObjectReference
		binding  binding.Binding
		want     time.Time
		writes   int // to the binding
	}{
		"never triggered":                   {deployment("web"), bindingFor(deployment("web")), created, 1},
		"triggered earlier":                 {deployment("web"), bindingFor(deployment("web"), triggeredAt(earlier)), created, 1},
		"triggered by this rebalancer":      {deployment("web"), bindingFor(deployment("web"), triggeredAt(created)), created, 0},
		"triggered later":                   {deployment("web"), bindingFor(deployment("web"), triggeredAt(later)), later, 0},
		"cluster scope":                     {role, bindingFor(role), created, 1},
		"another version of the same group": {beta, bindingFor(deployment("web")), created, 1},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, rebalancerFor(tc.workload), tc.binding)
			_, writes := f.run(t)
			if len(writes) != tc.writes+1 {
				t.Errorf("wrote %v, want %d to the binding and the status", writes, tc.writes)
			}
			if at := f.triggered(t, tc.binding); at == nil || !at.Time.Equal(tc.want) {
				t.Errorf("rescheduleTriggeredAt = %v, want %v", at, tc.want)
			}
			want := appsv1alpha1.WorkloadRebalancerStatus{
				ObservedWorkloads: []appsv1alpha1.ObservedWorkload{successful(tc.workload)}, ObservedGeneration: 1,
				FinishTime: &metav1.Time{Time: f.clock.Now()},
			}
			if diff := cmp.Diff(want, f.rebalancer(t).Status); diff != "" {
				t.Errorf("status (-want +got):\n%s", diff)
			}
			f.expectNoWrites(t)
		})
	}
}

func TestReconcile_noBinding(t *testing.T) {
	t.Parallel()
	otherGroup := deployment("web")
	otherGroup.APIVersion = "example.io/v1"
	tests := map[string][]client.Object{
		"missing":                            nil,
		"binding of a kind of another group": {bindingFor(otherGroup)},
		"being deleted": {bindingFor(deployment("web"), func(b binding.Binding) {
			b.SetFinalizers([]string{names.BindingFinalizer})
			b.SetDeletionTimestamp(&metav1.Time{Time: created})
		})},
	}
	for name, objects := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(objects, rebalancerFor(deployment("web")))...)
			_, writes := f.run(t)
			if diff := cmp.Diff([]string{"update status again"}, writes); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff([]appsv1alpha1.ObservedWorkload{missing(deployment("web"))}, f.rebalancer(t).Status.ObservedWorkloads); diff != "" {
				t.Errorf("results (-want +got):\n%s", diff)
			}
			if f.rebalancer(t).Status.FinishTime == nil {
				t.Error("not finished")
			}
			f.expectNoWrites(t)
		})
	}
}

// A result is final. A binding that is missing in the cache is read from the API server before the workload fails.
func TestReconcile_readsLiveBeforeFailing(t *testing.T) {
	t.Parallel()
	b := bindingFor(deployment("web"))
	f := newFixture(t, rebalancerFor(deployment("web")), b)
	f.Rebalancer.control.Client = interceptor.NewClient(f.control, interceptor.Funcs{
		Get: func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
			if _, ok := o.(binding.Binding); ok {
				return apierrors.NewNotFound(workv1alpha2.Resource("resourcebindings"), key.Name)
			}
			return c.Get(ctx, key, o, opts...)
		},
	})
	f.run(t)
	if diff := cmp.Diff([]appsv1alpha1.ObservedWorkload{successful(deployment("web"))}, f.rebalancer(t).Status.ObservedWorkloads); diff != "" {
		t.Errorf("results (-want +got):\n%s", diff)
	}
}

func TestReconcile_retriesFailedWorkload(t *testing.T) {
	t.Parallel()
	a, z := deployment("a"), deployment("z")
	f := newFixture(t, rebalancerFor(z, a), bindingFor(a), bindingFor(z))
	f.fail["a-deployment"] = errors.New("unavailable")
	_, err := f.Reconcile(t.Context(), request)
	if err == nil || !strings.Contains(err.Error(), "Deployment default/a") {
		t.Fatalf("error = %v, want one that names the workload", err)
	}
	st := f.rebalancer(t).Status
	if diff := cmp.Diff([]appsv1alpha1.ObservedWorkload{{Workload: a}, successful(z)}, st.ObservedWorkloads); diff != "" {
		t.Errorf("results (-want +got):\n%s", diff)
	}
	if st.FinishTime != nil {
		t.Error("finished although one workload is pending")
	}

	delete(f.fail, "a-deployment")
	if _, writes := f.run(t); len(writes) != 2 {
		t.Errorf("wrote %v, want the one binding and the status", writes)
	}
	st = f.rebalancer(t).Status
	if diff := cmp.Diff(
		[]appsv1alpha1.ObservedWorkload{successful(a), successful(z)},
		st.ObservedWorkloads,
	); diff != "" ||
		st.FinishTime == nil {
		t.Errorf("finished %v, results (-want +got):\n%s", st.FinishTime, diff)
	}
	f.expectNoWrites(t)
}

func TestReconcile_mergesResultsWhenSpecChanges(t *testing.T) {
	t.Parallel()
	a, gone, late := deployment("a"), deployment("gone"), deployment("late")
	f := newFixture(t, rebalancerFor(gone, a, a), bindingFor(a), bindingFor(late))
	f.run(t)
	if diff := cmp.Diff([]appsv1alpha1.ObservedWorkload{successful(a), missing(gone)}, f.rebalancer(t).Status.ObservedWorkloads); diff != "" {
		t.Fatalf("results (-want +got):\n%s", diff)
	}

	// Successful results are kept when the workload is removed from the spec; failed ones are dropped.
	f.clock.SetTime(created.Add(2 * time.Minute))
	f.edit(t, func(o *appsv1alpha1.WorkloadRebalancer) { o.Spec.Workloads = []appsv1alpha1.ObjectReference{late} })
	f.run(t)
	st := f.rebalancer(t).Status
	if diff := cmp.Diff([]appsv1alpha1.ObservedWorkload{successful(a), successful(late)}, st.ObservedWorkloads); diff != "" {
		t.Errorf("results (-want +got):\n%s", diff)
	}
	if st.ObservedGeneration != 2 || !st.FinishTime.Time.Equal(f.clock.Now()) {
		t.Errorf("generation %d finished at %v, want generation 2, now", st.ObservedGeneration, st.FinishTime)
	}
	f.expectNoWrites(t)

	// A result is final: the workload is not triggered again although its trigger was reset.
	b := bindingFor(a)
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	b.BindingSpec().RescheduleTriggeredAt = nil
	if err := f.control.Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	f.edit(t, func(o *appsv1alpha1.WorkloadRebalancer) { o.Spec.Workloads = []appsv1alpha1.ObjectReference{a, late} })
	f.run(t)
	if at := f.triggered(t, b); at != nil {
		t.Errorf("triggered again at %v", at)
	}
}

// A workload that was scheduled after the creation of the rebalancer is reported by an event.
func TestReconcile_reportsWorkloadScheduledSince(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		last  time.Time
		event bool
	}{
		"scheduled before":      {earlier, false},
		"scheduled at creation": {created, false},
		"scheduled after":       {later, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, rebalancerFor(deployment("web")), bindingFor(deployment("web"), func(b binding.Binding) {
				b.BindingStatus().LastScheduledTime = &metav1.Time{Time: tc.last}
			}))
			f.run(t)
			if diff := cmp.Diff(
				[]appsv1alpha1.ObservedWorkload{successful(deployment("web"))},
				f.rebalancer(t).Status.ObservedWorkloads,
			); diff != "" {
				t.Errorf("results (-want +got):\n%s", diff)
			}
			got := f.events.All()
			if recorded := len(got) == 1 && got[0].Reason == reasonScheduledSince && got[0].On.UID == "rebalancer"; recorded != tc.event {
				t.Errorf("events %+v, want one: %v", got, tc.event)
			}
		})
	}
}

// No event if the workload was scheduled because of this rebalancer, before its result was written.
func TestReconcile_noEventWhenScheduledByThisRebalancer(t *testing.T) {
	t.Parallel()
	b := bindingFor(deployment("web"))
	f := newFixture(t, rebalancerFor(deployment("web")), b)
	f.fail["again"] = apierrors.NewConflict(
		appsv1alpha1.GroupVersion.WithResource("workloadrebalancers").GroupResource(),
		"again",
		errors.New("object was modified"),
	)
	f.run(t)
	delete(f.fail, "again")
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	b.BindingStatus().LastScheduledTime = &metav1.Time{Time: later}
	if err := f.control.Status().Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if diff := cmp.Diff([]appsv1alpha1.ObservedWorkload{successful(deployment("web"))}, f.rebalancer(t).Status.ObservedWorkloads); diff != "" {
		t.Errorf("results (-want +got):\n%s", diff)
	}
	if got := f.events.All(); len(got) > 0 {
		t.Errorf("events %+v", got)
	}
}

func TestReconcile_deletesAfterTTL(t *testing.T) {
	t.Parallel()
	o := rebalancerFor(deployment("web"))
	o.Spec.TTLSecondsAfterFinished = new(int32(5))
	f := newFixture(t, o, bindingFor(deployment("web")))
	result, _ := f.run(t)
	if result.RequeueAfter != 5*time.Second {
		t.Fatalf("requeued after %s, want 5s", result.RequeueAfter)
	}
	f.expectNoWrites(t)
	f.clock.SetTime(f.clock.Now().Add(5 * time.Second))
	f.run(t)
	if err := f.control.Get(t.Context(), request.NamespacedName, &appsv1alpha1.WorkloadRebalancer{}); !apierrors.IsNotFound(err) {
		t.Errorf("get = %v, want not found", err)
	}
	if _, writes := f.run(t); len(writes) > 0 {
		t.Errorf("wrote after the deletion: %v", writes)
	}
}

func TestReconcile_keepsUnfinished(t *testing.T) {
	t.Parallel()
	o := rebalancerFor(deployment("web"))
	o.Spec.TTLSecondsAfterFinished = new(int32(0))
	f := newFixture(t, o, bindingFor(deployment("web")))
	f.fail["web-deployment"] = errors.New("unavailable")
	if _, err := f.Reconcile(t.Context(), request); err == nil {
		t.Fatal("no error")
	}
	f.rebalancer(t) // it is still there

	delete(f.fail, "web-deployment")
	f.run(t)
	if err := f.control.Get(t.Context(), request.NamespacedName, &appsv1alpha1.WorkloadRebalancer{}); !apierrors.IsNotFound(err) {
		t.Errorf("get = %v, want not found: a TTL of 0 deletes immediately", err)
	}
}

func TestReconcile_ignoresRebalancerBeingDeleted(t *testing.T) {
	t.Parallel()
	o := rebalancerFor(deployment("web"))
	o.Finalizers, o.DeletionTimestamp = []string{"example.io/wait"}, &metav1.Time{Time: created}
	f := newFixture(t, o, bindingFor(deployment("web")))
	if _, writes := f.run(t); len(writes) > 0 {
		t.Errorf("wrote %v", writes)
	}
}

// A request that keeps copies until they are replaced marks the binding with its time.
func TestReconcile_replacementFirst(t *testing.T) {
	t.Parallel()
	rebalancer := rebalancerFor(deployment("web"))
	rebalancer.Annotations = map[string]string{names.ReplacementFirst: "true"}
	b := bindingFor(deployment("web"))
	f := newFixture(t, rebalancer, b)
	f.run(t)
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	at := b.BindingSpec().RescheduleTriggeredAt
	if at == nil || b.GetAnnotations()[names.ReplacementFirst] != at.UTC().Format(time.RFC3339) {
		t.Errorf("triggered at %v, annotations %v", at, b.GetAnnotations())
	}
}
