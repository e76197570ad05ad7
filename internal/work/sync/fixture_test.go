// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
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
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

const deployment = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template,
	generation: 1}, spec: {replicas: 2}}`

func targets(names ...string) (out []workv1alpha2.TargetCluster) {
	for _, n := range names {
		out = append(out, workv1alpha2.TargetCluster{Name: n, Replicas: 2})
	}
	return out
}

func nginxBinding(clusters ...string) *workv1alpha2.ResourceBinding {
	return &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Name: "nginx-deployment", Namespace: "default", UID: "binding", Finalizers: []string{names.BindingFinalizer},
			Labels: map[string]string{names.BindingID: "rb-id"},
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
	}
}

// fixture is a Controller with an in-memory control plane.
type fixture struct {
	*Controller
	t       *testing.T
	control *fakecontrol.Control
	events  *events.Fake
	scope   binding.Scope
}

func newFixture(t *testing.T, chain interpret.Chain, template string, objects ...client.Object) *fixture {
	t.Helper()
	s := &fixture{t: t, events: &events.Fake{}, scope: binding.Namespaced}
	if template != "" {
		objects = append(objects, fakecontrol.Parse(t, template))
	}
	index := fakecontrol.Index{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: work.BindingIDs}
	s.control = fakecontrol.New(t, fakecontrol.Options{Owner: names.BindingSource, Objects: objects, Indexes: []fakecontrol.Index{index}})
	ids := 0
	s.Controller = New(s.control, s.control, Options{
		Chain: chain, Events: s.events, Clock: clocktesting.NewFakePassiveClock(time.Unix(1_700_000_000, 0)),
		NewID: func() string { ids++; return "id-" + string(rune('0'+ids)) },
	})
	return s
}

// staleDelay is the delay after the first read of a stale cache.
const staleDelay = 20 * time.Millisecond

// reconcile reconciles the binding as its controller does, which requeues it after expected errors.
func (s *fixture) reconcile() (ctrl.Result, error) {
	s.t.Helper()
	return requeue.Reconciler(reconcile.Func(func(context.Context, ctrl.Request) (ctrl.Result, error) { return s.attempt() })).
		Reconcile(s.t.Context(), ctrl.Request{})
}

func (s *fixture) attempt() (ctrl.Result, error) {
	s.t.Helper()
	name := types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}
	if !s.scope.Namespaced {
		name = types.NamespacedName{Name: "viewer-clusterrole"}
	}
	return s.Reconcile(s.t.Context(), s.scope, ctrl.Request{NamespacedName: name})
}

// mustReconcile reconciles without an error and returns the writes.
func (s *fixture) mustReconcile() []string {
	s.t.Helper()
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{}) {
		s.t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	return s.writes()
}

// writes returns the writes since the last call, sorted.
func (s *fixture) writes() []string {
	s.t.Helper()
	return slices.Sorted(slices.Values(s.control.Writes(fakecontrol.Write.ByKey)))
}

func (s *fixture) expectNoWrites() {
	s.t.Helper()
	if writes := s.mustReconcile(); len(writes) > 0 {
		s.t.Errorf("the second run wrote %q", writes)
	}
}

func (s *fixture) editBinding(mutate func(*workv1alpha2.ResourceBinding)) {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	mutate(&b)
	if err := s.control.Update(s.t.Context(), &b); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

func (s *fixture) work(cluster string) *workv1alpha1.Work {
	s.t.Helper()
	var w workv1alpha1.Work
	if err := s.control.Get(
		s.t.Context(),
		client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: "nginx-687f7fb96f"},
		&w,
	); err != nil {
		s.t.Fatal(err)
	}
	return &w
}

func (s *fixture) clusters() (out []string) {
	s.t.Helper()
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works); err != nil {
		s.t.Fatal(err)
	}
	for i := range works.Items {
		c, _ := names.ClusterOf(works.Items[i].Namespace)
		if works.Items[i].DeletionTimestamp != nil {
			c += " (deleting)"
		}
		out = append(out, c)
	}
	slices.Sort(out)
	return out
}

func (s *fixture) expect(clusters ...string) {
	s.t.Helper()
	if diff := cmp.Diff(clusters, s.clusters()); diff != "" {
		s.t.Errorf("Works (-want +got):\n%s", diff)
	}
}

func (s *fixture) eventsOf(reason string) (out []events.Event) {
	for _, e := range s.events.All() {
		if e.Reason == reason {
			out = append(out, e)
		}
	}
	return out
}

var withNative = interpret.Chain{native.Layer()}
