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

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/webhook"
)

const (
	// defaultTimeout bounds a call of a hook that sets no timeout. It is what the documentation of the API promises.
	defaultTimeout = 10 * time.Second
	// maxAnswer bounds the body of an answer, in bytes: twice the largest object that fits into etcd.
	maxAnswer = 3 << 20
	// dialTimeout bounds the connection alone, so that a retry has time left.
	dialTimeout = 5 * time.Second
	// idleTimeout closes connections that nobody uses.
	idleTimeout = 90 * time.Second
	// defaultPort is the port of a Service when the hook names none.
	defaultPort = 443
)

// endpoint is where one hook is reached. It lives as long as the hook's address, CA and timeout stay the same.
type endpoint struct {
	config  admissionregistrationv1.WebhookClientConfig
	timeout time.Duration

	url     url.URL                                   // of a Service, with the host that certificates are for
	service *admissionregistrationv1.ServiceReference // nil when the hook has an address of its own
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

// leadsTo says whether the endpoint is the way to a hook, as it is registered now, too.
func (e *endpoint) leadsTo(hook *webhook.Hook) bool {
	return e.timeout == timeoutOf(hook) && apiequality.Semantic.DeepEqual(e.config, hook.ClientConfig)
}

// newEndpoint prepares the way to a hook. An error is in its configuration.
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
		trust.ServerName = name // whatever address the Service has
	default:
		u, err := url.Parse(*c.URL)
		if err != nil {
			return nil, fmt.Errorf("parse its url: %w", err)
		}
		if u.Scheme != "https" || u.Host == "" {
			return nil, fmt.Errorf("its url %q is not an https address", *c.URL)
		}
		e.url, transport.Proxy = *u, http.ProxyFromEnvironment
	}
	if ca := hook.ClientConfig.CABundle; len(ca) > 0 {
		trust.RootCAs = x509.NewCertPool()
		if !trust.RootCAs.AppendCertsFromPEM(ca) {
			return nil, errors.New("its caBundle holds no certificate in PEM")
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

// close lets connections go that wait for the next call; those in use end with it, or when they have been idle.
func (e *endpoint) close() { e.http.CloseIdleConnections() }

// call asks the hook. It takes no longer than the hook's timeout, and no time at all while the circuit is open.
func (e *endpoint) call(ctx context.Context, question *configv1alpha1.ResourceInterpreterContext) (*configv1alpha1.ResourceInterpreterContext, error) {
	body, err := json.Marshal(question)
	if err != nil {
		return nil, fmt.Errorf("encode the question: %w", err)
	}
	if err := e.circuit.enter(); err != nil {
		return nil, err
	}
	bounded, cancel := context.WithTimeout(ctx, e.timeout)
	defer cancel()
	answer, err := e.ask(bounded, body)
	if err != nil {
		switch {
		case ctx.Err() != nil: // nobody wants to know any more; that says nothing about the hook
			e.circuit.leave()
			return nil, ctx.Err()
		case bounded.Err() != nil:
			err = fmt.Errorf("no answer within %s: %w", e.timeout, context.DeadlineExceeded)
		}
		e.circuit.failed(err)
		return nil, err
	}
	e.circuit.succeeded()
	return answer, nil
}

// attempts is how often a question is sent when the connection fails; nothing is lost by asking twice.
const attempts = 2

func (e *endpoint) ask(ctx context.Context, question []byte) (*configv1alpha1.ResourceInterpreterContext, error) {
	host, err := e.host(ctx)
	if err != nil {
		return nil, err
	}
	var answer []byte
	for range attempts {
		if answer, err = e.post(ctx, host, question); !retriable(err) || ctx.Err() != nil {
			break
		}
	}
	if err != nil {
		return nil, steady(err)
	}
	return webhook.Decode(answer)
}

// connectionError is the failure of a connection, as opposed to an answer that is no good.
type connectionError struct{ err error }

func (e *connectionError) Error() string { return e.err.Error() }
func (e *connectionError) Unwrap() error { return e.err }

// retriable says whether it may help to ask again: not when the certificate is wrong.
func retriable(err error) bool {
	var connection *connectionError
	var certificate *tls.CertificateVerificationError
	return errors.As(err, &connection) && !errors.As(err, &certificate)
}

// post sends a question to the host, and reads the answer.
func (e *endpoint) post(ctx context.Context, host string, question []byte) ([]byte, error) {
	to := e.url
	to.Host = host
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, to.String(), bytes.NewReader(question))
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
	defer response.Body.Close() //nolint:errcheck // it was read, or is of no use
	answer, err := io.ReadAll(io.LimitReader(response.Body, maxAnswer+1))
	switch {
	case err != nil:
		return nil, &connectionError{err}
	case response.StatusCode >= http.StatusMultipleChoices && response.StatusCode < http.StatusBadRequest:
		return nil, fmt.Errorf("it answered %s; redirects are not followed", response.Status)
	case response.StatusCode >= http.StatusMultipleChoices:
		return nil, fmt.Errorf("it answered %s%s", response.Status, reason(answer))
	case len(answer) > maxAnswer:
		return nil, fmt.Errorf("its answer is longer than %d MiB", maxAnswer>>20)
	}
	return answer, nil
}

// maxReason is how much of the body of an error is repeated, in bytes.
const maxReason = 200

// reason is what the body of an HTTP error says, on one line.
func reason(body []byte) string {
	if answer, err := webhook.Decode(body); err == nil && answer.Response != nil && answer.Response.Status != nil {
		return ": " + answer.Response.Status.Message
	}
	text := string(bytes.Join(bytes.Fields(bytes.ToValidUTF8(body[:min(len(body), maxReason)], nil)), []byte(" ")))
	if text == "" {
		return ""
	}
	return ": " + text
}

// steady says the same of the same failure: no port of our own, no time of day. What is compared, written to conditions and
// told as an event must not differ with each attempt.
func steady(err error) error {
	var (
		address *url.Error
		network *net.OpError
		invalid x509.CertificateInvalidError
	)
	switch {
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return errors.New("its certificate has expired or is not valid yet")
	case errors.As(err, &network) && network.Addr != nil:
		return fmt.Errorf("%s %s: %w", network.Op, network.Addr, network.Err)
	case errors.As(err, &address):
		return address.Err
	}
	return err
}
