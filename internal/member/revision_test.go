// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// A connection is replaced when the resource version of the member decreases. While the cluster is not ready, or nothing is watched,
// nothing is requested.
func TestMembers_reconnectsToRestoredMember(t *testing.T) {
	t.Parallel()
	namespaces := corev1.SchemeGroupVersion.WithResource("namespaces")
	versions := make(chan string)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Query().Get("watch") != "" {
			return
		}
		if q := r.URL.Query(); r.URL.Path != "/api/v1/namespaces" || q.Get("limit") != "1" || q.Has("resourceVersion") {
			t.Errorf("request %s", r.URL)
		}
		version := <-versions
		if version == "" {
			http.Error(w, "starting", http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = fmt.Fprintf(w, `{"apiVersion":"v1","kind":"NamespaceList","metadata":{"resourceVersion":%q},"items":[]}`, version)
	}))
	t.Cleanup(server.Close)
	cluster := clusterWith()
	cluster.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionFalse}}
	f := newFixture(t, cluster)
	clk := clocktesting.NewFakeClock(time.Unix(1000, 0))
	f.UseClock(clk)
	f.Local(&rest.Config{Host: server.URL})
	requeued := make(chan string, 1)
	f.requeue = func(cluster string) { requeued <- cluster }
	f.reconcile()
	go func() { versions <- "1" }()
	if got, err := f.engaged[0].Dynamic.Resource(namespaces).List(t.Context(), metav1.ListOptions{Limit: 1}); err != nil || clk.HasWaiters() {
		t.Fatalf("a list returned %v, %v; the version is compared without a watch: %v", got, err, clk.HasWaiters())
	}
	watch := func(m *Member) {
		t.Helper()
		w, err := m.Dynamic.Resource(namespaces).Watch(t.Context(), metav1.ListOptions{})
		if err != nil {
			t.Fatal(err)
		}
		w.Stop()
	}
	watch(f.engaged[0])
	watch(f.engaged[0])
	next := func() {
		t.Helper()
		for !clk.HasWaiters() {
			select {
			case <-t.Context().Done():
				t.Fatal("the version is not compared")
			case <-time.After(time.Millisecond):
			}
		}
		clk.Step(revisionInterval)
	}
	next() // not ready
	cluster.Status.Conditions[0].Status = metav1.ConditionTrue
	for !clk.HasWaiters() {
		<-time.After(time.Millisecond)
	}
	f.update(cluster)
	clk.Step(revisionInterval)
	for _, version := range []string{"900", "1000", "1000", "", "1001"} {
		versions <- version
		next()
	}
	f.reconcile()
	f.wantOpen(1)
	versions <- "999"
	if got := <-requeued; got != "m1" {
		t.Errorf("requeued %s", got)
	}
	f.wantOpen(1) // until the next one is opened
	f.reconcile()
	f.wantOpen(2)
	watch(f.engaged[1])
	versions <- "999"
	next()
	versions <- "1000"
	f.reconcile()
	f.wantOpen(2)
}
