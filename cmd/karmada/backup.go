// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/allinone"
)

func newBackup() *cobra.Command {
	return newQuiet("backup FILE", "Write the database, the certificates and the keys of the control plane to a file", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
			return allinone.Backup(ctx, out, l, args[0])
		})
}

func newRestore() *cobra.Command {
	return newQuiet("restore FILE", "Replace the data of the control plane by a backup and keep the previous data", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
			return allinone.Restore(ctx, out, l, args[0])
		})
}
