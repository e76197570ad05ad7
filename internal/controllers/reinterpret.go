// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/work/apply"
)

// reinterpretation has everything that an interpreter is asked for looked at again when the interpreter changed: templates
// (replicas, dependencies, what is rendered), what members report, and the sums of reports.
type reinterpretation struct {
	control  client.Client
	detector *propagate.Detector
	executor *apply.Executor
	// sums asks the controllers of bindings' status to add up again.
	sums chan event.GenericEvent
}

// look hears of kinds whose interpreter changed; nil means any kind.
func (r *reinterpretation) look(ctx context.Context, gvks []schema.GroupVersionKind) {
	concerned := func(gvk schema.GroupVersionKind) bool { return gvks == nil || slices.Contains(gvks, gvk) }
	bindings, err := binding.List(func(l binding.ObjectList) error { return r.control.List(ctx, l) })
	err = errors.Join(r.detector.Reinterpret(ctx, concerned), r.executor.Reinterpret(ctx, concerned), err)
	if err != nil && ctx.Err() == nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to requeue all objects after their interpreter changed")
	}
	for _, b := range bindings {
		if !concerned(binding.TemplateKind(b)) {
			continue
		}
		select {
		case r.sums <- event.GenericEvent{Object: b}:
		case <-ctx.Done():
			return
		}
	}
}
