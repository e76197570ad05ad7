// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"archive/tar"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/atomicfile"
	"karmada.io/karmada/internal/install/plane"
)

// Entries of a backup. The snapshot is the last one.
const (
	contentsEntry = "control-plane.json"
	snapshotEntry = "snapshot.db"
	// formatVersion is the version of Contents.
	formatVersion = "v1"
	// maxContents is the maximum size of the entry contentsEntry.
	maxContents = 64 << 20
)

// Contents is a backup without the snapshot.
type Contents struct {
	Version string    `json:"version"`
	Created time.Time `json:"created"`
	// Spec describes the control plane, and Manager is its manager. Empty means karmadactl.
	Spec    plane.Spec `json:"spec"`
	Manager string     `json:"manager,omitempty"`
	// Secrets holds the CAs, certificates and keys, and credentials of the user that the control plane needs.
	Secrets []corev1.Secret `json:"secrets"`
}

// Write writes a backup to a file, which it replaces atomically. snapshot is a file with the snapshot.
func Write(file string, c Contents, snapshot string) error {
	temporary, err := os.CreateTemp(filepath.Dir(file), ".karmada-backup-") // mode 0600
	if err != nil {
		return err
	}
	defer os.Remove(temporary.Name()) //nolint:errcheck // it is renamed, or left over from an error
	c.Version = formatVersion
	if err := errors.Join(pack(temporary, c, snapshot), temporary.Close()); err != nil {
		return err
	}
	if err := os.Rename(temporary.Name(), file); err != nil {
		return err
	}
	return atomicfile.SyncDir(filepath.Dir(file))
}

func pack(target *os.File, c Contents, snapshot string) error {
	compressed := gzip.NewWriter(target)
	w := tar.NewWriter(compressed)
	contents, err := json.Marshal(c)
	if err != nil {
		return err
	}
	source, err := os.Open(snapshot)
	if err != nil {
		return err
	}
	defer source.Close() //nolint:errcheck // only read
	info, err := source.Stat()
	if err != nil {
		return err
	}
	if err := w.WriteHeader(&tar.Header{Name: contentsEntry, Mode: 0o600, Size: int64(len(contents))}); err != nil {
		return err
	}
	if _, err := w.Write(contents); err != nil {
		return err
	}
	if err := w.WriteHeader(&tar.Header{Name: snapshotEntry, Mode: 0o600, Size: info.Size()}); err != nil {
		return err
	}
	if _, err := io.Copy(w, source); err != nil {
		return err
	}
	return errors.Join(w.Close(), compressed.Close(), target.Sync())
}

// Unpack returns the contents of a backup, and writes the verified snapshot to a new file.
func Unpack(file, snapshot string) (c Contents, err error) {
	source, err := os.Open(file)
	if err != nil {
		return c, err
	}
	defer source.Close() //nolint:errcheck // only read
	compressed, err := gzip.NewReader(source)
	if err != nil {
		return c, fmt.Errorf("it is not a backup: %w", err)
	}
	r := tar.NewReader(compressed)
	if h, err := r.Next(); err != nil || h.Name != contentsEntry || h.Size > maxContents {
		return c, errors.Join(errors.New("it is not a backup of karmadactl; karmada restore reads those of karmada backup"), err)
	}
	if err := json.NewDecoder(r).Decode(&c); err != nil {
		return c, fmt.Errorf("decode %s: %w", contentsEntry, err)
	}
	if c.Version != formatVersion {
		return c, fmt.Errorf("it has version %q, and this program supports %s: use a newer version of it", c.Version, formatVersion)
	}
	h, err := r.Next()
	if err != nil {
		return c, fmt.Errorf("it contains no snapshot: %w", err)
	}
	if h.Name != snapshotEntry {
		return c, fmt.Errorf("it contains no snapshot: unexpected entry %q", h.Name)
	}
	if err := unpackSnapshot(r, snapshot); err != nil {
		return c, err
	}
	return c, Verify(snapshot)
}

func unpackSnapshot(r io.Reader, file string) (err error) {
	target, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	_, err = io.Copy(target, r)
	return err
}
