// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package indexes

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func newBinding(s binding.Scope, name, policy string, clusters ...string) client.Object {
	b := s.New()
	b.SetName(name)
	label := names.ClusterPolicyID
	if s.Namespaced {
		b.SetNamespace("default")
		label = names.PolicyID
	}
	if policy != "" {
		b.SetLabels(map[string]string{label: policy})
	}
	for _, c := range clusters {
		b.BindingSpec().Clusters = append(b.BindingSpec().Clusters, workv1alpha2.TargetCluster{Name: c})
	}
	return b.(client.Object)
}

func TestList(t *testing.T) {
	t.Parallel()
	options := fakecontrol.Options{}
	for _, s := range binding.Scopes {
		web, api, unscheduled := newBinding(s, "web", "p", "m1", "m2"), newBinding(s, "api", "q", "m2"), newBinding(s, "new", "")
		options.Objects = append(options.Objects, web, api, unscheduled)
		for _, i := range []Index{BindingsByTarget, BindingsByPolicy} {
			options.Indexes = append(options.Indexes, fakecontrol.Index{Of: s.New().(client.Object), Field: i.Field, Keys: i.Keys})
		}
	}
	control := fakecontrol.New(t, options)
	tests := map[string]struct {
		index Index
		key   string
		want  []string
	}{
		"target":         {BindingsByTarget, "m2", []string{"api", "api", "web", "web"}},
		"another target": {BindingsByTarget, "m1", []string{"web", "web"}},
		"no target":      {BindingsByTarget, "m3", nil},
		"policy":         {BindingsByPolicy, "q", []string{"api", "api"}},
		"unknown policy": {BindingsByPolicy, "r", nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			list, err := tc.index.List(t.Context(), control, tc.key)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, b := range list {
				got = append(got, b.GetName())
			}
			slices.Sort(got)
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("List(%s) (-want +got):\n%s", tc.key, diff)
			}
		})
	}
}
