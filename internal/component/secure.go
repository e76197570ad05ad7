// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"bufio"
	"crypto/tls"
	"fmt"
	"net"
	"strconv"
	"sync"

	"github.com/spf13/pflag"
	"k8s.io/client-go/util/cert"
)

// Secure serves metrics and health over TLS. Requests without TLS are served as well at the same address: older manifests set
// --secure-port and probe it over HTTP. It contains nothing that the plain endpoints do not serve.
type Secure struct {
	Address string
	// Port is the port; 0 disables the endpoint.
	Port int
	// CertFile and KeyFile are the serving certificate, which is loaded again when they change. If they are empty, a self-signed
	// certificate is generated.
	CertFile, KeyFile string
	MinVersion        string

	flags bool
}

// WithSecureFlags returns an endpoint that is disabled and has flags.
func WithSecureFlags() Secure { return Secure{flags: true} }

// tlsVersions maps the values of --tls-min-version to versions.
var tlsVersions = map[string]uint16{ //nolint:gochecknoglobals // a constant table
	"VersionTLS12": tls.VersionTLS12, "VersionTLS13": tls.VersionTLS13,
}

func (s *Secure) addFlags(fs *pflag.FlagSet) {
	fs.StringVar(&s.Address, "bind-address", "0.0.0.0", "The IP address on which to listen for the --secure-port port.")
	fs.IntVar(&s.Port, "secure-port", 0, "The port on which to serve metrics and health probes over HTTPS, and over HTTP for older "+
		"probes. An endpoint whose default address has the same port is not served separately. 0 disables the port.")
	fs.StringVar(&s.CertFile, "tls-cert-file", "", "File containing the x509 Certificate for --secure-port. Empty means a self-signed "+
		"certificate.")
	fs.StringVar(&s.KeyFile, "tls-private-key-file", "", "File containing the x509 private key matching --tls-cert-file.")
	fs.Var(Enum(&s.MinVersion, "VersionTLS13", "VersionTLS12"), "tls-min-version",
		"Minimum TLS version supported. Possible values: VersionTLS12, VersionTLS13.")
}

// Validate checks the flags.
func (s Secure) Validate() error {
	switch {
	case s.Port == 0:
		return nil
	case s.Port < 0 || s.Port > 65535:
		return fmt.Errorf("--secure-port: must be between 0 and 65535, got %d", s.Port)
	case net.ParseIP(s.Address) == nil:
		return fmt.Errorf("--bind-address: must be an IP address, got %q", s.Address)
	case (s.CertFile == "") != (s.KeyFile == ""):
		return fmt.Errorf("--tls-cert-file and --tls-private-key-file: must be set together")
	}
	return nil
}

// address returns the address to listen on, or "" if the endpoint is disabled.
func (s Secure) address() string {
	if s.Port == 0 {
		return ""
	}
	return net.JoinHostPort(s.Address, strconv.Itoa(s.Port))
}

// wrap returns a listener that serves connections with and without TLS.
func (s Secure) wrap(l net.Listener) (net.Listener, error) {
	config := &tls.Config{MinVersion: tlsVersions[s.MinVersion], NextProtos: []string{"http/1.1"}}
	if s.CertFile != "" {
		certificate, err := LoadCertificate(s.CertFile, s.KeyFile)
		if err != nil {
			return nil, fmt.Errorf("--tls-cert-file, --tls-private-key-file: %w", err)
		}
		config.GetCertificate = certificate.GetCertificate
	} else {
		certificate, key, err := cert.GenerateSelfSignedCertKey("localhost", []net.IP{net.IPv4(127, 0, 0, 1)}, nil)
		if err != nil {
			return nil, fmt.Errorf("generate a serving certificate: %w", err)
		}
		pair, err := tls.X509KeyPair(certificate, key)
		if err != nil {
			return nil, fmt.Errorf("generate a serving certificate: %w", err)
		}
		config.Certificates = []tls.Certificate{pair}
	}
	return &mixedListener{l, config}, nil
}

// mixedListener accepts connections with and without TLS.
type mixedListener struct {
	net.Listener
	config *tls.Config
}

// Accept implements net.Listener. It does not wait for the first byte of the connection.
func (l *mixedListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &mixedConn{Conn: conn, config: l.config}, nil
}

// mixedConn speaks TLS if the first byte that it receives begins a TLS handshake.
type mixedConn struct {
	net.Conn
	config *tls.Config

	once sync.Once
	mu   sync.Mutex // guards used; Close must not wait for the first byte
	used net.Conn
	err  error
}

// handshakeRecord is the first byte of a TLS handshake; no HTTP request begins with it.
const handshakeRecord = 22

func (c *mixedConn) detect() (net.Conn, error) {
	c.once.Do(func() {
		reader := bufio.NewReader(c.Conn)
		first, err := reader.Peek(1)
		if err != nil {
			c.err = err
			return
		}
		var used net.Conn = &buffered{c.Conn, reader}
		if first[0] == handshakeRecord {
			used = tls.Server(used, c.config)
		}
		c.mu.Lock()
		c.used = used
		c.mu.Unlock()
	})
	return c.used, c.err
}

// Read implements net.Conn. The server reads before it writes.
func (c *mixedConn) Read(p []byte) (int, error) {
	used, err := c.detect()
	if err != nil {
		return 0, err
	}
	return used.Read(p)
}

// Write implements net.Conn.
func (c *mixedConn) Write(p []byte) (int, error) {
	used, err := c.detect()
	if err != nil {
		return 0, err
	}
	return used.Write(p)
}

// Close implements net.Conn.
func (c *mixedConn) Close() error {
	c.mu.Lock()
	used := c.used
	c.mu.Unlock()
	if used != nil {
		return used.Close()
	}
	return c.Conn.Close()
}

// buffered is a connection whose first bytes are already read.
type buffered struct {
	net.Conn
	reader *bufio.Reader
}

// Read implements net.Conn.
func (b *buffered) Read(p []byte) (int, error) { return b.reader.Read(p) }
