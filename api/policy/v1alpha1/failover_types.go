// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// FailoverBehavior says what moves a workload to another cluster.
type FailoverBehavior struct {
	// Moves a workload away from a cluster where it stays unhealthy. Nil means never. It needs propagateDeps.
	// +optional
	Application *ApplicationFailoverBehavior `json:"application,omitempty"`

	// How a workload leaves a cluster that has a taint NoExecute which it does not tolerate. Nil means as the flags of
	// the controller manager say.
	// +optional
	Cluster *ClusterFailoverBehavior `json:"cluster,omitempty"`

	// Another way to write application, with purgePolicy for purgeMode. Ignored when application is set.
	// +optional
	ApplicationMigrationPolicy *ApplicationMigrationPolicy `json:"applicationMigrationPolicy,omitempty"`
}

// PurgeMode says when the old copy of a moved workload is deleted.
type PurgeMode string

const (
	// PurgeModeDirectly deletes the old copy first, and only then creates the new one.
	PurgeModeDirectly PurgeMode = "Directly"
	// PurgeModeGracefully deletes the old copy when the new one is healthy, or when the grace period is over.
	PurgeModeGracefully PurgeMode = "Gracefully"
	// PurgeModeNever keeps the old copy until somebody confirms its deletion.
	PurgeModeNever PurgeMode = "Never"
)

// ApplicationFailoverBehavior moves a workload away from where it is unhealthy.
type ApplicationFailoverBehavior struct {
	// When the workload counts as failed; all conditions must hold.
	DecisionConditions DecisionConditions `json:"decisionConditions"`

	// When the old copy is deleted: Directly, before the new one is created; Gracefully, after the new one is healthy or
	// gracePeriodSeconds are over; Never, not until gracefulEvictionTasks[].suppressDeletion in the binding is set to
	// false. Default Gracefully.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgeMode PurgeMode `json:"purgeMode,omitempty"`

	// Longest time, in seconds, that the old copy stays while the new one is not yet healthy. Greater than 0, and only
	// with purgeMode Gracefully. Default 600.
	// +optional
	GracePeriodSeconds *int32 `json:"gracePeriodSeconds,omitempty"`

	// What the new copy learns from the status of the old one. Nil means nothing. It needs the feature gate
	// StatefulFailoverInjection.
	// +optional
	StatePreservation *StatePreservation `json:"statePreservation,omitempty"`
}

// ApplicationMigrationPolicy is the short form of ApplicationFailoverBehavior.
type ApplicationMigrationPolicy struct {
	// When the workload counts as failed; all conditions must hold.
	DecisionConditions DecisionConditions `json:"decisionConditions"`

	// When the old copy is deleted, as purgeMode in application says. Default Gracefully.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgePolicy PurgeMode `json:"purgePolicy,omitempty"`
}

// DecisionConditions say when a workload counts as failed.
type DecisionConditions struct {
	// Time, in seconds, that the workload must be unhealthy without a break. 0 means at once; negative is rejected.
	// Default 300.
	// +optional
	// +kubebuilder:default=300
	TolerationSeconds *int32 `json:"tolerationSeconds,omitempty"`
}

// ClusterFailoverBehavior says how a workload leaves a cluster that taints drive it from.
type ClusterFailoverBehavior struct {
	// When the old copy is deleted: Directly, before the new one is created, or Gracefully, after the new one is healthy.
	// Default Gracefully. It overrides the flag of the controller manager.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Directly;Gracefully
	PurgeMode PurgeMode `json:"purgeMode,omitempty"`

	// What the new copy learns from the status of the old one. Nil means nothing. It needs the feature gate
	// StatefulFailoverInjection.
	// +optional
	StatePreservation *StatePreservation `json:"statePreservation,omitempty"`
}

// StatePreservation carries parts of the status of the old copy over to the new one, as labels.
type StatePreservation struct {
	// One label each. When one of them cannot be read from the status, the move waits.
	Rules []StatePreservationRule `json:"rules"`
}

// StatePreservationRule fills one label from the status of the old copy.
type StatePreservationRule struct {
	// Key of the label on the new copy; must be a valid label key.
	AliasLabelName string `json:"aliasLabelName"`

	// Where the value is found: a JSONPath as kubectl understands it, applied to the status that the cluster reported,
	// for example "{ .replicas }". Note that it starts below .status.
	JSONPath string `json:"jsonPath"`
}
