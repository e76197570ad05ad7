// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"sigs.k8s.io/controller-runtime/pkg/client"

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
		if err := s.sweep(t.Context(), s.worker.cache); err != nil {
			t.Fatal(err)
		}
	}
	sweep()
	if got := s.eventsOf(orphanedReason); len(got) > 0 {
		t.Errorf("events = %v, want none", got)
	}
	// The Work is removed by force.
	if err := s.control.Patch(t.Context(), s.work(lost),
		client.RawPatch("application/merge-patch+json", []byte(`{"metadata":{"finalizers":null}}`))); err != nil {
		t.Fatal(err)
	}
	removed := s.work(lost)
	s.delete(lost)
	sweep()
	got := s.eventsOf(orphanedReason)
	if len(got) != 1 || !strings.Contains(got[0].Message, "configmaps "+s.cluster+"/d") || got[0].On.Name != s.cluster {
		t.Errorf("events = %v, want one about the object", got)
	}
	if n := testutil.ToFloat64(orphans.WithLabelValues(s.cluster)); n != 1 {
		t.Errorf("karmada_orphaned_objects = %v, want 1", n)
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
	if got := s.eventsOf(orphanedReason); len(got) != 1 {
		t.Errorf("events = %v, want no other", got)
	}
	forgetMetrics(s.cluster)
}
