// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"slices"

	apiequality "k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"sigs.k8s.io/controller-runtime/pkg/client"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/admission/autoscaling"
	"karmada.io/karmada/internal/admission/config"
	"karmada.io/karmada/internal/admission/networking"
	"karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/admission/work"
	"karmada.io/karmada/internal/binding"
	propagationpolicy "karmada.io/karmada/internal/policy"
)

// override is an override policy of either scope.
type override interface {
	client.Object
	policy.Override
}

func defaultPropagation[P propagationpolicy.Policy](deps Deps, r review[P]) field.ErrorList {
	policy.DefaultPropagation(r.object, oldPropagation(r), r.namespace, deps.NewID)
	return nil
}

func validatePropagation[P propagationpolicy.Policy](ctx context.Context, deps Deps, r review[P]) ([]string, field.ErrorList) {
	errs := policy.ValidatePropagation(r.object, oldPropagation(r))
	if len(errs) > 0 || (r.updating && apiequality.Semantic.DeepEqual(r.object.PolicySpec(), r.old.PolicySpec())) {
		return nil, errs // do not repeat warnings if only the metadata changed
	}
	effect, errs := checkEffect(ctx, deps, r, r.updating)
	return slices.Concat(fieldWarnings(ctx, deps, propagationpolicy.ScopeOf(r.object).Kind, r),
		deps.gateWarnings(policy.PropagationGates(r.object)...), effect), errs
}

// oldPropagation returns the old policy, or a nil interface (not a nil pointer in an interface) on creation.
func oldPropagation[P propagationpolicy.Policy](r review[P]) propagationpolicy.Policy {
	if !r.updating {
		return nil
	}
	return r.old
}

func defaultRequest(_ Deps, r review[*fleetv1alpha1.Placement]) field.ErrorList {
	policy.DefaultPlacement(&r.object.Spec.Placement)
	return nil
}

func validateRequest(ctx context.Context, deps Deps, r review[*fleetv1alpha1.Placement]) ([]string, field.ErrorList) {
	errs := policy.ValidateRequest(r.object)
	if len(errs) > 0 || (r.updating && apiequality.Semantic.DeepEqual(r.object.Spec, r.old.Spec)) {
		return nil, errs
	}
	return fieldWarnings(ctx, deps, "Placement", r), nil
}

func defaultOverride[P override](_ Deps, r review[P]) field.ErrorList {
	policy.DefaultOverride(r.object, r.namespace)
	return nil
}

func validateOverride[P override](ctx context.Context, deps Deps, r review[P]) ([]string, field.ErrorList) {
	errs := policy.ValidateOverride(r.object)
	if len(errs) > 0 || (r.updating && apiequality.Semantic.DeepEqual(r.object.OverrideSpec(), r.old.OverrideSpec())) {
		return nil, errs
	}
	effect, errs := checkEffect(ctx, deps, r, true)
	kind := "ClusterOverridePolicy"
	if r.namespace != "" {
		kind = "OverridePolicy"
	}
	return append(fieldWarnings(ctx, deps, kind, r), effect...), errs
}

func defaultWork(deps Deps, r review[*workv1alpha1.Work]) field.ErrorList {
	return work.DefaultWork(r.object, deps.NewID)
}

// ensureID sets the permanent ID in a label. It decodes only the metadata, which all versions of a kind share.
func ensureID(label string) func(Deps, review[*metav1.PartialObjectMetadata]) field.ErrorList {
	return func(deps Deps, r review[*metav1.PartialObjectMetadata]) field.ErrorList {
		work.EnsureID(r.object, label, deps.NewID)
		return nil
	}
}

func validateBinding[B binding.Binding](_ context.Context, deps Deps, r review[B]) ([]string, field.ErrorList) {
	return nil, work.ValidateBinding(r.object, r.object.BindingSpec(), deps.Components)
}

// acceptDecoded accepts every object that is decoded without an error: the contents of a status are not restricted.
func acceptDecoded[P client.Object](context.Context, Deps, review[P]) ([]string, field.ErrorList) {
	return nil, nil
}

func validateTaintPolicy(ctx context.Context, deps Deps, r review[*policyv1alpha1.ClusterTaintPolicy]) ([]string, field.ErrorList) {
	errs := policy.ValidateTaintPolicy(r.object, deps.NoExecuteTaints)
	if len(errs) > 0 || (r.updating && apiequality.Semantic.DeepEqual(r.object.Spec, r.old.Spec)) {
		return nil, errs
	}
	return append(fieldWarnings(ctx, deps, "ClusterTaintPolicy", r), deps.gateWarnings(policy.TaintPolicyGate)...), nil
}

func validateQuota(ctx context.Context, deps Deps, r review[*policyv1alpha1.FederatedResourceQuota]) ([]string, field.ErrorList) {
	errs := policy.ValidateQuota(r.object)
	if len(errs) > 0 || (r.updating && apiequality.Semantic.DeepEqual(r.object.Spec, r.old.Spec)) {
		return nil, errs
	}
	return append(fieldWarnings(ctx, deps, "FederatedResourceQuota", r), deps.gateWarnings(policy.OverallGate(r.object))...), nil
}

func defaultFederatedHPA(_ Deps, r review[*autoscalingv1alpha1.FederatedHPA]) field.ErrorList {
	autoscaling.DefaultFederatedHPA(r.object)
	return nil
}

func validateFederatedHPA(ctx context.Context, deps Deps, r review[*autoscalingv1alpha1.FederatedHPA]) ([]string, field.ErrorList) {
	errs := autoscaling.ValidateFederatedHPA(r.object)
	if len(errs) > 0 {
		return nil, errs
	}
	return fieldWarnings(ctx, deps, "FederatedHPA", r), nil
}

func validateCronFederatedHPA(ctx context.Context, deps Deps, r review[*autoscalingv1alpha1.CronFederatedHPA]) ([]string, field.ErrorList) {
	errs := autoscaling.ValidateCronFederatedHPA(r.object)
	if len(errs) > 0 {
		return nil, errs
	}
	return fieldWarnings(ctx, deps, "CronFederatedHPA", r), nil
}

func validateService(ctx context.Context, deps Deps, r review[*networkingv1alpha1.MultiClusterService]) ([]string, field.ErrorList) {
	if !r.updating {
		r.old = nil
	}
	errs := networking.ValidateService(r.object, r.old)
	if len(errs) > 0 || (r.updating && apiequality.Semantic.DeepEqual(r.object.Spec, r.old.Spec)) {
		return nil, errs
	}
	return append(fieldWarnings(ctx, deps, "MultiClusterService", r), deps.gateWarnings(policy.ServiceGate)...), nil
}

func validateIngress(ctx context.Context, deps Deps, r review[*networkingv1alpha1.MultiClusterIngress]) ([]string, field.ErrorList) {
	if errs := networking.ValidateIngress(r.object, r.updating); len(errs) > 0 {
		return nil, errs
	}
	return fieldWarnings(ctx, deps, "MultiClusterIngress", r), nil
}

func validateInterpreterWebhooks(
	ctx context.Context, deps Deps, r review[*configv1alpha1.ResourceInterpreterWebhookConfiguration],
) ([]string, field.ErrorList) {
	if errs := config.ValidateWebhooks(r.object); len(errs) > 0 {
		return nil, errs
	}
	return fieldWarnings(ctx, deps, "ResourceInterpreterWebhookConfiguration", r), nil
}

func validateCustomization(
	ctx context.Context, deps Deps, r review[*configv1alpha1.ResourceInterpreterCustomization],
) ([]string, field.ErrorList) {
	existing, err := deps.customizations(ctx)
	if err != nil {
		return nil, field.ErrorList{field.InternalError(field.NewPath("spec", "customizations"), err)}
	}
	errs := config.ValidateCustomization(r.object, existing)
	if len(errs) > 0 {
		return nil, errs
	}
	return fieldWarnings(ctx, deps, "ResourceInterpreterCustomization", r), nil
}
