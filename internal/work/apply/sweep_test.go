// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
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
		if err := s.remover.Sweep(t.Context(), s.worker.cache); err != nil {
			t.Fatal(err)
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
