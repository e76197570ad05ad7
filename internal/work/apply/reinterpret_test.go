// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/interpret"
)

type custom struct{ kind *interpret.Kind }

func (custom) Name() string                                           { return "custom" }
func (c custom) Kind(schema.GroupVersionKind) (interpret.Kind, error) { return *c.kind, nil }

// After the interpreter of a kind changed, its Works are applied and reported again. Works of other kinds are not requeued.
func TestReinterpret(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	kind := &interpret.Kind{}
	s.observer.Chain = append(interpret.Chain{custom{kind}}, s.Chain...)
	w := s.put("w", nil, config)
	s.settle(w)
	s.expectWrites("update status "+w.String(), "member: create configmaps c")
	*kind = interpret.Kind{
		Retain: func(_ context.Context, desired, _ *interpret.Object) (*interpret.Object, error) {
			out := desired.DeepCopy()
			out.Object["data"] = map[string]any{"a": "kept"}
			return out, nil
		},
		Healthy: func(context.Context, *interpret.Object) (bool, error) { return false, nil },
	}
	// requeued reports whether a change of the interpreters of a kind requeues the Work.
	requeued := func(changed string) bool {
		t.Helper()
		s.drain()
		if err := s.Reinterpret(t.Context(), func(gvk schema.GroupVersionKind) bool { return gvk.Kind == changed }); err != nil {
			t.Fatal(err)
		}
		return s.worker.queue.Len() > 0
	}
	s.eventually("the watch has shown the creation", func() bool { _, ok := s.shown(configMaps, "c"); return ok })
	if requeued("Secret") {
		t.Error("a change of another kind requeued the Work")
	}
	if !requeued("ConfigMap") {
		t.Error("the Work was not requeued although Retain changed")
	}
	s.awaitRequeue(w)
	s.settle(w)
	if got := data(s.in(configMaps, "c")); got["a"] != "kept" {
		t.Errorf("data = %v", got)
	}
	if st := s.work(w).Status.ManifestStatuses; len(st) != 1 || st[0].Health != "Unhealthy" {
		s.clock.Step(time.Minute) // an unsettled report waits for a better one
		s.settle(w)
	}
	if st := s.work(w).Status.ManifestStatuses; len(st) != 1 || st[0].Health != "Unhealthy" {
		t.Errorf("manifest statuses %+v", st)
	}
	s.settle(w)
	s.writes()
	s.settle(w)
	s.expectWrites()
}
