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
