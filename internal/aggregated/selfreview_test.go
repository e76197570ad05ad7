// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/go-logr/logr"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
)

// k9s and Headlamp request reviews before they show anything. The server answers them by the rights of the user, also for administrators,
// whose other requests it does not forward.
func TestControlPlane_selfReviews(t *testing.T) {
	t.Parallel()
	c := controlPlane{
		url: &url.URL{Scheme: "http", Host: "127.0.0.1:1"}, log: logr.Discard(),
		cached: func(r schema.GroupResource) bool {
			return r == schema.GroupResource{Group: "apps", Resource: "deployments"}
		},
		authorizer: authorizer.AuthorizerFunc(func(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
			if a.GetUser().GetName() == "root" || a.GetVerb() == "list" && a.GetResource() == "nodes" && a.IsResourceRequest() ||
				a.GetPath() == "/metrics" && !a.IsResourceRequest() {
				return authorizer.DecisionAllow, "", nil
			}
			return authorizer.DecisionNoOpinion, "denied to " + a.GetUser().GetName(), nil
		}),
	}
	const access = "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"
	review := func(spec string) string {
		return `{"kind":"SelfSubjectAccessReview","apiVersion":"authorization.k8s.io/v1","spec":` + spec + `}`
	}
	resource := func(attributes string) string { return review(`{"resourceAttributes":{` + attributes + `}}`) }
	alice := &user.DefaultInfo{Name: "alice", Groups: []string{"devs"}, Extra: map[string][]string{"k": {"v"}}}
	root := &user.DefaultInfo{Name: "root", Groups: []string{"system:masters"}}
	for name, tc := range map[string]struct {
		user       *user.DefaultInfo
		path, body string
		code       int
		want       string // a part of the response
	}{
		"permitted":       {alice, access, resource(`"verb":"list","resource":"nodes"`), 201, `"allowed":true`},
		"not permitted":   {alice, access, resource(`"verb":"delete","resource":"nodes"`), 201, `denied to alice`},
		"administrator":   {root, access, resource(`"verb":"delete","resource":"nodes"`), 201, `"allowed":true`},
		"path":            {alice, access, review(`{"nonResourceAttributes":{"verb":"get","path":"/metrics"}}`), 201, `"allowed":true`},
		"cached read":     {alice, access, resource(`"verb":"watch","group":"apps","resource":"deployments"`), 201, `"allowed":true`},
		"write of cached": {alice, access, resource(`"verb":"patch","group":"apps","resource":"deployments"`), 201, `"allowed":false`},
		"no attributes":   {alice, access, review(`{}`), 400, "exactly one"},
		"other body":      {alice, access, `{"kind":"SubjectAccessReview","apiVersion":"authorization.k8s.io/v1"}`, 400, "want a self review"},
		"no body":         {alice, access, "", 400, "decode the review"},
		"large body":      {alice, access, strings.Repeat(" ", maxReview+1), 400, "too large"},
		"user": {alice, "/apis/authentication.k8s.io/v1/selfsubjectreviews",
			`{"kind":"SelfSubjectReview","apiVersion":"authentication.k8s.io/v1"}`, 201, `"username":"alice","groups":["devs"],"extra":{"k":["v"]}`},
		"rules": {alice, "/apis/authorization.k8s.io/v1/selfsubjectrulesreviews",
			`{"kind":"SelfSubjectRulesReview","apiVersion":"authorization.k8s.io/v1","spec":{"namespace":"default"}}`, 201, `"incomplete":true`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := httptest.NewRecorder()
			r := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(tc.body))
			c.handler(tc.user, &url.URL{Path: tc.path}).ServeHTTP(w, r)
			if w.Code != tc.code || !strings.Contains(w.Body.String(), tc.want) {
				t.Errorf("%s: %d %s, want %d %q", tc.body, w.Code, w.Body, tc.code, tc.want)
			}
			var object struct{ Kind, APIVersion string }
			if err := json.Unmarshal(w.Body.Bytes(), &object); err != nil || object.Kind == "" || object.APIVersion == "" {
				t.Errorf("the response has no kind: %v, %s", err, w.Body)
			}
		})
	}
}

// k9s sends reviews in protobuf. The requests were recorded (internal/search, TestProxy_k9s).
func TestControlPlane_selfReviewsOfK9s(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../search/testdata/k9s.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	c := controlPlane{
		url: &url.URL{Scheme: "http", Host: "127.0.0.1:1"}, log: logr.Discard(),
		authorizer: authorizer.AuthorizerFunc(func(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
			if a.GetVerb() == "list" && a.GetResource() == "deployments" && a.GetAPIGroup() == "apps" {
				return authorizer.DecisionAllow, "", nil
			}
			return authorizer.DecisionNoOpinion, "", nil
		}),
	}
	allowed, denied := 0, 0
	for line := range strings.Lines(string(text)) {
		var recorded struct {
			Method, Path, Accept, Type string
			Body                       []byte
		}
		if err := json.Unmarshal([]byte(line), &recorded); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(recorded.Path, "/apis/authorization.k8s.io/") {
			continue
		}
		w := httptest.NewRecorder()
		r := httptest.NewRequest(recorded.Method, "/", bytes.NewReader(recorded.Body))
		r.Header.Set("Content-Type", recorded.Type)
		r.Header.Set("Accept", recorded.Accept)
		c.handler(&user.DefaultInfo{Name: "alice"}, &url.URL{Path: recorded.Path}).ServeHTTP(w, r)
		switch {
		case w.Code != http.StatusCreated:
			t.Errorf("%s: %d %s", recorded.Path, w.Code, w.Body)
		case strings.Contains(w.Body.String(), `"allowed":true`):
			allowed++
		default:
			denied++
		}
	}
	if allowed != 1 || denied < 3 {
		t.Errorf("%d reviews allowed, %d denied; want 1, of Deployments, and the others denied", allowed, denied)
	}
}
