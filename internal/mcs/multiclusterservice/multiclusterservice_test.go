// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package multiclusterservice

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	web     = types.NamespacedName{Namespace: "default", Name: "web"}
	binding = types.NamespacedName{Namespace: "default", Name: "web-service"}
)

type fixture struct {
	*Controller
	control *fakecontrol.Control
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	control := fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys},
	}})
	serial := 0
	return &fixture{control: control, Controller: New(control, control, Options{
		Events: &events.Fake{}, Clock: clocktesting.NewFakePassiveClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)),
		NewID: func() string {
			serial++
			return "id-" + strconv.Itoa(serial)
		},
	})}
}

// run reconciles until no retry is requested, and returns the writes.
func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByKey)
	for range 5 {
		result, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: web})
		if err != nil {
			t.Fatal(err)
		}
		if result.RequeueAfter == 0 {
			break
		}
	}
	return f.control.Writes(fakecontrol.Write.ByKey)
}

// applied returns the condition ServiceApplied.
func (f *fixture) applied(t *testing.T) metav1.Condition {
	t.Helper()
	var s networkingv1alpha1.MultiClusterService
	if err := f.control.Get(t.Context(), web, &s); err != nil {
		t.Fatal(err)
	}
	c := meta.FindStatusCondition(s.Status.Conditions, networkingv1alpha1.MCSServiceAppliedConditionType)
	if c == nil {
		t.Fatalf("conditions %+v have no %s", s.Status.Conditions, networkingv1alpha1.MCSServiceAppliedConditionType)
	}
	return *c
}

// boundTo returns the clusters in the placement of the binding.
func (f *fixture) boundTo(t *testing.T) []string {
	t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := f.control.Get(t.Context(), binding, &b); err != nil {
		t.Fatal(err)
	}
	return b.Spec.Placement.ClusterAffinity.ClusterNames
}

func cluster(name string) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{names.ClusterFinalizer}}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
	return c
}

func service(providers, consumers []string) (*networkingv1alpha1.MultiClusterService, *corev1.Service) {
	m := metav1.ObjectMeta{Namespace: web.Namespace, Name: web.Name}
	s := &networkingv1alpha1.MultiClusterService{ObjectMeta: m}
	s.Spec.Types = []networkingv1alpha1.ExposureType{networkingv1alpha1.ExposureTypeCrossCluster}
	for _, name := range providers {
		s.Spec.ProviderClusters = append(s.Spec.ProviderClusters, networkingv1alpha1.ClusterSelector{Name: name})
	}
	for _, name := range consumers {
		s.Spec.ConsumerClusters = append(s.Spec.ConsumerClusters, networkingv1alpha1.ClusterSelector{Name: name})
	}
	template := &corev1.Service{ObjectMeta: m, Spec: corev1.ServiceSpec{Ports: []corev1.ServicePort{{Name: "http", Port: 80}}}}
	s.UID, template.UID = "shared", "service"
	return s, template
}

// A request that is being deleted, as with its namespace, is released and created again.
func TestReconcile_requestIsDeleted(t *testing.T) {
	t.Parallel()
	s, template := service(nil, nil)
	f := newFixture(t, s, template, cluster("m1"))
	f.run(t)
	request := &workv1alpha1.Work{}
	at := client.ObjectKey{Namespace: names.ExecutionNamespace("m1"), Name: names.Work(kind, web.Namespace, web.Name)}
	if err := f.control.Get(t.Context(), at, request); err != nil {
		t.Fatal(err)
	}
	first := request.UID
	if err := f.control.Delete(t.Context(), request); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if err := f.control.Get(t.Context(), at, request); err != nil || request.UID == first || request.DeletionTimestamp != nil {
		t.Errorf("the request %+v: %v, want another one", request.ObjectMeta, err)
	}
	if c := f.applied(t); c.Status != metav1.ConditionTrue {
		t.Errorf("condition %+v", c)
	}
}

// A provider whose request fails does not keep another cluster from leaving, or the Service from its clusters.
func TestReconcile_failedRequestDoesNotBlockOthers(t *testing.T) {
	t.Parallel()
	s, template := service([]string{"m1", "m2"}, nil)
	f := newFixture(t, s, template, cluster("m1"), cluster("m2"), cluster("m3"))
	f.run(t)
	if err := f.control.Get(t.Context(), web, s); err != nil {
		t.Fatal(err)
	}
	s.Spec.ProviderClusters[0].Name = "m3"
	s.Spec.ConsumerClusters = []networkingv1alpha1.ClusterSelector{{Name: "m2"}}
	if err := f.control.Update(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Key.Namespace == names.ExecutionNamespace("m3") {
			return errors.New("rejected")
		}
		return nil
	}
	for range 3 {
		_, _ = f.Reconcile(t.Context(), ctrl.Request{NamespacedName: web}) // the condition reports the error
	}
	at := client.ObjectKey{Namespace: names.ExecutionNamespace("m1"), Name: names.Work(kind, web.Namespace, web.Name)}
	if err := f.control.Get(t.Context(), at, &workv1alpha1.Work{}); !apierrors.IsNotFound(err) {
		t.Errorf("the request of m1: %v, want not found", err)
	}
	if got := f.boundTo(t); !slices.Equal(got, []string{"m2", "m3"}) {
		t.Errorf("the Service is bound to %v", got)
	}
	if c := f.applied(t); c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "m3") {
		t.Errorf("condition %+v", c)
	}
	if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: web}); err == nil {
		t.Error("no error: the request is not retried")
	}
}

// A placement without names of clusters matches all clusters.
func TestReconcile_propagatesToNoClusterIfAllNamedOnesAreMissing(t *testing.T) {
	t.Parallel()
	s, template := service([]string{"east"}, []string{"west"})
	f := newFixture(t, s, template, cluster("m1"))
	f.run(t)
	if err := f.control.Get(t.Context(), binding, &workv1alpha2.ResourceBinding{}); !apierrors.IsNotFound(err) {
		t.Errorf("the binding of the Service: %v, want not found", err)
	}
	if err := f.control.Get(t.Context(), web, template); err != nil || len(template.Labels) > 0 {
		t.Errorf("the Service has the labels %v, %v, want no claim", template.Labels, err)
	}
	c := f.applied(t)
	if c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "east, west") {
		t.Errorf("condition %+v, want False with the names of the clusters", c)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := f.control.Create(t.Context(), cluster("west")); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if got := f.boundTo(t); !slices.Equal(got, []string{"west"}) {
		t.Errorf("propagated to %v, want west", got)
	}
	if c := f.applied(t); c.Status != metav1.ConditionTrue {
		t.Errorf("condition %+v, want True", c)
	}
}

// The clusters that have the Service keep it until the spec names one that exists.
func TestReconcile_keepsPlacementWhenNamedClustersAreRemoved(t *testing.T) {
	t.Parallel()
	s, template := service([]string{"east"}, []string{"east"})
	east := cluster("east")
	f := newFixture(t, s, template, cluster("m1"), east)
	f.run(t)
	east.Finalizers = nil
	if err := f.control.Update(t.Context(), east); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), east); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if got := f.boundTo(t); !slices.Equal(got, []string{"east"}) {
		t.Errorf("propagated to %v, want east", got)
	}
	if c := f.applied(t); c.Status != metav1.ConditionFalse {
		t.Errorf("condition %+v, want False", c)
	}
}

// The deletion of a binding waits for its Works, and may take as long as a cluster is unreachable.
func TestReconcile_backsOffWhileBindingIsDeleted(t *testing.T) {
	t.Parallel()
	s, template := service(nil, nil)
	f := newFixture(t, s, template, cluster("m1"))
	f.run(t)
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: binding.Namespace, Name: binding.Name}}
	if err := f.control.Delete(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		f.control.Writes(fakecontrol.Write.ByKey)
		result, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: web})
		if err == nil || result.RequeueAfter > 0 {
			t.Errorf("Reconcile = %v, %v, want an error, so that the delay grows", result, err)
		}
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKey); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if c := f.applied(t); c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "is being deleted") {
		t.Errorf("condition %+v, want False because the binding is being deleted", c)
	}
}

// Dispatched Works are deleted by another controller, which may be disabled.
func TestReconcile_waitsForDispatchedWorks(t *testing.T) {
	t.Parallel()
	s, template := service(nil, nil)
	dispatched := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("m1"), Name: "dispatched", Annotations: map[string]string{names.ProvisionCluster: "m2"},
		Labels: map[string]string{names.MultiClusterServiceNamespace: web.Namespace, names.MultiClusterServiceName: web.Name},
	}}
	f := newFixture(t, s, template, cluster("m1"), dispatched)
	f.run(t)
	if err := f.control.Delete(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	result, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: web})
	if err != nil || result.RequeueAfter < time.Second {
		t.Errorf("Reconcile = %v, %v, want a delay of at least 1s", result, err)
	}
	if err := f.control.Delete(t.Context(), dispatched); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if err := f.control.Get(t.Context(), web, s); !apierrors.IsNotFound(err) {
		t.Errorf("the MultiClusterService: %v, want not found", err)
	}
}

// A MultiClusterService that was deleted without its finalizer leaves no requests, and its Service can be claimed by a policy.
func TestReconcile_deletedWithoutFinalizer(t *testing.T) {
	t.Parallel()
	s, template := service(nil, nil)
	f := newFixture(t, s, template, cluster("m1"))
	f.run(t)
	if err := f.control.Get(t.Context(), web, s); err != nil {
		t.Fatal(err)
	}
	s.Finalizers = nil
	if err := f.control.Update(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the deletion of the requests is an event
		f.run(t)
	}
	var works workv1alpha1.WorkList
	if err := f.control.List(t.Context(), &works); err != nil || len(works.Items) > 0 {
		t.Errorf("Works %v, %v, want none", works.Items, err)
	}
	if err := f.control.Get(t.Context(), web, template); err != nil || len(template.Labels) > 0 {
		t.Errorf("the Service has the labels %v, %v, want no claim", template.Labels, err)
	}
	var b workv1alpha2.ResourceBinding
	if err := f.control.Get(t.Context(), binding, &b); err != nil || b.Labels[names.BindingManagedBy] != "" {
		t.Errorf("the binding: %v, labels %v; want it to stay without the claim", err, b.Labels)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// Without a MultiClusterService, the import of the clusterset for a Service stays.
func TestReconcile_keepsImportsOfClusterSet(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cluster("m1"), &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("m1"), Name: names.ClusterSetImport(web.Namespace, web.Name),
		Labels: map[string]string{names.ClusterSetNamespace: web.Namespace, names.ClusterSetName: web.Name},
	}})
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("wrote %v, want nothing", writes)
	}
}

// A MultiClusterService that the cache does not show keeps its requests and its claim.
func TestReconcile_missingFromCache(t *testing.T) {
	t.Parallel()
	s, template := service(nil, nil)
	f := newFixture(t, s, template, cluster("m1"))
	f.run(t)
	live := f.control
	stale := newFixture(t, cluster("m1"))
	stale.live = live
	var works workv1alpha1.WorkList
	if err := live.List(t.Context(), &works); err != nil {
		t.Fatal(err)
	}
	if err := live.Get(t.Context(), web, template); err != nil {
		t.Fatal(err)
	}
	for _, o := range []client.Object{template, &works.Items[0]} {
		o.SetResourceVersion("")
		if err := stale.control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	if writes := stale.run(t); len(writes) > 0 {
		t.Errorf("writes %v, want none", writes)
	}
}
