// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/sync"
	"karmada.io/karmada/test/fakecontrol"
)

const deployment = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template, generation: 1},
	spec: {replicas: 4, template: {spec: {containers: [{name: web, image: "nginx:1"}]}}}}`

// fixture has the controllers of rollouts and of Works, with an in-memory control plane.
type fixture struct {
	t        *testing.T
	control  *fakecontrol.Control
	clock    *clocktesting.FakePassiveClock
	rollouts *Controller
	works    *sync.Controller
	metrics  metrics
	attached []types.NamespacedName // further bindings that the controllers reconcile
	events   *events.Fake
	ids      int
}

var key = types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}

func newFixture(t *testing.T, strategy *policyv1alpha1.StagedStrategy, clusters ...string) *fixture {
	t.Helper()
	b := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Name: key.Name, Namespace: key.Namespace, UID: "binding", Finalizers: []string{names.BindingFinalizer},
			Labels: map[string]string{names.BindingID: "rb-id"},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Replicas: 4, StagedRollout: strategy,
			Resource: workv1alpha2.ObjectReference{
				APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx", UID: "template", ResourceVersion: "1",
			},
		},
	}
	objects := []client.Object{b, fakecontrol.Parse(t, deployment)}
	for _, name := range clusters {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: name, Replicas: 2})
		objects = append(objects, &clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: name},
			Status: clusterv1alpha1.ClusterStatus{Conditions: []metav1.Condition{{
				Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue,
			}}},
		})
	}
	f := &fixture{t: t, clock: clocktesting.NewFakePassiveClock(time.Unix(1_700_000_000, 0))}
	index := fakecontrol.Index{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: work.BindingIDs}
	f.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{index}, CountGenerations: true})
	f.events = &events.Fake{}
	f.start()
	return f
}

// start starts the controllers, without anything that earlier ones had in memory.
func (f *fixture) start() {
	chain := interpret.Chain{native.Layer()}
	f.rollouts = New(f.control, f.control, Options{Chain: chain, Events: f.events, Clock: f.clock, Metrics: &f.metrics})
	f.works = sync.New(f.control, f.control, sync.Options{
		Chain: chain, Events: f.events, Clock: f.clock, NewID: func() string { f.ids++; return fmt.Sprint("id-", f.ids) }, Rollouts: f.rollouts,
	})
}

// settle reconciles both controllers until nothing is written, and returns all writes.
func (f *fixture) settle() (all []string) {
	f.t.Helper()
	for range 20 {
		for _, key := range append([]types.NamespacedName{key}, f.attached...) {
			f.reconcile(key)
		}
		writes := f.control.Writes(fakecontrol.Write.ByKey)
		if len(writes) == 0 {
			return all
		}
		all = append(all, writes...)
	}
	f.t.Fatalf("writes do not end: %q", all)
	return nil
}

// reconcile reconciles a binding with both controllers.
func (f *fixture) reconcile(key types.NamespacedName) {
	f.t.Helper()
	f.run(f.rollouts.Reconcile, key)
	f.run(f.works.Reconcile, key)
}

// run reconciles a binding with one controller.
func (f *fixture) run(r func(context.Context, binding.Scope, ctrl.Request) (ctrl.Result, error), key types.NamespacedName) {
	f.t.Helper()
	_, err := requeue.Reconciler(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
		return r(ctx, binding.Namespaced, req)
	})).Reconcile(f.t.Context(), ctrl.Request{NamespacedName: key})
	if err != nil {
		f.t.Fatal(err)
	}
}

func get[T client.Object](f *fixture, o T, key types.NamespacedName) T {
	f.t.Helper()
	if err := f.control.Get(f.t.Context(), key, o); err != nil {
		f.t.Fatal(err)
	}
	return o
}

func update[T client.Object](f *fixture, o T, key types.NamespacedName, change func(T)) {
	f.t.Helper()
	o = get(f, o, key)
	change(o)
	if err := f.control.Update(f.t.Context(), o); err != nil {
		f.t.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKey)
}

// editTemplate changes a field of the template, as a user does.
func (f *fixture) editTemplate(value any, path ...string) {
	f.t.Helper()
	object := &unstructured.Unstructured{}
	object.SetAPIVersion("apps/v1")
	object.SetKind("Deployment")
	update(f, object, types.NamespacedName{Namespace: "default", Name: "nginx"}, func(o *unstructured.Unstructured) {
		if err := unstructured.SetNestedField(o.Object, value, path...); err != nil {
			f.t.Fatal(err)
		}
		o.SetGeneration(o.GetGeneration() + 1)
	})
}

func containers(image string) []any { return []any{map[string]any{"name": "web", "image": image}} }

func (f *fixture) work(cluster string) *workv1alpha1.Work {
	f.t.Helper()
	return get(f, &workv1alpha1.Work{}, types.NamespacedName{Namespace: names.ExecutionNamespace(cluster), Name: "nginx-687f7fb96f"})
}

// report reports the health of the manifest in a cluster.
func (f *fixture) report(cluster string, health workv1alpha1.ResourceHealth) {
	f.t.Helper()
	w := f.work(cluster)
	w.Status = workv1alpha1.WorkStatus{
		Conditions: []metav1.Condition{{
			Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue, ObservedGeneration: w.Generation, Reason: "x",
		}},
		ManifestStatuses: []workv1alpha1.ManifestStatus{{
			Health: health, Status: &runtime.RawExtension{Raw: []byte(`{"generation":3,"observedGeneration":3}`)},
		}},
	}
	if err := f.control.Status().Update(f.t.Context(), w); err != nil {
		f.t.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKey)
}

// images returns the image and replicas in each cluster that has a Work.
func (f *fixture) images() map[string]string {
	f.t.Helper()
	var list workv1alpha1.WorkList
	if err := f.control.List(f.t.Context(), &list); err != nil {
		f.t.Fatal(err)
	}
	out := map[string]string{}
	for _, w := range list.Items {
		var d appsv1.Deployment
		if err := json.Unmarshal(w.Spec.Workload.Manifests[0].Raw, &d); err != nil {
			f.t.Fatal(err)
		}
		cluster, _ := names.ClusterOf(w.Namespace)
		if d.Kind != "Deployment" || d.Name != "nginx" {
			continue
		}
		image, generation := d.Spec.Template.Spec.Containers[0].Image, d.Annotations[names.TemplateGeneration]
		out[cluster] = fmt.Sprintf("%s x%d gen %s", image, *d.Spec.Replicas, generation)
	}
	return out
}

func (f *fixture) expect(phase fleetv1alpha1.RolloutPhase, want map[string]string) {
	f.t.Helper()
	r := get(f, &fleetv1alpha1.StagedRollout{}, key)
	if r.Status.Phase != phase {
		f.t.Errorf("phase = %s (%s), want %s", r.Status.Phase, r.Status.Message, phase)
	}
	if diff := cmp.Diff(want, f.images()); diff != "" {
		f.t.Errorf("images (-want +got):\n%s", diff)
	}
}

func canary() *policyv1alpha1.StagedStrategy {
	return &policyv1alpha1.StagedStrategy{Stages: []policyv1alpha1.RolloutStage{{
		Name: "canary", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}},
		Approval: policyv1alpha1.RolloutApprovalAfter,
	}}}
}

// deployed returns a fixture whose rollout of the first revision has ended: the strategy was added to a running workload.
func deployed(t *testing.T, strategy *policyv1alpha1.StagedStrategy) *fixture {
	t.Helper()
	f := newFixture(t, nil, "m1", "m2")
	f.settle()
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = strategy })
	f.settle()
	f.report("m1", workv1alpha1.ResourceHealthy)
	f.report("m2", workv1alpha1.ResourceHealthy)
	f.settle()
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:1 x2 gen 1"})
	return f
}

func (f *fixture) approve(stage string, revision int64) {
	f.t.Helper()
	if err := f.control.Create(f.t.Context(), &fleetv1alpha1.RolloutApproval{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: "default", Name: fmt.Sprint(stage, "-", revision), CreationTimestamp: metav1.NewTime(f.clock.Now()),
		},
		Spec: fleetv1alpha1.RolloutApprovalSpec{Rollout: key.Name, Stage: stage, Revision: revision},
	}); err != nil {
		f.t.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKey)
}

func TestReconcile_ignoresBindingsWithoutStrategy(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil, "m1", "m2")
	for _, w := range f.settle() {
		if !strings.HasPrefix(w, "create "+names.ExecutionNamespace("m")) {
			t.Errorf("write %q, want Works only", w)
		}
	}
	if w := f.work("m1"); w.Annotations[names.Revision] != "" {
		t.Errorf("the Work has the revision %s", w.Annotations[names.Revision])
	}
}

// A change of the content reaches the canary first; scaling reaches both, and an approval is needed for the rest.
func TestReconcile_stages(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})

	// The report of the old generation does not open the gate.
	if writes := f.settle(); len(writes) > 0 {
		t.Errorf("a second run wrote %q", writes)
	}
	f.editTemplate(int64(10), "spec", "replicas")
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Replicas = 10
		b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 7}, {Name: "m2", Replicas: 3}}
	})
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x7 gen 1", "m2": "nginx:2 x3 gen 3"})

	f.report("m2", workv1alpha1.ResourceHealthy)
	f.settle()
	f.expect(fleetv1alpha1.RolloutWaitingForApproval, map[string]string{"m1": "nginx:1 x7 gen 1", "m2": "nginx:2 x3 gen 3"})
	f.approve("canary", 1) // of another revision
	f.settle()
	f.expect(fleetv1alpha1.RolloutWaitingForApproval, map[string]string{"m1": "nginx:1 x7 gen 1", "m2": "nginx:2 x3 gen 3"})
	f.approve("canary", 2)
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:2 x7 gen 3", "m2": "nginx:2 x3 gen 3"})
	f.report("m1", workv1alpha1.ResourceHealthy)
	f.settle()
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:2 x7 gen 3", "m2": "nginx:2 x3 gen 3"})
}

// A change is at most three writes and two for each stage, besides those of Works: messages that change while pods start are written when
// they stay for a while.
func TestReconcile_writes(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.Stages[0].Approval = ""
	f := deployed(t, strategy)
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	all := f.settle()
	for _, cluster := range []string{"m2", "m1"} {
		for _, health := range []workv1alpha1.ResourceHealth{workv1alpha1.ResourceUnhealthy, workv1alpha1.ResourceHealthy} {
			f.report(cluster, health)
			all = append(all, f.settle()...)
			f.clock.SetTime(f.clock.Now().Add(time.Second))
		}
	}
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:2 x2 gen 2", "m2": "nginx:2 x2 gen 2"})
	all = slices.DeleteFunc(all, func(w string) bool { return strings.Contains(w, names.ExecutionNamespace("")) })
	if len(all) > 3+2*2 {
		t.Errorf("%d writes, want at most 7: %q", len(all), all)
	}

	f.editTemplate(containers("nginx:3"), "spec", "template", "spec", "containers")
	f.settle()
	f.report("m2", workv1alpha1.ResourceUnhealthy)
	f.settle()
	f.clock.SetTime(f.clock.Now().Add(messageDelay))
	f.settle()
	if r := get(f, &fleetv1alpha1.StagedRollout{}, key); !strings.Contains(r.Status.Message, "not healthy") {
		t.Errorf("message %q after the delay, want the unhealthy object", r.Status.Message)
	}
}

// An edit of an override policy is a revision. A rollback returns to the last revision, and keeps the template.
func TestReconcile_rollsBack(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.OnFailure = &policyv1alpha1.RolloutFailure{Action: policyv1alpha1.RolloutRollback}
	f := deployed(t, strategy)
	if err := f.control.Create(t.Context(), &policyv1alpha1.OverridePolicy{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "image"},
		Spec: policyv1alpha1.OverrideSpec{
			ResourceSelectors: []policyv1alpha1.ResourceSelector{{APIVersion: "apps/v1", Kind: "Deployment"}},
			OverrideRules: []policyv1alpha1.RuleWithCluster{{Overriders: policyv1alpha1.Overriders{
				ImageOverrider: []policyv1alpha1.ImageOverrider{{Component: "Tag", Operator: "replace", Value: "bad"}},
			}}},
		},
	}); err != nil {
		t.Fatal(err)
	}
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:bad x2 gen 1"})
	f.report("m2", workv1alpha1.ResourceUnhealthy)
	f.settle()
	f.clock.SetTime(f.clock.Now().Add(31 * time.Minute))
	f.settle()
	f.expect(fleetv1alpha1.RolloutRollingBack, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:1 x2 gen 1"})
	f.report("m2", workv1alpha1.ResourceHealthy)
	f.settle()
	f.expect(fleetv1alpha1.RolloutFailed, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:1 x2 gen 1"})
}

// A request for an older revision is rolled out in stages, and ends with the next change of the content.
func TestReconcile_undo(t *testing.T) {
	t.Parallel()
	f := deployed(t, &policyv1alpha1.StagedStrategy{})
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	rollOut := func() {
		t.Helper()
		for _, cluster := range []string{"m1", "m2"} {
			f.settle()
			f.report(cluster, workv1alpha1.ResourceHealthy)
		}
		f.settle()
	}
	rollOut()
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:2 x2 gen 2", "m2": "nginx:2 x2 gen 2"})
	update(f, &fleetv1alpha1.StagedRollout{}, key, func(r *fleetv1alpha1.StagedRollout) { r.Spec.Revision = new(int64(1)) })
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:2 x2 gen 2"})
	rollOut()
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:1 x2 gen 1", "m2": "nginx:1 x2 gen 1"})
	f.editTemplate(containers("nginx:3"), "spec", "template", "spec", "containers")
	rollOut()
	f.expect(fleetv1alpha1.RolloutSucceeded, map[string]string{"m1": "nginx:3 x2 gen 3", "m2": "nginx:3 x2 gen 3"})
	if r := get(f, &fleetv1alpha1.StagedRollout{}, key); r.Spec.Revision != nil {
		t.Errorf("spec.revision = %d, want it cleared", *r.Spec.Revision)
	}
}

// The first deployment is staged, too. A deleted rollout is created again, and no cluster changes its revision.
func TestReconcile_restoresDeletedRollout(t *testing.T) {
	t.Parallel()
	f := newFixture(t, canary(), "m1", "m2")
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m2": "nginx:1 x2 gen 1"})
	if err := f.control.Delete(t.Context(), get(f, &fleetv1alpha1.StagedRollout{}, key)); err != nil {
		t.Fatal(err)
	}
	f.settle()
	f.expect(fleetv1alpha1.RolloutProgressing, map[string]string{"m2": "nginx:1 x2 gen 1"})
}

// The removal from a cluster that the placement no longer selects waits for the end of the rollout; a removal by the scheduler does not.
func TestReconcile_removalsWait(t *testing.T) {
	t.Parallel()
	for placed, waits := range map[string]bool{"m2": true, "m1": false} {
		f := deployed(t, canary())
		f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
		f.settle()
		update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Clusters = b.Spec.Clusters[1:]
			b.Spec.Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2", placed}}}
		})
		f.settle()
		if w := f.worksOf("Deployment", "nginx")["m1"]; (w != nil && w.DeletionTimestamp == nil) != waits {
			t.Errorf("placement %s: the Work in m1 stays: %v, want %v", placed, !waits, waits)
		}
		f.report("m2", workv1alpha1.ResourceHealthy)
		f.approve("canary", 2)
		f.settle()
		if w := f.worksOf("Deployment", "nginx")["m1"]; w != nil && w.DeletionTimestamp == nil {
			t.Errorf("placement %s: the Work in m1 is left after the end of the rollout", placed)
		}
	}
}

// The policy and the template, or a dependency, change together: the removal waits although the rollout is not recorded yet, and so does
// the removal of the dependencies.
func TestReconcile_removalsWaitForStart(t *testing.T) {
	t.Parallel()
	for what, edit := range map[string]func(*fixture){
		"template":   func(f *fixture) { f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers") },
		"dependency": func(f *fixture) { f.editData("ConfigMap", "config", "two") },
		"secret":     func(f *fixture) { f.editData("Secret", "key", "dHdv") },
		"nothing":    func(*fixture) {},
	} {
		f := dependent(t, canary())
		edit(f)
		update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Clusters = b.Spec.Clusters[1:]
			b.Spec.Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}}
		})
		for _, attached := range f.attached {
			update(f, &workv1alpha2.ResourceBinding{}, attached, func(b *workv1alpha2.ResourceBinding) {
				b.Spec.RequiredBy[0].Clusters = b.Spec.RequiredBy[0].Clusters[1:]
			})
			f.run(f.works.Reconcile, attached)
		}
		f.run(f.works.Reconcile, key)
		expect := func(stays bool) {
			t.Helper()
			for kind, name := range map[string]string{"Deployment": "nginx", "ConfigMap": "config", "Secret": "key"} {
				if w := f.worksOf(kind, name)["m1"]; (w != nil && w.DeletionTimestamp == nil) != stays {
					t.Errorf("%s: the %s in m1 stays: %v, want %v", what, kind, !stays, stays)
				}
			}
		}
		if what == "nothing" {
			f.settle()
			expect(false)
			continue
		}
		expect(true)
		f.settle()
		expect(true)
		f.apply("ConfigMap", "config", "m2")
		f.apply("Secret", "key", "m2")
		f.report("m2", workv1alpha1.ResourceHealthy)
		f.approve("canary", 2)
		f.settle()
		expect(false)
	}
}

// Without a strategy, all clusters get the template at once, and nothing of the rollout is left.
func TestReconcile_endsWithStrategy(t *testing.T) {
	t.Parallel()
	f := deployed(t, canary())
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	f.settle()
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = nil })
	f.settle()
	if diff := cmp.Diff(map[string]string{"m1": "nginx:2 x2 gen 2", "m2": "nginx:2 x2 gen 2"}, f.images()); diff != "" {
		t.Error(diff)
	}
	var revisions appsv1.ControllerRevisionList
	var rollouts fleetv1alpha1.StagedRolloutList
	if err := f.control.List(t.Context(), &revisions); err != nil || len(revisions.Items) > 0 {
		t.Errorf("%d revisions, %v", len(revisions.Items), err)
	}
	if err := f.control.List(t.Context(), &rollouts); err != nil || len(rollouts.Items) > 0 {
		t.Errorf("%d rollouts, %v", len(rollouts.Items), err)
	}
}
