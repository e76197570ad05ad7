// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
)

// An update of a policy warns about its effect if that is computed in time, and never fails without an approved plan.
func TestValidators_effect(t *testing.T) {
	t.Parallel()
	const approved, other = "aaaa-1111", "aaaa-2222"
	var asked []reviewv1alpha1.PlacementReviewSpec
	status := &reviewv1alpha1.PlacementReviewStatus{PlanHash: approved}
	var failure error
	review := func(ctx context.Context, spec *reviewv1alpha1.PlacementReviewSpec) (*reviewv1alpha1.PlacementReviewStatus, error) {
		if _, limited := ctx.Deadline(); !limited {
			t.Error("a review has no time limit")
		}
		asked = append(asked, *spec)
		return status, failure
	}
	s := serve(t, Deps{Review: review})
	object := func(plan, cluster string) string {
		return `{kind: PropagationPolicy, metadata: {name: a, namespace: shop, annotations: {fleet.karmada.io/plan: "` +
			plan + `"}` + identified + `, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [` + cluster + `]}}}}`
	}
	for name, tc := range map[string]struct {
		plan, was, is string
		deleted       int32
		failure       error
		allowed       bool
		text          string // in the warning or in the denial
	}{
		"few":              {"", "m1", "m2", 5, nil, true, ""},
		"many":             {"", "m1", "m2", 6, nil, true, "deletes 6 objects"},
		"same spec":        {other, "m1", "m1", 6, nil, true, ""},
		"failure":          {"", "m1", "m2", 6, errors.New("timeout"), true, ""},
		"approved":         {approved, "m1", "m2", 6, nil, true, "deletes 6 objects"},
		"other effect":     {other, "m1", "m2", 6, nil, false, "its effect has changed since: the change now deletes 6 objects"},
		"other object":     {"bbbb-1111", "m1", "m2", 6, nil, false, "not the one of that plan"},
		"approval unknown": {approved, "m1", "m2", 6, errors.New("timeout"), false, "timeout"},
	} {
		asked, failure, status.Summary.Deleted = nil, tc.failure, tc.deleted
		r := send(t, s, "/validate-propagationpolicy", reviewOf(t, "UPDATE", object(tc.plan, tc.is), object("", tc.was)))
		text := strings.Join(r.Warnings, "")
		if r.Result != nil {
			text += r.Result.Message
		}
		if r.Allowed != tc.allowed || tc.text == "" && text != "" ||
			!strings.Contains(text, tc.text) {
			t.Errorf("%s: allowed %t, text %q, want %t with %q", name, r.Allowed, text, tc.allowed, tc.text)
		}
		if len(asked) > 0 && (cmp.Diff(asked[0].Namespaces, []string{"shop"}) != "" || (asked[0].Timeout == nil) != (tc.plan != "")) {
			t.Errorf("%s: review %+v", name, asked[0])
		}
	}
}

// A denied update of a ClusterPropagationPolicy names no objects: its author may not be allowed to read them.
func TestValidators_effectDisclosesNothing(t *testing.T) {
	t.Parallel()
	status := reviewv1alpha1.PlacementReviewStatus{PlanHash: "aaaa-1111", Bindings: []reviewv1alpha1.BindingReview{{Namespace: "secret"}}}
	s := serve(t, Deps{Review: func(
		context.Context, *reviewv1alpha1.PlacementReviewSpec,
	) (*reviewv1alpha1.PlacementReviewStatus, error) {
		out := status
		return &out, nil
	}})
	for _, kind := range []string{"PropagationPolicy", "ClusterPropagationPolicy"} {
		namespace, hidden := "namespace: shop, ", kind == "ClusterPropagationPolicy"
		if hidden {
			namespace = ""
		}
		object := `{kind: ` + kind + `, metadata: {name: a, ` + namespace + `annotations: {fleet.karmada.io/plan: "aaaa-2222"}` + identified +
			`, spec: {` + nginx + `, placement: {clusterAffinity: {clusterNames: [m1]}}}}`
		r := send(t, s, "/validate-"+strings.ToLower(kind), reviewOf(t, "CREATE", object, ""))
		if r.Allowed || strings.Contains(r.Result.Message, "secret") == hidden {
			t.Errorf("%s: allowed %t, %q", kind, r.Allowed, r.Result.Message)
		}
	}
}
