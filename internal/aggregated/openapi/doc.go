// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package openapi holds the OpenAPI definitions of cluster.karmada.io and search.karmada.io and of the types that they
// refer to. kubectl explain and server-side apply read them. config/generate.sh generates them from the types in api/.
package openapi
