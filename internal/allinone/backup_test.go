// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	clientv3 "go.etcd.io/etcd/client/v3"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/embeddedkube"
)

// A backup restores the database and the CAs, in the same directory and in a new one.
func TestBackup(t *testing.T) {
	t.Parallel()
	l, file := Layout{Dir: t.TempDir()}, filepath.Join(t.TempDir(), "backup.tar.gz")
	runEtcd(t, l, 0, func(c *clientv3.Client) {
		if _, err := c.Put(t.Context(), "key", "old"); err != nil {
			t.Error(err)
		}
	})
	if err := Backup(t.Context(), &bytes.Buffer{}, l, file, archive.Encryption{}); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode of the backup: %v, %v", info.Mode(), err)
	}
	runEtcd(t, l, 0, func(c *clientv3.Client) {
		if _, err := c.Put(t.Context(), "key", "new"); err != nil {
			t.Error(err)
		}
		err := Restore(t.Context(), &bytes.Buffer{}, l, file, archive.Encryption{})
		if err == nil || !strings.Contains(err.Error(), "karmada down") {
			t.Errorf("restore while the control plane runs: %v", err)
		}
	})
	ca, err := os.ReadFile(filepath.Join(l.pki(), "ca.key"))
	if err != nil {
		t.Fatal(err)
	}
	port, started := embeddedkube.Port(l.ControlPlane()), Layout{Dir: t.TempDir()}
	runEtcd(t, started, 0, func(*clientv3.Client) {})
	if other := embeddedkube.Port(started.ControlPlane()); port == 0 || other == port {
		t.Fatalf("ports %d and %d of two control planes", port, other)
	}
	for _, target := range []Layout{l, {Dir: t.TempDir()}, started} {
		if err := Restore(t.Context(), &bytes.Buffer{}, target, file, archive.Encryption{}); err != nil {
			t.Fatal(err)
		}
		restored, err := os.ReadFile(filepath.Join(target.pki(), "ca.key"))
		if err != nil || !bytes.Equal(restored, ca) {
			t.Errorf("the key of the CA differs from the backup: %v", err)
		}
		if info, err := os.Stat(filepath.Join(target.pki(), "ca.key")); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("mode of the key: %v, %v", info.Mode(), err)
		}
		// Kubeconfigs of users and agents contain the port.
		if got := embeddedkube.Port(target.ControlPlane()); got != port {
			t.Errorf("port %d after the restore, want %d", got, port)
		}
		runEtcd(t, target, 0, func(c *clientv3.Client) {
			r, err := c.Get(t.Context(), "key")
			if err != nil || len(r.Kvs) != 1 || string(r.Kvs[0].Value) != "old" {
				t.Errorf("the database differs from the backup: %v, %v", r, err)
			}
		})
	}
}

// An archive that is not a complete backup is rejected before anything is replaced.
func TestUnpack_errors(t *testing.T) {
	t.Parallel()
	for want, entries := range map[string][]string{
		"unexpected entry":             {"../etc/passwd"},
		"unexpected entry \"pki/a/b\"": {"pki/a/b"},
		"it contains no backup.json":   {"snapshot.db"},
		"decode backup.json":           {"backup.json", "snapshot.db", "pki/ca.crt", "pki/ca.key"},
		"it is not a backup: EOF":      nil,
	} {
		file := filepath.Join(t.TempDir(), "backup")
		var data bytes.Buffer
		if entries != nil {
			compressed := gzip.NewWriter(&data)
			w := tar.NewWriter(compressed)
			for _, e := range entries {
				if err := w.WriteHeader(&tar.Header{Name: e, Typeflag: tar.TypeReg, Mode: 0o600}); err != nil {
					t.Fatal(err)
				}
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			if err := compressed.Close(); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.WriteFile(file, data.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := unpack(file, t.TempDir(), archive.Encryption{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("unpack(%q) = %v, want %q", entries, err, want)
		}
	}
}
