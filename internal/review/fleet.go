// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/scheduler"
)

// Fleet is the state of a control plane at one point in time. The objects are not changed.
type Fleet struct {
	Clusters  []*clusterv1alpha1.Cluster
	Policies  []policy.Policy
	Overrides []override.Policy
	Bindings  []binding.Binding
	Budgets   Budgets
	Quotas    []*policyv1alpha1.FederatedResourceQuota
	// Incomplete describes parts of the state that could not be read.
	Incomplete []string
	// Metadata returns the metadata of all templates of a kind, in any of its versions. It is called once for each kind that is needed.
	Metadata func(ctx context.Context, kind schema.GroupVersionKind) ([]*metav1.PartialObjectMetadata, error)
	// Template returns a template, or nil if it does not exist.
	Template func(ctx context.Context, ref workv1alpha2.ObjectReference) (*interpret.Object, error)
	// PriorityClass returns a PriorityClass.
	PriorityClass func(ctx context.Context, name string) (*schedulingv1.PriorityClass, error)
}

// Options configure a review like the components of the control plane.
type Options struct {
	Chain     interpret.Chain
	Gates     features.Gates
	Skip      propagate.Skip
	Scheduler scheduler.Options
	// Now is the time of the changes.
	Now time.Time
	// Visible reports whether templates of a kind in a namespace are reviewed; "" are cluster-scoped templates. Nil means all.
	Visible func(kind schema.GroupKind, namespace string) bool
	// Partial ends the review at the deadline of its context with the bindings that are computed, instead of with an error.
	Partial bool
	// Everything reviews all bindings, and all templates that policies select, also if no change affects them.
	Everything bool
}

// Change is one change. Exactly one field is set, or Taint with Taints.
type Change struct {
	// ApplyPolicy and ApplyOverride are complete and defaulted policies.
	ApplyPolicy   policy.Policy
	ApplyOverride override.Policy
	// ApplyQuota is created, or replaces the quota. Its status is ignored.
	ApplyQuota *policyv1alpha1.FederatedResourceQuota
	// ApplyCluster is created, or replaces the cluster. Without a status, the current one is kept.
	ApplyCluster *clusterv1alpha1.Cluster
	// ApplyTemplate is created, or merged into the current object as kubectl apply does.
	ApplyTemplate *unstructured.Unstructured
	// Delete names an object to delete.
	Delete *Reference
	// Lose, Drain and Taint name a cluster: it and all that runs in it is removed, all workloads are evicted from it, or it gets taints.
	Lose, Drain, Taint string
	Taints             []corev1.Taint
}

// Reference names an object.
type Reference struct {
	Kind            schema.GroupVersionKind
	Namespace, Name string
}
