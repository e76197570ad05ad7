// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
)

// Part is one long-running thing in a process: an embedded server, a controller set, a proxy. Parts know nothing of each
// other; their order is declared by name.
type Part struct {
	// Name is unique in a group; progress lines, logs and errors use it.
	Name string
	// After lists the parts that must be ready before this one starts. It also gives the order of stopping: a part is
	// stopped only when everything started after it has ended.
	After []string
	// Run works until ctx ends, calling ready once the part can serve those after it. Returning nil before ctx ends, or
	// any error, ends the whole group. It must never exit the process.
	Run func(ctx context.Context, ready func()) error
}

// State is what a part is doing.
type State string

// The states of a part, in the order in which it passes through them. Failed ends any of them.
const (
	Waiting  State = "waiting"
	Starting State = "starting"
	Ready    State = "ready"
	Stopping State = "stopping"
	Stopped  State = "stopped"
	Failed   State = "failed"
)

// Observer hears of every change of state; it is called from many goroutines, one at a time.
type Observer func(part string, state State, err error)

// PartError says which part ended a group.
type PartError struct {
	Part string
	Err  error
}

func (e *PartError) Error() string { return e.Part + ": " + e.Err.Error() }
func (e *PartError) Unwrap() error { return e.Err }

var errEndedEarly = errors.New("ended without being asked to")

// RunParts starts the parts in their declared order and runs them until ctx ends or one of them fails; then it stops all
// of them, the last started first, and returns when the last has ended. The error is the first failure, a *PartError, or
// nil when ctx ended and every part stopped cleanly. A panic in a part is a failure of that part.
func RunParts(ctx context.Context, parts []Part, observe Observer) error {
	if observe == nil {
		observe = func(string, State, error) {}
	}
	nodes, err := link(parts)
	if err != nil {
		return err
	}
	g := &group{observe: observe, stop: make(chan struct{})}
	var wg sync.WaitGroup
	for _, n := range nodes {
		wg.Go(func() { g.run(ctx, n) })
	}
	select {
	case <-ctx.Done():
	case <-g.stop:
	}
	g.fail(nil)
	wg.Wait()
	return g.err
}

// node is a part with its links and signals.
type node struct {
	Part
	after, before []*node
	ready, ended  chan struct{}
}

func link(parts []Part) ([]*node, error) {
	byName := map[string]*node{}
	nodes := make([]*node, 0, len(parts))
	for _, p := range parts {
		if byName[p.Name] != nil {
			return nil, fmt.Errorf("part %q is declared twice", p.Name)
		}
		n := &node{Part: p, ready: make(chan struct{}), ended: make(chan struct{})}
		byName[p.Name] = n
		nodes = append(nodes, n)
	}
	for _, n := range nodes {
		for _, name := range n.After {
			first := byName[name]
			if first == nil {
				return nil, fmt.Errorf("part %q comes after %q, which does not exist", n.Name, name)
			}
			n.after = append(n.after, first)
			first.before = append(first.before, n)
		}
	}
	return nodes, checkOrder(nodes)
}

func checkOrder(nodes []*node) error {
	var path []string
	state := map[*node]int{} // 1: on the path, 2: done
	var visit func(n *node) error
	visit = func(n *node) error {
		switch path = append(path, n.Name); state[n] {
		case 1:
			return fmt.Errorf("parts wait for each other: %v", path)
		case 0:
			state[n] = 1
			for _, a := range n.after {
				if err := visit(a); err != nil {
					return err
				}
			}
			state[n] = 2
		}
		path = slices.Delete(path, len(path)-1, len(path))
		return nil
	}
	for _, n := range nodes {
		if err := visit(n); err != nil {
			return err
		}
	}
	return nil
}

type group struct {
	observe Observer
	mu      sync.Mutex // guards err, stopped and the order of calls to observe
	err     error
	stopped bool
	stop    chan struct{} // closed when the group is to end
}

func (g *group) say(name string, s State, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.observe(name, s, err)
}

func (g *group) fail(err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.stopped {
		return
	}
	g.stopped, g.err = true, err
	close(g.stop)
}

func (g *group) run(parent context.Context, n *node) {
	defer close(n.ended)
	g.say(n.Name, Waiting, nil)
	for _, a := range n.after {
		select {
		case <-a.ready:
		case <-g.stop:
			g.say(n.Name, Stopped, nil)
			return
		}
	}
	// The part's context outlives the parent's: it ends only after everything that depends on the part has ended.
	ctx, cancel := context.WithCancel(context.WithoutCancel(parent))
	defer cancel()
	go func() {
		select {
		case <-g.stop:
		case <-ctx.Done():
			return
		}
		for _, b := range n.before {
			<-b.ended
		}
		g.say(n.Name, Stopping, nil)
		cancel()
	}()

	g.say(n.Name, Starting, nil)
	var once sync.Once
	err := protect(func() error {
		return n.Run(ctx, func() {
			once.Do(func() {
				g.say(n.Name, Ready, nil)
				close(n.ready)
			})
		})
	})
	asked := ctx.Err() != nil
	switch {
	case asked && (err == nil || errors.Is(err, context.Canceled)):
		g.say(n.Name, Stopped, nil)
		return
	case err == nil:
		err = errEndedEarly
	}
	g.say(n.Name, Failed, err)
	g.fail(&PartError{Part: n.Name, Err: err})
}

func protect(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return f()
}
