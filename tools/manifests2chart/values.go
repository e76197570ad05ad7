// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"k8s.io/apimachinery/pkg/util/intstr"

	"karmada.io/karmada/internal/install/manifests"
)

// Values are the values of the chart, named as in docs/contract/components.md#helm-chart-and-operator. The comment of a field is
// its description in the chart. The tags enum, pattern and minimum restrict its values.
type Values struct {
	// Settings of all components.
	Global Global `json:"global"`
	// Tag of the images of Karmada. Empty means the appVersion of the chart.
	KarmadaImageVersion string `json:"karmadaImageVersion"`
	// Pull policy of all images.
	KarmadaImagePullPolicy string `json:"karmadaImagePullPolicy" enum:"Always IfNotPresent Never"`
	// Disruption budget of all components. Empty means that one pod may be unavailable if a component has several replicas.
	PodDisruptionBudget Budget `json:"podDisruptionBudget"`
	// The chart installs control planes only. See karmadactl register for agents.
	InstallMode string `json:"installMode" enum:"host"`
	// DNS domain of the Services of the host cluster.
	ClusterDomain string `json:"clusterDomain" pattern:"^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$"`
	// No effect: the control plane is installed in the namespace of the release.
	SystemNamespace string `json:"systemNamespace"`
	// Addons to install.
	Components []string `json:"components" enum:"descheduler search metricsAdapter ui schedulerEstimator"`
	// No effect: the Job of the chart issues certificates.
	CFSSL map[string]any `json:"cfssl"`
	// No effect: the Job of the chart needs no kubectl.
	Kubectl map[string]any `json:"kubectl"`
	// No effect: see postInstallJob.
	PreInstallJob Job `json:"preInstallJob"`
	// No effect: see postInstallJob.
	PreUpdateJob Job `json:"preUpdateJob"`
	// No effect: see postInstallJob.
	StaticResourceJob Job `json:"staticResourceJob"`
	// The Job that issues certificates and configures the control plane.
	PostInstallJob Job `json:"postInstallJob"`
	// The Job that deletes certificates when the release is uninstalled.
	PostDeleteJob Job `json:"postDeleteJob"`
	// Certificates.
	Certs Certs `json:"certs"`
	// karmada-scheduler.
	Scheduler Component `json:"scheduler"`
	// karmada-webhook.
	Webhook Component `json:"webhook"`
	// karmada-controller-manager.
	ControllerManager Component `json:"controllerManager"`
	// karmada-apiserver.
	APIServer APIServer `json:"apiServer"`
	// karmada-aggregated-apiserver.
	AggregatedAPIServer Component `json:"aggregatedApiServer"`
	// karmada-metrics-adapter, if components contains metricsAdapter.
	MetricsAdapter Component `json:"metricsAdapter"`
	// kube-controller-manager.
	KubeControllerManager Component `json:"kubeControllerManager"`
	// The database.
	Etcd Etcd `json:"etcd"`
	// No effect: see installMode.
	Agent map[string]any `json:"agent"`
	// karmada-scheduler-estimator, if components contains schedulerEstimator.
	SchedulerEstimator Estimator `json:"schedulerEstimator"`
	// karmada-descheduler, if components contains descheduler.
	Descheduler Component `json:"descheduler"`
	// karmada-search, if components contains search.
	Search Component `json:"search"`
	// karmada-ui, the web console, if components contains ui.
	UI UI `json:"ui"`
}

// Global holds settings of all components.
type Global struct {
	// Image with all components. Empty means separate images.
	Image string `json:"image"`
	// Registry of all images. Empty means that of the release, and registry.k8s.io for etcd and Kubernetes.
	ImageRegistry string `json:"imageRegistry"`
	// Registry of the images of etcd and Kubernetes. Empty means imageRegistry.
	KubeImageRegistry string `json:"kubeImageRegistry"`
	// Tag of the images of Kubernetes.
	KubeImageTag string `json:"kubeImageTag"`
	// Tag of the image of etcd.
	EtcdImageTag string `json:"etcdImageTag"`
	// Names of Secrets with credentials of registries.
	ImagePullSecrets []string `json:"imagePullSecrets"`
	// Feature gates of all components that have them.
	FeatureGates map[string]bool `json:"featureGates"`
}

// Budget is a disruption budget.
type Budget struct {
	// Number or percentage of pods that must be available.
	MinAvailable *intstr.IntOrString `json:"minAvailable,omitempty"`
	// Number or percentage of pods that may be unavailable.
	MaxUnavailable *intstr.IntOrString `json:"maxUnavailable,omitempty"`
}

// Job holds settings of a Job.
type Job struct {
	// Labels of the nodes of its pod.
	NodeSelector map[string]string `json:"nodeSelector"`
	// Tolerations of its pod.
	Tolerations []map[string]any `json:"tolerations"`
}

// Certs configures certificates.
type Certs struct {
	// What renews certificates before they expire: a CronJob, or None. With None, each helm upgrade renews certificates with less than a
	// third of their lifetime left.
	Renewal string `json:"renewal" enum:"CronJob None"`
	// Where the CA of the API server comes from: auto creates one, custom reads custom.secretName, cert-manager requests one.
	Mode string `json:"mode" enum:"auto custom cert-manager"`
	// Certificates of the API server and components.
	Auto AutoCerts `json:"auto"`
	// A given CA. It is used when the release is installed and does not replace a CA later.
	Custom CustomCerts `json:"custom"`
	// A CA that cert-manager issues.
	CertManager CertManager `json:"certManager"`
}

// AutoCerts configures the certificates that the CA signs.
type AutoCerts struct {
	// Lifetime of certificates in hours, rounded to days.
	Expiry string `json:"expiry" pattern:"^[0-9]+h$"`
	// Additional host names and addresses of the API server.
	Hosts []string `json:"hosts"`
}

// CustomCerts refers to a CA.
type CustomCerts struct {
	// Secret with the CA: tls.crt and tls.key.
	SecretName string `json:"secretName"`
}

// CertManager refers to an issuer of cert-manager.
type CertManager struct {
	// The issuer: name, kind and group. It must issue CAs.
	IssuerRef map[string]string `json:"issuerRef"`
	// Lifetime of the CA. Components do not follow a renewed CA: it must be long.
	Duration string `json:"duration"`
}

// Component holds the settings of a component.
type Component struct {
	// Number of replicas.
	ReplicaCount int32 `json:"replicaCount" minimum:"0"`
	// Image, if it is not the default one.
	Image Image `json:"image"`
	// Priority class of the pods.
	PriorityClassName string `json:"priorityClassName"`
	// Resources of the container. Empty means requests for a small fleet and no limits.
	Resources map[string]any `json:"resources"`
	// Additional labels of the pods.
	PodLabels map[string]string `json:"podLabels"`
	// Annotations of the pods.
	PodAnnotations map[string]string `json:"podAnnotations"`
	// Labels of the nodes of the pods.
	NodeSelector map[string]string `json:"nodeSelector"`
	// Additional tolerations of the pods.
	Tolerations []map[string]any `json:"tolerations"`
	// Affinity of the pods. Empty means that different nodes are preferred.
	Affinity map[string]any `json:"affinity"`
	// Flags, --name=value, that replace the default ones of the same name.
	ExtraArgs []string `json:"extraArgs" pattern:"^--[a-zA-Z][a-zA-Z0-9_-]*(=.*)?$"`
	// Feature gates, which take precedence over global.featureGates.
	FeatureGates map[string]bool `json:"featureGates"`
	// Disruption budget. Empty means the global one.
	PodDisruptionBudget Budget `json:"podDisruptionBudget"`
}

// Image is an image.
type Image struct {
	// Registry. Empty means the default one, unless repository contains one.
	Registry string `json:"registry"`
	// Image without a tag, with its registry unless that is set. Empty means the default one.
	Repository string `json:"repository"`
	// Tag. Empty means the default one.
	Tag string `json:"tag"`
	// Pull policy. Empty means the default one.
	PullPolicy string `json:"pullPolicy" enum:"Always IfNotPresent Never ."`
}

// APIServer holds the settings of the API server.
type APIServer struct {
	Component `json:",inline"`
	// Type of the Service.
	ServiceType string `json:"serviceType" enum:"ClusterIP NodePort LoadBalancer"`
	// Port on the nodes with serviceType NodePort. 0 means 32443.
	NodePort int32 `json:"nodePort" minimum:"0"`
	// Annotations of the Service.
	ServiceAnnotations map[string]string `json:"serviceAnnotations"`
	// URL at which clients outside of the host cluster reach the API server. Empty means that of its Service, which clusters
	// in Pull mode do not reach.
	ExternalURL string `json:"externalURL" pattern:"^(https://.+)?$"`
	// Secret with an EncryptionConfiguration in the key encryption.yaml, for encryption at rest. Empty means none.
	EncryptionSecretName string `json:"encryptionSecretName"`
	// Whether the API server writes an audit log to its output.
	AuditLog bool `json:"auditLog"`
}

// UI holds the settings of the web console.
type UI struct {
	Component `json:",inline"`
	// Secret with files for OpenID Connect, such as the CA of the issuer and the secret of the client. They are in /etc/karmada/pki/oidc
	// of karmada-ui and karmada-apiserver, for flags in extraArgs. Empty means none.
	OIDCSecretName string `json:"oidcSecretName"`
}

// Etcd describes the database.
type Etcd struct {
	// Whether the database is part of the control plane.
	Mode string `json:"mode" enum:"internal external"`
	// A database that is part of the control plane.
	Internal EtcdInternal `json:"internal"`
	// A database outside of the control plane.
	External EtcdExternal `json:"external"`
}

// EtcdInternal describes a database that is part of the control plane.
type EtcdInternal struct {
	Component `json:",inline"`
	// Storage of the data. With hostPath, set nodeSelector unless the host cluster has one node.
	StorageType string `json:"storageType" enum:"hostPath pvc emptyDir"`
	// Directory on the node with hostPath, and in the container.
	DataPath string `json:"dataPath" pattern:"^/[-_./a-zA-Z0-9]+$"`
	// Volumes with storageType pvc.
	PVC EtcdPVC `json:"pvc"`
}

// EtcdPVC describes the volumes of the database.
type EtcdPVC struct {
	// StorageClass. Required with storageType pvc.
	StorageClass string `json:"storageClass"`
	// Size.
	Size string `json:"size"`
}

// EtcdExternal describes a database outside of the control plane.
type EtcdExternal struct {
	// URLs of the members.
	Servers []string `json:"servers" pattern:"^https?://.+"`
	// Prefix of all keys. Empty means /registry.
	RegistryPrefix string `json:"registryPrefix"`
	// Secret with ca.crt, tls.crt and tls.key of a client.
	SecretName string `json:"secretName"`
}

// Estimator holds the settings of scheduler-estimators.
type Estimator struct {
	Component `json:",inline"`
	// Clusters with an estimator. The Secret CLUSTER-kubeconfig must have a kubeconfig in a key of the same name.
	MemberClusters []MemberCluster `json:"memberClusters"`
}

// MemberCluster is a cluster with an estimator.
type MemberCluster struct {
	// Name of the cluster.
	ClusterName string `json:"clusterName" pattern:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"`
}

// defaultValues returns the values of a release without values.
func defaultValues() Values {
	s := manifests.Spec{}.Complete()
	c := Component{ReplicaCount: 1, PriorityClassName: manifests.DefaultPriorityClass}
	return Values{
		Global:                 Global{KubeImageTag: s.Images.KubeTag, EtcdImageTag: s.Images.EtcdTag},
		KarmadaImagePullPolicy: string(s.Images.PullPolicy), InstallMode: "host", ClusterDomain: s.ClusterDomain,
		SystemNamespace: manifests.DefaultNamespace, Certs: Certs{
			Renewal: string(manifests.CronJob), Mode: "auto", Auto: AutoCerts{Expiry: "8760h"}, CertManager: CertManager{Duration: "87600h"},
		},
		Scheduler: c, Webhook: c, ControllerManager: c, AggregatedAPIServer: c, MetricsAdapter: c, KubeControllerManager: c, Descheduler: c,
		Search: c, UI: UI{Component: c},
		APIServer: APIServer{Component: c, ServiceType: "ClusterIP"}, SchedulerEstimator: Estimator{Component: c},
		Etcd: Etcd{Mode: "internal", Internal: EtcdInternal{
			Component: c, StorageType: "hostPath", DataPath: manifests.DefaultEtcdPath, PVC: EtcdPVC{Size: manifests.DefaultEtcdSize},
		}},
	}
}
