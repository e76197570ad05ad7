// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"fmt"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// lease renews the Lease by which the control plane recognizes that the agent is running.
type lease struct {
	client  kubernetes.Interface
	cluster string
	// uid is the UID of the Cluster, which owns the Lease.
	uid types.UID
	// duration is that in the Lease, and interval the delay between two renewals.
	duration, interval time.Duration
	clock              clock.Clock

	last *coordinationv1.Lease // as last written; nil before
}

// run renews the Lease until ctx ends. A renewal that fails is repeated after the interval.
func (l *lease) run(ctx context.Context) error {
	failing := false
	for {
		bounded, cancel := context.WithTimeout(ctx, l.interval)
		err := l.renew(bounded)
		cancel()
		if err != nil && ctx.Err() == nil && !failing {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to renew the lease of the cluster; retrying", "cluster", l.cluster)
		}
		failing = err != nil
		select {
		case <-ctx.Done():
			return nil
		case <-l.clock.After(l.interval):
		}
	}
}

// renew writes the Lease: with one request, unless it does not exist or another process wrote it.
func (l *lease) renew(ctx context.Context) error {
	leases := l.client.CoordinationV1().Leases(names.ClusterNamespace)
	next := l.last.DeepCopy()
	if next == nil {
		found, err := leases.Get(ctx, l.cluster, metav1.GetOptions{})
		if err != nil && !apierrors.IsNotFound(err) {
			return fmt.Errorf("read lease %s/%s: %w", names.ClusterNamespace, l.cluster, err)
		}
		if err == nil {
			next = found
		}
	}
	create := next == nil
	if create {
		next = &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: l.cluster}}
	}
	next.OwnerReferences = []metav1.OwnerReference{{
		APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster, Name: l.cluster, UID: l.uid,
	}}
	seconds, now := int32(l.duration/time.Second), metav1.NewMicroTime(l.clock.Now())
	next.Spec.HolderIdentity, next.Spec.LeaseDurationSeconds, next.Spec.RenewTime = &l.cluster, &seconds, &now
	var (
		written *coordinationv1.Lease
		err     error
	)
	if create {
		written, err = leases.Create(ctx, next, metav1.CreateOptions{})
	} else {
		written, err = leases.Update(ctx, next, metav1.UpdateOptions{})
	}
	if err != nil {
		l.last = nil // read it before the next renewal
		return fmt.Errorf("renew lease %s/%s: %w", names.ClusterNamespace, l.cluster, err)
	}
	l.last = written
	return nil
}
