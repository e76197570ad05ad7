// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package orphans finds Works whose binding does not exist, which no event leads to. The finalizer of a binding blocks its
// deletion until its Works are deleted. A Work is orphaned only if a user removed the finalizer or restored a part of the control
// plane from a backup.
//
//	Works, bindings in the cache ─► candidates (pure) ─► live read of the binding ─► event and metric
//
// Invariant: nothing is deleted. A missing binding is no evidence that its template was deleted, and the member object may be in
// use. A user that wants to remove the member object deletes the Work.
package orphans

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

const (
	// interval is the minimum time between two sweeps; jitter is the maximum share of it that is added.
	interval = 30 * time.Minute
	jitter   = 0.5
	// maxReads is the number of live reads in a sweep. Further Works are read in the next one.
	maxReads = 500
	// readPause is the pause after each live read, so that a sweep does not burden the API server.
	readPause = 20 * time.Millisecond

	source = "orphaned-work-controller"
	// Reason is the reason of the event.
	Reason = "OrphanedWork"
)

// Sweeper is a manager.Runnable.
type Sweeper struct {
	control, live client.Reader
	events        events.Recorder
	clock         clock.Clock
	// orphaned holds the Works that were found and still exist, with the permanent ID of their binding. It is used only by Start.
	orphaned map[types.UID]string
}

// New returns a Sweeper. live reads uncached.
func New(control client.Client, live client.Reader, recorder events.Recorder, c clock.Clock) *Sweeper {
	return &Sweeper{control: control, live: live, events: recorder, clock: c}
}

// Setup adds the sweep to the manager.
func (s *Sweeper) Setup(mgr manager.Manager) error { return mgr.Add(s) }

// NeedLeaderElection returns true, so that each Work is reported once.
func (s *Sweeper) NeedLeaderElection() bool { return true }

// Start sweeps until ctx is done.
func (s *Sweeper) Start(ctx context.Context) error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-s.clock.After(wait.Jitter(interval, jitter)):
		}
		if err := panics.Recover(func() error { return s.sweep(ctx) }); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).WithName(source).Error(err, "Failed to look for orphaned works")
		}
	}
}

// sweep reports Works that became orphaned since the last call.
func (s *Sweeper) sweep(ctx context.Context) error {
	var list workv1alpha1.WorkList
	// Works first: a binding is created before its Works.
	if err := s.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil { // not modified
		return fmt.Errorf("list works: %w", err)
	}
	bindings, err := binding.List(func(l binding.ObjectList) error { return s.control.List(ctx, l, client.UnsafeDisableDeepCopy) })
	if err != nil {
		return err
	}
	found := candidates(list.Items, bindings)
	s.forget(found)
	reads := 0
	for _, w := range found {
		if _, known := s.orphaned[w.UID]; known {
			continue
		}
		if reads++; reads > maxReads {
			break
		}
		exists, err := s.bindingExists(ctx, w)
		if err != nil {
			return err
		}
		if !exists {
			s.report(w)
		}
		select {
		case <-s.clock.After(readPause):
		case <-ctx.Done():
			return nil
		}
	}
	orphanedWorks.WithLabelValues().Set(float64(len(s.orphaned)))
	return nil
}

// candidates returns the Works, sorted by key, that belong to a binding that is not in the list.
func candidates(works []workv1alpha1.Work, bindings []binding.Binding) (out []*workv1alpha1.Work) {
	ids := sets.New[string]()
	for _, b := range bindings {
		ids.Insert(binding.ID(b))
	}
	for i := range works {
		w := &works[i]
		if id := work.BindingID(w); id != "" && !ids.Has(id) && w.DeletionTimestamp == nil {
			out = append(out, w)
		}
	}
	slices.SortFunc(out, func(a, b *workv1alpha1.Work) int {
		return cmp.Or(cmp.Compare(a.Namespace, b.Namespace), cmp.Compare(a.Name, b.Name))
	})
	return out
}

// forget removes Works that are no longer orphaned.
func (s *Sweeper) forget(candidates []*workv1alpha1.Work) {
	remaining := map[types.UID]string{}
	for _, w := range candidates {
		if id, ok := s.orphaned[w.UID]; ok && id == work.BindingID(w) {
			remaining[w.UID] = id
		}
	}
	s.orphaned = remaining
}

// bindingExists reports whether the API server has a binding with the permanent ID of a Work. It reads the binding that the
// Work names, or searches by label if the Work names none.
func (s *Sweeper) bindingExists(ctx context.Context, w *workv1alpha1.Work) (bool, error) {
	for _, scope := range binding.Scopes {
		id := w.Labels[scope.IDLabel]
		if id == "" {
			continue
		}
		key, named := work.BindingKey(scope, w)
		if named {
			b := scope.New()
			switch err := s.live.Get(ctx, key, b); {
			case err == nil && binding.ID(b) == id:
				return true, nil
			case client.IgnoreNotFound(err) != nil:
				return false, fmt.Errorf("read %s %s of work %s/%s: %w", scope.Name, key, w.Namespace, w.Name, err)
			}
		}
		var list metav1.PartialObjectMetadataList
		list.SetGroupVersionKind(workv1alpha2.GroupVersion.WithKind(scope.Name + "List"))
		err := s.live.List(ctx, &list, client.MatchingLabels{scope.IDLabel: id}, client.Limit(1))
		if err != nil && !apierrors.IsNotFound(err) {
			return false, fmt.Errorf("list %ss of work %s/%s: %w", scope.Name, w.Namespace, w.Name, err)
		}
		if len(list.Items) > 0 {
			return true, nil
		}
	}
	return false, nil
}

func (s *Sweeper) report(w *workv1alpha1.Work) {
	id := work.BindingID(w)
	s.orphaned[w.UID] = id
	s.events.Emit(events.Event{
		On: work.Reference(w), Source: source, Reason: Reason, Warning: true,
		Message: fmt.Sprintf("The binding with the permanent ID %s does not exist. The object in the member is kept; "+
			"to remove it, set the label %s=Never on this Work and delete it.", id, names.DeletionProtected),
	})
}
