// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	clientv3 "go.etcd.io/etcd/client/v3"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/backup/snapshot"
	"karmada.io/karmada/internal/install/host"
)

// Protection limits what a user who reads a backup learns.
type Protection struct {
	archive.Encryption
	// EncryptionKey adds the keys by which the API server encrypts objects in etcd.
	EncryptionKey bool
}

// Save writes a backup of the control plane in a namespace to a file, which it replaces atomically. The control plane keeps running.
func Save(ctx context.Context, h Host, namespace, file string, p Protection, now time.Time) error {
	spec, err := host.Installed(ctx, h, namespace)
	if err != nil {
		return err
	}
	if spec == nil {
		return fmt.Errorf("namespace %s of the host cluster contains no control plane: set --namespace", namespace)
	}
	contents := Contents{Created: now.UTC(), Spec: spec.Complete()}
	if contents.Manager, _, err = host.Manager(ctx, h, namespace); err != nil {
		return err
	}
	// The Secrets are read first: certificates that are renewed in the meantime are signed by the same CAs.
	if contents.Secrets, err = host.BackupSecrets(ctx, h, contents.Spec, p.EncryptionKey); err != nil {
		return err
	}
	directory, err := os.MkdirTemp(filepath.Dir(file), ".karmada-backup-")
	if err != nil {
		return fmt.Errorf("write backup %s: %w", file, err)
	}
	defer os.RemoveAll(directory) //nolint:errcheck // the backup is complete or has failed
	path := filepath.Join(directory, "snapshot.db")
	if err := h.Connect(ctx, contents.Spec, func(c *clientv3.Client) error { return snapshot.Write(ctx, c, path) }); err != nil {
		return err
	}
	if err := Write(file, contents, path, p.Encryption); err != nil {
		return fmt.Errorf("write backup %s: %w", file, err)
	}
	return nil
}
