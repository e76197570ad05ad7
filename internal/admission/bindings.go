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

// Names of the ValidatingAdmissionPolicies for the deletion of bindings, of Works and of parts of the installation, and of their bindings.
const (
	BindingPolicyName      = "bindingdeletion.karmada.io"
	WorkPolicyName         = "workdeletion.karmada.io"
	InstallationPolicyName = "installationdeletion.karmada.io"
)

// Policies returns the ValidatingAdmissionPolicies and their bindings. The API server evaluates them itself.
func Policies() []client.Object {
	return slices.Concat(TemplatePolicy(), MarkPolicy(), ImagePolicy(), BindingPolicy(), WorkPolicy(), InstallationPolicy(), MetricPolicy())
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

// InstallationPolicy returns a ValidatingAdmissionPolicy and its binding, which deny the deletion of CustomResourceDefinitions of Karmada
// and of its namespace. With a CustomResourceDefinition, the API server deletes all objects of the kind without asking: with that of
// bindings or Works, the workloads in all clusters.
func InstallationPolicy() []client.Object {
	const namespace = "the deletion of namespace " + names.SystemNamespace + " deletes the Services of aggregated APIs: clusters, search " +
		"and metrics are unavailable until Karmada is started or installed again"
	const kind = `"the deletion of the CustomResourceDefinition deletes all " + oldObject.spec.names.plural + (oldObject.spec.group == "` +
		workv1alpha1.GroupName + `" ? ", and with them the objects of Karmada in all clusters" : "")`
	denial := admissionregistrationv1.Validation{
		Expression: strings.Join([]string{
			`has(oldObject.metadata.deletionTimestamp)`, // a denial would not stop the deletion
			fmt.Sprintf(`oldObject.metadata.?labels[?%q].orValue(%[2]q) != %[2]q`, names.DeletionProtected, deletion.Always),
		}, " || "),
		Message: "the object belongs to Karmada. To delete it" + deletionAnyway,
		MessageExpression: fmt.Sprintf(`(request.kind.kind == "Namespace" ? %q : %s) + %q`, namespace, kind,
			". To delete it"+deletionAnyway),
		Reason: new(metav1.StatusReasonForbidden),
	}
	return denyDeletion(InstallationPolicyName, denial, admissionregistrationv1.MatchCondition{
		Name: "of-karmada",
		Expression: fmt.Sprintf(`request.kind.kind == "Namespace" ? oldObject.metadata.name == %q : `+
			`oldObject.spec.group.endsWith(".karmada.io") || oldObject.spec.group == %q`, names.SystemNamespace, multiClusterGroup),
	}, admissionregistrationv1.Rule{
		APIGroups: []string{"apiextensions.k8s.io"}, APIVersions: []string{"*"}, Resources: []string{"customresourcedefinitions"},
		Scope: new(anyScope),
	}, admissionregistrationv1.Rule{
		APIGroups: []string{""}, APIVersions: []string{"*"}, Resources: []string{"namespaces"}, Scope: new(anyScope),
	})
}

// multiClusterGroup is the group of the standard kinds that Karmada installs, such as ServiceExport.
const multiClusterGroup = "multicluster.x-k8s.io"

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
	return denyDeletion(name, denial, admissionregistrationv1.MatchCondition{
		Name: "created-again", Expression: `has(oldObject.metadata.labels) && oldObject.metadata.labels.exists(k, ` + created + `)`,
	}, admissionregistrationv1.Rule{APIGroups: []string{group}, APIVersions: []string{"*"}, Resources: resources, Scope: new(anyScope)})
}

// denyDeletion returns a ValidatingAdmissionPolicy and its binding for the deletion of objects that match.
func denyDeletion(
	name string, denial admissionregistrationv1.Validation, match admissionregistrationv1.MatchCondition,
	rules ...admissionregistrationv1.Rule,
) []client.Object {
	var matched []admissionregistrationv1.NamedRuleWithOperations
	for _, r := range rules {
		matched = append(matched, admissionregistrationv1.NamedRuleWithOperations{
			RuleWithOperations: admissionregistrationv1.RuleWithOperations{Operations: onDelete, Rule: r},
		})
	}
	return []client.Object{
		&admissionregistrationv1.ValidatingAdmissionPolicy{
			ObjectMeta: configurationMeta(name),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicySpec{
				FailurePolicy: new(admissionregistrationv1.Ignore),
				MatchConstraints: &admissionregistrationv1.MatchResources{
					NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
					MatchPolicy: new(admissionregistrationv1.Equivalent), ResourceRules: matched,
				},
				MatchConditions: []admissionregistrationv1.MatchCondition{match},
				Validations:     []admissionregistrationv1.Validation{denial},
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
