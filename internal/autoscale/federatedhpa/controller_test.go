// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	"k8s.io/client-go/rest"
	scalefake "k8s.io/client-go/scale/fake"
	clienttesting "k8s.io/client-go/testing"
	customv1beta2 "k8s.io/metrics/pkg/apis/custom_metrics/v1beta2"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/autoscale/scaling"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	start       = time.Date(2030, 1, 2, 3, 0, 0, 0, time.UTC)
	request     = ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "web"}}
	deployments = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
)

// fixture is a Controller with a Deployment web of 4 replicas, 2 in each of m1 and m2. Each pod requests 1000m of CPU.
type fixture struct {
	*Controller
	t        *testing.T
	control  *fakecontrol.Control
	clock    *clocktesting.FakePassiveClock
	events   *events.Fake
	replicas int32
	usage    map[string]string // of each pod, by cluster
	broken   map[string]error  // clusters that cannot be read
	failure  error             // of the metrics API
	custom   customMetrics
	// version is the resource version of the Deployment. statusWrites is the number of concurrent writes of its status, one before each patch.
	version, statusWrites int
	// onRead is called when the pods of m1 are listed.
	onRead func()
}

// customMetrics are the values of a custom metric by object, and the clusters in the headers of the response. Without values the metric
// does not exist.
type customMetrics struct {
	values            map[string]string
	included, missing string
}

// ServeHTTP implements http.Handler.
func (f *fixture) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set(names.MetricsIncluded, f.custom.included)
	w.Header().Set(names.MetricsMissing, f.custom.missing)
	list := customv1beta2.MetricValueList{
		TypeMeta: metav1.TypeMeta{APIVersion: customv1beta2.SchemeGroupVersion.String(), Kind: "MetricValueList"},
	}
	for name, value := range f.custom.values {
		list.Items = append(list.Items, customv1beta2.MetricValue{
			DescribedObject: corev1.ObjectReference{Name: name}, Value: resource.MustParse(value), Timestamp: metav1.NewTime(start),
		})
	}
	if len(list.Items) == 0 {
		w.WriteHeader(http.StatusNotFound)
	}
	if err := json.NewEncoder(w).Encode(list); err != nil {
		f.t.Error(err)
	}
}

// PreferredVersion implements customclient.AvailableAPIsGetter.
func (f *fixture) PreferredVersion() (schema.GroupVersion, error) {
	return customv1beta2.SchemeGroupVersion, nil
}

// Invalidate implements customclient.AvailableAPIsGetter.
func (f *fixture) Invalidate() {}

func newFixture(t *testing.T, change ...func(*autoscalingv1alpha1.FederatedHPA)) *fixture {
	t.Helper()
	f := &fixture{
		t: t, clock: clocktesting.NewFakePassiveClock(start), events: &events.Fake{}, replicas: 4,
		usage: map[string]string{"m1": "500m", "m2": "500m"}, broken: map[string]error{},
	}
	hpa := &autoscalingv1alpha1.FederatedHPA{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web", UID: "hpa", Generation: 1},
		Spec: autoscalingv1alpha1.FederatedHPASpec{
			ScaleTargetRef: autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "web"},
			MinReplicas:    new(int32(1)), MaxReplicas: 10,
			Metrics: []autoscalingv2.MetricSpec{{Type: autoscalingv2.ResourceMetricSourceType, Resource: &autoscalingv2.ResourceMetricSource{
				Name: corev1.ResourceCPU, Target: autoscalingv2.MetricTarget{
					Type: autoscalingv2.UtilizationMetricType, AverageUtilization: new(int32(50)),
				},
			}}},
		},
	}
	for _, c := range change {
		c(hpa)
	}
	f.control = fakecontrol.WithObjects(t, hpa, readyCluster("m1"), readyCluster("m2"), &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment"},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"},
			Replicas: 4, Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 2}},
		},
	})
	server := httptest.NewServer(f)
	t.Cleanup(server.Close)
	custom, err := NewCustomMetrics(&rest.Config{Host: server.URL, QPS: -1}, mapper(), f)
	if err != nil {
		t.Fatal(err)
	}
	f.Controller = New(f.control, Options{
		Scaler: f.scaler(), Members: f, Events: f.events, Clock: f.clock, Custom: custom,
		Config: DefaultConfig(),
	})
	return f
}

func readyCluster(name string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{
		Conditions: []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}},
	}}
}

func mapper() meta.RESTMapper {
	m := meta.NewDefaultRESTMapper([]schema.GroupVersion{{Version: "v1"}})
	for _, kind := range []schema.GroupVersionKind{deployments, {Version: "v1", Kind: "Pod"}, {Version: "v1", Kind: "Service"}} {
		m.Add(kind, meta.RESTScopeNamespace)
	}
	return m
}

func (f *fixture) scaler() *scaling.Scaler {
	scales := &scalefake.FakeScaleClient{}
	scales.AddReactor("get", "deployments", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, &autoscalingv1.Scale{
			ObjectMeta: metav1.ObjectMeta{UID: "u", ResourceVersion: fmt.Sprint(f.version)}, Spec: autoscalingv1.ScaleSpec{Replicas: f.replicas},
		}, nil
	})
	scales.AddReactor("patch", "deployments", func(a clienttesting.Action) (bool, runtime.Object, error) {
		if f.statusWrites > 0 {
			f.version, f.statusWrites = f.version+1, f.statusWrites-1
		}
		var scale autoscalingv1.Scale
		if err := json.Unmarshal(a.(clienttesting.PatchAction).GetPatch(), &scale); err != nil {
			return true, nil, err
		}
		if scale.UID != "u" || scale.ResourceVersion != fmt.Sprint(f.version) {
			return true, nil, apierrors.NewConflict(schema.GroupResource{Resource: "deployments"}, "web", errors.New("changed"))
		}
		f.version, f.replicas = f.version+1, scale.Spec.Replicas
		return true, &scale, nil
	})
	return scaling.NewScalerFor(scales, mapper())
}

// podName returns the name of a pod, the same in every cluster, as in a StatefulSet.
func podName(i int) string { return fmt.Sprint("web-", i) }

// Get implements connections.
func (f *fixture) Get(cluster string) (*member.Member, error) {
	if err := f.broken[cluster]; err != nil {
		return nil, err
	}
	dynamic := dynamicfake.NewSimpleDynamicClientWithCustomListKinds(runtime.NewScheme(),
		map[schema.GroupVersionResource]string{
			{Version: "v1", Resource: "pods"}: "PodList", metricsv1beta1.SchemeGroupVersion.WithResource("pods"): "PodMetricsList",
		})
	dynamic.PrependReactor("get", "deployments", func(clienttesting.Action) (bool, runtime.Object, error) {
		return true, &unstructured.Unstructured{Object: map[string]any{
			"apiVersion": "autoscaling/v1", "kind": "Scale", "metadata": map[string]any{"name": "web"},
			"status": map[string]any{"selector": "app=web"},
		}}, nil
	})
	dynamic.PrependReactor("list", "pods", func(a clienttesting.Action) (bool, runtime.Object, error) {
		if cluster == "m1" && a.GetResource().Group == "" && f.onRead != nil {
			f.onRead()
		}
		list := &unstructured.UnstructuredList{Object: map[string]any{"apiVersion": "v1", "kind": "PodList"}}
		for i := range 2 {
			switch usage, ok := f.usage[cluster]; {
			case a.GetResource().Group == "":
				list.Items = append(list.Items, f.pod(i))
			case ok:
				list.Items = append(list.Items, f.metrics(i, usage))
			}
		}
		if a.GetResource().Group != "" && f.failure != nil {
			return true, nil, f.failure
		}
		return true, list, nil
	})
	return &member.Member{Name: cluster, Dynamic: dynamic, Mapper: mapper()}, nil
}

func (f *fixture) pod(i int) unstructured.Unstructured {
	since := metav1.NewTime(start.Add(-time.Hour))
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(&corev1.Pod{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}, ObjectMeta: metav1.ObjectMeta{
			Name: podName(i), Namespace: "default", Labels: map[string]string{"app": "web"},
		},
		Spec: corev1.PodSpec{Containers: []corev1.Container{{Name: "main", Resources: corev1.ResourceRequirements{
			Requests: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")},
		}}}},
		Status: corev1.PodStatus{Phase: corev1.PodRunning, StartTime: &since, Conditions: []corev1.PodCondition{
			{Type: corev1.PodReady, Status: corev1.ConditionTrue, LastTransitionTime: since},
		}},
	})
	if err != nil {
		f.t.Fatal(err)
	}
	return unstructured.Unstructured{Object: content}
}

// metrics returns the usage of a pod.
func (f *fixture) metrics(i int, cpu string) unstructured.Unstructured {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(&metricsv1beta1.PodMetrics{
		TypeMeta:   metav1.TypeMeta{APIVersion: metricsv1beta1.SchemeGroupVersion.String(), Kind: "PodMetrics"},
		ObjectMeta: metav1.ObjectMeta{Name: podName(i), Labels: map[string]string{"app": "web"}},
		Timestamp:  metav1.NewTime(f.clock.Now()), Window: metav1.Duration{Duration: time.Minute},
		Containers: []metricsv1beta1.ContainerMetrics{{
			Name: "main", Usage: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(cpu)},
		}},
	})
	if err != nil {
		f.t.Fatal(err)
	}
	return unstructured.Unstructured{Object: content}
}

// run evaluates once, 15 s after the last time, and returns the writes of the control plane.
func (f *fixture) run() []string {
	f.t.Helper()
	f.clock.SetTime(f.clock.Now().Add(DefaultConfig().Interval))
	f.control.Writes(fakecontrol.Write.ByKind)
	if result, err := requeue.Reconciler(f).Reconcile(f.t.Context(), request); err != nil || result.RequeueAfter != DefaultConfig().Interval {
		f.t.Fatalf("Reconcile = %v, %v", result, err)
	}
	return f.control.Writes(fakecontrol.Write.ByKind)
}

func (f *fixture) status() autoscalingv2.HorizontalPodAutoscalerStatus {
	f.t.Helper()
	var hpa autoscalingv1alpha1.FederatedHPA
	if err := f.control.Get(f.t.Context(), request.NamespacedName, &hpa); err != nil {
		f.t.Fatal(err)
	}
	return hpa.Status
}

// conditions returns "<type>=<status> <reason>" of each condition.
func (f *fixture) conditions() (out []string) {
	for _, c := range f.status().Conditions {
		out = append(out, fmt.Sprintf("%s=%s %s", c.Type, c.Status, c.Reason))
	}
	return out
}

// place creates the binding of an object web of the core group in a cluster.
func (f *fixture) place(kind, cluster string) {
	f.t.Helper()
	if err := f.control.Create(f.t.Context(), &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: names.Binding(kind, "web")},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource: workv1alpha2.ObjectReference{APIVersion: "v1", Kind: kind, Namespace: "default", Name: "web"},
			Clusters: []workv1alpha2.TargetCluster{{Name: cluster}},
		},
	}); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) reasons() (out []string) {
	for _, e := range f.events.All() {
		out = append(out, e.Reason+": "+e.Message)
	}
	return out
}

func TestReconcile_scalesUpAndDown(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	if writes := f.run(); f.replicas != 4 || len(writes) != 1 {
		t.Errorf("%d replicas, writes %v; want 4, the status", f.replicas, writes)
	}
	if writes := f.run(); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	f.usage["m1"], f.usage["m2"] = "900m", "700m" // 80 % on average
	f.run()
	want := []string{"SuccessfulRescale: New size: 7; reason: cpu resource utilization (percentage of request) above target"}
	if diff := cmp.Diff(want, f.reasons()); diff != "" || f.replicas != 7 {
		t.Errorf("%d replicas, want 7; events (-want +got):\n%s", f.replicas, diff)
	}
	wantConditions := []string{
		"AbleToScale=True SucceededRescale", "ScalingActive=True ValidMetricFound", "ScalingLimited=False DesiredWithinRange",
	}
	if diff := cmp.Diff(wantConditions, f.conditions()); diff != "" {
		t.Errorf("conditions (-want +got):\n%s", diff)
	}
	if s := f.status(); s.CurrentReplicas != 4 || s.DesiredReplicas != 7 || *s.CurrentMetrics[0].Resource.Current.AverageUtilization != 80 {
		t.Errorf("status %+v, want 4 of 7 replicas at 80 %%", s)
	}
	f.usage["m1"], f.usage["m2"] = "0", "0"
	f.run()
	if f.replicas != 7 {
		t.Errorf("%d replicas within the stabilization window, want 7", f.replicas)
	}
	f.clock.SetTime(f.clock.Now().Add(5 * time.Minute))
	f.run()
	if f.replicas != 1 {
		t.Errorf("%d replicas after the stabilization window, want 1", f.replicas)
	}
}

// Replicas are never removed because of pods or metrics that cannot be read.
func TestReconcile_missingInformation(t *testing.T) {
	t.Parallel()
	unreachable := errors.New("unreachable")
	idle := map[string]string{"m1": "0", "m2": "0"}
	requests := autoscalingv2.MetricIdentifier{Name: "requests"}
	pods := &autoscalingv2.MetricSpec{Type: autoscalingv2.PodsMetricSourceType, Pods: &autoscalingv2.PodsMetricSource{
		Metric: requests,
		Target: autoscalingv2.MetricTarget{Type: autoscalingv2.AverageValueMetricType, AverageValue: new(resource.MustParse("50"))},
	}}
	object := &autoscalingv2.MetricSpec{Type: autoscalingv2.ObjectMetricSourceType, Object: &autoscalingv2.ObjectMetricSource{
		Metric: requests, DescribedObject: autoscalingv2.CrossVersionObjectReference{APIVersion: "v1", Kind: "Service", Name: "web"},
		Target: autoscalingv2.MetricTarget{Type: autoscalingv2.ValueMetricType, Value: new(resource.MustParse("100"))},
	}}
	tests := map[string]struct {
		usage      map[string]string
		broken     map[string]error
		failure    error
		metric     *autoscalingv2.MetricSpec // nil means CPU
		custom     customMetrics
		service    string // the cluster of the Service, if it has a binding
		replicas   int32
		conditions string // a part of them
		event      string
	}{
		"one cluster is unreachable, the other is loaded": {
			usage: map[string]string{"m1": "1500m"}, broken: map[string]error{"m2": unreachable}, replicas: 6, conditions: "ValidMetricFound",
		},
		"one cluster is unreachable, the other is idle": {
			usage: map[string]string{"m1": "0"}, broken: map[string]error{"m2": unreachable}, replicas: 4, conditions: "ValidMetricFound",
		},
		"one cluster is unreachable, the other is on target": {
			usage: map[string]string{"m1": "500m"}, broken: map[string]error{"m2": unreachable}, replicas: 4, conditions: "ValidMetricFound",
		},
		"all clusters are unreachable": {
			usage: idle, broken: map[string]error{"m1": unreachable, "m2": unreachable}, replicas: 4,
			conditions: "AbleToScale=False FailedGetTargetClusters", event: "FailedGetTargetClusters: " + errNoReplicas.Error(),
		},
		"one cluster has no metrics": {usage: map[string]string{"m1": "0"}, replicas: 4, conditions: "ValidMetricFound"},
		"the metrics API fails": {
			usage: idle, failure: unreachable, replicas: 4, conditions: "ScalingActive=False FailedGetResourceMetric",
			event: "FailedComputeMetricsReplicas: ",
		},
		"pods metric above the target without the values of a cluster": {
			metric: pods, custom: customMetrics{map[string]string{"web-0": "60", "web-1": "60"}, "m1", "m2"},
			replicas: 4, conditions: "ValidMetricFound",
		},
		"pods metric far above the target without the values of a cluster": {
			metric: pods, custom: customMetrics{map[string]string{"web-0": "150", "web-1": "150"}, "m1", "m2"},
			replicas: 6, conditions: "ValidMetricFound",
		},
		"pods metric of all clusters above the target": { // pods of the same names
			metric: pods, custom: customMetrics{map[string]string{"web-0": "120", "web-1": "120"}, "m1,m2", ""},
			replicas: 5, conditions: "ValidMetricFound",
		},
		"object metric above the target, one cluster is unreachable": {
			metric: object, custom: customMetrics{map[string]string{"web": "120"}, "m1", "m2"}, broken: map[string]error{"m2": unreachable},
			replicas: 5, conditions: "ValidMetricFound",
		},
		"object metric below the target without the values of a cluster": {
			metric: object, custom: customMetrics{map[string]string{"web": "50"}, "m1", "m2"}, replicas: 4,
			conditions: "ScalingActive=False FailedGetObjectMetric", event: "without the values of clusters m2",
		},
		"object metric below the target, the object is in the lost cluster": {
			metric: object, custom: customMetrics{map[string]string{"web": "50"}, "m1", "m2"}, service: "m2", replicas: 4,
			conditions: "ScalingActive=False FailedGetObjectMetric",
		},
		"object metric below the target, the object is not in the lost cluster": {
			metric: object, custom: customMetrics{map[string]string{"web": "50"}, "m1", "m2"}, service: "m1", replicas: 2,
			conditions: "ValidMetricFound",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, func(hpa *autoscalingv1alpha1.FederatedHPA) {
				if tc.metric != nil {
					hpa.Spec.Metrics = []autoscalingv2.MetricSpec{*tc.metric}
				}
			})
			if tc.service != "" {
				f.place("Service", tc.service)
			}
			f.run()
			f.clock.SetTime(f.clock.Now().Add(time.Hour)) // after the stabilization window
			f.usage, f.broken, f.failure, f.custom = tc.usage, tc.broken, tc.failure, tc.custom
			f.run()
			if f.replicas != tc.replicas {
				t.Errorf("%d replicas, want %d", f.replicas, tc.replicas)
			}
			if got := strings.Join(f.conditions(), ", "); !strings.Contains(got, tc.conditions) {
				t.Errorf("conditions %s, want %s", got, tc.conditions)
			}
			if got := strings.Join(f.reasons(), ", "); tc.event != "" && !strings.Contains(got, tc.event) {
				t.Errorf("events %s, want %s", got, tc.event)
			}
			f.run() // shows the new number of replicas in the status
			if writes := f.run(); len(writes) > 0 {
				t.Errorf("running again wrote %v", writes)
			}
		})
	}
}

// Replicas that no cluster can take do not multiply the result.
func TestReconcile_unschedulableReplicas(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	f.usage["m1"] = "1" // 100 %, the target is 50 %
	for range 3 {
		var b workv1alpha2.ResourceBinding
		if err := f.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "web-deployment"}, &b); err != nil {
			t.Fatal(err)
		}
		b.Spec.Replicas, b.Spec.Clusters = f.replicas, []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}}
		if err := f.control.Update(t.Context(), &b); err != nil {
			t.Fatal(err)
		}
		f.run()
	}
	if f.replicas != 4 {
		t.Errorf("%d replicas, want 4", f.replicas)
	}
}

// A user scales while the metrics are read: the next evaluation starts from this number.
func TestReconcile_concurrentScale(t *testing.T) {
	t.Parallel()
	for _, replicas := range []int32{0, 9} {
		f := newFixture(t)
		f.usage["m1"], f.usage["m2"] = "900m", "700m"
		f.onRead = func() { f.replicas, f.version, f.onRead = replicas, f.version+1, nil }
		f.run()
		if f.replicas != replicas {
			t.Errorf("%d replicas after a user scaled to %d", f.replicas, replicas)
		}
		if got := strings.Join(f.conditions(), ", "); !strings.Contains(got, "AbleToScale=False FailedUpdateScale") {
			t.Errorf("conditions %s, want FailedUpdateScale", got)
		}
	}
}

// Writes of the status of the template do not prevent scaling.
func TestReconcile_concurrentStatusOfTarget(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	f.usage["m1"], f.usage["m2"] = "900m", "700m"
	f.statusWrites = 3
	f.run()
	if f.replicas != 7 {
		t.Errorf("%d replicas, want 7", f.replicas)
	}
}

func TestReconcile_bounds(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		replicas, want int32
		change         func(*autoscalingv1alpha1.FederatedHPA)
		event          string
	}{
		"above the maximum": {
			replicas: 12, want: 10, event: "New size: 10; reason: Current number of replicas above Spec.MaxReplicas",
		},
		"below the minimum": {
			replicas: 2, want: 3, event: "New size: 3; reason: Current number of replicas below Spec.MinReplicas",
			change: func(h *autoscalingv1alpha1.FederatedHPA) { h.Spec.MinReplicas = new(int32(3)) },
		},
		"scaled to zero": {},
		"the target does not exist": {
			replicas: 4, want: 4, event: "FailedGetScale: read scale of CronJob default/web",
			change: func(h *autoscalingv1alpha1.FederatedHPA) { h.Spec.ScaleTargetRef.Kind = "CronJob" },
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if tc.change == nil {
				tc.change = func(*autoscalingv1alpha1.FederatedHPA) {}
			}
			f := newFixture(t, tc.change)
			f.replicas = tc.replicas
			f.run()
			if f.replicas != tc.want {
				t.Errorf("%d replicas, want %d", f.replicas, tc.want)
			}
			if got := strings.Join(f.reasons(), ", "); !strings.Contains(got, tc.event) {
				t.Errorf("events %s, want %s", got, tc.event)
			}
		})
	}
}

// A recreated FederatedHPA has no history, and a deleted one leaves none.
func TestReconcile_forgetsHistory(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	f.run()
	var hpa autoscalingv1alpha1.FederatedHPA
	if err := f.control.Get(t.Context(), request.NamespacedName, &hpa); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), &hpa, client.PropagationPolicy(metav1.DeletePropagationBackground)); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Reconcile(t.Context(), request); err != nil || len(f.histories) > 0 {
		t.Errorf("Reconcile = %v, histories %v; want none", err, f.histories)
	}
}
