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
// obj is not the latest version: a status has several writers, and a write from an older version would revert another one's
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
// patch holds only the changed fields, so that writers of other fields are not affected; lists are replaced whole.
func Object[T client.Object](ctx context.Context, control client.Client, obj T, mutate func(T)) (changed bool, err error) {
	before := obj.DeepCopyObject().(T)
	mutate(obj)
	if equality.Semantic.DeepEqual(before, obj) {
		return false, nil
	}
	if err := control.Patch(ctx, obj, client.MergeFrom(before)); err != nil {
		return false, fmt.Errorf("patch %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	return true, nil
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

// RemoveFinalizer removes a finalizer from an object that may no longer exist. It returns a conflict if obj is not the latest
// version, because finalizers are one list with several writers.
func RemoveFinalizer(ctx context.Context, control client.Client, obj client.Object, finalizer string) error {
	before := obj.DeepCopyObject().(client.Object)
	if !controllerutil.RemoveFinalizer(obj, finalizer) {
		return nil
	}
	patch := client.MergeFromWithOptions(before, client.MergeFromWithOptimisticLock{})
	if err := control.Patch(ctx, obj, patch); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("remove finalizer %s from %s: %w", finalizer, client.ObjectKeyFromObject(obj), err)
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
