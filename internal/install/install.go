// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package install puts into a control plane what Karmada needs before its components can work: webhook configurations,
// kinds and namespaces. Everything may be repeated at any time and writes only what differs.
package install

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/names"
)

// Webhook is where the control plane finds the admission webhooks.
type Webhook struct {
	// URL is the address without a path, https://127.0.0.1:8443 for instance.
	URL string
	// CABundle is the PEM of the authority that signed the server's certificate.
	CABundle []byte
}

const (
	// establishTimeout bounds the wait until the API server serves a new kind.
	establishTimeout = time.Minute
	pollEvery        = 25 * time.Millisecond
)

// Apply brings a control plane in line with this version of Karmada. The webhooks come first, so that nothing can be
// created that they did not see.
func Apply(ctx context.Context, control client.Client, hook Webhook) error {
	if err := admission.Apply(ctx, control, admission.Configurations(hook.URL, hook.CABundle)...); err != nil {
		return fmt.Errorf("configure the webhooks: %w", err)
	}
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		return fmt.Errorf("read the kinds of Karmada: %w", err)
	}
	for _, crd := range crds {
		admission.SetConversion(crd, hook.URL, hook.CABundle)
		if err := applyCRD(ctx, control, crd); err != nil {
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
			return fmt.Errorf("read namespace %s: %w", name, err)
		}
	}
	if err := applyRBAC(ctx, control); err != nil {
		return fmt.Errorf("set up access: %w", err)
	}
	for _, crd := range crds {
		if err := established(ctx, control, crd.Name); err != nil {
			return fmt.Errorf("install kind %s: %w", crd.Spec.Names.Kind, err)
		}
	}
	return nil
}

// hashAnnotation holds the content that a kind was installed with, as the API server fills in defaults that a plain
// comparison would take for differences.
const hashAnnotation = "karmada.io/installed-spec"

func applyCRD(ctx context.Context, control client.Client, crd *apiextensionsv1.CustomResourceDefinition) error {
	sum, err := digest(crd.Spec)
	if err != nil {
		return err
	}
	if crd.Annotations == nil {
		crd.Annotations = map[string]string{}
	}
	crd.Annotations[hashAnnotation] = sum
	var found apiextensionsv1.CustomResourceDefinition
	err = control.Get(ctx, client.ObjectKeyFromObject(crd), &found)
	if apierrors.IsNotFound(err) {
		return control.Create(ctx, crd)
	}
	if err != nil ||
		found.Annotations[hashAnnotation] == sum && equality.Semantic.DeepEqual(found.Spec.Names.ShortNames, crd.Spec.Names.ShortNames) {
		return err
	}
	if found.Annotations == nil {
		found.Annotations = map[string]string{}
	}
	maps.Copy(found.Annotations, crd.Annotations)
	found.Spec = crd.Spec
	return control.Update(ctx, &found)
}

// established waits until the API server serves the kind.
func established(ctx context.Context, control client.Client, name string) error {
	why := "it has no conditions yet"
	err := wait.PollUntilContextTimeout(ctx, pollEvery, establishTimeout, true, func(ctx context.Context) (bool, error) {
		var crd apiextensionsv1.CustomResourceDefinition
		if err := control.Get(ctx, client.ObjectKey{Name: name}, &crd); err != nil {
			return false, err
		}
		for _, c := range crd.Status.Conditions {
			switch {
			case c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue:
				return true, nil
			case c.Type == apiextensionsv1.NamesAccepted && c.Status == apiextensionsv1.ConditionFalse:
				why = c.Message
			}
		}
		return false, nil
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return errors.New("the API server does not serve it: " + why)
	}
	return err
}
