// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import (
	"strings"

	"k8s.io/apimachinery/pkg/util/validation"
)

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

// Labels and annotations of the clusterset: of exports that users create in members, and of their imports.
const (
	// ClusterSetNamespace and ClusterSetName are labels of Works with the report or the import of a Service.
	ClusterSetNamespace = "clusterset.karmada.io/namespace"
	ClusterSetName      = "clusterset.karmada.io/name"
	// ClusterSetExport is the annotation of a report with the export, as JSON.
	ClusterSetExport = "clusterset.karmada.io/export"
	// ClusterSetClusters and ClusterSetConditions are annotations of an import with the exporting clusters and the conditions of the
	// ServiceExport of its member, as JSON.
	ClusterSetClusters   = "clusterset.karmada.io/clusters"
	ClusterSetConditions = "clusterset.karmada.io/conditions"
	// ClusterSetMark and ClusterSetService are labels of a ServiceImport and of a Service in members that the clusterset owns. The value of
	// the second one is the name of the ServiceImport.
	ClusterSetMark    = "clusterset.karmada.io/managed"
	ClusterSetService = "clusterset.karmada.io/service"
	// ClusterSetBy is the value of the label endpointslice.kubernetes.io/managed-by of EndpointSlices of the clusterset.
	ClusterSetBy = "clusterset.karmada.io"
	// ClusterSetSliceService and ClusterSetSliceSource are labels of EndpointSlices that the Multi-Cluster Services API defines.
	ClusterSetSliceService = "multicluster.kubernetes.io/service-name"
	ClusterSetSliceSource  = "multicluster.kubernetes.io/source-cluster"
	// ClusterSetFinalizer keeps the Work of an import until its objects in the member are deleted.
	ClusterSetFinalizer = "karmada.io/clusterset-controller"
)

// ClusterSetReport and ClusterSetImport return the names of the Works with the report and the import of a Service.
func ClusterSetReport(namespace, name string) string {
	return distinct(name, "clusterset-report", namespace, name)
}

// ClusterSetImport returns the name of the Work with the import of a Service. See ClusterSetReport.
func ClusterSetImport(namespace, name string) string {
	return distinct(name, "clusterset-import", namespace, name)
}

// ClusterSetDerived returns the name of the Service of an import in a member. A long name ends with a hash.
func ClusterSetDerived(name string) string {
	if out := DerivedPrefix + name; len(out) <= validation.DNS1123LabelMaxLength {
		return out
	}
	hash := Hash(name)
	return DerivedPrefix + strings.TrimRight(name[:validation.DNS1123LabelMaxLength-len(DerivedPrefix)-len(hash)-1], "-") + "-" + hash
}

// ClusterSetSlice returns the name of an EndpointSlice of a cluster in the members of the clusterset. No other cluster or Service has it.
// The type of the addresses cannot be changed, and belongs to the name.
func ClusterSetSlice(cluster, service, name, addressType string) string {
	return distinct("clusterset-"+cluster+"-"+name, cluster, service, name, addressType)
}

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
