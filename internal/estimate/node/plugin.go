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

// Code is the meaning of a plugin's result.
type Code int

// Codes of results (docs/contract/protocols.md#estimator-server).
const (
	// Success means that the number counts.
	Success Code = iota
	// Unschedulable means 0, regardless of the number.
	Unschedulable
	// Nooperation means that the plugin does not apply to the workload.
	Nooperation
	// Error means that the whole request fails.
	Error
)

// Result qualifies the number that a plugin returns.
type Result struct {
	Code Code
	// Err is the error if the Code is Error.
	Err error
}

// ReplicasRequest is the request to a plugin for replicas.
type ReplicasRequest struct {
	Snapshot *Snapshot
	// ReplicaRequirements holds the requirements of one replica; nil means a pod without requests.
	ReplicaRequirements *workv1alpha2.ReplicaRequirements
	// AssumedWorkloads are subtracted first.
	AssumedWorkloads []demand.Assumed
}

// ComponentsRequest is the request to a plugin for whole workloads.
type ComponentsRequest struct {
	Snapshot   *Snapshot
	Components []workv1alpha2.Component
	// Namespace is the namespace of the workload.
	Namespace string
	// AssumedWorkloads are subtracted first.
	AssumedWorkloads []demand.Assumed
}

// EstimateReplicasPlugin computes the available replicas under one constraint. It is called concurrently and must not change
// its arguments.
type EstimateReplicasPlugin interface {
	Name() string
	Estimate(ctx context.Context, q ReplicasRequest) (int32, Result)
}

// EstimateComponentsPlugin computes the available whole workloads of several components under one constraint.
type EstimateComponentsPlugin interface {
	Name() string
	EstimateComponents(ctx context.Context, q ComponentsRequest) (int32, Result)
}

// Replicas returns the smallest result of the plugins, or math.MaxInt32 if none has a limit.
func Replicas(ctx context.Context, plugins []EstimateReplicasPlugin, q ReplicasRequest) (int32, error) {
	lowest := minimum{value: math.MaxInt32}
	if q.Snapshot.Nodes() == 0 {
		return 0, nil
	}
	for _, p := range plugins {
		n, r := p.Estimate(ctx, q)
		if done, err := lowest.add(p.Name(), n, r); done {
			return lowest.value, err
		}
	}
	return lowest.value, nil
}

// Components is like Replicas, for whole workloads.
func Components(ctx context.Context, plugins []EstimateComponentsPlugin, q ComponentsRequest) (int32, error) {
	lowest := minimum{value: math.MaxInt32}
	if q.Snapshot.Nodes() == 0 {
		return 0, nil
	}
	for _, p := range plugins {
		n, r := p.EstimateComponents(ctx, q)
		if done, err := lowest.add(p.Name(), n, r); done {
			return lowest.value, err
		}
	}
	return lowest.value, nil
}

// minimum is the smallest result so far.
type minimum struct{ value int32 }

// add adds the result of a plugin; done reports whether further results have no effect.
func (m *minimum) add(plugin string, n int32, r Result) (done bool, err error) {
	switch r.Code {
	case Success:
		m.value = max(min(m.value, n), 0)
	case Unschedulable:
		m.value = 0
	case Nooperation:
	case Error:
		m.value = 0
		return true, fmt.Errorf("plugin %s: %w", plugin, r.Err)
	default:
		m.value = 0
		return true, fmt.Errorf("plugin %s: unknown code %d", plugin, r.Code)
	}
	return m.value == 0, nil
}
