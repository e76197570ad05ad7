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

// DefaultWork sets the permanent ID of a Work. It prunes each manifest, adds the ID as a label and records the managed keys. A
// manifest that needs no change keeps its bytes. A manifest that is not an object is an error.
func DefaultWork(w *workv1alpha1.Work, newID func() string) (errs field.ErrorList) {
	id := EnsureID(w, names.WorkID, newID)
	manifests, path := w.Spec.Workload.Manifests, field.NewPath("spec", "workload", "manifests")
	for i := range manifests {
		raw, err := prepareManifest(manifests[i].Raw, id, path.Index(i))
		if err != nil {
			errs = append(errs, err)
			continue
		}
		manifests[i].Raw = raw
	}
	return errs
}

func prepareManifest(raw []byte, id string, path *field.Path) ([]byte, *field.Error) {
	desired := &unstructured.Unstructured{}
	if err := json.Unmarshal(raw, &desired.Object); err != nil {
		return nil, field.Invalid(path, excerpt(raw), "manifest must be a JSON object")
	}
	if desired.GetKind() == "" {
		return nil, field.Required(path.Child("kind"), "kind is required")
	}
	for _, key := range []string{"labels", "annotations"} { // rewritten below; Prune expects maps of strings
		if _, _, err := unstructured.NestedNullCoercingStringMap(desired.Object, "metadata", key); err != nil {
			return nil, field.TypeInvalid(path.Child("metadata", key), field.OmitValueType{}, "must be a map of strings to strings")
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
	// Compare the encoded forms: the API server may order keys differently.
	var before map[string]any
	if err := json.Unmarshal(raw, &before); err == nil {
		if same, err := json.Marshal(before); err == nil && bytes.Equal(same, out) {
			return raw, nil
		}
	}
	return out, nil
}

// excerpt returns the beginning of raw, for a message.
func excerpt(raw []byte) string {
	const maxLength = 64
	if len(raw) > maxLength {
		raw = raw[:maxLength]
	}
	return string(raw)
}
