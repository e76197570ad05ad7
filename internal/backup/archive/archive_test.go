// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archive

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"filippo.io/age"
	"github.com/google/go-cmp/cmp"
)

func contents(t *testing.T, file string, e Encryption) (map[string]string, error) {
	t.Helper()
	out := map[string]string{}
	return out, Read(file, e, func(h Header, contents io.Reader) error {
		path := filepath.Join(t.TempDir(), "entry")
		if err := Extract(path, contents, h.Mode); err != nil {
			return err
		}
		data, err := os.ReadFile(path)
		info, statErr := os.Stat(path)
		if err := errors.Join(err, statErr); err != nil {
			return err
		}
		out[h.Name+" "+info.Mode().String()] = string(data)
		return nil
	})
}

func TestWrite(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	source, file := filepath.Join(dir, "snapshot"), filepath.Join(dir, "backup")
	if err := os.WriteFile(source, []byte("snapshot"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte("earlier backup"), 0o644); err != nil {
		t.Fatal(err)
	}
	entries := []Entry{{Name: "info", Mode: 0o600, Data: []byte("text")}, {Name: "keys/a", Mode: 0o644, Path: source}}
	missing := append(entries, Entry{Name: "missing", Path: filepath.Join(dir, "missing")}) //nolint:gocritic // a copy
	if err := Write(file, missing, Encryption{}); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("Write() of a missing file = %v", err)
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "earlier backup" {
		t.Errorf("the earlier backup is replaced by one that failed: %v", err)
	}
	if err := Write(file, entries, Encryption{}); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v; want 0600, because it contains keys", info.Mode(), err)
	}
	got, err := contents(t, file, Encryption{})
	want := map[string]string{"info -rw-------": "text", "keys/a -rw-r--r--": "snapshot"}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("contents, %v, -want +got\n%s", err, diff)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 2 {
		t.Errorf("files are left over: %v, %v", left, err)
	}
}

// An existing file is replaced only if this is forced.
func TestCheckNew(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := CheckNew(filepath.Join(dir, "new"), false); err != nil {
		t.Error(err)
	}
	if err := CheckNew(dir, false); err == nil || !strings.Contains(err.Error(), "--force") {
		t.Errorf("CheckNew() of an existing file = %v", err)
	}
	if err := CheckNew(dir, true); err != nil {
		t.Error(err)
	}
}

func TestRead_rejects(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "backup")
	if err := Write(file, []Entry{{Name: "a", Mode: 0o600, Data: []byte(strings.Repeat("text", 1000))}}, Encryption{}); err != nil {
		t.Fatal(err)
	}
	complete, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var link strings.Builder
	compressed := gzip.NewWriter(&link)
	w := tar.NewWriter(compressed)
	err = w.WriteHeader(&tar.Header{Typeflag: tar.TypeSymlink, Name: "link", Linkname: "/etc/passwd"})
	if err := errors.Join(err, w.Close(), compressed.Close()); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{
		"text": "text", "empty": "", "without its end": string(complete[:len(complete)-1]), "half": string(complete[:len(complete)/2]),
		"a link": link.String(),
	} {
		if err := os.WriteFile(file, []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := contents(t, file, Encryption{}); err == nil {
			t.Errorf("Read() of a file that is %s succeeds", name)
		}
	}
}

// A backup is readable with the identity of one of its recipients, or with its passphrase, and reveals nothing otherwise.
func TestEncryption(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write := func(name, data string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	var recipients, identities []string
	for i := range 3 {
		id, err := age.GenerateX25519Identity()
		if err != nil {
			t.Fatal(err)
		}
		recipients = append(recipients, id.Recipient().String())
		identities = append(identities, write("identity"+strconv.Itoa(i), "# created\n"+id.String()+"\n"))
	}
	passphrase, other := write("passphrase", "correct horse\n"), write("other", "battery staple\n")
	entries := []Entry{{Name: "ca.key", Mode: 0o600, Data: []byte(strings.Repeat("PRIVATE KEY", 10000))}}
	for name, tc := range map[string]struct {
		with       Encryption
		read, fail []Encryption
	}{
		"recipients": {
			Encryption{Recipients: recipients[:2]},
			[]Encryption{{Identities: identities[0]}, {Identities: identities[1]}},
			[]Encryption{{}, {Identities: identities[2]}, {Passphrase: passphrase}, {Identities: passphrase}},
		},
		"passphrase": {
			Encryption{Passphrase: "-", In: strings.NewReader("correct horse"), workFactor: 10},
			[]Encryption{{Passphrase: passphrase}},
			[]Encryption{{}, {Passphrase: other}, {Identities: identities[0]}, {Passphrase: filepath.Join(dir, "missing")}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "backup")
			if err := Write(file, entries, tc.with); err != nil {
				t.Fatal(err)
			}
			for _, e := range tc.read {
				if got, err := contents(t, file, e); err != nil || got["ca.key -rw-------"] != string(entries[0].Data) {
					t.Errorf("Read(%+v) = %d entries, %v", e, len(got), err)
				}
			}
			for _, e := range tc.fail {
				if got, err := contents(t, file, e); err == nil || len(got) > 0 {
					t.Errorf("Read(%+v) = %d entries, want an error", e, len(got))
				}
			}
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, data[:len(data)-1], 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := contents(t, file, tc.read[0]); err == nil {
				t.Error("Read() of a file without its end succeeds")
			}
		})
	}
	for _, e := range []Encryption{
		{Recipients: []string{"age1x"}}, {Recipients: recipients, Passphrase: passphrase}, {Passphrase: write("e", "\n")},
	} {
		if err := Write(filepath.Join(dir, "refused"), entries, e); err == nil || !strings.Contains(err.Error(), "--") {
			t.Errorf("Write(%+v) = %v, want an error with the flag", e, err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "refused")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a backup that cannot be encrypted is written: %v", err)
	}
}

func TestCheckVersion(t *testing.T) {
	t.Parallel()
	if err := CheckVersion(Version); err != nil {
		t.Error(err)
	}
	if err := CheckVersion("v9"); err == nil || !strings.Contains(err.Error(), "newer version") {
		t.Errorf("CheckVersion(v9) = %v", err)
	}
}
