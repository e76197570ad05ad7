// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package aggregated is the API server of the group cluster.karmada.io: it keeps Clusters in etcd and lets users through
// to the API servers behind them.
//
//	kube-apiserver ── APIService ──► clusters, clusters/status          ──► etcd, beside the objects of kube-apiserver
//	                                 clusters/{name}/proxy/{path}       ──► one member, on behalf of the user
//	                                 clusters/*/proxy/{path}            ──► all members, answers merged
//
// Who may do what is decided by kube-apiserver (delegated authentication and authorization). Default, Standardize,
// Canonicalize and Validate are the rules for a Cluster; they are pure.
//
// Invariant: the proxy sends a member nothing by which the caller, or an earlier proxy, proved who they are; the member
// learns the caller's name and groups from headers that only the cluster's own impersonator may send.
package aggregated
