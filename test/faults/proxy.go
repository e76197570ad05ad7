// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"errors"
	"math/big"
	"net"
	"sync"
	"time"
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
	old      tls.Certificate // expired

	mu      sync.Mutex // guards the fields below
	refused bool
	expired bool          // clients are shown an expired certificate
	latency time.Duration // of everything that is read
	slowed  chan struct{} // closed when the latency ends, nil if there is none
	conns   map[net.Conn]bool
	stalled [2]chan struct{} // by direction; closed when the stall ends, nil if there is none
}

// newProxy starts a proxy, which stops with ctx.
func newProxy(ctx context.Context, target string) (*proxy, error) {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	old, err := expiredCertificate()
	if err != nil {
		return nil, errors.Join(err, l.Close())
	}
	p := &proxy{listener: l, target: target, old: old, conns: map[net.Conn]bool{}}
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

// expiredCertificate creates a server certificate that has expired.
func expiredCertificate() (tls.Certificate, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, err
	}
	end := time.Now().Add(-time.Hour)
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "expired"}, NotBefore: end.Add(-time.Hour), NotAfter: end,
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, err
}

func (p *proxy) address() string { return p.listener.Addr().String() }

func (p *proxy) serve(ctx context.Context, client net.Conn) {
	defer client.Close() //nolint:errcheck // it was read to its end
	if !p.add(client) {
		return
	}
	defer p.forget(client)
	if p.isExpired() {
		// The client refuses the certificate; its error contains the reason.
		_ = tls.Server(client, &tls.Config{Certificates: []tls.Certificate{p.old}, MinVersion: tls.VersionTLS12}).HandshakeContext(ctx)
		return
	}
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

// wait returns after the latency, when the direction is not stalled.
func (p *proxy) wait(ctx context.Context, d direction) {
	p.mu.Lock()
	stalled, latency, slowed := p.stalled[d], p.latency, p.slowed
	p.mu.Unlock()
	if latency > 0 {
		select {
		case <-time.After(latency):
		case <-slowed:
		case <-ctx.Done():
		}
	}
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

func (p *proxy) isExpired() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.expired
}

// cut closes all connections and refuses new ones until heal.
func (p *proxy) cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refused = true
	p.disconnect()
}

// expire closes all connections, and shows an expired certificate to new ones until heal.
func (p *proxy) expire() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expired = true
	p.disconnect()
}

// slow delays everything that is read from a connection until heal.
func (p *proxy) slow(latency time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.latency = latency
	if p.slowed == nil {
		p.slowed = make(chan struct{})
	}
}

// disconnect must be called with mu held.
func (p *proxy) disconnect() {
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
	p.refused, p.expired, p.latency = false, false, 0
	if p.slowed != nil {
		close(p.slowed)
		p.slowed = nil
	}
	for d, stalled := range p.stalled {
		if stalled != nil {
			close(stalled)
			p.stalled[d] = nil
		}
	}
}
