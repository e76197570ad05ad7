// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

const (
	privateMode fs.FileMode = 0o600
	publicMode  fs.FileMode = 0o644
)

var clientUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}

// authority is a CA certificate with its key.
type authority struct {
	cert    *x509.Certificate
	certPEM []byte
	key     crypto.Signer
}

// subject is the subject of a leaf certificate.
type subject struct {
	user   string
	groups []string
	names  []string
	usage  []x509.ExtKeyUsage
	// lifetime is the lifetime of the certificate; 0 means leafLife.
	lifetime time.Duration
}

func createAuthority(dir, name string, now time.Time) error {
	pair, err := NewAuthority("karmada-"+name, now)
	if err != nil {
		return err
	}
	if err := atomicfile.Write(filepath.Join(dir, name+".key"), pair.Key, privateMode); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, name+".crt"), pair.Cert, publicMode)
}

// selfSign returns the certificate of a CA.
func selfSign(name string, key crypto.Signer, now time.Time) ([]byte, error) {
	serial, err := newSerial()
	if err != nil {
		return nil, err
	}
	template := &x509.Certificate{
		SerialNumber:          serial,
		Subject:               pkix.Name{CommonName: name},
		NotBefore:             now.Add(-backdate).UTC(),
		NotAfter:              now.Add(authorityLife).UTC(),
		KeyUsage:              x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		BasicConstraintsValid: true,
		IsCA:                  true,
	}
	return x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
}

func loadAuthority(p Pair, now time.Time) (*authority, error) {
	cert, err := readCert(p.CertFile)
	if err != nil {
		return nil, withAdvice(err)
	}
	key, err := readKey(p.KeyFile)
	if err != nil {
		return nil, withAdvice(err)
	}
	switch {
	case !cert.IsCA:
		return nil, withAdvice(fmt.Errorf("%s is not a CA certificate", p.CertFile))
	case !key.PublicKey.Equal(cert.PublicKey):
		return nil, withAdvice(fmt.Errorf("%s does not match %s", p.KeyFile, p.CertFile))
	case now.After(cert.NotAfter):
		return nil, fmt.Errorf("CA certificate %s expired on %s; CA certificates are not renewed automatically: "+
			"move the directory away, start again and distribute new kubeconfigs", p.CertFile, cert.NotAfter.Format(time.DateOnly))
	}
	return &authority{cert: cert, certPEM: encodeCert(cert.Raw), key: key}, nil
}

// withAdvice adds how to recover from a CA certificate that cannot be used.
func withAdvice(err error) error {
	return fmt.Errorf(
		"%w (restore it from a backup; or move its directory away to create new certificates, which every client then needs)", err)
}

func (a *authority) sign(s subject, public *ecdsa.PublicKey, now time.Time) ([]byte, error) {
	serial, err := newSerial()
	if err != nil {
		return nil, err
	}
	lifetime := leafLife
	if s.lifetime > 0 {
		lifetime = s.lifetime
	}
	end := now.Add(lifetime)
	if end.After(a.cert.NotAfter) {
		end = a.cert.NotAfter
	}
	template := &x509.Certificate{
		SerialNumber:          serial,
		Subject:               pkix.Name{CommonName: s.user, Organization: s.groups},
		NotBefore:             now.Add(-backdate).UTC(),
		NotAfter:              end.UTC(),
		KeyUsage:              x509.KeyUsageDigitalSignature,
		ExtKeyUsage:           s.usage,
		BasicConstraintsValid: true,
	}
	for _, n := range s.names {
		if ip := net.ParseIP(n); ip != nil {
			template.IPAddresses = append(template.IPAddresses, ip)
		} else {
			template.DNSNames = append(template.DNSNames, n)
		}
	}
	return x509.CreateCertificate(rand.Reader, template, a.cert, public, a.key)
}

func createServiceKeys(dir string) error {
	pair, err := NewServiceAccountKeys()
	if err != nil {
		return err
	}
	if err := atomicfile.Write(filepath.Join(dir, serviceKey), pair.Key, privateMode); err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, servicePublic), pair.Cert, publicMode)
}

func checkServiceKeys(p Pair) error {
	const advice = "%w (restore it from a backup: without it, issued tokens are invalid)"
	key, err := readKey(p.KeyFile)
	if err != nil {
		return fmt.Errorf(advice, err)
	}
	block, err := readPEM(p.CertFile, "PUBLIC KEY")
	if err != nil {
		return fmt.Errorf(advice, err)
	}
	public, err := x509.ParsePKIXPublicKey(block)
	if err != nil {
		return fmt.Errorf(advice, fmt.Errorf("read %s: %w", p.CertFile, err))
	}
	if !key.PublicKey.Equal(public) {
		return fmt.Errorf(advice, fmt.Errorf("%s does not match %s", p.KeyFile, p.CertFile))
	}
	return nil
}

func newKey() (*ecdsa.PrivateKey, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, fmt.Errorf("create a private key: %w", err)
	}
	return key, nil
}

func newSerial() (*big.Int, error) {
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 126))
	if err != nil {
		return nil, fmt.Errorf("create a serial number: %w", err)
	}
	return serial.Add(serial, big.NewInt(1)), nil
}

func encodeCert(der []byte) []byte {
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
}

// encodeKey returns the PEM form that all versions of client-go can read.
func encodeKey(key *ecdsa.PrivateKey) ([]byte, error) {
	der, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		return nil, fmt.Errorf("encode a private key: %w", err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: der}), nil
}

func readPEM(file, kind string) ([]byte, error) {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s is missing: %w", file, err)
	}
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	block, _ := pem.Decode(data)
	if block == nil || block.Type != kind {
		return nil, fmt.Errorf("%s is damaged: it contains no %s", file, kind)
	}
	return block.Bytes, nil
}

func readCert(file string) (*x509.Certificate, error) {
	der, err := readPEM(file, "CERTIFICATE")
	if err != nil {
		return nil, err
	}
	cert, err := x509.ParseCertificate(der)
	if err != nil {
		return nil, fmt.Errorf("%s is damaged: %w", file, err)
	}
	return cert, nil
}

// readKey reads a private key, and makes the file private if a copy or a restore has changed its mode.
func readKey(file string) (*ecdsa.PrivateKey, error) {
	der, err := readPEM(file, "EC PRIVATE KEY")
	if err != nil {
		return nil, err
	}
	key, err := x509.ParseECPrivateKey(der)
	if err != nil {
		return nil, fmt.Errorf("%s is damaged: %w", file, err)
	}
	info, err := os.Stat(file)
	if err == nil && info.Mode().Perm()&^privateMode != 0 {
		err = os.Chmod(file, privateMode)
	}
	if err != nil {
		return nil, fmt.Errorf("set the mode of %s: %w", file, err)
	}
	return key, nil
}
