// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakecontrol

import (
	"testing"

	"github.com/google/go-cmp/cmp"
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
