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
}, reportsEmpty: true}

func daemonSetHealthy(_ context.Context, observed *Object) (bool, error) {
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
