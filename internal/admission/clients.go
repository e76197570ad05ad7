// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strconv"
)

// Clients authenticates the clients of the admission webhooks by their certificates. The conversion webhook, whose response depends on the
// request only, and health checks are open: kube-apiserver has no credentials for conversion webhooks.
type Clients struct {
	cas   *x509.CertPool
	names []string
}

// NewClients returns Clients that accept certificates of the CAs in a file with one of the common names. Without a file, it returns nil,
// which accepts all.
func NewClients(file string, names []string) (*Clients, error) {
	if file == "" {
		return nil, nil //nolint:nilnil // documented
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("read the CA of clients: %w", err)
	}
	c := &Clients{cas: x509.NewCertPool(), names: names}
	if !c.cas.AppendCertsFromPEM(data) {
		return nil, fmt.Errorf("read the CA of clients: %s contains no certificate", file)
	}
	return c, nil
}

// Configure makes a server verify the certificates of clients that have one.
func (c *Clients) Configure(config *tls.Config) {
	if c != nil {
		config.ClientCAs, config.ClientAuth = c.cas, tls.VerifyClientCertIfGiven
	}
}

// require returns a handler that refuses requests of other clients.
func (c *Clients) require(next http.Handler) http.Handler {
	if c == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.TLS == nil || len(r.TLS.VerifiedChains) == 0:
			http.Error(w, "admission webhooks require a client certificate", http.StatusUnauthorized)
		case !slices.Contains(c.names, r.TLS.VerifiedChains[0][0].Subject.CommonName):
			http.Error(w, "admission webhooks do not accept the client "+strconv.Quote(r.TLS.VerifiedChains[0][0].Subject.CommonName),
				http.StatusForbidden)
		default:
			next.ServeHTTP(w, r)
		}
	})
}
