// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/rest"
)

var bindings = []schema.GroupVersionResource{{Group: "work.karmada.io", Version: "v1alpha2", Resource: "resourcebindings"}}

func serveAPI(t *testing.T, handler http.HandlerFunc, configure func(*httptest.Server)) *httptest.Server {
	t.Helper()
	server := httptest.NewUnstartedServer(handler)
	server.Config.ErrorLog = nil
	configure(server)
	t.Cleanup(server.Close)
	return server
}

func plain(s *httptest.Server) { s.Start() }

func respond(version, resources string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		switch {
		case r.URL.Path == "/version":
			_, _ = io.WriteString(w, `{"gitVersion":"`+version+`"}`)
		case resources == "":
			w.WriteHeader(http.StatusNotFound)
		default:
			_, _ = io.WriteString(w, `{"kind":"APIResourceList","resources":[{"name":"`+resources+`"}]}`)
		}
	}
}

func TestCheckConnection(t *testing.T) {
	t.Parallel()
	now := time.Now()
	issue := func(end time.Time) (certificate, key []byte) {
		t.Helper()
		k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		template := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "c"},
			NotBefore: now.Add(-48 * time.Hour), NotAfter: end, IsCA: true, BasicConstraintsValid: true,
			ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}}
		der, err := x509.CreateCertificate(rand.Reader, template, template, k.Public(), k)
		if err != nil {
			t.Fatal(err)
		}
		private, err := x509.MarshalECPrivateKey(k)
		if err != nil {
			t.Fatal(err)
		}
		return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}),
			pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: private})
	}
	expired, expiredKey := issue(now.Add(-time.Hour))
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(expired)
	withTLS := func(s *httptest.Server) { s.StartTLS() }
	unauthorized := func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusUnauthorized) }

	notInstalled := []string{"resourcebindings.work", "karmada install"}
	for name, tc := range map[string]struct {
		handler  http.HandlerFunc
		start    func(*httptest.Server)
		config   rest.TLSClientConfig
		required []schema.GroupVersionResource
		want     []string // parts of the error; none means success
	}{
		"all kinds are served":     {respond("v1.36.3", "resourcebindings"), plain, rest.TLSClientConfig{}, bindings, nil},
		"the group is missing":     {respond("v1.36.3", ""), plain, rest.TLSClientConfig{}, bindings, notInstalled},
		"the kind is missing":      {respond("v1.36.3", "works"), plain, rest.TLSClientConfig{}, bindings, notInstalled},
		"the server is too old":    {respond("v1.23.4", ""), plain, rest.TLSClientConfig{}, nil, []string{"v1.23.4", "at least v1.30"}},
		"a provider's version":     {respond("v1.33.4-eks-1234", ""), plain, rest.TLSClientConfig{}, nil, nil},
		"credentials are rejected": {unauthorized, plain, rest.TLSClientConfig{}, nil, []string{"not accepted"}},
		"the CA is unknown":        {respond("v1.36.3", ""), withTLS, rest.TLSClientConfig{}, nil, []string{"certificate-authority"}},
		"the certificate is expired": {unauthorized, func(s *httptest.Server) { s.StartTLS() },
			rest.TLSClientConfig{CertData: expired, KeyData: expiredKey, Insecure: true}, nil, []string{"expired at"}},
		"the handshake rejects the expired certificate": {respond("v1.36.3", ""), func(s *httptest.Server) {
			s.TLS = &tls.Config{ClientAuth: tls.RequireAndVerifyClientCert, ClientCAs: pool}
			s.StartTLS()
		}, rest.TLSClientConfig{CertData: expired, KeyData: expiredKey, Insecure: true}, nil, []string{"expired at"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			server := serveAPI(t, tc.handler, tc.start)
			err := checkConnection(t.Context(), &rest.Config{Host: server.URL, TLSClientConfig: tc.config}, ControlPlane, tc.required)
			if (err == nil) != (tc.want == nil) {
				t.Fatalf("checkConnection = %v, want an error with %q", err, tc.want)
			}
			for _, part := range tc.want {
				if !strings.Contains(err.Error(), part) || strings.Contains(err.Error(), "\n") {
					t.Errorf("checkConnection = %v, want one line with %q", err, part)
				}
			}
		})
	}
}

// A server that starts later is waited for.
func TestCheckConnection_waits(t *testing.T) {
	t.Parallel()
	calls := 0
	server := serveAPI(t, func(w http.ResponseWriter, r *http.Request) {
		if calls++; calls == 1 {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		respond("v1.36.3", "")(w, r)
	}, plain)
	if err := checkConnection(t.Context(), &rest.Config{Host: server.URL}, MemberCluster, nil); err != nil || calls < 2 {
		t.Errorf("checkConnection = %v after %d requests", err, calls)
	}
}

func TestCheckConnection_canceled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := checkConnection(ctx, &rest.Config{Host: "https://127.0.0.1:1"}, ControlPlane, nil); err == nil {
		t.Error("no error for a server that does not exist")
	}
}
