// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pki makes and keeps the certificates of one embedded API server.
//
//	directory, time, names ──► Ensure ──► Bundle: files for the API server, PEM for clients, certificates for others
//	                             │
//	                             └── Renew: re-issues what has less than a third of its life left, for as long as it runs
//
// The directory holds two authorities (one for servers and clients, one for the front proxy), the leaves they signed and
// the key of the service-account tokens. Invariant: an authority is made exactly once, when the directory does not exist
// yet; whatever is damaged later is an error that names the file, for a new authority would lock out every client.
package pki

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/x509"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// How long certificates live, and the share of its life below which a leaf is renewed.
const (
	authorityLife = 10 * 365 * 24 * time.Hour
	leafLife      = 365 * 24 * time.Hour
	renewBelow    = 3 // renew when less than life/renewBelow is left
	// backdate lets a certificate made now be accepted by a clock that is a little behind.
	backdate = 5 * time.Minute
)

// Names in certificates that Kubernetes gives a meaning to.
const (
	// AdminUser is the common name of the administrator's certificate.
	AdminUser = "system:admin"
	// AdminGroup is the organization whose members may do everything.
	AdminGroup = "system:masters"
	// FrontProxyUser is the common name with which the API server speaks to the API servers behind it.
	FrontProxyUser = "front-proxy-client"
)

// Options say what the serving certificate is for.
type Options struct {
	// Names are host names and IP addresses of the server beyond localhost, its loopback addresses and the names of the
	// kubernetes Service. Adding one re-issues the certificate at the next Ensure; removing one does nothing.
	Names []string
	// ClusterDomain is the domain of Services; empty means cluster.local.
	ClusterDomain string
}

// Pair is a certificate and its private key, as files.
type Pair struct{ CertFile, KeyFile string }

// Bundle is a directory of certificates that has been checked. Its methods are safe for concurrent use.
type Bundle struct {
	dir         string
	ca, front   *authority
	leaves      []leaf
	serviceKeys Pair

	mu sync.Mutex // serialises re-issuing
}

// leaf is a certificate that is renewed automatically.
type leaf struct {
	name  string
	by    *authority
	usage []x509.ExtKeyUsage
	user  string
	group string
	names []string
}

const (
	caName         = "ca"
	frontCAName    = "front-proxy-ca"
	servingName    = "apiserver"
	adminName      = "admin"
	frontProxyName = "front-proxy-client"
	serviceKey     = "sa.key"
	servicePublic  = "sa.pub"
)

// Ensure returns the certificates in dir. A directory that does not exist, or is empty, is made whole or not at all; in
// one that exists, leaves that are missing, that lack a name or that have less than a third of their life left at now are
// issued anew with the same key. The error names the file that is damaged, does not match or cannot be written.
func Ensure(dir string, now time.Time, o Options) (*Bundle, error) {
	fresh, err := absentOrEmpty(dir)
	if err != nil {
		return nil, err
	}
	if fresh {
		if err := create(dir, now, o); err != nil {
			return nil, fmt.Errorf("making certificates in %s: %w", dir, err)
		}
	}
	b, err := load(dir, now, o)
	if err != nil {
		return nil, err
	}
	if _, err := b.RenewDue(now); err != nil {
		return nil, err
	}
	return b, nil
}

func absentOrEmpty(dir string) (bool, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return true, nil
	case err != nil:
		return false, fmt.Errorf("reading the directory of certificates: %w", err)
	}
	return len(entries) == 0, nil
}

// create fills a sibling directory and renames it into place, so that a crash leaves either nothing or everything.
func create(dir string, now time.Time, o Options) error {
	parent := filepath.Dir(dir)
	if err := os.MkdirAll(parent, 0o700); err != nil {
		return err
	}
	pattern := "." + filepath.Base(dir) + ".new-"
	if left, err := filepath.Glob(filepath.Join(parent, pattern+"*")); err == nil {
		for _, l := range left {
			if err := os.RemoveAll(l); err != nil {
				return err
			}
		}
	}
	draft, err := os.MkdirTemp(parent, pattern)
	if err != nil {
		return err
	}
	defer os.RemoveAll(draft) //nolint:errcheck // gone already when all went well

	for _, name := range []string{caName, frontCAName} {
		if err := createAuthority(draft, name, now); err != nil {
			return err
		}
	}
	if err := createServiceKeys(draft); err != nil {
		return err
	}
	b, err := load(draft, now, o)
	if err != nil {
		return err
	}
	if _, err := b.RenewDue(now); err != nil {
		return err
	}
	return os.Rename(draft, dir)
}

func load(dir string, now time.Time, o Options) (*Bundle, error) {
	b := &Bundle{dir: dir, serviceKeys: Pair{CertFile: filepath.Join(dir, servicePublic), KeyFile: filepath.Join(dir, serviceKey)}}
	var err error
	if b.ca, err = loadAuthority(b.pair(caName), now); err != nil {
		return nil, err
	}
	if b.front, err = loadAuthority(b.pair(frontCAName), now); err != nil {
		return nil, err
	}
	if err := checkServiceKeys(b.serviceKeys); err != nil {
		return nil, err
	}
	b.leaves = []leaf{
		{name: servingName, by: b.ca, usage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}, user: "kube-apiserver", names: servingNames(o)},
		{name: adminName, by: b.ca, usage: clientUsage, user: AdminUser, group: AdminGroup},
		{name: frontProxyName, by: b.front, usage: clientUsage, user: FrontProxyUser},
	}
	return b, nil
}

func servingNames(o Options) []string {
	domain := o.ClusterDomain
	if domain == "" {
		domain = "cluster.local"
	}
	names := []string{
		"localhost", "127.0.0.1", "::1",
		"kubernetes", "kubernetes.default", "kubernetes.default.svc", "kubernetes.default.svc." + domain,
	}
	for _, n := range o.Names {
		if ip := net.ParseIP(n); ip != nil {
			n = ip.String()
		}
		if n != "" && !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return names
}

func (b *Bundle) pair(name string) Pair {
	return Pair{CertFile: filepath.Join(b.dir, name+".crt"), KeyFile: filepath.Join(b.dir, name+".key")}
}

// CA is the authority of the API server and of its clients.
func (b *Bundle) CA() Pair { return b.pair(caName) }

// Serving is what the API server shows to its clients.
func (b *Bundle) Serving() Pair { return b.pair(servingName) }

// Admin is the client certificate of a user who may do everything.
func (b *Bundle) Admin() Pair { return b.pair(adminName) }

// FrontProxyCA is the authority of FrontProxy alone.
func (b *Bundle) FrontProxyCA() Pair { return b.pair(frontCAName) }

// FrontProxy is the client certificate with which the API server speaks to API servers behind it.
func (b *Bundle) FrontProxy() Pair { return b.pair(frontProxyName) }

// ServiceAccountKeys are the public (CertFile) and private key of service-account tokens.
func (b *Bundle) ServiceAccountKeys() Pair { return b.serviceKeys }

// CAPEM is the certificate of CA.
func (b *Bundle) CAPEM() []byte { return bytes.Clone(b.ca.certPEM) }

// FrontProxyCAPEM is the certificate of FrontProxyCA.
func (b *Bundle) FrontProxyCAPEM() []byte { return bytes.Clone(b.front.certPEM) }

// CACertificate is the certificate of CA.
func (b *Bundle) CACertificate() *x509.Certificate { return b.ca.cert }

// FrontProxyCACertificate is the certificate of FrontProxyCA.
func (b *Bundle) FrontProxyCACertificate() *x509.Certificate { return b.front.cert }

// AdminPEM is the administrator's present certificate and key.
func (b *Bundle) AdminPEM() (cert, key []byte, err error) {
	p := b.Admin()
	if cert, err = os.ReadFile(p.CertFile); err != nil {
		return nil, nil, fmt.Errorf("reading the administrator's certificate: %w", err)
	}
	if key, err = os.ReadFile(p.KeyFile); err != nil {
		return nil, nil, fmt.Errorf("reading the administrator's key: %w", err)
	}
	return cert, key, nil
}

// IssueClient makes a client certificate of one year, with a new key, for a user and its groups. Nothing is written.
func (b *Bundle) IssueClient(now time.Time, user string, groups ...string) (cert, key []byte, err error) {
	return b.issue(now, subject{user: user, groups: groups, usage: clientUsage})
}

// IssueServing makes a serving certificate of one year, with a new key, for host names and IP addresses. Nothing is
// written.
func (b *Bundle) IssueServing(now time.Time, name string, hosts ...string) (cert, key []byte, err error) {
	return b.issue(now, subject{user: name, names: hosts, usage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}})
}

func (b *Bundle) issue(now time.Time, s subject) (cert, key []byte, err error) {
	private, err := newKey()
	if err != nil {
		return nil, nil, err
	}
	der, err := b.ca.sign(s, private.Public().(*ecdsa.PublicKey), now)
	if err != nil {
		return nil, nil, fmt.Errorf("issuing a certificate for %s: %w", s.user, err)
	}
	keyPEM, err := encodeKey(private)
	if err != nil {
		return nil, nil, err
	}
	return encodeCert(der), keyPEM, nil
}

// Expiry is when one certificate ends.
type Expiry struct {
	// Name is the file without its ending, such as "apiserver".
	Name string
	File string
	// NotAfter is the last instant at which it is valid.
	NotAfter time.Time
	// Authority says that it is not renewed automatically.
	Authority bool
}

// Expiry lists the certificates, the first to end first.
func (b *Bundle) Expiry() ([]Expiry, error) {
	list := []Expiry{
		{Name: caName, File: b.CA().CertFile, NotAfter: b.ca.cert.NotAfter, Authority: true},
		{Name: frontCAName, File: b.FrontProxyCA().CertFile, NotAfter: b.front.cert.NotAfter, Authority: true},
	}
	for _, l := range b.leaves {
		file := b.pair(l.name).CertFile
		cert, err := readCert(file)
		if err != nil {
			return nil, err
		}
		list = append(list, Expiry{Name: l.name, File: file, NotAfter: cert.NotAfter})
	}
	slices.SortStableFunc(list, func(a, b Expiry) int { return a.NotAfter.Compare(b.NotAfter) })
	return list, nil
}
