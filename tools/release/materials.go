// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"debug/buildinfo"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"

	cyclonedx "github.com/CycloneDX/cyclonedx-go"
)

// consoleProgram is the package of the program that contains the web console, and consoleNotices the file with its packages.
const (
	consoleProgram = "karmada.io/karmada/cmd/karmada"
	consoleNotices = "internal/console/dist/THIRD_PARTY_NOTICES"
)

// notice matches the header of a package in consoleNotices.
var notice = regexp.MustCompile(`(?m)^==== (\S+) (\S+), (\S+) ====$`) //nolint:gochecknoglobals // a constant

// materials returns the bill of materials of a Go binary in the format of CycloneDX: the modules that it contains, as its build recorded
// them, and the npm packages of the web console in it.
func materials(path, version string) ([]byte, error) {
	info, err := buildinfo.ReadFile(path)
	if err != nil {
		return nil, err
	}
	bom := cyclonedx.NewBOM()
	bom.Metadata = &cyclonedx.Metadata{Component: &cyclonedx.Component{
		BOMRef: "main", Type: cyclonedx.ComponentTypeApplication, Name: filepath.Base(path), Version: version,
		PackageURL: "pkg:golang/" + info.Main.Path + "@" + version,
	}}
	components := []cyclonedx.Component{library(&debug.Module{Path: "std", Version: info.GoVersion})}
	for _, m := range info.Deps {
		if m.Replace != nil && m.Replace.Version != "" {
			m = m.Replace
		}
		components = append(components, library(m))
	}
	if info.Path == consoleProgram {
		notices, err := os.ReadFile(consoleNotices)
		if err != nil {
			return nil, err
		}
		components = append(components, npmPackages(notices)...)
	}
	references := make([]string, 0, len(components))
	for _, c := range components {
		references = append(references, c.BOMRef)
	}
	bom.Components, bom.Dependencies = &components, &[]cyclonedx.Dependency{{Ref: "main", Dependencies: &references}}
	var out bytes.Buffer
	err = cyclonedx.NewBOMEncoder(&out, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
	return out.Bytes(), err
}

// npmPackages returns the packages of the web console.
func npmPackages(notices []byte) (out []cyclonedx.Component) {
	for _, found := range notice.FindAllSubmatch(notices, -1) {
		name, version, license := string(found[1]), string(found[2]), string(found[3])
		url := "pkg:npm/" + strings.Replace(name, "@", "%40", 1) + "@" + version
		out = append(out, cyclonedx.Component{
			BOMRef: url, Type: cyclonedx.ComponentTypeLibrary, Name: name, Version: version, PackageURL: url,
			Licenses: &cyclonedx.Licenses{{License: &cyclonedx.License{ID: license}}},
		})
	}
	return out
}

// library returns a Go module as a component.
func library(m *debug.Module) cyclonedx.Component {
	url := "pkg:golang/" + m.Path + "@" + m.Version
	return cyclonedx.Component{BOMRef: url, Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version, PackageURL: url}
}
