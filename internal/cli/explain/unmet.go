// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"strings"

	schedulingv1 "k8s.io/api/scheduling/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
)

// Unmet returns why a policy is not applied to any object, because an object that it requires does not exist, or "". What the user may not
// read counts as existing. prioritized means that the feature gate of priorities is on.
func Unmet(ctx context.Context, control client.Reader, p policy.Policy, prioritized bool) string {
	var missing []string
	scope := override.Cluster
	if p.GetNamespace() != "" {
		scope = override.Namespaced
	}
	for i, name := range p.PolicySpec().DependentOverrides {
		key := types.NamespacedName{Namespace: p.GetNamespace(), Name: name}
		if err := control.Get(ctx, key, scope.New()); apierrors.IsNotFound(err) {
			missing = append(missing, fmt.Sprintf("spec.dependentOverrides[%d]: %s %s does not exist", i, scope.Kind, name))
		}
	}
	if class := admissionpolicy.RequiredClass(p); class != "" && prioritized {
		m := &metav1.PartialObjectMetadata{}
		m.SetGroupVersionKind(schedulingv1.SchemeGroupVersion.WithKind("PriorityClass"))
		if err := control.Get(ctx, types.NamespacedName{Name: class}, m); apierrors.IsNotFound(err) {
			missing = append(missing, "spec.schedulePriority.priorityClassName: PriorityClass "+class+" does not exist")
		}
	}
	if len(missing) == 0 {
		return ""
	}
	return "the policy is not applied: " + strings.Join(missing, "; ")
}

// Deferred returns why a policy is not applied to a template that has no binding and these annotations, because the policy is lazy, or "".
func Deferred(p policy.Policy, annotations map[string]string) string {
	if p.PolicySpec().ActivationPreference != policyv1alpha1.LazyActivation || annotations[names.LazyContent] == "" {
		return ""
	}
	return "its activationPreference is Lazy: it is applied when the object changes; " +
		"if the object has changed since it was claimed, see its events"
}
