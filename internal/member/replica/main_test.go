// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replica

import (
	"testing"

	"go.uber.org/goleak"
)

// The flush daemon of the log runs until the process ends.
func TestMain(m *testing.M) {
	goleak.VerifyTestMain(m, goleak.IgnoreTopFunction("k8s.io/klog/v2.(*flushDaemon).run.func1"))
}
