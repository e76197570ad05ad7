// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1beta1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/api/multicluster/v1alpha1"
)

// ServiceImport represents, in consuming clusters, the Service that other clusters export under its name. Karmada creates the
// Service "derived-<name>" for it, with the endpoints of all exporting clusters.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=serviceimports,scope=Namespaced,shortName=svcim;svcimport
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.type`,name="Type",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.ips`,name="IP",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="Age",type=date
type ServiceImport struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The imported service.
	// +optional
	Spec v1alpha1.ServiceImportSpec `json:"spec,omitempty,omitzero"`

	// Clusters that export the service. Not written by Karmada.
	// +optional
	Status v1alpha1.ServiceImportStatus `json:"status,omitempty,omitzero"`
}

// ServiceImportList is a list of ServiceImports.
// +kubebuilder:object:root=true
type ServiceImportList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The imports.
	Items []ServiceImport `json:"items"`
}
