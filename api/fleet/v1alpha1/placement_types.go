// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// PlacementScheduled reports whether the clusters of a Placement satisfy it.
const PlacementScheduled = "Scheduled"

// Placement requests a decision of the scheduler without a workload. The clusters are published as PlacementDecisions, for tools that
// deploy to them. Nothing is propagated.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=placements,scope=Namespaced,shortName=plc,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="Scheduled")].status`,name="SCHEDULED",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.clusters[*].name`,name="CLUSTERS",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type Placement struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The clusters to choose.
	// +required
	Spec PlacementSpec `json:"spec"`

	// The chosen clusters.
	// +optional
	Status PlacementStatus `json:"status,omitempty,omitzero"`
}

// PlacementList is a list of Placements.
// +kubebuilder:object:root=true
type PlacementList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`

	// The Placements.
	Items []Placement `json:"items"`
}

// PlacementSpec specifies the clusters to choose.
type PlacementSpec struct {
	// Which clusters to choose, and how to divide the replicas, as in a PropagationPolicy. Empty means all clusters.
	// +optional
	Placement policyv1alpha1.Placement `json:"placement,omitempty,omitzero"`

	// Number of replicas to divide among the clusters. Unset means that clusters are chosen without regard to their capacity.
	// +kubebuilder:validation:Minimum=0
	// +optional
	Replicas *int32 `json:"replicas,omitempty"`

	// Resources that a replica requests, such as cpu and memory, as strings. Without replicas, they have no effect.
	// +kubebuilder:validation:MaxProperties=16
	// +optional
	ReplicaRequests map[corev1.ResourceName]PlacementQuantity `json:"replicaRequests,omitempty"`
}

// PlacementQuantity is a quantity without an exponent, which would take long to decode.
// +kubebuilder:validation:MaxLength=20
// +kubebuilder:validation:Pattern=`^[0-9]+(\.[0-9]{1,9})?(m|k|M|G|T|P|Ki|Mi|Gi|Ti|Pi)?$`
type PlacementQuantity string

// PlacementStatus holds the decision about a Placement.
type PlacementStatus struct {
	// Generation that was scheduled last.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`

	// The chosen clusters, by name.
	// +optional
	Clusters []PlacementCluster `json:"clusters,omitempty"`

	// Name of the term of clusterAffinities by which the clusters were chosen.
	// +optional
	AffinityName string `json:"affinityName,omitempty"`

	// Scheduled is False if no clusters satisfy the Placement. Clusters that were chosen before are kept then.
	// +listType=map
	// +listMapKey=type
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}

// PlacementCluster is a chosen cluster.
type PlacementCluster struct {
	// Name of the cluster.
	Name string `json:"name"`

	// Replicas that the cluster gets.
	// +optional
	Replicas int32 `json:"replicas,omitempty"`
}
