// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// A field that the API of a member does not have is recorded in the Work, together with the report that the Work is applied, and needs no
// other request or write. A restart repeats the update, which changes nothing.
func TestSync_reportsUnknownFields(t *testing.T) {
	t.Parallel()
	const misspelled = `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: "1"}, immutabl: true}`
	s := newFixture(t)
	w := s.put("w", nil, misspelled)
	s.settle(w)
	want := &workv1alpha1.Drift{NotApplied: []string{`unknown field "immutabl"`}}
	expect := func(when string, writes ...string) {
		t.Helper()
		s.expectWrites(writes...)
		if diff := cmp.Diff(want, s.work(w).Status.Drift); diff != "" {
			t.Errorf("%s: drift (-want +got):\n%s", when, diff)
		}
	}
	expect("created", "update status "+w.String(), "member: create configmaps c")
	s.settle(w)
	expect("unchanged")
	s.userPatch(configMaps, "c", `{"data":{"own":"x"}}`)
	s.awaitRequeue(w)
	s.settle(w)
	expect("changed in the member", "member: update configmaps c")
	s.reconnect()
	s.settle(w)
	expect("after a restart", "member: update configmaps c")
	s.put("w", nil, config)
	s.settle(w)
	s.writes()
	if d := s.work(w).Status.Drift; d != nil {
		t.Errorf("corrected: drift %+v, want none", d)
	}
}
