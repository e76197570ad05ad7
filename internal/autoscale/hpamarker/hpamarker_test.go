// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package hpamarker

import (
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var request = ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "web"}}

type fixture struct {
	*Controller
	t       *testing.T
	control *fakecontrol.Control
	events  *events.Fake
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	control, recorder := fakecontrol.WithObjects(t, objects...), &events.Fake{}
	return &fixture{Controller: New(control, control, recorder), t: t, control: control, events: recorder}
}

func (f *fixture) run() []string {
	f.t.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	if _, err := requeue.Reconciler(f).Reconcile(f.t.Context(), request); err != nil {
		f.t.Fatal(err)
	}
	return f.control.Writes(fakecontrol.Write.ByName)
}

func autoscaler(target string) *autoscalingv2.HorizontalPodAutoscaler {
	return &autoscalingv2.HorizontalPodAutoscaler{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web", Labels: map[string]string{names.PolicyID: "id"}},
		Spec: autoscalingv2.HorizontalPodAutoscalerSpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: target},
		},
	}
}

func deployment(name string, labels map[string]string) *appsv1.Deployment {
	return &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name, Labels: labels}}
}

// expect compares the label and the annotation of a Deployment; empty means none.
func (f *fixture) expect(name, label, by string) {
	f.t.Helper()
	var d appsv1.Deployment
	if err := f.control.Get(f.t.Context(), client.ObjectKey{Namespace: "default", Name: name}, &d); err != nil {
		f.t.Fatal(err)
	}
	if d.Labels[names.RetainReplicas] != label || d.Annotations[names.ScaledBy] != by {
		f.t.Errorf("%s: labels %v, annotations %v; want label %q by %q", name, d.Labels, d.Annotations, label, by)
	}
}

func TestReconcile_followsTarget(t *testing.T) {
	t.Parallel()
	hpa := autoscaler("one")
	f := newFixture(t, hpa, deployment("one", nil), deployment("two", nil))
	f.run()
	f.expect("one", "true", "web")
	if writes := f.run(); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := f.control.Get(t.Context(), request.NamespacedName, hpa); err != nil {
		t.Fatal(err)
	}
	hpa.Spec.ScaleTargetRef.Name = "two"
	if err := f.control.Update(t.Context(), hpa); err != nil {
		t.Fatal(err)
	}
	f.run()
	f.expect("one", "", "")
	f.expect("two", "true", "web")
	if err := f.control.Delete(t.Context(), hpa); err != nil {
		t.Fatal(err)
	}
	f.run()
	f.expect("two", "", "")
	if writes := f.run(); len(writes) > 0 || len(f.marked) > 0 {
		t.Errorf("running again wrote %v, marked %v", writes, f.marked)
	}
}

// The autoscaler was deleted while no controller ran: the watch of the target shows it.
func TestReconcile_afterRestart(t *testing.T) {
	t.Parallel()
	d := deployment("one", map[string]string{names.RetainReplicas: "true"})
	d.Annotations = map[string]string{names.ScaledBy: "web"}
	f := newFixture(t, d)
	if requests := f.observe(t.Context(), kinds()[0], d); len(requests) != 1 || requests[0] != request {
		t.Fatalf("requests %v, want %v", requests, request)
	}
	f.run()
	f.expect("one", "", "")
}

func TestReconcile_keeps(t *testing.T) {
	t.Parallel()
	unpropagated := autoscaler("one")
	unpropagated.Labels = nil
	retain := func(value string) map[string]string { return map[string]string{names.RetainReplicas: value} }
	for name, tc := range map[string]struct {
		hpa   *autoscalingv2.HorizontalPodAutoscaler
		label map[string]string
		want  string
		event bool
	}{
		"label of a user":               {autoscaler("one"), retain("true"), "true", false},
		"a user disabled it":            {autoscaler("one"), retain("false"), "false", true},
		"autoscaler without a policy":   {unpropagated, nil, "", false},
		"label of a user, no propagate": {unpropagated, retain("true"), "true", false},
		"missing target":                {autoscaler("none"), nil, "", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, tc.hpa, deployment("one", tc.label))
			if writes := f.run(); len(writes) > 0 {
				t.Errorf("writes %v, want none", writes)
			}
			f.expect("one", tc.want, "")
			if got := len(f.events.All()) > 0; got != tc.event {
				t.Errorf("events %v, want any: %v", f.events.All(), tc.event)
			}
		})
	}
}

// The target was created, or recreated, after its autoscaler.
func TestObserve_createdTarget(t *testing.T) {
	t.Parallel()
	other := autoscaler("one")
	other.Name, other.Labels = "unpropagated", nil
	elsewhere := autoscaler("one")
	elsewhere.Namespace = "other"
	f := newFixture(t, autoscaler("one"), other, elsewhere)
	f.run()
	for _, labels := range []map[string]string{nil, {names.RetainReplicas: "true"}, {names.RetainReplicas: "false"}} {
		want := 0
		if labels == nil {
			want = 1
		}
		requests := f.observe(t.Context(), kinds()[0], deployment("one", labels))
		if len(requests) != want || want > 0 && requests[0] != request {
			t.Errorf("requests %v of a target with labels %v, want %d", requests, labels, want)
		}
	}
	if requests := f.observe(t.Context(), kinds()[0], deployment("two", nil)); len(requests) > 0 {
		t.Errorf("requests %v of an object without an autoscaler", requests)
	}
	d := deployment("one", nil)
	if err := f.control.Create(t.Context(), d); err != nil {
		t.Fatal(err)
	}
	f.run()
	f.expect("one", "true", "web")
}

// The label stays for another autoscaler of the target: without it, members would be scaled to the number of the control plane.
func TestReconcile_sharedTarget(t *testing.T) {
	t.Parallel()
	first, second := autoscaler("one"), autoscaler("one")
	second.Name = "web2"
	f := newFixture(t, first, second, deployment("one", nil))
	f.run()
	f.expect("one", "true", "web")
	if err := f.control.Delete(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	f.run()
	f.expect("one", "true", "web2")
	if err := f.control.Delete(t.Context(), second); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKeyFromObject(second)}); err != nil {
		t.Fatal(err)
	}
	f.expect("one", "", "")
	if len(f.marked) > 0 {
		t.Errorf("marked %v, want none", f.marked)
	}
}

// An autoscaler that the cache does not show keeps the mark of its target.
func TestReconcile_readsLiveBeforeRemoval(t *testing.T) {
	t.Parallel()
	f := newFixture(t, autoscaler("one"), deployment("one", nil))
	f.run()
	stale := newFixture(t)
	stale.live = f.control
	stale.remember(request.NamespacedName, target{kinds()[0], "one"})
	if writes := stale.run(); len(writes) > 0 {
		t.Errorf("writes %v, want none", writes)
	}
	f.expect("one", "true", "web")
}
