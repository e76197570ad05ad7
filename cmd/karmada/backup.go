// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/standalone"
)

func newBackup() *cobra.Command {
	return newQuiet("backup FILE", "Write the database, the certificates and the keys of the control plane to a file", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l standalone.Layout, args []string) error {
			return standalone.Backup(ctx, out, l, args[0])
		})
}

func newRestore() *cobra.Command {
	return newQuiet("restore FILE", "Replace the data of the control plane by a backup and keep the previous data", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l standalone.Layout, args []string) error {
			return standalone.Restore(ctx, out, l, args[0])
		})
}
