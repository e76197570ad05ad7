// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"os"
	"path/filepath"
	"testing"

	"k8s.io/client-go/util/cert"
)

// A certificate is loaded again when its files change. While they do not fit, the certificate before is served.
func TestCertificate(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "tls.crt"), filepath.Join(dir, "tls.key")
	write := func(path string, data []byte) {
		t.Helper()
		// Another file takes the place, as with mounted Secrets.
		if err := os.WriteFile(path+".new", data, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(path+".new", path); err != nil {
			t.Fatal(err)
		}
	}
	issue := func(name string) (certificate, key []byte) {
		t.Helper()
		certificate, key, err := cert.GenerateSelfSignedCertKey(name, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		return certificate, key
	}
	if _, err := LoadCertificate(certFile, keyFile); err == nil {
		t.Error("no error for a missing file")
	}
	certificate, key := issue("first")
	write(certFile, certificate)
	write(keyFile, key)
	c, err := LoadCertificate(certFile, keyFile)
	if err != nil {
		t.Fatal(err)
	}
	served := func(want string) {
		t.Helper()
		pair, err := c.GetCertificate(nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := pair.Leaf.VerifyHostname(want); err != nil {
			t.Error(err)
		}
	}
	served("first")
	certificate, key = issue("the-second-one")
	write(certFile, certificate)
	served("first")
	write(keyFile, key)
	served("the-second-one")
	if err := os.Remove(keyFile); err != nil {
		t.Fatal(err)
	}
	served("the-second-one")
	write(keyFile, key)
	served("the-second-one")
}
