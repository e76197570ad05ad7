// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command manifests2chart generates the Helm chart of the control plane, charts/karmada, from internal/install/manifests, so that the
// chart, karmadactl and the operator install the same objects. It generates the chart of the operator, charts/karmada-operator, from
// internal/install/operator in the same way.
//
//	Values ──► values.yaml, values.schema.json
//	a description with marks ──► manifests.Render ──► objects with marks ──► templates/*.yaml, in which expressions replace the marks
//
// A mark stands for a value of the description, so that it passes the renderer as a string. A field that depends on several values is
// replaced by an expression in the object, between @@:
//
//	description                   object                              template
//	Namespace: xnamespacex        namespace: xnamespacex              namespace: {{ $s.namespace }}
//	Estimators: [xclusterx]       name: karmada-…-xclusterx           name: karmada-…-{{ $cluster }}
//	Replicas: 1                   replicas: '@@{{ int … }}@@'         replicas: {{ int $c.replicas }}
//	Storage: all three in turn    volumes: '@@{{ if … }}[…]…@@'       volumes: {{ if eq $s.etcd.storage "hostPath" }}[…]{{ else if …
//
// It runs in the root of the repository (make generate). Its output is deterministic. Tests render the chart and compare its objects with
// the objects that manifests.Render returns for the same description.
package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
)

// generator describes a generated chart.
type generator struct {
	templates func() (map[string]string, error)
	// values are the default values.
	values any
}

// charts returns the charts by name.
func charts() map[string]generator {
	return map[string]generator{"karmada": {templates, defaultValues()}, "karmada-operator": {operatorTemplates, defaultOperatorValues()}}
}

func main() {
	dir := flag.String("o", "charts", "directory of the charts")
	flag.Parse()
	if err := write(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "manifests2chart:", err)
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

// generate returns the generated files of the charts.
func generate() (map[string]string, error) {
	files := map[string]string{}
	for name, c := range charts() {
		all, err := c.templates()
		if err != nil {
			return nil, fmt.Errorf("chart %s: %w", name, err)
		}
		for file, text := range all {
			files[name+"/templates/"+file] = text
		}
		values := reflect.ValueOf(c.values)
		if files[name+"/values.yaml"], err = valuesFile(values); err != nil {
			return nil, err
		}
		if files[name+"/values.schema.json"], err = schemaFile(name, values); err != nil {
			return nil, err
		}
	}
	return files, nil
}
