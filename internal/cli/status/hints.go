// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"errors"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// use holds the objects that a policy selects and claims.
type use struct {
	policy            policy.Policy
	kinds             int // those of its selectors that exist
	selected, claimed int
	// winner is a policy that claims an object that this one selects.
	winner string
}

// hints finds policies and objects that are not used.
type hints struct {
	*Fleet
	control   client.Client
	namespace string
	uses      []*use
	byKind    map[schema.GroupVersionKind][]*use
	// unselected are objects that no policy selects.
	unselected []*metav1.PartialObjectMetadata
	gates      gates
}

// workloads are the kinds that are expected to have a policy.
var workloads = []schema.GroupVersionKind{
	{Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "apps", Version: "v1", Kind: "StatefulSet"},
	{Group: "apps", Version: "v1", Kind: "DaemonSet"}, {Group: "batch", Version: "v1", Kind: "Job"},
	{Group: "batch", Version: "v1", Kind: "CronJob"},
}

// skipped reports whether an error means that a kind is omitted.
func skipped(err error) bool {
	return apierrors.IsForbidden(err) || apierrors.IsNotFound(err) || meta.IsNoMatchError(err)
}

// read reads the policies and the metadata of the objects of the kinds that they select.
func (h *hints) read(ctx context.Context) error {
	h.byKind = map[schema.GroupVersionKind][]*use{}
	for _, k := range workloads {
		h.byKind[k] = nil
	}
	for _, scope := range policy.Scopes {
		list := scope.NewList().(client.ObjectList)
		if err := h.control.List(ctx, list, client.InNamespace(h.namespace)); skipped(err) {
			return nil
		} else if err != nil {
			return err
		}
		for _, p := range policy.Items(list.(policy.List)) {
			u := &use{policy: p}
			h.uses = append(h.uses, u)
			h.gates.add(p.(client.Object), admissionpolicy.PropagationGates(p)...)
			for _, s := range p.PolicySpec().ResourceSelectors {
				kind := schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)
				if !slices.Contains(h.byKind[kind], u) {
					h.byKind[kind] = append(h.byKind[kind], u)
				}
			}
		}
	}
	for kind := range h.byKind {
		if err := h.readKind(ctx, kind); err != nil {
			return err
		}
	}
	return nil
}

func (h *hints) readKind(ctx context.Context, kind schema.GroupVersionKind) error {
	token := ""
	for {
		list := &metav1.PartialObjectMetadataList{}
		list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
		err := h.control.List(ctx, list, client.InNamespace(h.namespace), client.Limit(access.PageSize), client.Continue(token))
		if skipped(err) {
			return nil
		} else if err != nil {
			return err
		}
		for i := range list.Items {
			h.addObject(kind, &list.Items[i])
		}
		if token = list.GetContinue(); token == "" {
			break
		}
	}
	for _, u := range h.byKind[kind] {
		u.kinds++
	}
	return nil
}

func (h *hints) addObject(kind schema.GroupVersionKind, o *metav1.PartialObjectMetadata) {
	h.generations[o.UID] = o.Generation
	if names.Reserved(o.Namespace) {
		return
	}
	owner := explain.ClaimantOf(o.Annotations)
	t := match.Template{APIVersion: kind.GroupVersion().String(), Kind: kind.Kind, Namespace: o.Namespace, Name: o.Name, Labels: o.Labels}
	selected := false
	for _, u := range h.byKind[kind] {
		p := u.policy
		if p.GetNamespace() != "" && p.GetNamespace() != o.Namespace || match.Selectors(p.PolicySpec().ResourceSelectors, t) == match.No {
			continue
		}
		selected = true
		u.selected++
		if owner != nil && *owner == explain.RefOf(p) {
			u.claimed++
		} else if owner != nil {
			u.winner = owner.String()
		}
	}
	switch {
	case owner != nil && !slices.ContainsFunc(h.uses, func(u *use) bool { return explain.RefOf(u.policy) == *owner }):
		h.hint(flow.PolicyDeleted, flow.Title(kind.GroupKind(), o.Name), o.Namespace, owner.String()+" does not exist")
	case owner == nil && !selected && o.Labels[names.ClaimedBy] == "" && metav1.GetControllerOf(o) == nil:
		o.SetGroupVersionKind(kind)
		h.unselected = append(h.unselected, o)
	}
}

func (h *hints) hint(kind flow.ProblemKind, object, namespace, message string) {
	h.add(flow.Problem{Kind: kind, Object: object, Namespace: namespace, Message: message})
}

// finish adds the hints that depend on the bindings.
func (h *hints) finish(ctx context.Context) error {
	for _, o := range h.unselected {
		if !h.attached[o.UID] {
			h.hint(flow.NoPolicy, flow.Title(o.GroupVersionKind().GroupKind(), o.Name), o.Namespace,
				"no policy selects it, and it is not a dependency")
		}
	}
	for _, u := range h.uses {
		object := flow.Title(schema.GroupKind{Kind: policy.ScopeOf(u.policy).Kind}, u.policy.GetName())
		switch {
		case u.kinds == 0:
			h.hint(flow.SelectsNothing, object, u.policy.GetNamespace(), "the control plane does not serve the kinds that it selects")
		case u.selected == 0:
			h.hint(flow.SelectsNothing, object, u.policy.GetNamespace(), "no object matches its selectors")
		case u.claimed == 0 && u.winner != "":
			h.hint(flow.PolicyLoses, object, u.policy.GetNamespace(),
				fmt.Sprintf("%s, claimed by others such as %s", explain.Count(int64(u.selected), "object"), u.winner))
		}
	}
	if err := h.gates.read(ctx, h.control, h.namespace); err != nil {
		return err
	}
	return errors.Join(h.gates.finish(ctx, h), h.readAutoscalers(ctx))
}

// readAutoscalers adds autoscalers whose conditions or last executions report a failure.
func (h *hints) readAutoscalers(ctx context.Context) error {
	for _, kind := range []string{"FederatedHPA", "CronFederatedHPA"} {
		list := &unstructured.UnstructuredList{}
		list.SetGroupVersionKind(schema.GroupVersionKind{Group: "autoscaling.karmada.io", Version: "v1alpha1", Kind: kind + "List"})
		if err := h.control.List(ctx, list, client.InNamespace(h.namespace)); skipped(err) {
			continue
		} else if err != nil {
			return err
		}
		for i := range list.Items {
			if message := scalingFailure(&list.Items[i]); message != "" {
				h.hint(flow.ScalingFails, flow.Title(schema.GroupKind{Kind: kind}, list.Items[i].GetName()), list.Items[i].GetNamespace(), message)
			}
		}
	}
	return nil
}

// scalingFailure returns why an autoscaler fails, or "".
func scalingFailure(o *unstructured.Unstructured) string {
	conditions, _, _ := unstructured.NestedSlice(o.Object, "status", "conditions")
	for _, c := range conditions {
		c, _ := c.(map[string]any)
		if (c["type"] == "AbleToScale" || c["type"] == "ScalingActive") && c["status"] == "False" && c["reason"] != "ScalingDisabled" {
			return fmt.Sprintf("%v: %v", c["reason"], c["message"])
		}
	}
	histories, _, _ := unstructured.NestedSlice(o.Object, "status", "executionHistories")
	for _, item := range histories {
		rule, _ := item.(map[string]any)
		failed, succeeded := latestExecution(rule["failedExecutions"]), latestExecution(rule["successfulExecutions"])
		if failed != nil && (succeeded == nil || fmt.Sprint(failed["executionTime"]) > fmt.Sprint(succeeded["executionTime"])) {
			return fmt.Sprintf("rule %v: %v", rule["ruleName"], failed["message"])
		}
	}
	return ""
}

// latestExecution returns the execution with the latest time; RFC 3339 times are ordered as text.
func latestExecution(list any) (last map[string]any) {
	all, _ := list.([]any)
	for _, item := range all {
		if e, _ := item.(map[string]any); last == nil || fmt.Sprint(e["executionTime"]) > fmt.Sprint(last["executionTime"]) {
			last = e
		}
	}
	return last
}
