// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"helm.sh/helm/v3/pkg/chart"
	"helm.sh/helm/v3/pkg/chart/loader"
	"sigs.k8s.io/yaml"
)

// The test program itself serves as a binary: it contains the record of its build.
func TestWrite(t *testing.T) {
	t.Chdir("../..")
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	var binaries []string
	for _, name := range []string{"linux-amd64/karmada", "linux-arm64/karmadactl"} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, content, 0o755); err != nil {
			t.Fatal(err)
		}
		binaries = append(binaries, path)
	}
	images := filepath.Join(t.TempDir(), "karmada-images.txt")
	if err := os.WriteFile(images, []byte("r.example.org/k/karmada-search:v1.2.3\nregistry.k8s.io/etcd:v3\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	r := release{
		version: "v1.2.3", commit: "0123abc", out: filepath.Join(t.TempDir(), "release"), charts: "charts", registry: "r.example.org/k",
		url: "https://example.org", security: true, schemas: "charts/karmada/templates", images: images, extra: []string{images},
	}
	if err := r.write(binaries); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(r.out)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	want := []string{
		"SHA256SUMS", "install.sh", "karmada-1.2.3.tgz", "karmada-images.txt", "karmada-linux-amd64.cdx.json", "karmada-linux-amd64.tgz",
		"karmada-operator-1.2.3.tgz", "karmada-schemas.tgz", "karmada.intoto.json", "karmada.yaml", "karmadactl-linux-arm64.cdx.json",
		"karmadactl-linux-arm64.deb", "karmadactl-linux-arm64.rpm",
		"karmadactl-linux-arm64.tgz", "karmadactl.rb", "kubectl-karmada-linux-arm64.tgz",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("files -want +got\n%s", diff)
	}
	read := func(name string) []byte {
		t.Helper()
		data, err := os.ReadFile(filepath.Join(r.out, name))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	if n := strings.Count(string(read("SHA256SUMS")), "\n"); n != len(want)-1 {
		t.Errorf("SHA256SUMS has %d lines, want %d", n, len(want)-1)
	}
	if z, err := gzip.NewReader(bytes.NewReader(read("karmada-linux-amd64.tgz"))); err != nil {
		t.Error(err)
	} else if _, err := io.Copy(io.Discard, z); err != nil { // verifies the checksum
		t.Errorf("karmada-linux-amd64.tgz: %v", err)
	}
	var statement struct {
		Subject   []subject
		Predicate struct {
			BuildDefinition struct {
				ResolvedDependencies []struct{ Digest map[string]string }
			}
		}
	}
	if err := json.Unmarshal(read(provenanceFile), &statement); err != nil || len(statement.Subject) != len(want)-2+len(binaries) {
		t.Errorf("provenance: %v, %d subjects, want all files but itself and the checksums, and the programs", err, len(statement.Subject))
	}
	for _, name := range []string{"linux-amd64/karmada", "linux-arm64/karmadactl"} {
		if !slices.ContainsFunc(statement.Subject, func(s subject) bool {
			return s.Name == name && s.Digest["sha256"] == fmt.Sprintf("%x", sha256.Sum256(content))
		}) {
			t.Errorf("provenance: no checksum of the program %s", name)
		}
	}
	if d := statement.Predicate.BuildDefinition.ResolvedDependencies; len(d) != 1 || d[0].Digest["gitCommit"] != "0123abc" {
		t.Errorf("provenance: sources %v, want the commit", d)
	}
	again := r
	again.out = filepath.Join(t.TempDir(), "again")
	if err := again.write(binaries); err != nil {
		t.Fatal(err)
	}
	for _, name := range want {
		if second, err := os.ReadFile(filepath.Join(again.out, name)); err != nil || !bytes.Equal(read(name), second) {
			t.Errorf("%s differs in a second run: %v", name, err)
		}
	}
	var bom struct{ Components []struct{ Name string } }
	if err := json.Unmarshal(read("karmada-linux-amd64.cdx.json"), &bom); err != nil || len(bom.Components) < 10 {
		t.Errorf("bill of materials: %v, %d components", err, len(bom.Components))
	}
	var plugin struct {
		Spec struct {
			Platforms []struct{ URI, SHA256 string }
		}
	}
	if err := yaml.Unmarshal(read("karmada.yaml"), &plugin); err != nil || len(plugin.Spec.Platforms) != 1 ||
		plugin.Spec.Platforms[0].URI != "https://example.org/v1.2.3/kubectl-karmada-linux-arm64.tgz" {
		t.Errorf("manifest for krew: %v, %+v", err, plugin)
	}
	for _, name := range []string{"karmada-1.2.3.tgz", "karmada-operator-1.2.3.tgz"} {
		c, err := loader.Load(filepath.Join(r.out, name))
		if err != nil {
			t.Fatal(err)
		}
		m := c.Metadata
		if m.AppVersion != "v1.2.3" || m.Annotations[registryAnnotation] != "r.example.org/k" ||
			m.Annotations["artifacthub.io/prerelease"] != "false" || m.Annotations["artifacthub.io/containsSecurityUpdates"] != "true" {
			t.Errorf("%s: %+v", name, m)
		}
		if list := m.Annotations["artifacthub.io/images"]; !strings.Contains(list, "- name: etcd\n  image: registry.k8s.io/etcd:v3\n") {
			t.Errorf("%s: images %q", name, list)
		}
		if !slices.ContainsFunc(c.Files, func(f *chart.File) bool { return f.Name == "README.md" }) { // a registry shows it
			t.Errorf("%s has no README.md", name)
		}
		// helm push copies these into the annotations of the manifest in the registry.
		if len(m.Sources) == 0 || len(m.Maintainers) == 0 || m.Home == "" || m.Description == "" {
			t.Errorf("%s lacks metadata: %+v", name, m)
		}
	}
}

// Each package in the bundle of the web console is part of the bill of materials of the program that contains it.
func TestNPMPackages(t *testing.T) {
	notices, err := os.ReadFile(filepath.Join("../..", consoleNotices))
	if err != nil {
		t.Fatal(err)
	}
	urls := map[string]bool{}
	for _, c := range npmPackages(notices) {
		urls[c.PackageURL[:strings.LastIndex(c.PackageURL, "@")]] = c.Version != "" && (*c.Licenses)[0].License.ID != ""
	}
	for _, want := range []string{"pkg:npm/react", "pkg:npm/%40mantine/core", "pkg:npm/%40codemirror/view", "pkg:npm/%40xterm/xterm"} {
		if !urls[want] {
			t.Errorf("%s is missing or has no license: %v", want, urls)
		}
	}
	if n := strings.Count(string(notices), "\n==== "); n != len(urls) {
		t.Errorf("%d of %d packages were found", len(urls), n)
	}
}
