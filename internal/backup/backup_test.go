// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backup

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/backup/snapshot"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/test/etcd"
)

func TestArchive(t *testing.T) {
	t.Parallel()
	c := etcd.Connect(t)
	if _, err := c.Put(t.Context(), "/registry/a", "value"); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	database, file := filepath.Join(dir, "snapshot.db"), filepath.Join(dir, "backup.tar.gz")
	if err := snapshot.Write(t.Context(), c, database); err != nil {
		t.Fatal(err)
	}
	want := Contents{Version: archive.Version, Spec: manifests.Spec{Namespace: "fleet"}.Complete(), Manager: "m", Secrets: []corev1.Secret{
		{ObjectMeta: metav1.ObjectMeta{Name: "s"}, Data: map[string][]byte{"k": []byte("v")}},
	}}
	if err := Write(file, want, database, archive.Encryption{}); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v; want 0600, because it contains keys", info.Mode(), err)
	}
	restored := filepath.Join(dir, "restored.db")
	got, err := Unpack(file, restored, archive.Encryption{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want.Secrets, got.Secrets); diff != "" || got.Spec.Namespace != "fleet" || got.Manager != "m" {
		t.Errorf("Unpack() = %+v\n%s", got, diff)
	}
	first, err1 := os.ReadFile(database)
	second, err2 := os.ReadFile(restored)
	if err1 != nil || err2 != nil || !bytes.Equal(first, second) {
		t.Errorf("the snapshot changed: %v, %v", err1, err2)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{"short": data[:len(data)/2], "another file": []byte("text")} {
		if err := os.WriteFile(file, content, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Unpack(file, filepath.Join(t.TempDir(), "s"), archive.Encryption{}); err == nil {
			t.Errorf("Unpack() of a backup that is %s succeeds", name)
		}
	}
}
