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
	flowcontrolv1 "k8s.io/api/flowcontrol/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// limit is a condition, in CEL, for the objects of one kind that an agent creates. If updates is set, it applies to updates, too. It can
// use the variable cluster.
type limit struct {
	group, resource, condition, message string
	updates                             bool
}

// Limits of the size of fields, in bytes.
const (
	maxEventMessage = 1024
	maxRequest      = 16 << 10
)

// foundBy are the labels and annotations by which the control plane finds the Works of bindings, quotas and ingresses.
var foundBy = struct{ labels, annotations []string }{
	[]string{
		names.BindingID, names.ClusterBindingID, names.QuotaNamespace, names.QuotaName, names.MultiClusterServiceID,
		names.MultiClusterIngressNamespace, names.MultiClusterIngressName,
	},
	[]string{names.BindingNamespace, names.BindingName, names.ClusterBindingName},
}

// kept is a condition that the keys of a map of the metadata have the same values as before. New objects have none of them.
func kept(field string, keys []string) string {
	return fmt.Sprintf(`['%s'].all(k, object.metadata.?%[2]s[?k] == (oldObject == null ? optional.none() : oldObject.metadata.?%[2]s[?k]))`,
		strings.Join(keys, "', '"), field)
}

// limits returns what RBAC cannot express, because it does not limit objects by name and content. A Secret of another type could be filled
// with the token of a service account.
func limits() []limit {
	return []limit{
		{workv1alpha1.GroupName, "works", kept("labels", foundBy.labels) + " && " + kept("annotations", foundBy.annotations) + fmt.Sprintf(
			` && (oldObject != null || object.metadata.?labels[?'%s'].orValue('') != '' && object.spec.?suspendDispatching.orValue(false) == true)`,
			names.EndpointSliceManagedBy,
		), "an agent may only create Works that report EndpointSlices, and must keep the labels and annotations that name an owner", true},
		{"coordination.k8s.io", "leases", fmt.Sprintf(
			`request.namespace == '%s' ? object.metadata.name == variables.cluster : `+
				`request.namespace == '%s' && object.metadata.name == '%s' + variables.cluster`,
			names.ClusterNamespace, names.SystemNamespace, names.AgentLock(""),
		), "an agent may only create its own Leases", false},
		{"", "secrets", fmt.Sprintf(
			`request.namespace == '%s' && object.metadata.name in [variables.cluster, variables.cluster + '%s'] && `+
				`!variables.cluster.endsWith('%[2]s') && (!has(object.type) || object.type in ['', '%[3]s'])`,
			names.ClusterNamespace, names.ImpersonatorSuffix, corev1.SecretTypeOpaque,
		), "an agent may only create the Secrets with the credentials of its cluster, of type Opaque", false},
		{"", "events", `has(object.source) && has(object.source.component) && object.source.component in ['` +
			strings.Join(names.AgentSources(), `', '`) + `']` + fmt.Sprintf(` && size(object.?message.orValue('')) <= %d`, maxEventMessage),
			"an agent may only create the events of its controllers, with short messages", false},
		{
			certificatesv1.GroupName, "certificatesigningrequests",
			fmt.Sprintf(`object.spec.signerName == '%s' && size(object.spec.request) <= %d`,
				certificatesv1.KubeAPIServerClientSignerName, maxRequest),
			"an agent may only request client certificates, with small requests", false,
		},
	}
}

// requests are the requests that an admission policy limits, as a CEL expression. variable is the value of the variable cluster.
type requests struct{ policy, expression, variable string }

// ofAgents are the requests of agents.
func ofAgents() requests {
	return requests{
		names.AgentPolicy,
		fmt.Sprintf(`'%s' in request.userInfo.groups && request.userInfo.username.startsWith('%s')`, names.AgentsGroup, names.AgentUserPrefix),
		fmt.Sprintf(`request.userInfo.username.substring(%d)`, len(names.AgentUserPrefix)),
	}
}

// ofSchedulers are the requests of scheduler and descheduler, which may write any Lease of karmada-system by RBAC. The variable is the
// prefix of the names of their own Leases.
func ofSchedulers() requests {
	prefix := ComponentUser("")
	return requests{
		names.SchedulerPolicy,
		fmt.Sprintf(`request.userInfo.username in ['%s', '%s']`, ComponentUser("scheduler"), ComponentUser("descheduler")),
		fmt.Sprintf(`'karmada-' + request.userInfo.username.substring(%d)`, len(prefix)),
	}
}

// schedulerLimits returns the limits of scheduler and descheduler: with the Lease of another component, they could stop it.
func schedulerLimits() []limit {
	return []limit{{
		"coordination.k8s.io", "leases", `object.metadata.name.startsWith(variables.cluster)`,
		"scheduler and descheduler may only write Leases whose names begin with the name of the component", true,
	}}
}

// admissionPolicy returns an admission policy and its binding. The API server evaluates it itself: it also holds while karmada-webhook is
// not running. Fields are set even to their defaults, so that a comparison finds no difference.
func admissionPolicy(of requests, limits []limit) (
	*admissionregistrationv1.ValidatingAdmissionPolicy, *admissionregistrationv1.ValidatingAdmissionPolicyBinding,
) {
	policy := &admissionregistrationv1.ValidatingAdmissionPolicy{ObjectMeta: systemObject("", of.policy)}
	match := &admissionregistrationv1.MatchResources{
		MatchPolicy:       new(admissionregistrationv1.Equivalent),
		NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: &metav1.LabelSelector{},
	}
	policy.Spec = admissionregistrationv1.ValidatingAdmissionPolicySpec{
		FailurePolicy: new(admissionregistrationv1.Fail), MatchConstraints: match,
		MatchConditions: []admissionregistrationv1.MatchCondition{{Name: "requester", Expression: of.expression}},
		Variables:       []admissionregistrationv1.Variable{{Name: "cluster", Expression: of.variable}},
	}
	for _, l := range limits {
		operations := []admissionregistrationv1.OperationType{admissionregistrationv1.Create}
		if l.updates {
			operations = append(operations, admissionregistrationv1.Update)
		}
		match.ResourceRules = append(match.ResourceRules, admissionregistrationv1.NamedRuleWithOperations{
			RuleWithOperations: admissionregistrationv1.RuleWithOperations{
				Operations: operations,
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
		ObjectMeta: systemObject("", of.policy),
		Spec: admissionregistrationv1.ValidatingAdmissionPolicyBindingSpec{
			PolicyName: of.policy, ValidationActions: []admissionregistrationv1.ValidationAction{admissionregistrationv1.Deny},
		},
	}
	return policy, binding
}

// applyPolicy creates an admission policy or restores its content.
func applyPolicy(ctx context.Context, control client.Client, of requests, limits []limit) error {
	policy, binding := admissionPolicy(of, limits)
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

// agentShare is the nominal share of the concurrent requests of the API server for all agents together. The default levels of Kubernetes
// have 245.
const agentShare = 30

// agentPriority returns the priority level of the requests of agents, and its FlowSchema: one agent does not delay the requests of others,
// and all together do not delay those of controllers and users.
func agentPriority() (*flowcontrolv1.PriorityLevelConfiguration, *flowcontrolv1.FlowSchema) {
	level := &flowcontrolv1.PriorityLevelConfiguration{ObjectMeta: systemObject("", names.AgentFlow)}
	level.Spec = flowcontrolv1.PriorityLevelConfigurationSpec{
		Type: flowcontrolv1.PriorityLevelEnablementLimited,
		Limited: &flowcontrolv1.LimitedPriorityLevelConfiguration{
			NominalConcurrencyShares: new(int32(agentShare)), LendablePercent: new(int32(50)),
			LimitResponse: flowcontrolv1.LimitResponse{
				Type: flowcontrolv1.LimitResponseTypeQueue, Queuing: &flowcontrolv1.QueuingConfiguration{Queues: 64, HandSize: 6, QueueLengthLimit: 50},
			},
		},
	}
	schema := &flowcontrolv1.FlowSchema{ObjectMeta: systemObject("", names.AgentFlow)}
	schema.Spec = flowcontrolv1.FlowSchemaSpec{
		PriorityLevelConfiguration: flowcontrolv1.PriorityLevelConfigurationReference{Name: level.Name}, MatchingPrecedence: 150,
		DistinguisherMethod: &flowcontrolv1.FlowDistinguisherMethod{Type: flowcontrolv1.FlowDistinguisherMethodByUserType},
		Rules: []flowcontrolv1.PolicyRulesWithSubjects{{
			Subjects: []flowcontrolv1.Subject{{
				Kind: flowcontrolv1.SubjectKindGroup, Group: &flowcontrolv1.GroupSubject{Name: names.AgentsGroup},
			}},
			ResourceRules: []flowcontrolv1.ResourcePolicyRule{{
				Verbs: []string{"*"}, APIGroups: []string{"*"}, Resources: []string{"*"}, ClusterScope: true, Namespaces: []string{"*"},
			}},
			NonResourceRules: []flowcontrolv1.NonResourcePolicyRule{{Verbs: []string{"*"}, NonResourceURLs: []string{"*"}}},
		}},
	}
	return level, schema
}

// applyAgentPriority creates both objects. Existing ones are kept: an administrator can change the share.
func applyAgentPriority(ctx context.Context, control client.Client) error {
	level, schema := agentPriority()
	if err := createMissing(ctx, control, level); err != nil {
		return err
	}
	return createMissing(ctx, control, schema)
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
