// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package thirdparty interprets kinds of well-known projects (docs/contract/interpreter.md#third-party-kinds). Each interpreter
// is a ResourceInterpreterCustomization with Lua scripts, as a user would write it.
//
//	data/<group>/<version>/<Kind>/customization.yaml   the scripts
//	data/<group>/<version>/<Kind>/testdata/*.yaml      the test cases
//
// To add a kind, add its folder and its row in the table of the tests. A file of cases has the rules of the customization as
// keys, and below each rule its cases by title. A test runs all cases and fails for a rule without cases. Each script is
// self-contained. The scripts share these idioms:
//
//   - Reports are sorted by cluster name, so that the result does not depend on their order.
//   - A script writes only the fields that it owns, and all of them each time: the result does not depend on earlier reports.
//     Other fields of the template's status are kept.
//   - Counters are summed. For other fields the last cluster that has reported counts, or the cluster with the worst state.
//   - Conditions are merged if type, status and reason are equal (mergeConditions), or the worst condition of each type is
//     used (worstConditions). Their messages become "<cluster>=<message>", joined by ", ". The conditions of a single cluster
//     stay as they are.
//   - The observedGeneration of the template is set when every cluster has observed the template's current generation.
//   - Reports are not trusted: a missing field counts as zero or empty.
//
// Invariant: a result depends on the arguments only, and no argument is changed.
package thirdparty

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
)

//go:embed data/*/*/*/customization.yaml
var data embed.FS

// Layer returns the interpreters of third-party kinds. It is always ready. The scripts of a kind are compiled on first use.
func Layer() interpret.Layer { return shared() }

var shared = sync.OnceValue(func() layer {
	// Glob fails only for a malformed pattern.
	files, _ := fs.Glob(data, "data/*/*/*/"+file)
	kinds := make(layer, len(files))
	for _, name := range files {
		kinds[gvkOf(name)] = sync.OnceValues(func() (interpret.Kind, error) { return load(name) })
	}
	for _, kind := range sameInV1() {
		gvk := schema.GroupVersionKind{Group: "source.toolkit.fluxcd.io", Version: "v1", Kind: kind}
		before := gvk
		before.Version = "v1beta2"
		kinds[gvk] = kinds[before]
	}
	return kinds
})

// sameInV1 returns the kinds of sources of Flux whose fields in v1 are those of v1beta2.
func sameInV1() []string { return []string{"Bucket", "HelmChart", "HelmRepository", "OCIRepository"} }

// file is the name of the file with the scripts of a kind.
const file = "customization.yaml"

// layer maps each kind to a function that loads its interpreter.
type layer map[schema.GroupVersionKind]func() (interpret.Kind, error)

func (layer) Name() string { return "thirdparty" }

func (l layer) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	kind, ok := l[gvk]
	if !ok {
		return interpret.Kind{}, nil
	}
	return kind()
}

// gvkOf returns the kind of a file in the tree.
func gvkOf(name string) schema.GroupVersionKind {
	parts := strings.Split(path.Dir(name), "/")
	return schema.GroupVersionKind{Group: parts[1], Version: parts[2], Kind: parts[3]}
}

func load(name string) (interpret.Kind, error) {
	customization, err := parse(name)
	if err != nil {
		return interpret.Kind{}, err
	}
	return lua.Kind(customization.Name, customization.Spec.Customizations)
}

func parse(name string) (*configv1alpha1.ResourceInterpreterCustomization, error) {
	text, err := data.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("read built-in customization: %w", err)
	}
	var customization configv1alpha1.ResourceInterpreterCustomization
	if err := yaml.UnmarshalStrict(text, &customization); err != nil {
		return nil, fmt.Errorf("parse built-in customization %s: %w", name, err)
	}
	return &customization, nil
}
