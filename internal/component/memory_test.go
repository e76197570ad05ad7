// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"testing"

	"github.com/KimMachineGun/automemlimit/memlimit"
)

func TestSpareOf(t *testing.T) {
	t.Parallel()
	unknown := func() (uint64, error) { return 0, memlimit.ErrNoLimit }
	for name, tc := range map[string]struct {
		memory memlimit.Provider
		want   uint64
	}{
		"a large machine":  {memlimit.Limit(1 << 40), 2 << 30},
		"a small one":      {memlimit.Limit(12 << 30), 1 << 30},
		"a container":      {memlimit.Limit(600 << 20), 50 << 20},
		"nobody knows":     {unknown, unknownMemory / spareShare},
		"it says nothing":  {memlimit.Limit(0), unknownMemory / spareShare},
		"next one answers": {memlimit.ApplyFallback(unknown, memlimit.Limit(12<<30)), 1 << 30},
	} {
		if got := spareOf(tc.memory, 2<<30); got != tc.want {
			t.Errorf("%s: %d MiB, want %d", name, got>>20, tc.want>>20)
		}
	}
}

func TestBusyGC(t *testing.T) {
	t.Parallel()
	for live, want := range map[uint64]int{0: maxGC, 50 << 20: maxGC, 200 << 20: 400, 400 << 20: 200, 800 << 20: 100, 8 << 30: minGC} {
		if got := busyGC(live, 800<<20); got != want {
			t.Errorf("%d MiB alive: %d %%, want %d %%", live>>20, got, want)
		}
	}
}

func TestHeap(t *testing.T) {
	t.Parallel()
	before, _ := heap()
	kept := make([]byte, 10<<20)
	after, _ := heap()
	if after-before < uint64(len(kept)) {
		t.Errorf("%d bytes were allocated, the runtime says %d", len(kept), after-before)
	}
}
