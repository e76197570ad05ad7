// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"errors"
	"fmt"
	"net"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"
	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/credentials"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/version"
)

// mirrors holds the registries of the images of Kubernetes by country.
func mirrors() map[string]string {
	return map[string]string{"cn": "registry.cn-hangzhou.aliyuncs.com/google_containers"}
}

// component holds the options of one component.
type component struct {
	image, defaultImage string
	replicas            int32
	priorityClass       string
	extraArgs           []string
	// settings hold what only a file can set.
	settings manifests.Settings
}

// etcdOptions holds the options of the database.
type etcdOptions struct {
	storage, dataPath, nodeLabels, pvcSize, storageClass string
	servers, caFile, certFile, keyFile, keyPrefix        string
}

// options holds the flags of init.
type options struct {
	command.Host
	domain                                       string
	port                                         int32
	dataPath, pkiPath, crds, config              string
	timeout                                      int
	externalIP, externalDNS                      string
	validity                                     time.Duration
	caCertFile, caKeyFile                        string
	image, pullPolicy                            string
	pullSecrets                                  []string
	privateRegistry, kubeRegistry, mirrorCountry string
	kubeTag                                      string
	advertise                                    string
	serviceAnnotations                           map[string]string
	etcd                                         etcdOptions
	components                                   map[manifests.Component]*component
	release                                      string
	encryptionSecret, oidcSecret                 string
	audit                                        bool
}

// flagNames returns the components with flags, and the prefix of each.
func flagNames() map[manifests.Component]string {
	return map[manifests.Component]string{
		manifests.Etcd: "etcd", manifests.APIServer: "karmada-apiserver", manifests.Scheduler: "karmada-scheduler",
		manifests.KubeControllerManager: "karmada-kube-controller-manager", manifests.ControllerManager: "karmada-controller-manager",
		manifests.Webhook: "karmada-webhook", manifests.AggregatedAPIServer: "karmada-aggregated-apiserver",
	}
}

func newOptions(release string) *options {
	o := &options{release: release, components: map[manifests.Component]*component{}}
	for name := range flagNames() {
		c := &component{}
		switch name {
		case manifests.Etcd, manifests.APIServer, manifests.KubeControllerManager:
		default:
			c.defaultImage = version.Registry() + "/" + string(name) + ":" + release
		}
		o.components[name] = c
	}
	return o
}

func (o *options) addFlags(fs *pflag.FlagSet) {
	o.Host.AddFlags(fs)
	fs.Int32VarP(&o.port, "port", "p", manifests.DefaultNodePort, "Port of the API server on the nodes of the host cluster.")
	fs.StringVarP(&o.dataPath, "karmada-data", "d", "/etc/karmada", "Directory on this machine for the kubeconfig of the control plane.")
	fs.StringVar(&o.pkiPath, "karmada-pki", "/etc/karmada/pki", "Directory on this machine for a copy of the certificates.")
	fs.StringVar(&o.crds, "crds", "", "No effect: the program contains the CustomResourceDefinitions of its version.")
	o.addConfigFlag(fs)
	fs.StringVar(&o.domain, "host-cluster-domain", manifests.DefaultClusterDomain, "DNS domain of the Services of the host cluster.")
	fs.IntVar(&o.timeout, "wait-component-ready-timeout", 120, "Time in seconds to wait for each component. 0 means no limit.")
	fs.StringVar(&o.externalIP, "cert-external-ip", "",
		"Additional IP addresses in the certificate of the API server, separated by commas.")
	fs.StringVar(&o.externalDNS, "cert-external-dns", "",
		"Additional host names in the certificate of the API server, separated by commas.")
	fs.DurationVar(&o.validity, "cert-validity-period", manifests.DefaultValidityDays*24*time.Hour,
		"Lifetime of certificates, in days. CAs are valid for 10 years.")
	fs.StringVar(&o.caCertFile, "ca-cert-file", "", "File with the certificate of the CA of the API server. Empty means one that is created.")
	fs.StringVar(&o.caKeyFile, "ca-key-file", "", "File with the key of --ca-cert-file.")
	fs.StringVar(&o.encryptionSecret, "encryption-secret", "",
		"Secret in the namespace with an EncryptionConfiguration in the key encryption.yaml, for encryption at rest. Empty means none.")
	fs.StringVar(&o.oidcSecret, "oidc-secret", "",
		"Secret in the namespace with files for OpenID Connect, such as the CA of the issuer. They are in the directory "+manifests.OIDCDir+
			" of karmada-apiserver and karmada-ui. Empty means none.")
	fs.BoolVar(&o.audit, "audit-log", false, "If true, the API server writes an audit log to its output.")
	o.addRegistryFlags(fs)
	fs.StringVar(&o.pullPolicy, "image-pull-policy", string(corev1.PullIfNotPresent),
		"Pull policy of all images: Always, IfNotPresent or Never.")
	fs.StringSliceVar(&o.pullSecrets, "image-pull-secrets", nil, "Names of Secrets in the namespace with credentials of registries.")
	o.addEtcdFlags(fs)
	fs.StringVar(&o.advertise, "karmada-apiserver-advertise-address", "",
		"IP address at which clients reach the API server. Empty means a node of the host cluster.")
	o.addComponentImageFlags(fs)
	o.addComponentFlags(fs)
}

func (o *options) addConfigFlag(fs *pflag.FlagSet) {
	fs.StringVar(&o.config, "config", "", "Path to a file with a KarmadaInitConfig. Its values take precedence over flags.")
}

func (o *options) addRegistryFlags(fs *pflag.FlagSet) {
	fs.StringVar(&o.image, "image", "", "One image with all components, which each of them uses. Empty means separate images.")
	fs.StringVar(&o.privateRegistry, "private-image-registry", "",
		"Registry of all images. Images that are set by their own flag are not changed.")
	fs.StringVar(&o.kubeRegistry, "kube-image-registry", "", "Registry of the images of Kubernetes and etcd.")
	fs.StringVar(&o.mirrorCountry, "kube-image-mirror-country", "", "Country whose mirror of the images of Kubernetes and etcd is used: cn.")
	fs.StringVar(&o.kubeTag, "kube-image-tag", manifests.DefaultKubeTag, "Tag of the images of Kubernetes.")
}

func (o *options) addEtcdFlags(fs *pflag.FlagSet) {
	fs.StringVar(&o.etcd.storage, "etcd-storage-mode", string(manifests.HostPath), "Storage of etcd: hostPath, emptyDir or PVC.")
	fs.StringVar(&o.etcd.dataPath, "etcd-data", manifests.DefaultEtcdPath, "Directory of etcd on its node, with storage hostPath.")
	fs.StringVar(&o.etcd.nodeLabels, "etcd-node-selector-labels", "",
		"Labels of the node of etcd, as key=value separated by commas. Empty means a node that is chosen and labeled, with storage hostPath.")
	fs.StringVar(&o.etcd.pvcSize, "etcd-pvc-size", manifests.DefaultEtcdSize, "Size of the volumes of etcd, with storage PVC.")
	fs.StringVar(&o.etcd.storageClass, "storage-classes-name", "", "StorageClass of the volumes of etcd. Required with storage PVC.")
	fs.StringVar(&o.etcd.servers, "external-etcd-servers", "",
		"URLs of an external etcd, separated by commas. Empty means an etcd in the host cluster.")
	fs.StringVar(&o.etcd.caFile, "external-etcd-ca-cert-path", "", "File with the CA of the external etcd.")
	fs.StringVar(&o.etcd.certFile, "external-etcd-client-cert-path", "", "File with the client certificate for the external etcd.")
	fs.StringVar(&o.etcd.keyFile, "external-etcd-client-key-path", "", "File with the client key for the external etcd.")
	fs.StringVar(&o.etcd.keyPrefix, "external-etcd-key-prefix", "", "Prefix of all keys in the external etcd. Empty means /registry.")
}

func (o *options) addComponentImageFlags(fs *pflag.FlagSet) {
	for name, prefix := range flagNames() {
		c := o.components[name]
		switch {
		case name == manifests.Etcd:
			fs.StringVar(&c.image, "etcd-image", "", "Image of etcd. Empty means that of the registry of Kubernetes.")
		case c.defaultImage == "":
			fs.StringVar(&c.image, prefix+"-image", "", "Image of "+string(name)+". Empty means that of the registry of Kubernetes.")
		default:
			fs.StringVar(&c.image, prefix+"-image", c.defaultImage, "Image of "+string(name)+".")
		}
	}
}

func (o *options) addComponentFlags(fs *pflag.FlagSet) {
	for name, prefix := range flagNames() {
		c := o.components[name]
		fs.Int32Var(&c.replicas, prefix+"-replicas", 1, "Number of replicas of "+string(name)+".")
		fs.StringVar(&c.priorityClass, prefix+"-priority-class", manifests.DefaultPriorityClass, "Priority class of "+string(name)+".")
		fs.StringSliceVar(&c.extraArgs, prefix+"-extra-args", nil,
			"Additional flags of "+string(name)+", each --name=value or --name. They replace default flags of the same name.")
	}
}

// spec validates the options and returns the description of the control plane, without its address.
func (o *options) spec() (manifests.Spec, error) {
	if o.timeout < 0 {
		return manifests.Spec{}, errors.New("wait-component-ready-timeout must be greater than or equal to 0")
	}
	if o.advertise != "" && net.ParseIP(o.advertise) == nil {
		return manifests.Spec{}, errors.New("karmada apiserver advertise address is not valid")
	}
	for _, ip := range words(o.externalIP) {
		if net.ParseIP(ip) == nil {
			return manifests.Spec{}, fmt.Errorf("cert-external-ip %q is not a valid IP address", ip)
		}
	}
	if (o.caCertFile == "") != (o.caKeyFile == "") {
		return manifests.Spec{}, errors.New("ca-cert-file and ca-key-file must be used together")
	}
	if o.validity < 24*time.Hour {
		return manifests.Spec{}, fmt.Errorf("--cert-validity-period: must be at least 24h, got %v", o.validity)
	}
	s := manifests.Spec{
		Namespace: o.Namespace, ClusterDomain: o.domain, Release: o.release, Components: map[manifests.Component]manifests.Settings{},
		EncryptionSecret: o.encryptionSecret, OIDCSecret: o.oidcSecret, Audit: o.audit,
		Images: manifests.Images{
			All: o.image, KubeRegistry: o.registry(), KubeTag: o.kubeTag, PullPolicy: corev1.PullPolicy(o.pullPolicy),
			PullSecrets: o.pullSecrets, Registry: o.privateRegistry,
		},
		Certificates: manifests.Certificates{
			ValidityDays: int32(o.validity / (24 * time.Hour)), Names: append(words(o.externalIP), words(o.externalDNS)...),
		},
		Endpoint: manifests.Endpoint{Type: corev1.ServiceTypeNodePort, NodePort: o.port, Annotations: o.serviceAnnotations},
		Etcd: manifests.EtcdSpec{
			Storage: manifests.Storage(o.etcd.storage), DataPath: o.etcd.dataPath, StorageClass: o.etcd.storageClass, Size: o.etcd.pvcSize,
		},
	}
	if o.etcd.servers != "" {
		if (o.etcd.certFile == "") != (o.etcd.keyFile == "") {
			return manifests.Spec{}, errors.New("etcd client cert and key should be specified both or none")
		}
		s.Etcd = manifests.EtcdSpec{External: &manifests.ExternalEtcd{Servers: words(o.etcd.servers), KeyPrefix: o.etcd.keyPrefix}}
	}
	for name, c := range o.components {
		args, err := command.JoinArgs(c.extraArgs)
		if err != nil {
			return manifests.Spec{}, fmt.Errorf("--%s-extra-args: %w", flagNames()[name], err)
		}
		settings := c.settings
		settings.Replicas, settings.PriorityClass, settings.ExtraArgs = c.replicas, c.priorityClass, args
		if c.image != c.defaultImage {
			settings.Image = c.image
		}
		s.Components[name] = settings
	}
	if labels := words(o.etcd.nodeLabels); len(labels) > 0 {
		etcd := s.Components[manifests.Etcd]
		etcd.NodeSelector = map[string]string{}
		for _, l := range labels {
			key, value, _ := strings.Cut(l, "=")
			etcd.NodeSelector[key] = value
		}
		s.Components[manifests.Etcd] = etcd
	}
	s = s.Complete()
	return s, s.Validate()
}

// registry returns the registry of the images of Kubernetes.
func (o *options) registry() string {
	for _, r := range []string{o.kubeRegistry, mirrors()[strings.ToLower(o.mirrorCountry)], o.privateRegistry} {
		if r != "" {
			return r
		}
	}
	return manifests.DefaultKubeRegistry
}

// given reads the credentials that the user provides.
func (o *options) given() (g credentials.Given, err error) {
	read := func(path string) []byte {
		if path == "" || err != nil {
			return nil
		}
		var data []byte
		data, err = os.ReadFile(path)
		return data
	}
	g.CA = pki.KeyPair{Cert: read(o.caCertFile), Key: read(o.caKeyFile)}
	if o.etcd.servers != "" {
		g.ExternalEtcdCA = read(o.etcd.caFile)
		g.ExternalEtcdClient = pki.KeyPair{Cert: read(o.etcd.certFile), Key: read(o.etcd.keyFile)}
	}
	if err != nil {
		return g, fmt.Errorf("read a certificate: %w", err)
	}
	return g, nil
}

// words splits a list separated by commas.
func words(list string) []string {
	return slices.DeleteFunc(strings.Split(list, ","), func(w string) bool { return strings.TrimSpace(w) == "" })
}
