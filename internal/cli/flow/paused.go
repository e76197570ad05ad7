// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// Paused returns that a user paused an object in its spec, or "". Its controller does not act on it then.
func Paused(o *unstructured.Unstructured) string {
	if o == nil {
		return ""
	}
	field, text := "", ""
	switch kind := o.GroupVersionKind(); {
	case kind.Group == appsv1.GroupName && kind.Kind == "Deployment":
		field, text = "paused", "its rollout is paused by spec.paused"
	case kind.Group == batchv1.GroupName && (kind.Kind == "Job" || kind.Kind == "CronJob"):
		field, text = "suspend", "it is suspended by spec.suspend"
	}
	if on, _, _ := unstructured.NestedBool(o.Object, "spec", field); on {
		return text
	}
	return ""
}

// IsSuspended reports whether the scheduling of an object, or its dispatching to one of its clusters, is suspended.
func IsSuspended(spec *workv1alpha2.ResourceBindingSpec) bool {
	s := spec.Suspension
	switch {
	case s == nil:
		return false
	case s.Scheduling != nil && *s.Scheduling, s.Dispatching != nil && *s.Dispatching:
		return true
	}
	return s.DispatchingOnClusters != nil && slices.ContainsFunc(binding.Targets(spec), func(t workv1alpha2.TargetCluster) bool {
		return slices.Contains(s.DispatchingOnClusters.ClusterNames, t.Name)
	})
}

// healthyOrPaused is like healthy, and names an object that is paused in the cluster.
func (o *Objects) healthyOrPaused(c *Cluster) (Stage, State, string) {
	stage, state, message := o.healthy(c)
	object := c.Member
	if object == nil {
		object = o.Template
	}
	if paused := Paused(object); paused != "" {
		message = strings.TrimSuffix(paused+"; "+message, "; ")
	}
	return stage, state, message
}
