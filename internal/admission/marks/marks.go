// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package marks has the labels and annotations by which users control Karmada, with the values that have a meaning.
//
//	All: key, kinds, values, effect ──► warnings of a ValidatingAdmissionPolicy, and of karmada-aggregated-apiserver for Clusters
//	                                ├─ Check ──► hints of `karmadactl status -v`, notes of `karmadactl why`
//	                                ├─ InMember ──► warnings about override policies
//	                                └─ docs/reference/checked-fields.md
//
// A new mark gets all of them from its row in All. Other values are accepted, because the contract has no error for them. The package is
// pure.
package marks

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
)

// Mark is a label, or an annotation, that users set.
type Mark struct {
	Key        string
	Annotation bool
	// Kinds are the kinds of objects on which it has a meaning, Template among them for all kinds that policies can propagate. Empty means
	// any kind.
	Kinds []string
	// SetOn are kinds on which Karmada sets it. Its values there are not checked.
	SetOn []string
	// Values have a meaning, in any case of the letters if AnyCase is set, and so do those that Pattern matches. Form describes the latter.
	// Without Values and Pattern, values are not checked.
	Values        []string
	AnyCase       bool
	Pattern, Form string
	// Effect is the consequence of another value, or of the mark itself if it is reserved and has no Values.
	Effect string
	// Denied reports that another value is denied.
	Denied bool
	// Reserved reports that users do not set the mark. Without Values, it belongs on objects of Karmada only: they are cluster-scoped, in
	// namespaces of Karmada, or of the kinds SetOn.
	Reserved bool
	// Controller is the controller that reads the mark if it is "true", if it is off by default.
	Controller string
	// Member reports that Karmada reads the mark of the object in a member, so that an override of it has an effect.
	Member bool
}

// Template stands for the kinds that policies can propagate.
const Template = "template"

// boolean are the values of a switch.
var boolean = []string{"true", "false"}

var (
	policies = []string{"PropagationPolicy", "ClusterPropagationPolicy"}
	bindings = []string{"ResourceBinding", "ClusterResourceBinding"}
)

// Forms of values.
const (
	timePattern = `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$`
	timeForm    = "a time such as 2026-01-31T10:00:00Z"
	namePattern = `^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$`
)

// All is the table of the marks.
var All = []Mark{
	{Key: names.DeletionProtected, Values: []string{names.ProtectedAlways, "Never"}, Effect: "the object is not protected from deletion"},
	{Key: names.RetainReplicas, Kinds: []string{Template}, Values: boolean, Member: true,
		Effect: "the replicas that are set in members are not retained"},
	{Key: names.ClaimedBy, Kinds: []string{Template}, Values: []string{"MultiClusterService"}, Reserved: true,
		Effect: "no policy propagates the object"},
	{Key: names.System, SetOn: []string{"Secret", "ControllerRevision"}, Reserved: true,
		Effect: "with the value true, no policy propagates the object"},
	{Key: names.PublishDecision, Kinds: append([]string{Template}, policies...), SetOn: bindings, Values: boolean,
		Controller: "placementDecision", Effect: "no PlacementDecision is published"},
	{Key: names.SkipAutoPropagation, Kinds: []string{"Namespace"}, Values: boolean, AnyCase: true,
		Effect: "the namespace is created in all members"},
	{Key: names.ArgoCDClusters, Kinds: []string{"Namespace"}, Values: boolean, Controller: "argoCDClusters",
		Effect: "no Secrets of Argo CD are created"},
	{Key: names.ArgoCDAccount, Annotation: true, Kinds: []string{"Namespace"}, Pattern: namePattern, Form: "the name of a ServiceAccount",
		Effect: "no Secrets of Argo CD are created"},
	{Key: names.DrainedCluster, Kinds: []string{"PlacementEviction"}},
	{Key: names.ConflictResolution, Annotation: true, Kinds: []string{Template}, Values: []string{names.Overwrite, names.Abort},
		Effect: "the policy decides about existing objects of members"},
	{Key: names.ApplyStrategy, Annotation: true, Kinds: []string{Template}, Values: []string{"Merge", "CreateOnly", "Adopt"}, Denied: true},
	{Key: names.RemoveContents, Annotation: true, Kinds: []string{"Namespace", "CustomResourceDefinition"}, Values: boolean, Member: true,
		Effect: "it is kept in members while it has objects that Karmada does not manage"},
	{Key: names.RemovalApproved, Annotation: true, Kinds: bindings, Pattern: `^(` + names.RemovalKeeps + `)?[1-9][0-9]*$`,
		Form: "the generation of the binding, or " + names.RemovalKeeps + " and the generation", Effect: "no removal is approved"},
	{Key: names.RestartApproved, Annotation: true, Kinds: bindings, Pattern: timePattern, Form: timeForm, Effect: "no restart is approved"},
	{Key: names.AdoptionApproved, Annotation: true, Kinds: bindings, Pattern: `^( *([^=, ]+=[^=, ]+ *)?(,|$))*$`,
		Form: "cluster=UID, separated by commas", Effect: "entries of another form approve nothing"},
	{Key: names.ReplacementFirst, Annotation: true, Kinds: []string{"WorkloadRebalancer"}, SetOn: bindings, Values: boolean,
		Effect: "copies are removed before their replacements are available"},
	{Key: names.ApprovedPlan, Annotation: true, Form: "the hash of the plan", Denied: true,
		Kinds: append([]string{"OverridePolicy", "ClusterOverridePolicy", "Cluster"}, policies...)},
	{Key: names.ConfirmedLost, Annotation: true, Kinds: []string{"Cluster"}, Values: boolean, Effect: "the loss is not confirmed"},
	{Key: names.Shared, Annotation: true, Kinds: []string{"Cluster"}, Values: boolean, Effect: "stamps of other control planes are compared"},
	{Key: names.TakenOver, Annotation: true, Kinds: []string{"Cluster"}, Pattern: timePattern, Form: timeForm,
		Effect: "the cluster is not taken over"},
}

// Domain is a part of all keys of All, and of all Prefixes.
const Domain = "karmada.io/"

// Prefixes precede keys of Karmada only. A label of a Cluster may have another one.
var Prefixes = []string{
	"failover.karmada.io/", "fleet.karmada.io/", "namespace.karmada.io/", "resourcetemplate.karmada.io/", "work.karmada.io/",
}

// Others are the keys with these prefixes that are not in All. Controllers set them as records, and ignore other values.
var Others = []string{
	names.TemplateUID, names.TemplateGeneration, names.ManagedLabels, names.ManagedAnnotations, names.ManagedPullSecrets,
	names.WorkID, names.WorkNamespace, names.WorkName, names.AppliedSince, names.ReplacedWorks, names.RemovalRequested, names.ArgoCDCluster,
	names.ArgoCDLabels, names.Revision, names.RevisionContent,
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

// OfPrefix returns the names of the keys with a prefix that users set, as "a, b".
func OfPrefix(prefix string) string {
	var out []string
	for i := range All {
		if name, found := strings.CutPrefix(All[i].Key, prefix); found && !All[i].Reserved {
			out = append(out, name)
		}
	}
	return strings.Join(out, ", ")
}

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
func (m *Mark) Wrong() string {
	if m.Pattern != "" {
		return " is not " + m.Form + "; " + m.Effect
	}
	return " is none of " + strings.Join(m.Values, ", ") + "; " + m.Effect
}

// Stopped is the message about a label that has no effect because its controller is disabled, or "".
func (m *Mark) Stopped(labels map[string]string, disabled []string) string {
	if m.Annotation || m.Controller == "" || labels[m.Key] != "true" || !slices.Contains(disabled, m.Controller) {
		return ""
	}
	return fmt.Sprintf("has no effect while the controller %[1]s is disabled; add %[1]s to --controllers of karmada-controller-manager",
		m.Controller)
}

// Elsewhere is the message about the mark on another kind.
func (m *Mark) Elsewhere() string {
	var all []string
	for _, kind := range m.Kinds {
		switch {
		case kind == Template:
			all = append(all, "an object that policies can propagate")
		case strings.ContainsAny(kind[:1], "AEIOU"):
			all = append(all, "an "+kind)
		default:
			all = append(all, "a "+kind)
		}
	}
	last := all[len(all)-1]
	if all = all[:len(all)-1]; len(all) == 0 {
		return "has no effect except on " + last
	}
	return "has no effect except on " + strings.Join(all, ", ") + " or " + last
}

// Owned reports whether the mark belongs on objects of Karmada only.
func (m *Mark) Owned() bool { return m.Reserved && len(m.Values) == 0 }

// Misused is the message about such a mark on an object of a user.
func (m *Mark) Misused() string { return "is for objects of Karmada itself; " + m.Effect }

// Unknown is the end of the message about a key with a prefix of Karmada that has no meaning.
func Unknown(annotation bool) string {
	noun := "label"
	if annotation {
		noun = "annotation"
	}
	return "Karmada has no such " + noun + ", and it has no effect"
}

// AnyValue reports whether the values are not checked.
func (m *Mark) AnyValue() bool {
	return m.Denied || len(m.Values) == 0 && m.Pattern == ""
}

// Valid reports whether a value has a meaning.
func (m *Mark) Valid(value string) bool {
	return m.AnyValue() || m.Pattern != "" && regexp.MustCompile(m.Pattern).MatchString(value) ||
		slices.ContainsFunc(m.Values, func(v string) bool { return v == value || m.AnyCase && strings.EqualFold(v, value) })
}

// of reports whether the mark has a meaning on objects of a kind.
func (m *Mark) of(kind schema.GroupKind) bool {
	return len(m.Kinds) == 0 || slices.Contains(m.Kinds, kind.Kind) || slices.Contains(m.SetOn, kind.Kind) ||
		slices.Contains(m.Kinds, Template) && !slices.Contains(builtin.NeverPropagated(), kind.Group)
}

// misused reports whether an object of a user has a mark that belongs on objects of Karmada only.
func (m *Mark) misused(kind schema.GroupKind, o metav1.Object) bool {
	return m.Owned() && !slices.Contains(m.SetOn, kind.Kind) && o.GetNamespace() != "" &&
		!names.Reserved(o.GetNamespace()) && !strings.HasPrefix(o.GetNamespace(), "kube-")
}

// Check returns what is wrong with the labels and annotations of an object of a kind: "metadata.labels[KEY]: …".
func Check(kind schema.GroupKind, o metav1.Object) (out []string) {
	labels, annotations := o.GetLabels(), o.GetAnnotations()
	if len(labels)+len(annotations) == 0 {
		return nil
	}
	for i := range All {
		m := &All[i]
		in, other := labels, annotations
		if m.Annotation {
			in, other = annotations, labels
		}
		report := func(place, text string) { out = append(out, fmt.Sprintf("%s[%s]: %s", place, m.Key, text)) }
		value, set := in[m.Key]
		switch {
		case !set:
		case !m.of(kind):
			report(m.Place(), m.Elsewhere())
		case m.misused(kind, o):
			report(m.Place(), m.Misused())
		case !slices.Contains(m.SetOn, kind.Kind) && !m.Valid(value):
			report(m.Place(), fmt.Sprintf("%q%s%s", value, m.Wrong(), similar.Clause(value, m.Values)))
		}
		if _, set := other[m.Key]; set {
			report(m.Misplaced())
		}
	}
	return append(append(out, unknown("metadata.labels", labels, false)...), unknown("metadata.annotations", annotations, true)...)
}

// unknown reports keys with a prefix of Karmada that it does not have.
func unknown(place string, in map[string]string, annotation bool) (out []string) {
	for _, key := range slices.Sorted(maps.Keys(in)) {
		if text := unknownKey(key, annotation); text != "" {
			out = append(out, fmt.Sprintf("%s[%s]: %s", place, key, text))
		}
	}
	return out
}

// unknownKey returns that Karmada does not have a key with one of its prefixes, with similar keys, or "".
func unknownKey(key string, annotation bool) string {
	if known.Has(key) || !slices.ContainsFunc(Prefixes, func(prefix string) bool { return strings.HasPrefix(key, prefix) }) {
		return ""
	}
	return Unknown(annotation) + similar.Clause(key, Known())
}

// InMember returns why Karmada does not read a label or an annotation that an override sets in members, or "".
func InMember(annotation bool, key, value string) string {
	i := slices.IndexFunc(All, func(m Mark) bool { return m.Key == key })
	switch {
	case i < 0 && !slices.Contains(Others, key):
		return unknownKey(key, annotation)
	case i >= 0 && All[i].Owned():
		return "" // an object with it may take over one of Karmada
	case i < 0 || !All[i].Member:
		return "has no effect in members; Karmada reads it in the control plane only"
	case All[i].Annotation != annotation:
		_, text := All[i].Misplaced()
		return text
	case !All[i].Valid(value):
		return fmt.Sprintf("%q%s", value, All[i].Wrong())
	}
	return ""
}
