// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"context"
	"errors"
	"fmt"
	goruntime "runtime"
	"strings"
	"sync/atomic"
	"testing"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/member"
)

// hangingMember maps no kind until it is released.
type hangingMember struct {
	release chan struct{}
	waiting atomic.Int64
	most    atomic.Int64
}

func (h *hangingMember) Get(cluster string) (*member.Member, error) {
	return &member.Member{Name: cluster, Mapper: h}, nil
}

func (h *hangingMember) RESTMapping(schema.GroupKind, ...string) (*meta.RESTMapping, error) {
	n := h.waiting.Add(1)
	for most := h.most.Load(); n > most && !h.most.CompareAndSwap(most, n); most = h.most.Load() {
	}
	<-h.release
	h.waiting.Add(-1)
	return nil, errors.New("unreachable")
}

// Members that do not respond neither delay an evaluation without end nor are all read at once.
func TestRead_boundedParallelism(t *testing.T) {
	t.Parallel()
	h := &hangingMember{release: make(chan struct{})}
	spec := &workv1alpha2.ResourceBindingSpec{Replicas: 1}
	for i := range 4 * parallel {
		spec.Clusters = append(spec.Clusters, workv1alpha2.TargetCluster{Name: fmt.Sprint("m", i), Replicas: 1})
	}
	ctx, cancel := context.WithCancel(t.Context())
	ref := autoscalingv2.CrossVersionObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "web"}
	done := make(chan workload)
	go func() {
		w, _ := read(ctx, h, "default", ref, spec, func(string) bool { return true }, true)
		done <- w
	}()
	for h.waiting.Load() < parallel && t.Context().Err() == nil {
		goruntime.Gosched()
	}
	cancel()
	w := <-done
	close(h.release)
	if len(w.failures) != 4*parallel || h.most.Load() > parallel {
		t.Errorf("%d failures, %d at a time; want %d, at most %d at a time", len(w.failures), h.most.Load(), 4*parallel, parallel)
	}
}

// The error names the cause beside the text of the contract.
func TestRead_notScheduled(t *testing.T) {
	t.Parallel()
	_, err := read(t.Context(), nil, "default", autoscalingv2.CrossVersionObjectReference{}, &workv1alpha2.ResourceBindingSpec{Replicas: 1},
		nil, true)
	if !errors.Is(err, errNoReplicas) || !strings.Contains(err.Error(), "not scheduled") {
		t.Errorf("read = %v, want that the target is not scheduled", err)
	}
	spec := &workv1alpha2.ResourceBindingSpec{Replicas: 1, Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}}}
	_, err = read(t.Context(), nil, "default", autoscalingv2.CrossVersionObjectReference{}, spec, func(string) bool { return false }, true)
	if !errors.Is(err, errNoReplicas) || strings.Contains(err.Error(), "not scheduled") {
		t.Errorf("read with a cluster that is not ready = %v, want %v", err, errNoReplicas)
	}
}

// A pod and metrics with a quantity that cannot be decoded do not keep the others from being read.
func TestList_skipsHostileQuantities(t *testing.T) {
	t.Parallel()
	objectOf := func(kind, name, rest string) runtime.Object {
		o := &unstructured.Unstructured{}
		raw := fmt.Sprintf(`{"kind":%q,"metadata":{"namespace":"default","name":%q},%s`, kind, name, rest)
		if err := o.UnmarshalJSON([]byte(raw)); err != nil {
			t.Fatal(err)
		}
		return o
	}
	metrics, pods := metricsv1beta1.SchemeGroupVersion.WithResource("pods"), corev1.SchemeGroupVersion.WithResource("pods")
	m := &member.Member{Dynamic: dynamicfake.NewSimpleDynamicClientWithCustomListKinds(runtime.NewScheme(),
		map[schema.GroupVersionResource]string{metrics: "PodMetricsList", pods: "PodList"})}
	tracker := m.Dynamic.(*dynamicfake.FakeDynamicClient).Tracker()
	for name, cpu := range map[string]string{"a": "1", "bad": "1e2147483648"} {
		pod := objectOf("Pod", name, `"apiVersion":"v1","spec":{"containers":[{"resources":{"requests":{"cpu":"`+cpu+`"}}}]}}`)
		usage := objectOf("PodMetrics", name, `"apiVersion":"metrics.k8s.io/v1beta1","containers":[{"usage":{"cpu":"`+cpu+`"}}]}`)
		if err := errors.Join(tracker.Create(pods, pod, "default"), tracker.Create(metrics, usage, "default")); err != nil {
			t.Fatal(err)
		}
	}
	gotPods, skipped, err := list[corev1.Pod](t.Context(), m, pods, "default", metav1.ListOptions{})
	if err != nil || len(gotPods) != 1 || gotPods[0].Name != "a" || skipped == nil {
		t.Errorf("list of pods = %v, %v, %v", gotPods, skipped, err)
	}
	gotUsage, skipped, err := list[metricsv1beta1.PodMetrics](t.Context(), m, metrics, "default", metav1.ListOptions{})
	if err != nil || len(gotUsage) != 1 || gotUsage[0].Name != "a" || skipped == nil {
		t.Errorf("list of metrics = %v, %v, %v", gotUsage, skipped, err)
	}
}
