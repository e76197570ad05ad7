// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/work/render"
)

// overrides reads the policies that select the template of a binding, and the clusters of the targets if there are any. The
// controllers watch both, so that their caches are synced. The result refers to cached objects, which must not be modified.
func (c *Controller) overrides(ctx context.Context, b binding.Binding, template *interpret.Object) (render.Overrides, error) {
	policies, err := Overrides(ctx, c.control, b, template)
	if err != nil {
		return render.Overrides{}, err
	}
	return c.forTargets(ctx, b, policies)
}

// forTargets adds to policies the clusters of the targets.
func (c *Controller) forTargets(ctx context.Context, b binding.Binding, policies []override.Policy) (render.Overrides, error) {
	out := render.Overrides{Policies: policies}
	if len(out.Policies) == 0 {
		return out, nil
	}
	out.Clusters = map[string]*clusterv1alpha1.Cluster{}
	for _, target := range binding.Targets(b.BindingSpec()) {
		cluster := &clusterv1alpha1.Cluster{}
		switch err := c.control.Get(ctx, client.ObjectKey{Name: target.Name}, cluster, client.UnsafeDisableDeepCopy); {
		case err == nil:
			out.Clusters[target.Name] = cluster
		case !apierrors.IsNotFound(err): // rendering for a missing cluster fails
			return render.Overrides{}, fmt.Errorf("read cluster %s: %w", target.Name, err)
		}
	}
	return out, nil
}

// Overrides lists from the cache the override policies that select the template of a binding, in the order of application. They must not
// be modified.
func Overrides(ctx context.Context, control client.Reader, b binding.Binding, template *interpret.Object) ([]override.Policy, error) {
	policies, err := policies(ctx, control, b.GetNamespace() != "", b.GetNamespace())
	if err != nil {
		return nil, err
	}
	return override.Select(policies, match.Template{
		APIVersion: template.GetAPIVersion(), Kind: template.GetKind(), Namespace: template.GetNamespace(), Name: template.GetName(),
		Labels: template.GetLabels(),
	}), nil
}

// policies lists from the cache the override policies that can select cluster-scoped templates, or namespaced ones in a namespace.
func policies(ctx context.Context, control client.Reader, namespaced bool, namespace string) ([]override.Policy, error) {
	var out []override.Policy
	for _, s := range override.Scopes(namespaced) {
		list, options := s.NewList(), []client.ListOption{client.UnsafeDisableDeepCopy}
		if s.Namespaced {
			options = append(options, client.InNamespace(namespace))
		}
		if err := control.List(ctx, list.(client.ObjectList), options...); err != nil {
			return nil, fmt.Errorf("list %s: %w", s.Kind, err)
		}
		out = append(out, override.Items(list)...)
	}
	return out, nil
}

// emitApplied records an event on the template for each rule that was applied to a Work which changed.
func (c *Controller) emitApplied(b binding.Binding, cluster string, applied []override.Applied) {
	for _, a := range applied {
		c.emitOverride(b, a.Policy, "ApplyOverridePolicySucceed", false,
			fmt.Sprintf("Apply %s for cluster(%s) successfully.", override.Title(a.Policy), cluster))
	}
}

// emitFailed records an event on the template if err is the failure of a rule.
func (c *Controller) emitFailed(b binding.Binding, cluster string, err error) {
	if failure := override.AsError(err); failure != nil {
		c.emitOverride(b, failure.Policy, "ApplyOverridePolicyFailed", true,
			fmt.Sprintf("Apply %s for cluster(%s) failed.", override.Title(failure.Policy), cluster))
	}
}

func (c *Controller) emitOverride(b binding.Binding, p override.Policy, reason string, warning bool, message string) {
	c.Events.Emit(events.Event{
		On: binding.TemplateReference(b), Source: names.OverrideSource, Reason: reason, Warning: warning, Message: message,
		Once: fmt.Sprintf("%s/%s/%d", b.BindingSpec().Resource.ResourceVersion, p.GetUID(), p.GetGeneration()),
	})
}
