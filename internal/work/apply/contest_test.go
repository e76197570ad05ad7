// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// A field that another manager sets again after each correction is restored only every few minutes, but changes of the manifest are
// applied at once.
func TestSync_backsOffFromContestedFields(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	revert := func(i int) {
		s.userPatch(configMaps, "c", fmt.Sprintf(`{"data":{"a":"theirs %d"}}`, i))
		s.awaitRequeue(w)
	}
	for i := range 5 {
		revert(i)
		s.settle(w)
	}
	revert(6)
	s.writes()
	var wait *requeue.WaitError
	if err := s.run(w); !errors.As(err, &wait) || wait.Delay != time.Minute {
		t.Errorf("sync = %v, want a delay of 1m", err)
	}
	s.expectWrites()
	message := "karmada and user set the same fields in cluster " + s.cluster + " in turn: data.a."
	if got := s.condition(w, workv1alpha1.WorkEnforced); !strings.HasPrefix(got, "False FieldsContested: "+message) {
		t.Errorf("Enforced: %s", got)
	}
	if got := s.condition(w, workv1alpha1.WorkApplied); !strings.HasPrefix(got, "True") {
		t.Errorf("Applied: %s", got)
	}
	if got := s.eventsOf("FieldsContested"); len(got) != 1 || !got[0].Warning || !strings.HasPrefix(got[0].Message, message) {
		t.Errorf("events %+v", got)
	}
	s.userPatch(configMaps, "c", `{"metadata":{"labels":{"app":"y"}}}`) // another field is restored at once
	s.awaitRequeue(w)
	s.settle(w)
	if got := s.in(configMaps, "c"); data(got)["a"] != "1" || got.GetLabels()["app"] != "x" {
		t.Errorf("data %v, labels %v, want them restored", data(got), got.GetLabels())
	}
	revert(7)
	s.put("w", nil, strings.Replace(config, `a: "1"`, `a: "2"`, 1))
	s.settle(w)
	if got := data(s.in(configMaps, "c"))["a"]; got != "2" {
		t.Errorf("a = %v after a change of the manifest, want 2", got)
	}
	revert(8)
	s.settle(w)
	if got := data(s.in(configMaps, "c"))["a"]; got != "theirs 8" {
		t.Errorf("a = %v, want it not restored yet", got)
	}
	s.clock.Step(2 * time.Minute)
	s.settle(w)
	if got := data(s.in(configMaps, "c"))["a"]; got != "2" {
		t.Errorf("a = %v after the delay, want 2", got)
	}
	s.clock.Step(5 * time.Minute) // the delay of 4m and a minute without changes
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkEnforced); !strings.HasPrefix(got, "True FieldsEnforced") {
		t.Errorf("Enforced: %s", got)
	}
	if d := s.work(w).Status.Drift; d == nil || d.Corrections != 7 {
		t.Errorf("drift %+v, want 7 corrections", d)
	}
}

// An object that another manager releases after each take-over is taken over again only every few minutes.
func TestSync_backsOffFromContestedObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	s.user(configMaps, unmanaged)
	manifest := strings.Replace(config, "note: x", overwrite, 1)
	w := s.put("w", nil, manifest)
	s.settle(w)
	release := func() {
		s.userPatch(configMaps, "c", `{"metadata":{"labels":{"karmada.io/managed":null}}}`)
		s.awaitRequeue(w)
	}
	for range 4 {
		release()
		s.settle(w)
	}
	if s.in(configMaps, "c").GetLabels()[names.Managed] != "true" {
		t.Fatal("not taken over again")
	}
	release()
	s.settle(w)
	if got := s.in(configMaps, "c").GetLabels(); got[names.Managed] != "" {
		t.Errorf("labels %v, want the object released", got)
	}
	if got := s.condition(w, workv1alpha1.WorkEnforced); !strings.Contains(got, "karmada and another client") {
		t.Errorf("Enforced: %s", got)
	}
	s.clock.Step(time.Minute)
	s.settle(w)
	if s.in(configMaps, "c").GetLabels()[names.Managed] != "true" {
		t.Error("not taken over after the delay")
	}
	release()
	s.put("w", nil, strings.Replace(manifest, `a: "1"`, `a: "2"`, 1))
	s.settle(w)
	if got := data(s.in(configMaps, "c"))["a"]; got != "2" {
		t.Errorf("a = %v after a change of the manifest, want 2", got)
	}
}
