// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"os"
	"runtime"
	"runtime/debug"
	"time"
)

const (
	// busyGC lets the heap grow to three times what lives in it before it is collected: API servers make much short-lived
	// garbage, and collecting it at Go's default of two takes a quarter of their CPU time.
	busyGC = 200
	// tidyEvery is how often it is looked whether memory can be given back.
	tidyEvery = 15 * time.Second
	// worthTidying is how much memory must be lying idle, in bytes, to be worth a collection.
	worthTidying = 64 << 20
	// quiet is how much may be allocated between two looks, in bytes, for the process to count as idle.
	quiet = 256 << 20
)

// TendMemory trades memory for CPU time while the process is busy, and gives the memory back when it is idle, until ctx
// ends. An environment variable GOGC or GOMEMLIMIT takes precedence.
func TendMemory(ctx context.Context) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	debug.SetGCPercent(busyGC)
	go func() {
		ticker := time.NewTicker(tidyEvery)
		defer ticker.Stop()
		var last runtime.MemStats
		runtime.ReadMemStats(&last)
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
			}
			var now runtime.MemStats
			runtime.ReadMemStats(&now)
			spare := now.Sys - now.HeapReleased - now.StackSys - live(&now)
			if now.TotalAlloc-last.TotalAlloc < quiet && spare > worthTidying {
				debug.FreeOSMemory()
				runtime.ReadMemStats(&now)
			}
			last = now
		}
	}()
}

// live estimates what survived the last collection: the goal for the next one is a multiple of it.
func live(m *runtime.MemStats) uint64 { return m.NextGC / (1 + busyGC/100) }
