// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"fmt"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// MetricPolicyName is the name of the ValidatingAdmissionPolicy for gates that query metrics, and of its binding.
const MetricPolicyName = "rolloutmetrics.karmada.io"

// controllerManager is the user that copies strategies from policies to bindings.
const controllerManager = "system:karmada:controller-manager"

// MetricPolicy returns a ValidatingAdmissionPolicy and its binding. The control plane queries metrics with the credentials of the
// administrator, and the result is visible to users. Therefore a user who adds a query to a policy or a binding, or changes one, needs the
// right "use" for rolloutmetrics.fleet.karmada.io in the namespace. A failure of the evaluation denies the request.
func MetricPolicy() []client.Object {
	staged := func(object string) string {
		return fmt.Sprintf(`%[1]s.?spec.?rolloutStrategy.?staged.or(%[1]s.?spec.?stagedRollout).orValue({})`, object)
	}
	gates := func(object string) string {
		return fmt.Sprintf(`([%[1]s.?gate.orValue({})] + %[1]s.?stages.orValue([]).map(s, s.?gate.orValue({})))`, staged(object))
	}
	mayUse := fmt.Sprintf(`authorizer.group(%q).resource("rolloutmetrics").namespace(object.metadata.?namespace.orValue(""))`+
		`.check("use").allowed()`, fleetv1alpha1.GroupName)
	unchanged := `(oldObject != null && ` + gates("oldObject") + `.exists(g, c in g.?checks.orValue([])))`
	rule := func(group string, resources ...string) admissionregistrationv1.NamedRuleWithOperations {
		return admissionregistrationv1.NamedRuleWithOperations{RuleWithOperations: admissionregistrationv1.RuleWithOperations{
			Operations: onWrite,
			Rule: admissionregistrationv1.Rule{
				APIGroups: []string{group}, APIVersions: []string{"*"}, Resources: resources, Scope: new(anyScope),
			},
		}}
	}
	return []client.Object{
		&admissionregistrationv1.ValidatingAdmissionPolicy{
			ObjectMeta: configurationMeta(MetricPolicyName),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicySpec{
				FailurePolicy: new(admissionregistrationv1.Fail),
				MatchConstraints: &admissionregistrationv1.MatchResources{
					NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
					MatchPolicy: new(admissionregistrationv1.Equivalent),
					ResourceRules: []admissionregistrationv1.NamedRuleWithOperations{
						rule(policyv1alpha1.GroupName, "propagationpolicies", "clusterpropagationpolicies"),
						rule(workv1alpha2.GroupName, "resourcebindings", "clusterresourcebindings"),
					},
				},
				MatchConditions: []admissionregistrationv1.MatchCondition{
					{Name: "strategy-changed", Expression: fmt.Sprintf(`%[1]s != {} && (oldObject == null || %[1]s != %[2]s)`,
						staged("object"), staged("oldObject"))},
					{Name: "requester", Expression: fmt.Sprintf(`request.userInfo.username != %q`, controllerManager)},
				},
				Validations: []admissionregistrationv1.Validation{{
					Expression: mayUse + ` || ` + gates("object") +
						`.all(g, g.?checks.orValue([]).all(c, !has(c.prometheus) || ` + unchanged + `))`,
					Message: `adding or changing a check with "prometheus" requires the verb "use" for rolloutmetrics.` + fleetv1alpha1.GroupName +
						` in the namespace, for example by a Role: the control plane queries the server with the rights of its administrator`,
					Reason: new(metav1.StatusReasonForbidden),
				}},
			},
		},
		&admissionregistrationv1.ValidatingAdmissionPolicyBinding{
			ObjectMeta: configurationMeta(MetricPolicyName),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
				PolicyName:        MetricPolicyName,
				ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
			},
		},
	}
}
