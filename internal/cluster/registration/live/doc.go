// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package live tests the registration of clusters with a real control plane: what anonymous users, bootstrap tokens and agents can
// and cannot do.
package live
