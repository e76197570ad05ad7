// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"os"
	"sync"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
)

// tracker records the states of the parts of this process in its Progress file.
type tracker struct {
	dir   string
	clock clock.PassiveClock
	next  component.Observer
	ready func()

	mu          sync.Mutex // guards the fields below
	progress    Progress
	total       int
	readyCalled bool
}

// newTracker returns a tracker of total parts of the process that owns dir. next, if not nil, observes every state change,
// too. ready, if not nil, is called once when all parts are ready.
func newTracker(dir, url string, total int, c clock.PassiveClock, next component.Observer, ready func()) *tracker {
	return &tracker{
		dir:      dir,
		clock:    c,
		next:     next,
		ready:    ready,
		total:    total,
		progress: Progress{PID: os.Getpid(), Started: c.Now(), URL: url},
	}
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
	// A failed write, on a full disk for example, must not stop the parts.
	_ = t.progress.write(t.dir)
	callReady := t.progress.Ready && !t.readyCalled
	t.readyCalled = t.readyCalled || callReady
	t.mu.Unlock()
	if t.next != nil {
		t.next(part, s, err)
	}
	if callReady && t.ready != nil {
		t.ready()
	}
}

// ended records that the process ends, and the error if there is one.
func (t *tracker) ended(err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.progress.Ready = false
	if err != nil {
		t.progress.Error = err.Error()
	}
	_ = t.progress.write(t.dir)
}
