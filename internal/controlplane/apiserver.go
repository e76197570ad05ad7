// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/user"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/rest"
	"k8s.io/component-base/compatibility"
	aggregator "k8s.io/kube-aggregator/pkg/apiserver"
	"k8s.io/kubernetes/cmd/kube-apiserver/app"
	"k8s.io/kubernetes/cmd/kube-apiserver/app/options"
	"k8s.io/kubernetes/pkg/controlplane/reconcilers"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"karmada.io/karmada/internal/controlplane/kubeversion"
	"karmada.io/karmada/internal/controlplane/loopback"
	"karmada.io/karmada/internal/pki"
)

// building keeps two API servers from being put together at once: doing so touches schemes and registries that
// Kubernetes shares. Running them at once is fine.
var building sync.Mutex

// readyEvery is how often a starting API server is asked whether it is ready.
const readyEvery = 25 * time.Millisecond

// RunAPIServer runs kube-apiserver until ctx ends. It is ready when /readyz says so. On stopping, requests in flight get
// a few seconds; watches are cut.
func (c *ControlPlane) RunAPIServer(ctx context.Context, ready func()) error {
	exit, stop := watchExit()
	defer stop()
	defer c.loopback.Close()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	server, err := c.buildAPIServer(ctx)
	if err != nil {
		return fmt.Errorf("preparing kube-apiserver: %w", err)
	}
	c.listener = nil // the server closes it; it panics when somebody else does
	ended := make(chan error, 1)
	go func() {
		prepared, err := server.PrepareRun()
		if err == nil {
			err = prepared.Run(ctx)
		}
		ended <- err
	}()
	go func() {
		if waitReady(ctx, c.RESTConfig()) == nil { // over the network, as everybody else
			c.loopback.Serve(server.GenericAPIServer.Handler)
			if ctx.Err() != nil { // it was closed before
				c.loopback.Close()
			}
			ready()
		}
	}()
	select {
	case <-ctx.Done():
	case err := <-ended:
		if err == nil {
			err = errors.New("kube-apiserver ended by itself")
		}
		return err
	case err := <-exit:
		return err
	}
	// Without its storage it would wait for a minute and more.
	select {
	case <-ended: //nolint:errcheck // it was told to end
	case <-exit: //nolint:errcheck // as above
	case <-time.After(2 * stopTimeout):
		log.FromContext(ctx).Info("Part did not stop in time, leaving it behind", "part", PartAPIServer, "timeout", (2 * stopTimeout).String())
	}
	return nil // what is said about having been stopped is of no use
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
	authentication := &config.Aggregator.GenericConfig.Authentication
	authentication.Authenticator = loopback.Authenticator(administrator, authentication.Authenticator)
	extensions := &config.ApiExtensions.ExtraConfig
	extensions.CRDRESTOptionsGetter = noWatchCache{extensions.CRDRESTOptionsGetter, c.config.NoWatchCache}
	completedConfig, err := config.Complete()
	if err != nil {
		return nil, err
	}
	server, err := app.CreateServerChain(completedConfig)
	if err != nil {
		return nil, err
	}
	server.GenericAPIServer.ShutdownTimeout = stopTimeout / 2
	return server, nil
}

// administrator is who the certificate of RESTConfig says.
var administrator = &user.DefaultInfo{Name: pki.AdminUser, Groups: []string{pki.AdminGroup, user.AllAuthenticated}}

// apiServerOptions are the contract's flags (components §11), and those that only make sense in one process.
func (c *ControlPlane) apiServerOptions() (*options.ServerRunOptions, error) {
	registry := compatibility.NewComponentGlobalsRegistry()
	gates := utilfeature.DefaultMutableFeatureGate.DeepCopy()
	if err := registry.Register(compatibility.DefaultKubeComponent, kubeversion.Effective(), gates); err != nil {
		return nil, fmt.Errorf("registering the version: %w", err)
	}
	o := options.NewServerRunOptions()
	o.GenericServerRunOptions.ComponentGlobalsRegistry = registry
	// Nothing but this process sends requests that must not be lost, and its parts stop in order.
	o.GenericServerRunOptions.ShutdownDelayDuration = 0

	c.setServing(o)
	c.setEtcd(o)
	c.setAuthentication(o, c.pki)
	o.Authorization.Modes = []string{"Node", "RBAC"}
	o.Admission.GenericAdmission.DisablePlugins = c.config.DisableAdmissionPlugins
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
	// The endpoints of the kubernetes Service cannot be a loopback address, and there are no pods to use them.
	o.EndpointReconcilerType = string(reconcilers.NoneEndpointReconcilerType)
	o.GenericServerRunOptions.AdvertiseAddress = net.ParseIP(c.config.BindAddress)
	if o.GenericServerRunOptions.AdvertiseAddress.IsUnspecified() {
		o.GenericServerRunOptions.AdvertiseAddress = net.IPv4(127, 0, 0, 1)
	}
	// The aggregation layer reaches ExternalName Services only without routing to endpoints.
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
	socket, err := c.socket()
	if err == nil { // RunEtcd reports it otherwise
		transport.ServerList = []string{"unix://" + socket}
	}
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
	// Kubelets know us by the administrator's certificate; only local members have any.
	admin := certificates.Admin()
	o.KubeletConfig.TLSClientConfig.CertFile = admin.CertFile
	o.KubeletConfig.TLSClientConfig.KeyFile = admin.KeyFile
	o.KubeletConfig.TLSClientConfig.CAFile = certificates.CA().CertFile
	o.KubeletConfig.PreferredAddressTypes = []string{"InternalIP"}
}

// waitReady returns nil once /readyz answers ok, or the error of ctx.
func waitReady(ctx context.Context, config *rest.Config) error {
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		return fmt.Errorf("making a client for /readyz: %w", err)
	}
	tick := time.NewTicker(readyEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, config.Host+"/readyz", nil)
		if err != nil {
			return fmt.Errorf("making a request for /readyz: %w", err)
		}
		response, err := client.Do(request)
		if err != nil {
			continue
		}
		response.Body.Close() //nolint:errcheck // only the status counts
		if response.StatusCode == http.StatusOK {
			return nil
		}
	}
}

// known is for checking names early.
func known(names []string, all sets.Set[string]) error {
	if unknown := sets.New(names...).Difference(all); len(unknown) > 0 {
		return fmt.Errorf("unknown: %v", sets.List(unknown))
	}
	return nil
}
