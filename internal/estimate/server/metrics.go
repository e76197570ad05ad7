// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"time"

	"karmada.io/karmada/internal/estimate/node"
	"karmada.io/karmada/internal/machinery/metric"
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

// The names are part of the contract (docs/contract/components.md#metrics). The estimator of a local member has no port for metrics: the
// API server of the member serves them.
var (
	requests = metric.InAPIServers(metric.Counter("karmada_scheduler_estimator_estimating_request_total",
		"Number of requests to the estimator.", "result", "type"))
	stepDuration = metric.InAPIServers(metric.Histogram("karmada_scheduler_estimator_estimating_algorithm_duration_seconds",
		"Duration of the steps of a request.", buckets(), "result", "type", "step"))
	pointDuration = metric.InAPIServers(metric.Histogram("karmada_scheduler_estimator_estimating_plugin_extension_point_duration_seconds",
		"Duration of all plugins of a request.", buckets(), "estimating_plugin_extension_point"))
	pluginDuration = metric.InAPIServers(metric.Histogram("karmada_scheduler_estimator_estimating_plugin_execution_duration_seconds",
		"Duration of one plugin of a request.", buckets(), "estimating_plugin", "estimating_plugin_extension_point"))
)

func buckets() []float64 { return metric.Exponential(0.001, 2, 10) }

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
