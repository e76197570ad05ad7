// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package access connects the commands of karmadactl to their environment and to API servers.
//
//	arguments, environment, streams      ──►  Session
//	--kubeconfig, --karmada-context, -n  ──►  Control  ──►  REST config, discovery and mapper of the control plane
//	                                             │ Member("m1"): GET clusters/m1, then the same credentials
//	                                             ▼ and the URL …/clusters/m1/proxy/
//	                                          getter of the member
//	--operation-scope, --cluster         ──►  Target: the control plane or the member that the flags select
//
// Code under internal/cli does not use the arguments, environment or standard streams of the process. Tests can therefore run whole
// commands in parallel in one process. Exception: the commands of kubectl read the editor from the environment.
//
// Control, Target and the getters of members implement genericclioptions.RESTClientGetter for the commands of kubectl. They
// read their flags on first use, because commands are created before arguments are parsed. They are safe for concurrent use.
package access

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/version"
)

// Clusters is the resource of the members in the control plane.
var Clusters = schema.GroupVersionResource{Group: "cluster.karmada.io", Version: "v1alpha1", Resource: "clusters"}

// Control connects to the control plane.
type Control struct {
	// Kubeconfig is the path of the kubeconfig. "" selects the default loading rules ($KUBECONFIG, ~/.kube/config, in-cluster).
	Kubeconfig string
	// Context is the context in the kubeconfig. "" selects the current context.
	Context string
	// Namespace overrides the namespace of the context.
	Namespace string
	// As, AsUID and AsGroups are the user to impersonate.
	As       string
	AsUID    string
	AsGroups []string

	session  *Session
	warnings rest.WarningHandler

	load      sync.Once
	loader    clientcmd.ClientConfig
	discovery lazyDiscovery
}

var _ genericclioptions.RESTClientGetter = (*Control)(nil)

// NewControl returns a Control with the default flags.
func NewControl(s *Session) *Control {
	c := &Control{session: s, warnings: rest.NewWarningWriter(s.Err, rest.WarningWriterOptions{Deduplicate: true})}
	c.discovery = lazyDiscovery{config: c.ToRESTConfig, session: s}
	return c
}

// Bind adds the flags that select the control plane to a command, with --namespace if it is namespaced, and completes their values.
func (c *Control) Bind(command *cobra.Command, namespaced bool) {
	c.AddFlags(command.Flags())
	if namespaced {
		c.AddNamespaceFlag(command.Flags())
	}
	CompleteControlFlags(command, c)
}

// AddFlags adds the flags that select the control plane.
func (c *Control) AddFlags(flags *pflag.FlagSet) {
	flags.StringVar(&c.Kubeconfig, "kubeconfig", c.Kubeconfig, "Path to the kubeconfig file of the Karmada control plane.")
	flags.StringVar(&c.Context, "karmada-context", c.Context,
		"Name of the kubeconfig context of the Karmada control plane. Empty means the current context.")
	if flags.Lookup("context") == nil {
		flags.StringVar(&c.Context, "context", c.Context, "Short form of --karmada-context.")
	}
}

// AddNamespaceFlag adds the flag --namespace.
func (c *Control) AddNamespaceFlag(flags *pflag.FlagSet) {
	flags.StringVarP(&c.Namespace, "namespace", "n", c.Namespace, "Namespace of the request. Empty means the namespace of the context.")
}

// AddImpersonationFlags adds the flags for impersonation in the control plane.
func (c *Control) AddImpersonationFlags(flags *pflag.FlagSet) {
	flags.StringVar(&c.As, "karmada-as", c.As, "Username to impersonate in the Karmada control plane.")
	flags.StringVar(&c.AsUID, "karmada-as-uid", c.AsUID, "UID to impersonate in the Karmada control plane.")
	flags.StringArrayVar(&c.AsGroups, "karmada-as-group", c.AsGroups, "Group to impersonate in the Karmada control plane. Can be repeated.")
}

// ToRawKubeConfigLoader implements genericclioptions.RESTClientGetter.
func (c *Control) ToRawKubeConfigLoader() clientcmd.ClientConfig {
	c.load.Do(func() {
		overrides := &clientcmd.ConfigOverrides{ClusterDefaults: clientcmd.ClusterDefaults, CurrentContext: c.Context}
		overrides.Context.Namespace = c.Namespace
		overrides.AuthInfo.Impersonate = c.As
		overrides.AuthInfo.ImpersonateUID = c.AsUID
		overrides.AuthInfo.ImpersonateGroups = c.AsGroups
		rules := LoadingRules(c.session, c.Kubeconfig)
		// A control plane of karmada up is used if nothing else is configured.
		if home := c.session.Home(); home != "" && c.Kubeconfig == "" && c.session.Env[clientcmd.RecommendedConfigPathEnvVar] == "" {
			if _, err := os.Stat(rules.Precedence[0]); err != nil {
				rules.Precedence = append(rules.Precedence, filepath.Join(home, upKubeconfig))
			}
		}
		c.loader = clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules, overrides)
	})
	return c.loader
}

// upKubeconfig is the kubeconfig that karmada up writes, in the home directory.
var upKubeconfig = filepath.Join(".karmada", "kubeconfig")

// Hint returns ", such as ~/.karmada/kubeconfig" if karmada up wrote a kubeconfig.
func (c *Control) Hint() string {
	if _, err := os.Stat(filepath.Join(c.session.Home(), upKubeconfig)); err != nil || c.session.Home() == "" {
		return ""
	}
	return ", such as ~/.karmada/kubeconfig"
}

// LoadingRules returns the default rules to find a kubeconfig in the environment of the session: the explicit path, the files
// in $KUBECONFIG, or ~/.kube/config.
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

// ToRESTConfig implements genericclioptions.RESTClientGetter. The caller may modify the result.
func (c *Control) ToRESTConfig() (*rest.Config, error) {
	config, err := c.ToRawKubeConfigLoader().ClientConfig()
	if err != nil {
		return nil, err
	}
	config = rest.CopyConfig(config)
	config.WarningHandler = c.warnings
	build := version.Current()
	config.UserAgent = fmt.Sprintf("%s/%s (%s)", c.session.Name(), build.GitVersion, build.Platform)
	// No client-side rate limit: the API server has priority and fairness.
	config.QPS = -1
	return config, nil
}

// ToDiscoveryClient implements genericclioptions.RESTClientGetter.
func (c *Control) ToDiscoveryClient() (discovery.CachedDiscoveryInterface, error) {
	return c.discovery.toDiscoveryClient()
}

// ToRESTMapper implements genericclioptions.RESTClientGetter.
func (c *Control) ToRESTMapper() (meta.RESTMapper, error) { return c.discovery.toRESTMapper() }

// Metadata returns a metadata client of the control plane.
func (c *Control) Metadata() (metadata.Interface, error) {
	config, err := c.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	return metadata.NewForConfig(config)
}

// ClusterNames returns the names of all members in alphabetical order.
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

// ChooseClusters returns the requested members in alphabetical order, or all members if none are requested. If one
// does not exist, the error is a MissingClustersError.
func (c *Control) ChooseClusters(ctx context.Context, requested []string) ([]string, error) {
	joined, err := c.ClusterNames(ctx)
	if err != nil || len(requested) == 0 {
		return joined, err
	}
	chosen := slices.Clone(requested)
	slices.Sort(chosen)
	chosen = slices.Compact(chosen)
	missing := slices.DeleteFunc(slices.Clone(chosen), func(name string) bool { return slices.Contains(joined, name) })
	if len(missing) > 0 {
		return nil, newMissingClusters(missing, joined)
	}
	return chosen, nil
}

// MissingClustersError holds the names of requested members that do not exist.
type MissingClustersError struct {
	Names []string
	// near is a clause with similar names of members, or "".
	near string
}

func newMissingClusters(missing, joined []string) MissingClustersError {
	e := MissingClustersError{Names: missing}
	if len(missing) == 1 {
		e.near = similar.Clause(missing[0], joined)
	}
	return e
}

// Error implements error.
func (e MissingClustersError) Error() string {
	return "clusters don't exist: " + strings.Join(e.Names, ",") + e.near
}

// Member returns a getter that connects to a member through the cluster proxy. If the cluster does not exist, it returns the
// API error of the control plane without wrapping, so that kubectl can format it.
func (c *Control) Member(ctx context.Context, cluster string) (genericclioptions.RESTClientGetter, error) {
	control, err := c.Metadata()
	if err != nil {
		return nil, err
	}
	if _, err := control.Resource(Clusters).Get(ctx, cluster, metav1.GetOptions{}); err != nil {
		if status, ok := errors.AsType[*apierrors.StatusError](err); ok && apierrors.IsNotFound(err) {
			if joined, listErr := c.ClusterNames(ctx); listErr == nil {
				status.ErrStatus.Message += similar.Clause(cluster, joined)
			}
		}
		return nil, err
	}
	return c.KnownMember(cluster), nil
}

// KnownMember is like Member but does not check that the cluster exists.
func (c *Control) KnownMember(cluster string) genericclioptions.RESTClientGetter {
	m := &member{control: c, cluster: cluster}
	m.discovery = lazyDiscovery{config: m.ToRESTConfig, session: c.session}
	return m
}

// MemberConfig returns the client configuration of KnownMember.
func (c *Control) MemberConfig(cluster string) (*rest.Config, error) {
	return c.KnownMember(cluster).ToRESTConfig()
}

// member connects to a member with the credentials of the control plane.
type member struct {
	control   *Control
	cluster   string
	discovery lazyDiscovery
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
	return m.discovery.toDiscoveryClient()
}

func (m *member) ToRESTMapper() (meta.RESTMapper, error) { return m.discovery.toRESTMapper() }

// ProxyPath returns the path of the cluster proxy for the API server of a member.
func ProxyPath(cluster string) string {
	return names.ProxyPath(cluster)
}
