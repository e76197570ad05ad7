// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package register implements `karmadactl register` and `karmadactl unregister`, which add and remove clusters in Pull mode.
//
//	register   ──► checks in the cluster ──► identity: verified control plane, certificate ──► deploy: agent in the cluster
//	unregister ──► cluster.Unregister: Cluster deleted, then the agent
//
// Both run in the cluster: --kubeconfig of register names the kubeconfig of the cluster, and the control plane is an argument.
package register

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/agent/deploy"
	"karmada.io/karmada/internal/agent/identity"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/version"
)

const (
	// defaultTimeout is the default time for each of discovery, certificate and rollout.
	defaultTimeout = 5 * time.Minute
	// defaultLifetime is the default lifetime of the certificate, in seconds: one year.
	defaultLifetime = 365 * 24 * 60 * 60
	// pollInterval is the interval at which the Cluster is read.
	pollInterval = 500 * time.Millisecond
)

// registration holds the flags of register.
type registration struct {
	session             *access.Session
	kubeconfig, context string
	discovery           identity.Discovery
	tokenFile           string
	agent               deploy.Options
	lifetime            int32
	dryRun              bool
	memberConfig        *rest.Config
	member              client.Client
	// control connects to the control plane as the agent.
	control client.Client
}

// NewCommand returns the command `register`.
func NewCommand(s *access.Session) *cobra.Command {
	r := &registration{session: s}
	c := command.New(s, command.Help{
		Use: "register [karmada-apiserver-endpoint]", Short: "Register a cluster with Karmada in Pull mode",
		Long: `
			Register the cluster of --kubeconfig with the Karmada control plane in Pull mode: an agent in the cluster connects to the
			control plane.

			The command verifies the control plane, requests a certificate for the agent with a bootstrap token, and starts the agent. It
			does not change workloads in the cluster. Create the token with "token create --print-register-command".`,
		Example: `
			# Register the cluster of the current context as member3
			PROGRAM register 10.0.0.1:5443 --cluster-name=member3 --token=abcdef.0123456789abcdef \
			--discovery-token-ca-cert-hash=sha256:008fb63e3b17c3e399f9688eca0978ab3a50dbe5d5b8d4f32c6bfd1fab12a1d8

			# Read the token from a file, so that other users of this machine do not see it
			PROGRAM register 10.0.0.1:5443 --cluster-name=member3 --token-file=token \
			--discovery-token-ca-cert-hash=sha256:008fb63e3b17c3e399f9688eca0978ab3a50dbe5d5b8d4f32c6bfd1fab12a1d8

			# Check whether the cluster can be registered, without writing anything
			PROGRAM register 10.0.0.1:5443 --cluster-name=member3 --token=abcdef.0123456789abcdef \
			--discovery-token-unsafe-skip-ca-verification=true --dry-run`,
	}, r.run)
	c.ValidArgsFunction = cobra.NoFileCompletions
	flags := c.Flags()
	flags.StringVar(&r.kubeconfig, "kubeconfig", "", "Path to the kubeconfig file of the cluster.")
	flags.StringVar(&r.context, "context", "", "Name of the context in --kubeconfig. Empty means the current context.")
	flags.StringVarP(&r.agent.Namespace, "namespace", "n", names.SystemNamespace, "Namespace of the agent in the cluster.")
	flags.StringVar(&r.agent.Cluster, "cluster-name", "",
		"Name of the cluster. Empty means the name of the cluster in the context of --kubeconfig.")
	flags.StringVar(&r.agent.ClusterNamespace, "cluster-namespace", names.ClusterNamespace,
		"Namespace of the cluster secrets in the control plane and of the service accounts in the cluster.")
	flags.StringVar(&r.agent.Provider, "cluster-provider", "", "Provider of the cluster, for selection by policies.")
	flags.StringVar(&r.agent.Region, "cluster-region", "", "Region of the cluster, for selection by policies.")
	flags.StringSliceVar(&r.agent.Zones, "cluster-zones", nil, "Zones of the cluster, for selection by policies.")
	flags.BoolVar(&r.agent.Rotate, "enable-cert-rotation", true, "If true, the agent renews its certificate before it expires.")
	flags.StringSliceVar(&r.agent.ReportSecrets, "report-secrets", []string{cluster.ReportNone},
		"Credentials of the cluster that the control plane gets, for the cluster proxy and all that uses it, such as logs, exec and search: "+
			"KubeCredentials, KubeImpersonator, or None.")
	flags.StringVar(&r.discovery.Token, "token", "",
		"Bootstrap token of the control plane. Other users of this machine can read it: --token-file keeps it secret.")
	flags.StringVar(&r.tokenFile, "token-file", "", "File with the bootstrap token, or - for the standard input.")
	flags.StringSliceVar(&r.discovery.Pins, "discovery-token-ca-cert-hash", nil,
		"Hash of the public key of the CA of the control plane, in the form sha256:<hex>.")
	flags.BoolVar(&r.discovery.Unpinned, "discovery-token-unsafe-skip-ca-verification", false,
		"If true, accept a CA that is not pinned by --discovery-token-ca-cert-hash.")
	flags.DurationVar(&r.discovery.Timeout, "discovery-timeout", defaultTimeout,
		"Time to wait for the control plane, for the certificate, and for the agent.")
	flags.StringVar(&r.agent.Image, "karmada-agent-image", version.Registry()+"/karmada-agent:"+version.Current().GitVersion,
		"Image of the agent.")
	flags.Int32Var(&r.agent.Replicas, "karmada-agent-replicas", 1, "Number of replicas of the agent, one of which is active.")
	flags.Int32Var(&r.lifetime, "cert-expiration-seconds", defaultLifetime, "Lifetime of the certificate of the agent, in seconds.")
	flags.StringVar(&r.agent.ProxyServer, "proxy-server-address", "",
		"Address of the proxy through which the control plane reaches the cluster. Empty means none.")
	flags.BoolVar(&r.dryRun, "dry-run", false, "If true, only check whether the cluster can be registered, without writing anything.")
	return c
}

func (r *registration) run(ctx context.Context, args []string) error {
	if err := r.complete(args); err != nil {
		return err
	}
	r.print("[preflight] Running pre-flight checks")
	existing, err := deploy.Existing(ctx, r.member, r.agent.Namespace)
	if err != nil {
		return err
	}
	if len(existing) > 0 {
		// Karmada compatible: the exit code is 0.
		r.print("error execution phase preflight: [preflight] Some fatal errors occurred:")
		for _, e := range existing {
			r.print("\t[ERROR]: " + e)
		}
		r.print("\n[preflight] Please check the above errors")
		return nil
	}
	if err := r.refuseControlPlane(); err != nil {
		return err
	}
	r.print("[preflight] All pre-flight checks were passed")
	if r.dryRun {
		return nil
	}
	if err := r.bootstrap(ctx); err != nil {
		return err
	}
	r.start("Waiting the necessary secret and RBAC")
	objects := deploy.Objects(r.agent)
	last := len(objects) - 1 // the Deployment
	if err := deploy.Create(ctx, r.member, objects[:last]); err != nil {
		return r.failed(err)
	}
	r.start("Waiting karmada-agent Deployment")
	if err := deploy.Create(ctx, r.member, objects[last:]); err != nil {
		return r.failed(err)
	}
	if err := deploy.Await(ctx, r.member, r.agent, r.discovery.Timeout); err != nil {
		return err // the agent may still start
	}
	pending := false
	if r.agent.Replicas > 0 {
		registered, err := awaitCluster(ctx, r.control, r.agent, r.discovery.Timeout)
		if err != nil {
			return err
		}
		pending = names.Pending(registered.Spec.Taints)
	}
	fmt.Fprintf(r.session.Out, "\ncluster(%s) is joined successfully\n", r.agent.Cluster)
	if pending {
		fmt.Fprintf(r.session.Out, "It receives no workloads until a user of the control plane approves it: %s approve cluster %s\n",
			r.session.Program(), r.agent.Cluster)
	}
	return nil
}

// refuseControlPlane returns an error if the cluster is a Karmada control plane: it starts no pods, and must not manage itself.
func (r *registration) refuseControlPlane() error {
	api, err := discovery.NewDiscoveryClientForConfig(r.memberConfig)
	if err != nil {
		return fmt.Errorf("connect to the cluster: %w", err)
	}
	groups, err := api.ServerGroups()
	if err != nil {
		return fmt.Errorf("list the API groups of the cluster: %w", err)
	}
	if slices.ContainsFunc(groups.Groups, func(g metav1.APIGroup) bool { return g.Name == clusterv1alpha1.GroupName }) {
		return fmt.Errorf("cluster %s at %s is a Karmada control plane, in which no agent can run; set --kubeconfig to that of the cluster "+
			"to register; the token was not used", r.agent.Cluster, r.memberConfig.Host)
	}
	return nil
}

func (r *registration) print(line string) { fmt.Fprintln(r.session.Out, line) }

// start prints a step that begins.
func (r *registration) start(step string) { r.print("[karmada-agent-start] " + step) }

// failed adds to an error how the registration can be repeated.
func (r *registration) failed(err error) error {
	r.print("karmadactl register failed and started deleting the created resources")
	return fmt.Errorf("%w; the certificate was issued already: to repeat the registration, use a token of "+
		"`karmadactl token create --cluster %s`", err, r.agent.Cluster)
}

// complete validates the arguments and connects to the cluster.
func (r *registration) complete(args []string) error {
	if len(args) != 1 {
		return errors.New("exactly one argument is required: the address of the control plane, HOST:PORT")
	}
	if host, port, err := net.SplitHostPort(args[0]); err != nil || host == "" || port == "" {
		return fmt.Errorf("invalid address of the control plane %q: it must have the form HOST:PORT, without scheme and path", args[0])
	}
	r.discovery.Server = "https://" + args[0]
	if err := cluster.CheckReportSecrets(r.agent.ReportSecrets); err != nil {
		return err
	}
	if r.tokenFile != "" {
		if r.discovery.Token != "" {
			return errors.New("--token and --token-file exclude each other")
		}
		var err error
		if r.discovery.Token, err = r.session.ReadToken(r.tokenFile); err != nil {
			return err
		}
	}
	if err := r.discovery.Validate(); err != nil {
		return err
	}
	if r.discovery.Timeout <= 0 {
		return fmt.Errorf("--discovery-timeout: must be positive, got %v", r.discovery.Timeout)
	}
	if r.lifetime < 600 {
		return fmt.Errorf("--cert-expiration-seconds: must be at least 600, got %d", r.lifetime)
	}
	if r.agent.Replicas < 0 {
		return fmt.Errorf("--karmada-agent-replicas: must not be negative, got %d", r.agent.Replicas)
	}
	name, config, member, err := connect(r.session, r.kubeconfig, r.context)
	if err != nil {
		return err
	}
	r.member, r.memberConfig, r.agent.APIEndpoint = member, config, config.Host
	if r.agent.Cluster == "" {
		r.agent.Cluster = name
	}
	if problems := names.CheckCluster(r.agent.Cluster); len(problems) > 0 {
		return fmt.Errorf("invalid cluster name(%s): %s", r.agent.Cluster, strings.Join(problems, ";"))
	}
	if r.agent.Cluster == names.AccessGenerator {
		return fmt.Errorf("invalid cluster name(%s): it is reserved", r.agent.Cluster)
	}
	return nil
}

// connect returns the name of the cluster in a context of a kubeconfig, and a client for it.
func connect(s *access.Session, kubeconfig, context string) (name string, config *rest.Config, member client.Client, err error) {
	rules := access.LoadingRules(s, kubeconfig)
	rules.DefaultClientConfig = nil // an API server on localhost:8080 is not registered by accident
	loader := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules, &clientcmd.ConfigOverrides{CurrentContext: context})
	config, err = loader.ClientConfig()
	if clientcmd.IsEmptyConfig(err) {
		return "", nil, nil, errors.New("load the kubeconfig of the cluster: not found")
	}
	if err != nil {
		return "", nil, nil, fmt.Errorf("load the kubeconfig of the cluster: %w", err)
	}
	raw, err := loader.RawConfig()
	if err != nil {
		return "", nil, nil, fmt.Errorf("load the kubeconfig of the cluster: %w", err)
	}
	if context == "" {
		context = raw.CurrentContext
	}
	if c := raw.Contexts[context]; c != nil {
		name = c.Cluster
	}
	config = rest.CopyConfig(config)
	config.QPS = -1
	scheme := runtime.NewScheme()
	err = errors.Join(appsv1.AddToScheme(scheme), corev1.AddToScheme(scheme), networkingv1.AddToScheme(scheme), rbacv1.AddToScheme(scheme),
		clusterv1alpha1.AddToScheme(scheme))
	if err == nil {
		member, err = client.New(config, client.Options{Scheme: scheme})
	}
	if err != nil {
		return "", nil, nil, fmt.Errorf("connect to the cluster: %w", err)
	}
	return name, config, member, nil
}

// bootstrap obtains the credentials of the agent.
func (r *registration) bootstrap(ctx context.Context) error {
	r.start("Waiting to perform the TLS Bootstrap")
	ca, err := identity.Discover(ctx, r.discovery)
	if err != nil {
		return err
	}
	requester := &rest.Config{Host: r.discovery.Server, BearerToken: r.discovery.Token, TLSClientConfig: rest.TLSClientConfig{CAData: ca}}
	r.start("Assign the necessary RBAC permissions to the agent") // by the control plane, with the approval
	issued, err := identity.Request(ctx, requester, r.agent.Cluster, time.Duration(r.lifetime)*time.Second, r.discovery.Timeout)
	if err != nil {
		return err
	}
	r.start("Waiting to check cluster exists")
	if err := r.checkName(ctx, ca, issued); err != nil {
		return err
	}
	r.start("Waiting to construct karmada-agent kubeconfig")
	r.agent.Kubeconfig, err = clientcmd.Write(*identity.Kubeconfig(r.agent.Cluster, r.discovery.Server, ca, issued))
	if err != nil {
		return fmt.Errorf("encode the kubeconfig of the agent: %w", err)
	}
	return nil
}

// checkName returns an error if a Cluster of this name exists, unless it is this cluster.
func (r *registration) checkName(ctx context.Context, ca []byte, issued identity.Credentials) error {
	var err error
	r.control, err = client.New(&rest.Config{Host: r.discovery.Server, TLSClientConfig: rest.TLSClientConfig{
		CAData: ca, CertData: issued.Certificate, KeyData: issued.Key,
	}}, client.Options{Scheme: r.member.Scheme()})
	if err != nil {
		return fmt.Errorf("connect to the control plane as the agent: %w", err)
	}
	var found clusterv1alpha1.Cluster
	err = identity.Settle(ctx, func(ctx context.Context) error {
		return r.control.Get(ctx, client.ObjectKey{Name: r.agent.Cluster}, &found)
	})
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("read cluster %s in the control plane: %w", r.agent.Cluster, err)
	}
	var system corev1.Namespace
	if err := r.member.Get(ctx, client.ObjectKey{Name: metav1.NamespaceSystem}, &system); err != nil {
		return fmt.Errorf("identify the cluster: %w", err)
	}
	if found.Spec.ID != string(system.UID) {
		return fmt.Errorf("failed to register as cluster with name %s already exists: its ID is %s, but that of this cluster is %s; choose "+
			"another name with --cluster-name, or remove the other cluster with `karmadactl unregister %s`",
			r.agent.Cluster, found.Spec.ID, system.UID, r.agent.Cluster)
	}
	return nil
}

// awaitCluster waits until the agent has created the Cluster, and returns it. The Deployment is available earlier, but a policy that is
// applied before would not select the cluster.
func awaitCluster(
	ctx context.Context, control client.Client, agent deploy.Options, timeout time.Duration,
) (*clusterv1alpha1.Cluster, error) {
	registered := &clusterv1alpha1.Cluster{}
	err := wait.PollUntilContextTimeout(ctx, pollInterval, timeout, true, func(ctx context.Context) (bool, error) {
		err := control.Get(ctx, client.ObjectKey{Name: agent.Cluster}, registered)
		return err == nil, client.IgnoreNotFound(err)
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return nil, fmt.Errorf("the agent has not created cluster %s after %v; see: kubectl logs --namespace %s deployment/%s",
			agent.Cluster, timeout, agent.Namespace, deploy.Name)
	}
	if err != nil {
		return nil, fmt.Errorf("read cluster %s in the control plane: %w", agent.Cluster, err)
	}
	return registered, nil
}
