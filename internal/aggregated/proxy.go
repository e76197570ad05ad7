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
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	"k8s.io/streaming/pkg/httpstream"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// everywhere is the name that stands for all clusters.
const everywhere = "*"

// proxyREST serves clusters/{name}/proxy.
type proxyREST struct {
	clusters  clusterReader
	connector *connector
	all       *fanOut
	log       logr.Logger
}

// clusterReader is what the proxy needs of storage.
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
	who, ok := request.UserFrom(ctx)
	if !ok {
		return nil, apierrors.NewUnauthorized("the request carries no user")
	}
	path := options.(*clusterv1alpha1.ClusterProxyOptions).Path
	if name == everywhere {
		return p.all.handler(who, path, responder), nil
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
	return t.handler(who, path, p.log), nil
}

// handler passes a request of a user on to the member, and the answer back, whatever protocol they change to.
func (t *target) handler(who user.Info, path string, logger logr.Logger) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		location, err := locate(t.url, path, r)
		if err != nil {
			writeError(w, err)
			return
		}
		transport := t.plain
		if httpstream.IsUpgradeRequest(r) {
			transport = t.upgrade
		}
		forward(location, transport, "cluster "+t.cluster, logger, func(h http.Header) {
			h.Set("Authorization", "Bearer "+t.token)
			impersonate(h, who)
		}, t.check).ServeHTTP(w, r)
	})
}

// check looks at an answer of the member. That it refuses our own token is not the user's fault, and a client that is
// told so would look for new credentials of its own.
func (t *target) check(response *http.Response) error {
	// A browser would send it to the control plane from now on.
	response.Header.Del("Set-Cookie")
	if response.StatusCode != http.StatusUnauthorized {
		return nil
	}
	t.void()
	return unavailable("cluster %s does not accept the impersonator's token; join the cluster again if this lasts", t.cluster)
}

// forward sends a request elsewhere. Of its headers only those survive that say nothing about who sent it; authorize adds
// what is to be said instead.
func forward(location *url.URL, transport http.RoundTripper, where string, logger logr.Logger, authorize func(http.Header), check func(*http.Response) error) http.Handler {
	return &httputil.ReverseProxy{
		Transport: transport,
		Rewrite: func(pr *httputil.ProxyRequest) {
			pr.Out.URL = location
			pr.Out.Host = location.Host
			stripIdentity(pr.Out.Header)
			authorize(pr.Out.Header)
		},
		ModifyResponse: check,
		ErrorLog:       log.New(logWriter{logger.WithValues("where", where)}, "", 0),
		ErrorHandler: func(w http.ResponseWriter, r *http.Request, err error) {
			if r.Context().Err() != nil {
				return // nobody listens any more
			}
			if _, ok := err.(apierrors.APIStatus); !ok {
				err = unavailable("%s cannot be reached: %v", where, withoutURL(err))
			}
			writeError(w, err)
		},
	}
}

// logWriter brings what net/http has to say, broken streams mostly, into our log at a level that is usually off.
type logWriter struct{ log logr.Logger }

func (l logWriter) Write(p []byte) (int, error) {
	l.log.V(2).Info("proxied request ended early", "reason", string(bytes.TrimSpace(p)))
	return len(p), nil
}

// withoutURL takes the URL off an error, as its query is the user's.
func withoutURL(err error) error {
	if e, ok := err.(*url.Error); ok { //nolint:errorlint // only the outermost repeats the URL
		return e.Err
	}
	return err
}

// locate joins the address of a member and the path below it. Nothing may lead out of what the address points at.
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
		return nil, apierrors.NewBadRequest("the path of a proxied request may not contain \"..\"")
	}
	location.Path = strings.TrimSuffix(base.Path, "/") + "/" + strings.TrimPrefix(path, "/")
	location.RawPath = ""
	return &location, nil
}

// fromQuery takes the path from the option of that name, which is not the member's; it may bring a query of its own.
func fromQuery(location *url.URL) (string, error) {
	query := location.Query()
	if !query.Has("path") {
		return "", nil
	}
	inner, err := url.Parse(query.Get("path"))
	if err != nil || inner.Host != "" {
		return "", apierrors.NewBadRequest("the option path must be a path")
	}
	query.Del("path")
	for key, values := range inner.Query() {
		query[key] = append(query[key], values...)
	}
	location.RawQuery = query.Encode()
	return inner.Path, nil
}

// bearerProtocol starts the WebSocket subprotocol by which browsers send a token.
const bearerProtocol = "base64url.bearer.authorization.k8s.io."

// stripIdentity removes everything by which a sender, or a proxy before us, says who they are.
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

// impersonate says on whose behalf a request is sent. The two groups that every API server adds by itself are left out:
// the impersonator has no right to them.
func impersonate(h http.Header, who user.Info) {
	h.Set(authnv1.ImpersonateUserHeader, who.GetName())
	for _, group := range who.GetGroups() {
		if group != user.AllAuthenticated && group != user.AllUnauthenticated {
			h.Add(authnv1.ImpersonateGroupHeader, group)
		}
	}
}

// unavailable is a failure to reach a member that trying again may mend.
func unavailable(format string, args ...any) *apierrors.StatusError {
	return newStatus(http.StatusServiceUnavailable, metav1.StatusReasonServiceUnavailable, fmt.Sprintf(format, args...))
}

func newStatus(code int32, reason metav1.StatusReason, message string) *apierrors.StatusError {
	return &apierrors.StatusError{ErrStatus: metav1.Status{Status: metav1.StatusFailure, Code: code, Reason: reason, Message: message}}
}

// writeError answers with a Status, as every Kubernetes client expects.
func writeError(w http.ResponseWriter, err error) {
	status := metav1.Status{Status: metav1.StatusFailure, Code: http.StatusInternalServerError, Reason: metav1.StatusReasonInternalError, Message: err.Error()}
	if s, ok := err.(apierrors.APIStatus); ok {
		status = s.Status()
	}
	status.TypeMeta = metav1.TypeMeta{APIVersion: "v1", Kind: "Status"}
	writeJSON(w, int(status.Code), status)
}

func writeJSON(w http.ResponseWriter, code int, body any) {
	raw, err := json.Marshal(body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	_, _ = io.Copy(w, bytes.NewReader(raw)) // the reader may have left
}

var (
	_ rest.Connecter = (*proxyREST)(nil)
	_ rest.Storage   = (*proxyREST)(nil)
)
