// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Prefix is the path of the console.
const Prefix = "/ui/"

// apiPrefix is the path of the requests that pages send.
const apiPrefix = Prefix + "api/"

// maxBody is the maximum size of a request, in bytes. A kubeconfig has a few kB, a manifest at most 1.5 MB in etcd.
const maxBody = 2 << 20

// Config configures a console.
type Config struct {
	// Control is the address of the control plane and its CA. Its credentials are not used.
	Control *rest.Config
	// Issuer is the OpenID Connect issuer by which users can log in; nil means none.
	Issuer *Issuer
	// Clock is used for sessions; nil means the real clock.
	Clock clock.WithTicker
}

// Console is the handler of all paths below Prefix.
type Console struct {
	assets   map[string]asset
	sessions sessions
	issuer   *Issuer
	logins   chan struct{} // logins that wait for the issuer
	clock    clock.WithTicker
	handler  http.Handler
}

// New returns a console. Its sessions and streams end with ctx.
func New(ctx context.Context, config Config) (*Console, error) {
	assets, err := readAssets()
	if err != nil {
		return nil, err
	}
	c := &Console{assets: assets, issuer: config.Issuer, logins: make(chan struct{}, maxLogins), clock: config.Clock}
	if c.clock == nil {
		c.clock = clock.RealClock{}
	}
	c.sessions = sessions{
		base: rest.AnonymousClientConfig(config.Control), clock: c.clock, ctx: ctx, byID: map[string]*session{}, links: map[string]link{},
	}
	c.handler = c.routes()
	return c, nil
}

// ServeHTTP implements http.Handler.
func (c *Console) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	setHeaders(w.Header())
	c.handler.ServeHTTP(w, r)
}

// routes returns the handler of all paths. Requests of browsers that may write must come from the same origin.
func (c *Console) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+Prefix, c.serveAsset)
	mux.HandleFunc("POST "+apiPrefix+"login", c.login)
	mux.HandleFunc("POST "+apiPrefix+"links", c.createLink)
	mux.HandleFunc("GET "+apiPrefix+"methods", func(w http.ResponseWriter, _ *http.Request) {
		writeJSON(w, http.StatusOK, map[string]bool{"oidc": c.issuer != nil})
	})
	if c.issuer != nil {
		mux.HandleFunc("GET "+oidcPath+"login", c.limitLogins(c.startOIDC))
		mux.HandleFunc("GET "+oidcPath+"callback", c.limitLogins(c.endOIDC))
	}
	for name, v := range map[string]view{
		"session": c.viewSession, "fleet": viewFleet, "workloads": viewWorkloads, "inbox": viewInbox,
	} {
		mux.HandleFunc("GET "+apiPrefix+name, c.serveView(v, minInterval))
	}
	for name, v := range map[string]view{
		"workload": c.viewWorkload, "why": viewWhy, "diff": viewDiff, "pods": viewPods, "policies": viewPolicies, "object": viewObject,
		"rollouts": c.viewRollouts, "resources": viewResources, "search": viewSearch, "moves": viewMoves, "matrix": viewMatrix,
		"schema": viewSchema, "cluster": viewCluster,
	} {
		mux.HandleFunc("GET "+apiPrefix+name, c.serveView(v, slowInterval))
	}
	mux.HandleFunc("GET "+apiPrefix+"logs", c.serveStream(c.streamLogs))
	mux.HandleFunc("GET "+apiPrefix+"exec", c.serveStream(c.exec))
	actions := map[string]action{
		"logout": c.logout, "approve-held": approveHeld, "approve-cluster": approveCluster,
		"plan": planChanges, "validate": validateObject, "save": saveObject, "delete": deleteObject, "rollout": changeRollout,
		"drain": drainCluster, "evict": evictWorkload, "approve-adoption": approveAdoption,
		"cordon": cordonCluster,
	}
	for name, a := range actions {
		mux.HandleFunc("POST "+apiPrefix+name, c.serveAction(a))
	}
	for _, method := range []string{"GET ", "POST "} {
		mux.HandleFunc(method+apiPrefix, func(w http.ResponseWriter, _ *http.Request) {
			writeError(w, http.StatusNotFound, errors.New("no such request"))
		})
	}
	mux.Handle("GET "+strings.TrimSuffix(Prefix, "/"), http.RedirectHandler(Prefix, http.StatusMovedPermanently))
	return http.NewCrossOriginProtection().Handler(mux)
}

// action is a request that writes, with the decoder of its body.
type action func(w http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error)

func (c *Console) serveAction(a action) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s := c.sessions.of(r)
		if s == nil {
			writeError(w, http.StatusUnauthorized, errUnauthorized)
			return
		}
		result, err := a(w, r, s, func(into any) error { return decode(w, r, into) })
		if err != nil {
			writeError(w, statusOf(err), err)
			return
		}
		writeJSON(w, http.StatusOK, result)
	}
}

// decode decodes the JSON body of a request. It refuses other media types: a form of another page could send them.
func decode(w http.ResponseWriter, r *http.Request, into any) error {
	if mediaType, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";"); mediaType != "application/json" {
		return apierrors.NewBadRequest("the media type must be application/json")
	}
	decoder := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return apierrors.NewBadRequest("decode the request: " + err.Error())
	}
	return nil
}

// login starts a session with credentials, or with the code of a link.
func (c *Console) login(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Credentials
		Code string `json:"code,omitempty"`
	}
	if err := decode(w, r, &body); err != nil {
		writeError(w, http.StatusBadRequest, err)
		return
	}
	var s *session
	if body.Code != "" {
		if s = c.sessions.redeem(body.Code); s == nil {
			writeError(w, http.StatusUnauthorized, errors.New("the login link is not valid: it was used, or is older than a minute"))
			return
		}
	} else if s = c.open(w, r, body.Credentials); s == nil {
		return
	}
	c.begin(w, s)
	writeJSON(w, http.StatusOK, sessionView{User: s.user, Namespace: s.scope})
}

// begin adds a session and sets its cookie. The first page shows the fleet: it is read while the browser loads the page.
func (c *Console) begin(w http.ResponseWriter, s *session) {
	c.sessions.add(s)
	s.fleet(s.scope)
	setCookie(w, s.id)
}

// open opens a session, or writes the error and returns nil.
func (c *Console) open(w http.ResponseWriter, r *http.Request, credentials Credentials) *session {
	s, err := c.sessions.open(r.Context(), credentials)
	switch {
	case errors.Is(err, errUnauthorized):
		writeError(w, http.StatusUnauthorized, err)
	case err != nil:
		writeError(w, http.StatusBadRequest, err)
	}
	return s
}

// createLink returns a code by which a browser logs in once with the credentials of the request.
func (c *Console) createLink(w http.ResponseWriter, r *http.Request) {
	var body Credentials
	if err := decode(w, r, &body); err != nil {
		writeError(w, http.StatusBadRequest, err)
		return
	}
	s := c.open(w, r, body)
	if s == nil {
		return
	}
	code := c.sessions.newLink(s)
	if code == "" {
		writeError(w, http.StatusTooManyRequests, errors.New("too many login links are open; try again in a minute"))
		return
	}
	writeJSON(w, http.StatusOK, map[string]string{"code": code})
}

func (c *Console) logout(w http.ResponseWriter, _ *http.Request, s *session, _ func(any) error) (any, error) {
	c.sessions.logout(s)
	setCookie(w, "")
	return struct{}{}, nil
}

// sessionView is the user who logged in.
type sessionView struct {
	User string `json:"user"`
	// Namespace is that of lists; empty means all.
	Namespace string `json:"namespace"`
}

func (c *Console) viewSession(_ context.Context, s *session, _ query) (any, error) {
	return sessionView{User: s.user, Namespace: s.scope}, nil
}

// statusOf returns the HTTP status of an error of the control plane.
func statusOf(err error) int {
	var status apierrors.APIStatus
	if errors.As(err, &status) && status.Status().Code > 0 {
		return int(status.Status().Code)
	}
	return http.StatusInternalServerError
}

func writeError(w http.ResponseWriter, code int, err error) {
	writeJSON(w, code, map[string]string{"error": err.Error()})
}

func writeJSON(w http.ResponseWriter, code int, value any) {
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "no-store")
	w.WriteHeader(code)
	_ = json.NewEncoder(w).Encode(value) // the client has closed the connection
}

// newScheme returns the kinds that the console reads or writes as Go types.
func newScheme() *runtime.Scheme {
	s := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		clientgoscheme.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme, policyv1alpha1.AddToScheme,
		workv1alpha1.AddToScheme, workv1alpha2.AddToScheme, fleetv1alpha1.AddToScheme, reviewv1alpha1.AddToScheme,
	} {
		utilruntime.Must(add(s)) // it fails only if two types have the same name
	}
	return s
}
