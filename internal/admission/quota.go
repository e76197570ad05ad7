// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"
	"net/http"

	admissionv1 "k8s.io/api/admission/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/webhook/admission"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/conversion"
	"karmada.io/karmada/internal/quota/enforcement"
)

// quotaTimeout is the timeout of the webhook for bindings if quotas are enforced, in seconds. Concurrent requests of a namespace wait
// for each other.
const quotaTimeout int32 = 10

// enforceQuotas returns the handler of bindings: it validates them, and reserves their usage if quotas are enforced.
func enforceQuotas(validate builder) builder {
	return func(deps Deps) admission.Handler {
		validation := validate(deps)
		if deps.AdmitUsage == nil {
			return validation
		}
		return admission.HandlerFunc(func(ctx context.Context, request admission.Request) admission.Response {
			if response := validation.Handle(ctx, request); !response.Allowed {
				return response
			}
			next, err := hubBinding(request.Object.Raw)
			if err != nil {
				return admission.Errored(http.StatusBadRequest, err)
			}
			var old *workv1alpha2.ResourceBinding
			if request.Operation == admissionv1.Update {
				if old, err = hubBinding(request.OldObject.Raw); err != nil {
					return admission.Errored(http.StatusBadRequest, err)
				}
			}
			next.Namespace = request.Namespace
			dryRun := request.DryRun != nil && *request.DryRun
			return usageResponse(ctx, deps.AdmitUsage(ctx, old, next, dryRun))
		})
	}
}

// hubBinding decodes a binding of any version.
func hubBinding(raw []byte) (*workv1alpha2.ResourceBinding, error) {
	converted, err := conversion.Binding(raw, workv1alpha2.GroupVersion.String())
	if err != nil {
		return nil, fmt.Errorf("decode ResourceBinding: %w", err)
	}
	b := &workv1alpha2.ResourceBinding{}
	return b, decode(converted, "ResourceBinding", b)
}

// usageResponse returns the response for the result of Deps.AdmitUsage.
func usageResponse(ctx context.Context, err error) admission.Response {
	if err == nil {
		return admission.Allowed("")
	}
	if enforcement.Busy(err) {
		return admission.Errored(http.StatusTooManyRequests, err)
	}
	exceeded, ok := enforcement.Exceeded(err)
	if !ok {
		return admission.Errored(http.StatusInternalServerError, fmt.Errorf("check the quotas: %w", err))
	}
	log.FromContext(ctx).V(1).Info("Denied request", "reason", exceeded.Error())
	response := admission.Denied(exceeded.Error())
	response.Result.Reason = metav1.StatusReason(workv1alpha2.BindingReasonQuotaExceeded)
	return response
}
