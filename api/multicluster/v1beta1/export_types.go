// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1beta1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/api/multicluster/v1alpha1"
)

// ServiceExport exports the Service of its name in its cluster to other clusters. In the control plane it is propagated like any
// object, to the exporting clusters.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=serviceexports,scope=Namespaced,shortName=svcex;svcexport
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="Age",type=date
type ServiceExport struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// What is exported beside the Service.
	// +optional
	Spec v1alpha1.ServiceExportSpec `json:"spec,omitempty,omitzero"`

	// Status of the export.
	// +optional
	Status v1alpha1.ServiceExportStatus `json:"status,omitempty,omitzero"`
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
