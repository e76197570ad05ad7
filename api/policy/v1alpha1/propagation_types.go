// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// PropagationPolicy says which objects of its own namespace go to which member clusters.
//
// Where several policies select an object, a PropagationPolicy wins over a ClusterPropagationPolicy; among policies of
// one kind the highest priority wins, then the most specific selector (name before labels before all), then the first
// name in alphabetical order. A policy keeps what it has claimed until it no longer selects it or another one preempts it.
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

	// What to propagate, where to, and how.
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

// ClusterPropagationPolicy says which objects, cluster-scoped ones and those of any namespace, go to which member
// clusters. Objects in the namespaces karmada-system, karmada-cluster and karmada-es-* are never propagated.
//
// A PropagationPolicy that selects the same object wins, whatever the priorities, as long as the object is unclaimed.
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

	// What to propagate, where to, and how.
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

// PropagationSpec is what both kinds of propagation policy say.
// +kubebuilder:validation:XValidation:rule="!has(self.failover) || !has(self.failover.application) || (has(self.propagateDeps) && self.propagateDeps)",message="application failover is set, propagateDeps must be true"
// +kubebuilder:validation:XValidation:rule="!has(self.preemption) || self.preemption != 'Always' || self.resourceSelectors.all(s, has(s.name) && size(s.name) > 0)",message="name cannot be empty if preemption is Always, the empty name may cause unexpected resources preemption"
type PropagationSpec struct {
	// The objects to propagate: every object that at least one selector picks. At least one selector is needed.
	// +kubebuilder:validation:MinItems=1
	ResourceSelectors []ResourceSelector `json:"resourceSelectors"`

	// Ignored; use propagateDeps.
	//
	// Deprecated: it never had an effect.
	// +optional
	Association bool `json:"association,omitempty"`

	// Propagates, besides the selected objects, what they refer to: the ConfigMaps, Secrets, ServiceAccounts and
	// PersistentVolumeClaims of a workload, and whatever an interpreter names. The dependencies follow the object to
	// the same clusters. Default false; set to true for policies that select a ServiceImport. It must be true for
	// failover.application, since a workload that moves without its dependencies would not start.
	// +optional
	PropagateDeps bool `json:"propagateDeps,omitempty"`

	// Where the objects go. Without a placement every cluster gets a full copy.
	// +optional
	// +kubebuilder:validation:XValidation:rule="!has(self.clusterAffinity) || !has(self.clusterAffinities) || size(self.clusterAffinities) == 0",message="clusterAffinities cannot co-exist with clusterAffinity"
	// +kubebuilder:validation:XValidation:rule="!has(self.spreadConstraints) || self.spreadConstraints.all(c, !has(c.spreadByField) || c.?spreadByLabel.orValue('') == '')",message="spreadByLabel should not co-exist with spreadByField"
	// +kubebuilder:validation:XValidation:rule="!has(self.spreadConstraints) || self.spreadConstraints.all(c, !has(c.minGroups) || c.minGroups >= 0)",message="minGroups lower than 0 is not allowed"
	// +kubebuilder:validation:XValidation:rule="!has(self.spreadConstraints) || self.spreadConstraints.all(c, !has(c.maxGroups) || c.maxGroups >= 0)",message="maxGroups lower than 0 is not allowed"
	// +kubebuilder:validation:XValidation:rule="!has(self.workloadAffinity) || !has(self.workloadAffinity.affinity) || !has(self.workloadAffinity.antiAffinity) || self.workloadAffinity.affinity.groupByLabelKey != self.workloadAffinity.antiAffinity.groupByLabelKey",message="affinity and antiAffinity must not use the same groupByLabelKey"
	Placement Placement `json:"placement,omitempty,omitzero"`

	// Decides between policies of one kind that select the same object: the highest number wins. Negative numbers are
	// fine. Default 0.
	// +optional
	// +kubebuilder:default=0
	Priority *int32 `json:"priority,omitempty"`

	// Whether this policy may take over objects that a policy of lower priority has already claimed. Always lets it,
	// and needs a name in every resource selector, so that nothing is taken by accident. Default Never. It needs the
	// feature gate PropagationPolicyPreemption.
	// +optional
	// +kubebuilder:default=Never
	// +kubebuilder:validation:Enum=Always;Never
	Preemption PreemptionBehavior `json:"preemption,omitempty"`

	// Names of override policies that must exist before anything is propagated, so that no cluster ever sees the object
	// without them. They are looked up as OverridePolicy in the namespace of the object, or as ClusterOverridePolicy.
	// +optional
	DependentOverrides []string `json:"dependentOverrides,omitempty"`

	// Scheduler that chooses the clusters, for those who run one of their own. It cannot be changed after creation.
	// Default "default-scheduler"; with a name that no scheduler answers to, nothing is ever placed.
	// +optional
	// +kubebuilder:default="default-scheduler"
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="the schedulerName should not be updated"
	SchedulerName string `json:"schedulerName,omitempty"`

	// What happens when the workload, or the cluster it runs in, becomes unhealthy. Nil means that an unhealthy
	// workload stays where it is, and that clusters are left as the controller flags say.
	// +optional
	// +kubebuilder:validation:XValidation:rule="!has(self.application) || !has(self.application.gracePeriodSeconds) || self.application.purgeMode == 'Gracefully'",message="only takes effect when purgeMode is gracefully"
	// +kubebuilder:validation:XValidation:rule="!has(self.application) || !has(self.application.gracePeriodSeconds) || self.application.gracePeriodSeconds > 0",message="must be greater than 0"
	// +kubebuilder:validation:XValidation:rule="!has(self.application) || !has(self.application.decisionConditions.tolerationSeconds) || self.application.decisionConditions.tolerationSeconds >= 0",message="must be greater than or equal to 0"
	Failover *FailoverBehavior `json:"failover,omitempty"`

	// What to do about an object of the same kind and name that already exists in a member cluster and that Karmada
	// does not manage. Abort leaves it alone and reports the conflict; Overwrite takes it over. An annotation
	// work.karmada.io/conflict-resolution on the object itself has the last word. Default Abort.
	// +optional
	// +kubebuilder:default=Abort
	// +kubebuilder:validation:Enum=Abort;Overwrite
	ConflictResolution ConflictResolution `json:"conflictResolution,omitempty"`

	// When a change of this policy reaches objects that it has already placed. Left empty, at once; with Lazy, not before
	// the object itself changes next, so that editing a policy moves nothing by itself.
	// +optional
	// +kubebuilder:validation:Enum=Lazy
	ActivationPreference ActivationPreference `json:"activationPreference,omitempty"`

	// Stops propagation without undoing it. Nil means that nothing is suspended.
	// +optional
	// +kubebuilder:validation:XValidation:rule="!has(self.dispatching) || !self.dispatching || !has(self.dispatchingOnClusters) || !has(self.dispatchingOnClusters.clusterNames) || size(self.dispatchingOnClusters.clusterNames) == 0",message="suspension dispatching cannot co-exist with dispatchingOnClusters.clusterNames"
	Suspension *Suspension `json:"suspension,omitempty"`

	// Keeps the objects in the member clusters when the object in the control plane is deleted; they merely stop being
	// managed. Default false: they are deleted, too. It does not matter when a cluster leaves the placement: there the
	// object is deleted in any case.
	// +optional
	PreserveResourcesOnDeletion *bool `json:"preserveResourcesOnDeletion,omitempty"`

	// How urgent the placement is compared with other objects that wait for the scheduler. Nil means priority 0. It
	// needs the feature gate PriorityBasedScheduling, and decides nothing but the order in the queue.
	// +optional
	SchedulePriority *SchedulePriority `json:"schedulePriority,omitempty"`
}

// PreemptionBehavior says whether a policy may take over what another one has claimed.
type PreemptionBehavior string

const (
	// PreemptAlways lets the policy take over objects from policies of lower priority.
	PreemptAlways PreemptionBehavior = "Always"
	// PreemptNever lets claimed objects stay where they are.
	PreemptNever PreemptionBehavior = "Never"
)

// ConflictResolution says what to do about an unmanaged object in a member cluster.
type ConflictResolution string

const (
	// ConflictAbort leaves the object alone and reports the conflict.
	ConflictAbort ConflictResolution = "Abort"
	// ConflictOverwrite makes the object managed and equal to the template.
	ConflictOverwrite ConflictResolution = "Overwrite"
)

// ActivationPreference says when a changed policy takes effect; empty means at once.
type ActivationPreference string

// LazyActivation defers a policy change until the object itself changes.
const LazyActivation ActivationPreference = "Lazy"

// Suspension stops changes from reaching member clusters; what is there already stays, and its status is still reported.
type Suspension struct {
	// True stops propagation to every cluster. It excludes dispatchingOnClusters.
	// +optional
	Dispatching *bool `json:"dispatching,omitempty"`

	// Clusters to which propagation stops, while it goes on to the others.
	// +optional
	DispatchingOnClusters *SuspendClusters `json:"dispatchingOnClusters,omitempty"`
}

// SuspendClusters names clusters that get no changes.
type SuspendClusters struct {
	// Names of the clusters. A name without a cluster has no effect.
	// +optional
	ClusterNames []string `json:"clusterNames,omitempty"`
}

// SchedulePriority leads to the priority in the scheduling queue.
type SchedulePriority struct {
	// Where the priority class is looked up. Only KubePriorityClass exists: a PriorityClass of scheduling.k8s.io/v1 in
	// the control plane.
	// +kubebuilder:validation:Enum=KubePriorityClass
	PriorityClassSource PriorityClassSource `json:"priorityClassSource"`

	// Name of the class, whose value becomes the priority. While it does not exist the policy is not applied.
	PriorityClassName string `json:"priorityClassName"`
}

// PriorityClassSource says where a priority class lives.
type PriorityClassSource string

// KubePriorityClass means scheduling.k8s.io/v1 PriorityClass in the control plane.
const KubePriorityClass PriorityClassSource = "KubePriorityClass"
