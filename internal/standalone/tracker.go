// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package standalone

import (
	"os"
	"sync"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
)

// tracker follows the parts of this process, keeps Progress, and passes on what it hears.
type tracker struct {
	dir   string
	clock clock.PassiveClock
	next  component.Observer
	ready func()

	mu       sync.Mutex // guards what follows
	progress Progress
	total    int
	told     bool // ready was called
}

// newTracker follows total parts of the process that works on dir.
func newTracker(dir, url string, total int, c clock.PassiveClock, next component.Observer, ready func()) *tracker {
	return &tracker{dir: dir, clock: c, next: next, ready: ready, total: total, progress: Progress{PID: os.Getpid(), Started: c.Now(), URL: url}}
}

// observe is a component.Observer.
func (t *tracker) observe(part string, s component.State, err error) {
	t.mu.Lock()
	now, found, ready := t.clock.Now(), false, 0
	for i := range t.progress.Parts {
		p := &t.progress.Parts[i]
		if p.Name == part {
			p.State, p.Since, found = s, now, true
		}
		if p.State == component.Ready {
			ready++
		}
	}
	if !found {
		t.progress.Parts = append(t.progress.Parts, PartProgress{Name: part, State: s, Since: now})
	}
	t.progress.Ready = ready == t.total
	if err != nil && t.progress.Error == "" {
		t.progress.Error = part + ": " + err.Error()
	}
	// Progress is a courtesy: what cannot be written (a full disk) must not stop what works.
	_ = t.progress.write(t.dir)
	tell := t.progress.Ready && !t.told
	t.told = t.told || tell
	t.mu.Unlock()
	if t.next != nil {
		t.next(part, s, err)
	}
	if tell && t.ready != nil {
		t.ready()
	}
}

// ended tells why the process ends.
func (t *tracker) ended(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.progress.Ready = false
	if err != nil {
		t.progress.Error = err.Error()
	}
	_ = t.progress.write(t.dir)
}
