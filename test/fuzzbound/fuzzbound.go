// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fuzzbound bounds what decoders of data of members, agents and tenants may need for one input. Fuzz targets call Check; `make
// fuzz` runs them.
package fuzzbound

import (
	"runtime"
	"syscall"
	"testing"
	"time"
)

// The bounds for one input. Time is that of the processors, so that a busy machine does not matter.
const (
	maxTime   = time.Second
	maxMemory = 64 << 20
	// hang is the time after which decode counts as blocked. The process ends, and the fuzzer records the input.
	hang = time.Minute
)

// Check fails if decode takes more than a second or allocates more than 64 MiB. It must not run beside other tests.
func Check(t testing.TB, decode func()) {
	t.Helper()
	blocked := time.AfterFunc(hang, func() { panic("fuzzbound: the input is still being decoded after " + hang.String()) })
	defer blocked.Stop()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := processorTime(t)
	decode()
	took := processorTime(t) - start
	runtime.ReadMemStats(&after)
	if took > maxTime {
		t.Errorf("the input takes %v, more than %v", took, maxTime)
	}
	if allocated := after.TotalAlloc - before.TotalAlloc; allocated > maxMemory {
		t.Errorf("the input allocates %d bytes, more than %d", allocated, maxMemory)
	}
}

// processorTime returns the time that the processors have spent on this process.
func processorTime(t testing.TB) time.Duration {
	t.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		t.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
