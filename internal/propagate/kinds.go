// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	toolscache "k8s.io/client-go/tools/cache"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"

	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names/builtin"
)

const crdKind = "CustomResourceDefinition"

// neverPropagated reports whether no object of a kind is propagated, regardless of flags.
func neverPropagated(gvk schema.GroupVersionKind) bool { return builtin.OfKind(gvk) != "" }

// discoverKinds watches all kinds that can be listed, watched and deleted and are not skipped, and stops watching kinds that are
// no longer served. If discovery fails for some versions of groups, the kinds that are watched in them are kept.
func (d *Detector) discoverKinds(ctx context.Context) error {
	lists, err := d.discover.ServerPreferredResources()
	failed := sets.New[schema.GroupVersion]()
	if err != nil {
		var partial *discovery.ErrGroupDiscoveryFailed
		if !errors.As(err, &partial) {
			return fmt.Errorf("discover kinds: %w", err)
		}
		for gv := range partial.Groups {
			failed.Insert(gv)
		}
	}
	served := sets.New[schema.GroupVersionKind]()
	for _, list := range lists {
		gv, parseErr := schema.ParseGroupVersion(list.GroupVersion)
		if parseErr != nil {
			continue
		}
		for i := range list.APIResources {
			r := &list.APIResources[i]
			gvk := gv.WithKind(r.Kind)
			if !strings.Contains(r.Name, "/") && sets.New(r.Verbs...).HasAll("list", "watch", "delete") && !d.Skip.kind(gvk) {
				served.Insert(gvk)
			}
		}
	}
	if watchErr := d.watchKinds(ctx, served, failed); watchErr != nil {
		err = errors.Join(err, watchErr)
	}
	return err
}

func (d *Detector) watchKinds(
	ctx context.Context, served sets.Set[schema.GroupVersionKind], failed sets.Set[schema.GroupVersion],
) error {
	known := d.watchedKinds()
	kept := sets.New[schema.GroupKind]()
	for gvk := range known {
		if failed.Has(gvk.GroupVersion()) {
			kept.Insert(gvk.GroupKind())
		}
	}
	var errs []error
	for gvk := range served.Difference(known) {
		if kept.Has(gvk.GroupKind()) {
			continue // discovery prefers another version while the watched one fails: both would reconcile the same templates
		}
		d.setWatched(gvk, true) // before its first event
		if err := d.watchKind(ctx, gvk); err != nil {
			d.setWatched(gvk, false)
			errs = append(errs, err)
		}
	}
	for gvk := range known.Difference(served) {
		if failed.Has(gvk.GroupVersion()) {
			continue
		}
		d.setWatched(gvk, false)
		if err := d.cache.RemoveInformer(ctx, metadataOfKind(gvk)); err != nil {
			errs = append(errs, fmt.Errorf("stop watching %s: %w", gvk, err))
		}
	}
	return errors.Join(errs...)
}

func (d *Detector) setWatched(gvk schema.GroupVersionKind, watched bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if watched {
		d.kinds.Insert(gvk)
	} else {
		d.kinds.Delete(gvk)
	}
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
