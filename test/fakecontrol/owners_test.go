// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakecontrol

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/names"
)

func TestOwners(t *testing.T) {
	t.Parallel()
	table, err := fieldOwners()
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		object, owner, patch string
		want                 []string
	}{
		"own field":        {"binding", "resource-detector", `{"metadata":{"resourceVersion":"1"},"spec":{"replicas":3}}`, nil},
		"replicas (#5929)": {"binding", "dependencies-distributor", `{"spec":{"replicas":3,"requiredBy":[]}}`, []string{"spec.replicas"}},
		"targets":          {"binding", "resource-detector", `{"spec":{"clusters":[]}}`, []string{"spec.clusters"}},
		"requirements":     {"binding", "resource-detector", `{"spec":{"requiredBy":null}}`, []string{"spec.requiredBy"}},
		"label with wildcard": {
			"binding", "dependencies-distributor", `{"metadata":{"labels":{"resourcebinding.karmada.io/depended-by-x":"y"}}}`, nil,
		},
		"other label": {"binding", "dependencies-distributor", `{"metadata":{"labels":{"propagationpolicy.karmada.io/permanent-id":"y"}}}`,
			[]string{"metadata.labels.propagationpolicy.karmada.io/permanent-id"}},
		"status":     {"binding", "resource-detector", `{"status":{"conditions":[]}}`, []string{"status.conditions"}},
		"no such":    {"binding", "x", `{"spec":{"replicas":1}}`, []string{"spec.replicas"}},
		"empty map":  {"binding", "resource-detector", `{"spec":{"clusters":{}}}`, []string{"spec.clusters"}},
		"Work":       {"Work", "binding-controller", `{"spec":{"suspendDispatching":true}}`, nil},
		"other kind": {"Work", "resource-detector", `{"spec":{"suspendDispatching":true}}`, []string{"spec.suspendDispatching"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := table.check(tc.object, tc.owner, []byte(tc.patch))
			if diff := cmp.Diff(tc.want, got); err != nil || diff != "" {
				t.Errorf("check = %v, %v (-want +got):\n%s", got, err, diff)
			}
		})
	}
}

// A patch that a deposed leader sends late must not undo what the current leader decided since.
func TestControl_requiresVersions(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		kind, revision, patch string
		want                  []string
	}{
		"binding":                   {"ResourceBinding", "", `{"spec":{"replicas":3}}`, []string{"spec.replicas"}},
		"binding with the version":  {"ResourceBinding", "", `{"metadata":{"resourceVersion":"1"},"spec":{"replicas":3}}`, nil},
		"finalizers":                {"Secret", "", `{"metadata":{"finalizers":null}}`, []string{"metadata.finalizers"}},
		"manifests":                 {"Work", "", `{"spec":{"workload":{"manifests":[]}}}`, []string{}},
		"manifests of a revision":   {"Work", "2", `{"spec":{"workload":{"manifests":[]}}}`, []string{"spec.workload.manifests"}},
		"suspension of a Work":      {"Work", "", `{"spec":{"suspendDispatching":null}}`, []string{"spec.suspendDispatching"}},
		"labels of another kind":    {"Cluster", "", `{"metadata":{"labels":{"a":"b"}}}`, []string{}},
		"taints, with other fields": {"Cluster", "", `{"metadata":{"labels":{"a":"b"}},"spec":{"taints":[]}}`, []string{"spec.taints"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := &metav1.PartialObjectMetadata{}
			if tc.revision != "" {
				o.SetAnnotations(map[string]string{names.Revision: tc.revision})
			}
			got, err := unversioned(Write{Kind: tc.kind, Object: o, Patch: []byte(tc.patch)})
			if diff := cmp.Diff(tc.want, got); err != nil || diff != "" {
				t.Errorf("unversioned = %v, %v (-want +got):\n%s", got, err, diff)
			}
		})
	}
}
