// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// Karmada describes a control plane in a host cluster. karmada-operator installs it in the namespace of the object, keeps it as
// described, and removes it with the object. A namespace contains at most one control plane.
// +kubebuilder:object:root=true
// +kubebuilder:subresource:status
// +kubebuilder:resource:path=karmadas,scope=Namespaced,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="Ready")].status`,name="READY",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="Ready")].reason`,name="REASON",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.karmadaVersion`,name="VERSION",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type Karmada struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The control plane. Empty means the defaults.
	// +optional
	Spec KarmadaSpec `json:"spec,omitempty"`
	// State of the control plane.
	// +optional
	Status KarmadaStatus `json:"status,omitempty"`
}

// KarmadaList is a list of Karmadas.
// +kubebuilder:object:root=true
type KarmadaList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The Karmadas.
	Items []Karmada `json:"items"`
}

// KarmadaSpec defines a control plane.
type KarmadaSpec struct {
	// Cluster in which the control plane runs. Nil means the cluster of this object.
	// +optional
	HostCluster *HostCluster `json:"hostCluster,omitempty"`
	// Registry of all images that have no imageRepository. Nil means registry.k8s.io for those of Kubernetes and etcd, and
	// docker.io/karmada for the others.
	// +optional
	PrivateRegistry *ImageRegistry `json:"privateRegistry,omitempty"`
	// Settings of the components. A component without settings has the defaults. The descheduler, search, the metrics
	// adapter and the web console are installed only if they are set.
	// +optional
	Components *KarmadaComponents `json:"components,omitempty"`
	// Feature gates of all components that have them.
	// +optional
	FeatureGates map[string]bool `json:"featureGates,omitempty"`
	// No effect: the operator contains the CustomResourceDefinitions of its version.
	// +optional
	CRDTarball *CRDTarball `json:"crdTarball,omitempty"`
	// Certificate authority and lifetime of certificates. Nil means an authority that is created, and a year.
	// +optional
	CustomCertificate *CustomCertificate `json:"customCertificate,omitempty"`
	// If true, the control plane is not changed, except for certificates, until the field is false or the object is deleted.
	// +optional
	Suspend *bool `json:"suspend,omitempty"`
}

// HostCluster is the cluster in which a control plane runs.
type HostCluster struct {
	// URL of the API server of a cluster other than the one with this object. Requires secretRef.
	// +optional
	APIEndpoint string `json:"apiEndpoint,omitempty"`
	// Secret with the credentials for apiEndpoint: token, and caBundle with the PEM-encoded CA.
	// +optional
	SecretRef *LocalSecretReference `json:"secretRef,omitempty"`
	// Network of the host cluster.
	// +optional
	Networking *Networking `json:"networking,omitempty"`
}

// Networking describes the network of the host cluster.
type Networking struct {
	// DNS domain of Services. Empty means cluster.local.
	// +optional
	DNSDomain *string `json:"dnsDomain,omitempty"`
}

// LocalSecretReference refers to a Secret.
type LocalSecretReference struct {
	// Namespace of the Secret. Empty means that of the Karmada; another namespace is rejected.
	// +optional
	Namespace string `json:"namespace,omitempty"`
	// Name of the Secret.
	// +optional
	Name string `json:"name,omitempty"`
}

// ImageRegistry is a registry of images.
type ImageRegistry struct {
	// The registry, with a path if the images have one, such as registry.example.org/karmada.
	Registry string `json:"registry"`
}

// KarmadaComponents holds the settings of the components.
type KarmadaComponents struct {
	// The database. Nil means one that is installed.
	// +optional
	Etcd *Etcd `json:"etcd,omitempty"`
	// The API server that users connect to.
	// +optional
	KarmadaAPIServer *KarmadaAPIServer `json:"karmadaAPIServer,omitempty"`
	// The API server of Clusters.
	// +optional
	KarmadaAggregatedAPIServer *Component `json:"karmadaAggregatedAPIServer,omitempty"`
	// The controllers of Kubernetes.
	// +optional
	KubeControllerManager *Component `json:"kubeControllerManager,omitempty"`
	// The controllers of Karmada.
	// +optional
	KarmadaControllerManager *Component `json:"karmadaControllerManager,omitempty"`
	// The scheduler.
	// +optional
	KarmadaScheduler *Component `json:"karmadaScheduler,omitempty"`
	// The admission webhooks.
	// +optional
	KarmadaWebhook *Component `json:"karmadaWebhook,omitempty"`
	// The descheduler. Nil means that it is not installed.
	// +optional
	KarmadaDescheduler *Component `json:"karmadaDescheduler,omitempty"`
	// The API server of search. Nil means that it is not installed.
	// +optional
	KarmadaSearch *Component `json:"karmadaSearch,omitempty"`
	// The API server of metrics. Nil means that it is not installed.
	// +optional
	KarmadaMetricsAdapter *Component `json:"karmadaMetricsAdapter,omitempty"`
	// The web console. Nil means that it is not installed.
	// +optional
	KarmadaUI *KarmadaUI `json:"karmadaUI,omitempty"`
}

// CommonSettings are the settings of each component.
type CommonSettings struct {
	// Image without a tag. Empty means the default image in the registry.
	// +optional
	ImageRepository string `json:"imageRepository,omitempty"`
	// Tag of the image. Empty means that of the operator, or the default version of Kubernetes or etcd.
	// +optional
	ImageTag string `json:"imageTag,omitempty"`
	// Pull policy of the image. Empty means IfNotPresent.
	// +optional
	// +kubebuilder:validation:Enum=Always;IfNotPresent;Never
	ImagePullPolicy corev1.PullPolicy `json:"imagePullPolicy,omitempty"`
	// Number of replicas. Nil means 1.
	// +optional
	// +kubebuilder:validation:Minimum=0
	Replicas *int32 `json:"replicas,omitempty"`
	// Additional labels of the pods.
	// +optional
	Labels map[string]string `json:"labels,omitempty"`
	// Additional annotations of the pods.
	// +optional
	Annotations map[string]string `json:"annotations,omitempty"`
	// Resources of the container. Empty means requests for a small fleet and no limits.
	// +optional
	Resources corev1.ResourceRequirements `json:"resources,omitempty"`
	// Priority class of the pods. Empty means system-node-critical.
	// +optional
	PriorityClassName string `json:"priorityClassName,omitempty"`
	// Disruption budget of the pods. Nil means that one may be unavailable if there are several.
	// +optional
	PodDisruptionBudgetConfig *PodDisruptionBudgetConfig `json:"podDisruptionBudgetConfig,omitempty"`
	// Additional tolerations of the pods.
	// +optional
	// +listType=atomic
	Tolerations []corev1.Toleration `json:"tolerations,omitempty"`
	// Affinity of the pods. Nil means that different nodes are preferred.
	// +optional
	Affinity *corev1.Affinity `json:"affinity,omitempty"`
}

// PodDisruptionBudgetConfig is a disruption budget. At most one of its fields can be set.
// +kubebuilder:validation:XValidation:rule="!(has(self.minAvailable) && has(self.maxUnavailable))",message="minAvailable and maxUnavailable are mutually exclusive"
type PodDisruptionBudgetConfig struct {
	// Number or percentage of pods that must be available.
	// +optional
	MinAvailable *intstr.IntOrString `json:"minAvailable,omitempty"`
	// Number or percentage of pods that may be unavailable.
	// +optional
	MaxUnavailable *intstr.IntOrString `json:"maxUnavailable,omitempty"`
}

// Component holds the settings of a component.
type Component struct {
	CommonSettings `json:",inline"`
	// Additional flags, without leading dashes. They replace the default flags of the same name.
	// +optional
	ExtraArgs map[string]string `json:"extraArgs,omitempty"`
	// Feature gates, which take precedence over those of the control plane.
	// +optional
	FeatureGates map[string]bool `json:"featureGates,omitempty"`
}

// KarmadaAPIServer holds the settings of the API server.
type KarmadaAPIServer struct {
	Component `json:",inline"`
	// Type of the Service. Empty means ClusterIP: only clients in the host cluster can connect.
	// +optional
	// +kubebuilder:validation:Enum=ClusterIP;NodePort;LoadBalancer
	ServiceType corev1.ServiceType `json:"serviceType,omitempty"`
	// Port on the nodes of the host cluster with serviceType NodePort. 0 means 32443.
	// +optional
	// +kubebuilder:validation:Minimum=0
	// +kubebuilder:validation:Maximum=65535
	NodePort int32 `json:"nodePort,omitempty"`
	// Annotations of the Service.
	// +optional
	ServiceAnnotations map[string]string `json:"serviceAnnotations,omitempty"`
	// Additional host names and addresses in the serving certificate.
	// +optional
	// +listType=atomic
	CertSANs []string `json:"certSANs,omitempty"`
	// Name of a Secret with an EncryptionConfiguration in the key encryption.yaml, for encryption at rest. It must be in the namespace
	// and the host cluster of the control plane. Empty means no encryption.
	// +optional
	EncryptionSecretName string `json:"encryptionSecretName,omitempty"`
	// If true, the API server writes an audit log to its output.
	// +optional
	AuditLog bool `json:"auditLog,omitempty"`
}

// KarmadaUI holds the settings of the web console.
type KarmadaUI struct {
	Component `json:",inline"`
	// Name of a Secret with files for OpenID Connect, such as the CA of the issuer and the secret of the client. They are in the
	// directory /etc/karmada/pki/oidc of karmada-ui and karmada-apiserver, for flags in extraArgs. It must be in the namespace and the
	// host cluster of the control plane. Empty means none.
	// +optional
	OIDCSecretName string `json:"oidcSecretName,omitempty"`
}

// Etcd describes the database.
// +kubebuilder:validation:XValidation:rule="!(has(self.local) && has(self.external))",message="local and external are mutually exclusive"
type Etcd struct {
	// A database that is part of the control plane.
	// +optional
	Local *LocalEtcd `json:"local,omitempty"`
	// A database outside of the control plane.
	// +optional
	External *ExternalEtcd `json:"external,omitempty"`
}

// LocalEtcd describes a database that is part of the control plane.
type LocalEtcd struct {
	CommonSettings `json:",inline"`
	// Storage of the data. Nil means a directory on the node.
	// +optional
	VolumeData *VolumeData `json:"volumeData,omitempty"`
	// No effect: the certificate has the names of all members and of their Services.
	// +optional
	// +listType=atomic
	ServerCertSANs []string `json:"serverCertSANs,omitempty"`
	// No effect: see serverCertSANs.
	// +optional
	// +listType=atomic
	PeerCertSANs []string `json:"peerCertSANs,omitempty"`
	// Additional flags, without leading dashes. They replace the default flags of the same name.
	// +optional
	ExtraArgs map[string]string `json:"extraArgs,omitempty"`
}

// VolumeData is the storage of the database. At most one of its fields can be set.
// +kubebuilder:validation:XValidation:rule="(has(self.volumeClaim)?1:0)+(has(self.hostPath)?1:0)+(has(self.emptyDir)?1:0)<2",message="volumeClaim, hostPath and emptyDir are mutually exclusive"
type VolumeData struct {
	// A PersistentVolumeClaim for each member. Its storageClassName is required; the storage request sets the size.
	// +optional
	VolumeClaim *corev1.PersistentVolumeClaimTemplate `json:"volumeClaim,omitempty"`
	// A directory on the node, which the operator chooses and labels. The database has one replica then.
	// +optional
	HostPath *corev1.HostPathVolumeSource `json:"hostPath,omitempty"`
	// A directory that is deleted with the pod, for tests.
	// +optional
	EmptyDir *corev1.EmptyDirVolumeSource `json:"emptyDir,omitempty"`
}

// ExternalEtcd describes a database outside of the control plane.
type ExternalEtcd struct {
	// URLs of the members.
	// +listType=atomic
	// +kubebuilder:validation:MinItems=1
	Endpoints []string `json:"endpoints"`
	// Secret with the CA and the client certificate: ca.crt, tls.crt and tls.key.
	SecretRef LocalSecretReference `json:"secretRef"`
}

// CRDTarball is an archive of CustomResourceDefinitions.
type CRDTarball struct {
	// Source of the archive.
	// +optional
	HTTPSource *HTTPSource `json:"httpSource,omitempty"`
	// When the archive is downloaded: Always or IfNotPresent.
	// +optional
	// +kubebuilder:validation:Enum=Always;IfNotPresent
	CRDDownloadPolicy *string `json:"crdDownloadPolicy,omitempty"`
}

// HTTPSource is a source of an archive.
type HTTPSource struct {
	// URL of the archive.
	// +optional
	URL string `json:"url,omitempty"`
	// Proxy for the download.
	// +optional
	Proxy *ProxyConfig `json:"proxy,omitempty"`
}

// ProxyConfig is a proxy.
type ProxyConfig struct {
	// URL of the proxy.
	ProxyURL string `json:"proxyURL"`
}

// CustomCertificate configures certificates.
type CustomCertificate struct {
	// Secret with the CA of the API server: tls.crt and tls.key. It is used when the control plane is installed and does not replace
	// a CA later.
	// +optional
	APIServerCACert *LocalSecretReference `json:"apiServerCACert,omitempty"`
	// Lifetime of certificates in days, except those of CAs. Nil means 365.
	// +optional
	// +kubebuilder:validation:Minimum=1
	LeafCertValidityDays *int32 `json:"leafCertValidityDays,omitempty"`
}

// Conditions of a Karmada.
const (
	// Ready is True if all components of the current spec are available.
	Ready = "Ready"
	// Suspended is True while spec.suspend prevents changes.
	Suspended = "Suspended"
)

// KarmadaStatus is the state of a control plane.
type KarmadaStatus struct {
	// Generation of the object that the conditions are about.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`
	// Secret with the kubeconfig of the administrator in the key karmada.config.
	// +optional
	SecretRef *LocalSecretReference `json:"secretRef,omitempty"`
	// Version of Karmada that is installed.
	// +optional
	KarmadaVersion string `json:"karmadaVersion,omitempty"`
	// Version of the API server.
	// +optional
	KubernetesVersion string `json:"kubernetesVersion,omitempty"`
	// Ready states whether the control plane is available, and what prevents it.
	// +optional
	// +listType=map
	// +listMapKey=type
	Conditions []metav1.Condition `json:"conditions,omitempty"`
	// Service of the API server.
	// +optional
	APIServerService *APIServerService `json:"apiServerService,omitempty"`
}

// APIServerService is the Service of the API server.
type APIServerService struct {
	// Name of the Service in the namespace of the Karmada.
	Name string `json:"name"`
}
