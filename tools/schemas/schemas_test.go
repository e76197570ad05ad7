// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	clientscheme "k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/yaml"
)

const repository = "../.."

var (
	block = regexp.MustCompile("(?ms)^( *)```ya?ml\n(.*?)^ *```")
	// here matches the manifest of a command such as `kubectl apply -f - <<EOF`.
	here      = regexp.MustCompile(`(?ms)^( *)\S[^\n]*<<'?EOF'?\n(.*?)^ *EOF$`)
	separator = regexp.MustCompile(`(?m)^---\s*$`)
)

// foreign are the kinds of other projects in documents, by group. They are not validated: their types are in large modules, or in none.
var foreign = map[string][]string{
	"about.k8s.io":                {"ClusterProperty"},
	"argoproj.io":                 {"ApplicationSet"},
	"config.kueue.x-k8s.io":       {"Configuration"},
	"helm.toolkit.fluxcd.io":      {"HelmRelease"},
	"kueue.x-k8s.io":              {"AdmissionCheck", "MultiKueueCluster", "MultiKueueConfig"},
	"kustomize.toolkit.fluxcd.io": {"Kustomization"},
	"source.toolkit.fluxcd.io":    {"HelmRepository"},
}

// Every object in the documents and samples is valid: those of Karmada by their schemas, those of Kubernetes by their types. Tests of
// tools/manifests2chart validate the objects of charts.
func TestSchemas_documents(t *testing.T) {
	t.Parallel()
	all := compiled(t)
	for gvk := range all {
		if gvk.Group == "" {
			t.Errorf("%s is not a kind of Karmada", gvk)
		}
	}
	checked := map[string]int{}
	for _, dir := range []string{"docs", "samples", "README.md"} {
		err := filepath.WalkDir(filepath.Join(repository, dir), func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			var blocks []string
			switch filepath.Ext(path) {
			case ".md":
				for _, match := range append(block.FindAllStringSubmatch(string(text), -1), here.FindAllStringSubmatch(string(text), -1)...) {
					blocks = append(blocks, regexp.MustCompile("(?m)^"+match[1]).ReplaceAllString(match[2], ""))
				}
			case ".yaml":
				blocks = append(blocks, string(text))
			}
			for _, b := range blocks {
				for _, document := range separator.Split(b, -1) {
					if group := check(t, all, path, document); group != "" {
						checked[group]++
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, group := range []string{"policy.karmada.io", "cluster.karmada.io", "apps"} {
		if checked[group] == 0 {
			t.Errorf("no object of %s was checked: %v", group, checked)
		}
	}
}

// kubernetes has the types of Kubernetes.
var kubernetes = func() *runtime.Scheme {
	scheme := runtime.NewScheme()
	utilruntime.Must(clientscheme.AddToScheme(scheme))
	utilruntime.Must(apiextensionsv1.AddToScheme(scheme))
	return scheme
}()

// check validates a document, and returns the group of the object, or "" if it is none.
func check(t *testing.T, all map[schema.GroupVersionKind]*jsonschema.Schema, path, document string) string {
	t.Helper()
	text, err := yaml.YAMLToJSON([]byte(document))
	if err != nil {
		t.Errorf("%s: %v\n%s", path, err, document)
		return ""
	}
	var meta struct{ APIVersion, Kind string }
	if json.Unmarshal(text, &meta) != nil || meta.APIVersion == "" || meta.Kind == "" {
		return ""
	}
	gvk := schema.FromAPIVersionAndKind(meta.APIVersion, meta.Kind)
	if s := all[gvk]; s != nil {
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		if err == nil {
			err = s.Validate(value)
		}
		if err != nil {
			t.Errorf("%s: %s: %v", path, meta.Kind, err)
		}
		return gvk.Group
	}
	if kubernetes.Recognizes(gvk) {
		strict := serializer.NewCodecFactory(kubernetes, serializer.EnableStrict).UniversalDeserializer()
		if _, _, err := strict.Decode(text, nil, nil); err != nil {
			t.Errorf("%s: %s: %v", path, meta.Kind, err)
		}
		return gvk.Group
	}
	// A KarmadaInitConfig is a file of `karmadactl init`, which tests it.
	if gvk.Kind != "KarmadaInitConfig" && !slices.Contains(foreign[gvk.Group], gvk.Kind) {
		t.Errorf("%s: no schema of %s", path, gvk)
	}
	return ""
}

func compiled(t *testing.T) map[schema.GroupVersionKind]*jsonschema.Schema {
	t.Helper()
	all, err := schemas(os.DirFS(repository))
	if err != nil {
		t.Fatal(err)
	}
	if err := addDefinition(all, os.DirFS(repository), "samples/guestbook/guestbooks-crd.yaml"); err != nil {
		t.Fatal(err)
	}
	out := map[schema.GroupVersionKind]*jsonschema.Schema{}
	for gvk, s := range all {
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		compiler := jsonschema.NewCompiler()
		if err := compiler.AddResource(fileOf(gvk), document); err != nil {
			t.Fatal(err)
		}
		if out[gvk], err = compiler.Compile(fileOf(gvk)); err != nil {
			t.Errorf("%s: %v", gvk, err)
		}
	}
	return out
}

// Unknown fields and wrong types are errors in a CustomResourceDefinition and in an aggregated kind.
func TestSchemas_reject(t *testing.T) {
	t.Parallel()
	all := compiled(t)
	for text, valid := range map[string]bool{
		`{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: m}, spec: {syncMode: Pull}}`:                       true,
		`{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: m}, spec: {syncMode: Pull, regoin: eu}}`:           false,
		`{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: m}, spec: {syncMode: 1}}`:                          false,
		`{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, spec: {resourceSelectors: [{apiVersion: v1, kind: Pod}]}}`: true,
		`{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy, spec: {resourceSelectors: [{apiVersion: v1, knd: Pod}]}}`:  false,
		`{apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy}`:                                                           false,
	} {
		body, err := yaml.YAMLToJSON([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		var meta struct{ APIVersion, Kind string }
		if err := json.Unmarshal(body, &meta); err != nil {
			t.Fatal(err)
		}
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		if err := all[schema.FromAPIVersionAndKind(meta.APIVersion, meta.Kind)].Validate(value); (err == nil) != valid {
			t.Errorf("%s: valid %v, want %v: %v", text, err == nil, valid, err)
		}
	}
}
