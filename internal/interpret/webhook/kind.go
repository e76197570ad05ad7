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

// Kind returns the interpreter of a kind. The hooks must be in the order of Hooks. newID returns a UID for each request, which the
// response must repeat.
func Kind(gvk schema.GroupVersionKind, hooks []*Hook, caller Caller, newID func() string) interpret.Kind {
	var k interpret.Kind
	on := func(operation configv1alpha1.InterpreterOperation) *adapter {
		h := Select(hooks, operation, gvk)
		if h == nil {
			return nil
		}
		return &adapter{hook: h, operation: operation, caller: caller, newID: newID}
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

// adapter implements one operation with a hook.
type adapter struct {
	hook      *Hook
	operation configv1alpha1.InterpreterOperation
	caller    Caller
	newID     func() string
}

type (
	request  = configv1alpha1.ResourceInterpreterRequest
	response = configv1alpha1.ResourceInterpreterResponse
)

func (a *adapter) replicas(ctx context.Context, template *interpret.Object) (interpret.Replicas, error) {
	_, r, err := a.call(ctx, template, nil)
	if err != nil {
		return interpret.Replicas{}, err
	}
	return interpret.Replicas{Count: *r.Replicas, Requirements: r.ReplicaRequirements}, nil
}

func (a *adapter) components(ctx context.Context, template *interpret.Object) ([]workv1alpha2.Component, error) {
	_, r, err := a.call(ctx, template, nil)
	if err != nil {
		return nil, err
	}
	return r.Components, nil
}

func (a *adapter) revise(ctx context.Context, template *interpret.Object, count int64) (*interpret.Object, error) {
	if count < 0 || count > math.MaxInt32 {
		return nil, a.wrap(template, fmt.Errorf("invalid number of replicas: %d", count))
	}
	return a.callForPatch(ctx, template, func(r *request) error {
		r.DesiredReplicas = new(int32(count))
		return nil
	})
}

func (a *adapter) retain(ctx context.Context, desired, observed *interpret.Object) (*interpret.Object, error) {
	return a.callForPatch(ctx, desired, func(r *request) error {
		raw, err := encode(observed)
		r.ObservedObject = &runtime.RawExtension{Raw: raw}
		return err
	})
}

func (a *adapter) aggregate(ctx context.Context, template *interpret.Object, items []workv1alpha2.AggregatedStatusItem) (*interpret.Object,
	error) {
	return a.callForPatch(ctx, template, func(r *request) error {
		r.AggregatedStatus = items
		return nil
	})
}

func (a *adapter) reflect(ctx context.Context, observed *interpret.Object) (*runtime.RawExtension, error) {
	_, r, err := a.call(ctx, observed, nil)
	if err != nil {
		return nil, err
	}
	return r.RawStatus, nil
}

func (a *adapter) healthy(ctx context.Context, observed *interpret.Object) (bool, error) {
	_, r, err := a.call(ctx, observed, nil)
	if err != nil {
		return false, err
	}
	return *r.Healthy, nil
}

func (a *adapter) dependencies(ctx context.Context, template *interpret.Object) ([]interpret.Dependency, error) {
	_, r, err := a.call(ctx, template, nil)
	if err != nil {
		return nil, err
	}
	return r.Dependencies, nil
}

// callForPatch calls the hook and applies the patch in its response.
func (a *adapter) callForPatch(ctx context.Context, object *interpret.Object, add func(*request) error) (*interpret.Object, error) {
	sent, r, err := a.call(ctx, object, add)
	if err != nil {
		return nil, err
	}
	if r.PatchType == nil {
		return object, nil
	}
	out, err := patch(sent, r.Patch)
	if err != nil {
		return nil, a.wrap(object, err)
	}
	if err := validateIdentity(object, out); err != nil {
		return nil, a.wrap(object, err)
	}
	return out, nil
}

// call sends a request about an object, with the fields that add sets. It returns the object as it was sent and a response with
// all fields that the operation requires.
func (a *adapter) call(
	ctx context.Context, object *interpret.Object, add func(*request) error,
) (sent []byte, out *response, err error) {
	defer func() {
		if err != nil {
			err = a.wrap(object, err)
		}
	}()
	if versions := a.hook.InterpreterContextVersions; !slices.Contains(versions, Version) {
		return nil, nil, fmt.Errorf("the hook supports ResourceInterpreterContext %q, not %s", versions, Version)
	}
	sent, err = encode(object)
	if err != nil {
		return nil, nil, err
	}
	gvk := object.GroupVersionKind()
	r := &request{
		UID: types.UID(a.newID()), Kind: metav1.GroupVersionKind(gvk), Name: object.GetName(), Namespace: object.GetNamespace(),
		Operation: a.operation, Object: runtime.RawExtension{Raw: sent},
		// Karmada compatible: requests of the other operations contain 0.
		DesiredReplicas: new(int32(0)),
	}
	if add != nil {
		if err := add(r); err != nil {
			return nil, nil, err
		}
	}
	got, err := a.caller.Call(ctx, a.hook, &Context{TypeMeta: contextType, Request: r})
	if err != nil {
		return nil, nil, err
	}
	out, err = validateResponse(a.operation, r.UID, got)
	return sent, out, err
}

// wrap adds the hook, the operation and the object to an error.
func (a *adapter) wrap(object *interpret.Object, err error) error {
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
