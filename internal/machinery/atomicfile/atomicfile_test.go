// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWrite(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "f")
	for _, text := range []string{"one", "two"} {
		if err := Write(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != text {
			t.Errorf("content %q, %v; want %q", got, err, text)
		}
	}
	before, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if before.Mode() != 0o600 {
		t.Errorf("mode %v, want 0600: others could read credentials", before.Mode())
	}
	if err := WriteVolatile(path, []byte("two"), 0o600); err != nil {
		t.Fatal(err)
	}
	if after, err := os.Stat(path); err != nil || !os.SameFile(before, after) {
		t.Errorf("the same content was written again: %v", err)
	}
	if err := Write(path, []byte("two"), 0o644); err != nil {
		t.Fatal(err)
	}
	if after, err := os.Stat(path); err != nil || after.Mode() != 0o644 {
		t.Errorf("mode %v, %v; want 0644", after.Mode(), err)
	}
	blocked := filepath.Join(dir, "blocked")
	if err := os.MkdirAll(filepath.Join(blocked, "full"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := Write(blocked, []byte("x"), 0o600); err == nil || !strings.Contains(err.Error(), blocked) {
		t.Errorf("Write to a directory = %v, want an error that names it", err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 2 {
		t.Errorf("temporary files remain: %v, %v", entries, err)
	}
}

// A rename can reach the disk before the content does: the file would be empty after a power failure.
func TestWrite_syncsContentBeforeRename(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "f")
	var synced []string
	err := write(path, []byte("new"), 0o600, func(f *os.File) error {
		info, err := f.Stat()
		if err != nil {
			return err
		}
		if info.IsDir() {
			data, err := os.ReadFile(path)
			synced = append(synced, "directory with "+string(data))
			return err
		}
		data, err := os.ReadFile(f.Name())
		if _, missing := os.Stat(path); missing == nil {
			t.Error("the file was replaced before its content was synced")
		}
		synced = append(synced, "content "+string(data))
		return err
	})
	if diff := cmp.Diff([]string{"content new", "directory with new"}, synced); diff != "" || err != nil {
		t.Errorf("synced (-want +got), %v:\n%s", err, diff)
	}
}

func TestWrite_keepsOldFileIfSyncFails(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "f")
	if err := Write(path, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	full := errors.New("disk full")
	if err := write(path, []byte("new"), 0o600, func(*os.File) error { return full }); !errors.Is(err, full) {
		t.Errorf("write = %v, want %v", err, full)
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != "old" {
		t.Errorf("content %q, %v; want the old one", got, err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("temporary files remain: %v, %v", entries, err)
	}
}
