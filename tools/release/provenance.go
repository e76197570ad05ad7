// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// provenanceFile is the name of the statement about the other files.
const provenanceFile = "karmada.intoto.json"

type digest map[string]string

type subject struct {
	Name   string `json:"name,omitempty"`
	URI    string `json:"uri,omitempty"`
	Digest digest `json:"digest"`
}

// provenance returns a statement of in-toto with the provenance of SLSA 1: which files were built from which commit, with which flags. It
// has no times, so that the same commit gives the same bytes. Its subjects are also the programs in the archives, so that an installed
// program can be verified. binary is one of the binaries, which record how they were built.
func (r release) provenance(files, programs map[string][]byte, binary string) ([]byte, error) {
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		return nil, err
	}
	var subjects []subject
	for _, contents := range []map[string][]byte{files, programs} {
		for _, name := range slices.Sorted(maps.Keys(contents)) {
			subjects = append(subjects, subject{Name: name, Digest: digest{"sha256": fmt.Sprintf("%x", sha256.Sum256(contents[name]))}})
		}
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	var sources []subject
	if r.commit != "" {
		sources = append(sources, subject{URI: "git+https://" + info.Main.Path, Digest: digest{"gitCommit": r.commit}})
	}
	statement := map[string]any{
		"_type": "https://in-toto.io/Statement/v1", "subject": subjects, "predicateType": "https://slsa.dev/provenance/v1",
		"predicate": map[string]any{
			"buildDefinition": map[string]any{
				"buildType":            "https://karmada.io/make-release/v1",
				"externalParameters":   map[string]any{"version": r.version, "registry": r.registry, "url": r.url, "security": r.security},
				"internalParameters":   map[string]any{"go": info.GoVersion, "trimpath": settings["-trimpath"], "cgo": settings["CGO_ENABLED"]},
				"resolvedDependencies": sources,
			},
			"runDetails": map[string]any{"builder": map[string]any{"id": "https://karmada.io/make-release"}},
		},
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	err = encoder.Encode(statement)
	return out.Bytes(), err
}
