// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package client asks the estimators that stand beside the clusters (docs/contract/protocols.md#scheduler-estimator).
//
//	Cluster ──► Service <prefix>-<cluster> in the control plane ──► address ──► connection, kept ──► answer
//
// A connection is made when a cluster appears or is first asked about, in the background, and closed when the cluster
// goes. An estimator that cannot be reached, or that has just left a question unanswered, is left alone for a while, and
// questions to it fail at once: a cluster whose estimator hangs must not hold up every decision. When it is tried again
// its address is looked up again.
//
// Invariant: a question never waits longer than its context, and what is wrong with one cluster is felt by no other.
package client
