// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	networkingv1 "k8s.io/api/networking/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// MultiClusterIngress routes external HTTP traffic to services in several clusters. Its spec equals the spec of an Ingress of
// networking.k8s.io/v1, either as it is or wrapped as spec.template.spec.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=multiclusteringresses,scope=Namespaced,shortName=mci,categories=karmada-io
// +kubebuilder:subresource:status
type MultiClusterIngress struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Routing of traffic.
	// +optional
	Spec MultiClusterIngressSpec `json:"spec,omitempty,omitzero"`

	// Addresses of load balancers, and clusters of services.
	// +optional
	Status MultiClusterIngressStatus `json:"status,omitempty,omitzero"`
}

// MultiClusterIngressList is a list of MultiClusterIngresses.
// +kubebuilder:object:root=true
type MultiClusterIngressList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The ingresses.
	Items []MultiClusterIngress `json:"items"`
}

// MultiClusterIngressSpec defines the routing of traffic: the fields of an IngressSpec, or template.
type MultiClusterIngressSpec struct {
	networkingv1.IngressSpec `json:",inline"`

	// Ingress in the member clusters. If it is set, the other fields of the spec are ignored.
	// +optional
	Template *IngressTemplate `json:"template,omitempty"`
}

// IngressTemplate wraps an IngressSpec.
type IngressTemplate struct {
	// Spec of the Ingress in the member clusters.
	Spec networkingv1.IngressSpec `json:"spec"`
}

// MultiClusterIngressStatus is the status of an Ingress, with the clusters of services.
type MultiClusterIngressStatus struct {
	networkingv1.IngressStatus `json:",inline"`

	// Clusters that currently get no traffic. Written by external controllers.
	// +optional
	TrafficBlockClusters []string `json:"trafficBlockClusters,omitempty"`

	// Clusters of the services of the ingress. Written by the controller manager.
	// +optional
	ServiceLocations []ServiceLocation `json:"serviceLocations,omitempty"`
}

// ServiceLocation lists the clusters of a service.
type ServiceLocation struct {
	// Name of the service, in the namespace of the ingress.
	Name string `json:"name"`

	// Clusters that have the service.
	// +optional
	Clusters []string `json:"clusters,omitempty"`
}
