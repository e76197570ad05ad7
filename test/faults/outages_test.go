// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestOutagePlan(t *testing.T) {
	clusters := []string{member1, member2, member3}
	text := func(seed uint64) (out []string) {
		templates, rounds := outagePlan(seed, clusters)
		for _, t := range templates {
			out = append(out, fmt.Sprint(t))
		}
		for _, r := range rounds {
			out = append(append(out, r.String()), lines(r.steps)...)
		}
		return out
	}
	if diff := cmp.Diff(text(1), text(1)); diff != "" {
		t.Errorf("outagePlan(1) differs from itself:\n%s", diff)
	}
	faults, phases := map[fault]bool{}, map[phase]bool{}
	for seed := range uint64(300) {
		_, rounds := outagePlan(seed, clusters)
		for _, r := range rounds {
			if want := map[outageKind]int{lostOne: 1, lostMost: 2, brief: 1}[r.kind]; len(r.losses) != want {
				t.Errorf("seed %d: %s loses %d clusters, want %d", seed, r.kind, len(r.losses), want)
			}
			for _, l := range r.losses {
				faults[l.fault] = true
			}
			for p := range r.kills {
				phases[p] = true
			}
			// Deleted objects are created again.
			exists := map[string]bool{}
			for _, s := range r.steps {
				exists[s.operation.template.name] = s.operation.verb == putTemplate
			}
			for name, ok := range exists {
				if !ok {
					t.Errorf("seed %d: %s is deleted at the end of a round", seed, name)
				}
			}
		}
	}
	for _, f := range slices.Concat(pushOutages, pullOutages) {
		if !faults[f] {
			t.Errorf("no seed has the fault %q", f)
		}
	}
	if len(phases) != 4 {
		t.Errorf("phases with kills: %v, want 4", phases)
	}
}

// TestOutageRecord_faults observes template a, which is in m1 at second 0. Cluster m1 is lost from second 5 to second 20.
func TestOutageRecord_faults(t *testing.T) {
	a := templateA
	evicted := map[memberRef][]time.Time{{"m1", a}: {second(5)}}
	gracefully, directly, never := policyv1alpha1.PurgeModeGracefully, policyv1alpha1.PurgeModeDirectly, policyv1alpha1.PurgeModeNever
	there := []presence{appears("m2", 2), leaves("m1", 3), appears("m1", 4)}
	back := map[memberRef][]time.Time{{"m1", a}: {second(1)}, {"m2", a}: {second(3)}}
	for name, tc := range map[string]struct {
		purge     policyv1alpha1.PurgeMode
		reasons   map[memberRef][]time.Time
		confirmed int
		deleted   []time.Time
		created   []time.Time
		fault     fault // "" means one in which no request arrives
		history   []presence
		faults    int
	}{
		"replaced, then removed":   {purge: gracefully, reasons: evicted, history: []presence{appears("m2", 9), leaves("m1", 21)}},
		"moved without a reason":   {purge: gracefully, history: []presence{appears("m2", 9), leaves("m1", 21)}, faults: 2},
		"appears without a reason": {purge: gracefully, history: []presence{appears("m2", 9)}, faults: 1},
		"removed before replaced": {
			purge: gracefully, reasons: evicted,
			history: []presence{leaves("m1", 21), appears("m2", 22)}, faults: 2,
		},
		"removed while lost": {
			purge: gracefully, reasons: evicted,
			history: []presence{appears("m2", 9), leaves("m1", 15)}, faults: 1,
		},
		"removed by a request that arrives late": {
			purge: gracefully, deleted: []time.Time{second(6)}, created: []time.Time{second(7)}, fault: slowMember,
			history: []presence{leaves("m1", 15), appears("m1", 21)},
		},
		"removed by an eviction from a slow cluster": {
			purge: gracefully, reasons: evicted, fault: slowMember,
			history: []presence{appears("m2", 9), leaves("m1", 15)}, faults: 1,
		},
		"removed by no request that arrives": {
			purge: gracefully, deleted: []time.Time{second(6)}, created: []time.Time{second(7)}, fault: stallMember,
			history: []presence{leaves("m1", 15), appears("m1", 21)}, faults: 1,
		},
		"removed in another cluster": {
			purge: gracefully, reasons: evicted,
			history: []presence{appears("m2", 9), leaves("m2", 21)}, faults: 1,
		},
		"removed while the loss of the replacement is new": {purge: gracefully, reasons: back, history: append(there, leaves("m2", 6))},
		"removed while the loss of the replacement is known": {
			purge: gracefully, reasons: back, history: append(there, leaves("m2", 9)), faults: 1,
		},
		"directly removed first": {purge: directly, reasons: evicted, history: []presence{leaves("m1", 21), appears("m2", 22)}},
		"directly with two copies": {
			purge: directly, reasons: evicted,
			history: []presence{appears("m2", 9), leaves("m1", 21)}, faults: 1,
		},
		"directly with two at the end": {purge: directly, reasons: evicted, history: []presence{appears("m2", 9)}, faults: 1},
		"directly without a reason":    {purge: directly, history: []presence{leaves("m1", 21)}, faults: 2},
		"never, kept":                  {purge: never, reasons: evicted, history: []presence{appears("m2", 9)}},
		"never, removed": {
			purge: never, reasons: evicted,
			history: []presence{appears("m2", 9), leaves("m1", 21)}, faults: 1,
		},
		"never, confirmed": {
			purge: never, reasons: evicted, confirmed: 20,
			history: []presence{appears("m2", 9), leaves("m1", 21)},
		},
		"deleted": {purge: gracefully, deleted: []time.Time{second(3)}, history: []presence{leaves("m1", 4)}},
		"deleted and created": {
			purge: gracefully, deleted: []time.Time{second(3)}, created: []time.Time{second(4)},
			history: []presence{appears("m2", 9), leaves("m1", 21)},
		},
	} {
		e := &outageRecord{
			specs:  map[objectRef]failoverTemplate{a: {purge: tc.purge, home: "m1"}},
			placed: map[memberRef]bool{{"m1", a}: true}, reasons: tc.reasons, confirmed: map[memberRef][]time.Time{},
			deleted: map[objectRef][]time.Time{a: tc.deleted}, created: map[objectRef][]time.Time{a: tc.created},
			lost: map[string]interval{"m1": {tc.fault, second(5), second(20)}},
		}
		if tc.confirmed > 0 {
			e.confirmed[memberRef{"m1", a}] = []time.Time{second(tc.confirmed)}
		}
		if got := e.faults(tc.history); len(got) != tc.faults {
			t.Errorf("%s: faults %q, want %d", name, got, tc.faults)
		}
	}
}

// TestOutageRecord_faultsOfUsedConfigMap removes an old ConfigMap while that of a workload with purge mode Never stays in its cluster.
func TestOutageRecord_faultsOfUsedConfigMap(t *testing.T) {
	second := func(n int) time.Time { return time.Unix(int64(n), 0) }
	settings, workload := objectRef{configMap, "ns", "a"}, objectRef{deployment, "ns", "w"}
	evicted := map[memberRef][]time.Time{{"m1", settings}: {second(5)}, {"m1", workload}: {second(5)}}
	history := []presence{
		{memberRef{"m2", settings}, true, second(9), second(9)}, {memberRef{"m2", workload}, true, second(9), second(9)},
		{memberRef{"m1", settings}, false, second(21), second(21)},
	}
	for confirmed, want := range map[int]int{20: 0, 30: 1} {
		e := &outageRecord{
			specs: map[objectRef]failoverTemplate{
				settings: {reaction: onTaint, purge: policyv1alpha1.PurgeModeGracefully, home: "m1"},
				workload: {reaction: onReadiness, purge: policyv1alpha1.PurgeModeNever, home: "m1"},
			},
			placed: map[memberRef]bool{{"m1", settings}: true, {"m1", workload}: true}, reasons: evicted,
			confirmed: map[memberRef][]time.Time{{"m1", workload}: {second(confirmed)}},
		}
		if got := e.faults(history); len(got) != want {
			t.Errorf("confirmed at second %d: faults %q, want %d", confirmed, got, want)
		}
	}
}
