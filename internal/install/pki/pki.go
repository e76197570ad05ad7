// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pki creates and renews the certificates of one embedded API server.
//
//	directory, time, names ──► Ensure ──► Bundle: files for the API server, PEM for clients, certificates for others
//	                             │
//	                             └── Renew: re-issues certificates with less than a third of their lifetime left
//
// The directory contains two CAs, one for servers and clients and one for the front proxy. It also contains the leaf certificates
// and the key of service account tokens. Invariant: a CA is created exactly once, when the directory does not exist. A file that is
// damaged later is an error that names the file, because a new CA would invalidate the credentials of every client.
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

	"karmada.io/karmada/internal/names"
)

// Lifetimes of certificates.
const (
	authorityLife = 10 * 365 * 24 * time.Hour
	leafLife      = 365 * 24 * time.Hour
	renewBelow    = 3 // a leaf is renewed when less than lifetime/renewBelow is left
	// backdate tolerates clocks that are slow.
	backdate = 5 * time.Minute
)

// Names in certificates with a meaning in Kubernetes.
const (
	// AdminUser is the common name of the certificate with all permissions.
	AdminUser = "system:admin"
	// AdminGroup is the group with all permissions, which cannot be revoked.
	AdminGroup = "system:masters"
	// FrontProxyUser is the common name of the API server in requests to aggregated API servers.
	FrontProxyUser = "front-proxy-client"
)

// Options configures the serving certificate.
type Options struct {
	// Names are additional host names and IP addresses of the server. localhost, the loopback addresses and the names of the
	// kubernetes Service are always included. A new name re-issues the certificate at the next Ensure; names are not removed.
	Names []string
	// ClusterDomain is the domain of Services; empty means cluster.local.
	ClusterDomain string
	// Revocable makes Admin the certificate of names.Administrator, whose group gets its rights from a ClusterRoleBinding. It is always set
	// for a directory for which it was set before. Such a directory also has the certificate Admission.
	Revocable bool
}

// Pair is a certificate and its private key, as files.
type Pair struct{ CertFile, KeyFile string }

// Bundle is a validated directory of certificates. Its methods are safe for concurrent use.
type Bundle struct {
	dir         string
	phase       Phase
	ca, front   *authority
	leaves      []leaf
	superAdmin  string // the name of the leaf of AdminUser
	serviceKeys Pair

	mu sync.Mutex // serializes renewals
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
	superAdminName = "super-admin"
	admissionName  = "apiserver-admission-client"
	frontProxyName = "front-proxy-client"
	serviceKey     = "sa.key"
	servicePublic  = "sa.pub"
)

// Ensure returns the certificates in dir. It creates all of them, atomically, if dir does not exist or is empty. Otherwise it
// re-issues leaves that are missing, lack a name or have less than a third of their lifetime left at now. Their keys stay. The
// error names the file that is damaged, does not match or cannot be written.
func Ensure(dir string, now time.Time, o Options) (*Bundle, error) {
	fresh, err := absentOrEmpty(dir)
	if err != nil {
		return nil, err
	}
	if fresh {
		if err := create(dir, now, o); err != nil {
			return nil, fmt.Errorf("create certificates in %s: %w", dir, err)
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
		return false, fmt.Errorf("read the directory of certificates: %w", err)
	}
	return len(entries) == 0, nil
}

// create fills a temporary directory and renames it to dir, so that a crash leaves no partial directory.
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
	temporary, err := os.MkdirTemp(parent, pattern)
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary) //nolint:errcheck // renamed unless there was an error

	for _, name := range []string{caName, frontCAName} {
		if err := createAuthority(temporary, name, now); err != nil {
			return err
		}
	}
	if err := createServiceKeys(temporary); err != nil {
		return err
	}
	b, err := load(temporary, now, o)
	if err != nil {
		return err
	}
	if _, err := b.RenewDue(now); err != nil {
		return err
	}
	return os.Rename(temporary, dir)
}

func load(dir string, now time.Time, o Options) (*Bundle, error) {
	phase, err := applyPhase(dir)
	if err != nil {
		return nil, fmt.Errorf("replace the CAs in %s: %w", dir, err)
	}
	b := &Bundle{dir: dir, phase: phase}
	if b.ca, err = b.loadAuthority(caName, now); err != nil {
		return nil, err
	}
	if b.front, err = b.loadAuthority(frontCAName, now); err != nil {
		return nil, err
	}
	b.serviceKeys = Pair{CertFile: filepath.Join(dir, b.issuing(servicePublic)), KeyFile: filepath.Join(dir, b.issuing(serviceKey))}
	if err := checkServiceKeys(b.serviceKeys); err != nil {
		return nil, err
	}
	if phase != Steady {
		b.serviceKeys.CertFile = filepath.Join(dir, bundleOf(servicePublic))
	}
	b.leaves = []leaf{
		{name: servingName, by: b.ca, usage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}, user: "kube-apiserver", names: servingNames(o)},
		{name: adminName, by: b.ca, usage: clientUsage, user: AdminUser, group: AdminGroup},
		{name: frontProxyName, by: b.front, usage: clientUsage, user: FrontProxyUser},
	}
	b.superAdmin = adminName
	if _, err := os.Stat(b.pair(superAdminName).CertFile); err == nil || o.Revocable {
		super := b.leaves[1]
		super.name, b.superAdmin = superAdminName, superAdminName
		b.leaves[1].user, b.leaves[1].group = names.Administrator, names.Administrators
		b.leaves = append(b.leaves, super, leaf{name: admissionName, by: b.ca, usage: clientUsage, user: names.APIServerUser})
	}
	return b, nil
}

// issuing returns the name of the file of the CA or key that issues.
func (b *Bundle) issuing(name string) string {
	if b.phase.NextIssues() {
		return nextPrefix + name
	}
	return name
}

// loadAuthority returns the CA that issues. Its PEM contains all CAs that are accepted.
func (b *Bundle) loadAuthority(name string, now time.Time) (*authority, error) {
	a, err := loadAuthority(b.pair(b.issuing(name)), now)
	if err != nil || b.phase == Steady {
		return a, err
	}
	a.certPEM, err = os.ReadFile(b.accepted(name).CertFile)
	return a, err
}

// accepted returns the file of the CAs that are accepted.
func (b *Bundle) accepted(name string) Pair {
	p := b.pair(b.issuing(name))
	if b.phase != Steady {
		p.CertFile = filepath.Join(b.dir, bundleOf(name+".crt"))
	}
	return p
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

// CA returns the CA of the API server and its clients. While it is being replaced, the file of the certificate contains two, and the key is
// that of the first one.
func (b *Bundle) CA() Pair { return b.accepted(caName) }

// SigningCA is like CA, with one certificate.
func (b *Bundle) SigningCA() Pair { return b.pair(b.issuing(caName)) }

// Serving returns the serving certificate of the API server.
func (b *Bundle) Serving() Pair { return b.pair(servingName) }

// Admin returns the client certificate of the administrator: of AdminUser, or with Options.Revocable of names.Administrator.
func (b *Bundle) Admin() Pair { return b.pair(adminName) }

// SuperAdmin returns the client certificate of AdminUser.
func (b *Bundle) SuperAdmin() Pair { return b.pair(b.superAdmin) }

// FrontProxyCA returns the CA of FrontProxy, like CA.
func (b *Bundle) FrontProxyCA() Pair { return b.accepted(frontCAName) }

// FrontProxy returns the client certificate of the API server for aggregated API servers.
func (b *Bundle) FrontProxy() Pair { return b.pair(frontProxyName) }

// ServiceAccountKeys returns the accepted public keys (CertFile) and the private key of service account tokens.
func (b *Bundle) ServiceAccountKeys() Pair { return b.serviceKeys }

// CAPEM returns the certificate of CA.
func (b *Bundle) CAPEM() []byte { return bytes.Clone(b.ca.certPEM) }

// FrontProxyCAPEM returns the certificate of FrontProxyCA.
func (b *Bundle) FrontProxyCAPEM() []byte { return bytes.Clone(b.front.certPEM) }

// CACertificate returns the certificate of CA.
func (b *Bundle) CACertificate() *x509.Certificate { return b.ca.cert }

// FrontProxyCACertificate returns the certificate of FrontProxyCA.
func (b *Bundle) FrontProxyCACertificate() *x509.Certificate { return b.front.cert }

// Admission returns the client certificate of the API server for admission webhooks, with Options.Revocable.
func (b *Bundle) Admission() Pair { return b.pair(admissionName) }

// AdminPEM returns the current certificate and key of Admin.
func (b *Bundle) AdminPEM() (cert, key []byte, err error) { return b.Admin().read() }

// SuperAdminPEM returns the current certificate and key of SuperAdmin.
func (b *Bundle) SuperAdminPEM() (cert, key []byte, err error) { return b.SuperAdmin().read() }

func (p Pair) read() (cert, key []byte, err error) {
	if cert, err = os.ReadFile(p.CertFile); err != nil {
		return nil, nil, fmt.Errorf("read the administrator's certificate: %w", err)
	}
	if key, err = os.ReadFile(p.KeyFile); err != nil {
		return nil, nil, fmt.Errorf("read the administrator's key: %w", err)
	}
	return cert, key, nil
}

// IssueClient returns a new client certificate and key for a user and its groups, valid for one year. It writes no files.
func (b *Bundle) IssueClient(now time.Time, user string, groups ...string) (cert, key []byte, err error) {
	return b.issue(now, subject{user: user, groups: groups, usage: clientUsage})
}

// IssueServing returns a new serving certificate and key for host names and IP addresses, valid for one year. It writes no
// files.
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
		return nil, nil, fmt.Errorf("issue a certificate for %s: %w", s.user, err)
	}
	keyPEM, err := encodeKey(private)
	if err != nil {
		return nil, nil, err
	}
	return encodeCert(der), keyPEM, nil
}

// Expiry is the expiration of one certificate.
type Expiry struct {
	// Name is the file name without its extension, such as "apiserver".
	Name     string
	File     string
	NotAfter time.Time
	// Authority is set for CA certificates, which are not renewed automatically.
	Authority bool
}

// Expiry returns the certificates in the order in which they expire.
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
