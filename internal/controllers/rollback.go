// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"fmt"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/machinery/consistency"
)

// rollbackInterval is the maximum interval at which the resource version of the Lease of the leader is compared.
const rollbackInterval = 20 * time.Second

// errDatabaseReplaced ends the process: its caches hold objects of the database before, and watches would continue at resource versions
// that no longer exist.
var errDatabaseReplaced = errors.New("the database of the control plane was replaced by a backup: resource versions are lower than " +
	"before; the process must start again")

// rollbackWatch is a Runnable of every replica that fails when the resource version of the Lease of the leader decreases. The leader renews
// it all the time, so that its version is close to the highest one.
type rollbackWatch struct {
	control kubernetes.Interface
	lease   component.LeaderElection
	clock   clock.Clock
}

// watchRollback adds a rollbackWatch to a manager with leader election.
func watchRollback(mgr manager.Manager, l component.LeaderElection) error {
	if !l.Elect {
		return nil
	}
	control, err := kubernetes.NewForConfigAndClient(mgr.GetConfig(), mgr.GetHTTPClient())
	if err != nil {
		return fmt.Errorf("connect to the control plane: %w", err)
	}
	return mgr.Add(&rollbackWatch{control: control, lease: l, clock: clock.RealClock{}})
}

// NeedLeaderElection implements manager.LeaderElectionRunnable.
func (w *rollbackWatch) NeedLeaderElection() bool { return false }

// Start implements manager.Runnable.
func (w *rollbackWatch) Start(ctx context.Context) error {
	if consistency.AwaitRollback(ctx, w.clock, rollbackInterval, func(ctx context.Context) (string, error) {
		lease, err := w.control.CoordinationV1().Leases(w.lease.Namespace).Get(ctx, w.lease.Name, metav1.GetOptions{})
		if err != nil {
			return "", err // also if there is no leader yet
		}
		return lease.ResourceVersion, nil
	}) {
		return errDatabaseReplaced
	}
	return nil
}
