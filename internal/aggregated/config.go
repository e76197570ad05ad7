// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"cmp"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/endpoints/openapi"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/apiserver/pkg/server/healthz"
	"k8s.io/apiserver/pkg/server/options"
	"k8s.io/apiserver/pkg/storage/storagebackend"
	"k8s.io/apiserver/pkg/storage/storagebackend/factory"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	definitions "karmada.io/karmada/internal/aggregated/openapi"
	"karmada.io/karmada/internal/controlplane/kubeversion"
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

	// NoResourceModels disables the feature gate CustomizedClusterResourceModeling.
	NoResourceModels bool
	// Admission checks every write and proxied request; it may be nil.
	Admission admission.Interface
	// Clock defaults to the real clock.
	Clock clock.PassiveClock
}

const (
	// stopTimeout bounds the time that requests may take to complete during shutdown.
	stopTimeout = 2 * time.Second
	// maxBody limits the size of request bodies, in bytes. A Cluster whose status lists the APIs of 1,000 CRDs needs a fifth of
	// that.
	maxBody = 3 << 20
)

func (c Config) withDefaults() (Config, error) {
	c.BindAddress = cmp.Or(c.BindAddress, "127.0.0.1")
	c.EtcdPrefix = cmp.Or(c.EtcdPrefix, "/registry")
	if c.Clock == nil {
		c.Clock = clock.RealClock{}
	}
	switch {
	case net.ParseIP(c.BindAddress) == nil:
		return c, fmt.Errorf("bind address %q is not an IP address", c.BindAddress)
	case len(c.EtcdServers) == 0:
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
		return nil, fmt.Errorf("listen for the cluster API: %w", err)
	}
	return listener, nil
}

// generic returns the configuration of the generic API server.
func (c Config) generic(listener net.Listener, scheme *runtime.Scheme, codecs serializer.CodecFactory) (*genericserver.Config, error) {
	g := genericserver.NewConfig(codecs)
	g.EffectiveVersion = kubeversion.Effective()
	namer := openapi.NewDefinitionNamer(scheme)
	g.OpenAPIConfig = genericserver.DefaultOpenAPIConfig(definitions.GetOpenAPIDefinitions, namer)
	g.OpenAPIConfig.Info.Title = "Karmada"
	g.OpenAPIV3Config = genericserver.DefaultOpenAPIV3Config(definitions.GetOpenAPIDefinitions, namer)
	g.OpenAPIV3Config.Info.Title = "Karmada"
	g.EnableProfiling = false
	g.MaxRequestBodyBytes = maxBody
	g.LongRunningFunc = longRunning
	g.BuildHandlerChainFunc = func(api http.Handler, g *genericserver.Config) http.Handler {
		return genericserver.DefaultBuildHandlerChain(boundQuantities(keepQuery(api), codecs), g)
	}
	if err := c.serve(listener, g); err != nil {
		return nil, err
	}
	if err := c.store(codecs, g); err != nil {
		return nil, err
	}
	return g, nil
}

func (c Config) serve(listener net.Listener, g *genericserver.Config) error {
	serving := options.NewSecureServingOptions()
	serving.Listener = listener
	serving.MinTLSVersion = "VersionTLS13"
	serving.ServerCert.CertDirectory, serving.ServerCert.PairName = "", ""
	serving.ServerCert.CertKey = options.CertKey{CertFile: c.CertFile, KeyFile: c.KeyFile}
	if err := serving.MaybeDefaultWithSelfSignedCerts("localhost", []string{ServerName}, []net.IP{net.ParseIP(c.BindAddress)}); err != nil {
		return fmt.Errorf("create a serving certificate: %w", err)
	}
	if err := serving.WithLoopback().ApplyToConfig(g); err != nil {
		return fmt.Errorf("configure serving: %w", err)
	}
	g.PublicAddress = net.ParseIP(c.BindAddress)
	return nil
}

func (c Config) store(codecs serializer.CodecFactory, g *genericserver.Config) error {
	storage := storagebackend.NewDefaultConfig(c.EtcdPrefix, codecs.LegacyCodec(clusterv1alpha1.GroupVersion))
	storage.EncodeVersioner = runtime.NewMultiGroupVersioner(clusterv1alpha1.GroupVersion,
		schema.GroupKind{Group: clusterv1alpha1.GroupName})
	storage.Transport.ServerList = c.EtcdServers
	storage.Transport.TrustedCAFile, storage.Transport.CertFile, storage.Transport.KeyFile = c.EtcdCAFile, c.EtcdCertFile, c.EtcdKeyFile
	// kube-apiserver already compacts this etcd.
	storage.CompactionInterval = 0
	etcd := options.NewEtcdOptions(storage)
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
