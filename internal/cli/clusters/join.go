// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package registration is how clusters become members and stop being so: join, unjoin.
//
//	flags and arguments ──► cluster.Options ──► cluster.Join, cluster.Unjoin ──► one line for the user
//
// What is wrong with the arguments is said before anything is contacted.
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
	"k8s.io/kubectl/pkg/util/templates"
	ctrllog "sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
)

// unjoinWait is how long unjoin waits for a cluster to be drained, unless told otherwise.
const unjoinWait = time.Minute

// logOnce gives controller-runtime our log; without one, it complains about that after half a minute.
var logOnce = sync.OnceFunc(func() { ctrllog.SetLogger(klog.Background()) })

// act is cluster.Join or cluster.Unjoin.
type act func(context.Context, cluster.Options) error

// registration is what both commands know.
type registration struct {
	session *access.Session
	control *access.Control
	act     act
	options cluster.Options
	// memberKubeconfig and memberContext say which cluster is meant.
	memberKubeconfig, memberContext string
}

// Join makes the command `join`.
func Join(s *access.Session) *cobra.Command { return newJoin(s, cluster.Join) }

// Unjoin makes the command `unjoin`.
func Unjoin(s *access.Session) *cobra.Command { return newUnjoin(s, cluster.Unjoin) }

func newJoin(s *access.Session, join act) *cobra.Command {
	r := &registration{session: s, control: access.NewControl(s), act: join}
	command := &cobra.Command{
		Use:                   "join CLUSTER_NAME --cluster-kubeconfig=<KUBECONFIG>",
		DisableFlagsInUseLine: true,
		Short:                 "Make a cluster a member, in Push mode",
		Long: templates.LongDesc(`
			Make a cluster a member of the Karmada control plane, in Push mode: the control plane talks to the cluster.

			An account for the control plane is made in the cluster, and its credentials are kept in the control plane. Nothing
			that runs in the cluster is touched. A cluster can be a member under one name only.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Make the current cluster of a kubeconfig a member named member1
			PROGRAM join member1 --cluster-kubeconfig=$HOME/.kube/member.config

			# Choose another cluster of that kubeconfig, and say where it runs
			PROGRAM join member2 --cluster-kubeconfig=$HOME/.kube/member.config --cluster-context=paris --cluster-region=eu-west-3

			# See whether it could join
			PROGRAM join member2 --cluster-kubeconfig=$HOME/.kube/member.config --cluster-context=paris --dry-run`, "PROGRAM", s.Program())),
		ValidArgsFunction: cobra.NoFileCompletions,
		RunE:              func(command *cobra.Command, args []string) error { return r.join(command.Context(), args) },
	}
	flags := command.Flags()
	r.control.AddFlags(flags)
	r.control.AddImpersonationFlags(flags)
	flags.StringVar(&r.memberKubeconfig, "cluster-kubeconfig", "", "Path to the kubeconfig of the cluster.")
	flags.StringVar(&r.memberContext, "cluster-context", "", "The context of the cluster in its kubeconfig; by default the current one.")
	flags.StringVar(&r.options.ClusterNamespace, "cluster-namespace", names.ClusterNamespace, "Namespace of the credentials in the control plane, and of the account in the cluster.")
	flags.StringVar(&r.options.Provider, "cluster-provider", "", "Who provides the cluster; policies can select by it.")
	flags.StringVar(&r.options.Region, "cluster-region", "", "The region the cluster is in; policies can select by it.")
	flags.StringSliceVar(&r.options.Zones, "cluster-zones", nil, "The zones the cluster is in; policies can select by them.")
	flags.BoolVar(&r.options.DryRun, "dry-run", false, "Find out whether the cluster can join, without changing anything.")
	access.CompleteControlFlags(command, r.control)
	return command
}

func newUnjoin(s *access.Session, unjoin act) *cobra.Command {
	r := &registration{session: s, control: access.NewControl(s), act: unjoin}
	command := &cobra.Command{
		Use:                   "unjoin CLUSTER_NAME --cluster-kubeconfig=<KUBECONFIG>",
		DisableFlagsInUseLine: true,
		Short:                 "Let a member in Push mode leave",
		Long: templates.LongDesc(`
			Let a member cluster in Push mode leave the Karmada control plane.

			What Karmada propagated to the cluster is removed from it first. With the kubeconfig of the cluster, the account of
			the control plane is removed, too.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Let member1 leave
			PROGRAM unjoin member1

			# Remove the account of the control plane from the cluster, too
			PROGRAM unjoin member1 --cluster-kubeconfig=$HOME/.kube/member.config --cluster-context=paris

			# Give up a cluster that does not exist any more
			PROGRAM unjoin member1 --force --wait=10s`, "PROGRAM", s.Program())),
		ValidArgsFunction: access.CompleteClusters(r.control),
		RunE:              func(command *cobra.Command, args []string) error { return r.unjoin(command.Context(), args) },
	}
	flags := command.Flags()
	r.control.AddFlags(flags)
	flags.StringVar(&r.memberKubeconfig, "cluster-kubeconfig", "", "Path to the kubeconfig of the cluster; without it, the account of the control plane is left behind in the cluster.")
	flags.StringVar(&r.memberContext, "cluster-context", "", "The context of the cluster in its kubeconfig; by default the one named like the cluster.")
	flags.StringVar(&r.options.ClusterNamespace, "cluster-namespace", names.ClusterNamespace, "Namespace of the account in the cluster.")
	flags.BoolVar(&r.options.Force, "force", false, "When the wait is over, give up what could not be removed from the cluster.")
	flags.DurationVar(&r.options.Wait, "wait", unjoinWait, "How long to wait for the cluster to be gone.")
	flags.BoolVar(&r.options.DryRun, "dry-run", false, "Check the arguments without changing anything.")
	access.CompleteControlFlags(command, r.control)
	return command
}

func (r *registration) join(ctx context.Context, args []string) error {
	if err := r.name(args); err != nil {
		return err
	}
	if r.options.ClusterNamespace == names.SystemNamespace {
		fmt.Fprintf(r.session.Err, "Warning: namespace %s belongs to Karmada's own components; use another one for the credentials of clusters.\n", names.SystemNamespace)
	}
	// A user of the current context looks at it before joining; there is no safer guess.
	if err := r.run(ctx, r.memberContext, true); err != nil {
		return err
	}
	text := "cluster(%s) is joined successfully\n"
	if r.options.DryRun {
		text = "cluster(%s) can be joined; nothing was changed (dry run)\n"
	}
	_, err := fmt.Fprintf(r.session.Out, text, r.options.Name)
	return err
}

func (r *registration) unjoin(ctx context.Context, args []string) error {
	if err := r.name(args); err != nil {
		return err
	}
	if r.options.Wait <= 0 {
		return fmt.Errorf(" --wait %v  must be a positive duration, e.g. 1m0s ", r.options.Wait)
	}
	memberContext := r.memberContext
	if memberContext == "" {
		memberContext = r.options.Name
	}
	return r.run(ctx, memberContext, r.memberKubeconfig != "")
}

// name takes the name of the cluster from the arguments.
func (r *registration) name(args []string) error {
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
		if r.options.Member, err = r.member(memberContext); err != nil {
			return fmt.Errorf("kubeconfig of cluster %s: %w", r.options.Name, err)
		}
	}
	logOnce()
	err = r.act(logr.NewContext(ctx, klog.Background()), r.options)
	// A control plane that cannot be reached has fixed words; about a member, the words around the error say which it is.
	if unreachable, ok := errors.AsType[*url.Error](err); ok && reaches(r.options.Control, unreachable) {
		return unreachable
	}
	return err
}

// reaches says whether an error is about the API server of config.
func reaches(config *rest.Config, err *url.Error) bool {
	server, _, urlErr := rest.DefaultServerUrlFor(config)
	failed, parseErr := url.Parse(err.URL)
	return urlErr == nil && parseErr == nil && server.Host == failed.Host
}

func (r *registration) member(context string) (*rest.Config, error) {
	rules := access.LoadingRules(r.session, r.memberKubeconfig)
	// Without a default server: joining whatever listens on port 8080 would be an accident.
	rules.DefaultClientConfig = nil
	config, err := clientcmd.NewNonInteractiveDeferredLoadingClientConfig(rules, &clientcmd.ConfigOverrides{CurrentContext: context}).ClientConfig()
	if clientcmd.IsEmptyConfig(err) {
		return nil, errors.New("there is none; use --cluster-kubeconfig")
	}
	if err != nil {
		return nil, err
	}
	config.WarningHandler = rest.NoWarnings{}
	// Files named by relative paths are inlined, so that the account is made from what was read now.
	if err := rest.LoadTLSFiles(config); err != nil {
		return nil, err
	}
	return config, nil
}
