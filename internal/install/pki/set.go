// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"slices"
	"time"
)

// KeyPair is a certificate and its private key, PEM-encoded. Both are empty if there is none.
type KeyPair struct{ Cert, Key []byte }

// Authority is a CA in memory. Its methods are safe for concurrent use.
type Authority struct{ authority *authority }

// Request describes a certificate to issue.
type Request struct {
	User           string
	Groups, Names  []string
	Client, Server bool
	// Lifetime is limited to the lifetime of the CA. 0 means one year.
	Lifetime time.Duration
}

// NewAuthority creates a CA that is valid for ten years.
func NewAuthority(name string, now time.Time) (KeyPair, error) {
	key, err := newKey()
	if err != nil {
		return KeyPair{}, err
	}
	der, err := selfSign(name, key, now)
	if err != nil {
		return KeyPair{}, fmt.Errorf("sign the certificate of authority %s: %w", name, err)
	}
	keyPEM, err := encodeKey(key)
	return KeyPair{Cert: encodeCert(der), Key: keyPEM}, err
}

// ParseAuthority returns the CA of a certificate and its key, of any algorithm. It returns an error if it cannot sign at now.
func ParseAuthority(pair KeyPair, now time.Time) (*Authority, error) {
	loaded, err := tls.X509KeyPair(pair.Cert, pair.Key)
	if err != nil {
		return nil, err
	}
	signer, ok := loaded.PrivateKey.(crypto.Signer)
	switch {
	case !ok:
		return nil, errors.New("the key cannot sign")
	case !loaded.Leaf.IsCA:
		return nil, errors.New("it is not a CA certificate")
	case now.After(loaded.Leaf.NotAfter):
		return nil, fmt.Errorf("it expired on %s", loaded.Leaf.NotAfter.Format(time.DateOnly))
	}
	return &Authority{&authority{cert: loaded.Leaf, certPEM: pair.Cert, key: signer}}, nil
}

// NotAfter returns the end of the validity of the CA.
func (a *Authority) NotAfter() time.Time { return a.authority.cert.NotAfter }

// Ensure returns a certificate for a request: current if it still holds, otherwise a new one with a new key. The reason to issue a
// new one is "" if current was kept.
func (a *Authority) Ensure(current KeyPair, r Request, now time.Time) (pair KeyPair, reason string, err error) {
	if reason = a.Outdated(current, r, now); reason == "" {
		return current, "", nil
	}
	key, err := newKey()
	if err != nil {
		return KeyPair{}, "", err
	}
	s := subject{user: r.User, groups: r.Groups, names: r.Names, lifetime: r.Lifetime}
	if r.Server {
		s.usage = append(s.usage, x509.ExtKeyUsageServerAuth)
	}
	if r.Client {
		s.usage = append(s.usage, x509.ExtKeyUsageClientAuth)
	}
	der, err := a.authority.sign(s, key.Public().(*ecdsa.PublicKey), now)
	if err != nil {
		return KeyPair{}, "", fmt.Errorf("issue a certificate for %s: %w", r.User, err)
	}
	keyPEM, err := encodeKey(key)
	return KeyPair{Cert: encodeCert(der), Key: keyPEM}, reason, err
}

// Outdated returns the reason why a certificate must be issued again, or "". A certificate that expires with its CA may have less
// than a third of its lifetime left.
func (a *Authority) Outdated(current KeyPair, r Request, now time.Time) string {
	if len(current.Cert) == 0 || len(current.Key) == 0 {
		return "missing"
	}
	loaded, err := tls.X509KeyPair(current.Cert, current.Key)
	if err != nil {
		return "damaged"
	}
	cert := loaded.Leaf
	switch {
	case cert.CheckSignatureFrom(a.authority.cert) != nil:
		return "signed by another CA"
	case cert.Subject.CommonName != r.User:
		return "issued for " + cert.Subject.CommonName
	case !sameGroups(cert.Subject.Organization, r.Groups):
		return "issued for other groups"
	}
	for _, n := range r.Names {
		if !hasName(cert, n) {
			return "lacks the name " + n
		}
	}
	if !cert.NotAfter.Before(a.authority.cert.NotAfter) {
		return ""
	}
	if cert.NotAfter.Sub(now) < cert.NotAfter.Sub(cert.NotBefore)/renewBelow {
		return "expires on " + cert.NotAfter.Format(time.DateOnly)
	}
	return ""
}

func sameGroups(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	has := map[string]bool{}
	for _, g := range a {
		has[g] = true
	}
	for _, g := range b {
		if !has[g] {
			return false
		}
	}
	return true
}

// hasName reports whether a certificate contains a name literally, or matches it.
func hasName(cert *x509.Certificate, name string) bool {
	if slices.Contains(cert.DNSNames, name) {
		return true
	}
	return cert.VerifyHostname(name) == nil
}

// NewServiceAccountKeys creates the key of service account tokens: the public key is in Cert.
func NewServiceAccountKeys() (KeyPair, error) {
	key, err := newKey()
	if err != nil {
		return KeyPair{}, err
	}
	keyPEM, err := encodeKey(key)
	if err != nil {
		return KeyPair{}, err
	}
	public, err := x509.MarshalPKIXPublicKey(key.Public())
	if err != nil {
		return KeyPair{}, fmt.Errorf("encode the service account key: %w", err)
	}
	return KeyPair{Cert: pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: public}), Key: keyPEM}, nil
}

// Validity returns the period in which a certificate is valid.
func Validity(certPEM []byte) (from, to time.Time, err error) {
	block, _ := pem.Decode(certPEM)
	if block == nil || block.Type != "CERTIFICATE" {
		return from, to, errors.New("it contains no certificate")
	}
	cert, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return from, to, err
	}
	return cert.NotBefore, cert.NotAfter, nil
}
