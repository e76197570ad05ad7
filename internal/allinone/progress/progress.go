// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package progress prints the states of the parts of a process, one line for each. On a terminal the lines are redrawn in place;
// otherwise a line is printed when a part becomes ready or fails.
package progress

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
)

// Screen prints the states of parts.
type Screen struct {
	out   io.Writer
	live  bool // a terminal
	clock clock.PassiveClock

	mu     sync.Mutex // guards the fields below
	lines  []*line
	drawn  int // number of lines on the screen
	frame  int
	done   chan struct{}
	closed bool
}

type line struct {
	name    string
	state   component.State
	err     error
	started time.Time
	took    time.Duration
}

const redrawInterval = 100 * time.Millisecond

// New returns a Screen that prints to out. It redraws in place if out is a terminal, unless NO_COLOR or TERM=dumb is set.
func New(out io.Writer, c clock.PassiveClock) *Screen {
	s := &Screen{out: out, clock: c, done: make(chan struct{})}
	if f, ok := out.(*os.File); ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb" && os.Getenv("NO_COLOR") == "" {
		s.live = true
		go s.animate()
	}
	return s
}

func (s *Screen) animate() {
	ticker := time.NewTicker(redrawInterval)
	defer ticker.Stop()
	for {
		select {
		case <-s.done:
			return
		case <-ticker.C:
			s.mu.Lock()
			s.frame++
			s.draw()
			s.mu.Unlock()
		}
	}
}

// Observe is a component.Observer.
func (s *Screen) Observe(part string, state component.State, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var l *line
	for _, existing := range s.lines {
		if existing.name == part {
			l = existing
		}
	}
	if l == nil {
		l = &line{name: part}
		s.lines = append(s.lines, l)
	}
	now := s.clock.Now()
	switch state {
	case component.Starting, component.Stopping:
		l.started = now
	case component.Ready, component.Stopped, component.Failed:
		if !l.started.IsZero() {
			l.took = now.Sub(l.started)
		}
	case component.Waiting:
	}
	l.state, l.err = state, err
	if s.closed {
		return
	}
	if s.live {
		s.draw()
		return
	}
	if state == component.Ready || state == component.Failed {
		fmt.Fprintln(s.out, l.text(""))
	}
}

// draw prints all lines over the previous ones. s.mu must be held.
func (s *Screen) draw() {
	if s.closed {
		return
	}
	var b strings.Builder
	if s.drawn > 0 {
		fmt.Fprintf(&b, "\x1b[%dA", s.drawn)
	}
	spinner := []rune("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
	for _, l := range s.lines {
		if l.state == component.Starting {
			l.took = s.clock.Now().Sub(l.started)
		}
		fmt.Fprintf(&b, "\x1b[2K%s\n", l.text(string(spinner[s.frame%len(spinner)])))
	}
	s.drawn = len(s.lines)
	fmt.Fprint(s.out, b.String())
}

func (l *line) text(spinner string) string {
	mark := " "
	switch l.state {
	case component.Waiting:
		mark = "·"
	case component.Starting, component.Stopping:
		mark = spinner
	case component.Ready:
		mark = "✓"
	case component.Stopped:
		mark = "-"
	case component.Failed:
		mark = "✗"
	}
	text := fmt.Sprintf("  %s %-30s %s", mark, l.name, l.state)
	if l.took > 0 {
		text += fmt.Sprintf("  %.1fs", l.took.Seconds())
	}
	if l.err != nil {
		first, _, _ := strings.Cut(l.err.Error(), "\n")
		text += "  " + first
	}
	return text
}

// Close draws the lines a last time; later state changes are not printed.
func (s *Screen) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return
	}
	if s.live {
		s.draw()
	}
	s.closed = true
	close(s.done)
}
