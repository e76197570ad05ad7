// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"testing"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestScopes(t *testing.T) {
	t.Parallel()
	for _, s := range Scopes {
		t.Run(s.Kind, func(t *testing.T) {
			t.Parallel()
			p := s.New()
			if got := ScopeOf(p).Kind; got != s.Kind {
				t.Errorf("ScopeOf(New()) = %s", got)
			}
			if s.Namespaced != (s.NamespaceAnnotation != "") {
				t.Errorf("Namespaced = %v, NamespaceAnnotation = %q", s.Namespaced, s.NamespaceAnnotation)
			}
			if items := Items(s.NewList()); len(items) != 0 {
				t.Errorf("Items(NewList()) = %v", items)
			}
		})
	}
}

func TestTitle(t *testing.T) {
	t.Parallel()
	namespaced, cluster := &policyv1alpha1.PropagationPolicy{}, &policyv1alpha1.ClusterPropagationPolicy{}
	namespaced.Namespace, namespaced.Name, cluster.Name = "default", "nginx", "nginx"
	for want, p := range map[string]Policy{"policy(default/nginx)": namespaced, "cluster policy(nginx)": cluster} {
		if got := Title(p); got != want {
			t.Errorf("Title = %q, want %q", got, want)
		}
	}
}

func TestItems(t *testing.T) {
	t.Parallel()
	for kind, list := range map[string]List{
		"PropagationPolicy":        &policyv1alpha1.PropagationPolicyList{Items: make([]policyv1alpha1.PropagationPolicy, 2)},
		"ClusterPropagationPolicy": &policyv1alpha1.ClusterPropagationPolicyList{Items: make([]policyv1alpha1.ClusterPropagationPolicy, 2)},
	} {
		items := Items(list)
		if len(items) != 2 || ScopeOf(items[0]).Kind != kind {
			t.Errorf("%s: Items = %v", kind, items)
		}
	}
}
