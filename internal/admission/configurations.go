// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"slices"
	"strings"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Names and label of the webhook configurations.
const (
	MutatingName   = names.MutatingWebhooks
	ValidatingName = names.ValidatingWebhooks
	appLabel       = "app"
	appName        = "karmada-webhook"
)

// defaultTimeout is the timeout of a webhook, in seconds.
const defaultTimeout int32 = 3

// conversionPath is the path of the conversion webhook.
const conversionPath = "/convert"

// reviewVersions lists the supported versions of AdmissionReview and ConversionReview.
var reviewVersions = []string{"v1"}

// Configurations returns a MutatingWebhookConfiguration and a ValidatingWebhookConfiguration. base is the URL of the webhook
// server, such as "https://127.0.0.1:9443"; caBundle verifies its certificate, in PEM. Fields are set even to their defaults,
// so that Apply finds no difference to the stored objects. enforceQuotas sends all changes of the usage of ResourceBindings.
func Configurations(base string, caBundle []byte, enforceQuotas bool) []client.Object {
	mutating := &admissionregistrationv1.MutatingWebhookConfiguration{ObjectMeta: configurationMeta(MutatingName)}
	validating := &admissionregistrationv1.ValidatingWebhookConfiguration{ObjectMeta: configurationMeta(ValidatingName)}
	for i := range hooks {
		h := &hooks[i]
		shared := h.configuration(base, caBundle)
		if enforceQuotas && h.enforced != nil {
			shared.MatchConditions, shared.TimeoutSeconds = []admissionregistrationv1.MatchCondition{*h.enforced}, new(quotaTimeout)
		}
		if !h.mutating {
			validating.Webhooks = append(validating.Webhooks, shared)
			continue
		}
		mutating.Webhooks = append(mutating.Webhooks, admissionregistrationv1.MutatingWebhook{
			Name: shared.Name, ClientConfig: shared.ClientConfig, Rules: shared.Rules, FailurePolicy: shared.FailurePolicy,
			MatchPolicy: shared.MatchPolicy, NamespaceSelector: shared.NamespaceSelector, ObjectSelector: shared.ObjectSelector,
			SideEffects: shared.SideEffects, TimeoutSeconds: shared.TimeoutSeconds,
			AdmissionReviewVersions: shared.AdmissionReviewVersions, MatchConditions: shared.MatchConditions,
			ReinvocationPolicy: new(admissionregistrationv1.NeverReinvocationPolicy),
		})
	}
	return []client.Object{mutating.DeepCopy(), validating.DeepCopy()} // the copies share nothing with hooks
}

func configurationMeta(name string) metav1.ObjectMeta {
	return metav1.ObjectMeta{Name: name, Labels: map[string]string{appLabel: appName}}
}

func (h *hook) configuration(base string, caBundle []byte) admissionregistrationv1.ValidatingWebhook {
	sideEffects, timeout, selector := h.sideEffects, h.timeout, h.selector
	if sideEffects == "" {
		sideEffects = admissionregistrationv1.SideEffectClassNone
	}
	if timeout == 0 {
		timeout = defaultTimeout
	}
	if selector == nil {
		selector = &metav1.LabelSelector{}
	}
	var conditions []admissionregistrationv1.MatchCondition
	if h.condition != nil {
		conditions = append(conditions, *h.condition)
	}
	return admissionregistrationv1.ValidatingWebhook{
		Name:         h.name,
		ClientConfig: admissionregistrationv1.WebhookClientConfig{URL: new(address(base, h.path)), CABundle: caBundle},
		Rules: []admissionregistrationv1.RuleWithOperations{{
			Operations: h.operations,
			Rule: admissionregistrationv1.Rule{
				APIGroups: []string{h.group}, APIVersions: []string{"*"}, Resources: []string{h.resource}, Scope: new(h.scope),
			},
		}},
		FailurePolicy:     new(h.failurePolicy()),
		MatchPolicy:       new(admissionregistrationv1.Equivalent),
		NamespaceSelector: &metav1.LabelSelector{}, ObjectSelector: selector.DeepCopy(),
		SideEffects: new(sideEffects), TimeoutSeconds: new(timeout),
		AdmissionReviewVersions: reviewVersions, MatchConditions: conditions,
	}
}

func (h *hook) failurePolicy() admissionregistrationv1.FailurePolicyType {
	if h.optional {
		return admissionregistrationv1.Ignore
	}
	return admissionregistrationv1.Fail
}

// convertedCRDs lists the CustomResourceDefinitions with multiple versions.
var convertedCRDs = []string{
	workv1alpha2.Resource("resourcebindings").String(),
	workv1alpha2.Resource("clusterresourcebindings").String(),
}

// SetConversion sets the conversion webhook of a CustomResourceDefinition of bindings; it does not change other CRDs. base
// and caBundle are as in Configurations.
func SetConversion(crd *apiextensionsv1.CustomResourceDefinition, base string, caBundle []byte) {
	for _, name := range convertedCRDs {
		if crd.Name == name {
			crd.Spec.Conversion = conversionTo(base, caBundle)
		}
	}
}

func conversionTo(base string, caBundle []byte) *apiextensionsv1.CustomResourceConversion {
	return &apiextensionsv1.CustomResourceConversion{
		Strategy: apiextensionsv1.WebhookConverter,
		Webhook: &apiextensionsv1.WebhookConversion{
			ClientConfig:             &apiextensionsv1.WebhookClientConfig{URL: new(address(base, conversionPath)), CABundle: caBundle},
			ConversionReviewVersions: slices.Clone(reviewVersions),
		},
	}
}

func address(base, path string) string { return strings.TrimSuffix(base, "/") + path }
