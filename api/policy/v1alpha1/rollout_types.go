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

	// Time from the update of a cluster after which it counts as failed if its gate is not satisfied. A cluster whose gate is satisfied,
	// and that waits only for minSuccessTime, does not fail. Default 30m.
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

	// Number of replicas, or percentage of all replicas of all clusters, rounded down, that may be unavailable while clusters are updated.
	// A cluster is updated when the replicas that are unavailable elsewhere, together with those that its update can make unavailable,
	// stay within this number, or when no other replica is unavailable. Objects without replicas count one for each cluster. Default no
	// limit. Upstream Karmada lacks this field.
	// +optional
	// +kubebuilder:validation:XIntOrString
	MaxUnavailable *intstr.IntOrString `json:"maxUnavailable,omitempty"`

	// Times in which stages may start. A stage that has started continues outside of them. Empty means at any time. Upstream Karmada lacks
	// this field.
	// +optional
	// +kubebuilder:validation:MaxItems=16
	// +listType=atomic
	Windows []RolloutWindow `json:"windows,omitempty"`

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

// RolloutWindow is a repeated period of time.
type RolloutWindow struct {
	// Times at which the window opens, as a cron schedule of five fields, such as "0 8 * * 1-5".
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=128
	Schedule string `json:"schedule"`

	// Time for which the window stays open. At least 1m.
	Duration metav1.Duration `json:"duration"`

	// Name of the time zone of the schedule, such as "Europe/Berlin". Default UTC.
	// +optional
	// +kubebuilder:validation:MaxLength=64
	TimeZone string `json:"timeZone,omitempty"`
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

	// Further conditions. Upstream Karmada lacks this field.
	// +optional
	// +kubebuilder:validation:MaxItems=10
	// +listType=map
	// +listMapKey=name
	Checks []RolloutCheck `json:"checks,omitempty"`
}

// RolloutCheck is a condition on the object in a cluster, or on a metric. Exactly one of cel and prometheus must be set.
type RolloutCheck struct {
	// Name of the check.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=63
	Name string `json:"name"`

	// CEL expression over "object", the object in the cluster with the status that the cluster reported, which must be true for as long as
	// the gate must be satisfied.
	// +optional
	// +kubebuilder:validation:MaxLength=2048
	CEL string `json:"cel,omitempty"`

	// Query of a metric. Measurements begin in a cluster when the rest of its gate is satisfied.
	// +optional
	Prometheus *RolloutPrometheus `json:"prometheus,omitempty"`

	// Time between two measurements of prometheus. Default 30s, at least 5s.
	// +optional
	Interval *metav1.Duration `json:"interval,omitempty"`

	// Number of successful measurements of prometheus that are needed. Default 1.
	// +optional
	// +kubebuilder:validation:Minimum=1
	// +kubebuilder:validation:Maximum=1000
	Count int32 `json:"count,omitempty"`

	// Number of measurements of prometheus that may not succeed before the cluster fails. Default 0.
	// +optional
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:Maximum=1000
	FailureLimit int32 `json:"failureLimit,omitempty"`

	// CEL expression over "result", the number that the query of prometheus returned, such as "result < 0.01". True means success.
	// +optional
	// +kubebuilder:validation:MaxLength=2048
	Success string `json:"success,omitempty"`
}

// RolloutPrometheus is a query of a metric.
type RolloutPrometheus struct {
	// URL of the server, as the administrator listed it with --rollout-metric-servers. Others are not queried.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=512
	Address string `json:"address"`

	// PromQL query that returns one number. $(cluster), $(namespace), $(name) and $(revision) are replaced.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=4096
	Query string `json:"query"`
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

	// Clusters of the stage. Empty means all clusters that no earlier stage has; only the last stage, and stages with replicas, may be
	// without it.
	// +optional
	ClusterAffinity *ClusterAffinity `json:"clusterAffinity,omitempty"`

	// Number of clusters, or percentage of the clusters of the stage, rounded up, that are updated at the same time. Default 1.
	// +optional
	// +kubebuilder:validation:XIntOrString
	MaxConcurrency *intstr.IntOrString `json:"maxConcurrency,omitempty"`

	// Number of replicas, or percentage of all replicas of all clusters, rounded up, that have the revision when the stage ends. The stage
	// takes clusters in the order of their names until this number is reached; the others belong to the next stage that selects them.
	// Clusters of earlier stages count. Objects without replicas count one for each cluster. Empty means all clusters of the stage.
	// +optional
	// +kubebuilder:validation:XIntOrString
	Replicas *intstr.IntOrString `json:"replicas,omitempty"`

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
