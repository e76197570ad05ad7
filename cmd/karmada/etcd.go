// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/allinone"
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
			func(ctx context.Context, out io.Writer, l allinone.Layout, _ []string) error {
				return allinone.PrintEtcdStatus(ctx, out, l)
			}),
		newQuiet("snapshot FILE", "Write a snapshot of the database to a file", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
				return allinone.SnapshotEtcd(ctx, out, l, args[0])
			}),
		newQuiet("restore FILE", "Replace the database by a snapshot and keep the previous one", cobra.ExactArgs(1),
			func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
				return allinone.RestoreEtcd(ctx, out, l, args[0])
			}),
		newQuiet("defrag", "Release free space of the database, and accept writes again after it was full", cobra.NoArgs,
			func(ctx context.Context, out io.Writer, l allinone.Layout, _ []string) error {
				return allinone.DefragEtcd(ctx, out, l)
			}))
	return cmd
}
