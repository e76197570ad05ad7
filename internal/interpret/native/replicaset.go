// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	"karmada.io/karmada/internal/interpret"
)

var replicaSet = interpret.Kind{
	Replicas:     replicasOf,
	Revise:       reviser("spec", "replicas"),
	Reflect:      replicaSetPods.reflect,
	Aggregate:    replicaSetPods.aggregate,
	Healthy:      replicaSetHealthy,
	Dependencies: podDependencies("spec", "template", "spec"),
}

var replicaSetPods = workload{counters: counters{
	{name: "availableReplicas"},
	{name: "fullyLabeledReplicas"}, // kstatus waits for them
	{name: "readyReplicas"},
	{name: "replicas", always: true},
}}

func replicaSetHealthy(_ context.Context, observed *Object) (bool, error) {
	status, ok, err := upToDate(observed)
	if err != nil || !ok {
		return false, err
	}
	desired, err := count(observed.Object, "spec", "replicas")
	if err != nil {
		return false, err
	}
	return atLeast(status, desired, "availableReplicas")
}
