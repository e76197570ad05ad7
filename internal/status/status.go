// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package status is the one way to write to the control plane from a reconciler: copy, mutate, and send one write when
// something changed, none when nothing did.
package status

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// maxMessage bounds the message of a condition, in bytes (the API allows 32768); what is longer says nothing more.
const maxMessage = 4096

// Update applies mutate to obj, the caller's own copy, and writes the status if that changed it. The write fails with a
// conflict when obj is not the newest version: conditions are one list with several writers, so that a write from an older
// version would undo another's. On success obj is what the server answered.
//
// The status goes as a whole, and alone, for that is the cheapest to answer: to apply a patch, a server encodes, patches,
// decodes, and prunes the whole object once more.
func Update[T client.Object](ctx context.Context, control client.Client, obj T, mutate func(T)) (changed bool, err error) {
	before := obj.DeepCopyObject().(T)
	mutate(obj)
	if equality.Semantic.DeepEqual(before, obj) {
		return false, nil
	}
	body := statusOf(obj)
	if err := control.Status().Update(ctx, body); err != nil {
		return false, fmt.Errorf("update status of %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	reflect.ValueOf(obj).Elem().Set(reflect.ValueOf(body).Elem())
	return true, nil
}

// statusOf is obj with nothing but what says which version of which object it is, and its status. The server takes the rest
// from what it has.
func statusOf(obj client.Object) client.Object {
	whole := reflect.ValueOf(obj).Elem()
	body := reflect.New(whole.Type())
	body.Elem().FieldByName("Status").Set(whole.FieldByName("Status"))
	o := body.Interface().(client.Object) //nolint:forcetypeassert // it is of the type of obj
	o.SetNamespace(obj.GetNamespace())
	o.SetName(obj.GetName())
	o.SetUID(obj.GetUID())
	o.SetResourceVersion(obj.GetResourceVersion())
	return o
}

// UpdateObject applies mutate to obj, the caller's own copy, and patches everything but its status if that changed it.
// Only the fields that mutate touches are sent, so that each writer keeps to its own fields; lists are sent whole.
func UpdateObject[T client.Object](ctx context.Context, control client.Client, obj T, mutate func(T)) (changed bool, err error) {
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

// Merge sends the changes, fields by name as in a merge patch (RFC 7386), and nothing if there are none: for writers that
// know what they change, and too often to have it found out. It fails with a conflict when obj is not the newest version. On
// success obj is what the server answered.
func Merge(ctx context.Context, control client.Client, obj client.Object, changes map[string]any) error {
	if len(changes) == 0 {
		return nil
	}
	metadata := map[string]any{"resourceVersion": obj.GetResourceVersion()}
	if given, ok := changes["metadata"].(map[string]any); ok {
		maps.Copy(metadata, given)
	}
	body := maps.Clone(changes) // the changes are the caller's
	body["metadata"] = metadata
	patch, err := json.Marshal(body)
	if err != nil {
		return fmt.Errorf("encode the changes of %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	if err := control.Patch(ctx, obj, client.RawPatch(types.MergePatchType, patch)); err != nil {
		return fmt.Errorf("patch %s: %w", client.ObjectKeyFromObject(obj), err)
	}
	return nil
}

// Set writes a condition into a list and says whether anything changed. The time of transition moves only with the status.
func Set(conditions *[]metav1.Condition, now metav1.Time, kind string, status metav1.ConditionStatus, reason, message string, generation int64) bool {
	// What is not UTF-8 would come back from the server as something else, and look like news each time.
	message = strings.ToValidUTF8(message, "?")
	if len(message) > maxMessage {
		message = strings.ToValidUTF8(message[:maxMessage-len("…")], "") + "…" // not a part of a character
	}
	return meta.SetStatusCondition(conditions, metav1.Condition{
		Type: kind, Status: status, Reason: reason, Message: message, ObservedGeneration: generation, LastTransitionTime: now,
	})
}

// Failing is a condition that is there only once something failed: it is set to False with the reason and message of a
// failure, and to True when what failed works again.
type Failing struct {
	Type, Failed, Recovered string // the condition's type and its two reasons
}

// Set notes a failure in the list, or that there is none any more (nil).
func (f Failing) Set(conditions *[]metav1.Condition, now metav1.Time, failure error) bool {
	if failure != nil {
		return Set(conditions, now, f.Type, metav1.ConditionFalse, f.Failed, failure.Error(), 0)
	}
	if meta.FindStatusCondition(*conditions, f.Type) == nil {
		return false
	}
	return Set(conditions, now, f.Type, metav1.ConditionTrue, f.Recovered, "", 0)
}
