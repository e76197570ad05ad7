// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package install applies the objects that Karmada components require to a control plane: webhook configurations,
// CustomResourceDefinitions, namespaces and RBAC. It is idempotent and writes only differences.
package install

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilversion "k8s.io/apimachinery/pkg/util/version"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/version"
)

// Webhook is the endpoint of the admission webhooks.
type Webhook struct {
	// URL is the address without a path, such as https://127.0.0.1:8443.
	URL string
	// CABundle is the PEM certificate of the CA of the webhook server.
	CABundle []byte
	// EnforceQuotas sends all changes of the usage of ResourceBindings to the webhooks: the feature gate FederatedQuotaEnforcement.
	EnforceQuotas bool
}

const (
	// establishTimeout bounds the time until the API server serves a new kind.
	establishTimeout = time.Minute
	pollInterval     = 25 * time.Millisecond
)

// Apply installs or updates the objects that this version of Karmada requires. The webhooks are configured first, so that no
// object of a new kind bypasses them. Kinds that a newer release installed are kept: older ones would remove fields.
func Apply(ctx context.Context, control client.Client, hook Webhook) error {
	return apply(ctx, control, hook, version.Current().GitVersion)
}

// apply is Apply by a program of a release.
func apply(ctx context.Context, control client.Client, hook Webhook, release string) error {
	configurations := append(admission.Configurations(hook.URL, hook.CABundle, hook.EnforceQuotas), admission.Policies()...)
	if err := admission.Apply(ctx, control, configurations...); err != nil {
		return fmt.Errorf("configure the webhooks: %w", err)
	}
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		return fmt.Errorf("read the CustomResourceDefinitions: %w", err)
	}
	for _, crd := range crds {
		admission.SetConversion(crd, hook.URL, hook.CABundle)
		if err := applyCRD(ctx, control, crd, release); err != nil {
			return fmt.Errorf("install kind %s: %w", crd.Spec.Names.Kind, err)
		}
	}
	for _, name := range []string{names.SystemNamespace, names.ClusterNamespace} {
		namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}}
		if err := control.Get(ctx, client.ObjectKeyFromObject(namespace), namespace); apierrors.IsNotFound(err) {
			err = control.Create(ctx, namespace)
			if err != nil && !apierrors.IsAlreadyExists(err) {
				return fmt.Errorf("create namespace %s: %w", name, err)
			}
		} else if err != nil {
			return fmt.Errorf("get namespace %s: %w", name, err)
		}
	}
	if err := applyRBAC(ctx, control); err != nil {
		return fmt.Errorf("apply RBAC: %w", err)
	}
	for _, crd := range crds {
		if err := waitEstablished(ctx, control, crd.Name); err != nil {
			return fmt.Errorf("install kind %s: %w", crd.Spec.Names.Kind, err)
		}
	}
	return nil
}

const (
	// hashAnnotation holds the digest of the applied spec of a CustomResourceDefinition. Comparing specs would report the defaults
	// that the API server adds as differences.
	hashAnnotation = "karmada.io/installed-spec"
	// releaseAnnotation holds the release that installed the spec of a CustomResourceDefinition.
	releaseAnnotation = "karmada.io/installed-release"
)

func applyCRD(ctx context.Context, control client.Client, crd *apiextensionsv1.CustomResourceDefinition, release string) error {
	sum, err := digest(crd.Spec)
	if err != nil {
		return err
	}
	metav1.SetMetaDataAnnotation(&crd.ObjectMeta, hashAnnotation, sum)
	metav1.SetMetaDataAnnotation(&crd.ObjectMeta, releaseAnnotation, release)
	var observed apiextensionsv1.CustomResourceDefinition
	err = control.Get(ctx, client.ObjectKeyFromObject(crd), &observed)
	if apierrors.IsNotFound(err) {
		return control.Create(ctx, crd)
	}
	recorded := observed.Annotations[releaseAnnotation]
	switch {
	case err != nil:
		return err
	case newer(recorded, release):
		if !redirectConversion(&observed, crd) {
			return nil
		}
	case observed.Annotations[hashAnnotation] == sum && equality.Semantic.DeepEqual(observed.Spec.Names.ShortNames, crd.Spec.Names.ShortNames):
		if recorded != "" {
			return nil
		}
		metav1.SetMetaDataAnnotation(&observed.ObjectMeta, releaseAnnotation, release)
	default:
		metav1.SetMetaDataAnnotation(&observed.ObjectMeta, hashAnnotation, sum)
		metav1.SetMetaDataAnnotation(&observed.ObjectMeta, releaseAnnotation, release)
		observed.Spec = crd.Spec
	}
	return control.Update(ctx, &observed)
}

// newer reports whether the recorded release of a kind is newer than another one. Versions that cannot be compared, such as the
// versions of development builds without a number, are not newer.
func newer(recorded, release string) bool {
	a, errA := utilversion.ParseSemantic(recorded)
	b, errB := utilversion.ParseSemantic(release)
	return errA == nil && errB == nil && b.LessThan(a)
}

// redirectConversion sets the address of the conversion webhook of a kind that is kept, and reports whether it has changed. The digest
// is removed, since it is valid for another address.
func redirectConversion(observed, desired *apiextensionsv1.CustomResourceDefinition) bool {
	a, b := observed.Spec.Conversion, desired.Spec.Conversion
	if a == nil || a.Webhook == nil || b == nil || b.Webhook == nil ||
		equality.Semantic.DeepEqual(a.Webhook.ClientConfig, b.Webhook.ClientConfig) {
		return false
	}
	a.Webhook.ClientConfig = b.Webhook.ClientConfig
	delete(observed.Annotations, hashAnnotation)
	return true
}

// OutdatedKinds returns the names of the kinds that Apply would create or change.
func OutdatedKinds(ctx context.Context, control client.Reader) (out []string, err error) {
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		return nil, fmt.Errorf("read the CustomResourceDefinitions: %w", err)
	}
	for _, crd := range crds {
		var observed apiextensionsv1.CustomResourceDefinition
		err := control.Get(ctx, client.ObjectKeyFromObject(crd), &observed)
		if client.IgnoreNotFound(err) != nil {
			return nil, fmt.Errorf("read kind %s: %w", crd.Spec.Names.Kind, err)
		}
		if c := observed.Spec.Conversion; c != nil && c.Strategy == apiextensionsv1.WebhookConverter { // it depends on the address of the webhook
			crd.Spec.Conversion = c
		}
		sum, digestErr := digest(crd.Spec)
		if digestErr != nil {
			return nil, digestErr
		}
		recorded := observed.Annotations[releaseAnnotation]
		if err != nil || observed.Annotations[hashAnnotation] != sum && !newer(recorded, version.Current().GitVersion) {
			out = append(out, crd.Name)
		}
	}
	return out, nil
}

// waitEstablished waits until the API server serves the kind.
func waitEstablished(ctx context.Context, control client.Client, name string) error {
	reason := "no conditions reported"
	err := wait.PollUntilContextTimeout(ctx, pollInterval, establishTimeout, true, func(ctx context.Context) (bool, error) {
		var crd apiextensionsv1.CustomResourceDefinition
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &crd); err != nil {
			return false, err
		}
		for _, c := range crd.Status.Conditions {
			switch {
			case c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue:
				return true, nil
			case c.Type == apiextensionsv1.NamesAccepted && c.Status == apiextensionsv1.ConditionFalse:
				reason = c.Message
			}
		}
		return false, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return errors.New("the kind is not established: " + reason)
	}
	return err
}
