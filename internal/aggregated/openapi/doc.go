// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package openapi describes the kinds of cluster.karmada.io and search.karmada.io, and all kinds that they refer to, for
// the API servers that serve them: it is what kubectl explain and server-side apply read. All of it is generated from
// the types in api/ by config/generate.sh.
package openapi
