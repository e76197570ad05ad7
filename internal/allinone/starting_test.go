// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	clocktesting "k8s.io/utils/clock/testing"

	"karmada.io/karmada/internal/component"
)

// waiting is a starting whose wait runs in the background.
type waiting struct {
	*testing.T
	starting
	fake  *clocktesting.FakeClock
	out   *bytes.Buffer // read it only after the end
	ended chan error
}

func startWaiting(t *testing.T, children ...string) *waiting {
	t.Helper()
	now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	w := &waiting{T: t, fake: clocktesting.NewFakeClock(now), out: &bytes.Buffer{}, ended: make(chan error, 1)}
	w.starting = starting{
		dir: t.TempDir(), children: func() []string { return children }, exited: make(chan error), out: w.out, clock: w.fake,
	}
	w.write(w.dir, component.Starting)
	go func() { w.ended <- w.wait(t.Context()) }()
	return w
}

// write records the states of part1, part2 and so on in a directory.
func (w *waiting) write(dir string, states ...component.State) {
	w.Helper()
	p := Progress{PID: os.Getpid(), Ready: true}
	for i, s := range states {
		p.Ready = p.Ready && s == component.Ready
		p.Parts = append(p.Parts, PartProgress{Name: "part" + string(rune('1'+i)), State: s, Since: w.fake.Now()})
	}
	if err := p.write(dir); err != nil {
		w.Fatal(err)
	}
}

// step advances the clock when the process waits, until it waits again or has ended.
func (w *waiting) step(d time.Duration) {
	w.Helper()
	waits := func(context.Context) (bool, error) { return w.fake.HasWaiters() || len(w.ended) > 0, nil }
	for range 2 {
		if err := wait.PollUntilContextTimeout(w.Context(), time.Millisecond, time.Minute, true, waits); err != nil {
			w.Fatal(err)
		}
		w.fake.Step(d)
		d = 0
	}
}

// It waits as long as parts make progress, also those of children, and reports the slow ones.
func TestStarting_waitsForProgress(t *testing.T) {
	t.Parallel()
	child := t.TempDir()
	w := startWaiting(t, child)
	const almost = stallTimeout - time.Second
	w.step(almost)
	w.write(w.dir, component.Ready, component.Starting)
	w.step(almost)
	w.write(child, component.Starting)
	w.step(almost)
	w.write(child, component.Ready)
	w.step(almost)
	w.write(w.dir, component.Ready, component.Ready)
	w.step(almost)
	if err := <-w.ended; err != nil {
		t.Errorf("wait() = %v", err)
	}
	for _, want := range []string{"Waiting for part1, starting for 1m59s\n", "Waiting for part2, starting for 3m58s\n"} {
		if !strings.Contains(w.out.String(), want) {
			t.Errorf("output %q, want %q", w.out, want)
		}
	}
}

// Without progress, the error names the part.
func TestStarting_stalls(t *testing.T) {
	t.Parallel()
	w := startWaiting(t)
	w.step(time.Second)
	w.write(w.dir, component.Ready, component.Starting)
	w.step(time.Second)
	w.step(stallTimeout)
	err := <-w.ended
	for _, want := range []string{"part2, starting for 2m", "karmada status", "karmada.log"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("wait() = %v, want %q", err, want)
		}
	}
	if err != nil && strings.Contains(err.Error(), "part1") {
		t.Errorf("wait() = %v, which names a part that is ready", err)
	}
}
