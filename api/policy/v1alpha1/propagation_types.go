// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// PropagationPolicy selects objects of its own namespace and propagates them to member clusters.
//
// If several policies select an object, a PropagationPolicy wins over a ClusterPropagationPolicy. Among policies of one kind the
// highest priority wins, then the most specific selector (name before labels before all), then the first name in alphabetical
// order. A policy keeps an object until it no longer selects it or another policy preempts it.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=propagationpolicies,scope=Namespaced,shortName=pp,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.spec.conflictResolution`,name="CONFLICT-RESOLUTION",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.priority`,name="PRIORITY",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type PropagationPolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Objects to propagate, target clusters, and options.
	Spec PropagationSpec `json:"spec"`
}

// PropagationPolicyList is a list of PropagationPolicies.
// +kubebuilder:object:root=true
type PropagationPolicyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The policies.
	Items []PropagationPolicy `json:"items"`
}

// ClusterPropagationPolicy selects cluster-scoped objects and objects of any namespace and propagates them to member
// clusters. Objects in the namespaces karmada-system, karmada-cluster and karmada-es-* are never propagated.
//
// A PropagationPolicy that selects the same unclaimed object wins, independent of priorities.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterpropagationpolicies,scope=Cluster,shortName=cpp,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.spec.conflictResolution`,name="CONFLICT-RESOLUTION",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.priority`,name="PRIORITY",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ClusterPropagationPolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Objects to propagate, target clusters, and options.
	Spec PropagationSpec `json:"spec"`
}

// ClusterPropagationPolicyList is a list of ClusterPropagationPolicies.
// +kubebuilder:object:root=true
type ClusterPropagationPolicyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The policies.
	Items []ClusterPropagationPolicy `json:"items"`
}

// PropagationSpec is the spec of both kinds of propagation policy.
// +kubebuilder:validation:XValidation:rule="!has(self.failover) || !has(self.failover.application) || (has(self.propagateDeps) && self.propagateDeps)",message="application failover is set, propagateDeps must be true"
// +kubebuilder:validation:XValidation:rule="!has(self.preemption) || self.preemption != 'Always' || self.resourceSelectors.all(s, has(s.name) && size(s.name) > 0)",message="name cannot be empty if preemption is Always, the empty name may cause unexpected resources preemption"
type PropagationSpec struct {
	// The objects to propagate: every object that at least one selector selects. At least one selector is required.
	// +kubebuilder:validation:MinItems=1
	ResourceSelectors []ResourceSelector `json:"resourceSelectors"`

	// Ignored; use propagateDeps.
	//
	// Deprecated: it never had an effect.
	// +optional
	Association bool `json:"association,omitempty"`

	// Also propagates the objects that the selected objects refer to: the ConfigMaps, Secrets, ServiceAccounts and
	// PersistentVolumeClaims of a workload, and others that an interpreter returns. Dependencies are propagated to the
	// clusters of the object. Default false; set to true for policies that select a ServiceImport. Must be true for
	// failover.application, since a workload without its dependencies would not start in another cluster.
	// +optional
	PropagateDeps bool `json:"propagateDeps,omitempty"`

	// Target clusters. Without a placement every cluster gets the objects with all replicas.
	// +optional
	// +kubebuilder:validation:XValidation:rule="!has(self.clusterAffinity) || !has(self.clusterAffinities) || size(self.clusterAffinities) == 0",message="clusterAffinities cannot co-exist with clusterAffinity"
	// +kubebuilder:validation:XValidation:rule="!has(self.spreadConstraints) || self.spreadConstraints.all(c, !has(c.spreadByField) || c.?spreadByLabel.orValue('') == '')",message="spreadByLabel should not co-exist with spreadByField"
	// +kubebuilder:validation:XValidation:rule="!has(self.spreadConstraints) || self.spreadConstraints.all(c, !has(c.minGroups) || c.minGroups >= 0)",message="minGroups lower than 0 is not allowed"
	// +kubebuilder:validation:XValidation:rule="!has(self.spreadConstraints) || self.spreadConstraints.all(c, !has(c.maxGroups) || c.maxGroups >= 0)",message="maxGroups lower than 0 is not allowed"
	// +kubebuilder:validation:XValidation:rule="!has(self.workloadAffinity) || !has(self.workloadAffinity.affinity) || !has(self.workloadAffinity.antiAffinity) || self.workloadAffinity.affinity.groupByLabelKey != self.workloadAffinity.antiAffinity.groupByLabelKey",message="affinity and antiAffinity must not use the same groupByLabelKey"
	Placement Placement `json:"placement,omitempty,omitzero"`

	// Priority among policies of one kind that select the same object: the highest number wins. May be negative.
	// Default 0.
	// +optional
	// +kubebuilder:default=0
	Priority *int32 `json:"priority,omitempty"`

	// Whether this policy may take over objects that a policy of lower priority has already claimed. Always requires a name
	// in every resource selector, to prevent accidental preemption. Default Never. Requires the feature gate
	// PropagationPolicyPreemption.
	// +optional
	// +kubebuilder:default=Never
	// +kubebuilder:validation:Enum=Always;Never
	Preemption PreemptionBehavior `json:"preemption,omitempty"`

	// Names of override policies that must exist before the objects are propagated, so that no cluster gets them without
	// their overrides: OverridePolicies in the namespace of the object, or ClusterOverridePolicies.
	// +optional
	DependentOverrides []string `json:"dependentOverrides,omitempty"`

	// Name of the scheduler that chooses the clusters. Immutable. Default "default-scheduler". If no scheduler of that name
	// runs, the objects are not scheduled.
	// +optional
	// +kubebuilder:default="default-scheduler"
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="the schedulerName should not be updated"
	SchedulerName string `json:"schedulerName,omitempty"`

	// What happens when the workload, or the cluster that it runs in, becomes unhealthy. Nil means that an unhealthy
	// workload is not moved, and that evictions from clusters follow the flags of the controller manager.
	// +optional
	// +kubebuilder:validation:XValidation:rule="!has(self.application) || !has(self.application.gracePeriodSeconds) || self.application.purgeMode == 'Gracefully'",message="only takes effect when purgeMode is gracefully",fieldPath=".application.gracePeriodSeconds"
	// +kubebuilder:validation:XValidation:rule="!has(self.application) || !has(self.application.gracePeriodSeconds) || self.application.gracePeriodSeconds > 0",message="must be greater than 0",fieldPath=".application.gracePeriodSeconds"
	// +kubebuilder:validation:XValidation:rule="!has(self.application) || !has(self.application.decisionConditions.tolerationSeconds) || self.application.decisionConditions.tolerationSeconds >= 0",message="must be greater than or equal to 0",fieldPath=".application.decisionConditions.tolerationSeconds"
	Failover *FailoverBehavior `json:"failover,omitempty"`

	// What to do if an unmanaged object of the same kind and name already exists in a member cluster. Abort does not change
	// it and reports the conflict; Overwrite takes it over. The annotation work.karmada.io/conflict-resolution of the object
	// takes precedence. Default Abort.
	// +optional
	// +kubebuilder:default=Abort
	// +kubebuilder:validation:Enum=Abort;Overwrite
	ConflictResolution ConflictResolution `json:"conflictResolution,omitempty"`

	// How the object is enforced in member clusters. Merge updates it and keeps the fields that only the member has. CreateOnly
	// creates it where it is missing and never changes an existing one. Adopt is like Merge, and takes over an existing unmanaged
	// object after "karmadactl adopt" approved it. CreateOnly and Adopt cannot be combined with the conflict resolution Overwrite.
	// The annotation work.karmada.io/apply-strategy of the object takes precedence. Default Merge. Upstream Karmada ignores this
	// field.
	// +optional
	// +kubebuilder:validation:Enum=Merge;CreateOnly;Adopt
	ApplyStrategy ApplyStrategy `json:"applyStrategy,omitempty"`

	// When a change of this policy takes effect for objects that it has already claimed. Empty means immediately; Lazy means
	// with the next change of the object itself, so that editing a policy does not move objects.
	// +optional
	// +kubebuilder:validation:Enum=Lazy
	ActivationPreference ActivationPreference `json:"activationPreference,omitempty"`

	// Suspends propagation; objects in members stay. Nil means that nothing is suspended.
	// +optional
	// +kubebuilder:validation:XValidation:rule="!has(self.dispatching) || !self.dispatching || !has(self.dispatchingOnClusters) || !has(self.dispatchingOnClusters.clusterNames) || size(self.dispatchingOnClusters.clusterNames) == 0",message="suspension dispatching cannot co-exist with dispatchingOnClusters.clusterNames"
	Suspension *Suspension `json:"suspension,omitempty"`

	// Keeps the objects in the member clusters, unmanaged, when the object in the control plane is deleted, or a cluster leaves the
	// placement. This includes evictions: the old copy continues to run. Default false: they are deleted.
	// +optional
	PreserveResourcesOnDeletion *bool `json:"preserveResourcesOnDeletion,omitempty"`

	// Priority in the queue of the scheduler. Nil means priority 0. Requires the feature gate PriorityBasedScheduling. It
	// affects only the order in the queue.
	// +optional
	SchedulePriority *SchedulePriority `json:"schedulePriority,omitempty"`

	// How a change of the object, or of its override policies, reaches the clusters. Nil means all at once. To end an unfinished rollout,
	// set type AllAtOnce; removing the field is refused.
	// +optional
	RolloutStrategy *RolloutStrategy `json:"rolloutStrategy,omitempty"`
}

// PreemptionBehavior defines whether a policy may take over objects of another policy.
type PreemptionBehavior string

const (
	// PreemptAlways lets the policy take over objects from policies of lower priority.
	PreemptAlways PreemptionBehavior = "Always"
	// PreemptNever leaves claimed objects with their policy.
	PreemptNever PreemptionBehavior = "Never"
)

// ConflictResolution defines what to do if an unmanaged object exists in a member cluster.
type ConflictResolution string

const (
	// ConflictAbort does not change the object and reports the conflict.
	ConflictAbort ConflictResolution = "Abort"
	// ConflictOverwrite makes the object managed and equal to the template.
	ConflictOverwrite ConflictResolution = "Overwrite"
)

// ApplyStrategy defines how an object is enforced in member clusters; empty means ApplyMerge.
type ApplyStrategy string

const (
	// ApplyMerge updates the object in a three-way merge.
	ApplyMerge ApplyStrategy = "Merge"
	// ApplyCreateOnly creates the object where it is missing and never changes an existing one.
	ApplyCreateOnly ApplyStrategy = "CreateOnly"
	// ApplyAdopt is like ApplyMerge, and takes over an existing unmanaged object after a user approved it.
	ApplyAdopt ApplyStrategy = "Adopt"
)

// ActivationPreference defines when a changed policy takes effect; empty means immediately.
type ActivationPreference string

// LazyActivation defers a policy change until the object itself changes.
const LazyActivation ActivationPreference = "Lazy"

// Suspension stops changes from reaching member clusters. Existing objects stay, and their status is still reported.
type Suspension struct {
	// True stops propagation to all clusters. Mutually exclusive with dispatchingOnClusters.
	// +optional
	Dispatching *bool `json:"dispatching,omitempty"`

	// Clusters to which propagation stops; others are not affected.
	// +optional
	DispatchingOnClusters *SuspendClusters `json:"dispatchingOnClusters,omitempty"`
}

// SuspendClusters names clusters that get no changes.
type SuspendClusters struct {
	// Names of the clusters. A name without a cluster has no effect.
	// +optional
	ClusterNames []string `json:"clusterNames,omitempty"`
}

// SchedulePriority refers to the priority in the scheduling queue.
type SchedulePriority struct {
	// Source of the priority class. The only value is KubePriorityClass: a PriorityClass of scheduling.k8s.io/v1 in the control
	// plane.
	// +kubebuilder:validation:Enum=KubePriorityClass
	PriorityClassSource PriorityClassSource `json:"priorityClassSource"`

	// Name of the class, whose value becomes the priority. While it does not exist the policy is not applied.
	PriorityClassName string `json:"priorityClassName"`
}

// PriorityClassSource is the source of a priority class.
type PriorityClassSource string

// KubePriorityClass means scheduling.k8s.io/v1 PriorityClass in the control plane.
const KubePriorityClass PriorityClassSource = "KubePriorityClass"
