// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/standalone"
)

func newEtcd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "etcd",
		Short: "Back up, restore and maintain the embedded etcd of the control plane",
		Long: "These commands work on the embedded etcd of a data directory, whether the control plane runs or not; only restore " +
			"requires that it is stopped. For external etcd servers, use etcdctl and etcdutl.",
	}
	cmd.AddCommand(
		newQuiet("status", "Show the size and the alarms of the database", cobra.NoArgs,
			func(ctx context.Context, out io.Writer, l standalone.Layout, _ []string) error {
				return standalone.PrintEtcdStatus(ctx, out, l)
			}),
		newQuiet("snapshot FILE", "Write a snapshot of the database to a file", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l standalone.Layout, args []string) error {
				return standalone.SnapshotEtcd(ctx, out, l, args[0])
			}),
		newQuiet("restore FILE", "Replace the database by a snapshot and keep the previous one", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l standalone.Layout, args []string) error {
				return standalone.RestoreEtcd(ctx, out, l, args[0])
			}),
		newQuiet("defrag", "Release free space of the database, and accept writes again after it was full", cobra.NoArgs,
			func(ctx context.Context, out io.Writer, l standalone.Layout, _ []string) error {
				return standalone.DefragEtcd(ctx, out, l)
			}))
	return cmd
}
