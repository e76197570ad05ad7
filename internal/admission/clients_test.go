// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"sigs.k8s.io/controller-runtime/pkg/webhook"

	"karmada.io/karmada/internal/install/pki"
)

// Only the API server may send requests to admission webhooks. Conversion and health checks are open.
func TestServe_authenticatesClients(t *testing.T) {
	t.Parallel()
	authority := func() (pki.KeyPair, *pki.Authority) {
		pair, err := pki.NewAuthority("karmada", time.Now())
		if err != nil {
			t.Fatal(err)
		}
		a, err := pki.ParseAuthority(pair, time.Now())
		if err != nil {
			t.Fatal(err)
		}
		return pair, a
	}
	ca, signer := authority()
	_, stranger := authority()
	issue := func(a *pki.Authority, r pki.Request) *tls.Certificate {
		pair, _, err := a.Ensure(pki.KeyPair{}, r, time.Now())
		if err != nil {
			t.Fatal(err)
		}
		cert, err := tls.X509KeyPair(pair.Cert, pair.Key)
		if err != nil {
			t.Fatal(err)
		}
		return &cert
	}
	file := filepath.Join(t.TempDir(), "ca.crt")
	if err := os.WriteFile(file, ca.Cert, 0o600); err != nil {
		t.Fatal(err)
	}
	clients, err := NewClients(file, []string{"system:karmada:apiserver"})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	if err := listener.Close(); err != nil {
		t.Fatal(err)
	}
	serving := issue(signer, pki.Request{User: "webhook", Names: []string{"127.0.0.1"}, Server: true})
	ctx, cancel := context.WithCancel(t.Context())
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- Serve(ctx, webhook.Options{Host: "127.0.0.1", Port: port, TLSOpts: []func(*tls.Config){func(c *tls.Config) {
			c.GetCertificate = func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return serving, nil }
		}}}, Deps{Clients: clients}, func() { close(ready) })
	}()
	defer func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}()
	select {
	case <-ready:
	case err := <-ended:
		ended <- err
		t.Fatal(err)
	}
	client := func(user string) *tls.Certificate { return issue(signer, pki.Request{User: user, Client: true}) }
	for name, tc := range map[string]struct {
		certificate *tls.Certificate
		path        string
		want        int // 0 means that the connection is refused
	}{
		"API server":            {client("system:karmada:apiserver"), hooks[0].path, http.StatusOK},
		"no certificate":        {nil, hooks[0].path, http.StatusUnauthorized},
		"agent":                 {client("system:karmada:agent:m1"), hooks[0].path, http.StatusForbidden},
		"another CA":            {issue(stranger, pki.Request{User: "system:karmada:apiserver", Client: true}), hooks[0].path, 0},
		"a serving certificate": {issue(signer, pki.Request{User: "system:karmada:apiserver", Server: true}), hooks[0].path, 0},
		"conversion":            {nil, conversionPath, http.StatusBadRequest},
		"health":                {nil, "/readyz/", http.StatusOK},
	} {
		config := &tls.Config{InsecureSkipVerify: true}
		if tc.certificate != nil {
			config.GetClientCertificate = func(*tls.CertificateRequestInfo) (*tls.Certificate, error) { return tc.certificate, nil }
		}
		hc := &http.Client{Transport: &http.Transport{TLSClientConfig: config, DisableKeepAlives: true}}
		method := http.MethodPost
		if tc.path == "/readyz/" {
			method = http.MethodGet
		}
		request, err := http.NewRequestWithContext(t.Context(), method, "https://127.0.0.1:"+strconv.Itoa(port)+tc.path, strings.NewReader("{}"))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/json")
		response, err := hc.Do(request)
		code := 0
		if err == nil {
			code = response.StatusCode
			_ = response.Body.Close() // only its code is read
		}
		if code != tc.want {
			t.Errorf("%s: %d, %v, want %d", name, code, err, tc.want)
		}
	}
}
