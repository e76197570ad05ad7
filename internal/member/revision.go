// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
)

// revisionInterval is the maximum interval at which the resource version of a member is compared.
const revisionInterval = 30 * time.Second

// watchRevision replaces a connection when the resource version of the member decreases, because the member was restored from a backup.
// The new connection lists all objects again. It is called at the first watch of the connection: one without watches shows nothing stale.
// ctx ends with the connection.
func (m *Members) watchRevision(ctx context.Context, c *connection) {
	if !consistency.AwaitRollback(ctx, m.clock, revisionInterval, func(ctx context.Context) (string, error) {
		return m.revision(ctx, c.member)
	}) {
		return
	}
	ctrl.LoggerFrom(ctx).Info("Member was restored from a backup, connecting again", "cluster", c.member.Name)
	m.mu.Lock()
	c.fingerprint = "" // the connection stays until another one can be opened
	requeue := m.requeue
	m.mu.Unlock()
	if requeue != nil {
		requeue(c.member.Name)
	}
}

// revision returns the resource version of a member, or "" while its cluster is not ready. The API server reads it from its database,
// because the list names no version. A cached one could be older than that of another API server of the member.
func (m *Members) revision(ctx context.Context, to *Member) (string, error) {
	var cluster clusterv1alpha1.Cluster
	if err := m.control.Get(ctx, types.NamespacedName{Name: to.Name}, &cluster); err != nil {
		return "", err
	}
	if !meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady) {
		return "", nil
	}
	list, err := to.Dynamic.Resource(corev1.SchemeGroupVersion.WithResource("namespaces")).List(ctx, metav1.ListOptions{Limit: 1})
	if err != nil {
		return "", err
	}
	return list.GetResourceVersion(), nil
}
