// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"math"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

// Quotas is the plugin for the ResourceQuotas of the namespace. The scopes PriorityClass, BestEffort and NotBestEffort are
// evaluated from the requirements; a quota with any other scope is ignored.
type Quotas struct{}

// Name implements the plugin interfaces.
func (Quotas) Name() string { return "ResourceQuotaEstimator" }

// Estimate implements EstimateReplicasPlugin.
func (Quotas) Estimate(_ context.Context, q ReplicasRequest) (int32, Result) {
	r := q.ReplicaRequirements
	if r == nil {
		return 0, Result{Code: Nooperation}
	}
	one := []workv1alpha2.Component{{Replicas: 1, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{
		ResourceRequest: r.ResourceRequest, PriorityClassName: r.PriorityClassName,
	}}}
	return q.Snapshot.available(r.Namespace, one, q.AssumedWorkloads)
}

// EstimateComponents implements EstimateComponentsPlugin.
func (Quotas) EstimateComponents(_ context.Context, q ComponentsRequest) (int32, Result) {
	return q.Snapshot.available(q.Namespace, q.Components, q.AssumedWorkloads)
}

// available returns how many whole workloads the quotas of a namespace allow.
func (s *Snapshot) available(namespace string, components []workv1alpha2.Component, assumed []demand.Assumed) (int32, Result) {
	sets, limited := int64(math.MaxInt64), false
	for _, q := range s.quotas[namespace] {
		need := q.usage(components)
		var assumedUsage amounts
		for i := range assumed {
			if assumed[i].Namespace == namespace {
				assumedUsage = sum(assumedUsage, q.usage(assumed[i].Components))
			}
		}
		for name, each := range need {
			if free, ok := q.free[name]; ok && each > 0 {
				sets, limited = min(sets, max(free-assumedUsage[name], 0)/each), true
			}
		}
	}
	switch {
	case !limited:
		return 0, Result{Code: Nooperation}
	case sets == 0:
		return 0, Result{Code: Unschedulable}
	}
	return demand.Count(sets), Result{}
}

// quota holds the free amounts of one ResourceQuota, by resource name as in pod requests. The pod count is under "pods".
type quota struct {
	free   amounts
	scopes []corev1.ScopedResourceSelectorRequirement
}

// SetQuota adds or updates a ResourceQuota.
func (a *Accounting) SetQuota(q *corev1.ResourceQuota) {
	out := &quota{free: amounts{}}
	for name, hard := range q.Spec.Hard {
		resource, ok := podResource(name)
		if !ok {
			continue
		}
		if counted, ok := q.Status.Hard[name]; ok {
			hard = counted
		}
		used := q.Status.Used[name]
		free := max(demand.Amount(resource, hard)-max(demand.Amount(resource, used), 0), 0)
		// A quota may limit a resource under two names.
		if other, ok := out.free[resource]; ok {
			free = min(free, other)
		}
		out.free[resource] = free
	}
	for _, scope := range q.Spec.Scopes {
		out.scopes = append(out.scopes, corev1.ScopedResourceSelectorRequirement{ScopeName: scope, Operator: corev1.ScopeSelectorOpExists})
	}
	if q.Spec.ScopeSelector != nil {
		out.scopes = append(out.scopes, q.Spec.ScopeSelector.MatchExpressions...)
	}
	a.quotas[key{Namespace: q.Namespace, Name: q.Name}] = out
	a.snapshot = nil
}

// RemoveQuota removes a ResourceQuota.
func (a *Accounting) RemoveQuota(namespace, name string) {
	delete(a.quotas, key{Namespace: namespace, Name: name})
	a.snapshot = nil
}

// podResource returns the pod resource that a quota limits under a name. Quotas of limits are ignored: requirements have no
// limits.
func podResource(name corev1.ResourceName) (corev1.ResourceName, bool) {
	switch name {
	case corev1.ResourceCPU, corev1.ResourceMemory, corev1.ResourceEphemeralStorage, corev1.ResourcePods:
		return name, true
	case "count/pods":
		return corev1.ResourcePods, true
	default:
	}
	// Huge pages are limited with and without the prefix "requests.".
	if strings.HasPrefix(string(name), corev1.ResourceHugePagesPrefix) {
		return name, true
	}
	resource, ok := strings.CutPrefix(string(name), corev1.DefaultResourceRequestsPrefix)
	if ok && resource != string(corev1.ResourceStorage) {
		return corev1.ResourceName(resource), true
	}
	return "", false
}

// usage returns the amounts that a quota counts: the requests of all replicas of the components that match its scopes.
func (q *quota) usage(components []workv1alpha2.Component) amounts {
	out := amounts{}
	for i := range components {
		c := &components[i]
		if c.Replicas <= 0 || !q.matches(c) {
			continue
		}
		out[corev1.ResourcePods] = demand.Add(out[corev1.ResourcePods], int64(c.Replicas))
		if c.ReplicaRequirements == nil {
			continue
		}
		for name, quantity := range c.ReplicaRequirements.ResourceRequest {
			each := max(demand.Amount(name, quantity), 0)
			out[name] = demand.Add(out[name], demand.Times(each, int64(c.Replicas)))
		}
	}
	return out
}

func sum(a, b amounts) amounts {
	out := amounts{}
	for _, m := range []amounts{a, b} {
		for name, n := range m {
			out[name] = demand.Add(out[name], n)
		}
	}
	return out
}

// matches reports whether all scopes of the quota include the pods of a component.
func (q *quota) matches(c *workv1alpha2.Component) bool {
	var class string
	var request corev1.ResourceList
	if r := c.ReplicaRequirements; r != nil {
		class, request = r.PriorityClassName, r.ResourceRequest
	}
	for i := range q.scopes {
		switch s := &q.scopes[i]; s.ScopeName {
		case corev1.ResourceQuotaScopePriorityClass:
			if !classMatches(s, class) {
				return false
			}
		case corev1.ResourceQuotaScopeBestEffort:
			if requestsAny(request) {
				return false
			}
		case corev1.ResourceQuotaScopeNotBestEffort:
			if !requestsAny(request) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

func classMatches(s *corev1.ScopedResourceSelectorRequirement, class string) bool {
	switch s.Operator {
	case corev1.ScopeSelectorOpExists:
		return class != ""
	case corev1.ScopeSelectorOpDoesNotExist:
		return class == ""
	case corev1.ScopeSelectorOpIn:
		return slices.Contains(s.Values, class)
	case corev1.ScopeSelectorOpNotIn:
		return !slices.Contains(s.Values, class)
	}
	return false
}

// requestsAny reports whether a pod with these requests is not BestEffort.
func requestsAny(list corev1.ResourceList) bool {
	for _, name := range []corev1.ResourceName{corev1.ResourceCPU, corev1.ResourceMemory} {
		if q, ok := list[name]; ok && q.Sign() > 0 {
			return true
		}
	}
	return false
}
