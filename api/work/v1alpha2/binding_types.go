// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// ResourceBinding ties one namespaced object to the clusters that it is propagated to. Karmada makes it when a policy
// claims the object, and it goes away with the object. The scheduler writes spec.clusters; users read.
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

	// What is propagated, as the policy wants it, and the clusters chosen for it.
	Spec ResourceBindingSpec `json:"spec"`

	// What the scheduler and the clusters report.
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

// ClusterResourceBinding ties one cluster-scoped object to the clusters that it is propagated to. Karmada makes it when
// a ClusterPropagationPolicy claims the object, and it goes away with the object. The scheduler writes spec.clusters;
// users read.
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

	// What is propagated, as the policy wants it, and the clusters chosen for it.
	Spec ResourceBindingSpec `json:"spec"`

	// What the scheduler and the clusters report.
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

// ResourceBindingSpec is what both kinds of binding say.
type ResourceBindingSpec struct {
	// The propagated object (the template).
	Resource ObjectReference `json:"resource"`

	// Whether the dependencies of the object follow it; from the policy. Default false.
	// +optional
	PropagateDeps bool `json:"propagateDeps,omitempty"`

	// What each replica needs, as an interpreter read it from the template. Nil when the object has no replicas.
	// +optional
	ReplicaRequirements *ReplicaRequirements `json:"replicaRequirements,omitempty"`

	// Number of replicas that the template asks for. 0 when the object has no replicas, or when components is used.
	// +optional
	Replicas int32 `json:"replicas,omitempty"`

	// The parts of a workload that has several pod templates. It needs the feature gate MultiplePodTemplatesScheduling
	// and an interpreter that knows the kind; replicas and replicaRequirements are then left empty.
	// +optional
	Components []Component `json:"components,omitempty"`

	// The clusters that the scheduler chose, sorted by name. The object is in exactly these, in those of requiredBy, and
	// for a while yet in those of gracefulEvictionTasks.
	// +optional
	Clusters []TargetCluster `json:"clusters,omitempty"`

	// Clusters that the object is leaving. The scheduler does not choose them again while they are listed.
	// +optional
	GracefulEvictionTasks []GracefulEvictionTask `json:"gracefulEvictionTasks,omitempty"`

	// Bindings whose object depends on this one; this object goes to their clusters, too.
	// +optional
	RequiredBy []BindingSnapshot `json:"requiredBy,omitempty"`

	// Scheduler that chooses the clusters; from the policy. Empty means "default-scheduler".
	// +optional
	SchedulerName string `json:"schedulerName,omitempty"`

	// Where the object may go; from the policy. Nil for an object that is here only as a dependency: it is not scheduled.
	// +optional
	Placement *policyv1alpha1.Placement `json:"placement,omitempty"`

	// What moves the workload to another cluster; from the policy. Nil means nothing does but the controller flags.
	// +optional
	Failover *policyv1alpha1.FailoverBehavior `json:"failover,omitempty"`

	// What to do about an unmanaged object of that name in a cluster; from the policy, or from the bindings in
	// requiredBy, of which one that says Overwrite is enough. Default Abort.
	// +optional
	// +kubebuilder:default=Abort
	// +kubebuilder:validation:Enum=Abort;Overwrite
	ConflictResolution policyv1alpha1.ConflictResolution `json:"conflictResolution,omitempty"`

	// Asks for a rescheduling from scratch: when it is later than status.lastScheduledTime, the present clusters are
	// given up as a preference. A WorkloadRebalancer sets it.
	// +optional
	RescheduleTriggeredAt *metav1.Time `json:"rescheduleTriggeredAt,omitempty"`

	// What is on hold. Nil means nothing.
	// +optional
	Suspension *Suspension `json:"suspension,omitempty"`

	// Keeps the objects in the clusters when the template is deleted; from the policy, or from the bindings in
	// requiredBy, of which one that says true is enough. Default false.
	// +optional
	PreserveResourcesOnDeletion *bool `json:"preserveResourcesOnDeletion,omitempty"`

	// Place in the queue of the scheduler. Nil means priority 0.
	// +optional
	SchedulePriority *SchedulePriority `json:"schedulePriority,omitempty"`

	// The affinity groups that the workload is in. Nil when it is in none. Set on ResourceBindings only.
	// +optional
	WorkloadAffinityGroups *WorkloadAffinityGroups `json:"workloadAffinityGroups,omitempty"`
}

// ObjectReference leads to one object in the control plane.
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

	// UID, which tells the object from an earlier one of that name.
	// +optional
	UID types.UID `json:"uid,omitempty"`

	// Resource version of the object that the binding was last made from; a change of it makes Karmada look again.
	// +optional
	ResourceVersion string `json:"resourceVersion,omitempty"`
}

// TargetCluster is a cluster with the share of the workload that it got.
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

// TargetComponent is a component with the replicas that it got in one cluster.
type TargetComponent struct {
	// Name of the component, one of spec.components.
	Name string `json:"name"`

	// Replicas in the cluster.
	Replicas int32 `json:"replicas"`
}

// BindingSnapshot is the result of another binding, whose object needs this one.
type BindingSnapshot struct {
	// Namespace of that binding; empty for a ClusterResourceBinding.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name of that binding.
	Name string `json:"name"`

	// The clusters chosen for it.
	// +optional
	Clusters []TargetCluster `json:"clusters,omitempty"`
}

// Suspension says what is on hold for a binding.
type Suspension struct {
	policyv1alpha1.Suspension `json:",inline"`

	// True keeps the scheduler away, for those who want to decide first whether the workload may be placed at all, such
	// as a queue. Clusters chosen before stay. Policies do not touch it.
	// +optional
	Scheduling *bool `json:"scheduling,omitempty"`
}

// SchedulePriority is a place in the queue of the scheduler.
type SchedulePriority struct {
	// Higher goes first. The value of the PriorityClass that the policy names. Default 0.
	// +optional
	// +kubebuilder:default=0
	Priority int32 `json:"priority,omitempty"`
}

// WorkloadAffinityGroups are the affinity groups of a workload, resolved from the labels of its template.
type WorkloadAffinityGroups struct {
	// Group to stay together with, as "<label key>=<label value>"; groups reach over one namespace. Empty means none.
	// +optional
	AffinityGroup string `json:"affinityGroup,omitempty"`

	// Group to stay apart from, as "<label key>=<label value>"; groups reach over one namespace. Empty means none.
	// +optional
	AntiAffinityGroup string `json:"antiAffinityGroup,omitempty"`
}
