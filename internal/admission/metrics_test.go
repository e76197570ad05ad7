// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"
	"testing"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/version"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/cel"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/cel/environment"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Only users with the right may add queries of metrics to policies and bindings, or change them.
func TestMetricPolicy(t *testing.T) {
	t.Parallel()
	check := func(name, query string) string {
		return fmt.Sprintf(`{name: %s, prometheus: {address: "http://p", query: %q}, success: "true"}`, name, query)
	}
	inPolicy := func(checks string) string {
		return `{spec: {rolloutStrategy: {staged: {gate: {minSuccessTime: 1m}, stages: [{name: a}, {name: b,
			gate: {checks: [` + checks + `]}}]}}}}`
	}
	inBinding := func(checks string) string { return `{spec: {stagedRollout: {gate: {checks: [` + checks + `]}}}}` }
	one, cel := check("one", "up"), `{name: c, cel: "true"}`
	for name, tc := range map[string]struct {
		old, object, user string
		denied            bool
	}{
		"no strategy":                    {"", `{spec: {}}`, "tenant", false},
		"no spec":                        {"", `{}`, "tenant", false},
		"no checks":                      {"", `{spec: {stagedRollout: {}}}`, "tenant", false},
		"no query":                       {"", inPolicy(cel), "tenant", false},
		"query in a stage":               {"", inPolicy(cel + ", " + one), "tenant", true},
		"query in the gate of a binding": {"", inBinding(one), "tenant", true},
		"added":                          {inPolicy(cel), inPolicy(one), "tenant", true},
		"another query":                  {inPolicy(one), inPolicy(check("one", "vector(1)")), "tenant", true},
		"another condition":              {inPolicy(one), inPolicy(`{name: one, prometheus: {address: "http://p", query: up}}`), "tenant", true},
		"unchanged":                      {inPolicy(one), inPolicy(one), "tenant", false},
		"other checks changed":           {inPolicy(one), inPolicy(cel + ", " + one), "tenant", false},
		"removed":                        {inPolicy(one), inPolicy(""), "tenant", false},
		"with the right":                 {"", inPolicy(one), "permitted", false},
		"copied by the controller":       {"", inBinding(one), "system:karmada:controller-manager", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if denied := metricsDenied(t, tc.old, tc.object, tc.user); denied != tc.denied {
				t.Errorf("denied %v, want %v", denied, tc.denied)
			}
		})
	}
}

// metricsDenied evaluates the MetricPolicy for the creation or the update of an object by a user.
func metricsDenied(t *testing.T, old, object, name string) bool {
	t.Helper()
	oldest := environment.MustBaseEnvSet(version.MajorMinor(1, 30))
	policy := MetricPolicy()[0].(*admissionregistrationv1.ValidatingAdmissionPolicy)
	expressions := []cel.ExpressionAccessor{&validating.ValidationCondition{Expression: policy.Spec.Validations[0].Expression}}
	for _, c := range policy.Spec.MatchConditions {
		expressions = append(expressions, &validating.ValidationCondition{Expression: c.Expression})
	}
	compiler := cel.NewConditionCompiler(oldest)
	evaluator := compiler.CompileCondition(expressions, cel.OptionalVariableDeclarations{HasAuthorizer: true}, environment.NewExpressions)
	if errs := evaluator.CompilationErrors(); len(errs) > 0 {
		t.Fatal(errs)
	}
	read := func(text string) runtime.Object {
		if text == "" {
			return nil
		}
		o := &unstructured.Unstructured{Object: parse(t, text)}
		o.SetNamespace("team")
		return o
	}
	policies := policyv1alpha1.GroupVersion
	resource, kind := policies.WithResource("propagationpolicies"), policies.WithKind("PropagationPolicy")
	operation := admission.Create
	if old != "" {
		operation = admission.Update
	}
	attributes := admission.NewAttributesRecord(read(object), read(old), kind, "team", "p", resource, "", operation, nil, false,
		&user.DefaultInfo{Name: name})
	versioned := &admission.VersionedAttributes{
		Attributes: attributes, VersionedObject: read(object), VersionedOldObject: read(old), VersionedKind: kind,
	}
	authorize := authorizer.AuthorizerFunc(func(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
		if a.GetUser().GetName() == "permitted" && a.GetVerb() == "use" && a.GetAPIGroup() == "fleet.karmada.io" &&
			a.GetResource() == "rolloutmetrics" && a.GetNamespace() == "team" {
			return authorizer.DecisionAllow, "", nil
		}
		return authorizer.DecisionNoOpinion, "", nil
	})
	request := cel.CreateAdmissionRequest(attributes, metav1.GroupVersionResource(resource), metav1.GroupVersionKind(kind))
	results, _, err := evaluator.ForInput(t.Context(), versioned, request, cel.OptionalVariableBindings{Authorizer: authorize}, nil,
		celconfig.RuntimeCELCostBudget)
	if err != nil {
		t.Fatal(err)
	}
	matched := true
	for _, r := range results[1:] {
		if r.Error != nil {
			t.Fatalf("%s: %v", r.ExpressionAccessor.GetExpression(), r.Error)
		}
		if r.EvalResult.Value() != true {
			matched = false
			break
		}
	}
	if !matched {
		return false
	}
	if results[0].Error != nil {
		t.Fatalf("%s: %v", results[0].ExpressionAccessor.GetExpression(), results[0].Error)
	}
	return results[0].EvalResult.Value() != true
}
