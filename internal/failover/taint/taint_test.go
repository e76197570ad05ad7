// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package taint

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
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
	clock   *clocktesting.FakePassiveClock
	events  *events.Fake
}

func newFixture(t *testing.T, config func(*Options), objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{clock: clocktesting.NewFakePassiveClock(now), events: &events.Fake{}}
	var index []fakecontrol.Index
	for _, s := range binding.Scopes {
		index = append(index, fakecontrol.Index{
			Of: s.New().(client.Object), Field: indexes.BindingsByTarget.Field, Keys: indexes.BindingsByTarget.Keys,
		})
	}
	f.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: index, Owner: Name})
	o := Options{
		Evictor: failover.Evictor{
			Events: f.events, Clock: f.clock, Fleet: failover.NewFleet(f.control, f.clock, eviction.DefaultLimits),
		},
		Config: failover.DefaultConfig(),
	}
	if config != nil {
		config(&o)
	}
	f.Controller = New(f.control, o)
	return f
}

func cluster(name string, ready metav1.ConditionStatus, since time.Duration, taints ...corev1.Taint) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Spec.Taints = taints
	c.Status.Conditions = []metav1.Condition{{
		Type: clusterv1alpha1.ClusterConditionReady, Status: ready, LastTransitionTime: metav1.NewTime(now.Add(-since)),
	}}
	return c
}

func noExecute(added time.Duration) corev1.Taint {
	return corev1.Taint{Key: "lost", Effect: corev1.TaintEffectNoExecute, TimeAdded: new(metav1.NewTime(now.Add(-added)))}
}

// bound returns a binding in m1 and m2 whose applied placement has the tolerations.
func bound(t *testing.T, s binding.Scope, name string, tolerations ...corev1.Toleration) binding.Binding {
	t.Helper()
	b := s.New()
	b.SetName(name)
	b.SetUID(types.UID(name))
	if s.Namespaced {
		b.SetNamespace("default")
	}
	applied, err := json.Marshal(policyv1alpha1.Placement{ClusterTolerations: tolerations})
	if err != nil {
		t.Fatal(err)
	}
	b.SetAnnotations(map[string]string{names.AppliedPlacement: string(applied)})
	*b.BindingSpec() = workv1alpha2.ResourceBindingSpec{
		Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: name, Namespace: b.GetNamespace()},
		Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 1}},
	}
	return b
}

// run reconciles a binding once and returns it with the delay of the next attempt.
func (f *fixture) run(t *testing.T, s binding.Scope, name string) (binding.Binding, time.Duration) {
	t.Helper()
	key := types.NamespacedName{Name: name}
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

func TestReconcile_evicts(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, nil, bound(t, s, "web").(client.Object),
				cluster("m1", metav1.ConditionTrue, time.Hour, noExecute(time.Minute)), cluster("m2", metav1.ConditionTrue, time.Hour))
			b, _ := f.run(t, s, "web")
			tasks := b.BindingSpec().GracefulEvictionTasks
			if len(tasks) != 1 || len(b.BindingSpec().Clusters) != 2 {
				t.Fatalf("tasks %+v, clusters %v; want one task, and the clusters as before", tasks, b.BindingSpec().Clusters)
			}
			task := tasks[0]
			if task.FromCluster != "m1" || task.Producer != "TaintManager" || task.Reason != "TaintUntolerated" || *task.Replicas != 2 ||
				task.PurgeMode != policyv1alpha1.PurgeModeGracefully || !task.CreationTimestamp.Time.Equal(now) ||
				strings.Join(task.ClustersBeforeFailover, " ") != "m1 m2" {
				t.Errorf("task = %+v", task)
			}
			if all := f.events.All(); len(all) != 2 || all[0].Reason != "EvictWorkloadFromClusterSucceed" ||
				all[0].Message != "Evict from cluster m1 succeed." || all[0].Source != Name {
				t.Errorf("events = %+v", all)
			}
			f.control.Writes(fakecontrol.Write.ByKind)
			if f.run(t, s, "web"); len(f.control.Writes(fakecontrol.Write.ByKind)) > 0 {
				t.Error("running again writes")
			}
		})
	}
}

// rejecting returns a cluster whose API server rejects the credentials.
func rejecting(c *clusterv1alpha1.Cluster) *clusterv1alpha1.Cluster {
	c.Status.Conditions = append(c.Status.Conditions,
		metav1.Condition{Type: clusterv1alpha1.ClusterConditionCredentialsRejected, Status: metav1.ConditionTrue})
	return c
}

// job changes a binding to the binding of a Job with a status in m1.
func job(status string) func(binding.Binding) {
	return func(b binding.Binding) {
		b.BindingSpec().Resource.APIVersion, b.BindingSpec().Resource.Kind = "batch/v1", "Job"
		b.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
			{ClusterName: "m1", Applied: true, Status: &runtime.RawExtension{Raw: []byte(status)}},
		}
	}
}

// A Job that has not finished is evicted.
func TestReconcile_evictsRunningJob(t *testing.T) {
	t.Parallel()
	b := bound(t, binding.Namespaced, "web")
	job(`{"active":1}`)(b)
	f := newFixture(t, nil, b.(client.Object), cluster("m1", metav1.ConditionFalse, time.Hour, noExecute(time.Hour)),
		cluster("m2", metav1.ConditionTrue, time.Hour))
	f.clock.SetTime(now.Add(eviction.DefaultLimits.Report))
	if got, after := f.run(t, binding.Namespaced, "web"); len(got.BindingSpec().GracefulEvictionTasks) != 1 {
		t.Errorf("no task, after %v", after)
	}
}

func TestReconcile_keeps(t *testing.T) {
	t.Parallel()
	everything := corev1.Toleration{Operator: corev1.TolerationOpExists}
	crd := func(b binding.Binding) { b.BindingSpec().Resource.Kind = "CustomResourceDefinition" }
	tests := map[string]struct {
		m1          *clusterv1alpha1.Cluster
		others      []client.Object
		tolerations []corev1.Toleration
		change      func(binding.Binding)
		after       time.Duration
	}{
		"no taint":  {m1: cluster("m1", metav1.ConditionFalse, time.Hour)},
		"tolerated": {m1: cluster("m1", metav1.ConditionTrue, time.Minute, noExecute(0)), tolerations: []corev1.Toleration{everything}},
		"tolerated for now": {
			m1:          cluster("m1", metav1.ConditionTrue, 0, noExecute(10*time.Second)),
			tolerations: []corev1.Toleration{{Operator: corev1.TolerationOpExists, TolerationSeconds: new(int64(30))}},
			after:       20 * time.Second,
		},
		"never scheduled": {
			m1:     cluster("m1", metav1.ConditionTrue, time.Minute, noExecute(0)),
			change: func(b binding.Binding) { b.SetAnnotations(nil) },
		},
		"a CRD": {m1: cluster("m1", metav1.ConditionTrue, time.Minute, noExecute(0)), change: crd},
		"a finished Job": {
			m1:     cluster("m1", metav1.ConditionFalse, time.Hour, noExecute(time.Hour)),
			change: job(`{"conditions":[{"type":"Complete","status":"True"}]}`),
		},
		"rejected credentials": {
			m1:    rejecting(cluster("m1", metav1.ConditionFalse, time.Hour, noExecute(time.Hour))),
			after: failover.SuspendedInterval,
		},
		"no such cluster": {m1: cluster("m9", metav1.ConditionTrue, 0, noExecute(0))},
		"the loss is too new": {
			m1:     cluster("m1", metav1.ConditionFalse, 4*time.Second, noExecute(0)),
			others: []client.Object{cluster("m3", metav1.ConditionTrue, time.Hour)},
			after:  16 * time.Second,
		},
		"evictions suspended": {
			m1:     cluster("m1", metav1.ConditionFalse, time.Minute, noExecute(0)),
			others: []client.Object{cluster("m3", metav1.ConditionFalse, time.Minute)},
			after:  failover.SuspendedInterval,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := bound(t, binding.Namespaced, "web", tc.tolerations...)
			if tc.change != nil {
				tc.change(b)
			}
			objects := append([]client.Object{b.(client.Object), tc.m1, cluster("m2", metav1.ConditionTrue, time.Hour)}, tc.others...)
			f := newFixture(t, nil, objects...)
			got, after := f.run(t, binding.Namespaced, "web")
			if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 || after != tc.after {
				t.Errorf("tasks %+v, after %v; want none, after %v", got.BindingSpec().GracefulEvictionTasks, after, tc.after)
			}
		})
	}
}

// Most clusters were lost at once. A drain of a ready cluster waits only until enough of the losses are confirmed.
func TestReconcile_drainsAfterConfirmations(t *testing.T) {
	t.Parallel()
	for confirmed, drained := range []bool{false, true, true} {
		web := bound(t, binding.Namespaced, "web").(client.Object)
		objects := []client.Object{web, cluster("m1", metav1.ConditionTrue, time.Hour, noExecute(0))}
		for i, name := range []string{"m2", "m3"} {
			lost := cluster(name, metav1.ConditionFalse, time.Hour)
			if i < confirmed {
				lost.Annotations = map[string]string{names.ConfirmedLost: "true"}
			}
			objects = append(objects, lost)
		}
		f := newFixture(t, nil, objects...)
		got, after := f.run(t, binding.Namespaced, "web")
		if n := len(got.BindingSpec().GracefulEvictionTasks); (n == 1) != drained || (after == failover.SuspendedInterval) == drained {
			t.Errorf("%d of 2 losses confirmed: %d tasks, after %v; want drained %v", confirmed, n, after, drained)
		}
	}
}

// After an interruption, a cluster that was not ready before may be ready: it has time to report that.
func TestReconcile_waitsAfterInterruption(t *testing.T) {
	t.Parallel()
	b := bound(t, binding.Namespaced, "web").(client.Object)
	f := newFixture(t, nil, b, cluster("m1", metav1.ConditionFalse, time.Hour, noExecute(time.Hour)),
		cluster("m2", metav1.ConditionTrue, time.Hour), cluster("m3", metav1.ConditionTrue, time.Hour))
	wait := func(at, want time.Duration) {
		t.Helper()
		f.clock.SetTime(now.Add(at))
		if b, after := f.run(t, binding.Namespaced, "web"); len(b.BindingSpec().GracefulEvictionTasks) > 0 || after != want {
			t.Errorf("after %v: tasks %+v, after %v; want none, after %v", at, b.BindingSpec().GracefulEvictionTasks, after, want)
		}
	}
	wait(0, time.Minute)
	wait(20*time.Second, 40*time.Second)
	f.Fleet.Interrupted(apierrors.NewConflict(schema.GroupResource{}, "web", nil))  // no interruption
	f.Fleet.Interrupted(apierrors.NewInternalError(errors.New("a webhook failed"))) // for one object
	for _, code := range []int32{http.StatusBadRequest, http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusTeapot} {
		f.Fleet.Interrupted(&apierrors.StatusError{ErrStatus: metav1.Status{
			Status: metav1.StatusFailure, Code: code, Message: `admission webhook "w" denied the request: no`,
		}})
	}
	f.Fleet.Interrupted(apierrors.NewRequestEntityTooLargeError("the binding"))
	wait(30*time.Second, 30*time.Second)
	f.Fleet.Interrupted(apierrors.NewServiceUnavailable("etcd"))
	wait(40*time.Second, 50*time.Second)
	f.clock.SetTime(now.Add(45 * time.Second))
	f.Fleet.Interrupted(&apierrors.StatusError{ErrStatus: metav1.Status{ // of the storage
		Status: metav1.StatusFailure, Code: http.StatusInternalServerError, Message: "etcdserver: mvcc: database space exceeded",
	}})
	wait(50*time.Second, 55*time.Second)
	f.clock.SetTime(now.Add(105 * time.Second))
	if b, _ := f.run(t, binding.Namespaced, "web"); len(b.BindingSpec().GracefulEvictionTasks) != 1 {
		t.Errorf("tasks = %+v, want one", b.BindingSpec().GracefulEvictionTasks)
	}
}

// Evictions from one cluster are spread over time; those that wait keep their turn.
func TestReconcile_paces(t *testing.T) {
	t.Parallel()
	objects := []client.Object{
		cluster("m1", metav1.ConditionTrue, time.Minute, noExecute(0)), cluster("m2", metav1.ConditionTrue, time.Minute),
	}
	for i := range 3 {
		objects = append(objects, bound(t, binding.Namespaced, fmt.Sprintf("web-%d", i)).(client.Object))
	}
	f := newFixture(t, func(o *Options) { o.Config.Rate = 0.5 }, objects...)
	for i, want := range []time.Duration{0, 2 * time.Second, 4 * time.Second} {
		if _, after := f.run(t, binding.Namespaced, fmt.Sprintf("web-%d", i)); after != want {
			t.Errorf("binding %d waits %v, want %v", i, after, want)
		}
	}
	f.clock.SetTime(now.Add(2 * time.Second))
	if b, _ := f.run(t, binding.Namespaced, "web-1"); len(b.BindingSpec().GracefulEvictionTasks) != 1 {
		t.Error("not evicted at its turn")
	}
	if b, after := f.run(t, binding.Namespaced, "web-2"); len(b.BindingSpec().GracefulEvictionTasks) != 0 || after != 2*time.Second {
		t.Errorf("evicted before its turn, or after %v", after)
	}
}

// A binding that was deleted, or left the cluster otherwise, does not delay the evictions of others.
func TestReconcile_forgetsTurns(t *testing.T) {
	t.Parallel()
	objects := []client.Object{
		cluster("m1", metav1.ConditionTrue, time.Minute, noExecute(0)), cluster("m2", metav1.ConditionTrue, time.Minute),
		bound(t, binding.Namespaced, "web-0").(client.Object), bound(t, binding.Namespaced, "web-1").(client.Object),
	}
	f := newFixture(t, func(o *Options) { o.Config.Rate = 0.5 }, objects...)
	f.run(t, binding.Namespaced, "web-0")
	if f.run(t, binding.Namespaced, "web-1"); f.pacers[true].Waiting() != 1 {
		t.Fatalf("%d bindings wait, want 1", f.pacers[true].Waiting())
	}
	if err := f.control.Delete(t.Context(), objects[3]); err != nil {
		t.Fatal(err)
	}
	request := ctrl.Request{NamespacedName: client.ObjectKeyFromObject(objects[3])}
	if _, err := f.Reconcile(t.Context(), binding.Namespaced, request); err != nil || f.pacers[true].Waiting() != 0 {
		t.Errorf("Reconcile = %v, %d bindings wait; want none", err, f.pacers[true].Waiting())
	}
}

func TestReconcile_usesPolicy(t *testing.T) {
	t.Parallel()
	b := bound(t, binding.Namespaced, "web")
	b.BindingSpec().Failover = &policyv1alpha1.FailoverBehavior{Cluster: &policyv1alpha1.ClusterFailoverBehavior{
		PurgeMode: policyv1alpha1.PurgeModeDirectly,
		StatePreservation: &policyv1alpha1.StatePreservation{Rules: []policyv1alpha1.StatePreservationRule{
			{AliasLabelName: "job", JSONPath: "{ .id }"},
		}},
	}}
	m1, m2 := cluster("m1", metav1.ConditionTrue, time.Minute, noExecute(0)), cluster("m2", metav1.ConditionTrue, time.Minute)
	f := newFixture(t, func(o *Options) { o.InjectState = true }, b.(client.Object), m1, m2)
	request := ctrl.Request{NamespacedName: client.ObjectKeyFromObject(b.(client.Object))}
	if _, err := f.Reconcile(t.Context(), binding.Namespaced, request); err == nil {
		t.Error("no error for a state that the cluster does not report")
	}
	if all := f.events.All(); len(all) != 2 || all[0].Reason != "EvictWorkloadFromClusterFailed" {
		t.Errorf("events = %+v", all)
	}
	b.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
		{ClusterName: "m1", Status: &runtime.RawExtension{Raw: []byte(`{"id":"42"}`)}},
	}
	f = newFixture(t, func(o *Options) { o.InjectState = true }, b.(client.Object), m1, m2)
	got, _ := f.run(t, binding.Namespaced, "web")
	if tasks := got.BindingSpec().GracefulEvictionTasks; len(tasks) != 1 || tasks[0].PurgeMode != policyv1alpha1.PurgeModeDirectly ||
		tasks[0].PreservedLabelState["job"] != "42" {
		t.Errorf("tasks = %+v", tasks)
	}
}
