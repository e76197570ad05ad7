// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package patch writes objects of the control plane: it copies, mutates, and sends one request if something changed, none
// otherwise.
package patch

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
)

// Status applies mutate to obj, a copy that the caller owns, and updates the status if it changed. It returns a conflict if
// obj is not the latest version. A status has several writers, and a write from an older version would revert another one's
// conditions. On success obj is the object that the API server returned.
//
// The request is an update that carries the status only. A patch would cost the API server another encoding and decoding of
// the whole object.
func Status[T client.Object](ctx context.Context, control client.Client, obj T, mutate func(T)) (changed bool, err error) {
	before := obj.DeepCopyObject().(T)
	mutate(obj)
	if equality.Semantic.DeepEqual(before, obj) {
		return false, nil
	}
	body := statusOnly(obj)
	if err := control.Status().Update(ctx, body); err != nil {
		return false, fmt.Errorf("update status of %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	reflect.ValueOf(obj).Elem().Set(reflect.ValueOf(body).Elem())
	return true, nil
}

// statusOnly returns an object with the identity, resourceVersion and status of obj. The API server ignores the other fields
// of a status update.
func statusOnly(obj client.Object) client.Object {
	whole := reflect.ValueOf(obj).Elem()
	body := reflect.New(whole.Type())
	body.Elem().FieldByName("Status").Set(whole.FieldByName("Status"))
	o := body.Interface().(client.Object) //nolint:forcetypeassert // it has the type of obj
	o.SetNamespace(obj.GetNamespace())
	o.SetName(obj.GetName())
	o.SetUID(obj.GetUID())
	o.SetResourceVersion(obj.GetResourceVersion())
	return o
}

// Object applies mutate to obj, a copy that the caller owns, and patches everything but the status if it changed. The merge
// patch holds only the changed fields, so that writers of other fields are not affected. Lists are replaced whole. If mutate
// changes finalizers or owner references, which have several writers, Object returns a conflict if obj is not the latest version.
// Use Latest for other lists with several writers.
func Object[T client.Object](ctx context.Context, control client.Client, obj T, mutate func(T)) (changed bool, err error) {
	return object(ctx, control, obj, mutate, sharedListsChanged)
}

// Latest is like Object, but always returns a conflict if obj is not the latest version.
func Latest[T client.Object](ctx context.Context, control client.Client, obj T, mutate func(T)) (changed bool, err error) {
	return object(ctx, control, obj, mutate, func(_, _ client.Object) bool { return true })
}

func object[T client.Object](
	ctx context.Context, control client.Client, obj T, mutate func(T), locked func(before, after client.Object) bool,
) (changed bool, err error) {
	before := obj.DeepCopyObject().(T)
	mutate(obj)
	if equality.Semantic.DeepEqual(before, obj) {
		return false, nil
	}
	var lock client.MergeFromOption = unlocked{}
	if locked(before, obj) {
		lock = client.MergeFromWithOptimisticLock{}
	}
	if err := control.Patch(ctx, obj, client.MergeFromWithOptions(before, lock)); err != nil {
		return false, fmt.Errorf("patch %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	return true, nil
}

// unlocked is the option of a patch that does not check the version.
type unlocked struct{}

// ApplyToMergeFrom changes nothing.
func (unlocked) ApplyToMergeFrom(*client.MergeFromOptions) {}

// sharedListsChanged reports whether the finalizers or the owner references differ.
func sharedListsChanged(before, after client.Object) bool {
	same := equality.Semantic.DeepEqual
	return !same(before.GetFinalizers(), after.GetFinalizers()) || !same(before.GetOwnerReferences(), after.GetOwnerReferences())
}

// Merge sends changes as a JSON merge patch (RFC 7386), or nothing if there are none. It returns a conflict if obj is not the
// latest version. On success obj is the object that the API server returned. Use it on hot paths where the caller knows the
// changes; Object and Status compute them.
func Merge(ctx context.Context, control client.Client, obj client.Object, changes map[string]any) error {
	if len(changes) == 0 {
		return nil
	}
	metadata := map[string]any{"resourceVersion": obj.GetResourceVersion()}
	if given, ok := changes["metadata"].(map[string]any); ok {
		maps.Copy(metadata, given)
	}
	body := maps.Clone(changes) // the caller owns changes
	body["metadata"] = metadata
	data, err := json.Marshal(body)
	if err != nil {
		return fmt.Errorf("encode changes of %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	if err := control.Patch(ctx, obj, client.RawPatch(types.MergePatchType, data)); err != nil {
		return fmt.Errorf("patch %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	return nil
}

// AddFinalizer adds a finalizer to obj, a copy that the caller owns, and reports whether that caused a write. It returns a
// conflict if obj is not the latest version, because finalizers are one list with several writers.
func AddFinalizer(ctx context.Context, control client.Client, obj client.Object, finalizer string) (changed bool, err error) {
	return Object(ctx, control, obj, func(o client.Object) { controllerutil.AddFinalizer(o, finalizer) })
}

// RemoveFinalizer removes a finalizer from an object that may no longer exist. It returns a conflict if obj is not the latest
// version, because finalizers are one list with several writers.
func RemoveFinalizer(ctx context.Context, control client.Client, obj client.Object, finalizer string) error {
	_, err := Object(ctx, control, obj, func(o client.Object) { controllerutil.RemoveFinalizer(o, finalizer) })
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("remove finalizer %s: %w", finalizer, err)
	}
	return nil
}

// Difference returns the JSON merge patch (RFC 7386) that changes current to next: next itself unless both are maps. A key that
// is missing in next is null in the patch.
func Difference(current, next any) any {
	from, ok := current.(map[string]any)
	to, isMap := next.(map[string]any)
	if !ok || !isMap {
		return next
	}
	out := map[string]any{}
	for k, v := range to {
		old, ok := from[k]
		switch _, nested := v.(map[string]any); {
		case ok && equality.Semantic.DeepEqual(old, v):
		case nested:
			out[k] = Difference(old, v)
		default:
			out[k] = v
		}
	}
	for k := range from {
		if _, ok := to[k]; !ok {
			out[k] = nil
		}
	}
	return out
}
