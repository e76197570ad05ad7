// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package samples holds the YAML that the demo and the documentation use.
package samples

import "embed"

// Files are the samples, by their paths below this folder.
//
//go:embed nginx
var Files embed.FS
