// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command schemas writes a JSON schema of each kind, for editors and validators, as <group>/<kind>_<version>.json in lower case:
//
//	schemas -o bin/schemas
//
// The sources are the CustomResourceDefinitions, and the OpenAPI definitions of the kinds of aggregated API servers. Unknown fields are
// errors, as with `kubectl apply`.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/kube-openapi/pkg/validation/spec"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/aggregated/openapi"
)

func main() {
	out := flag.String("o", "bin/schemas", "directory to write")
	flag.Parse()
	if err := write(*out); err != nil {
		fmt.Fprintln(os.Stderr, "schemas:", err)
		os.Exit(1) //nolint:forbidigo // the program ends here
	}
}

func write(out string) error {
	all, err := schemas(os.DirFS("."))
	if err != nil {
		return err
	}
	for gvk, s := range all {
		text, err := json.MarshalIndent(s, "", " ")
		if err != nil {
			return err
		}
		path := filepath.Join(out, filepath.FromSlash(fileOf(gvk)))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, append(text, '\n'), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// fileOf returns the path of the schema of a kind.
func fileOf(gvk schema.GroupVersionKind) string {
	return gvk.Group + "/" + strings.ToLower(gvk.Kind) + "_" + gvk.Version + ".json"
}

// node is a part of a JSON schema.
type node = map[string]any

// schemas returns the schemas of all kinds.
func schemas(root fs.FS) (map[schema.GroupVersionKind]node, error) {
	out := map[schema.GroupVersionKind]node{}
	for _, pattern := range []string{"config/crds/*.yaml", "config/operator/*.yaml"} {
		files, err := fs.Glob(root, pattern)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if err := addDefinition(out, root, file); err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
		}
	}
	return out, addAggregated(out)
}

// addDefinition adds the kinds of a CustomResourceDefinition.
func addDefinition(out map[schema.GroupVersionKind]node, root fs.FS, file string) error {
	text, err := fs.ReadFile(root, file)
	if err != nil {
		return err
	}
	var crd struct {
		Spec struct {
			Group    string
			Names    struct{ Kind string }
			Versions []struct {
				Name   string
				Schema struct{ OpenAPIV3Schema node }
			}
		}
	}
	if err := yaml.Unmarshal(text, &crd); err != nil {
		return err
	}
	for _, v := range crd.Spec.Versions {
		gvk := schema.GroupVersionKind{Group: crd.Spec.Group, Version: v.Name, Kind: crd.Spec.Names.Kind}
		convert(v.Schema.OpenAPIV3Schema)
		out[gvk] = describe(gvk, v.Schema.OpenAPIV3Schema)
	}
	return nil
}

// addAggregated adds the kinds of aggregated API servers that have metadata, without those of Kubernetes.
func addAggregated(out map[schema.GroupVersionKind]node) error {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clusterv1alpha1.AddToScheme, reviewv1alpha1.AddToScheme, searchv1alpha1.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			return err
		}
	}
	name := func(path string) string { return strings.ReplaceAll(path, "/", ".") }
	definitions := map[string]node{}
	for path, d := range openapi.GetOpenAPIDefinitions(func(path string) spec.Ref {
		return spec.MustCreateRef("#/definitions/" + name(path))
	}) {
		text, err := json.Marshal(d.Schema)
		if err != nil {
			return err
		}
		var n node
		if err := json.Unmarshal(text, &n); err != nil {
			return err
		}
		convert(n)
		definitions[name(path)] = n
	}
	for gvk := range scheme.AllKnownTypes() {
		path, err := scheme.ToOpenAPIDefinitionName(gvk)
		if err != nil {
			return err
		}
		fields, _ := definitions[name(path)]["properties"].(node)
		if gvk.Group == "" || fields["metadata"] == nil || strings.HasSuffix(gvk.Kind, "List") || gvk.Version == runtime.APIVersionInternal {
			continue
		}
		used := node{}
		reach(definitions, used, definitions[name(path)])
		s := maps.Clone(definitions[name(path)])
		s["properties"] = maps.Clone(fields)
		s["definitions"] = used
		out[gvk] = describe(gvk, s)
	}
	return nil
}

// reach adds the definitions to which a schema refers.
func reach(all map[string]node, used node, value any) {
	switch v := value.(type) {
	case node:
		if ref, ok := v["$ref"].(string); ok {
			name := strings.TrimPrefix(ref, "#/definitions/")
			if used[name] == nil {
				used[name] = all[name]
				reach(all, used, all[name])
			}
		}
		for _, field := range v {
			reach(all, used, field)
		}
	case []any:
		for _, item := range v {
			reach(all, used, item)
		}
	}
}

// describe completes the schema of a kind.
func describe(gvk schema.GroupVersionKind, s node) node {
	s["$schema"] = "http://json-schema.org/draft-07/schema#"
	s["required"] = append(slices.DeleteFunc(list(s["required"]), func(name any) bool {
		return name == "apiVersion" || name == "kind" || name == "status"
	}), "apiVersion", "kind")
	fields := s["properties"].(node)
	if fields["metadata"] == nil { // API servers add it
		fields["metadata"] = node{"type": "object"}
	}
	fields["apiVersion"] = node{"type": "string", "enum": []any{gvk.GroupVersion().String()}}
	fields["kind"] = node{"type": "string", "enum": []any{gvk.Kind}}
	return s
}

func list(value any) []any { l, _ := value.([]any); return slices.Clone(l) }

// convert changes a schema of OpenAPI to a JSON schema without unknown fields.
func convert(n node) {
	_, open := n["additionalProperties"]
	open = open || n["x-kubernetes-preserve-unknown-fields"] == true
	if n["x-kubernetes-int-or-string"] == true {
		delete(n, "type")
		n["anyOf"] = []any{node{"type": "integer"}, node{"type": "string"}}
	}
	if n["nullable"] == true {
		n["type"] = []any{n["type"], "null"}
	}
	for key, value := range n {
		switch v := value.(type) {
		case node:
			switch key {
			case "properties":
				for _, field := range v {
					convert(field.(node))
				}
			case "items", "additionalProperties", "not":
				convert(v)
			}
		case []any:
			for _, item := range v {
				if s, ok := item.(node); ok {
					convert(s)
				}
			}
		}
		if strings.HasPrefix(key, "x-") || key == "nullable" || key == "default" {
			delete(n, key)
		}
	}
	if n["type"] == "object" && n["properties"] != nil && !open {
		n["additionalProperties"] = false
	}
}
