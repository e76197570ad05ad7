// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Benchmark is one result line of `go test -bench`. Figures that were not measured are 0.
type Benchmark struct {
	Package string `json:"package"`
	// Name lacks the prefix Benchmark and the suffix with the number of CPUs.
	Name        string  `json:"name"`
	Nanoseconds float64 `json:"nsPerOp"`
	Bytes       float64 `json:"bytesPerOp"`
	Allocs      float64 `json:"allocsPerOp"`
}

// ReadBenchmarks parses the output of `go test -bench`. Of several runs of a benchmark (-count) it returns the fastest, the one
// with the least interference. Lines that are neither results nor headers, such as failures, are copied to other.
func ReadBenchmarks(from io.Reader, other io.Writer) ([]Benchmark, error) {
	var out []Benchmark
	of := ""
	lines := bufio.NewScanner(from)
	for lines.Scan() {
		line := lines.Text()
		switch first, rest, _ := strings.Cut(line, " "); first {
		case "pkg:":
			of = rest
			continue
		case "goos:", "goarch:", "cpu:", "PASS":
			continue
		}
		if strings.HasPrefix(line, "ok  \t") || strings.HasPrefix(line, "?   \t") {
			continue
		}
		if b, ok := parseBenchmark(line); ok {
			b.Package = of
			if last := len(out) - 1; last >= 0 && out[last].Package == b.Package && out[last].Name == b.Name {
				if b.Nanoseconds < out[last].Nanoseconds {
					out[last] = b
				}
				continue
			}
			out = append(out, b)
			continue
		}
		if _, err := fmt.Fprintln(other, line); err != nil {
			return out, err
		}
	}
	return out, lines.Err()
}

// parseBenchmark parses a line such as "BenchmarkDecide/all-2   1000   1234 ns/op   56 B/op   7 allocs/op".
func parseBenchmark(line string) (Benchmark, bool) {
	fields := strings.Fields(line)
	if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
		return Benchmark{}, false
	}
	b := Benchmark{Name: strings.TrimPrefix(fields[0], "Benchmark")}
	if i := strings.LastIndexByte(b.Name, '-'); i > 0 {
		if _, err := strconv.Atoi(b.Name[i+1:]); err == nil {
			b.Name = b.Name[:i]
		}
	}
	for i := 2; i+1 < len(fields); i += 2 {
		value, err := strconv.ParseFloat(fields[i], 64)
		if err != nil {
			return Benchmark{}, false
		}
		switch fields[i+1] {
		case "ns/op":
			b.Nanoseconds = value
		case "B/op":
			b.Bytes = value
		case "allocs/op":
			b.Allocs = value
		}
	}
	return b, b.Nanoseconds > 0
}

// goals lists the goals of benchmarks by package suffix, name prefix and substring. The first match counts.
var goals = []struct {
	pkg, prefix, contains string
	goal                  string
}{
	{"internal/scheduler/decide", "Decide/", ",explained", ""}, // requested by users, one at a time
	{"internal/scheduler/decide", "Decide/clusters=100/", "", "≤ 100 µs"},
	{"internal/scheduler/decide", "Decide/clusters=1000/", "regions", "≤ 1 ms"},
	{"internal/interpret/native", "", "", "< 5 µs"},
	{"internal/interpret/lua", "Operations/", perContent, "< 60 µs"},
}

// Variants of the Lua benchmarks. Compiling a script once per content must be gain times faster than compiling it per call, and
// than the plain library.
const (
	perContent, perCall, plainLibrary = "/compiled_once", "/compiled_per_call", "/by_the_library"

	gain = 10
)

// goal returns the goal of a benchmark, or "" if it has none. all holds the benchmarks to compare with.
func (b Benchmark) goal(all []Benchmark) string {
	for _, g := range goals {
		if strings.HasSuffix(b.Package, g.pkg) && strings.HasPrefix(b.Name, g.prefix) && strings.Contains(b.Name, g.contains) {
			return g.goal
		}
	}
	operation := strings.TrimSuffix(strings.TrimSuffix(b.Name, perCall), plainLibrary)
	for _, other := range all {
		if operation != b.Name && other.Package == b.Package && other.Name == operation+perContent {
			return fmt.Sprintf("≥ %d times compiled once: %.1f", gain, b.Nanoseconds/other.Nanoseconds)
		}
	}
	return ""
}
