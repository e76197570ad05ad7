// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package samples holds small applications to try Karmada with: YAML to apply with kubectl, which the demo and the tests apply, too.
package samples

import "embed"

// Files are the samples, by their paths below this folder.
//
//go:embed nginx guestbook
var Files embed.FS
