// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import "testing"

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
