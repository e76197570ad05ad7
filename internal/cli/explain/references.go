// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names/builtin"
)

// Reference is an object that the pods of a workload need, in the namespace of the workload.
type Reference struct {
	// Kind is one of ReferredKinds.
	Kind, Name string
}

// ReferredKinds are the kinds of References, all of the core group.
var ReferredKinds = []string{"ConfigMap", "PersistentVolumeClaim", "Secret", "ServiceAccount"}

// References returns the objects that the pods of a template do not start without, as far as an interpreter determines them. Objects that
// each cluster has by itself are left out, and so are names with an optional reference.
func References(ctx context.Context, chain interpret.Chain, template *unstructured.Unstructured) (out []Reference) {
	all, err := chain.Dependencies(ctx, template)
	if err != nil || template.GetNamespace() == "" {
		return nil // the event GetDependenciesFailed reports an error if the dependencies are propagated
	}
	optional := optionalNames(template.Object, map[string]bool{})
	for _, d := range all {
		named := &metav1.ObjectMeta{Namespace: d.Namespace, Name: d.Name}
		if d.APIVersion == "v1" && slices.Contains(ReferredKinds, d.Kind) && d.Name != "" && d.Namespace == template.GetNamespace() &&
			!optional[d.Name] && builtin.Rule(schema.GroupKind{Kind: d.Kind}, named) == "" {
			out = append(out, Reference{d.Kind, d.Name})
		}
	}
	return out
}

// optionalNames adds the names of optional references anywhere below a field of a template.
func optionalNames(value any, found map[string]bool) map[string]bool {
	switch v := value.(type) {
	case map[string]any:
		if v["optional"] == true {
			for _, key := range []string{"name", "secretName"} {
				if name, ok := v[key].(string); ok {
					found[name] = true
				}
			}
		}
		for _, field := range v {
			optionalNames(field, found)
		}
	case []any:
		for _, item := range v {
			optionalNames(item, found)
		}
	}
	return found
}

// Lacking describes a reference whose object is not propagated to clusters of the workload. exists reports whether the control plane has
// the object, propagateDeps whether the policy of the workload sets it.
func (r Reference) Lacking(clusters []string, exists, propagateDeps bool) string {
	const needed = "the pods there need it, unless the cluster has it by itself"
	text := fmt.Sprintf("%s %s is not propagated to %s: %s", r.Kind, r.Name, Names(clusters), needed)
	action := "set propagateDeps: true in the policy of the workload, or select it with a policy"
	if propagateDeps {
		action = "see its binding and its events; the policy of the workload sets propagateDeps: true"
	}
	switch {
	case !exists && propagateDeps:
		action = "create it"
	case !exists:
		action = "create it, and " + action
	}
	if !exists {
		text = fmt.Sprintf("%s %s does not exist in the control plane, and is not propagated to %s: %s", r.Kind, r.Name, Names(clusters), needed)
	}
	return text + ". To propagate it, " + action
}

// Without returns the names of the targets that are not among those of another binding, which may be nil.
func Without(targets []workv1alpha2.TargetCluster, other []workv1alpha2.TargetCluster) (out []string) {
	for i := range targets {
		if !hasTarget(other, targets[i].Name) {
			out = append(out, targets[i].Name)
		}
	}
	slices.Sort(out)
	return out
}

// Exists reports whether the control plane has the object of a reference. known is false if the user may not read it.
func (r Reference) Exists(ctx context.Context, control client.Reader, namespace string) (exists, known bool) {
	object := &metav1.PartialObjectMetadata{}
	object.SetGroupVersionKind(schema.GroupVersionKind{Version: "v1", Kind: r.Kind})
	err := control.Get(ctx, types.NamespacedName{Namespace: namespace, Name: r.Name}, object)
	return err == nil, err == nil || apierrors.IsNotFound(err)
}

// Unpropagated describes the objects that the pods of a subject need, and that are not propagated to all of its clusters. It concludes
// nothing from what cannot be read.
func Unpropagated(ctx context.Context, control client.Reader, s *Subject) (out []string) {
	if s.Template == nil || s.Binding == nil {
		return nil
	}
	targets := binding.Targets(s.Binding.BindingSpec())
	chain, _, err := Interpreters(ctx, control)
	if err != nil || len(targets) == 0 {
		return nil
	}
	for _, r := range References(ctx, chain, s.Template) {
		b, err := indexes.Find(ctx, control, schema.GroupKind{Kind: r.Kind}, types.NamespacedName{Namespace: s.Namespace, Name: r.Name})
		if err != nil {
			continue
		}
		var propagated []workv1alpha2.TargetCluster
		if b != nil {
			propagated = binding.Targets(b.BindingSpec())
		}
		clusters := Without(targets, propagated)
		if len(clusters) == 0 {
			continue
		}
		if exists, known := r.Exists(ctx, control, s.Namespace); known {
			out = append(out, r.Lacking(clusters, exists, s.Binding.BindingSpec().PropagateDeps))
		}
	}
	return out
}
