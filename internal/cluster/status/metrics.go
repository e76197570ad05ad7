// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/metric"
)

func gauge(name, help string) *prometheus.GaugeVec { return metric.Gauge(name, help, "member_cluster") }

// The names are part of the contract (docs/contract/components.md#metrics).
var (
	readyGauge        = gauge("cluster_ready_state", "Whether a member cluster is ready (1) or not (0).")
	nodeNumber        = gauge("cluster_node_number", "Nodes in a member cluster.")
	readyNodeNumber   = gauge("cluster_ready_node_number", "Ready nodes in a member cluster.")
	memoryAllocatable = gauge("cluster_memory_allocatable_bytes", "Allocatable memory of the nodes of a member cluster, in bytes.")
	cpuAllocatable    = gauge("cluster_cpu_allocatable_number", "Allocatable CPU of the nodes of a member cluster, in cores.")
	podAllocatable    = gauge("cluster_pod_allocatable_number", "Allocatable pods of the nodes of a member cluster.")
	memoryAllocated   = gauge("cluster_memory_allocated_bytes", "Memory requested by the pods of a member cluster, in bytes.")
	cpuAllocated      = gauge("cluster_cpu_allocated_number", "CPU requested by the pods of a member cluster, in cores.")
	podAllocated      = gauge("cluster_pod_allocated_number", "Scheduled pods in a member cluster.")
	syncDuration      = metric.Histogram("cluster_sync_status_duration_seconds",
		"Time to collect and write the status of a member cluster.", prometheus.DefBuckets, "member_cluster")
	// This is not part of the contract (docs/concepts/failover.md#metrics).
	lossDetection = metric.Histogram("karmada_cluster_loss_detection_seconds",
		"Time from the first sign that a member cluster is lost until its condition Ready is not True.", metric.Exponential(1, 2, 10),
		"sync_mode")
)

// ObserveLoss records that the condition Ready of a cluster changed from True. The time begins at the first failed health check or
// the last report of the agent.
func ObserveLoss(mode clusterv1alpha1.ClusterSyncMode, after time.Duration) {
	lossDetection.WithLabelValues(string(mode)).Observe(after.Seconds())
}

func vectors() []*prometheus.GaugeVec {
	return []*prometheus.GaugeVec{
		readyGauge, nodeNumber, readyNodeNumber, memoryAllocatable, cpuAllocatable, podAllocatable, memoryAllocated, cpuAllocated,
		podAllocated,
	}
}

// publish sets the metrics of a cluster from its status.
func publish(cluster *clusterv1alpha1.Cluster, took time.Duration) {
	name, status := cluster.Name, &cluster.Status
	ready := 0.0
	if meta.IsStatusConditionTrue(status.Conditions, clusterv1alpha1.ClusterConditionReady) {
		ready = 1
	}
	readyGauge.WithLabelValues(name).Set(ready)
	syncDuration.WithLabelValues(name).Observe(took.Seconds())
	if s := status.NodeSummary; s != nil {
		nodeNumber.WithLabelValues(name).Set(float64(s.TotalNum))
		readyNodeNumber.WithLabelValues(name).Set(float64(s.ReadyNum))
	}
	if s := status.ResourceSummary; s != nil {
		for _, m := range []struct {
			vector *prometheus.GaugeVec
			list   corev1.ResourceList
			name   corev1.ResourceName
		}{
			{memoryAllocatable, s.Allocatable, corev1.ResourceMemory},
			{cpuAllocatable, s.Allocatable, corev1.ResourceCPU},
			{podAllocatable, s.Allocatable, corev1.ResourcePods},
			{memoryAllocated, s.Allocated, corev1.ResourceMemory},
			{cpuAllocated, s.Allocated, corev1.ResourceCPU},
			{podAllocated, s.Allocated, corev1.ResourcePods},
		} {
			q := m.list[m.name]
			m.vector.WithLabelValues(name).Set(q.AsApproximateFloat64())
		}
	}
}

// unpublish removes the metrics of a deleted cluster.
func unpublish(cluster string) {
	for _, v := range vectors() {
		v.DeleteLabelValues(cluster)
	}
	syncDuration.DeleteLabelValues(cluster)
}
