// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// FailoverBehavior defines when a workload moves to another cluster.
type FailoverBehavior struct {
	// Moves a workload away from a cluster where it stays unhealthy. Nil means never. Requires propagateDeps.
	// +optional
	Application *ApplicationFailoverBehavior `json:"application,omitempty"`

	// How a workload is evicted from a cluster with a NoExecute taint that it does not tolerate. Nil means that the flags of
	// the controller manager apply.
	// +optional
	Cluster *ClusterFailoverBehavior `json:"cluster,omitempty"`

	// Short form of application, with purgePolicy instead of purgeMode. Ignored if application is set. The workload also
	// leaves a cluster that is not ready for tolerationSeconds.
	// +optional
	ApplicationMigrationPolicy *ApplicationMigrationPolicy `json:"applicationMigrationPolicy,omitempty"`

	// How a workload leaves a cluster that the scheduler no longer selects, for example after a change of the policy. Nil means
	// that it is deleted there at once.
	// +optional
	Rescheduling *ReschedulingBehavior `json:"rescheduling,omitempty"`
}

// ReschedulingBehavior defines how a workload leaves a cluster that the scheduler no longer selects.
type ReschedulingBehavior struct {
	// When the old copy is deleted, see application.purgeMode. Default Gracefully.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgeMode PurgeMode `json:"purgeMode,omitempty"`

	// Longest time, in seconds, that the old copy stays while the new one is not healthy. Greater than 0; only with purgeMode
	// Gracefully. Nil means the timeout of the controller manager (default 10 minutes).
	// +optional
	GracePeriodSeconds *int32 `json:"gracePeriodSeconds,omitempty"`
}

// PurgeMode defines when the old copy of a moved workload is deleted.
type PurgeMode string

const (
	// PurgeModeDirectly deletes the old copy first, and only then creates the new one.
	PurgeModeDirectly PurgeMode = "Directly"
	// PurgeModeGracefully deletes the old copy when the new one is healthy, or when the grace period is over.
	PurgeModeGracefully PurgeMode = "Gracefully"
	// PurgeModeNever keeps the old copy until a user confirms its deletion.
	PurgeModeNever PurgeMode = "Never"
)

// ApplicationFailoverBehavior defines the failover of an unhealthy workload.
type ApplicationFailoverBehavior struct {
	// When the workload counts as failed; all conditions must hold.
	DecisionConditions DecisionConditions `json:"decisionConditions"`

	// When the old copy is deleted. Directly: before the new one is created. Gracefully: after the new one is healthy, or
	// gracePeriodSeconds have passed. Never: not until gracefulEvictionTasks[].suppressDeletion in the binding is set to false.
	// Default Gracefully.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgeMode PurgeMode `json:"purgeMode,omitempty"`

	// Longest time, in seconds, that the old copy stays while the new one is not healthy. Greater than 0; only with purgeMode
	// Gracefully. Default 600.
	// +optional
	GracePeriodSeconds *int32 `json:"gracePeriodSeconds,omitempty"`

	// Parts of the status of the old copy that are passed to the new one. Nil means none. Requires the feature gate
	// StatefulFailoverInjection.
	// +optional
	StatePreservation *StatePreservation `json:"statePreservation,omitempty"`
}

// ApplicationMigrationPolicy is the short form of ApplicationFailoverBehavior.
type ApplicationMigrationPolicy struct {
	// When the workload counts as failed; all conditions must hold.
	DecisionConditions DecisionConditions `json:"decisionConditions"`

	// When the old copy is deleted, see application.purgeMode. Default Gracefully.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgePolicy PurgeMode `json:"purgePolicy,omitempty"`
}

// DecisionConditions defines when a workload counts as failed.
type DecisionConditions struct {
	// Time, in seconds, for which the workload must be unhealthy without interruption. 0 means immediately. Must not be
	// negative. Default 300.
	// +optional
	// +kubebuilder:default=300
	TolerationSeconds *int32 `json:"tolerationSeconds,omitempty"`
}

// ClusterFailoverBehavior defines the eviction of a workload from a tainted cluster.
type ClusterFailoverBehavior struct {
	// When the old copy is deleted: Directly, before the new one is created, or Gracefully, after the new one is healthy.
	// Default Gracefully. It overrides the flag of the controller manager.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully
	PurgeMode PurgeMode `json:"purgeMode,omitempty"`

	// Parts of the status of the old copy that are passed to the new one. Nil means none. Requires the feature gate
	// StatefulFailoverInjection.
	// +optional
	StatePreservation *StatePreservation `json:"statePreservation,omitempty"`
}

// StatePreservation passes parts of the status of the old copy to the new one, as labels.
type StatePreservation struct {
	// One rule for each label. If a value cannot be read from the status, the failover waits.
	Rules []StatePreservationRule `json:"rules"`
}

// StatePreservationRule sets one label from the status of the old copy.
type StatePreservationRule struct {
	// Key of the label on the new copy; must be a valid label key.
	AliasLabelName string `json:"aliasLabelName"`

	// JSONPath of the value, in the syntax of kubectl, relative to the .status that the cluster reported, for example
	// "{ .replicas }".
	JSONPath string `json:"jsonPath"`
}
