// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	clienttesting "k8s.io/client-go/testing"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/coalesce"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

type report struct {
	applied *bool // nil: nothing said yet
	message string
	status  string
	health  workv1alpha1.ResourceHealth
	going   bool
}

// The API server sorts the keys of what it stores.
var (
	failed = report{applied: new(false), message: "no room"}
	fine   = report{applied: new(true), health: "Healthy", status: `{"availableReplicas":2,"generation":1,"observedGeneration":1,"readyReplicas":2,"replicas":2,"resourceTemplateGeneration":4,"updatedReplicas":2}`}
	half   = report{applied: new(true), health: "Unhealthy", status: `{"generation":1,"observedGeneration":1,"readyReplicas":1,"replicas":2,"resourceTemplateGeneration":4,"updatedReplicas":2}`}
)

func workIn(cluster string, r report) *workv1alpha1.Work {
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: "nginx-687f7fb96f", Labels: map[string]string{names.BindingID: "rb-id"}, Finalizers: []string{"x/y"},
	}}
	r.put(w)
	if r.going {
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

func TestItems(t *testing.T) {
	t.Parallel()
	raw := &runtime.RawExtension{Raw: []byte(`{"a":1}`)}
	elsewhere := workIn("x", fine)
	elsewhere.Namespace = "default"
	tests := map[string]struct {
		works []*workv1alpha1.Work
		want  []workv1alpha2.AggregatedStatusItem
	}{
		"none": {},
		"not applied yet": {[]*workv1alpha1.Work{workIn("m1", report{})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Health: "Unknown"}}},
		"failed says why, and nothing of what was there before": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(false), message: "no room", health: "Healthy", status: `{"a":1}`})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", AppliedMessage: "no room", Health: "Unknown"}}},
		"applied and not yet seen": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(true)})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true, Health: "Unknown"}}},
		"applied, without a status": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(true), health: "Healthy"})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true, Health: "Healthy"}}},
		"sorted by cluster": {[]*workv1alpha1.Work{workIn("m2", report{}), workIn("m1", report{applied: new(true), health: "Unhealthy", status: `{"a":1}`, message: "fine"})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true, Status: raw, Health: "Unhealthy"}, {ClusterName: "m2", Health: "Unknown"}}},
		"what goes does not count": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(true), health: "Healthy", going: true})}, nil},
		"what is nowhere neither":  {[]*workv1alpha1.Work{elsewhere}, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var works []workv1alpha1.Work
			for _, w := range tc.works {
				works = append(works, *w)
			}
			if diff := cmp.Diff(tc.want, Items(works)); diff != "" {
				t.Errorf("Items (-want +got):\n%s", diff)
			}
		})
	}
}

func TestFullyApplied(t *testing.T) {
	t.Parallel()
	item := func(cluster string, applied bool) workv1alpha2.AggregatedStatusItem {
		return workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: applied}
	}
	leaving := func(mode policyv1alpha1.PurgeMode) []workv1alpha2.GracefulEvictionTask {
		return []workv1alpha2.GracefulEvictionTask{{FromCluster: "m3", PurgeMode: mode}}
	}
	tests := map[string]struct {
		clusters, required []string
		tasks              []workv1alpha2.GracefulEvictionTask
		items              []workv1alpha2.AggregatedStatusItem
		want               bool
	}{
		"nothing anywhere is not applied":  {},
		"nothing scheduled, one left over": {items: []workv1alpha2.AggregatedStatusItem{item("m1", true)}},
		"all":                              {clusters: []string{"m1", "m2"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", true)}, want: true},
		"one is missing":                   {clusters: []string{"m1", "m2"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true)}},
		"one failed":                       {clusters: []string{"m1", "m2"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", false)}},
		"one is another":                   {clusters: []string{"m1", "m2"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m3", true)}},
		"one too many":                     {clusters: []string{"m1"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", true)}},
		"required by another binding":      {clusters: []string{"m1"}, required: []string{"m2"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", true)}, want: true},
		"gracefully leaving counts":        {clusters: []string{"m1"}, tasks: leaving(policyv1alpha1.PurgeModeGracefully), items: []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m3", true)}, want: true},
		"leaving at once does not":         {clusters: []string{"m1"}, tasks: leaving(policyv1alpha1.PurgeModeDirectly), items: []workv1alpha2.AggregatedStatusItem{item("m1", true)}, want: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			spec := &workv1alpha2.ResourceBindingSpec{Clusters: targets(tc.clusters...), GracefulEvictionTasks: tc.tasks}
			if tc.required != nil {
				spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Clusters: targets(tc.required...)}}
			}
			if got := fullyApplied(spec, tc.items); got != tc.want {
				t.Errorf("fullyApplied = %v, want %v", got, tc.want)
			}
		})
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
		ObjectMeta: metav1.ObjectMeta{Name: "nginx-deployment", Namespace: "default", UID: "binding", Labels: map[string]string{names.BindingID: "rb-id"}},
		Spec: workv1alpha2.ResourceBindingSpec{
			Replicas: 2, Clusters: targets(clusters...),
			Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx", UID: "template", ResourceVersion: "1"},
		},
		Status: workv1alpha2.ResourceBindingStatus{LastScheduledTime: &metav1.Time{Time: time.Unix(1, 0)}},
	}
}

const deployment = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template, generation: 4}, spec: {replicas: 2}, status: {observedGeneration: 3, replicas: 1}}`

var (
	start       = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	deployments = schema.GroupVersionResource{Group: "apps", Version: "v1", Resource: "deployments"}
)

type stage struct {
	*Aggregator
	t         *testing.T
	control   *fakecontrol.Control
	templates *dynamicfake.FakeDynamicClient
	clock     *clocktesting.FakeClock
	events    *events.Fake
}

func setUp(t *testing.T, chain interpret.Chain, template string, objects ...client.Object) *stage {
	t.Helper()
	s := &stage{t: t, clock: clocktesting.NewFakeClock(start), events: &events.Fake{}}
	s.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: func(o client.Object) []string {
		if id := o.GetLabels()[names.BindingID]; id != "" {
			return []string{id}
		}
		return nil
	}}}})
	var templates []runtime.Object
	if template != "" {
		templates = append(templates, fakecontrol.Parse(t, template))
	}
	s.templates = dynamicfake.NewSimpleDynamicClient(runtime.NewScheme(), templates...)
	s.Aggregator = &Aggregator{
		Options: Options{Chain: chain, Events: s.events, Clock: s.clock},
		control: consistency.NewClient(s.control), templates: s.templates, mapper: fakecontrol.Mapper(), pace: coalesce.New[types.NamespacedName](s.clock),
	}
	return s
}

var request = ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}}

// run reconciles and gives how many statuses were written: the binding's and the template's.
func (s *stage) run() (result ctrl.Result, onBinding, onTemplate int) {
	s.t.Helper()
	s.writes()
	s.templates.ClearActions()
	result, err := s.Reconcile(s.t.Context(), binding.Namespaced, request)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, a := range s.templates.Actions() {
		if a.GetVerb() != "get" {
			onTemplate++
			if a.GetVerb() != "patch" || a.GetSubresource() != "status" {
				s.t.Errorf("template: %s %s", a.GetVerb(), a.GetSubresource())
			}
		}
	}
	return result, len(s.writes()), onTemplate
}

// writes returns the writes since the last call, sorted.
func (s *stage) writes() []string {
	s.t.Helper()
	return slices.Sorted(slices.Values(s.control.Writes(fakecontrol.Write.ByKey)))
}

func (s *stage) expect(what string, wait time.Duration, onBinding, onTemplate int) {
	s.t.Helper()
	result, b, template := s.run()
	if result.RequeueAfter != wait || b != onBinding || template != onTemplate {
		s.t.Errorf("%s: again after %s, wrote %d binding and %d template statuses; want %s, %d and %d",
			what, result.RequeueAfter, b, template, wait, onBinding, onTemplate)
	}
}

func (s *stage) report(cluster string, r report) {
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

func (s *stage) bindingStatus() *workv1alpha2.ResourceBindingStatus {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), request.NamespacedName, &b); err != nil {
		s.t.Fatal(err)
	}
	return &b.Status
}

func (s *stage) templateStatus() map[string]any {
	s.t.Helper()
	o, err := s.templates.Resource(deployments).Namespace("default").Get(s.t.Context(), "nginx", metav1.GetOptions{})
	if err != nil {
		s.t.Fatal(err)
	}
	st, _ := o.Object["status"].(map[string]any)
	return st
}

var withNative = interpret.Chain{native.Layer()}

func TestReconcile_settledIsWrittenAtOnceAndOnce(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", fine), workIn("m2", fine))
	s.expect("first", 0, 1, 1)
	s.expect("again", 0, 0, 0)
	want := map[string]any{"observedGeneration": int64(4), "replicas": int64(4), "updatedReplicas": int64(4), "readyReplicas": int64(4), "availableReplicas": int64(4)}
	if diff := cmp.Diff(want, s.templateStatus()); diff != "" {
		t.Errorf("template status (-want +got):\n%s", diff)
	}
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.FullyApplied)
	if c == nil || c.Status != metav1.ConditionTrue || c.Reason != "FullyAppliedSuccess" || c.Message != "All works have been successfully applied" || !c.LastTransitionTime.Time.Equal(start) {
		t.Errorf("FullyApplied: %+v", c)
	}
	told := s.events.All()
	if len(told) == 0 || told[0].Reason != "AggregateStatusSucceed" || told[0].On.Kind != "Deployment" || told[0].Warning {
		t.Errorf("events %+v", told)
	}
}

func TestReconcile_unsettledWaitsForABetterReport(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"), workIn("m1", half))
	s.expect("first report", 3*time.Second, 0, 0)
	s.clock.Step(400 * time.Millisecond)
	s.expect("a little later", 2600*time.Millisecond, 0, 0)
	s.clock.Step(2600 * time.Millisecond)
	s.expect("after three seconds", 0, 1, 1)
	s.expect("nothing new", 0, 0, 0)
	worse := half
	worse.status = `{"generation":1,"observedGeneration":1,"replicas":1,"resourceTemplateGeneration":4}`
	s.report("m1", worse)
	s.expect("next report", 10*time.Second, 0, 0)
	s.report("m1", fine)
	s.expect("healthy", 0, 1, 1)
	s.clock.Step(time.Hour)
	s.expect("healthy for an hour", 0, 0, 0)
	s.report("m1", half)
	s.expect("unsettled anew", 3*time.Second, 0, 0)
}

// Before there is a Work there is nothing to say, and saying so would be a write for each binding of a burst; once
// something was said, it is kept true.
func TestReconcile_waitsForTheFirstWork(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	for range 2 {
		s.expect("no work yet", 0, 0, 0)
		s.clock.Step(time.Hour)
	}
	w := workIn("m1", fine)
	if err := s.control.Create(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	s.expect("the first work", 0, 1, 1)
	if err := s.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	s.expect("gone", 3*time.Second, 0, 0)
	s.clock.Step(3 * time.Second)
	if s.run(); meta.IsStatusConditionTrue(s.bindingStatus().Conditions, workv1alpha2.FullyApplied) {
		t.Error("fully applied, though its only work is gone")
	}
}

// A report that changes nothing must not use up the patience for one that does.
func TestReconcile_nothingNewIsNotHeld(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"), workIn("m1", half))
	s.run()
	s.clock.Step(3 * time.Second)
	s.expect("written", 0, 1, 1)
	restarted := s.Aggregator
	restarted.pace = coalesce.New[types.NamespacedName](s.clock)
	s.expect("after a restart", 0, 0, 0)
	s.clock.Step(time.Hour)
	s.report("m1", report{applied: new(true), health: "Unhealthy"})
	s.expect("a change", 3*time.Second, 0, 0)
}

func TestReconcile_failureIsShownAtOnce(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", half), workIn("m2", report{}))
	s.expect("on the way", 3*time.Second, 0, 0)
	s.report("m2", failed)
	if _, onBinding, _ := s.run(); onBinding != 1 {
		t.Errorf("a failure is not shown at once")
	}
	st := s.bindingStatus()
	if got := st.AggregatedStatus[1]; got.Applied || got.AppliedMessage != "no room" || got.Health != "Unknown" {
		t.Errorf("item %+v", got)
	}
	c := meta.FindStatusCondition(st.Conditions, workv1alpha2.FullyApplied)
	if c == nil || c.Status != metav1.ConditionFalse || c.Reason != "FullyAppliedFailed" || c.Message != "Failed to apply all works, see status.aggregatedStatus for details" {
		t.Errorf("FullyApplied: %+v", c)
	}
	s.expect("the same failure again", 0, 0, 0)
}

// A cluster whose Work is still to be made has dealt with nothing.
func TestReconcile_missingWorksAreNotDone(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		works []client.Object
		want  any
	}{
		"none is there":            {nil, int64(3)},
		"one of two is there":      {[]client.Object{workIn("m1", fine)}, int64(3)},
		"one is made anew":         {[]client.Object{workIn("m1", fine), workIn("m2", report{applied: new(true), health: "Healthy", status: fine.status, going: true})}, int64(3)},
		"both are, one is silent":  {[]client.Object{workIn("m1", fine), workIn("m2", report{})}, int64(3)},
		"both are, one still left": {[]client.Object{workIn("m1", fine), workIn("m2", fine), workIn("m3", fine)}, int64(4)},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := setUp(t, withNative, deployment, append(tc.works, nginxBinding("m1", "m2"))...)
			s.run()
			s.clock.Step(3 * time.Second)
			s.run()
			if got := s.templateStatus()["observedGeneration"]; got != tc.want {
				t.Errorf("observedGeneration = %v, want %v", got, tc.want)
			}
			// The binding lists the Works there are, no more.
			if got, want := len(s.bindingStatus().AggregatedStatus), len(Items(s.works())); got != want {
				t.Errorf("%d items on the binding, want %d", got, want)
			}
		})
	}
}

func (s *stage) works() []workv1alpha1.Work {
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works); err != nil {
		s.t.Fatal(err)
	}
	return works.Items
}

func TestReconcile_leavesAlone(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		chain     interpret.Chain
		template  string
		mutate    func(*workv1alpha2.ResourceBinding)
		onBinding int
	}{
		"a kind without an opinion":        {interpret.Chain{}, deployment, nil, 1},
		"a template that is gone":          {withNative, "", nil, 1},
		"a template of another identity":   {withNative, deployment, func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.UID = "another" }, 1},
		"a kind that is not served":        {withNative, deployment, func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "Unknown" }, 1},
		"a binding that was not scheduled": {withNative, deployment, func(b *workv1alpha2.ResourceBinding) { b.Status.LastScheduledTime = nil }, 0},
		"a binding that is going": {withNative, deployment, func(b *workv1alpha2.ResourceBinding) {
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
			s := setUp(t, tc.chain, tc.template, b, workIn("m1", fine))
			s.expect("first", 0, tc.onBinding, 0)
			s.expect("again", 0, 0, 0)
		})
	}
}

func TestReconcile_bindingIsGone(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"), workIn("m1", half))
	s.expect("on the way", 3*time.Second, 0, 0)
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	s.expect("gone", 0, 0, 0)
	s.clock.Step(time.Hour)
	if wait := s.pace.Delay(request.NamespacedName); wait != 3*time.Second {
		t.Errorf("it is still remembered: the next of its name would wait %s", wait)
	}
}

func TestReconcile_conflictComesBack(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"), workIn("m1", fine))
	s.control.Fail = func(fakecontrol.Write) error {
		return apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "nginx-deployment", errors.New("somebody else wrote"))
	}
	s.expect("while another writes", afterConflict, 1, 0)
	s.control.Fail = nil
	s.expect("afterwards", 0, 1, 1)
}

// The patch names the template's UID, so that the API server refuses it for another object of the same name.
func TestReconcile_patchCarriesTheUID(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"), workIn("m1", fine))
	var patch map[string]any
	s.templates.PrependReactor("patch", "deployments", func(a clienttesting.Action) (bool, runtime.Object, error) {
		return false, nil, json.Unmarshal(a.(clienttesting.PatchAction).GetPatch(), &patch)
	})
	s.run()
	if diff := cmp.Diff(map[string]any{"uid": "template"}, patch["metadata"]); diff != "" {
		t.Errorf("metadata of the patch (-want +got):\n%s", diff)
	}
}

func TestRetargeted(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		mutate func(*workv1alpha2.ResourceBinding)
		want   bool
	}{
		"nothing":          {func(*workv1alpha2.ResourceBinding) {}, false},
		"another status":   {func(b *workv1alpha2.ResourceBinding) { b.Status.SchedulerObservedGeneration++ }, false},
		"another cluster":  {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m2") }, true},
		"a newer template": {func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.ResourceVersion = "2" }, true},
		"scheduled, later on": {func(b *workv1alpha2.ResourceBinding) {
			b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(9, 0)}
		}, false},
		"first decision reported": {nil, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before, after := nginxBinding("m1"), nginxBinding("m1")
			if tc.mutate == nil {
				before.Status.LastScheduledTime = nil
			} else {
				tc.mutate(after)
			}
			if got := retargeted.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: after}); got != tc.want {
				t.Errorf("retargeted = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestReported(t *testing.T) {
	t.Parallel()
	if reported.Create(event.CreateEvent{Object: workIn("m1", report{})}) || !reported.Create(event.CreateEvent{Object: workIn("m1", failed)}) {
		t.Error("a new Work matters when it has a report, and only then")
	}
	tests := map[string]struct {
		from, to report
		want     bool
	}{
		"nothing":      {half, half, false},
		"a better one": {half, fine, true},
		"it is to go":  {half, report{applied: half.applied, health: half.health, status: half.status, going: true}, true},
		"still going":  {report{going: true}, report{going: true}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := reported.Update(event.UpdateEvent{ObjectOld: workIn("m1", tc.from), ObjectNew: workIn("m1", tc.to)}); got != tc.want {
				t.Errorf("reported = %v, want %v", got, tc.want)
			}
		})
	}
}
