// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/endpoints/request"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	genericserver "k8s.io/apiserver/pkg/server"
	genericfilters "k8s.io/apiserver/pkg/server/filters"
	"k8s.io/client-go/kubernetes"
	restclient "k8s.io/client-go/rest"
	"k8s.io/client-go/transport"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component"
)

// Run serves the cluster API until ctx ends. It calls ready with the port once Clusters can be read and written. It logs to
// the logger of ctx.
func Run(ctx context.Context, config Config, ready func(port int)) error {
	c, err := config.withDefaults()
	if err != nil {
		return err
	}
	listener, err := c.listen()
	if err != nil {
		return err
	}
	defer listener.Close() //nolint:errcheck // the server closes it first
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	server, err := c.build(ctx, listener)
	if err != nil {
		return err
	}
	go func() {
		if component.WaitReady(ctx, server.LoopbackClientConfig) == nil && ready != nil {
			ready(listener.Addr().(*net.TCPAddr).Port)
		}
	}()
	if err := server.PrepareRun().RunWithContext(ctx); err != nil && ctx.Err() == nil {
		return fmt.Errorf("serve the cluster API: %w", err)
	}
	if ctx.Err() == nil {
		return errors.New("the cluster API server stopped unexpectedly")
	}
	return nil
}

func (c Config) build(ctx context.Context, listener net.Listener) (*genericserver.GenericAPIServer, error) {
	scheme, err := newScheme()
	if err != nil {
		return nil, err
	}
	codecs := serializer.NewCodecFactory(scheme)
	g, err := c.generic(listener, scheme, codecs)
	if err != nil {
		return nil, err
	}
	unlimited := restclient.CopyConfig(c.Control)
	unlimited.QPS = -1
	control, err := kubernetes.NewForConfig(unlimited)
	if err != nil {
		return nil, fmt.Errorf("create a client for kube-apiserver: %w", err)
	}
	if err := c.authenticate(ctx, control, g); err != nil {
		return nil, err
	}
	if err := authorize(control, g); err != nil {
		return nil, err
	}
	g.AdmissionControl = withAdmission(c.Admission, g.Authorization.Authorizer)
	server, err := g.Complete(nil).New("karmada-aggregated-apiserver", genericserver.NewEmptyDelegate())
	if err != nil {
		return nil, fmt.Errorf("create the cluster API server: %w", err)
	}
	server.ShutdownTimeout = stopTimeout

	clusters, status, err := newStorage(scheme, g.RESTOptionsGetter, c.Clock, !c.NoResourceModels)
	if err != nil {
		return nil, err
	}
	proxy, err := c.proxy(clusters.Store, control, logr.FromContextOrDiscard(ctx))
	if err != nil {
		return nil, err
	}
	clusters.AfterDelete = func(object runtime.Object, _ *metav1.DeleteOptions) {
		proxy.connector.forget(object.(*clusterv1alpha1.Cluster).Name)
	}
	group := genericserver.NewDefaultAPIGroupInfo(clusterv1alpha1.GroupName, scheme, runtime.NewParameterCodec(scheme), codecs)
	group.VersionedResourcesStorageMap[clusterv1alpha1.GroupVersion.Version] = map[string]rest.Storage{
		"clusters":        clusters,
		"clusters/status": status,
		"clusters/proxy":  proxy,
	}
	if err := server.InstallAPIGroup(&group); err != nil {
		return nil, fmt.Errorf("install the cluster API: %w", err)
	}
	return server, nil
}

func (c Config) proxy(store *genericregistry.Store, control kubernetes.Interface, logger logr.Logger) (*proxyREST, error) {
	controlURL, controlTransport, err := direct(c.Control)
	if err != nil {
		return nil, err
	}
	clusters := stored{store}
	connector := newConnector(newSecretCache(func(ctx context.Context, namespace, name string) (*corev1.Secret, error) {
		return control.CoreV1().Secrets(namespace).Get(ctx, name, metav1.GetOptions{})
	}, c.Clock))
	all := &fanOut{
		clusters:   clusters,
		connector:  connector,
		control:    controlTransport,
		controlURL: controlURL,
		log:        logger,
		limits:     newListLimits(),
	}
	return &proxyREST{clusters: clusters, connector: connector, all: all, log: logger}, nil
}

// direct returns the address of kube-apiserver and a transport with the credentials of this server, for requests that are
// forwarded unchanged.
func direct(control *restclient.Config) (*url.URL, http.RoundTripper, error) {
	location, _, err := restclient.DefaultServerUrlFor(control)
	if err != nil {
		return nil, nil, fmt.Errorf("determine the address of kube-apiserver: %w", err)
	}
	config, err := control.TransportConfig()
	if err != nil {
		return nil, nil, fmt.Errorf("create a transport to kube-apiserver: %w", err)
	}
	rt, err := transport.New(config)
	if err != nil {
		return nil, nil, fmt.Errorf("create a transport to kube-apiserver: %w", err)
	}
	return location, rt, nil
}

// stored reads Clusters from the watch cache, so that proxied requests do not read etcd.
type stored struct{ store *genericregistry.Store }

func (s stored) get(ctx context.Context, name string) (*clusterv1alpha1.Cluster, error) {
	obj, err := s.store.Get(ctx, name, &metav1.GetOptions{ResourceVersion: "0"})
	if err != nil {
		// The cache may be stale.
		if obj, err = s.store.Get(ctx, name, &metav1.GetOptions{}); err != nil {
			return nil, err
		}
	}
	return obj.(*clusterv1alpha1.Cluster), nil
}

func (s stored) list(ctx context.Context) ([]clusterv1alpha1.Cluster, error) {
	obj, err := s.store.List(ctx, nil)
	if err != nil {
		return nil, err
	}
	return obj.(*clusterv1alpha1.ClusterList).Items, nil
}

var basicLongRunning = genericfilters.BasicLongRunningRequestCheck(
	sets.NewString("watch", "proxy"), sets.NewString("attach", "exec", "log", "portforward", "proxy"))

// longRunning reports whether a request has no time limit. For a proxied request, this depends on the request to the member.
func longRunning(r *http.Request, info *request.RequestInfo) bool {
	if !isProxy(info) {
		return basicLongRunning(r, info)
	}
	location := &url.URL{RawQuery: queryOf(r)}
	if len(info.Parts) > 3 {
		location.Path = "/" + strings.Join(info.Parts[3:], "/")
	} else if p, err := fromQuery(location); err == nil {
		location.Path = p
	}
	inner, err := parse(r, location)
	return err == nil && basicLongRunning(r, inner)
}
