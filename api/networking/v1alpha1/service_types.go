// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// MultiClusterService makes the Service of its name, with its endpoints in the provider clusters, reachable in the consumer
// clusters. Its name is a DNS label that starts with a letter (DNS-1035). Requires the feature gate MultiClusterService.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=multiclusterservices,scope=Namespaced,shortName=mcs,categories=karmada-io
// +kubebuilder:subresource:status
type MultiClusterService struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Ports, exposure and clusters.
	Spec MultiClusterServiceSpec `json:"spec"`

	// The conditions ServiceApplied, EndpointSliceDispatched and EndpointsReady, and addresses of load balancers.
	// +optional
	Status corev1.ServiceStatus `json:"status,omitempty,omitzero"`
}

// MultiClusterServiceList is a list of MultiClusterServices.
// +kubebuilder:object:root=true
type MultiClusterServiceList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The services.
	Items []MultiClusterService `json:"items"`
}

// MultiClusterServiceSpec defines the ports, the exposure, and the provider and consumer clusters of a service.
type MultiClusterServiceSpec struct {
	// Exposure: CrossCluster, inside the consumer clusters, or LoadBalancer, from outside, which requires an external
	// controller. Exactly one; immutable.
	// +kubebuilder:validation:XValidation:rule="!('CrossCluster' in self && 'LoadBalancer' in self)",message="MultiClusterService types should not contain more than one type"
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="MultiClusterService types are immutable"
	Types []ExposureType `json:"types"`

	// Exposed ports. Empty means those of the Service.
	// +optional
	Ports []ExposurePort `json:"ports,omitempty"`

	// Clusters whose endpoints are collected. Empty means all clusters.
	// +optional
	ProviderClusters []ClusterSelector `json:"providerClusters,omitempty"`

	// Clusters that get the Service and the endpoints. Empty means all clusters.
	// +optional
	ConsumerClusters []ClusterSelector `json:"consumerClusters,omitempty"`

	// Ignored.
	//
	// Deprecated: use providerClusters and consumerClusters.
	// +optional
	Range ExposureRange `json:"range,omitempty,omitzero"`

	// Ignored.
	//
	// Deprecated: use providerClusters.
	// +optional
	ServiceProvisionClusters []string `json:"serviceProvisionClusters,omitempty"`

	// Ignored.
	//
	// Deprecated: use consumerClusters.
	// +optional
	ServiceConsumptionClusters []string `json:"serviceConsumptionClusters,omitempty"`
}

// ExposureType is a way to make a service reachable.
type ExposureType string

const (
	// ExposureTypeCrossCluster makes it reachable inside the consumer clusters.
	ExposureTypeCrossCluster ExposureType = "CrossCluster"
	// ExposureTypeLoadBalancer makes it reachable from outside.
	ExposureTypeLoadBalancer ExposureType = "LoadBalancer"
)

// ExposurePort is an exposed port.
type ExposurePort struct {
	// Name, a DNS label, unique among the ports. Optional.
	// +optional
	Name string `json:"name,omitempty"`

	// Number of the port, 1 to 65535.
	Port int32 `json:"port"`

	// Port of the pods behind it, by number or name. Nil means the port of the Service. Used if Karmada creates
	// the Service.
	// +optional
	TargetPort *intstr.IntOrString `json:"targetPort,omitempty"`
}

// ExposureRange is a set of clusters in the deprecated form.
type ExposureRange struct {
	// Names of the clusters.
	// +optional
	ClusterNames []string `json:"clusterNames,omitempty"`
}

// ClusterSelector selects one cluster.
type ClusterSelector struct {
	// Name of the cluster. An event reports a cluster that does not exist.
	Name string `json:"name"`
}
