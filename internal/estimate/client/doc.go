// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package client calls the scheduler-estimators (docs/contract/protocols.md#scheduler-estimator).
//
//	Cluster ──► Service <prefix>-<cluster> in the control plane ──► address ──► connection, kept ──► result
//
// A connection is made in the background when a cluster appears or with its first request, and closed when the cluster is
// deleted. After a failed connection or a timeout, requests to an estimator fail at once until a backoff ends. A cluster whose
// estimator does not respond must not delay every decision. A new connection looks up the address again.
//
// Invariant: a request never waits longer than its context, and a failing estimator does not affect other clusters.
package client
