// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/policy"
)

// The following functions drive a Detector without informers.

// WatchKinds makes the detector watch kinds.
func (d *Detector) WatchKinds(kinds ...schema.GroupVersionKind) {
	for _, gvk := range kinds {
		d.setWatched(gvk, new(resourceOf(gvk)))
	}
}

// ObserveChange handles the event of a template.
func (d *Detector) ObserveChange(kind schema.GroupVersionKind, old, m *metav1.PartialObjectMetadata) {
	d.observe(kind, old, m, false)
}

// ReconcileTemplate reconciles a template.
func (d *Detector) ReconcileTemplate(ctx context.Context, kind schema.GroupVersionKind, key types.NamespacedName) error {
	return d.reconcile(ctx, templateKey{kind, key})
}

// ReconcilePolicy reconciles a policy.
func (d *Detector) ReconcilePolicy(ctx context.Context, s policy.Scope, key types.NamespacedName) error {
	_, err := d.reconcilePolicy(ctx, s, ctrl.Request{NamespacedName: key})
	return err
}

// ByPolicy is the index of bindings that the detector uses.
var ByPolicy = byPolicy
