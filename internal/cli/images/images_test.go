// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package images

import (
	"archive/tar"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	v1 "github.com/opencontainers/image-spec/specs-go/v1"
	"oras.land/oras-go/v2/content"
	"oras.land/oras-go/v2/registry/remote/auth"

	"karmada.io/karmada/internal/cli/access"
)

// fakeRegistry is a registry in memory, as the distribution specification describes it.
type fakeRegistry struct {
	*httptest.Server
	mu sync.Mutex
	// blobs are blobs and manifests by digest, media the media types of manifests, and tags their digests by <repository>:<tag>.
	blobs map[string][]byte
	media map[string]string
	tags  map[string]string
}

func newRegistry(t *testing.T) *fakeRegistry {
	r := &fakeRegistry{blobs: map[string][]byte{}, media: map[string]string{}, tags: map[string]string{}}
	r.Server = httptest.NewServer(r)
	t.Cleanup(r.Close)
	return r
}

func (r *fakeRegistry) host() string { return strings.TrimPrefix(r.URL, "http://") }

func (r *fakeRegistry) ServeHTTP(w http.ResponseWriter, q *http.Request) {
	r.mu.Lock()
	defer r.mu.Unlock()
	parts := strings.Split(strings.TrimPrefix(q.URL.Path, "/v2/"), "/")
	n := len(parts)
	kind, last, repository := parts[max(n-2, 0)], parts[n-1], strings.Join(parts[:max(n-2, 0)], "/")
	switch q.Method {
	case http.MethodPost: // the upload of a blob begins
		w.Header().Set("Location", "/v2/"+repository+"/uploads/new")
		w.WriteHeader(http.StatusAccepted)
	case http.MethodPut:
		text, _ := io.ReadAll(q.Body)
		d := digest.FromBytes(text).String()
		r.blobs[d] = text
		if kind == "manifests" {
			r.media[d], r.tags[repository+":"+last] = q.Header.Get("Content-Type"), d
		}
		w.Header().Set("Docker-Content-Digest", d)
		w.WriteHeader(http.StatusCreated)
	default:
		if kind == "manifests" && r.tags[repository+":"+last] != "" {
			last = r.tags[repository+":"+last]
		}
		text, ok := r.blobs[last]
		if !ok {
			w.WriteHeader(http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Type", r.media[last])
		w.Header().Set("Docker-Content-Digest", last)
		w.Header().Set("Content-Length", fmt.Sprint(len(text)))
		if q.Method == http.MethodGet {
			_, _ = w.Write(text)
		}
	}
}

func (r *fakeRegistry) put(mediaType string, value any) v1.Descriptor {
	text, ok := value.([]byte)
	if !ok {
		text, _ = json.Marshal(value) //nolint:errchkjson // values of this test
	}
	d := content.NewDescriptorFromBytes(mediaType, text)
	r.blobs[d.Digest.String()], r.media[d.Digest.String()] = text, mediaType
	return d
}

// putImage adds an image with a layer for each architecture; with one architecture, it has no index.
func (r *fakeRegistry) putImage(name string, architectures ...string) {
	index := v1.Index{Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageIndex}
	for _, a := range architectures {
		p := v1.Platform{OS: "linux", Architecture: a}
		m := r.put(v1.MediaTypeImageManifest, v1.Manifest{
			Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageManifest,
			Config: r.put(v1.MediaTypeImageConfig, v1.Image{Platform: p}),
			Layers: []v1.Descriptor{r.put(v1.MediaTypeImageLayer, []byte("common")), r.put(v1.MediaTypeImageLayer, []byte("layer of "+a))},
		})
		m.Platform = &p
		index.Manifests = append(index.Manifests, m)
	}
	root := index.Manifests[0]
	if len(architectures) > 1 {
		index.Manifests = append(index.Manifests, v1.Descriptor{ // an attestation of a builder, which bundles do not contain
			MediaType: v1.MediaTypeImageManifest, Digest: digest.FromString("attestation"), Size: 11,
			Platform: &v1.Platform{OS: "unknown", Architecture: "unknown"},
		})
		root = r.put(v1.MediaTypeImageIndex, index)
	}
	r.tags[name] = root.Digest.String()
}

// run runs the command and returns its output.
func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	c := NewCommand(&access.Session{Out: &out, Env: map[string]string{}})
	c.SetArgs(args)
	c.SilenceUsage, c.SilenceErrors = true, true
	err := c.ExecuteContext(t.Context())
	return out.String(), err
}

// read returns the files of an archive.
func read(t *testing.T, path string) map[string][]byte {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	files := map[string][]byte{}
	for r := tar.NewReader(f); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files
		} else if err != nil {
			t.Fatal(err)
		}
		if files[h.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
}

// A bundle contains each image for its platform, with layers once, and its images can be pushed to another registry.
func TestBundle(t *testing.T) {
	t.Setenv("DOCKER_CONFIG", t.TempDir())
	from, to := newRegistry(t), newRegistry(t)
	from.putImage("k/all:v1", "amd64", "arm64")
	from.putImage("k/etcd:v2", "amd64")
	dir := t.TempDir()
	file := filepath.Join(dir, "images.tar")
	args := []string{
		"--plain-http", "--image=" + from.host() + "/k/all:v1", "--etcd-image=" + from.host() + "/k/etcd:v2", "--platform=linux/amd64",
	}
	out, err := run(t, append(args, "--bundle="+file)...)
	all, etcd := from.host()+"/k/all:v1", from.host()+"/k/etcd:v2"
	if err != nil || out != all+"\n"+etcd+"\n" {
		t.Fatalf("images --bundle = %v, printed %q", err, out)
	}
	files := read(t, file)
	var index v1.Index
	if err := json.Unmarshal(files["index.json"], &index); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range index.Manifests {
		got = append(got, m.Annotations[nameAnnotation], m.Annotations[v1.AnnotationRefName], m.MediaType)
	}
	if diff := cmp.Diff([]string{all, all, v1.MediaTypeImageManifest, etcd, etcd, v1.MediaTypeImageManifest}, got); diff != "" {
		t.Errorf("index: -want +got\n%s", diff)
	}
	var docker []dockerImage
	if err := json.Unmarshal(files["manifest.json"], &docker); err != nil || len(docker) != 2 || docker[0].RepoTags[0] != all {
		t.Errorf("manifest.json: %v, %+v", err, docker)
	}
	for _, d := range docker {
		for _, path := range append(d.Layers, d.Config) {
			if files[path] == nil {
				t.Errorf("%s of %s is missing", path, d.RepoTags)
			}
		}
	}
	// oci-layout, index.json, manifest.json; the images share their manifest, configuration and two layers.
	if len(files) != 3+4 {
		t.Errorf("the archive has %d files, want 7: %v", len(files), slices.Sorted(maps.Keys(files)))
	}
	again := filepath.Join(dir, "again.tar")
	if _, err := run(t, append(args, "--bundle="+again)...); err != nil {
		t.Fatal(err)
	}
	if !equal(t, file, again) {
		t.Error("the second bundle of the same images differs")
	}

	out, err = run(t, "--plain-http", "--push="+file, "--private-image-registry="+to.host()+"/mirror")
	if err != nil || out != to.host()+"/mirror/all:v1\n"+to.host()+"/mirror/etcd:v2\n" {
		t.Errorf("images --push = %v, printed %q", err, out)
	}
	// The pushed images can be bundled again: all their parts are in the second registry.
	if _, err := run(t, "--plain-http", "--image="+to.host()+"/mirror/all:v1", "--platform=linux/amd64", "--bundle="+again); err != nil {
		t.Error(err)
	}
}

// equal reports whether two files are equal.
func equal(t *testing.T, a, b string) bool {
	t.Helper()
	one, err := os.ReadFile(a)
	if err != nil {
		t.Fatal(err)
	}
	two, err := os.ReadFile(b)
	return err == nil && bytes.Equal(one, two)
}

// With several platforms, an image is an index of only these, so that tools that load all of them find each part.
func TestBundle_platforms(t *testing.T) {
	t.Setenv("DOCKER_CONFIG", t.TempDir())
	from := newRegistry(t)
	from.putImage("k/all:v1", "amd64", "arm64", "s390x")
	file := filepath.Join(t.TempDir(), "images.tar")
	args := []string{"--plain-http", "--image=" + from.host() + "/k/all:v1"}
	if _, err := run(t, append(args, "--platform=linux/amd64,linux/arm64", "--bundle="+file)...); err != nil {
		t.Fatal(err)
	}
	files := read(t, file)
	if files["manifest.json"] != nil {
		t.Error("an archive with two platforms has a manifest.json, which names one image each")
	}
	var top, image v1.Index
	if err := json.Unmarshal(files["index.json"], &top); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(files[pathOf(top.Manifests[0].Digest)], &image); err != nil || len(image.Manifests) != 2 {
		t.Errorf("image index: %v, %+v, want two manifests", err, image)
	}
	for _, m := range image.Manifests {
		if files[pathOf(m.Digest)] == nil {
			t.Errorf("manifest of %s is missing", name(*m.Platform))
		}
	}
}

// A failed command leaves no file, and keeps the former one.
func TestBundle_errors(t *testing.T) {
	t.Setenv("DOCKER_CONFIG", t.TempDir())
	from := newRegistry(t)
	from.putImage("k/all:v1", "amd64", "arm64")
	from.putImage("k/one:v1", "amd64")
	from.putImage("k/corrupt:v1", "riscv64")
	from.blobs[digest.FromString("layer of riscv64").String()] = []byte("layer of riscv63")
	dir := t.TempDir()
	file := filepath.Join(dir, "images.tar")
	if err := os.WriteFile(file, []byte("former"), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"pull " + from.host() + "/k/none:v1":                       {"--image=" + from.host() + "/k/none:v1"},
		"no platform linux/s390x; it has linux/amd64, linux/arm64": {"--image=" + from.host() + "/k/all:v1", "--platform=linux/s390x"},
		"it has the only platform linux/amd64, want linux/arm64":   {"--image=" + from.host() + "/k/one:v1", "--platform=linux/arm64"},
		`--platform: "amd64" must be OS/ARCHITECTURE`:              {"--image=" + from.host() + "/k/one:v1", "--platform=amd64"},
		"want REGISTRY/NAME:TAG":                                   {"--image=one"},
		"mismatched digest":                                        {"--image=" + from.host() + "/k/corrupt:v1", "--platform=linux/riscv64"},
	} {
		if _, err := run(t, append(args, "--plain-http", "--bundle="+file)...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("images %q = %v, want %q", args, err, want)
		}
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("files after errors: %v, %v", entries, err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "former" {
		t.Errorf("the former file: %q, %v", text, err)
	}
	if _, err := run(t, "--push="+file); err == nil || !strings.Contains(err.Error(), "--private-image-registry is required") {
		t.Errorf("images --push without a registry = %v", err)
	}
}

// Registries get the credentials of docker login.
func TestRegistries_credentials(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("DOCKER_CONFIG", dir)
	// user:secret
	config := `{"auths": {"r.example.org": {"auth": "dXNlcjpzZWNyZXQ="}}}`
	if err := os.WriteFile(filepath.Join(dir, "config.json"), []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	r, err := newRegistries(false)
	if err != nil {
		t.Fatal(err)
	}
	got, err := r.client.Credential(t.Context(), "r.example.org")
	if want := (auth.Credential{Username: "user", Password: "secret"}); err != nil || got != want {
		t.Errorf("credential = %v, %v", got, err)
	}
}
