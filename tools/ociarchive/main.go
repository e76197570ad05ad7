// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command images writes an OCI archive with the image of Karmada: one static binary, and a link for each component.
//
//	images -o bin/images.tar -ref docker.io/karmada/karmada:v1 -binary linux/amd64=bin/karmada
//
// Equal binaries give an equal archive. Import it with `ctr images import`, `nerdctl load`, or skopeo with the tag of a -ref:
// `skopeo copy --all oci-archive:bin/images.tar:v1`.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	_ "crypto/sha256" // go-digest requires it; tests import it anyway
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	v1 "github.com/opencontainers/image-spec/specs-go/v1"
)

// binaryPath is the path of the program in the image.
const binaryPath = "bin/karmada"

// links are the names by which the program is called.
func links() []string {
	return []string{
		"bin/karmada-aggregated-apiserver", "bin/karmada-agent", "bin/karmada-apiserver", "bin/karmada-controller-manager",
		"bin/karmada-descheduler", "bin/karmada-metrics-adapter", "bin/karmada-operator", "bin/karmada-scheduler",
		"bin/karmada-scheduler-estimator", "bin/karmada-search", "bin/karmada-ui", "bin/karmada-webhook", "bin/kube-apiserver",
		"bin/kube-controller-manager", "usr/local/bin/etcd",
	}
}

// list is a flag that can be repeated.
type list []string

func (l *list) String() string     { return strings.Join(*l, ",") }
func (l *list) Set(v string) error { *l = append(*l, v); return nil }

func main() {
	var refs, binaries list
	out := flag.String("o", "", "archive to write")
	flag.Var(&refs, "ref", "name and tag of the image; can be repeated")
	flag.Var(&binaries, "binary", "platform and binary, such as linux/amd64=bin/karmada; can be repeated")
	flag.Parse()
	if err := run(*out, refs, binaries); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1) //nolint:forbidigo // the program ends here
	}
}

// archive is the content of an OCI archive, by file name.
type archive map[string][]byte

func run(out string, refs, binaries []string) error {
	if out == "" || len(refs) == 0 || len(binaries) == 0 {
		return errors.New("-o, -ref and -binary are required")
	}
	a := archive{}
	image := v1.Index{Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageIndex}
	for _, b := range binaries {
		platform, path, _ := strings.Cut(b, "=")
		system, arch, ok := strings.Cut(platform, "/")
		if !ok || path == "" {
			return fmt.Errorf("-binary %s: want OS/ARCHITECTURE=FILE", b)
		}
		manifest, err := a.addImage(path, v1.Platform{OS: system, Architecture: arch})
		if err != nil {
			return fmt.Errorf("build the image for %s: %w", platform, err)
		}
		image.Manifests = append(image.Manifests, manifest)
	}
	index := v1.Index{Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageIndex}
	for _, ref := range refs {
		d, err := a.addJSON(v1.MediaTypeImageIndex, image)
		if err != nil {
			return err
		}
		d.Annotations = map[string]string{"io.containerd.image.name": ref, v1.AnnotationRefName: ref[strings.LastIndex(ref, ":")+1:]}
		index.Manifests = append(index.Manifests, d)
	}
	var err error
	if a[v1.ImageIndexFile], err = json.Marshal(index); err != nil {
		return err
	}
	if a[v1.ImageLayoutFile], err = json.Marshal(v1.ImageLayout{Version: v1.ImageLayoutVersion}); err != nil {
		return err
	}
	return a.write(out)
}

// add adds a blob and returns its descriptor.
func (a archive) add(mediaType string, content []byte) v1.Descriptor {
	d := v1.Descriptor{MediaType: mediaType, Digest: digest.FromBytes(content), Size: int64(len(content))}
	a["blobs/"+string(d.Digest.Algorithm())+"/"+d.Digest.Encoded()] = content
	return d
}

func (a archive) addJSON(mediaType string, value any) (v1.Descriptor, error) {
	content, err := json.Marshal(value)
	return a.add(mediaType, content), err
}

// addImage adds the image for one platform. It runs as a user without rights, and needs no writable file.
func (a archive) addImage(binary string, platform v1.Platform) (v1.Descriptor, error) {
	program, err := os.ReadFile(binary)
	if err != nil {
		return v1.Descriptor{}, err
	}
	files, err := fileSystem(program)
	if err != nil {
		return v1.Descriptor{}, err
	}
	var compressed bytes.Buffer
	w := gzip.NewWriter(&compressed) // without a name and a time
	if _, err := w.Write(files); err != nil {
		return v1.Descriptor{}, err
	}
	if err := w.Close(); err != nil {
		return v1.Descriptor{}, err
	}
	layer := a.add(v1.MediaTypeImageLayerGzip, compressed.Bytes())
	created := time.Unix(0, 0).UTC()
	config, err := a.addJSON(v1.MediaTypeImageConfig, v1.Image{
		Created: &created, Platform: platform, RootFS: v1.RootFS{Type: "layers", DiffIDs: []digest.Digest{digest.FromBytes(files)}},
		Config: v1.ImageConfig{
			User: "65532:65532", Entrypoint: []string{"/" + binaryPath}, Env: []string{"PATH=/bin:/usr/local/bin"}, WorkingDir: "/",
			Labels: map[string]string{v1.AnnotationTitle: "karmada"},
		},
	})
	if err != nil {
		return v1.Descriptor{}, err
	}
	manifest, err := a.addJSON(v1.MediaTypeImageManifest, v1.Manifest{
		Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: v1.MediaTypeImageManifest, Config: config, Layers: []v1.Descriptor{layer},
	})
	manifest.Platform = &platform
	return manifest, err
}

// fileSystem returns the only layer, as a tar archive with constant times and owners.
func fileSystem(binary []byte) ([]byte, error) {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	write := func(h tar.Header, content string) error {
		h.Size, h.ModTime, h.Format = int64(len(content)), time.Unix(0, 0), tar.FormatPAX
		if err := w.WriteHeader(&h); err != nil {
			return err
		}
		_, err := io.WriteString(w, content)
		return err
	}
	const passwd = "root:x:0:0:root:/:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/:/sbin/nologin\n"
	var errs []error
	for _, d := range []string{"bin/", "etc/", "usr/", "usr/local/", "usr/local/bin/"} {
		errs = append(errs, write(tar.Header{Typeflag: tar.TypeDir, Name: d, Mode: 0o755}, ""))
	}
	errs = append(errs,
		write(tar.Header{Typeflag: tar.TypeDir, Name: "tmp/", Mode: 0o1777}, ""),
		write(tar.Header{Typeflag: tar.TypeReg, Name: "etc/passwd", Mode: 0o644}, passwd),
		write(tar.Header{Typeflag: tar.TypeReg, Name: binaryPath, Mode: 0o755}, string(binary)))
	for _, l := range links() {
		errs = append(errs, write(tar.Header{Typeflag: tar.TypeSymlink, Name: l, Linkname: "/" + binaryPath, Mode: 0o777}, ""))
	}
	errs = append(errs, w.Close())
	return b.Bytes(), errors.Join(errs...)
}

// write writes the files in the order of their names.
func (a archive) write(out string) error {
	if err := os.MkdirAll(filepath.Dir(out), 0o755); err != nil {
		return err
	}
	f, err := os.Create(out)
	if err != nil {
		return err
	}
	defer f.Close() //nolint:errcheck // closed below unless there was an error
	w := tar.NewWriter(f)
	for _, name := range slices.Sorted(maps.Keys(a)) {
		h := &tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: 0o644, Size: int64(len(a[name])), ModTime: time.Unix(0, 0)}
		if err := w.WriteHeader(h); err != nil {
			return err
		}
		if _, err := w.Write(a[name]); err != nil {
			return err
		}
	}
	return errors.Join(w.Close(), f.Close())
}
