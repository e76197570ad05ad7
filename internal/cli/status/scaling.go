// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/machinery/schedule"
)

// readAutoscalers adds autoscalers whose conditions or last executions report a failure.
func (h *hints) readAutoscalers(ctx context.Context) error {
	byTarget, schedules := map[scaled][]string{}, map[scaled][]autoscalingv1alpha1.CronFederatedHPA{}
	for _, kind := range []string{"FederatedHPA", "CronFederatedHPA"} {
		list := &unstructured.UnstructuredList{}
		list.SetGroupVersionKind(schema.GroupVersionKind{Group: "autoscaling.karmada.io", Version: "v1alpha1", Kind: kind + "List"})
		if _, err := h.list(ctx, list, strings.ToLower(kind)+"s"); err != nil {
			return err
		}
		for i := range list.Items {
			if message := h.scalingFailure(ctx, &list.Items[i]); message != "" {
				h.hint(flow.ScalingFails, flow.Title(schema.GroupKind{Kind: kind}, list.Items[i].GetName()), list.Items[i].GetNamespace(), message)
			}
			target, _, _ := unstructured.NestedStringMap(list.Items[i].Object, "spec", "scaleTargetRef")
			key := scaled{list.Items[i].GetNamespace(), strings.ToLower(target["kind"]), target["name"], target["apiVersion"]}
			if target["name"] != "" && h.sets(&list.Items[i], target) {
				byTarget[key] = append(byTarget[key], kind+" "+list.Items[i].GetName())
				var c autoscalingv1alpha1.CronFederatedHPA
				if kind == "CronFederatedHPA" && runtime.DefaultUnstructuredConverter.FromUnstructured(list.Items[i].Object, &c) == nil {
					schedules[key] = append(schedules[key], c)
				}
			}
		}
	}
	list := &unstructured.UnstructuredList{}
	list.SetGroupVersionKind(autoscalingv2.SchemeGroupVersion.WithKind("HorizontalPodAutoscalerList"))
	if _, err := h.list(ctx, list, "horizontalpodautoscalers"); err != nil {
		return err
	}
	for i := range list.Items { // the conditions are those of members
		if message := h.scalingFailure(ctx, &list.Items[i]); message != "" {
			h.hint(flow.ScalingFails, flow.Title(list.Items[i].GroupVersionKind().GroupKind(), list.Items[i].GetName()),
				list.Items[i].GetNamespace(), message)
		}
	}
	for target, scalers := range byTarget {
		conflict := "several autoscalers set its replicas: " + strings.Join(scalers, ", ")
		if !strings.HasPrefix(scalers[0], "FederatedHPA ") { // several schedules can supplement each other
			conflict = lint.Contradiction(schedules[target])
		}
		if len(scalers) > 1 && conflict != "" && h.exists(ctx, target) {
			h.hint(flow.ScalingFails, target.kind+"/"+target.name, target.namespace, conflict)
		}
	}
	return nil
}

// scaled identifies the target of autoscalers. The kind is in lower case.
type scaled struct{ namespace, kind, name, apiVersion string }

// exists reports whether the target of autoscalers exists, or true if that is not known.
func (h *hints) exists(ctx context.Context, target scaled) bool {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(h.kinds.Spelled(target.apiVersion, target.kind))
	return !apierrors.IsNotFound(h.control.Get(ctx, types.NamespacedName{Namespace: target.namespace, Name: target.name}, m))
}

// sets reports whether an autoscaler can set the replicas of its target: the kind is served, and a CronFederatedHPA has a rule that is
// applied at some time.
func (h *hints) sets(o *unstructured.Unstructured, target map[string]string) bool {
	if h.kinds.Unserved(target["apiVersion"], target["kind"], true) != "" {
		return false
	}
	if o.GetKind() != "CronFederatedHPA" {
		return true
	}
	rules, _, _ := unstructured.NestedSlice(o.Object, "spec", "rules")
	return slices.ContainsFunc(rules, func(item any) bool {
		rule, _ := item.(map[string]any)
		text, _ := rule["schedule"].(string)
		s, err := schedule.Parse(text)
		return rule["suspend"] != true && err == nil && !s.Next(time.Unix(0, 0)).IsZero()
	})
}

// scalingFailure returns why an autoscaler fails, or "".
func (h *hints) scalingFailure(ctx context.Context, o *unstructured.Unstructured) string {
	conditions, _, _ := unstructured.NestedSlice(o.Object, "status", "conditions")
	for _, c := range conditions {
		c, _ := c.(map[string]any)
		if flow.ScalingFailed(fmt.Sprint(c["type"]), fmt.Sprint(c["status"]), fmt.Sprint(c["reason"])) {
			target, _, _ := unstructured.NestedStringMap(o.Object, "spec", "scaleTargetRef")
			clause, ended := h.bindingClause(ctx, o.GetNamespace(), target, fmt.Sprint(c["reason"]), fmt.Sprint(c["message"]))
			if ended {
				continue
			}
			return fmt.Sprintf("%v: %v%s", c["reason"], c["message"], clause)
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

// bindingClause returns what the binding of a target adds to a failure that a condition of its autoscaler reports, as the end of a message.
// ended is set if the failure ended so recently that the autoscaler has not evaluated the target since.
func (h *hints) bindingClause(
	ctx context.Context, namespace string, target map[string]string, reason, message string,
) (text string, ended bool) {
	missing := reason == "FailedGetBinding"
	if !missing && (reason != "FailedGetTargetClusters" || !strings.Contains(message, "its binding has no clusters")) {
		return "", false
	}
	if misspelled := h.kinds.Unserved(target["apiVersion"], target["kind"], false); misspelled != "" {
		return "; " + misspelled, false
	}
	b, err := indexes.Find(ctx, h.control, schema.FromAPIVersionAndKind(target["apiVersion"], target["kind"]).GroupKind(),
		types.NamespacedName{Namespace: namespace, Name: target["name"]})
	switch {
	case err != nil:
		return "", false
	case b == nil && missing:
		return "; no policy propagates the target, so that only the replicas of the template are set, within the limits", false
	case b == nil:
		return "", false
	case missing:
		return "; the binding exists now" + evaluatedAgain, h.now.Sub(b.GetCreationTimestamp().Time) < evaluationTime
	case len(b.BindingSpec().Clusters) == 0:
		return "", false
	}
	last := b.BindingStatus().LastScheduledTime
	return "; the binding has clusters now" + evaluatedAgain, last != nil && h.now.Sub(last.Time) < evaluationTime
}

// evaluationTime is the time within which an autoscaler is expected to evaluate its target again. It does so every 15 seconds by default.
const evaluationTime = 30 * time.Second

// evaluatedAgain is the end of a message about a failure that may have ended.
const evaluatedAgain = "; the autoscaler evaluates it every 15 s by default"
