// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package webhook

import (
	"context"
	"fmt"
	"math"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// Short names of the operations.
const (
	replicas     = configv1alpha1.InterpreterOperationInterpretReplica
	components   = configv1alpha1.InterpreterOperationInterpretComponent
	revise       = configv1alpha1.InterpreterOperationReviseReplica
	retain       = configv1alpha1.InterpreterOperationRetain
	reflect      = configv1alpha1.InterpreterOperationInterpretStatus
	aggregate    = configv1alpha1.InterpreterOperationAggregateStatus
	healthy      = configv1alpha1.InterpreterOperationInterpretHealth
	dependencies = configv1alpha1.InterpreterOperationInterpretDependency
)

// Kind is what hooks, in the order of Hooks, say about a kind. newID makes an identity for each question, which the answer
// must repeat.
func Kind(gvk schema.GroupVersionKind, hooks []*Hook, caller Caller, newID func() string) interpret.Kind {
	var k interpret.Kind
	on := func(operation configv1alpha1.InterpreterOperation) *asker {
		h := Select(hooks, operation, gvk)
		if h == nil {
			return nil
		}
		return &asker{hook: h, operation: operation, caller: caller, newID: newID}
	}
	if a := on(replicas); a != nil {
		k.Replicas = a.replicas
	}
	if a := on(components); a != nil {
		k.Components = a.components
	}
	if a := on(revise); a != nil {
		k.Revise = a.revise
	}
	if a := on(retain); a != nil {
		k.Retain = a.retain
	}
	if a := on(reflect); a != nil {
		k.Reflect = a.reflect
	}
	if a := on(aggregate); a != nil {
		k.Aggregate = a.aggregate
	}
	if a := on(healthy); a != nil {
		k.Healthy = a.healthy
	}
	if a := on(dependencies); a != nil {
		k.Dependencies = a.dependencies
	}
	return k
}

// asker asks one hook for one operation.
type asker struct {
	hook      *Hook
	operation configv1alpha1.InterpreterOperation
	caller    Caller
	newID     func() string
}

type (
	request  = configv1alpha1.ResourceInterpreterRequest
	response = configv1alpha1.ResourceInterpreterResponse
)

func (a *asker) replicas(ctx context.Context, template *interpret.Object) (interpret.Replicas, error) {
	_, r, err := a.ask(ctx, template, nil)
	if err != nil {
		return interpret.Replicas{}, err
	}
	return interpret.Replicas{Count: *r.Replicas, Requirements: r.ReplicaRequirements}, nil
}

func (a *asker) components(ctx context.Context, template *interpret.Object) ([]workv1alpha2.Component, error) {
	_, r, err := a.ask(ctx, template, nil)
	if err != nil {
		return nil, err
	}
	return r.Components, nil
}

func (a *asker) revise(ctx context.Context, template *interpret.Object, count int64) (*interpret.Object, error) {
	if count < 0 || count > math.MaxInt32 {
		return nil, a.named(template, fmt.Errorf("cannot ask for %d replicas", count))
	}
	return a.patched(ctx, template, func(q *request) error {
		q.DesiredReplicas = new(int32(count))
		return nil
	})
}

func (a *asker) retain(ctx context.Context, desired, observed *interpret.Object) (*interpret.Object, error) {
	return a.patched(ctx, desired, func(q *request) error {
		raw, err := encode(observed)
		q.ObservedObject = &runtime.RawExtension{Raw: raw}
		return err
	})
}

func (a *asker) aggregate(ctx context.Context, template *interpret.Object, items []workv1alpha2.AggregatedStatusItem) (*interpret.Object,
	error) {
	return a.patched(ctx, template, func(q *request) error {
		q.AggregatedStatus = items
		return nil
	})
}

func (a *asker) reflect(ctx context.Context, observed *interpret.Object) (*runtime.RawExtension, error) {
	_, r, err := a.ask(ctx, observed, nil)
	if err != nil {
		return nil, err
	}
	return r.RawStatus, nil
}

func (a *asker) healthy(ctx context.Context, observed *interpret.Object) (bool, error) {
	_, r, err := a.ask(ctx, observed, nil)
	if err != nil {
		return false, err
	}
	return *r.Healthy, nil
}

func (a *asker) dependencies(ctx context.Context, template *interpret.Object) ([]interpret.Dependency, error) {
	_, r, err := a.ask(ctx, template, nil)
	if err != nil {
		return nil, err
	}
	return r.Dependencies, nil
}

// patched asks for a changed object.
func (a *asker) patched(ctx context.Context, object *interpret.Object, add func(*request) error) (*interpret.Object, error) {
	sent, r, err := a.ask(ctx, object, add)
	if err != nil {
		return nil, err
	}
	if r.PatchType == nil {
		return object, nil
	}
	out, err := patch(sent, r.Patch)
	if err != nil {
		return nil, a.named(object, err)
	}
	if err := same(object, out); err != nil {
		return nil, a.named(object, err)
	}
	return out, nil
}

// ask sends a question about an object, with what add puts into it, and gives the object as it was sent and an answer in
// which everything is that the operation needs.
func (a *asker) ask(ctx context.Context, object *interpret.Object, add func(*request) error) (sent []byte, answer *response, err error) {
	if !slices.Contains(a.hook.InterpreterContextVersions, Version) {
		return nil, nil, a.named(object, fmt.Errorf("it understands ResourceInterpreterContext of versions %q only, and not %s",
			a.hook.InterpreterContextVersions, Version))
	}
	sent, err = encode(object)
	if err != nil {
		return nil, nil, a.named(object, err)
	}
	gvk := object.GroupVersionKind()
	q := &request{
		UID: types.UID(a.newID()), Kind: metav1.GroupVersionKind(gvk), Name: object.GetName(), Namespace: object.GetNamespace(),
		Operation: a.operation, Object: runtime.RawExtension{Raw: sent},
		// Karmada compatible: 0 goes with the operations that are not about a number of replicas.
		DesiredReplicas: new(int32(0)),
	}
	if add != nil {
		if err := add(q); err != nil {
			return nil, nil, a.named(object, err)
		}
	}
	got, err := a.caller.Call(ctx, a.hook, &configv1alpha1.ResourceInterpreterContext{TypeMeta: contextType, Request: q})
	if err != nil {
		return nil, nil, a.named(object, err)
	}
	answer, err = check(a.operation, q.UID, got)
	if err != nil {
		return nil, nil, a.named(object, err)
	}
	return sent, answer, nil
}

// named says which hook was asked what about which object.
func (a *asker) named(object *interpret.Object, err error) error {
	name := object.GetName()
	if ns := object.GetNamespace(); ns != "" {
		name = ns + "/" + name
	}
	return fmt.Errorf("interpreter webhook %s: %s of %s %s: %w", a.hook.ID(), a.operation, object.GetKind(), name, err)
}

func encode(object *interpret.Object) ([]byte, error) {
	raw, err := object.MarshalJSON()
	if err != nil {
		return nil, fmt.Errorf("encode %s %s: %w", object.GetKind(), object.GetName(), err)
	}
	return raw, nil
}
