// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/console"
	"karmada.io/karmada/test/fakeapi"
)

// Tokens of the users. The admin may do everything, the tenant may read and write in the namespace shop.
const (
	adminToken  = "token-of-admin"
	tenantToken = "token-of-tenant"
)

var users = map[string]struct{ name, namespace string }{
	adminToken:  {"admin", ""},
	tenantToken: {"tenant", "shop"},
}

// shiftedClock is the real clock, whose time Step advances. Its timers are not affected.
type shiftedClock struct {
	clock.RealClock
	shift atomic.Int64
}

// Now implements clock.PassiveClock.
func (c *shiftedClock) Now() time.Time { return c.RealClock.Now().Add(time.Duration(c.shift.Load())) }

// Step advances the clock.
func (c *shiftedClock) Step(d time.Duration) { c.shift.Add(int64(d)) }

// fleet is a control plane with members and a console.
type fleet struct {
	api *fakeapi.Server
	// url is the address of the console.
	url   string
	clock *shiftedClock
	// disconnect ends the open requests to the control plane.
	disconnect func()

	mu       sync.Mutex
	revoked  map[string]bool   // tokens that are no longer valid
	denied   map[string]bool   // tokens that may no longer read anything
	failing  map[string]bool   // resources for which all requests fail
	redirect map[string]string // addresses to which requests of a path are redirected
	requests map[string]int    // by token
	// accepted returns the token of the user whose ID token is the argument; nil means that no ID token is accepted.
	accepted func(token string) string
}

// set changes a map of the fleet.
func (f *fleet) set(change func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	change()
}

// newFleet starts the fleet of testdata/fleet.yaml, with more objects.
func newFleet(t testing.TB, more ...*unstructured.Unstructured) *fleet {
	t.Helper()
	return newFleetWith(t, nil, more...)
}

// newFleetWith is newFleet with an issuer of ID tokens.
func newFleetWith(t testing.TB, issuer *console.Issuer, more ...*unstructured.Unstructured) *fleet {
	t.Helper()
	f := &fleet{clock: &shiftedClock{}, revoked: map[string]bool{}, denied: map[string]bool{},
		failing: map[string]bool{}, redirect: map[string]string{}, requests: map[string]int{}}
	f.api = &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: append(readObjects(t, "testdata/fleet.yaml"), more...)},
		Members: map[string]*fakeapi.Cluster{
			"frankfurt": {Objects: readObjects(t, "testdata/frankfurt.yaml")}, "paris": {Broken: http.StatusServiceUnavailable}, "oregon": {},
		},
	}
	for _, o := range more {
		if o.GetKind() == "Cluster" {
			f.api.Members[o.GetName()] = &fakeapi.Cluster{}
		}
	}
	config, err := clientcmd.BuildConfigFromFlags("", f.api.Start(t))
	if err != nil {
		t.Fatal(err)
	}
	target, err := url.Parse(config.Host)
	if err != nil {
		t.Fatal(err)
	}
	front := httptest.NewServer(f.authorizer(httputil.NewSingleHostReverseProxy(target)))
	t.Cleanup(front.Close)
	t.Cleanup(front.CloseClientConnections)
	f.disconnect = front.CloseClientConnections
	c, err := console.New(t.Context(), console.Config{Control: &rest.Config{Host: front.URL}, Clock: f.clock, Issuer: issuer})
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(c)
	t.Cleanup(server.Close)
	t.Cleanup(server.CloseClientConnections)
	f.url = server.URL + console.Prefix
	return f
}

func readObjects(t testing.TB, file string) (out []*unstructured.Unstructured) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for documents := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(text))); ; {
		document, err := documents.Read()
		if errors.Is(err, io.EOF) {
			return out
		} else if err != nil {
			t.Fatal(err)
		}
		o := &unstructured.Unstructured{}
		if err := yaml.Unmarshal(document, &o.Object); err != nil {
			t.Fatal(err)
		}
		out = append(out, o)
	}
}

// authorizer authenticates requests by their token, and lets users with a namespace read and write only in it.
func (f *fleet) authorizer(next http.Handler) http.Handler {
	deny := func(w http.ResponseWriter, code int, reason string) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(code)
		_ = json.NewEncoder(w).Encode(map[string]any{
			"kind": "Status", "apiVersion": "v1", "status": "Failure", "code": code, "reason": reason, "message": "denied by the test: " + reason,
		})
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
		f.mu.Lock()
		if f.accepted != nil {
			token = f.accepted(token)
		}
		u, known := users[token]
		f.requests[token]++
		revoked, denied, target := f.revoked[token], f.denied[token], f.redirect[r.URL.Path]
		failing := f.failing[path.Base(r.URL.Path)]
		f.mu.Unlock()
		discovery := strings.Count(r.URL.Path, "/") <= 3 && !strings.Contains(r.URL.Path, "namespaces")
		switch {
		case target != "":
			http.Redirect(w, r, target, http.StatusFound)
		case !known || revoked:
			deny(w, http.StatusUnauthorized, "Unauthorized")
		case strings.HasSuffix(r.URL.Path, "/selfsubjectreviews"):
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusCreated)
			_ = json.NewEncoder(w).Encode(map[string]any{
				"kind": "SelfSubjectReview", "apiVersion": "authentication.k8s.io/v1",
				"status": map[string]any{"userInfo": map[string]any{"username": u.name}},
			})
		case denied:
			deny(w, http.StatusForbidden, "Forbidden")
		case failing:
			deny(w, http.StatusInternalServerError, "InternalError")
		case strings.HasSuffix(r.URL.Path, "/search/text") && u.namespace == "":
			_, _ = io.WriteString(w, found) // the client has disconnected
		case strings.HasPrefix(r.URL.Path, "/openapi/v3/apis/policy"):
			serveSchema(w)
		case strings.HasSuffix(r.URL.Path, "/exec") && u.namespace == "":
			serveShell(w, r)
		case strings.HasSuffix(r.URL.Path, "/log") && u.namespace == "":
			_, _ = io.WriteString(w, "hello from "+path.Base(path.Dir(r.URL.Path))+"\n"+hostileLine)
		case u.namespace == "", discovery, strings.Contains(r.URL.Path, "/namespaces/"+u.namespace+"/"):
			next.ServeHTTP(w, r)
		default:
			deny(w, http.StatusForbidden, "Forbidden")
		}
	})
}

// found is the response of the full-text search.
const found = `{"metadata":{},"items":[
{"apiVersion":"v1","kind":"Pod","metadata":{"name":"web-1","namespace":"default","creationTimestamp":"2026-01-01T00:00:00Z",
"annotations":{"resource.karmada.io/cached-from-cluster":"frankfurt"}}},
{"apiVersion":"v1","kind":"Pod","metadata":{"name":"<img src=x onerror='window.hostile=1'>","namespace":"default",
"annotations":{"resource.karmada.io/cached-from-cluster":"paris"}}}]}`

// hostileLine is a line of a log that must not run, with sequences that terminals obey.
const hostileLine = "<img src=x onerror=\"window.hostile=1\"></div><script>window.hostile=1</script>\x1b]0;title\x07\x1b[2J the end\n"

// serveSchema serves the OpenAPI document of PropagationPolicies, made from their CustomResourceDefinition.
func serveSchema(w http.ResponseWriter) {
	text, err := os.ReadFile("../../config/crds/policy.karmada.io_propagationpolicies.yaml")
	var crd struct {
		Spec struct {
			Versions []struct {
				Schema struct {
					OpenAPIV3Schema map[string]any `json:"openAPIV3Schema"`
				} `json:"schema"`
			} `json:"versions"`
		} `json:"spec"`
	}
	if err == nil {
		err = yaml.Unmarshal(text, &crd)
	}
	if err != nil || len(crd.Spec.Versions) == 0 {
		panic(fmt.Sprint("read the CustomResourceDefinition: ", err)) // an error of the test
	}
	schema := crd.Spec.Versions[0].Schema.OpenAPIV3Schema
	schema["x-kubernetes-group-version-kind"] = []any{map[string]any{
		"group": "policy.karmada.io", "version": "v1alpha1", "kind": "PropagationPolicy",
	}}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(map[string]any{"components": map[string]any{"schemas": map[string]any{"policy": schema}}})
}

// client is a user of the console without a browser.
type client struct {
	t    testing.TB
	base string
	http *http.Client
}

// anonymous returns a client that has not logged in.
func (f *fleet) anonymous(t testing.TB) *client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &client{t: t, base: f.url, http: &http.Client{Jar: insecureJar{jar}}}
}

// insecureJar returns Secure cookies for http, as browsers do for loopback addresses.
type insecureJar struct{ http.CookieJar }

func (j insecureJar) Cookies(u *url.URL) []*http.Cookie {
	secure := *u
	secure.Scheme = "https"
	return j.CookieJar.Cookies(&secure)
}

func (j insecureJar) SetCookies(u *url.URL, cookies []*http.Cookie) {
	secure := *u
	secure.Scheme = "https"
	j.CookieJar.SetCookies(&secure, cookies)
}

// kubeconfig returns a kubeconfig with a token and the namespace of its user.
func kubeconfig(token string) string {
	return fmt.Sprintf(`{"apiVersion":"v1","kind":"Config","current-context":"c","contexts":[{"name":"c","context":{"user":"u","cluster":"c",
"namespace":%q}}],"clusters":[{"name":"c","cluster":{"server":"https://attacker.example"}}],"users":[{"name":"u","user":{"token":%q}}]}`,
		users[token].namespace, token)
}

// login returns a client that has logged in with a kubeconfig. Its server is another one, which the console must not use.
func (f *fleet) login(t testing.TB, token string) *client {
	t.Helper()
	c := f.anonymous(t)
	if code := c.post("login", map[string]any{"kubeconfig": kubeconfig(token)}, nil); code != http.StatusOK {
		t.Fatalf("login = %d", code)
	}
	return c
}

// get reads a view into out and returns the status.
func (c *client) get(view string, out any) int {
	c.t.Helper()
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodGet, c.base+"api/"+view, http.NoBody)
	if err != nil {
		c.t.Fatal(err)
	}
	return c.do(request, out)
}

// post sends a request and returns the status.
func (c *client) post(action string, body, out any, header ...string) int {
	c.t.Helper()
	data, err := json.Marshal(body)
	if err != nil {
		c.t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodPost, c.base+"api/"+action, bytes.NewReader(data))
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	for i := 0; i+1 < len(header); i += 2 {
		request.Header.Set(header[i], header[i+1])
	}
	return c.do(request, out)
}

func (c *client) do(request *http.Request, out any) int {
	c.t.Helper()
	response, err := c.http.Do(request)
	if err != nil {
		c.t.Fatal(err)
	}
	defer response.Body.Close()
	data, err := io.ReadAll(response.Body)
	if err != nil {
		c.t.Fatal(err)
	}
	if out != nil {
		if err := json.Unmarshal(data, out); err != nil {
			c.t.Fatalf("%s %s = %d %s: %v", request.Method, request.URL, response.StatusCode, data, err)
		}
	}
	if response.StatusCode >= http.StatusInternalServerError {
		c.t.Logf("%s %s = %d %s", request.Method, request.URL, response.StatusCode, data)
	}
	return response.StatusCode
}
