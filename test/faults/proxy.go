// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"net"
	"sync"
)

// direction is a direction of a connection through a proxy.
type direction int

const (
	toMember direction = iota
	fromMember
)

// proxy forwards TCP connections to a member, and simulates faults of the network.
type proxy struct {
	listener net.Listener
	target   string

	mu      sync.Mutex // guards the fields below
	refused bool
	conns   map[net.Conn]bool
	stalled [2]chan struct{} // by direction; closed when the stall ends, nil if there is none
}

// newProxy starts a proxy, which stops with ctx.
func newProxy(ctx context.Context, target string) (*proxy, error) {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &proxy{listener: l, target: target, conns: map[net.Conn]bool{}}
	context.AfterFunc(ctx, func() {
		_ = l.Close()
		p.cut()
	})
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go p.serve(ctx, c)
		}
	}()
	return p, nil
}

func (p *proxy) address() string { return p.listener.Addr().String() }

func (p *proxy) serve(ctx context.Context, client net.Conn) {
	defer client.Close() //nolint:errcheck // it was read to its end
	if !p.add(client) {
		return
	}
	defer p.forget(client)
	var dialer net.Dialer
	member, err := dialer.DialContext(ctx, "tcp", p.target)
	if err != nil {
		return
	}
	defer member.Close() //nolint:errcheck // it was read to its end
	if !p.add(member) {
		return
	}
	defer p.forget(member)
	var wg sync.WaitGroup
	wg.Go(func() { p.forward(ctx, toMember, member, client) })
	wg.Go(func() { p.forward(ctx, fromMember, client, member) })
	wg.Wait()
}

// forward copies until one connection ends, and closes both.
func (p *proxy) forward(ctx context.Context, d direction, to, from net.Conn) {
	defer to.Close()   //nolint:errcheck // ends the other direction
	defer from.Close() //nolint:errcheck // ends the other direction
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		if n > 0 {
			p.wait(ctx, d)
			if _, err := to.Write(buffer[:n]); err != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// wait returns when the direction is not stalled.
func (p *proxy) wait(ctx context.Context, d direction) {
	p.mu.Lock()
	stalled := p.stalled[d]
	p.mu.Unlock()
	if stalled != nil {
		select {
		case <-stalled:
		case <-ctx.Done():
		}
	}
}

// add reports whether the connection is accepted.
func (p *proxy) add(c net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.refused {
		p.conns[c] = true
	}
	return !p.refused
}

func (p *proxy) forget(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.conns, c)
}

// cut closes all connections and refuses new ones until heal.
func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refused = true
	for c := range p.conns {
		_ = c.Close() // the other side observes it
	}
}

// stall stops the flow of data in the directions until heal. Connections stay open.
func (p *proxy) stall(directions ...direction) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, d := range directions {
		if p.stalled[d] == nil {
			p.stalled[d] = make(chan struct{})
		}
	}
}

// heal ends all faults.
func (p *proxy) heal() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refused = false
	for d, stalled := range p.stalled {
		if stalled != nil {
			close(stalled)
			p.stalled[d] = nil
		}
	}
}
