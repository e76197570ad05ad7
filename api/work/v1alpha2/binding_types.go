// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// ResourceBinding binds one namespaced object to the clusters that it is propagated to. Karmada creates it when a policy
// claims the object, and deletes it with the object. The scheduler writes spec.clusters; users only read it.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=resourcebindings,scope=Namespaced,shortName=rb,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:storageversion
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="Scheduled")].status`,name="SCHEDULED",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="FullyApplied")].status`,name="FULLYAPPLIED",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ResourceBinding struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The propagated object, the settings of its policy, and the chosen clusters.
	Spec ResourceBindingSpec `json:"spec"`

	// Status of scheduling and of the object in the clusters.
	// +optional
	Status ResourceBindingStatus `json:"status,omitempty,omitzero"`
}

// ResourceBindingList is a list of ResourceBindings.
// +kubebuilder:object:root=true
type ResourceBindingList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The bindings.
	Items []ResourceBinding `json:"items"`
}

// ClusterResourceBinding binds one cluster-scoped object to the clusters that it is propagated to. Karmada creates it when a
// ClusterPropagationPolicy claims the object, and deletes it with the object. The scheduler writes spec.clusters; users only
// read it.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterresourcebindings,scope=Cluster,shortName=crb,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:storageversion
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="Scheduled")].status`,name="SCHEDULED",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="FullyApplied")].status`,name="FULLYAPPLIED",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ClusterResourceBinding struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The propagated object, the settings of its policy, and the chosen clusters.
	Spec ResourceBindingSpec `json:"spec"`

	// Status of scheduling and of the object in the clusters.
	// +optional
	Status ResourceBindingStatus `json:"status,omitempty,omitzero"`
}

// ClusterResourceBindingList is a list of ClusterResourceBindings.
// +kubebuilder:object:root=true
type ClusterResourceBindingList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The bindings.
	Items []ClusterResourceBinding `json:"items"`
}

// ResourceBindingSpec is the spec of both kinds of binding.
type ResourceBindingSpec struct {
	// The propagated object (the template).
	Resource ObjectReference `json:"resource"`

	// Whether dependencies of the object are propagated, too; from the policy. Default false.
	// +optional
	PropagateDeps bool `json:"propagateDeps,omitempty"`

	// Requirements of each replica, as the interpreter returns them. Nil if the object has no replicas.
	// +optional
	ReplicaRequirements *ReplicaRequirements `json:"replicaRequirements,omitempty"`

	// Number of replicas in the template. 0 if the object has no replicas, or if components is used.
	// +optional
	Replicas int32 `json:"replicas,omitempty"`

	// The parts of a workload with several pod templates. Requires the feature gate MultiplePodTemplatesScheduling and an
	// interpreter for the kind; replicas and replicaRequirements are then empty.
	// +optional
	Components []Component `json:"components,omitempty"`

	// The clusters that the scheduler chose, sorted by name. The object is propagated to these clusters, to those of requiredBy
	// and, until their eviction is complete, to those of gracefulEvictionTasks.
	// +optional
	Clusters []TargetCluster `json:"clusters,omitempty"`

	// Clusters that the object is evicted from. The scheduler does not choose them while they are listed.
	// +optional
	GracefulEvictionTasks []GracefulEvictionTask `json:"gracefulEvictionTasks,omitempty"`

	// Bindings whose object depends on this one. This object is propagated to their clusters, too.
	// +optional
	RequiredBy []BindingSnapshot `json:"requiredBy,omitempty"`

	// Scheduler that chooses the clusters; from the policy. Empty means "default-scheduler".
	// +optional
	SchedulerName string `json:"schedulerName,omitempty"`

	// Placement of the object; from the policy. Nil for an object that is only a dependency: it is not scheduled.
	// +optional
	Placement *policyv1alpha1.Placement `json:"placement,omitempty"`

	// Failover of the workload; from the policy. Nil means that only the flags of the controller manager apply.
	// +optional
	Failover *policyv1alpha1.FailoverBehavior `json:"failover,omitempty"`

	// What to do if an unmanaged object of that name exists in a cluster. The value of the policy, or Overwrite if any binding in
	// requiredBy has it. Default Abort.
	// +optional
	// +kubebuilder:default=Abort
	// +kubebuilder:validation:Enum=Abort;Overwrite
	ConflictResolution policyv1alpha1.ConflictResolution `json:"conflictResolution,omitempty"`

	// How the object is enforced in member clusters, from the policy. Default Merge. Upstream Karmada ignores this field.
	// +optional
	// +kubebuilder:validation:Enum=Merge;CreateOnly;Adopt
	ApplyStrategy policyv1alpha1.ApplyStrategy `json:"applyStrategy,omitempty"`

	// Requests a rescheduling from scratch: if it is later than status.lastScheduledTime, current clusters are not preferred.
	// A WorkloadRebalancer sets it.
	// +optional
	RescheduleTriggeredAt *metav1.Time `json:"rescheduleTriggeredAt,omitempty"`

	// Suspended operations. Nil means none.
	// +optional
	Suspension *Suspension `json:"suspension,omitempty"`

	// Keeps the objects in the clusters, unmanaged, when the template is deleted, and in a cluster that is no longer a target. The
	// value of the policy, or true if any binding in requiredBy has it. Default false.
	// +optional
	PreserveResourcesOnDeletion *bool `json:"preserveResourcesOnDeletion,omitempty"`

	// Priority in the queue of the scheduler. Nil means priority 0.
	// +optional
	SchedulePriority *SchedulePriority `json:"schedulePriority,omitempty"`

	// Affinity groups of the workload. Nil means none. Only for ResourceBindings.
	// +optional
	WorkloadAffinityGroups *WorkloadAffinityGroups `json:"workloadAffinityGroups,omitempty"`

	// The stages in which changes reach the clusters; from the policy, if its rolloutStrategy has the type Staged. Nil means all at once.
	// Upstream Karmada ignores this field.
	// +optional
	StagedRollout *policyv1alpha1.StagedStrategy `json:"stagedRollout,omitempty"`
}

// ObjectReference refers to one object in the control plane.
type ObjectReference struct {
	// API version, such as "apps/v1".
	APIVersion string `json:"apiVersion"`

	// Kind, such as "Deployment".
	Kind string `json:"kind"`

	// Namespace; empty for a cluster-scoped object.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name.
	Name string `json:"name"`

	// UID, which distinguishes the object from an earlier one of that name.
	// +optional
	UID types.UID `json:"uid,omitempty"`

	// Resource version of the object that the binding was last built from.
	// +optional
	ResourceVersion string `json:"resourceVersion,omitempty"`
}

// TargetCluster is a chosen cluster with its replicas.
// +k8s:openapi-gen=true
type TargetCluster struct {
	// Name of the cluster.
	Name string `json:"name"`

	// Replicas in the cluster. Absent for objects without replicas.
	// +optional
	Replicas int32 `json:"replicas,omitempty"`

	// Replicas of each component, for workloads with several pod templates.
	// +optional
	Components []TargetComponent `json:"components,omitempty"`
}

// TargetComponent is a component with its replicas in one cluster.
// +k8s:openapi-gen=true
type TargetComponent struct {
	// Name of the component, one of spec.components.
	Name string `json:"name"`

	// Replicas in the cluster.
	Replicas int32 `json:"replicas"`
}

// BindingSnapshot is the result of another binding whose object depends on this one.
type BindingSnapshot struct {
	// Namespace of that binding; empty for a ClusterResourceBinding.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name of that binding.
	Name string `json:"name"`

	// The chosen clusters of that binding.
	// +optional
	Clusters []TargetCluster `json:"clusters,omitempty"`
}

// Suspension lists suspended operations of a binding.
type Suspension struct {
	policyv1alpha1.Suspension `json:",inline"`

	// True suspends scheduling, for controllers such as job queues that decide when a workload may be scheduled. Clusters
	// chosen before are kept. Policies do not change this field.
	// +optional
	Scheduling *bool `json:"scheduling,omitempty"`
}

// SchedulePriority is the priority in the queue of the scheduler.
type SchedulePriority struct {
	// Higher values are scheduled first. The value of the PriorityClass that the policy names. Default 0.
	// +optional
	// +kubebuilder:default=0
	Priority int32 `json:"priority,omitempty"`
}

// WorkloadAffinityGroups are the affinity groups of a workload, resolved from the labels of its template.
type WorkloadAffinityGroups struct {
	// Affinity group within the namespace, as "<label key>=<label value>". Empty means none.
	// +optional
	AffinityGroup string `json:"affinityGroup,omitempty"`

	// Anti-affinity group within the namespace, as "<label key>=<label value>". Empty means none.
	// +optional
	AntiAffinityGroup string `json:"antiAffinityGroup,omitempty"`
}
