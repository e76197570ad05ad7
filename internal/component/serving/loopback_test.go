// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"crypto/tls"
	"crypto/x509"
	"testing"
	"time"

	genericserver "k8s.io/apiserver/pkg/server"
)

func TestLoopbackCertificate(t *testing.T) {
	t.Parallel()
	now := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	certPEM, keyPEM, err := loopbackCertificate(now)
	if err != nil {
		t.Fatal(err)
	}
	pair, err := tls.X509KeyPair(certPEM, keyPEM)
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(certPEM)
	for name, valid := range map[string]bool{genericserver.LoopbackClientServerNameOverride: true, "localhost": false} {
		_, err := pair.Leaf.Verify(x509.VerifyOptions{
			Roots: roots, DNSName: name, CurrentTime: now.Add(5 * 365 * 24 * time.Hour), KeyUsages: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		})
		if (err == nil) != valid {
			t.Errorf("%s: %v, want valid: %v", name, err, valid)
		}
	}
	if pair.Leaf.IsCA {
		t.Error("the certificate can sign others")
	}
}
