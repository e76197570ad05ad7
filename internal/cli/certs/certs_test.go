// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package certs

import (
	"crypto/tls"
	"crypto/x509"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/client-go/transport"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/install/pki"
)

const year = 365 * 24 * time.Hour

// newDirectory returns a data directory whose certificates were issued at a time.
func newDirectory(t *testing.T, issued time.Time) directory {
	t.Helper()
	d := directory(t.TempDir())
	bundle, err := pki.Ensure(d.pki(), issued, pki.Options{Names: []string{"karmada.example.org"}})
	if err != nil {
		t.Fatal(err)
	}
	cert, key, err := bundle.AdminPEM()
	if err != nil {
		t.Fatal(err)
	}
	config := clientcmdapi.NewConfig()
	config.AuthInfos[administrator] = &clientcmdapi.AuthInfo{ClientCertificateData: cert, ClientKeyData: key}
	for _, path := range d.kubeconfigs() {
		if err := clientcmd.WriteToFile(*config, path); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// A day before the certificates expire, all are renewed, and the next run renews none.
func TestDirectory_renewsBeforeExpiry(t *testing.T) {
	t.Parallel()
	now := time.Now()
	d := newDirectory(t, now.Add(24*time.Hour-year))
	if changes, err := d.renew(now, false, true); err != nil || len(changes) != 6 {
		t.Fatalf("renew(dry run) = %v, %v, want 3 certificates and 3 kubeconfigs", changes, err)
	}
	if changes, err := d.renew(now, false, false); err != nil || len(changes) != 6 {
		t.Fatalf("renew() = %v, %v, want 3 certificates and 3 kubeconfigs", changes, err)
	}
	entries, err := d.certificates()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.State(now) != pki.Valid {
			t.Errorf("%s is %s after the renewal", e.Location, e.State(now))
		}
		if strings.HasSuffix(e.Location, "apiserver.crt") && !strings.Contains(strings.Join(e.Names, " "), "karmada.example.org") {
			t.Errorf("%s lost a name: %v", e.Location, e.Names)
		}
	}
	if changes, err := d.renew(now, false, false); err != nil || len(changes) > 0 {
		t.Errorf("second renew() = %v, %v, want no changes", changes, err)
	}
	if changes, err := d.renew(now, true, false); err != nil || len(changes) != 6 {
		t.Errorf("renew(all) = %v, %v, want 3 certificates and 3 kubeconfigs", changes, err)
	}
}

// A missing directory is an error: new CAs would invalidate the credentials of every client.
func TestDirectory_createsNoAuthority(t *testing.T) {
	t.Parallel()
	d := directory(t.TempDir())
	if _, err := d.renew(time.Now(), false, false); err == nil {
		t.Error("renew() accepts a directory without certificates")
	}
	if err := os.MkdirAll(d.pki(), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := d.renew(time.Now(), false, false); err == nil || !strings.Contains(err.Error(), "restore it from a backup") {
		t.Errorf("renew() = %v, want an error with the solution", err)
	}
}

// A server and a client that read their certificates from files, as components do, go on with the renewed ones. The clock of the
// server is after the end of the old certificates.
func TestRenew_clientsGoOn(t *testing.T) {
	t.Parallel()
	issued := time.Now().Add(24*time.Hour - year)
	d := newDirectory(t, issued)
	ca := filepath.Join(d.pki(), "ca.crt")
	pem, err := os.ReadFile(ca)
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(pem)
	after := func() time.Time { return issued.Add(year + 24*time.Hour) }
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write([]byte(r.TLS.PeerCertificates[0].Subject.CommonName))
	}))
	server.Listener = tls.NewListener(server.Listener, &tls.Config{
		MinVersion: tls.VersionTLS12, ClientCAs: roots, ClientAuth: tls.RequireAndVerifyClientCert, Time: after,
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
			pair, err := tls.LoadX509KeyPair(filepath.Join(d.pki(), "apiserver.crt"), filepath.Join(d.pki(), "apiserver.key"))
			return &pair, err
		},
	})
	server.Start()
	defer server.Close()
	config := &rest.Config{Host: "https://" + server.Listener.Addr().String(), TLSClientConfig: rest.TLSClientConfig{
		CAFile: ca, CertFile: filepath.Join(d.pki(), "admin.crt"), KeyFile: filepath.Join(d.pki(), "admin.key"),
	}}
	request := func() error { return send(config) }
	if err := request(); err == nil {
		t.Fatal("the server accepts an expired certificate")
	}
	if _, err := d.renew(time.Now(), false, false); err != nil {
		t.Fatal(err)
	}
	if err := request(); err != nil {
		t.Errorf("request after the renewal: %v", err)
	}
}

// send sends a request over a new connection.
func send(config *rest.Config) error {
	options, err := config.TransportConfig()
	if err != nil {
		return err
	}
	settings, err := transport.TLSConfigFor(options)
	if err != nil {
		return err
	}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: settings, DisableKeepAlives: true}}
	response, err := client.Get(config.Host)
	if err != nil {
		return err
	}
	return response.Body.Close()
}

func TestCheck(t *testing.T) {
	t.Parallel()
	now := time.Now()
	d := newDirectory(t, now)
	for name, tc := range map[string]struct {
		at    time.Time
		state pki.State
		err   string
	}{
		"valid":   {now.Add(time.Hour), pki.Valid, ""},
		"due":     {now.Add(year - 24*time.Hour), pki.Due, ""},
		"expired": {now.Add(year + 24*time.Hour), pki.Expired, "renew with `karmadactl certs renew --data-dir " + string(d) + "`"},
	} {
		o := &options{session: &access.Session{}, dataDir: string(d), now: func() time.Time { return tc.at }}
		entries, err := o.certificates(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		list, err := o.evaluate(entries)
		if (err != nil) != (tc.err != "") || err != nil && !strings.Contains(err.Error(), tc.err) {
			t.Errorf("%s: check = %v, want %q", name, err, tc.err)
		}
		for _, c := range list {
			if !c.Authority && c.State != tc.state {
				t.Errorf("%s: %s is %s, want %s", name, c.Location, c.State, tc.state)
			}
		}
	}
}
