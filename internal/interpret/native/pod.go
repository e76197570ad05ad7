// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var pod = interpret.Kind{
	Replicas:     podReplicas,
	Retain:       retainPod,
	Aggregate:    aggregatePod,
	Healthy:      podHealthy,
	Dependencies: podDependencies("spec"),
}

var podPhases = phases{
	string(corev1.PodFailed), string(corev1.PodPending), string(corev1.PodRunning), string(corev1.PodSucceeded),
	string(corev1.PodUnknown),
}

func podReplicas(_ context.Context, template *Object) (interpret.Replicas, error) {
	return replicasWith(template, 1, "spec")
}

// podHealthy reports whether the pod has succeeded, or is running and ready.
func podHealthy(_ context.Context, observed *Object) (bool, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil {
		return false, err
	}
	phase, err := field.Get[string](status, "phase")
	if err != nil || phase == string(corev1.PodSucceeded) {
		return err == nil, err
	}
	ready := false
	err = field.Each(status, "conditions", func(condition object) error {
		kind, err := field.Get[string](condition, "type")
		if err != nil || kind != string(corev1.PodReady) {
			return err
		}
		value, err := field.Get[string](condition, "status")
		ready = value == string(corev1.ConditionTrue)
		return err
	})
	return ready && phase == string(corev1.PodRunning), err
}

// containerLists are the lists of containers that cannot change while the pod runs.
var containerLists = []string{"containers", "initContainers"}

// retainPod keeps the immutable fields that the member's scheduler and admission have set.
func retainPod(_ context.Context, desired, observed *Object) (*Object, error) {
	from, err := field.Get[object](observed.Object, "spec")
	if err != nil {
		return nil, err
	}
	spec, err := field.Get[object](desired.Object, "spec")
	if err != nil {
		return nil, err
	}
	spec = clone(spec)
	for _, field := range []string{"nodeName", "serviceAccountName", "volumes"} {
		put(spec, field, from[field])
	}
	for _, field := range containerLists {
		if err := retainMounts(spec, from, field); err != nil {
			return nil, fmt.Errorf("spec.%w", err)
		}
	}
	return change(desired, spec, "spec")
}

// retainMounts copies the volume mounts of the member's containers to the containers of spec with the same name.
func retainMounts(spec, from object, list string) error {
	mounts := map[string]any{}
	err := field.Each(from, list, func(container object) error {
		name, err := field.Get[string](container, "name")
		mounts[name] = container["volumeMounts"]
		return err
	})
	if err != nil {
		return err
	}
	var kept []any
	err = field.Each(spec, list, func(container object) error {
		name, err := field.Get[string](container, "name")
		if volumeMounts, ok := mounts[name]; ok {
			container = clone(container)
			put(container, "volumeMounts", volumeMounts)
		}
		kept = append(kept, container)
		return err
	})
	if err != nil {
		return err
	}
	if len(kept) > 0 {
		spec[list] = kept
	}
	return nil
}

// podReport holds the fields of a pod's status that are aggregated.
type podReport struct {
	Phase                 string            `json:"phase"`
	ContainerStatuses     []containerReport `json:"containerStatuses"`
	InitContainerStatuses []containerReport `json:"initContainerStatuses"`
	Conditions            []any             `json:"conditions"`
}

// podConditionTypes lists the conditions that are merged: each is True if it is in every cluster.
var podConditionTypes = []string{
	string(corev1.PodScheduled), string(corev1.PodInitialized), string(corev1.ContainersReady), string(corev1.PodReady),
}

type containerReport struct {
	Ready bool                  `json:"ready"`
	State corev1.ContainerState `json:"state"`
}

// aggregatePod lists the containers of all clusters, sets the worst phase and merges the conditions.
func aggregatePod(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	var reported []string
	var containers, initContainers []any
	var members []member
	for _, item := range byCluster(items) {
		one, _, err := report[podReport](item)
		if err != nil {
			return nil, err
		}
		reported = append(reported, one.Phase)
		m, err := memberOf(item, object{"conditions": one.Conditions})
		if err != nil {
			return nil, reportError(item, err)
		}
		members = append(members, m)
		if containers, err = appendContainers(containers, one.ContainerStatuses); err != nil {
			return nil, reportError(item, err)
		}
		if initContainers, err = appendContainers(initContainers, one.InitContainerStatuses); err != nil {
			return nil, reportError(item, err)
		}
	}
	if phase, ok := podPhases.first(reported); ok {
		status["phase"] = phase
	}
	putList(status, "containerStatuses", containers)
	putList(status, "initContainerStatuses", initContainers)
	merged := map[string]condition{}
	for _, kind := range podConditionTypes {
		if c, found := mergeCondition(members, kind, statusFalse); found {
			merged[kind] = c
		}
	}
	form := conditionForm{types: podConditionTypes, times: []string{"lastTransitionTime"}, nulls: []string{"lastProbeTime"}}
	if err := form.put(status, merged, members); err != nil {
		return nil, fmt.Errorf("status of the template: %w", err)
	}
	return withStatus(template, status)
}

func appendContainers(list []any, reports []containerReport) ([]any, error) {
	for _, r := range reports {
		container, err := encode(&corev1.ContainerStatus{Ready: r.Ready, State: r.State})
		if err != nil {
			return nil, fmt.Errorf("encode container status: %w", err)
		}
		list = append(list, container)
	}
	return list, nil
}
