// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

type report struct {
	applied  *bool // nil: no condition
	message  string
	status   string
	health   workv1alpha1.ResourceHealth
	deleting bool
}

// The API server sorts the keys of stored objects.
var (
	failed  = report{applied: new(false), message: "disk full"}
	healthy = report{
		applied: new(true),
		health:  "Healthy",
		status: `{"availableReplicas":2,"generation":1,"observedGeneration":1,"readyReplicas":2,"replicas":2,` +
			`"resourceTemplateGeneration":4,"updatedReplicas":2}`,
	}
	unhealthy = report{
		applied: new(true),
		health:  "Unhealthy",
		status:  `{"generation":1,"observedGeneration":1,"readyReplicas":1,"replicas":2,"resourceTemplateGeneration":4,"updatedReplicas":2}`,
	}
	rollout = report{
		applied: new(true),
		health:  "Unhealthy",
		status:  `{"generation":2,"observedGeneration":1,"readyReplicas":1,"replicas":2,"resourceTemplateGeneration":4,"updatedReplicas":2}`,
	}
)

func workIn(cluster string, r report) *workv1alpha1.Work {
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace:  names.ExecutionNamespace(cluster),
		Name:       "nginx-687f7fb96f",
		Labels:     map[string]string{names.BindingID: "rb-id"},
		Finalizers: []string{"x/y"},
	}}
	r.put(w)
	if r.deleting {
		w.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
	}
	return w
}

func (r report) put(w *workv1alpha1.Work) {
	w.Status = workv1alpha1.WorkStatus{}
	if r.applied != nil {
		s := metav1.ConditionFalse
		if *r.applied {
			s = metav1.ConditionTrue
		}
		w.Status.Conditions = []metav1.Condition{{Type: workv1alpha1.WorkApplied, Status: s, Message: r.message, Reason: "x"}}
	}
	if r.health != "" {
		m := workv1alpha1.ManifestStatus{Health: r.health}
		if r.status != "" {
			m.Status = &runtime.RawExtension{Raw: []byte(r.status)}
		}
		w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{m}
	}
}

func targets(names ...string) (out []workv1alpha2.TargetCluster) {
	for _, n := range names {
		out = append(out, workv1alpha2.TargetCluster{Name: n, Replicas: 2})
	}
	return out
}

func nginxBinding(clusters ...string) *workv1alpha2.ResourceBinding {
	return &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Name:      "nginx-deployment",
			Namespace: "default",
			UID:       "binding",
			Labels:    map[string]string{names.BindingID: "rb-id"},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Replicas: 2,
			Clusters: targets(clusters...),
			Resource: workv1alpha2.ObjectReference{
				APIVersion:      "apps/v1",
				Kind:            "Deployment",
				Namespace:       "default",
				Name:            "nginx",
				UID:             "template",
				ResourceVersion: "1",
			},
		},
		Status: workv1alpha2.ResourceBindingStatus{LastScheduledTime: &metav1.Time{Time: time.Unix(1, 0)}},
	}
}

const deployment = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template, generation: 4},
	spec: {replicas: 2}, status: {observedGeneration: 3, replicas: 1}}`

var start = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)

type fixture struct {
	*Controller
	t       *testing.T
	control *fakecontrol.Control
	clock   *clocktesting.FakeClock
	events  *events.Fake
}

func newFixture(t *testing.T, chain interpret.Chain, template string, objects ...client.Object) *fixture {
	t.Helper()
	s := &fixture{t: t, clock: clocktesting.NewFakeClock(start), events: &events.Fake{}}
	if template != "" {
		objects = append(objects, fakecontrol.Parse(t, template))
	}
	index := fakecontrol.Index{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: work.BindingIDs}
	s.control = fakecontrol.New(t, fakecontrol.Options{
		Owner: names.BindingStatusSource, Objects: objects, Indexes: []fakecontrol.Index{index},
	})
	s.Controller = New(s.control, s.control, Options{Chain: chain, Events: s.events, Clock: s.clock})
	return s
}

var request = ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}}

// reconcile reconciles the binding as its controller does.
func (s *fixture) reconcile() (ctrl.Result, error) {
	return requeue.Reconciler(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
		return s.Reconcile(ctx, binding.Namespaced, req)
	})).Reconcile(s.t.Context(), request)
}

// run reconciles and returns the number of written statuses: of the binding and of the template.
func (s *fixture) run() (result ctrl.Result, onBinding, onTemplate int) {
	s.t.Helper()
	s.control.Writes(fakecontrol.Write.ByKind)
	result, err := s.reconcile()
	if err != nil {
		s.t.Fatal(err)
	}
	for _, w := range s.control.Writes(fakecontrol.Write.ByKind) {
		switch w {
		case "update status ResourceBinding":
			onBinding++
		case "patch status Deployment":
			onTemplate++
		default:
			s.t.Errorf("unexpected write: %s", w)
		}
	}
	return result, onBinding, onTemplate
}

func (s *fixture) expect(what string, wait time.Duration, onBinding, onTemplate int) {
	s.t.Helper()
	result, b, template := s.run()
	if result.RequeueAfter != wait || b != onBinding || template != onTemplate {
		s.t.Errorf("%s: requeue after %s, wrote %d binding and %d template statuses; want %s, %d and %d",
			what, result.RequeueAfter, b, template, wait, onBinding, onTemplate)
	}
}

func (s *fixture) report(cluster string, r report) {
	s.t.Helper()
	w := workIn(cluster, r)
	if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(w), w); err != nil {
		s.t.Fatal(err)
	}
	r.put(w)
	if err := s.control.Status().Update(s.t.Context(), w); err != nil {
		s.t.Fatal(err)
	}
}

func (s *fixture) bindingStatus() *workv1alpha2.ResourceBindingStatus {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), request.NamespacedName, &b); err != nil {
		s.t.Fatal(err)
	}
	return &b.Status
}

func (s *fixture) templateStatus() map[string]any {
	s.t.Helper()
	o, err := template.NewClient(s.control, s.control).Get(s.t.Context(), nginxBinding().Spec.Resource)
	if err != nil {
		s.t.Fatal(err)
	}
	st, _ := o.Object["status"].(map[string]any)
	return st
}

var withNative = interpret.Chain{native.Layer()}

func TestReconcile_writesSettledStatusOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), workIn("m2", healthy))
	s.expect("first", 0, 1, 1)
	s.expect("again", 0, 0, 0)
	want := map[string]any{
		"observedGeneration": int64(4),
		"replicas":           int64(4),
		"updatedReplicas":    int64(4),
		"readyReplicas":      int64(4),
		"availableReplicas":  int64(4),
		"conditions": []any{
			map[string]any{"type": "Available", "status": "True", "reason": "MinimumReplicasAvailable", "lastTransitionTime": nil,
				"lastUpdateTime": nil, "message": "Deployment has minimum availability in all clusters."},
			map[string]any{"type": "Progressing", "status": "True", "reason": "NewReplicaSetAvailable", "lastTransitionTime": nil,
				"lastUpdateTime": nil, "message": "Deployment has been rolled out in all clusters."},
		},
	}
	if diff := cmp.Diff(want, s.templateStatus()); diff != "" {
		t.Errorf("template status (-want +got):\n%s", diff)
	}
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.FullyApplied)
	if c == nil || c.Status != metav1.ConditionTrue || c.Reason != "FullyAppliedSuccess" ||
		c.Message != "All works have been successfully applied" ||
		!c.LastTransitionTime.Time.Equal(start) {
		t.Errorf("FullyApplied: %+v", c)
	}
	got := s.events.All()
	if len(got) != 2 || got[0].Reason != "AggregateStatusSucceed" || got[0].On.Kind != "Deployment" || got[0].Warning || got[0].Verbose {
		t.Fatalf("events %+v", got)
	}
	onBinding := "Update ResourceBinding(default/nginx-deployment) with AggregatedStatus successfully."
	if e := got[1]; e.Reason != "AggregateStatusSucceed" || e.On.Kind != "ResourceBinding" || e.Message != onBinding || !e.Verbose {
		t.Errorf("event on the binding: %+v", e)
	}
}

func TestReconcile_coalescesRollout(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", unhealthy))
	s.expect("first report: applied", 3*time.Second, 1, 0)
	s.clock.Step(400 * time.Millisecond)
	s.expect("a little later", 2600*time.Millisecond, 0, 0)
	s.clock.Step(2600 * time.Millisecond)
	s.expect("after three seconds", 0, 0, 1)
	s.expect("unchanged", 0, 0, 0)
	more := unhealthy
	more.status = `{"generation":1,"observedGeneration":1,"readyReplicas":1,"replicas":3,"resourceTemplateGeneration":4,"updatedReplicas":2}`
	s.report("m1", more)
	s.expect("next report", 10*time.Second, 0, 0)
	s.report("m1", healthy)
	s.expect("healthy", 0, 1, 1)
	s.clock.Step(time.Hour)
	s.expect("healthy for an hour", 0, 0, 0)
	s.report("m1", rollout)
	s.expect("next rollout", 3*time.Second, 0, 0)
}

// Each of ten rollouts, 7 s apart, is reported within a second after the last member has finished it.
func TestReconcile_reportsEachRollout(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), workIn("m2", healthy))
	s.expect("ready", 0, 1, 1)
	const status = `{"availableReplicas":2,"generation":%d,"observedGeneration":%[1]d,"readyReplicas":2,"replicas":2,` +
		`"resourceTemplateGeneration":4,"updatedReplicas":%d}`
	for generation := 2; generation < 12; generation++ {
		s.report("m1", report{applied: new(true), health: "Unhealthy", status: fmt.Sprintf(status, generation, 1)})
		s.run()
		s.clock.Step(time.Second)
		s.run()
		for _, m := range []string{"m1", "m2"} {
			s.report(m, report{applied: new(true), health: "Healthy", status: fmt.Sprintf(status, generation, 2)})
		}
		late, written := time.Duration(0), 0
		for {
			result, onBinding, _ := s.run()
			if written += onBinding; result.RequeueAfter == 0 {
				break
			}
			late += result.RequeueAfter
			s.clock.Step(result.RequeueAfter)
		}
		if late > time.Second || written != 1 {
			t.Errorf("rollout %d was reported by %d writes after %s, want 1 within 1s", generation-1, written, late)
		}
		s.clock.Step(6*time.Second - late)
	}
}

// Without Works there is no status, and no write for each binding of a burst. A status that was written is updated.
func TestReconcile_waitsForTheFirstWork(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	for range 2 {
		s.expect("no work yet", 0, 0, 0)
		s.clock.Step(time.Hour)
	}
	w := workIn("m1", healthy)
	if err := s.control.Create(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	s.expect("the first work", 0, 1, 1)
	if err := s.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	s.expect("deleted", 0, 1, 1)
	if meta.IsStatusConditionTrue(s.bindingStatus().Conditions, workv1alpha2.FullyApplied) {
		t.Error("fully applied without its only Work")
	}
}

// An unchanged status must not start the delay of the next change.
func TestReconcile_unchangedStatusIsNotDelayed(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", unhealthy))
	s.expect("applied", 3*time.Second, 1, 0)
	s.clock.Step(3 * time.Second)
	s.expect("progress", 0, 0, 1)
	restarted := s.Controller
	restarted.coalescer = coalesce.New[types.NamespacedName](s.clock, coalesce.Delays{})
	s.expect("after a restart", 0, 0, 0)
	s.clock.Step(time.Hour)
	s.report("m1", rollout)
	s.expect("a change", 3*time.Second, 0, 0)
}

func TestReconcile_writesFailureAtOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", unhealthy), workIn("m2", report{}))
	s.expect("unhealthy", 3*time.Second, 0, 0)
	s.report("m2", failed)
	if _, onBinding, _ := s.run(); onBinding != 1 {
		t.Errorf("a failure is not written at once")
	}
	st := s.bindingStatus()
	if got := st.AggregatedStatus[1]; got.Applied || got.AppliedMessage != "disk full" || got.Health != "Unknown" {
		t.Errorf("item %+v", got)
	}
	c := meta.FindStatusCondition(st.Conditions, workv1alpha2.FullyApplied)
	if c == nil || c.Status != metav1.ConditionFalse || c.Reason != "FullyAppliedFailed" ||
		c.Message != "Failed to apply all works, see status.aggregatedStatus for details" {
		t.Errorf("FullyApplied: %+v", c)
	}
	s.expect("the same failure again", 0, 0, 0)
}

// A cluster that cannot apply the manifest does not delay the status of the others.
func TestReconcile_settlesDespiteFailureInOneCluster(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", failed), workIn("m2", healthy))
	s.run()
	s.report("m2", rollout)
	s.expect("rollout in the other cluster", 3*time.Second, 0, 0)
	updated := healthy
	updated.status = strings.Replace(healthy.status, `"generation":1`, `"generation":2`, 1)
	s.report("m2", updated)
	s.expect("rolled out", 500*time.Millisecond, 0, 0)
	s.clock.Step(500 * time.Millisecond)
	if result, onBinding, _ := s.run(); result.RequeueAfter > 0 || onBinding != 1 {
		t.Errorf("requeue after %s, %d writes of the binding, want 1", result.RequeueAfter, onBinding)
	}
}

// A cluster whose Work is not created yet has not observed the template.
func TestReconcile_missingWorksAreNotRolledOut(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		works []client.Object
		want  any
	}{
		"no Work":          {nil, int64(3)},
		"one of two Works": {[]client.Object{workIn("m1", healthy)}, int64(3)},
		"one is recreated": {
			[]client.Object{
				workIn("m1", healthy),
				workIn("m2", report{applied: new(true), health: "Healthy", status: healthy.status, deleting: true}),
			},
			int64(3),
		},
		"one without status":                 {[]client.Object{workIn("m1", healthy), workIn("m2", report{})}, int64(3)},
		"additional Work of a former target": {[]client.Object{workIn("m1", healthy), workIn("m2", healthy), workIn("m3", healthy)}, int64(4)},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, append(tc.works, nginxBinding("m1", "m2"))...)
			s.run()
			s.clock.Step(3 * time.Second)
			s.run()
			if got := s.templateStatus()["observedGeneration"]; got != tc.want {
				t.Errorf("observedGeneration = %v, want %v", got, tc.want)
			}
			// The binding has no items for missing Works.
			if got, want := len(s.bindingStatus().AggregatedStatus), len(work.Items(s.works())); got != min(want, 2) {
				t.Errorf("%d items on the binding, want %d", got, want)
			}
		})
	}
}

// A cluster that is neither a target nor being evicted does not report a status, even if its agent keeps or creates Works.
func TestReconcile_ignoresWorksOfOtherClusters(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}, {FromCluster: "m3", PurgeMode: "Directly"}}
	s := newFixture(t, withNative, deployment, b, workIn("m1", healthy), workIn("m2", healthy), workIn("m3", healthy), workIn("m4", healthy))
	s.run()
	s.clock.Step(3 * time.Second)
	s.run()
	var got []string
	for _, i := range s.bindingStatus().AggregatedStatus {
		got = append(got, i.ClusterName)
	}
	if diff := cmp.Diff([]string{"m1", "m2", "m3"}, got); diff != "" {
		t.Errorf("clusters with a status (-want +got):\n%s", diff)
	}
}

func (s *fixture) works() []workv1alpha1.Work {
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works); err != nil {
		s.t.Fatal(err)
	}
	return works.Items
}

func TestReconcile_keepsTemplateStatus(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		chain     interpret.Chain
		template  string
		mutate    func(*workv1alpha2.ResourceBinding)
		onBinding int
	}{
		"kind without aggregation": {interpret.Chain{}, deployment, nil, 1},
		"deleted template":         {withNative, "", nil, 1},
		"recreated template":       {withNative, deployment, func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.UID = "another" }, 1},
		"kind not served":          {withNative, deployment, func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "Unknown" }, 1},
		"unscheduled binding":      {withNative, deployment, func(b *workv1alpha2.ResourceBinding) { b.Status.LastScheduledTime = nil }, 0},
		"deleted binding": {withNative, deployment, func(b *workv1alpha2.ResourceBinding) {
			b.Finalizers, b.DeletionTimestamp = []string{"x/y"}, &metav1.Time{Time: time.Unix(1, 0)}
		}, 0},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := nginxBinding("m1")
			if tc.mutate != nil {
				tc.mutate(b)
			}
			s := newFixture(t, tc.chain, tc.template, b, workIn("m1", healthy))
			s.expect("first", 0, tc.onBinding, 0)
			s.expect("again", 0, 0, 0)
		})
	}
}

// The last status of a dependency that no binding requires any more is removed with its Works.
func TestReconcile_formerDependency(t *testing.T) {
	t.Parallel()
	b := nginxBinding()
	b.Status = workv1alpha2.ResourceBindingStatus{AggregatedStatus: []item{{ClusterName: "m1", Applied: true}}}
	s := newFixture(t, interpret.Chain{}, deployment, b)
	s.expect("delayed", 3*time.Second, 0, 0)
	s.clock.Step(3 * time.Second)
	s.expect("first", 0, 1, 0)
	if got := s.bindingStatus().AggregatedStatus; len(got) > 0 {
		t.Errorf("status of a binding without clusters: %v, want none", got)
	}
	s.expect("again", 0, 0, 0)
}

func TestReconcile_forgetsDeletedBinding(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", unhealthy))
	s.expect("unhealthy", 3*time.Second, 1, 0)
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	s.expect("deleted", 0, 0, 0)
	s.clock.Step(time.Hour)
	if wait := s.coalescer.Delay(request.NamespacedName, coalesce.Progress); wait != 3*time.Second {
		t.Errorf("Delay = %s after the deletion, want 3s", wait)
	}
}

func TestReconcile_retriesAfterConflict(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", healthy))
	s.control.Fail = func(fakecontrol.Write) error {
		return apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "nginx-deployment", errors.New("modified"))
	}
	s.expect("conflict", 20*time.Millisecond, 1, 0)
	s.control.Fail = nil
	s.expect("retry", 0, 1, 1)
}

// The API server refuses the patch for a recreated template.
func TestReconcile_patchContainsUID(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", healthy))
	var patch map[string]any
	s.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb != "patch status" {
			return nil
		}
		return json.Unmarshal(w.Patch, &patch)
	}
	s.run()
	if diff := cmp.Diff(map[string]any{"uid": "template"}, patch["metadata"]); diff != "" {
		t.Errorf("metadata of the patch (-want +got):\n%s", diff)
	}
}
