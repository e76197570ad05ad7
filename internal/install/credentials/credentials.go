// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package credentials issues the certificates of a control plane in a host cluster, and reads them from its Secrets.
//
//	Secrets of the host ──► FromSecrets ──► Ensure(Spec) ──► manifests.Issued ──► manifests.Render
//	                                          └── Changes: what was issued, and why
//
// A CA is created once. A certificate is kept while it fits the Spec and has a third of its lifetime left.
package credentials

import (
	"fmt"
	"maps"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/install/pki"
)

// Change is a certificate that was issued.
type Change struct{ Secret, Reason string }

// Given holds credentials that the user provides.
type Given struct {
	// CA is the CA of the API server. Empty means one that is created.
	CA pki.KeyPair
	// ExternalEtcdCA, and ExternalEtcdClient with its key, are for an external etcd.
	ExternalEtcdCA     []byte
	ExternalEtcdClient pki.KeyPair
}

// FromSecrets returns the certificates in the Secrets of a control plane. Secrets for other purposes are ignored.
func FromSecrets(secrets []corev1.Secret) manifests.Issued {
	issued := manifests.Issued{Authorities: map[manifests.Authority]manifests.Pair{}, Certificates: map[string]manifests.Pair{}}
	for _, s := range secrets {
		switch {
		case s.Name == manifests.AuthoritiesSecret:
			for _, a := range manifests.Authorities() {
				if cert := s.Data[string(a)+".crt"]; len(cert) > 0 {
					issued.Authorities[a] = manifests.Pair{Cert: cert, Key: s.Data[string(a)+".key"]}
				}
			}
			issued.Rotation = maps.Clone(s.Data)
			maps.DeleteFunc(issued.Rotation, func(key string, _ []byte) bool {
				return key != phaseKey && !strings.HasPrefix(key, nextPrefix)
			})
		case len(s.Data["sa.key"]) > 0:
			issued.ServiceAccounts = manifests.Pair{Cert: s.Data["sa.pub"], Key: s.Data["sa.key"]}
		case len(s.Data[manifests.CertKey]) > 0:
			issued.Certificates[s.Name] = manifests.Pair{Cert: s.Data[manifests.CertKey], Key: s.Data[manifests.PrivateKey]}
		}
	}
	return issued
}

// Ensure returns all certificates that a completed Spec requires. It keeps the certificates in current that are still valid.
func Ensure(s manifests.Spec, current manifests.Issued, given Given, now time.Time) (manifests.Issued, []Change, error) {
	// The Secret with the CAs is written before all others.
	if len(current.Authorities) == 0 && len(current.Certificates) > 0 {
		return manifests.Issued{}, nil, fmt.Errorf("the Secret %s with label %s of an installed control plane is missing: restore it from a "+
			"backup; new CAs would invalidate the credentials of every client. To start with a new control plane, remove the rest of this "+
			"one first, in the way in which it was installed", manifests.AuthoritiesSecret, manifests.Bootstrapping)
	}
	issued := manifests.Issued{
		Authorities: map[manifests.Authority]manifests.Pair{}, Certificates: maps.Clone(current.Certificates), Rotation: current.Rotation,
		Accepted: map[manifests.Authority][]byte{}, Issuing: map[manifests.Authority]manifests.Pair{},
	}
	phase := Phase(current)
	if issued.Certificates == nil {
		issued.Certificates = map[string]manifests.Pair{}
	}
	var changes []Change
	signers := map[manifests.Authority]*pki.Authority{}
	for _, a := range manifests.Authorities() {
		if a == manifests.EtcdCA && s.Etcd.External != nil {
			issued.Authorities[a] = manifests.Pair{Cert: given.ExternalEtcdCA}
			if len(given.ExternalEtcdCA) == 0 {
				issued.Authorities[a] = current.Authorities[a]
			}
			continue
		}
		pair, signer, created, err := authority(a, current.Authorities[a], given, now)
		if err != nil {
			return manifests.Issued{}, nil, err
		}
		issued.Authorities[a], signers[a] = pair, signer
		if created {
			changes = append(changes, Change{manifests.AuthoritiesSecret, string(a) + ": missing"})
		}
		following := next(current, a)
		if phase == pki.Steady || len(following.Cert) == 0 {
			continue
		}
		issued.Accepted[a] = phase.Accepted(pair.Cert, following.Cert)
		if phase.NextIssues() {
			issued.Issuing[a] = following
			if signers[a], err = pki.ParseAuthority(pki.KeyPair(following), now); err != nil {
				return manifests.Issued{}, nil, fmt.Errorf("use the next CA %s of Secret %s: %w", a, manifests.AuthoritiesSecret, err)
			}
		}
	}
	if issued.ServiceAccounts = rotatedAccounts(current); len(issued.ServiceAccounts.Key) == 0 {
		keys, err := pki.NewServiceAccountKeys()
		if err != nil {
			return manifests.Issued{}, nil, err
		}
		issued.ServiceAccounts = manifests.Pair(keys)
		changes = append(changes, Change{manifests.ServiceAccountsSecret, "missing"})
	}
	lifetime := time.Duration(s.Certificates.ValidityDays) * 24 * time.Hour
	for _, c := range s.RequiredCertificates() {
		request := pki.Request{User: c.User, Groups: c.Groups, Names: c.Names, Client: c.Client, Server: c.Server, Lifetime: lifetime}
		pair, reason, err := signers[c.Authority].Ensure(pki.KeyPair(current.Certificates[c.Secret]), request, now)
		if err != nil {
			return manifests.Issued{}, nil, fmt.Errorf("certificate %s: %w", c.Secret, err)
		}
		issued.Certificates[c.Secret] = manifests.Pair(pair)
		if reason != "" {
			changes = append(changes, Change{c.Secret, reason})
		}
	}
	if s.Etcd.External != nil {
		issued.Certificates[manifests.ExternalEtcdCert] = externalClient(current, given)
	}
	return issued, changes, nil
}

// externalClient returns the client certificate of an external etcd: the given one, or the one in a Secret of a client.
func externalClient(current manifests.Issued, given Given) manifests.Pair {
	if len(given.ExternalEtcdClient.Cert) > 0 {
		return manifests.Pair(given.ExternalEtcdClient)
	}
	return current.Certificates["karmada-apiserver-etcd-client-cert"]
}

// authority returns a CA. An existing one is never replaced: that would invalidate the credentials of every client.
func authority(a manifests.Authority, current manifests.Pair, given Given, now time.Time) (manifests.Pair, *pki.Authority, bool, error) {
	pair, created := pki.KeyPair(current), false
	if len(pair.Cert) == 0 {
		created = true
		switch {
		case a == manifests.CA && len(given.CA.Cert) > 0:
			pair = given.CA
		default:
			var err error
			if pair, err = pki.NewAuthority(a.CommonName(), now); err != nil {
				return manifests.Pair{}, nil, false, err
			}
		}
	}
	signer, err := pki.ParseAuthority(pair, now)
	if err != nil {
		return manifests.Pair{}, nil, false, fmt.Errorf(
			"use CA %s of Secret %s: %w (restore the Secret from a backup; a new CA would invalidate the credentials of every client)",
			a, manifests.AuthoritiesSecret, err)
	}
	return manifests.Pair(pair), signer, created, nil
}
