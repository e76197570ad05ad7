// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"sync"
	"testing"

	"karmada.io/karmada/test/env"
)

// Run runs the selected scenarios that the environment supports: parallel ones at once, then the others one after another.
func Run(t *testing.T, e *env.Env, selected func(Scenario) bool) {
	t.Helper()
	run(t, e, selected, 1)
}

// run is like Run, but runs up to lanes scenarios at a time that must be alone in their environment. The first of these environments is e,
// after the parallel scenarios. The others are started, and used beside the parallel scenarios.
func run(t *testing.T, e *env.Env, selected func(Scenario) bool, lanes int) {
	t.Helper()
	var long, short []Scenario
	for _, s := range All {
		switch {
		case !s.Alone || !s.Needs.Offered(e) || !selected(s):
		case s.Long:
			long = append(long, s)
		default:
			short = append(short, s)
		}
	}
	queue := make(chan Scenario, len(All))
	for _, s := range append(long, short...) {
		queue <- s
	}
	close(queue)
	p := &pool{}
	begun, ended := make(chan struct{}), make(chan struct{}) // the parallel scenarios; -run may exclude all of them
	begin := sync.OnceFunc(func() { close(begun) })
	end := sync.OnceFunc(func() {
		p.release(e)
		close(ended)
	})
	var wg sync.WaitGroup
	wg.Go(func() {
		<-begun
		t.Run("alone", func(t *testing.T) {
			var wg sync.WaitGroup
			for lane := range lanes {
				wg.Go(func() {
					if lane == 0 {
						<-ended
					}
					for s := range queue {
						t.Run(s.Name, func(t *testing.T) { p.run(t, s) })
					}
				})
			}
			wg.Wait()
			p.stop(t)
		})
	})
	t.Run("together", func(t *testing.T) {
		running := false
		for _, s := range All {
			if s.Needs.Offered(e) && !s.Alone && selected(s) {
				t.Run(s.Name, func(t *testing.T) {
					running = true
					t.Parallel()
					s.Run(t, e)
				})
			}
		}
		if running { // they continue when this function has ended
			t.Cleanup(end)
		} else {
			end()
		}
		begin()
	})
	end()
	begin()
	wg.Wait()
}

// pool holds environments for scenarios that run alone in theirs. It starts others when they are needed.
type pool struct {
	mu      sync.Mutex // guards the fields below, and is held while an environment starts, so that few processes start at once
	free    []*env.Env
	started []*env.Env
}

// run runs a scenario in a free environment.
func (p *pool) run(t *testing.T, s Scenario) {
	t.Helper()
	e, err := p.take()
	if err != nil {
		t.Fatalf("start the test environment: %v", err)
	}
	t.Cleanup(func() { p.release(e) }) // after the cleanup of the scenario
	s.Run(t, e)
}

func (p *pool) take() (*env.Env, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if last := len(p.free) - 1; last >= 0 {
		e := p.free[last]
		p.free = p.free[:last]
		return e, nil
	}
	e, err := env.StartStandard()
	if err == nil {
		p.started = append(p.started, e)
	}
	return e, err
}

func (p *pool) release(e *env.Env) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.free = append(p.free, e)
}

// stop stops the environments that the pool has started.
func (p *pool) stop(t *testing.T) {
	t.Helper()
	var wg sync.WaitGroup
	for _, e := range p.started {
		wg.Go(func() {
			if err := e.Stop(); err != nil {
				t.Errorf("stop a test environment: %v", err)
			}
		})
	}
	wg.Wait()
}
