// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// The event on a policy that can never apply names the rule and does not promise that it will.
func TestReconcilePolicy_reportsExcludedSelectors(t *testing.T) {
	t.Parallel()
	leases := schema.GroupVersionKind{Group: "coordination.k8s.io", Version: "v1", Kind: "Lease"}
	works := schema.GroupVersionKind{Group: "work.karmada.io", Version: "v1alpha1", Kind: "Work"}
	tests := map[string]struct {
		namespace, selects string // of the policy, of its selector
		kind               schema.GroupVersionKind
		want               string
	}{
		"kind":                                       {kind: leases, want: "one cluster only"},
		"kind of Karmada":                            {kind: works, want: "to Karmada"},
		"kind that a flag excludes":                  {namespace: "default", kind: jobs, want: "--skipped-propagating-apis"},
		"namespace of Karmada":                       {selects: "karmada-es-m1", kind: services, want: "to Karmada"},
		"namespace that a flag excludes":             {selects: "kube-system", kind: services, want: "--skipped-propagating-namespaces"},
		"namespace of a policy that a flag excludes": {namespace: "kube-system", kind: services, want: "--skipped-propagating-namespaces"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPolicy(tc.namespace, "p", tc.kind, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Namespace = tc.selects })
			f := newFixture(t, p)
			var err error
			if f.Skip, err = ParseSkip("batch", DefaultSkippedNamespaces()); err != nil {
				t.Fatal(err)
			}
			f.runPolicy(t, p)
			all := f.events.All()
			if len(all) != 1 || all[0].Reason != "NeverPropagated" || !strings.Contains(all[0].Message, tc.want) {
				t.Errorf("events = %+v, want one NeverPropagated with %q", all, tc.want)
			}
		})
	}
}
