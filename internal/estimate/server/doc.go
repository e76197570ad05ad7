// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package server is the estimator that stands beside a cluster: it watches the cluster and answers over gRPC how much more
// has room in it (docs/contract/protocols.md#estimator-server).
//
//	nodes, pods, deployments, replicasets, quotas ──watch──► Ledger ──Snapshot──► plugins ──► answer
//
// What is watched is added up and not kept: a pod of 10 kB costs 200 bytes here. Nothing is answered before everything has
// been listed once. A question that fails, or makes a plugin panic, fails alone.
package server
