// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifests

import (
	"cmp"
	"path"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// EncryptionKey is the key of Spec.EncryptionSecret.
const EncryptionKey = "encryption.yaml"

// OIDCDir is the directory with the files of Spec.OIDCSecret in containers.
const OIDCDir = pkiDir + "/oidc"

// Version is the version of Spec. A later version must read earlier ones.
const Version = "v1"

// Component is the name of a Deployment or StatefulSet of the control plane.
type Component string

// The components of a control plane. Those after Webhook are addons, which are disabled by default.
const (
	Etcd                  Component = "etcd"
	APIServer             Component = "karmada-apiserver"
	KubeControllerManager Component = "kube-controller-manager"
	AggregatedAPIServer   Component = "karmada-aggregated-apiserver"
	ControllerManager     Component = "karmada-controller-manager"
	Scheduler             Component = "karmada-scheduler"
	Webhook               Component = "karmada-webhook"
	Descheduler           Component = "karmada-descheduler"
	Search                Component = "karmada-search"
	MetricsAdapter        Component = "karmada-metrics-adapter"
	// UI is the web console.
	UI Component = "karmada-ui"
	// SchedulerEstimator runs once for each cluster in Spec.Estimators.
	SchedulerEstimator Component = "karmada-scheduler-estimator"
)

// Components returns the components in the order of the installation.
func Components() []Component {
	return []Component{
		Etcd, APIServer, KubeControllerManager, AggregatedAPIServer, ControllerManager, Scheduler, Webhook,
		Descheduler, Search, MetricsAdapter, UI,
	}
}

// Addon reports whether a component is installed only on request.
func (c Component) Addon() bool {
	switch c {
	case Descheduler, Search, MetricsAdapter, UI, SchedulerEstimator:
		return true
	default:
		return false
	}
}

// Spec describes a control plane. Complete sets the defaults.
type Spec struct {
	// Version is the version of this type.
	Version string `json:"version"`
	// Namespace is the namespace in the host cluster, and ClusterDomain the DNS domain of its Services.
	Namespace     string `json:"namespace"`
	ClusterDomain string `json:"clusterDomain"`
	// Release is the version of Karmada: the tag of its images.
	Release string `json:"release"`
	Images  Images `json:"images"`
	// Certificates holds the settings of certificates.
	Certificates Certificates `json:"certificates"`
	// Endpoint is the way to the API server from outside of the host cluster.
	Endpoint Endpoint `json:"endpoint"`
	Etcd     EtcdSpec `json:"etcd"`
	// Components holds the settings of each component.
	Components map[Component]Settings `json:"components"`
	// Estimators are the clusters with a scheduler-estimator. Their kubeconfigs are in Secrets that Render does not return.
	Estimators []string `json:"estimators,omitempty"`
	// EncryptionSecret is a Secret with an EncryptionConfiguration in the key EncryptionKey, by which the API server encrypts objects in
	// etcd. It belongs to the user. Empty means no encryption.
	EncryptionSecret string `json:"encryptionSecret,omitempty"`
	// OIDCSecret is a Secret with files for OpenID Connect, such as the CA of the issuer and the secret of the client, which extra arguments
	// of the web console and of the API server name. They are in OIDCDir. It belongs to the user. Empty means none.
	OIDCSecret string `json:"oidcSecret,omitempty"`
	// Audit writes an audit log to the output of the API server.
	Audit bool `json:"audit,omitempty"`
	// FeatureGates are set on every component that has the flag.
	FeatureGates map[string]bool `json:"featureGates,omitempty"`
}

// Images selects the images of components without an image of their own.
type Images struct {
	// All is an image with all components, and takes precedence over the others.
	All string `json:"all,omitempty"`
	// Registry holds the images of Karmada, and KubeRegistry the images of etcd and Kubernetes.
	Registry     string `json:"registry"`
	KubeRegistry string `json:"kubeRegistry"`
	// KubeTag is the tag of kube-apiserver and kube-controller-manager, and EtcdTag the tag of etcd.
	KubeTag string `json:"kubeTag"`
	EtcdTag string `json:"etcdTag"`
	// PullPolicy and PullSecrets apply to all pods.
	PullPolicy  corev1.PullPolicy `json:"pullPolicy"`
	PullSecrets []string          `json:"pullSecrets,omitempty"`
}

// Certificates holds additional names of the API server and lifetimes.
type Certificates struct {
	// Names are host names and addresses at which clients reach the API server, also former ones.
	Names []string `json:"names,omitempty"`
	// ValidityDays is the lifetime of certificates other than CAs.
	ValidityDays int32 `json:"validityDays"`
	// Renewal selects what renews certificates before they expire. Empty means CronJob.
	Renewal Renewer `json:"renewal,omitempty"`
	// Former selects the certificate of the administrator of earlier versions, whose rights cannot be revoked, until an upgrade.
	Former bool `json:"-"`
}

// Endpoint is the Service of the API server.
type Endpoint struct {
	// Type is NodePort, LoadBalancer or ClusterIP.
	Type corev1.ServiceType `json:"type"`
	// NodePort is the port on the nodes of the host cluster.
	NodePort int32 `json:"nodePort,omitempty"`
	// Annotations are set on the Service.
	Annotations map[string]string `json:"annotations,omitempty"`
	// Server is the URL at which clients outside of the host cluster reach the API server.
	Server string `json:"server,omitempty"`
	// Advertised is set if a user selected the address of Server.
	Advertised bool `json:"advertised,omitempty"`
}

// Storage is the kind of volume of etcd.
type Storage string

// Kinds of storage.
const (
	HostPath              Storage = "hostPath"
	EmptyDir              Storage = "emptyDir"
	PersistentVolumeClaim Storage = "PVC"
)

// EtcdSpec describes the database.
type EtcdSpec struct {
	// External is set if the database is not part of the control plane.
	External *ExternalEtcd `json:"external,omitempty"`
	Storage  Storage       `json:"storage,omitempty"`
	// DataPath is the directory on the node with storage HostPath, and in the container.
	DataPath string `json:"dataPath,omitempty"`
	// StorageClass and Size configure the PersistentVolumeClaims.
	StorageClass string `json:"storageClass,omitempty"`
	Size         string `json:"size,omitempty"`
}

// KeyPrefix returns the prefix of the keys of all objects, with a slash at both ends.
func (e EtcdSpec) KeyPrefix() string {
	prefix := defaultKeyPrefix
	if e.External != nil {
		prefix = cmp.Or(e.External.KeyPrefix, prefix)
	}
	return strings.TrimSuffix(path.Join("/", prefix), "/") + "/"
}

// defaultKeyPrefix is the default of kube-apiserver.
const defaultKeyPrefix = "/registry"

// ExternalEtcd is a database outside of the control plane. Its client certificate is in the issued certificates.
type ExternalEtcd struct {
	Servers []string `json:"servers"`
	// KeyPrefix is the prefix of all keys. Empty means /registry.
	KeyPrefix string `json:"keyPrefix,omitempty"`
}

// Settings are the settings that all components have.
type Settings struct {
	// Enabled installs the component.
	Enabled bool `json:"enabled"`
	// Image and PullPolicy take precedence over Spec.Images.
	Image         string            `json:"image,omitempty"`
	PullPolicy    corev1.PullPolicy `json:"pullPolicy,omitempty"`
	Replicas      int32             `json:"replicas"`
	PriorityClass string            `json:"priorityClass,omitempty"`
	// ExtraArgs are flags, --name=value or --name, that replace the default ones of the same name.
	ExtraArgs []string `json:"extraArgs,omitempty"`
	// FeatureGates take precedence over the feature gates of the Spec.
	FeatureGates map[string]bool             `json:"featureGates,omitempty"`
	Resources    corev1.ResourceRequirements `json:"resources,omitzero"`
	Labels       map[string]string           `json:"labels,omitempty"`
	Annotations  map[string]string           `json:"annotations,omitempty"`
	NodeSelector map[string]string           `json:"nodeSelector,omitempty"`
	Tolerations  []corev1.Toleration         `json:"tolerations,omitempty"`
	Affinity     *corev1.Affinity            `json:"affinity,omitempty"`
	// Budget is the disruption budget. Nil means that one pod may be unavailable if there are several replicas.
	Budget *Budget `json:"budget,omitempty"`
}

// Budget is a disruption budget. One of the fields is set.
type Budget struct {
	MinAvailable   *intstr.IntOrString `json:"minAvailable,omitempty"`
	MaxUnavailable *intstr.IntOrString `json:"maxUnavailable,omitempty"`
}
