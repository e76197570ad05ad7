// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"github.com/goreleaser/nfpm/v2"
	_ "github.com/goreleaser/nfpm/v2/deb" // registers the format
	"github.com/goreleaser/nfpm/v2/files"
	_ "github.com/goreleaser/nfpm/v2/rpm" // registers the format
)

// formats are the formats of packages of karmadactl.
var formats = []string{"deb", "rpm"}

// packages returns packages with karmadactl and its name as a plugin of kubectl, by file name. path is the binary of a Linux platform.
func (r release) packages(path, platform string) (map[string][]byte, error) {
	system, arch, _ := strings.Cut(platform, "-")
	if system != "linux" {
		return nil, nil //nolint:nilnil // other systems have no packages
	}
	epoch := time.Unix(0, 0).UTC()
	info := nfpm.WithDefaults(&nfpm.Info{
		Name: "karmadactl", Arch: arch, Platform: system, Version: strings.TrimPrefix(r.version, "v"), VersionSchema: "semver",
		Maintainer: "The Karmada Authors <karmada@googlegroups.com>", Homepage: "https://karmada.io", License: "Apache-2.0",
		Description: "Command line interface of Karmada, which manages workloads across Kubernetes clusters", Section: "admin", MTime: epoch,
		Overridables: nfpm.Overridables{Contents: files.Contents{
			{Source: path, Destination: "/usr/bin/karmadactl", FileInfo: &files.ContentFileInfo{Mode: 0o755, MTime: epoch}},
			{Source: "/usr/bin/karmadactl", Destination: "/usr/bin/kubectl-karmada", Type: files.TypeSymlink,
				FileInfo: &files.ContentFileInfo{MTime: epoch}},
			{Source: "LICENSE", Destination: "/usr/share/doc/karmadactl/copyright", FileInfo: &files.ContentFileInfo{Mode: 0o644, MTime: epoch}},
		}, RPM: nfpm.RPM{BuildHost: "localhost"}},
	})
	out := map[string][]byte{}
	for _, format := range formats {
		packager, err := nfpm.Get(format)
		if err != nil {
			return nil, err
		}
		if err := nfpm.PrepareForPackager(info, format); err != nil {
			return nil, fmt.Errorf("%s of %s: %w", format, path, err)
		}
		var b bytes.Buffer
		if err := packager.Package(info, &b); err != nil {
			return nil, fmt.Errorf("%s of %s: %w", format, path, err)
		}
		out["karmadactl-"+platform+"."+format] = b.Bytes()
	}
	return out, nil
}
