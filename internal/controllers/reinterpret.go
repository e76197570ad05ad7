// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"slices"

	"github.com/google/uuid"
	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/dependencies"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/propagate"
)

// interpreterChanges requeues what depends on the interpreter of a kind after that interpreter changed, in the leader: templates
// (replicas, dependencies, rendering) and aggregated statuses. The owner of a cluster requeues its Works.
type interpreterChanges struct {
	control     client.Client
	detector    *propagate.Detector
	distributor *dependencies.Distributor
	// bindings requeues bindings in the controllers that aggregate statuses.
	bindings chan event.GenericEvent
}

// newInterpreterChanges returns the changes, with the detector and the distributor of dependencies.
func newInterpreterChanges(mgr manager.Manager, s shared, o Options) *interpreterChanges {
	control, live := mgr.GetClient(), mgr.GetAPIReader()
	c := &interpreterChanges{control: control}
	if o.Selection.Enabled("bindingStatus") { // otherwise nothing receives them
		c.bindings = make(chan event.GenericEvent)
	}
	c.distributor = dependencies.New(control, live, dependencies.Options{
		Chain: s.chain, Events: s.events, Enabled: o.Gates.Enabled(features.PropagateDeps), NewID: uuid.NewString,
		Workers: o.Workers.Dependencies,
		Watched: func(gvk schema.GroupVersionKind) bool { return c.detector.Watched(gvk) },
	})
	c.detector = propagate.New(control, live, s.disco, mgr.GetCache(), propagate.Options{
		Chain: s.chain, Events: s.events, Gates: o.Gates, Skip: o.Skip, Rerender: s.rerender, NewID: uuid.NewString,
		Workers: o.Workers.Templates, Observe: c.distributor.Observe,
	})
	return c
}

// requeue is called with the kinds whose interpreter changed; nil means all kinds.
func (c *interpreterChanges) requeue(ctx context.Context, gvks []schema.GroupVersionKind) {
	affected := affected(gvks)
	bindings, err := binding.List(func(l binding.ObjectList) error { return c.control.List(ctx, l) })
	err = errors.Join(err, c.detector.Reinterpret(ctx, affected), c.distributor.Reinterpret(ctx, affected))
	if err != nil && ctx.Err() == nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to requeue all objects after a change of their interpreter")
	}
	if c.bindings == nil {
		return
	}
	for _, b := range bindings {
		if !affected(binding.TemplateKind(b)) {
			continue
		}
		select {
		case c.bindings <- event.GenericEvent{Object: b}:
		case <-ctx.Done():
			return
		}
	}
}

// affected returns a function that reports whether a kind is one of gvks; nil means all kinds.
func affected(gvks []schema.GroupVersionKind) func(schema.GroupVersionKind) bool {
	return func(gvk schema.GroupVersionKind) bool { return gvks == nil || slices.Contains(gvks, gvk) }
}
