// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"os"
	"runtime/debug"

	"github.com/KimMachineGun/automemlimit/memlimit"
)

// gcPercent lets the heap grow to three times the live heap before a collection. API servers allocate many short-lived objects.
// Collecting them takes a tenth of their CPU time with 300, twice as much with 150, and three times with Go's default of 100. With
// 300, a burst of 200 Deployments needs 1 GB of memory (docs/operating.md#memory).
const gcPercent = 200

// TuneMemory configures the garbage collector of this process: rare collections, but a soft limit at 90% of the memory of the
// container or the machine. The environment variables GOGC and GOMEMLIMIT take precedence.
func TuneMemory() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	// If the memory is unknown, Go's default applies: no limit.
	_, _ = memlimit.Set(memlimit.WithProvider(memlimit.ApplyFallback(memlimit.FromCgroup, memlimit.FromSystem)))
}
