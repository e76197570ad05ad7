// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package opensearch

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/utils/clock"
	ctrlfake "sigs.k8s.io/controller-runtime/pkg/client/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
	"karmada.io/karmada/test/bench/search/simulated"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const podIndex = "kubernetes-pod"

// fixture has caches with pods of simulated clusters.
type fixture struct {
	*testing.T
	server  *fakeOpenSearch
	caches  *cache.Caches
	members map[string]*simulated.Member
	feed    *feed.Feed
	sink    *Sink
	// disconnect ends the connections to all members.
	disconnect func()
}

func newFixture(t *testing.T, clusters map[string]int) *fixture {
	t.Helper()
	pods, err := simulated.NewPods()
	if err != nil {
		t.Fatal(err)
	}
	f := &fixture{T: t, server: newFake(t), caches: cache.New(clock.RealClock{}, cache.Limits{}), members: map[string]*simulated.Member{}}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { defer close(ended); f.caches.Run(ctx) }()
	t.Cleanup(func() { cancel(); <-ended })
	kind := simulated.PodMapping().GroupVersionKind
	f.caches.SetKinds(sets.New(kind))
	connected, disconnect := context.WithCancel(ctx)
	f.disconnect = disconnect
	t.Cleanup(disconnect)
	for name, first := range clusters {
		m := simulated.NewMember(name, pods, first, 5)
		connection, err := m.Connect(connected)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(f.caches.Connect(ctx, connection), f.caches.Set(ctx, name, []cache.Kind{{GroupVersionKind: kind}})); err != nil {
			t.Fatal(err)
		}
		f.members[name] = m
	}
	f.restart()
	f.eventually("all pods are cached", func() error {
		for name, m := range f.members {
			if sources, _ := f.caches.Sources(ctx, kind, 0); len(sources) != len(clusters) || !m.Watched() {
				return fmt.Errorf("%s is not cached", name)
			}
		}
		return nil
	})
	return f
}

// restart replaces the sink and the feed, as a restart of karmada-search does.
func (f *fixture) restart() {
	f.Helper()
	var err error
	if f.sink, err = New(Config{Addresses: []string{"http://" + f.server.address}, Username: "user", Password: "secret"}); err != nil {
		f.Fatal(err)
	}
	f.Cleanup(f.sink.Close)
	f.feed = &feed.Feed{Name: "test", Caches: f.caches, Sink: f.sink, Clock: clock.RealClock{}, Shared: true}
}

func (f *fixture) eventually(what string, try func() error) {
	f.Helper()
	var last error
	err := wait.PollUntilContextTimeout(f.Context(), time.Millisecond, time.Minute, true, func(context.Context) (bool, error) {
		last = try()
		return last == nil, nil
	})
	if err != nil {
		f.Fatalf("%s: %v", what, last)
	}
}

// round copies until it succeeds, and until the index has n documents.
func (f *fixture) round(n int) {
	f.Helper()
	f.eventually("copy", func() error {
		if err := f.feed.Round(f.Context()); err != nil {
			return err
		}
		if got := len(f.server.documents(podIndex)); got != n {
			return fmt.Errorf("%d documents, want %d", got, n)
		}
		return nil
	})
}

func TestSink(t *testing.T) {
	f := newFixture(t, map[string]int{"m1": 0, "m2": 100})
	f.round(10)
	if f.server.auth != "user" {
		t.Errorf("user = %q", f.server.auth)
	}
	writes := f.server.count("POST _bulk")
	if err := f.feed.Round(t.Context()); err != nil || f.server.count("POST _bulk") != writes {
		t.Errorf("a round without changes: %v, %d writes, want %d", err, f.server.count("POST _bulk"), writes)
	}
	for _, raw := range f.server.indices[podIndex] {
		var d map[string]any
		if err := json.Unmarshal(raw, &d); err != nil {
			t.Fatal(err)
		}
		metadata := d["metadata"].(map[string]any)
		var spec map[string]any
		if err := json.Unmarshal([]byte(d["spec"].(string)), &spec); err != nil || spec["nodeName"] == nil || d["kind"] != "Pod" ||
			metadata["annotations"].(map[string]any)["resource.karmada.io/cached-from-cluster"] == nil {
			t.Errorf("document %s: %v", raw, err)
		}
	}
}

// Documents of objects that were deleted while karmada-search did not run are deleted, those of other clusters and programs are not.
func TestSink_restartDeletesStaleDocuments(t *testing.T) {
	f := newFixture(t, map[string]int{"m1": 0})
	f.round(5)
	document := func(cluster string) json.RawMessage {
		return json.RawMessage(fmt.Sprintf(`{"apiVersion":"v1","metadata":{"name":"stale-%s",`+
			`"annotations":{"resource.karmada.io/cached-from-cluster":%q}}}`, cluster, cluster))
	}
	f.server.set(func() {
		f.server.indices[podIndex]["1"] = document("m1")
		f.server.indices[podIndex]["2"] = document("other")
		f.server.indices[podIndex]["3"] = json.RawMessage(`{"metadata":{"name":"foreign"}}`)
	})
	f.restart()
	f.round(7)
	names := f.server.documents(podIndex)
	if slices.Contains(names, "stale-m1") || !slices.Contains(names, "stale-other") || !slices.Contains(names, "foreign") {
		t.Errorf("documents = %v", names)
	}
}

// A replica that has lost its connection to a member does not restore documents that another replica has deleted.
func TestSink_staleReplica(t *testing.T) {
	f := newFixture(t, map[string]int{"m1": 0})
	f.round(5)
	store := f.caches.Stores()[simulated.PodMapping().GroupVersionKind][0]
	f.members["m1"].Change(0) // not sent yet
	f.eventually("the change is cached", func() error {
		if got := store.Current(); got < 1001 {
			return fmt.Errorf("version %d, want 1001", got)
		}
		return nil
	})
	f.disconnect()
	f.eventually("the connection has ended", func() error {
		if store.Connected() {
			return errors.New("connected")
		}
		return nil
	})
	f.server.set(func() { clear(f.server.indices[podIndex]) }) // as the other replica does
	for _, restarted := range []bool{false, true} {
		if restarted {
			f.restart() // as after a change of the credentials
		}
		if err := f.feed.Round(t.Context()); err != nil {
			t.Fatal(err)
		}
		if found := f.server.documents(podIndex); len(found) > 0 {
			t.Errorf("restarted: %v: documents %v were restored", restarted, found)
		}
	}
	connection, err := f.members["m1"].Connect(t.Context())
	if err == nil {
		err = f.caches.Connect(t.Context(), connection)
	}
	if err != nil {
		t.Fatal(err)
	}
	f.round(5) // connected again, it writes
}

// Nothing is lost while OpenSearch fails, is slow, or is restarted.
func TestSink_outages(t *testing.T) {
	f := newFixture(t, map[string]int{"m1": 0})
	f.round(5)
	kind := simulated.PodMapping().GroupVersionKind
	version := uint64(1000)
	change := func() {
		for i := range 5 {
			f.members["m1"].Change(i)
			version++
		}
		f.eventually("the changes are cached", func() error {
			if got := f.caches.Stores()[kind][0].Current(); got < version {
				return fmt.Errorf("version %d, want %d", got, version)
			}
			return nil
		})
		f.server.set(func() { clear(f.server.indices[podIndex]) }) // so that the changes are seen
	}
	t.Run("status", func(t *testing.T) {
		change()
		for _, code := range []int{http.StatusServiceUnavailable, http.StatusTooManyRequests, http.StatusUnauthorized} {
			f.server.set(func() { f.server.failing = code })
			if err := f.feed.Round(t.Context()); err == nil {
				t.Errorf("Round with status %d succeeded", code)
			}
		}
		f.server.set(func() { f.server.failing = 0 })
		f.round(5)
	})
	t.Run("slow", func(t *testing.T) {
		change()
		held := make(chan struct{})
		f.server.set(func() { f.server.held = held })
		ctx, cancel := context.WithCancel(t.Context())
		before, ended := f.server.count("POST _bulk"), make(chan error, 1)
		go func() { ended <- f.feed.Round(ctx) }()
		f.eventually("the request arrives", func() error {
			if f.server.count("POST _bulk") == before {
				return errors.New("no request")
			}
			return nil
		})
		cancel()
		if err := <-ended; err == nil {
			t.Error("a canceled round succeeded")
		}
		f.server.set(func() { f.server.held = nil })
		close(held)
		f.round(5)
	})
	t.Run("restart", func(t *testing.T) {
		change()
		f.server.stop()
		if err := f.feed.Round(t.Context()); err == nil {
			t.Error("Round without a server succeeded")
		}
		f.server.start()
		f.round(5)
	})
	t.Run("single documents", func(t *testing.T) {
		change()
		names := f.nameOfPods()
		f.server.set(func() { f.server.rejected[names[0]] = http.StatusTooManyRequests })
		if err := f.feed.Round(t.Context()); err == nil || !strings.Contains(err.Error(), "status 429") {
			t.Errorf("Round with a full queue = %v", err)
		}
		// A document that cannot be stored does not block the others.
		f.server.set(func() { f.server.rejected[names[0]] = http.StatusBadRequest })
		f.round(4)
		if err := f.feed.Round(t.Context()); err != nil {
			t.Errorf("Round after a rejection = %v", err)
		}
	})
}

func (f *fixture) nameOfPods() (out []string) {
	view, _ := f.caches.Stores()[simulated.PodMapping().GroupVersionKind][0].View()
	view.Ascend("", types.NamespacedName{}, func(o *cache.Object) bool { out = append(out, o.Name()); return true })
	return out
}

func TestNewDocument_deleted(t *testing.T) {
	t.Parallel()
	o := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "ConfigMap", "metadata": map[string]any{
			"name": "a", "namespace": "b", "creationTimestamp": "2026-11-01T10:00:00Z", "deletionTimestamp": "2026-11-02T10:00:00Z",
			"labels": map[string]any{"app": "a"}, "annotations": map[string]any{"note": "a", corev1.LastAppliedConfigAnnotation: `{"data":{}}`},
		},
	}}
	raw, err := newDocument(o)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"annotations":{"note":"a"},"creationTimestamp":"2026-11-01T10:00:00Z",` +
		`"deletionTimestamp":"2026-11-02T10:00:00Z","labels":{"app":"a"},"name":"a","namespace":"b"},"spec":"null","status":"null"}`
	if diff := cmp.Diff(want, string(raw)); diff != "" {
		t.Errorf("newDocument (-want +got):\n%s", diff)
	}
}

// Logs contain no password.
func TestRedacted(t *testing.T) {
	t.Parallel()
	if got, want := redacted("https://u:secret@a:9200,http://b,%zz"), "https://u:xxxxx@a:9200,http://b,invalid address"; got != want {
		t.Errorf("redacted = %s, want %s", got, want)
	}
}

// registryOf returns a registry of clusters, with a backend if secret is not empty.
func registryOf(name, secret string, clusters ...string) *searchv1alpha1.ResourceRegistry {
	r := &searchv1alpha1.ResourceRegistry{ObjectMeta: metav1.ObjectMeta{Name: name}}
	r.Spec.TargetCluster.ClusterNames = clusters
	if secret != "" {
		r.Spec.BackendStore = &searchv1alpha1.BackendStoreConfig{OpenSearch: &searchv1alpha1.OpenSearchConfig{
			Addresses: []string{"http://" + name}, SecretRef: clusterv1alpha1.LocalSecretReference{Namespace: "default", Name: secret},
		}}
	}
	return r
}

func TestAssign(t *testing.T) {
	t.Parallel()
	var clusters []clusterv1alpha1.Cluster
	for _, name := range []string{"m1", "m2", "m3"} {
		clusters = append(clusters, clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}})
	}
	got := map[string][]string{}
	for t, names := range assign([]searchv1alpha1.ResourceRegistry{
		*registryOf("c", "s", "m1", "m2"), *registryOf("b", "s", "m2"), *registryOf("a", "", "m1", "m2", "m3"),
	}, clusters) {
		got[t.addresses+" "+t.secret.String()] = sets.List(names)
	}
	want := map[string][]string{"http://b default/s": {"m2"}, "http://c default/s": {"m1"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("assign (-want +got):\n%s", diff)
	}
}

// Feeds follow registries and Secrets.
func TestBackends(t *testing.T) {
	f := newFixture(t, map[string]int{"m1": 0, "m2": 100})
	scheme := runtime.NewScheme()
	if err := errors.Join(corev1.AddToScheme(scheme), clusterv1alpha1.AddToScheme(scheme), searchv1alpha1.AddToScheme(scheme)); err != nil {
		t.Fatal(err)
	}
	registry := registryOf("r", "credentials", "m1")
	registry.Spec.BackendStore.OpenSearch.Addresses = []string{"http://" + f.server.address}
	control := ctrlfake.NewClientBuilder().WithScheme(scheme).WithObjects(registry,
		&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m2"}},
	).Build()
	b := &Backends{Control: control, Registries: control, Secrets: control, Caches: f.caches, Clock: clock.RealClock{}}
	ctx, cancel := context.WithCancel(t.Context())
	sync := func() {
		t.Helper()
		if err := b.Sync(ctx); err != nil {
			t.Fatal(err)
		}
	}
	documents := func(n int) {
		t.Helper()
		f.eventually("documents", func() error {
			if got := len(f.server.documents(podIndex)); got != n || b.Problem(registry) != "" {
				return fmt.Errorf("%d documents, want %d; %s", got, n, b.Problem(registry))
			}
			return nil
		})
	}
	sync()
	documents(5) // without a Secret, requests are anonymous
	registry.Spec.TargetCluster.ClusterNames = nil
	if err := control.Update(ctx, registry); err != nil {
		t.Fatal(err)
	}
	sync()
	documents(10)
	secret := &corev1.Secret{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "credentials"},
		Data:       map[string][]byte{"userName": []byte("alice\n"), "password": []byte("p")},
	}
	if err := control.Create(ctx, secret); err != nil {
		t.Fatal(err)
	}
	sync()
	f.eventually("the credentials are used", func() error {
		f.server.mu.Lock()
		defer f.server.mu.Unlock()
		if f.server.auth != "alice" {
			return fmt.Errorf("user %q", f.server.auth)
		}
		return nil
	})
	secret.Data["caBundle"] = []byte("pem")
	if err := control.Update(ctx, secret); err != nil {
		t.Fatal(err)
	}
	config, err := b.config(ctx, targetOf(registry.Spec.BackendStore.OpenSearch))
	if err != nil || string(config.CA) != "pem" || config.Password != "p" {
		t.Errorf("config = %+v, %v", config, err)
	}
	f.server.set(func() { f.server.failing = http.StatusServiceUnavailable })
	f.members["m1"].Change(0)
	f.eventually("the failure is reported", func() error {
		if b.Problem(registry) == "" {
			return errors.New("no problem")
		}
		return nil
	})
	f.server.set(func() { f.server.failing = 0 })
	documents(10)
	if err := control.Delete(ctx, registry); err != nil {
		t.Fatal(err)
	}
	sync()
	if len(b.running) != 0 || b.Problem(registry) != "" {
		t.Errorf("%d feeds without a registry", len(b.running))
	}
	if got := len(f.server.documents(podIndex)); got != 10 {
		t.Errorf("%d documents after the deletion of the registry, want 10", got)
	}
	cancel()
	if err := b.Run(ctx); err != nil {
		t.Errorf("Run = %v", err)
	}
}
