// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import "testing"

func TestMachineTime(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]cpuTime{
		"cpu  100 20 30 4000 500 1 2 50 7 8": {used: 153, stolen: 50},
		"cpu  1 1 1 1 1 1 1":                 {}, // a kernel that does not count it
		"cpu0 1 1 1 1 1 1 1 1":               {},
		"cpu  1 1 x 1 1 1 1 1":               {},
		"":                                   {},
	} {
		if got := parseMachineTime(line); got != want {
			t.Errorf("%q: %+v, want %+v", line, got, want)
		}
	}
	if m := startMeter(nil); m.stolen() < 0 || m.stolen() > 1 {
		t.Errorf("taken = %v", m.stolen())
	}
}
