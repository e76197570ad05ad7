// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// lines describes steps.
func lines(steps []step) (out []string) {
	for _, s := range steps {
		out = append(out, s.operation.String())
		if s.disturbance != nil {
			out = append(out, s.disturbance.String())
		}
	}
	return out
}

func TestPlan_equalForEqualSeeds(t *testing.T) {
	clusters := []string{"m1", "m2", "m3"}
	p := pace{pause: time.Second, duration: time.Second, faults: faultsOf(clusters, true, processFaults...)}
	text := func(seed uint64) (out []string) { return lines(slices.Concat(plan(seed, 3, 50, clusters, p)...)) }
	if diff := cmp.Diff(text(1), text(1)); diff != "" {
		t.Errorf("plan(1) differs from itself:\n%s", diff)
	}
	if slices.Equal(text(1), text(2)) {
		t.Error("plan(1) equals plan(2)")
	}
	verbs := map[verb]bool{}
	for _, s := range slices.Concat(plan(1, 10, 50, clusters, p)...) {
		verbs[s.operation.verb] = true
	}
	if len(verbs) != 12 {
		t.Errorf("plan has operations %v, want all 12", verbs)
	}
}

// TestUnjustified removes objects at second 10 and 20 in a namespace whose templates a and b exist in m1 and m2.
func TestUnjustified(t *testing.T) {
	const ns = "ns"
	second := func(n int) time.Time { return time.Unix(int64(n), 0) }
	ref := func(cluster, name string) memberRef { return memberRef{cluster, objectRef{configMap, ns, name}} }
	put := func(name string) operation {
		return operation{verb: putTemplate, namespace: ns, template: template{kind: configMap, name: name, urgent: true}}
	}
	remove := func(name string) operation {
		return operation{verb: deleteTemplate, namespace: ns, template: template{kind: configMap, name: name}}
	}
	both := []memberRef{ref("m1", "a"), ref("m2", "a")}
	twice := []memberRef{ref("m1", "a"), ref("m1", "a")}
	policy := func(v verb, clusters ...string) operation {
		return operation{verb: v, namespace: ns, clusters: clusters}
	}
	for name, tc := range map[string]struct {
		at         int // second of the first operation
		operations []operation
		removed    []memberRef
		want       int
	}{
		"nothing was requested":                 {1, nil, []memberRef{ref("m1", "a")}, 1},
		"the template was deleted":              {1, []operation{remove("a")}, both, 0},
		"the template was deleted afterwards":   {30, []operation{remove("a")}, []memberRef{ref("m1", "a")}, 1},
		"another template was deleted":          {1, []operation{remove("a")}, []memberRef{ref("m1", "b")}, 1},
		"removed twice after one deletion":      {1, []operation{remove("a"), put("a")}, twice, 1},
		"removed twice after two deletions":     {1, []operation{remove("a"), put("a"), remove("a")}, twice, 0},
		"the policy left the cluster":           {1, []operation{policy(setClusters, "m1")}, []memberRef{ref("m2", "a"), ref("m2", "b")}, 0},
		"the policy left another cluster":       {1, []operation{policy(setClusters, "m1")}, []memberRef{ref("m1", "a")}, 1},
		"the template is newer than the policy": {1, []operation{policy(setClusters, "m1"), put("c")}, []memberRef{ref("m2", "c")}, 0},
		"another policy left the cluster": {
			1, []operation{policy(preempt, "m1", "m2"), policy(setClusters, "m1")}, []memberRef{ref("m2", "a")}, 1,
		},
		"the preempting policy excludes the cluster": {1, []operation{policy(preempt, "m2")}, []memberRef{ref("m1", "a")}, 0},
		"the preempting policy was deleted": {
			1, []operation{policy(preempt, "m2"), policy(endPreemption)}, []memberRef{ref("m2", "a")}, 1,
		},
		"an update": {1, []operation{put("a")}, []memberRef{ref("m1", "a")}, 1},
		"the namespace was deleted": {
			1, []operation{policy(deleteNamespace)}, []memberRef{ref("m1", "a"), {"m1", objectRef{namespace, ns, ""}}}, 0,
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newState("m1", "m2")
			s.apply(policy(createNamespace, "m1", "m2"))
			s.apply(put("a"))
			s.apply(put("b"))
			var changes []*change
			for i, o := range tc.operations {
				c := s.apply(o)
				c.at = second(tc.at + i)
				changes = append(changes, c)
			}
			var removals []removal
			for i, m := range tc.removed {
				removals = append(removals, removal{memberRef: m, at: second(10 * (i + 1))})
			}
			if got := unjustified(changes, removals); len(got) != tc.want {
				t.Errorf("unjustified() = %v, want %d removals", got, tc.want)
			}
		})
	}
}

func TestState_desired(t *testing.T) {
	s := newState("m1", "m2")
	for _, o := range []operation{
		{verb: createNamespace, namespace: "ns", clusters: []string{"m1", "m2"}, others: []string{"m1"}},
		{verb: putTemplate, namespace: "ns", template: template{kind: configMap, name: "a", revision: 3}},
		{verb: putTemplate, namespace: "ns", template: template{kind: configMap, name: "o", revision: 5}},
		{verb: relabel, namespace: "ns", template: template{kind: configMap, name: "o", revision: 5, other: true}},
		{verb: putTemplate, namespace: "ns", template: template{kind: deployment, name: "u", revision: 4, urgent: true}},
		{verb: preempt, namespace: "ns", clusters: []string{"m2"}},
		{verb: setOverride, namespace: "ns", clusters: []string{"m2"}, value: 9},
	} {
		s.apply(o)
	}
	want := map[memberRef]content{
		{"m1", objectRef{namespace, "ns", ""}}:   {},
		{"m2", objectRef{namespace, "ns", ""}}:   {},
		{"m1", objectRef{configMap, "ns", "o"}}:  {revision: 5, other: true},
		{"m1", objectRef{configMap, "ns", "a"}}:  {revision: 3},
		{"m2", objectRef{configMap, "ns", "a"}}:  {revision: 3, override: 9},
		{"m2", objectRef{deployment, "ns", "u"}}: {revision: 4, override: 9},
	}
	if diff := cmp.Diff(want, s.desired(), cmp.AllowUnexported(memberRef{}, objectRef{}, content{})); diff != "" {
		t.Errorf("desired() (-want +got):\n%s", diff)
	}
}

func TestEvictionPlan_equalForEqualSeeds(t *testing.T) {
	clusters := []string{"m1", "m2", "m3"}
	p := pace{pause: time.Second, duration: time.Second, faults: faultsOf(clusters, true)}
	text := func() (out []string) {
		for _, r := range evictionPlan(1, 3, 50, clusters, p) {
			out = append(out, lines(r.steps)...)
			out = append(out, fmt.Sprint(r.drained))
		}
		return out
	}
	if diff := cmp.Diff(text(), text()); diff != "" {
		t.Errorf("evictionPlan(1) differs from itself:\n%s", diff)
	}
	for seed := range uint64(20) {
		for i, r := range evictionPlan(seed, 3, 50, clusters, p) {
			if len(r.drained) == len(clusters) {
				t.Errorf("seed %d: all clusters are drained at the end of round %d", seed, i)
			}
		}
	}
}

// templateA is the object of tests of records.
var templateA = objectRef{configMap, "ns", "a"}

func second(n int) time.Time { return time.Unix(int64(n), 0) }

// appears and leaves are observations of templateA in a cluster.
func appears(cluster string, at int) presence {
	return presence{memberRef{cluster, templateA}, true, second(at), second(at)}
}

func leaves(cluster string, at int) presence {
	return presence{memberRef{cluster, templateA}, false, second(at), second(at)}
}

// TestEvictionRecord_faults observes template a, which is in m1 at second 0.
func TestEvictionRecord_faults(t *testing.T) {
	a := templateA
	drained := map[string][]time.Time{"m1": {second(5)}}
	for name, tc := range map[string]struct {
		drained map[string][]time.Time
		deleted []time.Time
		written time.Time
		history []presence
		faults  int
	}{
		"replaced, then removed":     {drained: drained, history: []presence{appears("m2", 6), leaves("m1", 7)}},
		"removed before the drain":   {drained: drained, history: []presence{appears("m2", 3), leaves("m1", 4)}, faults: 1},
		"removed in another cluster": {drained: drained, history: []presence{appears("m2", 6), leaves("m2", 7)}, faults: 1},
		"removed twice": {
			drained: drained, history: []presence{appears("m2", 6), leaves("m1", 7), appears("m1", 8), leaves("m1", 9)}, faults: 1,
		},
		"removed before replaced": {drained: drained, history: []presence{leaves("m1", 6), appears("m2", 7)}, faults: 1},
		"deleted":                 {deleted: []time.Time{second(1)}, history: []presence{leaves("m1", 2)}},
		"deleted and created":     {deleted: []time.Time{second(1)}, history: []presence{leaves("m1", 2), appears("m2", 3)}},
		"deleted, created and removed": {
			deleted: []time.Time{second(1)}, written: second(3), history: []presence{leaves("m1", 2), appears("m2", 3), leaves("m2", 4)}, faults: 1,
		},
		"deleted before a delayed creation": {
			drained: drained, deleted: []time.Time{second(5)}, written: second(9),
			history: []presence{leaves("m1", 6), appears("m2", 7), leaves("m2", 8), appears("m1", 9)},
		},
		"deleted before a delayed creation, then removed": {
			drained: map[string][]time.Time{"m1": {second(5), second(10)}}, deleted: []time.Time{second(5)}, written: second(9),
			history: []presence{leaves("m1", 6), appears("m2", 7), leaves("m2", 8), appears("m1", 9), leaves("m1", 11)}, faults: 1,
		},
		"removed and nowhere": {history: []presence{leaves("m1", 2)}, faults: 2},
	} {
		e := &evictionRecord{
			placed: map[objectRef]bool{a: true}, drained: tc.drained, deleted: map[objectRef][]time.Time{a: tc.deleted},
			written: map[objectRef][]time.Time{a: {tc.written}},
		}
		if got := e.faults(tc.history); len(got) != tc.faults {
			t.Errorf("%s: faults %q, want %d", name, got, tc.faults)
		}
	}
}
