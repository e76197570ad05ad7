// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"archive/tar"
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The same binary gives the same archive, with all names and a user without rights.
func TestRun_reproducible(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	binary := filepath.Join(dir, "karmada")
	if err := os.WriteFile(binary, []byte("program"), 0o700); err != nil {
		t.Fatal(err)
	}
	var archives [][]byte
	for _, name := range []string{"a.tar", "b.tar"} {
		out := filepath.Join(dir, name)
		refs := []string{"docker.io/karmada/karmada:v1", "docker.io/karmada/karmada-scheduler:v1"}
		if err := run(out, refs, []string{"linux/amd64=" + binary, "linux/arm64=" + binary}); err != nil {
			t.Fatal(err)
		}
		content, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		archives = append(archives, content)
	}
	if !bytes.Equal(archives[0], archives[1]) {
		t.Error("two archives of the same binary differ")
	}
	all := string(archives[0])
	for _, want := range []string{`"65532:65532"`, "docker.io/karmada/karmada-scheduler:v1", `"arm64"`} {
		if !strings.Contains(all, want) {
			t.Errorf("the archive does not contain %s", want)
		}
	}
}

func TestFileSystem_links(t *testing.T) {
	t.Parallel()
	files, err := fileSystem([]byte("program"))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	r := tar.NewReader(bytes.NewReader(files))
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		found[h.Name] = h.Linkname
	}
	for _, name := range []string{"bin/karmada-scheduler", "bin/kube-apiserver", "usr/local/bin/etcd"} {
		if found[name] != "/bin/karmada" {
			t.Errorf("%s links to %q, want /bin/karmada", name, found[name])
		}
	}
}
