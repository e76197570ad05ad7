// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/go-logr/logr"
	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/klog/v2"
	ctrllog "sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/cluster/tokens"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// unjoinWait is the default time that unjoin waits for the cluster to be removed.
const unjoinWait = time.Minute

// setLogger sets the logger of controller-runtime, which prints a warning if it has none.
var setLogger = sync.OnceFunc(func() { ctrllog.SetLogger(klog.Background()) })

// registerFunc is cluster.Join or cluster.Unjoin.
type registerFunc func(context.Context, cluster.Options) error

// registration holds the options of join and unjoin.
type registration struct {
	session  *access.Session
	control  *access.Control
	register registerFunc
	options  cluster.Options
	// memberKubeconfig and memberContext select the cluster.
	memberKubeconfig, memberContext string
	// yes skips the confirmation of unjoin.
	yes bool
	// previewed reports whether unjoin has listed what it deletes.
	previewed bool
}

// Join returns the command `join`.
func Join(s *access.Session) *cobra.Command { return newJoin(s, cluster.Join) }

// Unjoin returns the command `unjoin`.
func Unjoin(s *access.Session) *cobra.Command { return newUnjoin(s, cluster.Unjoin) }

func newJoin(s *access.Session, join registerFunc) *cobra.Command {
	r := &registration{session: s, control: access.NewControl(s), register: join}
	c := command.New(s, command.Help{
		Use:   "join CLUSTER_NAME --cluster-kubeconfig=<KUBECONFIG>",
		Short: "Register a cluster with Karmada in Push mode",
		Long: `
			Register a cluster with the Karmada control plane in Push mode: the control plane connects to the cluster.

			The command creates a service account for the control plane in the cluster and stores its credentials in the control
			plane. It does not change workloads in the cluster. A cluster can be registered under one name only.`,
		Example: `
			# Register the cluster of the current context as member1
			PROGRAM join member1 --cluster-kubeconfig=$HOME/.kube/member.config

			# Register the cluster of the context paris with its region
			PROGRAM join member2 --cluster-kubeconfig=$HOME/.kube/member.config --cluster-context=paris --cluster-region=eu-west-3

			# Check whether a cluster can join, without writing anything
			PROGRAM join member2 --cluster-kubeconfig=$HOME/.kube/member.config --cluster-context=paris --dry-run`,
	}, r.join)
	c.ValidArgsFunction = cobra.NoFileCompletions
	flags := c.Flags()
	r.control.Bind(c, false)
	r.control.AddImpersonationFlags(flags)
	flags.StringVar(&r.memberKubeconfig, "cluster-kubeconfig", "", "Path to the kubeconfig file of the cluster.")
	flags.StringVar(&r.memberContext, "cluster-context", "", "Name of the context in --cluster-kubeconfig. Empty means the current context.")
	flags.StringVar(&r.options.ClusterNamespace, "cluster-namespace", names.ClusterNamespace,
		"Namespace of the cluster secrets in the control plane and of the service accounts in the cluster.")
	flags.StringVar(&r.options.Provider, "cluster-provider", "", "Provider of the cluster, for selection by policies.")
	flags.StringVar(&r.options.Region, "cluster-region", "", "Region of the cluster, for selection by policies.")
	flags.StringSliceVar(&r.options.Zones, "cluster-zones", nil, "Zones of the cluster, for selection by policies.")
	flags.DurationVar(&r.options.TokenLifetime, "token-lifetime", tokens.DefaultLifetime,
		"Lifetime of the tokens of the control plane for the cluster, which it renews after half of it. 0 means no expiration.")
	flags.BoolVar(&r.options.TakeOver, "take-over", false,
		"If true, take the cluster over from another control plane that holds it, which then neither changes nor deletes objects in it.")
	flags.BoolVar(&r.options.Shared, "shared", false,
		"If true, record that other control planes write to the cluster, too. Their objects must differ, and which control plane holds "+
			"the cluster is not compared.")
	c.MarkFlagsMutuallyExclusive("take-over", "shared")
	flags.BoolVar(&r.options.DryRun, "dry-run", false, "If true, only check whether the cluster can join, without writing anything.")
	return c
}

func newUnjoin(s *access.Session, unjoin registerFunc) *cobra.Command {
	r := &registration{session: s, control: access.NewControl(s), register: unjoin}
	c := command.New(s, command.Help{
		Use:   "unjoin CLUSTER_NAME --cluster-kubeconfig=<KUBECONFIG>",
		Short: "Remove a Push-mode cluster from Karmada",
		Long: `
			Remove a Push-mode cluster from the Karmada control plane.

			The control plane first deletes propagated objects from the cluster. The command lists them, with those that no other
			cluster takes, and asks for confirmation on a terminal. With --cluster-kubeconfig, the command also
			deletes the service account of the control plane.`,
		Example: `
			# Remove member1 from Karmada
			PROGRAM unjoin member1

			# Also delete the service account of the control plane in the cluster
			PROGRAM unjoin member1 --cluster-kubeconfig=$HOME/.kube/member.config --cluster-context=paris

			# Remove a cluster that is permanently unreachable
			PROGRAM unjoin member1 --force --wait=10s`,
	}, r.unjoin)
	c.ValidArgsFunction = access.CompleteClusters(r.control)
	flags := c.Flags()
	r.control.Bind(c, false)
	flags.StringVar(&r.memberKubeconfig, "cluster-kubeconfig", "",
		"Path to the kubeconfig file of the cluster. If empty, the service account of the control plane is not deleted.")
	flags.StringVar(&r.memberContext, "cluster-context", "",
		"Name of the context in --cluster-kubeconfig. Empty means the name of the cluster.")
	flags.StringVar(&r.options.ClusterNamespace, "cluster-namespace", names.ClusterNamespace,
		"Namespace of the service accounts in the cluster.")
	flags.BoolVar(&r.options.Force, "force", false,
		"If true, remove finalizers after --wait, so that the cluster is removed even if it is unreachable.")
	flags.DurationVar(&r.options.Wait, "wait", unjoinWait, "Time to wait for the deletion of the cluster.")
	flags.BoolVar(&r.options.DryRun, "dry-run", false, "If true, only check the arguments and list what would be deleted.")
	flags.BoolVarP(&r.yes, "yes", "y", false, "If true, do not ask for confirmation on a terminal.")
	return c
}

func (r *registration) join(ctx context.Context, args []string) error {
	if err := r.parseName(args); err != nil {
		return err
	}
	if l := r.options.TokenLifetime; l != 0 && l < tokens.MinLifetime {
		return fmt.Errorf("--token-lifetime: must be 0 or at least %v, got %v", tokens.MinLifetime, l)
	}
	if r.options.ClusterNamespace == names.SystemNamespace {
		fmt.Fprintf(r.session.Err, "Warning: namespace %s is reserved for the components of Karmada; use another one for cluster secrets.\n",
			names.SystemNamespace)
	}
	r.options.Warn = func(text string) { fmt.Fprintf(r.session.Err, "Warning: %s\n", text) }
	if err := r.run(ctx, r.memberContext, true); err != nil {
		return err
	}
	format := "cluster(%s) is joined successfully\n"
	if r.options.DryRun {
		format = "cluster(%s) can be joined; nothing was changed (dry run)\n"
	}
	_, err := fmt.Fprintf(r.session.Out, format, r.options.Name)
	return err
}

func (r *registration) unjoin(ctx context.Context, args []string) error {
	if err := r.parseName(args); err != nil {
		return err
	}
	if r.options.Wait <= 0 {
		return fmt.Errorf("--wait %v must be a positive duration, e.g. 1m0s", r.options.Wait)
	}
	memberContext := r.memberContext
	if memberContext == "" {
		memberContext = r.options.Name
	}
	left := false
	r.options.Left = func(objects []string) {
		left = true
		fmt.Fprintf(r.session.Err, "Warning: cluster(%s) is removed, but these propagated objects may remain in it: %s\n",
			r.options.Name, work.Summary(objects))
	}
	if err := r.preview(ctx); err != nil {
		return err
	}
	if err := r.run(ctx, memberContext, r.memberKubeconfig != ""); err != nil {
		return err
	}
	if r.options.DryRun {
		fmt.Fprintf(r.session.Out, "cluster(%s) can be removed; nothing was changed (dry run)\n", r.options.Name)
		return nil
	}
	fmt.Fprintf(r.session.Out, "cluster(%s) is removed\n", r.options.Name)
	if !r.options.Force {
		return nil
	}
	if !left {
		fmt.Fprintln(r.session.Out, "No propagated object was left in it.")
	}
	if r.memberKubeconfig == "" {
		fmt.Fprintf(r.session.Out, "The accounts of the control plane remain in it: ServiceAccounts in namespace %s, ClusterRoles and "+
			"ClusterRoleBindings. With --cluster-kubeconfig, unjoin deletes them.\n", r.options.ClusterNamespace)
	}
	return nil
}

// parseName validates the arguments and sets the name of the cluster.
func (r *registration) parseName(args []string) error {
	switch {
	case len(args) > 1:
		return errors.New("only the cluster name is allowed as an argument")
	case len(args) == 0 || args[0] == "":
		return errors.New("cluster name is required")
	}
	if problems := names.CheckCluster(args[0]); len(problems) > 0 {
		return fmt.Errorf("invalid cluster name(%s): %s", args[0], strings.Join(problems, ";"))
	}
	r.options.Name = args[0]
	return nil
}

func (r *registration) run(ctx context.Context, memberContext string, withMember bool) (err error) {
	if r.options.Control, err = r.control.ToRESTConfig(); err != nil {
		return err
	}
	if withMember {
		if r.options.Member, err = r.memberConfig(memberContext); err != nil {
			return fmt.Errorf("load kubeconfig of cluster %s: %w", r.options.Name, err)
		}
	}
	if r.previewed { // the warning at the deletion of the Cluster repeats it
		r.options.Control.WarningHandler = rest.NoWarnings{}
	}
	setLogger()
	err = r.register(logr.NewContext(ctx, klog.Background()), r.options)
	// kubectl has a fixed message for an unreachable control plane. Errors of the member keep their context.
	if unreachable, ok := errors.AsType[*url.Error](err); ok && isFrom(r.options.Control, unreachable) {
		return unreachable
	}
	return err
}

// isFrom reports whether an error is about the API server of config.
func isFrom(config *rest.Config, err *url.Error) bool {
	server, _, urlErr := rest.DefaultServerUrlFor(config)
	failed, parseErr := url.Parse(err.URL)
	return urlErr == nil && parseErr == nil && server.Host == failed.Host
}

func (r *registration) memberConfig(context string) (*rest.Config, error) {
	rules := access.LoadingRules(r.session, r.memberKubeconfig)
	// No default server: do not join an API server on localhost:8080 by accident.
	rules.DefaultClientConfig = nil
	overrides := &clientcmd.ConfigOverrides{CurrentContext: context}
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules, overrides).ClientConfig()
	if clientcmd.IsEmptyConfig(err) {
		return nil, errors.New("not found; set --cluster-kubeconfig")
	}
	if err != nil {
		return nil, err
	}
	config.WarningHandler = rest.NoWarnings{}
	// Read certificate files now, so that later reads do not depend on relative paths.
	if err := rest.LoadTLSFiles(config); err != nil {
		return nil, err
	}
	return config, nil
}
