// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ServiceImport represents, in consuming clusters, the Service that other clusters export under its name. Karmada creates the
// Service "derived-<name>" for it, with the endpoints of all exporting clusters.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=serviceimports,scope=Namespaced,shortName=svcim;svcimport
// +kubebuilder:subresource:status
// +kubebuilder:storageversion
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
	Spec ServiceImportSpec `json:"spec,omitempty,omitzero"`

	// Clusters that export the service. Not written by Karmada.
	// +optional
	Status ServiceImportStatus `json:"status,omitempty,omitzero"`
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

// ServiceImportType is the kind of address of an import.
type ServiceImportType string

const (
	// ClusterSetIP means one address for all endpoints; the only type that Karmada supports.
	ClusterSetIP ServiceImportType = "ClusterSetIP"
	// Headless means an address for each endpoint.
	Headless ServiceImportType = "Headless"
)

// ServiceImportSpec describes the imported service.
type ServiceImportSpec struct {
	// Ports of the service; the derived Service gets the same.
	// +listType=atomic
	Ports []ServicePort `json:"ports"`

	// Addresses of the service, one of each family. In the control plane they have no effect: the derived Service has the type ClusterIP,
	// and API servers reject load balancer addresses of such Services.
	// +optional
	// +kubebuilder:validation:MaxItems=2
	IPs []string `json:"ips,omitempty"`

	// Families of the addresses, in their order. No effect in the control plane.
	// +optional
	// +listType=atomic
	// +kubebuilder:validation:MaxItems=2
	IPFamilies []corev1.IPFamily `json:"ipFamilies,omitempty"`

	// ClusterSetIP or Headless; Karmada supports ClusterSetIP only.
	// +kubebuilder:validation:Enum=ClusterSetIP;Headless
	Type ServiceImportType `json:"type"`

	// Session affinity: ClientIP or None, the default.
	// +optional
	SessionAffinity corev1.ServiceAffinity `json:"sessionAffinity,omitempty"`

	// Details of the session affinity.
	// +optional
	SessionAffinityConfig *corev1.SessionAffinityConfig `json:"sessionAffinityConfig,omitempty"`

	// Internal traffic policy of the exported Service. No effect in the control plane.
	// +optional
	InternalTrafficPolicy *corev1.ServiceInternalTrafficPolicy `json:"internalTrafficPolicy,omitempty"`

	// Traffic distribution of the exported Service. No effect in the control plane.
	// +optional
	TrafficDistribution *string `json:"trafficDistribution,omitempty"`
}

// ServicePort is a port of an imported service.
type ServicePort struct {
	// Name, a DNS label, unique among the ports. Optional if there is only one.
	// +optional
	Name string `json:"name,omitempty"`

	// TCP, UDP or SCTP. Empty means TCP.
	// +optional
	Protocol corev1.Protocol `json:"protocol,omitempty"`

	// Protocol of the application, such as http; a hint for load balancers.
	// +optional
	AppProtocol *string `json:"appProtocol,omitempty"`

	// Number of the port.
	Port int32 `json:"port"`
}

// ServiceImportStatus lists the clusters that export the service, and the state of the import.
type ServiceImportStatus struct {
	// The exporting clusters, by name.
	// +optional
	// +listType=map
	// +listMapKey=cluster
	Clusters []ClusterStatus `json:"clusters,omitempty"`

	// Conditions by type. Written in members only.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// Whether EndpointSlices of the exporting clusters exist beside the ServiceImport: Present or Absent. Written in members only.
	// +optional
	EndpointSliceObjects EndpointSliceObjects `json:"endpointSliceObjects,omitempty"`
}

// EndpointSliceObjects reports whether imported EndpointSlices exist.
// +kubebuilder:validation:Enum=Present;Absent
type EndpointSliceObjects string

// EndpointSlicesPresent means that imported EndpointSlices exist.
const EndpointSlicesPresent EndpointSliceObjects = "Present"

// ClusterStatus is one exporting cluster.
type ClusterStatus struct {
	// Name of the cluster.
	Cluster string `json:"cluster"`
}
