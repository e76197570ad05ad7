// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package register

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/agent/deploy"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// unregistration holds the flags of unregister.
type unregistration struct {
	session                           *access.Session
	options                           cluster.Options
	agent                             cluster.Agent
	memberKubeconfig, memberContext   string
	controlKubeconfig, controlContext string
}

// NewUnregisterCommand returns the command `unregister`.
func NewUnregisterCommand(s *access.Session) *cobra.Command {
	u := &unregistration{session: s}
	c := command.New(s, command.Help{
		Use:   "unregister CLUSTER_NAME --cluster-kubeconfig=<KUBECONFIG>",
		Short: "Remove a Pull-mode cluster from Karmada",
		Long: `
			Remove a Pull-mode cluster from the Karmada control plane.

			The agent first deletes propagated objects from the cluster. Then the command deletes the agent. Without --karmada-config,
			the command uses the credentials of the agent.`,
		Example: `
			# Remove member3 from Karmada
			PROGRAM unregister member3 --cluster-kubeconfig=$HOME/.kube/member3.config

			# Remove a cluster whose agent no longer runs, with the credentials of an administrator
			PROGRAM unregister member3 --cluster-kubeconfig=$HOME/.kube/member3.config \
			--karmada-config=/etc/karmada/karmada-apiserver.config --force`,
	}, u.run)
	c.ValidArgsFunction = cobra.NoFileCompletions
	flags := c.Flags()
	flags.StringVar(&u.memberKubeconfig, "cluster-kubeconfig", "", "Path to the kubeconfig file of the cluster. Required.")
	flags.StringVar(&u.memberContext, "cluster-context", "",
		"Name of the context in --cluster-kubeconfig. Empty means the current context.")
	flags.StringVar(&u.controlKubeconfig, "karmada-config", "",
		"Path to the kubeconfig file of the Karmada control plane. Empty means the credentials of the agent.")
	flags.StringVar(&u.controlContext, "karmada-context", "",
		"Name of the context in --karmada-config. Empty means the current context.")
	flags.StringVarP(&u.agent.Namespace, "namespace", "n", names.SystemNamespace, "Namespace of the agent in the cluster.")
	flags.StringVar(&u.options.ClusterNamespace, "cluster-namespace", names.ClusterNamespace,
		"Namespace of the service accounts in the cluster.")
	flags.StringVar(&u.agent.Name, "agent-name", deploy.Name, "Name of the Deployment of the agent.")
	flags.DurationVar(&u.options.Wait, "wait", time.Minute, "Time to wait for the deletion of the cluster.")
	flags.BoolVar(&u.options.Force, "force", false,
		"If true, remove finalizers after --wait, so that the cluster is removed even if its agent does not run. Requires --karmada-config.")
	flags.BoolVar(&u.options.DryRun, "dry-run", false, "If true, only check the arguments and the cluster, without writing anything.")
	return c
}

func (u *unregistration) run(ctx context.Context, args []string) error {
	switch {
	case len(args) > 1:
		return errors.New("only the cluster name is allowed as an argument")
	case len(args) == 0 || args[0] == "":
		return errors.New("cluster name is required")
	case u.memberKubeconfig == "":
		return errors.New("--cluster-kubeconfig is required to specify KUBECONFIG file path to access unregistering member cluster")
	case u.options.Wait <= 0:
		return fmt.Errorf("--wait %v must be a positive duration, e.g. 1m0s", u.options.Wait)
	case u.options.Force && u.controlKubeconfig == "":
		return errors.New("--force requires --karmada-config: an agent cannot remove the finalizers of its cluster")
	}
	u.options.Name = args[0]
	_, config, member, err := connect(u.session, u.memberKubeconfig, u.memberContext)
	if err != nil {
		return err
	}
	u.options.Member = config
	if u.controlKubeconfig != "" {
		_, u.options.Control, _, err = connect(u.session, u.controlKubeconfig, u.controlContext)
	} else {
		var raw []byte
		var name string
		if raw, name, err = deploy.Credentials(ctx, member, u.agent.Namespace, u.agent.Name); err == nil {
			u.options.Control, err = parse(raw, name)
		}
	}
	if err != nil {
		return err
	}
	u.options.Left = func(objects []string) {
		fmt.Fprintf(u.session.Err, "Warning: cluster(%s) is removed, but these propagated objects may remain in it: %s\n",
			u.options.Name, work.Summary(objects))
	}
	return cluster.Unregister(ctx, u.options, u.agent)
}

// parse returns the configuration of a context in a kubeconfig.
func parse(kubeconfig []byte, context string) (*rest.Config, error) {
	loaded, err := clientcmd.Load(kubeconfig)
	if err != nil {
		return nil, fmt.Errorf("parse the kubeconfig of the agent: %w", err)
	}
	return clientcmd.NewDefaultClientConfig(*loaded, &clientcmd.ConfigOverrides{CurrentContext: context}).ClientConfig()
}
