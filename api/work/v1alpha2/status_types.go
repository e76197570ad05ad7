// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
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

	// The last evictions of the object that ended, at most 10, oldest first.
	// +optional
	FailoverHistory []FailoverRecord `json:"failoverHistory,omitempty"`

	// Changes of the object that were made in clusters, and differences that are not applied, sorted by cluster. Limited to the 32
	// clusters with the latest changes. Upstream Karmada does not set this field.
	// +optional
	// +kubebuilder:validation:MaxItems=32
	Drift []ClusterDrift `json:"drift,omitempty"`

	// The last decisions of the scheduler that took the object, or replicas, away from a cluster, at most 10, oldest first. Upstream
	// Karmada does not set this field.
	// +optional
	// +kubebuilder:validation:MaxItems=10
	Moves []MoveRecord `json:"moves,omitempty"`

	// Summary of the staged rollout, whose StagedRollout has the details. It is updated when a stage starts or ends.
	// +optional
	Rollout *RolloutStatus `json:"rollout,omitempty"`
}

// RolloutStatus summarizes a staged rollout. A released version of upstream Karmada does not set it; the fields are those of its proposal.
type RolloutStatus struct {
	// Generation of the template when its revision was recorded.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`

	// Pending, Progressing, Succeeded or Failed. Failed also means that the rollout is paused because too many clusters failed.
	// +optional
	Phase RolloutPhase `json:"phase,omitempty"`

	// First cluster that has the revision and has not passed the gate.
	// +optional
	CurrentCluster string `json:"currentCluster,omitempty"`

	// Clusters that passed the gate, in the order in which they are updated.
	// +optional
	CompletedClusters []string `json:"completedClusters,omitempty"`

	// What the rollout waits for, or why it ended.
	// +optional
	Message string `json:"message,omitempty"`

	// Time since which the gate of the current cluster is satisfied.
	// +optional
	GateSatisfiedSince *metav1.Time `json:"gateSatisfiedSince,omitempty"`

	// Time when the current cluster got the revision.
	// +optional
	CurrentClusterStartedAt *metav1.Time `json:"currentClusterStartedAt,omitempty"`

	// Time when the rollout of the revision started.
	// +optional
	StartedAt *metav1.Time `json:"startedAt,omitempty"`

	// Time when it ended.
	// +optional
	CompletedAt *metav1.Time `json:"completedAt,omitempty"`
}

// RolloutPhase is the progress of a staged rollout.
// +kubebuilder:validation:Enum=Pending;Progressing;Succeeded;Failed;Superseded
type RolloutPhase string

// The phases of a staged rollout.
const (
	// RolloutPending means that no cluster has been updated yet.
	RolloutPending RolloutPhase = "Pending"
	// RolloutProgressing means that clusters are being updated, or that the rollout waits for a user.
	RolloutProgressing RolloutPhase = "Progressing"
	// RolloutSucceeded means that all clusters have the revision.
	RolloutSucceeded RolloutPhase = "Succeeded"
	// RolloutFailed means that too many clusters failed.
	RolloutFailed RolloutPhase = "Failed"
)

// MoveRecord describes one move of an object.
type MoveRecord struct {
	// Time of the decision.
	Time metav1.Time `json:"time"`

	// Why the object was scheduled.
	Reason string `json:"reason"`

	// What caused it: the policy, or the controller that requested it. Empty if it is not known.
	// +optional
	By string `json:"by,omitempty"`

	// Changes of clusters, sorted, such as "member1:-3" and "member2:+3". Without a number for objects without replicas.
	// +optional
	Changes []string `json:"changes,omitempty"`
}

// FailoverOutcome is the way in which an eviction ended.
type FailoverOutcome string

const (
	// FailoverReplaced means that the copy was deleted after its replacement was healthy.
	FailoverReplaced FailoverOutcome = "Replaced"
	// FailoverTimedOut means that the copy was deleted at the end of the grace period; its replacement was applied but not healthy.
	FailoverTimedOut FailoverOutcome = "TimedOut"
	// FailoverConfirmed means that the copy was deleted because a user set suppressDeletion to false, or the cluster was removed.
	FailoverConfirmed FailoverOutcome = "Confirmed"
	// FailoverCanceled means that the copy stays: the reason of the eviction no longer holds.
	FailoverCanceled FailoverOutcome = "Canceled"
)

// FailoverRecord describes an eviction that ended.
type FailoverRecord struct {
	// Cluster that the object was evicted from.
	FromCluster string `json:"fromCluster"`

	// Clusters of the object when the eviction ended.
	// +optional
	ToClusters []string `json:"toClusters,omitempty"`

	// Reason of the eviction, as in gracefulEvictionTasks.
	Reason string `json:"reason"`

	// Human-readable description of the reason.
	// +optional
	Message string `json:"message,omitempty"`

	// How the eviction ended: Replaced, TimedOut, Confirmed or Canceled.
	Outcome FailoverOutcome `json:"outcome"`

	// Time at which the eviction began.
	StartTime metav1.Time `json:"startTime"`

	// Time at which the eviction ended.
	CompletionTime metav1.Time `json:"completionTime"`

	// Labels that were passed to the replacement, and are kept on it.
	// +optional
	PreservedLabelState map[string]string `json:"preservedLabelState,omitempty"`
}

// ClusterDrift is the drift of the object in one cluster.
type ClusterDrift struct {
	// Name of the cluster.
	ClusterName string `json:"clusterName"`

	workv1alpha1.Drift `json:",inline"`
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
