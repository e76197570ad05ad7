// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

const (
	// LabelClusterManager is the label of a ClusterProfile with the value of spec.clusterManager.name.
	LabelClusterManager = "x-k8s.io/cluster-manager"
	// ClusterConditionControlPlaneHealthy is the condition of a ClusterProfile whose cluster has a healthy API server.
	ClusterConditionControlPlaneHealthy = "ControlPlaneHealthy"
	// ClusterConditionJoined is the condition of a ClusterProfile whose cluster is managed by the cluster manager.
	ClusterConditionJoined = "Joined"
)

// ClusterProfile describes a member cluster, and how to reach it, for tools that read cluster inventories.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterprofiles,scope=Namespaced
// +kubebuilder:subresource:status
type ClusterProfile struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Manager of the cluster, and its name for humans.
	// +required
	Spec ClusterProfileSpec `json:"spec"`

	// Properties, access and health of the cluster.
	// +optional
	Status ClusterProfileStatus `json:"status,omitempty,omitzero"`
}

// ClusterProfileList is a list of ClusterProfiles.
// +kubebuilder:object:root=true
type ClusterProfileList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The profiles.
	Items []ClusterProfile `json:"items"`
}

// ClusterProfileSpec identifies the manager of a cluster.
type ClusterProfileSpec struct {
	// Name of the cluster for humans. Not written by Karmada.
	// +optional
	DisplayName string `json:"displayName,omitempty"`

	// Manager that writes the profile. Karmada changes only profiles of the manager karmada.
	// +kubebuilder:validation:XValidation:message="ClusterManager is immutable",rule="self == oldSelf"
	// +required
	ClusterManager ClusterManager `json:"clusterManager"`
}

// ClusterManager identifies the manager of a cluster.
type ClusterManager struct {
	// Name of the manager.
	// +required
	Name string `json:"name"`
}

// ClusterProfileStatus is the observed state of a cluster.
type ClusterProfileStatus struct {
	// ControlPlaneHealthy, and Joined.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// Versions of components.
	// +optional
	Version ClusterVersion `json:"version,omitempty,omitzero"`

	// Properties by name.
	// +optional
	// +listType=map
	// +listMapKey=name
	Properties []Property `json:"properties,omitempty"`

	// Ways to reach the cluster. They contain no credentials.
	// +optional
	// +listType=map
	// +listMapKey=name
	AccessProviders []AccessProvider `json:"accessProviders,omitempty"`

	// Deprecated field with the same contents as accessProviders, for older readers.
	// +optional
	// +listType=map
	// +listMapKey=name
	CredentialProviders []AccessProvider `json:"credentialProviders,omitempty"`
}

// ClusterVersion holds versions of components of a cluster.
type ClusterVersion struct {
	// Version of the API server, such as v1.36.3.
	// +optional
	Kubernetes string `json:"kubernetes,omitempty"`
}

// Property is a property of a cluster.
type Property struct {
	// Name of the property.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=253
	// +required
	Name string `json:"name"`

	// Value of the property.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=1024
	// +required
	Value string `json:"value"`

	// Time at which the value was read in the cluster. Unset if the cluster does not report the property itself.
	// +optional
	LastObservedTime metav1.Time `json:"lastObservedTime,omitempty,omitzero"`
}

// AccessProvider is one way to reach a cluster.
type AccessProvider struct {
	// Kind of credentials, which the configuration of the reader maps to a plugin.
	// +required
	Name string `json:"name"`

	// Address of the cluster.
	// +optional
	Cluster AccessEndpoint `json:"cluster,omitempty,omitzero"`
}

// AccessEndpoint is the address of a cluster, with the fields of a cluster in a kubeconfig file.
type AccessEndpoint struct {
	// URL of the API server.
	// +required
	Server string `json:"server"`

	// Name in the certificate of the server. Empty means the host of the URL.
	// +optional
	TLSServerName string `json:"tls-server-name,omitempty"`

	// If true, the certificate of the server is not verified. Not written by Karmada.
	// +optional
	InsecureSkipTLSVerify bool `json:"insecure-skip-tls-verify,omitempty"`

	// Path of a file with certificates of CAs. Not written by Karmada.
	// +optional
	CertificateAuthority string `json:"certificate-authority,omitempty"`

	// PEM certificates of the CAs of the server.
	// +optional
	CertificateAuthorityData []byte `json:"certificate-authority-data,omitempty"`

	// URL of the proxy through which to connect. Not written by Karmada.
	// +optional
	ProxyURL string `json:"proxy-url,omitempty"`

	// If true, responses are not compressed. Not written by Karmada.
	// +optional
	DisableCompression bool `json:"disable-compression,omitempty"`

	// Data for plugins by name.
	// +optional
	Extensions []NamedExtension `json:"extensions,omitempty"`
}

// NamedExtension is data for plugins.
type NamedExtension struct {
	// Name of the extension.
	// +required
	Name string `json:"name"`

	// The data.
	// +kubebuilder:pruning:PreserveUnknownFields
	// +required
	Extension runtime.RawExtension `json:"extension"`
}
