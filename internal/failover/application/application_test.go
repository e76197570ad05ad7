// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package application

import (
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/test/fakecontrol"
)

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

type fixture struct {
	*Controller
	t       *testing.T
	scope   binding.Scope
	control *fakecontrol.Control
	clock   *clocktesting.FakePassiveClock
	events  *events.Fake
	key     types.NamespacedName
}

func newFixture(t *testing.T, s binding.Scope, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{t: t, scope: s, clock: clocktesting.NewFakePassiveClock(now), events: &events.Fake{}, key: types.NamespacedName{Name: "web"}}
	if s.Namespaced {
		f.key.Namespace = "default"
	}
	f.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Owner: Name(s)})
	f.Controller = New(f.control, Options{
		Evictor: failover.Evictor{
			Events: f.events, Clock: f.clock, InjectState: true, Fleet: failover.NewFleet(f.control, f.clock, eviction.DefaultLimits),
		},
		Graceful: true,
	})
	return f
}

func cluster(name string, ready metav1.ConditionStatus) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	since := now
	if ready == metav1.ConditionTrue {
		since = now.Add(-time.Hour)
	}
	c.Status.Conditions = []metav1.Condition{{
		Type: clusterv1alpha1.ClusterConditionReady, Status: ready, LastTransitionTime: metav1.NewTime(since),
	}}
	return c
}

// failing returns a workload that is unhealthy in m1 and healthy in m2.
func failing(s binding.Scope, purge policyv1alpha1.PurgeMode) binding.Binding {
	b := s.New()
	b.SetName("web")
	b.SetUID("web")
	if s.Namespaced {
		b.SetNamespace("default")
	}
	*b.BindingSpec() = workv1alpha2.ResourceBindingSpec{
		Resource:      workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "web", Namespace: b.GetNamespace()},
		Clusters:      []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 1}},
		PropagateDeps: true,
		Failover: &policyv1alpha1.FailoverBehavior{Application: &policyv1alpha1.ApplicationFailoverBehavior{
			DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(30))}, PurgeMode: purge,
			StatePreservation: &policyv1alpha1.StatePreservation{
				Rules: []policyv1alpha1.StatePreservationRule{{AliasLabelName: "job", JSONPath: "{ .id }"}},
			},
		}},
	}
	if purge == policyv1alpha1.PurgeModeGracefully {
		b.BindingSpec().Failover.Application.GracePeriodSeconds = new(int32(60))
	}
	report(b, workv1alpha2.ResourceUnhealthy)
	return b
}

func report(b binding.Binding, health workv1alpha2.ResourceHealth) {
	b.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
		{ClusterName: "m1", Applied: true, Health: health, Status: &runtime.RawExtension{Raw: []byte(`{"id":"42"}`)}},
		{ClusterName: "m2", Applied: true, Health: workv1alpha2.ResourceHealthy},
	}
}

// at reconciles at a time after the start, and returns the tasks and the delay of the next attempt.
func (f *fixture) at(after time.Duration) ([]workv1alpha2.GracefulEvictionTask, time.Duration) {
	f.t.Helper()
	f.clock.SetTime(now.Add(after))
	result, err := f.Reconcile(f.t.Context(), f.scope, ctrl.Request{NamespacedName: f.key})
	if err != nil {
		f.t.Fatalf("Reconcile: %v", err)
	}
	return f.get().BindingSpec().GracefulEvictionTasks, result.RequeueAfter
}

func (f *fixture) get() binding.Binding {
	f.t.Helper()
	b := f.scope.New()
	if err := f.control.Get(f.t.Context(), f.key, b.(client.Object)); err != nil {
		f.t.Fatal(err)
	}
	return b
}

func TestReconcile_evictsAfterToleration(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		for _, purge := range []policyv1alpha1.PurgeMode{
			policyv1alpha1.PurgeModeDirectly, policyv1alpha1.PurgeModeGracefully, policyv1alpha1.PurgeModeNever,
		} {
			t.Run(s.Name+" "+string(purge), func(t *testing.T) {
				t.Parallel()
				f := newFixture(t, s, failing(s, purge).(client.Object), cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue))
				if tasks, after := f.at(0); len(tasks) > 0 || after != 30*time.Second {
					t.Fatalf("tasks %+v, after %v; want none, after 30 s", tasks, after)
				}
				tasks, _ := f.at(30 * time.Second)
				if len(tasks) != 1 {
					t.Fatalf("tasks = %+v, want one", tasks)
				}
				task := tasks[0]
				never, graceful := purge == policyv1alpha1.PurgeModeNever, purge == policyv1alpha1.PurgeModeGracefully
				if task.FromCluster != "m1" || task.Reason != "ApplicationFailure" || task.Producer != Name(s) || task.PurgeMode != purge ||
					(task.SuppressDeletion != nil) != never || (task.GracePeriodSeconds != nil) != graceful || task.PreservedLabelState["job"] != "42" {
					t.Errorf("task = %+v", task)
				}
				if all := f.events.All(); len(all) != 2 || all[0].Reason != "EvictWorkloadFromClusterSucceed" {
					t.Errorf("events = %+v", all)
				}
				f.control.Writes(fakecontrol.Write.ByKind)
				if f.at(time.Hour); len(f.control.Writes(fakecontrol.Write.ByKind)) > 0 {
					t.Error("running again writes")
				}
			})
		}
	}
}

// Healthy and Unknown end the time for which a workload was unhealthy.
func TestReconcile_resetsTimer(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	f := newFixture(t, s, failing(s, policyv1alpha1.PurgeModeGracefully).(client.Object), cluster("m1", metav1.ConditionTrue))
	set := func(h workv1alpha2.ResourceHealth) {
		b := f.get()
		report(b, h)
		if err := f.control.Status().Update(t.Context(), b.(client.Object)); err != nil {
			t.Fatal(err)
		}
	}
	f.at(0)
	set(workv1alpha2.ResourceUnknown)
	f.at(20 * time.Second)
	set(workv1alpha2.ResourceUnhealthy)
	if tasks, after := f.at(40 * time.Second); len(tasks) > 0 || after != 30*time.Second {
		t.Errorf("tasks %+v, after %v; want none, and 30 s again", tasks, after)
	}
}

// A workload that was unhealthy when its cluster became unreachable does not leave it for that.
func TestReconcile_ignoresHealthOfUnreadyCluster(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	m1 := cluster("m1", metav1.ConditionTrue)
	f := newFixture(t, s, failing(s, policyv1alpha1.PurgeModeGracefully).(client.Object), m1, cluster("m2", metav1.ConditionTrue))
	f.at(0)
	setReady := func(status metav1.ConditionStatus) {
		if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(m1), m1); err != nil {
			t.Fatal(err)
		}
		m1.Status.Conditions[0].Status = status
		if err := f.control.Status().Update(t.Context(), m1); err != nil {
			t.Fatal(err)
		}
	}
	setReady(metav1.ConditionUnknown)
	for _, at := range []time.Duration{10 * time.Second, time.Hour} {
		if tasks, after := f.at(at); len(tasks) > 0 || after != 0 {
			t.Errorf("after %v: tasks %+v, after %v; want none", at, tasks, after)
		}
	}
	setReady(metav1.ConditionTrue)
	if tasks, after := f.at(time.Hour + time.Second); len(tasks) > 0 || after != 30*time.Second {
		t.Errorf("ready again: tasks %+v, after %v; want none, and 30 s again", tasks, after)
	}
}

// The short form also moves a workload away from a cluster that is not ready.
func TestReconcile_evictsFromUnreadyCluster(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	b := failing(s, policyv1alpha1.PurgeModeGracefully)
	b.BindingSpec().PropagateDeps = false
	b.BindingSpec().Failover = &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{
		DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(30))},
	}}
	report(b, workv1alpha2.ResourceHealthy)
	f := newFixture(t, s, b.(client.Object), cluster("m1", metav1.ConditionFalse), cluster("m2", metav1.ConditionTrue))
	if tasks, after := f.at(0); len(tasks) > 0 || after != 30*time.Second {
		t.Fatalf("tasks %+v, after %v; want none, after 30 s", tasks, after)
	}
	if tasks, _ := f.at(30 * time.Second); len(tasks) != 1 || tasks[0].Reason != "ClusterNotReady" || tasks[0].FromCluster != "m1" {
		t.Errorf("tasks = %+v", tasks)
	}
}

// A finished Job is not run again because its cluster is lost; a running one is.
func TestReconcile_keepsFinishedJob(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	for status, want := range map[string]int{
		`{"conditions":[{"type":"Complete","status":"True"}]}`: 0, `{"conditions":[{"type":"Failed","status":"True"}]}`: 0, `{"active":1}`: 1,
	} {
		b := failing(s, policyv1alpha1.PurgeModeGracefully)
		b.BindingSpec().Resource.APIVersion, b.BindingSpec().Resource.Kind = "batch/v1", "Job"
		b.BindingSpec().Failover = &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{}}
		report(b, workv1alpha2.ResourceHealthy)
		b.BindingStatus().AggregatedStatus[0].Status.Raw = []byte(status)
		f := newFixture(t, s, b.(client.Object), cluster("m1", metav1.ConditionFalse), cluster("m2", metav1.ConditionTrue))
		if tasks, _ := f.at(time.Hour); len(tasks) != want {
			t.Errorf("%s: tasks %+v, want %d", status, tasks, want)
		}
	}
}

// Expired credentials are no loss of the workloads. When the cluster is lost later, the toleration starts then.
func TestReconcile_keepsWhileCredentialsAreRejected(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	b := failing(s, policyv1alpha1.PurgeModeGracefully)
	b.BindingSpec().Failover = &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{
		DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(30))},
	}}
	report(b, workv1alpha2.ResourceHealthy)
	m1 := cluster("m1", metav1.ConditionFalse)
	m1.Status.Conditions = append(m1.Status.Conditions,
		metav1.Condition{Type: clusterv1alpha1.ClusterConditionCredentialsRejected, Status: metav1.ConditionTrue})
	f := newFixture(t, s, b.(client.Object), m1, cluster("m2", metav1.ConditionTrue))
	if tasks, after := f.at(time.Hour); len(tasks) > 0 || after != 0 {
		t.Fatalf("tasks %+v, after %v; want none", tasks, after)
	}
	m1.Status.Conditions[1].Status = metav1.ConditionFalse
	m1.Status.Conditions[1].LastTransitionTime = metav1.NewTime(now.Add(time.Hour))
	if err := f.control.Status().Update(t.Context(), m1); err != nil {
		t.Fatal(err)
	}
	if tasks, after := f.at(time.Hour + 10*time.Second); len(tasks) > 0 || after != 20*time.Second {
		t.Errorf("tasks %+v, after %v; want none, after 20 s", tasks, after)
	}
	if tasks, _ := f.at(time.Hour + 30*time.Second); len(tasks) != 1 {
		t.Error("the lost cluster keeps its workload")
	}
}

func TestReconcile_keeps(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	tests := map[string]func(binding.Binding){
		"without a policy":      func(b binding.Binding) { b.BindingSpec().Failover = nil },
		"without propagateDeps": func(b binding.Binding) { b.BindingSpec().PropagateDeps = false },
		"a healthy workload":    func(b binding.Binding) { report(b, workv1alpha2.ResourceHealthy) },
		"an object not applied": func(b binding.Binding) { b.BindingStatus().AggregatedStatus[0].Applied = false },
		"a workload being moved": func(b binding.Binding) {
			b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		},
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := failing(s, policyv1alpha1.PurgeModeGracefully)
			change(b)
			f := newFixture(t, s, b.(client.Object), cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue))
			f.at(0)
			if f.at(time.Hour); len(f.control.Writes(fakecontrol.Write.ByKind)) > 0 {
				t.Errorf("tasks = %+v, want no write", f.get().BindingSpec().GracefulEvictionTasks)
			}
		})
	}
}

func TestReconcile_needsGateForGraceful(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	f := newFixture(t, s, failing(s, policyv1alpha1.PurgeModeGracefully).(client.Object), cluster("m1", metav1.ConditionTrue))
	f.Graceful = false
	f.at(0)
	f.clock.SetTime(now.Add(time.Minute))
	if _, err := f.Reconcile(t.Context(), s, ctrl.Request{NamespacedName: f.key}); err == nil {
		t.Error("no error without the gate GracefulEviction")
	}
	if all := f.events.All(); len(all) != 2 || all[0].Reason != "EvictWorkloadFromClusterFailed" {
		t.Errorf("events = %+v", all)
	}
}
