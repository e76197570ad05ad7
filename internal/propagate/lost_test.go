// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/policy"
)

// A policy was made anew under the name of the one that claimed the template, and selects something else. It looks for its own
// claims only, so that nobody else would ever let go.
func TestReconcile_policyWasReplaced(t *testing.T) {
	t.Parallel()
	p := selecting("default", "p", deployments)
	w := newWorld(t, made(web), p)
	w.run(t, web)
	w.edit(t, p, func() { p.SetFinalizers(nil) })
	if err := w.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	again := selecting("default", "p", deployments, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "else" })
	again.SetLabels(map[string]string{policy.Namespaced.IDLabel: "another"})
	if err := w.control.Create(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, w.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if b := w.bound(t, web); b == nil || claimOf(t, b) != "" || claimOf(t, w.object(t, web)) != "" {
		t.Errorf("binding = %v, claim of the template = %q", b, claimOf(t, w.object(t, web)))
	}
	w.settled(t, web)
}

// A policy was narrowed just before the end of the process: the next one may look at it before it knows the templates' kind.
func TestReconcilePolicy_narrowedBeforeKindsAreKnown(t *testing.T) {
	t.Parallel()
	p := selecting("default", "p", deployments)
	w := newWorld(t, made(web), p)
	w.run(t, web)
	w.edit(t, p, func() { p.PolicySpec().ResourceSelectors[0].Name = "else" })
	known := w.kinds
	w.kinds = map[schema.GroupVersionKind]kind{}
	request := ctrl.Request{NamespacedName: client.ObjectKeyFromObject(p)}
	result, err := w.reconcilePolicy(t.Context(), policy.Namespaced, request)
	if err != nil || result.RequeueAfter == 0 {
		t.Fatalf("reconcile = %+v, %v, want to look again", result, err)
	}
	w.kinds = known
	if result, err = w.reconcilePolicy(t.Context(), policy.Namespaced, request); err != nil || result.RequeueAfter > 0 {
		t.Fatalf("reconcile = %+v, %v", result, err)
	}
	if got := claimOf(t, w.object(t, web)); got != "" {
		t.Errorf("claim = %s, want none", got)
	}
}
