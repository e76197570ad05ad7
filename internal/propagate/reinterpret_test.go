// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"testing"

	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/interpret"
)

// custom is a layer with the same interpreter for all kinds.
type custom struct{ kind *interpret.Kind }

func (custom) Name() string                                           { return "custom" }
func (c custom) Kind(schema.GroupVersionKind) (interpret.Kind, error) { return *c.kind, nil }

func replicas(n int32, err error) interpret.Kind {
	return interpret.Kind{Replicas: func(context.Context, *interpret.Object) (interpret.Replicas, error) {
		return interpret.Replicas{Count: n}, err
	}}
}

// When the interpreter of a kind changes, its templates are measured and rendered again although they did not change
// themselves; others are left alone.
func TestReinterpret(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments), newTemplate(role), newPolicy("", "cpp", clusterRoles))
	kind := &interpret.Kind{}
	f.Chain = append(interpret.Chain{custom{kind}}, f.Chain...)
	f.run(t, web)
	f.run(t, role)
	f.expectNoWrites(t, web)

	again := func() []templateKey {
		t.Helper()
		if err := f.Reinterpret(t.Context(), func(gvk schema.GroupVersionKind) bool { return gvk == deployments }); err != nil {
			t.Fatal(err)
		}
		var requeued []templateKey
		for f.queue.Len() > 0 {
			at, _ := f.queue.Get()
			f.queue.Done(at)
			requeued = append(requeued, at)
		}
		return requeued
	}
	*kind = replicas(7, nil)
	if requeued := again(); len(requeued) != 1 || requeued[0] != web {
		t.Fatalf("requeued %v, want the Deployment only", requeued)
	}
	f.run(t, web)
	if got := f.binding(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d, want the replicas that the new interpreter returns", got)
	}
	f.expectNoWrites(t, web)

	// A change of an interpreter that does not change the binding may still change its Works.
	again()
	if writes := f.run(t, web); len(writes) > 0 || len(f.rerender) != 1 {
		t.Errorf("wrote %v, rerendered %d times", writes, len(f.rerender))
	}
	<-f.rerender
	f.expectNoWrites(t, web)
	if len(f.rerender) != 0 {
		t.Error("rerendered without a change")
	}

	// An interpreter that fails leaves the binding as it was.
	*kind = replicas(0, errors.New("line 1: no"))
	again()
	if err := f.reconcile(t.Context(), web); err == nil {
		t.Error("no error in the second run")
	}
	if got := f.binding(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d after a failure, want the last known number", got)
	}
}

// An interpreter that changes while the old one measures a template, such as a webhook that takes seconds, is not missed.
func TestReinterpret_whileATemplateIsMeasured(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments))
	kind := &interpret.Kind{}
	f.Chain = append(interpret.Chain{custom{kind}}, f.Chain...)
	f.run(t, web)
	all := func(schema.GroupVersionKind) bool { return true }
	*kind = interpret.Kind{Replicas: func(context.Context, *interpret.Object) (interpret.Replicas, error) {
		*kind = replicas(7, nil)
		return interpret.Replicas{Count: 5}, f.Reinterpret(t.Context(), all)
	}}
	if err := f.Reinterpret(t.Context(), all); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	f.run(t, web)
	if got := f.binding(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d, want the replicas that the new interpreter returns", got)
	}
	f.expectNoWrites(t, web)
}
