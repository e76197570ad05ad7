// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/user"
	genericfeatures "k8s.io/apiserver/pkg/features"
	"k8s.io/apiserver/pkg/server/dynamiccertificates"
	"k8s.io/apiserver/pkg/storage/cacher"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/component-base/compatibility"
	aggregator "k8s.io/kube-aggregator/pkg/apiserver"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"
	"k8s.io/kubernetes/cmd/kube-apiserver/app/options"
	"k8s.io/kubernetes/pkg/controlplane/reconcilers"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/embeddedkube/loopback"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/internal/version/kubeversion"
)

// kube-apiserver compares each watch cache with etcd every 5 to 7.5 minutes. With 60,000 Works, the objects read for this were a quarter of
// the live heap. Once an hour, it still finds a faulty cache.
func init() { cacher.ConsistencyCheckPeriod = time.Hour }

// building serializes the construction of API servers, which modifies global schemes and registries of Kubernetes. API servers
// can run concurrently.
var building sync.Mutex

// RunAPIServer runs kube-apiserver until ctx ends. It is ready when /readyz returns ok. Requests in flight have a few seconds
// to end when it stops; watches and other long-running requests are closed at once.
func (c *ControlPlane) RunAPIServer(ctx context.Context, ready func()) error {
	exit, stop := watchExit()
	defer stop()
	defer c.loopback.Close()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	server, err := c.buildAPIServer(ctx)
	if err != nil {
		return fmt.Errorf("build kube-apiserver: %w", err)
	}
	c.listener = nil // the server closes it, and panics if it is closed already
	ended := make(chan error, 1)
	go func() {
		prepared, err := server.PrepareRun()
		if err == nil {
			err = prepared.Run(ctx)
		}
		ended <- err
	}()
	go func() {
		if component.WaitReady(ctx, c.RESTConfig()) == nil { // over the network
			c.loopback.Serve(server.GenericAPIServer.Handler)
			if ctx.Err() != nil { // closed before Serve
				c.loopback.Close()
			}
			ready()
		}
	}()
	select {
	case <-ctx.Done():
	case err := <-ended:
		if err == nil {
			err = errors.New("kube-apiserver ended unexpectedly")
		}
		return err
	case err := <-exit:
		return err
	}
	// Without its storage, the server would take more than a minute to stop.
	select {
	case <-ended: //nolint:errcheck // it was stopped
	case <-exit: //nolint:errcheck // as above
	case <-time.After(2 * stopTimeout):
		log.FromContext(ctx).Info("Part did not stop in time", "part", PartAPIServer, "timeout", (2 * stopTimeout).String())
	}
	return nil
}

func (c *ControlPlane) buildAPIServer(ctx context.Context) (*aggregator.APIAggregator, error) {
	building.Lock()
	defer building.Unlock()
	setStorageLogger(ctx)
	opts, err := c.apiServerOptions()
	if err != nil {
		return nil, err
	}
	completed, err := opts.Complete(ctx)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(completed.Validate()...); err != nil {
		return nil, err
	}
	config, err := app.NewConfig(completed)
	if err != nil {
		return nil, err
	}
	if err := fixCAs(config); err != nil {
		return nil, err
	}
	authentication := &config.Aggregator.GenericConfig.Authentication
	authentication.Authenticator = loopback.Authenticator(administrator, authentication.Authenticator)
	uncached, err := c.callEtcd(ctx, config)
	if err != nil {
		return nil, err
	}
	extensions := &config.ApiExtensions.ExtraConfig
	extensions.CRDRESTOptionsGetter = noWatchCache{extensions.CRDRESTOptionsGetter, uncached, c.config.NoWatchCache}
	completedConfig, err := config.Complete()
	if err != nil {
		return nil, err
	}
	server, err := app.CreateServerChain(completedConfig)
	if err != nil {
		return nil, err
	}
	if err := withOpenAPIList(server); err != nil {
		return nil, err
	}
	server.GenericAPIServer.ShutdownTimeout = closeTimeout
	if c.config.Pages != nil {
		handler := server.GenericAPIServer.Handler
		handler.FullHandlerChain = withPages(handler.FullHandlerChain, c.config.PagesPrefix, c.config.Pages)
	}
	return server, nil
}

// withPages serves paths below prefix by pages, and others by next.
func withPages(next http.Handler, prefix string, pages http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, prefix) || r.URL.Path+"/" == prefix {
			pages.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// fixCAs replaces the CAs of clients, whose files kube-apiserver would watch, by their contents: they are never renewed. Each watch takes
// one of the inotify instances of the user, of which there are 128 by default.
func fixCAs(config *app.Config) error {
	trust := &config.KubeAPIs.ControlPlane.ClusterAuthenticationInfo
	for _, ca := range []*dynamiccertificates.CAContentProvider{&trust.ClientCA, &trust.RequestHeaderCA} {
		fixed, err := dynamiccertificates.NewStaticCAContent((*ca).Name(), (*ca).CurrentCABundleContent())
		if err != nil {
			return fmt.Errorf("read the CA %s: %w", (*ca).Name(), err)
		}
		*ca = fixed
	}
	serving := config.Aggregator.GenericConfig.SecureServing
	serving.ClientCA = dynamiccertificates.NewUnionCAContentProvider(trust.ClientCA, trust.RequestHeaderCA)
	return nil
}

// administrator is the user of the certificate in RESTConfig.
var administrator = &user.DefaultInfo{Name: pki.AdminUser, Groups: []string{pki.AdminGroup, user.AllAuthenticated}}

// withoutPeers are the feature gates of kube-apiserver that make several API servers with the same storage known to one another. An
// embedded API server is the only one. They write to etcd twice every 10 seconds.
var withoutPeers = map[string]bool{
	string(genericfeatures.APIServerIdentity):                   false,
	string(genericfeatures.UnknownVersionInteroperabilityProxy): false,
}

// apiServerOptions returns the options of docs/contract/components.md#kubernetes-components, and those that one process
// requires.
func (c *ControlPlane) apiServerOptions() (*options.ServerRunOptions, error) {
	registry := compatibility.NewComponentGlobalsRegistry()
	if err := utilfeature.DefaultMutableFeatureGate.SetFromMap(withoutPeers); err != nil {
		return nil, fmt.Errorf("set feature gates: %w", err)
	}
	gates := utilfeature.DefaultMutableFeatureGate.DeepCopy()
	effective := kubeversion.Effective()
	effective.SetEmulationVersion(emulatedVersion())
	if err := registry.Register(compatibility.DefaultKubeComponent, effective, gates); err != nil {
		return nil, fmt.Errorf("register the version: %w", err)
	}
	o := options.NewServerRunOptions()
	o.GenericServerRunOptions.ComponentGlobalsRegistry = registry
	// The parts of this process stop in order, so no delay is needed for their requests.
	o.GenericServerRunOptions.ShutdownDelayDuration = 0

	c.setServing(o)
	c.setEtcd(o)
	c.setAuthentication(o, c.pki)
	o.Authorization.Modes = []string{"Node", "RBAC"}
	o.Admission.GenericAdmission.DisablePlugins = c.config.DisableAdmissionPlugins
	o.Admission.GenericAdmission.ConfigFile = c.admission
	registerSkipManagedFields(o, c.config.SkipManagedFields)
	o.AllowPrivileged = true
	o.ServiceClusterIPRanges = c.config.ServiceClusterIPRange
	o.Features.EnableProfiling = false
	return o, nil
}

func (c *ControlPlane) setServing(o *options.ServerRunOptions) {
	serving := c.pki.Serving()
	o.SecureServing.Listener = c.listener
	o.SecureServing.BindAddress = net.ParseIP(c.config.BindAddress)
	o.SecureServing.BindPort = c.port
	o.SecureServing.ServerCert.CertKey.CertFile = serving.CertFile
	o.SecureServing.ServerCert.CertKey.KeyFile = serving.KeyFile
	o.SecureServing.MinTLSVersion = "VersionTLS13"
	// A loopback address is not a valid endpoint of the kubernetes Service, and no pods use it.
	o.EndpointReconcilerType = string(reconcilers.NoneEndpointReconcilerType)
	o.GenericServerRunOptions.AdvertiseAddress = net.ParseIP(c.config.BindAddress)
	if o.GenericServerRunOptions.AdvertiseAddress.IsUnspecified() {
		o.GenericServerRunOptions.AdvertiseAddress = net.IPv4(127, 0, 0, 1)
	}
	// The aggregation layer supports ExternalName Services only without routing to endpoints.
	o.EnableAggregatorRouting = false
}

func (c *ControlPlane) setEtcd(o *options.ServerRunOptions) {
	transport := &o.Etcd.StorageConfig.Transport
	if e := c.config.Etcd; e != nil {
		transport.ServerList = e.Servers
		transport.TrustedCAFile, transport.CertFile, transport.KeyFile = e.CAFile, e.CertFile, e.KeyFile
		if e.Prefix != "" {
			o.Etcd.StorageConfig.Prefix = e.Prefix
		}
		return
	}
	transport.ServerList = []string{"unix://" + c.socket}
	o.Etcd.StorageConfig.CompactionInterval = 0 // by callEtcd
}

func (c *ControlPlane) setAuthentication(o *options.ServerRunOptions, certificates *pki.Bundle) {
	serviceAccounts := certificates.ServiceAccountKeys()
	a := o.Authentication
	a.ClientCert.ClientCA = certificates.CA().CertFile
	a.BootstrapToken.Enable = true
	a.RequestHeader.ClientCAFile = certificates.FrontProxyCA().CertFile
	a.RequestHeader.AllowedNames = []string{pki.FrontProxyUser}
	a.RequestHeader.UsernameHeaders = []string{"X-Remote-User"}
	a.RequestHeader.GroupHeaders = []string{"X-Remote-Group"}
	a.RequestHeader.ExtraHeaderPrefixes = []string{"X-Remote-Extra-"}
	a.ServiceAccounts.Issuers = []string{"https://kubernetes.default.svc." + c.config.ClusterDomain}
	a.ServiceAccounts.KeyFiles = []string{serviceAccounts.CertFile}
	o.ServiceAccountSigningKeyFile = serviceAccounts.KeyFile
	proxy := certificates.FrontProxy()
	o.ProxyClientCertFile, o.ProxyClientKeyFile = proxy.CertFile, proxy.KeyFile
	// The kubelets of local members authenticate the API server by the administrator's certificate.
	admin := certificates.SuperAdmin()
	o.KubeletConfig.TLSClientConfig.CertFile = admin.CertFile
	o.KubeletConfig.TLSClientConfig.KeyFile = admin.KeyFile
	o.KubeletConfig.TLSClientConfig.CAFile = certificates.CA().CertFile
	o.KubeletConfig.PreferredAddressTypes = []string{"InternalIP"}
}

// checkNames returns an error if names contains a name that is not in all.
func checkNames(names []string, all sets.Set[string]) error {
	if unknown := sets.New(names...).Difference(all); len(unknown) > 0 {
		return fmt.Errorf("unknown: %v", sets.List(unknown))
	}
	return nil
}
