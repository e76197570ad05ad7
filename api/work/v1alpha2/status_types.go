// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// ResourceBindingStatus is what the scheduler and the clusters report, for both kinds of binding.
type ResourceBindingStatus struct {
	// Generation of the binding that the scheduler dealt with last. Less than metadata.generation means that it has yet to
	// look at the latest change.
	// +optional
	SchedulerObservedGeneration int64 `json:"schedulerObservedGeneration,omitempty"`

	// Name of the term of placement.clusterAffinities in use. Empty before the first success, and for other placements.
	// +optional
	SchedulerObservedAffinityName string `json:"schedulerObservingAffinityName,omitempty"`

	// When the scheduler last succeeded. Nil before.
	// +optional
	LastScheduledTime *metav1.Time `json:"lastScheduledTime,omitempty"`

	// Scheduled and FullyApplied.
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// The report of each cluster, sorted by the name of the cluster.
	// +optional
	AggregatedStatus []AggregatedStatusItem `json:"aggregatedStatus,omitempty"`
}

// AggregatedStatusItem is the report of one cluster.
type AggregatedStatusItem struct {
	// Name of the cluster.
	ClusterName string `json:"clusterName"`

	// Status of the object in the cluster: all of .status, or the part that the interpreter of the kind picks. Nil when
	// there is none yet.
	// +optional
	// +kubebuilder:pruning:PreserveUnknownFields
	Status *runtime.RawExtension `json:"status,omitempty"`

	// Whether the object in the cluster is as the Work wants it.
	// +optional
	Applied bool `json:"applied,omitempty"`

	// Why the object could not be applied; empty when it could.
	// +optional
	AppliedMessage string `json:"appliedMessage,omitempty"`

	// Health of the object in the cluster as its interpreter judges it; Unknown while there is no report.
	// +optional
	// +kubebuilder:validation:Enum=Healthy;Unhealthy;Unknown
	Health ResourceHealth `json:"health,omitempty"`
}

// ResourceHealth is the health of an object in a cluster.
type ResourceHealth string

const (
	// ResourceHealthy means that the object does its work.
	ResourceHealthy ResourceHealth = "Healthy"
	// ResourceUnhealthy means that the object does not do its work.
	ResourceUnhealthy ResourceHealth = "Unhealthy"
	// ResourceUnknown means that the health could not be judged.
	ResourceUnknown ResourceHealth = "Unknown"
)
