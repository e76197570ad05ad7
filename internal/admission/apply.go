// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"
	"maps"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/client-go/util/retry"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
)

// Apply creates or updates configurations, as returned by Configurations and Policies, in the control plane. It updates a
// configuration only if its content or our labels differ, and keeps other metadata. It stops at the first error. An object
// of another type is an error.
func Apply(ctx context.Context, control client.Client, objs ...client.Object) error {
	for _, obj := range objs {
		var err error
		switch desired := obj.(type) {
		case *admissionregistrationv1.MutatingWebhookConfiguration:
			observed := &admissionregistrationv1.MutatingWebhookConfiguration{}
			err = upsert(ctx, control, desired, observed, func() { observed.Webhooks = desired.DeepCopy().Webhooks })
		case *admissionregistrationv1.ValidatingWebhookConfiguration:
			observed := &admissionregistrationv1.ValidatingWebhookConfiguration{}
			err = upsert(ctx, control, desired, observed, func() { observed.Webhooks = desired.DeepCopy().Webhooks })
		case *admissionregistrationv1.ValidatingAdmissionPolicy:
			observed := &admissionregistrationv1.ValidatingAdmissionPolicy{}
			err = upsert(ctx, control, desired, observed, func() { observed.Spec = *desired.Spec.DeepCopy() })
		case *admissionregistrationv1.ValidatingAdmissionPolicyBinding:
			observed := &admissionregistrationv1.ValidatingAdmissionPolicyBinding{}
			err = upsert(ctx, control, desired, observed, func() { observed.Spec = *desired.Spec.DeepCopy() })
		default:
			err = fmt.Errorf("unsupported type %T", obj)
		}
		if err != nil {
			return fmt.Errorf("apply webhook configuration %s: %w", obj.GetName(), err)
		}
	}
	return nil
}

// upsert creates the desired object, or updates the existing one if overlay or the labels change it.
func upsert(ctx context.Context, control client.Client, desired, observed client.Object, overlay func()) error {
	retriable := func(err error) bool { return apierrors.IsConflict(err) || apierrors.IsAlreadyExists(err) }
	return retry.OnError(retry.DefaultBackoff, retriable, func() error {
		observed.SetName(desired.GetName())
		_, err := controllerutil.CreateOrUpdate(ctx, control, observed, func() error {
			labels := maps.Clone(observed.GetLabels())
			if labels == nil {
				labels = map[string]string{}
			}
			maps.Copy(labels, desired.GetLabels())
			observed.SetLabels(labels)
			overlay()
			return nil
		})
		return err
	})
}

// ApplyConversion patches the conversion of the existing CustomResourceDefinitions of bindings. It writes nothing if the
// conversion is up to date, for example because SetConversion was called before the CRDs were created.
func ApplyConversion(ctx context.Context, control client.Client, base string, caBundle []byte) error {
	for _, name := range convertedCRDs {
		observed := &apiextensionsv1.CustomResourceDefinition{}
		if err := control.Get(ctx, client.ObjectKey{Name: name}, observed); err != nil {
			return fmt.Errorf("get CustomResourceDefinition %s: %w", name, err)
		}
		before := observed.DeepCopy()
		SetConversion(observed, base, caBundle)
		if apiequality.Semantic.DeepEqual(before.Spec.Conversion, observed.Spec.Conversion) {
			continue
		}
		if err := control.Patch(ctx, observed, client.MergeFrom(before)); err != nil {
			return fmt.Errorf("patch conversion of CustomResourceDefinition %s: %w", name, err)
		}
	}
	return nil
}
