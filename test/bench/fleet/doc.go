// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fleet simulates many member clusters in this process, for benchmarks and tests.
//
//	Options ──► Start ──► *Fleet ──► *Cluster: a simapi.Server on a port of its own, with its own certificate and token
//
// A cluster serves the built-in kinds over HTTP/2 and TLS, as kube-apiserver does. Deployments are ready at once; it runs no pods.
package fleet
