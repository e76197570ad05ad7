// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/webhook"
)

var start = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

// hookServer is a webhook server that counts its calls.
type hookServer struct {
	*httptest.Server
	calls       atomic.Int32
	connections atomic.Int32
}

func newHookServer(t testing.TB, handler http.HandlerFunc) *hookServer {
	t.Helper()
	s := &hookServer{}
	s.Server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.calls.Add(1)
		handler(w, r)
	}))
	s.Config.ErrorLog = log.New(io.Discard, "", 0)
	s.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			s.connections.Add(1)
		}
	}
	s.StartTLS()
	t.Cleanup(s.Close)
	return s
}

// ca returns the CA bundle of the server.
func (s *hookServer) ca() []byte {
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: s.Certificate().Raw})
}

// hook returns a hook with the address of the server.
func (s *hookServer) hook() *webhook.Hook {
	h := &webhook.Hook{Configuration: "conf", UID: "uid-conf"}
	h.Name = "a.io"
	h.ClientConfig = admissionregistrationv1.WebhookClientConfig{URL: &s.URL, CABundle: s.ca()}
	return h
}

func newTestEndpoint(t testing.TB, h *webhook.Hook) *endpoint {
	t.Helper()
	e, err := newEndpoint(h, fake.NewFakeClient(), clocktesting.NewFakePassiveClock(start))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.close)
	return e
}

func request() *configv1alpha1.ResourceInterpreterContext {
	return &configv1alpha1.ResourceInterpreterContext{Request: &configv1alpha1.ResourceInterpreterRequest{UID: "u1", Operation: health}}
}

// respondHealthy is a handler that responds correctly.
func respondHealthy(w http.ResponseWriter, r *http.Request) {
	var q configv1alpha1.ResourceInterpreterContext
	if err := json.NewDecoder(r.Body).Decode(&q); err != nil || r.Method != http.MethodPost ||
		r.Header.Get("Content-Type") != "application/json" {
		http.Error(w, "invalid request", http.StatusBadRequest)
		return
	}
	fmt.Fprintf(w, `{"response":{"uid":%q,"successful":true,"healthy":true}}`, q.Request.UID)
}

// blockUntilCanceled is a handler that does not respond until the caller cancels the request.
func blockUntilCanceled(_ http.ResponseWriter, r *http.Request) {
	_, _ = io.Copy(io.Discard, r.Body) // otherwise the server does not notice that the connection was closed
	<-r.Context().Done()
}

func TestCall(t *testing.T) {
	t.Parallel()
	s := newHookServer(t, respondHealthy)
	e := newTestEndpoint(t, s.hook())
	for range 3 {
		response, err := e.call(t.Context(), request())
		if err != nil || response.Response.UID != "u1" || !*response.Response.Healthy {
			t.Fatalf("response %+v, error %v", response, err)
		}
	}
	if n := s.connections.Load(); n != 1 {
		t.Errorf("%d connections, want one that is reused", n)
	}
}

func TestCall_failures(t *testing.T) {
	t.Parallel()
	other := newHookServer(t, respondHealthy)
	tests := map[string]struct {
		handler http.HandlerFunc
		change  func(*endpoint, *webhook.Hook)
		want    string
		calls   int32 // calls of the hook; 0 means that the number is not checked
	}{
		"no response": {
			handler: blockUntilCanceled, change: func(e *endpoint, _ *webhook.Hook) { e.timeout = 50 * time.Millisecond },
			want: "no response within 50ms: context deadline exceeded",
		},
		"incomplete response": {handler: func(w http.ResponseWriter, r *http.Request) {
			_, _ = w.Write([]byte(`{"response":`))
			w.(http.Flusher).Flush()
			blockUntilCanceled(w, r)
		}, change: func(e *endpoint, _ *webhook.Hook) { e.timeout = 50 * time.Millisecond }, want: "no response within"},
		"invalid JSON": {
			handler: func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte("<html>")) },
			want:    "decode the response as a ResourceInterpreterContext", calls: 1,
		},
		"empty response": {handler: func(http.ResponseWriter, *http.Request) {}, want: "decode the response", calls: 1},
		"endless response": {handler: func(w http.ResponseWriter, _ *http.Request) {
			for {
				if _, err := w.Write(make([]byte, 1<<20)); err != nil {
					return
				}
			}
		}, want: "longer than 3 MiB", calls: 1},
		"an HTTP error": {handler: func(w http.ResponseWriter, _ *http.Request) {
			http.Error(w, "no\nmemory "+strings.Repeat("x", 300), http.StatusInternalServerError)
		}, want: "unexpected status 500 Internal Server Error: no memory xxx", calls: 1},
		"an HTTP error of the helpers": {handler: func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(http.StatusBadRequest)
			_, _ = w.Write([]byte(`{"response":{"successful":false,"status":{"message":"no body","code":400}}}`))
		}, want: "unexpected status 400 Bad Request: no body", calls: 1},
		"a redirect": {handler: func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, other.URL, http.StatusTemporaryRedirect)
		}, want: "unexpected status 307 Temporary Redirect: redirects are not followed", calls: 1},
		"a closed connection": {handler: func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, want: "EOF", calls: 2},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newHookServer(t, tc.handler)
			h := s.hook()
			e := newTestEndpoint(t, h)
			if tc.change != nil {
				tc.change(e, h)
			}
			response, err := e.call(t.Context(), request())
			if err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("response %v, error %v, want one with %q", response, err, tc.want)
			}
			if n := s.calls.Load(); tc.calls > 0 && n != tc.calls {
				t.Errorf("%d calls, want %d", n, tc.calls)
			}
			if err != nil && len(err.Error()) > 2*maxReason {
				t.Errorf("error has %d bytes", len(err.Error()))
			}
		})
	}
	if other.calls.Load() > 0 {
		t.Error("the redirect was followed")
	}
}

// A call is retried if the connection was closed.
func TestCall_retriesClosedConnection(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	s := newHookServer(t, func(w http.ResponseWriter, r *http.Request) {
		if broken.CompareAndSwap(false, true) {
			panic(http.ErrAbortHandler)
		}
		respondHealthy(w, r)
	})
	response, err := newTestEndpoint(t, s.hook()).call(t.Context(), request())
	if err != nil || !*response.Response.Healthy || s.calls.Load() != 2 {
		t.Errorf("response %v after %d calls, error %v", response, s.calls.Load(), err)
	}
}

func TestCall_rejectsUnknownAuthority(t *testing.T) {
	t.Parallel()
	s := newHookServer(t, respondHealthy)
	h := s.hook()
	h.ClientConfig.CABundle = nil // the CAs of the system
	_, err := newTestEndpoint(t, h).call(t.Context(), request())
	if err == nil || !strings.Contains(err.Error(), "unknown authority") || s.calls.Load() > 0 {
		t.Errorf("error %v after %d calls", err, s.calls.Load())
	}
	if n := s.connections.Load(); n != 1 {
		t.Errorf("%d connections, want one: an invalid certificate is not retried", n)
	}
}

// Errors do not contain local ports, which change with each connection.
func TestCall_stableErrors(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	if err := listener.Close(); err != nil {
		t.Fatal(err)
	}
	h := &webhook.Hook{}
	h.ClientConfig.URL = new("https://" + address)
	e := newTestEndpoint(t, h)
	want := "dial " + address + ": connect: connection refused"
	for range 2 {
		if _, err := e.call(t.Context(), request()); err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	reset := &url.Error{Op: "Post", URL: "https://x", Err: &net.OpError{
		Op: "read", Net: "tcp", Source: &net.TCPAddr{Port: 50123}, Addr: &net.TCPAddr{IP: net.IPv4(10, 0, 0, 1), Port: 443},
		Err: errors.New("connection reset by peer"),
	}}
	if got := stableError(&connectionError{reset}).Error(); got != "read 10.0.0.1:443: connection reset by peer" {
		t.Error(got)
	}
}

// A canceled call is not a failure of the hook.
func TestCall_canceled(t *testing.T) {
	t.Parallel()
	entered := make(chan struct{}, maxFailures)
	s := newHookServer(t, func(w http.ResponseWriter, r *http.Request) {
		entered <- struct{}{}
		blockUntilCanceled(w, r)
	})
	e := newTestEndpoint(t, s.hook())
	for range maxFailures {
		ctx, cancel := context.WithCancel(t.Context())
		go func() {
			<-entered
			cancel()
		}()
		if _, err := e.call(ctx, request()); !errors.Is(err, context.Canceled) {
			t.Fatalf("error %v, want that of the context", err)
		}
	}
	if e.circuit.failures != 0 {
		t.Errorf("%d failures of the hook", e.circuit.failures)
	}
}

func TestNewEndpoint_rejectsInvalidConfiguration(t *testing.T) {
	t.Parallel()
	service := &admissionregistrationv1.ServiceReference{Namespace: "n", Name: "s"}
	tests := map[string]struct {
		config admissionregistrationv1.WebhookClientConfig
		want   string
	}{
		"no address": {admissionregistrationv1.WebhookClientConfig{}, "exactly one of url or service is required"},
		"two addresses": {
			admissionregistrationv1.WebhookClientConfig{URL: new("https://a"), Service: service}, "exactly one of url or service is required",
		},
		"plain HTTP": {admissionregistrationv1.WebhookClientConfig{URL: new("http://a")}, `url "http://a" is not an https address`},
		"no host":    {admissionregistrationv1.WebhookClientConfig{URL: new("https:///a")}, "is not an https address"},
		"no URL":     {admissionregistrationv1.WebhookClientConfig{URL: new("https://a b")}, "parse url"},
		"no PEM": {
			admissionregistrationv1.WebhookClientConfig{URL: new("https://a"), CABundle: []byte("x")}, "caBundle contains no PEM certificate",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := &webhook.Hook{}
			h.ClientConfig = tc.config
			if _, err := newEndpoint(h, nil, nil); err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("error %v, want one with %q", err, tc.want)
			}
		})
	}
}

func TestTimeoutOf(t *testing.T) {
	t.Parallel()
	h := &webhook.Hook{}
	if got := timeoutOf(h); got != 10*time.Second {
		t.Errorf("%s without a timeout, want 10s", got)
	}
	h.TimeoutSeconds = new(int32(3))
	if got := timeoutOf(h); got != 3*time.Second {
		t.Errorf("%s, want 3s", got)
	}
}

func serviceOf(spec corev1.ServiceSpec) *corev1.Service {
	return &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "s"}, Spec: spec}
}

func TestHost_resolvesServices(t *testing.T) {
	t.Parallel()
	ports := []corev1.ServicePort{{Port: 443}, {Port: 8443}}
	tests := map[string]struct {
		service *corev1.Service
		port    *int32
		want    string
		err     string
	}{
		"ClusterIP": {
			service: serviceOf(corev1.ServiceSpec{Type: corev1.ServiceTypeClusterIP, ClusterIP: "10.0.0.1", Ports: ports}), want: "10.0.0.1:443",
		},
		"ClusterIP, and a port": {
			service: serviceOf(corev1.ServiceSpec{ClusterIP: "10.0.0.1", Ports: ports}), port: new(int32(8443)), want: "10.0.0.1:8443",
		},
		"NodePort": {
			service: serviceOf(corev1.ServiceSpec{Type: corev1.ServiceTypeNodePort, ClusterIP: "10.0.0.1", Ports: ports}), want: "10.0.0.1:443",
		},
		"LoadBalancer, IPv6": {
			service: serviceOf(corev1.ServiceSpec{Type: corev1.ServiceTypeLoadBalancer, ClusterIP: "fd00::1", Ports: ports}),
			want:    "[fd00::1]:443",
		},
		"ExternalName": {
			service: serviceOf(corev1.ServiceSpec{Type: corev1.ServiceTypeExternalName, ExternalName: "hooks.example.com"}), port: new(int32(99)),
			want: "hooks.example.com:99",
		},
		"no Service": {want: "s.n.svc:443"},
		"headless": {
			service: serviceOf(corev1.ServiceSpec{Type: corev1.ServiceTypeClusterIP, ClusterIP: "None", Ports: ports}),
			err:     "service n/s: headless",
		},
		"no address yet": {service: serviceOf(corev1.ServiceSpec{Ports: ports}), err: "service n/s: clusterIP is not assigned"},
		"ExternalName without a name": {
			service: serviceOf(corev1.ServiceSpec{Type: corev1.ServiceTypeExternalName}), err: "service n/s: externalName is empty",
		},
		"another port": {
			service: serviceOf(corev1.ServiceSpec{ClusterIP: "10.0.0.1", Ports: ports}), port: new(int32(80)),
			err: "service n/s: port 80 does not exist",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			reader := fake.NewClientBuilder()
			if tc.service != nil {
				reader.WithObjects(tc.service)
			}
			h := &webhook.Hook{}
			h.ClientConfig.Service = &admissionregistrationv1.ServiceReference{Namespace: "n", Name: "s", Port: tc.port, Path: new("/a/b")}
			e, err := newEndpoint(h, reader.Build(), nil)
			if err != nil {
				t.Fatal(err)
			}
			got, err := e.host(t.Context())
			if tc.err != "" {
				if err == nil || !strings.Contains(err.Error(), tc.err) {
					t.Errorf("%s, error %v, want one with %q", got, err, tc.err)
				}
				return
			}
			if err != nil || got != tc.want || e.url.Path != "/a/b" {
				t.Errorf("%s, path %s, error %v, want %s", got, e.url.Path, err, tc.want)
			}
		})
	}
}

// A failed read does not mean that the Service does not exist.
func TestHost_failedRead(t *testing.T) {
	t.Parallel()
	errRead := errors.New("the cache is not synced")
	reader := fake.NewClientBuilder().WithInterceptorFuncs(interceptor.Funcs{
		Get: func(context.Context, client.WithWatch, client.ObjectKey, client.Object, ...client.GetOption) error {
			return errRead
		},
	}).Build()
	h := &webhook.Hook{}
	h.ClientConfig.Service = &admissionregistrationv1.ServiceReference{Namespace: "n", Name: "s"}
	e, err := newEndpoint(h, reader, nil)
	if err != nil {
		t.Fatal(err)
	}
	if host, err := e.host(t.Context()); !errors.Is(err, errRead) {
		t.Errorf("%s, error %v", host, err)
	}
}

// The certificate and the Host header are for name.namespace.svc, independent of the address of the Service.
func TestCall_service(t *testing.T) {
	t.Parallel()
	var host, path, server atomic.Value
	s := newHookServer(t, func(w http.ResponseWriter, r *http.Request) {
		host.Store(r.Host)
		path.Store(r.URL.Path)
		server.Store(r.TLS.ServerName)
		respondHealthy(w, r)
	})
	ip, port, err := net.SplitHostPort(s.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	var number int32
	if _, err := fmt.Sscan(port, &number); err != nil {
		t.Fatal(err)
	}
	h := s.hook()
	h.ClientConfig.URL = nil
	h.ClientConfig.Service = &admissionregistrationv1.ServiceReference{Namespace: "n", Name: "s", Port: &number, Path: new("/interpret")}
	reader := fake.NewClientBuilder().WithObjects(serviceOf(corev1.ServiceSpec{ClusterIP: ip,
		Ports: []corev1.ServicePort{{Port: number}}})).Build()
	e, err := newEndpoint(h, reader, clocktesting.NewFakePassiveClock(start))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.close)
	if _, err := e.call(t.Context(), request()); err == nil || !strings.Contains(err.Error(), "not s.n.svc") {
		t.Errorf("error %v, want one about the name in the certificate", err)
	}
	// The certificate of httptest is for example.com.
	e.http.Transport.(*http.Transport).TLSClientConfig.ServerName = "example.com"
	if _, err := e.call(t.Context(), request()); err != nil {
		t.Fatal(err)
	}
	if host.Load() != "s.n.svc:"+port || path.Load() != "/interpret" || server.Load() != "example.com" {
		t.Errorf("host %v, path %v, server %v", host.Load(), path.Load(), server.Load())
	}
}
