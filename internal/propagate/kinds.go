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
	"sigs.k8s.io/controller-runtime/pkg/cache"
)

const crdKind = "CustomResourceDefinition"

// discoverKinds watches what can be listed, watched and deleted and is not skipped, and stops watching what is served no
// more. When discovery fails for some groups, the others go on and nothing is taken as vanished from the failed ones.
func (d *Detector) discoverKinds(ctx context.Context) error {
	lists, err := d.discover.ServerPreferredResources()
	failed := sets.New[string]()
	if err != nil {
		var partial *discovery.ErrGroupDiscoveryFailed
		if !errors.As(err, &partial) {
			return fmt.Errorf("list the kinds of the control plane: %w", err)
		}
		for gv := range partial.Groups {
			failed.Insert(gv.Group)
		}
	}
	served := map[schema.GroupVersionKind]kind{}
	for _, list := range lists {
		gv, parseErr := schema.ParseGroupVersion(list.GroupVersion)
		if parseErr != nil {
			continue
		}
		for i := range list.APIResources {
			r := &list.APIResources[i]
			gvk := gv.WithKind(r.Kind)
			if strings.Contains(r.Name, "/") || !sets.New(r.Verbs...).HasAll("list", "watch", "delete") || d.Skip.kind(gvk) {
				continue
			}
			served[gvk] = kind{resource: gv.WithResource(r.Name), namespaced: r.Namespaced}
		}
	}
	if watchErr := d.watchKinds(ctx, served, failed); watchErr != nil {
		err = errors.Join(err, watchErr)
	}
	return err
}

func (d *Detector) watchKinds(ctx context.Context, served map[schema.GroupVersionKind]kind, failed sets.Set[string]) error {
	d.mu.RLock()
	known := maps.Clone(d.kinds)
	d.mu.RUnlock()
	var errs []error
	for gvk, k := range served {
		if _, ok := known[gvk]; ok {
			continue
		}
		d.enter(gvk, k) // before its events come
		if err := d.watchKind(ctx, gvk); err != nil {
			d.drop(gvk)
			errs = append(errs, err)
		}
	}
	for gvk := range known {
		if _, ok := served[gvk]; ok || failed.Has(gvk.Group) {
			continue
		}
		d.drop(gvk)
		if err := d.cache.RemoveInformer(ctx, blank(gvk)); err != nil {
			errs = append(errs, fmt.Errorf("stop watching %s: %w", gvk, err))
		}
	}
	return errors.Join(errs...)
}

func (d *Detector) enter(gvk schema.GroupVersionKind, k kind) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.kinds[gvk] = k
}

func (d *Detector) drop(gvk schema.GroupVersionKind) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.kinds, gvk)
}

// watchKind follows the metadata of one kind. It does not wait for the first list: one slow kind must not hold the others.
func (d *Detector) watchKind(ctx context.Context, gvk schema.GroupVersionKind) error {
	informer, err := d.cache.GetInformer(ctx, blank(gvk), cache.BlockUntilSynced(false))
	if err != nil {
		return fmt.Errorf("watch %s: %w", gvk, err)
	}
	_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc: func(o any) { d.observe(gvk, nil, o) },
		UpdateFunc: func(old, o any) {
			if m, ok := old.(metadata); ok {
				d.observe(gvk, m, o)
			}
		},
		DeleteFunc: deletions(func(o any) { d.observe(gvk, nil, o) }).OnDelete,
	})
	if err != nil {
		return fmt.Errorf("watch %s: %w", gvk, err)
	}
	return nil
}

func (d *Detector) observe(gvk schema.GroupVersionKind, old metadata, o any) {
	m, ok := o.(metadata)
	if !ok {
		return
	}
	if gvk.Kind == crdKind {
		select {
		case d.again <- struct{}{}:
		default: // already asked
		}
	}
	if d.Skip.object(m) || old != nil && !changed(old, m) {
		return
	}
	d.queue.Add(template{kind: gvk, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}})
}

// changed says whether an update may matter: anything but the status of a kind that counts its generations.
func changed(old, m metadata) bool {
	if m.Generation == 0 || m.Generation != old.Generation {
		return m.ResourceVersion != old.ResourceVersion
	}
	return m.UID != old.UID || !maps.Equal(old.Labels, m.Labels) || !maps.Equal(old.Annotations, m.Annotations) ||
		(old.DeletionTimestamp == nil) != (m.DeletionTimestamp == nil)
}

func blank(gvk schema.GroupVersionKind) metadata {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(gvk)
	return m
}

// deletions hears of deletions only, of those that were missed too.
type deletions func(o any)

func (deletions) OnAdd(any, bool)   {}
func (deletions) OnUpdate(any, any) {}

func (f deletions) OnDelete(o any) {
	if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
		o = gone.Obj
	}
	f(o)
}
