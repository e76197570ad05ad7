// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/template"
)

// Templates of files with which clients install karmadactl: the manifest of krew, the formula of Homebrew, and a shell script.
var (
	//go:embed templates/krew.yaml
	manifest string
	//go:embed templates/homebrew.rb
	formula string
	//go:embed templates/install.sh
	script string
)

// archive is an archive of karmadactl for a platform, in fields of the templates.
type archive struct{ OS, Arch, File, URL, Sum string }

// fill executes a template with the archives of karmadactl and of the plugin of kubectl, sorted by platform.
func (r release) fill(text string, files map[string][]byte) ([]byte, error) {
	archives := func(name string) (out []archive) {
		for _, file := range slices.Sorted(maps.Keys(files)) {
			rest, named := strings.CutPrefix(file, name+"-")
			platform, packed := strings.CutSuffix(rest, ".tgz")
			if !named || !packed {
				continue
			}
			system, arch, _ := strings.Cut(platform, "-")
			out = append(out, archive{system, arch, file, r.url + "/" + r.version + "/" + file, fmt.Sprintf("%x", sha256.Sum256(files[file]))})
		}
		return out
	}
	t, err := template.New("").Funcs(template.FuncMap{"archives": archives}).Parse(text)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, map[string]string{
		"Version": r.version, "Number": strings.TrimPrefix(r.version, "v"), "URL": r.url + "/" + r.version,
	})
	return out.Bytes(), err
}
