// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"os"
	"runtime/debug"

	"github.com/KimMachineGun/automemlimit/memlimit"
)

// gcPercent lets the heap grow to four times the live heap before a collection. API servers allocate many short-lived
// objects: with Go's default of 100, collecting them takes a quarter of their CPU time.
const gcPercent = 300

// TuneMemory configures the garbage collector of this process: rare collections, but a soft limit at 90% of the memory of the
// container or the machine. The environment variables GOGC and GOMEMLIMIT take precedence.
func TuneMemory() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	// If the memory is unknown, Go's default applies: no limit.
	_, _ = memlimit.Set(memlimit.WithProvider(memlimit.ApplyFallback(memlimit.FromCgroup, memlimit.FromSystem)))
}
