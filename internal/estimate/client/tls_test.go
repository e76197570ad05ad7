// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"net"
	"strings"
	"testing"

	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/estimate/server"
)

func TestTLS(t *testing.T) {
	t.Parallel()
	ca, otherCA := newAuthority(t), newAuthority(t)
	cert, key := ca.leaf(t, "server", "localhost")
	otherNameCert, otherNameKey := ca.leaf(t, "elsewhere", "elsewhere.example.com")
	clientCert, clientKey := ca.leaf(t, "system:karmada:scheduler")
	agentCert, agentKey := ca.leaf(t, "system:karmada:agent:m")
	otherCert, otherKey := otherCA.leaf(t, "foreigner")
	plain := server.TLS{}
	open := server.TLS{CertFile: cert, KeyFile: key}
	strict := server.TLS{CertFile: cert, KeyFile: key, ClientCAFile: ca.file}
	lax := server.TLS{CertFile: cert, KeyFile: key, ClientCAFile: ca.file, SkipClientVerify: true}
	otherName := server.TLS{CertFile: otherNameCert, KeyFile: otherNameKey}
	trusting := Options{CAFile: ca.file}
	withCert := Options{CAFile: ca.file, CertFile: clientCert, KeyFile: clientKey}
	tests := map[string]struct {
		server server.TLS
		client Options
		ok     bool
	}{
		"neither encrypts":                          {plain, Options{}, true},
		"only the client encrypts":                  {plain, trusting, false},
		"only the server encrypts":                  {open, Options{}, false},
		"both encrypt":                              {open, trusting, true},
		"another CA":                                {open, Options{CAFile: otherCA.file}, false},
		"the CA is not verified":                    {open, Options{Insecure: true}, true},
		"another server name":                       {otherName, trusting, false},
		"the server name is not verified":           {otherName, Options{Insecure: true, CAFile: ca.file}, true},
		"clients need certificates":                 {strict, trusting, false},
		"clients with certificates":                 {strict, withCert, true},
		"clients with the certificate of an agent":  {strict, Options{CAFile: ca.file, CertFile: agentCert, KeyFile: agentKey}, false},
		"clients with a certificate but no key":     {strict, Options{CAFile: ca.file, CertFile: clientCert}, false},
		"clients with certificates of another CA":   {strict, Options{CAFile: ca.file, CertFile: otherCert, KeyFile: otherKey}, false},
		"clients need certificates, unless skipped": {lax, trusting, true},
		"a missing CA file":                         {open, Options{CAFile: "/none"}, false},
		"an invalid CA file":                        {open, Options{CAFile: key}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			address, _ := estimator(t, "m", tc.server, 7)
			_, port, err := net.SplitHostPort(address)
			if err != nil {
				t.Fatal(err)
			}
			c, _ := newClient(t, control(serviceFor(t, "m", "localhost:"+port)), tc.client)
			got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
			if (err == nil) != tc.ok || err == nil && got != 7 {
				t.Errorf("result %d, error %v; want success: %v", got, err, tc.ok)
			}
		})
	}
}

func TestServe_rejectsInvalidFiles(t *testing.T) {
	t.Parallel()
	a := newAuthority(t)
	cert, key := a.leaf(t, "server", "localhost")
	for name, o := range map[string]server.TLS{
		"no key":             {CertFile: cert},
		"no certificate":     {KeyFile: key},
		"an invalid CA file": {CertFile: cert, KeyFile: key, ClientCAFile: key},
	} {
		err := server.Serve(t.Context(), server.Options{Cluster: "m", TLS: o}, nil, func() {})
		if err == nil || !strings.Contains(err.Error(), "read ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A large response is an error of its cluster.
func TestClient_limitsResponses(t *testing.T) {
	t.Parallel()
	s := &fakeEstimator{}
	s.replicas.Store(5)
	address, _ := serveFake(t, s)
	c, _ := newClient(t, control(serviceFor(t, "m", address)), Options{})
	if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); err != nil || got != 5 {
		t.Fatalf("result %d, %v, want 5", got, err)
	}
	s.padding.Store(1 << 20)
	got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
	if err == nil || !strings.Contains(err.Error(), "larger than max") {
		t.Errorf("result %d, %v, want an error about the size", got, err)
	}
}
