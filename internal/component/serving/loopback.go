// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"math/big"
	"time"

	"github.com/google/uuid"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/apiserver/pkg/server/dynamiccertificates"
	"k8s.io/apiserver/pkg/server/options"
)

// loopbackLife is the validity of the certificate for requests of a server to itself. It exists in memory only.
const loopbackLife = 10 * 365 * 24 * time.Hour

// applyLoopback configures a server to serve, and to accept its own requests with a random token. It is the same as
// SecureServingOptionsWithLoopback of Kubernetes, which generates two RSA keys for that: a tenth of the CPU time of the start.
func applyLoopback(o options.SecureServingOptions, g *genericserver.Config, now time.Time) error {
	if err := o.ApplyTo(&g.SecureServing); err != nil {
		return err
	}
	cert, key, err := loopbackCertificate(now)
	if err != nil {
		return fmt.Errorf("create the loopback certificate: %w", err)
	}
	const name = genericserver.LoopbackClientServerNameOverride
	content, err := dynamiccertificates.NewStaticSNICertKeyContent("self-signed loopback", cert, key, name)
	if err != nil {
		return fmt.Errorf("read the loopback certificate: %w", err)
	}
	g.SecureServing.SNICerts = append([]dynamiccertificates.SNICertKeyContentProvider{content}, g.SecureServing.SNICerts...)
	g.LoopbackClientConfig, err = g.SecureServing.NewLoopbackClientConfig(uuid.NewString(), cert)
	return err
}

// loopbackCertificate returns a self-signed certificate and its key as PEM.
func loopbackCertificate(now time.Time) (cert, key []byte, err error) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	const name = genericserver.LoopbackClientServerNameOverride
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), // there is no other certificate of this issuer
		Subject:      pkix.Name{CommonName: name},
		DNSNames:     []string{name},
		NotBefore:    now.Add(-time.Hour),
		NotAfter:     now.Add(loopbackLife),
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	signed, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	if err != nil {
		return nil, nil, err
	}
	encoded, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		return nil, nil, err
	}
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: signed}),
		pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: encoded}), nil
}
