// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/util/duration"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/member"
)

// settling is the time after a restore in which statuses may be those of the backup: the components start, and then read each cluster.
const settling = 2 * time.Minute

// RestoredAt returns when the control plane was restored from a backup, if that is so recent that the cluster may not have been read since,
// or zero.
func RestoredAt(cluster *clusterv1alpha1.Cluster, now time.Time) time.Time {
	if at := member.RestoredAt(cluster); now.Sub(at) < settling {
		return at
	}
	return time.Time{}
}

// Restored describes the effect of a restore.
func Restored(at, now time.Time) string {
	return duration.HumanDuration(now.Sub(at)) +
		" ago; statuses are those of the backup until each cluster was read, about 20 s after the start"
}

// RestoreNote returns that the statuses of the clusters of an object can be those of a backup, or "". A restore sets its time on all
// clusters, so that one is read.
func RestoreNote(ctx context.Context, control client.Reader, s *Subject, now time.Time) string {
	if s.Binding == nil {
		return ""
	}
	for _, r := range binding.Reporters(s.Binding.BindingSpec(), s.Binding.BindingStatus().AggregatedStatus) {
		var cluster clusterv1alpha1.Cluster
		err := control.Get(ctx, client.ObjectKey{Name: r.Name}, &cluster)
		if apierrors.IsNotFound(err) {
			continue
		}
		if at := RestoredAt(&cluster, now); err == nil && !at.IsZero() {
			return "the control plane was restored from a backup " + Restored(at, now)
		}
		return ""
	}
	return ""
}
