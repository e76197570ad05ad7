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
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
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
	// maxSessions limits the memory of sessions. The session that was idle longest ends first.
	maxSessions = 256
	// linkAge is the time for which a login link is valid.
	linkAge = time.Minute
)

// session is a user who logged in.
type session struct {
	id string
	// user is the name by which the control plane knows the user, namespace the one of the kubeconfig.
	user, namespace string
	// scope is the namespace of lists if the user may not list all namespaces; empty means all.
	scope  string
	config *rest.Config
	mapper meta.RESTMapper
	client client.WithWatch
	fleets fleets

	created, used time.Time       // guarded by sessions.mu
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
	api, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, fmt.Errorf("read the credentials: %w", err)
	}
	review, err := api.AuthenticationV1().SelfSubjectReviews().Create(ctx, &authenticationv1.SelfSubjectReview{}, metav1.CreateOptions{})
	if err != nil || review.Status.UserInfo.Username == user.Anonymous {
		return nil, errors.Join(errUnauthorized, err)
	}
	transport, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, err
	}
	out := &session{id: rand.Text() + rand.Text(), user: review.Status.UserInfo.Username, namespace: namespace, config: config}
	if out.mapper, err = apiutil.NewDynamicRESTMapper(config, transport); err != nil {
		return nil, err
	}
	out.client, err = client.NewWithWatch(config, client.Options{Scheme: newScheme(), HTTPClient: transport, Mapper: out.mapper})
	if err != nil {
		return nil, err
	}
	all := source{control: out.client, list: func() client.ObjectList { return &workv1alpha2.ResourceBindingList{} }}
	if readable, err := all.readable(ctx); err != nil {
		return nil, err
	} else if !readable {
		out.scope = cmp.Or(namespace, metav1.NamespaceDefault)
	}
	return out, nil
}

// add starts a session.
func (s *sessions) add(n *session) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	n.created, n.used = now, now
	n.ctx, n.end = context.WithCancel(s.ctx)
	s.removeExpired(now)
	if len(s.byID) >= maxSessions {
		var oldest *session
		for _, other := range s.byID {
			if oldest == nil || other.used.Before(oldest.used) {
				oldest = other
			}
		}
		s.remove(oldest)
	}
	s.byID[n.id] = n
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
	defer s.mu.Unlock()
	now := s.clock.Now()
	s.removeExpired(now)
	found := s.byID[cookie.Value]
	if found != nil {
		found.used = now
	}
	return found
}

// touch extends a session while a stream is open.
func (s *sessions) touch(open *session) {
	s.mu.Lock()
	defer s.mu.Unlock()
	open.used = s.clock.Now()
}

// logout ends a session.
func (s *sessions) logout(old *session) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.remove(old)
}

// newLink returns a code by which a browser can start a session once.
func (s *sessions) newLink(n *session) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	s.removeExpired(now)
	code := rand.Text()
	if len(s.links) < maxSessions {
		s.links[code] = link{n, now}
	}
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
