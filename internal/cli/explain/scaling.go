// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"slices"

	appsv1 "k8s.io/api/apps/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
)

// addScaling adds a note if the clusters do not have the replicas that an autoscaler of the control plane sets: override policies replace
// them, or a label keeps those of the clusters.
func (e *Explanation) addScaling(ctx context.Context, control client.Reader, s *Subject) {
	if s.Template == nil || s.Namespace == "" {
		return
	}
	kept := s.Kind.GroupKind() == appsv1.SchemeGroupVersion.WithKind("Deployment").GroupKind() &&
		s.Template.GetLabels()[names.RetainReplicas] == "true"
	var changed []string
	for i := range e.Overrides {
		if e.Overrides[i].replicas {
			changed = append(changed, e.Overrides[i].Cluster)
		}
	}
	if !kept && len(changed) == 0 {
		return
	}
	scalers := autoscalers(ctx, control, s)
	if len(scalers) == 0 {
		return
	}
	if len(changed) > 0 {
		e.AddNote(fmt.Sprintf("override policies change the replicas set by %s in %s", Names(scalers), Names(changed)))
	}
	if kept {
		e.AddNote(fmt.Sprintf("clusters keep their replicas because of the label %s: those set by %s apply only where the object is created",
			names.RetainReplicas, Names(scalers)))
	}
}

// autoscalers returns the autoscalers of the control plane that scale an object, as far as the user may list them.
func autoscalers(ctx context.Context, control client.Reader, s *Subject) (out []string) {
	for _, kind := range []string{"FederatedHPA", "CronFederatedHPA"} {
		list := &unstructured.UnstructuredList{}
		list.SetGroupVersionKind(schema.GroupVersionKind{Group: "autoscaling.karmada.io", Version: "v1alpha1", Kind: kind + "List"})
		if control.List(ctx, list, client.InNamespace(s.Namespace)) != nil {
			continue
		}
		for i := range list.Items {
			target, _, _ := unstructured.NestedStringMap(list.Items[i].Object, "spec", "scaleTargetRef")
			of := schema.FromAPIVersionAndKind(target["apiVersion"], target["kind"]).GroupKind()
			if of == s.Kind.GroupKind() && target["name"] == s.Name && (kind == "FederatedHPA" || hasRule(&list.Items[i])) {
				out = append(out, kind+" "+list.Items[i].GetName())
			}
		}
	}
	return out
}

// hasRule reports whether a CronFederatedHPA has a rule that is not suspended.
func hasRule(o *unstructured.Unstructured) bool {
	rules, _, _ := unstructured.NestedSlice(o.Object, "spec", "rules")
	return slices.ContainsFunc(rules, func(item any) bool {
		rule, _ := item.(map[string]any)
		return rule["suspend"] != true
	})
}
