// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cluster"
)

// TakeOver returns the command `takeover`.
func TakeOver(s *access.Session) *cobra.Command { return newTakeOver(s, clock.RealClock{}) }

func newTakeOver(s *access.Session, clock clock.PassiveClock) *cobra.Command {
	control := access.NewControl(s)
	all, dryRun := false, false
	c := command.New(s, command.Help{
		Use:   "takeover (CLUSTER ... | --all)",
		Short: "Take clusters over from another control plane",
		Long: `
			Take clusters over from another control plane.

			One control plane holds a cluster and writes to it. If another one holds it, such as a copy that was restored from a
			backup, the condition HeldElsewhere of the Cluster is True, and nothing is written to the cluster or deleted in it. After
			this command, the control plane that it is connected to holds the cluster, and the other one stops writing to it. Objects
			of the other one stay in the cluster.`,
		Example: `
			# Take member1 over
			PROGRAM takeover member1

			# Take all clusters over, after a database was restored without karmada restore or karmadactl restore
			PROGRAM takeover --all`,
	}, func(ctx context.Context, names []string) error {
		if all == (len(names) > 0) {
			return errors.New("name the clusters to take over, or use --all")
		}
		api, err := control.Client()
		if err != nil {
			return err
		}
		if all {
			var found clusterv1alpha1.ClusterList
			if err := api.List(ctx, &found); err != nil {
				return err
			}
			for i := range found.Items {
				names = append(names, found.Items[i].Name)
			}
		}
		for _, name := range names {
			if dryRun {
				_, err = fmt.Fprintf(s.Out, "cluster/%s taken over (dry run)\n", name)
			} else if err = cluster.TakeOver(ctx, api, name, clock.Now()); err == nil {
				_, err = fmt.Fprintf(s.Out, "cluster/%s taken over\n", name)
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
	c.ValidArgsFunction = access.CompleteClusters(control)
	control.Bind(c, false)
	c.Flags().BoolVar(&all, "all", false, "If true, take over all clusters.")
	c.Flags().BoolVar(&dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	return c
}
