// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"bytes"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/json"
	"k8s.io/apimachinery/pkg/util/validation/field"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
)

// DefaultWork gives a Work its permanent ID and makes every manifest fit for a member: pruned, labelled with the ID, its
// keys recorded. A manifest that is so already keeps its bytes. What cannot be read as an object is an error, and then the
// Work is not to be stored.
func DefaultWork(w *workv1alpha1.Work, newID func() string) (errs field.ErrorList) {
	id := Identify(w, names.WorkID, newID)
	manifests, path := w.Spec.Workload.Manifests, field.NewPath("spec", "workload", "manifests")
	for i := range manifests {
		raw, err := prepared(manifests[i].Raw, id, path.Index(i))
		if err != nil {
			errs = append(errs, err)
			continue
		}
		manifests[i].Raw = raw
	}
	return errs
}

func prepared(raw []byte, id string, path *field.Path) ([]byte, *field.Error) {
	desired := &unstructured.Unstructured{}
	if err := json.Unmarshal(raw, &desired.Object); err != nil {
		return nil, field.Invalid(path, excerpt(raw), "manifest must be a JSON object")
	}
	if desired.GetKind() == "" {
		return nil, field.Required(path.Child("kind"), "manifest must say which kind of object it is")
	}
	for _, key := range []string{"labels", "annotations"} { // which are rewritten below
		if _, _, err := unstructured.NestedNullCoercingStringMap(desired.Object, "metadata", key); err != nil {
			return nil, field.Invalid(path.Child("metadata", key), nil, "must map strings to strings")
		}
	}
	manifest.Prune(desired)
	labels := desired.GetLabels()
	if labels == nil {
		labels = map[string]string{}
	}
	labels[names.WorkID] = id
	desired.SetLabels(labels)
	manifest.RecordManaged(desired)

	out, err := json.Marshal(desired.Object)
	if err != nil {
		return nil, field.InternalError(path, err)
	}
	// Compared in the same form: the API server may have written the keys in another order.
	var before map[string]any
	if err := json.Unmarshal(raw, &before); err == nil {
		if same, err := json.Marshal(before); err == nil && bytes.Equal(same, out) {
			return raw, nil
		}
	}
	return out, nil
}

// excerpt is the beginning of what should have been an object, short enough for a message.
func excerpt(raw []byte) string {
	const enough = 64
	if len(raw) > enough {
		raw = raw[:enough]
	}
	return string(raw)
}
