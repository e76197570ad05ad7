// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"slices"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/names"
)

// The reasons why an override of a field has no effect.
const (
	setLater     = "has no effect; Karmada sets it after the overrides"
	removedLater = "has no effect; Karmada removes the field after the overrides"
)

// owned is a field that Karmada sets or removes after the overrides, with everything below it.
type owned struct {
	path []string
	why  string
}

// ownedFields lists these fields. Fields that are removed from some kinds only are not among them.
var ownedFields = func() []owned {
	out := []owned{{[]string{"status"}, removedLater}}
	for _, field := range names.ServerOwned() {
		out = append(out, owned{[]string{"metadata", field}, removedLater})
	}
	for _, key := range []string{names.Managed, names.BindingID, names.ClusterBindingID, names.WorkID} {
		out = append(out, owned{[]string{"metadata", "labels", key}, setLater})
	}
	for _, key := range []string{
		names.BindingNamespace, names.BindingName, names.ClusterBindingName, names.ConflictResolution, names.WorkNamespace, names.WorkName,
		names.TemplateUID, names.TemplateGeneration, names.ManagedLabels, names.ManagedAnnotations, names.ManagedPullSecrets,
	} {
		out = append(out, owned{[]string{"metadata", "annotations", key}, setLater})
	}
	for _, key := range []string{names.ApplyStrategy, corev1.LastAppliedConfigAnnotation} {
		out = append(out, owned{[]string{"metadata", "annotations", key}, removedLater})
	}
	return out
}()

// Ineffective returns why no object is changed by an override of the field with a path, or "". A path consists of keys: it is that of
// ParsePointer.
func Ineffective(path ...string) string {
	for _, o := range ownedFields {
		if len(path) >= len(o.path) && slices.Equal(path[:len(o.path)], o.path) {
			return o.why
		}
	}
	return ""
}

// Prune removes the fields from an object that a member does not get.
type Prune func(o *Object)

// Effective returns a copy of a manifest without the fields that Karmada sets or removes after the overrides, so that manifests with
// equal copies have the same effect in a member.
func Effective(o *Object, prune Prune) *Object {
	out := o.DeepCopy()
	prune(out)
	metadata, _ := out.Object["metadata"].(map[string]any)
	for _, field := range []string{"labels", "annotations"} {
		entries, isMap := metadata[field].(map[string]any)
		if !isMap {
			continue
		}
		for key := range entries {
			if Ineffective("metadata", field, key) != "" {
				delete(entries, key)
			}
		}
		if len(entries) == 0 {
			delete(metadata, field)
		}
	}
	return out
}
