// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command chartgen generates the Helm chart of the control plane in charts/karmada.
//
//	Values ──► values.yaml, values.schema.json
//	plane.Render of a description with marks ──► templates of components, in which expressions replace the marks
//
// It runs in the root of the repository (make generate). Its output is deterministic. Tests render the chart and compare the objects with
// those of plane.Render for the same description.
package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	dir := flag.String("o", "charts/karmada", "directory of the chart")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "chartgen:", err)
		os.Exit(1) //nolint:forbidigo // the program ends here
	}
}

// write writes the generated files. Files that are written by hand stay.
func write(dir string) error {
	files, err := generate()
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(files[name]), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generate returns the generated files of the chart.
func generate() (map[string]string, error) {
	all, err := templates()
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for name, text := range all {
		files["templates/"+name] = text
	}
	if files["values.yaml"], err = valuesFile(); err != nil {
		return nil, err
	}
	files["values.schema.json"], err = schemaFile()
	return files, err
}
