// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"github.com/KimMachineGun/automemlimit/memlimit"
	"k8s.io/utils/clock"
)

const (
	// busyGCPercent lets the heap grow to three times the live heap before a collection. API servers allocate many short-lived
	// objects. Collecting them takes a tenth of their CPU time with 300, twice as much with 150, and three times with Go's default
	// of 100 (docs/operating.md#memory).
	busyGCPercent = 200
	// idleGCPercent keeps little garbage. It takes less than 2% of a core at busyRate, whatever the size of the live heap, and 6% at
	// three times busyRate.
	idleGCPercent = 50

	// loadInterval is the time between two samples of the load.
	loadInterval = 2 * time.Second
	// busyRate is the allocation rate above which a process is busy, in bytes per second. Idle control planes allocate 1 MB/s.
	busyRate = 8 << 20
	// busyRatio is the part of the live heap that a process with a large one allocates in a second before it is busy: 24 MB/s with 3 GB.
	// More garbage would take gigabytes there, and save little CPU time.
	busyRatio = 1.0 / 128
	// idleSamples is the number of consecutive samples below half of the rate of a busy process after which it is idle.
	idleSamples = 5
)

// TuneMemory configures the garbage collector of this process until ctx ends: rare collections under load; when the load is over,
// the garbage is returned to the system. A soft limit at 90% of the memory of the container or the machine applies at any time. The
// environment variables GOGC and GOMEMLIMIT take precedence.
func TuneMemory(ctx context.Context, c clock.WithTicker) {
	// If the memory is unknown, Go's default applies: no limit.
	_, _ = memlimit.Set(memlimit.WithProvider(memlimit.ApplyFallback(memlimit.FromCgroup, memlimit.FromSystem)))
	if os.Getenv("GOGC") != "" {
		return
	}
	debug.SetGCPercent(busyGCPercent)
	ticker := c.NewTicker(loadInterval)
	go func() {
		defer ticker.Stop()
		total, _ := heap()
		l := load{busy: true, total: total}
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C():
			}
			switch changed := l.sample(heap()); {
			case changed && l.busy:
				debug.SetGCPercent(busyGCPercent)
			case changed:
				debug.SetGCPercent(idleGCPercent)
				debug.FreeOSMemory()
			}
		}
	}()
}

// heap returns the number of bytes that this process has allocated since its start, and that were live after the last collection.
func heap() (total, live uint64) {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}, {Name: "/gc/heap/live:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64(), s[1].Value.Uint64()
}

// load tells busy phases of a process from idle ones.
type load struct {
	busy  bool
	quiet int    // number of consecutive samples below half of the rate of a busy process
	total uint64 // bytes allocated at the last sample
}

// sample adds the bytes allocated since the start of the process, loadInterval after the last sample, with live bytes in the heap. It
// reports whether busy changed.
func (l *load) sample(total, live uint64) bool {
	rate := float64(total-l.total) / loadInterval.Seconds()
	l.total = total
	limit := max(busyRate, float64(live)*busyRatio)
	if rate < limit/2 {
		l.quiet++
	} else {
		l.quiet = 0
	}
	was := l.busy
	l.busy = rate > limit || was && l.quiet < idleSamples
	return l.busy != was
}
