// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	"karmada.io/karmada/internal/interpret"
)

var daemonSet = interpret.Kind{
	Reflect:      daemonSetPods.reflect,
	Aggregate:    daemonSetPods.aggregate,
	Healthy:      daemonSetHealthy,
	Dependencies: podDependencies("spec", "template", "spec"),
}

var daemonSetPods = workload{counters: counters{
	{name: "currentNumberScheduled", always: true},
	{name: "desiredNumberScheduled", always: true},
	{name: "numberAvailable"},
	{name: "numberMisscheduled", always: true},
	{name: "numberReady", always: true},
	{name: "numberUnavailable"},
	{name: "updatedNumberScheduled"},
}, reportsEmpty: true, conditions: &workloadConditions{
	kind: "DaemonSet", complete: rolloutComplete, inProgress: rollingOut, compute: daemonSetState,
	times: []string{"lastTransitionTime"},
	// Sums do not show whether a rollout is complete: a cluster cannot have more pods than nodes.
	looksComplete: func(*Object, object) (bool, error) { return false, nil },
}}

func daemonSetHealthy(_ context.Context, observed *Object) (bool, error) { return onAllNodes(observed) }

// onAllNodes reports whether the pods of a DaemonSet are updated and available on every node.
func onAllNodes(observed *Object) (bool, error) {
	status, ok, err := upToDate(observed)
	if err != nil || !ok {
		return false, err
	}
	desired, err := count(status, "desiredNumberScheduled")
	if err != nil {
		return false, err
	}
	return atLeast(status, desired, "updatedNumberScheduled", "numberAvailable")
}

// daemonSetState reports whether a pod is available on every node, and whether all are updated, too.
func daemonSetState(observed *Object) (available, complete bool, err error) {
	status, _, err := upToDate(observed)
	if err != nil {
		return false, false, err
	}
	desired, err := count(status, "desiredNumberScheduled")
	if err != nil {
		return false, false, err
	}
	if available, err = atLeast(status, desired, "numberAvailable"); err != nil {
		return false, false, err
	}
	complete, err = onAllNodes(observed)
	return available, complete, err
}
