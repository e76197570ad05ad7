// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/names"
)

var deployment = interpret.Kind{
	Replicas:     replicasOf,
	Revise:       reviser("spec", "replicas"),
	Retain:       retainReplicas,
	Reflect:      deploymentPods.reflect,
	Aggregate:    deploymentPods.aggregate,
	Healthy:      rolledOut,
	Dependencies: podDependencies("spec", "template", "spec"),
}

var deploymentPods = workload{conditions: &workloadConditions{
	kind: "Deployment", complete: newReplicaSetAvailable, inProgress: replicaSetUpdated,
	times: []string{"lastUpdateTime", "lastTransitionTime"}, looksComplete: deploymentLooksComplete,
}, counters: counters{
	{name: "availableReplicas"},
	{name: "readyReplicas"},
	{name: "replicas"},
	{name: "unavailableReplicas"},
	{name: "updatedReplicas"},
}}

// rolledOut reports whether all pods are updated and available.
func rolledOut(_ context.Context, observed *Object) (bool, error) {
	status, ok, err := upToDate(observed)
	if err != nil || !ok {
		return false, err
	}
	desired, err := count(observed.Object, "spec", "replicas")
	if err != nil {
		return false, err
	}
	return atLeast(status, desired, "updatedReplicas", "availableReplicas")
}

// retainReplicas keeps the member's replicas if the template has the label that leaves them to the member's autoscaler.
func retainReplicas(_ context.Context, desired, observed *Object) (*Object, error) {
	retain, err := field.Get[string](desired.Object, "metadata", "labels", names.RetainReplicas)
	if err != nil || retain != "true" {
		return desired, err
	}
	n, found, err := lookupCount(observed.Object, "spec", "replicas")
	if err != nil || !found {
		return desired, err
	}
	return change(desired, n, "spec", "replicas")
}

// deploymentLooksComplete compares as `kubectl rollout status` does.
func deploymentLooksComplete(template *Object, status object) (bool, error) {
	desired, err := count(template.Object, "spec", "replicas")
	if err != nil {
		return false, err
	}
	replicas, err := count(status, "replicas")
	if err != nil {
		return false, err
	}
	return atLeast(status, max(desired, replicas), "updatedReplicas", "availableReplicas")
}
