// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/client-go/kubernetes"

	"karmada.io/karmada/internal/names"
)

// revisionInterval is the interval at which the resource version of the Lease is compared.
const revisionInterval = 20 * time.Second

// errDatabaseReplaced ends a session, so that the next one reads all objects again.
var errDatabaseReplaced = errors.New("the database of the control plane was replaced by a backup: resource versions are lower than before")

// watchRevision ends the session when the resource version of the Lease of the cluster decreases. Then the control plane was lost and
// restored, and its resource versions start again: a watch that continues at a previous one receives no events until they reach it.
// The Lease is written all the time, so that its version is close to the highest one. Each replica of the agent reads it.
func (o Options) watchRevision(ctx context.Context, control kubernetes.Interface, end context.CancelCauseFunc) {
	last := ""
	for {
		// A Lease that does not exist, or cannot be read, has no version to compare.
		read, cancel := context.WithTimeout(ctx, revisionInterval)
		lease, err := control.CoordinationV1().Leases(names.ClusterNamespace).Get(read, o.Cluster, metav1.GetOptions{})
		cancel()
		if err == nil {
			order, err := resourceversion.CompareResourceVersion(lease.ResourceVersion, last)
			if err == nil && order < 0 {
				end(errDatabaseReplaced)
				return
			}
			last = lease.ResourceVersion
		}
		select {
		case <-ctx.Done():
			return
		case <-o.Clock.After(revisionInterval):
		}
	}
}
