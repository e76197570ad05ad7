// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package loopback

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"k8s.io/apiserver/pkg/authentication/authenticator"
	"k8s.io/apiserver/pkg/authentication/user"
)

// network is a fake transport that counts its requests.
type network struct {
	http.RoundTripper // *http.Transport
	requests          int
}

func (n *network) WrappedRoundTripper() http.RoundTripper { return n.RoundTripper }

func (n *network) RoundTrip(r *http.Request) (*http.Response, error) {
	n.requests++
	return &http.Response{StatusCode: http.StatusTeapot, Body: http.NoBody, Request: r}, nil
}

// serve returns a client of handler, and its fake network.
func serve(t *testing.T, handler http.HandlerFunc) (*http.Client, *network, *Loopback) {
	t.Helper()
	var l Loopback
	l.Serve(handler)
	t.Cleanup(l.Close)
	n := &network{RoundTripper: http.DefaultTransport}
	return &http.Client{Transport: l.Transport(n)}, n, &l
}

func request(t *testing.T, ctx context.Context, body io.Reader) *http.Request { //nolint:revive // t first reads better
	t.Helper()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://somewhere:6443/api/v1/pods?limit=5", body)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

type callerKey struct{}

func TestTransport_requestAndResponse(t *testing.T) {
	t.Parallel()
	client, n, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		if r.Context().Value(callerKey{}) != nil {
			t.Error("values of the caller's context are visible to the server")
		}
		w.Header().Set("Content-Type", "text/plain")
		w.WriteHeader(http.StatusCreated)
		w.Header().Set("Too", "late")
		fmt.Fprintf(w, "%s %s %s %s %s %s", r.Method, r.RequestURI, r.URL, r.Host, r.Header.Get("User-Agent"), body)
	})
	r := request(t, context.WithValue(t.Context(), callerKey{}, "mine"), strings.NewReader("a pod"))
	r.Header.Set("User-Agent", "tester")
	response, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(body), "POST /api/v1/pods?limit=5 /api/v1/pods?limit=5 somewhere:6443 tester a pod"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if response.Status != "201 Created" || response.Header.Get("Content-Type") != "text/plain" || response.Header.Get("Too") != "" {
		t.Errorf("got %s with %v", response.Status, response.Header)
	}
	if n.requests != 0 {
		t.Error("the request was sent over the network")
	}
	if r.URL.Host != "somewhere:6443" {
		t.Error("the caller's request was modified")
	}
}

func TestTransport_emptyBody(t *testing.T) {
	t.Parallel()
	for name, handler := range map[string]http.HandlerFunc{
		"nothing": func(http.ResponseWriter, *http.Request) {},
		"flushed": func(w http.ResponseWriter, _ *http.Request) { w.(http.Flusher).Flush() },
		"interim": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusEarlyHints) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			client, _, _ := serve(t, handler)
			response, err := client.Do(request(t, t.Context(), nil))
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			if body, err := io.ReadAll(response.Body); err != nil || len(body) != 0 || response.StatusCode != http.StatusOK {
				t.Errorf("%d %q %v", response.StatusCode, body, err)
			}
		})
	}
}

// A watch: the client reads each line as it is written, and closing the body cancels the request.
func TestTransport_watch(t *testing.T) {
	t.Parallel()
	next, ended := make(chan string), make(chan struct{})
	client, _, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
		defer close(ended)
		w.(http.Flusher).Flush()
		for {
			select {
			case <-r.Context().Done():
				return
			case s := <-next:
				fmt.Fprintln(w, s)
			}
		}
	})
	response, err := client.Do(request(t, t.Context(), nil))
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(response.Body)
	for _, want := range []string{"one", "two"} {
		next <- want
		if !lines.Scan() || lines.Text() != want {
			t.Fatalf("got %q, want %q: %v", lines.Text(), want, lines.Err())
		}
	}
	response.Body.Close()
	<-ended
}

// The server blocks while the window is full, and gets an error after the client closes the body.
func TestTransport_window(t *testing.T) {
	t.Parallel()
	const chunk = 64 << 10
	writeErr := make(chan error, 1)
	client, _, _ := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		for {
			if _, err := w.Write(make([]byte, chunk)); err != nil {
				writeErr <- err
				return
			}
		}
	})
	got, err := client.Do(request(t, t.Context(), nil))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(got.Body, make([]byte, 4*window)); err != nil {
		t.Fatal(err)
	}
	w := (*response)(got.Body.(*body))
	w.mu.Lock()
	if waiting := w.buffer.Len(); waiting > window+chunk {
		t.Errorf("%d unread bytes, want at most %d", waiting, window+chunk)
	}
	w.mu.Unlock()
	got.Body.Close()
	if err := <-writeErr; !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("write after close: %v", err)
	}
}

func TestTransport_largeBody(t *testing.T) {
	t.Parallel()
	want := bytes.Repeat([]byte("0123456789abcdef"), 1<<18) // 4 MiB
	client, _, _ := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		for rest := want; len(rest) > 0; {
			n := min(len(rest), 100_001)
			if _, err := w.Write(rest[:n]); err != nil {
				t.Error(err)
				return
			}
			rest = rest[n:]
		}
	})
	response, err := client.Do(request(t, t.Context(), nil))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if got, err := io.ReadAll(response.Body); err != nil || !bytes.Equal(got, want) {
		t.Errorf("read %d bytes, %v", len(got), err)
	}
}

func TestTransport_canceledByClient(t *testing.T) {
	t.Parallel()
	for name, begin := range map[string]bool{"before the header": false, "while reading": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			started, ended := make(chan struct{}), make(chan struct{})
			client, _, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
				defer close(ended)
				if begin {
					w.WriteHeader(http.StatusOK)
				}
				close(started)
				<-r.Context().Done()
			})
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			go func() {
				<-started
				cancel()
			}()
			response, err := client.Do(request(t, ctx, nil))
			if begin {
				if err != nil {
					t.Fatal(err)
				}
				defer response.Body.Close()
				_, err = io.ReadAll(response.Body)
			}
			if !errors.Is(err, context.Canceled) {
				t.Errorf("got %v", err)
			}
			<-ended
		})
	}
	t.Run("before the request", func(t *testing.T) {
		t.Parallel()
		client, _, _ := serve(t, func(http.ResponseWriter, *http.Request) { t.Error("the handler was called") })
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := client.Do(request(t, ctx, strings.NewReader("x"))); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
	})
}

// A panic of the handler is an error of one request.
func TestTransport_abortedByServer(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		begin bool
		value any
		want  string
	}{
		{"before the header", false, http.ErrAbortHandler, "aborted"},
		{"within the body", true, http.ErrAbortHandler, "aborted"},
		{"panic", true, "index out of range", "panicked: index out of range"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			client, _, _ := serve(t, func(w http.ResponseWriter, _ *http.Request) {
				if c.begin {
					fmt.Fprint(w, "half")
				}
				panic(c.value)
			})
			response, err := client.Do(request(t, t.Context(), nil))
			if c.begin {
				if err != nil {
					t.Fatal(err)
				}
				defer response.Body.Close()
				var half []byte
				if half, err = io.ReadAll(response.Body); string(half) != "half" {
					t.Errorf("got %q", half)
				}
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestTransport_fallsBackToNetwork(t *testing.T) {
	t.Parallel()
	var l Loopback
	n := &network{RoundTripper: http.DefaultTransport}
	client := &http.Client{Transport: l.Transport(n)}
	get := func(upgrade string) int {
		t.Helper()
		r := request(t, t.Context(), nil)
		if upgrade != "" {
			r.Header.Set("Upgrade", upgrade)
		}
		response, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		return response.StatusCode
	}
	if got := get(""); got != http.StatusTeapot {
		t.Errorf("before Serve: status %d", got)
	}
	stopped := make(chan struct{})
	l.Serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Wait") != "" {
			<-r.Context().Done()
			close(stopped)
		}
	}))
	if got := get(""); got != http.StatusOK {
		t.Errorf("after Serve: status %d", got)
	}
	if got := get("SPDY/3.1"); got != http.StatusTeapot {
		t.Errorf("upgrade: status %d", got)
	}
	r := request(t, t.Context(), nil)
	r.Header.Set("Wait", "yes")
	done := make(chan error, 1)
	go func() {
		response, err := client.Do(r)
		if err == nil {
			response.Body.Close()
		}
		done <- err
	}()
	l.Close()
	if err := <-done; err != nil {
		t.Errorf("request in flight at Close: %v", err)
	}
	select {
	case <-stopped:
	default:
		if n.requests < 3 { // the request may have come after Close
			t.Error("Close did not cancel the request in flight")
		}
	}
	if got := get(""); got != http.StatusTeapot {
		t.Errorf("after Close: status %d", got)
	}
	l.Close()
}

func TestTransport_keepsUpgradingTransports(t *testing.T) {
	t.Parallel()
	var l Loopback
	upgrading := &network{RoundTripper: &upgrader{}}
	if got := l.Transport(upgrading); got != http.RoundTripper(upgrading) {
		t.Errorf("wrapped in %T", got)
	}
	if got := l.Transport(http.DefaultTransport); got == http.DefaultTransport {
		t.Error("a plain transport was not wrapped")
	}
}

type upgrader struct{ http.RoundTripper }

func TestAuthenticator(t *testing.T) {
	t.Parallel()
	next := authenticator.RequestFunc(func(*http.Request) (*authenticator.Response, bool, error) {
		return &authenticator.Response{User: &user.DefaultInfo{Name: "user"}}, true, nil
	})
	a := Authenticator(&user.DefaultInfo{Name: "admin"}, next)
	username := func(r *http.Request) string {
		response, ok, err := a.AuthenticateRequest(r)
		if err != nil || !ok {
			t.Errorf("ok %v, %v", ok, err)
			return ""
		}
		return response.User.GetName()
	}
	if got := username(request(t, t.Context(), nil)); got != "user" {
		t.Errorf("request from the network: user %s", got)
	}
	client, _, _ := serve(t, func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, username(r)) })
	for token, want := range map[string]string{"": "admin", "Bearer x": "user"} {
		r := request(t, t.Context(), nil)
		if token != "" {
			r.Header.Set("Authorization", token)
		}
		response, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(response.Body)
		response.Body.Close()
		if string(body) != want {
			t.Errorf("token %q: user %s, want %s", token, body, want)
		}
	}
}
