// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"

	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/search/cache"
)

// searchREST serves search/cache, search/text and search/opensearch.
type searchREST struct {
	caches *cache.Caches
	text   *text
	// mapper maps the kinds of the control plane.
	mapper meta.RESTMapper
	gate   *gate
}

func (s *searchREST) New() runtime.Object     { return &searchv1alpha1.Search{} }
func (s *searchREST) Destroy()                {}
func (s *searchREST) NamespaceScoped() bool   { return false }
func (s *searchREST) GetSingularName() string { return "search" }

func (s *searchREST) NewConnectOptions() (options runtime.Object, subpath bool, subpathKey string) {
	return nil, true, ""
}

func (s *searchREST) ConnectMethods() []string { return []string{http.MethodGet} }

func (s *searchREST) Connect(ctx context.Context, name string, _ runtime.Object, _ rest.Responder) (http.Handler, error) {
	if err := s.gate.check(); err != nil {
		return nil, err
	}
	info, ok := request.RequestInfoFrom(ctx)
	if !ok {
		return nil, errNoInfo
	}
	serve := func(f func(w http.ResponseWriter, r *http.Request) (code int, err error)) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if code, err := f(w, r); err != nil {
				_ = writeJSON(w, code, map[string]string{"error": err.Error()}) // strings can be marshaled
			}
		})
	}
	switch name {
	case "cache":
		return serve(func(w http.ResponseWriter, r *http.Request) (int, error) {
			return s.serve(w, r, "/"+strings.Join(info.Parts[2:], "/"))
		}), nil
	case "text":
		return serve(s.text.serve), nil
	case "opensearch":
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusOK) }), nil
	}
	return nil, fmt.Errorf("connect with unrecognized search category %s", name)
}

// serve returns the objects of all clusters that a path and a label selector select
// (docs/contract/protocols.md#search). An error has the status code of the response.
func (s *searchREST) serve(w http.ResponseWriter, r *http.Request, path string) (code int, err error) {
	info, err := parse(r, path)
	if err != nil || !info.IsResourceRequest {
		return http.StatusBadRequest, fmt.Errorf("%s is not the path of a resource", path)
	}
	selector, err := labels.Parse(r.URL.Query().Get("labelSelector"))
	if err != nil {
		return http.StatusBadRequest, fmt.Errorf("label selector: %w", err)
	}
	resource := schema.GroupVersionResource{Group: info.APIGroup, Version: info.APIVersion, Resource: info.Resource}
	mapping, cached := s.caches.Mapping(resource)
	if !cached {
		kind, err := s.mapper.KindFor(resource)
		if err != nil {
			return http.StatusInternalServerError, fmt.Errorf("find the kind of %s: %w", resource, err)
		}
		mapping = &meta.RESTMapping{Resource: resource, GroupVersionKind: kind, Scope: meta.RESTScopeRoot}
	}
	kind := mapping.GroupVersionKind
	sources, omitted := s.caches.Sources(r.Context(), kind, readBound)
	if text := warning(kind.Kind, sources, omitted); text != "" {
		if header, err := utilnet.NewWarningHeader(299, "karmada-search", text); err == nil {
			w.Header().Add("Warning", header)
		}
	}
	namespace := info.Namespace
	if mapping.Scope.Name() == meta.RESTScopeNameRoot {
		namespace = ""
	}
	out := &output{format: formatObject, mapping: mapping}
	return http.StatusInternalServerError, out.writeList(r.Context(), w, metav1.ListMeta{}, collect(sources, namespace, info.Name, selector))
}

// collect returns the selected objects; an empty namespace or name means any.
func collect(sources []cache.Source, namespace, name string, selector labels.Selector) (items []*cache.Object) {
	for _, source := range sources {
		view, _ := source.View()
		if name != "" {
			if o, ok := view.Get(types.NamespacedName{Namespace: namespace, Name: name}); ok && selector.Matches(o.Labels()) {
				items = append(items, o)
			}
			continue
		}
		view.Ascend(namespace, types.NamespacedName{}, func(o *cache.Object) bool {
			if selector.Empty() || selector.Matches(o.Labels()) {
				items = append(items, o)
			}
			return true
		})
	}
	return items
}

var (
	_ rest.Connecter            = (*searchREST)(nil)
	_ rest.Scoper               = (*searchREST)(nil)
	_ rest.SingularNameProvider = (*searchREST)(nil)
)
