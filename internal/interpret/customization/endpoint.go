// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"time"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/interpret/webhook"
)

const (
	// defaultTimeout is the timeout of a call if the hook sets none, as the documentation of the API states.
	defaultTimeout = 10 * time.Second
	// maxResponse limits the body of a response, in bytes. It is twice the largest object in etcd.
	maxResponse = 3 << 20
	// dialTimeout limits the time to connect, to leave time for a retry.
	dialTimeout = 5 * time.Second
	// idleTimeout is how long unused connections are kept.
	idleTimeout = 90 * time.Second
	// defaultPort is the port of a Service if the hook does not set one.
	defaultPort = 443
)

// endpoint calls one hook. It is replaced when the address, the CA or the timeout of the hook changes.
type endpoint struct {
	config  admissionregistrationv1.WebhookClientConfig
	timeout time.Duration

	url     url.URL                                   // for a Service, with the host name in its certificate
	service *admissionregistrationv1.ServiceReference // nil if the hook has a URL
	reader  client.Reader                             // of Services
	http    *http.Client
	circuit circuit
}

func timeoutOf(hook *webhook.Hook) time.Duration {
	if t := hook.TimeoutSeconds; t != nil && *t > 0 {
		return time.Duration(*t) * time.Second
	}
	return defaultTimeout
}

// matches reports whether the endpoint has the configuration of a hook.
func (e *endpoint) matches(hook *webhook.Hook) bool {
	return e.timeout == timeoutOf(hook) && apiequality.Semantic.DeepEqual(e.config, hook.ClientConfig)
}

// newEndpoint returns the endpoint of a hook, or an error if the configuration of the hook is invalid.
func newEndpoint(hook *webhook.Hook, reader client.Reader, clk clock.PassiveClock) (*endpoint, error) {
	e := &endpoint{config: hook.ClientConfig, timeout: timeoutOf(hook), reader: reader, circuit: circuit{clock: clk}}
	trust := &tls.Config{MinVersion: tls.VersionTLS12}
	transport := &http.Transport{
		TLSClientConfig: trust, DialContext: (&net.Dialer{Timeout: dialTimeout}).DialContext, ForceAttemptHTTP2: true,
		TLSHandshakeTimeout: dialTimeout, IdleConnTimeout: idleTimeout, DisableCompression: true,
	}
	switch c := &hook.ClientConfig; {
	case (c.URL == nil) == (c.Service == nil):
		return nil, errors.New("exactly one of url or service is required")
	case c.Service != nil:
		e.service = c.Service
		name := c.Service.Name + "." + c.Service.Namespace + ".svc"
		e.url = url.URL{Scheme: "https", Host: net.JoinHostPort(name, portOf(c.Service))}
		if c.Service.Path != nil {
			e.url.Path = *c.Service.Path
		}
		trust.ServerName = name // independent of the address of the Service
	default:
		u, err := url.Parse(*c.URL)
		if err != nil {
			return nil, fmt.Errorf("parse url: %w", err)
		}
		if u.Scheme != "https" || u.Host == "" {
			return nil, fmt.Errorf("url %q is not an https address", *c.URL)
		}
		e.url, transport.Proxy = *u, http.ProxyFromEnvironment
	}
	if ca := hook.ClientConfig.CABundle; len(ca) > 0 {
		trust.RootCAs = x509.NewCertPool()
		if !trust.RootCAs.AppendCertsFromPEM(ca) {
			return nil, errors.New("caBundle contains no PEM certificate")
		}
	}
	e.http = &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return e, nil
}

func portOf(s *admissionregistrationv1.ServiceReference) string {
	if s.Port == nil {
		return strconv.Itoa(defaultPort)
	}
	return strconv.Itoa(int(*s.Port))
}

// close closes idle connections. Connections in use are closed after idleTimeout.
func (e *endpoint) close() { e.http.CloseIdleConnections() }

// call sends a request to the hook. It returns within the timeout of the hook, and immediately while the circuit is open.
func (e *endpoint) call(ctx context.Context, request *webhook.Context) (*webhook.Context, error) {
	body, err := json.Marshal(request)
	if err != nil {
		return nil, fmt.Errorf("encode the request: %w", err)
	}
	if err := e.circuit.allow(); err != nil {
		return nil, err
	}
	bounded, cancel := context.WithTimeout(ctx, e.timeout)
	defer cancel()
	response, err := e.send(bounded, body)
	if err != nil {
		switch {
		case ctx.Err() != nil: // the caller canceled the call
			e.circuit.cancel()
			return nil, ctx.Err()
		case bounded.Err() != nil:
			err = fmt.Errorf("no response within %s: %w", e.timeout, context.DeadlineExceeded)
		}
		e.circuit.recordFailure(err)
		return nil, err
	}
	e.circuit.recordSuccess()
	return response, nil
}

// maxAttempts is how often a request is sent if the connection fails. Requests are idempotent.
const maxAttempts = 2

func (e *endpoint) send(ctx context.Context, request []byte) (*webhook.Context, error) {
	host, err := e.host(ctx)
	if err != nil {
		return nil, err
	}
	var response []byte
	for range maxAttempts {
		if response, err = e.post(ctx, host, request); !isRetriable(err) || ctx.Err() != nil {
			break
		}
	}
	if err != nil {
		return nil, stableError(err)
	}
	return webhook.Decode(response)
}

// connectionError is a failure of the connection, as opposed to an invalid response.
type connectionError struct{ err error }

func (e *connectionError) Error() string { return e.err.Error() }
func (e *connectionError) Unwrap() error { return e.err }

// isRetriable reports whether a retry can succeed. It cannot if the certificate is invalid.
func isRetriable(err error) bool {
	var connection *connectionError
	var certificate *tls.CertificateVerificationError
	return errors.As(err, &connection) && !errors.As(err, &certificate)
}

// post sends a request to the host and reads the response.
func (e *endpoint) post(ctx context.Context, host string, body []byte) ([]byte, error) {
	to := e.url
	to.Host = host
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, to.String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Host = e.url.Host
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json")
	response, err := e.http.Do(request)
	if err != nil {
		return nil, &connectionError{err}
	}
	defer response.Body.Close() //nolint:errcheck // the body was read completely, or is not needed
	content, err := io.ReadAll(io.LimitReader(response.Body, maxResponse+1))
	switch {
	case err != nil:
		return nil, &connectionError{err}
	case response.StatusCode >= http.StatusMultipleChoices && response.StatusCode < http.StatusBadRequest:
		return nil, fmt.Errorf("unexpected status %s: redirects are not followed", response.Status)
	case response.StatusCode >= http.StatusMultipleChoices:
		return nil, fmt.Errorf("unexpected status %s%s", response.Status, reason(content))
	case len(content) > maxResponse:
		return nil, fmt.Errorf("the response is longer than %d MiB", maxResponse>>20)
	}
	return content, nil
}

// maxReason limits the part of an error response that is reported, in bytes.
const maxReason = 200

// reason returns the message in the body of an HTTP error, on one line.
func reason(body []byte) string {
	if c, err := webhook.Decode(body); err == nil && c.Response != nil && c.Response.Status != nil {
		return ": " + c.Response.Status.Message
	}
	text := string(bytes.Join(bytes.Fields(bytes.ToValidUTF8(body[:min(len(body), maxReason)], nil)), []byte(" ")))
	if text == "" {
		return ""
	}
	return ": " + text
}

// stableError removes local ports and times from an error, so that conditions and events do not change with each attempt.
func stableError(err error) error {
	var (
		address *url.Error
		network *net.OpError
		invalid x509.CertificateInvalidError
	)
	switch {
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return errors.New("the certificate has expired or is not valid yet")
	case errors.As(err, &network) && network.Addr != nil:
		return fmt.Errorf("%s %s: %w", network.Op, network.Addr, network.Err)
	case errors.As(err, &address):
		return address.Err
	}
	return err
}
