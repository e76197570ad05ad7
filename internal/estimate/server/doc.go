// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package server is the scheduler-estimator: it watches a cluster and returns its available replicas over gRPC
// (docs/contract/protocols.md#estimator-server).
//
//	nodes, pods, deployments, replicasets, quotas ──watch──► Accounting ──Snapshot──► plugins ──► result
//
// Objects are summed and not kept: a pod of 10 kB takes 200 bytes. The server listens after all resources have been listed. A
// request that fails or causes a panic in a plugin does not affect others.
package server
