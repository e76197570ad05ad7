// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The script installs the program of the archive for this machine, and installs nothing if the archive has another checksum.
func TestInstallScript(t *testing.T) {
	t.Parallel()
	const program = "#!/bin/sh\necho karmadactl v1.2.3\n"
	r := release{version: "v1.2.3", url: "https://example.org"}
	good, err := r.pack([]file{{"LICENSE", []byte("text"), 0o644}, {"karmadactl", []byte(program), 0o755}})
	if err != nil {
		t.Fatal(err)
	}
	name := "karmadactl-" + runtime.GOOS + "-" + runtime.GOARCH + ".tgz"
	text, err := r.fill(script, map[string][]byte{name: good, "karmadactl-plan9-mips.tgz": nil})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "KARMADA_URL:-https://example.org/v1.2.3}") {
		t.Errorf("the script does not contain the URL of the release:\n%s", text)
	}
	served := good
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/"+name {
			http.NotFound(w, r)
			return
		}
		_, _ = w.Write(served)
	}))
	t.Cleanup(server.Close)
	install := func(text []byte, url, directory string) (string, error) {
		command := exec.CommandContext(t.Context(), "sh", "-s", directory)
		command.Stdin, command.Env = bytes.NewReader(text), append(os.Environ(), "KARMADA_URL="+url)
		out, err := command.CombinedOutput()
		return string(out), err
	}

	directory := filepath.Join(t.TempDir(), "new", "bin")
	for range 2 { // the second time, it replaces the first installation
		if out, err := install(text, server.URL, directory); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	for _, name := range []string{"karmadactl", "kubectl-karmada"} {
		if out, err := exec.CommandContext(t.Context(), filepath.Join(directory, name)).Output(); string(out) != "karmadactl v1.2.3\n" {
			t.Errorf("%s: %q, %v", name, out, err)
		}
	}
	if entries, err := os.ReadDir(directory); err != nil || len(entries) != 2 {
		t.Errorf("files in the directory: %v, %v", entries, err)
	}

	other, err := r.pack([]file{{"karmadactl", []byte("#!/bin/sh\necho stolen\n"), 0o755}})
	if err != nil {
		t.Fatal(err)
	}
	served = other
	elsewhere, err := r.fill(script, map[string][]byte{"karmadactl-plan9-mips.tgz": good})
	if err != nil {
		t.Fatal(err)
	}
	for what, failure := range map[string]struct {
		text      []byte
		url, want string
	}{
		"other contents":   {text, server.URL, "want " + fmt.Sprintf("%x", sha256.Sum256(good)) + ": nothing was installed"},
		"no file":          {text, server.URL + "/missing", "failed"},
		"another platform": {elsewhere, server.URL, "this release has no karmadactl for " + runtime.GOOS},
	} {
		empty := t.TempDir()
		out, err := install(failure.text, failure.url, empty)
		if (err == nil) != (failure.want == "") || !strings.Contains(out, failure.want) {
			t.Errorf("%s: %v, %q, want %q", what, err, out, failure.want)
		}
		if entries, err := os.ReadDir(empty); err != nil || len(entries) > 0 {
			t.Errorf("%s: the script wrote %v, %v", what, entries, err)
		}
	}

	// A script whose download was interrupted at any place installs nothing, not even in the default directory.
	served = good
	standard := filepath.Join(t.TempDir(), "bin")
	local := bytes.ReplaceAll(text, []byte("/usr/local/bin}"), []byte(standard+"}"))
	for cut := bytes.LastIndex(local, []byte("EOF")); cut <= len(local)-len("}\n"); cut++ {
		empty := t.TempDir()
		out, _ := install(local[:cut], server.URL, empty)
		entries, err := os.ReadDir(empty)
		if _, missing := os.Stat(standard); err != nil || len(entries) > 0 || !errors.Is(missing, os.ErrNotExist) {
			t.Fatalf("after %d of %d bytes: %v, default directory: %v, the script wrote %v: %s", cut, len(local), err, missing, entries, out)
		}
	}
}

// The formula names the archive of each platform with its checksum.
func TestFormula(t *testing.T) {
	t.Parallel()
	r := release{version: "v1.2.3", url: "https://example.org"}
	files := map[string][]byte{"kubectl-karmada-linux-arm64.tgz": nil}
	for _, platform := range []string{"darwin-amd64", "darwin-arm64", "linux-amd64", "linux-arm64"} {
		files["karmadactl-"+platform+".tgz"] = []byte(platform)
	}
	text, err := r.fill(formula, files)
	if err != nil {
		t.Fatal(err)
	}
	for platform, block := range map[string][2]string{
		"darwin-amd64": {"macos", "intel"}, "darwin-arm64": {"macos", "arm"}, "linux-amd64": {"linux", "intel"}, "linux-arm64": {"linux", "arm"},
	} {
		want := fmt.Sprintf("  on_%s do\n    on_%s do\n      url \"https://example.org/v1.2.3/karmadactl-%s.tgz\"\n"+
			"      sha256 \"%x\"\n    end\n"+"  end\n", block[0], block[1], platform, sha256.Sum256([]byte(platform)))
		if !strings.Contains(string(text), want) {
			t.Errorf("the formula lacks\n%s\nin\n%s", want, text)
		}
	}
	if !strings.Contains(string(text), `version "1.2.3"`) || strings.Count(string(text), "sha256 ") != 4 {
		t.Errorf("formula:\n%s", text)
	}
}

// Packages contain the program, the plugin of kubectl, man pages and completion, with permissions for all users.
func TestPackages(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"linux-amd64/karmadactl", "man/karmadactl.1", "man/karmadactl-get.1", "completions/karmadactl.bash",
		"completions/karmadactl.fish", "completions/karmadactl.zsh", "LICENSE"} {
		write(name, "content of "+name)
	}
	t.Chdir(dir) // the license is in the working directory
	r := release{version: "v1.2.3", man: "man", completions: "completions", level: gzip.BestSpeed}
	packages, err := r.packages("linux-amd64/karmadactl", "linux-amd64")
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for h := range members(t, packages["karmadactl-linux-amd64.deb"]) {
		got[h.Name] = strings.TrimSpace(h.FileInfo().Mode().String() + " " + h.Linkname)
	}
	const regular = "-rw-r--r--"
	want := map[string]string{
		"./usr/bin/karmadactl": "-rwxr-xr-x", "./usr/bin/kubectl-karmada": "L--------- /usr/bin/karmadactl",
		"./usr/share/bash-completion/completions/karmadactl": regular, "./usr/share/fish/vendor_completions.d/karmadactl.fish": regular,
		"./usr/share/zsh/vendor-completions/_karmadactl": regular, "./usr/share/man/man1/karmadactl.1.gz": regular,
		"./usr/share/man/man1/karmadactl-get.1.gz": regular, "./usr/share/doc/karmadactl/copyright": regular,
	}
	for name, mode := range got {
		if strings.HasPrefix(mode, "d") {
			if mode != "drwxr-xr-x" {
				t.Errorf("directory %s: %s", name, mode)
			}
			delete(got, name)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("deb: -want +got\n%s", diff)
	}
	for _, name := range []string{"_karmadactl", "site-functions", "karmadactl-get.1.gz", "kubectl-karmada"} {
		if !bytes.Contains(packages["karmadactl-linux-amd64.rpm"], []byte(name)) { // names are in the header, which is not compressed
			t.Errorf("rpm: no file %s", name)
		}
	}
}

// members returns the files of a deb: an archive of ar with a compressed archive of tar.
func members(t *testing.T, deb []byte) map[*tar.Header]bool {
	t.Helper()
	const magic, header = "!<arch>\n", 60
	out := map[*tar.Header]bool{}
	for rest := deb[len(magic):]; len(rest) > header; {
		name := strings.TrimSpace(string(rest[:16]))
		size, err := strconv.Atoi(strings.TrimSpace(string(rest[48:58])))
		if err != nil {
			t.Fatal(err)
		}
		content := rest[header : header+size]
		rest = rest[header+size+size%2:]
		if !slices.Contains([]string{"data.tar.gz", "data.tar.gz/"}, name) {
			continue
		}
		z, err := gzip.NewReader(bytes.NewReader(content))
		if err != nil {
			t.Fatal(err)
		}
		for r := tar.NewReader(z); ; {
			h, err := r.Next()
			if errors.Is(err, io.EOF) {
				return out
			} else if err != nil {
				t.Fatal(err)
			}
			out[h] = true
		}
	}
	t.Fatal("the package has no data.tar.gz")
	return nil
}
