// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/apiutil"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/observe"
)

const (
	// cookieName is the cookie with the ID of a session.
	cookieName = "karmada-console"
	// maxAge is the maximum age of a session, maxIdle the time without requests after which it ends.
	maxAge  = 12 * time.Hour
	maxIdle = 30 * time.Minute
	// maxSessions limits the memory of sessions, maxPerUser that of one user. The session that was idle longest ends first.
	maxSessions = 256
	maxPerUser  = 16
	// maxStreams limits the open streams of a session, which are at most one for each view in each tab.
	maxStreams = 32
	// checkInterval is the time after which the control plane is asked again whether the credentials are valid.
	checkInterval = time.Minute
	// linkAge is the time for which a login link is valid.
	linkAge = time.Minute
)

// session is a user who logged in.
type session struct {
	id string
	// user is the name by which the control plane knows the user, namespace the one of the kubeconfig.
	user, namespace string
	// scope is the namespace of lists if the user may not list all namespaces; empty means all.
	scope   string
	config  *rest.Config
	mapper  meta.RESTMapper
	client  client.WithWatch
	scheme  *runtime.Scheme
	api     kubernetes.Interface
	fleets  fleets
	reasons reasons
	clock   clock.PassiveClock

	streams       atomic.Int32
	created, used time.Time       // guarded by sessions.mu
	checked       time.Time       // guarded by sessions.mu: the last time when the credentials were checked
	ctx           context.Context //nolint:containedctx // ends with the session
	end           context.CancelFunc
}

// ToRESTMapper implements observe.Members.
func (s *session) ToRESTMapper() (meta.RESTMapper, error) { return s.mapper, nil }

// MemberConfig implements observe.Members.
func (s *session) MemberConfig(cluster string) (*rest.Config, error) {
	config := rest.CopyConfig(s.config)
	config.Host += proxyPath(cluster)
	return config, nil
}

var _ observe.Members = (*session)(nil)

// sessions are the users who are logged in.
type sessions struct {
	base  *rest.Config
	clock clock.PassiveClock

	mu    sync.Mutex // guards the maps, and the times of sessions
	byID  map[string]*session
	links map[string]link
	ctx   context.Context //nolint:containedctx // parent of all sessions
}

// link is a login link: its code can be used once.
type link struct {
	session *session
	created time.Time
}

var errUnauthorized = errors.New("log in again: the credentials are not valid")

// open returns a new session for credentials. It is not yet in the list of sessions.
func (s *sessions) open(ctx context.Context, c Credentials) (*session, error) {
	config, namespace, err := c.apply(s.base)
	if err != nil {
		return nil, err
	}
	config.QPS, config.UserAgent = -1, "karmada-console"
	config.Wrap(sameHost)
	transport, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, fmt.Errorf("read the credentials: %w", err)
	}
	api, err := kubernetes.NewForConfigAndClient(config, transport)
	if err != nil {
		return nil, fmt.Errorf("read the credentials: %w", err)
	}
	out := &session{id: rand.Text() + rand.Text(), namespace: namespace, config: config, api: api, scheme: newScheme(), clock: s.clock}
	if out.user, err = out.whoAmI(ctx); err != nil || out.user == user.Anonymous {
		return nil, errors.Join(errUnauthorized, err)
	}
	if out.mapper, err = apiutil.NewDynamicRESTMapper(config, transport); err != nil {
		return nil, err
	}
	out.client, err = client.NewWithWatch(config, client.Options{Scheme: out.scheme, HTTPClient: transport, Mapper: out.mapper})
	if err != nil {
		return nil, err
	}
	all := source{control: out.client, list: func() client.ObjectList { return &workv1alpha2.ResourceBindingList{} }}
	switch readable, err := all.readable(ctx); {
	case meta.IsNoMatchError(err):
		return nil, fmt.Errorf("the API server is not a Karmada control plane: %w", err)
	case err != nil:
		return nil, err
	case !readable:
		out.scope = cmp.Or(namespace, metav1.NamespaceDefault)
	}
	return out, nil
}

// whoAmI returns the name by which the control plane knows the user.
func (s *session) whoAmI(ctx context.Context) (string, error) {
	review, err := s.api.AuthenticationV1().SelfSubjectReviews().Create(ctx, &authenticationv1.SelfSubjectReview{}, metav1.CreateOptions{})
	if err != nil {
		return "", err
	}
	return review.Status.UserInfo.Username, nil
}

// sameHost refuses requests that a redirect sends to another server than the control plane: they would have the credentials.
func sameHost(next http.RoundTripper) http.RoundTripper {
	return roundTripper(func(r *http.Request) (*http.Response, error) {
		if r.Response != nil { // the redirect that caused the request
			return nil, fmt.Errorf("redirect to %s refused", r.URL.Host)
		}
		return next.RoundTrip(r)
	})
}

type roundTripper func(*http.Request) (*http.Response, error)

// RoundTrip implements http.RoundTripper.
func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// add starts a session.
func (s *sessions) add(n *session) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	n.created, n.used, n.checked = now, now, now
	n.ctx, n.end = context.WithCancel(s.ctx)
	s.removeExpired(now)
	s.limit(maxPerUser, func(other *session) bool { return other.user == n.user })
	s.limit(maxSessions, func(*session) bool { return true })
	s.byID[n.id] = n
}

// limit ends sessions among the selected ones, until fewer than limit are left. It must be called with mu held.
func (s *sessions) limit(limit int, selects func(*session) bool) {
	count := 0
	var oldest *session
	for _, other := range s.byID {
		if !selects(other) {
			continue
		}
		if count++; oldest == nil || other.used.Before(oldest.used) {
			oldest = other
		}
	}
	if count >= limit {
		s.remove(oldest)
	}
}

// remove ends a session. It must be called with mu held.
func (s *sessions) remove(old *session) {
	delete(s.byID, old.id)
	old.end()
}

// removeExpired ends the sessions that are too old. It must be called with mu held.
func (s *sessions) removeExpired(now time.Time) {
	for _, old := range s.byID {
		if now.Sub(old.created) > maxAge || now.Sub(old.used) > maxIdle {
			s.remove(old)
		}
	}
	for code, l := range s.links {
		if now.Sub(l.created) > linkAge {
			delete(s.links, code)
		}
	}
}

// of returns the session of a request, or nil. It extends the session.
func (s *sessions) of(r *http.Request) *session {
	cookie, err := r.Cookie(cookieName)
	if err != nil {
		return nil
	}
	s.mu.Lock()
	found := s.byID[cookie.Value]
	s.mu.Unlock()
	if found == nil || !s.extend(r.Context(), found) {
		return nil
	}
	return found
}

// extend extends a session, and reports whether it is still valid: it is not too old, and the control plane accepts its credentials.
func (s *sessions) extend(ctx context.Context, open *session) bool {
	s.mu.Lock()
	now := s.clock.Now()
	s.removeExpired(now)
	valid, due := s.byID[open.id] == open, now.Sub(open.checked) > checkInterval
	if valid {
		open.used = now
	}
	if due {
		open.checked = now
	}
	s.mu.Unlock()
	if !valid || !due {
		return valid
	}
	if name, err := open.whoAmI(ctx); apierrors.IsUnauthorized(err) || err == nil && name != open.user {
		s.logout(open)
		return false
	}
	return true // other errors are those of the next request
}

// logout ends a session.
func (s *sessions) logout(old *session) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.remove(old)
}

// newLink returns a code by which a browser can start a session once, or "" if there are too many.
func (s *sessions) newLink(n *session) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	s.removeExpired(now)
	if len(s.links) >= maxSessions {
		return ""
	}
	code := rand.Text()
	s.links[code] = link{n, now}
	return code
}

// redeem returns the session of a code, which is not valid afterwards, or nil.
func (s *sessions) redeem(code string) *session {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.removeExpired(s.clock.Now())
	l := s.links[code]
	delete(s.links, code)
	return l.session
}

// setCookie sends the ID of a session to the browser, or removes it if id is "". Other paths of the same address, such as those of the
// API server, do not get the cookie.
func setCookie(w http.ResponseWriter, id string) {
	age := int(maxAge.Seconds())
	if id == "" {
		age = -1
	}
	http.SetCookie(w, &http.Cookie{
		Name: cookieName, Value: id, Path: Prefix, MaxAge: age, HttpOnly: true, Secure: true, SameSite: http.SameSiteStrictMode,
	})
}

// proxyPath returns the path of the cluster proxy for a member, without a slash at the end.
func proxyPath(cluster string) string {
	return "/apis/cluster.karmada.io/v1alpha1/clusters/" + url.PathEscape(cluster) + "/proxy"
}
