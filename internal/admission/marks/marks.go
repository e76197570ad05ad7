// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package marks has the labels and annotations by which users control Karmada, with the values that have a meaning.
//
//	All: key, kinds, values, effect ──► warnings of a ValidatingAdmissionPolicy, and of karmada-aggregated-apiserver for Clusters
//	                                ├─ Check ──► hints of `karmadactl status -v`
//	                                └─ docs/reference/checked-fields.md
//
// A new mark gets all of them from its row in All. Other values are accepted, because the contract has no error for them. The package is
// pure.
package marks

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
)

// Mark is a label, or an annotation, with a closed set of values.
type Mark struct {
	Key        string
	Annotation bool
	// Kinds are the kinds of objects on which it has a meaning. Empty means templates of any kind.
	Kinds []string
	// Values have a meaning. Any case of them has it if AnyCase is set.
	Values  []string
	AnyCase bool
	// Effect is the consequence of another value.
	Effect string
	// Denied reports that another value is denied.
	Denied bool
}

// boolean are the values of a switch.
var boolean = []string{"true", "false"}

// All is the table of the marks.
var All = []Mark{
	{Key: names.DeletionProtected, Values: []string{names.ProtectedAlways, "Never"}, Effect: "the object is not protected from deletion"},
	{Key: names.RetainReplicas, Values: boolean, Effect: "the replicas that are set in members are not retained"},
	{Key: names.PublishDecision, Values: boolean, Effect: "no PlacementDecision is published"},
	{Key: names.SkipAutoPropagation, Kinds: []string{"Namespace"}, Values: boolean, AnyCase: true,
		Effect: "the namespace is created in all members"},
	{Key: names.ArgoCDClusters, Kinds: []string{"Namespace"}, Values: boolean, Effect: "no Secrets of Argo CD are created"},
	{Key: names.ConflictResolution, Annotation: true, Values: []string{names.Overwrite, names.Abort},
		Effect: "the policy decides about existing objects of members"},
	{Key: names.ApplyStrategy, Annotation: true, Values: []string{"Merge", "CreateOnly", "Adopt"}, Denied: true},
	{Key: names.RemoveContents, Annotation: true, Kinds: []string{"Namespace", "CustomResourceDefinition"}, Values: boolean,
		Effect: "it is kept in members while it has objects that Karmada does not manage"},
	{Key: names.ReplacementFirst, Annotation: true, Kinds: []string{"WorkloadRebalancer"}, Values: boolean,
		Effect: "copies are removed before their replacements are available"},
	{Key: names.ConfirmedLost, Annotation: true, Kinds: []string{"Cluster"}, Values: boolean, Effect: "the loss is not confirmed"},
	{Key: names.Shared, Annotation: true, Kinds: []string{"Cluster"}, Values: boolean, Effect: "stamps of other control planes are compared"},
}

// Prefixes precede keys of Karmada only. A label of a Cluster may have another one.
var Prefixes = []string{
	"failover.karmada.io/", "fleet.karmada.io/", "namespace.karmada.io/", "resourcetemplate.karmada.io/", "work.karmada.io/",
}

// Others are the keys with these prefixes that are not in All. Controllers and commands set most of them.
var Others = []string{
	names.ClaimedBy, names.TemplateUID, names.TemplateGeneration, names.ManagedLabels, names.ManagedAnnotations, names.ManagedPullSecrets,
	names.WorkID, names.WorkNamespace, names.WorkName, names.AppliedSince, names.ReplacedWorks, names.RemovalRequested, names.RemovalApproved,
	names.RestartApproved, names.AdoptionApproved, names.DrainedCluster, names.ArgoCDAccount, names.ArgoCDCluster, names.ArgoCDLabels,
	names.Revision, names.RevisionContent, names.ApprovedPlan,
}

// known holds the keys with these prefixes.
var known = func() sets.Set[string] {
	out := sets.New(Others...)
	for i := range All {
		out.Insert(All[i].Key)
	}
	return out
}()

// Known returns the keys with these prefixes, sorted.
func Known() []string { return sets.List(known) }

// Place returns the field that has the mark.
func (m *Mark) Place() string {
	if m.Annotation {
		return "metadata.annotations"
	}
	return "metadata.labels"
}

// Noun returns "label" or "annotation".
func (m *Mark) Noun() string {
	if m.Annotation {
		return "annotation"
	}
	return "label"
}

// Misplaced returns where the mark has no effect, and why.
func (m *Mark) Misplaced() (place, text string) {
	if m.Annotation {
		return "metadata.labels", "has no effect as a label; set the annotation"
	}
	return "metadata.annotations", "has no effect as an annotation; set the label"
}

// Wrong is the end of the message about another value, after the value in quotes.
func (m *Mark) Wrong() string { return " is none of " + strings.Join(m.Values, ", ") + "; " + m.Effect }

// Elsewhere is the message about the mark on another kind.
func (m *Mark) Elsewhere() string {
	return "has no effect except on a " + strings.Join(m.Kinds, " or a ")
}

// Unknown is the end of the message about a key with a prefix of Karmada that has no meaning.
func Unknown(annotation bool) string {
	noun := "label"
	if annotation {
		noun = "annotation"
	}
	return "Karmada has no such " + noun + ", and it has no effect"
}

// Valid reports whether a value has a meaning.
func (m *Mark) Valid(value string) bool {
	return slices.ContainsFunc(m.Values, func(v string) bool { return v == value || m.AnyCase && strings.EqualFold(v, value) })
}

// Check returns what is wrong with the labels and annotations of an object of a kind: "metadata.labels[KEY]: …".
func Check(kind string, labels, annotations map[string]string) (out []string) {
	if len(labels)+len(annotations) == 0 {
		return nil
	}
	for i := range All {
		m := &All[i]
		in, other := labels, annotations
		if m.Annotation {
			in, other = annotations, labels
		}
		value, set := in[m.Key]
		switch {
		case !set || m.Denied:
		case len(m.Kinds) > 0 && !slices.Contains(m.Kinds, kind):
			out = append(out, fmt.Sprintf("%s[%s]: %s", m.Place(), m.Key, m.Elsewhere()))
		case !m.Valid(value):
			out = append(out, fmt.Sprintf("%s[%s]: %q%s%s", m.Place(), m.Key, value, m.Wrong(), similar.Clause(value, m.Values)))
		}
		if _, set := other[m.Key]; set {
			place, text := m.Misplaced()
			out = append(out, fmt.Sprintf("%s[%s]: %s", place, m.Key, text))
		}
	}
	return append(append(out, unknown("metadata.labels", labels, false)...), unknown("metadata.annotations", annotations, true)...)
}

// unknown reports keys with a prefix of Karmada that it does not have.
func unknown(place string, in map[string]string, annotation bool) (out []string) {
	for _, key := range slices.Sorted(maps.Keys(in)) {
		if known.Has(key) || !slices.ContainsFunc(Prefixes, func(prefix string) bool { return strings.HasPrefix(key, prefix) }) {
			continue
		}
		out = append(out, fmt.Sprintf("%s[%s]: %s%s", place, key, Unknown(annotation), similar.Clause(key, Known())))
	}
	return out
}
