// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"context"
	"fmt"
	"slices"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/observe"
)

const (
	// firstSweep is the time after a connection is opened until its first sweep, sweepInterval the time between two sweeps. Both
	// are extended by up to sweepJitter times their length.
	firstSweep, sweepInterval = 5 * time.Minute, 30 * time.Minute
	sweepJitter               = 0.5
	// maxSweepReads bounds the live reads of one sweep.
	maxSweepReads = 200
)

// SweepRegularly sweeps a member until ctx ends.
func (r *Remover) SweepRegularly(ctx context.Context, c *observe.Cache) {
	timer := time.NewTimer(wait.Jitter(firstSweep, sweepJitter))
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		}
		if err := panics.Recover(func() error { return r.Sweep(ctx, c) }); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).V(1).Info("Failed to look for orphaned objects", "cluster", c.Member.Name, "err", err.Error())
		}
		timer.Reset(wait.Jitter(sweepInterval, sweepJitter))
	}
}

// Sweep reports orphaned objects: managed objects that name a Work of this cluster that does not exist. They are not deleted: a
// missing Work is no evidence that a user deleted the object. Only kinds that are watched are examined.
func (r *Remover) Sweep(ctx context.Context, c *observe.Cache) error {
	var orphaned []string
	reads := 0
	err := c.Each(func(gvr schema.GroupVersionResource, key types.NamespacedName, shown observe.Entry) error {
		if shown.Work.Name == "" || shown.Deleting || reads >= maxSweepReads {
			return nil
		}
		var found workv1alpha1.Work
		err := r.Control.Get(ctx, shown.Work, &found)
		if apierrors.IsNotFound(err) {
			reads++
			err = r.Live.Get(ctx, shown.Work, &found)
		}
		if apierrors.IsNotFound(err) {
			orphaned = append(orphaned, gvr.GroupResource().String()+" "+key.String())
		} else if err != nil {
			return fmt.Errorf("read work %s: %w", shown.Work, err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	orphans.WithLabelValues(c.Member.Name).Set(float64(len(orphaned)))
	if len(orphaned) == 0 {
		return nil
	}
	slices.Sort(orphaned)
	var cluster clusterv1alpha1.Cluster
	if err := r.Control.Get(ctx, client.ObjectKey{Name: c.Member.Name}, &cluster); err != nil {
		return client.IgnoreNotFound(err)
	}
	r.Events.Emit(events.Event{
		On: reference(&cluster), Source: names.ExecutionSource, Reason: names.OrphanedObjects, Warning: true,
		Message: fmt.Sprintf("%d managed objects in cluster %s have no Work: %s. They are not deleted; delete them, or remove the label %s",
			len(orphaned), c.Member.Name, joinNames(orphaned), names.Managed),
	})
	return nil
}
