// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"maps"
	"testing"
)

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

func TestMeter_follow(t *testing.T) {
	t.Parallel()
	m := &meter{processes: map[string]int{"kept": 1, "restarted": 2, "gone": 3}, before: map[string]float64{"kept": 5, "restarted": 7}}
	m.follow(map[string]int{"kept": 1, "restarted": 4, "new": 5})
	if want := map[string]float64{"kept": 5}; !maps.Equal(m.before, want) {
		t.Errorf("counters before = %v, want %v", m.before, want)
	}
}

func TestFailoverFigure_isolated(t *testing.T) {
	for name, tc := range map[string]struct {
		before, hanging float64
		want            bool
	}{
		"faster":                            {before: 0.1, hanging: 0.09, want: true},
		"within 5 ms":                       {before: 0.02, hanging: 0.0249, want: true},
		"more than 5 ms":                    {before: 0.02, hanging: 0.0251},
		"within 10 %":                       {before: 0.2, hanging: 0.2199, want: true},
		"more than 10 %":                    {before: 0.2, hanging: 0.2201},
		"other clusters wait for a timeout": {before: 0.02, hanging: 30},
	} {
		f := FailoverFigure{Before: Percentiles{P50: tc.before}, Hanging: Percentiles{P50: tc.hanging}}
		if got := f.Isolated(); got != tc.want {
			t.Errorf("%s: Isolated() = %v, want %v", name, got, tc.want)
		}
	}
}
