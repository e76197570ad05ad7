// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package aggregated implements the API server of the group cluster.karmada.io. It stores Clusters in etcd and proxies
// requests of users to member clusters.
//
//	kube-apiserver ── APIService ──► clusters, clusters/status          ──► etcd, beside the objects of kube-apiserver
//	                                 clusters/{name}/proxy/{path}       ──► one member, on behalf of the user
//	                                 clusters/*/proxy/{path}            ──► all members, responses merged
//
// Authentication and authorization are delegated to kube-apiserver. Default, StandardizeModels, Canonicalize and Validate
// hold the rules for a Cluster; they are pure.
//
// Invariant: the proxy removes all credentials of the caller and of earlier proxies from a request. The member receives the
// caller's name and groups in impersonation headers, authorized by the token of the cluster's impersonator.
package aggregated
