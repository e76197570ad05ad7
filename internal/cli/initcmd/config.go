// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/install/manifests"
)

// Group, version and kind of Config.
const (
	configVersion = "config.karmada.io/v1alpha1"
	configKind    = "KarmadaInitConfig"
)

// Config is the file of --config. Values that are not empty take precedence over flags.
type Config struct {
	metav1.TypeMeta `json:",inline"`
	Metadata        map[string]any `json:"metadata,omitempty"`
	Spec            ConfigSpec     `json:"spec"`
}

// ConfigSpec holds the settings of a Config.
type ConfigSpec struct {
	Certificates struct {
		CACertFile     string           `json:"caCertFile,omitempty"`
		CAKeyFile      string           `json:"caKeyFile,omitempty"`
		ExternalDNS    []string         `json:"externalDNS,omitempty"`
		ExternalIP     []string         `json:"externalIP,omitempty"`
		ValidityPeriod *metav1.Duration `json:"validityPeriod,omitempty"`
	} `json:"certificates,omitzero"`
	Etcd struct {
		Local    *LocalEtcd `json:"local,omitempty"`
		External *struct {
			Endpoints []string `json:"endpoints,omitempty"`
			CAFile    string   `json:"caFile,omitempty"`
			CertFile  string   `json:"certFile,omitempty"`
			KeyFile   string   `json:"keyFile,omitempty"`
			KeyPrefix string   `json:"keyPrefix,omitempty"`
		} `json:"external,omitempty"`
	} `json:"etcd,omitzero"`
	HostCluster struct {
		APIEndpoint string `json:"apiEndpoint,omitempty"`
		Kubeconfig  string `json:"kubeconfig,omitempty"`
		Context     string `json:"context,omitempty"`
		Domain      string `json:"domain,omitempty"`
		SecretRef   struct {
			Name string `json:"name,omitempty"`
		} `json:"secretRef,omitzero"`
	} `json:"hostCluster,omitzero"`
	Images struct {
		ImagePullPolicy        corev1.PullPolicy `json:"imagePullPolicy,omitempty"`
		ImagePullSecrets       []string          `json:"imagePullSecrets,omitempty"`
		KubeImageMirrorCountry string            `json:"kubeImageMirrorCountry,omitempty"`
		KubeImageRegistry      string            `json:"kubeImageRegistry,omitempty"`
		KubeImageTag           string            `json:"kubeImageTag,omitempty"`
		PrivateRegistry        struct {
			Registry string `json:"registry,omitempty"`
		} `json:"privateRegistry,omitzero"`
	} `json:"images,omitzero"`
	Components struct {
		APIServer             *APIServerConfig `json:"karmadaAPIServer,omitempty"`
		AggregatedAPIServer   *Common          `json:"karmadaAggregatedAPIServer,omitempty"`
		KubeControllerManager *Common          `json:"kubeControllerManager,omitempty"`
		ControllerManager     *Common          `json:"karmadaControllerManager,omitempty"`
		Scheduler             *Common          `json:"karmadaScheduler,omitempty"`
		Webhook               *Common          `json:"karmadaWebhook,omitempty"`
	} `json:"components,omitzero"`
	KarmadaCRDs     string `json:"karmadaCRDs,omitempty"`
	KarmadaDataPath string `json:"karmadaDataPath,omitempty"`
	KarmadaPKIPath  string `json:"karmadaPKIPath,omitempty"`
	Timeout         *int   `json:"waitComponentReadyTimeout,omitempty"`
}

// Common holds the settings that all components have. The image is used only if repository and tag are set.
type Common struct {
	Repository        string                      `json:"repository,omitempty"`
	Tag               string                      `json:"tag,omitempty"`
	Replicas          int32                       `json:"replicas,omitempty"`
	Resources         corev1.ResourceRequirements `json:"resources,omitzero"`
	NodeSelector      map[string]string           `json:"nodeSelector,omitempty"`
	Tolerations       []corev1.Toleration         `json:"tolerations,omitempty"`
	Affinity          *corev1.Affinity            `json:"affinity,omitempty"`
	PriorityClassName string                      `json:"priorityClassName,omitempty"`
	ExtraArgs         []Arg                       `json:"extraArgs,omitempty"`
}

// Arg is a flag without the leading dashes.
type Arg struct {
	Name  string `json:"name"`
	Value string `json:"value,omitempty"`
}

// APIServerConfig holds the settings of the API server.
type APIServerConfig struct {
	Common           `json:",inline"`
	AdvertiseAddress string `json:"advertiseAddress,omitempty"`
	Networking       struct {
		Namespace string `json:"namespace,omitempty"`
		Port      int32  `json:"port,omitempty"`
	} `json:"networking,omitzero"`
	ServiceAnnotations map[string]string `json:"serviceAnnotations,omitempty"`
	EncryptionSecret   string            `json:"encryptionSecretName,omitempty"`
	OIDCSecret         string            `json:"oidcSecretName,omitempty"`
	AuditLog           bool              `json:"auditLog,omitempty"`
}

// LocalEtcd describes a database that is part of the control plane.
type LocalEtcd struct {
	Common             `json:",inline"`
	DataPath           string `json:"dataPath,omitempty"`
	NodeSelectorLabels string `json:"nodeSelectorLabels,omitempty"`
	PVCSize            string `json:"pvcSize,omitempty"`
	StorageMode        string `json:"storageMode,omitempty"`
	StorageClassesName string `json:"storageClassesName,omitempty"`
}

// readConfig reads the file of --config.
func readConfig(path string) (*Config, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read --config: %w", err)
	}
	c, err := ParseConfig(data)
	if err != nil {
		return nil, fmt.Errorf("--config %s: %w", path, err)
	}
	return c, nil
}

// ParseConfig returns the KarmadaInitConfig among YAML documents. Unknown fields are errors.
func ParseConfig(data []byte) (*Config, error) {
	for document := range strings.SplitSeq("\n"+string(data), "\n---") {
		var kind metav1.TypeMeta
		if err := yaml.Unmarshal([]byte(document), &kind); err != nil {
			return nil, err
		}
		if kind.Kind != configKind {
			continue
		}
		if kind.APIVersion != configVersion {
			return nil, fmt.Errorf(`invalid Group or Version: expected group "config.karmada.io" and version "v1alpha1", but got %q`,
				kind.APIVersion)
		}
		var c Config
		if err := yaml.UnmarshalStrict([]byte(document), &c); err != nil {
			return nil, err
		}
		return &c, nil
	}
	return nil, errors.New("no KarmadaInitConfig kind was found in the YAML file")
}

// set sets a field if the value is not empty.
func set[T comparable](field *T, value T) {
	var empty T
	if value != empty {
		*field = value
	}
}

// mergeConfig sets the options that the file of --config contains, if there is one.
func (o *options) mergeConfig() error {
	if o.config == "" {
		return nil
	}
	c, err := readConfig(o.config)
	if err != nil {
		return err
	}
	o.merge(c.Spec)
	return nil
}

// merge sets the options that the file contains.
func (o *options) merge(c ConfigSpec) {
	set(&o.caCertFile, c.Certificates.CACertFile)
	set(&o.caKeyFile, c.Certificates.CAKeyFile)
	set(&o.externalDNS, strings.Join(c.Certificates.ExternalDNS, ","))
	set(&o.externalIP, strings.Join(c.Certificates.ExternalIP, ","))
	if v := c.Certificates.ValidityPeriod; v != nil {
		o.validity = v.Duration
	}
	if e := c.Etcd.Local; e != nil {
		set(&o.etcd.storage, e.StorageMode)
		set(&o.etcd.dataPath, e.DataPath)
		set(&o.etcd.nodeLabels, e.NodeSelectorLabels)
		set(&o.etcd.pvcSize, e.PVCSize)
		set(&o.etcd.storageClass, e.StorageClassesName)
		o.mergeComponent(manifests.Etcd, &e.Common)
	}
	if e := c.Etcd.External; e != nil {
		set(&o.etcd.servers, strings.Join(e.Endpoints, ","))
		set(&o.etcd.caFile, e.CAFile)
		set(&o.etcd.certFile, e.CertFile)
		set(&o.etcd.keyFile, e.KeyFile)
		set(&o.etcd.keyPrefix, e.KeyPrefix)
	}
	set(&o.Kubeconfig, c.HostCluster.Kubeconfig)
	set(&o.Context, c.HostCluster.Context)
	set(&o.domain, c.HostCluster.Domain)
	set(&o.pullPolicy, string(c.Images.ImagePullPolicy))
	if len(c.Images.ImagePullSecrets) > 0 {
		o.pullSecrets = c.Images.ImagePullSecrets
	}
	set(&o.mirrorCountry, c.Images.KubeImageMirrorCountry)
	set(&o.kubeRegistry, c.Images.KubeImageRegistry)
	set(&o.kubeTag, c.Images.KubeImageTag)
	set(&o.privateRegistry, c.Images.PrivateRegistry.Registry)
	if a := c.Components.APIServer; a != nil {
		set(&o.advertise, a.AdvertiseAddress)
		set(&o.Namespace, a.Networking.Namespace)
		set(&o.port, a.Networking.Port)
		o.serviceAnnotations = a.ServiceAnnotations
		set(&o.encryptionSecret, a.EncryptionSecret)
		set(&o.oidcSecret, a.OIDCSecret)
		set(&o.audit, a.AuditLog)
		o.mergeComponent(manifests.APIServer, &a.Common)
	}
	o.mergeComponent(manifests.AggregatedAPIServer, c.Components.AggregatedAPIServer)
	o.mergeComponent(manifests.KubeControllerManager, c.Components.KubeControllerManager)
	o.mergeComponent(manifests.ControllerManager, c.Components.ControllerManager)
	o.mergeComponent(manifests.Scheduler, c.Components.Scheduler)
	o.mergeComponent(manifests.Webhook, c.Components.Webhook)
	set(&o.dataPath, c.KarmadaDataPath)
	set(&o.pkiPath, c.KarmadaPKIPath)
	if c.Timeout != nil {
		o.timeout = *c.Timeout
	}
}

// mergeComponent sets the options of one component. Its arguments replace those of flags with the same name.
func (o *options) mergeComponent(name manifests.Component, c *Common) {
	if c == nil {
		return
	}
	component := o.components[name]
	if c.Repository != "" && c.Tag != "" {
		component.image = c.Repository + ":" + c.Tag
	}
	set(&component.replicas, c.Replicas)
	set(&component.priorityClass, c.PriorityClassName)
	component.settings = manifests.Settings{
		Resources: c.Resources, NodeSelector: c.NodeSelector, Tolerations: c.Tolerations, Affinity: c.Affinity,
	}
	for _, a := range c.ExtraArgs {
		flag := "--" + a.Name
		component.extraArgs = slices.DeleteFunc(component.extraArgs, func(arg string) bool {
			return arg == flag || strings.HasPrefix(arg, flag+"=")
		})
		if a.Value != "" {
			flag += "=" + a.Value
		}
		component.extraArgs = append(component.extraArgs, flag)
	}
}
