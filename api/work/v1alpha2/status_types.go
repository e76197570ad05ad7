// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// ResourceBindingStatus is the status of both kinds of binding.
type ResourceBindingStatus struct {
	// Generation of the binding that the scheduler observed last. If it is less than metadata.generation, the latest change is
	// pending.
	// +optional
	SchedulerObservedGeneration int64 `json:"schedulerObservedGeneration,omitempty"`

	// Name of the term of placement.clusterAffinities in use. Empty before the first success, and for other placements.
	// +optional
	SchedulerObservedAffinityName string `json:"schedulerObservingAffinityName,omitempty"`

	// Time of the last successful scheduling.
	// +optional
	LastScheduledTime *metav1.Time `json:"lastScheduledTime,omitempty"`

	// Scheduled and FullyApplied.
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// Status in each cluster, sorted by the name of the cluster.
	// +optional
	AggregatedStatus []AggregatedStatusItem `json:"aggregatedStatus,omitempty"`
}

// AggregatedStatusItem is the status of the object in one cluster.
type AggregatedStatusItem struct {
	// Name of the cluster.
	ClusterName string `json:"clusterName"`

	// Status of the object in the cluster: all of .status, or the part that the interpreter selects. Nil if it has none yet.
	// +optional
	// +kubebuilder:pruning:PreserveUnknownFields
	Status *runtime.RawExtension `json:"status,omitempty"`

	// Whether the object in the cluster matches the Work.
	// +optional
	Applied bool `json:"applied,omitempty"`

	// Error of applying the object; empty if it succeeded.
	// +optional
	AppliedMessage string `json:"appliedMessage,omitempty"`

	// Health of the object in the cluster, as its interpreter determines it; Unknown before the first report.
	// +optional
	// +kubebuilder:validation:Enum=Healthy;Unhealthy;Unknown
	Health ResourceHealth `json:"health,omitempty"`
}

// ResourceHealth is the health of an object in a cluster.
type ResourceHealth string

const (
	// ResourceHealthy means that the object is healthy.
	ResourceHealthy ResourceHealth = "Healthy"
	// ResourceUnhealthy means that the object is not healthy.
	ResourceUnhealthy ResourceHealth = "Unhealthy"
	// ResourceUnknown means that the health is not known.
	ResourceUnknown ResourceHealth = "Unknown"
)
