// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package bench measures a running control plane from outside, as its users see it: how long Deployments take to reach the
// member clusters and to be reported back, and how many writes to the control plane each of them costs.
//
// Nothing here judges; it prints figures. Times are taken where a watch shows the change.
package bench
