// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"errors"
	"fmt"
	"strings"
	"time"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	"karmada.io/karmada/internal/autoscale/replicas"
)

// Errors of targets that the API server rejects.
var (
	errNoResourceTarget = errors.New("invalid resource metric source: neither a utilization nor a value target was set")
	errNoObjectTarget   = errors.New("invalid object metric source: neither a value target nor an average value target was set")
)

// measurement is the result for one metric of a FederatedHPA.
type measurement struct {
	replicas int32
	// name describes the metric in events and conditions.
	name   string
	status autoscalingv2.MetricStatus
	// reason is the reason of the condition ScalingActive if the metric failed with err.
	reason string
	err    error
}

// measurer measures the metrics of one FederatedHPA.
type measurer struct {
	custom   CustomMetrics
	settings replicas.Settings
	now      time.Time
	// namespace is the namespace of the FederatedHPA; current are the replicas of its template.
	namespace string
	current   int32
	workload  workload
	// targets returns the clusters of an object, or nil if it may be in any cluster.
	targets func(autoscalingv2.CrossVersionObjectReference) sets.Set[string]
}

// measure returns the result for one metric.
func (m measurer) measure(spec *autoscalingv2.MetricSpec) measurement {
	out := measurement{status: autoscalingv2.MetricStatus{Type: spec.Type}}
	switch {
	case spec.Type == autoscalingv2.ResourceMetricSourceType && spec.Resource != nil:
		out.reason = "FailedGetResourceMetric"
		r := spec.Resource
		var current autoscalingv2.MetricValueStatus
		current, out.replicas, out.err = m.resource(r.Name, "", r.Target)
		out.name = resourceTitle(string(r.Name)+" resource", r.Target)
		out.status.Resource = &autoscalingv2.ResourceMetricStatus{Name: r.Name, Current: current}
	case spec.Type == autoscalingv2.ContainerResourceMetricSourceType && spec.ContainerResource != nil:
		out.reason = "FailedGetContainerResourceMetric"
		r := spec.ContainerResource
		var current autoscalingv2.MetricValueStatus
		current, out.replicas, out.err = m.resource(r.Name, r.Container, r.Target)
		out.name = resourceTitle(string(r.Name)+" container resource", r.Target)
		out.status.ContainerResource = &autoscalingv2.ContainerResourceMetricStatus{Name: r.Name, Container: r.Container, Current: current}
	case spec.Type == autoscalingv2.PodsMetricSourceType && spec.Pods != nil:
		out.reason = "FailedGetPodsMetric"
		out.name = "pods metric " + spec.Pods.Metric.Name
		var current autoscalingv2.MetricValueStatus
		current, out.replicas, out.err = m.pods(spec.Pods)
		out.status.Pods = &autoscalingv2.PodsMetricStatus{Metric: spec.Pods.Metric, Current: current}
	case spec.Type == autoscalingv2.ObjectMetricSourceType && spec.Object != nil:
		out.reason = "FailedGetObjectMetric"
		out.name = fmt.Sprintf("%s metric %s", spec.Object.DescribedObject.Kind, spec.Object.Metric.Name)
		var current autoscalingv2.MetricValueStatus
		current, out.replicas, out.err = m.object(spec.Object)
		out.status.Object = &autoscalingv2.ObjectMetricStatus{
			Metric: spec.Object.Metric, DescribedObject: spec.Object.DescribedObject, Current: current,
		}
	default:
		out.reason, out.err = "InvalidMetricSourceType", fmt.Errorf("unknown metric source type %q", spec.Type)
	}
	return out
}

func resourceTitle(text string, target autoscalingv2.MetricTarget) string {
	if target.AverageUtilization != nil {
		return text + " utilization (percentage of request)"
	}
	return text
}

// resource measures the usage of a resource by the pods, or by one container of each.
func (m measurer) resource(
	name corev1.ResourceName, container string, target autoscalingv2.MetricTarget,
) (autoscalingv2.MetricValueStatus, int32, error) {
	t := replicas.Target{Resource: name, Container: container}
	switch {
	case target.AverageUtilization != nil:
		t.Utilization = *target.AverageUtilization
	case target.AverageValue != nil:
		t.Average = target.AverageValue.MilliValue()
	default:
		return autoscalingv2.MetricValueStatus{}, 0, errNoResourceTarget
	}
	samples := map[string]replicas.Sample{}
	for key, pm := range m.workload.usage {
		if value, ok := usage(pm, name, container); ok {
			samples[key] = replicas.Sample{Value: value, Timestamp: pm.Timestamp.Time, Window: pm.Window.Duration}
		}
	}
	if len(samples) == 0 && len(m.workload.unmeasured) > 0 {
		return autoscalingv2.MetricValueStatus{}, 0,
			fmt.Errorf("unable to get metrics for resource %s: %w", name, errors.Join(m.workload.unmeasured...))
	}
	p, err := m.settings.Propose(t, m.workload.pods, samples, m.current, 1/m.workload.share, m.now)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, fmt.Errorf("resource %s: %w", name, err)
	}
	return autoscalingv2.MetricValueStatus{AverageUtilization: p.Utilization, AverageValue: quantityOf(name, p.Average)}, p.Replicas, nil
}

// usage returns the usage of a resource, in thousandths, if all containers, or the given one, report it.
func usage(pm *metricsv1beta1.PodMetrics, name corev1.ResourceName, container string) (sum int64, ok bool) {
	for _, c := range pm.Containers {
		if container != "" && c.Name != container {
			continue
		}
		q, reported := c.Usage[name]
		if !reported {
			return 0, false
		}
		sum, ok = sum+q.MilliValue(), true
	}
	return sum, ok
}

// named returns the keys of the pods of that name in the clusters of a response.
func (m measurer) named(pod string, c *coverage) (out []string) {
	for key := range m.workload.pods {
		if cluster, _, _ := strings.Cut(key, "/"); m.workload.pods[key].Name == pod && c.includes(cluster) {
			out = append(out, key)
		}
	}
	return out
}

// pods measures a custom metric of the pods.
func (m measurer) pods(source *autoscalingv2.PodsMetricSource) (autoscalingv2.MetricValueStatus, int32, error) {
	selector, err := metav1.LabelSelectorAsSelector(source.Metric.Selector)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, err
	}
	if source.Target.AverageValue == nil {
		return autoscalingv2.MetricValueStatus{}, 0, errors.New("invalid pods metric source: no average value was set")
	}
	var clusters coverage
	custom, err := m.custom(&clusters)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, err
	}
	list, err := custom.NamespacedMetrics(m.namespace).GetForObjects(
		schema.GroupKind{Kind: "Pod"}, m.workload.selector, source.Metric.Name, metricSelector(source.Metric.Selector, selector))
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, fmt.Errorf("unable to get metric %s: %w", source.Metric.Name, err)
	}
	samples := map[string]replicas.Sample{}
	for i := range list.Items {
		v := &list.Items[i]
		s := replicas.Sample{Value: v.Value.MilliValue(), Timestamp: v.Timestamp.Time, Window: time.Minute}
		if v.WindowSeconds != nil {
			s.Window = time.Duration(*v.WindowSeconds) * time.Second
		}
		keys := m.named(v.DescribedObject.Name, &clusters)
		for _, key := range keys {
			share := s
			share.Value /= int64(len(keys)) // the adapter adds up the values of pods of one name
			samples[key] = share
		}
	}
	t := replicas.Target{Average: source.Target.AverageValue.MilliValue()}
	p, err := m.settings.Propose(t, m.workload.pods, samples, m.current, 1/m.workload.share, m.now)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, fmt.Errorf("metric %s: %w", source.Metric.Name, err)
	}
	return autoscalingv2.MetricValueStatus{AverageValue: quantityOf("", p.Average)}, p.Replicas, nil
}

// object measures a custom metric of one object.
func (m measurer) object(source *autoscalingv2.ObjectMetricSource) (autoscalingv2.MetricValueStatus, int32, error) {
	selector, err := metav1.LabelSelectorAsSelector(source.Metric.Selector)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, err
	}
	ref := source.DescribedObject
	gv, err := schema.ParseGroupVersion(ref.APIVersion)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, err
	}
	kind := gv.WithKind(ref.Kind).GroupKind()
	var clusters coverage
	custom, err := m.custom(&clusters)
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, err
	}
	metrics := custom.NamespacedMetrics(m.namespace)
	if ref.Kind == "Namespace" && gv.Group == "" {
		metrics = custom.RootScopedMetrics()
	}
	value, err := metrics.GetForObject(kind, ref.Name, source.Metric.Name, metricSelector(source.Metric.Selector, selector))
	if err != nil {
		return autoscalingv2.MetricValueStatus{}, 0, fmt.Errorf("unable to get metric %s: %w on %s %s/%s",
			source.Metric.Name, err, ref.Kind, m.namespace, ref.Name)
	}
	var (
		total  = value.Value.MilliValue()
		status autoscalingv2.MetricValueStatus
		count  int32
	)
	switch {
	case source.Target.Value != nil:
		ratio := float64(total) / float64(source.Target.Value.MilliValue())
		count = m.settings.ProposeRatio(ratio, replicas.Ready(m.workload.pods), m.current, 1/m.workload.share)
		status.Value = quantityOf("", total)
	case source.Target.AverageValue != nil:
		count = m.settings.ProposeTotal(total, source.Target.AverageValue.MilliValue(), m.current)
		status.AverageValue = quantityOf("", total/int64(max(m.current, 1)))
	default:
		return autoscalingv2.MetricValueStatus{}, 0, errNoObjectTarget
	}
	if missing := m.missing(&clusters, ref); count < m.current && len(missing) > 0 {
		return autoscalingv2.MetricValueStatus{}, 0, fmt.Errorf(
			"metric %s on %s %s/%s is below its target, but without the values of clusters %s",
			source.Metric.Name, ref.Kind, m.namespace, ref.Name, strings.Join(missing, ", "))
	}
	return status, count, nil
}

// missing returns the clusters of an object whose values a response should have, but has not.
func (m measurer) missing(c *coverage, ref autoscalingv2.CrossVersionObjectReference) []string {
	if c.missing.Len() == 0 {
		return nil
	}
	if targets := m.targets(ref); targets != nil {
		return sets.List(c.missing.Intersection(targets))
	}
	return sets.List(c.missing)
}

// metricSelector returns the selector of a metric, or one that matches everything if there is none.
func metricSelector(given *metav1.LabelSelector, parsed labels.Selector) labels.Selector {
	if given == nil {
		return labels.Everything()
	}
	return parsed
}

// quantityOf returns a value in thousandths as it is shown in the status: bytes without a fraction.
func quantityOf(name corev1.ResourceName, milli int64) *resource.Quantity {
	if name == corev1.ResourceMemory {
		return resource.NewQuantity(milli/1000, resource.BinarySI)
	}
	return resource.NewMilliQuantity(milli, resource.DecimalSI)
}
