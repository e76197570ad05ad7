// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/work/threeway"
)

// planned is the ID and UID of objects that would be created.
const planned = "planned"

// policyKey identifies a policy of any kind.
type policyKey struct{ kind, namespace, name string }

// edit is the change of an object from its state before all changes; nil means that it does not exist.
type edit[T any] struct{ before, after T }

// edits holds the changes of objects by key.
type edits struct {
	policies  map[policyKey]*edit[policy.Policy]
	overrides map[policyKey]*edit[override.Policy]
	clusters  map[string]*edit[*clusterv1alpha1.Cluster]
	templates map[templateKey]*edit[*interpret.Object]
	quotas    map[types.NamespacedName]bool
	lost      map[string]bool
	drained   map[string]bool
}

// apply records one change.
func (r *run) apply(ctx context.Context, c Change) error {
	switch {
	case c.ApplyPolicy != nil:
		r.setPolicy(c.ApplyPolicy)
	case c.ApplyOverride != nil:
		r.setOverride(c.ApplyOverride)
	case c.ApplyQuota != nil:
		r.setQuota(client.ObjectKeyFromObject(c.ApplyQuota), c.ApplyQuota)
	case c.ApplyCluster != nil:
		r.applyCluster(c.ApplyCluster)
	case c.ApplyTemplate != nil:
		return r.applyTemplate(ctx, c.ApplyTemplate)
	case c.Delete != nil:
		return r.remove(ctx, *c.Delete)
	case c.Lose != "":
		r.edits.lost[c.Lose] = true
		return r.editCluster(c.Lose, func(*clusterv1alpha1.Cluster) *clusterv1alpha1.Cluster { return nil })
	case c.Drain != "":
		r.edits.drained[c.Drain] = true
		return r.taint(c.Drain, corev1.Taint{Key: names.UnschedulableTaint, Effect: corev1.TaintEffectNoSchedule})
	case c.Taint != "":
		return r.taint(c.Taint, c.Taints...)
	}
	return nil
}

func (r *run) taint(cluster string, taints ...corev1.Taint) error {
	return r.editCluster(cluster, func(c *clusterv1alpha1.Cluster) *clusterv1alpha1.Cluster {
		for _, t := range taints {
			c.Spec.Taints = append(slices.DeleteFunc(slices.Clone(c.Spec.Taints), func(o corev1.Taint) bool {
				return o.Key == t.Key && o.Effect == t.Effect
			}), t)
		}
		return c
	})
}

// editCluster changes an existing cluster.
func (r *run) editCluster(name string, change func(*clusterv1alpha1.Cluster) *clusterv1alpha1.Cluster) error {
	current := r.clusters[name]
	if current == nil {
		return fmt.Errorf("cluster %s does not exist", name)
	}
	r.setCluster(name, change(current.DeepCopy()))
	return nil
}

func (r *run) setCluster(name string, c *clusterv1alpha1.Cluster) {
	e := r.edits.clusters[name]
	if e == nil {
		e = &edit[*clusterv1alpha1.Cluster]{before: r.clusters[name]}
		r.edits.clusters[name] = e
	}
	if e.after = c; c == nil {
		delete(r.clusters, name)
		return
	}
	if e.before != nil && e.before.Generation > 0 {
		c.Generation = e.before.Generation + 1
	}
	r.clusters[name] = c
}

func (r *run) applyCluster(c *clusterv1alpha1.Cluster) {
	c = c.DeepCopy()
	if current := r.clusters[c.Name]; current != nil {
		c.UID, c.ResourceVersion, c.Generation = current.UID, current.ResourceVersion, current.Generation
		c.DeletionTimestamp = current.DeletionTimestamp
		if len(c.Status.APIEnablements) == 0 && len(c.Status.Conditions) == 0 && c.Status.ResourceSummary == nil {
			c.Status = current.Status
		}
	} else if c.UID == "" {
		c.UID = planned
	}
	r.setCluster(c.Name, c)
}

func (r *run) setPolicy(p policy.Policy) {
	s := policy.ScopeOf(p)
	p = p.DeepCopyObject().(policy.Policy)
	key := policyKey{s.Kind, p.GetNamespace(), p.GetName()}
	e := r.edits.policies[key]
	if e == nil {
		e = &edit[policy.Policy]{before: r.policies[key]}
		r.edits.policies[key] = e
	}
	labels := maps.Clone(p.GetLabels())
	if labels == nil {
		labels = map[string]string{}
	}
	if current := r.policies[key]; current != nil {
		labels[s.IDLabel] = current.GetLabels()[s.IDLabel]
		p.SetUID(current.GetUID())
		p.SetCreationTimestamp(current.GetCreationTimestamp())
	}
	labels[s.IDLabel] = cmp.Or(labels[s.IDLabel], planned)
	p.SetLabels(labels)
	e.after, r.policies[key] = p, p
}

func (r *run) setOverride(p override.Policy) {
	key := policyKey{override.ScopeOf(p).Kind, p.GetNamespace(), p.GetName()}
	e := r.edits.overrides[key]
	if e == nil {
		e = &edit[override.Policy]{before: r.overrides[key]}
		r.edits.overrides[key] = e
	}
	e.after, r.overrides[key] = p, p
}

// remove deletes an object. One that does not exist is an error: the plan would be about nothing.
func (r *run) remove(ctx context.Context, ref Reference) error {
	missing := fmt.Errorf("%s %s does not exist", ref.Kind.Kind, strings.TrimPrefix(ref.Namespace+"/"+ref.Name, "/"))
	key := policyKey{ref.Kind.Kind, ref.Namespace, ref.Name}
	switch {
	case ref.Kind.Group == clusterv1alpha1.GroupName:
		return r.editCluster(ref.Name, func(*clusterv1alpha1.Cluster) *clusterv1alpha1.Cluster { return nil })
	case ref.Kind.Group == policyv1alpha1.GroupName && r.policies[key] != nil:
		e := r.edits.policies[key]
		if e == nil {
			e = &edit[policy.Policy]{before: r.policies[key]}
			r.edits.policies[key] = e
		}
		e.after = nil
		delete(r.policies, key)
	case ref.Kind.Group == policyv1alpha1.GroupName && r.overrides[key] != nil:
		e := r.edits.overrides[key]
		if e == nil {
			e = &edit[override.Policy]{before: r.overrides[key]}
			r.edits.overrides[key] = e
		}
		e.after = nil
		delete(r.overrides, key)
	case ref.Kind.GroupKind() == quotaKind && r.quotas[types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}] != nil:
		r.setQuota(types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}, nil)
	case ref.Kind.Group == policyv1alpha1.GroupName:
		return missing
	default:
		t := templateKey{ref.Kind.GroupKind(), types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}}
		e, err := r.editOf(ctx, t, ref.Kind.GroupVersion().String())
		if err != nil {
			return err
		}
		if e.after == nil {
			return missing
		}
		e.after = nil
	}
	return nil
}

// editOf returns the edit of a template, which is read unless it was changed before.
func (r *run) editOf(ctx context.Context, t templateKey, apiVersion string) (*edit[*interpret.Object], error) {
	e := r.edits.templates[t]
	if e != nil {
		return e, nil
	}
	if b := r.bindings[t]; b != nil {
		apiVersion = b.BindingSpec().Resource.APIVersion
	}
	current, err := r.read(ctx, t, apiVersion)
	if err != nil {
		return nil, err
	}
	e = &edit[*interpret.Object]{before: current, after: current}
	r.edits.templates[t] = e
	return e, nil
}

func (r *run) applyTemplate(ctx context.Context, desired *interpret.Object) error {
	t := templateKey{desired.GroupVersionKind().GroupKind(), types.NamespacedName{
		Namespace: desired.GetNamespace(), Name: desired.GetName(),
	}}
	e, err := r.editOf(ctx, t, desired.GetAPIVersion())
	if err != nil {
		return err
	}
	if e.after == nil {
		e.after = desired.DeepCopy()
		if e.after.GetUID() == "" {
			e.after.SetUID(planned)
		}
		// A policy that is applied later finds the template claimed.
		m := metadataOf(e.after)
		r.newPreview().Claim(m)
		e.after.SetLabels(m.Labels)
		e.after.SetAnnotations(m.Annotations)
		return nil
	}
	e.after, err = merged(desired, e.after)
	return err
}

// merged returns the object after an apply: fields that the manifest does not set keep the values of the API server and of controllers,
// unless the manifest set them before.
func merged(desired, current *interpret.Object) (*interpret.Object, error) {
	before := current
	current = current.DeepCopy()
	var last map[string]any
	text := current.GetAnnotations()[corev1.LastAppliedConfigAnnotation]
	if json.Unmarshal([]byte(text), &last) == nil {
		next := desired.DeepCopy()
		if next.GetAnnotations() == nil { // kubectl always sets one, so that those of others stay
			_ = unstructured.SetNestedMap(next.Object, map[string]any{}, "metadata", "annotations")
		}
		removeFields(current.Object, last, next.Object)
	}
	fields := current.GetManagedFields()
	applied := map[string]map[string]map[string]any{}
	for i := range fields {
		if fields[i].Operation == metav1.ManagedFieldsOperationApply && fields[i].Subresource == "" {
			fields[i].Manager = threeway.Manager // its fields are removed if the manifest does not have them
			if set := fields[i].FieldsV1; set != nil {
				_ = json.Unmarshal(set.Raw, &applied) // OwnershipOf returns the error
			}
		}
	}
	current.SetManagedFields(fields)
	owners, err := threeway.OwnershipOf(current)
	if err != nil {
		return nil, err
	}
	next := desired.DeepCopy()
	next.SetUID(current.GetUID())
	next.SetResourceVersion(current.GetResourceVersion())
	next.SetCreationTimestamp(current.GetCreationTimestamp())
	next.SetOwnerReferences(current.GetOwnerReferences())
	next.SetGeneration(current.GetGeneration())
	marks := applied["f:metadata"]
	next.SetLabels(withOthers(next.GetLabels(), current.GetLabels(), before.GetLabels(), marks["f:labels"]))
	next.SetAnnotations(withOthers(next.GetAnnotations(), current.GetAnnotations(), before.GetAnnotations(), marks["f:annotations"]))
	return threeway.Merge(next, current, owners), nil
}

// withOthers returns the labels or annotations of a manifest, the current ones that were not applied before, and those of Karmada from
// before the apply: if they are removed, Karmada sets them again.
func withOthers(desired, current, before map[string]string, applied map[string]any) map[string]string {
	out := map[string]string{}
	for k, v := range before {
		if strings.Contains(k, ".karmada.io/") || strings.HasPrefix(k, "karmada.io/") {
			out[k] = v
		}
	}
	for k, v := range current {
		if _, ok := applied["f:"+k]; !ok {
			out[k] = v
		}
	}
	maps.Copy(out, desired)
	if len(out) == 0 {
		return nil
	}
	return out
}

// removeFields removes the fields of the last manifest that the next one does not have. Lists are not compared.
func removeFields(object, last, next map[string]any) {
	for k, v := range last {
		switch n, ok := next[k]; {
		case !ok:
			if k != "metadata" && k != "status" {
				delete(object, k)
			}
		default:
			o, isMap := object[k].(map[string]any)
			l, lastMap := v.(map[string]any)
			m, nextMap := n.(map[string]any)
			if isMap && lastMap && nextMap {
				removeFields(o, l, m)
			}
		}
	}
}

// metadataOf returns the metadata of a template.
func metadataOf(o *unstructured.Unstructured) *metav1.PartialObjectMetadata {
	m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{
		Namespace: o.GetNamespace(), Name: o.GetName(), UID: o.GetUID(), ResourceVersion: o.GetResourceVersion(),
		Generation: o.GetGeneration(), CreationTimestamp: o.GetCreationTimestamp(), DeletionTimestamp: o.GetDeletionTimestamp(),
		Labels: o.GetLabels(), Annotations: o.GetAnnotations(), OwnerReferences: o.GetOwnerReferences(),
	}}
	m.SetGroupVersionKind(o.GroupVersionKind())
	return m
}
