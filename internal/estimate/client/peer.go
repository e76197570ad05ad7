// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/connectivity"
	"google.golang.org/grpc/status"

	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/estimate/pb"
)

const (
	// dialTimeout bounds the connecting to one address (docs/contract/protocols.md#scheduler-estimator).
	dialTimeout = 5 * time.Second
	// minRest and maxRest are how long an estimator that does not answer is left alone, longer each time.
	minBackoff, maxBackoff = time.Second, 30 * time.Second
	// maxSilence is how many questions in a row may go unanswered before a new connection is made.
	maxTimeouts = 3
	// mismatch is how an estimator begins to refuse a question about another cluster (docs/contract/protocols.md#scheduler-estimator).
	mismatchPrefix = "cluster name does not match"
)

// peer is the estimator of one cluster.
type peer struct {
	client  *Client
	cluster string

	mu sync.Mutex // guards what follows
	// conn is nil while there is no connection.
	conn *grpc.ClientConn
	// dialing is closed when the attempt to connect that is going on has ended; nil when none is.
	dialing chan struct{}
	// failures counts those in a row; err is the last one, until when it stands for an answer.
	failures   int
	err        error
	retryAfter time.Time
	// probing says that after a rest one question is on its way, to see whether the estimator is well again.
	probing bool
	closed  bool
}

// warm begins to connect unless there is a reason not to.
func (p *peer) connect() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.conn == nil && !p.backingOff() {
		p.dial()
	}
}

// resting says whether the estimator is to be left alone; it must be called with mu held.
func (p *peer) backingOff() bool { return p.err != nil && p.client.clock.Now().Before(p.retryAfter) }

// dial begins to connect unless that is going on; it must be called with mu held.
func (p *peer) dial() {
	if p.dialing != nil || p.closed {
		return
	}
	p.dialing = make(chan struct{})
	go func() {
		conn, err := p.client.dial(p.client.ctx, p.cluster)
		p.mu.Lock()
		defer p.mu.Unlock()
		close(p.dialing)
		p.dialing = nil
		switch {
		case err != nil:
			p.fail(err)
		case p.closed:
			conn.Close() //nolint:errcheck // it was not used
		default:
			// That somebody listens does not mean that questions are answered: after silence one has to show it.
			p.conn, p.retryAfter = conn, time.Time{}
			if p.failures == 0 {
				p.err = nil
			}
		}
	}()
}

// fail notes a failure; it must be called with mu held.
func (p *peer) fail(err error) {
	rest := min(minBackoff<<min(p.failures, 10), maxBackoff)
	p.failures++
	p.err, p.retryAfter, p.probing = err, p.client.clock.Now().Add(rest), false
}

// connection is how the estimator is asked. It waits for the first attempt to connect; after a failure it does not.
func (p *peer) connection(ctx context.Context) (*grpc.ClientConn, error) {
	for waited := false; ; waited = true {
		p.mu.Lock()
		switch {
		case p.closed:
			p.mu.Unlock()
			return nil, errDisconnected(p.cluster)
		case p.backingOff(), p.err != nil && p.probing:
			defer p.mu.Unlock()
			if waited || errors.Is(p.err, estimate.ErrUnknown) {
				return nil, p.err
			}
			return nil, fmt.Errorf("it is left alone for a while: %w", p.err)
		case p.conn != nil:
			defer p.mu.Unlock()
			p.probing = p.err != nil
			return p.conn, nil
		}
		p.dial()
		done, last := p.dialing, p.err
		p.mu.Unlock()
		if last != nil {
			return nil, fmt.Errorf("connecting again: %w", last)
		}
		select {
		case <-done:
		case <-ctx.Done():
			return nil, p.onTimeout(ctx, done)
		}
	}
}

// impatient gives the error of a question that had no time left to wait for a connection. If it was out of time, and not
// only given up, it was the one wait that an attempt to connect is worth: others do not wait for the same attempt again.
func (p *peer) onTimeout(ctx context.Context, attempt chan struct{}) error {
	err := fmt.Errorf("still connecting to the estimator of cluster %s: %w", p.cluster, estimate.ErrUnknown)
	p.mu.Lock()
	defer p.mu.Unlock()
	if errors.Is(ctx.Err(), context.DeadlineExceeded) && p.dialing == attempt && p.err == nil {
		p.fail(err)
	}
	return err
}

// heard notes what became of a question, and gives the error as others should see it.
func (p *peer) onResponse(ctx context.Context, conn *grpc.ClientConn, err error) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if conn != p.conn {
		return p.wrap(err) // of an earlier connection
	}
	switch code := status.Code(err); {
	case code == codes.Unavailable:
		err = p.wrap(err)
		p.drop()
		p.fail(err)
	case code == codes.DeadlineExceeded || code == codes.Canceled && errors.Is(ctx.Err(), context.DeadlineExceeded):
		err = fmt.Errorf("estimator of cluster %s did not answer in time", p.cluster)
		if p.backingOff() {
			return err // one of several questions that were on their way; the silence is noted
		}
		if p.failures+1 >= maxTimeouts {
			p.drop()
		}
		p.fail(err)
	case code == codes.Canceled:
		// Whoever asked does not want to know any more; that says nothing about the estimator.
		p.probing = false
		err = p.wrap(err)
	case err != nil && strings.HasPrefix(status.Convert(err).Message(), mismatchPrefix):
		// It is that of another cluster, and will never answer: ours may be found elsewhere by now.
		err = p.wrap(err)
		p.drop()
		p.fail(err)
	default: // an answer; that it is no is the question's fault
		p.failures, p.err, p.retryAfter, p.probing = 0, nil, time.Time{}, false
		err = p.wrap(err)
	}
	return err
}

func (p *peer) wrap(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("estimator of cluster %s: %s", p.cluster, status.Convert(err).Message())
}

// drop closes the connection, so that the next one is made to where the estimator is then; it must be called with mu held.
func (p *peer) drop() {
	if p.conn != nil {
		p.conn.Close() //nolint:errcheck // it failed already
		p.conn = nil
	}
}

func (p *peer) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	p.drop()
}

// dial connects to the first of a cluster's addresses that answers.
func (c *Client) dial(ctx context.Context, cluster string) (*grpc.ClientConn, error) {
	find, cancel := context.WithTimeout(ctx, dialTimeout)
	defer cancel()
	addresses, guessed, err := c.options.discover(find, c.services, cluster)
	if err == nil && guessed {
		addresses, err = c.resolvable(find, addresses)
	}
	if err != nil {
		return nil, fmt.Errorf("find the estimator of cluster %s: %w", cluster, err)
	}
	var errs []error
	for _, address := range addresses {
		conn, err := c.connect(ctx, address)
		if err == nil {
			return conn, nil
		}
		errs = append(errs, fmt.Errorf("%s: %w", address, err))
	}
	return nil, fmt.Errorf("connect to the estimator of cluster %s: %w", cluster, errors.Join(errs...))
}

// named are the addresses whose host anybody knows. If there are none, the cluster has no estimator.
func (c *Client) resolvable(ctx context.Context, addresses []string) (out []string, err error) {
	for _, address := range addresses {
		host, _, err := net.SplitHostPort(address)
		if err != nil {
			return nil, err
		}
		_, err = c.lookup(ctx, host)
		if problem, ok := errors.AsType[*net.DNSError](err); ok && problem.IsNotFound {
			continue
		}
		out = append(out, address) // what is wrong with it shows when it is tried
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("there is neither a Service nor a host of that name: %w", estimate.ErrUnknown)
	}
	return out, nil
}

func (c *Client) connect(ctx context.Context, address string) (_ *grpc.ClientConn, err error) {
	transport, err := c.options.credentials()
	if err != nil {
		return nil, err
	}
	// Go's own dialer knows how to use all addresses of a name, and no proxy: an estimator is spoken to directly.
	dialer := func(ctx context.Context, address string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "tcp", address)
	}
	conn, err := grpc.NewClient("passthrough:///"+address, grpc.WithTransportCredentials(transport), grpc.WithContextDialer(dialer))
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			conn.Close() //nolint:errcheck // the first error counts
		}
	}()
	ctx, cancel := context.WithTimeout(ctx, dialTimeout)
	defer cancel()
	conn.Connect()
	for state := conn.GetState(); state != connectivity.Ready; state = conn.GetState() {
		if state == connectivity.TransientFailure {
			// A question is not sent now; it fails with the reason.
			_, err := pb.NewEstimatorClient(conn).MaxAvailableReplicas(ctx, &pb.MaxAvailableReplicasRequest{})
			return nil, errors.New(status.Convert(err).Message())
		}
		if !conn.WaitForStateChange(ctx, state) {
			return nil, fmt.Errorf("nobody answers within %v", dialTimeout)
		}
		if state == connectivity.Idle {
			conn.Connect()
		}
	}
	return conn, nil
}
