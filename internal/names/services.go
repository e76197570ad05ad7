// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import "strings"

// Labels and annotations of multi-cluster services (docs/contract/services.md).
const (
	// MultiClusterServiceID is set on a MultiClusterService, its Service, the binding of the Service, and the Works for providers.
	MultiClusterServiceID = "multiclusterservice.karmada.io/permanent-id"
	// MultiClusterServiceNamespace and MultiClusterServiceName are labels of Works and annotations of the Service and its binding.
	MultiClusterServiceNamespace = "multiclusterservice.karmada.io/namespace"
	MultiClusterServiceName      = "multiclusterservice.karmada.io/name"
	// MultiClusterIngressNamespace and MultiClusterIngressName are labels of the Works of a MultiClusterIngress.
	MultiClusterIngressNamespace = "multiclusteringress.karmada.io/namespace"
	MultiClusterIngressName      = "multiclusteringress.karmada.io/name"
	// EndpointSliceManagedBy is set on a Work with a reported EndpointSlice to the kinds that request the report, separated by dots.
	EndpointSliceManagedBy = "endpointslice.karmada.io/managed-by"
	// EndpointSliceNamespace and EndpointSliceName are set on a Work with a reported EndpointSlice and name its Service.
	EndpointSliceNamespace = "endpointslice.karmada.io/namespace"
	EndpointSliceName      = "endpointslice.karmada.io/name"
	// ProvisionCluster is the annotation with the source cluster of a dispatched EndpointSlice, on the EndpointSlice and its Work.
	ProvisionCluster = "endpointslice.karmada.io/provision-cluster"
	// ImportedBy and DispatchedBy are the values of the label endpointslice.kubernetes.io/managed-by of EndpointSlices that
	// Karmada creates.
	ImportedBy   = "endpointslice-controller.karmada.io"
	DispatchedBy = "endpointslice-dispatch-controller.karmada.io"
)

// Labels of the Works of a FederatedResourceQuota.
const (
	QuotaNamespace = "federatedresourcequota.karmada.io/namespace"
	QuotaName      = "federatedresourcequota.karmada.io/name"
)

// Finalizers of multi-cluster services.
const (
	ImportFinalizer   = "karmada.io/endpointslice-controller"
	CollectFinalizer  = "karmada.io/mcs-endpointslice-collect-controller"
	DispatchFinalizer = "karmada.io/mcs-endpointslice-dispatch-controller"
	ServiceFinalizer  = "karmada.io/multiclusterservice-controller"
	IngressFinalizer  = "karmada.io/multiclusteringress-controller"
	QuotaFinalizer    = "karmada.io/federated-resource-quota-controller"
)

// DerivedPrefix is the prefix of the name of the Service that represents an imported one.
const DerivedPrefix = "derived-"

// maxObjectName is the maximum length of the name of an EndpointSlice.
const maxObjectName = 253

// ImportedSlice returns the name of an EndpointSlice of a cluster in the control plane.
func ImportedSlice(cluster, name string) string { return bounded("imported-" + cluster + "-" + name) }

// DispatchedSlice returns the name of an EndpointSlice of a cluster in another cluster.
func DispatchedSlice(cluster, name string) string { return bounded(cluster + "-" + name) }

// DistinctSlice returns the name of an EndpointSlice of a cluster instead of one of the above that an EndpointSlice of another
// cluster has. For example, eu-west-web may be web of eu-west, or west-web of eu.
func DistinctSlice(name, cluster string) string { return bounded(name + "-" + Hash(cluster)) }

// bounded returns a name that is not longer than an object name may be.
func bounded(name string) string {
	if len(name) <= maxObjectName {
		return name
	}
	hash := Hash(name)
	return strings.TrimRight(name[:maxObjectName-len(hash)-1], "-.") + "-" + hash
}
