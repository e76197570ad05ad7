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
)

// renewEvery is how often Renew looks. It is far shorter than any life left at renewal, so a failure (a full disk) has
// months to be noticed and mended.
const renewEvery = time.Hour

// Renew re-issues leaves as they near their end, until ctx ends; it returns nil then. Failures are logged and tried
// again. After every renewal it calls renewed, if any, with the names of the files, without the ending: what was copied
// into kubeconfigs is to be written again. The API server reads its own files again by itself.
func (b *Bundle) Renew(ctx context.Context, c clock.WithTicker, renewed func(names []string)) error {
	ticker := c.NewTicker(renewEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C():
		}
		names, err := b.RenewDue(c.Now())
		if err != nil {
			log.FromContext(ctx).Error(err, "Could not renew certificates, trying again", "after", renewEvery.String())
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

// RenewDue re-issues every leaf that is missing, lacks a name or has less than a third of its life left at now, keeping
// its key, and returns the names of those it wrote. It goes on after an error; the errors are joined.
func (b *Bundle) RenewDue(now time.Time) ([]string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var names []string
	var errs []error
	for _, l := range b.leaves {
		written, err := b.renew(l, now)
		if err != nil {
			errs = append(errs, err)
		}
		if written {
			names = append(names, l.name)
		}
	}
	return names, errors.Join(errs...)
}

// renew writes the key first and only once: a crash between the two writes leaves a key without certificate, which the
// next run completes, and a renewal replaces one file only.
func (b *Bundle) renew(l leaf, now time.Time) (bool, error) {
	p := b.pair(l.name)
	cert, err := readCert(p.CertFile)
	missing := errors.Is(err, fs.ErrNotExist)
	if err != nil && !missing {
		return false, fmt.Errorf("%w (delete it to have it made again)", err)
	}
	key, err := b.leafKey(p, missing)
	if err != nil {
		return false, err
	}
	if !missing {
		switch {
		case !key.PublicKey.Equal(cert.PublicKey):
			return false, fmt.Errorf("%s does not belong to %s (delete both to have them made again)", p.KeyFile, p.CertFile)
		case cert.CheckSignatureFrom(l.by.cert) != nil:
			return false, fmt.Errorf("%s was signed by another authority than the one beside it (delete it to have it made again)", p.CertFile)
		case !l.due(cert, now):
			return false, nil
		}
	}
	s := subject{user: l.user, names: l.names, usage: l.usage}
	if l.group != "" {
		s.groups = []string{l.group}
	}
	if cert != nil {
		s.names = append(slices.Clip(s.names), missingFrom(s.names, cert)...)
	}
	der, err := l.by.sign(s, &key.PublicKey, now)
	if err != nil {
		return false, fmt.Errorf("issuing %s: %w", p.CertFile, err)
	}
	if err := writeFile(p.CertFile, encodeCert(der), publicMode); err != nil {
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
		return nil, fmt.Errorf("%w (delete it and %s to have them made again)", err, p.CertFile)
	}
	if key, err = newKey(); err != nil {
		return nil, err
	}
	data, err := encodeKey(key)
	if err != nil {
		return nil, err
	}
	return key, writeFile(p.KeyFile, data, privateMode)
}

// due says whether a certificate is to be issued anew: a third of its life or less is left, unless the authority's own
// end is why, or a name is wanted that it does not carry.
func (l leaf) due(cert *x509.Certificate, now time.Time) bool {
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

// missingFrom lists the names that a certificate carries beyond those wanted: they stay, for a client may use them.
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
