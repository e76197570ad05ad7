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
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func contents(t *testing.T, file string) (map[string]string, error) {
	t.Helper()
	out := map[string]string{}
	return out, Read(file, func(h Header, contents io.Reader) error {
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
	if err := Write(file, append(entries, Entry{Name: "missing", Path: filepath.Join(dir, "missing")})); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("Write() of a missing file = %v", err)
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "earlier backup" {
		t.Errorf("the earlier backup is replaced by one that failed: %v", err)
	}
	if err := Write(file, entries); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v; want 0600, because it contains keys", info.Mode(), err)
	}
	got, err := contents(t, file)
	want := map[string]string{"info -rw-------": "text", "keys/a -rw-r--r--": "snapshot"}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("contents, %v, -want +got\n%s", err, diff)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 2 {
		t.Errorf("files are left over: %v, %v", left, err)
	}
}

func TestRead_rejects(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "backup")
	if err := Write(file, []Entry{{Name: "a", Mode: 0o600, Data: []byte(strings.Repeat("text", 1000))}}); err != nil {
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
		if _, err := contents(t, file); err == nil {
			t.Errorf("Read() of a file that is %s succeeds", name)
		}
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
