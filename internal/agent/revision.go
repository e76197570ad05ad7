// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"

	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/names"
)

// revisionInterval is the maximum interval at which the resource version of the Lease is compared.
const revisionInterval = 20 * time.Second

// errDatabaseReplaced ends a session, so that the next one reads all objects again.
var errDatabaseReplaced = errors.New("the database of the control plane was replaced by a backup: resource versions are lower than before")

// watchRevision ends the session when the resource version of the Lease of the cluster decreases. The Lease is written all the time, so
// that its version is close to the highest one. Each replica of the agent reads it.
func (o Options) watchRevision(ctx context.Context, control kubernetes.Interface, end context.CancelCauseFunc) {
	read := func(ctx context.Context) (string, error) {
		lease, err := control.CoordinationV1().Leases(names.ClusterNamespace).Get(ctx, o.Cluster, metav1.GetOptions{})
		if err != nil {
			return "", err // also if the Lease does not exist
		}
		return lease.ResourceVersion, nil
	}
	if consistency.AwaitRollback(ctx, o.Clock, revisionInterval, read) {
		end(errDatabaseReplaced)
	}
}
