// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package deschedule

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
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rebalance"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// estimator knows how many replicas wait by cluster; a cluster that it does not know is not known.
type estimator struct {
	mu      sync.Mutex
	waiting map[string]int32
	fail    map[string]error
	asked   []string // "cluster namespace/name after threshold"
	on      func()
}

func (e *estimator) Unschedulable(_ context.Context, cluster string, w corev1.ObjectReference, threshold time.Duration) (int32, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.asked = append(e.asked, fmt.Sprintf("%s %s/%s after %s", cluster, w.Namespace, w.Name, threshold))
	if e.on != nil {
		e.on()
	}
	if err := e.fail[cluster]; err != nil {
		return 0, err
	}
	n, known := e.waiting[cluster]
	if !known {
		return 0, fmt.Errorf("nobody there: %w", estimate.ErrUnknown)
	}
	return n, nil
}

// scheduler knows places for replicas.
type scheduler struct {
	places []rebalance.Place
	err    error
}

func (s scheduler) Places(context.Context, binding.Binding) ([]rebalance.Place, error) {
	return s.places, s.err
}

type world struct {
	*Descheduler
	clock     *clocktesting.FakeClock
	events    *events.Fake
	estimator *estimator
	writes    []string
	refuse    error
}

func newWorld(t *testing.T, objects ...client.Object) *world {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	w := &world{clock: clocktesting.NewFakeClock(start), events: &events.Fake{}, estimator: &estimator{waiting: map[string]int32{}, fail: map[string]error{}}}
	control := fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).WithInterceptorFuncs(interceptor.Funcs{
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			data, err := p.Data(o)
			if err != nil {
				return err
			}
			if !strings.Contains(string(data), `"resourceVersion"`) {
				t.Errorf("%s is patched whatever its version: %s", o.GetName(), data)
			}
			w.writes = append(w.writes, o.GetName())
			if w.refuse != nil {
				return w.refuse
			}
			return c.Patch(ctx, o, p, opts...)
		},
	}).Build()
	w.Descheduler = New(control, Options{Estimator: w.estimator, Events: w.events, Clock: w.clock})
	return w
}

// round runs once and says which bindings were written.
func (w *world) round(t *testing.T) []string {
	t.Helper()
	w.writes, w.estimator.asked = nil, nil
	if err := w.Round(t.Context()); err != nil {
		t.Fatal(err)
	}
	return w.writes
}

func (w *world) clusters(t *testing.T, name string) map[string]int32 {
	t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := w.control.Get(t.Context(), types.NamespacedName{Namespace: "default", Name: name}, &b); err != nil {
		t.Fatal(err)
	}
	out := map[string]int32{}
	for _, c := range b.Spec.Clusters {
		out[c.Name] = c.Replicas
	}
	return out
}

// told lists the events as "Kind reason: message".
func (w *world) told() (out []string) {
	for _, e := range w.events.All() {
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

// share is what a cluster has of a workload, and reports; reported is negative when it reports nothing.
type share struct {
	cluster                   string
	replicas, reported, ready int32
}

func at(cluster string, replicas, reported, ready int32) share {
	return share{cluster, replicas, reported, ready}
}

const dynamic = `{"replicaScheduling":{"replicaSchedulingType":"Divided","replicaDivisionPreference":"Weighted","weightPreference":{"dynamicWeight":"AvailableReplicas"}}}`

// web is a binding that is placed as the shares say.
func web(shares ...share) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment", UID: "binding", Annotations: map[string]string{names.AppliedPlacement: dynamic}},
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

func TestRound(t *testing.T) {
	t.Parallel()
	w := newWorld(t, web(at("m1", 6, 6, 3), at("m2", 4, 4, 4)), member("m1"), member("m2"))
	w.estimator.waiting = map[string]int32{"m1": 2, "m2": 3}
	if writes := w.round(t); len(writes) != 1 {
		t.Errorf("wrote %v, want one patch", writes)
	}
	if diff := cmp.Diff(map[string]int32{"m1": 4, "m2": 4}, w.clusters(t, "web-deployment")); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
	// What is all ready is not worth a question.
	if diff := cmp.Diff([]string{"m1 default/web after 5m0s"}, w.estimator.asked); diff != "" {
		t.Errorf("asked (-want +got):\n%s", diff)
	}
	message := "DescheduleBindingSucceed: Replicas that could not start were taken back from m1 (6 -> 4); the scheduler places them elsewhere."
	if diff := cmp.Diff([]string{"ResourceBinding " + message, "Deployment " + message}, w.told()); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}

	// Until the scheduler has placed them, nothing more is taken.
	if writes := w.round(t); len(writes) > 0 || len(w.estimator.asked) > 0 {
		t.Errorf("running again wrote %v and asked %v", writes, w.estimator.asked)
	}
}

func TestRound_leavesAlone(t *testing.T) {
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
		"static weights":                {applied(`{"replicaScheduling":{"replicaSchedulingType":"Divided","replicaDivisionPreference":"Weighted"}}`), member("m1")},
		"duplicated":                    {applied(`{}`), member("m1")},
		"dynamic only since just now":   {placed(func(b *workv1alpha2.ResourceBinding) { delete(b.Annotations, names.AppliedPlacement) }), member("m1")},
		"another kind":                  {placed(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "StatefulSet" }), member("m1")},
		"a Deployment of another group": {placed(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.APIVersion = "example.io/v1" }), member("m1")},
		"what the scheduler is kept from": {placed(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
		}), member("m1")},
		"what the scheduler is about to scale": {placed(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas++ }), member("m1")},
		"what goes": {placed(func(b *workv1alpha2.ResourceBinding) {
			b.Finalizers, b.DeletionTimestamp = []string{names.BindingFinalizer}, &metav1.Time{Time: start}
		}), member("m1")},
		"a cluster that is being left": {placed(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		}), member("m1")},
		"a cluster without a report":                         {web(at("m1", 6, -1, 0)), member("m1")},
		"a cluster that has not carried out the last change": {web(at("m1", 6, 8, 3)), member("m1")},
		"a cluster that is not ready":                        {placed(), ready("False", time.Hour)},
		"a cluster of which nothing is heard":                {placed(), ready("Unknown", time.Hour)},
		"a cluster that has just come back":                  {placed(), ready("True", time.Second)},
		"a cluster that nobody knows":                        {placed()},
		"a cluster that goes": {placed(), member("m1", func(c *clusterv1alpha1.Cluster) {
			c.Finalizers, c.DeletionTimestamp = []string{names.ClusterFinalizer}, &metav1.Time{Time: start}
		})},
	}
	for name, objects := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, objects...)
			w.estimator.waiting = map[string]int32{"m1": 3, "m2": 3}
			if writes := w.round(t); len(writes) > 0 || len(w.estimator.asked) > 0 {
				t.Errorf("wrote %v, asked %v", writes, w.estimator.asked)
			}
			if told := w.told(); len(told) > 0 {
				t.Errorf("told %v", told)
			}
		})
	}
}

func TestRound_unknownMovesNothing(t *testing.T) {
	t.Parallel()
	w := newWorld(t, web(at("m1", 6, 6, 3), at("m2", 4, 4, 0)), member("m1"), member("m2"))
	w.estimator.waiting = map[string]int32{"m2": 1} // of m1 nobody can tell
	w.round(t)
	if diff := cmp.Diff(map[string]int32{"m1": 6, "m2": 3}, w.clusters(t, "web-deployment")); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
}

// One estimator that fails spoils nothing for the other clusters, is told of, and is not asked for ever.
func TestRound_failingEstimator(t *testing.T) {
	t.Parallel()
	objects := []client.Object{member("m1"), member("m2")}
	for i := range 5 {
		b := web(at("m1", 6, 6, 3), at("m2", 4, 4, 0))
		b.Name = fmt.Sprintf("web%d-deployment", i)
		objects = append(objects, b)
	}
	w := newWorld(t, objects...)
	w.estimator.waiting, w.estimator.fail = map[string]int32{"m2": 1}, map[string]error{"m1": errors.New("connection refused")}
	err := w.Round(t.Context())
	if err == nil || !strings.Contains(err.Error(), "cluster m1: connection refused") {
		t.Errorf("error = %v, want one that names the cluster", err)
	}
	for i := range 5 {
		if diff := cmp.Diff(map[string]int32{"m1": 6, "m2": 3}, w.clusters(t, fmt.Sprintf("web%d-deployment", i))); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
	}
	asked := 0
	for _, q := range w.estimator.asked {
		if strings.HasPrefix(q, "m1 ") {
			asked++
		}
	}
	if asked != patience {
		t.Errorf("asked %d times, want %d", asked, patience)
	}
	if !slices.ContainsFunc(w.told(), func(e string) bool {
		return strings.HasPrefix(e, "Deployment DescheduleBindingFailed: ask the estimator of cluster m1")
	}) {
		t.Errorf("events %v", w.told())
	}
}

func TestRound_bound(t *testing.T) {
	t.Parallel()
	first, second := web(at("m1", 6, 6, 3)), web(at("m1", 6, 6, 3))
	first.Name, second.Name = "a-deployment", "b-deployment"
	w := newWorld(t, first, second, member("m1"))
	w.Moves, w.estimator.waiting = 4, map[string]int32{"m1": 3}
	w.round(t)
	got := map[string]int32{"a": w.clusters(t, "a-deployment")["m1"], "b": w.clusters(t, "b-deployment")["m1"]}
	if diff := cmp.Diff(map[string]int32{"a": 3, "b": 5}, got); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestRound_whatFitsElsewhere(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		knows scheduler
		want  int32 // in m1
		told  string
	}{
		"all":  {scheduler{places: []rebalance.Place{{Cluster: "m2", Room: 5, Known: true}}}, 3, "DescheduleBindingSucceed"},
		"some": {scheduler{places: []rebalance.Place{{Cluster: "m2", Room: 1, Known: true}}}, 5, "DescheduleBindingSucceed"},
		"none": {
			scheduler{places: []rebalance.Place{{Cluster: "m1", Room: 5, Known: true}}}, 6,
			"DescheduleBindingFailed: 3 replicas wait in vain for a node in m1, and no other cluster can take them.",
		},
		"nobody knows": {scheduler{places: []rebalance.Place{{Cluster: "m2"}}}, 3, "DescheduleBindingSucceed"},
		"nobody can be asked": {
			scheduler{err: errors.New("all lines are busy")}, 6,
			"DescheduleBindingFailed: ask how many replicas of ResourceBinding(default/web-deployment) fit elsewhere: all lines are busy",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, web(at("m1", 6, 6, 3)), member("m1"), member("m2"))
			w.estimator.waiting, w.Scheduler = map[string]int32{"m1": 3}, tc.knows
			if err := w.Round(t.Context()); !errors.Is(err, tc.knows.err) {
				t.Errorf("error = %v, want %v", err, tc.knows.err)
			}
			if got := w.clusters(t, "web-deployment")["m1"]; got != tc.want {
				t.Errorf("m1 has %d, want %d", got, tc.want)
			}
			if told := w.told(); len(told) != 2 || !strings.HasPrefix(told[0], "ResourceBinding "+tc.told) {
				t.Errorf("told %v, want %s", told, tc.told)
			}
		})
	}
}

// Room elsewhere is there once, however many workloads would have it.
func TestRound_whatFitsElsewhereIsTakenOnce(t *testing.T) {
	t.Parallel()
	first, second, third := web(at("m1", 6, 6, 3)), web(at("m1", 6, 6, 3)), web(at("m1", 6, 6, 3))
	first.Name, second.Name, third.Name = "a-deployment", "b-deployment", "c-deployment"
	w := newWorld(t, first, second, third, member("m1"), member("m2"))
	w.estimator.waiting = map[string]int32{"m1": 3}
	w.Scheduler = scheduler{places: []rebalance.Place{{Cluster: "m2", Room: 4, Known: true}}}
	w.round(t)
	got := map[string]int32{}
	for _, name := range []string{"a", "b", "c"} {
		got[name] = w.clusters(t, name+"-deployment")["m1"]
	}
	if diff := cmp.Diff(map[string]int32{"a": 3, "b": 5, "c": 6}, got); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestVain(t *testing.T) {
	t.Parallel()
	if got, want := vain(1, []Change{{"m1", 2, 1}}), "1 replica waits in vain for a node in m1, and no other cluster can take them."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestRound_writes(t *testing.T) {
	t.Parallel()
	conflict := apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "web-deployment", errors.New("somebody was faster"))
	for name, tc := range map[string]struct {
		refuse error
		fails  bool
	}{
		"somebody was faster": {conflict, false},
		"it has gone":         {apierrors.NewNotFound(workv1alpha2.Resource("resourcebindings"), "web-deployment"), false},
		"the server is tired": {errors.New("tired"), true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, web(at("m1", 6, 6, 3)), member("m1"))
			w.estimator.waiting, w.refuse = map[string]int32{"m1": 3}, tc.refuse
			if err := w.Round(t.Context()); (err != nil) != tc.fails {
				t.Errorf("error = %v", err)
			}
			if told := w.told(); (len(told) > 0) != tc.fails {
				t.Errorf("told %v", told)
			}
		})
	}
}

func TestRound_placementThatCannotBeRead(t *testing.T) {
	t.Parallel()
	b := web(at("m1", 6, 6, 3))
	b.Annotations[names.AppliedPlacement] = "{"
	w := newWorld(t, b, member("m1"))
	w.round(t)
	if told := w.told(); len(told) != 2 || !strings.Contains(told[0], "DescheduleBindingFailed: read the placement") {
		t.Errorf("told %v", told)
	}
}

func TestStart_runsOncePerInterval(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	w := newWorld(t, web(at("m1", 6, 6, 3)), member("m1"))
	asked := make(chan struct{})
	w.estimator.on = func() { asked <- struct{}{} }
	ended := make(chan error, 1)
	go func() { ended <- w.Start(ctx) }()
	for range 2 {
		for !w.clock.HasWaiters() {
			if ctx.Err() != nil {
				t.Fatal("nobody waits for the next round")
			}
		}
		w.clock.Step(DefaultInterval)
		<-asked
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("Start = %v", err)
	}
}
