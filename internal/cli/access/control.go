// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package access is how a verb of karmadactl reaches an API server.
//
//	--kubeconfig, --karmada-context, -n  ──►  Control  ──►  REST config, discovery, mapper of the control plane
//	                                             │ Member("m1"): GET clusters/m1, then the same credentials,
//	                                             ▼ towards …/clusters/m1/proxy/
//	                                          getter of the member
//	--operation-scope, --cluster         ──►  Target: the one of the two that the flags name
//
// All of them are genericclioptions.RESTClientGetters, so kubectl's commands work on any. Flags are read when a getter is
// first used, not when it is made: commands are built before their arguments are parsed. A getter is used by one run of the
// program and may be used by several goroutines.
package access

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/version"
)

// Clusters is the resource by which the control plane knows its members.
var Clusters = schema.GroupVersionResource{Group: "cluster.karmada.io", Version: "v1alpha1", Resource: "clusters"}

// Control reaches the control plane as its flags say.
type Control struct {
	// Kubeconfig is the path of a kubeconfig; "" means the standard places ($KUBECONFIG, ~/.kube/config, in-cluster).
	Kubeconfig string
	// Context is the context in it; "" means its current context.
	Context string
	// Namespace overrides that of the context.
	Namespace string
	// As, AsUID and AsGroups say whom to impersonate.
	As       string
	AsUID    string
	AsGroups []string

	session  *Session
	warnings rest.WarningHandler

	loading sync.Once
	loader  clientcmd.ClientConfig
	lazy    lazy
}

var _ genericclioptions.RESTClientGetter = (*Control)(nil)

// NewControl makes a Control without flags.
func NewControl(s *Session) *Control {
	c := &Control{session: s, warnings: rest.NewWarningWriter(s.Err, rest.WarningWriterOptions{Deduplicate: true})}
	c.lazy = lazy{config: c.ToRESTConfig, session: s}
	return c
}

// AddFlags adds the flags that say which control plane is meant.
func (c *Control) AddFlags(flags *pflag.FlagSet) {
	flags.StringVar(&c.Kubeconfig, "kubeconfig", c.Kubeconfig, "Path to the kubeconfig of the Karmada control plane.")
	flags.StringVar(&c.Context, "karmada-context", c.Context, "The context of the Karmada control plane in the kubeconfig.")
}

// AddNamespaceFlag adds the flag that says which namespace is meant.
func (c *Control) AddNamespaceFlag(flags *pflag.FlagSet) {
	flags.StringVarP(&c.Namespace, "namespace", "n", c.Namespace, "The namespace to work in; by default that of the context.")
}

// AddImpersonationFlags adds the flags that say as whom to act in the control plane.
func (c *Control) AddImpersonationFlags(flags *pflag.FlagSet) {
	flags.StringVar(&c.As, "karmada-as", c.As, "User to impersonate in the Karmada control plane.")
	flags.StringVar(&c.AsUID, "karmada-as-uid", c.AsUID, "UID to impersonate in the Karmada control plane.")
	flags.StringArrayVar(&c.AsGroups, "karmada-as-group", c.AsGroups, "Group to impersonate in the Karmada control plane; can be repeated.")
}

// ToRawKubeConfigLoader implements genericclioptions.RESTClientGetter.
func (c *Control) ToRawKubeConfigLoader() clientcmd.ClientConfig {
	c.loading.Do(func() {
		overrides := &clientcmd.ConfigOverrides{ClusterDefaults: clientcmd.ClusterDefaults, CurrentContext: c.Context}
		overrides.Context.Namespace = c.Namespace
		overrides.AuthInfo.Impersonate = c.As
		overrides.AuthInfo.ImpersonateUID = c.AsUID
		overrides.AuthInfo.ImpersonateGroups = c.AsGroups
		c.loader = clientcmd.NewNonInteractiveDeferredLoadingClientConfig(LoadingRules(c.session, c.Kubeconfig), overrides)
	})
	return c.loader
}

// LoadingRules are the standard rules by which a kubeconfig is found, in the environment of the session: the explicit path
// or else the files of $KUBECONFIG or else ~/.kube/config.
func LoadingRules(s *Session, explicit string) *clientcmd.ClientConfigLoadingRules {
	rules := &clientcmd.ClientConfigLoadingRules{ExplicitPath: explicit, DefaultClientConfig: &clientcmd.DefaultClientConfig}
	if listed := s.Env[clientcmd.RecommendedConfigPathEnvVar]; listed != "" {
		rules.Precedence = filepath.SplitList(listed)
		rules.WarnIfAllMissing = true
	} else if home := s.Home(); home != "" {
		rules.Precedence = []string{filepath.Join(home, clientcmd.RecommendedHomeDir, clientcmd.RecommendedFileName)}
	}
	return rules
}

// ToRESTConfig implements genericclioptions.RESTClientGetter. The caller may change the result.
func (c *Control) ToRESTConfig() (*rest.Config, error) {
	config, err := c.ToRawKubeConfigLoader().ClientConfig()
	if err != nil {
		return nil, err
	}
	config = rest.CopyConfig(config)
	config.WarningHandler = c.warnings
	build := version.Current()
	config.UserAgent = fmt.Sprintf("%s/%s (%s)", c.session.Name(), build.GitVersion, build.Platform)
	// The API server shares its time fairly by itself; a command that holds back only makes its user wait.
	config.QPS = -1
	return config, nil
}

// ToDiscoveryClient implements genericclioptions.RESTClientGetter.
func (c *Control) ToDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	return c.lazy.toDiscoveryClient()
}

// ToRESTMapper implements genericclioptions.RESTClientGetter.
func (c *Control) ToRESTMapper() (meta.RESTMapper, error) { return c.lazy.toRESTMapper() }

// Metadata is a client of the control plane that reads metadata alone.
func (c *Control) Metadata() (metadata.Interface, error) {
	config, err := c.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	return metadata.NewForConfig(config)
}

// ClusterNames lists the names of all members, in alphabetical order.
func (c *Control) ClusterNames(ctx context.Context) ([]string, error) {
	control, err := c.Metadata()
	if err != nil {
		return nil, err
	}
	list, err := control.Resource(Clusters).List(ctx, metav1.ListOptions{})
	if err != nil {
		return nil, err
	}
	names := make([]string, 0, len(list.Items))
	for i := range list.Items {
		names = append(names, list.Items[i].Name)
	}
	return names, nil
}

// Member reaches a member through the control plane, after asking the control plane whether there is such a cluster. The
// error of the control plane comes back as it is, for kubectl's way of printing it.
func (c *Control) Member(ctx context.Context, cluster string) (genericclioptions.RESTClientGetter, error) {
	control, err := c.Metadata()
	if err != nil {
		return nil, err
	}
	if _, err := control.Resource(Clusters).Get(ctx, cluster, metav1.GetOptions{}); err != nil {
		return nil, err
	}
	return c.KnownMember(cluster), nil
}

// KnownMember is Member for a cluster that is known to exist.
func (c *Control) KnownMember(cluster string) genericclioptions.RESTClientGetter {
	m := &member{control: c, cluster: cluster}
	m.lazy = lazy{config: m.ToRESTConfig, session: c.session}
	return m
}

// member reaches a member cluster with the credentials for the control plane.
type member struct {
	control *Control
	cluster string
	lazy    lazy
}

var _ genericclioptions.RESTClientGetter = (*member)(nil)

func (m *member) ToRESTConfig() (*rest.Config, error) {
	config, err := m.control.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	config.Host = strings.TrimRight(config.Host, "/") + ProxyPath(m.cluster)
	return config, nil
}

func (m *member) ToRawKubeConfigLoader() clientcmd.ClientConfig {
	return m.control.ToRawKubeConfigLoader()
}

func (m *member) ToDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	return m.lazy.toDiscoveryClient()
}

func (m *member) ToRESTMapper() (meta.RESTMapper, error) { return m.lazy.toRESTMapper() }

// ProxyPath is where the control plane passes requests on to the API server of a member.
func ProxyPath(cluster string) string {
	return "/apis/" + Clusters.Group + "/" + Clusters.Version + "/" + Clusters.Resource + "/" + cluster + "/proxy/"
}
