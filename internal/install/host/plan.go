// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"context"
	"fmt"
	"maps"
	"reflect"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// Actions of a Change.
const (
	Create = "Create"
	Update = "Update"
	Delete = "Delete"
)

// Change is what Install would do with an object of the host cluster. Programs read its JSON: fields are added, never renamed.
type Change struct {
	Action string `json:"action"`
	Object string `json:"object"`
	// Fields are the paths of the fields that an update changes.
	Fields []string `json:"fields,omitempty"`
}

// Plan returns the changes that Install would make in the host cluster. It writes nothing: the API server computes updates in dry
// runs.
func (i *Installation) Plan(ctx context.Context) (changes []Change, err error) {
	i.Spec = i.Spec.Complete()
	if err := i.Spec.Validate(); err != nil {
		return nil, err
	}
	stages, err := i.render(ctx)
	if err != nil {
		return nil, err
	}
	for _, stage := range stages {
		for _, object := range stage.Objects {
			if _, ok := object.(*corev1.Namespace); ok {
				continue // it has the labels of its owner
			}
			content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(object)
			if err != nil {
				return nil, fmt.Errorf("encode %s: %w", describe(object), err)
			}
			change, err := i.planObject(ctx, &unstructured.Unstructured{Object: content}, describe(object))
			if err != nil {
				return nil, err
			}
			if change != nil {
				changes = append(changes, *change)
			}
		}
	}
	disabled, err := i.disabled(ctx)
	for _, o := range disabled {
		changes = append(changes, Change{Action: Delete, Object: fmt.Sprintf("%T %s", o, o.GetName())[len("*v1."):]})
	}
	return changes, err
}

// planObject returns the change of an object, or nil if there is none.
func (i *Installation) planObject(ctx context.Context, desired *unstructured.Unstructured, name string) (*Change, error) {
	unstructured.RemoveNestedField(desired.Object, "status")
	unstructured.RemoveNestedField(desired.Object, "metadata", "creationTimestamp")
	observed := &unstructured.Unstructured{}
	observed.SetGroupVersionKind(desired.GroupVersionKind())
	err := i.Host.Get(ctx, client.ObjectKeyFromObject(desired), observed)
	if apierrors.IsNotFound(err) {
		return &Change{Action: Create, Object: name}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read %s in the host cluster: %w", name, err)
	}
	err = i.Host.Apply(ctx, client.ApplyConfigurationFromUnstructured(desired), client.FieldOwner(owner), client.ForceOwnership,
		client.DryRunAll)
	if err != nil {
		return nil, fmt.Errorf("apply %s in the host cluster (dry run): %w", name, err)
	}
	for _, u := range []*unstructured.Unstructured{observed, desired} {
		unstructured.RemoveNestedField(u.Object, "status")
		for _, field := range []string{"managedFields", "resourceVersion", "generation", "creationTimestamp", "uid"} {
			unstructured.RemoveNestedField(u.Object, "metadata", field)
		}
	}
	if fields := differences("", observed.Object, desired.Object); len(fields) > 0 {
		return &Change{Action: Update, Object: name, Fields: fields}, nil
	}
	return nil, nil
}

// differences returns the paths of fields that differ, sorted. Lists are compared as a whole, except for a list with one entry.
func differences(path string, a, b any) []string {
	if reflect.DeepEqual(a, b) {
		return nil
	}
	x, xok := a.(map[string]any)
	y, yok := b.(map[string]any)
	if xok && yok {
		var out []string
		keys := maps.Clone(x)
		maps.Copy(keys, y)
		for _, key := range slices.Sorted(maps.Keys(keys)) {
			name := key
			if path != "" {
				name = path + "." + key
			}
			out = append(out, differences(name, x[key], y[key])...)
		}
		return out
	}
	if l, ok := a.([]any); ok {
		if r, ok := b.([]any); ok && len(l) == 1 && len(r) == 1 {
			return differences(path+"[0]", l[0], r[0])
		}
	}
	return []string{path}
}
