// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// entryPoints are the bundles. The page loads app first; app imports the others when a view needs them.
var entryPoints = []string{"app.tsx", "editor.ts", "terminal.ts"}

// bundle returns the files of the bundle by name.
func bundle(source string, installed []pkg) (map[string][]byte, error) {
	files := map[string][]byte{}
	used := map[string]bool{}
	for _, entry := range entryPoints {
		if _, err := os.Stat(filepath.Join(source, "src", entry)); errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err := build(source, entry, files, used); err != nil {
			return nil, err
		}
	}
	index, err := os.ReadFile(filepath.Join(source, "index.html"))
	if err != nil {
		return nil, err
	}
	files["index.html"] = index
	files["THIRD_PARTY_NOTICES"], err = notices(source, installed, used)
	return files, err
}

// build bundles an entry point. It records the packages that the output contains.
func build(source, entry string, files map[string][]byte, used map[string]bool) error {
	result := api.Build(api.BuildOptions{
		AbsWorkingDir: source, EntryPoints: []string{"src/" + entry}, Outdir: source, Write: false, Metafile: true,
		Bundle: true, Format: api.FormatESModule, Target: api.ES2022, JSX: api.JSXAutomatic, Charset: api.CharsetUTF8,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone, LineLimit: 160,
		Define:   map[string]string{"process.env.NODE_ENV": `"production"`},
		External: []string{"./editor.js", "./terminal.js"},
	})
	if len(result.Errors) > 0 {
		return fmt.Errorf("bundle %s:\n%s", entry, strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}), ""))
	}
	for _, f := range result.OutputFiles {
		files[filepath.Base(f.Path)] = f.Contents
	}
	var meta struct {
		Inputs map[string]any `json:"inputs"`
	}
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return fmt.Errorf("decode the metafile of %s: %w", entry, err)
	}
	for input := range meta.Inputs {
		used[input] = true
	}
	return nil
}

// notices returns the names, versions and licenses of the packages with files in the bundle.
func notices(source string, installed []pkg, used map[string]bool) ([]byte, error) {
	var out strings.Builder
	out.WriteString("The web console contains the following packages.\n")
	for _, p := range installed {
		contained := false
		for input := range used {
			contained = contained || strings.HasPrefix(input, p.dir+"/")
		}
		if !contained {
			continue
		}
		fmt.Fprintf(&out, "\n==== %s %s, %s ====\n\n", p.name, p.Version, p.License)
		text, err := licenseText(filepath.Join(source, filepath.FromSlash(p.dir)))
		if err != nil {
			return nil, fmt.Errorf("package %s: %w", p.name, err)
		}
		out.WriteString(text)
	}
	return []byte(out.String()), nil
}

// licenseText returns the text of the license file of a package, if it has one.
func licenseText(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	at := slices.IndexFunc(entries, func(e os.DirEntry) bool {
		name := strings.ToLower(e.Name())
		return !e.IsDir() && strings.HasPrefix(name, "licen") // both spellings exist
	})
	if at < 0 {
		return "The package has no license file.\n", nil
	}
	text, err := os.ReadFile(filepath.Join(dir, entries[at].Name()))
	if err != nil {
		return "", err
	}
	return strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")) + "\n", nil
}
