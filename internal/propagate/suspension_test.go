// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"strings"
	"testing"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// The suspension of a policy goes with it, unless another policy takes the template over; that of scheduling has other writers.
func TestReconcile_withdrawsSuspensionOfDeletedPolicy(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		next bool
		want string
	}{
		"no other policy": {false, "scheduling"}, "another suspended policy": {true, "scheduling, dispatching"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			suspend := policyv1alpha1.Suspension{Dispatching: new(true)}
			p, next := newPolicy("default", "p", deployments), newPolicy("default", "q", deployments)
			p.PolicySpec().Suspension, next.PolicySpec().Suspension = &suspend, &suspend
			f := newFixture(t, newTemplate(web), p)
			f.run(t, web)
			b := f.binding(t, web)
			f.edit(t, b, func() { b.BindingSpec().Suspension.Scheduling = new(true) })
			if tc.next {
				if err := f.control.Create(t.Context(), next); err != nil {
					t.Fatal(err)
				}
			}
			if err := f.control.Delete(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			f.runPolicy(t, p)
			f.run(t, web)
			var got []string
			if s := f.binding(t, web).BindingSpec().Suspension; s != nil && s.Scheduling != nil {
				got = append(got, "scheduling")
				if s.Dispatching != nil {
					got = append(got, "dispatching")
				}
			}
			if strings.Join(got, ", ") != tc.want {
				t.Errorf("suspended %q, want %s", got, tc.want)
			}
			if writes := f.run(t, web); len(writes) > 0 {
				t.Errorf("writes of the second run: %q", writes)
			}
		})
	}
}
