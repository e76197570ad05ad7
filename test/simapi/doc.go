// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package simapi simulates the API server of a Kubernetes cluster, for benchmarks and tests.
//
//	Catalog of kinds ──► New(Options) ──► *Server, an http.Handler; Client calls it without a port
//
// A server implements discovery, reads, pages, tables, metadata, and watches with bookmarks. It implements all kinds of patches and
// server-side apply, dry runs, preconditions, finalizers, generations, the subresource status and managed fields. It does not
// validate objects, and runs no controllers except for those that Options select. All objects are in memory.
package simapi
