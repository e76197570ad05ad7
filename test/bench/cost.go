// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Cost holds the CPU time and the memory that a process used.
type Cost struct {
	Process string `json:"process"`
	// CPU is the CPU time during the burst, in seconds. Resident is the memory at its end, Peak the maximum since the process
	// started, both in bytes.
	CPU      float64 `json:"cpuSeconds"`
	Resident int64   `json:"residentBytes"`
	Peak     int64   `json:"peakResidentBytes"`
	// Rest is the anonymous memory at rest, restAfter later, in bytes: resident without the pages of files. 0 if it was not measured.
	Rest int64 `json:"anonymousBytesAtRest,omitempty"`
}

// restAfter is the time after a burst in which processes return memory to the system.
const restAfter = 30 * time.Second

// meter reads the cost of processes from /proc. Without /proc it reports nothing.
type meter struct {
	processes map[string]int
	before    map[string]float64
	machine   cpuTime
}

func startMeter(processes map[string]int) *meter {
	m := &meter{processes: processes, before: map[string]float64{}, machine: machineTime()}
	for name, pid := range processes {
		m.before[name], _ = CPUSeconds(pid)
	}
	return m
}

// follow replaces the processes, some of which were restarted. The counters of new processes start at 0.
func (m *meter) follow(processes map[string]int) {
	for name, pid := range processes {
		if m.processes[name] != pid {
			delete(m.before, name)
		}
	}
	m.processes = processes
}

func (m *meter) stop() []Cost {
	var out []Cost
	for name, pid := range m.processes {
		used, err := CPUSeconds(pid)
		if err != nil {
			continue
		}
		out = append(out, Cost{Process: name, CPU: used - m.before[name], Resident: Resident(pid), Peak: peakResident(pid)})
	}
	slices.SortFunc(out, func(a, b Cost) int { return cmp.Compare(a.Process, b.Process) })
	return out
}

// rest waits for restAfter and sets the memory at rest.
func (m *meter) rest(ctx context.Context, costs []Cost) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(restAfter):
	}
	for i := range costs {
		costs[i].Rest = memory(m.processes[costs[i].Process], "RssAnon")
	}
	return nil
}

// stolen returns the share of the demanded CPU time that the host gave to other machines. Figures measured in the meantime are
// slower by at least this share.
func (m *meter) stolen() float64 {
	now := machineTime()
	used, taken := now.used-m.machine.used, now.stolen-m.machine.stolen
	if used+taken <= 0 {
		return 0
	}
	return taken / (used + taken)
}

// cpuTime holds the CPU time that the machine used and the time stolen by its host, in ticks. It is zero if the kernel does not
// report it.
type cpuTime struct{ used, stolen float64 }

func machineTime() cpuTime {
	raw, err := os.ReadFile("/proc/stat")
	if err != nil {
		return cpuTime{}
	}
	first, _, _ := strings.Cut(string(raw), "\n")
	return parseMachineTime(first)
}

// parseMachineTime parses "cpu user nice system idle iowait irq softirq steal …".
func parseMachineTime(line string) cpuTime {
	fields := strings.Fields(line)
	if len(fields) < 9 || fields[0] != "cpu" {
		return cpuTime{}
	}
	var t cpuTime
	for i, field := range fields[1:9] {
		ticks, err := strconv.ParseFloat(field, 64)
		switch {
		case err != nil:
			return cpuTime{}
		case i == 7:
			t.stolen = ticks
		case i != 3 && i != 4: // neither idle nor iowait
			t.used += ticks
		}
	}
	return t
}

// ticksPerSecond is the kernel's unit of CPU time (USER_HZ), the same on every Linux platform that Go supports.
const ticksPerSecond = 100

// CPUSeconds returns the CPU time that a process used since its start.
func CPUSeconds(pid int) (float64, error) {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	// The command name, in parentheses, may contain spaces. User and system time are fields 14 and 15 of the line.
	_, rest, _ := strings.Cut(string(raw), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0, fmt.Errorf("process %d: unreadable statistics", pid)
	}
	user, err := strconv.ParseFloat(fields[11], 64)
	if err != nil {
		return 0, err
	}
	system, err := strconv.ParseFloat(fields[12], 64)
	return (user + system) / ticksPerSecond, err
}

// Resident returns the resident memory of a process in bytes, or 0 if it is not known.
func Resident(pid int) int64 {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(raw))
	if len(fields) < 2 {
		return 0
	}
	pages, err := strconv.ParseInt(fields[1], 10, 64)
	if err != nil {
		return 0
	}
	return pages * int64(os.Getpagesize())
}
