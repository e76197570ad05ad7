// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package descheduler

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	dto "github.com/prometheus/client_model/go"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/fakecontrol"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// estimator is a fake Estimator. A cluster that is not in unschedulable has no estimator.
type estimator struct {
	mu            sync.Mutex
	unschedulable map[string]int32
	fail          map[string]error
	requests      []string // "cluster namespace/name threshold"
	onRequest     func()
}

func (e *estimator) Unschedulable(_ context.Context, cluster string, w corev1.ObjectReference, threshold time.Duration) (int32, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.requests = append(e.requests, fmt.Sprintf("%s %s/%s %s", cluster, w.Namespace, w.Name, threshold))
	if e.onRequest != nil {
		e.onRequest()
	}
	if err := e.fail[cluster]; err != nil {
		return 0, err
	}
	n, known := e.unschedulable[cluster]
	if !known {
		return 0, fmt.Errorf("no estimator: %w", estimate.ErrUnknown)
	}
	return n, nil
}

// fakeScheduler is a fake Scheduler.
type fakeScheduler struct {
	candidates []scheduler.Candidate
	err        error
}

func (s fakeScheduler) Candidates(context.Context, binding.Binding) ([]scheduler.Candidate, error) {
	return s.candidates, s.err
}

// fixture is a Descheduler with a fake control plane that records writes.
type fixture struct {
	*Descheduler
	control   *fakecontrol.Control
	clock     *clocktesting.FakeClock
	events    *events.Fake
	estimator *estimator
	fail      error // returned by patches
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{
		control:   fakecontrol.WithObjects(t, objects...),
		clock:     clocktesting.NewFakeClock(start),
		events:    &events.Fake{},
		estimator: &estimator{unschedulable: map[string]int32{}, fail: map[string]error{}},
	}
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb != "patch" || !strings.Contains(string(w.Patch), `"resourceVersion"`) {
			t.Errorf("%s %s without resourceVersion: %s", w.Verb, w.Key, w.Patch)
		}
		return f.fail
	}
	f.Descheduler = New(f.control, Options{Estimator: f.estimator, Events: f.events, Clock: f.clock})
	return f
}

// round runs one round and returns the names of the patched bindings.
func (f *fixture) round(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.Name)
	f.estimator.requests = nil
	if err := f.RunOnce(t.Context()); err != nil {
		t.Fatal(err)
	}
	return f.control.Writes(fakecontrol.Write.Name)
}

func (f *fixture) clusters(t *testing.T, name string) map[string]int32 {
	t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := f.control.Get(t.Context(), types.NamespacedName{Namespace: "default", Name: name}, &b); err != nil {
		t.Fatal(err)
	}
	out := map[string]int32{}
	for _, c := range b.Spec.Clusters {
		out[c.Name] = c.Replicas
	}
	return out
}

// eventTexts returns the events as "Kind reason: message".
func (f *fixture) eventTexts() (out []string) {
	for _, e := range f.events.All() {
		out = append(out, e.On.Kind+" "+e.Reason+": "+e.Message)
	}
	return out
}

func member(name string, change ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.Conditions = []metav1.Condition{{Type: "Ready", Status: "True", LastTransitionTime: metav1.NewTime(start.Add(-time.Hour))}}
	for _, f := range change {
		f(c)
	}
	return c
}

// share holds the assigned and the reported replicas of a cluster; reported is negative if the cluster has no report.
type share struct {
	cluster                   string
	replicas, reported, ready int32
}

func at(cluster string, replicas, reported, ready int32) share {
	return share{cluster, replicas, reported, ready}
}

const dynamic = `{"replicaScheduling":{"replicaSchedulingType":"Divided","replicaDivisionPreference":"Weighted",` +
	`"weightPreference":{"dynamicWeight":"AvailableReplicas"}}}`

// web returns a scheduled binding with these shares.
func web(shares ...share) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Namespace:   "default",
			Name:        "web-deployment",
			UID:         "binding",
			Annotations: map[string]string{names.AppliedPlacement: dynamic},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource:  workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web", UID: "template"},
			Placement: &policyv1alpha1.Placement{},
		},
	}
	for _, s := range shares {
		b.Spec.Replicas += s.replicas
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: s.cluster, Replicas: s.replicas})
		if s.reported < 0 {
			continue
		}
		status := fmt.Sprintf(`{"replicas":%d,"readyReplicas":%d}`, s.reported, s.ready)
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{
			ClusterName: s.cluster, Applied: true, Status: &runtime.RawExtension{Raw: []byte(status)},
		})
	}
	return b
}

func TestRunOnce(t *testing.T) {
	t.Parallel()
	f := newFixture(t, web(at("m1", 6, 6, 3), at("m2", 4, 4, 4)), member("m1"), member("m2"))
	f.estimator.unschedulable = map[string]int32{"m1": 2, "m2": 3}
	if writes := f.round(t); len(writes) != 1 {
		t.Errorf("wrote %v, want one patch", writes)
	}
	if diff := cmp.Diff(map[string]int32{"m1": 4, "m2": 4}, f.clusters(t, "web-deployment")); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
	// No request for a cluster whose replicas are all ready.
	if diff := cmp.Diff([]string{"m1 default/web 5m0s"}, f.estimator.requests); diff != "" {
		t.Errorf("requests (-want +got):\n%s", diff)
	}
	message := "DescheduleBindingSucceed: Removed unschedulable replicas from m1 (6 -> 4); the scheduler reschedules them."
	if diff := cmp.Diff([]string{"ResourceBinding " + message, "Deployment " + message}, f.eventTexts()); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}

	// No further replicas are removed until the scheduler has placed these.
	if writes := f.round(t); len(writes) > 0 || len(f.estimator.requests) > 0 {
		t.Errorf("running again wrote %v and requested %v", writes, f.estimator.requests)
	}
}

func TestRunOnce_ignores(t *testing.T) {
	t.Parallel()
	placed := func(change ...func(*workv1alpha2.ResourceBinding)) *workv1alpha2.ResourceBinding {
		b := web(at("m1", 6, 6, 3), at("m2", 4, 4, 4))
		for _, f := range change {
			f(b)
		}
		return b
	}
	applied := func(placement string) *workv1alpha2.ResourceBinding {
		return placed(func(b *workv1alpha2.ResourceBinding) { b.Annotations[names.AppliedPlacement] = placement })
	}
	ready := func(status metav1.ConditionStatus, since time.Duration) *clusterv1alpha1.Cluster {
		return member("m1", func(c *clusterv1alpha1.Cluster) {
			c.Status.Conditions[0].Status, c.Status.Conditions[0].LastTransitionTime = status, metav1.NewTime(start.Add(-since))
		})
	}
	tests := map[string][]client.Object{
		"static weights": {
			applied(`{"replicaScheduling":{"replicaSchedulingType":"Divided","replicaDivisionPreference":"Weighted"}}`),
			member("m1"),
		},
		"duplicated": {applied(`{}`), member("m1")},
		"never scheduled": {
			placed(func(b *workv1alpha2.ResourceBinding) { delete(b.Annotations, names.AppliedPlacement) }),
			member("m1"),
		},
		"another kind": {placed(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "StatefulSet" }), member("m1")},
		"a Deployment of another group": {
			placed(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.APIVersion = "example.io/v1" }),
			member("m1"),
		},
		"scheduling suspended": {placed(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
		}), member("m1")},
		"about to be scaled": {placed(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas++ }), member("m1")},
		"binding being deleted": {placed(func(b *workv1alpha2.ResourceBinding) {
			b.Finalizers, b.DeletionTimestamp = []string{names.BindingFinalizer}, &metav1.Time{Time: start}
		}), member("m1")},
		"eviction from the cluster": {placed(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		}), member("m1")},
		"cluster without a report":           {web(at("m1", 6, -1, 0)), member("m1")},
		"cluster with a pending scale-down":  {web(at("m1", 6, 8, 3)), member("m1")},
		"cluster not ready":                  {placed(), ready("False", time.Hour)},
		"cluster with unknown readiness":     {placed(), ready("Unknown", time.Hour)},
		"cluster that became ready just now": {placed(), ready("True", time.Second)},
		"missing cluster":                    {placed()},
		"cluster being deleted": {placed(), member("m1", func(c *clusterv1alpha1.Cluster) {
			c.Finalizers, c.DeletionTimestamp = []string{names.ClusterFinalizer}, &metav1.Time{Time: start}
		})},
	}
	for name, objects := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, objects...)
			f.estimator.unschedulable = map[string]int32{"m1": 3, "m2": 3}
			if writes := f.round(t); len(writes) > 0 || len(f.estimator.requests) > 0 {
				t.Errorf("wrote %v, requested %v", writes, f.estimator.requests)
			}
			if recorded := f.eventTexts(); len(recorded) > 0 {
				t.Errorf("events %v", recorded)
			}
		})
	}
}

func TestRunOnce_keepsReplicasWithoutEstimate(t *testing.T) {
	t.Parallel()
	f := newFixture(t, web(at("m1", 6, 6, 3), at("m2", 4, 4, 0)), member("m1"), member("m2"))
	f.estimator.unschedulable = map[string]int32{"m2": 1} // m1 has no estimator
	f.round(t)
	if diff := cmp.Diff(map[string]int32{"m1": 6, "m2": 3}, f.clusters(t, "web-deployment")); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
}

// A failing estimator does not affect other clusters, is reported by an event, and is skipped after maxFailures.
func TestRunOnce_skipsFailingEstimator(t *testing.T) {
	t.Parallel()
	objects := []client.Object{member("m1"), member("m2")}
	for i := range 5 {
		b := web(at("m1", 6, 6, 3), at("m2", 4, 4, 0))
		b.Name = fmt.Sprintf("web%d-deployment", i)
		objects = append(objects, b)
	}
	f := newFixture(t, objects...)
	f.estimator.unschedulable, f.estimator.fail = map[string]int32{"m2": 1}, map[string]error{"m1": errors.New("connection refused")}
	err := f.RunOnce(t.Context())
	if err == nil || !strings.Contains(err.Error(), "cluster m1: connection refused") {
		t.Errorf("error = %v, want one that names the cluster", err)
	}
	for i := range 5 {
		if diff := cmp.Diff(map[string]int32{"m1": 6, "m2": 3}, f.clusters(t, fmt.Sprintf("web%d-deployment", i))); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
	}
	requests := 0
	for _, r := range f.estimator.requests {
		if strings.HasPrefix(r, "m1 ") {
			requests++
		}
	}
	if requests != maxFailures {
		t.Errorf("%d requests, want %d", requests, maxFailures)
	}
	if !slices.ContainsFunc(f.eventTexts(), func(e string) bool {
		return strings.HasPrefix(e, "Deployment DescheduleBindingFailed: query estimator of cluster m1")
	}) {
		t.Errorf("events %v", f.eventTexts())
	}
}

func TestRunOnce_respectsMaxMoves(t *testing.T) {
	t.Parallel()
	first, second := web(at("m1", 6, 6, 3)), web(at("m1", 6, 6, 3))
	first.Name, second.Name = "a-deployment", "b-deployment"
	f := newFixture(t, first, second, member("m1"))
	f.MaxMoves, f.estimator.unschedulable = 4, map[string]int32{"m1": 3}
	f.round(t)
	got := map[string]int32{"a": f.clusters(t, "a-deployment")["m1"], "b": f.clusters(t, "b-deployment")["m1"]}
	if diff := cmp.Diff(map[string]int32{"a": 3, "b": 5}, got); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestRunOnce_removesWhatFitsElsewhere(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		scheduler fakeScheduler
		want      int32 // in m1
		event     string
	}{
		"all":  {fakeScheduler{candidates: []scheduler.Candidate{{Cluster: "m2", Available: 5, Known: true}}}, 3, "DescheduleBindingSucceed"},
		"some": {fakeScheduler{candidates: []scheduler.Candidate{{Cluster: "m2", Available: 1, Known: true}}}, 5, "DescheduleBindingSucceed"},
		"none": {
			fakeScheduler{candidates: []scheduler.Candidate{{Cluster: "m1", Available: 5, Known: true}}}, 6,
			"DescheduleBindingFailed: 3 replicas are unschedulable in m1, and no other cluster has available replicas.",
		},
		"unknown capacity": {fakeScheduler{candidates: []scheduler.Candidate{{Cluster: "m2"}}}, 3, "DescheduleBindingSucceed"},
		"failing scheduler": {
			fakeScheduler{err: errors.New("unavailable")}, 6,
			"DescheduleBindingFailed: estimate available replicas for ResourceBinding(default/web-deployment): unavailable",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, web(at("m1", 6, 6, 3)), member("m1"), member("m2"))
			f.estimator.unschedulable, f.Scheduler = map[string]int32{"m1": 3}, tc.scheduler
			if err := f.RunOnce(t.Context()); !errors.Is(err, tc.scheduler.err) {
				t.Errorf("error = %v, want %v", err, tc.scheduler.err)
			}
			if got := f.clusters(t, "web-deployment")["m1"]; got != tc.want {
				t.Errorf("m1 has %d replicas, want %d", got, tc.want)
			}
			if recorded := f.eventTexts(); len(recorded) != 2 || !strings.HasPrefix(recorded[0], "ResourceBinding "+tc.event) {
				t.Errorf("events %v, want %s", recorded, tc.event)
			}
		})
	}
}

// Workloads share the capacity of other clusters.
func TestRunOnce_reservesCapacity(t *testing.T) {
	t.Parallel()
	first, second, third := web(at("m1", 6, 6, 3)), web(at("m1", 6, 6, 3)), web(at("m1", 6, 6, 3))
	first.Name, second.Name, third.Name = "a-deployment", "b-deployment", "c-deployment"
	f := newFixture(t, first, second, third, member("m1"), member("m2"))
	f.estimator.unschedulable = map[string]int32{"m1": 3}
	f.Scheduler = fakeScheduler{candidates: []scheduler.Candidate{{Cluster: "m2", Available: 4, Known: true}}}
	f.round(t)
	got := map[string]int32{}
	for _, name := range []string{"a", "b", "c"} {
		got[name] = f.clusters(t, name+"-deployment")["m1"]
	}
	if diff := cmp.Diff(map[string]int32{"a": 3, "b": 5, "c": 6}, got); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestNoCapacityMessage(t *testing.T) {
	t.Parallel()
	if got, want := noCapacityMessage(
		1,
		[]reduction{{"m1", 2, 1}},
	), "1 replica is unschedulable in m1, and no other cluster has available replicas."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestRunOnce_failedPatch(t *testing.T) {
	t.Parallel()
	conflict := apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "web-deployment", errors.New("modified"))
	for name, tc := range map[string]struct {
		err   error
		fails bool
	}{
		"conflict":  {conflict, false},
		"not found": {apierrors.NewNotFound(workv1alpha2.Resource("resourcebindings"), "web-deployment"), false},
		"other":     {errors.New("unavailable"), true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, web(at("m1", 6, 6, 3)), member("m1"))
			f.estimator.unschedulable, f.fail = map[string]int32{"m1": 3}, tc.err
			if err := f.RunOnce(t.Context()); (err != nil) != tc.fails {
				t.Errorf("error = %v", err)
			}
			if recorded := f.eventTexts(); (len(recorded) > 0) != tc.fails {
				t.Errorf("events %v", recorded)
			}
		})
	}
}

func TestRunOnce_invalidAppliedPlacement(t *testing.T) {
	t.Parallel()
	b := web(at("m1", 6, 6, 3))
	b.Annotations[names.AppliedPlacement] = "{"
	f := newFixture(t, b, member("m1"))
	f.round(t)
	if recorded := f.eventTexts(); len(recorded) != 2 || !strings.Contains(recorded[0], "DescheduleBindingFailed: decode applied placement") {
		t.Errorf("events %v", recorded)
	}
}

func TestStart_runsRoundPerInterval(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	f := newFixture(t, web(at("m1", 6, 6, 3)), member("m1"))
	requested := make(chan struct{})
	f.estimator.onRequest = func() { requested <- struct{}{} }
	ended := make(chan error, 1)
	go func() { ended <- f.Start(ctx) }()
	for range 2 {
		for !f.clock.HasWaiters() {
			if ctx.Err() != nil {
				t.Fatal("Start does not wait for the next interval")
			}
		}
		f.clock.Step(DefaultInterval)
		<-requested
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("Start = %v", err)
	}
	families, err := metrics.Registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(families, func(f *dto.MetricFamily) bool {
		return f.GetName() == "workqueue_adds_total" && slices.ContainsFunc(f.GetMetric(), func(m *dto.Metric) bool {
			return slices.ContainsFunc(m.GetLabel(), func(l *dto.LabelPair) bool { return l.GetValue() == Name })
		})
	}) {
		t.Error("the rounds have no metrics of a work queue")
	}
}
