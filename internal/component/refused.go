// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"net"
	"net/http"
	"syscall"
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
)

const (
	// refusedTimeout bounds how long a request waits for a server that refuses connections.
	refusedTimeout = 30 * time.Second
	// minRefusedInterval and maxRefusedInterval bound the interval of attempts, to which up to half of it is added at random.
	minRefusedInterval, maxRefusedInterval = 100 * time.Millisecond, time.Second
)

// WaitWhileRefused changes config, so that a request to a server that refuses connections waits up to 30 s for the server. The
// reflectors of client-go wait up to a minute after a few failed requests and have no option to change that. With this transport, a
// process continues a second after a restarted API server accepts connections again.
func WaitWhileRefused(config *rest.Config) {
	config.Wrap(func(next http.RoundTripper) http.RoundTripper { return waiting{next, refusedTimeout} })
}

// waiting repeats requests while the server refuses connections. Nothing of such a request was sent.
type waiting struct {
	http.RoundTripper
	timeout time.Duration
}

// WrappedRoundTripper returns the wrapped RoundTripper, for client-go.
func (w waiting) WrappedRoundTripper() http.RoundTripper { return w.RoundTripper }

// RoundTrip returns the response, or the last error when the timeout or the context of the request ends.
func (w waiting) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := w.RoundTripper.RoundTrip(r)
	if !refused(err) || (r.Body != nil && r.Body != http.NoBody && r.GetBody == nil) {
		return resp, err
	}
	ctx, cancel := context.WithTimeout(r.Context(), w.timeout)
	defer cancel()
	for delay := minRefusedInterval; refused(err); delay = min(2*delay, maxRefusedInterval) {
		select {
		case <-ctx.Done():
			return nil, err
		case <-time.After(wait.Jitter(delay, 0.5)):
		}
		again := r.Clone(r.Context())
		if r.GetBody != nil {
			body, bodyErr := r.GetBody()
			if bodyErr != nil {
				return nil, err
			}
			again.Body = body
		}
		resp, err = w.RoundTripper.RoundTrip(again)
	}
	return resp, err
}

// refused reports whether no connection could be opened. A connection that was lost does not count.
func refused(err error) bool {
	failed, ok := errors.AsType[*net.OpError](err)
	if !ok || failed.Op != "dial" {
		return false
	}
	return errors.Is(err, syscall.ECONNREFUSED) || errors.Is(err, syscall.EHOSTUNREACH)
}
