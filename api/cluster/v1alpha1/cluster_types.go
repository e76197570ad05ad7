// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Names of the kind and its resource.
const (
	// ResourceKindCluster is the kind.
	ResourceKindCluster = "Cluster"
	// ResourceSingularCluster is the singular resource name.
	ResourceSingularCluster = "cluster"
	// ResourcePluralCluster is the plural resource name.
	ResourcePluralCluster = "clusters"
)

// Cluster is a member cluster: its connection, its properties for scheduling, and its status. Its name is a DNS label of at
// most 48 characters.
// +kubebuilder:object:root=true
type Cluster struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Connection and properties of the cluster.
	Spec ClusterSpec `json:"spec"`

	// Status of the cluster, written through the status subresource only.
	// +optional
	Status ClusterStatus `json:"status,omitempty,omitzero"`
}

// ClusterList is a list of Clusters.
// +kubebuilder:object:root=true
type ClusterList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The clusters.
	Items []Cluster `json:"items"`
}

// ClusterSyncMode is the direction of the connection between control plane and cluster.
// +enum
type ClusterSyncMode string

const (
	// Push means that the control plane connects to the cluster.
	Push ClusterSyncMode = "Push"
	// Pull means that an agent in the cluster connects to the control plane.
	Pull ClusterSyncMode = "Pull"
)

// ClusterSpec holds the connection and the properties of a cluster.
type ClusterSpec struct {
	// Identity of the cluster that survives a change of its name or address: the UID of its namespace kube-system. The
	// same cluster cannot join twice. At most 128000 characters.
	// +optional
	ID string `json:"id,omitempty"`

	// Push: the control plane applies Works in the cluster. Pull: an agent in the cluster does.
	SyncMode ClusterSyncMode `json:"syncMode"`

	// URL of the API server, such as https://10.0.0.1:6443; with a host, without user, query and fragment. Required for
	// Push, and for the cluster proxy in both modes.
	// +optional
	APIEndpoint string `json:"apiEndpoint,omitempty"`

	// Secret in the control plane with the credentials for the cluster: token and caBundle, or a whole kubeconfig. Required
	// for Push.
	// +optional
	SecretRef *LocalSecretReference `json:"secretRef,omitempty"`

	// Secret in the control plane with the token that the cluster proxy uses to impersonate users. Without it the proxy
	// rejects requests.
	// +optional
	ImpersonatorSecretRef *LocalSecretReference `json:"impersonatorSecretRef,omitempty"`

	// True skips the verification of the certificate of the API server, which makes the connection vulnerable to
	// man-in-the-middle attacks. For tests only. Default false.
	// +optional
	// +default=false
	InsecureSkipTLSVerification bool `json:"insecureSkipTLSVerification,omitempty"`

	// Proxy on the way to the API server: an http, https or socks5 URL; other schemes are rejected. Empty means a direct
	// connection.
	// +optional
	ProxyURL string `json:"proxyURL,omitempty"`

	// Headers for the CONNECT request to that proxy; several values of one header are joined by commas.
	// +optional
	ProxyHeader map[string]string `json:"proxyHeader,omitempty"`

	// Provider of the cluster, such as the name of a cloud; placements select and spread by it. A valid label value.
	// +optional
	Provider string `json:"provider,omitempty"`

	// Region that the cluster is in; placements select and spread by it. A valid label value.
	// +optional
	Region string `json:"region,omitempty"`

	// Deprecated: use zones. A zone without zones is moved to zones. Mutually exclusive with zones.
	// +optional
	Zone string `json:"zone,omitempty"`

	// Failure zones that the nodes of the cluster are in; placements select by them. Valid label values.
	// +optional
	Zones []string `json:"zones,omitempty"`

	// Taints of the cluster: workloads that do not tolerate them are not scheduled to it or, with effect NoExecute, evicted.
	// Each pair of key and effect must be unique. A NoExecute taint without timeAdded gets the current time.
	// +optional
	Taints []corev1.Taint `json:"taints,omitempty"`

	// Grades to count nodes by, for estimating available replicas. Empty means the nine default grades, with the feature gate
	// CustomizedClusterResourceModeling. All grades must have the same resources and cover the range from 0 to the largest
	// number without gaps.
	// +optional
	ResourceModels []ResourceModel `json:"resourceModels,omitempty"`
}

// LocalSecretReference refers to a Secret in the control plane.
type LocalSecretReference struct {
	// Namespace of the Secret.
	Namespace string `json:"namespace"`

	// Name of the Secret.
	Name string `json:"name"`
}

// ResourceModel is a grade of nodes, defined by their free resources.
type ResourceModel struct {
	// Number of the grade, starting at 0; unique.
	Grade uint `json:"grade"`

	// Range of each resource that the grade covers.
	Ranges []ResourceModelRange `json:"ranges"`
}

// ResourceModelRange is a range of one resource: at least min, less than max.
type ResourceModelRange struct {
	// Name of the resource, such as cpu.
	Name corev1.ResourceName `json:"name"`

	// Lower bound, included. The lowest grade has 0.
	Min resource.Quantity `json:"min"`

	// Upper bound, excluded; greater than min. The highest grade has the largest 64 bit integer.
	Max resource.Quantity `json:"max"`
}

// ClusterStatus is the observed status of a cluster.
type ClusterStatus struct {
	// Version of the API server, such as v1.36.3.
	// +optional
	KubernetesVersion string `json:"kubernetesVersion,omitempty"`

	// APIs that the cluster serves, sorted by group and version. Objects are scheduled only to clusters that serve their kind.
	// +optional
	APIEnablements []APIEnablement `json:"apiEnablements,omitempty"`

	// Ready, CompleteAPIEnablements and conditions of other controllers. ClusterTaintPolicies and Remedies match them.
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// Counts of nodes. Nil before the first report.
	// +optional
	NodeSummary *NodeSummary `json:"nodeSummary,omitempty"`

	// Sums of resources. Nil before the first report: the cluster then counts as full.
	// +optional
	ResourceSummary *ResourceSummary `json:"resourceSummary,omitempty"`

	// Actions that Remedies request, sorted.
	// +optional
	RemedyActions []string `json:"remedyActions,omitempty"`

	// ClusterProperties of the cluster (about.k8s.io), as it reports them, sorted by name. At most 64, without empty values and values
	// of more than 1,024 characters: the condition CompleteProperties names those that are missing.
	// +optional
	Properties []ClusterProperty `json:"properties,omitempty"`
}

// ClusterProperty is a property of a cluster.
type ClusterProperty struct {
	// Name of the ClusterProperty, such as cluster.clusterset.k8s.io.
	Name string `json:"name"`

	// Value of the ClusterProperty.
	Value string `json:"value"`
}

// APIEnablement lists the resources of one group and version.
type APIEnablement struct {
	// Group and version, such as apps/v1.
	GroupVersion string `json:"groupVersion"`

	// Resources without subresources, sorted by name.
	// +optional
	Resources []APIResource `json:"resources,omitempty"`
}

// APIResource is a resource that a cluster serves.
type APIResource struct {
	// Plural name, such as deployments.
	Name string `json:"name"`

	// Kind, such as Deployment.
	Kind string `json:"kind"`
}

// NodeSummary counts nodes.
type NodeSummary struct {
	// All nodes.
	// +optional
	TotalNum int32 `json:"totalNum,omitempty"`

	// Nodes that are ready.
	// +optional
	ReadyNum int32 `json:"readyNum,omitempty"`
}

// ResourceSummary sums up resources over all nodes and pods of a cluster.
type ResourceSummary struct {
	// Allocatable resources of the nodes.
	// +optional
	Allocatable corev1.ResourceList `json:"allocatable,omitempty"`

	// Requests of pods that are not assigned to a node yet.
	// +optional
	Allocating corev1.ResourceList `json:"allocating,omitempty"`

	// Requests of unfinished pods that are assigned to a node.
	// +optional
	Allocated corev1.ResourceList `json:"allocated,omitempty"`

	// Nodes counted by grade, in the order of spec.resourceModels.
	// +optional
	AllocatableModelings []AllocatableModeling `json:"allocatableModelings,omitempty"`
}

// AllocatableModeling counts the nodes of one grade.
type AllocatableModeling struct {
	// Number of the grade in spec.resourceModels.
	Grade uint `json:"grade"`

	// Nodes whose free resources fall into the grade.
	Count int `json:"count"`
}
