// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// hostileServer is the API server of a member that tries to occupy the control plane, or to make it send requests to other servers.
type hostileServer struct {
	other   *httptest.Server
	reached atomic.Pointer[string] // a request of the control plane that was redirected to the other server
}

func (s *hostileServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	respond := func(body string) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, body) // the client may have closed the connection
	}
	const list = `{"kind":%q,"apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[%s]}`
	switch path := r.URL.Path; {
	case path == "/healthz" || path == "/readyz" || path == "/livez":
		_, _ = io.WriteString(w, "ok")
	case path == "/api":
		respond(`{"kind":"APIVersions","versions":["v1"]}`)
	case path == "/apis":
		respond(`{"kind":"APIGroupList","apiVersion":"v1","groups":[]}`)
	case path == "/api/v1":
		var kinds []string
		for resource, kind := range map[string]string{
			"nodes": "Node", "pods": "Pod", "namespaces": "Namespace", "configmaps": "ConfigMap", "services": "Service",
		} {
			kinds = append(kinds, fmt.Sprintf(`{"name":%q,"kind":%q,"namespaced":%v,`+
				`"verbs":["get","list","watch","create","patch","update","delete"]}`, resource, kind, resource != "nodes" && resource != "namespaces"))
		}
		respond(`{"kind":"APIResourceList","groupVersion":"v1","resources":[` + strings.Join(kinds, ",") + `]}`)
	case strings.HasSuffix(path, "/nodes") && r.URL.Query().Get("watch") == "":
		node := `{"metadata":{"name":"n","uid":"n"},"status":{"allocatable":{"cpu":"` + hugeQuantity + `","pods":"-1e99999"},` +
			`"conditions":[{"type":"Ready","status":"True"}]}}`
		respond(fmt.Sprintf(list, "NodeList", node))
	case strings.HasSuffix(path, "/pods") && r.URL.Query().Get("watch") == "": // without an end
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"kind":"PodList","apiVersion":"v1","metadata":{},"items":[`)
		item := `{"metadata":{"name":"` + strings.Repeat("x", 1<<20) + `"}},`
		for {
			if _, err := io.WriteString(w, item); err != nil {
				return
			}
		}
	case r.URL.Query().Get("watch") != "": // a slow body
		w.Header().Set("Content-Type", "application/json")
		for {
			if _, err := io.WriteString(w, " "); err != nil || http.NewResponseController(w).Flush() != nil {
				return
			}
			select {
			case <-r.Context().Done():
				return
			case <-time.After(time.Second): // the simulated delay
			}
		}
	case strings.HasSuffix(path, "/namespaces"): // of the wrong type
		respond(`{"kind":"Status","apiVersion":7,"items":{"a":[[[[[]]]]]},"code":"x"}`)
	default:
		http.Redirect(w, r, s.other.URL+path, http.StatusTemporaryRedirect)
	}
}

// hostileMember is a scenario with a member whose API server responds with huge lists, odd quantities, wrong types and redirects, or
// slowly. Others are not delayed, and the control plane sends no request to another server.
func hostileMember(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	s := &hostileServer{}
	s.other = httptest.NewTLSServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		what := r.Method + " " + r.URL.Path
		s.reached.Store(&what)
	}))
	server := httptest.NewTLSServer(s)
	name := "hostile-" + f.ns[max(0, len(f.ns)-8):]
	secret := func(suffix string) *corev1.Secret {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: names.ClusterNamespace, Name: name + suffix},
			StringData: map[string]string{"token": "the token of the control plane"}}
	}
	ref := func(suffix string) *clusterv1alpha1.LocalSecretReference {
		return &clusterv1alpha1.LocalSecretReference{Namespace: names.ClusterNamespace, Name: name + suffix}
	}
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}, Spec: clusterv1alpha1.ClusterSpec{
		SyncMode: clusterv1alpha1.Push, APIEndpoint: server.URL, InsecureSkipTLSVerification: true, ID: "id of " + name,
		SecretRef: ref(""), ImpersonatorSecretRef: ref("-impersonator"),
	}}
	f.create(secret(""), secret("-impersonator"), c)
	t.Cleanup(func() {
		ctx := context.WithoutCancel(t.Context())
		if err := cluster.Unjoin(ctx, cluster.Options{Name: name, Control: e.Config, Wait: time.Second, Force: true}); err != nil {
			t.Errorf("remove %s: %v", name, err)
		}
		for _, suffix := range []string{"", "-impersonator"} {
			_ = client.IgnoreNotFound(e.Control.Delete(ctx, secret(suffix)))
		}
		for _, s := range []*httptest.Server{server, s.other} {
			s.CloseClientConnections()
			s.Close()
		}
	})
	f.eventually("a condition of the cluster", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(c), c); err != nil {
			return err
		}
		if len(c.Status.Conditions) == 0 {
			return fmt.Errorf("status %+v", c.Status)
		}
		return nil
	})
	good := f.configMap("good", nil)
	f.create(good, f.policy("good", []string{name, member1, member2}, named("v1", "ConfigMap", good.Name)))
	f.eventually("the object in other clusters", func(ctx context.Context) error { return f.checkIn(ctx, good, member1, member2) })
	requests := kubernetes.NewForConfigOrDie(e.Config).RESTClient()
	const clusters = "/apis/cluster.karmada.io/v1alpha1/clusters/"
	for _, path := range []string{"/api/v1/nodes", "/version", "/api/v1/namespaces", "/redirected"} {
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
		var code int
		requests.Get().AbsPath(clusters + name + "/proxy" + path).Do(ctx).StatusCode(&code)
		if code >= 300 && code < 400 || ctx.Err() != nil {
			t.Errorf("%s through the proxy: status %d, %v", path, code, ctx.Err())
		}
		cancel()
	}
	raw, err := requests.Get().AbsPath(clusters + "*/proxy/api/v1/namespaces/" + f.ns + "/configmaps").DoRaw(t.Context())
	if err != nil || !strings.Contains(string(raw), `"good"`) {
		t.Errorf("list of all clusters: %.200s, %v", raw, err)
	}
	if what := s.reached.Load(); what != nil {
		t.Errorf("the control plane followed a redirect to another server: %s", *what)
	}
}

// checkIn returns an error unless an object exists in all clusters.
func (f *fixture) checkIn(ctx context.Context, o client.Object, clusters ...string) error {
	for _, cluster := range clusters {
		member := f.e.Members[cluster].Client
		found, err := newLike(o, member)
		if err == nil {
			err = member.Get(ctx, client.ObjectKeyFromObject(o), found)
		}
		if err != nil {
			return fmt.Errorf("%s in %s: %w", objectName(o), cluster, err)
		}
	}
	return nil
}
