// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	"karmada.io/karmada/internal/estimate/node"
)

// Values of the label type.
const (
	typeReplicas      = "MaxAvailableReplicas"
	typeSets          = "MaxAvailableComponentSets"
	typeUnschedulable = "GetUnschedulableReplicas"
)

// Values of the labels step and estimating_plugin_extension_point.
const (
	stepNodes   = "ListNodesByNodeClaim"
	stepMax     = "MaxAvailableReplicas"
	stepObject  = "GetObjectFromCache"
	stepPods    = "GetWorkloadUnschedulablePods"
	stepTotal   = "Total"
	pointSingle = "estimate_replicas"
	pointSets   = "estimate_components"
)

// The names are part of the contract (docs/contract/components.md#metrics).
var (
	requests = prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "karmada_scheduler_estimator_estimating_request_total", Help: "Number of requests to the estimator.",
	}, []string{"result", "type"})
	stepDuration = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "karmada_scheduler_estimator_estimating_algorithm_duration_seconds", Help: "Duration of the steps of a request.",
		Buckets: buckets(),
	}, []string{"result", "type", "step"})
	pointDuration = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name:    "karmada_scheduler_estimator_estimating_plugin_extension_point_duration_seconds",
		Help:    "Duration of all plugins of a request.",
		Buckets: buckets(),
	}, []string{"estimating_plugin_extension_point"})
	pluginDuration = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name:    "karmada_scheduler_estimator_estimating_plugin_execution_duration_seconds",
		Help:    "Duration of one plugin of a request.",
		Buckets: buckets(),
	}, []string{"estimating_plugin", "estimating_plugin_extension_point"})
)

func buckets() []float64 { return prometheus.ExponentialBuckets(0.001, 2, 10) }

func init() {
	metrics.Registry.MustRegister(requests, stepDuration, pointDuration, pluginDuration)
}

func result(err error) string {
	if err != nil {
		return "error"
	}
	return "success"
}

// timedPlugin measures the duration of a plugin.
type timedPlugin struct {
	replicas node.EstimateReplicasPlugin
	sets     node.EstimateComponentsPlugin
	since    func() func() time.Duration
}

// Name implements the plugin interfaces.
func (t timedPlugin) Name() string {
	if t.replicas != nil {
		return t.replicas.Name()
	}
	return t.sets.Name()
}

// Estimate implements node.EstimateReplicasPlugin.
func (t timedPlugin) Estimate(ctx context.Context, q node.ReplicasRequest) (int32, node.Result) {
	took := t.since()
	n, r := t.replicas.Estimate(ctx, q)
	pluginDuration.WithLabelValues(t.Name(), pointSingle).Observe(took().Seconds())
	return n, r
}

// EstimateComponents implements node.EstimateComponentsPlugin.
func (t timedPlugin) EstimateComponents(ctx context.Context, q node.ComponentsRequest) (int32, node.Result) {
	took := t.since()
	n, r := t.sets.EstimateComponents(ctx, q)
	pluginDuration.WithLabelValues(t.Name(), pointSets).Observe(took().Seconds())
	return n, r
}
