// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// RolloutStrategy defines how a change of an object reaches its clusters.
type RolloutStrategy struct {
	// AllAtOnce updates all clusters at the same time. Staged updates them in stages; staged is then optional. Default AllAtOnce.
	// +optional
	// +kubebuilder:validation:Enum=AllAtOnce;Staged
	Type RolloutType `json:"type,omitempty"`

	// The stages and their gates. Only for type Staged. Empty means one cluster after the other, sorted by name, each of which
	// must be healthy.
	// +optional
	Staged *StagedStrategy `json:"staged,omitempty"`
}

// RolloutType is the way in which a change reaches clusters.
type RolloutType string

const (
	// RolloutAllAtOnce updates all clusters at the same time.
	RolloutAllAtOnce RolloutType = "AllAtOnce"
	// RolloutStaged updates clusters in stages.
	RolloutStaged RolloutType = "Staged"
)

// StagedStrategy defines the stages of a rollout and what a cluster must show before the next one is updated.
type StagedStrategy struct {
	// What a cluster must show after its update, for stages without a gate of their own.
	// +optional
	Gate *RolloutGate `json:"gate,omitempty"`

	// Time after which a cluster that has not passed the gate counts as failed. Default 30m.
	// +optional
	Timeout *metav1.Duration `json:"timeout,omitempty"`

	// What happens if more clusters failed than maxFailures allows.
	// +optional
	OnFailure *RolloutFailure `json:"onFailure,omitempty"`

	// Number of clusters, or percentage of all clusters, rounded down, that may fail before onFailure takes effect. Default 0. Upstream
	// Karmada lacks this field.
	// +optional
	// +kubebuilder:validation:XIntOrString
	MaxFailures *intstr.IntOrString `json:"maxFailures,omitempty"`

	// Stages, in order. Clusters that match none form a last stage with the name "rest"; clusters that match several belong to the first.
	// Upstream Karmada lacks this field.
	// +optional
	// +kubebuilder:validation:MaxItems=31
	// +listType=map
	// +listMapKey=name
	Stages []RolloutStage `json:"stages,omitempty"`

	// Number of revisions to keep, besides those in use. Default 5. Upstream Karmada lacks this field.
	// +optional
	// +kubebuilder:validation:Minimum=0
	RevisionHistoryLimit *int32 `json:"revisionHistoryLimit,omitempty"`
}

// RolloutGate defines what a cluster must show before the next one is updated. Only reports count that the cluster made after it
// observed the update.
type RolloutGate struct {
	// Whether the object must be healthy, as the interpreter of its kind determines it. Default true.
	// +optional
	RequireHealthy *bool `json:"requireHealthy,omitempty"`

	// Conditions that the status of the object must have in the cluster.
	// +optional
	// +listType=map
	// +listMapKey=type
	RequiredConditions []RolloutCondition `json:"requiredConditions,omitempty"`

	// Time for which the gate must be satisfied without interruption. Default 0.
	// +optional
	MinSuccessTime *metav1.Duration `json:"minSuccessTime,omitempty"`
}

// RolloutCondition is a condition that an object must have.
type RolloutCondition struct {
	// Type of the condition, such as "Available".
	// +kubebuilder:validation:MinLength=1
	Type string `json:"type"`

	// Status that it must have. Default "True".
	// +optional
	// +kubebuilder:validation:Enum="True";"False";Unknown
	Status metav1.ConditionStatus `json:"status,omitempty"`
}

// RolloutFailure defines what happens when clusters fail.
type RolloutFailure struct {
	// Pause updates no further cluster until enough failed clusters pass the gate. Continue updates the others. Rollback
	// returns the updated clusters to the last revision that succeeded, in reverse order; upstream Karmada lacks it. Default Pause.
	// +optional
	// +kubebuilder:validation:Enum=Pause;Continue;Rollback
	Action RolloutFailureAction `json:"action,omitempty"`
}

// RolloutFailureAction is the reaction to failed clusters.
type RolloutFailureAction string

const (
	// RolloutPause updates no further cluster.
	RolloutPause RolloutFailureAction = "Pause"
	// RolloutContinue ignores failed clusters.
	RolloutContinue RolloutFailureAction = "Continue"
	// RolloutRollback returns to the last revision that succeeded.
	RolloutRollback RolloutFailureAction = "Rollback"
)

// RolloutStage is a group of clusters that are updated before those of the next stage.
type RolloutStage struct {
	// Name of the stage. "rest" is the name of the last one and cannot be used.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=63
	Name string `json:"name"`

	// Clusters of the stage. Empty means all clusters that no earlier stage has.
	// +optional
	ClusterAffinity *ClusterAffinity `json:"clusterAffinity,omitempty"`

	// Number of clusters, or percentage of the clusters of the stage, rounded up, that are updated at the same time. Default 1.
	// +optional
	// +kubebuilder:validation:XIntOrString
	MaxConcurrency *intstr.IntOrString `json:"maxConcurrency,omitempty"`

	// Whether the stage needs a RolloutApproval: Before its first cluster is updated, or After its last one has passed the gate. Default
	// Never.
	// +optional
	// +kubebuilder:validation:Enum=Never;Before;After
	Approval RolloutApprovalMode `json:"approval,omitempty"`

	// Replaces the gate of the strategy.
	// +optional
	Gate *RolloutGate `json:"gate,omitempty"`
}

// RolloutApprovalMode defines when a stage needs an approval.
type RolloutApprovalMode string

const (
	// RolloutApprovalNever means that the stage needs none.
	RolloutApprovalNever RolloutApprovalMode = "Never"
	// RolloutApprovalBefore means that the stage needs one to start.
	RolloutApprovalBefore RolloutApprovalMode = "Before"
	// RolloutApprovalAfter means that the stage needs one to end.
	RolloutApprovalAfter RolloutApprovalMode = "After"
)
