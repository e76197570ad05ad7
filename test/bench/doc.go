// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package bench measures a running control plane from the outside, as a user observes it.
//
//	Run        Deployments: latency into the members and back to the template's status, and writes per Deployment
//	Rollouts   staged rollouts: time, cost and writes of a change that reaches simulated clusters in stages
//	Schedule   bindings: scheduling latency, throughput, cost, and the effect of a high priority
//	Benchmark  results of `go test -bench` for the pure packages
//
// The package prints figures with their goals and does not fail when a goal is missed. Times are taken when a watch delivers
// the change.
package bench
