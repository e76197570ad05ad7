// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"

	"github.com/KimMachineGun/automemlimit/memlimit"
)

const (
	// calmGC lets the heap grow to three times what lives in it before it is collected: API servers make much short-lived
	// garbage, and collecting it at Go's default of two takes a quarter of their CPU time.
	calmGC = 200
	// While the process is busy, the heap may grow by so many percent: in a burst of writes to an API server, collecting at
	// calmGC takes an eighth of the CPU time.
	minGC, maxGC = 100, 400
	// startsFor is how long a process is not taken for busy: it allocates much while it starts, beside others that do.
	startsFor     = 20 * time.Second
	lookEvery     = 3 * time.Second
	busyAllocated = 64 << 20 // bytes between two looks
	// idleLooks without much to do make the process idle: memory of which worthTidying, in bytes, lies idle is given back.
	idleLooks    = 5
	worthTidying = 64 << 20
	// spareShare is which part of the memory that there is may be taken by garbage: others live here, too. unknownMemory, in
	// bytes, is assumed where nobody says how much there is.
	spareShare    = 12
	unknownMemory = 4 << 30
)

// TendMemory trades memory for CPU time while the process is busy: for garbage that is not collected yet, a twelfth of the
// memory of the machine or the container, at most so many bytes, or as much as what lives if that is more. It gives the memory
// back when the process is idle, until ctx ends. An environment variable GOGC or GOMEMLIMIT takes precedence.
func TendMemory(ctx context.Context, most uint64) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	spare := spareOf(memlimit.ApplyFallback(memlimit.FromCgroup, memlimit.FromSystem), most)
	debug.SetGCPercent(calmGC)
	go func() {
		select {
		case <-ctx.Done():
			return
		case <-time.After(startsFor):
		}
		ticker := time.NewTicker(lookEvery)
		defer ticker.Stop()
		percent, idle := calmGC, 0
		allocated, _ := heap()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
			}
			now, live := heap()
			next := calmGC
			if now-allocated > busyAllocated {
				next, idle = busyGC(live, spare), 0
			} else if idle++; idle%idleLooks == 0 {
				tidy(live)
			}
			if next != percent {
				percent = next
				debug.SetGCPercent(percent)
			}
			allocated = now
		}
	}()
}

// spareOf is how many bytes may be taken by garbage.
func spareOf(memory memlimit.Provider, most uint64) uint64 {
	there, err := memory()
	if err != nil || there == 0 {
		there = unknownMemory
	}
	return min(there/spareShare, most)
}

// busyGC is by how many percent the heap may grow beyond what lives in it, in bytes, while the process is
// busy.
func busyGC(live, spare uint64) int {
	return int(min(max(spare*100/max(live, 1), minGC), maxGC))
}

// heap says how many bytes were allocated since the process began, and how many of them the last collection found alive.
func heap() (allocated, live uint64) {
	samples := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}, {Name: "/gc/heap/live:bytes"}}
	metrics.Read(samples)
	return samples[0].Value.Uint64(), samples[1].Value.Uint64()
}

func tidy(live uint64) {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if m.Sys-m.HeapReleased-m.StackSys-live > worthTidying {
		debug.FreeOSMemory()
	}
}
