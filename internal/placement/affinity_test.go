// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func fieldSelector(key string, op corev1.NodeSelectorOperator, values ...string) *policyv1alpha1.FieldSelector {
	return &policyv1alpha1.FieldSelector{MatchExpressions: []corev1.NodeSelectorRequirement{{Key: key, Operator: op, Values: values}}}
}

// many is a list that is long enough to be indexed.
func many(last string) []string {
	return append(strings.Split("a b c d e f g h i j", " "), last)
}

func TestMatches(t *testing.T) {
	t.Parallel()
	member1 := &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: "member1", Labels: map[string]string{"env": "prod"}},
		Spec:       clusterv1alpha1.ClusterSpec{Provider: "aws", Region: "eu", Zones: []string{"a", "b"}},
	}
	bare := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "bare"}}
	old := &clusterv1alpha1.Cluster{Spec: clusterv1alpha1.ClusterSpec{Zone: "a"}}
	tests := map[string]struct {
		affinity policyv1alpha1.ClusterAffinity
		cluster  *clusterv1alpha1.Cluster
		want     bool
	}{
		"empty affinity selects every cluster": {policyv1alpha1.ClusterAffinity{}, member1, true},
		"named":                                {policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}}, member1, true},
		"not named":                            {policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member2"}}, member1, false},
		"exclusion takes precedence over the name": {
			policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}, ExcludeClusters: []string{"member1"}},
			member1,
			false,
		},
		"one of many names":   {policyv1alpha1.ClusterAffinity{ClusterNames: many("member1")}, member1, true},
		"none of many names":  {policyv1alpha1.ClusterAffinity{ClusterNames: many("member2")}, member1, false},
		"excluded among many": {policyv1alpha1.ClusterAffinity{ExcludeClusters: many("member1")}, member1, false},
		"label": {
			policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"env": "prod"}}},
			member1,
			true,
		},
		"other label": {
			policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"env": "test"}}},
			member1,
			false,
		},
		"invalid selector selects no cluster": {
			policyv1alpha1.ClusterAffinity{
				LabelSelector: &metav1.LabelSelector{MatchExpressions: []metav1.LabelSelectorRequirement{{Key: "env", Operator: "Near"}}},
			},
			member1,
			false,
		},
		"provider in": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Provider, corev1.NodeSelectorOpIn, "aws", "gcp")},
			member1,
			true,
		},
		"provider not in": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Provider, corev1.NodeSelectorOpNotIn, "aws")},
			member1,
			false,
		},
		"not in, without provider": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Provider, corev1.NodeSelectorOpNotIn, "aws")},
			bare,
			true,
		},
		"region": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Region, corev1.NodeSelectorOpIn, "us")},
			member1,
			false,
		},
		"any zone listed": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Zone, corev1.NodeSelectorOpIn, "b")},
			member1,
			true,
		},
		"no zone listed": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Zone, corev1.NodeSelectorOpNotIn, "b")},
			member1,
			false,
		},
		"deprecated zone field": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector(Zone, corev1.NodeSelectorOpIn, "a")},
			old,
			true,
		},
		"unknown field selects no cluster": {
			policyv1alpha1.ClusterAffinity{FieldSelector: fieldSelector("rack", corev1.NodeSelectorOpNotIn, "1")},
			member1,
			false,
		},
		"all parts must be satisfied": {
			policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}, FieldSelector: fieldSelector(Region, corev1.NodeSelectorOpIn, "us")},
			member1,
			false,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Matches(tc.affinity, tc.cluster); got != tc.want {
				t.Errorf("Matches = %v, want %v", got, tc.want)
			}
		})
	}
}
