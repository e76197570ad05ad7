// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"context"
	"fmt"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
)

// limit is a condition, in CEL, for the objects of one kind that an agent creates. It can use the variable cluster.
type limit struct{ group, resource, condition, message string }

// limits returns what RBAC cannot express, because it does not limit creation by name. A Secret of another type could be filled with
// the token of a service account.
func limits() []limit {
	return []limit{
		{"coordination.k8s.io", "leases", fmt.Sprintf(
			`request.namespace == '%s' ? object.metadata.name == variables.cluster : `+
				`request.namespace == '%s' && object.metadata.name == '%s' + variables.cluster`,
			names.ClusterNamespace, names.SystemNamespace, names.AgentLock(""),
		), "an agent may only create its own Leases"},
		{"", "secrets", fmt.Sprintf(
			`request.namespace == '%s' && object.metadata.name in [variables.cluster, variables.cluster + '%s'] && `+
				`!variables.cluster.endsWith('%[2]s') && (!has(object.type) || object.type in ['', '%[3]s'])`,
			names.ClusterNamespace, names.ImpersonatorSuffix, corev1.SecretTypeOpaque,
		), "an agent may only create the Secrets with the credentials of its cluster, of type Opaque"},
		{"", "events", `has(object.source) && has(object.source.component) && object.source.component in ['` +
			strings.Join(names.AgentSources(), `', '`) + `']`, "an agent may only create the events of its controllers"},
		{
			certificatesv1.GroupName, "certificatesigningrequests",
			`object.spec.signerName == '` + certificatesv1.KubeAPIServerClientSignerName + `'`, "an agent may only request client certificates",
		},
	}
}

// agentPolicy returns the admission policy for agents and its binding. The API server evaluates it itself: it also holds while
// karmada-webhook is not running. Fields are set even to their defaults, so that a comparison finds no difference.
func agentPolicy() (*admissionregistrationv1.ValidatingAdmissionPolicy, *admissionregistrationv1.ValidatingAdmissionPolicyBinding) {
	policy := &admissionregistrationv1.ValidatingAdmissionPolicy{ObjectMeta: systemObject("", names.AgentPolicy)}
	match := &admissionregistrationv1.MatchResources{
		MatchPolicy:       new(admissionregistrationv1.Equivalent),
		NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
	}
	policy.Spec = admissionregistrationv1.ValidatingAdmissionPolicySpec{
		FailurePolicy: new(admissionregistrationv1.Fail), MatchConstraints: match,
		MatchConditions: []admissionregistrationv1.MatchCondition{{Name: "agents", Expression: fmt.Sprintf(
			`'%s' in request.userInfo.groups && request.userInfo.username.startsWith('%s')`, names.AgentsGroup, names.AgentUserPrefix)}},
		Variables: []admissionregistrationv1.Variable{{
			Name: "cluster", Expression: fmt.Sprintf(`request.userInfo.username.substring(%d)`, len(names.AgentUserPrefix)),
		}},
	}
	for _, l := range limits() {
		match.ResourceRules = append(match.ResourceRules, admissionregistrationv1.NamedRuleWithOperations{
			RuleWithOperations: admissionregistrationv1.RuleWithOperations{
				Operations: []admissionregistrationv1.OperationType{admissionregistrationv1.Create},
				Rule: admissionregistrationv1.Rule{
					APIGroups: []string{l.group}, APIVersions: []string{"*"}, Resources: []string{l.resource},
					Scope: new(admissionregistrationv1.AllScopes),
				},
			},
		})
		policy.Spec.Validations = append(policy.Spec.Validations, admissionregistrationv1.Validation{
			Expression: fmt.Sprintf(`request.resource.resource != '%s' || (%s)`, l.resource, l.condition),
			Message:    l.message, Reason: new(metav1.StatusReasonForbidden),
		})
	}
	binding := &admissionregistrationv1.ValidatingAdmissionPolicyBinding{
		ObjectMeta: systemObject("", names.AgentPolicy),
		Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
			PolicyName: names.AgentPolicy, ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
		},
	}
	return policy, binding
}

// applyAgentPolicy creates the policy or restores its content.
func applyAgentPolicy(ctx context.Context, control client.Client) error {
	policy, binding := agentPolicy()
	sum, err := digest(policy.Spec)
	if err != nil {
		return err
	}
	policy.Annotations = map[string]string{hashAnnotation: sum}
	if err := applySpec(ctx, control, policy, func(observed *admissionregistrationv1.ValidatingAdmissionPolicy) bool {
		changed := observed.Annotations[hashAnnotation] != sum
		observed.Spec = policy.Spec
		metav1.SetMetaDataAnnotation(&observed.ObjectMeta, hashAnnotation, sum)
		return changed
	}); err != nil {
		return err
	}
	return applySpec(ctx, control, binding, func(observed *admissionregistrationv1.ValidatingAdmissionPolicyBinding) bool {
		changed := observed.Spec.PolicyName != binding.Spec.PolicyName || len(observed.Spec.ValidationActions) != 1 ||
			observed.Spec.ValidationActions[0] != admissionregistrationv1.Deny || observed.Spec.MatchResources != nil
		observed.Spec = binding.Spec
		return changed
	})
}

// applySpec creates desired, or updates the existing object if set reports a change.
func applySpec[T client.Object](ctx context.Context, control client.Client, desired T, set func(observed T) bool) error {
	observed := desired.DeepCopyObject().(T)
	err := control.Get(ctx, client.ObjectKeyFromObject(desired), observed)
	switch {
	case client.IgnoreNotFound(err) != nil:
	case err != nil:
		err = client.IgnoreAlreadyExists(control.Create(ctx, desired))
	case set(observed):
		err = control.Update(ctx, observed)
	}
	if err != nil {
		return fmt.Errorf("apply %T %s: %w", desired, desired.GetName(), err)
	}
	return nil
}
