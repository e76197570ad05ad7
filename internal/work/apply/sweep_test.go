// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// Managed objects whose Work does not exist are reported and not deleted.
func TestSweep_reportsOrphanedObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w, lost := s.put("w", nil, config), s.put("lost", nil, other)
	s.settle(w)
	s.settle(lost)
	sweep := func() {
		t.Helper()
		sweeper := s.remover.NewSweeper(s.worker.cache)
		for range 2 { // the first call waits
			if _, err := sweeper.Next(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
	}
	sweep()
	if got := s.eventsOf("OrphanedObjects"); len(got) > 0 {
		t.Errorf("events = %v, want none", got)
	}
	// The Work is removed by force.
	if err := s.control.Patch(t.Context(), s.work(lost), client.RawPatch("application/merge-patch+json",
		[]byte(`{"metadata":{"finalizers":null}}`)), client.FieldOwner(fakecontrol.Anyone)); err != nil {
		t.Fatal(err)
	}
	removed := s.work(lost)
	s.delete(lost)
	sweep()
	got := s.eventsOf("OrphanedObjects")
	if len(got) != 1 || !strings.Contains(got[0].Message, "configmaps "+s.cluster+"/d") || got[0].On.Name != s.cluster {
		t.Errorf("events = %v, want one about the object", got)
	}
	want := "# HELP karmada_orphaned_objects Managed objects in a member that have no Work, as of the last sweep.\n" +
		"# TYPE karmada_orphaned_objects gauge\nkarmada_orphaned_objects{member_cluster=\"" + s.cluster + "\"} 1\n"
	if err := testutil.GatherAndCompare(metrics.Registry, strings.NewReader(want), "karmada_orphaned_objects"); err != nil {
		t.Error(err)
	}
	if s.in(configMaps, "d") == nil {
		t.Error("the orphaned object was deleted")
	}
	// A stale cache is no evidence: the Work is read live.
	removed.ResourceVersion = ""
	if err := s.control.Create(t.Context(), removed); err != nil {
		t.Fatal(err)
	}
	missing := &workv1alpha1.Work{ObjectMeta: removed.ObjectMeta}
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Missing: []client.Object{missing}}
	sweep()
	if got := s.eventsOf("OrphanedObjects"); len(got) != 1 {
		t.Errorf("events = %v, want no other", got)
	}
	forgetMetrics(s.cluster)
}

// After a restore, a take-over or a new join, objects without a Work are reported soon, also those of kinds that no Work has. A Work that
// is rendered between two sweeps is none of them, and the end is reported, too.
func TestSweep_recentCluster(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*clusterv1alpha1.Cluster){
		"joined": func(c *clusterv1alpha1.Cluster) { c.CreationTimestamp = metav1.NewTime(start.Add(-time.Minute)) },
		"restored": func(c *clusterv1alpha1.Cluster) {
			c.Annotations = map[string]string{names.RestoredAt: start.Format(time.RFC3339)}
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			s.updateCluster(change)
			left := func(name, work string) {
				o := &unstructured.Unstructured{Object: map[string]any{
					"apiVersion": "v1", "kind": "ServiceAccount", "metadata": map[string]any{
						"namespace": s.cluster, "name": name, "labels": map[string]any{names.Managed: "true"},
						"annotations": map[string]any{names.WorkNamespace: names.ExecutionNamespace(s.cluster), names.WorkName: work},
					},
				}}
				accounts := schema.GroupVersionResource{Version: "v1", Resource: "serviceaccounts"}
				if _, err := apiServer.Resource(accounts).Namespace(s.cluster).Create(t.Context(), o, metav1.CreateOptions{}); err != nil {
					t.Fatal(err)
				}
			}
			left("left", "lost")
			left("later", "later")
			sweeper := s.remover.NewSweeper(s.worker.cache)
			next := func() time.Duration {
				t.Helper()
				delay, err := sweeper.Next(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				return delay
			}
			if delay := next(); delay > time.Minute || len(s.eventsOf(names.OrphanedObjects)) > 0 {
				t.Errorf("the first sweep reported %v, and the next one is after %s", s.eventsOf(names.OrphanedObjects), delay)
			}
			s.put("later", nil, config)
			next()
			got := s.eventsOf(names.OrphanedObjects)
			if len(got) != 1 || !got[0].Warning || !strings.Contains(got[0].Message, "1 managed objects") ||
				!strings.Contains(got[0].Message, "serviceaccounts "+s.cluster+"/left.") {
				t.Fatalf("events = %v, want one about the object left", got)
			}
			s.put("lost", nil, config)
			for range 2 {
				next()
			}
			if got := s.eventsOf(names.OrphanedObjects); len(got) != 2 || got[1].Warning {
				t.Errorf("events = %v, want the end reported", got)
			}
			forgetMetrics(s.cluster)
		})
	}
}
