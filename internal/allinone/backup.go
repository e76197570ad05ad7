// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/machinery/atomicfile"
	"karmada.io/karmada/internal/version"
)

// Entries of a backup.
const (
	backupInfo     = "backup.json"
	backupSnapshot = "snapshot.db"
	backupPKI      = "pki/"
	// maxEntry is the maximum size of an entry except for the snapshot.
	maxEntry = 1 << 20
)

// backup is the entry backupInfo.
type backup struct {
	Version string `json:"version"`
	// Karmada is the version of the program that wrote the backup.
	Karmada string    `json:"karmada"`
	Created time.Time `json:"created"`
	// Port is the port of the API server, which kubeconfigs of users and agents contain. 0 means unknown.
	Port int `json:"port,omitempty"`
}

// Backup writes a consistent snapshot of the database, and the certificates and keys, to a file, which it replaces atomically. The
// control plane may be running.
func Backup(ctx context.Context, out io.Writer, l Layout, file string, e archive.Encryption) error {
	temporary, err := os.MkdirTemp(filepath.Dir(file), ".karmada-backup-")
	if err != nil {
		return fmt.Errorf("back up %s: %w", l.Dir, err)
	}
	defer os.RemoveAll(temporary) //nolint:errcheck // the backup is complete or has failed
	if err := embeddedkube.SnapshotEtcd(ctx, l.ControlPlane(), filepath.Join(temporary, backupSnapshot)); err != nil {
		return err
	}
	entries, err := l.entries(filepath.Join(temporary, backupSnapshot))
	if err == nil {
		err = archive.Write(file, entries, e)
	}
	if err != nil {
		return fmt.Errorf("write backup %s: %w", file, err)
	}
	fmt.Fprintf(out, "Backup written to %s. %s\n", file, e.Describe())
	return nil
}

// entries returns the contents of a backup. The snapshot is the last entry.
func (l Layout) entries(snapshot string) ([]archive.Entry, error) {
	//nolint:forbidigo // information only
	info, err := json.Marshal(backup{archive.Version, version.Current().GitVersion, time.Now().UTC(), embeddedkube.Port(l.ControlPlane())})
	if err != nil {
		return nil, err
	}
	out := []archive.Entry{{Name: backupInfo, Mode: 0o600, Data: info}}
	files, err := os.ReadDir(l.pki())
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if !f.Type().IsRegular() {
			continue
		}
		mode, err := f.Info()
		if err != nil {
			return nil, err
		}
		out = append(out, archive.Entry{Name: backupPKI + f.Name(), Mode: mode.Mode(), Path: filepath.Join(l.pki(), f.Name())})
	}
	return append(out, archive.Entry{Name: backupSnapshot, Mode: 0o600, Path: snapshot}), nil
}

// Restore replaces the database, the certificates, the keys and the port of a control plane, which must not run, by the contents of
// a backup. The previous data is kept. It can be repeated after an interruption.
func Restore(ctx context.Context, out io.Writer, l Layout, file string, e archive.Encryption) error {
	if err := l.create(); err != nil {
		return err
	}
	pid, running, err := embeddedkube.Owner(l.ControlPlane())
	if err != nil {
		return err
	}
	if running {
		return fmt.Errorf("restore %s: process %d uses the data: stop it with: karmada down --data-dir %[1]s", l.Dir, pid)
	}
	if err := os.MkdirAll(l.ControlPlane(), 0o700); err != nil {
		return fmt.Errorf("restore %s: %w", l.Dir, err)
	}
	temporary, err := os.MkdirTemp(l.ControlPlane(), ".restore-")
	if err != nil {
		return fmt.Errorf("restore %s: %w", l.Dir, err)
	}
	defer os.RemoveAll(temporary) //nolint:errcheck // the restore is complete or has failed
	info, err := unpack(file, temporary, e)
	if err != nil {
		return fmt.Errorf("read backup %s: %w", file, err)
	}
	// The snapshot is verified before anything is replaced.
	previous, err := embeddedkube.RestoreEtcd(ctx, l.ControlPlane(), filepath.Join(temporary, backupSnapshot), markRestored)
	if err != nil {
		return err
	}
	if err := l.restorePKI(filepath.Join(temporary, "pki")); err != nil {
		return fmt.Errorf("restore the certificates of %s: %w; repeat the command before the next start", l.Dir, err)
	}
	if info.Port != 0 {
		if err := embeddedkube.SetPort(l.ControlPlane(), info.Port); err != nil {
			return fmt.Errorf("restore the port of the API server: %w; repeat the command before the next start", err)
		}
	}
	fmt.Fprintf(out, "Restored from %s. Start with: karmada up --data-dir %s\n", file, l.Dir)
	if previous != "" {
		fmt.Fprintf(out, "The previous data is in %s; delete it when it is no longer needed.\n", previous)
	}
	return nil
}

// restorePKI replaces certificates and keys. If there are none, the directory appears at once: otherwise an interruption could lead to new
// CAs. Existing files are replaced one by one; a mixture is an error of the next start, not a reason for new CAs.
func (l Layout) restorePKI(restored string) error {
	if _, err := os.Stat(l.pki()); errors.Is(err, fs.ErrNotExist) {
		return os.Rename(restored, l.pki())
	}
	kept := l.pki() + ".before-" + time.Now().UTC().Format("20060102T150405.000Z") //nolint:forbidigo // only the name of a directory
	if err := os.CopyFS(kept, os.DirFS(l.pki())); err != nil {
		return err
	}
	if err := os.Chmod(kept, 0o700); err != nil {
		return err
	}
	entries, err := os.ReadDir(restored)
	if err != nil {
		return err
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(restored, e.Name()))
		if err != nil {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		if err := atomicfile.Write(filepath.Join(l.pki(), e.Name()), data, info.Mode().Perm()); err != nil {
			return err
		}
	}
	return nil
}

// unpack writes the entries of a backup to a directory. It rejects other entries, and a backup that is not complete.
func unpack(file, dir string, e archive.Encryption) (backup, error) {
	if err := os.Mkdir(filepath.Join(dir, "pki"), 0o700); err != nil {
		return backup{}, err
	}
	found := map[string]bool{}
	err := archive.Read(file, e, func(h archive.Header, contents io.Reader) error {
		name, isKey := strings.CutPrefix(h.Name, backupPKI)
		switch {
		case name != filepath.Base(name), !isKey && name != backupInfo && name != backupSnapshot:
			return fmt.Errorf("unexpected entry %q", h.Name)
		case name != backupSnapshot && h.Size > maxEntry:
			return fmt.Errorf("entry %q is too large", h.Name)
		}
		found[h.Name] = true
		return archive.Extract(filepath.Join(dir, filepath.FromSlash(h.Name)), contents, h.Mode&0o644|0o600)
	})
	if err != nil {
		return backup{}, err
	}
	for _, name := range []string{backupInfo, backupSnapshot, backupPKI + "ca.crt", backupPKI + "ca.key"} {
		if !found[name] {
			return backup{}, fmt.Errorf("it contains no %s", name)
		}
	}
	return readInfo(filepath.Join(dir, backupInfo))
}

func readInfo(path string) (info backup, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return info, err
	}
	if err := json.Unmarshal(data, &info); err != nil {
		return info, fmt.Errorf("decode %s: %w", backupInfo, err)
	}
	return info, archive.CheckVersion(info.Version)
}
