// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/test/fakecontrol"
)

// lagging is a cache that lists old Works once shown is set.
type lagging struct {
	client.Client
	shown *workv1alpha1.WorkList // nil: the current ones
}

func (l *lagging) List(ctx context.Context, list client.ObjectList, options ...client.ListOption) error {
	if works, ok := list.(*workv1alpha1.WorkList); ok && l.shown != nil {
		l.shown.DeepCopyInto(works)
		return nil
	}
	return l.Client.List(ctx, list, options...)
}

// A Work must be reverted to an earlier state although the cache does not show yet that it differs from it.
func TestReconcile_revertsDespiteStaleWorks(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	cache := &lagging{Client: s.control}
	s.Controller.control = consistency.NewClient(cache)
	replicas := func(n int32) {
		s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas, b.Spec.Clusters[0].Replicas = n, n })
	}
	s.mustReconcile()
	var works workv1alpha1.WorkList
	if err := s.control.List(t.Context(), &works); err != nil {
		t.Fatal(err)
	}
	replicas(12)
	s.mustReconcile()
	cache.shown = &works
	replicas(2)
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: staleDelay}) {
		t.Fatalf("Reconcile = %+v, %v, want a retry", result, err)
	}
	cache.shown = nil
	s.mustReconcile()
	if got := string(s.work("m1").Spec.Workload.Manifests[0].Raw); !strings.Contains(got, `"replicas":2`) {
		t.Errorf("manifest = %s, want 2 replicas", got)
	}
	s.expectNoWrites()
}

// A removal must be canceled although the cache does not show yet that the Work is being deleted: its deletion requeues nothing.
func TestReconcile_cancelsRemovalDespiteStaleWorks(t *testing.T) {
	t.Parallel()
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m2"}}
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), cluster)
	cache := &lagging{Client: s.control}
	s.Controller.control = consistency.NewClient(cache)
	s.mustReconcile()
	var works workv1alpha1.WorkList
	if err := s.control.List(t.Context(), &works); err != nil {
		t.Fatal(err)
	}
	both := nginxBinding("m1", "m2").Spec.Clusters
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = both[:1] })
	s.mustReconcile()
	if s.work("m2").DeletionTimestamp == nil {
		t.Fatal("the Work of a former target is not being deleted")
	}
	cache.shown = &works
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = both })
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: staleDelay}) {
		t.Fatalf("Reconcile = %+v, %v, want a retry", result, err)
	}
	cache.shown = nil
	s.mustReconcile()
	if got := s.work("m2"); got.DeletionTimestamp != nil {
		t.Errorf("the Work of a target is being deleted since %v", got.DeletionTimestamp)
	}
	s.endReplacement()
	s.expectNoWrites()
}

// A condition must be reverted although the cache does not show it yet.
func TestReconcile_retriesIfTheBindingIsStale(t *testing.T) {
	t.Parallel()
	r := &reviser{refused: 7}
	b := nginxBinding("m1")
	b.Spec.Clusters[0].Replicas = 7
	s := newFixture(t, interpret.Chain{r}, deployment, b)
	var before workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(b), &before); err != nil {
		t.Fatal(err)
	}
	if _, err := s.reconcile(); err == nil {
		t.Fatal("no error")
	}
	r.refused = 0
	s.Controller.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{&before}}
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: staleDelay}) {
		t.Fatalf("Reconcile = %+v, %v, want a retry", result, err)
	}
}

// Writes of other clients pass, own writes and status updates do not.
func TestExternallyModified(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	s.mustReconcile()
	created := s.work("m1")
	passes := s.externallyModified()
	if passes.Create(event.CreateEvent{Object: created}) {
		t.Error("own creation passes")
	}
	forged := created.DeepCopy()
	forged.UID, forged.Namespace = "forged", "karmada-es-m9"
	if !passes.Create(event.CreateEvent{Object: forged}) || passes.Create(event.CreateEvent{Object: forged, IsInInitialList: true}) {
		t.Error("creations by other clients must pass, except in the initial list")
	}
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 3 })
	s.mustReconcile()
	own := s.work("m1")
	own.Generation = created.Generation + 1 // the fixture does not count generations
	if passes.Update(event.UpdateEvent{ObjectOld: created, ObjectNew: own}) {
		t.Error("own write passes")
	}
	external := own.DeepCopy()
	external.Generation, external.ResourceVersion = own.Generation+1, own.ResourceVersion+"0"
	if !passes.Update(event.UpdateEvent{ObjectOld: own, ObjectNew: external}) {
		t.Error("write of another client does not pass")
	}
	reported := external.DeepCopy()
	reported.ResourceVersion += "0"
	if passes.Update(event.UpdateEvent{ObjectOld: external, ObjectNew: reported}) {
		t.Error("status update passes")
	}
	if !passes.Delete(event.DeleteEvent{Object: own}) {
		t.Error("deletion does not pass")
	}
	deleting := own.DeepCopy()
	deleting.DeletionTimestamp = new(metav1.Now())
	if !passes.Update(event.UpdateEvent{ObjectOld: own, ObjectNew: deleting}) {
		t.Error("a deletion that another client, or a request without a response, has started does not pass")
	}
	if err := s.Controller.control.Delete(t.Context(), s.work("m1")); err != nil {
		t.Fatal(err)
	}
	if passes.Update(event.UpdateEvent{ObjectOld: own, ObjectNew: s.work("m1")}) {
		t.Error("own deletion passes")
	}
}
