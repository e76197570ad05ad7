// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// collect records the templates that a change can affect.
func (r *run) collect(ctx context.Context) error {
	for t := range r.edits.templates {
		r.concerned[t] |= propagated | rendered
	}
	for key, e := range r.edits.overrides {
		if err := r.collectOverride(ctx, e); err != nil {
			return err
		}
		for _, p := range r.policies { // it may wait for the override policy
			if p.GetNamespace() == key.namespace && slices.Contains(p.PolicySpec().DependentOverrides, key.name) {
				if err := r.collectPolicy(ctx, &edit[policy.Policy]{before: p, after: p}); err != nil {
					return err
				}
			}
		}
	}
	for _, e := range r.edits.policies {
		if err := r.collectPolicy(ctx, e); err != nil {
			return err
		}
	}
	r.collectClusters()
	r.collectQuotas()
	if r.Everything {
		for t := range r.bindings {
			r.concerned[t] |= propagated | rendered | scheduled
		}
		for _, p := range r.policies {
			if err := r.collectPolicy(ctx, &edit[policy.Policy]{before: p, after: p}); err != nil {
				return err
			}
		}
	}
	return nil
}

// collectPolicy records the templates that the policy claims, or selects after the change.
func (r *run) collectPolicy(ctx context.Context, e *edit[policy.Policy]) error {
	var selectors []policyv1alpha1.ResourceSelector
	versions := make([]policy.Policy, 0, 2)
	for _, p := range []policy.Policy{e.before, e.after} {
		if p != nil {
			versions, selectors = append(versions, p), append(selectors, p.PolicySpec().ResourceSelectors...)
		}
	}
	claims := func(o metav1.Object) bool {
		return slices.ContainsFunc(versions, func(p policy.Policy) bool { return propagate.ClaimedBy(o, p) })
	}
	for t, b := range r.bindings {
		if claims(b) {
			r.concerned[t] |= propagated
		}
	}
	done := map[schema.GroupKind]bool{}
	for i := range selectors {
		kind := schema.FromAPIVersionAndKind(selectors[i].APIVersion, selectors[i].Kind)
		if done[kind.GroupKind()] {
			continue
		}
		done[kind.GroupKind()] = true
		all, err := r.metadataOf(ctx, kind)
		if err != nil {
			return err
		}
		for key, m := range all {
			if !r.visible(templateKey{kind.GroupKind(), key}) {
				continue
			}
			selected := e.after != nil && (e.after.GetNamespace() == "" || e.after.GetNamespace() == key.Namespace) &&
				match.Selectors(e.after.PolicySpec().ResourceSelectors, view(m)) != match.No
			if selected || claims(m) {
				r.concerned[templateKey{kind.GroupKind(), key}] |= propagated
			}
		}
	}
	return nil
}

// collectOverride records the bindings whose templates an override policy selects before or after the change.
func (r *run) collectOverride(ctx context.Context, e *edit[override.Policy]) error {
	for t, b := range r.bindings {
		if !r.visible(t) || r.concerned[t]&rendered != 0 {
			continue
		}
		for _, p := range []override.Policy{e.before, e.after} {
			if p == nil || p.GetNamespace() != "" && p.GetNamespace() != t.key.Namespace || !mayselect(p, t.kind) {
				continue
			}
			all, err := r.metadataOf(ctx, binding.TemplateKind(b))
			if err != nil {
				return err
			}
			if m := all[t.key]; m != nil && override.Precision(p, view(m)) != match.No {
				r.concerned[t] |= rendered
			}
		}
	}
	return nil
}

// mayselect reports whether an override policy can select a kind.
func mayselect(p override.Policy, kind schema.GroupKind) bool {
	selectors := p.OverrideSpec().ResourceSelectors
	return len(selectors) == 0 || slices.ContainsFunc(selectors, func(s policyv1alpha1.ResourceSelector) bool {
		return schema.FromAPIVersionAndKind(s.APIVersion, s.Kind).GroupKind() == kind
	})
}

// collectClusters records the bindings whose clusters or manifests changes of clusters can affect.
func (r *run) collectClusters() {
	if len(r.edits.clusters) == 0 {
		return
	}
	var changes []scheduler.ClusterChange
	for _, e := range r.edits.clusters {
		changes = append(changes, scheduler.ClusterChange{Before: e.before, After: e.after})
	}
	concerned := r.schedule.Concerned(r.fleet.Bindings, changes)
	for t, b := range r.bindings {
		if !r.visible(t) {
			continue
		}
		if concerned[client.ObjectKey{Namespace: b.GetNamespace(), Name: b.GetName()}] {
			r.concerned[t] |= scheduled
		}
		for _, target := range binding.Targets(b.BindingSpec()) {
			if r.edits.clusters[target.Name] != nil {
				r.concerned[t] |= scheduled | rendered
			}
		}
	}
}

// metadataOf returns the metadata of the templates of a kind before the changes, with their kind.
func (r *run) metadataOf(
	ctx context.Context, kind schema.GroupVersionKind,
) (map[types.NamespacedName]*metav1.PartialObjectMetadata, error) {
	if out, ok := r.metadata[kind.GroupKind()]; ok {
		return out, nil
	}
	list, err := r.fleet.Metadata(ctx, kind)
	if err != nil {
		return nil, fmt.Errorf("list metadata of %s: %w", kind.GroupKind(), err)
	}
	out := make(map[types.NamespacedName]*metav1.PartialObjectMetadata, len(list))
	for _, m := range list {
		if m.Kind == "" {
			m.SetGroupVersionKind(kind)
		}
		out[types.NamespacedName{Namespace: m.Namespace, Name: m.Name}] = m
	}
	r.metadata[kind.GroupKind()] = out
	return out, nil
}

// metadataFor returns the metadata of a template after the changes, or nil if it does not exist.
func (r *run) metadataFor(ctx context.Context, t templateKey) (*metav1.PartialObjectMetadata, error) {
	if e := r.edits.templates[t]; e != nil {
		if e.after == nil {
			return nil, nil
		}
		return metadataOf(e.after), nil
	}
	kind := schema.GroupVersionKind{Group: t.kind.Group, Kind: t.kind.Kind}
	if b := r.bindings[t]; b != nil {
		kind = binding.TemplateKind(b)
	}
	all, err := r.metadataOf(ctx, kind)
	if err != nil {
		return nil, err
	}
	return all[t.key], nil
}

func view(m *metav1.PartialObjectMetadata) match.Template {
	return match.Template{APIVersion: m.APIVersion, Kind: m.Kind, Namespace: m.Namespace, Name: m.Name, Labels: m.Labels}
}

// template returns a template after the changes.
func (r *run) template(ctx context.Context, ref workv1alpha2.ObjectReference) (*interpret.Object, error) {
	t := templateKey{
		schema.FromAPIVersionAndKind(ref.APIVersion, ref.Kind).GroupKind(), types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name},
	}
	if e := r.edits.templates[t]; e != nil && e.after != nil {
		return e.after, nil
	}
	object, err := r.read(ctx, t, ref.APIVersion)
	if err == nil && object == nil {
		err = fmt.Errorf("%s %s does not exist", ref.Kind, t.key)
	}
	return object, err
}

// read returns a template before the changes, or nil if it does not exist.
func (r *run) read(ctx context.Context, t templateKey, apiVersion string) (*interpret.Object, error) {
	return r.fleet.Template(ctx, workv1alpha2.ObjectReference{
		APIVersion: apiVersion, Kind: t.kind.Kind, Namespace: t.key.Namespace, Name: t.key.Name,
	})
}

// evict adds eviction tasks for the clusters that a workload must leave: drained ones, and those with new taints that it does not
// tolerate, as the taint manager does.
func (r *run) evict(b binding.Binding, e *Effect) {
	spec := b.BindingSpec()
	if !eviction.Movable(spec) || len(r.edits.clusters) == 0 {
		return
	}
	for _, target := range spec.Clusters {
		change := r.edits.clusters[target.Name]
		if change == nil || change.after == nil || eviction.Task(spec, target.Name) != nil ||
			eviction.Finished(spec, b.BindingStatus(), target.Name) {
			continue
		}
		message := ""
		switch {
		case r.edits.drained[target.Name]:
			message = "cluster " + target.Name + " is drained"
		case r.Gates.Enabled(features.Failover) && change.before != nil && !sameTaints(change.before.Spec.Taints, change.after.Spec.Taints):
			if placement, err := binding.AppliedPlacement(b); err == nil && placement != nil {
				message = eviction.ByTaints(change.after.Spec.Taints, placement.ClusterTolerations, r.Now).Message
			}
		}
		if message == "" {
			continue
		}
		e.Reason = message
		spec.GracefulEvictionTasks = append(slices.Clone(spec.GracefulEvictionTasks), eviction.NewTask(spec, eviction.Request{
			Cluster: target.Name, Producer: "plan", Reason: workv1alpha2.EvictionReasonTaintUntolerated, Message: message,
			Purge: policyv1alpha1.PurgeModeGracefully,
		}, r.Now))
	}
}

func sameTaints(a, b []corev1.Taint) bool { return equality.Semantic.DeepEqual(a, b) }

// peers returns the other members of a group of a binding, after the changes that are computed already.
func (r *run) peers(b binding.Binding, group func(binding.Binding) string) (out []decide.Peer) {
	of := group(b)
	if of == "" {
		return nil
	}
	for _, t := range r.inGroup[b.GetNamespace()] {
		other := r.current(t)
		if other == nil || other.GetName() == b.GetName() || other.GetDeletionTimestamp() != nil || group(other) != of {
			continue
		}
		p := decide.Peer{Binding: other.GetName()}
		for _, c := range other.BindingSpec().Clusters {
			p.Clusters = append(p.Clusters, c.Name)
		}
		if len(p.Clusters) > 0 {
			out = append(out, p)
		}
	}
	return out
}
