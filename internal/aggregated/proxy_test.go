// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bufio"
	"crypto/tls"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/client-go/tools/clientcmd"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/test/etcd"
)

// memberServer is a fake API server of a member.
type memberServer struct {
	*httptest.Server
	mu   sync.Mutex // guards seen
	seen []seen
	// handler replaces the default handler.
	handler http.HandlerFunc
}

type seen struct {
	Method, Path, Query, Body, Proto string
	Header                           http.Header
}

func newMember(t *testing.T, handler http.HandlerFunc) *memberServer {
	m := &memberServer{handler: handler}
	m.Server = httptest.NewUnstartedServer(http.HandlerFunc(m.serve))
	m.EnableHTTP2 = true
	m.Config.ErrorLog = nil
	m.StartTLS()
	t.Cleanup(m.Close)
	return m
}

func (m *memberServer) serve(w http.ResponseWriter, r *http.Request) {
	var body []byte
	if r.Header.Get("Upgrade") == "" {
		body, _ = io.ReadAll(r.Body)
	}
	m.mu.Lock()
	m.seen = append(m.seen, seen{r.Method, r.URL.Path, r.URL.RawQuery, string(body), r.Proto, r.Header.Clone()})
	m.mu.Unlock()
	if r.Header.Get("Authorization") != "Bearer impersonator" {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	if m.handler != nil {
		m.handler(w, r)
		return
	}
	w.Header().Set("Set-Cookie", "a=b")
	fmt.Fprint(w, "hello from the member")
}

func (m *memberServer) last(t *testing.T) seen {
	t.Helper()
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.seen) == 0 {
		t.Fatal("the member received no request")
	}
	return m.seen[len(m.seen)-1]
}

func (m *memberServer) ca() string {
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: m.Certificate().Raw}))
}

// join creates a Cluster, and its Secrets in kube.
func join(t *testing.T, s *instance, name string, m *memberServer, mutate ...func(*clusterv1alpha1.Cluster)) {
	t.Helper()
	s.kube.setSecret("karmada-cluster", name, map[string]string{"token": "of the control plane", "caBundle": m.ca()})
	s.kube.setSecret("karmada-cluster", name+"-impersonator", map[string]string{"token": "impersonator"})
	c := newCluster(append([]func(*clusterv1alpha1.Cluster){func(c *clusterv1alpha1.Cluster) {
		c.Name, c.Spec.APIEndpoint = name, m.URL
		c.Spec.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: name}
		c.Spec.ImpersonatorSecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: name + "-impersonator"}
	}}, mutate...)...)
	if err := s.client(t, s.as("token-of-root")).Create(t.Context(), c); err != nil {
		t.Fatalf("create cluster %s: %v", name, err)
	}
}

func proxyPath(cluster, path string) string {
	return "/apis/cluster.karmada.io/v1alpha1/clusters/" + cluster + "/proxy" + path
}

func text(t *testing.T, r *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func message(t *testing.T, r *http.Response) string {
	t.Helper()
	var status metav1.Status
	raw := text(t, r)
	if err := json.Unmarshal([]byte(raw), &status); err != nil || status.Kind != "Status" || int(status.Code) != r.StatusCode {
		t.Fatalf("the response is not a Status: %q", raw)
	}
	return status.Message
}

func TestProxy(t *testing.T) {
	t.Parallel()
	k := newKube(t)
	s := startServer(t, k, etcd.Start(t))

	t.Run("forwards requests on behalf of the user", func(t *testing.T) {
		t.Parallel()
		m := newMember(t, nil)
		join(t, s, "plain", m)
		for _, method := range (&proxyREST{}).ConnectMethods() {
			got := s.do(t, "token-of-alice", method, proxyPath("plain", "/api/v1/namespaces/default/pods?labelSelector=a%3Db&dryRun=All"),
				http.Header{
					"Impersonate-Extra-Scopes": nil, "X-Remote-User": {"root"}, "X-Remote-Group": {"system:masters"},
					"X-Remote-Extra-A": {"b"},
					"Cookie":           {"session=1"}, "X-Forwarded-For": {"10.0.0.1"}, "Proxy-Authorization": {"x"},
					"Accept": {"application/yaml"}, "User-Agent": {"kubectl/v1"},
				})
			if got.StatusCode != http.StatusOK {
				t.Fatalf("%s: %s %s", method, got.Status, text(t, got))
			}
			if cookies := got.Header["Set-Cookie"]; cookies != nil {
				t.Errorf("%s: response contains cookies of the member: %q", method, cookies)
			}
			last := m.last(t)
			if last.Method != method || last.Path != "/api/v1/namespaces/default/pods" ||
				last.Query != "labelSelector=a%3Db&dryRun=All" || last.Proto != "HTTP/2.0" {
				t.Errorf("the member received %+v", last)
			}
			want := http.Header{
				"Authorization": {"Bearer impersonator"}, "Impersonate-User": {"alice"}, "Impersonate-Group": {"devs"},
				"Accept": {"application/yaml"}, "User-Agent": {"kubectl/v1"},
			}
			for _, ignored := range []string{"Audit-Id", "Content-Length", "Accept-Encoding"} {
				last.Header.Del(ignored)
			}
			if diff := cmp.Diff(want, last.Header); diff != "" {
				t.Errorf("%s: headers in the member (-want +got):\n%s", method, diff)
			}
		}
	})

	t.Run("accepts the path as a parameter and keeps a trailing slash", func(t *testing.T) {
		t.Parallel()
		m := newMember(t, nil)
		join(t, s, "paths", m, func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint += "/k8s/c1/" })
		tests := map[string]string{
			proxyPath("paths", ""):                                        "/k8s/c1/?",
			proxyPath("paths", "/"):                                       "/k8s/c1/?",
			proxyPath("paths", "/api/"):                                   "/k8s/c1/api/?",
			proxyPath("paths", "/x?path=/y"):                              "/k8s/c1/x?path=/y",
			proxyPath("paths", "?path=/api/v1/pods"):                      "/k8s/c1/api/v1/pods?",
			proxyPath("paths", "?path=/api%3Fwatch%3Dtrue&timeout=1s"):    "/k8s/c1/api?timeout=1s&watch=true",
			proxyPath("paths", "/apis/a/v1/ns:1/proxy/clusters/b/proxy/"): "/k8s/c1/apis/a/v1/ns:1/proxy/clusters/b/proxy/?",
		}
		for path, want := range tests {
			got := s.do(t, "token-of-root", http.MethodGet, path, nil)
			if last := m.last(t); got.StatusCode != http.StatusOK || last.Path+"?"+last.Query != want {
				t.Errorf("%s: %s, the member received %s?%s, want %s", path, got.Status, last.Path, last.Query, want)
			}
		}
		for _, path := range []string{"/%2e%2e/c2/api", "?path=/../c2/api", "?path=https://elsewhere/api"} {
			if got := s.do(t, "token-of-root", http.MethodGet, proxyPath("paths", path), nil); got.StatusCode != http.StatusBadRequest {
				t.Errorf("%s: %s, want 400", path, got.Status)
			}
		}
	})

	t.Run("streams", func(t *testing.T) {
		t.Parallel()
		more := make(chan struct{})
		m := newMember(t, func(w http.ResponseWriter, _ *http.Request) {
			fmt.Fprintln(w, "first")
			w.(http.Flusher).Flush()
			<-more
			fmt.Fprintln(w, "second")
		})
		join(t, s, "stream", m)
		got := s.do(t, "token-of-alice", http.MethodGet, proxyPath("stream", "/api/v1/namespaces/default/pods/p/log?follow=true"), nil)
		lines := bufio.NewReader(got.Body)
		if line, err := lines.ReadString('\n'); line != "first\n" {
			t.Fatalf("first line: %q, %v", line, err)
		}
		close(more)
		if line, _ := lines.ReadString('\n'); line != "second\n" {
			t.Errorf("second line: %q", line)
		}
	})

	for _, protocol := range []string{"SPDY/3.1", "websocket"} {
		t.Run("upgrades to "+protocol, func(t *testing.T) {
			t.Parallel()
			m := newMember(t, echo)
			name := "upgrade-" + strings.ToLower(protocol[:4])
			join(t, s, name, m)
			testUpgrade(t, s, m, name, protocol)
		})
		t.Run("upgrades to "+protocol+" through a proxy", func(t *testing.T) {
			t.Parallel()
			m, tunnel := newMember(t, echo), newTunnel(t)
			name := "tunnel-" + strings.ToLower(protocol[:4])
			join(t, s, name, m, func(c *clusterv1alpha1.Cluster) {
				c.Spec.ProxyURL = tunnel.URL
				c.Spec.ProxyHeader = map[string]string{"X-Key": "a, b"}
			})
			testUpgrade(t, s, m, name, protocol)
			tunnel.mu.Lock()
			defer tunnel.mu.Unlock()
			if len(tunnel.seen) == 0 || !slices.Equal(tunnel.seen[0].Header["X-Key"], []string{"a", "b"}) ||
				tunnel.seen[0].Header.Get("Authorization") != "" {
				t.Errorf("the proxy received %+v", tunnel.seen)
			}
		})
	}

	t.Run("reports failures", func(t *testing.T) {
		t.Parallel()
		m := newMember(t, nil)
		closed := newMember(t, nil)
		join(t, s, "no-ref", m, func(c *clusterv1alpha1.Cluster) { c.Spec.ImpersonatorSecretRef = nil })
		join(t, s, "no-secret", m, func(c *clusterv1alpha1.Cluster) { c.Spec.ImpersonatorSecretRef.Name = "none" })
		join(t, s, "wrong-ca", m)
		k.setSecret("karmada-cluster", "wrong-ca", map[string]string{"token": "x", "caBundle": string(s.pki.CAPEM())})
		join(t, s, "no-ca", m)
		k.setSecret("karmada-cluster", "no-ca", map[string]string{"token": "x", "caBundle": "nonsense"})
		join(t, s, "refused", m)
		k.setSecret("karmada-cluster", "refused-impersonator", map[string]string{"token": "stale"})
		join(t, s, "closed", closed)
		closed.Close()
		tests := map[string]struct {
			code int
			want string
		}{
			"unknown":   {http.StatusNotFound, `clusters.cluster.karmada.io "unknown" not found`},
			"no-ref":    {http.StatusServiceUnavailable, "impersonatorSecretRef"},
			"no-secret": {http.StatusServiceUnavailable, `secrets "none" not found`},
			"wrong-ca":  {http.StatusServiceUnavailable, "x509"},
			"no-ca":     {http.StatusServiceUnavailable, "cluster no-ca: unable to load root certificates"},
			"refused":   {http.StatusServiceUnavailable, "impersonator's token"},
			"closed":    {http.StatusServiceUnavailable, "dial tcp"},
		}
		for name, tc := range tests {
			got := s.do(t, "token-of-alice", http.MethodGet, proxyPath(name, "/api"), nil)
			if msg := message(t, got); got.StatusCode != tc.code || !strings.Contains(msg, tc.want) || strings.Contains(msg, "stale") {
				t.Errorf("%s: %s %q, want %d %q", name, got.Status, msg, tc.code, tc.want)
			}
		}
		// A new token is used immediately after the old one was rejected.
		k.setSecret("karmada-cluster", "refused-impersonator", map[string]string{"token": "impersonator"})
		if got := s.do(t, "token-of-alice", http.MethodGet, proxyPath("refused", "/api"), nil); got.StatusCode != http.StatusOK {
			t.Errorf("with a new token: %s", got.Status)
		}
	})

	t.Run("follows a changed address", func(t *testing.T) {
		t.Parallel()
		before, after := newMember(t, nil), newMember(t, nil)
		join(t, s, "moves", before)
		s.do(t, "token-of-alice", http.MethodGet, proxyPath("moves", "/api"), nil)
		root := s.client(t, s.as("token-of-root"))
		c := &clusterv1alpha1.Cluster{}
		if err := root.Get(t.Context(), client.ObjectKey{Name: "moves"}, c); err != nil {
			t.Fatal(err)
		}
		c.Spec.APIEndpoint = after.URL
		update(t, root.Update(t.Context(), c))
		eventually(t, func() bool {
			s.do(t, "token-of-alice", http.MethodGet, proxyPath("moves", "/api"), nil)
			after.mu.Lock()
			defer after.mu.Unlock()
			return len(after.seen) > 0
		})
	})

	t.Run("trusts the CA in a kubeconfig", func(t *testing.T) {
		t.Parallel()
		m := newMember(t, nil)
		join(t, s, "kubeconfig", m, func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "" })
		config := clientcmdapi.NewConfig()
		config.Clusters["c"] = &clientcmdapi.Cluster{Server: m.URL, CertificateAuthorityData: []byte(m.ca())}
		config.Contexts["x"] = &clientcmdapi.Context{Cluster: "c"}
		config.CurrentContext = "x"
		raw, err := clientcmd.Write(*config)
		if err != nil {
			t.Fatal(err)
		}
		k.setSecret("karmada-cluster", "kubeconfig", map[string]string{"kubeconfig": string(raw)})
		if got := s.do(t, "token-of-alice", http.MethodGet, proxyPath("kubeconfig", "/api"), nil); got.StatusCode != http.StatusOK {
			t.Errorf("%s %s", got.Status, text(t, got))
		}
	})

	// A kubeconfig is checked as strictly as for the control plane's own connections.
	t.Run("rejects a kubeconfig that runs programs", func(t *testing.T) {
		t.Parallel()
		m := newMember(t, nil)
		join(t, s, "runs-program", m)
		config := clientcmdapi.NewConfig()
		config.Clusters["c"] = &clientcmdapi.Cluster{Server: m.URL, CertificateAuthorityData: []byte(m.ca())}
		config.AuthInfos["u"] = &clientcmdapi.AuthInfo{Exec: &clientcmdapi.ExecConfig{Command: "sh"}}
		config.Contexts["x"] = &clientcmdapi.Context{Cluster: "c", AuthInfo: "u"}
		config.CurrentContext = "x"
		raw, err := clientcmd.Write(*config)
		if err != nil {
			t.Fatal(err)
		}
		k.setSecret("karmada-cluster", "runs-program", map[string]string{"kubeconfig": string(raw)})
		if got := s.do(t, "token-of-alice", http.MethodGet, proxyPath("runs-program", "/api"),
			nil); got.StatusCode != http.StatusServiceUnavailable {
			t.Errorf("%s %s, want 503", got.Status, text(t, got))
		}
	})
}

func eventually(t *testing.T, ok func() bool) {
	t.Helper()
	deadline := time.Now().Add(20 * time.Second)
	for !ok() {
		if time.Now().After(deadline) {
			t.Fatal("condition not met within 20s")
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// echo upgrades the connection and returns the bytes that it receives.
func echo(w http.ResponseWriter, r *http.Request) {
	conn, buffered, err := http.NewResponseController(w).Hijack()
	if err != nil {
		return
	}
	defer conn.Close()
	fmt.Fprintf(conn, "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: %s\r\n\r\n", r.Header.Get("Upgrade"))
	_, _ = io.Copy(conn, buffered)
}

func testUpgrade(t *testing.T, s *instance, m *memberServer, cluster, protocol string) {
	t.Helper()
	host := strings.TrimPrefix(s.host, "https://")
	conn, err := tls.Dial("tcp", host, &tls.Config{InsecureSkipVerify: true})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprintf(conn,
		"GET %s?command=sh HTTP/1.1\r\nHost: %s\r\nConnection: Upgrade\r\nUpgrade: %s\r\nAuthorization: Bearer token-of-alice\r\n"+
			"Sec-WebSocket-Protocol: %stoken, v5.channel.k8s.io\r\n\r\n",
		proxyPath(cluster, "/api/v1/namespaces/default/pods/p/exec"), host, protocol, bearerProtocol)
	buffered := bufio.NewReader(conn)
	response, err := http.ReadResponse(buffered, nil)
	if err != nil {
		t.Fatal(err)
	}
	if response.StatusCode != http.StatusSwitchingProtocols {
		t.Fatalf("response: %s %s", response.Status, text(t, response))
	}
	for _, word := range []string{"one", "two"} {
		fmt.Fprint(conn, word)
		got := make([]byte, len(word))
		if _, err := io.ReadFull(buffered, got); err != nil || string(got) != word {
			t.Fatalf("sent %q, received %q, %v", word, got, err)
		}
	}
	last := m.last(t)
	if last.Header.Get("Authorization") != "Bearer impersonator" || last.Header.Get("Impersonate-User") != "alice" ||
		last.Header.Get("Sec-Websocket-Protocol") != "v5.channel.k8s.io" || last.Query != "command=sh" {
		t.Errorf("the member received %+v", last)
	}
}

// newTunnel starts an HTTP proxy that only supports CONNECT.
func newTunnel(t *testing.T) *memberServer {
	p := &memberServer{}
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p.mu.Lock()
		p.seen = append(p.seen, seen{Method: r.Method, Header: r.Header.Clone()})
		p.mu.Unlock()
		upstream, err := (&net.Dialer{}).DialContext(r.Context(), "tcp", r.Host)
		if err != nil || r.Method != http.MethodConnect {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		downstream, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			return
		}
		fmt.Fprint(downstream, "HTTP/1.1 200 OK\r\n\r\n")
		go func() { _, _ = io.Copy(upstream, downstream); _ = upstream.Close() }()
		_, _ = io.Copy(downstream, upstream)
		_ = downstream.Close()
	}))
	t.Cleanup(p.Close)
	return p
}

// The impersonator has no permission to impersonate the groups that a member adds.
func TestImpersonate_omitsGroupsThatMembersAdd(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		user   user.DefaultInfo
		groups []string
	}{
		"user": {user.DefaultInfo{Name: "alice", Groups: []string{"devs", "system:authenticated"}}, []string{"devs"}},
		"service account": {user.DefaultInfo{Name: "system:serviceaccount:ns:robot", Groups: []string{
			"system:serviceaccounts", "system:serviceaccounts:ns", "system:authenticated"}}, nil},
		"service account with groups of another namespace": {user.DefaultInfo{Name: "system:serviceaccount:ns:robot", Groups: []string{
			"system:serviceaccounts", "system:serviceaccounts:other"}}, []string{"system:serviceaccounts:other"}},
		"administrator": {user.DefaultInfo{Name: "root", Groups: []string{"system:masters", "system:authenticated"}},
			[]string{"system:karmada:administrators"}},
		"administrator whose rights can be revoked": {
			user.DefaultInfo{Name: "root", Groups: []string{"devs", "system:karmada:administrators", "system:authenticated"}},
			[]string{"devs", "system:karmada:administrators"},
		},
		"user with groups of service accounts": {user.DefaultInfo{Name: "alice", Groups: []string{"system:serviceaccounts"}},
			[]string{"system:serviceaccounts"}},
	}
	for name, tc := range tests {
		header := http.Header{}
		impersonate(header, &tc.user)
		if got := header["Impersonate-Group"]; !slices.Equal(got, tc.groups) || header.Get("Impersonate-User") != tc.user.Name {
			t.Errorf("%s: headers %v, want the groups %q", name, header, tc.groups)
		}
	}
}

func TestProxy_toAllClusters(t *testing.T) {
	t.Parallel()
	k := newKube(t)
	s := startServer(t, k, etcd.Start(t))
	// servesPods returns a handler that serves pods of these names.
	servesPods := func(pods ...string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			const all = "/api/v1/namespaces/default/pods"
			if r.URL.Path == all {
				var items []map[string]any
				for _, p := range pods {
					items = append(items, map[string]any{"metadata": map[string]any{"name": p}})
				}
				writeJSON(w, http.StatusOK, map[string]any{"kind": "PodList", "apiVersion": "v1",
					"metadata": map[string]any{"resourceVersion": "5"}, "items": items})
				return
			}
			name, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, all+"/"), "/")
			if !slices.Contains(pods, name) {
				w.WriteHeader(http.StatusNotFound)
				return
			}
			fmt.Fprint(w, r.Method+" "+name)
		}
	}
	m1, m2, broken := newMember(t, servesPods("a", "both")), newMember(t, servesPods("b", "both")), newMember(t, nil)
	join(t, s, "m1", m1)
	join(t, s, "m2", m2)
	join(t, s, "m3", broken)
	broken.Close()
	const pods = "/api/v1/namespaces/default/pods"

	tests := map[string]struct {
		method, path string
		code         int
		want         string
	}{
		"held by one cluster": {http.MethodGet, pods + "/a", http.StatusOK, "GET a"},
		"a write":             {http.MethodDelete, pods + "/b", http.StatusMethodNotAllowed, "delete needs the name of a cluster"},
		"a subresource":       {http.MethodGet, pods + "/b/log?follow=true", http.StatusOK, "GET b"},
		"held by no cluster": {
			http.MethodGet, pods + "/none", http.StatusNotFound, "resource not found or don't have permission to get it",
		},
		"held by two clusters": {
			http.MethodGet, pods + "/both", http.StatusConflict, "conflict resource, exist in more than one cluster: m1,m2",
		},
		"create": {http.MethodPost, pods, http.StatusMethodNotAllowed, "Request verb create is not supported"},
		"watch":  {http.MethodGet, pods + "?watch=true", http.StatusMethodNotAllowed, "Request verb watch is not supported"},
		"watch one": {
			http.MethodGet, pods + "?watch=true&fieldSelector=metadata.name%3Da", http.StatusMethodNotAllowed,
			"Request verb watch is not supported",
		},
		"a list": {
			http.MethodGet, pods + "?limit=1&continue=x", http.StatusOK,
			`{"apiVersion":"v1","items":[{"metadata":{"name":"a"}},{"metadata":{"name":"both"}},{"metadata":{"name":"b"}},` +
				`{"metadata":{"name":"both"}}],"kind":"PodList","metadata":{"resourceVersion":"5"}}`,
		},
		"list of an unknown kind":                         {http.MethodGet, "/apis/x/v1/none", http.StatusNotFound, "not found"},
		"non-resource request":                            {http.MethodGet, "/apis", http.StatusOK, `{"from":"kube"}`},
		"non-resource request that writes":                {http.MethodPost, "/apis", http.StatusMethodNotAllowed, "post is not supported"},
		"non-resource request that the user may not send": {http.MethodGet, "/metrics", http.StatusForbidden, "cannot get path"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := s.do(t, "token-of-alice", tc.method, proxyPath("*", tc.path), nil)
			if body := text(t, got); got.StatusCode != tc.code || !strings.Contains(body, tc.want) {
				t.Errorf("%s %s, want %d %q", got.Status, body, tc.code, tc.want)
			}
		})
	}
	t.Cleanup(func() {
		for _, one := range append(m1.seen, m2.seen...) {
			if one.Header.Get("Impersonate-User") != "alice" || strings.Contains(one.Query, "limit") || one.Method == http.MethodPost {
				t.Errorf("a member received %+v", one)
			}
		}
		k.mu.Lock()
		defer k.mu.Unlock()
		for _, r := range k.seen {
			if r.URL.Path == "/apis" && (r.Header.Get("Authorization") != "Bearer own-token" ||
				r.Header.Get("Impersonate-User") != "") {
				t.Errorf("kube-apiserver received %s %v", r.URL.Path, r.Header)
			}
		}
	})
}

func TestLongRunning(t *testing.T) {
	t.Parallel()
	resolver := &request.RequestInfoFactory{APIPrefixes: paths.APIPrefixes, GrouplessAPIPrefixes: paths.GrouplessAPIPrefixes}
	tests := map[string]bool{
		"/apis/cluster.karmada.io/v1alpha1/clusters":                  false,
		"/apis/cluster.karmada.io/v1alpha1/clusters?watch=true":       true,
		proxyPath("m1", "/api/v1/pods"):                               false,
		proxyPath("m1", "/api/v1/pods?watch=true"):                    true,
		proxyPath("m1", "?path=/api/v1/pods%3Fwatch%3Dtrue"):          true,
		proxyPath("m1", "/api/v1/namespaces/n/pods/p/exec"):           true,
		proxyPath("m1", "/api/v1/namespaces/n/pods/p/log"):            true,
		proxyPath("m1", "/api/v1/namespaces/n/services/s/proxy/exec"): true,
		proxyPath("m1", "/version"):                                   false,
	}
	for path, want := range tests {
		u, err := url.Parse(path)
		if err != nil {
			t.Fatal(err)
		}
		r := &http.Request{Method: http.MethodGet, URL: u}
		r = r.WithContext(t.Context())
		info, err := resolver.NewRequestInfo(r)
		if err != nil {
			t.Fatal(err)
		}
		if got := longRunning(r, info); got != want {
			t.Errorf("longRunning(%s) = %v", path, got)
		}
	}
}
