// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// A failure of an interpreter is reported in a condition of the Work. The last status is kept, the health is Unknown, and the
// operation is retried.
func TestSync_setsConditionInterpreted(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	kind := &interpret.Kind{Reflect: func(context.Context, *interpret.Object) (*runtime.RawExtension, error) {
		return &runtime.RawExtension{Raw: []byte(`{"seen":1}`)}, nil
	}}
	s.observer.Chain = append(interpret.Chain{custom{kind}}, s.Chain...)
	w := s.put("w", nil, config)
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkInterpreted); got != "none" {
		t.Errorf("condition %q without a failure", got)
	}
	works := *kind
	*kind = interpret.Kind{
		Reflect: func(context.Context, *interpret.Object) (*runtime.RawExtension, error) {
			return nil, errors.New("line 3: no")
		},
		Healthy: func(context.Context, *interpret.Object) (bool, error) { return true, errors.New("line 4: no") },
	}
	s.reinterpret()
	if err := s.run(w); err == nil || !strings.Contains(err.Error(), "line 3") {
		t.Errorf("reconcile: %v, want the error of the interpreter", err)
	}
	got := s.condition(w, workv1alpha1.WorkInterpreted)
	if !strings.HasPrefix(got, "False InterpretFailed") || !strings.Contains(got, "line 3") || !strings.Contains(got, "line 4") ||
		!strings.Contains(got, "ConfigMap c") {
		t.Errorf("condition %q", got)
	}
	if st := s.work(
		w,
	).Status.ManifestStatuses; len(st) != 1 || st[0].Status == nil || string(st[0].Status.Raw) != `{"seen":1}` ||
		st[0].Health != "Unknown" {
		t.Errorf("manifest statuses %+v", st)
	}
	if len(s.eventsOf("ReflectStatusFailed")) == 0 || len(s.eventsOf("InterpretHealthFailed")) == 0 {
		t.Error("no events")
	}
	s.writes()
	_ = s.run(w) // it fails again
	s.expectWrites()

	*kind = interpret.Kind{Reflect: func(context.Context, *interpret.Object) (*runtime.RawExtension, error) {
		return nil, interpret.ErrNotReady
	}}
	s.reinterpret()
	if err := s.run(w); !errors.Is(err, interpret.ErrNotReady) {
		t.Errorf("reconcile: %v, want ErrNotReady", err)
	}
	s.expectWrites()

	*kind = works
	s.reinterpret()
	s.settle(w)
	if got := s.condition(w, workv1alpha1.WorkInterpreted); !strings.HasPrefix(got, "True") {
		t.Errorf("condition %q after the interpreter recovered", got)
	}
}
