// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/allinone"
	"karmada.io/karmada/internal/backup/archive"
)

func newBackup() *cobra.Command {
	var e archive.Encryption
	force := false
	c := newQuiet("backup FILE", "Write the database, the certificates and the keys of the control plane to a file", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
			if err := archive.CheckNew(args[0], force); err != nil {
				return err
			}
			return allinone.Backup(ctx, out, l, args[0], e)
		})
	e.AddBackupFlags(c.Flags())
	c.Flags().BoolVarP(&force, "force", "f", false, "If true, replace an existing file.")
	return withInput(c, &e)
}

func newRestore() *cobra.Command {
	var e archive.Encryption
	c := newQuiet("restore FILE", "Replace the data of the control plane by a backup and keep the previous data", cobra.ExactArgs(1),
		func(ctx context.Context, out io.Writer, l allinone.Layout, args []string) error {
			return allinone.Restore(ctx, out, l, args[0], e)
		})
	e.AddRestoreFlags(c.Flags())
	return withInput(c, &e)
}

// withInput lets a command read keys from the standard input.
func withInput(c *cobra.Command, e *archive.Encryption) *cobra.Command {
	c.PreRun = func(c *cobra.Command, _ []string) { e.In = c.InOrStdin() }
	return c
}
