// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/goreleaser/nfpm/v2"
	_ "github.com/goreleaser/nfpm/v2/deb" // registers the format
	"github.com/goreleaser/nfpm/v2/files"
	_ "github.com/goreleaser/nfpm/v2/rpm" // registers the format
)

// formats are the formats of packages of karmadactl.
var formats = []string{"deb", "rpm"}

// epoch is the time of all files in packages.
var epoch = time.Unix(0, 0).UTC() //nolint:gochecknoglobals // a constant

// packages returns packages with karmadactl, its name as a plugin of kubectl, man pages and shell completion, by file name. path is the
// binary of a Linux platform.
func (r release) packages(path, platform string) (map[string][]byte, error) {
	system, arch, _ := strings.Cut(platform, "-")
	if system != "linux" {
		return nil, nil //nolint:nilnil // other systems have no packages
	}
	out := map[string][]byte{}
	for _, format := range formats {
		content, err := r.linuxPackage(format, path, arch)
		if err != nil {
			return nil, fmt.Errorf("%s of %s: %w", format, path, err)
		}
		out["karmadactl-"+platform+"."+format] = content
	}
	return out, nil
}

// linuxPackage returns a package in one of the formats.
func (r release) linuxPackage(format, path, arch string) ([]byte, error) {
	packager, err := nfpm.Get(format)
	if err != nil {
		return nil, err
	}
	documents, remove, err := r.documents(format)
	if err != nil {
		return nil, err
	}
	defer remove()
	info := nfpm.WithDefaults(&nfpm.Info{
		Name: "karmadactl", Arch: arch, Platform: "linux", Version: strings.TrimPrefix(r.version, "v"), VersionSchema: "semver",
		Maintainer: "The Karmada Authors <karmada@googlegroups.com>", Homepage: "https://karmada.io", License: "Apache-2.0",
		Description: "Command line interface of Karmada, which manages workloads across Kubernetes clusters", Section: "admin", MTime: epoch,
		Overridables: nfpm.Overridables{Contents: append(files.Contents{
			content(path, "/usr/bin/karmadactl", 0o755),
			{Source: "/usr/bin/karmadactl", Destination: "/usr/bin/kubectl-karmada", Type: files.TypeSymlink,
				FileInfo: &files.ContentFileInfo{MTime: epoch}},
			content("LICENSE", "/usr/share/doc/karmadactl/copyright", 0o644),
		}, documents...), RPM: nfpm.RPM{BuildHost: "localhost"}},
	})
	if err := nfpm.PrepareForPackager(info, format); err != nil { // it keeps the contents for this format only
		return nil, err
	}
	var b bytes.Buffer
	err = packager.Package(info, &b)
	return b.Bytes(), err
}

// content returns a regular file of a package.
func content(source, destination string, mode os.FileMode) *files.Content {
	return &files.Content{Source: source, Destination: destination, FileInfo: &files.ContentFileInfo{Mode: mode, MTime: epoch}}
}

// completionDirs are the directories in which zsh finds completion, by format of packages.
var completionDirs = map[string]string{"deb": "vendor-completions", "rpm": "site-functions"} //nolint:gochecknoglobals // a constant

// documents returns the man pages, compressed, and the scripts for the completion of shells. The caller must call remove when the package
// is written.
func (r release) documents(format string) (contents files.Contents, remove func(), err error) {
	remove = func() {}
	if r.completions != "" {
		script := func(shell string) string { return filepath.Join(r.completions, "karmadactl."+shell) }
		contents = append(contents,
			content(script("bash"), "/usr/share/bash-completion/completions/karmadactl", 0o644),
			content(script("fish"), "/usr/share/fish/vendor_completions.d/karmadactl.fish", 0o644),
			content(script("zsh"), "/usr/share/zsh/"+completionDirs[format]+"/_karmadactl", 0o644))
	}
	if r.man == "" {
		return contents, remove, nil
	}
	pages, err := filepath.Glob(filepath.Join(r.man, "*.1"))
	if err != nil {
		return nil, nil, err
	}
	dir, err := os.MkdirTemp("", "man")
	if err != nil {
		return nil, nil, err
	}
	remove = func() { _ = os.RemoveAll(dir) }
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			return nil, nil, err
		}
		compressed, err := r.compress(text)
		if err != nil {
			return nil, nil, err
		}
		name := filepath.Base(page) + ".gz"
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, compressed, 0o644); err != nil {
			return nil, nil, err
		}
		contents = append(contents, content(path, "/usr/share/man/man1/"+name, 0o644))
	}
	return contents, remove, nil
}

// compress returns the contents of a file in the format of gzip, without a name and a time.
func (r release) compress(text []byte) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, r.level)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	err = z.Close()
	return out.Bytes(), err
}
