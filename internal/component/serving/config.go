// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apiserver/pkg/endpoints/openapi"
	"k8s.io/apiserver/pkg/endpoints/request"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/apiserver/pkg/server/healthz"
	"k8s.io/apiserver/pkg/server/options"
	"k8s.io/apiserver/pkg/storage/storagebackend/factory"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/kube-openapi/pkg/common"

	"karmada.io/karmada/internal/version/kubeversion"
)

// Config configures a server. Several servers can run in one process.
type Config struct {
	// BindAddress is the IP address to listen on; empty means 127.0.0.1.
	BindAddress string
	// SecurePort is the port to listen on; 0 means any free port.
	SecurePort int
	// CertFile and KeyFile are the serving certificate, which must be valid for ServerName. They are reloaded when they
	// change. If they are empty, a self-signed certificate is generated.
	CertFile, KeyFile string

	// EtcdServers holds URLs such as https://etcd-0:2379 or unix:///run/etcd.sock.
	EtcdServers []string
	// EtcdPrefix is prepended to all keys; empty means /registry.
	EtcdPrefix string
	// EtcdCAFile, EtcdCertFile and EtcdKeyFile are required for https.
	EtcdCAFile, EtcdCertFile, EtcdKeyFile string

	// Control is the configuration of kube-apiserver, which authenticates and authorizes callers and stores the Secrets that
	// the proxy needs.
	Control *rest.Config
	// ClientCAFile is the CA of client certificates; empty means the one that kube-apiserver publishes in the ConfigMap
	// kube-system/extension-apiserver-authentication.
	ClientCAFile string
	// RequestHeaderCAFile is the CA of the client certificates that kube-apiserver uses for aggregated requests, and
	// RequestHeaderAllowedNames are their common names (empty means any). If RequestHeaderCAFile is empty, the values that
	// kube-apiserver publishes are used.
	RequestHeaderCAFile       string
	RequestHeaderAllowedNames []string
	// FixedCAs is set if the files of both CAs never change. Otherwise, they are watched, and each watch takes one of the inotify
	// instances of the user, of which there are 128 by default.
	FixedCAs bool

	// Options are the other options of the server; nil means the defaults. The fields above take precedence.
	Options *Options
}

// API is the API of a server.
type API struct {
	// Name is the name of the component, such as karmada-search.
	Name string
	// ServerName is the host name for which a generated serving certificate is valid.
	ServerName string
	// Group is the API group.
	Group string
	// Scheme contains the kinds of the group, and Stored is the version in which they are stored; empty means that the server
	// stores nothing.
	Scheme *runtime.Scheme
	Stored schema.GroupVersion
	// Definitions are the OpenAPI definitions.
	Definitions common.GetOpenAPIDefinitions
	// LongRunning reports whether a request has no time limit; nil means watches and proxied streams.
	LongRunning request.LongRunningRequestCheck
	// Wrap returns the handler of the API with filters that run after authorization; it may be nil.
	Wrap func(http.Handler) http.Handler
	// MaxBody limits the size of request bodies, in bytes.
	MaxBody int64
	// Configure changes the configuration, whose authorizer is set, before the server is created; it may be nil.
	Configure func(*genericserver.Config)
	// Install installs the API groups. control is a client with the credentials of the server. ctx ends with the server.
	Install func(ctx context.Context, server *genericserver.GenericAPIServer, control kubernetes.Interface) error
}

// closeTimeout bounds the time in which connections are closed during shutdown. Watches would keep theirs open for any time, and an idle
// HTTP/2 connection takes a second. Requests in flight are waited for separately.
const closeTimeout = 100 * time.Millisecond

func (c Config) withDefaults(stores bool) (Config, error) {
	c = c.fromOptions()
	c.BindAddress = cmp.Or(c.BindAddress, "127.0.0.1")
	switch {
	case net.ParseIP(c.BindAddress) == nil:
		return c, fmt.Errorf("bind address %q is not an IP address", c.BindAddress)
	case stores && len(c.EtcdServers) == 0:
		return c, errors.New("no etcd servers configured")
	case c.Control == nil:
		return c, errors.New("no kube-apiserver configured")
	case (c.CertFile == "") != (c.KeyFile == ""):
		return c, errors.New("a serving certificate requires both a certificate file and a key file")
	}
	return c, nil
}

func (c Config) listen() (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort(c.BindAddress, strconv.Itoa(c.SecurePort)))
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w", c.BindAddress, err)
	}
	return listener, nil
}

// generic returns the configuration of the generic API server.
func (c Config) generic(listener net.Listener, api *API, codecs serializer.CodecFactory) (*genericserver.Config, error) {
	g := genericserver.NewConfig(codecs)
	g.EffectiveVersion = kubeversion.Effective()
	namer := openapi.NewDefinitionNamer(api.Scheme)
	g.OpenAPIConfig = genericserver.DefaultOpenAPIConfig(api.Definitions, namer)
	g.OpenAPIConfig.Info.Title = "Karmada"
	g.OpenAPIV3Config = genericserver.DefaultOpenAPIV3Config(api.Definitions, namer)
	g.OpenAPIV3Config.Info.Title = "Karmada"
	g.EnableProfiling = false
	if api.MaxBody > 0 {
		g.MaxRequestBodyBytes = api.MaxBody
	}
	if api.LongRunning != nil {
		g.LongRunningFunc = api.LongRunning
	}
	if api.Wrap != nil {
		g.BuildHandlerChainFunc = func(handler http.Handler, g *genericserver.Config) http.Handler {
			return genericserver.DefaultBuildHandlerChain(api.Wrap(handler), g)
		}
	}
	if err := c.serve(listener, api.ServerName, g); err != nil {
		return nil, err
	}
	if !api.Stored.Empty() {
		if err := c.store(codecs, api.Stored, g); err != nil {
			return nil, err
		}
	}
	return g, nil
}

func (c Config) serve(listener net.Listener, name string, g *genericserver.Config) error {
	serving := *c.Options.Serving.SecureServingOptions
	serving.Listener = listener
	serving.MinTLSVersion = cmp.Or(serving.MinTLSVersion, "VersionTLS13")
	if serving.ServerCert.CertDirectory == defaultCertDir {
		serving.ServerCert.CertDirectory, serving.ServerCert.PairName = "", ""
	}
	serving.ServerCert.CertKey = options.CertKey{CertFile: c.CertFile, KeyFile: c.KeyFile}
	if err := serving.MaybeDefaultWithSelfSignedCerts("localhost", []string{name}, []net.IP{net.ParseIP(c.BindAddress)}); err != nil {
		return fmt.Errorf("create a serving certificate: %w", err)
	}
	if err := applyLoopback(serving, g, time.Now()); err != nil { //nolint:forbidigo // TLS clients use the real clock
		return fmt.Errorf("configure serving: %w", err)
	}
	g.PublicAddress = net.ParseIP(c.BindAddress)
	if err := c.Options.Audit.ApplyTo(g); err != nil {
		return fmt.Errorf("configure audit: %w", err)
	}
	return nil
}

func (c Config) store(codecs serializer.CodecFactory, stored schema.GroupVersion, g *genericserver.Config) error {
	etcd := *c.Options.Etcd
	storage := &etcd.StorageConfig
	storage.Prefix, storage.Codec = c.EtcdPrefix, codecs.LegacyCodec(stored)
	storage.EncodeVersioner = runtime.NewMultiGroupVersioner(stored, schema.GroupKind{Group: stored.Group})
	storage.Transport.ServerList = c.EtcdServers
	storage.Transport.TrustedCAFile, storage.Transport.CertFile, storage.Transport.KeyFile = c.EtcdCAFile, c.EtcdCertFile, c.EtcdKeyFile
	// kube-apiserver already compacts this etcd.
	storage.CompactionInterval = 0
	if err := errors.Join(etcd.Validate()...); err != nil {
		return err
	}
	config := etcd.StorageConfig
	config.StorageObjectCountTracker = g.StorageObjectCountTracker
	// ApplyTo would replace the global etcd metrics source of another server in this process.
	g.RESTOptionsGetter = etcd.CreateRESTOptionsGetter(&options.SimpleStorageFactory{StorageConfig: config}, nil)
	health, err := factory.CreateHealthCheck(config, g.DrainedNotify())
	if err != nil {
		return fmt.Errorf("create an etcd health check: %w", err)
	}
	readiness, err := factory.CreateReadyCheck(config, g.DrainedNotify())
	if err != nil {
		return fmt.Errorf("create an etcd health check: %w", err)
	}
	g.AddHealthChecks(healthz.NamedCheck("etcd", func(*http.Request) error { return health() }))
	g.AddReadyzChecks(healthz.NamedCheck("etcd-readiness", func(*http.Request) error { return readiness() }))
	return nil
}
