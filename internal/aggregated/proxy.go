// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"

	"github.com/go-logr/logr"
	authnv1 "k8s.io/api/authentication/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/serviceaccount"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	"k8s.io/streaming/pkg/httpstream"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// allClusters is the cluster name that means all clusters.
const allClusters = "*"

// proxyREST serves clusters/{name}/proxy.
type proxyREST struct {
	clusters  clusterReader
	connector *connector
	all       *fanOut
	log       logr.Logger
}

// clusterReader reads Clusters from storage.
type clusterReader interface {
	get(ctx context.Context, name string) (*clusterv1alpha1.Cluster, error)
	list(ctx context.Context) ([]clusterv1alpha1.Cluster, error)
}

func (p *proxyREST) New() runtime.Object { return &clusterv1alpha1.ClusterProxyOptions{} }

// Destroy implements rest.Storage.
func (p *proxyREST) Destroy() { p.connector.closeAll() }

func (p *proxyREST) NewConnectOptions() (options runtime.Object, subpath bool, subpathKey string) {
	return &clusterv1alpha1.ClusterProxyOptions{}, true, "path"
}

func (p *proxyREST) ConnectMethods() []string {
	return []string{
		http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodHead, http.MethodOptions,
	}
}

func (p *proxyREST) Connect(ctx context.Context, name string, options runtime.Object, responder rest.Responder) (http.Handler, error) {
	requester, ok := request.UserFrom(ctx)
	if !ok {
		return nil, apierrors.NewUnauthorized("the request has no authenticated user")
	}
	path := options.(*clusterv1alpha1.ClusterProxyOptions).Path
	if name == allClusters {
		return p.all.handler(requester, path, responder), nil
	}
	cluster, err := p.clusters.get(ctx, name)
	if err != nil {
		if apierrors.IsNotFound(err) {
			p.connector.forget(name)
		}
		return nil, err
	}
	t, err := p.connector.target(ctx, cluster)
	if err != nil {
		return nil, err
	}
	return p.connector.shared(cluster, requester, t.handler(requester, path, p.log)), nil
}

// handler forwards a request of a user to the member and returns the response, including protocol upgrades.
func (t *target) handler(requester user.Info, path string, logger logr.Logger) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		location, err := locate(t.url, path, r)
		if err != nil {
			serving.WriteError(w, err)
			return
		}
		transport := t.plain
		if httpstream.IsUpgradeRequest(r) {
			transport = t.upgrade
		}
		forward(location, transport, "cluster "+t.cluster, logger, func(h http.Header) {
			h.Set("Authorization", "Bearer "+t.token)
			impersonate(h, requester)
		}, t.check).ServeHTTP(w, r)
	})
}

// check replaces a 401 response of the member. The member rejected the impersonator's token, and a client that receives a 401 would
// discard its own, valid credentials. For administrators, it explains a 403 response because the member does not know their group yet.
func (t *target) check(response *http.Response) error {
	// A browser would send the cookie to the control plane.
	response.Header.Del("Set-Cookie")
	switch response.StatusCode {
	case http.StatusUnauthorized:
	case http.StatusForbidden:
		return t.checkAdministrator(response)
	default:
		return nil
	}
	t.invalidate()
	return unavailable("cluster %s rejects the impersonator's token; if this persists, join the cluster again", t.cluster)
}

// checkAdministrator replaces the response of a member that does not let the proxy act as names.Administrators: in the middle of an
// upgrade, the controller manager may not have granted it yet.
func (t *target) checkAdministrator(response *http.Response) error {
	if response.Request == nil || !slices.Contains(response.Request.Header.Values(authnv1.ImpersonateGroupHeader), names.Administrators) {
		return nil
	}
	begin := peek(response)
	if !bytes.Contains(begin, []byte(names.Administrators)) || !bytes.Contains(begin, []byte("cannot impersonate")) {
		return nil
	}
	return serving.NewError(http.StatusForbidden, metav1.StatusReasonForbidden, fmt.Sprintf(
		"cluster %s does not let the proxy act as the group %s, which it needs for administrators; karmada-controller-manager of this "+
			"version grants it: complete the upgrade of the control plane, and check that the cluster is ready",
		t.cluster, names.Administrators))
}

// forward sends requests to location. It removes all headers that identify the sender; authorize adds the new ones.
func forward(location *url.URL, transport http.RoundTripper, destination string, logger logr.Logger,
	authorize func(http.Header), check func(*http.Response) error,
) http.Handler {
	return &httputil.ReverseProxy{
		Transport: transport,
		Rewrite: func(pr *httputil.ProxyRequest) {
			pr.Out.URL = location
			pr.Out.Host = location.Host
			stripIdentity(pr.Out.Header)
			authorize(pr.Out.Header)
		},
		ModifyResponse: check,
		ErrorLog:       log.New(logWriter{logger.WithValues("destination", destination)}, "", 0),
		ErrorHandler: func(w http.ResponseWriter, r *http.Request, err error) {
			if r.Context().Err() != nil {
				return // the client disconnected
			}
			if _, ok := err.(apierrors.APIStatus); !ok {
				err = unavailable("%s cannot be reached: %v", destination, member.WithoutURL(err))
			}
			serving.WriteError(w, err)
		},
	}
}

// logWriter writes the messages of net/http, mostly about broken streams, to a logger at level 2.
type logWriter struct{ log logr.Logger }

func (l logWriter) Write(p []byte) (int, error) {
	l.log.V(2).Info("Proxied request ended early", "reason", string(bytes.TrimSpace(p)))
	return len(p), nil
}

// locate joins the address of a member and a path. It rejects paths that lead outside of the address.
func locate(base *url.URL, path string, r *http.Request) (*url.URL, error) {
	location := *base
	location.RawQuery = queryOf(r)
	if path == "" {
		var err error
		if path, err = fromQuery(&location); err != nil {
			return nil, err
		}
	}
	if slices.Contains(strings.Split(path, "/"), "..") {
		return nil, apierrors.NewBadRequest("the path of a proxied request must not contain \"..\"")
	}
	location.Path = strings.TrimSuffix(base.Path, "/") + "/" + strings.TrimPrefix(path, "/")
	location.RawPath = ""
	return &location, nil
}

// fromQuery removes the parameter path from the query and returns its path; a query within it is merged.
func fromQuery(location *url.URL) (string, error) {
	query := location.Query()
	if !query.Has("path") {
		return "", nil
	}
	inner, err := url.Parse(query.Get("path"))
	if err != nil || inner.Host != "" {
		return "", apierrors.NewBadRequest("the parameter path must be a path")
	}
	query.Del("path")
	for key, values := range inner.Query() {
		query[key] = append(query[key], values...)
	}
	location.RawQuery = query.Encode()
	return inner.Path, nil
}

// bearerProtocol is the prefix of the WebSocket subprotocol in which browsers send a token.
const bearerProtocol = "base64url.bearer.authorization.k8s.io."

// stripIdentity removes all headers in which a sender or an earlier proxy identifies itself.
func stripIdentity(h http.Header) {
	for key := range h {
		lower := strings.ToLower(key)
		switch {
		case lower == "authorization", lower == "cookie", lower == "proxy-authorization",
			strings.HasPrefix(lower, "impersonate-"),
			strings.HasPrefix(lower, "x-remote-"),
			strings.HasPrefix(lower, "x-forwarded-"), lower == "forwarded", lower == "x-real-ip":
			delete(h, key)
		}
	}
	const protocols = "Sec-Websocket-Protocol"
	var keep []string
	for _, line := range h.Values(protocols) {
		for p := range strings.SplitSeq(line, ",") {
			if p = strings.TrimSpace(p); p != "" && !strings.HasPrefix(p, bearerProtocol) {
				keep = append(keep, p)
			}
		}
	}
	h.Del(protocols)
	if len(keep) > 0 {
		h.Set(protocols, strings.Join(keep, ", "))
	}
}

// impersonate sets the impersonation headers. It omits the groups that the member adds, because the impersonator has no permission
// to impersonate them. They are the two groups of every API server, and the groups of a service account. No member lets it act as
// system:masters, whose rights cannot be revoked: names.Administrators takes its place.
func impersonate(h http.Header, requester user.Info) {
	h.Set(authnv1.ImpersonateUserHeader, requester.GetName())
	omitted := sets.New(user.AllAuthenticated, user.AllUnauthenticated, user.SystemPrivilegedGroup, names.Administrators)
	if namespace, _, err := serviceaccount.SplitUsername(requester.GetName()); err == nil {
		omitted.Insert(serviceaccount.MakeGroupNames(namespace)...)
	}
	groups := requester.GetGroups()
	for _, group := range groups {
		if !omitted.Has(group) {
			h.Add(authnv1.ImpersonateGroupHeader, group)
		}
	}
	if administers(requester) {
		h.Add(authnv1.ImpersonateGroupHeader, names.Administrators)
	}
}

// administers reports whether a user is of a group of administrators. The rights of names.Administrators in the control plane permit to act
// as any group.
func administers(u user.Info) bool {
	return slices.ContainsFunc(u.GetGroups(), func(g string) bool { return g == user.SystemPrivilegedGroup || g == names.Administrators })
}

// unavailable returns a status for a failure to reach a member; the client may retry.
func unavailable(format string, args ...any) *apierrors.StatusError {
	return serving.NewError(http.StatusServiceUnavailable, metav1.StatusReasonServiceUnavailable, fmt.Sprintf(format, args...))
}

func writeJSON(w http.ResponseWriter, code int, body any) {
	raw, err := json.Marshal(body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	_, _ = io.Copy(w, bytes.NewReader(raw)) // the client may have disconnected
}

var (
	_ rest.Connecter = (*proxyREST)(nil)
	_ rest.Storage   = (*proxyREST)(nil)
)
