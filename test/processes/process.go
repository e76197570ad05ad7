// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package processes

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"slices"
	"sync"
	"syscall"
	"time"

	"karmada.io/karmada/internal/embeddedkube/ports"
	"karmada.io/karmada/test/spans"
)

// stopTimeout bounds the time that a process may take to stop.
const stopTimeout = 30 * time.Second

// process is a component that can be killed and started again.
type process struct {
	name string
	path string
	args []string
	env  []string

	mu     sync.Mutex // guards the fields below
	cmd    *exec.Cmd
	ended  chan struct{}
	output *tail
}

// start starts the process, which must not run.
func (p *process) start() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.output == nil {
		p.output = &tail{}
	}
	cmd := exec.Command(p.path, p.args...) //nolint:noctx // it is stopped by a signal
	cmd.Stdout, cmd.Stderr = p.output, p.output
	cmd.Env = append(os.Environ(), slices.Concat([]string{"GOGC=100", "GOMAXPROCS=2"}, spans.Environment(), p.env)...)
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("start %s: %w", p.name, err)
	}
	ended := make(chan struct{})
	go func() {
		_ = cmd.Wait() // the error reports the signal
		close(ended)
	}()
	p.cmd, p.ended = cmd, ended
	return nil
}

// end sends a signal and waits until the process has ended.
func (p *process) end(s syscall.Signal) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd == nil {
		return nil
	}
	if err := p.cmd.Process.Signal(s); err != nil && p.running() {
		return fmt.Errorf("send %v to %s: %w", s, p.name, err)
	}
	select {
	case <-p.ended:
		return nil
	case <-time.After(stopTimeout):
		_ = p.cmd.Process.Kill() // the test has failed
		<-p.ended
		return fmt.Errorf("%s does not end after %v", p.name, s)
	}
}

// running reports whether the process runs. It must be called with mu held.
func (p *process) running() bool {
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

// died returns an error if the process ended without a request.
func (p *process) died() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd == nil || p.running() {
		return nil
	}
	return fmt.Errorf("%s ended: %s", p.name, p.output)
}

// tail keeps the last lines of the output of a process.
type tail struct {
	mu   sync.Mutex
	text bytes.Buffer
}

// maxOutput bounds the output that is kept, in bytes.
const maxOutput = 1 << 20

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.text.Len() > maxOutput {
		t.text.Next(t.text.Len() / 2)
	}
	return t.text.Write(b)
}

// String returns the last lines.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	b := t.text.Bytes()
	return string(b[max(0, len(b)-4000):])
}

// freePort returns a port of this machine that nothing listens on, and that stays free between restarts.
func freePort() (int, error) {
	l, err := ports.Listen("127.0.0.1", 0)
	if err != nil {
		return 0, err
	}
	defer l.Close() //nolint:errcheck // nothing was sent
	return l.Addr().(*net.TCPAddr).Port, nil
}

// balancer forwards TCP connections to the first of its targets that accepts them, beginning with another one each time.
type balancer struct {
	listener net.Listener
	targets  []string
	next     int
}

func newBalancer(targets ...string) (*balancer, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	b := &balancer{listener: l, targets: targets}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			b.next++
			go b.serve(c, b.next)
		}
	}()
	return b, nil
}

func (b *balancer) port() int { return b.listener.Addr().(*net.TCPAddr).Port }

func (b *balancer) serve(client net.Conn, first int) {
	defer client.Close() //nolint:errcheck // it was read to its end
	for i := range b.targets {
		target := b.targets[(first+i)%len(b.targets)]
		server, err := (&net.Dialer{Timeout: time.Second}).DialContext(context.Background(), "tcp", target)
		if err != nil {
			continue
		}
		defer server.Close() //nolint:errcheck // as above
		done := make(chan struct{}, 2)
		for _, pair := range [][2]*net.TCPConn{
			{client.(*net.TCPConn), server.(*net.TCPConn)}, {server.(*net.TCPConn), client.(*net.TCPConn)},
		} {
			go func() {
				_, _ = pair[0].ReadFrom(pair[1]) // a closed connection ends both directions
				_ = pair[0].CloseWrite()
				done <- struct{}{}
			}()
		}
		<-done
		return
	}
}
