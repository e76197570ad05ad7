// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"testing"
	"testing/synctest"
)

// A process that serves reviews makes a Preview for each. synctest fails if a goroutine remains.
func TestNewPreview_startsNoGoroutines(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(*testing.T) { NewPreview(nil, Options{}) })
}
