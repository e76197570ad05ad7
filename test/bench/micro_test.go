// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const printed = `goos: linux
goarch: amd64
pkg: karmada.io/karmada/internal/interpret/lua
cpu: A very fast one
BenchmarkOperations/Retain/compiled_once-2         	   68534	     17522.5 ns/op	    9709 B/op	     190 allocs/op
BenchmarkOperations/Retain/compiled_per_call-2     	    6534	    310270 ns/op	   91463 B/op	     815 allocs/op
BenchmarkOperations/Retain/compiled_per_call-2     	    6534	    210270 ns/op	   91463 B/op	     815 allocs/op
BenchmarkOperations/Retain/compiled_per_call-2     	    6534	    410270 ns/op	   91463 B/op	     815 allocs/op
PASS
ok  	karmada.io/karmada/internal/interpret/lua	3.282s
?   	karmada.io/karmada/internal/interpret/field	[no test files]
pkg: karmada.io/karmada/internal/scheduler/decide
BenchmarkDecide/clusters=100/dynamic,scale-up-16	1000	67712 ns/op
BenchmarkDivide
--- FAIL: BenchmarkDivide
    divide_test.go:150: wrong sum
FAIL	karmada.io/karmada/internal/scheduler/decide	1.2s
`

func TestReadBenchmarks(t *testing.T) {
	t.Parallel()
	var other strings.Builder
	got, err := ReadBenchmarks(strings.NewReader(printed), &other)
	if err != nil {
		t.Fatal(err)
	}
	lua, decide := "karmada.io/karmada/internal/interpret/lua", "karmada.io/karmada/internal/scheduler/decide"
	want := []Benchmark{
		{Package: lua, Name: "Operations/Retain/compiled_once", Nanoseconds: 17522.5, Bytes: 9709, Allocs: 190},
		{Package: lua, Name: "Operations/Retain/compiled_per_call", Nanoseconds: 210270, Bytes: 91463, Allocs: 815},
		{Package: decide, Name: "Decide/clusters=100/dynamic,scale-up", Nanoseconds: 67712},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !strings.Contains(other.String(), "wrong sum") || strings.Contains(other.String(), "PASS") {
		t.Errorf("other = %q; want the failure without PASS", other.String())
	}
}

func TestGoals(t *testing.T) {
	t.Parallel()
	const (
		decide = "karmada.io/karmada/internal/scheduler/decide"
		lua    = "karmada.io/karmada/internal/interpret/lua"
	)
	once := Benchmark{Package: lua, Name: "Operations/Retain/compiled_once", Nanoseconds: 20e3}
	tests := map[string]struct {
		of   Benchmark
		want string
	}{
		"a decision about 100 clusters": {Benchmark{Package: decide, Name: "Decide/clusters=100/zones"}, "≤ 100 µs"},
		"a decision about 1,000 clusters with spread constraints": {
			Benchmark{Package: decide, Name: "Decide/clusters=1000/regions"},
			"≤ 1 ms",
		},
		"a decision about 1,000 clusters without spread constraints": {Benchmark{Package: decide, Name: "Decide/clusters=1000/static"}, ""},
		"a decision with an explanation": {
			Benchmark{Package: decide, Name: "Decide/clusters=1000/regions,explained"},
			"",
		},
		"a native kind": {
			Benchmark{Package: "internal/interpret/native", Name: "JobAggregate"},
			"< 5 µs",
		},
		"a script compiled once": {once, "< 60 µs"},
		"a script compiled per call": {
			Benchmark{Package: lua, Name: "Operations/Retain/compiled_per_call", Nanoseconds: 210e3},
			"≥ 10 times compiled once: 10.5",
		},
		"a script in the plain library": {
			Benchmark{Package: lua, Name: "Operations/Retain/by_the_library", Nanoseconds: 400e3},
			"≥ 10 times compiled once: 20.0",
		},
		"a script compiled per call, without a comparison": {
			Benchmark{Package: lua, Name: "Operations/Revise/compiled_per_call", Nanoseconds: 210e3},
			"",
		},
		"a benchmark of the same name in another package": {Benchmark{Package: "internal/estimate", Name: "Decide/clusters=100/zones"}, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := tc.of.goal([]Benchmark{once, tc.of}); got != tc.want {
				t.Errorf("goal = %q, want %q", got, tc.want)
			}
		})
	}
}

func TestDuration(t *testing.T) {
	t.Parallel()
	for ns, want := range map[float64]string{105.4: "105 ns", 4.372: "4.37 ns", 17522: "17.5 µs", 2.38e6: "2.38 ms", 1.5e9: "1.5 s"} {
		if got := duration(ns); got != want {
			t.Errorf("duration(%v) = %q, want %q", ns, got, want)
		}
	}
}

func TestPrintBenchmarks(t *testing.T) {
	t.Parallel()
	all, err := ReadBenchmarks(strings.NewReader(printed), &strings.Builder{})
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := PrintBenchmarks(&out, all); err != nil {
		t.Fatal(err)
	}
	want := `
internal/interpret/lua                time      memory    allocations   goal
Operations/Retain/compiled once       17.5 µs   9709 B    190           < 60 µs
Operations/Retain/compiled per call   210 µs    91463 B   815           ≥ 10 times compiled once: 12.0

internal/scheduler/decide              time      memory   allocations   goal
Decide/clusters=100/dynamic,scale-up   67.7 µs   0 B      0             ≤ 100 µs
`
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Error(diff)
	}
}
