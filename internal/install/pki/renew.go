// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pki

import (
	"context"
	"crypto/ecdsa"
	"crypto/x509"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"slices"
	"time"

	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/machinery/atomicfile"
)

// renewInterval is the interval at which Renew checks the certificates. Renewal starts months before the expiration, so a
// failure such as a full disk can be fixed in time.
const renewInterval = time.Hour

// Renew re-issues leaves before they expire, until ctx ends; then it returns nil. Failures are logged and retried. After each
// renewal it calls renewed, if not nil, with the names of the certificates, so that the caller can update copies such as
// kubeconfigs. The API server reloads its own files.
func (b *Bundle) Renew(ctx context.Context, c clock.WithTicker, renewed func(names []string)) error {
	ticker := c.NewTicker(renewInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C():
		}
		names, err := b.RenewDue(c.Now())
		if err != nil {
			log.FromContext(ctx).Error(err, "Failed to renew certificates; retrying", "after", renewInterval.String())
		}
		if len(names) == 0 {
			continue
		}
		log.FromContext(ctx).Info("Renewed certificates", "certificates", names)
		if renewed != nil {
			renewed(names)
		}
	}
}

// RenewDue re-issues every leaf that is missing, lacks a name or has less than a third of its lifetime left at now. Its key stays.
// It returns the names of the re-issued leaves and the joined errors of the others.
func (b *Bundle) RenewDue(now time.Time) ([]string, error) { return b.renewLeaves(now, false) }

// RenewAll is like RenewDue, and also re-issues leaves that have more of their lifetime left.
func (b *Bundle) RenewAll(now time.Time) ([]string, error) { return b.renewLeaves(now, true) }

func (b *Bundle) renewLeaves(now time.Time, all bool) ([]string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var names []string
	var errs []error
	for _, l := range b.leaves {
		written, err := b.renew(l, now, all)
		if err != nil {
			errs = append(errs, err)
		}
		if written {
			names = append(names, l.name)
		}
	}
	return names, errors.Join(errs...)
}

// renew re-issues a leaf if it must be renewed or all is set. The key is written first and only once. After a crash between the two
// writes, the next run issues the missing certificate, and a renewal replaces only one file.
func (b *Bundle) renew(l leaf, now time.Time, all bool) (bool, error) {
	p := b.pair(l.name)
	cert, err := readCert(p.CertFile)
	missing := errors.Is(err, fs.ErrNotExist)
	if err != nil && !missing {
		return false, fmt.Errorf("%w (delete it to re-create it)", err)
	}
	key, err := b.leafKey(p, missing)
	if err != nil {
		return false, err
	}
	if !missing {
		switch {
		case !key.PublicKey.Equal(cert.PublicKey):
			return false, fmt.Errorf("%s does not match %s (delete both to re-create them)", p.KeyFile, p.CertFile)
		case cert.CheckSignatureFrom(l.by.cert) != nil:
			if !b.phase.NextIssues() {
				return false, fmt.Errorf("%s was signed by another CA (delete it to re-create it)", p.CertFile)
			}
		case !all && !l.due(cert, now):
			return false, nil
		}
	}
	s := subject{user: l.user, groups: l.groups(), names: l.names, usage: l.usage}
	if cert != nil {
		s.names = append(slices.Clip(s.names), missingFrom(s.names, cert)...)
	}
	der, err := l.by.sign(s, &key.PublicKey, now)
	if err != nil {
		return false, fmt.Errorf("issue %s: %w", p.CertFile, err)
	}
	if err := atomicfile.Write(p.CertFile, encodeCert(der), publicMode); err != nil {
		return false, err
	}
	return true, nil
}

func (b *Bundle) leafKey(p Pair, mayCreate bool) (*ecdsa.PrivateKey, error) {
	key, err := readKey(p.KeyFile)
	if err == nil {
		return key, nil
	}
	if !mayCreate || !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w (delete it and %s to re-create them)", err, p.CertFile)
	}
	if key, err = newKey(); err != nil {
		return nil, err
	}
	data, err := encodeKey(key)
	if err != nil {
		return nil, err
	}
	return key, atomicfile.Write(p.KeyFile, data, privateMode)
}

// due reports whether a certificate must be re-issued. It has another subject, lacks a name, or less than a third of its lifetime is left
// and it does not expire together with its CA.
func (l leaf) due(cert *x509.Certificate, now time.Time) bool {
	if cert.Subject.CommonName != l.user || !slices.Equal(cert.Subject.Organization, l.groups()) {
		return true
	}
	for _, n := range l.names {
		if cert.VerifyHostname(n) != nil {
			return true
		}
	}
	if !cert.NotAfter.Before(l.by.cert.NotAfter) {
		return false
	}
	return cert.NotAfter.Sub(now) < cert.NotAfter.Sub(cert.NotBefore)/renewBelow
}

func (l leaf) groups() []string {
	if l.group == "" {
		return nil
	}
	return []string{l.group}
}

// missingFrom returns the names in cert that are no longer wanted. They are kept, because clients may use them.
func missingFrom(wanted []string, cert *x509.Certificate) []string {
	has := map[string]bool{}
	for _, n := range wanted {
		has[n] = true
	}
	var extra []string
	for _, n := range append(append([]string{}, cert.DNSNames...), addresses(cert.IPAddresses)...) {
		if !has[n] {
			extra = append(extra, n)
		}
	}
	return extra
}

func addresses(ips []net.IP) []string {
	list := make([]string, 0, len(ips))
	for _, ip := range ips {
		list = append(list, ip.String())
	}
	return list
}
