// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementeviction

import (
	"strings"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

type fixture struct {
	*Controller
	t       *testing.T
	control *fakecontrol.Control
	clock   *clocktesting.FakePassiveClock
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{t: t, clock: clocktesting.NewFakePassiveClock(now)}
	f.control = fakecontrol.New(t, fakecontrol.Options{Owner: Name, Objects: objects})
	f.Controller = New(f.control, f.control, failover.Evictor{
		Events: &events.Fake{}, Clock: f.clock, Fleet: failover.NewFleet(f.control, f.clock, eviction.DefaultLimits),
	})
	return f
}

func request() *fleetv1alpha1.PlacementEviction {
	return &fleetv1alpha1.PlacementEviction{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "e", UID: "uid"},
		Spec: fleetv1alpha1.PlacementEvictionSpec{
			Binding: "web-deployment", Cluster: "m1", PurgeMode: policyv1alpha1.PurgeModeGracefully,
		},
	}
}

func web() *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "web-deployment", UID: "binding", Labels: map[string]string{names.BindingID: "id", names.PolicyID: "p"},
	}}
	b.Spec = workv1alpha2.ResourceBindingSpec{
		Resource:  workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"},
		Clusters:  []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}},
		Placement: &policyv1alpha1.Placement{}, Replicas: 3,
	}
	return b
}

func workIn(t *testing.T, cluster string, b *workv1alpha2.ResourceBinding) *workv1alpha1.Work {
	t.Helper()
	r := b.Spec.Resource
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: names.Works(binding.TemplateKind(b).GroupKind(), r.Namespace, r.Name)[0],
		Labels: map[string]string{names.BindingID: "id"},
	}}
	if found := work.OwnedBy(b, []workv1alpha1.Work{*w}); len(found) != 1 {
		t.Fatal("the work does not belong to the binding")
	}
	return w
}

// run reconciles, and returns the status and the delay until the next run.
func (f *fixture) run() (fleetv1alpha1.PlacementEvictionStatus, time.Duration) {
	f.t.Helper()
	key := client.ObjectKeyFromObject(request())
	result, err := f.Reconcile(f.t.Context(), ctrl.Request{NamespacedName: key})
	if err != nil {
		f.t.Fatal(err)
	}
	e := request()
	if err := f.control.Get(f.t.Context(), key, e); err != nil {
		f.t.Fatal(err)
	}
	return e.Status, result.RequeueAfter
}

func (f *fixture) expect(phase fleetv1alpha1.PlacementEvictionPhase, part string) fleetv1alpha1.PlacementEvictionStatus {
	f.t.Helper()
	st, _ := f.run()
	if st.Phase != phase || !strings.Contains(st.Message, part) {
		f.t.Errorf("status %+v, want phase %s with %q", st, phase, part)
	}
	f.control.Writes(fakecontrol.Write.ByKey)
	f.run()
	if w := f.control.Writes(fakecontrol.Write.ByKey); len(w) > 0 {
		f.t.Errorf("the second run wrote %q", w)
	}
	return st
}

// edit changes the binding.
func (f *fixture) edit(change func(*workv1alpha2.ResourceBinding)) {
	f.t.Helper()
	b := web()
	if err := f.control.Get(f.t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		f.t.Fatal(err)
	}
	change(b)
	status := *b.Status.DeepCopy()
	if err := f.control.Update(f.t.Context(), b, client.FieldOwner("resource-detector")); err != nil {
		f.t.Fatal(err)
	}
	b.Status = status
	if err := f.control.Status().Update(f.t.Context(), b); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) tasks() []workv1alpha2.GracefulEvictionTask {
	f.t.Helper()
	b := web()
	if err := f.control.Get(f.t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		f.t.Fatal(err)
	}
	return b.Spec.GracefulEvictionTasks
}

// An eviction passes its phases, is carried out once, and is deleted after its time.
func TestReconcile_phases(t *testing.T) {
	t.Parallel()
	b := web()
	f := newFixture(t, request(), b, workIn(t, "m1", b))
	f.expect(fleetv1alpha1.EvictionExecuting, "waiting for a replacement")
	tasks := f.tasks()
	if len(tasks) != 1 || tasks[0].FromCluster != "m1" || tasks[0].Reason != workv1alpha2.EvictionReasonRequested || *tasks[0].Replicas != 3 {
		t.Fatalf("tasks = %+v", tasks)
	}

	set := func(name string, status metav1.ConditionStatus, message string) {
		f.edit(func(b *workv1alpha2.ResourceBinding) {
			meta.SetStatusCondition(&b.Status.Conditions, metav1.Condition{Type: name, Status: status, Reason: "R", Message: message})
		})
	}
	f.edit(func(b *workv1alpha2.ResourceBinding) { delete(b.Labels, names.PolicyID) })
	f.expect(fleetv1alpha1.EvictionBlocked, "no policy claims the object")
	f.edit(func(b *workv1alpha2.ResourceBinding) { b.Labels[names.PolicyID] = "p" })
	f.expect(fleetv1alpha1.EvictionExecuting, "waiting for a replacement")
	set(workv1alpha2.EvictionBlocked, metav1.ConditionTrue, "no cluster fits")
	f.expect(fleetv1alpha1.EvictionBlocked, "no cluster fits")
	set(workv1alpha2.EvictionBlocked, metav1.ConditionFalse, "")

	f.edit(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Clusters, b.Spec.GracefulEvictionTasks = []workv1alpha2.TargetCluster{{Name: "m2", Replicas: 3}}, nil
	})
	set(workv1alpha2.MoveHeldByBudget, metav1.ConditionTrue, "budget shop")
	f.expect(fleetv1alpha1.EvictionBlocked, "budget shop")
	set(workv1alpha2.MoveHeldByBudget, metav1.ConditionFalse, "")
	f.expect(fleetv1alpha1.EvictionExecuting, "being removed")

	if err := f.control.Delete(t.Context(), workIn(t, "m1", b)); err != nil {
		t.Fatal(err)
	}
	st := f.expect(fleetv1alpha1.EvictionExecuted, "removed")
	if len(st.MovedTo) != 1 || st.MovedTo[0] != "m2:3" || st.CompletionTime == nil {
		t.Errorf("status %+v, want moved to m2:3", st)
	}

	f.edit(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Clusters = append(b.Spec.Clusters, web().Spec.Clusters...)
	})
	f.expect(fleetv1alpha1.EvictionExecuted, "removed")
	if tasks := f.tasks(); len(tasks) > 0 {
		t.Errorf("tasks = %+v after the end, want none", tasks)
	}
	f.clock.SetTime(now.Add(ttl))
	if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKeyFromObject(request())}); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(request()), request()); !apierrors.IsNotFound(err) {
		t.Errorf("get after the time to live: %v, want not found", err)
	}
}

// A restart after the task was added, and before the start was recorded, does not repeat the eviction.
func TestReconcile_restart(t *testing.T) {
	t.Parallel()
	b := web()
	b.Status.FailoverHistory = []workv1alpha2.FailoverRecord{{
		FromCluster: "m1", Message: messageOf(request()), Outcome: workv1alpha2.FailoverReplaced,
	}}
	f := newFixture(t, request(), b)
	f.expect(fleetv1alpha1.EvictionExecuted, "again")
	if tasks := f.tasks(); len(tasks) > 0 {
		t.Errorf("tasks = %+v, want none", tasks)
	}
}

func TestReconcile_invalid(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		change func(*workv1alpha2.ResourceBinding)
		want   string
	}{
		"another cluster": {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Name = "m2" }, "not in cluster m1"},
		"namespace":       {func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "Namespace" }, "not evicted"},
		"finished Job": {func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Resource.APIVersion, b.Spec.Resource.Kind = "batch/v1", "Job"
			b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Status: &runtime.RawExtension{
				Raw: []byte(`{"conditions":[{"type":"Complete","status":"True"}]}`),
			}}}
		}, "has finished"},
		"dependency": {func(b *workv1alpha2.ResourceBinding) { b.Spec.Placement = nil }, "no placement"},
		"no binding": {func(b *workv1alpha2.ResourceBinding) { b.Name = "other" }, "not found"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := web()
			c.change(b)
			f := newFixture(t, request(), b)
			if st := f.expect(fleetv1alpha1.EvictionInvalid, c.want); st.CompletionTime == nil || st.StartTime != nil {
				t.Errorf("status %+v, want an end without a start", st)
			}
		})
	}
}
