// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package podspec derives the requirements and the dependencies of a pod from its spec. Native kinds and the scripts of
// customizations use it. Objects are not changed, and errors name the field.
package podspec
