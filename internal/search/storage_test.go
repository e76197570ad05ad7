// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
)

// A kind that no cluster serves causes a warning, unless a cluster has not reported its kinds.
func TestWarnings_unservedKinds(t *testing.T) {
	t.Parallel()
	cluster := func(complete metav1.ConditionStatus, kinds ...string) (c clusterv1alpha1.Cluster) {
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionCompleteAPIEnablements, Status: complete}}
		enabled := clusterv1alpha1.APIEnablement{GroupVersion: "apps/v1"}
		for _, kind := range kinds {
			enabled.Resources = append(enabled.Resources, clusterv1alpha1.APIResource{Kind: kind})
		}
		c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{enabled}
		return c
	}
	const warning = "spec.resourceSelectors[1]: no cluster serves the kind Deploymentt in apps/v1; similar names: \"Deployment\""
	both := []clusterv1alpha1.Cluster{cluster(metav1.ConditionTrue), cluster(metav1.ConditionTrue, "Deployment")}
	for name, tc := range map[string]struct {
		fleet []clusterv1alpha1.Cluster
		err   error
		want  []string
	}{
		"not served":     {both, nil, []string{warning}},
		"served":         {[]clusterv1alpha1.Cluster{cluster(metav1.ConditionTrue, "Deployment", "Deploymentt")}, nil, nil},
		"incomplete":     {append(both[:2:2], cluster(metav1.ConditionFalse)), nil, nil},
		"no clusters":    {nil, nil, nil},
		"cannot be read": {both, errors.New("refused"), nil},
	} {
		s := strategy{fleet: func(context.Context) ([]clusterv1alpha1.Cluster, error) { return tc.fleet, tc.err }}
		r := &searchv1alpha1.ResourceRegistry{Spec: searchv1alpha1.ResourceRegistrySpec{ResourceSelectors: []searchv1alpha1.ResourceSelector{
			{APIVersion: "apps/v1", Kind: "Deployment"}, {APIVersion: "apps/v1", Kind: "Deploymentt"},
		}}}
		if len(tc.fleet) > 0 && tc.err == nil {
			r.Spec.TargetCluster.ClusterNames = []string{"", "memberr1"}
			tc.want = append([]string{`spec.targetCluster.clusterNames[1]: cluster "memberr1" does not exist; nothing is cached there`}, tc.want...)
		}
		if diff := cmp.Diff(tc.want, s.WarningsOnCreate(t.Context(), r)); diff != "" {
			t.Errorf("%s: warnings (-want +got):\n%s", name, diff)
		}
	}
}

// A namespace that the control plane does not have is probably misspelled.
func TestWarnings_namespaces(t *testing.T) {
	t.Parallel()
	control := fake.NewClientset(&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "shop"}})
	s := strategy{
		fleet:      func(context.Context) ([]clusterv1alpha1.Cluster, error) { return nil, nil },
		namespaces: control.CoreV1(),
	}
	r := &searchv1alpha1.ResourceRegistry{Spec: searchv1alpha1.ResourceRegistrySpec{ResourceSelectors: []searchv1alpha1.ResourceSelector{
		{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "shop"}, {APIVersion: "apps/v1", Kind: "Deployment", Namespace: "sohp"},
	}}}
	got := s.WarningsOnCreate(t.Context(), r)
	if len(got) != 1 || !strings.Contains(got[0], `spec.resourceSelectors[1].namespace: namespace "sohp" does not exist`) {
		t.Errorf("warnings %q, want one of the namespace sohp", got)
	}
}
