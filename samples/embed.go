// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package samples holds sample applications as YAML for kubectl, the demo and the tests.
package samples

import "embed"

// Files holds the samples by path.
//
//go:embed nginx guestbook
var Files embed.FS
