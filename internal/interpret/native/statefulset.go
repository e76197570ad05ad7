// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"slices"

	appsv1 "k8s.io/api/apps/v1"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var statefulSet = interpret.Kind{
	Replicas:     replicasOf,
	Revise:       reviser("spec", "replicas"),
	Reflect:      statefulSetPods.reflect,
	Aggregate:    statefulSetPods.aggregate,
	Healthy:      rolledOut,
	Dependencies: statefulSetDependencies,
}

var statefulSetPods = workload{
	counters: counters{
		{name: "availableReplicas", always: true},
		{name: "currentReplicas"},
		{name: "readyReplicas"},
		{name: "replicas", always: true},
		{name: "updatedReplicas"},
	},
	unobserved:   true,
	reportsEmpty: true,
	conditions: &workloadConditions{
		kind: "StatefulSet", complete: rolloutComplete, inProgress: rollingOut, compute: statefulSetState,
		times: []string{"lastTransitionTime"}, looksComplete: statefulSetLooksComplete,
	},
}

// Reasons of the condition Progressing of kinds whose controllers set no conditions.
const (
	rolloutComplete = "RolloutComplete"
	rollingOut      = "RollingOut"
)

// statefulSetState reports whether all pods are available, and whether those that the partition permits are updated, too.
func statefulSetState(observed *Object) (available, complete bool, err error) {
	status, current, err := upToDate(observed)
	if err != nil {
		return false, false, err
	}
	desired, err := count(observed.Object, "spec", "replicas")
	if err != nil {
		return false, false, err
	}
	if available, err = atLeast(status, desired, "availableReplicas"); err != nil || !available || !current {
		return available, false, err
	}
	complete, err = partitionUpdated(observed, status, desired)
	return available, complete, err
}

// statefulSetLooksComplete compares as `kubectl rollout status` does.
func statefulSetLooksComplete(template *Object, status object) (bool, error) {
	desired, err := count(template.Object, "spec", "replicas")
	if err != nil {
		return false, err
	}
	if ready, err := atLeast(status, desired, "readyReplicas"); err != nil || !ready {
		return false, err
	}
	return partitionUpdated(template, status, desired)
}

// partitionUpdated reports whether the pods that the partition of a rolling update permits are updated. With the strategy
// OnDelete the controller updates no pods.
func partitionUpdated(o *Object, status object, desired int64) (bool, error) {
	strategy, err := field.Get[string](o.Object, "spec", "updateStrategy", "type")
	if err != nil || strategy == string(appsv1.OnDeleteStatefulSetStrategyType) {
		return err == nil, err
	}
	partition, err := count(o.Object, "spec", "updateStrategy", "rollingUpdate", "partition")
	if err != nil {
		return false, err
	}
	return atLeast(status, desired-partition, "updatedReplicas")
}

// statefulSetDependencies omits the claims that the member's controller creates from volumeClaimTemplates.
func statefulSetDependencies(ctx context.Context, template *Object) ([]interpret.Dependency, error) {
	all, err := podDependencies("spec", "template", "spec")(ctx, template)
	if err != nil {
		return nil, err
	}
	spec, err := field.Get[object](template.Object, "spec")
	if err != nil {
		return nil, err
	}
	err = field.Each(spec, "volumeClaimTemplates", func(claim object) error {
		name, err := field.Get[string](claim, "metadata", "name")
		all = slices.DeleteFunc(all, func(d interpret.Dependency) bool {
			return d.Kind == "PersistentVolumeClaim" && d.Name == name
		})
		return err
	})
	return all, err
}
