// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package nameresolution implements service-name-resolution-detector, which runs on the nodes of a member.
//
//	lookups of the name of a Service ──► condition ServiceDomainNameResolutionReady of the Node
//
// cluster-status-controller combines the conditions of the Nodes in the condition of that type of the Cluster. The detector has no
// access to the control plane.
//
// Invariant: the condition changes only after a result has lasted for a threshold; one failed lookup changes nothing.
package nameresolution

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/truncate"
)

const (
	// heartbeat is the maximum time between two reports. cluster-status-controller ignores reports that are much older.
	heartbeat = time.Minute
	// maxMessage bounds the error in the message of the condition, in bytes.
	maxMessage = 512
)

// Options configure a Detector. All are required.
type Options struct {
	// Node is the name of the node on which the detector runs, Name the name to look up.
	Node, Name string
	// Period is the time between two lookups, and the timeout of a lookup.
	Period time.Duration
	// SuccessThreshold and FailureThreshold are the times for which a result must last until the condition changes.
	SuccessThreshold, FailureThreshold time.Duration
	// Lookup resolves a name.
	Lookup func(ctx context.Context, name string) ([]string, error)
	Clock  clock.Clock
}

// Detector reports on one node whether names of Services resolve.
type Detector struct {
	Options
	member kubernetes.Interface

	// The fields below belong to the goroutine of Run.
	failing   error     // the last result; nil after a success
	since     time.Time // time of the first such result
	condition *corev1.NodeCondition
	pending   bool // the condition is not written yet
}

// New returns a detector that writes to a member.
func New(member kubernetes.Interface, o Options) *Detector {
	return &Detector{Options: o, member: member}
}

// Run looks up the name periodically until ctx ends.
func (d *Detector) Run(ctx context.Context) error {
	log := ctrl.LoggerFrom(ctx).WithName("service-name-resolution-detector").WithValues("node", d.Node)
	for {
		d.observe(d.lookup(ctx))
		if ctx.Err() != nil {
			return nil //nolint:nilerr // the end of ctx is no failure
		}
		if err := d.report(ctx); err != nil && ctx.Err() == nil {
			log.Error(err, "Failed to update the condition of the node; retrying")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-d.Clock.After(d.Period):
		}
	}
}

func (d *Detector) lookup(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, d.Period)
	defer cancel()
	addresses, err := d.Lookup(ctx, d.Name)
	if err == nil && len(addresses) == 0 {
		return fmt.Errorf("lookup %s: no addresses", d.Name)
	}
	return err
}

// observe updates the condition after a lookup. The first success takes effect at once.
func (d *Detector) observe(failure error) {
	now := d.Clock.Now()
	if d.since.IsZero() || (failure == nil) != (d.failing == nil) {
		d.since = now
	}
	d.failing = failure
	status, threshold := corev1.ConditionTrue, d.SuccessThreshold
	if failure != nil {
		status, threshold = corev1.ConditionFalse, d.FailureThreshold
	}
	switch {
	case d.condition == nil && failure == nil:
	case d.condition != nil && d.condition.Status == status:
		if now.Sub(d.condition.LastHeartbeatTime.Time) >= heartbeat {
			d.condition.LastHeartbeatTime, d.pending = metav1.NewTime(now), true
		}
		return
	case now.Sub(d.since) < threshold:
		return
	}
	d.pending = true
	d.condition = &corev1.NodeCondition{
		Type: clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady, Status: status,
		Reason: clusterv1alpha1.ClusterReasonNamesResolve, Message: d.Name + " resolves",
		LastHeartbeatTime: metav1.NewTime(now), LastTransitionTime: metav1.NewTime(now),
	}
	if failure != nil {
		d.condition.Reason, d.condition.Message = clusterv1alpha1.ClusterReasonNamesDoNotResolve, truncate.Text(failure.Error(), maxMessage)
	}
}

// report writes the condition if it changed.
func (d *Detector) report(ctx context.Context) error {
	if !d.pending {
		return nil
	}
	patch, err := json.Marshal(map[string]any{"status": map[string]any{"conditions": []corev1.NodeCondition{*d.condition}}})
	if err != nil {
		return fmt.Errorf("encode the condition of node %s: %w", d.Node, err)
	}
	ctx, cancel := context.WithTimeout(ctx, heartbeat)
	defer cancel()
	_, err = d.member.CoreV1().Nodes().Patch(ctx, d.Node, types.StrategicMergePatchType, patch, metav1.PatchOptions{}, "status")
	if err != nil {
		return fmt.Errorf("update condition %s of node %s: %w", d.condition.Type, d.Node, err)
	}
	d.pending = false
	return nil
}
