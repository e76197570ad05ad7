// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	dto "github.com/prometheus/client_model/go"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// fakeMember is a fake API server of a member.
type fakeMember struct {
	*httptest.Server
	mu          sync.Mutex // guards the fields below
	health      int
	status      bool // health is the code of a Status, as API servers respond
	noReadyz    bool
	hang        chan struct{} // if not nil, responses block until it is closed
	hangAt      string        // path of the responses that block; empty means all
	reached     chan struct{} // if not nil, receives a value when a response blocks
	groups      []string      // in addition to apps
	version     string        // the default is v1.36.3
	properties  string        // the list of ClusterProperties; the About API is not served if it is empty
	discoveries atomic.Int64
	// healthChecks counts the requests of /readyz.
	healthChecks atomic.Int64
}

func newFakeMember(t *testing.T) *fakeMember {
	s := &fakeMember{health: http.StatusOK, version: "v1.36.3"}
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(func() {
		s.CloseClientConnections()
		s.Close()
	})
	return s
}

func (s *fakeMember) set(mutate func(*fakeMember)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	mutate(s)
}

func respond(w http.ResponseWriter, o any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(o)
}

func (s *fakeMember) serve(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	health, status, noReadyz, hang, groups, reached := s.health, s.status, s.noReadyz, s.hang, s.groups, s.reached
	about, version := s.properties, s.version
	if s.hangAt != "" && s.hangAt != r.URL.Path {
		hang = nil
	}
	s.mu.Unlock()
	if hang != nil {
		if reached != nil {
			reached <- struct{}{}
		}
		select {
		case <-hang:
		case <-r.Context().Done():
		}
		return
	}
	list := func(groupVersion string, kinds ...string) metav1.APIResourceList {
		l := metav1.APIResourceList{TypeMeta: metav1.TypeMeta{Kind: "APIResourceList", APIVersion: "v1"}, GroupVersion: groupVersion}
		for _, k := range kinds {
			l.APIResources = append(l.APIResources, metav1.APIResource{Name: strings.ToLower(k) + "s", Kind: k})
			l.APIResources = append(l.APIResources, metav1.APIResource{Name: strings.ToLower(k) + "s/status", Kind: k})
		}
		return l
	}
	switch path := r.URL.Path; {
	case path == "/readyz" && noReadyz:
		w.WriteHeader(http.StatusNotFound)
	case path == "/readyz", path == "/healthz":
		s.healthChecks.Add(1)
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(health)
		if status {
			s := metav1.Status{Status: metav1.StatusFailure, Code: int32(health), Reason: metav1.StatusReasonUnauthorized}
			s.TypeMeta = metav1.TypeMeta{Kind: "Status", APIVersion: "v1"}
			_ = json.NewEncoder(w).Encode(s)
		}
	case path == "/version":
		respond(w, map[string]string{"gitVersion": version})
	case path == "/api":
		w.Header().Set("Etag", `"same"`)
		if r.Header.Get("If-None-Match") == `"same"` {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		respond(w, metav1.APIVersions{TypeMeta: metav1.TypeMeta{Kind: "APIVersions"}, Versions: []string{"v1"}})
	case path == "/api/v1":
		respond(w, list("v1", "Pod", "ConfigMap"))
	case path == "/apis":
		tag := fmt.Sprintf("%q", append(slices.Clone(groups), strconv.FormatBool(about != "")))
		w.Header().Set("Etag", tag)
		if r.Header.Get("If-None-Match") == tag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		s.discoveries.Add(1)
		all := metav1.APIGroupList{TypeMeta: metav1.TypeMeta{Kind: "APIGroupList", APIVersion: "v1"}}
		for _, g := range append([]string{"apps"}, groups...) {
			all.Groups = append(all.Groups, metav1.APIGroup{Name: g, Versions: []metav1.GroupVersionForDiscovery{{GroupVersion: g + "/v1",
				Version: "v1"}}})
		}
		if about != "" {
			v := metav1.GroupVersionForDiscovery{GroupVersion: "about.k8s.io/v1beta1", Version: "v1beta1"}
			all.Groups = append(all.Groups, metav1.APIGroup{Name: "about.k8s.io", Versions: []metav1.GroupVersionForDiscovery{v}})
		}
		respond(w, all)
	case path == "/apis/about.k8s.io/v1beta1/clusterproperties":
		_, _ = io.WriteString(w, about)
	case path == "/apis/about.k8s.io/v1beta1":
		served := list("about.k8s.io/v1beta1")
		served.APIResources = []metav1.APIResource{{Name: "clusterproperties", Kind: "ClusterProperty"}}
		respond(w, served)
	case strings.HasPrefix(path, "/apis/broken"):
		w.WriteHeader(http.StatusServiceUnavailable)
	case strings.HasPrefix(path, "/apis/"):
		respond(w, list(strings.TrimPrefix(path, "/apis/"), "Thing"))
	case r.URL.Query().Get("sendInitialEvents") == "true":
		w.WriteHeader(http.StatusUnprocessableEntity)
		status := apierrors.NewInvalid(schema.GroupKind{Kind: "ListOptions"}, "", nil).ErrStatus
		status.TypeMeta = metav1.TypeMeta{Kind: "Status", APIVersion: "v1"}
		respond(w, status)
	case r.URL.Query().Get("watch") != "":
		w.Header().Set("Content-Type", "application/json")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	case path == "/api/v1/nodes":
		respond(w, corev1.NodeList{TypeMeta: metav1.TypeMeta{Kind: "NodeList", APIVersion: "v1"},
			ListMeta: metav1.ListMeta{ResourceVersion: "1"},
			Items:    []corev1.Node{*newNode("n1", corev1.ConditionTrue, "cpu", "4", "memory", "8Gi", "pods", "110")}})
	case path == "/api/v1/pods":
		respond(w, corev1.PodList{TypeMeta: metav1.TypeMeta{Kind: "PodList", APIVersion: "v1"},
			ListMeta: metav1.ListMeta{ResourceVersion: "1"},
			Items:    []corev1.Pod{*newPod("a", "n1", corev1.PodRunning, "cpu", "500m")}})
	default:
		w.WriteHeader(http.StatusNotFound)
	}
}

func newCluster(name string, mutate ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Spec.SyncMode = clusterv1alpha1.Push
	for _, m := range mutate {
		m(c)
	}
	return c
}

func withFinalizer(c *clusterv1alpha1.Cluster) { c.Finalizers = []string{names.ClusterFinalizer} }

// fakeMembers holds the connections of a test.
type fakeMembers map[string]*member.Member

func (f fakeMembers) Register(member.Engager)    {}
func (f fakeMembers) RegisterOwner(member.Owner) {}

func (f fakeMembers) CheckCredentials(context.Context, *clusterv1alpha1.Cluster) error {
	return errors.New(`secrets "m1" not found`)
}

// Owns returns false for the cluster that another replica owns.
func (f fakeMembers) Owns(name string) bool { return name != "other" }

func (f fakeMembers) Get(name string) (*member.Member, error) {
	if m := f[name]; m != nil {
		return m, nil
	}
	return nil, &member.NotFoundError{Cluster: name}
}

func engage(t *testing.T, c *Collector, name string, s *fakeMember) context.CancelFunc {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	c.Engage(ctx, &member.Member{Name: name, Config: &rest.Config{Host: s.URL, QPS: -1}})
	return cancel
}

func statusOf(t *testing.T, control client.Client, name string) clusterv1alpha1.ClusterStatus {
	t.Helper()
	var c clusterv1alpha1.Cluster
	if err := control.Get(context.WithoutCancel(t.Context()), types.NamespacedName{Name: name}, &c); err != nil {
		t.Fatal(err)
	}
	return c.Status
}

func reasonOf(s clusterv1alpha1.ClusterStatus, kind string) string {
	if c := meta.FindStatusCondition(s.Conditions, kind); c != nil {
		return string(c.Status) + " " + c.Reason
	}
	return ""
}

func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	deadline := time.Now().Add(20 * time.Second)
	for !ok() {
		if time.Now().After(deadline) {
			t.Fatalf("condition not met within 20s: %s", what)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func TestCollector_reachesFixpoint(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	name := "collected"
	withModels := func(c *clusterv1alpha1.Cluster) {
		c.Spec.ResourceModels = []clusterv1alpha1.ResourceModel{{Grade: 0}}
		c.Status.Conditions = []metav1.Condition{{Type: "Other", Status: "True", Reason: "Kept", LastTransitionTime: metav1.Unix(1000, 0)}}
	}
	control := fakecontrol.WithObjects(t, newCluster(name, withFinalizer, withModels))
	c := newCollector(control, control, fakeMembers{}, Options{Frequency: 20 * time.Millisecond})
	stop := engage(t, c, name, s)
	eventually(t, "status complete", func() bool { return statusOf(t, control, name).ResourceSummary != nil })
	got := statusOf(t, control, name)
	if reasonOf(got, "Ready") != "True ClusterReady" || reasonOf(got, "CompleteAPIEnablements") != "True Complete" ||
		reasonOf(got, "Other") != "True Kept" {
		t.Errorf("conditions = %+v", got.Conditions)
	}
	got.Conditions = nil
	want := clusterv1alpha1.ClusterStatus{
		KubernetesVersion: "v1.36.3",
		APIEnablements: []clusterv1alpha1.APIEnablement{
			{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Name: "things", Kind: "Thing"}}},
			{
				GroupVersion: "v1", Resources: []clusterv1alpha1.APIResource{{Name: "configmaps", Kind: "ConfigMap"},
					{Name: "pods", Kind: "Pod"}},
			},
		},
		NodeSummary: &clusterv1alpha1.NodeSummary{TotalNum: 1, ReadyNum: 1},
		ResourceSummary: &clusterv1alpha1.ResourceSummary{
			Allocatable: resources("cpu", "4", "memory", "8Gi", "pods", "110"), Allocated: resources("cpu", "500m", "pods", "1"),
			AllocatableModelings: []clusterv1alpha1.AllocatableModeling{{Grade: 0, Count: 1}},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("status (-want +got):\n%s", diff)
	}
	eventually(t, "metrics", func() bool { _, ok := metricOf(t, "cluster_pod_allocated_number", name); return ok })
	for metric, want := range map[string]float64{
		"cluster_ready_state": 1, "cluster_node_number": 1, "cluster_cpu_allocatable_number": 4, "cluster_cpu_allocated_number": 0.5,
		"cluster_pod_allocated_number": 1,
	} {
		if got, ok := metricOf(t, metric, name); !ok || got != want {
			t.Errorf("%s = %v %v, want %v", metric, got, ok, want)
		}
	}

	control.Writes(fakecontrol.Write.ByKind)
	discoveries := s.discoveries.Load()
	eventually(t, "ten more rounds", func() bool { return rounds(t, name) > 10 })
	if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes without a change: %q", got)
	}
	if n := s.discoveries.Load() - discoveries; n > 1 {
		t.Errorf("%d discoveries without a change", n)
	}

	stop()
	live := &clusterv1alpha1.Cluster{}
	_ = control.Get(t.Context(), types.NamespacedName{Name: name}, live)
	live.Finalizers = nil
	_ = control.Update(t.Context(), live)
	if err := control.Delete(t.Context(), newCluster(name)); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: name}}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "metrics deleted", func() bool { _, ok := metricOf(t, "cluster_ready_state", name); return !ok })
}

func TestCollector_reportsProperties(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	const item = `{"metadata": {"name": "cluster.clusterset.k8s.io"}, "spec": {"value": %q}}`
	set := func(properties string) { s.set(func(s *fakeMember) { s.properties = properties }) }
	set(`{"items": [` + fmt.Sprintf(item, "m1") + `, {"metadata": {"name": "empty"}}]}`)
	name := "about"
	control := fakecontrol.WithObjects(t, newCluster(name, withFinalizer))
	c := newCollector(control, control, fakeMembers{}, Options{Frequency: 20 * time.Millisecond})
	engage(t, c, name, s)
	has := func(condition string, values ...string) func() bool {
		return func() bool {
			got := statusOf(t, control, name)
			var list []string
			for _, p := range got.Properties {
				list = append(list, p.Value)
			}
			return reasonOf(got, clusterv1alpha1.ClusterConditionCompleteProperties) == condition && slices.Equal(list, values)
		}
	}
	eventually(t, "the valid property", has("False PropertiesSkipped", "m1"))
	set(`{"items": [` + fmt.Sprintf(item, "m2") + `]}`)
	eventually(t, "the changed property", has("True Complete", "m2"))
	set(`invalid`)
	eventually(t, "the last property", has("Unknown PropertiesNotRead", "m2"))
	set("")
	eventually(t, "no property without the API", has(""))
}

func TestCollector_removesMetrics(t *testing.T) {
	t.Parallel()
	missing := func(c *clusterv1alpha1.Cluster) {
		c.Spec.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "missing"}
	}
	control := fakecontrol.WithObjects(t, newCluster("left", withFinalizer), newCluster("pulled", withFinalizer, missing))
	c := newCollector(control, control, fakeMembers{}, Options{})
	published := func(name string) bool { _, ok := metricOf(t, "cluster_ready_state", name); return ok }

	stop := engage(t, c, "left", newFakeMember(t))
	eventually(t, "metrics of the connection", func() bool { return published("left") })
	stop()
	eventually(t, "metrics deleted with the connection", func() bool { return !published("left") })

	reconcile := func() {
		t.Helper()
		if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "pulled"}}); err != nil {
			t.Fatal(err)
		}
	}
	ctx, end := context.WithCancel(t.Context())
	defer end()
	c.Own(ctx, "pulled")
	reconcile()
	if !published("pulled") {
		t.Error("no metrics of a cluster without credentials")
	}
	end()
	eventually(t, "metrics deleted with the ownership", func() bool { return !published("pulled") })
}

func TestCollector_ignoresClusterOfOtherReplica(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, newCluster("other", withFinalizer)) // without usable credentials
	c := newCollector(control, control, fakeMembers{}, Options{})
	if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "other"}}); err != nil {
		t.Fatal(err)
	}
	if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes = %q", got)
	}
}

// A cluster that moved here is not engaged without usable credentials, but its status must be reported.
func TestCollector_requeuesOwnedCluster(t *testing.T) {
	t.Parallel()
	c := newCollector(fakecontrol.WithObjects(t), nil, fakeMembers{}, Options{})
	var requeued []string
	c.requeue = func(cluster string) { requeued = append(requeued, cluster) }
	ctx, end := context.WithCancel(t.Context())
	c.Own(ctx, "m1")
	end()
	again, cancel := context.WithCancel(t.Context())
	defer cancel()
	c.Own(again, "m1")
	if len(requeued) != 2 {
		t.Errorf("requeued = %v, want m1 twice", requeued)
	}
	eventually(t, "the first ownership ended", func() bool {
		c.mu.Lock()
		defer c.mu.Unlock()
		return c.owned["m1"] == again
	})
}

// rounds returns how often the status of a cluster was collected.
func rounds(t *testing.T, cluster string) int {
	t.Helper()
	m := find(t, "cluster_sync_status_duration_seconds", cluster)
	if m == nil {
		return 0
	}
	return int(m.GetHistogram().GetSampleCount())
}

func metricOf(t *testing.T, name, cluster string) (float64, bool) {
	t.Helper()
	m := find(t, name, cluster)
	return m.GetGauge().GetValue(), m != nil
}

func find(t *testing.T, name, cluster string) *dto.Metric {
	t.Helper()
	families, err := metrics.Registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == name && len(m.GetLabel()) == 1 && m.GetLabel()[0].GetValue() == cluster {
				return m
			}
		}
	}
	return nil
}

func TestCollector_refreshDiscoversNewAPI(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
	c := newCollector(control, control, fakeMembers{}, Options{Frequency: time.Hour})
	engage(t, c, "m1", s)
	eventually(t, "the first status", func() bool { return len(statusOf(t, control, "m1").APIEnablements) == 2 })
	c.Refresh("m1")
	c.Refresh("unknown")
	s.set(func(s *fakeMember) { s.groups = []string{"new"} })
	eventually(t, "the new API", func() bool { return len(statusOf(t, control, "m1").APIEnablements) == 3 })
}

// Discovery accepts no context; shutdown must not wait for its timeout.
func TestCollector_stopsWithManager(t *testing.T) {
	t.Parallel()
	for name, path := range map[string]string{"health check": "/readyz", "version": "/version", "discovery": "/apis/apps/v1"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFakeMember(t)
			reached := make(chan struct{}, 10)
			s.set(func(s *fakeMember) { s.hang, s.hangAt, s.reached = make(chan struct{}), path, reached })
			control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
			c := newCollector(control, control, fakeMembers{}, Options{})
			ctx, cancel := context.WithCancel(t.Context())
			c.Engage(ctx, &member.Member{Name: "m1", Config: &rest.Config{Host: s.URL, QPS: -1}})
			<-reached
			cancel()
			start := time.Now()
			if err := c.Start(ctx); err != nil {
				t.Errorf("Start = %v", err)
			}
			if took := time.Since(start); took > 2*time.Second {
				t.Errorf("the loop ended after %v", took)
			}
			if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
				t.Errorf("writes after shutdown: %q", got)
			}
			// A connection that is opened during shutdown has no loop.
			c.Engage(ctx, &member.Member{Name: "m2", Config: &rest.Config{Host: s.URL, QPS: -1}})
			if len(c.loops) != 0 {
				t.Errorf("loops after shutdown: %d", len(c.loops))
			}
		})
	}
}

func TestCollector_waitsForFinalizer(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	control := fakecontrol.WithObjects(t, newCluster("m1"))
	members := fakeMembers{"m1": {Name: "m1"}}
	c := newCollector(control, control, members, Options{Frequency: time.Hour})
	engage(t, c, "m1", s)
	reconcile := func() {
		if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}); err != nil {
			t.Fatal(err)
		}
	}
	reconcile()
	if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes before the finalizer: %q", got)
	}
	o := &clusterv1alpha1.Cluster{}
	_ = control.Get(t.Context(), types.NamespacedName{Name: "m1"}, o)
	withFinalizer(o)
	if err := control.Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	reconcile()
	eventually(t, "a status", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
}

func TestCollector_reportsMissingCredentials(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer, func(c *clusterv1alpha1.Cluster) {
		c.Spec.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "m1"}
	}))
	c := newCollector(control, control, fakeMembers{}, Options{})
	for range 2 {
		if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}); err != nil {
			t.Fatal(err)
		}
	}
	ready := meta.FindStatusCondition(statusOf(t, control, "m1").Conditions, "Ready")
	if ready == nil || ready.Reason != "StatusCollectionFailed" || !strings.Contains(ready.Message, `secrets "m1" not found`) {
		t.Errorf("Ready = %+v", ready)
	}
	// The workloads of the cluster are not lost.
	if got := reasonOf(statusOf(t, control, "m1"), "CredentialsRejected"); got != "True CredentialsMissing" {
		t.Errorf("CredentialsRejected = %q", got)
	}
	if got := control.Writes(fakecontrol.Write.ByKind); len(got) != 1 {
		t.Errorf("writes = %q, want one", got)
	}
}

func TestCollector_retriesConflict(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
	var conflicts atomic.Int64
	control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "update status" && conflicts.Add(1) < 3 {
			return apierrors.NewConflict(clusterv1alpha1.Resource("clusters"), w.Name(), errors.New("old"))
		}
		return nil
	}
	c := newCollector(control, control, fakeMembers{}, Options{Frequency: time.Hour})
	engage(t, c, "m1", s)
	eventually(t, "a status", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
}
