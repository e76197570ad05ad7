// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dispatch

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/mcs/multiclusterservice"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var key = types.NamespacedName{Namespace: "default", Name: "web"}

// fixture runs both controllers of a MultiClusterService.
type fixture struct {
	control *fakecontrol.Control
	// hidden is the name of a Cluster that the cache does not show.
	hidden string
	gets   int // reads of Works through the cache
	// restart replaces the controllers by the controllers of a new process, with the feature enabled or not.
	restart func(enabled bool)
	all     []interface {
		Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error)
	}
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	for _, name := range []string{"m1", "m2"} {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{names.ClusterFinalizer}}}
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
		objects = append(objects, c)
	}
	f := &fixture{control: fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys},
	}})}
	serial := 0
	newID := func() string {
		serial++
		return "id-" + strconv.Itoa(serial)
	}
	clk := clocktesting.NewFakePassiveClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC))
	f.restart = func(enabled bool) {
		f.all = f.all[:0]
		f.all = append(f.all,
			multiclusterservice.New(cache{f.control, f}, f.control, multiclusterservice.Options{
				Events: &events.Fake{}, Clock: clk, NewID: newID, CleanupOnly: !enabled,
			}),
			New(cache{f.control, f}, f.control, Options{Events: &events.Fake{}, Clock: clk, NewID: newID, CleanupOnly: !enabled}))
	}
	f.restart(true)
	return f
}

// cache is a client whose reads do not show a Cluster.
type cache struct {
	client.Client
	f *fixture
}

func (c cache) List(ctx context.Context, list client.ObjectList, options ...client.ListOption) error {
	err := c.Client.List(ctx, list, options...)
	if clusters, ok := list.(*clusterv1alpha1.ClusterList); ok {
		clusters.Items = slices.DeleteFunc(clusters.Items, func(o clusterv1alpha1.Cluster) bool { return o.Name == c.f.hidden })
	}
	return err
}

func (c cache) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if _, ok := o.(*workv1alpha1.Work); ok {
		c.f.gets++
	}
	return c.Client.Get(ctx, key, o, options...)
}

// run reconciles until neither controller requests a retry, and returns the writes.
func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByKey)
	for range 6 {
		again := false
		for _, c := range f.all {
			result, err := requeue.Reconciler(c).Reconcile(t.Context(), ctrl.Request{NamespacedName: key})
			if err != nil {
				t.Fatal(err)
			}
			again = again || result.RequeueAfter > 0
		}
		if !again {
			break
		}
	}
	return f.control.Writes(fakecontrol.Write.ByKey)
}

func service() (*networkingv1alpha1.MultiClusterService, *corev1.Service) {
	m := metav1.ObjectMeta{Namespace: key.Namespace, Name: key.Name}
	s := &networkingv1alpha1.MultiClusterService{ObjectMeta: m}
	s.Spec.Types = []networkingv1alpha1.ExposureType{networkingv1alpha1.ExposureTypeCrossCluster}
	template := &corev1.Service{ObjectMeta: m, Spec: corev1.ServiceSpec{Ports: []corev1.ServicePort{{Name: "http", Port: 80}}}}
	s.UID, template.UID = "shared", "service"
	return s, template
}

func reported(t *testing.T, cluster, address string) *workv1alpha1.Work {
	t.Helper()
	raw, err := json.Marshal(&discoveryv1.EndpointSlice{
		TypeMeta: metav1.TypeMeta{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice"},
		ObjectMeta: metav1.ObjectMeta{
			Namespace: key.Namespace, Name: "web-1", Labels: map[string]string{discoveryv1.LabelServiceName: key.Name},
		},
		AddressType: discoveryv1.AddressTypeIPv4, Endpoints: []discoveryv1.Endpoint{{Addresses: []string{address}}},
		Ports: []discoveryv1.EndpointPort{{Name: new("http"), Port: new(int32(80))}},
	})
	if err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: names.Work("EndpointSlice", key.Namespace, "web-1"),
		Finalizers: []string{names.DispatchFinalizer}, Labels: map[string]string{
			names.EndpointSliceManagedBy:       "MultiClusterService",
			names.MultiClusterServiceNamespace: key.Namespace, names.MultiClusterServiceName: key.Name,
		},
	}}
	w.Spec.SuspendDispatching = new(true)
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return w
}

// dispatched returns the dispatched Works: "m2 from m1".
func (f *fixture) dispatched(t *testing.T) (out []string) {
	t.Helper()
	var list workv1alpha1.WorkList
	if err := f.control.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	for _, w := range list.Items {
		if source := w.Annotations[names.ProvisionCluster]; source != "" && w.DeletionTimestamp == nil {
			cluster, _ := names.ClusterOf(w.Namespace)
			out = append(out, cluster+" from "+source)
		}
	}
	slices.Sort(out)
	return out
}

// EndpointSlices of the same name in both clusters do not replace each other.
func TestReconcile_dispatches(t *testing.T) {
	t.Parallel()
	s, template := service()
	f := newFixture(t, s, template, reported(t, "m1", "10.1.0.1"), reported(t, "m2", "10.2.0.1"))
	f.run(t)
	if got := f.dispatched(t); !slices.Equal(got, []string{"m1 from m2", "m2 from m1"}) {
		t.Errorf("dispatched: %q", got)
	}
	if err := f.control.Get(t.Context(), key, s); err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{networkingv1alpha1.MCSServiceAppliedConditionType, networkingv1alpha1.EndpointSliceDispatched} {
		if !meta.IsStatusConditionTrue(s.Status.Conditions, kind) {
			t.Errorf("conditions %+v", s.Status.Conditions)
		}
	}
	f.run(t)
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// Without ready endpoints of a provider, the condition EndpointsReady names the providers. It becomes true when one has some.
func TestReconcile_noEndpoints(t *testing.T) {
	t.Parallel()
	s, template := service()
	s.Spec.ProviderClusters = []networkingv1alpha1.ClusterSelector{{Name: "m2"}}
	f := newFixture(t, s, template)
	condition := func() *metav1.Condition {
		t.Helper()
		f.run(t)
		if err := f.control.Get(t.Context(), key, s); err != nil {
			t.Fatal(err)
		}
		if !meta.IsStatusConditionTrue(s.Status.Conditions, networkingv1alpha1.EndpointSliceDispatched) {
			t.Errorf("conditions %+v", s.Status.Conditions)
		}
		return meta.FindStatusCondition(s.Status.Conditions, networkingv1alpha1.EndpointsReady)
	}
	if c := condition(); c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "endpoints of the Service: m2.") {
		t.Errorf("condition %+v, want False with the provider", c)
	}
	if err := f.control.Create(t.Context(), reported(t, "m2", "10.2.0.1")); err != nil {
		t.Fatal(err)
	}
	if c := condition(); c == nil || c.Status != metav1.ConditionTrue {
		t.Errorf("condition %+v, want True", c)
	}
}

// EndpointSlices of two clusters whose contract name is the same have copies of their own.
func TestReconcile_ambiguousNames(t *testing.T) {
	t.Parallel()
	s, template := service()
	s.Spec.ConsumerClusters = []networkingv1alpha1.ClusterSelector{{Name: "m2"}}
	first, second := reported(t, "m1", "10.1.0.1"), reported(t, "m1-a", "10.2.0.1")
	for w, name := range map[*workv1alpha1.Work]string{first: "a-web", second: "web"} {
		w.Name = names.Work("EndpointSlice", key.Namespace, name)
		w.Spec.Workload.Manifests[0].Raw = bytes.Replace(w.Spec.Workload.Manifests[0].Raw, []byte("web-1"), []byte(name), 1)
	}
	f := newFixture(t, s, template, first, second,
		&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1-a", Finalizers: []string{names.ClusterFinalizer}}})
	expect := func(want ...string) {
		t.Helper()
		var list workv1alpha1.WorkList
		if err := f.control.List(t.Context(), &list, client.InNamespace(names.ExecutionNamespace("m2"))); err != nil {
			t.Fatal(err)
		}
		var got []string
		for i := range list.Items {
			if source := list.Items[i].Annotations[names.ProvisionCluster]; source != "" && list.Items[i].DeletionTimestamp == nil {
				r, err := mcs.ParseWork(&list.Items[i])
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, r.Slice.Name+" from "+source)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("dispatched: %q, want %q", got, want)
		}
	}
	f.run(t)
	expect("m1-a-web from m1", names.DistinctSlice("m1-a-web", "m1-a")+" from m1-a")
	f.run(t)
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := f.control.Delete(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	before := names.Work("EndpointSlice", key.Namespace, names.DistinctSlice("m1-a-web", "m1-a"))
	f.run(t)
	f.run(t)
	expect("m1-a-web from m1-a")
	var w workv1alpha1.Work // a Work of another name, so that the object of the former name is deleted
	err := f.control.Get(t.Context(), types.NamespacedName{Namespace: names.ExecutionNamespace("m2"), Name: before}, &w)
	if err == nil && w.DeletionTimestamp == nil {
		t.Errorf("the Work of the former name is not removed")
	} else if client.IgnoreNotFound(err) != nil {
		t.Fatal(err)
	}
}

// A removal that is pending because the consumer is unreachable is canceled when the consumer is named again.
func TestReconcile_consumerReturns(t *testing.T) {
	t.Parallel()
	s, template := service()
	f := newFixture(t, s, template, reported(t, "m1", "10.1.0.1"))
	f.run(t)
	for _, want := range []struct {
		consumer   string
		dispatched []string
	}{{"m1", nil}, {"m2", []string{"m2 from m1"}}} {
		if err := f.control.Get(t.Context(), key, s); err != nil {
			t.Fatal(err)
		}
		s.Spec.ConsumerClusters = []networkingv1alpha1.ClusterSelector{{Name: want.consumer}}
		if err := f.control.Update(t.Context(), s); err != nil {
			t.Fatal(err)
		}
		f.run(t)
		if got := f.dispatched(t); !slices.Equal(got, want.dispatched) {
			t.Errorf("dispatched with consumer %s: %q, want %q", want.consumer, got, want.dispatched)
		}
	}
}

// Ports that the Service does not have are reported. They keep neither the EndpointSlices of a cluster that leaves nor the finalizer of
// its reports. Without any valid port, the other EndpointSlices stay as they are.
func TestReconcile_wrongPorts(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		ports     []networkingv1alpha1.ExposurePort
		noService bool
		want      string // a part of the dispatched EndpointSlice
	}{
		"none is valid": {ports: []networkingv1alpha1.ExposurePort{{Port: 81}}, want: `"ports":[{"name":"http","port":8080}]`},
		"one is valid": {
			ports: []networkingv1alpha1.ExposurePort{{Port: 80, TargetPort: new(intstr.FromInt32(9))}, {Port: 81}},
			want:  `"port":9`,
		},
		"the Service is missing": {noService: true, want: `"ports":[{"name":"http","port":8080}]`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, template := service()
			s.Spec.Ports = []networkingv1alpha1.ExposurePort{{Port: 80, TargetPort: new(intstr.FromInt32(8080))}}
			leaves := reported(t, "m1", "10.1.0.1")
			f := newFixture(t, s, template, leaves, reported(t, "m2", "10.2.0.1"))
			f.run(t)
			if err := f.control.Get(t.Context(), key, s); err != nil {
				t.Fatal(err)
			}
			if tc.ports != nil {
				s.Spec.Ports = tc.ports
			}
			if err := f.control.Update(t.Context(), s); err != nil {
				t.Fatal(err)
			}
			if tc.noService {
				if err := f.control.Delete(t.Context(), template); err != nil {
					t.Fatal(err)
				}
			}
			if err := f.control.Delete(t.Context(), leaves); err != nil {
				t.Fatal(err)
			}
			for range 6 {
				for _, c := range f.all {
					_, _ = c.Reconcile(t.Context(), ctrl.Request{NamespacedName: key}) // the condition reports the error
				}
			}
			if got := f.dispatched(t); !slices.Equal(got, []string{"m1 from m2"}) {
				t.Errorf("dispatched: %q", got)
			}
			if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(leaves), leaves); !apierrors.IsNotFound(err) {
				t.Errorf("the report of m1: %v, want not found", err)
			}
			var list workv1alpha1.WorkList
			if err := f.control.List(t.Context(), &list, client.InNamespace(names.ExecutionNamespace("m1"))); err != nil {
				t.Fatal(err)
			}
			for _, w := range list.Items {
				if w.Annotations[names.ProvisionCluster] != "" && !strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), tc.want) {
					t.Errorf("dispatched: %s, want %s", w.Spec.Workload.Manifests[0].Raw, tc.want)
				}
			}
			if err := f.control.Get(t.Context(), key, s); err != nil {
				t.Fatal(err)
			}
			if got := meta.IsStatusConditionTrue(s.Status.Conditions, networkingv1alpha1.EndpointSliceDispatched); got {
				t.Errorf("conditions %+v", s.Status.Conditions)
			}
		})
	}
}

func TestReconcile_missingService(t *testing.T) {
	t.Parallel()
	s, _ := service()
	f := newFixture(t, s)
	f.run(t)
	if err := f.control.Get(t.Context(), key, s); err != nil {
		t.Fatal(err)
	}
	c := meta.FindStatusCondition(s.Status.Conditions, networkingv1alpha1.MCSServiceAppliedConditionType)
	if c == nil || c.Reason != networkingv1alpha1.ServiceAppliedFailed {
		t.Errorf("conditions %+v", s.Status.Conditions)
	}
	f.run(t)
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

func TestReconcile_deletion(t *testing.T) {
	t.Parallel()
	s, template := service()
	f := newFixture(t, s, template, reported(t, "m1", "10.1.0.1"))
	f.run(t)
	if err := f.control.Delete(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.run(t)
	if got := f.dispatched(t); len(got) > 0 {
		t.Errorf("dispatched: %q", got)
	}
	if err := f.control.Get(t.Context(), key, s); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the MultiClusterService still exists: %v, finalizers %v", err, s.Finalizers)
	}
}

// With the feature disabled, nothing changes, but clusters and MultiClusterServices can be removed.
func TestReconcile_disabled(t *testing.T) {
	t.Parallel()
	s, template := service()
	f := newFixture(t, s, template, reported(t, "m1", "10.1.0.1"), reported(t, "m2", "10.2.0.1"))
	f.run(t)
	if got := f.dispatched(t); !slices.Equal(got, []string{"m1 from m2", "m2 from m1"}) {
		t.Fatalf("dispatched: %q", got)
	}
	f.restart(false)
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("with the feature disabled, the controllers wrote %v", writes)
	}
	// The Works of a removed cluster are deleted with its execution namespace.
	var works workv1alpha1.WorkList
	inLeaver := client.InNamespace(names.ExecutionNamespace("m1"))
	if err := f.control.List(t.Context(), &works, inLeaver); err != nil {
		t.Fatal(err)
	}
	for i := range works.Items {
		if err := f.control.Delete(t.Context(), &works.Items[i]); err != nil {
			t.Fatal(err)
		}
	}
	f.run(t)
	if got := f.dispatched(t); len(got) > 0 {
		t.Errorf("dispatched: %q, want nothing from or to m1", got)
	}
	if err := f.control.List(t.Context(), &works, inLeaver); err != nil {
		t.Fatal(err)
	}
	for _, w := range works.Items {
		if w.Annotations[names.ProvisionCluster] == "" {
			t.Errorf("work %s exists with finalizers %v", w.Name, w.Finalizers)
		}
	}
	if err := f.control.Delete(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.run(t)
	if err := f.control.Get(t.Context(), key, s); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the MultiClusterService still exists: %v, finalizers %v", err, s.Finalizers)
	}
}

// An invalid report of one cluster does not keep the finalizer of the report of another one.
func TestReconcile_invalidReportDoesNotBlockOthers(t *testing.T) {
	t.Parallel()
	s, template := service()
	invalid, w := reported(t, "m1", "10.1.0.1"), reported(t, "m2", "10.2.0.1")
	invalid.Spec.Workload.Manifests[0].Raw = []byte(`{"metadata": {"namespace": "kube-system", "name": "web-1"}}`)
	f := newFixture(t, s, template, invalid, w)
	f.run(t)
	if got := f.dispatched(t); !slices.Equal(got, []string{"m1 from m2"}) {
		t.Errorf("dispatched: %q", got)
	}
	if err := f.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(w), w); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the Work of m2 still exists: %v", err)
	}
}

// A Cluster that is missing from the cache keeps its EndpointSlices, its request and its Service, as provider and as consumer.
func TestReconcile_clusterMissingFromCache(t *testing.T) {
	t.Parallel()
	s, template := service()
	f := newFixture(t, s, template, reported(t, "m1", "10.1.0.1"), reported(t, "m2", "10.2.0.1"))
	f.run(t)
	f.hidden = "m2"
	f.run(t)
	if got := f.dispatched(t); !slices.Equal(got, []string{"m1 from m2", "m2 from m1"}) {
		t.Errorf("dispatched: %q", got)
	}
	request := client.ObjectKey{Namespace: names.ExecutionNamespace("m2"), Name: names.Work("MultiClusterService", key.Namespace, key.Name)}
	if err := f.control.Get(t.Context(), request, &workv1alpha1.Work{}); err != nil {
		t.Errorf("the request of m2: %v", err)
	}
	var b workv1alpha2.ResourceBinding
	if err := f.control.Get(t.Context(), client.ObjectKey{Namespace: key.Namespace, Name: "web-service"}, &b); err != nil {
		t.Fatal(err)
	}
	if got := b.Spec.Placement.ClusterAffinity.ClusterNames; !slices.Equal(got, []string{"m1", "m2"}) {
		t.Errorf("clusters of the Service: %q, want m1 and m2", got)
	}
	// A cluster that was really removed.
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m2"}}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(cluster), cluster); err != nil {
		t.Fatal(err)
	}
	cluster.Finalizers = nil
	if err := f.control.Update(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.run(t)
	if got := f.dispatched(t); len(got) > 0 {
		t.Errorf("dispatched after m2 was removed: %q", got)
	}
}

// The change of one EndpointSlice does not compare the dispatched Works of all others again.
func TestReconcile_comparesOnlyChanges(t *testing.T) {
	t.Parallel()
	s, template := service()
	objects := []client.Object{s, template}
	for i := range 20 {
		w := reported(t, "m1", "10.1.0.1")
		w.Name = "report-" + strconv.Itoa(i)
		w.Spec.Workload.Manifests[0].Raw = bytes.Replace(w.Spec.Workload.Manifests[0].Raw, []byte("web-1"), []byte("web-"+strconv.Itoa(i)), 1)
		objects = append(objects, w)
	}
	f := newFixture(t, objects...)
	f.run(t)
	f.run(t)
	changed := objects[7].(*workv1alpha1.Work)
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(changed), changed); err != nil {
		t.Fatal(err)
	}
	changed.Spec.Workload.Manifests[0].Raw = bytes.Replace(changed.Spec.Workload.Manifests[0].Raw, []byte("10.1.0.1"), []byte("10.1.0.2"), 1)
	if err := f.control.Update(t.Context(), changed); err != nil {
		t.Fatal(err)
	}
	f.gets = 0
	if writes := f.run(t); len(writes) != 1 {
		t.Errorf("writes: %v, want one", writes)
	}
	if f.gets > 5 { // the requests of both clusters, and the changed Work
		t.Errorf("%d Works were read, want only the changed one and the requests", f.gets)
	}
}
