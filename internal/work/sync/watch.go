// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/propagate/match"
)

type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]

// watch adds the watches of override policies and clusters to the controller of a scope of bindings.
func (c *Controller) watch(s binding.Scope, b *builder.Builder) {
	b.Watches(&clusterv1alpha1.Cluster{}, c.clusterChanges(s))
	b.Watches(newRollout(s), handler.EnqueueRequestsFromMapFunc(c.rolledOut), builder.WithPredicates(revisionsChanged))
	for _, policies := range override.Scopes(s.Namespaced) {
		b.Watches(policies.New().(client.Object), c.policyChanges(s))
	}
}

// revisionsChanged passes rollouts that give clusters other revisions, record one, start or end.
var revisionsChanged = predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
	old, next := e.ObjectOld.(rollout).RolloutStatus(), e.ObjectNew.(rollout).RolloutStatus()
	return unfinished(old) != unfinished(next) || old.TemplateRevision != next.TemplateRevision ||
		!slices.EqualFunc(old.Clusters, next.Clusters, func(a, b fleetv1alpha1.RolloutClusterStatus) bool {
			return a.Name == b.Name && a.Revision == b.Revision
		})
}}

// rolledOut returns the binding of a rollout, which has its name, and the attached bindings that it requires.
func (c *Controller) rolledOut(ctx context.Context, o client.Object) []ctrl.Request {
	out := []ctrl.Request{{NamespacedName: client.ObjectKeyFromObject(o)}}
	if o.GetNamespace() == "" {
		return out
	}
	var attached workv1alpha2.ResourceBindingList
	label := client.HasLabels{names.DependedBy(o.GetNamespace(), o.GetName())}
	if err := c.control.List(ctx, &attached, client.InNamespace(o.GetNamespace()), label, client.UnsafeDisableDeepCopy); err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to list the dependencies of a rollout") // the cache is synced before the controller starts
	}
	for i := range attached.Items {
		out = append(out, ctrl.Request{NamespacedName: client.ObjectKeyFromObject(&attached.Items[i])})
	}
	return out
}

// policyChanges enqueues the bindings whose templates an override policy selects, or selected before the change. At the start
// it enqueues nothing, because all bindings are reconciled.
func (c *Controller) policyChanges(s binding.Scope) handler.Funcs {
	return handler.Funcs{
		CreateFunc: func(ctx context.Context, e event.CreateEvent, q queue) {
			if !e.IsInInitialList {
				c.enqueue(ctx, s, q, nil, e.Object.(override.Policy))
			}
		},
		UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
			if e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() || e.ObjectOld.GetUID() != e.ObjectNew.GetUID() {
				c.enqueue(ctx, s, q, nil, e.ObjectOld.(override.Policy), e.ObjectNew.(override.Policy))
			}
		},
		DeleteFunc: func(ctx context.Context, e event.DeleteEvent, q queue) {
			c.enqueue(ctx, s, q, nil, e.Object.(override.Policy))
		},
	}
}

// clusterChanges enqueues the bindings that have a changed cluster as a target, if an override policy that selects their
// template depends on the change.
func (c *Controller) clusterChanges(s binding.Scope) handler.Funcs {
	return handler.Funcs{UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
		before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
		if maps.Equal(before.Labels, after.Labels) && before.Spec.Region == after.Spec.Region &&
			before.Spec.Provider == after.Spec.Provider && slices.Equal(placement.Zones(before), placement.Zones(after)) {
			return
		}
		policies, err := policies(ctx, c.control, s.Namespaced, metav1.NamespaceAll)
		if err != nil { // the cache is synced before the controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list override policies", "cluster", after.Name)
		}
		c.enqueue(ctx, s, q, after, slices.DeleteFunc(policies, func(p override.Policy) bool {
			return !override.DiffersFor(p, before, after)
		})...)
	}}
}

// enqueue adds the bindings of a scope whose templates one of the policies selects. If cluster is not nil, it adds only
// those that have it as a target.
func (c *Controller) enqueue(ctx context.Context, s binding.Scope, q queue, cluster *clusterv1alpha1.Cluster, policies ...override.Policy) {
	if len(policies) == 0 {
		return
	}
	namespace := policies[0].GetNamespace() // empty: all namespaces
	selectors := make([]selector, 0, len(policies))
	for _, p := range policies {
		selectors = append(selectors, newSelector(p))
		if p.GetNamespace() != namespace {
			namespace = metav1.NamespaceAll
		}
	}
	bindings, err := binding.List(func(list binding.ObjectList) error {
		if _, namespaced := list.(*workv1alpha2.ResourceBindingList); namespaced != s.Namespaced {
			return nil
		}
		return c.control.List(ctx, list, client.InNamespace(namespace), client.UnsafeDisableDeepCopy)
	})
	if err != nil { // the cache is synced before the controller starts
		ctrl.LoggerFrom(ctx).Error(err, "Failed to list the bindings that override policies select")
	}
	for _, b := range bindings {
		if cluster != nil && !slices.ContainsFunc(binding.Targets(b.BindingSpec()), func(t workv1alpha2.TargetCluster) bool {
			return t.Name == cluster.Name
		}) {
			continue
		}
		if c.selectsAny(ctx, selectors, b) {
			q.Add(ctrl.Request{NamespacedName: client.ObjectKeyFromObject(b)})
		}
	}
}

// selector selects the templates of a policy in two steps: by fields of the binding, then by the labels of the template.
type selector struct {
	policy override.Policy
	// unlabeled is the policy without label selectors; nil if it has none.
	unlabeled override.Policy
}

func newSelector(p override.Policy) selector {
	hasLabels := func(s policyv1alpha1.ResourceSelector) bool { return s.LabelSelector != nil }
	if !slices.ContainsFunc(p.OverrideSpec().ResourceSelectors, hasLabels) {
		return selector{policy: p}
	}
	unlabeled := override.ScopeOf(p).New()
	unlabeled.SetNamespace(p.GetNamespace())
	unlabeled.OverrideSpec().ResourceSelectors = slices.Clone(p.OverrideSpec().ResourceSelectors)
	for i := range unlabeled.OverrideSpec().ResourceSelectors {
		unlabeled.OverrideSpec().ResourceSelectors[i].LabelSelector = nil
	}
	return selector{policy: p, unlabeled: unlabeled}
}

// selectsAny reports whether a selector selects the template of a binding. If the labels of the template are needed and unknown,
// it returns true: reconciling a binding once too often writes nothing.
func (c *Controller) selectsAny(ctx context.Context, selectors []selector, b binding.Binding) bool {
	r := b.BindingSpec().Resource
	t := match.Template{APIVersion: r.APIVersion, Kind: r.Kind, Namespace: r.Namespace, Name: r.Name}
	for i := range selectors {
		s := &selectors[i]
		switch {
		case s.unlabeled == nil && override.Precision(s.policy, t) != match.No:
			return true
		case s.unlabeled == nil || override.Precision(s.unlabeled, t) == match.No:
			continue
		}
		if t.Labels == nil {
			labels, err := c.labels(ctx, b)
			if err != nil {
				return true
			}
			t.Labels = labels
		}
		if override.Precision(s.policy, t) != match.No {
			return true
		}
	}
	return false
}

// labelsTimeout bounds a read of cached labels, which waits if the kind of the template is not cached yet.
const labelsTimeout = time.Second

// labels reads the labels of the template of a binding from the cache of metadata that the detector uses.
func (c *Controller) labels(ctx context.Context, b binding.Binding) (map[string]string, error) {
	ctx, cancel := context.WithTimeout(ctx, labelsTimeout)
	defer cancel()
	r := b.BindingSpec().Resource
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(binding.TemplateKind(b))
	if err := c.control.Get(ctx, types.NamespacedName{Namespace: r.Namespace, Name: r.Name}, m); err != nil {
		return nil, fmt.Errorf("read the labels of %s %s: %w", r.Kind, r.Name, err)
	}
	if m.Labels == nil {
		return map[string]string{}, nil
	}
	return m.Labels, nil
}
