// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/rollout/advance"
	"karmada.io/karmada/internal/rollout/revision"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/sync"
)

// maxDependencies bounds the dependencies of a revision.
const maxDependencies = 1000

// content returns the current content of a template and its dependencies. The dependencies are interpreted here: their attached bindings
// may not exist yet, and a revision without them would be replaced at once.
func (c *Controller) content(
	ctx context.Context, b binding.Binding, template *interpret.Object, overrides []override.Policy,
) (*revision.Content, error) {
	content, err := revision.Of(ctx, c.Chain, b.BindingSpec(), template, overrides)
	if err != nil || !b.BindingSpec().PropagateDeps || b.GetNamespace() == "" {
		return content, err
	}
	read := func(ctx context.Context, d interpret.Dependency) (*interpret.Object, error) {
		all, err := c.resolve(ctx, &d)
		if err != nil || len(all) == 0 {
			return nil, err
		}
		return &all[0], nil
	}
	dependencies, err := c.Chain.AllDependencies(ctx, template, maxDependencies, read)
	if errors.Is(err, interpret.ErrNoInterpreter) {
		return content, nil
	}
	if err != nil {
		return nil, fmt.Errorf("determine the dependencies of %s: %w", binding.Title(b), err)
	}
	seen := sets.New[types.UID](template.GetUID())
	for i := range dependencies {
		if dependencies[i].Namespace != b.GetNamespace() {
			continue // internal/dependencies reports it
		}
		objects, err := c.resolve(ctx, &dependencies[i])
		if err != nil {
			return nil, err
		}
		for j := range objects {
			if o := &objects[j]; !seen.Has(o.GetUID()) {
				seen.Insert(o.GetUID())
				if err := c.include(ctx, b, content, o); err != nil {
					return nil, err
				}
			}
		}
	}
	sortParts(content.Dependencies)
	sortParts(content.Secrets)
	return content, nil
}

func sortParts(parts []revision.Part) {
	slices.SortFunc(parts, func(a, b revision.Part) int { return strings.Compare(a.Title(), b.Title()) })
}

// include adds a dependency to a content, unless it is never propagated, or a policy selects it.
func (c *Controller) include(ctx context.Context, b binding.Binding, content *revision.Content, o *interpret.Object) error {
	kind := o.GroupVersionKind().GroupKind()
	if o.GetDeletionTimestamp() != nil || builtin.Rule(kind, o) != "" {
		return nil
	}
	attached, err := c.bindingOf(ctx, kind, client.ObjectKeyFromObject(o))
	if err != nil || attached != nil && attached.BindingSpec().Placement != nil {
		return err
	}
	overrides, err := sync.Overrides(ctx, c.control, b, o)
	if err != nil {
		return err
	}
	if part := revision.PartOf(o, overrides); isSecret(kind) {
		content.Secrets = append(content.Secrets, part)
	} else {
		content.Dependencies = append(content.Dependencies, part)
	}
	return nil
}

func isSecret(kind schema.GroupKind) bool { return kind == schema.GroupKind{Kind: "Secret"} }

// bindingOf reads the binding of an object from the cache, or returns nil if it has none.
func (c *Controller) bindingOf(ctx context.Context, kind schema.GroupKind, key types.NamespacedName) (binding.Binding, error) {
	b, _, err := binding.Find(kind, key, func(key types.NamespacedName, b binding.Binding) error { return c.control.Get(ctx, key, b) })
	return b, err
}

// resolve reads the objects of a dependency that exist.
func (c *Controller) resolve(ctx context.Context, d *interpret.Dependency) ([]interpret.Object, error) {
	gvk := schema.FromAPIVersionAndKind(d.APIVersion, d.Kind)
	if d.Name != "" {
		o := &unstructured.Unstructured{}
		o.SetGroupVersionKind(gvk)
		err := c.live.Get(ctx, types.NamespacedName{Namespace: d.Namespace, Name: d.Name}, o)
		if apierrors.IsNotFound(err) || meta.IsNoMatchError(err) {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("read dependency %s %s/%s: %w", d.Kind, d.Namespace, d.Name, err)
		}
		return []interpret.Object{*o}, nil
	}
	selector, err := metav1.LabelSelectorAsSelector(d.LabelSelector)
	if err != nil || d.LabelSelector == nil {
		return nil, nil // internal/dependencies reports it
	}
	list := &unstructured.UnstructuredList{}
	list.SetGroupVersionKind(gvk.GroupVersion().WithKind(gvk.Kind + "List"))
	err = c.live.List(ctx, list, client.InNamespace(d.Namespace), client.MatchingLabelsSelector{Selector: selector})
	if err != nil && !meta.IsNoMatchError(err) {
		return nil, fmt.Errorf("list dependencies of kind %s in namespace %s: %w", d.Kind, d.Namespace, err)
	}
	return list.Items, nil
}

// offer is the content of a dependency that a binding wants in a cluster.
type offer struct {
	// by is the name of the binding.
	by   string
	hash string
	// part is nil for the current content.
	part *revision.Part
}

// Dependency implements sync.Rollouts. Each binding that requires the object wants the content of its revision in a cluster. If they
// differ, the object keeps the older content until the last of them is updated.
func (c *Controller) Dependency(
	ctx context.Context, a binding.Binding, template *interpret.Object, overrides []override.Policy,
) (revisions map[string]sync.Revision, staged bool, err error) {
	current := revision.PartOf(template, overrides)
	hash, err := current.Hash(binding.ID(a))
	if err != nil {
		return nil, false, err
	}
	offers := map[string][]offer{}
	for _, by := range a.BindingSpec().RequiredBy {
		b := &workv1alpha2.ResourceBinding{}
		err := c.control.Get(ctx, types.NamespacedName{Namespace: by.Namespace, Name: by.Name}, b)
		if apierrors.IsNotFound(err) {
			continue
		}
		if err != nil {
			return nil, false, fmt.Errorf("read binding %s/%s: %w", by.Namespace, by.Name, err)
		}
		if b.Spec.StagedRollout == nil {
			for _, cluster := range by.Clusters {
				offers[cluster.Name] = append(offers[cluster.Name], offer{by: b.Name, hash: hash})
			}
			continue
		}
		staged = true
		if err := c.offer(ctx, b, a, hash, offers); err != nil {
			return nil, false, err
		}
	}
	if !staged {
		return nil, false, nil
	}
	revisions = map[string]sync.Revision{}
	for cluster, all := range offers {
		chosen := all[0]
		for _, o := range all[1:] {
			if chosen.hash == hash && o.hash != hash {
				chosen = o
			}
		}
		if i := slices.IndexFunc(all, func(o offer) bool { return o.hash != chosen.hash }); i >= 0 {
			c.emitShared(a, cluster, all[i].by, chosen.by)
		}
		revised := sync.Revision{ID: chosen.hash}
		if chosen.hash != hash {
			revised.Template, revised.Overrides = chosen.part.Restore(template)
		}
		revisions[cluster] = revised
	}
	return revisions, true, nil
}

// emitShared reports that an attached binding keeps older content in a cluster because of one of several bindings.
func (c *Controller) emitShared(a binding.Binding, cluster, updated, held string) {
	c.Events.Emit(events.Event{
		On: binding.TemplateReference(a), Source: Name, Reason: "SharedDependencyHeld",
		Message: fmt.Sprintf("Cluster %s keeps the content that binding %s has there until its rollout updates the cluster, although the "+
			"rollout of binding %s has updated it.", cluster, held, updated),
		Once: a.BindingSpec().Resource.ResourceVersion + "/" + cluster,
	})
}

// offer adds what a binding in a staged rollout wants. A cluster whose revision lacks the object gets no entry.
func (c *Controller) offer(
	ctx context.Context, b *workv1alpha2.ResourceBinding, a binding.Binding, current string, offers map[string][]offer,
) error {
	r, err := c.latest(ctx, b)
	if err != nil || r == nil {
		return err
	}
	kind, key := binding.TemplateKind(a).GroupKind(), types.NamespacedName{
		Namespace: a.BindingSpec().Resource.Namespace, Name: a.BindingSpec().Resource.Name,
	}
	history, err := c.history(ctx, b, isSecret(kind))
	if err != nil {
		return err
	}
	if recorded := history.contents[r.RolloutStatus().TemplateRevision]; recorded != nil {
		part := recorded.Find(kind, key)
		hash := ""
		if part != nil {
			if hash, err = part.Hash(binding.ID(a)); err != nil {
				return err
			}
		}
		if hash != current {
			c.enqueue(client.ObjectKeyFromObject(b)) // the detector may render a changed object without a change of its binding
		}
	}
	for _, cluster := range r.RolloutStatus().Clusters {
		content := history.contents[cluster.Revision]
		if content == nil {
			continue
		}
		if part := content.Find(kind, key); part != nil {
			hash, err := part.Hash(binding.ID(a))
			if err != nil {
				return err
			}
			o := offer{by: b.Name, hash: hash}
			if hash != current {
				o.part = part
			}
			offers[cluster.Name] = append(offers[cluster.Name], o)
		}
	}
	return nil
}

// awaitDependencies marks clusters as not observed that have the target but not all of its dependencies: the manifest of the template may
// be unchanged, and then its report proves nothing.
func (c *Controller) awaitDependencies(
	ctx context.Context, b binding.Binding, h history, target, current int64, clusters []advance.Cluster,
) error {
	if !b.BindingSpec().PropagateDeps || b.GetNamespace() == "" {
		return nil
	}
	if target != current {
		var err error
		if h, err = c.history(ctx, b, true); err != nil {
			return err
		}
	}
	content := h.contents[target]
	if content == nil {
		return nil
	}
	for _, parts := range [][]revision.Part{content.Dependencies, content.Secrets} {
		for i := range parts {
			kind, key := parts[i].Key()
			a, err := c.bindingOf(ctx, kind, key)
			if err != nil {
				return err
			}
			if a == nil || a.BindingSpec().Placement != nil {
				continue // the object was deleted, or has a policy now
			}
			hash, err := parts[i].Hash(binding.ID(a))
			if err != nil {
				return err
			}
			if len(a.BindingSpec().RequiredBy) > 1 {
				hash = "" // another binding may hold it
			}
			works, err := work.Of(ctx, c.control, a)
			if err != nil {
				return err
			}
			for j := range clusters {
				if entry := &clusters[j]; entry.Revision == target && !hasApplied(works, entry.Name, hash) {
					entry.Observed = false
				}
			}
		}
	}
	return nil
}

// hasApplied reports whether a Work in a cluster is applied, with a content if hash is not empty.
func hasApplied(works []workv1alpha1.Work, cluster, hash string) bool {
	return slices.ContainsFunc(works, func(w workv1alpha1.Work) bool {
		applied := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
		return w.Namespace == names.ExecutionNamespace(cluster) && w.DeletionTimestamp == nil && applied != nil &&
			applied.Status == metav1.ConditionTrue && applied.ObservedGeneration == w.Generation &&
			(hash == "" || w.Annotations[names.Revision] == hash)
	})
}

// revisionType is the type of the Secrets that store the Secrets of revisions: the role view may read ControllerRevisions, but no Secrets.
const revisionType corev1.SecretType = "karmada.io/revision"
