// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"maps"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	toolscache "k8s.io/client-go/tools/cache"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/propagate/match"
)

const crdKind = "CustomResourceDefinition"

// neverPropagated reports whether no object of a kind is propagated, regardless of flags.
func neverPropagated(gvk schema.GroupVersionKind) bool { return builtin.OfKind(gvk) != "" }

// resource is the name and the scope of the objects of a kind.
type resource struct {
	name       string
	namespaced bool
}

// discovered holds the kinds that are propagated and that the control plane serves.
type discovered struct {
	// preferred holds the kinds in the version that their group prefers, served the versions of all kinds.
	preferred map[schema.GroupVersionKind]resource
	served    sets.Set[schema.GroupVersionKind]
	// failed holds the versions whose kinds are not known.
	failed sets.Set[schema.GroupVersion]
}

// discoverKinds watches all kinds that can be listed, watched and deleted and are not skipped, and stops watching kinds that are
// no longer served. If discovery fails for some versions of groups, the kinds that are watched in them are kept.
func (d *Detector) discoverKinds(ctx context.Context) error {
	groups, lists, err := d.discover.ServerGroupsAndResources()
	now := discovered{map[schema.GroupVersionKind]resource{}, sets.New[schema.GroupVersionKind](), sets.New[schema.GroupVersion]()}
	if err != nil {
		var partial *discovery.ErrGroupDiscoveryFailed
		if !errors.As(err, &partial) {
			return fmt.Errorf("discover kinds: %w", err)
		}
		for gv := range partial.Groups {
			now.failed.Insert(gv)
		}
	}
	byVersion := map[string]*metav1.APIResourceList{}
	for _, list := range lists {
		byVersion[list.GroupVersion] = list
	}
	for _, group := range groups {
		now.add(match.Versions(group), byVersion, d.Skip)
	}
	if watchErr := d.watchKinds(ctx, now); watchErr != nil {
		err = errors.Join(err, watchErr)
	}
	return err
}

// add adds the kinds of a group, whose versions are in the order of preference.
func (n discovered) add(versions []string, lists map[string]*metav1.APIResourceList, skip Skip) {
	known := sets.New[string]()
	for _, version := range versions {
		gv, err := schema.ParseGroupVersion(version)
		if err != nil || lists[version] == nil {
			continue
		}
		for i := range lists[version].APIResources {
			r := &lists[version].APIResources[i]
			gvk := gv.WithKind(r.Kind)
			if !match.Selectable(r) {
				continue
			}
			if skip.kind(gvk) {
				known.Insert(r.Kind) // a kind whose preferred version is skipped is not propagated in another one
				continue
			}
			n.served.Insert(gvk)
			if !known.Has(r.Kind) {
				known.Insert(r.Kind)
				n.preferred[gvk] = resource{r.Name, r.Namespaced}
			}
		}
	}
}

func (d *Detector) watchKinds(ctx context.Context, now discovered) error {
	d.mu.Lock()
	known, changed := maps.Clone(d.kinds), !maps.Equal(d.kinds, now.preferred)
	gone := sets.New[schema.GroupVersionKind]()
	before := d.served
	for gvk := range before {
		switch {
		case now.failed.Has(gvk.GroupVersion()):
			now.served.Insert(gvk) // until discovery succeeds
		case !now.served.Has(gvk):
			gone.Insert(gvk)
		}
	}
	d.served, d.failed = now.served, now.failed
	d.mu.Unlock()
	if changed {
		meta.MaybeResetRESTMapper(d.control.RESTMapper()) // it may map kinds to earlier resources
	}
	var errs []error
	kept := sets.New[schema.GroupKind]()
	for gvk, r := range known {
		switch current, ok := now.preferred[gvk]; {
		case now.failed.Has(gvk.GroupVersion()):
			kept.Insert(gvk.GroupKind())
		case !ok || current != r:
			d.setWatched(gvk, nil)
			if err := d.cache.RemoveInformer(ctx, metadataOfKind(gvk)); err != nil {
				errs = append(errs, fmt.Errorf("stop watching %s: %w", gvk, err))
			}
		}
	}
	for gvk, r := range now.preferred {
		if kept.Has(gvk.GroupKind()) || known[gvk] == r {
			continue // discovery prefers another version while the watched one fails: both would reconcile the same templates
		}
		d.setWatched(gvk, &r) // before its first event
		if err := d.watchKind(ctx, gvk); err != nil {
			d.setWatched(gvk, nil)
			errs = append(errs, err)
		}
	}
	if gone.Len() == 0 {
		return errors.Join(errs...)
	}
	err := d.requeueVersions(ctx, gone)
	if err != nil {
		d.mu.Lock()
		d.served = before // so that the next discovery repeats it
		d.mu.Unlock()
	}
	return errors.Join(append(errs, err)...)
}

// requeueVersions requeues the templates of bindings in versions that are no longer served: they are rendered in another one.
func (d *Detector) requeueVersions(ctx context.Context, gone sets.Set[schema.GroupVersionKind]) error {
	bindings, err := binding.List(func(list binding.ObjectList) error { return d.control.List(ctx, list, client.UnsafeDisableDeepCopy) })
	if err != nil {
		return err
	}
	for _, b := range bindings {
		if gone.Has(binding.TemplateKind(b)) {
			d.records.forceRefresh(d.keyOf(b))
			d.Enqueue(b)
		}
	}
	return nil
}

// setWatched records that a kind is watched as a resource, or that it is not if that is nil.
func (d *Detector) setWatched(gvk schema.GroupVersionKind, r *resource) {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case r != nil:
		d.kinds[gvk], d.versions[gvk.GroupKind()] = *r, gvk.Version
	default:
		delete(d.kinds, gvk)
		if d.versions[gvk.GroupKind()] == gvk.Version {
			delete(d.versions, gvk.GroupKind())
		}
	}
}

// watchedVersion returns a kind in the version in which it is watched, or unchanged if it is not watched.
func (d *Detector) watchedVersion(gvk schema.GroupVersionKind) schema.GroupVersionKind {
	d.mu.RLock()
	defer d.mu.RUnlock()
	if version, ok := d.versions[gvk.GroupKind()]; ok {
		gvk.Version = version
	}
	return gvk
}

// servedVersions returns a kind in all versions that are served, the given one included.
func (d *Detector) servedVersions(gvk schema.GroupVersionKind) []schema.GroupVersionKind {
	d.mu.RLock()
	defer d.mu.RUnlock()
	out := []schema.GroupVersionKind{gvk}
	for other := range d.served {
		if other.GroupKind() == gvk.GroupKind() && other != gvk {
			out = append(out, other)
		}
	}
	return out
}

// isServed reports whether a kind may be served in a version.
func (d *Detector) isServed(gvk schema.GroupVersionKind) bool {
	d.mu.RLock()
	defer d.mu.RUnlock()
	return d.served.Has(gvk) || d.failed.Has(gvk.GroupVersion())
}

// watchKind starts a watch of the metadata of one kind. It does not wait for the first list: a slow kind must not delay others.
func (d *Detector) watchKind(ctx context.Context, gvk schema.GroupVersionKind) error {
	informer, err := d.cache.GetInformer(ctx, metadataOfKind(gvk), cache.BlockUntilSynced(false))
	if err != nil {
		return fmt.Errorf("watch %s: %w", gvk, err)
	}
	_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerDetailedFuncs{
		AddFunc:    func(o any, initial bool) { d.handle(ctx, gvk, nil, o, initial) },
		UpdateFunc: func(old, o any) { d.handle(ctx, gvk, old, o, false) },
		DeleteFunc: deletions(func(o any) { d.handle(ctx, gvk, o, nil, false) }).OnDelete,
	})
	if err != nil {
		return fmt.Errorf("watch %s: %w", gvk, err)
	}
	return nil
}

// handle passes an event of an informer to observe. A panic is logged and does not end the process.
func (d *Detector) handle(ctx context.Context, gvk schema.GroupVersionKind, old, o any, initial bool) {
	err := panics.Recover(func() error {
		before, _ := old.(metadata)
		m, _ := o.(metadata)
		if before != nil || m != nil {
			d.observe(gvk, before, m, initial)
		}
		return nil
	})
	if err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to handle the event of a template", "kind", gvk.Kind)
	}
}

// observe requeues a template after an event: created (old is nil), changed, or deleted (m is nil). initial reports whether it
// existed before its kind was watched.
func (d *Detector) observe(gvk schema.GroupVersionKind, old, m metadata, initial bool) {
	if gvk.Kind == crdKind {
		select {
		case d.again <- struct{}{}:
		default: // already requested
		}
	}
	if d.Observe != nil {
		d.Observe(gvk, old, m)
	}
	created, deleted := old == nil, m == nil
	if deleted {
		m = old
	}
	if d.Skip.object(gvk.GroupKind(), m) != "" || !created && !deleted && !changed(old, m) {
		return
	}
	t := templateKey{kind: gvk, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}}
	switch {
	case initial:
		d.records.observe(t, listed)
	case created, !deleted && changedByUser(old, m):
		d.records.observe(t, touched)
	}
	d.queue.Add(t)
}

// changed reports whether an update changed more than the status, or may have done so if the kind has no generations.
func changed(old, m metadata) bool {
	if m.Generation == 0 || m.Generation != old.Generation {
		return m.ResourceVersion != old.ResourceVersion
	}
	return m.UID != old.UID || !maps.Equal(old.Labels, m.Labels) || !maps.Equal(old.Annotations, m.Annotations) ||
		(old.DeletionTimestamp == nil) != (m.DeletionTimestamp == nil)
}

// changedByUser reports whether an update can be a change by a user. An update of labels and annotations of Karmada is none.
func changedByUser(old, m metadata) bool {
	if m.Generation != old.Generation || !maps.Equal(withoutKarmada(old.Labels), withoutKarmada(m.Labels)) ||
		!maps.Equal(withoutKarmada(old.Annotations), withoutKarmada(m.Annotations)) {
		return true
	}
	// A kind without generations: a claim changes only metadata, any other update can be a change of the content.
	return m.Generation == 0 && maps.Equal(old.Labels, m.Labels) && maps.Equal(old.Annotations, m.Annotations)
}

// metadataOfKind returns an empty object for reads of metadata.
func metadataOfKind(gvk schema.GroupVersionKind) metadata {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(gvk)
	return m
}

// deletions is an event handler that is called for deletions only.
type deletions func(o any)

func (deletions) OnAdd(any, bool)   {}
func (deletions) OnUpdate(any, any) {}

func (f deletions) OnDelete(o any) {
	if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
		o = gone.Obj
	}
	f(o)
}
