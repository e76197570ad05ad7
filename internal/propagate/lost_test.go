// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/policy"
)

// A recreated policy that selects other templates does not find the claims of the deleted one, because they have another ID.
func TestReconcile_releasesTemplateOfRecreatedPolicy(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	f.edit(t, p, func() { p.SetFinalizers(nil) })
	if err := f.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	recreated := newPolicy("default", "p", deployments, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "else" })
	recreated.SetLabels(map[string]string{policy.Namespaced.IDLabel: "another"})
	if err := f.control.Create(t.Context(), recreated); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if b := f.binding(t, web); b == nil || claimOf(t, b) != "" || claimOf(t, f.object(t, web)) != "" {
		t.Errorf("binding = %v, claim of the template = %q", b, claimOf(t, f.object(t, web)))
	}
	f.expectRefresh(t, web)
}

// After a restart a policy may be reconciled before the kinds of its templates are watched.
func TestReconcilePolicy_retriesUntilKindsAreWatched(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	f.edit(t, p, func() { p.PolicySpec().ResourceSelectors[0].Name = "else" })
	known := f.kinds
	f.kinds = nil
	request := ctrl.Request{NamespacedName: client.ObjectKeyFromObject(p)}
	result, err := f.reconcilePolicy(t.Context(), policy.Namespaced, request)
	if err != nil || result.RequeueAfter == 0 {
		t.Fatalf("reconcile = %+v, %v, want a retry", result, err)
	}
	f.kinds = known
	if result, err = f.reconcilePolicy(t.Context(), policy.Namespaced, request); err != nil || result.RequeueAfter > 0 {
		t.Fatalf("reconcile = %+v, %v", result, err)
	}
	if got := claimOf(t, f.object(t, web)); got != "" {
		t.Errorf("claim = %s, want none", got)
	}
}
