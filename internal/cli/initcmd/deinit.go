// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
)

// NewDeinit returns the command `deinit`.
func NewDeinit(s *access.Session) *cobra.Command {
	var from command.Host
	var force bool
	removal := host.Removal{Report: func(line string) { fmt.Fprintln(s.Out, line) }}
	c := command.WithoutArgs(command.New(s, command.Help{
		Use: "deinit", Short: "Remove a Karmada control plane from its host cluster",
		Long: `
			Remove a Karmada control plane from its host cluster.

			The command deletes what "init" and "addons enable" created. It keeps member clusters with their workloads, and the data
			of etcd. The namespace is deleted if "init" created it and it contains nothing else.`,
		Example: `
			# Show what would be deleted
			PROGRAM deinit --dry-run

			# Remove the control plane without confirmation
			PROGRAM deinit --force`,
	}, func(ctx context.Context, _ []string) error {
		fmt.Fprintln(s.Out, "removes Karmada from Kubernetes")
		if !force && !removal.DryRun && !command.Confirm(s) {
			return errors.New("canceled")
		}
		var err error
		removal.Namespace = from.Namespace
		if removal.Host, _, err = from.Client(s); err != nil {
			return err
		}
		if err := removal.Remove(ctx); err != nil {
			return err
		}
		fmt.Fprintf(s.Out, `remove Karmada from Kubernetes successfully.
The data of etcd is kept: on the node, by default in %s, or in PersistentVolumeClaims.
Delete it if you do not need it. A control plane that is installed again continues with it, if etcd has the same settings and node.
`, manifests.DefaultEtcdPath)
		return nil
	}))
	flags := c.Flags()
	from.AddFlags(flags)
	flags.BoolVar(&removal.DryRun, "dry-run", false, "If true, only print what would be deleted.")
	flags.BoolVarP(&force, "force", "f", false, "If true, do not ask for confirmation.")
	flags.BoolVar(&removal.PurgeNamespace, "purge-namespace", false,
		"If true, delete the namespace with all that it contains, also volumes with the data of etcd.")
	return c
}
