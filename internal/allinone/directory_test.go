// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"karmada.io/karmada/internal/backup/archive"
	"karmada.io/karmada/internal/localmember"
)

// Every command that creates or trusts keys refuses a directory that other users can change.
func TestLayout_refusesDirectoriesOfOthers(t *testing.T) {
	t.Parallel()
	commands := map[string]func(Layout) error{
		"up":           func(l Layout) error { _, err := Open(Config{Layout: l}); return err },
		"up --detach":  func(l Layout) error { return UpDetached(t.Context(), io.Discard, l) },
		"restore":      func(l Layout) error { return Restore(t.Context(), io.Discard, l, "none", archive.Encryption{}) },
		"etcd restore": func(l Layout) error { return RestoreEtcd(t.Context(), io.Discard, l, "none") },
		"member create": func(l Layout) error {
			_, err := defineMember(l, localmember.Config{Name: "m1"})
			return err
		},
	}
	for name, run := range commands {
		for _, below := range []string{"", "control-plane", "control-plane/pki", "members"} {
			l := Layout{Dir: filepath.Join(t.TempDir(), "data")}
			open := filepath.Join(l.Dir, below)
			if err := os.MkdirAll(open, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.Chmod(open, 0o757); err != nil {
				t.Fatal(err)
			}
			err := run(l)
			if err == nil || !strings.Contains(err.Error(), "chmod go-w "+open) {
				t.Errorf("%s with mode 0757 of %q = %v, want an error with the command that repairs it", name, below, err)
			}
		}
	}
}

func TestCheckAccess(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, tc := range map[string]struct {
		mode os.FileMode
		uid  int
		want string
	}{
		"of the user":       {0o700, os.Geteuid(), ""},
		"readable":          {0o755, os.Geteuid(), ""},
		"of another user":   {0o700, os.Geteuid() + 1, "belongs to user"},
		"writable by all":   {0o777, os.Geteuid(), "mode 0777"},
		"sticky like /tmp":  {0o777 | os.ModeSticky, os.Geteuid(), "mode 0777"},
		"writable by other": {0o702, os.Geteuid(), "chmod go-w"},
	} {
		if err := os.Chmod(dir, tc.mode); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(dir)
		if err != nil {
			t.Fatal(err)
		}
		err = checkAccess(dir, info, tc.uid)
		if (err == nil) != (tc.want == "") || err != nil && !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: checkAccess = %v, want %q", name, err, tc.want)
		}
	}
}
