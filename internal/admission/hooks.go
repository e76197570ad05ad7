// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"slices"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/networking"
	"karmada.io/karmada/internal/names"
)

// hook holds the path of a webhook, the requests that are sent to it, and its handler.
type hook struct {
	path string
	// name is unique among the mutating and among the validating hooks.
	name     string
	mutating bool
	// group, resource and scope select the objects, in all versions.
	group, resource string
	scope           admissionregistrationv1.ScopeType
	operations      []admissionregistrationv1.OperationType
	// Empty sideEffects means None. timeout is in seconds; 0 means defaultTimeout.
	sideEffects admissionregistrationv1.SideEffectClass
	timeout     int32
	// selector, if set, selects objects by label; condition, if set, must be true for the request.
	selector  *metav1.LabelSelector
	condition *admissionregistrationv1.MatchCondition
	// enforced, if set, replaces condition if quotas are enforced.
	enforced *admissionregistrationv1.MatchCondition
	// optional allows requests if the webhook cannot be called. A denial is always effective.
	optional bool
	handler  builder
}

var (
	onWrite  = []admissionregistrationv1.OperationType{admissionregistrationv1.Create, admissionregistrationv1.Update}
	onUpdate = []admissionregistrationv1.OperationType{admissionregistrationv1.Update}
	onCreate = []admissionregistrationv1.OperationType{admissionregistrationv1.Create}
	onDelete = []admissionregistrationv1.OperationType{admissionregistrationv1.Delete}
)

const (
	namespaced    = admissionregistrationv1.NamespacedScope
	clusterScoped = admissionregistrationv1.ClusterScope
	anyScope      = admissionregistrationv1.AllScopes
)

// hooks lists all admission webhooks (docs/contract/admission.md#webhooks). Those marked as ours have no counterpart upstream.
var hooks = slices.Concat(contractHooks, warningHooks, agentHooks())

// contractHooks are the webhooks for requests of all users.
var contractHooks = []hook{
	// policy.karmada.io
	{
		path: "/mutate-propagationpolicy", name: "propagationpolicy.karmada.io", mutating: true,
		group: policyv1alpha1.GroupName, resource: "propagationpolicies", scope: namespaced, operations: onWrite,
		handler: mutator("PropagationPolicy", defaultPropagation[*policyv1alpha1.PropagationPolicy]),
	},
	{
		path: "/validate-propagationpolicy", name: "propagationpolicy.karmada.io",
		group: policyv1alpha1.GroupName, resource: "propagationpolicies", scope: namespaced, operations: onWrite,
		timeout: 10, // an approved plan is computed again
		handler: validator("PropagationPolicy", validatePropagation[*policyv1alpha1.PropagationPolicy]),
	},
	{
		path: "/mutate-clusterpropagationpolicy", name: "clusterpropagationpolicy.karmada.io", mutating: true,
		group: policyv1alpha1.GroupName, resource: "clusterpropagationpolicies", scope: clusterScoped, operations: onWrite,
		handler: mutator("ClusterPropagationPolicy", defaultPropagation[*policyv1alpha1.ClusterPropagationPolicy]),
	},
	{
		path: "/validate-clusterpropagationpolicy", name: "clusterpropagationpolicy.karmada.io",
		group: policyv1alpha1.GroupName, resource: "clusterpropagationpolicies", scope: clusterScoped, operations: onWrite,
		timeout: 10, // an approved plan is computed again
		handler: validator("ClusterPropagationPolicy", validatePropagation[*policyv1alpha1.ClusterPropagationPolicy]),
	},
	{
		path: "/mutate-overridepolicy", name: "overridepolicy.karmada.io", mutating: true,
		group: policyv1alpha1.GroupName, resource: "overridepolicies", scope: namespaced, operations: onWrite,
		handler: mutator("OverridePolicy", defaultOverride[*policyv1alpha1.OverridePolicy]),
	},
	{
		path: "/validate-overridepolicy", name: "overridepolicy.karmada.io",
		group: policyv1alpha1.GroupName, resource: "overridepolicies", scope: namespaced, operations: onWrite,
		timeout: 10, // an approved plan is computed again
		handler: validator("OverridePolicy", validateOverride[*policyv1alpha1.OverridePolicy]),
	},
	{
		path: "/validate-clusteroverridepolicy", name: "clusteroverridepolicy.karmada.io",
		group: policyv1alpha1.GroupName, resource: "clusteroverridepolicies", scope: clusterScoped, operations: onWrite,
		timeout: 10, // an approved plan is computed again
		handler: validator("ClusterOverridePolicy", validateOverride[*policyv1alpha1.ClusterOverridePolicy]),
	},
	{
		path: "/validate-clustertaintpolicy", name: "clustertaintpolicy.karmada.io",
		group: policyv1alpha1.GroupName, resource: "clustertaintpolicies", scope: clusterScoped, operations: onWrite,
		handler: validator("ClusterTaintPolicy", validateTaintPolicy),
	},
	{
		path: "/validate-federatedresourcequota", name: "federatedresourcequota.karmada.io",
		group: policyv1alpha1.GroupName, resource: "federatedresourcequotas", scope: namespaced, operations: onWrite,
		handler: validator("FederatedResourceQuota", validateQuota),
	},
	{ // ours
		path: "/validate-federatedresourcequota-status", name: "status.federatedresourcequota.karmada.io",
		group: policyv1alpha1.GroupName, resource: "federatedresourcequotas/status", scope: namespaced, operations: onUpdate,
		handler: validator("FederatedResourceQuota", acceptDecoded[*policyv1alpha1.FederatedResourceQuota]),
	},

	// work.karmada.io: controllers write these often, so conditions skip the objects that need no change or validation.
	{
		path: "/mutate-work", name: "work.karmada.io", mutating: true,
		group: workv1alpha1.GroupName, resource: "works", scope: namespaced, operations: onWrite,
		condition: &workNeedsDefaulting,
		handler:   mutator("Work", defaultWork),
	},
	{
		path: "/mutate-resourcebinding", name: "resourcebinding.karmada.io", mutating: true,
		group: workv1alpha2.GroupName, resource: "resourcebindings", scope: namespaced, operations: onCreate,
		condition: lacksID(names.BindingID),
		handler:   mutator("ResourceBinding", ensureID(names.BindingID)),
	},
	{
		path: "/validate-resourcebinding", name: "resourcebinding.karmada.io",
		group: workv1alpha2.GroupName, resource: "resourcebindings", scope: namespaced, operations: onWrite,
		sideEffects: admissionregistrationv1.SideEffectClassNoneOnDryRun,
		condition:   &bindingNeedsValidation,
		enforced:    &usageMayGrow,
		handler:     enforceQuotas(validator("ResourceBinding", validateBinding[*workv1alpha2.ResourceBinding])),
	},
	{
		path: "/mutate-clusterresourcebinding", name: "clusterresourcebinding.karmada.io", mutating: true,
		group: workv1alpha2.GroupName, resource: "clusterresourcebindings", scope: clusterScoped, operations: onCreate,
		condition: lacksID(names.ClusterBindingID),
		handler:   mutator("ClusterResourceBinding", ensureID(names.ClusterBindingID)),
	},
	{ // ours
		path: "/validate-clusterresourcebinding", name: "clusterresourcebinding.karmada.io",
		group: workv1alpha2.GroupName, resource: "clusterresourcebindings", scope: clusterScoped, operations: onWrite,
		condition: &bindingNeedsValidation,
		handler:   validator("ClusterResourceBinding", validateBinding[*workv1alpha2.ClusterResourceBinding]),
	},

	// autoscaling.karmada.io
	{
		path: "/mutate-federatedhpa", name: "autoscaling.karmada.io", mutating: true,
		group: autoscalingv1alpha1.GroupName, resource: "federatedhpas", scope: namespaced, operations: onWrite,
		handler: mutator("FederatedHPA", defaultFederatedHPA),
	},
	{
		path: "/validate-federatedhpa", name: "federatedhpa.karmada.io",
		group: autoscalingv1alpha1.GroupName, resource: "federatedhpas", scope: namespaced, operations: onWrite,
		handler: validator("FederatedHPA", validateFederatedHPA),
	},
	{ // ours
		path: "/validate-federatedhpa-status", name: "status.federatedhpa.karmada.io",
		group: autoscalingv1alpha1.GroupName, resource: "federatedhpas/status", scope: namespaced, operations: onUpdate,
		handler: validator("FederatedHPA", acceptDecoded[*autoscalingv1alpha1.FederatedHPA]),
	},
	{
		path: "/validate-cronfederatedhpa", name: "cronfederatedhpa.karmada.io",
		group: autoscalingv1alpha1.GroupName, resource: "cronfederatedhpas", scope: namespaced, operations: onWrite,
		handler: validator("CronFederatedHPA", validateCronFederatedHPA),
	},

	// fleet.karmada.io
	{ // ours
		path: "/mutate-placement", name: "placement.karmada.io", mutating: true,
		group: fleetv1alpha1.GroupName, resource: "placements", scope: namespaced, operations: onWrite,
		handler: mutator("Placement", defaultRequest),
	},
	{ // ours
		path: "/validate-placement", name: "placement.karmada.io",
		group: fleetv1alpha1.GroupName, resource: "placements", scope: namespaced, operations: onWrite,
		handler: validator("Placement", validateRequest),
	},
	{ // ours
		path: "/mutate-rolloutapproval", name: "rolloutapproval.karmada.io", mutating: true,
		group: fleetv1alpha1.GroupName, resource: "rolloutapprovals", scope: namespaced, operations: onCreate,
		handler: mutator("RolloutApproval", func(_ Deps, r review[*fleetv1alpha1.RolloutApproval]) field.ErrorList {
			r.object.Spec.ApprovedBy = r.user
			return nil
		}),
	},
	{ // ours
		path: "/mutate-clusterrolloutapproval", name: "clusterrolloutapproval.karmada.io", mutating: true,
		group: fleetv1alpha1.GroupName, resource: "clusterrolloutapprovals", scope: clusterScoped, operations: onCreate,
		handler: mutator("ClusterRolloutApproval", func(_ Deps, r review[*fleetv1alpha1.ClusterRolloutApproval]) field.ErrorList {
			r.object.Spec.ApprovedBy = r.user
			return nil
		}),
	},

	// networking.karmada.io
	{
		path: "/mutate-multiclusterservice", name: "multiclusterservice.karmada.io", mutating: true,
		group: networkingv1alpha1.GroupName, resource: "multiclusterservices", scope: namespaced, operations: onWrite,
		condition: lacksID(networking.ServiceID),
		handler:   mutator("MultiClusterService", ensureID(networking.ServiceID)),
	},
	{
		path: "/validate-multiclusterservice", name: "multiclusterservice.karmada.io",
		group: networkingv1alpha1.GroupName, resource: "multiclusterservices", scope: namespaced, operations: onWrite,
		handler: validator("MultiClusterService", validateService),
	},
	{
		path: "/validate-multiclusteringress", name: "multiclusteringress.karmada.io",
		group: networkingv1alpha1.GroupName, resource: "multiclusteringresses", scope: namespaced, operations: onWrite,
		handler: validator("MultiClusterIngress", validateIngress),
	},

	// config.karmada.io
	{
		path: "/validate-resourceinterpreterwebhookconfiguration", name: "config.karmada.io",
		group: configv1alpha1.GroupName, resource: "resourceinterpreterwebhookconfigurations", scope: clusterScoped, operations: onWrite,
		handler: validator("ResourceInterpreterWebhookConfiguration", validateInterpreterWebhooks),
	},
	{
		path: "/validate-resourceinterpretercustomization", name: "resourceinterpretercustomization.karmada.io",
		group: configv1alpha1.GroupName, resource: "resourceinterpretercustomizations", scope: clusterScoped, operations: onWrite,
		timeout: 10, // up to 1s for each of eight scripts
		handler: validator("ResourceInterpreterCustomization", validateCustomization),
	},

	// all groups
	{
		path: "/validate-resourcedeletionprotection", name: "resourcedeletionprotection.karmada.io",
		group: "*", resource: "*", scope: anyScope, operations: onDelete,
		selector: &metav1.LabelSelector{MatchExpressions: []metav1.LabelSelectorRequirement{
			{Key: names.DeletionProtected, Operator: metav1.LabelSelectorOpExists},
		}},
		handler: protectDeletion,
	},
	{ // ours
		path: "/validate-namespacedeletion", name: "namespacedeletion.karmada.io",
		group: corev1.GroupName, resource: "namespaces", scope: clusterScoped, operations: onDelete,
		timeout:   10, // it lists objects of all kinds
		condition: clusterNamespace(true),
		handler:   protectNamespace,
	},
	{ // ours
		path: "/validate-namespacecontents", name: "namespacecontents.karmada.io",
		group: corev1.GroupName, resource: "namespaces", scope: clusterScoped, operations: onDelete,
		timeout:   10,
		condition: clusterNamespace(false),
		// Without the webhook, the protected objects stay because their own deletion is denied, and so does the namespace.
		optional: true,
		handler:  protectNamespace,
	},
}
