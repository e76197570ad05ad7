// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/go-logr/logr"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	genericfilters "k8s.io/apiserver/pkg/server/filters"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/table"
)

// forwarder forwards requests of users.
type forwarder interface {
	ToMember(ctx context.Context, cluster *clusterv1alpha1.Cluster, requester user.Info, path string) (http.Handler, error)
	ToControl(requester user.Info, path string) http.Handler
}

// proxy serves proxying/{name}/proxy: all clusters as one.
type proxy struct {
	caches    *cache.Caches
	clusters  func(ctx context.Context, name string) (*clusterv1alpha1.Cluster, error)
	forwarder forwarder
	tables    *table.Generator
	written   *written
	log       logr.Logger
	gate      *gate
	// stopping is closed when the server stops: watches end, so that clients connect to another server. nil means never.
	stopping <-chan struct{}
}

func (p *proxy) New() runtime.Object { return &searchv1alpha1.Proxying{} }

// Destroy implements rest.Storage.
func (p *proxy) Destroy() {}

func (p *proxy) NewConnectOptions() (options runtime.Object, subpath bool, subpathKey string) {
	return nil, true, ""
}

func (p *proxy) ConnectMethods() []string {
	return []string{
		http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodHead, http.MethodOptions,
	}
}

func (p *proxy) Connect(ctx context.Context, _ string, _ runtime.Object, _ rest.Responder) (http.Handler, error) {
	if err := p.gate.check(); err != nil {
		return nil, err
	}
	requester, ok := request.UserFrom(ctx)
	if !ok {
		return nil, apierrors.NewUnauthorized("the request has no authenticated user")
	}
	info, ok := request.RequestInfoFrom(ctx)
	if !ok {
		return nil, apierrors.NewInternalError(errNoInfo)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := p.serve(w, r, requester, innerPath(r, info)); err != nil {
			serving.WriteError(w, err)
		}
	}), nil
}

var paths = &request.RequestInfoFactory{APIPrefixes: sets.NewString("api", "apis"), GrouplessAPIPrefixes: sets.NewString("api")}

// innerPath returns the path of a proxied request.
func innerPath(r *http.Request, info *request.RequestInfo) string {
	if len(info.Parts) <= 3 {
		return "/"
	}
	path := "/" + strings.Join(info.Parts[3:], "/")
	if strings.HasSuffix(r.URL.Path, "/") {
		path += "/"
	}
	return path
}

// parse returns the request info of a path on an API server.
func parse(r *http.Request, path string) (*request.RequestInfo, error) {
	inner := r.Clone(r.Context())
	inner.URL = &url.URL{Path: path, RawQuery: r.URL.RawQuery}
	info, err := paths.NewRequestInfo(inner)
	if err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	return info, nil
}

// serve serves one request. An error that it returns has not been written.
func (p *proxy) serve(w http.ResponseWriter, r *http.Request, requester user.Info, path string) error {
	info, err := parse(r, path)
	if err != nil {
		return err
	}
	mapping, cached := p.caches.Mapping(schema.GroupVersionResource{Group: info.APIGroup, Version: info.APIVersion, Resource: info.Resource})
	if !info.IsResourceRequest || !cached {
		p.forwarder.ToControl(requester, path).ServeHTTP(w, r)
		return nil
	}
	if info.Subresource != "" || info.Verb != "get" && info.Verb != "list" && info.Verb != "watch" {
		return p.write(w, r, requester, path, mapping, info)
	}
	return p.read(w, r, mapping, info, func(cluster string) error { return p.toMember(w, r, requester, cluster, path) })
}

// read serves get, list and watch. toMember forwards the request.
func (p *proxy) read(w http.ResponseWriter, r *http.Request, mapping *meta.RESTMapping, info *request.RequestInfo,
	toMember func(cluster string) error,
) error {
	parsed, err := p.newRead(r, mapping, info)
	if err != nil {
		return err
	}
	switch info.Verb {
	case "watch":
		return p.watch(w, r, parsed)
	case "list":
		return p.list(w, r, parsed)
	default:
		return p.get(w, r, parsed, info.Name, toMember)
	}
}

// Reads returns a handler of get, list and watch of cached kinds, with the paths of an API server. It does not authorize.
func Reads(caches *cache.Caches) http.Handler {
	p := &proxy{caches: caches, tables: table.New(), written: newWritten()}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		info, err := parse(r, r.URL.Path)
		if err != nil {
			serving.WriteError(w, err)
			return
		}
		resource := schema.GroupVersionResource{Group: info.APIGroup, Version: info.APIVersion, Resource: info.Resource}
		missing := func(string) error { return apierrors.NewNotFound(resource.GroupResource(), info.Name) }
		mapping, cached := caches.Mapping(resource)
		if !cached {
			serving.WriteError(w, missing(""))
			return
		}
		if err := p.read(w, r, mapping, info, missing); err != nil {
			serving.WriteError(w, err)
		}
	})
}

// write sends a request to the only cluster that has the object.
func (p *proxy) write(w http.ResponseWriter, r *http.Request, requester user.Info, path string, mapping *meta.RESTMapping,
	info *request.RequestInfo,
) error {
	if info.Name == "" || info.Verb == "deletecollection" {
		return apierrors.NewMethodNotSupported(mapping.Resource.GroupResource(), info.Verb)
	}
	namespace := info.Namespace
	if mapping.Scope.Name() == meta.RESTScopeNameRoot {
		namespace = "" // the namespace in the path of a Namespace is its name
	}
	read := &read{output: &output{mapping: mapping}}
	key := types.NamespacedName{Namespace: namespace, Name: info.Name}
	source, err := p.holder(r.Context(), w, read, key)
	if err != nil {
		return p.orUnavailable(r.Context(), err, mapping, info.Name)
	}
	if !slices.Contains([]string{"", "status", "scale", "eviction"}, info.Subresource) {
		return p.toMember(w, r, requester, source.Cluster, path)
	}
	named, err := localize(r, source.Cluster, mapping.Resource.GroupResource(), info.Name)
	if err != nil {
		return err
	}
	if !named {
		if err := p.orUnavailable(r.Context(), nil, mapping, info.Name); err != nil {
			return err
		}
	}
	recorder := &recorder{ResponseWriter: w}
	if err := p.toMember(recorder, r, requester, source.Cluster, path); err != nil {
		return err
	}
	version, deleted := recorder.result()
	p.written.record(mapping.GroupVersionKind, source.Cluster, version)
	p.written.recordDeletion(mapping.GroupVersionKind, source.Cluster, key, deleted)
	return nil
}

// holder returns the cache of the only cluster that has an object to change. Clusters that are not ready count. An object of
// several clusters does not become unambiguous while all but one of them are down, and the object of such a cluster does not count
// as deleted.
func (p *proxy) holder(ctx context.Context, w http.ResponseWriter, r *read, key types.NamespacedName) (cache.Source, error) {
	sources, kept := p.sources(ctx, w, r), p.caches.Kept(r.mapping.GroupVersionKind)
	all := slices.SortedFunc(slices.Values(slices.Concat(sources, kept)), func(a, b cache.Source) int {
		return cmp.Compare(a.Cluster, b.Cluster)
	})
	// A cluster that became not ready in between is in both.
	all = slices.CompactFunc(all, func(a, b cache.Source) bool { return a.Cluster == b.Cluster })
	_, source, err := one(all, r.mapping, key)
	if err != nil {
		return cache.Source{}, err
	}
	for _, k := range kept {
		if k.Cluster == source.Cluster {
			return cache.Source{}, serving.NewError(http.StatusServiceUnavailable, metav1.StatusReasonServiceUnavailable,
				fmt.Sprintf("cluster %s, which has %s %q, is not ready", k.Cluster, r.mapping.Resource.GroupResource(), key.Name))
		}
	}
	return source, nil
}

func (p *proxy) toMember(w http.ResponseWriter, r *http.Request, requester user.Info, name, path string) error {
	cluster, err := p.clusters(r.Context(), name)
	if err != nil {
		return err
	}
	handler, err := p.forwarder.ToMember(r.Context(), cluster, requester, path)
	if err != nil {
		return err
	}
	handler.ServeHTTP(w, r)
	return nil
}

// isProxy reports whether a request is proxied.
func isProxy(info *request.RequestInfo) bool {
	return info.IsResourceRequest && info.APIGroup == searchv1alpha1.GroupName && info.Resource == "proxying" && info.Subresource == "proxy"
}

var basicLongRunning = genericfilters.BasicLongRunningRequestCheck(
	sets.NewString("watch", "proxy"), sets.NewString("attach", "exec", "log", "portforward", "proxy"))

// longRunning reports whether a request has no time limit. For a proxied request, this depends on the inner request.
func longRunning(r *http.Request, info *request.RequestInfo) bool {
	if !isProxy(info) {
		return basicLongRunning(r, info)
	}
	inner, err := parse(r, innerPath(r, info))
	return err == nil && basicLongRunning(r, inner)
}

// marker is the storage of a kind that is never stored, the parent of its subresources.
type marker struct {
	object func() runtime.Object
	name   string
}

func (m marker) New() runtime.Object     { return m.object() }
func (m marker) Destroy()                {}
func (m marker) NamespaceScoped() bool   { return false }
func (m marker) GetSingularName() string { return m.name }

// NamespaceScoped implements rest.Scoper.
func (p *proxy) NamespaceScoped() bool { return false }

var (
	_ rest.Connecter            = (*proxy)(nil)
	_ rest.Storage              = (*proxy)(nil)
	_ rest.SingularNameProvider = marker{}
)
