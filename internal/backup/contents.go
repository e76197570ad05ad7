// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/backup/archive"
	etcd "karmada.io/karmada/internal/backup/snapshot"
	"karmada.io/karmada/internal/install/manifests"
)

// Entries of a backup. The snapshot is the last one.
const (
	contentsEntry = "control-plane.json"
	snapshotEntry = "snapshot.db"
	// maxContents is the maximum size of the entry contentsEntry.
	maxContents = 64 << 20
)

// Contents is a backup without the snapshot.
type Contents struct {
	Version string    `json:"version"`
	Created time.Time `json:"created"`
	// Spec describes the control plane, and Manager is its manager. Empty means karmadactl.
	Spec    manifests.Spec `json:"spec"`
	Manager string         `json:"manager,omitempty"`
	// Secrets holds the CAs, certificates and keys, and credentials of the user that the control plane needs.
	Secrets []corev1.Secret `json:"secrets"`
}

// Write writes a backup to a file, which it replaces atomically. snapshot is a file with the snapshot.
func Write(file string, c Contents, snapshot string, e archive.Encryption) error {
	c.Version = archive.Version
	contents, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return archive.Write(file, []archive.Entry{
		{Name: contentsEntry, Mode: 0o600, Data: contents},
		{Name: snapshotEntry, Mode: 0o600, Path: snapshot},
	}, e)
}

// Unpack returns the contents of a backup, and writes the verified snapshot to a new file.
func Unpack(file, snapshot string, e archive.Encryption) (c Contents, err error) {
	entries := []string{contentsEntry, snapshotEntry}
	err = archive.Read(file, e, func(h archive.Header, r io.Reader) error {
		switch {
		case len(entries) > 0 && entries[0] == contentsEntry:
			if h.Name != contentsEntry || h.Size > maxContents {
				return errors.New("it is not a backup of karmadactl; karmada restore reads the backups of karmada backup")
			}
			if err := json.NewDecoder(r).Decode(&c); err != nil {
				return fmt.Errorf("decode %s: %w", contentsEntry, err)
			}
			if err := archive.CheckVersion(c.Version); err != nil {
				return err
			}
		case len(entries) > 0 && h.Name == snapshotEntry:
			if err := archive.Extract(snapshot, r, 0o600); err != nil {
				return err
			}
		default:
			return fmt.Errorf("unexpected entry %q", h.Name)
		}
		entries = entries[1:]
		return nil
	})
	if err != nil {
		return c, err
	}
	if len(entries) > 0 {
		return c, fmt.Errorf("it contains no %s", entries[0])
	}
	return c, etcd.Verify(snapshot)
}
