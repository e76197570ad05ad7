// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/go-logr/logr"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"

	"karmada.io/karmada/internal/component/serving"
)

// Reads are sent with the credentials of the server, after the access of the user is checked. Other requests are sent on behalf of the
// user, but never as system:masters.
func TestControlPlane(t *testing.T) {
	t.Parallel()
	kube := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		as := r.Header.Get("Impersonate-User")
		if as == "mallory" {
			serving.WriteError(w, serving.NewError(http.StatusForbidden, metav1.StatusReasonForbidden,
				`users "mallory" is forbidden: User "system:karmada:search" cannot impersonate resource "users"`))
			return
		}
		if as == "bob" {
			serving.WriteError(w, serving.NewError(http.StatusForbidden, metav1.StatusReasonForbidden, strings.Repeat("x", 2*maxRefusal)+"end"))
			return
		}
		_, _ = w.Write([]byte("as " + as + " in " + strings.Join(r.Header["Impersonate-Group"], ",")))
	}))
	t.Cleanup(kube.Close)
	location, err := url.Parse(kube.URL)
	if err != nil {
		t.Fatal(err)
	}
	c := controlPlane{url: location, transport: http.DefaultTransport, log: logr.Discard(), authorizer: authorizer.AuthorizerFunc(
		func(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
			switch a.GetResource() + a.GetPath() {
			case "secrets/api/v1/namespaces/a/secrets/s":
				if a.GetVerb() != "get" || a.GetNamespace() != "a" || a.GetName() != "s" || !a.IsResourceRequest() {
					return authorizer.DecisionNoOpinion, "wrong attributes", nil
				}
				return authorizer.DecisionAllow, "", nil
			case "/version", "/down":
				return authorizer.DecisionAllow, "", nil
			case "/broken":
				return authorizer.DecisionNoOpinion, "", errors.New("no authorizer")
			}
			return authorizer.DecisionNoOpinion, "denied to " + a.GetUser().GetName(), nil
		})}
	alice := &user.DefaultInfo{Name: "alice", Groups: []string{"devs"}}
	root := &user.DefaultInfo{Name: "root", Groups: []string{"system:masters"}}
	admin := &user.DefaultInfo{Name: "admin", Groups: []string{"system:karmada:administrators"}}
	for name, tc := range map[string]struct {
		user   *user.DefaultInfo
		method string
		path   string
		code   int
		body   string // a part of it
	}{
		"an authorized read":           {alice, http.MethodGet, "/api/v1/namespaces/a/secrets/s", 200, "as  in "},
		"a read that is not permitted": {alice, http.MethodGet, "/api/v1/namespaces/b/secrets/s", 403, "denied to alice"},
		"a path":                       {alice, http.MethodGet, "/version", 200, "as  in "},
		"an authorizer that fails":     {alice, http.MethodGet, "/broken", 500, "no authorizer"},
		"a write":                      {alice, http.MethodPost, "/api/v1/namespaces/a/secrets", 200, "as alice in devs"},
		"a write to a path":            {alice, http.MethodPost, "/version", 200, "as alice in devs"},
		"a connection":                 {alice, http.MethodGet, "/api/v1/namespaces/a/services/s/proxy/x", 200, "as alice in devs"},
		"a write of an administrator":  {root, http.MethodDelete, "/api/v1/namespaces/a/secrets/s", 403, "system:masters"},
		"one that can be revoked":      {admin, http.MethodDelete, "/api/v1/namespaces/a/secrets/s", 403, "are not forwarded"},
		"a write that may not be impersonated": {
			&user.DefaultInfo{Name: "mallory"}, http.MethodDelete, "/api/v1/namespaces/a", 403, "Send it to the control plane itself",
		},
		"another refusal": {&user.DefaultInfo{Name: "bob"}, http.MethodDelete, "/api/v1/namespaces/a", 403, "xend"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := httptest.NewRecorder()
			r := httptest.NewRequest(tc.method, "/", http.NoBody)
			c.handler(tc.user, &url.URL{Path: tc.path}).ServeHTTP(w, r)
			if w.Code != tc.code || !strings.Contains(w.Body.String(), tc.body) {
				t.Errorf("%s %s: %d %s, want %d %q", tc.method, tc.path, w.Code, w.Body, tc.code, tc.body)
			}
		})
	}
}
