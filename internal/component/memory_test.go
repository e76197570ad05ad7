// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"runtime"
	"testing"
)

func TestLoad(t *testing.T) {
	t.Parallel()
	const mb = 1 << 20
	steps := []struct {
		name    string
		sample  uint64 // bytes in the interval
		live    uint64
		repeat  int
		changed bool // by the last of the samples
		busy    bool
	}{
		{"start", 100 * mb, 0, 3, false, true},
		{"less load", 10 * mb, 1000 * mb, 20, false, true},
		{"a short pause", mb, 0, idleSamples - 1, false, true},
		{"load after the pause", 100 * mb, 0, 1, false, true},
		{"a long pause", mb, 0, idleSamples, true, false},
		{"a heartbeat", 10 * mb, 0, 3, false, false},
		{"load", 50 * mb, 1000 * mb, 1, true, true},
		{"as much in a large heap", 20 * mb, 4000 * mb, idleSamples, true, false},
		{"more in a large heap", 50 * mb, 4000 * mb, 3, false, false},
		{"load in a large heap", 100 * mb, 4000 * mb, 1, true, true},
	}
	l := load{busy: true}
	total := uint64(0)
	for _, s := range steps {
		changed := false
		for range s.repeat {
			total += s.sample
			changed = l.sample(total, s.live)
		}
		if changed != s.changed || l.busy != s.busy {
			t.Errorf("%s: changed %t, busy %t", s.name, changed, l.busy)
		}
	}
}

func TestHeap(t *testing.T) {
	t.Parallel()
	before, _ := heap()
	runtime.GC()
	buffers := make([][]byte, 64)
	for i := range buffers {
		buffers[i] = make([]byte, 1<<16)
	}
	if after, live := heap(); after < before+64<<16 || live == 0 {
		t.Errorf("allocated %d, then %d bytes, %d live", before, after, live)
	}
	if len(buffers[63]) == 0 {
		t.Error("no buffer")
	}
}
