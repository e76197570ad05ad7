// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package admission tests admission in a whole control plane without members: published examples, deletion protection, and input
// that no program may fail on. testdata/articles has every YAML block of five published articles about Karmada, named by article
// and line; Article returns their objects to the scenarios of test/behavior.
package admission
