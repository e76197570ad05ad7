// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"fmt"
	"math"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

// Code says what the answer of a plugin means.
type Code int

// What an answer can mean (docs/contract/protocols.md#estimator-server).
const (
	// Success means that the number counts.
	Success Code = iota
	// Unschedulable means that there is room for nothing, whatever the number says.
	Unschedulable
	// Nooperation means that the plugin has nothing to say about the workload.
	Nooperation
	// Error means that the plugin cannot tell; then nobody can.
	Error
)

// Result goes with the number that a plugin gives.
type Result struct {
	Code Code
	// Err says what went wrong when the Code is Error.
	Err error
}

// ReplicasQuestion is what a plugin for replicas is asked.
type ReplicasRequest struct {
	Snapshot *Snapshot
	// ReplicaRequirements are what one replica needs; nil means only room for a pod.
	ReplicaRequirements *workv1alpha2.ReplicaRequirements
	// AssumedWorkloads take room first.
	AssumedWorkloads []demand.Assumed
}

// ComponentsQuestion is what a plugin for whole workloads is asked.
type ComponentsRequest struct {
	Snapshot   *Snapshot
	Components []workv1alpha2.Component
	// Namespace is the workload's.
	Namespace string
	// AssumedWorkloads take room first.
	AssumedWorkloads []demand.Assumed
}

// EstimateReplicasPlugin says how many more replicas there is room for, seen from one side. It is called from many
// goroutines and changes nothing that it is given.
type EstimateReplicasPlugin interface {
	Name() string
	Estimate(ctx context.Context, q ReplicasRequest) (int32, Result)
}

// EstimateComponentsPlugin says how many more whole workloads of several components there is room for, seen from one side.
type EstimateComponentsPlugin interface {
	Name() string
	EstimateComponents(ctx context.Context, q ComponentsRequest) (int32, Result)
}

// Replicas is the smallest answer of the plugins; math.MaxInt32 if none knows of a limit. The error is a plugin's.
func Replicas(ctx context.Context, plugins []EstimateReplicasPlugin, q ReplicasRequest) (int32, error) {
	least := minimum{value: math.MaxInt32}
	if q.Snapshot.Nodes() == 0 {
		return 0, nil
	}
	for _, p := range plugins {
		n, r := p.Estimate(ctx, q)
		if done, err := least.take(p.Name(), n, r); done {
			return least.value, err
		}
	}
	return least.value, nil
}

// Components is Replicas for whole workloads.
func Components(ctx context.Context, plugins []EstimateComponentsPlugin, q ComponentsRequest) (int32, error) {
	least := minimum{value: math.MaxInt32}
	if q.Snapshot.Nodes() == 0 {
		return 0, nil
	}
	for _, p := range plugins {
		n, r := p.EstimateComponents(ctx, q)
		if done, err := least.take(p.Name(), n, r); done {
			return least.value, err
		}
	}
	return least.value, nil
}

// least is the smallest answer so far.
type minimum struct{ value int32 }

// take takes an answer in; done says that no other can change the result.
func (l *minimum) take(plugin string, n int32, r Result) (done bool, err error) {
	switch r.Code {
	case Success:
		l.value = max(min(l.value, n), 0)
	case Unschedulable:
		l.value = 0
	case Nooperation:
	case Error:
		l.value = 0
		return true, fmt.Errorf("plugin %s: %w", plugin, r.Err)
	default:
		l.value = 0
		return true, fmt.Errorf("plugin %s: unknown code %d", plugin, r.Code)
	}
	return l.value == 0, nil
}
