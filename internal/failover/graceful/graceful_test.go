// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package graceful

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

type fixture struct {
	*Controller
	control *fakecontrol.Control
	events  *events.Fake
	clock   *clocktesting.FakePassiveClock
}

func newFixture(t *testing.T, s binding.Scope, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{clock: clocktesting.NewFakePassiveClock(now), events: &events.Fake{}}
	if !slices.ContainsFunc(objects, func(o client.Object) bool { return o.GetName() == "m2" }) {
		objects = append(objects, cluster("m2", metav1.ConditionTrue))
	}
	for _, o := range objects {
		if b, ok := o.(binding.Binding); ok {
			objects = append(objects, worksOf(b)...)
		}
	}
	var index []fakecontrol.Index
	for _, s := range binding.Scopes {
		index = append(index, fakecontrol.Index{
			Of: s.New().(client.Object), Field: indexes.BindingsByEviction.Field, Keys: indexes.BindingsByEviction.Keys,
		})
	}
	f.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: index, Owner: Name(s), CountGenerations: true})
	f.Controller = New(f.control, f.control, Options{
		Evictor: failover.Evictor{
			Events: f.events, Clock: f.clock, Fleet: failover.NewFleet(f.control, f.clock, eviction.DefaultLimits),
		},
		Timeout: 10 * time.Minute, Taints: true,
	})
	return f
}

func cluster(name string, ready metav1.ConditionStatus, taints ...corev1.Taint) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Spec.Taints = taints
	c.Status.Conditions = []metav1.Condition{{
		Type: clusterv1alpha1.ClusterConditionReady, Status: ready, LastTransitionTime: metav1.NewTime(now.Add(-time.Hour)),
	}}
	return c
}

// worksOf returns the Works that a binding reports.
func worksOf(b binding.Binding) (out []client.Object) {
	for _, item := range b.BindingStatus().AggregatedStatus {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: names.ExecutionNamespace(item.ClusterName), Finalizers: []string{names.ExecutionFinalizer},
			Name:   names.Work(b.BindingSpec().Resource.Kind, b.GetNamespace(), b.BindingSpec().Resource.Name),
			Labels: map[string]string{binding.ScopeOf(b).IDLabel: binding.ID(b)},
		}}
		if item.Applied {
			w.Status.Conditions = []metav1.Condition{{Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue}}
		}
		w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{Status: item.Status, Health: workv1alpha1.ResourceHealth(item.Health)}}
		out = append(out, w)
	}
	return out
}

var lost = corev1.Taint{Key: "lost", Effect: corev1.TaintEffectNoExecute, TimeAdded: new(metav1.NewTime(now.Add(-time.Minute)))}

// evicted returns a workload that was evicted from m1 and is healthy in m2.
func evicted(t *testing.T, s binding.Scope, change ...func(binding.Binding)) binding.Binding {
	t.Helper()
	b := s.New()
	b.SetName("web")
	b.SetUID("web")
	b.SetLabels(map[string]string{names.PolicyID: "id", s.IDLabel: "web-id"})
	b.SetGeneration(3)
	if s.Namespaced {
		b.SetNamespace("default")
	}
	applied, err := json.Marshal(policyv1alpha1.Placement{})
	if err != nil {
		t.Fatal(err)
	}
	b.SetAnnotations(map[string]string{names.AppliedPlacement: string(applied)})
	*b.BindingSpec() = workv1alpha2.ResourceBindingSpec{
		Resource:  workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "web", Namespace: b.GetNamespace()},
		Replicas:  2,
		Placement: &policyv1alpha1.Placement{},
		Clusters:  []workv1alpha2.TargetCluster{{Name: "m2", Replicas: 2}},
		GracefulEvictionTasks: []workv1alpha2.GracefulEvictionTask{{
			FromCluster: "m1", Producer: "TaintManager", Reason: workv1alpha2.EvictionReasonTaintUntolerated, Message: "taint lost",
			PurgeMode: policyv1alpha1.PurgeModeGracefully, CreationTimestamp: new(metav1.NewTime(now.Add(-30 * time.Second))),
		}},
	}
	*b.BindingStatus() = workv1alpha2.ResourceBindingStatus{
		SchedulerObservedGeneration: 3,
		Conditions:                  []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}},
		AggregatedStatus: []workv1alpha2.AggregatedStatusItem{
			{ClusterName: "m2", Applied: true, Health: workv1alpha2.ResourceHealthy},
		},
	}
	for _, c := range change {
		c(b)
	}
	return b
}

func (f *fixture) run(t *testing.T, s binding.Scope) (binding.Binding, time.Duration) {
	t.Helper()
	key := types.NamespacedName{Name: "web"}
	if s.Namespaced {
		key.Namespace = "default"
	}
	result, err := f.Reconcile(t.Context(), s, ctrl.Request{NamespacedName: key})
	if err != nil {
		t.Fatalf("Reconcile: %v", err)
	}
	b := s.New()
	if err := f.control.Get(t.Context(), key, b.(client.Object)); err != nil {
		t.Fatal(err)
	}
	return b, result.RequeueAfter
}

// expectFixpoint reconciles again and fails if that writes anything.
func (f *fixture) expectFixpoint(t *testing.T, s binding.Scope) {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByKind)
	if f.run(t, s); true {
		if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
			t.Errorf("running again wrote %v", writes)
		}
	}
}

// The cluster of the replacement had the object before: the binding still shows the report of that copy.
func TestReconcile_waitsForNewCopyInFormerCluster(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, s, evicted(t, s).(client.Object), cluster("m1", metav1.ConditionTrue, lost), cluster("m2", metav1.ConditionTrue))
			w := worksOf(evicted(t, s))[0].(*workv1alpha1.Work)
			remains := func(what string) {
				t.Helper()
				f.clock.SetTime(f.clock.Now().Add(time.Second))
				if b, after := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 1 || len(b.BindingStatus().FailoverHistory) != 0 ||
					after != replacementInterval {
					t.Fatalf("%s: tasks %+v, history %+v, assessed again after %v", what, b.BindingSpec().GracefulEvictionTasks,
						b.BindingStatus().FailoverHistory, after)
				}
			}
			if err := f.control.Delete(t.Context(), w); err != nil {
				t.Fatal(err)
			}
			remains("the earlier copy is being deleted")
			if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(w), w); err != nil {
				t.Fatal(err)
			}
			w.Finalizers = nil
			if err := f.control.Update(t.Context(), w); err != nil {
				t.Fatal(err)
			}
			remains("the earlier copy is deleted")
			created := worksOf(evicted(t, s))[0].(*workv1alpha1.Work)
			reported := created.Status
			created.Status = workv1alpha1.WorkStatus{}
			if err := f.control.Create(t.Context(), created); err != nil {
				t.Fatal(err)
			}
			remains("the new copy is not applied yet")
			created.Status = reported
			if err := f.control.Status().Update(t.Context(), created); err != nil {
				t.Fatal(err)
			}
			if b, _ := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 0 {
				t.Errorf("tasks = %+v, want none", b.BindingSpec().GracefulEvictionTasks)
			}
		})
	}
}

func TestReconcile_endsReplaced(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, s, evicted(t, s).(client.Object), cluster("m1", metav1.ConditionTrue, lost), cluster("m2", metav1.ConditionTrue))
			b, _ := f.run(t, s)
			if n := len(b.BindingSpec().GracefulEvictionTasks); n != 0 {
				t.Fatalf("%d tasks are left", n)
			}
			h := b.BindingStatus().FailoverHistory
			if len(h) != 1 || h[0].Outcome != workv1alpha2.FailoverReplaced || h[0].FromCluster != "m1" || h[0].ToClusters[0] != "m2" {
				t.Errorf("history = %+v", h)
			}
			if all := f.events.All(); len(all) != 2 || all[0].Message != "Evict from cluster m1 succeed." || all[0].Source != Name(s) {
				t.Errorf("events = %+v", all)
			}
			// The history is written first: work/sync needs it after the task is removed.
			if got := strings.Join(f.control.Writes(fakecontrol.Write.ByKind), ", "); got != "update status "+s.Name+", patch "+s.Name {
				t.Errorf("writes = %s", got)
			}
			f.expectFixpoint(t, s)
		})
	}
}

// A crash between the two writes repeats neither the history nor anything else.
func TestReconcile_resumesAfterCrash(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	f := newFixture(t, s, evicted(t, s).(client.Object), cluster("m1", metav1.ConditionTrue, lost))
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "patch" {
			return apierrors.NewTimeoutError("killed", 1)
		}
		return nil
	}
	request := ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "web"}}
	if _, err := f.Reconcile(t.Context(), s, request); err == nil {
		t.Fatal("no error")
	}
	f.control.Fail = nil
	f.clock.SetTime(now.Add(time.Minute))
	b, _ := f.run(t, s)
	if len(b.BindingSpec().GracefulEvictionTasks) != 0 || len(b.BindingStatus().FailoverHistory) != 1 {
		t.Errorf("tasks %+v, history %+v; want no task and one record", b.BindingSpec().GracefulEvictionTasks, b.BindingStatus().FailoverHistory)
	}
}

func TestReconcile_reportsBlocked(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			stuck := evicted(t, s, func(b binding.Binding) {
				b.BindingSpec().Clusters[0].Name = "m1"
				b.BindingStatus().Conditions[0] = metav1.Condition{
					Type: workv1alpha2.Scheduled, Status: metav1.ConditionFalse, Message: "0/1 clusters are available. The current cluster is kept.",
				}
			})
			m1 := cluster("m1", metav1.ConditionFalse, lost)
			f := newFixture(t, s, stuck.(client.Object), m1)
			b, _ := f.run(t, s)
			c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.EvictionBlocked)
			if c == nil || c.Status != metav1.ConditionTrue ||
				!strings.Contains(c.Message, "m1 (TaintUntolerated, taint lost): 0/1 clusters are available.") {
				t.Fatalf("conditions = %+v", b.BindingStatus().Conditions)
			}
			if all := f.events.All(); len(all) != 2 || all[0].Reason != "EvictionBlocked" || !all[0].Warning {
				t.Errorf("events = %+v", all)
			}
			f.expectFixpoint(t, s)
			// The taint is removed: the workload stays, and nothing was deleted.
			m1.Spec.Taints = nil
			if err := f.control.Update(t.Context(), m1); err != nil {
				t.Fatal(err)
			}
			b, _ = f.run(t, s)
			h := b.BindingStatus().FailoverHistory
			if len(b.BindingSpec().GracefulEvictionTasks) != 0 || len(h) != 1 || h[0].Outcome != workv1alpha2.FailoverCanceled ||
				meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.EvictionBlocked) {
				t.Errorf("binding = %+v", b)
			}
			f.expectFixpoint(t, s)
		})
	}
}

// If the reason of a task no longer holds, the scheduler may select the cluster before the copy is deleted.
func TestReconcile_recovers(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	f := newFixture(t, s, evicted(t, s).(client.Object), cluster("m1", metav1.ConditionTrue))
	b, _ := f.run(t, s)
	if tasks := b.BindingSpec().GracefulEvictionTasks; len(tasks) != 1 || !tasks[0].Recovered {
		t.Fatalf("tasks = %+v, want one that recovered", tasks)
	}
	f.expectFixpoint(t, s) // until the scheduler has observed it
	rb := b.(*workv1alpha2.ResourceBinding)
	rb.Status.SchedulerObservedGeneration = rb.Generation
	if err := f.control.Status().Update(t.Context(), rb); err != nil {
		t.Fatal(err)
	}
	if b, _ = f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 0 {
		t.Errorf("tasks = %+v, want none", b.BindingSpec().GracefulEvictionTasks)
	}
}

// The scheduler does not observe the bindings of templates that lost their policy: an eviction ends without it.
func TestReconcile_endsWithoutPolicy(t *testing.T) {
	t.Parallel()
	for name, labels := range map[string]map[string]string{"policy": {names.PolicyID: "id"}, "no policy": nil} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := binding.Namespaced
			b := evicted(t, s, func(b binding.Binding) {
				b.SetLabels(labels)
				b.SetGeneration(4) // the template has changed since
			})
			f := newFixture(t, s, b.(client.Object), cluster("m1", metav1.ConditionTrue, lost))
			if b, _ = f.run(t, s); (len(b.BindingSpec().GracefulEvictionTasks) == 0) != (labels == nil) {
				t.Errorf("tasks = %+v", b.BindingSpec().GracefulEvictionTasks)
			}
		})
	}
}

// Taints do not evict while, for example, the feature gate is disabled. Then the taint of a returned cluster is no reason to delete
// a copy whose replacement is not healthy.
func TestReconcile_keepsWhileTaintsDoNotEvict(t *testing.T) {
	t.Parallel()
	for name, taints := range map[string]bool{"taints evict": true, "taints do not evict": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := binding.ScopeFor("default")
			unhealthy := func(b binding.Binding) {
				b.BindingStatus().AggregatedStatus[0].Health = workv1alpha2.ResourceUnhealthy
				b.BindingSpec().GracefulEvictionTasks[0].CreationTimestamp = new(metav1.NewTime(now.Add(-time.Hour)))
			}
			f := newFixture(t, s, evicted(t, s, unhealthy).(client.Object), cluster("m1", metav1.ConditionTrue, lost))
			f.Taints = taints
			f.run(t, s)
			b, _ := f.run(t, s)
			if n := len(b.BindingSpec().GracefulEvictionTasks); (n == 0) != taints {
				t.Errorf("%d tasks are left", n)
			}
		})
	}
}

func TestReconcile_waitsForWorkloads(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	config := evicted(t, s, func(b binding.Binding) { b.BindingSpec().Resource.Kind, b.BindingSpec().Replicas = "ConfigMap", 0 })
	workload := evicted(t, s, func(b binding.Binding) { b.SetName("app") }).(client.Object)
	f := newFixture(t, s, config.(client.Object), workload, cluster("m1", metav1.ConditionTrue, lost))
	wait := func(why string) {
		t.Helper()
		if b, after := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 1 || after != dependentInterval {
			t.Errorf("%s: tasks %+v, after %v; want one, and a retry", why, b.BindingSpec().GracefulEvictionTasks, after)
		}
	}
	wait("the workload is being evicted")
	// Its turn to leave comes later than the turn of the ConfigMap.
	spec := workload.(binding.Binding).BindingSpec()
	spec.GracefulEvictionTasks, spec.Clusters[0].Name = nil, "m1"
	if err := f.control.Update(t.Context(), workload); err != nil {
		t.Fatal(err)
	}
	wait("the workload must leave")
	if err := f.control.Delete(t.Context(), workload); err != nil {
		t.Fatal(err)
	}
	if b, _ := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 0 {
		t.Error("the task did not end after the workload left")
	}
}

// A finished Job of the namespace never leaves.
func TestReconcile_doesNotWaitForFinishedJob(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	config := evicted(t, s, func(b binding.Binding) { b.BindingSpec().Resource.Kind, b.BindingSpec().Replicas = "ConfigMap", 0 })
	job := evicted(t, s, func(b binding.Binding) {
		b.SetName("job")
		spec := b.BindingSpec()
		spec.Resource.APIVersion, spec.Resource.Kind, spec.GracefulEvictionTasks, spec.Clusters[0].Name = "batch/v1", "Job", nil, "m1"
		b.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{
			ClusterName: "m1", Status: &runtime.RawExtension{Raw: []byte(`{"conditions":[{"type":"Complete","status":"True"}]}`)},
		}}
	})
	f := newFixture(t, s, config.(client.Object), job.(client.Object), cluster("m1", metav1.ConditionTrue, lost))
	if b, _ := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 0 {
		t.Error("the task of the ConfigMap waits for the Job")
	}
}

// With purge mode Directly, the copy of the ConfigMap is deleted at once: its task does not wait for a workload that stays.
func TestReconcile_endsPurgedDirectly(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	config := evicted(t, s, func(b binding.Binding) {
		b.BindingSpec().Resource.Kind, b.BindingSpec().Replicas = "ConfigMap", 0
		b.BindingSpec().GracefulEvictionTasks[0].PurgeMode = policyv1alpha1.PurgeModeDirectly
	})
	workload := evicted(t, s, func(b binding.Binding) {
		b.SetName("app")
		b.BindingSpec().GracefulEvictionTasks[0].PurgeMode = policyv1alpha1.PurgeModeNever
	})
	f := newFixture(t, s, config.(client.Object), workload.(client.Object), cluster("m1", metav1.ConditionTrue, lost))
	if b, _ := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 0 {
		t.Errorf("tasks = %+v, want none", b.BindingSpec().GracefulEvictionTasks)
	}
}

func TestReconcile_setsCreationTimestamp(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	byUser := evicted(t, s, func(b binding.Binding) {
		b.BindingSpec().GracefulEvictionTasks[0].CreationTimestamp = nil
		b.BindingSpec().GracefulEvictionTasks[0].Reason = "Maintenance"
		b.BindingStatus().AggregatedStatus[0].Health = workv1alpha2.ResourceUnhealthy
	})
	f := newFixture(t, s, byUser.(client.Object), cluster("m1", metav1.ConditionTrue))
	b, after := f.run(t, s)
	if at := b.BindingSpec().GracefulEvictionTasks[0].CreationTimestamp; at == nil || !at.Time.Equal(now) || after != 10*time.Minute {
		t.Errorf("creation %v, after %v; want %v and 10 minutes", at, after, now)
	}
}

// The report of a target from before its loss is no evidence that the object runs there. The old copy stays.
func TestReconcile_keepsIfReplacementIsLost(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		f := newFixture(t, s, cluster("m1", metav1.ConditionTrue, lost), cluster("m2", metav1.ConditionFalse), evicted(t, s).(client.Object))
		b, after := f.run(t, s)
		if tasks := b.BindingSpec().GracefulEvictionTasks; len(tasks) != 1 || after != failover.SuspendedInterval {
			t.Errorf("%s: tasks %v, after %v; want one task and a retry", s.Name, tasks, after)
		}
	}
}

// A target that the object had before is lost. The copy that was replaced in a ready cluster is deleted after the grace period.
func TestReconcile_timesOutBesideLostTarget(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		b := evicted(t, s, func(b binding.Binding) {
			spec, st := b.BindingSpec(), b.BindingStatus()
			spec.Clusters = append(spec.Clusters, workv1alpha2.TargetCluster{Name: "m3", Replicas: 2})
			spec.GracefulEvictionTasks[0].ClustersBeforeFailover = []string{"m1", "m3"}
			st.AggregatedStatus = append(st.AggregatedStatus,
				workv1alpha2.AggregatedStatusItem{ClusterName: "m3", Applied: true, Health: workv1alpha2.ResourceHealthy})
		})
		f := newFixture(t, s, b.(client.Object), cluster("m1", metav1.ConditionTrue, lost), cluster("m3", metav1.ConditionFalse))
		if b, _ := f.run(t, s); len(b.BindingSpec().GracefulEvictionTasks) != 1 {
			t.Fatalf("%s: the task ended within the grace period", s.Name)
		}
		f.clock.SetTime(now.Add(10 * time.Minute))
		got, _ := f.run(t, s)
		if h := got.BindingStatus().FailoverHistory; len(got.BindingSpec().GracefulEvictionTasks) != 0 || len(h) != 1 ||
			h[0].Outcome != workv1alpha2.FailoverTimedOut {
			t.Errorf("%s: tasks %+v, history %+v", s.Name, got.BindingSpec().GracefulEvictionTasks, h)
		}
	}
}

// The replacement is lost: after the grace period this is reported, and the copy stays.
func TestReconcile_reportsLostReplacement(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		f := newFixture(t, s, cluster("m1", metav1.ConditionTrue, lost), cluster("m2", metav1.ConditionFalse), evicted(t, s).(client.Object))
		if b, _ := f.run(t, s); blocked(b) {
			t.Errorf("%s: blocked within the grace period", s.Name)
		}
		f.clock.SetTime(now.Add(10 * time.Minute))
		b, after := f.run(t, s)
		c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.EvictionBlocked)
		if c == nil || c.Reason != workv1alpha2.ReplacementMissing || !strings.Contains(c.Message, "is in m2, which is not ready") ||
			len(b.BindingSpec().GracefulEvictionTasks) != 1 || after != failover.SuspendedInterval {
			t.Errorf("%s: conditions %+v, spec %+v, after %v", s.Name, b.BindingStatus().Conditions, b.BindingSpec(), after)
		}
		f.expectFixpoint(t, s)
	}
}

// Each scheduling of the binding after the first replacement leaves the end of the grace period unchanged.
func TestReconcile_reschedulingDoesNotExtendGracePeriod(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	unhealthy := func(b binding.Binding) { b.BindingStatus().AggregatedStatus[0].Health = workv1alpha2.ResourceUnhealthy }
	f := newFixture(t, s, evicted(t, s, unhealthy).(client.Object), cluster("m1", metav1.ConditionTrue, lost))
	for step, left := range []int{1, 1, 0} { // the grace period ends 9.5 minutes after the first step
		f.clock.SetTime(now.Add(time.Duration(step) * 5 * time.Minute))
		b, _ := f.run(t, s)
		if n := len(b.BindingSpec().GracefulEvictionTasks); n != left {
			t.Fatalf("step %d: %d tasks, want %d", step, n, left)
		}
		rb := b.(*workv1alpha2.ResourceBinding)
		rb.Status.LastScheduledTime = new(metav1.NewTime(f.clock.Now()))
		if err := f.control.Status().Update(t.Context(), rb); err != nil {
			t.Fatal(err)
		}
	}
}
