// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/machinery/tracing"
)

func newMember() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "member",
		Short: "Create and run local member clusters",
		Long: "A local member cluster is a Kubernetes cluster in one process: a real API server, controllers and scheduler, and simulated " +
			"nodes whose pods become ready without running containers. Stopping a member simulates a cluster outage.",
	}
	cmd.AddCommand(newMemberCreate(),
		newLocal("list", "List the local member clusters", cobra.NoArgs,
			func(ctx context.Context, out io.Writer, l allinone.Layout, _ []string) error {
				return allinone.PrintMembers(ctx, out, l)
			}),
		newLocal("start NAME", "Start a stopped member cluster", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
				if err := allinone.StartMember(ctx, l, args[0]); err != nil {
					return err
				}
				fmt.Fprintf(out, "member cluster %s is running\n", args[0])
				return allinone.WriteMembersKubeconfig(l)
			}),
		newLocal("join NAME", "Join a member cluster to the control plane again, after it was unjoined or unregistered", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
				return allinone.JoinMember(ctx, out, l, args[0])
			}),
		newLocal("stop NAME", "Stop a member cluster, which simulates an outage", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
				return allinone.StopMember(ctx, out, l, args[0])
			}),
		newLocal("delete NAME", "Unjoin and stop a member cluster, and delete its data", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
				return allinone.DeleteMember(ctx, out, l, args[0])
			}),
		newMemberRun())
	return cmd
}

func newMemberCreate() *cobra.Command {
	var (
		o      allinone.MemberOptions
		noJoin bool
	)
	cmd := newLocal("create NAME", "Create and start a member cluster, and join it to the control plane", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
			c := o.Config()
			c.Name = args[0]
			return allinone.CreateMember(ctx, out, l, c, !noJoin)
		})
	o.AddFlags(cmd.Flags())
	o.AddLocationFlags(cmd.Flags())
	cmd.Flags().BoolVar(&noJoin, "no-join", false, "Do not join the cluster to the control plane, also not when that starts.")
	return cmd
}

func newMemberRun() *cobra.Command {
	var (
		logging component.Logging
		spans   tracing.Options
	)
	cmd := newLocal("run NAME", "Run a member cluster in this process", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
			if err := spans.Validate(); err != nil {
				return err
			}
			return allinone.RunMemberForeground(ctx, out, l, args[0], spans, &logging)
		})
	logging.AddFlags(cmd.Flags())
	spans.AddFlags(cmd.Flags())
	return cmd
}
