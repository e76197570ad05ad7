// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ServiceExport exports the Service of its name in its cluster to other clusters. In the control plane it is propagated like any
// object, to the exporting clusters.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=serviceexports,scope=Namespaced,shortName=svcex;svcexport
// +kubebuilder:subresource:status
// +kubebuilder:storageversion
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="Age",type=date
type ServiceExport struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// What is exported beside the Service.
	// +optional
	Spec ServiceExportSpec `json:"spec,omitempty,omitzero"`

	// Status of the export.
	// +optional
	Status ServiceExportStatus `json:"status,omitempty,omitzero"`
}

// ServiceExportList is a list of ServiceExports.
// +kubebuilder:object:root=true
type ServiceExportList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The exports.
	Items []ServiceExport `json:"items"`
}

// ServiceExportSpec holds metadata of the imported services. Karmada uses it for exports that users create in members.
type ServiceExportSpec struct {
	// Labels of the ServiceImports.
	// +optional
	ExportedLabels map[string]string `json:"exportedLabels,omitempty"`

	// Annotations of the ServiceImports.
	// +optional
	ExportedAnnotations map[string]string `json:"exportedAnnotations,omitempty"`
}

// ServiceExportStatus is the status of an export.
type ServiceExportStatus struct {
	// Conditions by type.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}
