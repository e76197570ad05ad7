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
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/strategy"
)

// TemplatePolicyName is the name of the ValidatingAdmissionPolicy for templates, and of its binding.
const TemplatePolicyName = "templates.karmada.io"

// everything matches all objects, excludedFromTemplates objects that are written often and never propagated, and excludedFromMarks the
// same objects except bindings, which have annotations of users.
var (
	everything = admissionregistrationv1.RuleWithOperations{
		Operations: onWrite,
		Rule: admissionregistrationv1.Rule{
			APIGroups: []string{"*"}, APIVersions: []string{"*"}, Resources: []string{"*"}, Scope: new(anyScope),
		},
	}
	excludedFromTemplates = append(slices.Clone(unmarked), excluded(workv1alpha1.GroupName, "*"))
	excludedFromMarks     = append(slices.Clone(unmarked), excluded(workv1alpha1.GroupName, "works"))

	unmarked = []admissionregistrationv1.NamedRuleWithOperations{
		excluded("", "events"), excluded("events.k8s.io", "events"), excluded("coordination.k8s.io", "leases"),
	}
)

// TemplatePolicy returns a ValidatingAdmissionPolicy and its binding, which validate the annotations of templates. Templates are of
// any kind. Therefore the API server evaluates them itself, and calls no webhook. A failure of the evaluation admits the object: the
// controllers report an invalid annotation, too.
func TemplatePolicy() []client.Object {
	const value = "variables.strategy"
	return []client.Object{
		&admissionregistrationv1.ValidatingAdmissionPolicy{
			ObjectMeta: configurationMeta(TemplatePolicyName),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicySpec{
				FailurePolicy: new(admissionregistrationv1.Ignore),
				MatchConstraints: &admissionregistrationv1.MatchResources{
					NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
					MatchPolicy:          new(admissionregistrationv1.Equivalent),
					ResourceRules:        []admissionregistrationv1.NamedRuleWithOperations{{RuleWithOperations: everything}},
					ExcludeResourceRules: excludedFromTemplates,
				},
				// An invalid value that was stored before does not block other changes.
				MatchConditions: []admissionregistrationv1.MatchCondition{{
					Name: "strategy-changed",
					Expression: fmt.Sprintf(`has(object.metadata) && object.metadata.?annotations[?%[1]q].orValue("") != "" && `+
						`(oldObject == null || oldObject.metadata.?annotations[?%[1]q].orValue("") != object.metadata.annotations[%[1]q])`,
						names.ApplyStrategy),
				}},
				Variables: []admissionregistrationv1.Variable{
					{Name: "strategy", Expression: fmt.Sprintf(`object.metadata.annotations[%q]`, names.ApplyStrategy)},
				},
				Validations: []admissionregistrationv1.Validation{{
					Expression: value + ` in ["` + strings.ReplaceAll(strategy.Supported(), ", ", `", "`) + `"]`,
					MessageExpression: fmt.Sprintf(`"metadata.annotations[%s]: unsupported value: \"" + %s + "\", must be one of: %s"`,
						names.ApplyStrategy, value, strategy.Supported()),
					Message: "metadata.annotations[" + names.ApplyStrategy + "]: must be one of: " + strategy.Supported(),
					Reason:  new(metav1.StatusReasonInvalid),
				}},
			},
		},
		&admissionregistrationv1.ValidatingAdmissionPolicyBinding{
			ObjectMeta: configurationMeta(TemplatePolicyName),
			Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
				PolicyName:        TemplatePolicyName,
				ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
			},
		},
	}
}

func excluded(group, resource string) admissionregistrationv1.NamedRuleWithOperations {
	return admissionregistrationv1.NamedRuleWithOperations{RuleWithOperations: admissionregistrationv1.RuleWithOperations{
		Operations: onWrite,
		Rule: admissionregistrationv1.Rule{
			APIGroups: []string{group}, APIVersions: []string{"*"}, Resources: []string{resource}, Scope: new(anyScope),
		},
	}}
}
