// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/failover/placementeviction"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

const timeout = 6 * time.Second

// steps is a clock whose waits run the controllers.
type steps struct {
	*clocktesting.FakeClock
	run func()
}

func (s steps) After(d time.Duration) <-chan time.Time {
	s.run()
	s.Step(d)
	out := make(chan time.Time, 1)
	out <- s.Now()
	return out
}

// plane is a control plane with the scheduler and the controller of evictions. The other controllers are simulated: an evicted copy is
// removed in the next step, but the workloads slow-* get no healthy replacement, and a disruption budget holds those of held-*.
type plane struct {
	*testing.T
	control   *fakecontrol.Control
	scheduler *scheduler.Scheduler
	evictions *placementeviction.Controller
}

// object returns a workload of 2 replicas in m1, which may run in these clusters, and its Work.
func object(kind, name string, clusters ...string) []client.Object {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "shop", Name: name, Labels: map[string]string{names.PolicyID: "p", names.BindingID: name},
		Annotations: map[string]string{names.PolicyName: "p", names.PolicyNamespace: "shop"},
	}}
	b.Spec = workv1alpha2.ResourceBindingSpec{
		Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: kind, Namespace: "shop", Name: name},
		Replicas: 2, SchedulerName: "default-scheduler", Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}},
		Placement: &policyv1alpha1.Placement{
			ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: clusters},
			ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
				ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
				ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceAggregated,
			},
		},
	}
	if kind == "Job" {
		b.Spec.Resource.APIVersion = "batch/v1"
		b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{
			ClusterName: "m1", Status: &runtime.RawExtension{Raw: []byte(`{"conditions":[{"type":"Complete","status":"True"}]}`)},
		}}
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("m1"), Name: workName(b), Labels: map[string]string{names.BindingID: name},
		Annotations: map[string]string{names.BindingName: name, names.BindingNamespace: "shop"},
	}}
	return []client.Object{b, w}
}

func workName(b *workv1alpha2.ResourceBinding) string {
	return names.Works(binding.TemplateKind(b).GroupKind(), b.Namespace, b.Spec.Resource.Name)[0]
}

func newPlane(t *testing.T, objects ...client.Object) *plane {
	t.Helper()
	for i := 1; i <= 3; i++ {
		c := &clusterv1alpha1.Cluster{}
		c.Name = fmt.Sprintf("m%d", i)
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
		for _, kind := range []string{"Deployment", "Job"} {
			c.Status.APIEnablements = append(c.Status.APIEnablements, clusterv1alpha1.APIEnablement{
				GroupVersion: map[string]string{"Deployment": "apps/v1", "Job": "batch/v1"}[kind],
				Resources:    []clusterv1alpha1.APIResource{{Kind: kind}},
			})
		}
		c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{
			corev1.ResourcePods: resource.MustParse("1000"), corev1.ResourceCPU: resource.MustParse("1000"),
			corev1.ResourceMemory: resource.MustParse("1Ti"),
		}}
		if i == 1 {
			c.Spec.Taints = leave.SetCordon(nil, true)
		}
		objects = append(objects, c)
	}
	p, scheme := &plane{T: t}, runtime.NewScheme()
	p.must(errors.Join(clusterv1alpha1.AddToScheme(scheme), fleetv1alpha1.AddToScheme(scheme), workv1alpha1.AddToScheme(scheme),
		workv1alpha2.AddToScheme(scheme)))
	p.control = fakecontrol.New(t, fakecontrol.Options{Scheme: scheme, Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: work.BindingIDs},
	}})
	now := clocktesting.NewFakePassiveClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	p.evictions = placementeviction.New(p.control, p.control, failover.Evictor{
		Events: &events.Fake{}, Clock: now, Fleet: failover.NewFleet(p.control, now, eviction.DefaultLimits),
	})
	p.scheduler = scheduler.New(p.control, nil, scheduler.Options{
		Clock: clocktesting.NewFakeClock(now.Now()), Events: &events.Fake{}, ResourceModels: true,
	})
	return p
}

func (p *plane) must(err error) {
	p.Helper()
	if err != nil && !requeue.Expected(err) {
		p.Fatal(err)
	}
}

// step runs the controllers once.
func (p *plane) step() {
	ctx := p.Context()
	var evictions fleetv1alpha1.PlacementEvictionList
	p.must(p.control.List(ctx, &evictions))
	for i := range evictions.Items {
		_, err := p.evictions.Reconcile(ctx, ctrl.Request{NamespacedName: client.ObjectKeyFromObject(&evictions.Items[i])})
		p.must(err)
	}
	var all workv1alpha2.ResourceBindingList
	p.must(p.control.List(ctx, &all))
	for i := range all.Items {
		b := &all.Items[i]
		if len(b.Spec.GracefulEvictionTasks) == 0 {
			continue
		}
		if eviction.Targets(&b.Spec, "m1") || len(b.Spec.Clusters) == 0 {
			p.must(p.scheduler.Reconcile(ctx, client.ObjectKeyFromObject(b)))
			continue
		}
		switch {
		case strings.HasPrefix(b.Name, "slow-"):
			continue
		case strings.HasPrefix(b.Name, "held-"):
			meta.SetStatusCondition(&b.Status.Conditions, metav1.Condition{
				Type: workv1alpha2.MoveHeldByBudget, Status: metav1.ConditionTrue, Reason: "r", Message: "the budget requires 2 available replicas",
			})
			p.must(p.control.Status().Update(ctx, b))
		default:
			w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace("m1"), Name: workName(b)}}
			p.must(client.IgnoreNotFound(p.control.Delete(ctx, w)))
		}
		b.Spec.GracefulEvictionTasks = nil
		p.must(p.control.Update(ctx, b))
	}
}

func (p *plane) drain(total, progress time.Duration) (string, time.Duration, error) {
	var out bytes.Buffer
	clock := steps{clocktesting.NewFakeClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)), p.step}
	start := clock.Now()
	o := &drainOptions{session: &access.Session{Out: &out}, clock: clock, timeout: total, progress: progress}
	err := o.move(p.Context(), p.control, "m1", labels.Everything())
	return out.String(), clock.Since(start), err
}

// The drain of a cluster with 200 objects ends, and reports what stayed and why.
func TestDrain_manyWorkloads(t *testing.T) {
	t.Parallel()
	var objects []client.Object
	for i := range 180 {
		objects = append(objects, object("Deployment", fmt.Sprintf("web-%d", i), "m1", "m2", "m3")...)
	}
	stays := map[string]string{}
	for i := range 5 {
		for prefix, why := range map[string]string{
			"slow": "waiting for a replacement", "held": "the budget requires 2 available replicas",
			"pinned": "did not match the placement cluster affinity", "job": "the Job has finished",
		} {
			kind, clusters := "Deployment", []string{"m1", "m2"}
			switch prefix {
			case "pinned":
				clusters = clusters[:1]
			case "job":
				kind = "Job"
			}
			name := fmt.Sprintf("%s-%d", prefix, i)
			objects = append(objects, object(kind, name, clusters...)...)
			stays[kind+" shop/"+name] = why
		}
	}
	p := newPlane(t, objects...)
	out, took, err := p.drain(timeout, 0)
	exit, ok := errors.AsType[access.ExitError](err)
	if !ok || exit.Code != 1 || exit.Message != "15 of 195 objects stayed in cluster m1" {
		t.Fatalf("drain: error %v\n%s", err, out)
	}
	if took < timeout || took > timeout+drainInterval {
		t.Errorf("the drain took %v, want its timeout of %v", took, timeout)
	}
	reported := map[string]string{}
	for line := range strings.Lines(out) {
		if title, why, found := strings.Cut(line, " stayed: "); found {
			reported[title] = why
		}
	}
	for title, why := range stays {
		if !strings.Contains(reported[title], why) {
			t.Errorf("%s stayed: %q, want %q", title, reported[title], why)
		}
	}
	if len(reported) != len(stays) {
		t.Errorf("%d objects are reported, want %d", len(reported), len(stays))
	}
	if moved := strings.Count(out, " moved to m"); moved != 180 {
		t.Errorf("%d objects moved, want 180", moved)
	}
}

// A drain ends when nothing has progressed for some time, and names the full clusters.
func TestDrain_withoutProgress(t *testing.T) {
	t.Parallel()
	p := newPlane(t, append(object("Deployment", "web", "m1", "m2"), object("Deployment", "slow-0", "m1", "m2")...)...)
	full := &clusterv1alpha1.Cluster{}
	p.must(p.control.Get(t.Context(), client.ObjectKey{Name: "m2"}, full))
	full.Status.ResourceSummary.Allocating = corev1.ResourceList{corev1.ResourcePods: resource.MustParse("2")}
	p.must(p.control.Status().Update(t.Context(), full))
	out, took, err := p.drain(0, timeout)
	exit, ok := errors.AsType[access.ExitError](err)
	if !ok || exit.Code != 1 || exit.Message != "1 of 2 objects stayed in cluster m1" {
		t.Fatalf("drain: error %v\n%s", err, out)
	}
	for _, want := range []string{
		"1 eviction not finished, without progress for 6s; the evictions continue\n", "cluster m2 has 2 pods without a node",
		"Deployment shop/web moved to m2", "Deployment shop/slow-0 stayed: Executing: waiting for a replacement",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("the output lacks %q:\n%s", want, out)
		}
	}
	if took < timeout || took > 2*timeout {
		t.Errorf("the drain took %v", took)
	}
}

// A drain ends as soon as everything that can leave has left.
func TestDrain_ends(t *testing.T) {
	t.Parallel()
	p := newPlane(t, append(object("Deployment", "web", "m1", "m2"), object("Job", "done", "m1", "m2")...)...)
	out, took, err := p.drain(timeout, 0)
	if err != nil || !strings.Contains(out, "1 object left cluster m1") ||
		!strings.Contains(out, "Job shop/done stayed: the Job has finished") {
		t.Errorf("drain: error %v\n%s", err, out)
	}
	if took >= timeout {
		t.Errorf("the drain took %v", took)
	}
	var evictions fleetv1alpha1.PlacementEvictionList
	if err := p.control.List(context.WithoutCancel(t.Context()), &evictions); err != nil || len(evictions.Items) != 1 {
		t.Errorf("%d evictions, error %v", len(evictions.Items), err)
	}
}

// An object that lost its policy keeps its clusters, and the drain reports that it stays.
func TestDrain_withoutPolicy(t *testing.T) {
	t.Parallel()
	objects := object("Deployment", "lone", "m1", "m2")
	objects[0].SetLabels(map[string]string{names.BindingID: "lone"})
	p := newPlane(t, append(objects, object("Deployment", "web", "m1", "m2")...)...)
	out, _, err := p.drain(timeout, 0)
	exit, ok := errors.AsType[access.ExitError](err)
	if !ok || exit.Message != "1 of 2 objects stayed in cluster m1" || strings.Contains(out, "lone moved") ||
		!strings.Contains(out, "Deployment shop/lone stayed: no policy owns the binding") {
		t.Errorf("drain: error %v\n%s", err, out)
	}
}

// A drain that selects no object reports it, also as a dry run.
func TestDrain_selectsNothing(t *testing.T) {
	t.Parallel()
	const want = "cluster m1 has no objects to move that match the selector \"app=nope\"\n"
	p := newPlane(t, object("Deployment", "web", "m1", "m2")...)
	for _, dryRun := range []bool{false, true} {
		var out bytes.Buffer
		o := &drainOptions{session: &access.Session{Out: &out}, selector: "app=nope", dryRun: dryRun}
		all, err := o.plan(t.Context(), p.control, "m1", labels.SelectorFromSet(labels.Set{"app": "nope"}))
		if err != nil {
			t.Fatal(err)
		}
		if err := o.result("m1", all, "stay"); err != nil || out.String() != want {
			t.Errorf("drain: error %v\n%s", err, out.String())
		}
	}
}
