// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

// Cost is what a process used.
type Cost struct {
	Process string `json:"process"`
	// CPU is in seconds, during the burst; Resident is the memory at its end, in bytes.
	CPU      float64 `json:"cpuSeconds"`
	Resident int64   `json:"residentBytes"`
}

// meter reads the cost of processes where the kernel tells it (/proc); elsewhere it has nothing to say.
type meter struct {
	processes map[string]int
	before    map[string]float64
	machine   cpuTime
}

func startMeter(processes map[string]int) *meter {
	m := &meter{processes: processes, before: map[string]float64{}, machine: machineTime()}
	for name, pid := range processes {
		m.before[name], _ = cpuSeconds(pid)
	}
	return m
}

func (m *meter) stop() []Cost {
	var out []Cost
	for name, pid := range m.processes {
		used, err := cpuSeconds(pid)
		if err != nil {
			continue
		}
		out = append(out, Cost{Process: name, CPU: used - m.before[name], Resident: resident(pid)})
	}
	slices.SortFunc(out, func(a, b Cost) int { return cmp.Compare(a.Process, b.Process) })
	return out
}

// taken is which share of the CPU time that this machine had work for went to others on the same host. What is measured beside
// it is slower by at least that much.
func (m *meter) taken() float64 {
	now := machineTime()
	used, taken := now.used-m.machine.used, now.taken-m.machine.taken
	if used+taken <= 0 {
		return 0
	}
	return taken / (used + taken)
}

// cpuTime is what the CPUs of a machine did, and what its host did not let them do, in ticks; zero where the kernel does not
// tell.
type cpuTime struct{ used, taken float64 }

func machineTime() cpuTime {
	raw, err := os.ReadFile("/proc/stat")
	if err != nil {
		return cpuTime{}
	}
	first, _, _ := strings.Cut(string(raw), "\n")
	return parseMachineTime(first)
}

// parseMachineTime reads "cpu user nice system idle iowait irq softirq steal …".
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
			t.taken = ticks
		case i != 3 && i != 4: // idle, and waiting for a disk
			t.used += ticks
		}
	}
	return t
}

// ticksPerSecond is the kernel's unit for CPU time, the same on every Linux that Go runs on.
const ticksPerSecond = 100

func cpuSeconds(pid int) (float64, error) {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	// The command's name, in brackets, may hold anything; user and system time are fields 14 and 15 of the line.
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

func resident(pid int) int64 {
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
