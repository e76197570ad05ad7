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

// network answers what should not have come its way, or what should.
type network struct {
	http.RoundTripper // *http.Transport
	asked             int
}

func (n *network) WrappedRoundTripper() http.RoundTripper { return n.RoundTripper }

func (n *network) RoundTrip(r *http.Request) (*http.Response, error) {
	n.asked++
	return &http.Response{StatusCode: http.StatusTeapot, Body: http.NoBody, Request: r}, nil
}

// serve gives a client of the handler, and its network.
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

type outer struct{}

func TestRequestAndAnswer(t *testing.T) {
	t.Parallel()
	client, n, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		if r.Context().Value(outer{}) != nil {
			t.Error("the server sees values of the caller's context")
		}
		w.Header().Set("Content-Type", "text/plain")
		w.WriteHeader(http.StatusCreated)
		w.Header().Set("Too", "late")
		fmt.Fprintf(w, "%s %s %s %s %s %s", r.Method, r.RequestURI, r.URL, r.Host, r.Header.Get("User-Agent"), body)
	})
	r := request(t, context.WithValue(t.Context(), outer{}, "mine"), strings.NewReader("a pod"))
	r.Header.Set("User-Agent", "tester")
	response, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close() //nolint:errcheck // always nil
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
	if n.asked != 0 {
		t.Error("the network was asked")
	}
	if r.URL.Host != "somewhere:6443" {
		t.Error("the caller's request was changed")
	}
}

func TestAnswersWithoutWords(t *testing.T) {
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
			defer response.Body.Close() //nolint:errcheck // always nil
			if body, err := io.ReadAll(response.Body); err != nil || len(body) != 0 || response.StatusCode != http.StatusOK {
				t.Errorf("%d %q %v", response.StatusCode, body, err)
			}
		})
	}
}

// A watch: what is written is read as it comes, until the client closes, which the server sees.
func TestStream(t *testing.T) {
	t.Parallel()
	next, gone := make(chan string), make(chan struct{})
	client, _, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
		defer close(gone)
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
	response.Body.Close() //nolint:errcheck // always nil
	<-gone
}

// A server does not run ahead of its reader, and gives up when there is none any more.
func TestWindow(t *testing.T) {
	t.Parallel()
	const chunk = 64 << 10
	ended := make(chan error, 1)
	client, _, _ := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		for {
			if _, err := w.Write(make([]byte, chunk)); err != nil {
				ended <- err
				return
			}
		}
	})
	response, err := client.Do(request(t, t.Context(), nil))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(response.Body, make([]byte, 4*window)); err != nil {
		t.Fatal(err)
	}
	a := (*answer)(response.Body.(*body))
	a.mu.Lock()
	if waiting := a.buffer.Len(); waiting > window+chunk {
		t.Errorf("%d bytes wait for the reader", waiting)
	}
	a.mu.Unlock()
	response.Body.Close() //nolint:errcheck // always nil
	if err := <-ended; !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("the server's write ended with %v", err)
	}
}

func TestLargeAnswer(t *testing.T) {
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
	defer response.Body.Close() //nolint:errcheck // always nil
	if got, err := io.ReadAll(response.Body); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%d bytes arrived, %v", len(got), err)
	}
}

func TestClientGivesUp(t *testing.T) {
	t.Parallel()
	for name, begin := range map[string]bool{"before the header": false, "while reading": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			came, gone := make(chan struct{}), make(chan struct{})
			client, _, _ := serve(t, func(w http.ResponseWriter, r *http.Request) {
				defer close(gone)
				if begin {
					w.WriteHeader(http.StatusOK)
				}
				close(came)
				<-r.Context().Done()
			})
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			go func() {
				<-came
				cancel()
			}()
			response, err := client.Do(request(t, ctx, nil))
			if begin {
				if err != nil {
					t.Fatal(err)
				}
				defer response.Body.Close() //nolint:errcheck // always nil
				_, err = io.ReadAll(response.Body)
			}
			if !errors.Is(err, context.Canceled) {
				t.Errorf("got %v", err)
			}
			<-gone
		})
	}
	t.Run("before it asks", func(t *testing.T) {
		t.Parallel()
		client, _, _ := serve(t, func(http.ResponseWriter, *http.Request) { t.Error("it was asked") })
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := client.Do(request(t, ctx, strings.NewReader("x"))); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
	})
}

// What ends a handler early ends one answer, as an error, and nothing else.
func TestServerBreaksOff(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		begin bool
		value any
		want  string
	}{
		{"before the header", false, http.ErrAbortHandler, "broke off"},
		{"in the middle", true, http.ErrAbortHandler, "broke off"},
		{"with a bug", true, "index out of range", "panicked: index out of range"},
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
				defer response.Body.Close() //nolint:errcheck // always nil
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

func TestNetworkOtherwise(t *testing.T) {
	t.Parallel()
	var l Loopback
	n := &network{RoundTripper: http.DefaultTransport}
	client := &http.Client{Transport: l.Transport(n)}
	ask := func(upgrade string) int {
		t.Helper()
		r := request(t, t.Context(), nil)
		if upgrade != "" {
			r.Header.Set("Upgrade", upgrade)
		}
		response, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close() //nolint:errcheck // always nil
		return response.StatusCode
	}
	if got := ask(""); got != http.StatusTeapot {
		t.Errorf("before it serves: %d", got)
	}
	stopped := make(chan struct{})
	l.Serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Wait") != "" {
			<-r.Context().Done()
			close(stopped)
		}
	}))
	if got := ask(""); got != http.StatusOK {
		t.Errorf("while it serves: %d", got)
	}
	if got := ask("SPDY/3.1"); got != http.StatusTeapot {
		t.Errorf("an upgrade: %d", got)
	}
	r := request(t, t.Context(), nil)
	r.Header.Set("Wait", "yes")
	answered := make(chan error, 1)
	go func() {
		response, err := client.Do(r)
		if err == nil {
			response.Body.Close() //nolint:errcheck // always nil
		}
		answered <- err
	}()
	l.Close()
	if err := <-answered; err != nil {
		t.Errorf("being answered when it closed: %v", err)
	}
	select {
	case <-stopped:
	default:
		if n.asked < 3 { // it may have come after Close, and taken the network
			t.Error("Close did not end what was being answered")
		}
	}
	if got := ask(""); got != http.StatusTeapot {
		t.Errorf("after it closed: %d", got)
	}
	l.Close()
}

// What makes connections of another protocol must reach the network as it is.
func TestOnlyPlainTransports(t *testing.T) {
	t.Parallel()
	var l Loopback
	special := &network{RoundTripper: &upgrader{}}
	if got := l.Transport(special); got != http.RoundTripper(special) {
		t.Errorf("wrapped in %T", got)
	}
	if got := l.Transport(http.DefaultTransport); got == http.DefaultTransport {
		t.Error("a plain transport was left alone")
	}
}

type upgrader struct{ http.RoundTripper }

func TestAuthenticator(t *testing.T) {
	t.Parallel()
	next := authenticator.RequestFunc(func(*http.Request) (*authenticator.Response, bool, error) {
		return &authenticator.Response{User: &user.DefaultInfo{Name: "somebody"}}, true, nil
	})
	a := Authenticator(&user.DefaultInfo{Name: "admin"}, next)
	who := func(r *http.Request) string {
		response, ok, err := a.AuthenticateRequest(r)
		if err != nil || !ok {
			t.Errorf("ok %v, %v", ok, err)
			return ""
		}
		return response.User.GetName()
	}
	if got := who(request(t, t.Context(), nil)); got != "somebody" {
		t.Errorf("from the network: %s", got)
	}
	client, _, _ := serve(t, func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, who(r)) })
	for token, want := range map[string]string{"": "admin", "Bearer x": "somebody"} {
		r := request(t, t.Context(), nil)
		if token != "" {
			r.Header.Set("Authorization", token)
		}
		response, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(response.Body)
		response.Body.Close() //nolint:errcheck // always nil
		if string(body) != want {
			t.Errorf("with the token %q: %s, want %s", token, body, want)
		}
	}
}
