// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"karmada.io/karmada/internal/machinery/panics"
)

// Part is one long-running piece of a process: an embedded server, a set of controllers, a proxy. Parts do not refer to each
// other except by name.
type Part struct {
	// Name is unique in a group; progress lines, logs and errors use it.
	Name string
	// After lists the parts that must be ready before this one starts. It also defines the stop order: a part is stopped
	// after all parts that depend on it have ended.
	After []string
	// Run runs until ctx ends and calls ready once parts that depend on it may start. Returning nil before ctx ends, or any
	// error, stops the whole group. Run must never exit the process.
	Run func(ctx context.Context, ready func()) error
}

// State is the phase that a part is in.
type State string

// The states of a part, in the order in which a part passes through them. Any of them may be followed by Failed.
const (
	Waiting  State = "waiting"
	Starting State = "starting"
	Ready    State = "ready"
	Stopping State = "stopping"
	Stopped  State = "stopped"
	Failed   State = "failed"
)

// Observer is called for every state change, from many goroutines but never concurrently. The first calls report all parts as
// Waiting, each after the parts it depends on.
type Observer func(part string, state State, err error)

// PartError is the failure of a part that stopped its group.
type PartError struct {
	Part string
	Err  error
}

func (e *PartError) Error() string { return e.Part + ": " + e.Err.Error() }
func (e *PartError) Unwrap() error { return e.Err }

var errEndedEarly = errors.New("ended before it was stopped")

// RunParts starts the parts in dependency order and runs them until ctx ends or one of them fails. Then it stops them in reverse
// order and returns when all have ended. It returns the first failure, a *PartError, or nil if ctx ended and every part stopped
// without an error. A panic in a part is a failure of that part.
func RunParts(ctx context.Context, parts []Part, observe Observer) error {
	if observe == nil {
		observe = func(string, State, error) {}
	}
	nodes, err := link(parts)
	if err != nil {
		return err
	}
	g := &group{observe: observe, stop: make(chan struct{})}
	for _, n := range nodes {
		g.report(n.Name, Waiting, nil)
	}
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
	depth         int // length of the longest chain of dependencies
	ready, ended  chan struct{}
}

// link resolves the names in After and returns the parts in their starting order. They are sorted by the length of their chain of
// dependencies, and otherwise as declared.
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
			dependency := byName[name]
			if dependency == nil {
				return nil, fmt.Errorf("part %q depends on %q, which does not exist", n.Name, name)
			}
			n.after = append(n.after, dependency)
			dependency.before = append(dependency.before, n)
		}
	}
	return sortByDependency(nodes)
}

func sortByDependency(nodes []*node) ([]*node, error) {
	var path []string
	sorted := make([]*node, 0, len(nodes))
	var visit func(n *node) error
	visit = func(n *node) error {
		if slices.Contains(sorted, n) {
			return nil
		}
		cycle := slices.Contains(path, n.Name)
		path = append(path, n.Name)
		if cycle {
			return fmt.Errorf("dependency cycle of parts: %v", path)
		}
		for _, dependency := range n.after {
			if err := visit(dependency); err != nil {
				return err
			}
			n.depth = max(n.depth, dependency.depth+1)
		}
		path = path[:len(path)-1]
		sorted = append(sorted, n)
		return nil
	}
	for _, n := range nodes {
		if err := visit(n); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(sorted, func(a, b *node) int { return cmp.Compare(a.depth, b.depth) })
	return sorted, nil
}

type group struct {
	observe Observer
	mu      sync.Mutex // guards err and stopped, and serializes calls of observe
	err     error
	stopped bool
	stop    chan struct{} // closed when the group is to stop
}

func (g *group) report(name string, s State, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.observe(name, s, err)
}

// fail stops the group; the first call decides the error of the group.
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
	for _, dependency := range n.after {
		select {
		case <-dependency.ready:
		case <-g.stop:
			g.report(n.Name, Stopped, nil)
			return
		}
	}
	// The part's context outlives its parent: it ends only after all parts that depend on this one have ended.
	ctx, cancel := context.WithCancel(context.WithoutCancel(parent))
	defer cancel()
	go func() {
		select {
		case <-g.stop:
		case <-ctx.Done():
			return
		}
		for _, dependent := range n.before {
			<-dependent.ended
		}
		g.report(n.Name, Stopping, nil)
		cancel()
	}()

	g.report(n.Name, Starting, nil)
	var once sync.Once
	err := panics.Recover(func() error {
		return n.Run(ctx, func() {
			once.Do(func() {
				g.report(n.Name, Ready, nil)
				close(n.ready)
			})
		})
	})
	if p, ok := errors.AsType[*panics.Error](err); ok {
		err = fmt.Errorf("%w\n%s", err, p.Stack)
	}
	canceled := ctx.Err() != nil
	switch {
	case canceled && (err == nil || errors.Is(err, context.Canceled)):
		g.report(n.Name, Stopped, nil)
		return
	case err == nil:
		err = errEndedEarly
	}
	g.report(n.Name, Failed, err)
	g.fail(&PartError{Part: n.Name, Err: err})
}
