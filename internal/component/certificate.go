// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"crypto/tls"
	"fmt"
	"os"
	"sync"
	"time"

	ctrl "sigs.k8s.io/controller-runtime"
)

// Certificate is a serving certificate in files. It is loaded again when a file changes. The files are compared for each connection and
// not watched. The number of inotify instances of a user is limited, and a server must start when other processes use all of them.
type Certificate struct {
	certFile, keyFile string

	mu      sync.Mutex // guards the fields below
	loaded  *tls.Certificate
	version [2]fileVersion
	failed  [2]fileVersion // the last version that could not be loaded
}

// fileVersion changes when a file is written or replaced.
type fileVersion struct {
	modified time.Time
	size     int64
}

// LoadCertificate loads a certificate and its key.
func LoadCertificate(certFile, keyFile string) (*Certificate, error) {
	c := &Certificate{certFile: certFile, keyFile: keyFile}
	version, err := c.read()
	if err != nil {
		return nil, err
	}
	return c, c.load(version)
}

// read returns the versions of both files.
func (c *Certificate) read() (out [2]fileVersion, err error) {
	for i, path := range []string{c.certFile, c.keyFile} {
		info, err := os.Stat(path)
		if err != nil {
			return out, fmt.Errorf("read the serving certificate: %w", err)
		}
		out[i] = fileVersion{modified: info.ModTime(), size: info.Size()}
	}
	return out, nil
}

// load loads the files. It must be called with mu held, or before c is shared.
func (c *Certificate) load(version [2]fileVersion) error {
	pair, err := tls.LoadX509KeyPair(c.certFile, c.keyFile)
	if err != nil {
		return fmt.Errorf("read the serving certificate in %s and %s: %w", c.certFile, c.keyFile, err)
	}
	c.loaded, c.version = &pair, version
	return nil
}

// GetCertificate returns the current certificate, for tls.Config. If the files cannot be loaded, it returns the one before: a certificate
// and its key are not replaced at the same instant.
func (c *Certificate) GetCertificate(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	version, err := c.read()
	if err == nil && version == c.version {
		return c.loaded, nil
	}
	if err == nil {
		err = c.load(version)
	}
	if err != nil && version != c.failed {
		c.failed = version
		ctrl.Log.Error(err, "Failed to load the new serving certificate; serving the old one")
	}
	return c.loaded, nil
}
