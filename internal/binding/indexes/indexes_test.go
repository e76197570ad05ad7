// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package indexes

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
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
		for _, cluster := range []string{"m2", "m4"} {
			status := api.(binding.Binding).BindingStatus()
			status.AggregatedStatus = append(status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{ClusterName: cluster})
		}
		options.Objects = append(options.Objects, web, api, unscheduled)
		for _, i := range []Index{BindingsByTarget, BindingsByOtherReport, BindingsByPolicy} {
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
		"reporter":       {BindingsByOtherReport, "m4", []string{"api", "api"}},
		"only a target":  {BindingsByOtherReport, "m2", nil},
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

func TestFind(t *testing.T) {
	t.Parallel()
	knative, key := schema.GroupKind{Group: "serving.knative.dev", Kind: "Service"}, types.NamespacedName{Namespace: "default", Name: "web"}
	service := schema.GroupKind{Kind: "Service"}
	bound := func(name, apiVersion string) *workv1alpha2.ResourceBinding {
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: name}}
		b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: apiVersion, Kind: "Service", Namespace: key.Namespace, Name: key.Name}
		return b
	}
	first, second := names.Bindings(service, "web"), names.Bindings(knative, "web")
	for name, tc := range map[string]struct {
		objects []client.Object
		want    map[schema.GroupKind]string
	}{
		"none":            {nil, nil},
		"one":             {[]client.Object{bound(first[0], "v1")}, map[schema.GroupKind]string{service: first[0]}},
		"another version": {[]client.Object{bound(first[0], "serving.knative.dev/v1beta1")}, map[schema.GroupKind]string{knative: first[0]}},
		"both": {
			[]client.Object{bound(first[0], "v1"), bound(second[1], "serving.knative.dev/v1")},
			map[schema.GroupKind]string{service: first[0], knative: second[1]},
		},
		"only second name": {[]client.Object{bound(second[1], "serving.knative.dev/v1")}, map[schema.GroupKind]string{knative: second[1]}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			control := fakecontrol.WithObjects(t, tc.objects...)
			for _, kind := range []schema.GroupKind{service, knative} {
				b, err := Find(t.Context(), control, kind, key)
				got := ""
				if b != nil {
					got = b.GetName()
				}
				if err != nil || got != tc.want[kind] {
					t.Errorf("Find(%v) = %q, %v, want %q", kind, got, err, tc.want[kind])
				}
			}
		})
	}
}
