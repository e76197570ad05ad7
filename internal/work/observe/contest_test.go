// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/names"
)

func TestContests(t *testing.T) {
	t.Parallel()
	now := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	key := types.NamespacedName{Namespace: names.ExecutionNamespace("m1"), Name: "w"}
	var l contests
	correct := func(fields ...string) { l.record(key, "o", fields, []string{"hpa"}, now) }
	holds := func(want bool, fields ...string) {
		t.Helper()
		if got := l.holds(key, "o", fields, now); got != want {
			t.Errorf("holds(%v) = %v, want %v", fields, got, want)
		}
	}
	report := func(contested bool, want time.Duration) {
		t.Helper()
		if after, err := l.report(key, now); (err != nil) != contested || after != want {
			t.Errorf("report = %v, %v, want contested = %v, %v", err, after, contested, want)
		}
	}
	for range contestedAfter - 1 {
		correct("replicas")
		now = now.Add(time.Second)
	}
	holds(false, "replicas")
	report(false, 0)
	correct("replicas", "image")
	// Contested: held back for a minute, unless another field differs.
	holds(true, "replicas")
	holds(false, "replicas", "image")
	holds(false, "paused")
	if l.holds(key, "another object", []string{"replicas"}, now) {
		t.Error("the field of another object is held back")
	}
	report(true, minContestDelay)
	if _, err := l.report(key, now); !strings.Contains(err.Error(), "karmada and hpa set the same fields in cluster m1 in turn: replicas.") {
		t.Errorf("message %q", err)
	}
	// The delay doubles with each further correction, up to its maximum.
	for want := minContestDelay; want <= 2*maxContestDelay; want *= 2 {
		now = now.Add(min(want, maxContestDelay))
		holds(false, "replicas")
		correct("replicas")
		report(true, min(2*want, maxContestDelay))
	}
	// A field that is not changed again is no longer contested.
	now = now.Add(maxContestDelay)
	report(true, contestWindow)
	now = now.Add(contestWindow)
	report(false, 0)
	if l.any(key) {
		t.Error("the contest is kept")
	}
}

// The usual writer of replicas is an autoscaler, which the message names with the remedy.
func TestContests_replicas(t *testing.T) {
	t.Parallel()
	now := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	key := types.NamespacedName{Namespace: names.ExecutionNamespace("m1"), Name: "w"}
	const label = "HorizontalPodAutoscaler: label the template resourcetemplate.karmada.io/retain-replicas=true"
	for fields, want := range map[string][]string{
		"data.a":                    {"in turn: data.a.", "stop one of them"},
		"spec.replicas":             {"in turn: spec.replicas.", label},
		"spec.paused,spec.replicas": {"in turn: spec.paused, spec.replicas.", label, "For other fields, stop one of the writers"},
	} {
		var l contests
		for range contestedAfter {
			l.record(key, "o", strings.Split(fields, ","), nil, now)
		}
		_, err := l.report(key, now)
		for _, text := range append(want, "karmada and another client set") {
			if err == nil || !strings.Contains(err.Error(), text) {
				t.Errorf("%s: message %v, want %q", fields, err, text)
			}
		}
		if err != nil && strings.Contains(err.Error(), label) != (len(want) > 1 && want[1] == label) {
			t.Errorf("%s: message %v", fields, err)
		}
	}
}

// Fewer corrections in a minute are reverted at once.
func TestContests_rareChanges(t *testing.T) {
	t.Parallel()
	now := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	var l contests
	for range 4 * contestedAfter {
		l.record(types.NamespacedName{}, "o", []string{"a"}, nil, now)
		if l.holds(types.NamespacedName{}, "o", []string{"a"}, now) {
			t.Fatal("held back")
		}
		now = now.Add(contestWindow / (contestedAfter - 1))
	}
}
