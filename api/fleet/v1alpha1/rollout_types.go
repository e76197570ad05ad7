// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// StagedRollout shows and controls how the revisions of one namespaced object reach its clusters in stages. Karmada creates it,
// with the name of the ResourceBinding, if the policy of the object has a rolloutStrategy of type Staged.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=stagedrollouts,scope=Namespaced,shortName=sro,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.status.revision`,name="REVISION",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.stableRevision`,name="STABLE",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.phase`,name="PHASE",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.message`,name="MESSAGE",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type StagedRollout struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The object, and requests of users.
	Spec StagedRolloutSpec `json:"spec"`

	// Progress of the rollout.
	// +optional
	Status StagedRolloutStatus `json:"status,omitempty,omitzero"`
}

// StagedRolloutList is a list of StagedRollouts.
// +kubebuilder:object:root=true
type StagedRolloutList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The rollouts.
	Items []StagedRollout `json:"items"`
}

// ClusterStagedRollout shows and controls how the revisions of one cluster-scoped object reach its clusters in stages. Karmada creates
// it, with the name of the ClusterResourceBinding, if the policy of the object has a rolloutStrategy of type Staged.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterstagedrollouts,scope=Cluster,shortName=csro,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.status.revision`,name="REVISION",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.stableRevision`,name="STABLE",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.phase`,name="PHASE",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.message`,name="MESSAGE",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ClusterStagedRollout struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The object, and requests of users.
	Spec StagedRolloutSpec `json:"spec"`

	// Progress of the rollout.
	// +optional
	Status StagedRolloutStatus `json:"status,omitempty,omitzero"`
}

// ClusterStagedRolloutList is a list of ClusterStagedRollouts.
// +kubebuilder:object:root=true
type ClusterStagedRolloutList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The rollouts.
	Items []ClusterStagedRollout `json:"items"`
}

// StagedRolloutSpec is the spec of both kinds of rollout.
type StagedRolloutSpec struct {
	// The object whose revisions are rolled out. Karmada sets it.
	Unit RolloutUnit `json:"unit"`

	// Revision that the clusters get instead of the content of the template. Empty follows the template. Set it to a revision of the
	// history to go back. Karmada clears it when the template or an override policy changes to a new revision.
	// +optional
	// +kubebuilder:validation:Minimum=1
	Revision *int64 `json:"revision,omitempty"`

	// True pauses the rollout: no further cluster gets another revision. Scaling, failover and the correction of drift go on.
	// Default false.
	// +optional
	Suspended bool `json:"suspended,omitempty"`
}

// RolloutUnit refers to the object of a rollout, in the namespace of the rollout.
type RolloutUnit struct {
	// API version, such as "apps/v1".
	APIVersion string `json:"apiVersion"`

	// Kind, such as "Deployment".
	Kind string `json:"kind"`

	// Name of the object.
	Name string `json:"name"`
}

// RolloutPhase summarizes the progress of a rollout, or of one of its stages.
// +kubebuilder:validation:Enum=Pending;Progressing;Paused;WaitingForApproval;RollingBack;Succeeded;Failed
type RolloutPhase string

// The phases of a rollout and its stages.
const (
	// RolloutPending means that no cluster has been started yet.
	RolloutPending RolloutPhase = "Pending"
	// RolloutProgressing means that clusters are being updated.
	RolloutProgressing RolloutPhase = "Progressing"
	// RolloutPaused means that a user suspended the rollout, or that too many clusters failed.
	RolloutPaused RolloutPhase = "Paused"
	// RolloutWaitingForApproval means that the current stage needs a RolloutApproval.
	RolloutWaitingForApproval RolloutPhase = "WaitingForApproval"
	// RolloutRollingBack means that clusters get the stable revision again, because too many failed.
	RolloutRollingBack RolloutPhase = "RollingBack"
	// RolloutSucceeded means that all clusters have the revision.
	RolloutSucceeded RolloutPhase = "Succeeded"
	// RolloutFailed means that the rollout ended and the clusters have the stable revision.
	RolloutFailed RolloutPhase = "Failed"
)

// StagedRolloutStatus is the status of both kinds of rollout.
type StagedRolloutStatus struct {
	// Generation of the rollout that this status was computed from.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`

	// Revision that is being rolled out, or was rolled out last.
	// +optional
	Revision int64 `json:"revision,omitempty"`

	// Last revision that succeeded. Clusters that wait for their stage have it, and a rollback returns to it. 0 before the first success.
	// +optional
	StableRevision int64 `json:"stableRevision,omitempty"`

	// Revision of the current content of the template and its override policies.
	// +optional
	TemplateRevision int64 `json:"templateRevision,omitempty"`

	// Generation of the template that templateRevision was determined from. A change that makes no revision, such as scaling, is recorded
	// with the next change of the status, or if the rollout failed.
	// +optional
	TemplateGeneration int64 `json:"templateGeneration,omitempty"`

	// Progress of the rollout.
	// +optional
	Phase RolloutPhase `json:"phase,omitempty"`

	// What the rollout waits for, or why it ended.
	// +optional
	Message string `json:"message,omitempty"`

	// Time when the rollout of this revision started. Approvals that are older are void.
	// +optional
	StartedAt *metav1.Time `json:"startedAt,omitempty"`

	// Time when it ended.
	// +optional
	FinishedAt *metav1.Time `json:"finishedAt,omitempty"`

	// The stages, in order.
	// +optional
	// +listType=map
	// +listMapKey=name
	Stages []RolloutStageStatus `json:"stages,omitempty"`

	// The clusters, in the order in which they are updated.
	// +optional
	// +listType=map
	// +listMapKey=name
	Clusters []RolloutClusterStatus `json:"clusters,omitempty"`

	// Conditions Progressing, Succeeded and Stalled.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}

// RolloutStageStatus is the progress of one stage.
type RolloutStageStatus struct {
	// Name of the stage. The stage of clusters that match no stage of the strategy has the name "rest".
	Name string `json:"name"`

	// Progress of the stage.
	Phase RolloutPhase `json:"phase"`

	// Time when the first cluster of the stage was started.
	// +optional
	StartedAt *metav1.Time `json:"startedAt,omitempty"`

	// Time when the stage ended.
	// +optional
	FinishedAt *metav1.Time `json:"finishedAt,omitempty"`

	// What is special about the stage, such as that it has no clusters.
	// +optional
	Message string `json:"message,omitempty"`
}

// RolloutClusterState is the state of one cluster in a rollout.
// +kubebuilder:validation:Enum=Waiting;Updating;Healthy;Failed;RollingBack
type RolloutClusterState string

// The states of a cluster.
const (
	// RolloutClusterWaiting means that the cluster keeps its revision until its turn.
	RolloutClusterWaiting RolloutClusterState = "Waiting"
	// RolloutClusterUpdating means that the cluster gets the revision and has not passed the gate.
	RolloutClusterUpdating RolloutClusterState = "Updating"
	// RolloutClusterHealthy means that the cluster has the revision and passed the gate.
	RolloutClusterHealthy RolloutClusterState = "Healthy"
	// RolloutClusterFailed means that the cluster has not passed the gate in time.
	RolloutClusterFailed RolloutClusterState = "Failed"
	// RolloutClusterRollingBack means that the cluster gets the stable revision again.
	RolloutClusterRollingBack RolloutClusterState = "RollingBack"
)

// RolloutClusterStatus is the progress of one cluster.
type RolloutClusterStatus struct {
	// Name of the cluster.
	Name string `json:"name"`

	// Stage that the cluster belongs to.
	// +optional
	Stage string `json:"stage,omitempty"`

	// Revision that the cluster gets. 0 means that it gets none before its stage starts.
	// +optional
	Revision int64 `json:"revision,omitempty"`

	// State of the cluster.
	State RolloutClusterState `json:"state"`

	// Time when the cluster got the revision.
	// +optional
	StartedAt *metav1.Time `json:"startedAt,omitempty"`

	// Time since which the gate is satisfied without interruption.
	// +optional
	GateSatisfiedSince *metav1.Time `json:"gateSatisfiedSince,omitempty"`

	// Results of the checks of the gate that query metrics.
	// +optional
	// +listType=map
	// +listMapKey=name
	Checks []RolloutCheckStatus `json:"checks,omitempty"`

	// Reason for the state.
	// +optional
	Message string `json:"message,omitempty"`
}

// RolloutCheckStatus holds the results of one check in one cluster.
type RolloutCheckStatus struct {
	// Name of the check.
	Name string `json:"name"`

	// Number of successful measurements since the gate is satisfied.
	// +optional
	Successful int32 `json:"successful,omitempty"`

	// Number of measurements that did not succeed.
	// +optional
	Failed int32 `json:"failed,omitempty"`

	// Number of queries without a result since the last measurement. They are repeated.
	// +optional
	Errors int32 `json:"errors,omitempty"`

	// Time of the last query.
	// +optional
	MeasuredAt *metav1.Time `json:"measuredAt,omitempty"`

	// Result of the last measurement.
	// +optional
	Value string `json:"value,omitempty"`

	// Why the last query had no result.
	// +optional
	Message string `json:"message,omitempty"`
}
