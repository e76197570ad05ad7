// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package search implements the API server of the group search.karmada.io. It stores ResourceRegistries in etcd, caches the objects
// of members that they select, and serves them.
//
//	kube-apiserver ── APIService ──► resourceregistries            ──► etcd, beside the objects of kube-apiserver
//	                                 search/cache/{path}           ──► caches: objects of all clusters
//	                                 proxying/{any}/proxy/{path}   ──► caches: get, list, watch of cached kinds
//	                                                               ──► the member that has the object: other requests
//	                                                               ──► kube-apiserver: other kinds, discovery
//
// Each replica holds all caches; there is no leader. Requests that leave this process carry the identity of the user.
//
// Invariants: a read waits at most readBound for members. Clusters that are left out, or whose objects may be outdated, are named in
// a Warning header. A watch sends every change or ends with 410.
package search
