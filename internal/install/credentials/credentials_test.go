// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package credentials

import (
	"bytes"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

func ensure(t *testing.T, s manifests.Spec, current manifests.Issued, now time.Time) (manifests.Issued, []Change) {
	t.Helper()
	issued, changes, err := Ensure(s, current, Given{}, now)
	if err != nil {
		t.Fatal(err)
	}
	return issued, changes
}

// stored returns the certificates as they are read back from the Secrets that contain them.
func stored(t *testing.T, s manifests.Spec, issued manifests.Issued) manifests.Issued {
	t.Helper()
	stages, err := manifests.Render(s, issued)
	if err != nil {
		t.Fatal(err)
	}
	var secrets []corev1.Secret
	for _, stage := range stages {
		for _, o := range stage.Objects {
			if secret, ok := o.(*corev1.Secret); ok {
				secrets = append(secrets, *secret)
			}
		}
	}
	return FromSecrets(secrets)
}

func TestEnsure_keepsValidCertificates(t *testing.T) {
	t.Parallel()
	s, now := manifests.Spec{}.Complete(), time.Now()
	first, changes := ensure(t, s, manifests.Issued{}, now)
	if want := len(s.RequiredCertificates()) + len(manifests.Authorities()) + 1; len(changes) != want {
		t.Errorf("%d certificates were issued, want %d", len(changes), want)
	}
	second, changes := ensure(t, s, stored(t, s, first), now.Add(24*time.Hour))
	if len(changes) > 0 {
		t.Errorf("the second run issued %v", changes)
	}
	if diff := cmp.Diff(first.Authorities, second.Authorities); diff != "" {
		t.Errorf("the CAs changed:\n%s", diff)
	}
}

// A day before they expire, all certificates are issued again by the same CAs.
func TestEnsure_renewsBeforeExpiry(t *testing.T) {
	t.Parallel()
	s, now := manifests.Spec{}.Complete(), time.Now()
	first, _ := ensure(t, s, manifests.Issued{}, now)
	later := now.Add(364 * 24 * time.Hour)
	second, changes := ensure(t, s, stored(t, s, first), later)
	if want := len(s.RequiredCertificates()); len(changes) != want {
		t.Errorf("%d certificates were issued, want %d: %v", len(changes), want, changes)
	}
	if diff := cmp.Diff(first.Authorities, second.Authorities); diff != "" {
		t.Errorf("the CAs changed:\n%s", diff)
	}
	if !bytes.Equal(first.ServiceAccounts.Key, second.ServiceAccounts.Key) {
		t.Error("the key of service account tokens changed")
	}
	for name, pair := range second.Certificates {
		if _, end, err := pki.Validity(pair.Cert); err != nil || end.Before(later.Add(300*24*time.Hour)) {
			t.Errorf("%s expires at %v, %v", name, end, err)
		}
	}
}

func TestEnsure_issuesChangedNames(t *testing.T) {
	t.Parallel()
	s, now := manifests.Spec{}.Complete(), time.Now()
	first, _ := ensure(t, s, manifests.Issued{}, now)
	s.Certificates.Names = []string{"karmada.example.org", "10.0.0.1"}
	_, changes := ensure(t, s, first, now)
	if len(changes) != 1 || changes[0].Secret != "karmada-apiserver-cert" {
		t.Errorf("changes = %v, want karmada-apiserver-cert only", changes)
	}
}

// A new CA would invalidate the credentials of every client: a damaged one is an error.
func TestEnsure_keepsDamagedAuthority(t *testing.T) {
	t.Parallel()
	s, now := manifests.Spec{}.Complete(), time.Now()
	first, _ := ensure(t, s, manifests.Issued{}, now)
	first.Authorities[manifests.CA] = manifests.Pair{Cert: first.Authorities[manifests.CA].Cert, Key: []byte("damaged")}
	if _, _, err := Ensure(s, first, Given{}, now); err == nil {
		t.Error("no error for a damaged CA")
	}
	if _, _, err := Ensure(s, stored(t, s, mustIssue(t, s, now)), Given{}, now.Add(11*365*24*time.Hour)); err == nil {
		t.Error("no error for an expired CA")
	}
}

func mustIssue(t *testing.T, s manifests.Spec, now time.Time) manifests.Issued {
	t.Helper()
	issued, _ := ensure(t, s, manifests.Issued{}, now)
	return issued
}

// New CAs would invalidate all credentials.
func TestEnsure_refusesLostAuthorities(t *testing.T) {
	t.Parallel()
	s, now := manifests.Spec{}.Complete(), time.Now()
	first, _ := ensure(t, s, manifests.Issued{}, now)
	lost := stored(t, s, first)
	lost.Authorities = nil
	if _, _, err := Ensure(s, lost, Given{}, now); err == nil || !strings.Contains(err.Error(), manifests.AuthoritiesSecret) {
		t.Errorf("Ensure = %v, want an error about the Secret", err)
	}
}

func TestEnsure_givenAuthority(t *testing.T) {
	t.Parallel()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "company"}, NotBefore: now.Add(-time.Hour),
		NotAfter: now.Add(30 * 24 * time.Hour), IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	given := Given{CA: pki.KeyPair{
		Cert: pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}),
		Key:  pem.EncodeToMemory(&pem.Block{Type: "RSA PRIVATE KEY", Bytes: x509.MarshalPKCS1PrivateKey(key)}),
	}}
	s := manifests.Spec{}.Complete()
	issued, _, err := Ensure(s, manifests.Issued{}, given, now)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(issued.Authorities[manifests.CA].Cert, given.CA.Cert) {
		t.Error("the given CA is not used")
	}
	// Certificates cannot outlive their CA, and are not issued again and again because of that.
	if _, changes := ensure(t, s, issued, now.Add(29*24*time.Hour)); len(changes) > 0 {
		t.Errorf("certificates that expire with their CA are issued again: %v", changes)
	}
}
