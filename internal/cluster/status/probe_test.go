// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"errors"
	"net/http"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic/fake"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func TestCollector_health(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		mutate func(*fakeMember)
		want   string
	}{
		"healthy":                 {func(*fakeMember) {}, "True ClusterReady"},
		"healthy without /readyz": {func(s *fakeMember) { s.noReadyz = true }, "True ClusterReady"},
		"unhealthy":               {func(s *fakeMember) { s.health = http.StatusInternalServerError }, "False ClusterNotReady"},
		"unhealthy without /readyz": {
			func(s *fakeMember) { s.noReadyz, s.health = true, http.StatusInternalServerError }, "False ClusterNotReady",
		},
		"forbidden":          {func(s *fakeMember) { s.health = http.StatusForbidden }, "False ClusterNotReady"},
		"connection refused": {func(s *fakeMember) { s.Close() }, "False ClusterNotReachable"},
		"no response":        {func(s *fakeMember) { s.hang = make(chan struct{}) }, "False ClusterNotReachable"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFakeMember(t)
			s.set(tc.mutate)
			control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
			c := newCollector(control, control, fakeMembers{}, Options{})
			engage(t, c, "m1", s)
			eventually(t, "a condition", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
			if got := reasonOf(statusOf(t, control, "m1"), "Ready"); got != tc.want {
				t.Errorf("Ready = %s, want %s", got, tc.want)
			}
		})
	}
}

// Only the response of an API server shows that it rejects the credentials.
func TestCollector_reportsRejectedCredentials(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		code   int
		status bool
		want   string
	}{
		"unauthorized":            {http.StatusUnauthorized, true, "True UnauthorizedOrForbidden"},
		"unauthorized by a proxy": {http.StatusUnauthorized, false, ""},
		"forbidden by a proxy":    {http.StatusForbidden, false, ""},
		"another error":           {http.StatusInternalServerError, false, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFakeMember(t)
			s.set(func(s *fakeMember) { s.health, s.status = tc.code, tc.status })
			control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
			c := newCollector(control, control, fakeMembers{}, Options{})
			engage(t, c, "m1", s)
			eventually(t, "a condition", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
			got := statusOf(t, control, "m1")
			if reasonOf(got, "CredentialsRejected") != tc.want || reasonOf(got, "Ready") != "False ClusterNotReady" ||
				meta.FindStatusCondition(got.Conditions, "Ready").Message != unhealthy.message {
				t.Errorf("conditions = %+v, want CredentialsRejected %q", got.Conditions, tc.want)
			}
		})
	}
}

// A member that hangs after its health check is observed before all requests of the collection have timed out.
func TestCollector_healthDuringCollection(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/version", "/api", "/apis/apps/v1"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			s := newFakeMember(t)
			reached, hang := make(chan struct{}, 10), make(chan struct{})
			s.set(func(s *fakeMember) { s.hang, s.hangAt, s.reached = hang, path, reached })
			control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
			c := newCollector(control, control, fakeMembers{}, Options{})
			engage(t, c, "m1", s)
			<-reached
			s.set(func(s *fakeMember) { s.health = http.StatusInternalServerError })
			start := time.Now()
			eventually(t, "a condition", func() bool { return reasonOf(statusOf(t, control, "m1"), "Ready") != "" })
			if got := reasonOf(statusOf(t, control, "m1"), "Ready"); got != "False ClusterNotReady" {
				t.Errorf("Ready = %s after %v, want False", got, time.Since(start))
			}
		})
	}
}

// A member that is healthy may take long for a collection.
func TestCollector_slowCollection(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	hang := make(chan struct{})
	s.set(func(s *fakeMember) { s.hang, s.hangAt = hang, "/version" })
	control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer))
	c := newCollector(control, control, fakeMembers{}, Options{})
	engage(t, c, "m1", s)
	eventually(t, "two health checks", func() bool { return s.healthChecks.Load() >= 2 })
	s.set(func(s *fakeMember) { s.hang = nil })
	close(hang)
	eventually(t, "APIs", func() bool { return len(statusOf(t, control, "m1").APIEnablements) == 2 })
	if got := reasonOf(statusOf(t, control, "m1"), "Ready"); got != "True ClusterReady" {
		t.Errorf("Ready = %s, want True", got)
	}
}

func TestCollector_unresponsiveMemberDelaysNoOther(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, newCluster("unresponsive", withFinalizer), newCluster("healthy", withFinalizer))
	c := newCollector(control, control, fakeMembers{}, Options{})
	unresponsive, healthy := newFakeMember(t), newFakeMember(t)
	unresponsive.set(func(s *fakeMember) { s.hang = make(chan struct{}) })
	engage(t, c, "unresponsive", unresponsive)
	start := time.Now()
	engage(t, c, "healthy", healthy)
	eventually(t, "other cluster ready", func() bool { return reasonOf(statusOf(t, control, "healthy"), "Ready") != "" })
	if took := time.Since(start); took > healthTimeout/2 {
		t.Errorf("took %v", took)
	}
}

func TestCollect(t *testing.T) {
	t.Parallel()
	list := func(gv string) *metav1.APIResourceList {
		return &metav1.APIResourceList{GroupVersion: gv, APIResources: []metav1.APIResource{{Name: "a", Kind: "A"}}}
	}
	known := func(gvs ...string) (out []clusterv1alpha1.APIEnablement) {
		for _, gv := range gvs {
			out = append(out, clusterv1alpha1.APIEnablement{GroupVersion: gv,
				Resources: []clusterv1alpha1.APIResource{{Name: "a", Kind: "A"}}})
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
		"sorted":      {nil, []*metav1.APIResourceList{list("b/v1"), list("a/v1")}, nil, known("a/v1", "b/v1"), "Complete"},
		"removed API": {known("b/v1"), []*metav1.APIResourceList{list("a/v1")}, nil, known("a/v1"), "Complete"},
		"failed group is kept": {
			known("a/v1", "b/v1", "c/v1"), []*metav1.APIResourceList{list("a/v1")}, partial, known("a/v1", "b/v1"), "Partial",
		},
		"all groups are kept if all failed": {known("a/v1", "b/v1"), nil, errors.New("down"), known("a/v1", "b/v1"), "Partial"},
		"no APIs":                           {nil, nil, errors.New("down"), nil, "Empty"},
		"a group without resources":         {nil, []*metav1.APIResourceList{{GroupVersion: "x/v1"}}, nil, nil, "Empty"},
		"duplicate group":                   {nil, []*metav1.APIResourceList{list("a/v1"), list("a/v1")}, nil, known("a/v1"), "Complete"},
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

// The condition HeldElsewhere reports another control plane that holds the member, until this one takes it over.
func TestCollector_reportsHeldElsewhere(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	stamps := fake.NewSimpleDynamicClient(clientgoscheme.Scheme,
		member.NewStamp(member.Claim{Cluster: "m1", ControlPlane: "other", Since: time.Unix(1000, 0)}))
	control := fakecontrol.WithObjects(t, newCluster("m1", withFinalizer, func(c *clusterv1alpha1.Cluster) {
		c.Annotations = map[string]string{names.ControlPlane: "own"}
	}))
	c := newCollector(control, control, fakeMembers{}, Options{Frequency: 20 * time.Millisecond})
	c.Engage(t.Context(), &member.Member{Name: "m1", Config: &rest.Config{Host: s.URL, QPS: -1}, Dynamic: stamps})
	condition := func(want string) func() bool {
		return func() bool { return reasonOf(statusOf(t, control, "m1"), "HeldElsewhere") == want }
	}
	eventually(t, "held elsewhere", condition("True AnotherControlPlane"))
	taken := newCluster("m1")
	patch := client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"annotations":{"`+names.TakenOver+`":"2024-01-01T00:00:00Z"}}}`))
	if err := control.Patch(t.Context(), taken, patch); err != nil {
		t.Fatal(err)
	}
	eventually(t, "taken over", condition("False Held"))
}

// The version is read with every change of the APIs, after a failed health check, and after some collections.
func TestProbe_readsVersionRarely(t *testing.T) {
	t.Parallel()
	s := newFakeMember(t)
	p, err := newProbe(&rest.Config{Host: s.URL})
	if err != nil {
		t.Fatal(err)
	}
	read := func(want string) {
		t.Helper()
		if got, a, err := p.read(t.Context(), nil); got != want || err != nil || !a.complete {
			t.Errorf("version %s, error %v, APIs %+v; want version %s", got, err, a, want)
		}
	}
	p.apis = &apis{}
	read("v1.36.3")
	s.set(func(s *fakeMember) { s.version = "v1.36.4" })
	for range versionFrequency - 1 {
		read("v1.36.3")
	}
	read("v1.36.4")
	s.set(func(s *fakeMember) { s.version, s.groups = "v1.36.5", []string{"new"} })
	read("v1.36.5")
	s.set(func(s *fakeMember) { s.version = "v1.36.6" })
	read("v1.36.5")
	p.due = 0
	read("v1.36.6")
}
