// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// FederatedResourceQuota limits the resources that a namespace uses in all clusters together, and in single clusters. Its name
// has at most 63 characters.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=federatedresourcequotas,scope=Namespaced,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.status.overall`,name="OVERALL",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.overallUsed`,name="OVERALL_USED",type=string
// +kubebuilder:validation:XValidation:rule="size(self.metadata.name) <= 63",message="must be no more than 63 characters"
type FederatedResourceQuota struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The limits.
	Spec FederatedResourceQuotaSpec `json:"spec"`

	// Observed limits and usage.
	// +optional
	Status FederatedResourceQuotaStatus `json:"status,omitempty,omitzero"`
}

// FederatedResourceQuotaList is a list of FederatedResourceQuotas.
// +kubebuilder:object:root=true
type FederatedResourceQuotaList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The quotas.
	Items []FederatedResourceQuota `json:"items"`
}

// FederatedResourceQuotaSpec holds the limits.
type FederatedResourceQuotaSpec struct {
	// Limits over all clusters together, by resource name as in a ResourceQuota. Without the feature gate
	// FederatedQuotaEnforcement they are only reported; with it, a placement that would exceed one of requests (cpu,
	// requests.memory, …) is rejected. Others, such as pods, only permit staticAssignments of the same resource.
	Overall corev1.ResourceList `json:"overall"`

	// Limits of single clusters; each becomes a ResourceQuota in that cluster. Their sum per resource may not exceed
	// overall, and they may not name a resource that overall does not. Clusters that are not listed get no ResourceQuota.
	// +optional
	StaticAssignments []StaticClusterAssignment `json:"staticAssignments,omitempty"`
}

// StaticClusterAssignment limits one cluster.
type StaticClusterAssignment struct {
	// Name of the cluster. The assignment is pending while the cluster does not exist.
	ClusterName string `json:"clusterName"`

	// Limits of the ResourceQuota in that cluster.
	Hard corev1.ResourceList `json:"hard"`
}

// FederatedResourceQuotaStatus holds the observed limits and usage.
type FederatedResourceQuotaStatus struct {
	// The limits in force: spec.overall as last observed.
	// +optional
	Overall corev1.ResourceList `json:"overall,omitempty"`

	// Usage in all clusters, of the resources in overall.
	// +optional
	OverallUsed corev1.ResourceList `json:"overallUsed,omitempty"`

	// Status of the ResourceQuota in each cluster, sorted by the name of the cluster.
	// +optional
	AggregatedStatus []ClusterQuotaStatus `json:"aggregatedStatus,omitempty"`

	// Whether overallUsed is the usage of the bindings of the namespace, which is limited. If false, overallUsed is the usage that
	// the clusters of staticAssignments report.
	// +optional
	Enforced bool `json:"enforced,omitempty"`

	// Usage of bindings whose change was admitted, but may not be stored yet. It is part of overallUsed.
	// +optional
	// +listType=map
	// +listMapKey=binding
	Reservations []QuotaReservation `json:"reservations,omitempty"`
}

// QuotaReservation is the usage of one binding that was admitted.
type QuotaReservation struct {
	// Name of the ResourceBinding.
	Binding string `json:"binding"`

	// Usage that was admitted.
	// +optional
	Used corev1.ResourceList `json:"used,omitempty"`

	// Time after which the reservation has no effect: the change was stored, or failed.
	Expires metav1.Time `json:"expires"`
}

// ClusterQuotaStatus is the status of the ResourceQuota in one cluster.
type ClusterQuotaStatus struct {
	// Name of the cluster.
	ClusterName string `json:"clusterName"`

	// Limits and usage in the cluster.
	corev1.ResourceQuotaStatus `json:",inline"`
}
