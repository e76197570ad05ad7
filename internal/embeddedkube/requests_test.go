// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"

	authenticationv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	flowcontrolv1 "k8s.io/api/flowcontrol/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/generic"
	"k8s.io/apiserver/pkg/storage"
	"k8s.io/apiserver/pkg/storage/storagebackend"
	"k8s.io/apiserver/pkg/storage/storagebackend/factory"
	applycorev1 "k8s.io/client-go/applyconfigurations/core/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
)

// Requests of this process need no network and are authenticated as the user of the certificate, or by their own token.
func TestRun_loopback(t *testing.T) {
	t.Parallel()
	cp := start(t, Config{DataDir: t.TempDir(), UnsafeNoFsync: true, KubeControllers: []string{}})
	who := func(config *rest.Config) (*authenticationv1.UserInfo, error) {
		reviews := kubernetes.NewForConfigOrDie(config).AuthenticationV1().SelfSubjectReviews()
		review, err := reviews.Create(t.Context(), &authenticationv1.SelfSubjectReview{}, metav1.CreateOptions{})
		return &review.Status.UserInfo, err
	}
	config := cp.InProcessConfig()
	config.Host = "https://192.0.2.1:1" // a documentation address
	direct, err := who(config)
	if err != nil {
		t.Fatal(err)
	}
	network, err := who(cp.RESTConfig())
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(direct.Groups)
	slices.Sort(network.Groups)
	network.Extra = nil // the certificate's fingerprint
	if direct.Username != network.Username || !slices.Equal(direct.Groups, network.Groups) {
		t.Errorf("in this process %v, over the network %v", direct, network)
	}
	config = cp.InProcessConfig()
	config.Impersonate.UserName = "alice"
	if alice, err := who(config); err != nil || alice.Username != "alice" {
		t.Errorf("impersonating: %v, %v", alice, err)
	}
	config = cp.InProcessConfig()
	config.BearerToken = "unknown"
	if got, err := who(config); !apierrors.IsUnauthorized(err) {
		t.Errorf("with an unknown token: %v, %v", got, err)
	}
	// Kubernetes would open a connection to etcd for each version of each kind. Its health checks and allocators keep theirs.
	if got := socketConnections(t, cp.socket); got > 12 {
		t.Errorf("%d connections to etcd, want at most 12", got)
	}
	if anonymous, err := who(rest.AnonymousClientConfig(cp.InProcessConfig())); !apierrors.IsForbidden(err) {
		t.Errorf("without credentials: %v, %v", anonymous, err)
	}
}

// socketConnections returns the number of connections to a Unix socket.
func socketConnections(t *testing.T, path string) int {
	t.Helper()
	table, err := os.ReadFile("/proc/net/unix")
	if err != nil {
		t.Skip(err)
	}
	return strings.Count(string(table), " "+path+"\n") - 1 // the listener
}

// Requests of this process pass the handler chain of the API server like all others: priority and fairness sets a header.
func TestRun_loopbackUsesHandlerChain(t *testing.T) {
	t.Parallel()
	cp := start(t, Config{DataDir: t.TempDir(), UnsafeNoFsync: true, KubeControllers: []string{}})
	get := func(config *rest.Config, path string) (flowSchema bool, status int) {
		transport, err := rest.TransportFor(config)
		if err != nil {
			t.Fatal(err)
		}
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, cp.RESTConfig().Host+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		response, err := transport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = response.Body.Close() // only the header counts
		return response.Header.Get(flowcontrolv1.ResponseHeaderMatchedFlowSchemaUID) != "", response.StatusCode
	}
	alice, token := cp.InProcessConfig(), cp.InProcessConfig()
	alice.Impersonate = rest.ImpersonationConfig{UserName: "alice", Groups: []string{"system:authenticated"}}
	token.BearerToken = "unknown"
	for name, tc := range map[string]struct {
		config     *rest.Config
		flowSchema bool
		status     int
	}{
		"in process":    {cp.InProcessConfig(), true, http.StatusOK},
		"impersonation": {alice, true, http.StatusForbidden},
		"unknown token": {token, false, http.StatusUnauthorized},
		"network":       {cp.RESTConfig(), true, http.StatusOK},
	} {
		if flowSchema, status := get(tc.config, "/api/v1/namespaces/kube-system/secrets"); flowSchema != tc.flowSchema || status != tc.status {
			t.Errorf("%s: header of priority and fairness %v, status %d, want %v and %d", name, flowSchema, status, tc.flowSchema, tc.status)
		}
	}
}

// Documents of the built-in kinds are encoded when a client reads them, and not for their hashes in the list.
func TestRun_openAPI(t *testing.T) {
	t.Parallel()
	cp := start(t, Config{DataDir: t.TempDir(), UnsafeNoFsync: true, KubeControllers: []string{}})
	paths, err := cp.kube.Discovery().OpenAPIV3().Paths()
	if err != nil {
		t.Fatal(err)
	}
	for name, kind := range map[string]string{"api/v1": "io.k8s.api.core.v1.Pod", "apis/apps/v1": "io.k8s.api.apps.v1.Deployment"} {
		document := paths[name]
		if document == nil {
			t.Errorf("the list of documents does not contain %s", name)
			continue
		}
		if url := document.ServerRelativeURL(); strings.Contains(url, "hash") {
			t.Errorf("the URL of %s is %s, want no hash", name, url)
		}
		if data, err := document.Schema("application/json"); err != nil || !strings.Contains(string(data), kind) {
			t.Errorf("the document %s has %d bytes without %s: %v", name, len(data), kind, err)
		}
	}
	leases, err := cp.kube.CoordinationV1().Leases("").List(t.Context(), metav1.ListOptions{})
	if err != nil || len(leases.Items) != 0 {
		t.Errorf("an API server without peers has the leases %v, %v", leases.Items, err)
	}
}

func TestNoWatchCache(t *testing.T) {
	t.Parallel()
	old, current := schema.GroupVersionKind{
		Group:   "g",
		Version: "v1",
		Kind:    "K",
	}, schema.GroupVersionKind{
		Group:   "g",
		Version: "v2",
		Kind:    "K",
	}
	cached := 0
	getter := noWatchCache{storageOf(func() { cached++ }), generic.UndecoratedStorage, []schema.GroupVersionKind{old}}
	o, err := getter.GetRESTOptions(schema.GroupResource{Group: "g", Resource: "ks"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kind   schema.GroupVersionKind
		cached int
	}{{old, 0}, {current, 1}} {
		one := func() runtime.Object {
			u := &unstructured.Unstructured{}
			u.SetGroupVersionKind(c.kind)
			return u
		}
		// The undecorated storage returns an error for an unknown type.
		_, _, err := o.Decorator(
			&storagebackend.ConfigForResource{Config: storagebackend.Config{Type: "none"}},
			"/",
			nil,
			one,
			one,
			nil,
			nil,
			nil,
		)
		if cached != c.cached || (err == nil) != (c.cached > 0) {
			t.Errorf("%s: %d caches, error %v", c.kind, cached, err)
		}
	}
}

type storageOf func()

func (s storageOf) GetRESTOptions(schema.GroupResource, runtime.Object) (generic.RESTOptions, error) {
	return generic.RESTOptions{Decorator: func(*storagebackend.ConfigForResource, string, func(runtime.Object) (string, error),
		func() runtime.Object, func() runtime.Object, storage.AttrFunc, storage.IndexerFuncs, *cache.Indexers,
	) (storage.Interface, factory.DestroyFunc, error) {
		s()
		return nil, nil, nil
	}}, nil
}

// Objects of the configured resources have no managed fields until they are applied.
func TestRun_skipsManagedFields(t *testing.T) {
	t.Parallel()
	cp := start(t, Config{
		DataDir:           t.TempDir(),
		UnsafeNoFsync:     true,
		KubeControllers:   []string{},
		SkipManagedFields: []schema.GroupResource{{Resource: "configmaps"}},
	})
	maps := cp.kube.CoreV1().ConfigMaps("default")
	object := func(name string) *corev1.ConfigMap {
		return &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Name: name}, Data: map[string]string{"a": "1"}}
	}
	untracked, err := maps.Create(t.Context(), object("untracked"), metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	untracked.Data["a"] = "2"
	if untracked, err = maps.Update(t.Context(), untracked, metav1.UpdateOptions{}); err != nil {
		t.Fatal(err)
	}
	if len(untracked.ManagedFields) != 0 {
		t.Errorf("managed fields %v, want none", untracked.ManagedFields)
	}
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Name: "tracked"}, StringData: map[string]string{"a": "1"}}
	secret, err = cp.kube.CoreV1().Secrets("default").Create(t.Context(), secret, metav1.CreateOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if len(secret.ManagedFields) != 1 {
		t.Errorf("managed fields of another resource: %v", secret.ManagedFields)
	}
	for _, name := range []string{"untracked", "new"} {
		apply := func(manager string, value map[string]string) (*corev1.ConfigMap, error) {
			return maps.Apply(t.Context(), applycorev1.ConfigMap(name, "default").WithData(value),
				metav1.ApplyOptions{FieldManager: manager, Force: name == "untracked" && manager == "one"})
		}
		if _, err := apply("one", map[string]string{"b": "1"}); err != nil {
			t.Fatal(err)
		}
		if _, err := apply("two", map[string]string{"b": "2"}); !apierrors.IsConflict(err) {
			t.Errorf("%s: applying a field of another manager: %v, want a conflict", name, err)
		}
		got, err := apply("one", map[string]string{"c": "1"})
		if err != nil {
			t.Fatal(err)
		}
		if got.Data["b"] != "" || got.Data["c"] != "1" {
			t.Errorf("%s: data after applying another field: %v", name, got.Data)
		}
	}
}
