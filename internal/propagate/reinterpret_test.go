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

// custom is a layer that says of every kind what the test wants.
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
	w := newWorld(t, made(web), selecting("default", "pp", deployments), made(role), selecting("", "cpp", clusterRoles))
	kind := &interpret.Kind{}
	w.Chain = append(interpret.Chain{custom{kind}}, w.Chain...)
	w.run(t, web)
	w.run(t, role)
	w.settled(t, web)

	again := func() []template {
		t.Helper()
		if err := w.Reinterpret(t.Context(), func(gvk schema.GroupVersionKind) bool { return gvk == deployments }); err != nil {
			t.Fatal(err)
		}
		var due []template
		for w.queue.Len() > 0 {
			at, _ := w.queue.Get()
			w.queue.Done(at)
			due = append(due, at)
		}
		return due
	}
	*kind = replicas(7, nil)
	if due := again(); len(due) != 1 || due[0] != web {
		t.Fatalf("due are %v, want the Deployment only", due)
	}
	w.run(t, web)
	if got := w.bound(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d, want those of the new interpreter", got)
	}
	w.settled(t, web)

	// What does not change the binding may still change what is rendered from it.
	again()
	if writes := w.run(t, web); len(writes) > 0 || len(w.rerender) != 1 {
		t.Errorf("wrote %v, asked to render %d times", writes, len(w.rerender))
	}
	<-w.rerender
	w.settled(t, web)
	if len(w.rerender) != 0 {
		t.Error("rendered again without a reason")
	}

	// An interpreter that fails leaves the binding as it was.
	*kind = replicas(0, errors.New("line 1: no"))
	again()
	if err := w.reconcile(t.Context(), web); err == nil {
		t.Error("the failure is lost")
	}
	if got := w.bound(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d after a failure, want what was known", got)
	}
}
