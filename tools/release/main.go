// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command release writes the files of a release from built binaries. These are archives, packages of Linux distributions, a bill of
// materials for each binary, the packaged charts, JSON schemas, a manifest for krew, a formula for Homebrew, an installation script, a
// statement of provenance and checksums.
//
//	release -version v1.2.3 -o bin/release bin/linux-amd64/karmada bin/darwin-arm64/karmadactl ...
//
// The directory of a binary is its platform. Equal binaries give equal files.
package main

import (
	"archive/tar"
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
)

func main() {
	r := release{level: gzip.BestCompression}
	flag.StringVar(&r.version, "version", "v0.0.0-dev", "version, with a leading v")
	flag.StringVar(&r.commit, "commit", "", "commit of the sources, which the provenance names")
	flag.StringVar(&r.out, "o", "bin/release", "directory to write")
	flag.StringVar(&r.charts, "charts", "charts", "directory of the charts")
	flag.StringVar(&r.images, "images", "", "file with the names of the images, which the metadata of the charts list")
	flag.StringVar(&r.registry, "registry", "docker.io/karmada", "default registry of the charts")
	flag.StringVar(&r.url, "url", "https://github.com/karmada-io/karmada/releases/download", "URL below which the files are published")
	flag.StringVar(&r.schemas, "schemas", "", "directory of the JSON schemas to package")
	flag.StringVar(&r.man, "man", "", "directory with man pages of karmadactl for the packages of Linux distributions")
	flag.StringVar(&r.completions, "completions", "", "directory with karmadactl.bash, .zsh and .fish for these packages")
	flag.BoolVar(&r.security, "security", false, "the release fixes vulnerabilities, which the metadata of the charts state")
	flag.Func("file", "further file of the release; can be repeated", func(path string) error {
		r.extra = append(r.extra, path)
		return nil
	})
	flag.Parse()
	if err := r.write(flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1) //nolint:forbidigo // the program ends here
	}
}

// release describes a release.
type release struct {
	version, commit, out, charts, registry, url string
	// images is a file with the names of the images, one a line; empty means none.
	images string
	// schemas is the directory of the JSON schemas; empty means none.
	schemas string
	// man and completions are directories with files of packages of karmadactl; empty means none.
	man, completions string
	// security means that the release fixes vulnerabilities.
	security bool
	// extra are further files.
	extra []string
	// level is the level of compression.
	level int
}

// file is a file in an archive.
type file struct {
	name    string
	content []byte
	mode    int64
}

func (r release) write(binaries []string) error {
	license, err := os.ReadFile("LICENSE")
	if err != nil {
		return err
	}
	files, programs := map[string][]byte{}, map[string][]byte{}
	for _, path := range binaries {
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, platform := filepath.Base(path), filepath.Base(filepath.Dir(path))
		programs[platform+"/"+name] = content
		if files[name+"-"+platform+".cdx.json"], err = materials(path, r.version); err != nil {
			return fmt.Errorf("bill of materials of %s: %w", path, err)
		}
		names := []string{name}
		if name == "karmadactl" {
			names = append(names, "kubectl-karmada")
		}
		for _, n := range names {
			archive, err := r.pack([]file{{"LICENSE", license, 0o644}, {n, content, 0o755}})
			if err != nil {
				return err
			}
			files[n+"-"+platform+".tgz"] = archive
		}
		if name != "karmadactl" {
			continue
		}
		packages, err := r.packages(path, platform)
		if err != nil {
			return err
		}
		maps.Copy(files, packages)
	}
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return err
	}
	for _, name := range []string{"karmada", "karmada-operator"} {
		chart, err := r.packChart(name)
		if err != nil {
			return fmt.Errorf("package the chart %s: %w", name, err)
		}
		if files[filepath.Base(chart)], err = r.repack(chart); err != nil {
			return fmt.Errorf("package the chart %s: %w", name, err)
		}
	}
	for name, text := range map[string]string{"karmada.yaml": manifest, "karmadactl.rb": formula, "install.sh": script} {
		if files[name], err = r.fill(text, files); err != nil {
			return fmt.Errorf("write %s: %w", name, err)
		}
	}
	for _, path := range r.extra {
		if files[filepath.Base(path)], err = os.ReadFile(path); err != nil {
			return err
		}
	}
	if r.schemas != "" {
		if files["karmada-schemas.tgz"], err = r.packDirectory(r.schemas); err != nil {
			return fmt.Errorf("package the schemas: %w", err)
		}
	}
	if files[provenanceFile], err = r.provenance(files, programs, binaries[0]); err != nil {
		return fmt.Errorf("provenance: %w", err)
	}
	files["SHA256SUMS"] = sums(files)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := os.WriteFile(filepath.Join(r.out, name), files[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// pack returns a compressed archive with constant times and owners.
func (r release) pack(files []file) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, r.level) // without a name and a time
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{Typeflag: tar.TypeReg, Name: f.name, Mode: f.mode, Size: int64(len(f.content)), ModTime: time.Unix(0, 0)}
		if err := w.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.content); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil { // it writes the rest
		return nil, err
	}
	return b.Bytes(), nil
}

// repack returns an archive with constant times, and removes the original: Helm records when it packages a chart.
func (r release) repack(path string) ([]byte, error) {
	packed, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	var content []file
	for t := tar.NewReader(z); ; {
		header, err := t.Next()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		text, err := io.ReadAll(t)
		if err != nil {
			return nil, err
		}
		content = append(content, file{header.Name, text, header.Mode})
	}
	slices.SortStableFunc(content, func(a, b file) int { return cmp.Compare(depth(a.name), depth(b.name)) })
	if err := os.Remove(path); err != nil {
		return nil, err
	}
	return r.pack(content)
}

// depth sorts Chart.yaml and the other files of the chart before its templates, as Helm does.
func depth(name string) string { return fmt.Sprintf("%d %s", strings.Count(name, "/"), name) }

// packDirectory returns an archive of the files below a directory, sorted by path.
func (r release) packDirectory(dir string) ([]byte, error) {
	var content []file
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(path)
		content = append(content, file{filepath.ToSlash(name), text, 0o644})
		return err
	})
	if err != nil {
		return nil, err
	}
	return r.pack(content)
}

// registryAnnotation is the annotation of the charts with the default registry of the images of Karmada.
const registryAnnotation = "karmada.io/image-registry"

// packChart writes a packaged chart of the version and returns its path.
func (r release) packChart(name string) (string, error) {
	c, err := loader.Load(filepath.Join(r.charts, name))
	if err != nil {
		return "", err
	}
	c.Metadata.Version, c.Metadata.AppVersion = strings.TrimPrefix(r.version, "v"), r.version
	c.Metadata.Annotations[registryAnnotation] = r.registry
	c.Metadata.Annotations["artifacthub.io/prerelease"] = strconv.FormatBool(strings.Contains(r.version, "-"))
	c.Metadata.Annotations["artifacthub.io/containsSecurityUpdates"] = strconv.FormatBool(r.security)
	if r.images != "" {
		if c.Metadata.Annotations["artifacthub.io/images"], err = imageList(r.images); err != nil {
			return "", err
		}
	}
	return chartutil.Save(c, r.out)
}

// imageList returns the images of a file as Artifact Hub expects them.
func imageList(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for image := range strings.FieldsSeq(string(text)) {
		name, _, _ := strings.Cut(image[strings.LastIndex(image, "/")+1:], ":")
		fmt.Fprintf(&out, "- name: %s\n  image: %s\n", name, image)
	}
	return out.String(), nil
}

// sums returns the checksums of files.
func sums(files map[string][]byte) []byte {
	var out []byte
	for _, name := range slices.Sorted(maps.Keys(files)) {
		out = fmt.Appendf(out, "%x  %s\n", sha256.Sum256(files[name]), name)
	}
	return out
}
