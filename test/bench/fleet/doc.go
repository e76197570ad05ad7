// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fleet simulates many member clusters in this process, for benchmarks and tests.
//
//	Options ──► Start ──► *Fleet ──► *Cluster: an API server on a port of its own, with its own certificate and token
//
// A cluster serves discovery, lists, watches and writes of the built-in kinds over HTTP/2 and TLS, as kube-apiserver does:
// resource versions, generations, preconditions, finalizers, selectors, pages, bookmarks, managed fields and the status of
// Deployments. It does not validate objects, and it runs no pods. All objects are in memory.
package fleet
