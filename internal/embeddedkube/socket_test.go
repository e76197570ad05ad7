// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestEnsureSocket_usesOnlyPrivateDirectories(t *testing.T) {
	t.Parallel()
	private := func(t *testing.T, dir string, mode os.FileMode) {
		t.Helper()
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(dir, mode); err != nil {
			t.Fatal(err)
		}
	}
	tests := map[string]struct {
		prepare func(t *testing.T, dir string)
		use     bool
	}{
		"private directory": {func(t *testing.T, dir string) { private(t, dir, 0o700) }, true},
		"deleted":           {func(*testing.T, string) {}, false},
		"writable by others": {func(t *testing.T, dir string) {
			private(t, dir, 0o777)
		}, false},
		"sticky": {func(t *testing.T, dir string) { private(t, dir, 0o700|os.ModeSticky) }, false},
		"symbolic link": {func(t *testing.T, dir string) {
			private(t, dir+"-target", 0o700)
			if err := os.Symlink(dir+"-target", dir); err != nil {
				t.Fatal(err)
			}
		}, false},
		"owned by another user": {func(t *testing.T, dir string) {
			if os.Geteuid() != 0 {
				t.Skip("only the superuser can change the owner")
			}
			private(t, dir, 0o700)
			if err := os.Chown(dir, 12345, -1); err != nil {
				t.Fatal(err)
			}
		}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dataDir := filepath.Join(t.TempDir(), strings.Repeat("long/", 40))
			if err := os.MkdirAll(dataDir, 0o700); err != nil {
				t.Fatal(err)
			}
			dir := filepath.Join(t.TempDir(), "socket")
			tc.prepare(t, dir)
			if err := os.WriteFile(filepath.Join(dataDir, socketDirFile), []byte(dir+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			got, err := ensureSocket(dataDir)
			if err != nil {
				t.Fatal(err)
			}
			if used := filepath.Dir(got) == dir; used != tc.use {
				t.Errorf("ensureSocket = %s; directory %s used: %v, want %v", got, dir, used, tc.use)
			}
			if !isPrivate(filepath.Dir(got)) {
				t.Errorf("directory of %s is not private", got)
			}
			if !tc.use {
				defer os.RemoveAll(filepath.Dir(got)) //nolint:errcheck // test
			}
			if found := findSocket(dataDir); found != got {
				t.Errorf("findSocket = %s, want %s", found, got)
			}
			if again, err := ensureSocket(dataDir); again != got || err != nil {
				t.Errorf("second call = %s, %v; want %s", again, err, got)
			}
		})
	}
}
