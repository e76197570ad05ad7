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
	// dialTimeout limits the connection to one address (docs/contract/protocols.md#scheduler-estimator).
	dialTimeout = 5 * time.Second
	// maxResponse and maxHeaders limit the size of a response, in bytes. A response has a few numbers.
	maxResponse = 64 << 10
	maxHeaders  = 16 << 10
	// minBackoff and maxBackoff limit the exponential backoff after failures.
	minBackoff, maxBackoff = time.Second, 30 * time.Second
	// maxTimeouts is the number of timeouts in a row after which a new connection is made.
	maxTimeouts = 3
	// mismatchPrefix starts the error of an estimator of another cluster (docs/contract/protocols.md#scheduler-estimator).
	mismatchPrefix = "cluster name does not match"
)

// peer is the estimator of one cluster.
type peer struct {
	client  *Client
	cluster string

	mu sync.Mutex // guards the fields below
	// conn is nil without a connection.
	conn *grpc.ClientConn
	// dialing is closed when the current attempt to connect ends; nil without an attempt.
	dialing chan struct{}
	// failures counts failures in a row. Until retryAfter, requests fail with err, the last failure.
	failures   int
	err        error
	retryAfter time.Time
	// probing is set while one request after the backoff tests whether the estimator responds again.
	probing bool
	closed  bool
}

// connect connects in the background, unless the peer is connected or backing off.
func (p *peer) connect() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.conn == nil && !p.backingOff() {
		p.dial()
	}
}

// backingOff reports whether requests fail without being sent. It must be called with mu held.
func (p *peer) backingOff() bool { return p.err != nil && p.client.clock.Now().Before(p.retryAfter) }

// dial connects in the background, unless an attempt is in progress. It must be called with mu held.
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
			conn.Close() //nolint:errcheck // unused
		default:
			// A connection does not prove that the estimator responds: after timeouts, err is kept until a probe succeeds.
			p.conn, p.retryAfter = conn, time.Time{}
			if p.failures == 0 {
				p.err = nil
			}
		}
	}()
}

// fail records a failure. It must be called with mu held.
func (p *peer) fail(err error) {
	backoff := min(minBackoff<<min(p.failures, 10), maxBackoff)
	p.failures++
	p.err, p.retryAfter, p.probing = err, p.client.clock.Now().Add(backoff), false
}

// connection returns the connection. It waits for the first attempt to connect, but not after a failure.
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
			return nil, fmt.Errorf("backing off: %w", p.err)
		case p.conn != nil:
			defer p.mu.Unlock()
			p.probing = p.err != nil
			return p.conn, nil
		}
		p.dial()
		done, last := p.dialing, p.err
		p.mu.Unlock()
		if last != nil {
			return nil, fmt.Errorf("reconnecting: %w", last)
		}
		select {
		case <-done:
		case <-ctx.Done():
			return nil, p.onTimeout(ctx, done)
		}
	}
}

// onTimeout returns the error of a request whose context ended while it waited for a connection. If its deadline was exceeded,
// the attempt counts as failed, so that no other request waits for it.
func (p *peer) onTimeout(ctx context.Context, attempt chan struct{}) error {
	err := fmt.Errorf("still connecting to estimator of cluster %s: %w", p.cluster, estimate.ErrUnknown)
	p.mu.Lock()
	defer p.mu.Unlock()
	if errors.Is(ctx.Err(), context.DeadlineExceeded) && p.dialing == attempt && p.err == nil {
		p.fail(err)
	}
	return err
}

// onResponse records the result of a request and returns its error with the cluster.
func (p *peer) onResponse(ctx context.Context, conn *grpc.ClientConn, err error) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if conn != p.conn {
		return p.wrap(err) // result of an earlier connection
	}
	switch code := status.Code(err); {
	case code == codes.Unavailable:
		err = p.wrap(err)
		p.drop()
		p.fail(err)
	case code == codes.DeadlineExceeded || code == codes.Canceled && errors.Is(ctx.Err(), context.DeadlineExceeded):
		err = fmt.Errorf("estimator of cluster %s timed out", p.cluster)
		if p.backingOff() {
			return err // one of several concurrent requests; the timeout is already recorded
		}
		if p.failures+1 >= maxTimeouts {
			p.drop()
		}
		p.fail(err)
	case code == codes.Canceled:
		// The caller canceled the request. This is not a failure of the estimator.
		p.probing = false
		err = p.wrap(err)
	case err != nil && strings.HasPrefix(status.Convert(err).Message(), mismatchPrefix):
		// The address belongs to the estimator of another cluster: look it up again.
		err = p.wrap(err)
		p.drop()
		p.fail(err)
	default: // a response, possibly an error of the request
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

// drop closes the connection, so that the next request looks up the address again. It must be called with mu held.
func (p *peer) drop() {
	if p.conn != nil {
		p.conn.Close() //nolint:errcheck // already failed
		p.conn = nil
	}
}

func (p *peer) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	p.drop()
}

// dial connects to the first address of the estimator that responds.
func (c *Client) dial(ctx context.Context, cluster string) (*grpc.ClientConn, error) {
	find, cancel := context.WithTimeout(ctx, dialTimeout)
	defer cancel()
	addresses, guessed, err := c.options.discover(find, c.services, cluster)
	if err == nil && guessed {
		addresses, err = c.resolvable(find, addresses)
	}
	if err != nil {
		return nil, fmt.Errorf("find estimator of cluster %s: %w", cluster, err)
	}
	var errs []error
	for _, address := range addresses {
		conn, err := c.connect(ctx, address)
		if err == nil {
			return conn, nil
		}
		errs = append(errs, fmt.Errorf("%s: %w", address, err))
	}
	return nil, fmt.Errorf("connect to estimator of cluster %s: %w", cluster, errors.Join(errs...))
}

// resolvable returns the addresses whose host exists in DNS. Without any the cluster has no estimator.
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
		out = append(out, address) // other errors appear when it is dialed
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no Service and no DNS name: %w", estimate.ErrUnknown)
	}
	return out, nil
}

func (c *Client) connect(ctx context.Context, address string) (_ *grpc.ClientConn, err error) {
	transport, err := c.options.credentials()
	if err != nil {
		return nil, err
	}
	// The dialer tries all addresses of a name and uses no proxy.
	dialer := func(ctx context.Context, address string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "tcp", address)
	}
	conn, err := grpc.NewClient("passthrough:///"+address, grpc.WithTransportCredentials(transport), grpc.WithContextDialer(dialer),
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(maxResponse)), grpc.WithMaxHeaderListSize(maxHeaders))
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			conn.Close() //nolint:errcheck // the first error is returned
		}
	}()
	ctx, cancel := context.WithTimeout(ctx, dialTimeout)
	defer cancel()
	conn.Connect()
	for state := conn.GetState(); state != connectivity.Ready; state = conn.GetState() {
		if state == connectivity.TransientFailure {
			// A request is not sent in this state; it fails with the reason.
			_, err := pb.NewEstimatorClient(conn).MaxAvailableReplicas(ctx, &pb.MaxAvailableReplicasRequest{})
			return nil, errors.New(status.Convert(err).Message())
		}
		if !conn.WaitForStateChange(ctx, state) {
			return nil, fmt.Errorf("connection timed out after %v", dialTimeout)
		}
		if state == connectivity.Idle {
			conn.Connect()
		}
	}
	return conn, nil
}
