// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// attach creates or updates the attached binding of a dependency of r. It returns the delay after which that must be repeated, or 0.
func (d *Distributor) attach(ctx context.Context, r *referring, m *metav1.PartialObjectMetadata) (time.Duration, error) {
	b, kind, object := r.ResourceBinding, m.GroupVersionKind().GroupKind(), client.ObjectKeyFromObject(m)
	if m.Namespace != b.Namespace {
		return 0, fmt.Errorf("%s %s: a dependency must be in namespace %s, and this kind is cluster-scoped", m.Kind, m.Name, b.Namespace)
	}
	if binding.IsFor(b, kind, object) {
		return 0, nil // a template does not depend on itself
	}
	found, free, err := binding.Find(kind, object, func(key types.NamespacedName, b binding.Binding) error {
		return d.control.Get(ctx, key, b)
	})
	if err != nil {
		return 0, fmt.Errorf("attach %s %s: %w", m.Kind, object, err)
	}
	if found == nil {
		return 0, d.create(ctx, b, m, free)
	}
	a := found.(*workv1alpha2.ResourceBinding)
	if err := d.check(a, m); err != nil {
		return 0, err
	}
	snapshot := snapshotOf(b)
	retained, err := r.retained(ctx, a, snapshot.Clusters, true)
	if err != nil {
		return 0, err
	}
	snapshot.Clusters = slices.Concat(snapshot.Clusters, retained)
	return d.require(ctx, b, a, snapshot, names.DependedBy(b.Namespace, b.Name))
}

// require writes the entry of b and its label into an attached binding. It returns the delay after which that must be repeated, or 0.
func (d *Distributor) require(
	ctx context.Context, b, a *workv1alpha2.ResourceBinding, snapshot workv1alpha2.BindingSnapshot, label string,
) (time.Duration, error) {
	requiredBy, dropped, referrers, err := d.referrers(ctx, withSnapshot(a.Spec.RequiredBy, snapshot), b)
	if err != nil {
		return 0, err
	}
	change := requirement{labels: map[string]any{}, annotations: map[string]any{}, requiredBy: requiredBy}
	removeLabels(change.labels, a, b.Namespace, b.Name)
	delete(change.labels, label)
	if left := names.LeftBy(b.Namespace, b.Name); a.Annotations[left] != "" {
		change.annotations[left] = nil // what stayed is managed again
	}
	if current := a.Labels[label]; current != binding.ID(b) && (current == "" || !sharesLabels(a, b.Namespace, b.Name)) {
		change.labels[label] = binding.ID(b)
	}
	for _, s := range dropped {
		removeLabels(change.labels, a, s.Namespace, s.Name)
	}
	var after time.Duration
	if a.Spec.Placement == nil && a.DeletionTimestamp == nil {
		merged, conflict := mergeReferrers(referrers)
		if current := newReferrer(&a.Spec); current.preserve && !merged.preserve {
			// Works of former clusters must be deleted with the settings of the binding that required them.
			if left, err := d.worksLeft(ctx, a); err != nil {
				return 0, err
			} else if left {
				merged.preserve, after = true, worksInterval
			}
		}
		change.settings = &merged
		if conflict != "" {
			d.emit(binding.Reference(a), "DependencyPolicyConflict", conflict, fmt.Sprint(referrers))
		}
	}
	return after, d.write(ctx, a, change)
}

// sharesLabels reports whether another binding that requires an attached binding has the labels of one: their hashes are equal.
func sharesLabels(a *workv1alpha2.ResourceBinding, namespace, name string) bool {
	return slices.ContainsFunc(a.Spec.RequiredBy, func(s workv1alpha2.BindingSnapshot) bool {
		return (s.Namespace != namespace || s.Name != name) && names.DependedBy(s.Namespace, s.Name) == names.DependedBy(namespace, name)
	})
}

// removeLabels adds the removal of the labels of a requiring binding from an attached binding to changes, unless another one has them.
func removeLabels(changes map[string]any, a *workv1alpha2.ResourceBinding, namespace, name string) {
	if sharesLabels(a, namespace, name) {
		return
	}
	for _, label := range []string{names.DependedBy(namespace, name), retainedBy(namespace, name)} {
		if _, ok := a.Labels[label]; ok {
			changes[label] = nil
		}
	}
}

// check returns an error unless the binding of an object of this name belongs to the object.
func (d *Distributor) check(a *workv1alpha2.ResourceBinding, m *metav1.PartialObjectMetadata) error {
	owner := metav1.GetControllerOf(a)
	switch {
	case d.control.Stale(a):
		return requeue.ErrStale
	case a.DeletionTimestamp != nil, owner != nil && owner.UID != m.UID:
		return requeue.After(waitInterval, binding.Title(a)+" of an earlier object is not deleted yet")
	}
	return nil
}

// create creates the attached binding of a dependency.
func (d *Distributor) create(
	ctx context.Context, b *workv1alpha2.ResourceBinding, m *metav1.PartialObjectMetadata, name string,
) error {
	settings := newReferrer(&b.Spec)
	a := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: b.Namespace, Name: name,
			Labels:          map[string]string{names.DependedBy(b.Namespace, b.Name): binding.ID(b), names.BindingID: d.NewID()},
			Finalizers:      []string{names.BindingFinalizer},
			OwnerReferences: []metav1.OwnerReference{*metav1.NewControllerRef(m, m.GroupVersionKind())},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource: workv1alpha2.ObjectReference{
				APIVersion: m.APIVersion, Kind: m.Kind, Namespace: m.Namespace, Name: m.Name, UID: m.UID, ResourceVersion: m.ResourceVersion,
			},
			RequiredBy:         []workv1alpha2.BindingSnapshot{snapshotOf(b)},
			ConflictResolution: settings.conflictResolution(), PreserveResourcesOnDeletion: new(settings.preserve),
		},
	}
	if err := d.control.Create(ctx, a); err != nil {
		return fmt.Errorf("create %s: %w", binding.Title(a), err)
	}
	return nil
}

// referrers returns the settings of the bindings in requiredBy, and requiredBy without the entries of bindings that no longer
// exist. dropped holds the latter. b is one of them.
func (d *Distributor) referrers(
	ctx context.Context, all []workv1alpha2.BindingSnapshot, b *workv1alpha2.ResourceBinding,
) (kept, dropped []workv1alpha2.BindingSnapshot, settings []referrer, err error) {
	for _, s := range all {
		if sameBinding(s, snapshotOf(b)) {
			kept, settings = append(kept, s), append(settings, newReferrer(&b.Spec))
			continue
		}
		other := &workv1alpha2.ResourceBinding{}
		key := types.NamespacedName{Namespace: s.Namespace, Name: s.Name}
		err := d.control.Get(ctx, key, other)
		if apierrors.IsNotFound(err) {
			// Its finalizer was removed by another client, or the cache does not show it yet.
			if err = d.live.Get(ctx, key, other); apierrors.IsNotFound(err) {
				dropped = append(dropped, s)
				continue
			}
		}
		if err != nil {
			return nil, nil, nil, fmt.Errorf("read binding %s: %w", key, err)
		}
		kept, settings = append(kept, s), append(settings, newReferrer(&other.Spec))
	}
	return kept, dropped, settings, nil
}

// worksLeft reports whether Works of a binding exist in clusters that are no longer its targets.
func (d *Distributor) worksLeft(ctx context.Context, a *workv1alpha2.ResourceBinding) (bool, error) {
	var works workv1alpha1.WorkList
	if err := d.control.List(ctx, &works, client.MatchingLabels{names.BindingID: binding.ID(a)}); err != nil {
		return false, fmt.Errorf("list works of %s: %w", binding.Title(a), err)
	}
	existing := binding.Existing(&a.Spec)
	for i := range works.Items {
		if cluster, ok := names.ClusterOf(works.Items[i].Namespace); ok && !existing.Has(cluster) {
			return true, nil
		}
	}
	return false, nil
}

// requirement holds the fields of an attached binding that the distributor owns.
type requirement struct {
	labels, annotations map[string]any // changed ones; nil removes one
	requiredBy          []workv1alpha2.BindingSnapshot
	settings            *referrer // nil if a policy owns them
}

// write patches the fields of an attached binding that differ. It returns a conflict if the binding changed since it was read.
func (d *Distributor) write(ctx context.Context, a *workv1alpha2.ResourceBinding, r requirement) error {
	spec, changes := map[string]any{}, map[string]any{}
	if !equality.Semantic.DeepEqual(a.Spec.RequiredBy, r.requiredBy) {
		spec["requiredBy"] = r.requiredBy
		if len(r.requiredBy) == 0 {
			spec["requiredBy"] = nil
		}
	}
	if s := r.settings; s != nil {
		current := newReferrer(&a.Spec)
		if current.overwrite != s.overwrite {
			spec["conflictResolution"] = s.conflictResolution()
		}
		if a.Spec.PreserveResourcesOnDeletion == nil || current.preserve != s.preserve {
			spec["preserveResourcesOnDeletion"] = s.preserve
		}
	}
	if len(spec) > 0 {
		changes["spec"] = spec
	}
	metadata := map[string]any{}
	if len(r.labels) > 0 {
		metadata["labels"] = r.labels
	}
	if len(r.annotations) > 0 {
		metadata["annotations"] = r.annotations
	}
	if len(metadata) > 0 {
		changes["metadata"] = metadata
	}
	return patch.Merge(ctx, d.control, a, changes)
}

// detachOthers detaches r from attached bindings whose objects are no longer dependencies: not named in wanted, and not selected. Their
// entries keep the clusters in which a copy still needs the object. An object that does not exist is left to the garbage collector.
// before holds the dependencies that were attached last. It returns the delay after which that must be repeated, or 0.
func (d *Distributor) detachOthers(
	ctx context.Context, r *referring, before map[objectKey]types.UID, wanted sets.Set[objectKey],
	selected map[objectKey][]*interpret.Dependency,
) (after time.Duration, err error) {
	b := r.ResourceBinding
	all, err := attachedTo(ctx, d.control, b)
	if err == nil && missing(before, all) {
		all, err = attachedTo(ctx, d.live, b) // the cache may not show bindings yet that were just created
	}
	if err != nil {
		return 0, err
	}
	var errs []error
	for i := range all {
		a := &all[i]
		at := objectOf(a)
		if wanted.Has(at) {
			continue
		}
		if selectors := selected[objectKey{kind: at.kind, key: types.NamespacedName{Namespace: at.key.Namespace}}]; len(selectors) > 0 {
			if stays, err := d.staysSelected(ctx, a, selectors); err != nil || stays {
				errs = append(errs, err)
				continue
			}
		}
		retry, err := d.retainOrDetach(ctx, r, a)
		errs, after = append(errs, err), max(after, retry)
	}
	return after, errors.Join(errs...)
}

// retainOrDetach reduces the entry of r in an attached binding to the clusters in which a copy still needs the object. It detaches
// r if there is none.
func (d *Distributor) retainOrDetach(ctx context.Context, r *referring, a *workv1alpha2.ResourceBinding) (time.Duration, error) {
	if d.control.Stale(a) {
		return 0, requeue.ErrStale
	}
	b := r.ResourceBinding
	clusters, err := r.retained(ctx, a, nil, false)
	if err != nil {
		return 0, err
	}
	if len(clusters) == 0 {
		return 0, d.detach(ctx, b, a)
	}
	snapshot := workv1alpha2.BindingSnapshot{Namespace: b.Namespace, Name: b.Name, Clusters: clusters}
	after, err := d.require(ctx, b, a, snapshot, retainedBy(b.Namespace, b.Name))
	return after, client.IgnoreNotFound(err)
}

// staysSelected reports whether the object of an attached binding is selected, or does not exist.
func (d *Distributor) staysSelected(
	ctx context.Context, a *workv1alpha2.ResourceBinding, selectors []*interpret.Dependency,
) (bool, error) {
	r := a.Spec.Resource
	m, err := d.read(ctx, binding.TemplateKind(a), types.NamespacedName{Namespace: r.Namespace, Name: r.Name})
	if err != nil || m == nil || m.UID != r.UID {
		return true, err
	}
	for _, s := range selectors {
		selector, err := metav1.LabelSelectorAsSelector(s.LabelSelector)
		if err != nil || selector.Matches(labels.Set(m.Labels)) {
			return true, nil // an invalid selector is reported by resolve
		}
	}
	return false, nil
}

// objectOf returns the key of the object of an attached binding.
func objectOf(a *workv1alpha2.ResourceBinding) objectKey {
	r := a.Spec.Resource
	return objectKey{kind: binding.TemplateKind(a).GroupKind(), key: types.NamespacedName{Namespace: r.Namespace, Name: r.Name}}
}

// missing reports whether one of the objects has no binding in the list.
func missing(objects map[objectKey]types.UID, all []workv1alpha2.ResourceBinding) bool {
	listed := sets.New[objectKey]()
	for i := range all {
		listed.Insert(objectOf(&all[i]))
	}
	for o := range objects {
		if !listed.Has(o) {
			return true
		}
	}
	return false
}

// attachedTo lists the attached bindings that b requires. A binding with an equal hash has the same labels.
func attachedTo(ctx context.Context, from client.Reader, b *workv1alpha2.ResourceBinding) ([]workv1alpha2.ResourceBinding, error) {
	var out []workv1alpha2.ResourceBinding
	for _, label := range []string{names.DependedBy(b.Namespace, b.Name), retainedBy(b.Namespace, b.Name)} {
		var list workv1alpha2.ResourceBindingList
		if err := from.List(ctx, &list, client.InNamespace(b.Namespace), client.HasLabels{label}); err != nil {
			return nil, fmt.Errorf("list attached bindings of %s: %w", binding.Title(b), err)
		}
		out = append(out, list.Items...)
	}
	return slices.DeleteFunc(out, func(a workv1alpha2.ResourceBinding) bool {
		return sharesLabels(&a, b.Namespace, b.Name) && !slices.ContainsFunc(a.Spec.RequiredBy, func(s workv1alpha2.BindingSnapshot) bool {
			return sameBinding(s, snapshotOf(b))
		})
	}), nil
}

// detach removes the requirement of b from an attached binding. The value true of preserveResourcesOnDeletion stays, or is copied from b,
// because the Works of the clusters of b must be deleted with it.
func (d *Distributor) detach(ctx context.Context, b, a *workv1alpha2.ResourceBinding) error {
	if d.control.Stale(a) {
		return requeue.ErrStale
	}
	left, err := d.left(ctx, b, a)
	if err != nil {
		return err
	}
	change := requirement{labels: map[string]any{}, annotations: left, requiredBy: withoutSnapshot(a.Spec.RequiredBy, snapshotOf(b))}
	removeLabels(change.labels, a, b.Namespace, b.Name)
	if a.Spec.Placement == nil {
		_, _, settings, err := d.referrers(ctx, change.requiredBy, b)
		if err != nil {
			return err
		}
		merged, _ := mergeReferrers(settings)
		if !merged.preserve && (newReferrer(&a.Spec).preserve || newReferrer(&b.Spec).preserve) {
			merged.preserve = true
			defer d.enqueueAfter(worksInterval, requests(ctx, a)...) // of the remaining bindings, which lower it
		}
		change.settings = &merged
	}
	return client.IgnoreNotFound(d.write(ctx, a, change))
}

// left returns the annotation that keeps the object of an attached binding in the clusters in which the object of b stays, because its
// removal was requested before a restore of the control plane.
func (d *Distributor) left(ctx context.Context, b, a *workv1alpha2.ResourceBinding) (map[string]any, error) {
	if a.DeletionTimestamp != nil {
		return nil, nil
	}
	var clusters []string
	for _, s := range a.Spec.RequiredBy {
		if sameBinding(s, snapshotOf(b)) {
			for _, target := range s.Clusters {
				clusters = append(clusters, target.Name)
			}
		}
	}
	at, left, err := work.RemovalBeforeRestore(ctx, d.control, b, clusters...)
	if err != nil || len(left) == 0 {
		return nil, err
	}
	return map[string]any{names.LeftBy(b.Namespace, b.Name): work.LeftIn(at, left)}, nil
}

// finalize detaches all dependencies of a binding that is being deleted or no longer propagates them.
func (d *Distributor) finalize(ctx context.Context, b *workv1alpha2.ResourceBinding) error {
	if b.DeletionTimestamp == nil {
		latest := &workv1alpha2.ResourceBinding{}
		if err := d.live.Get(ctx, client.ObjectKeyFromObject(b), latest); err != nil {
			return client.IgnoreNotFound(err)
		}
		if latest.UID != b.UID || latest.Spec.PropagateDeps {
			return requeue.ErrStale
		}
	}
	all, err := attachedTo(ctx, d.live, b)
	if err != nil {
		return err
	}
	var errs []error
	for i := range all {
		errs = append(errs, d.detach(ctx, b, &all[i]))
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	d.index.forget(client.ObjectKeyFromObject(b))
	finalizers := slices.DeleteFunc(slices.Clone(b.Finalizers), func(f string) bool { return f == names.DependenciesFinalizer })
	return client.IgnoreNotFound(patch.Merge(ctx, d.control, b, map[string]any{"metadata": map[string]any{
		"finalizers": finalizers, "annotations": map[string]any{names.Dependencies: nil},
	}}))
}
