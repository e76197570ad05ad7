// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package backup implements the commands `backup` and `restore`, for control planes in host clusters, with package internal/backup.
package backup

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/backup"
	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
)

// options holds the flags of both commands.
type options struct {
	command.Host
	session    *access.Session
	protection backup.Protection
}

func (o *options) connect() (backup.Host, error) {
	c, config, err := o.Client(o.session)
	return backup.Host{Client: c, Config: config}, err
}

// NewCommand returns the command `backup`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s}
	force := false
	c := command.New(s, command.Help{
		Use: "backup FILE", Short: "Back up a control plane in a host cluster to a file",
		Long: `
			Back up a control plane in a host cluster to a file.

			The file contains a consistent snapshot of etcd, the certificates and keys, and the description of the control plane, which
			keeps running. A user who can read the file controls all clusters: encrypt it with age, by a public key or a passphrase.
			The keys for encryption at rest are not part of it unless requested: keep them elsewhere. "karmada backup" backs up
			a control plane of "karmada up".`,
		Example: `
			# Back up the control plane in the cluster of the current context
			PROGRAM backup karmada.tar.gz

			# Encrypt the backup for a public key of age; age-keygen creates one with its identity
			PROGRAM backup karmada.age --age-recipient age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p

			# Restore it
			PROGRAM restore karmada.age --age-identity-file key.txt`,
	}, command.WithFile(func(ctx context.Context, file string) error {
		if err := archive.CheckNew(file, force); err != nil {
			return err
		}
		return o.backup(ctx, file)
	}))
	o.Host.AddFlags(c.Flags())
	o.protection.AddBackupFlags(c.Flags())
	c.Flags().BoolVarP(&force, "force", "f", false, "If true, replace an existing file.")
	c.Flags().BoolVar(&o.protection.EncryptionKey, "include-encryption-key", false,
		"If true, add the keys by which the API server encrypts objects in etcd.")
	return c
}

func (o *options) backup(ctx context.Context, file string) error {
	h, err := o.connect()
	if err != nil {
		return err
	}
	o.protection.In = o.session.In
	if err := backup.Save(ctx, h, o.Namespace, file, o.protection, clock.RealClock{}.Now()); err != nil {
		return fmt.Errorf("%w; a control plane of karmada up is backed up with: karmada backup %s", err, file)
	}
	fmt.Fprintf(o.session.Out, "Backup of the control plane in namespace %s written to %s. %s\n", o.Namespace, file,
		o.protection.Describe())
	return nil
}
