// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package podspec reads the spec of a pod: what the pod needs of a cluster, and which objects it refers to. Native kinds and
// scripts of customizations share it. It changes nothing, and an error names the field.
package podspec
