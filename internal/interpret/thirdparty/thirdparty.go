// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package thirdparty knows kinds of well-known projects, as data (semantics §12.7): what a user could write down as a
// ResourceInterpreterCustomization is written down here, in the same form and for the same Lua.
//
//	data/<group>/<version>/<Kind>/customization.yaml   the scripts, a ResourceInterpreterCustomization
//	data/<group>/<version>/<Kind>/testdata/*.yaml      what each of them must answer
//
// To add a kind, add its folder, and its row to the table in the tests. A file of cases has the rules of the customization
// as keys, and below each the cases by a sentence that says what is to be seen; a test runs them all, and fails for
// a rule without cases. Scripts stand alone. Their idioms are alike, so that who has read one aggregation has read most:
//
//   - Clusters are sorted by name first; the answer does not depend on the order of the reports.
//   - Only fields that a script owns are written, and all of them each time, so that a second run changes nothing, nor does
//     what was there before show through. What else is in the template's status stays.
//   - Counters are summed. Of what does not add up, the last cluster that has reported counts; where one story is told
//     (a job, say), a cluster in trouble tells it for all.
//   - Conditions are merged by what they say (mergeConditions), or, where the API takes one of each type, they are as bad as
//     in the worst cluster (worstConditions). Messages become "<cluster>=<message>", joined by ", ".
//   - observedGeneration of the template follows when every cluster has dealt with the template's present generation.
//   - Members are not trusted: what is missing in an object or a report is taken for nothing.
//
// Invariant: an answer depends on the arguments alone, and no argument is changed.
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

// Layer is what is known about kinds of other projects. It is always ready. The scripts of a kind are compiled when it is
// asked about for the first time.
func Layer() interpret.Layer { return shared() }

var shared = sync.OnceValue(func() layer {
	// The pattern is well formed, which is all that can go wrong.
	files, _ := fs.Glob(data, "data/*/*/*/"+file)
	kinds := make(layer, len(files))
	for _, name := range files {
		kinds[gvkOf(name)] = sync.OnceValues(func() (interpret.Kind, error) { return load(name) })
	}
	return kinds
})

// file is what the scripts of a kind are in.
const file = "customization.yaml"

// layer holds what gives the opinions on each kind.
type layer map[schema.GroupVersionKind]func() (interpret.Kind, error)

func (layer) Name() string { return "thirdparty" }

func (l layer) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	kind, known := l[gvk]
	if !known {
		return interpret.Kind{}, nil
	}
	return kind()
}

// gvkOf is the kind that a file in the tree is about.
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
		return nil, fmt.Errorf("read a built-in customization: %w", err)
	}
	var customization configv1alpha1.ResourceInterpreterCustomization
	if err := yaml.UnmarshalStrict(text, &customization); err != nil {
		return nil, fmt.Errorf("parse %s: %w", name, err)
	}
	return &customization, nil
}
