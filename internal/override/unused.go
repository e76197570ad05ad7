// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/placement"
)

// Target is a cluster of an object.
type Target struct {
	Cluster *clusterv1alpha1.Cluster
	// Manifest is the object for the cluster without overrides, with its replicas there.
	Manifest *Object
}

// Unused returns why a policy that selects an object changes it in none of its targets, or "", and otherwise the rules that change it in
// none of those that they select. A rule that fails counts as a change. replicated reports whether the object has replicas.
func Unused(
	ctx context.Context, o *Object, targets []Target, p Policy, replicated bool, revise Revise, prune Prune,
) (reason string, idle []Mistake) {
	if len(targets) == 0 {
		return "", nil
	}
	changed, reasons := sets.New[int](), map[int]string{} // the reasons of rules that change nothing
	var names []string
	for _, t := range targets {
		names = append(names, t.Cluster.Name)
		_, applied, err := Apply(ctx, t.Manifest, t.Cluster, []Policy{p}, revise)
		if err != nil {
			return "", nil
		}
		for i := range applied {
			if reasons[applied[i].Rule] = applied[i].idle(prune); applied[i].Changes(prune) {
				changed.Insert(applied[i].Rule)
			}
		}
	}
	slices.Sort(names)
	mistakes := Mistakes(o, nil, p, replicated)
	for _, rule := range slices.Sorted(maps.Keys(reasons)) {
		where := fmt.Sprintf("rule %d", rule+1)
		if !changed.Has(rule) && !slices.ContainsFunc(mistakes, func(m Mistake) bool { return strings.HasPrefix(m.Where, where+":") }) {
			idle = append(idle, Mistake{where, reasons[rule]})
		}
	}
	other := slices.IndexFunc(idle, func(m Mistake) bool { return m.Why != already })
	switch {
	case changed.Len() > 0:
		return "", idle
	case len(reasons) == 0 && len(names) > maxNames:
		return "its rules select none of its " + plural.Count(len(names), "cluster"), nil
	case len(reasons) == 0:
		return "its rules select none of its clusters: " + strings.Join(names, ", "), nil
	case len(mistakes) > 0:
		return mistakes[0].String(), nil
	case other >= 0:
		return idle[other].String(), nil
	default:
		return "the object has already what its rules set", nil
	}
}

// targets returns a function that reports whether a rule applies to a cluster.
func targets(rule *policyv1alpha1.RuleWithCluster) func(*clusterv1alpha1.Cluster) bool {
	if rule.TargetCluster == nil {
		return func(*clusterv1alpha1.Cluster) bool { return true }
	}
	m := placement.Compile(*rule.TargetCluster)
	return m.Matches
}

// maxNames is the number of clusters that a reason names.
const maxNames = 5

// Mistake is a rule of a policy that selects no cluster, or an overrider that cannot change an object, or whose value is invalid.
type Mistake struct {
	// Where is the field, as "rule 1: argsOverrider[0]", and Why the reason, which depends on the object.
	Where, Why string
}

// String returns both.
func (m Mistake) String() string { return m.Where + ": " + m.Why }

// Mistakes returns the mistakes of a policy, if it selects an object. fleet are all clusters; without any, clusters of rules are not
// checked. replicated reports whether the object has replicas.
func Mistakes(o *Object, fleet []*clusterv1alpha1.Cluster, p Policy, replicated bool) (out []Mistake) {
	for i, rule := range Rules(p.OverrideSpec()) {
		where := fmt.Sprintf("rule %d: ", i+1)
		if len(fleet) > 0 && !slices.ContainsFunc(fleet, targets(&rule)) {
			out = append(out, Mistake{where + "targetCluster", "it selects no cluster"})
			continue
		}
		for _, found := range slices.Concat(missingContainers(o, &rule.Overriders), missingItems(o, &rule.Overriders),
			missingEntries(o, &rule.Overriders), invalidVersions(&rule.Overriders, p.OverrideSpec().ExpandVariables)) {
			out = append(out, Mistake{where + found.Where, found.Why})
		}
		_, sized, _ := unstructured.NestedInt64(o.Object, "spec", "replicas")
		if len(rule.Overriders.ReplicasOverrider) > 0 && !replicated && !sized {
			out = append(out, Mistake{where + "replicasOverrider", "the object has no replicas"})
		}
	}
	return out
}

// missingContainers returns the overriders that name a container that an object with a pod template lacks.
func missingContainers(o *Object, x *policyv1alpha1.Overriders) (out []Mistake) {
	if _, found := podSpecs[o.GetKind()]; !found {
		return nil
	}
	var main, all []string
	collect := func(to *[]string, lists ...string) error {
		return eachContainer(o, lists, func(c field.Object) error {
			name, _ := c["name"].(string)
			*to = append(*to, name)
			return nil
		})
	}
	if collect(&main, containers) != nil || collect(&all, containers, initContainers) != nil {
		return nil
	}
	missing := func(overrider string, i int, name string, in []string) {
		if name != "" && !slices.Contains(in, name) {
			out = append(out, Mistake{
				fmt.Sprintf("%s[%d]", overrider, i), fmt.Sprintf("the object has no container %q, only: %s", name, strings.Join(in, ", ")),
			})
		}
	}
	for i := range x.CommandOverrider {
		missing("commandOverrider", i, x.CommandOverrider[i].ContainerName, main)
	}
	for i := range x.ArgsOverrider {
		missing("argsOverrider", i, x.ArgsOverrider[i].ContainerName, main)
	}
	for i := range x.ResourcesOverrider {
		missing("resourcesOverrider", i, x.ResourcesOverrider[i].ContainerName, all)
	}
	return out
}

// invalidVersions returns the overriders that set the tag of images to a value that is neither a tag nor a digest: the images keep
// theirs. expand reports whether the values can have variables.
func invalidVersions(x *policyv1alpha1.Overriders, expand bool) (out []Mistake) {
	expanded := x
	if expand {
		var err error
		if expanded, err = ExpandPlaceholders(x); err != nil {
			return nil // the failure is reported
		}
	}
	for i := range expanded.ImageOverrider {
		change := &expanded.ImageOverrider[i]
		tag := change.Value
		switch {
		case change.Component != policyv1alpha1.Tag || change.Operator == policyv1alpha1.OverriderOpRemove || wholeDigest.MatchString(tag):
			continue
		case change.Operator == policyv1alpha1.OverriderOpAdd:
			tag = "a" + tag // the end of a tag
		}
		if !wholeTag.MatchString(tag) {
			why := fmt.Sprintf("the value %q is not valid in a tag", x.ImageOverrider[i].Value)
			out = append(out, Mistake{fmt.Sprintf("imageOverrider[%d]", i), why})
		}
	}
	return out
}

// missingItems returns the overriders that remove only arguments that the container lacks.
func missingItems(o *Object, x *policyv1alpha1.Overriders) (out []Mistake) {
	missing := func(overrider, list string, items []policyv1alpha1.CommandArgsOverrider) {
		for i := range items {
			if items[i].Operator != policyv1alpha1.OverriderOpRemove || len(items[i].Value) == 0 {
				continue
			}
			found, has := false, false
			err := eachContainer(o, []string{containers}, func(c field.Object) error {
				if c["name"] != items[i].ContainerName {
					return nil
				}
				found = true
				all, _ := c[list].([]any)
				has = slices.ContainsFunc(all, func(item any) bool { text, _ := item.(string); return slices.Contains(items[i].Value, text) })
				return nil
			})
			if err == nil && found && !has {
				out = append(out, Mistake{fmt.Sprintf("%s[%d]", overrider, i), fmt.Sprintf("container %q has no item %s in %s to remove",
					items[i].ContainerName, strings.Join(items[i].Value, ", "), list)})
			}
		}
	}
	missing("commandOverrider", "command", x.CommandOverrider)
	missing("argsOverrider", "args", x.ArgsOverrider)
	return out
}

// Unreached returns the rules of a policy that select none of the clusters of an object, although they select others.
func Unreached(clusters []*clusterv1alpha1.Cluster, p Policy) (out []Mistake) {
	for i, rule := range Rules(p.OverrideSpec()) {
		if rule.TargetCluster != nil && !slices.ContainsFunc(clusters, targets(&rule)) {
			out = append(out, Mistake{fmt.Sprintf("rule %d: targetCluster", i+1), "no selected object is scheduled to a cluster that it selects"})
		}
	}
	return out
}

// missingEntries returns the overriders that replace or remove only labels or annotations that an object lacks.
func missingEntries(o *Object, x *policyv1alpha1.Overriders) (out []Mistake) {
	missing := func(overrider, what string, items []policyv1alpha1.LabelAnnotationOverrider, has map[string]string) {
		for i := range items {
			if op := items[i].Operator; op != policyv1alpha1.OverriderOpReplace && op != policyv1alpha1.OverriderOpRemove {
				continue
			}
			keys := slices.Sorted(maps.Keys(items[i].Value))
			if len(keys) > 0 && !slices.ContainsFunc(keys, func(key string) bool { _, found := has[key]; return found }) {
				out = append(out, Mistake{
					fmt.Sprintf("%s[%d]", overrider, i), fmt.Sprintf("the object has no %s %s to %s", what, strings.Join(keys, ", "), items[i].Operator),
				})
			}
		}
	}
	missing("labelsOverrider", "label", x.LabelsOverrider, o.GetLabels())
	missing("annotationsOverrider", "annotation", x.AnnotationsOverrider, o.GetAnnotations())
	return out
}
