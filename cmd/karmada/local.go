// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/allinone/demo"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/test/bench/local"
)

func newUp() *cobra.Command {
	var (
		o       allinone.UpOptions
		logging component.Logging
	)
	cmd := &cobra.Command{Use: "up", Short: "Start a control plane in this process, and local member clusters", Args: cobra.NoArgs}
	o.AddFlags(cmd.Flags())
	logging.AddFlags(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := o.Complete(); err != nil {
			return err
		}
		flags := allinone.DetachedFlags(cmd.Flags())
		allinone.PrintLostFlags(cmd.ErrOrStderr(), o.Layout, flags)
		if o.Detach {
			return allinone.UpDetached(cmd.Context(), cmd.OutOrStdout(), o.Layout, flags...)
		}
		return allinone.UpForeground(cmd.Context(), cmd.OutOrStdout(), o, &logging)
	}
	return cmd
}

// newLocal returns a subcommand that works on a data directory.
func newLocal(
	use, short string,
	args cobra.PositionalArgs,
	run func(context.Context, io.Writer, allinone.Layout, []string) error,
) *cobra.Command {
	var l allinone.Layout
	cmd := &cobra.Command{Use: use, Short: short, Args: args}
	l.AddFlags(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := l.Complete(); err != nil {
			return err
		}
		return run(cmd.Context(), cmd.OutOrStdout(), l, args)
	}
	return cmd
}

// newQuiet is newLocal for a command that discards the log of its clients.
func newQuiet(
	use, short string,
	args cobra.PositionalArgs,
	run func(context.Context, io.Writer, allinone.Layout, []string) error,
) *cobra.Command {
	return newLocal(use, short, args, func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
		if err := new(component.Logging).Start(io.Discard); err != nil {
			return err
		}
		return run(ctx, out, l, args)
	})
}

func newDown() *cobra.Command {
	return newLocal("down", "Stop the control plane and its local member clusters", cobra.NoArgs,
		func(ctx context.Context, out io.Writer, l allinone.Layout, _ []string) error {
			return allinone.Down(ctx, out, l)
		})
}

func newStatus() *cobra.Command {
	return newQuiet("status", "Show the parts, their health, addresses and certificates", cobra.NoArgs,
		func(ctx context.Context, out io.Writer, l allinone.Layout, _ []string) error {
			return allinone.PrintStatus(ctx, out, l)
		})
}

func newDemo() *cobra.Command {
	var (
		keep bool
		dir  string
	)
	cmd := &cobra.Command{
		Use:   "demo",
		Short: "Start a control plane and three member clusters, propagate an application, show the result and stop everything",
		Args:  cobra.NoArgs,
	}
	cmd.Flags().StringVar(&dir, "data-dir", "", "The directory for all data. Empty means a temporary directory.")
	cmd.Flags().BoolVar(&keep, "keep", false, "Leave everything running.")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := new(component.Logging).Start(io.Discard); err != nil {
			return err
		}
		return demo.Run(cmd.Context(), cmd.OutOrStdout(), dir, keep)
	}
	return cmd
}

func newBench() *cobra.Command {
	var b local.Benchmark
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure throughput, latency, writes, CPU and memory of propagation and scheduling on this machine",
		Args:  cobra.NoArgs,
	}
	b.AddFlags(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := new(component.Logging).Start(io.Discard); err != nil {
			return err
		}
		return b.Run(cmd.Context(), cmd.InOrStdin(), cmd.OutOrStdout())
	}
	return cmd
}
