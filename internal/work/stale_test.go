// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"strings"
	"testing"

	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/test/fakecontrol"
)

// lagging is a cache that shows Works as they were, once it is told to.
type lagging struct {
	client.Client
	shown *workv1alpha1.WorkList // nil: as they are
}

func (l *lagging) List(ctx context.Context, list client.ObjectList, options ...client.ListOption) error {
	if works, ok := list.(*workv1alpha1.WorkList); ok && l.shown != nil {
		l.shown.DeepCopyInto(works)
		return nil
	}
	return l.Client.List(ctx, list, options...)
}

// A Work that is to be as it was two versions ago becomes so, although the cache does not show yet that it was anything else.
func TestReconcile_backToWhatItWas(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	cache := &lagging{Client: s.control}
	s.Renderer.control = consistency.NewClient(cache)
	replicas := func(n int32) {
		s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas, b.Spec.Clusters[0].Replicas = n, n })
	}
	s.settle()
	var works workv1alpha1.WorkList
	if err := s.control.List(t.Context(), &works); err != nil {
		t.Fatal(err)
	}
	replicas(12)
	s.settle()
	cache.shown = &works
	replicas(2)
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: afterWrite}) {
		t.Fatalf("Reconcile = %+v, %v, want to be back soon", result, err)
	}
	cache.shown = nil
	s.settle()
	if got := string(s.work("m1").Spec.Workload.Manifests[0].Raw); !strings.Contains(got, `"replicas":2`) {
		t.Errorf("the work says %s", got)
	}
	s.still()
}

// The same for a failure that was said and is over before the cache shows that it was said.
func TestReconcile_failureIsOver(t *testing.T) {
	t.Parallel()
	r := &reviser{refused: 7}
	b := nginxBinding("m1")
	b.Spec.Clusters[0].Replicas = 7
	s := setUp(t, interpret.Chain{r}, deployment, b)
	var before workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(b), &before); err != nil {
		t.Fatal(err)
	}
	if _, err := s.reconcile(); err == nil {
		t.Fatal("it was rendered")
	}
	r.refused = 0
	s.Renderer.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{&before}}
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: afterWrite}) {
		t.Fatalf("Reconcile = %+v, %v, want to be back soon", result, err)
	}
}

// Works that somebody else wrote are looked at again, own writes and reports are not.
func TestEstranged(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	s.settle()
	made := s.work("m1")
	passes := s.estranged()
	if passes.Create(event.CreateEvent{Object: made}) {
		t.Error("its making passes")
	}
	s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 3 })
	s.settle()
	ours := s.work("m1")
	ours.Generation = made.Generation + 1 // the fake client counts none
	if passes.Update(event.UpdateEvent{ObjectOld: made, ObjectNew: ours}) {
		t.Error("our own write passes")
	}
	theirs := ours.DeepCopy()
	theirs.Generation, theirs.ResourceVersion = ours.Generation+1, ours.ResourceVersion+"0"
	if !passes.Update(event.UpdateEvent{ObjectOld: ours, ObjectNew: theirs}) {
		t.Error("somebody else's write does not pass")
	}
	reported := theirs.DeepCopy()
	reported.ResourceVersion += "0"
	if passes.Update(event.UpdateEvent{ObjectOld: theirs, ObjectNew: reported}) {
		t.Error("a report passes")
	}
	if !passes.Delete(event.DeleteEvent{Object: ours}) {
		t.Error("its end does not pass")
	}
}
