// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/util/wait"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names"
)

const (
	// firstSweep is the time after a connection is opened until its first sweep, sweepInterval the time between two sweeps. Both
	// are extended by up to sweepJitter times their length.
	firstSweep, sweepInterval = 5 * time.Minute, 30 * time.Minute
	sweepJitter               = 0.5
	// maxSweepReads bounds the live reads of one sweep.
	maxSweepReads = 200
	// orphanedReason is the reason of the event about orphaned objects.
	orphanedReason = "OrphanedObjects"
)

// sweepRegularly sweeps until the connection ends.
func (e *Executor) sweepRegularly(ctx context.Context, mc *memberCache) {
	timer := time.NewTimer(wait.Jitter(firstSweep, sweepJitter))
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		}
		if err := panics.Recover(func() error { return e.sweep(ctx, mc) }); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).V(1).Info("Failed to look for orphaned objects", "cluster", mc.member.Name, "err", err.Error())
		}
		timer.Reset(wait.Jitter(sweepInterval, sweepJitter))
	}
}

// sweep reports orphaned objects: managed objects that name a Work of this cluster that does not exist. They are not deleted: a
// missing Work is no evidence that the control plane was told to delete the object. Only kinds that are watched are examined.
func (e *Executor) sweep(ctx context.Context, mc *memberCache) error {
	var orphaned []string
	reads := 0
	for gvr, w := range mc.allWatches() {
		if !w.ready.Load() {
			continue
		}
		for key, shown := range w.all() {
			if shown.work.Name == "" || shown.deleting || reads >= maxSweepReads {
				continue
			}
			var found workv1alpha1.Work
			err := e.control.Get(ctx, shown.work, &found)
			if apierrors.IsNotFound(err) {
				reads++
				err = e.live.Get(ctx, shown.work, &found)
			}
			if apierrors.IsNotFound(err) {
				orphaned = append(orphaned, gvr.GroupResource().String()+" "+key.String())
			} else if err != nil {
				return fmt.Errorf("read work %s: %w", shown.work, err)
			}
		}
	}
	orphans.WithLabelValues(mc.member.Name).Set(float64(len(orphaned)))
	if len(orphaned) == 0 {
		return nil
	}
	slices.Sort(orphaned)
	var cluster clusterv1alpha1.Cluster
	if err := e.control.Get(ctx, client.ObjectKey{Name: mc.member.Name}, &cluster); err != nil {
		return client.IgnoreNotFound(err)
	}
	e.Events.Emit(events.Event{
		On: corev1.ObjectReference{
			APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster,
			Name: cluster.Name, UID: cluster.UID,
		},
		Source: names.ExecutionSource, Reason: orphanedReason, Warning: true,
		Message: fmt.Sprintf("%d managed objects in cluster %s have no Work: %s. They are not deleted; delete them, or remove the label %s",
			len(orphaned), mc.member.Name, joinNames(orphaned, maxReported), names.Managed),
	})
	return nil
}
