// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"fmt"
	"slices"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/deletion"
	"karmada.io/karmada/internal/names"
)

// BindingPolicyName is the name of the ValidatingAdmissionPolicy for the deletion of bindings, and of its binding.
const BindingPolicyName = "bindingdeletion.karmada.io"

// Policies returns the ValidatingAdmissionPolicies and their bindings. The API server evaluates them itself.
func Policies() []client.Object {
	return slices.Concat(TemplatePolicy(), BindingPolicy(), MetricPolicy())
}

// BindingPolicy returns a ValidatingAdmissionPolicy and its binding, which deny that users delete bindings that Karmada would create again
// (docs/contract/admission.md#deletion-protection). Controllers delete with the UID as a precondition, except for the namespace
// controller. A failure of the evaluation admits the deletion.
func BindingPolicy() []client.Object {
	claimed := fmt.Sprintf(`has(oldObject.metadata.labels) && oldObject.metadata.labels.exists(k, k in [%q, %q] || k.startsWith(%q))`,
		names.PolicyID, names.ClusterPolicyID, names.DependedByPrefix)
	allowed := strings.Join([]string{
		`has(oldObject.metadata.deletionTimestamp)`, // a denial would not stop the deletion
		fmt.Sprintf(`oldObject.metadata.?labels[?%q].orValue(%[2]q) != %[2]q`, names.DeletionProtected, deletion.Always),
		`(namespaceObject != null && has(namespaceObject.metadata.deletionTimestamp))`,
		`(has(request.options) && has(request.options.preconditions) && has(request.options.preconditions.uid))`,
	}, " || ")
	const template = "%s deletes the objects in all clusters, and Karmada creates them again. To remove the objects, delete the template, " +
		"or delete the policy and then the binding. To reschedule, create a WorkloadRebalancer. To delete the binding anyway, set its label " +
		names.DeletionProtected + "=Never"
	return []client.Object{
		&admissionregistrationv1.ValidatingAdmissionPolicy{
			ObjectMeta: configurationMeta(BindingPolicyName),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicySpec{
				FailurePolicy: new(admissionregistrationv1.Ignore),
				MatchConstraints: &admissionregistrationv1.MatchResources{
					NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
					MatchPolicy: new(admissionregistrationv1.Equivalent),
					ResourceRules: []admissionregistrationv1.NamedRuleWithOperations{{
						RuleWithOperations: admissionregistrationv1.RuleWithOperations{
							Operations: onDelete,
							Rule: admissionregistrationv1.Rule{
								APIGroups: []string{workv1alpha2.GroupName}, APIVersions: []string{"*"},
								Resources: []string{"resourcebindings", "clusterresourcebindings"}, Scope: new(anyScope),
							},
						},
					}},
				},
				MatchConditions: []admissionregistrationv1.MatchCondition{{Name: "created-again", Expression: claimed}},
				Validations: []admissionregistrationv1.Validation{{
					Expression: allowed,
					MessageExpression: fmt.Sprintf(`"the deletion of the binding of " + %[1]s.kind + " " + %[1]s.name + %[2]q`,
						"oldObject.spec.resource", fmt.Sprintf(template, "")),
					Message: fmt.Sprintf(template, "the deletion of the binding"),
					Reason:  new(metav1.StatusReasonForbidden),
				}},
			},
		},
		&admissionregistrationv1.ValidatingAdmissionPolicyBinding{
			ObjectMeta: configurationMeta(BindingPolicyName),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
				PolicyName:        BindingPolicyName,
				ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
			},
		},
	}
}
