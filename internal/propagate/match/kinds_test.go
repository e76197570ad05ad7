// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package match

import (
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

func TestKinds(t *testing.T) {
	t.Parallel()
	resource := func(name, kind string, verbs ...string) metav1.APIResource {
		return metav1.APIResource{Name: name, Kind: kind, Namespaced: true, Verbs: verbs}
	}
	all := []string{"list", "watch", "delete"}
	kinds := &Kinds{}
	kinds.Add(
		&metav1.APIResourceList{GroupVersion: "autoscaling/v2", APIResources: []metav1.APIResource{
			resource("horizontalpodautoscalers", "HorizontalPodAutoscaler", all...),
			resource("horizontalpodautoscalers/scale", "Scale", all...),
		}},
		&metav1.APIResourceList{GroupVersion: "autoscaling/v1", APIResources: []metav1.APIResource{
			resource("horizontalpodautoscalers", "HorizontalPodAutoscaler", all...), resource("olds", "Old", all...),
		}},
	)
	kinds.Add(&metav1.APIResourceList{GroupVersion: "v1", APIResources: []metav1.APIResource{
		resource("bindings", "Binding", "create"), resource("events", "Event", all...),
	}})
	kinds.AddUnknown("down.example.io")
	for name, tc := range map[string]struct{ apiVersion, kind, version, problem string }{
		"preferred version":        {"autoscaling/v2", "HorizontalPodAutoscaler", "v2", ""},
		"another version":          {"autoscaling/v1", "HorizontalPodAutoscaler", "v2", ""},
		"version not served":       {"autoscaling/v2beta2", "HorizontalPodAutoscaler", "v2", ""},
		"only in another version":  {"autoscaling/v2", "Old", "v1", ""},
		"wrong case":               {"autoscaling/v2", "horizontalpodautoscaler", "", `the kind is spelled "HorizontalPodAutoscaler"`},
		"wrong group":              {"apps/v1", "HorizontalPodAutoscaler", "", `does not serve kind "HorizontalPodAutoscaler"`},
		"kind of a subresource":    {"autoscaling/v2", "Scale", "", "does not serve"},
		"kind that is not listed":  {"v1", "Binding", "", "are never propagated"},
		"kind never propagated":    {"v1", "Event", "", "are never propagated"},
		"server does not respond":  {"down.example.io/v1", "Foo", "", ""},
		"kind with an empty group": {"", "Foo", "", "does not serve"},
	} {
		got, problem := kinds.Of(tc.apiVersion, tc.kind)
		if got.Version != tc.version || (problem == "") != (tc.problem == "") || !strings.Contains(problem, tc.problem) {
			t.Errorf("%s: Of(%s, %s) = %v, %q; want %q, %q", name, tc.apiVersion, tc.kind, got, problem, tc.version, tc.problem)
		}
	}
}

// API servers prefer v1beta1 of the Multi-Cluster Services API. Its kinds are claimed and rendered in v1alpha1.
func TestVersions(t *testing.T) {
	t.Parallel()
	const mcs = "multicluster.x-k8s.io/"
	for name, tc := range map[string]struct{ preferred, versions, want string }{
		"preferred first":             {"batch/v1", "batch/v1beta1 batch/v1", "batch/v1 batch/v1beta1"},
		"claimed before preferred":    {mcs + "v1beta1", mcs + "v1beta1 " + mcs + "v1alpha1", mcs + "v1alpha1 " + mcs + "v1beta1"},
		"claimed version not served":  {mcs + "v1", mcs + "v1 " + mcs + "v1beta1", mcs + "v1 " + mcs + "v1beta1"},
		"only the version of the API": {mcs + "v1alpha1", mcs + "v1alpha1", mcs + "v1alpha1"},
	} {
		group := &metav1.APIGroup{PreferredVersion: metav1.GroupVersionForDiscovery{GroupVersion: tc.preferred}}
		for v := range strings.FieldsSeq(tc.versions) {
			group.Versions = append(group.Versions, metav1.GroupVersionForDiscovery{GroupVersion: v})
		}
		if got := strings.Join(Versions(group), " "); got != tc.want {
			t.Errorf("%s: Versions = %s, want %s", name, got, tc.want)
		}
	}
}
