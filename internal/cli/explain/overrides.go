// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work/manifest"
	"karmada.io/karmada/internal/work/render"
)

// Interpreters returns the interpreters of the control plane, except for its webhooks, which only the control plane calls. If
// the user may not list customizations, it omits them and returns a note.
func Interpreters(ctx context.Context, control client.Reader) (chain interpret.Chain, note string, err error) {
	builtin := interpret.Chain{thirdparty.Layer(), native.Layer()}
	var list configv1alpha1.ResourceInterpreterCustomizationList
	switch err := control.List(ctx, &list); {
	case apierrors.IsForbidden(err):
		return builtin, "ResourceInterpreterCustomizations are ignored: no permission to list them", nil
	case err != nil:
		return nil, "", fmt.Errorf("list ResourceInterpreterCustomizations: %w", err)
	}
	customizations := make([]*configv1alpha1.ResourceInterpreterCustomization, len(list.Items))
	for i := range list.Items {
		customizations[i] = &list.Items[i]
	}
	return append(interpret.Chain{customization.Scripts(customizations)}, builtin...), "", nil
}

// RuleRef refers to a rule of an override policy.
type RuleRef struct {
	// Kind is OverridePolicy or ClusterOverridePolicy.
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	// Rule is the position in the policy; the first rule is 1.
	Rule int `json:"rule"`
	// Overwritten reports whether later rules replace all that the rule changes.
	Overwritten bool `json:"overwritten,omitempty"`
}

// String returns the rule as "OverridePolicy default/web rule 1".
func (r RuleRef) String() string {
	text := PolicyRef{Kind: r.Kind, Namespace: r.Namespace, Name: r.Name}.String() + fmt.Sprintf(" rule %d", r.Rule)
	if r.Overwritten {
		text += " (overwritten by later rules)"
	}
	return text
}

// Prune removes the fields from a manifest that have no effect in a member: those that Karmada removes, and those that API servers do not
// keep.
func Prune(o *interpret.Object) {
	manifest.Prune(o)
	lint.Normalize(o)
}

// Manifest is the manifest of one cluster that override policies change.
type Manifest struct {
	Cluster string `json:"cluster"`
	// Rules are the rules that are applied, in their order.
	Rules []RuleRef `json:"rules,omitempty"`
	// Error is the reason why a rule fails. The cluster then keeps its current manifest.
	Error string `json:"error,omitempty"`
	// Diff is the difference that the rules make in the manifest, in the unified format; without changes it is empty.
	Diff string `json:"diff,omitempty"`

	// replicas reports whether the rules change spec.replicas.
	replicas bool
}

// Manifests returns the manifests of a binding that override policies change, in the order of its targets. planned holds policies to plan
// with, in addition to or instead of those of the control plane. If the user may not list policies, it returns a note.
func Manifests(
	ctx context.Context, control client.Reader, b binding.Binding, s *Subject, planned []override.Policy,
) (out []Manifest, notes []string, err error) {
	if s.Template == nil {
		return nil, nil, nil
	}
	selected, notes, err := selectOverrides(ctx, control, s, planned)
	if err != nil || len(selected) == 0 {
		return nil, notes, err
	}
	chain, plan, overrides, note, err := renderPlan(ctx, control, b, s, selected)
	if err != nil {
		return nil, nil, err
	}
	plain, err := render.New(chain, b, s.Template, render.Overrides{})
	if err != nil {
		return nil, nil, err
	}
	notes = append(notes, note...)
	overwritten := map[string][]bool{} // by rules
	for _, target := range binding.Targets(b.BindingSpec()) {
		after, applied, err := plan.Manifest(ctx, target)
		m := Manifest{Cluster: target.Name}
		switch {
		case err != nil:
			m.Error = strings.TrimPrefix(err.Error(), "cluster "+target.Name+": ")
		default:
			applied = slices.DeleteFunc(applied, func(a override.Applied) bool { return !a.Changes(Prune) })
			if len(applied) == 0 {
				continue
			}
			m.Rules = RuleRefs(applied)
			before, _, err := plain.Manifest(ctx, target) // with the replicas of the cluster, which are not an override
			if err != nil {
				return nil, nil, err
			}
			key := fmt.Sprint(m.Rules)
			if len(applied) > 1 && overwritten[key] == nil { // the same rules have the same effect on each other in all clusters
				overwritten[key] = make([]bool, len(applied))
				for i := range applied {
					overwritten[key][i] = applied[i].Overwritten(ctx, before, after, overrides.Clusters[target.Name], overrides.Policies, chain.Revise,
						Prune)
				}
			}
			for i, is := range overwritten[key] {
				m.Rules[i].Overwritten = is
			}
			m.replicas = replicasDiffer(before, after)
			before, after = override.Effective(before, manifest.Prune), override.Effective(after, manifest.Prune)
			if m.Diff, err = Difference("without overrides", before, "manifest", after); err != nil {
				return nil, nil, err
			}
		}
		out = append(out, m)
	}
	return out, notes, nil
}

// replicasDiffer reports whether two manifests have different spec.replicas.
func replicasDiffer(a, b *interpret.Object) bool {
	before, _, _ := unstructured.NestedFieldNoCopy(a.Object, "spec", "replicas")
	after, _, _ := unstructured.NestedFieldNoCopy(b.Object, "spec", "replicas")
	return fmt.Sprint(before) != fmt.Sprint(after)
}

// ChangedManifests returns the clusters whose manifests differ between two lists of Manifests for the same targets, sorted. A manifest with
// an error stays as it is.
func ChangedManifests(before, after []Manifest) (clusters []string) {
	diffs := map[string]string{}
	for i := range before {
		diffs[before[i].Cluster] = before[i].Diff
	}
	for i := range after {
		if m := &after[i]; m.Error == "" && m.Diff != diffs[m.Cluster] {
			clusters = append(clusters, m.Cluster)
		}
		delete(diffs, after[i].Cluster)
	}
	for cluster, diff := range diffs {
		if diff != "" {
			clusters = append(clusters, cluster)
		}
	}
	slices.Sort(clusters)
	return clusters
}

// RuleRefs returns references to rules that were applied.
func RuleRefs(applied []override.Applied) (out []RuleRef) {
	for _, a := range applied {
		out = append(out, RuleRef{
			Kind: override.ScopeOf(a.Policy).Kind, Namespace: a.Policy.GetNamespace(), Name: a.Policy.GetName(), Rule: a.Rule + 1,
		})
	}
	return out
}

// RenderPlan returns the plan that renders the manifests of a binding, and the interpreters that it uses. planned holds override
// policies to plan with, in addition to or instead of those of the control plane. If the user may not list policies, it returns a
// note.
func RenderPlan(
	ctx context.Context, control client.Reader, b binding.Binding, s *Subject, planned []override.Policy,
) (chain interpret.Chain, plan *render.Plan, notes []string, err error) {
	selected, notes, err := selectOverrides(ctx, control, s, planned)
	if err != nil {
		return nil, nil, nil, err
	}
	chain, plan, _, more, err := renderPlan(ctx, control, b, s, selected)
	return chain, plan, append(notes, more...), err
}

// PendingOverrides returns a function that returns why a Work has other rules of override policies than those that apply to its cluster
// now, or "". denied reports whether the user may not list the policies; the function is then nil.
func PendingOverrides(ctx context.Context, control client.Reader, s *Subject) (
	pending func(cluster *clusterv1alpha1.Cluster, w *workv1alpha1.Work) string, denied bool, err error,
) {
	policies, notes, err := selectOverrides(ctx, control, s, nil)
	if err != nil || len(notes) > 0 {
		return nil, len(notes) > 0, err
	}
	keep := func(_ context.Context, o *override.Object, _ int64) (*override.Object, error) { return o, nil } // the rules do not depend on it
	return func(cluster *clusterv1alpha1.Cluster, w *workv1alpha1.Work) string {
		_, applied, err := override.Apply(ctx, s.Template, cluster, policies, keep)
		if err != nil {
			return err.Error() // the controller reports it with the condition Rendered
		}
		text, err := override.Pending(w.Annotations, applied)
		if err != nil {
			return err.Error()
		}
		return text
	}, false, nil
}

// selectOverrides returns the override policies that apply to a template. planned holds policies to plan with, in addition to or
// instead of those of the control plane.
func selectOverrides(
	ctx context.Context,
	control client.Reader,
	s *Subject,
	planned []override.Policy,
) ([]override.Policy, []string, error) {
	policies, notes, err := overridePolicies(ctx, control, s.Namespace)
	if err != nil {
		return nil, nil, err
	}
	for _, p := range planned {
		policies = append(slices.DeleteFunc(policies, func(other override.Policy) bool {
			return override.ScopeOf(p).Kind == override.ScopeOf(other).Kind && override.Key(p) == override.Key(other)
		}), p)
	}
	return override.Select(policies, s.TemplateView()), notes, nil
}

// ClustersUnread is the note that override policies are ignored because clusters cannot be read.
const ClustersUnread = "override policies that select the object are ignored: no permission to list clusters"

// renderPlan returns the plan that renders the manifests of a binding with override policies, and those that it uses.
func renderPlan(
	ctx context.Context, control client.Reader, b binding.Binding, s *Subject, policies []override.Policy,
) (chain interpret.Chain, plan *render.Plan, overrides render.Overrides, notes []string, err error) {
	overrides.Policies = policies
	if len(policies) > 0 {
		var clusters clusterv1alpha1.ClusterList
		switch err := control.List(ctx, &clusters); {
		case apierrors.IsForbidden(err):
			overrides.Policies, notes = nil, append(notes, ClustersUnread)
		case err != nil:
			return nil, nil, overrides, nil, fmt.Errorf("list clusters: %w", err)
		}
		overrides.Clusters = map[string]*clusterv1alpha1.Cluster{}
		for i := range clusters.Items {
			overrides.Clusters[clusters.Items[i].Name] = &clusters.Items[i]
		}
	}
	chain, note, err := Interpreters(ctx, control)
	if err != nil {
		return nil, nil, overrides, nil, err
	}
	if note != "" {
		notes = append(notes, note)
	}
	if plan, err = render.New(chain, b, s.Template, overrides); err != nil {
		return nil, nil, overrides, nil, err
	}
	return chain, plan, overrides, append(notes, unusedOverrides(ctx, chain, b, s, overrides)...), nil
}

// unusedOverrides returns a note for each policy that selects an object and changes it in none of its clusters, and for each rule and
// overrider that cannot change it.
func unusedOverrides(
	ctx context.Context, chain interpret.Chain, b binding.Binding, s *Subject, overrides render.Overrides,
) (notes []string) {
	targets, replicated := OverrideTargets(ctx, chain, b, s.Template, overrides.Clusters), binding.IsWorkload(b.BindingSpec())
	fleet := slices.Collect(maps.Values(overrides.Clusters))
	for _, p := range overrides.Policies {
		title := override.ScopeOf(p).Kind + " " + override.Key(p)
		reason, idle := override.Unused(ctx, s.Template, targets, p, replicated, chain.Revise, Prune)
		if reason != "" {
			notes = append(notes, title+" selects the object and changes nothing in its clusters: "+reason)
			continue
		}
		for _, mistake := range append(override.Mistakes(s.Template, fleet, p, replicated), idle...) {
			notes = append(notes, title+": "+mistake.String())
		}
	}
	return notes
}

// TargetsOf returns those of the clusters that are targets of a binding.
func TargetsOf(b binding.Binding, clusters map[string]*clusterv1alpha1.Cluster) (out []*clusterv1alpha1.Cluster) {
	for _, t := range binding.Targets(b.BindingSpec()) {
		if c := clusters[t.Name]; c != nil {
			out = append(out, c)
		}
	}
	return out
}

// OverrideTargets returns the targets of a binding, with the manifests of a template for them. It returns none if the template cannot be
// rendered for one of them.
func OverrideTargets(
	ctx context.Context, chain interpret.Chain, b binding.Binding, template *interpret.Object, clusters map[string]*clusterv1alpha1.Cluster,
) (out []override.Target) {
	plan, err := render.New(chain, b, template, render.Overrides{})
	if err != nil {
		return nil
	}
	for _, t := range binding.Targets(b.BindingSpec()) {
		c := clusters[t.Name]
		if c == nil {
			continue
		}
		o, _, err := plan.Manifest(ctx, t)
		if err != nil {
			return nil // its failure is reported
		}
		out = append(out, override.Target{Cluster: c, Manifest: o})
	}
	return out
}

// overridePolicies lists the override policies that can select templates in a namespace, or cluster-scoped templates.
func overridePolicies(ctx context.Context, control client.Reader, namespace string) (out []override.Policy, notes []string, err error) {
	for _, s := range override.Scopes(namespace != "") {
		list, options := s.NewList(), []client.ListOption{}
		if s.Namespaced {
			options = append(options, client.InNamespace(namespace))
		}
		switch err := control.List(ctx, list.(client.ObjectList), options...); {
		case apierrors.IsForbidden(err):
			notes = append(notes, fmt.Sprintf("%s objects are ignored: no permission to list them", s.Kind))
		case err != nil:
			return nil, nil, fmt.Errorf("list %s: %w", s.Kind, err)
		}
		out = append(out, override.Items(list)...)
	}
	return out, notes, nil
}

// Difference returns the difference between two objects in the unified format, see manifest.Difference.
func Difference(beforeName string, before *interpret.Object, afterName string, after *interpret.Object) (string, error) {
	return manifest.Difference(beforeName, before, afterName, after)
}

// ownMarks are the labels and annotations by which Karmada identifies an object and its versions.
var ownMarks = []string{
	names.Managed, names.BindingID, names.ClusterBindingID, names.WorkID, names.PolicyID, names.ClusterPolicyID,
	names.ManagedLabels, names.ManagedAnnotations, names.ManagedPullSecrets, names.TemplateUID, names.TemplateGeneration,
	names.WorkNamespace, names.WorkName,
	names.BindingNamespace, names.BindingName, names.ClusterBindingName, names.ConflictResolution, names.PolicyNamespace, names.PolicyName,
	names.ClusterPolicyName,
}

// WithoutMarks returns a copy of an object without the labels and annotations by which Karmada identifies it, and without other keys.
func WithoutMarks(o *unstructured.Unstructured, other ...string) *unstructured.Unstructured {
	out := o.DeepCopy()
	for _, field := range []string{"labels", "annotations"} {
		values, found, err := unstructured.NestedMap(out.Object, "metadata", field)
		if !found || err != nil {
			continue
		}
		for _, key := range append(other, ownMarks...) {
			delete(values, key)
		}
		if unstructured.RemoveNestedField(out.Object, "metadata", field); len(values) > 0 {
			_ = unstructured.SetNestedMap(out.Object, values, "metadata", field) // fails only for a path through other values
		}
	}
	return out
}

// manifestGroup is a set of clusters with the same overrides.
type manifestGroup struct {
	Manifest
	clusters []string
}

// groupManifests joins manifests that differ in the cluster only.
func groupManifests(all []Manifest) []manifestGroup {
	var out []manifestGroup
	index := map[string]int{}
	for _, m := range all {
		key := fmt.Sprint(m.Rules, m.Error, m.Diff)
		i, found := index[key]
		if !found {
			i, index[key] = len(out), len(out)
			out = append(out, manifestGroup{Manifest: m})
		}
		out[i].clusters = append(out[i].clusters, m.Cluster)
	}
	return out
}

// Describe returns the rules or the failure of a manifest.
func (m *Manifest) Describe() string {
	if m.Error != "" {
		return "fails, the manifest stays as it is: " + oneLine(m.Error)
	}
	names := make([]string, 0, len(m.Rules))
	for _, r := range m.Rules {
		names = append(names, r.String())
	}
	return strings.Join(names, ", ")
}

// Limits of the human-readable form without all.
const (
	maxManifests = 3
	maxDiffLines = 40
)

// PrintManifests returns the rules and the differences of manifests in human-readable form. Clusters with equal differences are
// listed together. Unless all is set, only the first differences are included, and each is cut after 40 lines.
func PrintManifests(manifests []Manifest, all bool) string {
	return PrintGroups(manifests, all, func(clusters []string, m *Manifest) string {
		return fmt.Sprintf("Overrides in %s: %s", Names(clusters), m.Describe())
	})
}

// PrintGroups is like PrintManifests with another heading of a group of clusters.
func PrintGroups(manifests []Manifest, all bool, heading func(clusters []string, m *Manifest) string) string {
	var out strings.Builder
	groups := groupManifests(manifests)
	for i := range groups {
		if i == maxManifests && !all {
			fmt.Fprintf(&out, "%s of clusters with other differences (use --all to list them)\n", Count(int64(len(groups)-i), "more group"))
			break
		}
		g := &groups[i]
		fmt.Fprintf(&out, "%s\n", heading(g.clusters, &g.Manifest))
		lines := strings.SplitAfter(strings.TrimSuffix(g.Diff, "\n"), "\n")
		if len(lines) > maxDiffLines && !all {
			lines = append(lines[:maxDiffLines], fmt.Sprintf("… %s (use --all to print them)", Count(int64(len(lines)-maxDiffLines), "more line")))
		}
		if text := strings.TrimRight(strings.Join(lines, ""), "\n"); text != "" {
			fmt.Fprintf(&out, "  %s\n", strings.ReplaceAll(text, "\n", "\n  "))
		}
	}
	return out.String()
}
