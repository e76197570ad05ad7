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

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/deletion"
	"karmada.io/karmada/internal/names"
)

// Names of the ValidatingAdmissionPolicies for the deletion of bindings and of Works, and of their bindings.
const (
	BindingPolicyName = "bindingdeletion.karmada.io"
	WorkPolicyName    = "workdeletion.karmada.io"
)

// Policies returns the ValidatingAdmissionPolicies and their bindings. The API server evaluates them itself.
func Policies() []client.Object {
	return slices.Concat(TemplatePolicy(), MarkPolicy(), ImagePolicy(), BindingPolicy(), WorkPolicy(), MetricPolicy())
}

// deletionAnyway completes the messages of denials.
const deletionAnyway = " anyway, set its label " + names.DeletionProtected + "=Never"

// BindingPolicy returns a ValidatingAdmissionPolicy and its binding, which deny that users delete bindings that Karmada would create again
// (docs/contract/admission.md#deletion-protection).
func BindingPolicy() []client.Object {
	const what, why = "the deletion of the binding", " deletes the objects in all clusters, and Karmada creates them again. To remove the " +
		"objects, delete the template, or delete the policy and then the binding. To reschedule, create a WorkloadRebalancer. To delete " +
		"the binding" + deletionAnyway
	return deletionPolicy(BindingPolicyName, workv1alpha2.GroupName, []string{"resourcebindings", "clusterresourcebindings"},
		fmt.Sprintf(`k in [%q, %q] || k.startsWith(%q)`, names.PolicyID, names.ClusterPolicyID, names.DependedByPrefix),
		admissionregistrationv1.Validation{
			MessageExpression: fmt.Sprintf(`%q + " of " + %[2]s.kind + " " + %[2]s.name + %[3]q`, what, "oldObject.spec.resource", why),
			Message:           what + why,
		})
}

// WorkPolicy returns a ValidatingAdmissionPolicy and its binding, which deny that users delete Works that Karmada would create again.
// Users may delete Works that they created.
func WorkPolicy() []client.Object {
	const what, why = "the deletion of a Work", ", and Karmada creates it again. To remove the object, delete the template, or remove the " +
		"cluster from the placement of the policy. To delete the Work" + deletionAnyway
	const manifest = "oldObject.spec.workload.manifests[0]"
	return deletionPolicy(WorkPolicyName, workv1alpha1.GroupName, []string{"works"},
		fmt.Sprintf(`k in [%q, %q, %q, %q]`, names.BindingID, names.ClusterBindingID, names.MultiClusterIngressName, names.QuotaName),
		admissionregistrationv1.Validation{
			MessageExpression: fmt.Sprintf(`"the deletion of the Work deletes " + %[1]s.kind + " " + %[1]s.metadata.name + " in cluster " + `+
				`oldObject.metadata.namespace.replace(%q, "", 1) + %q`, manifest, names.ExecutionPrefix, why),
			Message: what + " deletes its object in the cluster" + why,
		})
}

// deletionPolicy returns a ValidatingAdmissionPolicy and its binding, which deny that users delete objects of which the expression created
// is true for the key k of a label. Controllers delete with the UID as a precondition or, as the namespace controller, collections. A
// failure of the evaluation admits the deletion.
func deletionPolicy(
	name, group string, resources []string, created string, denial admissionregistrationv1.Validation,
) []client.Object {
	denial.Expression = strings.Join([]string{
		`has(oldObject.metadata.deletionTimestamp)`, // a denial would not stop the deletion
		fmt.Sprintf(`oldObject.metadata.?labels[?%q].orValue(%[2]q) != %[2]q`, names.DeletionProtected, deletion.Always),
		`(namespaceObject != null && has(namespaceObject.metadata.deletionTimestamp))`,
		`(has(request.options) && has(request.options.preconditions) && has(request.options.preconditions.uid))`,
		`request.?name.orValue("") == ""`, // a collection
	}, " || ")
	denial.Reason = new(metav1.StatusReasonForbidden)
	return []client.Object{
		&admissionregistrationv1.ValidatingAdmissionPolicy{
			ObjectMeta: configurationMeta(name),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicySpec{
				FailurePolicy: new(admissionregistrationv1.Ignore),
				MatchConstraints: &admissionregistrationv1.MatchResources{
					NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
					MatchPolicy: new(admissionregistrationv1.Equivalent),
					ResourceRules: []admissionregistrationv1.NamedRuleWithOperations{{
						RuleWithOperations: admissionregistrationv1.RuleWithOperations{
							Operations: onDelete,
							Rule: admissionregistrationv1.Rule{
								APIGroups: []string{group}, APIVersions: []string{"*"}, Resources: resources, Scope: new(anyScope),
							},
						},
					}},
				},
				MatchConditions: []admissionregistrationv1.MatchCondition{{
					Name: "created-again", Expression: `has(oldObject.metadata.labels) && oldObject.metadata.labels.exists(k, ` + created + `)`,
				}},
				Validations: []admissionregistrationv1.Validation{denial},
			},
		},
		&admissionregistrationv1.ValidatingAdmissionPolicyBinding{
			ObjectMeta: configurationMeta(name),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
				PolicyName:        name,
				ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
			},
		},
	}
}
