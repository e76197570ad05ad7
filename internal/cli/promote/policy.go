// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package promote

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/names"
)

const policyGroup = "policy.karmada.io"

// clusterField is a field whose value is valid in one cluster only.
type clusterField struct {
	// path is the path of the field; numbers are positions in lists.
	path  []any
	value any
}

// pointer returns the path as a JSON pointer.
func (f clusterField) pointer() string {
	var text strings.Builder
	for _, part := range f.path {
		text.WriteString("/" + fmt.Sprint(part))
	}
	return text.String()
}

// podSpecs maps kinds to the path of their pod spec.
var podSpecs = map[schema.GroupKind][]any{
	{Kind: "Pod"}:                        {"spec"},
	{Group: "apps", Kind: "Deployment"}:  {"spec", "template", "spec"},
	{Group: "apps", Kind: "StatefulSet"}: {"spec", "template", "spec"},
	{Group: "apps", Kind: "DaemonSet"}:   {"spec", "template", "spec"},
	{Group: "apps", Kind: "ReplicaSet"}:  {"spec", "template", "spec"},
	{Group: "batch", Kind: "Job"}:        {"spec", "template", "spec"},
	{Group: "batch", Kind: "CronJob"}:    {"spec", "jobTemplate", "spec", "template", "spec"},
}

// clusterFields returns the fields of an object that are valid in its cluster only. They name nodes, storage classes, or addresses
// and ports of the cluster.
func clusterFields(object *unstructured.Unstructured) (out []clusterField) {
	add := func(path ...any) {
		if value, found := lookup(object.Object, path); found && !isEmpty(value) {
			out = append(out, clusterField{path: path, value: value})
		}
	}
	gk := object.GroupVersionKind().GroupKind()
	switch gk {
	case schema.GroupKind{Kind: "Service"}:
		for _, name := range []string{"loadBalancerIP", "externalIPs", "healthCheckNodePort"} {
			add("spec", name)
		}
		ports, _, _ := unstructured.NestedSlice(object.Object, "spec", "ports")
		for i := range ports {
			add("spec", "ports", i, "nodePort")
		}
	case schema.GroupKind{Kind: "PersistentVolumeClaim"}:
		add("spec", "storageClassName")
	}
	if spec, found := podSpecs[gk]; found {
		add(append(slices.Clone(spec), "nodeName")...)
		add(append(slices.Clone(spec), "nodeSelector")...)
	}
	return out
}

// lookup returns the value at a path.
func lookup(value any, path []any) (any, bool) {
	for _, part := range path {
		switch key := part.(type) {
		case string:
			object, ok := value.(map[string]any)
			if !ok {
				return nil, false
			}
			if value, ok = object[key]; !ok {
				return nil, false
			}
		case int:
			list, ok := value.([]any)
			if !ok || key >= len(list) {
				return nil, false
			}
			value = list[key]
		}
	}
	return value, true
}

// isEmpty reports whether a value is the zero value of its type.
func isEmpty(value any) bool {
	switch v := value.(type) {
	case nil:
		return true
	case string:
		return v == ""
	case int64:
		return v == 0
	case map[string]any:
		return len(v) == 0
	case []any:
		return len(v) == 0
	}
	return false
}

// remove removes a field from an object.
func (f clusterField) remove(object *unstructured.Unstructured) {
	parent, found := lookup(object.Object, f.path[:len(f.path)-1])
	fields, ok := parent.(map[string]any)
	key, isKey := f.path[len(f.path)-1].(string)
	if found && ok && isKey {
		delete(fields, key)
	}
}

// addPolicies makes the policies that the flags request. specific are the fields of the cluster, which an override policy sets.
func (p *promotion) addPolicies(specific []clusterField) error {
	if !p.autoPolicy {
		specific = nil
	}
	for _, field := range specific {
		field.remove(p.template.object)
	}
	if p.autoCreatePolicy {
		if err := p.addPolicy("PropagationPolicy", map[string]any{
			"propagateDeps":               p.dependencies,
			"conflictResolution":          "Overwrite",
			"preserveResourcesOnDeletion": true,
			"placement":                   map[string]any{"clusterAffinity": map[string]any{"clusterNames": []any{p.cluster}}},
		}); err != nil {
			return err
		}
	}
	if len(specific) == 0 {
		return nil
	}
	var operations []any
	for _, field := range specific {
		operations = append(operations, map[string]any{"path": field.pointer(), "operator": "add", "value": field.value})
	}
	return p.addPolicy("OverridePolicy", map[string]any{"overrideRules": []any{map[string]any{
		"targetCluster": map[string]any{"clusterNames": []any{p.cluster}},
		"overriders":    map[string]any{"plaintext": operations},
	}}})
}

// addPolicy adds a policy that selects the template. kind is the kind of a namespaced policy.
func (p *promotion) addPolicy(kind string, spec map[string]any) error {
	template := p.template.object
	gvk := template.GroupVersionKind()
	selector := map[string]any{"apiVersion": gvk.GroupVersion().String(), "kind": gvk.Kind, "name": template.GetName()}
	policy := &unstructured.Unstructured{Object: map[string]any{}}
	if p.template.namespaced() {
		policy.SetNamespace(template.GetNamespace())
		selector["namespace"] = template.GetNamespace()
	} else {
		kind = "Cluster" + kind
	}
	policy.SetAPIVersion(policyGroup + "/v1alpha1")
	policy.SetKind(kind)
	policy.SetName(p.policyName)
	if p.policyName == "" {
		policy.SetName(names.Policy(template.GetNamespace(), template.GetName(), gvk.String()))
	}
	spec["resourceSelectors"] = []any{selector}
	policy.Object["spec"] = spec
	it, err := p.itemOf(policy)
	if err != nil {
		return err
	}
	p.policies = append(p.policies, it)
	return nil
}
