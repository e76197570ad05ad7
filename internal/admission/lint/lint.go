// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package lint finds valid fields that have no effect: they name what does not exist, hold a value without a meaning, or select nothing.
//
//	Fields: kind, path, rule, effect ──► Check(kind, object, Environment) ──► Findings
//	                                     ├─ warnings of the webhooks
//	                                     ├─ hints of `karmadactl status -v`, notes of `karmadactl plan`
//	                                     └─ docs/reference/checked-fields.md
//
// Rows in Fields add a new kind to all of these outputs. The package is pure: the Environment holds the existing objects. A reference
// that the Environment cannot confirm or deny causes no finding.
package lint

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/propagate/match"
)

// Environment holds the objects to which fields can refer. A nil function means that these objects cannot be read.
type Environment struct {
	// Clusters returns all clusters. known is false if they cannot be read.
	Clusters func() (clusters []clusterv1alpha1.Cluster, known bool)
	// Kinds returns at least the kinds of an API group, or nil if they cannot be read.
	Kinds func(group string) *match.Kinds
	// Find returns an object, or nil and the names of other objects if it does not exist. known is false if objects cannot be read.
	Find func(kind schema.GroupVersionKind, key types.NamespacedName) (o *unstructured.Unstructured, others []string, known bool)
	// Recorded returns a list of an annotation of the ClusterRole names.WebhookKinds. known is false if it cannot be read.
	Recorded func(annotation string) (list []string, known bool)
	// Prioritized reports whether the feature gate PriorityBasedScheduling is known to be on.
	Prioritized bool
	// Stored is set for objects that have been stored before. What is usual while objects are applied is reported only then.
	Stored bool
}

// Finding is a field without effect.
type Finding struct {
	Field *Field
	// Path is the path of the value, as "spec.rules[0].schedule", and Text what is wrong, with the consequence.
	Path, Text string
}

// String returns both.
func (f Finding) String() string { return f.Path + ": " + f.Text }

// Texts returns the findings as text.
func Texts(findings []Finding) (out []string) {
	for _, f := range findings {
		out = append(out, f.String())
	}
	return out
}

// Field is a row of the table: a field of some kinds, and the rule for its values.
type Field struct {
	// Kinds are names of kinds, and Path is the path of the field in them. [] stands for each element of a list.
	Kinds []string
	Path  string
	// Rule describes valid values. Effect is the consequence of others, as the end of a message, or "".
	Rule, Effect string
	// Hint is the kind of hint by which status reports the field on its own. "" means that it reports the finding as MissingReference,
	// and "-" that it reports nothing.
	Hint string
	// Unchecked is the reason why the field is not checked here, or who checks it instead.
	Unchecked string
	check     checker
}

// Warns reports whether the webhooks warn about the field.
func (f *Field) Warns() bool { return f.check != nil && !strings.HasPrefix(f.Path, "status") }

// checker reports what is wrong with a value; nil means that the field is not set.
type checker func(c *call, at string, value any)

// call is the check of one field of one object.
type call struct {
	Environment
	kind   string
	field  *Field
	object map[string]any
	out    []Finding
	// clusterNames are the names of all clusters; nil until they are needed.
	clusterNames sets.Set[string]
	// selected are the kinds of the resource selectors, and selects is the function of placement; nil until they are needed.
	selected []schema.GroupKind
	selects  func(cluster *clusterv1alpha1.Cluster) bool
}

// report adds a finding.
func (c *call) report(at, format string, arguments ...any) {
	c.out = append(c.out, Finding{c.field, at, fmt.Sprintf(format, arguments...)})
}

// missing reports a name that does not exist, with its effect and the names that it may mean.
func (c *call) missing(at, what, name string, existing []string) {
	c.report(at, "%s %q does not exist%s%s", what, name, c.field.Effect, similar.Clause(name, existing))
}

func (c *call) namespace() string { return nestedString(c.object, "metadata", "namespace") }

// Check returns what is wrong with the fields of an object of a kind, in the order of the table.
func Check(kind string, object map[string]any, environment Environment) (out []Finding) {
	for i := range Fields {
		if f := &Fields[i]; f.check != nil && slices.Contains(f.Kinds, kind) {
			c := &call{Environment: environment, kind: kind, field: f, object: object}
			c.walk("", strings.Split(f.Path, "."), object)
			out = append(out, c.out...)
		}
	}
	return out
}

// CheckObject is Check for an object of a Go type.
func CheckObject(kind string, object any, environment Environment) []Finding {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
	if err != nil {
		return nil // it has been decoded from JSON before
	}
	return Check(kind, content, environment)
}

// walk calls the check for each value of a path below value. A missing last field has the value nil.
func (c *call) walk(at string, path []string, value any) {
	if len(path) == 0 {
		c.field.check(c, at, value)
		return
	}
	fields, ok := value.(map[string]any)
	if !ok {
		return
	}
	name, isList := strings.CutSuffix(path[0], "[]")
	at = strings.TrimPrefix(at+"."+name, ".")
	next, found := fields[name]
	if !found && (len(path) > 1 || isList) {
		return
	}
	if !isList {
		c.walk(at, path[1:], next)
		return
	}
	items, _ := next.([]any)
	for i := range items {
		c.walk(fmt.Sprintf("%s[%d]", at, i), path[1:], items[i])
	}
}

// clusters returns all clusters, or none if they are not known.
func (c *call) clusters() []clusterv1alpha1.Cluster {
	if c.Clusters == nil {
		return nil
	}
	if all, known := c.Clusters(); known {
		return all
	}
	return nil
}

// kinds returns the kinds of the group of a version, or nil.
func (c *call) kinds(apiVersion string) *match.Kinds {
	if c.Kinds == nil {
		return nil
	}
	return c.Kinds(match.KindOf(apiVersion, "").Group)
}

// find returns an object. gone reports that it does not exist.
func (c *call) find(kind schema.GroupVersionKind, namespace, name string) (o *unstructured.Unstructured, others []string, gone bool) {
	if c.Find == nil || name == "" {
		return nil, nil, false
	}
	o, others, known := c.Find(kind, types.NamespacedName{Namespace: namespace, Name: name})
	return o, others, known && o == nil
}

// as returns a value as a Go type. Values of other types are the zero value: the API server validates the schema.
func as[T any](value any) (out T) {
	raw, err := json.Marshal(value)
	if err == nil {
		_ = json.Unmarshal(raw, &out)
	}
	return out
}

func nestedString(object map[string]any, path ...string) string {
	text, _, _ := unstructured.NestedString(object, path...)
	return text
}

func nested(object any, path ...string) any {
	fields, _ := object.(map[string]any)
	value, _, _ := unstructured.NestedFieldNoCopy(fields, path...)
	return value
}
