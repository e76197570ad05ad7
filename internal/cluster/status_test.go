// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
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
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
)

// standIn stands in for the API server of a member.
type standIn struct {
	*httptest.Server
	mu          sync.Mutex // guards what follows
	health      int
	noReadyz    bool
	hang        chan struct{} // answers wait for it to be closed if it is not nil
	groups      []string      // besides apps
	discoveries atomic.Int64
}

func newStandIn(t *testing.T) *standIn {
	s := &standIn{health: http.StatusOK}
	s.Server = httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(func() {
		s.CloseClientConnections()
		s.Close()
	})
	return s
}

func (s *standIn) set(mutate func(*standIn)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	mutate(s)
}

func answer(w http.ResponseWriter, o any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(o)
}

func (s *standIn) serve(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	health, noReadyz, hang, groups := s.health, s.noReadyz, s.hang, s.groups
	s.mu.Unlock()
	if hang != nil {
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
		w.WriteHeader(health)
	case path == "/version":
		answer(w, map[string]string{"gitVersion": "v1.36.3"})
	case path == "/api":
		w.Header().Set("Etag", `"same"`)
		if r.Header.Get("If-None-Match") == `"same"` {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		answer(w, metav1.APIVersions{TypeMeta: metav1.TypeMeta{Kind: "APIVersions"}, Versions: []string{"v1"}})
	case path == "/api/v1":
		answer(w, list("v1", "Pod", "ConfigMap"))
	case path == "/apis":
		tag := fmt.Sprintf("%q", groups)
		w.Header().Set("Etag", tag)
		if r.Header.Get("If-None-Match") == tag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		s.discoveries.Add(1)
		all := metav1.APIGroupList{TypeMeta: metav1.TypeMeta{Kind: "APIGroupList", APIVersion: "v1"}}
		for _, g := range append([]string{"apps"}, groups...) {
			all.Groups = append(all.Groups, metav1.APIGroup{Name: g, Versions: []metav1.GroupVersionForDiscovery{{GroupVersion: g + "/v1", Version: "v1"}}})
		}
		answer(w, all)
	case strings.HasPrefix(path, "/apis/broken"):
		w.WriteHeader(http.StatusServiceUnavailable)
	case strings.HasPrefix(path, "/apis/"):
		answer(w, list(strings.TrimPrefix(path, "/apis/"), "Thing"))
	case r.URL.Query().Get("sendInitialEvents") == "true":
		w.WriteHeader(http.StatusUnprocessableEntity)
		status := apierrors.NewInvalid(schema.GroupKind{Kind: "ListOptions"}, "", nil).ErrStatus
		status.TypeMeta = metav1.TypeMeta{Kind: "Status", APIVersion: "v1"}
		answer(w, status)
	case r.URL.Query().Get("watch") != "":
		w.Header().Set("Content-Type", "application/json")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	case path == "/api/v1/nodes":
		answer(w, corev1.NodeList{TypeMeta: metav1.TypeMeta{Kind: "NodeList", APIVersion: "v1"}, ListMeta: metav1.ListMeta{ResourceVersion: "1"},
			Items: []corev1.Node{*newNode("n1", corev1.ConditionTrue, "cpu", "4", "memory", "8Gi", "pods", "110")}})
	case path == "/api/v1/pods":
		answer(w, corev1.PodList{TypeMeta: metav1.TypeMeta{Kind: "PodList", APIVersion: "v1"}, ListMeta: metav1.ListMeta{ResourceVersion: "1"},
			Items: []corev1.Pod{*newPod("a", "n1", corev1.PodRunning, "cpu", "500m")}})
	default:
		w.WriteHeader(http.StatusNotFound)
	}
}

// fakeMembers are connections that a test makes.
type fakeMembers map[string]*member.Member

func (f fakeMembers) Register(member.Engager) {}

func (f fakeMembers) Get(name string) (*member.Member, error) {
	if m := f[name]; m != nil {
		return m, nil
	}
	return nil, &member.NotFoundError{Cluster: name}
}

func engage(t *testing.T, c *Collector, name string, s *standIn) context.CancelFunc {
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
			t.Fatalf("it did not happen in time: %s", what)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func TestCollector_collectsAtOnceAndThenWritesNothing(t *testing.T) {
	t.Parallel()
	s := newStandIn(t)
	name := "collected"
	graded := func(c *clusterv1alpha1.Cluster) {
		c.Spec.ResourceModels = []clusterv1alpha1.ResourceModel{{Grade: 0}}
		c.Status.Conditions = []metav1.Condition{{Type: "Other", Status: "True", Reason: "Kept", LastTransitionTime: metav1.Unix(1000, 0)}}
	}
	control := newControl(t, push(name, finalized, graded))
	c := newCollector(control, control, fakeMembers{}, StatusOptions{Frequency: 20 * time.Millisecond})
	stop := engage(t, c, name, s)
	eventually(t, "status complete", func() bool { return statusOf(t, control, name).ResourceSummary != nil })
	got := statusOf(t, control, name)
	if reasonOf(got, "Ready") != "True ClusterReady" || reasonOf(got, "CompleteAPIEnablements") != "True Complete" || reasonOf(got, "Other") != "True Kept" {
		t.Errorf("conditions = %+v", got.Conditions)
	}
	got.Conditions = nil
	want := clusterv1alpha1.ClusterStatus{
		KubernetesVersion: "v1.36.3",
		APIEnablements: []clusterv1alpha1.APIEnablement{
			{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Name: "things", Kind: "Thing"}}},
			{GroupVersion: "v1", Resources: []clusterv1alpha1.APIResource{{Name: "configmaps", Kind: "ConfigMap"}, {Name: "pods", Kind: "Pod"}}},
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
	for metric, want := range map[string]float64{
		"cluster_ready_state": 1, "cluster_node_number": 1, "cluster_cpu_allocatable_number": 4, "cluster_cpu_allocated_number": 0.5, "cluster_pod_allocated_number": 1,
	} {
		if got, ok := metricOf(t, metric, name); !ok || got != want {
			t.Errorf("%s = %v %v, want %v", metric, got, ok, want)
		}
	}

	writes, asked := control.writes.Load(), s.discoveries.Load()
	eventually(t, "ten more rounds", func() bool { return rounds(t, name) > 10 })
	if n := control.writes.Load() - writes; n != 0 {
		t.Errorf("%d writes though nothing changed", n)
	}
	if n := s.discoveries.Load() - asked; n > 1 {
		t.Errorf("%d discoveries though nothing changed", n)
	}

	stop()
	gone := push(name)
	gone.Finalizers = nil
	live := &clusterv1alpha1.Cluster{}
	_ = control.Get(t.Context(), types.NamespacedName{Name: name}, live)
	live.Finalizers = nil
	_ = control.Update(t.Context(), live)
	if err := control.Delete(t.Context(), gone); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: name}}); err != nil {
		t.Fatal(err)
	}
	eventually(t, "metrics gone", func() bool { _, ok := metricOf(t, "cluster_ready_state", name); return !ok })
}

// rounds is how often the status of a cluster was collected.
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

func TestCollector_health(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		mutate func(*standIn)
		want   string
	}{
		"well":                        {func(*standIn) {}, "True ClusterReady"},
		"an old one without readyz":   {func(s *standIn) { s.noReadyz = true }, "True ClusterReady"},
		"unwell":                      {func(s *standIn) { s.health = http.StatusInternalServerError }, "False ClusterNotReady"},
		"old and unwell":              {func(s *standIn) { s.noReadyz, s.health = true, http.StatusInternalServerError }, "False ClusterNotReady"},
		"refuses to say":              {func(s *standIn) { s.health = http.StatusForbidden }, "False ClusterNotReady"},
		"not there":                   {func(s *standIn) { s.Close() }, "False ClusterNotReachable"},
		"hangs without saying a word": {func(s *standIn) { s.hang = make(chan struct{}) }, "False ClusterNotReachable"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newStandIn(t)
			s.set(tc.mutate)
			control := newControl(t, push("m1", finalized))
			c := newCollector(control, control, fakeMembers{}, StatusOptions{})
			engage(t, c, "m1", s)
			eventually(t, "a condition", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
			if got := reasonOf(statusOf(t, control, "m1"), "Ready"); got != tc.want {
				t.Errorf("Ready = %s, want %s", got, tc.want)
			}
		})
	}
}

func TestCollector_oneThatHangsDelaysNoOther(t *testing.T) {
	t.Parallel()
	control := newControl(t, push("hangs", finalized), push("well", finalized))
	c := newCollector(control, control, fakeMembers{}, StatusOptions{})
	hangs, well := newStandIn(t), newStandIn(t)
	hangs.set(func(s *standIn) { s.hang = make(chan struct{}) })
	engage(t, c, "hangs", hangs)
	start := time.Now()
	engage(t, c, "well", well)
	eventually(t, "the other one is ready", func() bool { return reasonOf(statusOf(t, control, "well"), "Ready") != "" })
	if took := time.Since(start); took > healthTimeout/2 {
		t.Errorf("it took %v", took)
	}
}

func TestCollector_refreshFindsANewAPI(t *testing.T) {
	t.Parallel()
	s := newStandIn(t)
	control := newControl(t, push("m1", finalized))
	c := newCollector(control, control, fakeMembers{}, StatusOptions{Frequency: time.Hour})
	engage(t, c, "m1", s)
	eventually(t, "the first status", func() bool { return len(statusOf(t, control, "m1").APIEnablements) == 2 })
	c.Refresh("m1")
	c.Refresh("unknown")
	s.set(func(s *standIn) { s.groups = []string{"new"} })
	eventually(t, "the new API", func() bool { return len(statusOf(t, control, "m1").APIEnablements) == 3 })
}

func TestCollector_waitsForTheClusterController(t *testing.T) {
	t.Parallel()
	s := newStandIn(t)
	control := newControl(t, push("m1"))
	members := fakeMembers{"m1": {Name: "m1"}}
	c := newCollector(control, control, members, StatusOptions{Frequency: time.Hour})
	engage(t, c, "m1", s)
	reconcile := func() {
		if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}); err != nil {
			t.Fatal(err)
		}
	}
	reconcile()
	if n := control.writes.Load(); n != 0 {
		t.Errorf("%d writes before the finalizer", n)
	}
	o := &clusterv1alpha1.Cluster{}
	_ = control.Get(t.Context(), types.NamespacedName{Name: "m1"}, o)
	finalized(o)
	if err := control.Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	reconcile()
	eventually(t, "a status", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
}

func TestCollector_saysWhyThereIsNoConnection(t *testing.T) {
	t.Parallel()
	control := newControl(t, push("m1", finalized, func(c *clusterv1alpha1.Cluster) {
		c.Spec.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "m1"}
	}))
	c := newCollector(control, control, fakeMembers{}, StatusOptions{})
	for range 2 {
		if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}); err != nil {
			t.Fatal(err)
		}
	}
	ready := meta.FindStatusCondition(statusOf(t, control, "m1").Conditions, "Ready")
	if ready == nil || ready.Reason != "StatusCollectionFailed" || !strings.Contains(ready.Message, `secrets "m1" not found`) {
		t.Errorf("Ready = %+v", ready)
	}
	if n := control.writes.Load(); n != 1 {
		t.Errorf("%d writes, want one", n)
	}
}

func TestCollector_triesAgainAfterAConflict(t *testing.T) {
	t.Parallel()
	s := newStandIn(t)
	control := newControl(t, push("m1", finalized))
	var conflicts atomic.Int64
	control.fail = func(verb string, o client.Object) error {
		if verb == "update status" && conflicts.Add(1) < 3 {
			return apierrors.NewConflict(clusterv1alpha1.Resource("clusters"), o.GetName(), errors.New("old"))
		}
		return nil
	}
	c := newCollector(control, control, fakeMembers{}, StatusOptions{Frequency: time.Hour})
	engage(t, c, "m1", s)
	eventually(t, "a status", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
}

func TestCollect(t *testing.T) {
	t.Parallel()
	list := func(gv string) *metav1.APIResourceList {
		return &metav1.APIResourceList{GroupVersion: gv, APIResources: []metav1.APIResource{{Name: "a", Kind: "A"}}}
	}
	known := func(gvs ...string) (out []clusterv1alpha1.APIEnablement) {
		for _, gv := range gvs {
			out = append(out, clusterv1alpha1.APIEnablement{GroupVersion: gv, Resources: []clusterv1alpha1.APIResource{{Name: "a", Kind: "A"}}})
		}
		return out
	}
	partial := &discovery.ErrGroupDiscoveryFailed{Groups: map[schema.GroupVersion]error{{Group: "b", Version: "v1"}: errors.New("down")}}
	tests := map[string]struct {
		before []clusterv1alpha1.APIEnablement
		lists  []*metav1.APIResourceList
		err    error
		want   []clusterv1alpha1.APIEnablement
		reason string
	}{
		"sorted":                      {nil, []*metav1.APIResourceList{list("b/v1"), list("a/v1")}, nil, known("a/v1", "b/v1"), "Complete"},
		"gone is gone":                {known("b/v1"), []*metav1.APIResourceList{list("a/v1")}, nil, known("a/v1"), "Complete"},
		"what failed is kept":         {known("a/v1", "b/v1", "c/v1"), []*metav1.APIResourceList{list("a/v1")}, partial, known("a/v1", "b/v1"), "Partial"},
		"when all failed, all is":     {known("a/v1", "b/v1"), nil, errors.New("down"), known("a/v1", "b/v1"), "Partial"},
		"nothing at all":              {nil, nil, errors.New("down"), nil, "Empty"},
		"a group without resources":   {nil, []*metav1.APIResourceList{{GroupVersion: "x/v1"}}, nil, nil, "Empty"},
		"the same group twice is one": {nil, []*metav1.APIResourceList{list("a/v1"), list("a/v1")}, nil, known("a/v1"), "Complete"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := collect(tc.before, tc.lists, tc.err)
			if diff := cmp.Diff(tc.want, got.enablements); diff != "" {
				t.Errorf("enablements (-want +got):\n%s", diff)
			}
			if v := got.condition(); v.reason != tc.reason {
				t.Errorf("condition = %+v, want %s", v, tc.reason)
			}
		})
	}
}
