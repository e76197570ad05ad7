// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"math"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

func limit(name string, hard, used corev1.ResourceList) *corev1.ResourceQuota {
	q := &corev1.ResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: name}}
	q.Spec.Hard, q.Status.Hard, q.Status.Used = hard, hard, used
	return q
}

func scoped(
	q *corev1.ResourceQuota, scope corev1.ResourceQuotaScope, operator corev1.ScopeSelectorOperator, values ...string,
) *corev1.ResourceQuota {
	if operator == "" {
		q.Spec.Scopes = append(q.Spec.Scopes, scope)
		return q
	}
	q.Spec.ScopeSelector = &corev1.ScopeSelector{MatchExpressions: []corev1.ScopedResourceSelectorRequirement{
		{ScopeName: scope, Operator: operator, Values: values},
	}}
	return q
}

func TestQuotas(t *testing.T) {
	t.Parallel()
	cpu := func() *corev1.ResourceQuota { return limit("q", list("requests.cpu", "10"), list("requests.cpu", "4")) }
	class := func(c string, r *workv1alpha2.ReplicaRequirements) *workv1alpha2.ReplicaRequirements {
		r.PriorityClassName = c
		return r
	}
	const priority = corev1.ResourceQuotaScopePriorityClass
	unset := limit("q", list("cpu", "5"), nil)
	unset.Status = corev1.ResourceQuotaStatus{}
	stale := limit("q", list("cpu", "9"), list("cpu", "1"))
	stale.Spec.Hard = list("cpu", "100")
	otherNamespace := cpu()
	otherNamespace.Namespace = "other"
	tests := map[string]struct {
		quotas  []any
		request *workv1alpha2.ReplicaRequirements
		assumed []demand.Assumed
		want    int32
	}{
		"no quota":        {nil, requirements("cpu", "1"), nil, math.MaxInt32},
		"no requirements": {[]any{cpu()}, nil, nil, math.MaxInt32},
		"the free amount": {[]any{cpu()}, requirements("cpu", "1500m"), nil, 4},
		"by the short name": {[]any{limit("q", list("memory", "10Gi"), list("memory", "1Gi"))}, requirements("memory", "2Gi"),
			nil, 4},
		"by both names": {[]any{limit("q", list("cpu", "10", "requests.cpu", "3"), nil)}, requirements("cpu", "1"), nil, 3},
		"extended resources": {[]any{limit("q", list("requests.example.com/gpu", "3"), nil)},
			requirements("example.com/gpu", "1"), nil, 3},
		"huge pages": {[]any{limit("q", list("hugepages-2Mi", "8Mi"), list("hugepages-2Mi", "2Mi"))},
			requirements("hugepages-2Mi", "2Mi"), nil, 3},
		"huge pages by the prefix": {[]any{limit("q", list("requests.hugepages-2Mi", "8Mi"), nil)},
			requirements("hugepages-2Mi", "2Mi"), nil, 4},
		"the count of pods":                   {[]any{limit("q", list("pods", "3"), list("pods", "1"))}, requirements("cpu", "1"), nil, 2},
		"the count of pods by its other name": {[]any{limit("q", list("count/pods", "3"), nil)}, requirements(), nil, 3},
		"quotas of limits are ignored": {[]any{limit("q", list("limits.cpu", "1", "requests.storage", "1", "count/secrets", "0"), nil)},
			requirements("cpu", "9"), nil, math.MaxInt32},
		"a resource that is not requested": {[]any{cpu()}, requirements("memory", "1Gi"), nil, math.MaxInt32},
		"the smallest quota":               {[]any{cpu(), limit("r", list("cpu", "2"), nil)}, requirements("cpu", "1"), nil, 2},
		"nothing is free":                  {[]any{limit("q", list("cpu", "2"), list("cpu", "3"))}, requirements("cpu", "1"), nil, 0},
		"without a status":                 {[]any{unset}, requirements("cpu", "1"), nil, 5},
		"the hard limit of the status":     {[]any{stale}, requirements("cpu", "1"), nil, 8},
		"another namespace":                {[]any{otherNamespace}, requirements("cpu", "1"), nil, math.MaxInt32},
		"class in": {[]any{scoped(cpu(), priority, corev1.ScopeSelectorOpIn, "high")},
			class("high", requirements("cpu", "1")), nil, 6},
		"class in, another": {[]any{scoped(cpu(), priority, corev1.ScopeSelectorOpIn, "high")},
			class("low", requirements("cpu", "1")), nil, math.MaxInt32},
		"class not in": {[]any{scoped(cpu(), priority, corev1.ScopeSelectorOpNotIn, "high")},
			class("low", requirements("cpu", "1")), nil, 6},
		"class exists": {[]any{scoped(cpu(), priority, corev1.ScopeSelectorOpExists)},
			class("low", requirements("cpu", "1")), nil, 6},
		"class exists, none": {[]any{scoped(cpu(), priority, corev1.ScopeSelectorOpExists)}, requirements("cpu", "1"), nil,
			math.MaxInt32},
		"class as a plain scope": {[]any{scoped(cpu(), priority, "")}, class("low", requirements("cpu", "1")), nil, 6},
		"class does not exist": {[]any{scoped(cpu(), priority, corev1.ScopeSelectorOpDoesNotExist)}, requirements("cpu", "1"), nil,
			6},
		"class with an unknown operator": {[]any{scoped(cpu(), priority, "Near", "high")}, class("high", requirements("cpu", "1")), nil,
			math.MaxInt32},
		"best effort": {[]any{scoped(limit("q", list("pods", "3"), nil), corev1.ResourceQuotaScopeBestEffort, "")},
			requirements(), nil, 3},
		"best effort, with requests": {[]any{scoped(limit("q", list("pods", "3"), nil), corev1.ResourceQuotaScopeBestEffort, "")},
			requirements("cpu", "1"), nil, math.MaxInt32},
		"not best effort": {[]any{scoped(cpu(), corev1.ResourceQuotaScopeNotBestEffort, "")}, requirements("cpu", "1"), nil,
			6},
		"an unsupported scope": {[]any{scoped(cpu(), corev1.ResourceQuotaScopeTerminating, "")}, requirements("cpu", "1"), nil,
			math.MaxInt32},
		"assumed in the namespace":     {[]any{cpu()}, requirements("cpu", "1"), assumed("ns", component(2, "cpu", "2")), 2},
		"assumed in another namespace": {[]any{cpu()}, requirements("cpu", "1"), assumed("other", component(2, "cpu", "2")), 6},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := account(append(tc.quotas, newNode("a"))...)
			got, err := Replicas(t.Context(), []EstimateReplicasPlugin{Quotas{}},
				ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: tc.request, AssumedWorkloads: tc.assumed})
			if err != nil || got != tc.want {
				t.Errorf("got %d, %v; want %d", got, err, tc.want)
			}
		})
	}
}

func TestQuotas_sets(t *testing.T) {
	t.Parallel()
	high := component(1, "cpu", "2")
	high.ReplicaRequirements.PriorityClassName = "high"
	l := account(newNode("a"), limit("all", list("cpu", "20"), nil),
		scoped(limit("high", list("cpu", "9", "pods", "100"), nil), corev1.ResourceQuotaScopePriorityClass, corev1.ScopeSelectorOpIn, "high"))
	q := ComponentsRequest{Snapshot: l.Snapshot(), Namespace: "ns", Components: []workv1alpha2.Component{high, component(3, "cpu", "500m")}}
	for want, change := range map[int32]func(){
		4:             func() {}, // 9/2 under high, 20/3.5 under all
		math.MaxInt32: func() { q.Namespace = "other" },
	} {
		q.Namespace = "ns"
		change()
		got, err := Components(t.Context(), []EstimateComponentsPlugin{Quotas{}}, q)
		if err != nil || got != want {
			t.Errorf("namespace %s: got %d sets, %v; want %d", q.Namespace, got, err, want)
		}
	}
}
