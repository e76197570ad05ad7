// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"testing"
)

// A connection that is established again uses the renewed client certificate.
func TestOptions_readRenewedCertificate(t *testing.T) {
	t.Parallel()
	a := newAuthority(t)
	cert, key := a.leaf(t, "client")
	config, err := Options{CAFile: a.file, CertFile: cert, KeyFile: key}.tls()
	if err != nil {
		t.Fatal(err)
	}
	current := func() string {
		pair, err := config.GetClientCertificate(nil)
		if err != nil {
			t.Fatal(err)
		}
		return string(pair.Certificate[0])
	}
	first := current()
	a.leaf(t, "client") // replaces the files
	if current() == first {
		t.Error("the connection uses the certificate of the start")
	}
}
