// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"crypto/x509"
	"encoding/pem"
	"errors"
	"time"
)

// State is the state of a certificate at a time.
type State string

// States of a certificate.
const (
	Valid State = "Valid"
	// Due means that less than a third of the lifetime is left: the next renewal issues the certificate again.
	Due         State = "Due"
	Expired     State = "Expired"
	NotYetValid State = "NotYetValid"
)

// Details describes a certificate.
type Details struct {
	Subject   string    `json:"subject"`
	Issuer    string    `json:"issuer"`
	Names     []string  `json:"names,omitempty"`
	NotBefore time.Time `json:"notBefore"`
	NotAfter  time.Time `json:"notAfter"`
	// Authority is set for a CA, which is never renewed.
	Authority bool `json:"authority,omitempty"`
}

// Describe returns the details of the first certificate in PEM-encoded data.
func Describe(data []byte) (Details, error) {
	block, _ := pem.Decode(data)
	if block == nil || block.Type != "CERTIFICATE" {
		return Details{}, errors.New("it contains no certificate")
	}
	cert, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return Details{}, err
	}
	return Details{
		Subject: cert.Subject.String(), Issuer: cert.Issuer.String(), NotBefore: cert.NotBefore, NotAfter: cert.NotAfter, Authority: cert.IsCA,
		Names: append(append([]string{}, cert.DNSNames...), addresses(cert.IPAddresses)...),
	}, nil
}

// State returns the state at now.
func (d Details) State(now time.Time) State {
	switch {
	case now.Before(d.NotBefore):
		return NotYetValid
	case now.After(d.NotAfter):
		return Expired
	case d.NotAfter.Sub(now) < d.NotAfter.Sub(d.NotBefore)/renewBelow:
		return Due
	}
	return Valid
}
