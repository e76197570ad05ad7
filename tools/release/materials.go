// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"debug/buildinfo"
	"path/filepath"
	"runtime/debug"

	cyclonedx "github.com/CycloneDX/cyclonedx-go"
)

// materials returns the bill of materials of a Go binary in the format of CycloneDX: the modules that it contains, as its build recorded
// them.
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
	references := make([]string, 0, len(components))
	for _, c := range components {
		references = append(references, c.BOMRef)
	}
	bom.Components, bom.Dependencies = &components, &[]cyclonedx.Dependency{{Ref: "main", Dependencies: &references}}
	var out bytes.Buffer
	err = cyclonedx.NewBOMEncoder(&out, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
	return out.Bytes(), err
}

// library returns a Go module as a component.
func library(m *debug.Module) cyclonedx.Component {
	url := "pkg:golang/" + m.Path + "@" + m.Version
	return cyclonedx.Component{BOMRef: url, Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version, PackageURL: url}
}
