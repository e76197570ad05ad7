// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	genericserver "k8s.io/apiserver/pkg/server"
	genericfilters "k8s.io/apiserver/pkg/server/filters"
	"k8s.io/client-go/kubernetes"
	restclient "k8s.io/client-go/rest"
	"k8s.io/client-go/transport"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	definitions "karmada.io/karmada/internal/aggregated/openapi"
	"karmada.io/karmada/internal/aggregated/placementreview"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/names"
)

// Config configures a server. Several servers can run in one process.
type Config struct {
	serving.Config
	// NoResourceModels disables the feature gate CustomizedClusterResourceModeling.
	NoResourceModels bool
	// Admission checks every write and proxied request; it may be nil.
	Admission admission.Interface
	// Clock defaults to the real clock.
	Clock clock.PassiveClock
}

const (
	// ServiceName is the name of the Service in karmada-system through which kube-apiserver connects to this server.
	ServiceName = apiservice.ClustersService
	// ServerName is the host name for which the serving certificate must be valid.
	ServerName = ServiceName + "." + names.SystemNamespace + ".svc"
	// maxBody limits the size of request bodies, in bytes. A Cluster whose status lists the APIs of 1,000 CRDs needs a fifth of
	// that.
	maxBody = 3 << 20
)

// Run serves the cluster API and PlacementReviews until ctx ends. It calls ready with the port once Clusters can be read and written. It
// logs to the logger of ctx.
func Run(ctx context.Context, config Config, ready func(port int)) error {
	if config.Clock == nil {
		config.Clock = clock.RealClock{}
	}
	scheme, err := newScheme()
	if err != nil {
		return err
	}
	codecs := serializer.NewCodecFactory(scheme)
	var (
		storage generic.RESTOptionsGetter
		checks  *clusterAdmission
	)
	return config.Config.Run(ctx, serving.API{
		Name: ServiceName, ServerName: ServerName, Group: clusterv1alpha1.GroupName,
		Scheme: scheme, Stored: clusterv1alpha1.GroupVersion, Definitions: definitions.GetOpenAPIDefinitions,
		LongRunning: longRunning, MaxBody: maxBody,
		Wrap: func(api http.Handler) http.Handler { return boundQuantities(keepQuery(api), codecs) },
		Configure: func(g *genericserver.Config) {
			checks = &clusterAdmission{authorizer: g.Authorization.Authorizer}
			g.AdmissionControl = withAdmission(config.Admission, checks)
			storage = g.RESTOptionsGetter
		},
		Install: func(ctx context.Context, server *genericserver.GenericAPIServer, control kubernetes.Interface) error {
			return config.install(ctx, server, control, scheme, storage, checks)
		},
	}, ready)
}

func (c Config) install(ctx context.Context, server *genericserver.GenericAPIServer, control kubernetes.Interface,
	scheme *runtime.Scheme, storage generic.RESTOptionsGetter, checks *clusterAdmission,
) error {
	clusters, status, err := newStorage(scheme, storage, c.Clock, !c.NoResourceModels)
	if err != nil {
		return err
	}
	checks.clusters, checks.secrets = stored{clusters}, secretsOf(control)
	checks.works = func(ctx context.Context, cluster string) ([]workv1alpha1.Work, error) {
		return worksOf(ctx, control, cluster)
	}
	tunnels := &tunnel.Hub{}
	context.AfterFunc(ctx, tunnels.Shutdown)
	proxy, err := c.proxy(clusters, control, tunnels, checks.authorizer, logr.FromContextOrDiscard(ctx))
	if err != nil {
		return err
	}
	clusters.AfterDelete = func(object runtime.Object, _ *metav1.DeleteOptions) {
		name := object.(*clusterv1alpha1.Cluster).Name
		proxy.connector.forget(name)
		tunnels.Close(name)
	}
	codecs := serializer.NewCodecFactory(scheme)
	group := genericserver.NewDefaultAPIGroupInfo(clusterv1alpha1.GroupName, scheme, runtime.NewParameterCodec(scheme), codecs)
	group.VersionedResourcesStorageMap[clusterv1alpha1.GroupVersion.Version] = map[string]rest.Storage{
		"clusters":        clusters,
		"clusters/status": status,
		"clusters/proxy":  proxy,
		"clusters/attach": &attachREST{clusters: stored{clusters}, tunnels: tunnels, authorizer: checks.authorizer},
	}
	if err := server.InstallAPIGroup(&group); err != nil {
		return err
	}
	checks.reviews, err = placementreview.New(ctx, placementreview.Config{
		Control: c.Control, Authorizer: checks.authorizer, Clock: clock.RealClock{}, ResourceModels: !c.NoResourceModels,
	})
	if err != nil {
		return err
	}
	reviews := genericserver.NewDefaultAPIGroupInfo(reviewv1alpha1.GroupName, scheme, runtime.NewParameterCodec(scheme), codecs)
	reviews.VersionedResourcesStorageMap[reviewv1alpha1.GroupVersion.Version] = map[string]rest.Storage{
		"placementreviews": &placementreview.REST{Reviewer: checks.reviews},
	}
	return server.InstallAPIGroup(&reviews)
}

func (c Config) proxy(store *genericregistry.Store, control kubernetes.Interface, tunnels *tunnel.Hub, authorizer authorizer.Authorizer,
	logger logr.Logger,
) (*proxyREST, error) {
	controlURL, controlTransport, err := direct(c.Control)
	if err != nil {
		return nil, err
	}
	clusters := stored{store}
	connector := newConnector(newSecretCache(secretsOf(control), c.Clock), tunnels)
	all := &fanOut{
		clusters: clusters, connector: connector, control: controlPlane{controlURL, controlTransport, authorizer, nil, logger},
		log: logger, limits: newListLimits(),
	}
	return &proxyREST{clusters: clusters, connector: connector, all: all, log: logger}, nil
}

// secretsOf returns a function that reads Secrets of the control plane.
func secretsOf(control kubernetes.Interface) readSecret {
	return func(ctx context.Context, namespace, name string) (*corev1.Secret, error) {
		return control.CoreV1().Secrets(namespace).Get(ctx, name, metav1.GetOptions{})
	}
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
