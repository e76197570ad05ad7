// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package manifest prepares objects for a Work. WithoutAllocated removes node ports that the API server of the object allocated, Prune
// other fields that have a meaning only there. RecordManaged records the keys of its labels and annotations. SameJSON compares
// manifests.
//
// Prune and RecordManaged change an object that the caller owns. They and WithoutAllocated are pure and idempotent, and accept objects
// of any shape, so that the renderer and the admission of Works can call them.
package manifest

import (
	"bytes"
	"maps"
	"reflect"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/json"

	"karmada.io/karmada/internal/names"
)

// serverOwned lists the metadata that an API server sets or that refers to other objects in it.
var serverOwned = names.ServerOwned()

// ServerOwned returns the fields of the metadata that Prune removes from objects of every kind, in addition to the status.
func ServerOwned() []string { return names.ServerOwned() }

// byKind holds the functions that prune more fields. The API group is ignored, because a kind may be served in several groups.
var byKind = map[string]func(object map[string]any){
	"Deployment":            pruneDeployment,
	"Job":                   pruneJob,
	"PersistentVolumeClaim": prunePersistentVolumeClaim,
	"Secret":                pruneSecret,
	"Service":               pruneService,
	"ServiceAccount":        pruneServiceAccount,
}

// Prune removes from obj the fields that have a meaning only in its API server (docs/contract/work.md#pruned-fields). Fields
// of unexpected types are kept; the API server of the member validates them.
func Prune(obj *unstructured.Unstructured) {
	if obj == nil || obj.Object == nil {
		return
	}
	if metadata, ok := obj.Object["metadata"].(map[string]any); ok {
		for _, field := range serverOwned {
			delete(metadata, field)
		}
		removeAnnotations(obj.Object, corev1.LastAppliedConfigAnnotation) // a copy of the whole object
	}
	delete(obj.Object, "status")
	if prune := byKind[obj.GetKind()]; prune != nil {
		prune(obj.Object)
	}
}

// RecordManaged records the keys of obj's annotations and labels in two annotations, and the imagePullSecrets of a ServiceAccount in a
// third one. They distinguish entries that are removed from the template from entries that were added in the member. Keys must not
// change afterwards. An object with invalid metadata is not changed.
func RecordManaged(obj *unstructured.Unstructured) {
	if obj == nil || obj.Object == nil {
		return
	}
	metadata, ok := mapIn(obj.Object, "metadata")
	if !ok {
		return
	}
	annotations, ok := mapIn(metadata, "annotations")
	if !ok {
		return
	}
	labels, ok := metadata["labels"].(map[string]any)
	if !ok && metadata["labels"] != nil {
		return
	}
	delete(annotations, names.ManagedPullSecrets)
	if secrets := pullSecrets(obj); secrets != "" {
		annotations[names.ManagedPullSecrets] = secrets
	}
	annotations[names.ManagedAnnotations], annotations[names.ManagedLabels] = "", "" // the list contains both
	annotations[names.ManagedAnnotations] = keys(annotations)
	annotations[names.ManagedLabels] = keys(labels)
}

// mapIn returns the map at key and creates it if it is missing; ok is false if the value is not a map.
func mapIn(parent map[string]any, key string) (child map[string]any, ok bool) {
	switch value := parent[key].(type) {
	case nil:
		child = map[string]any{}
		parent[key] = child
		return child, true
	case map[string]any:
		return value, true
	default:
		return nil, false
	}
}

func keys(m map[string]any) string {
	return strings.Join(slices.Sorted(maps.Keys(m)), ",")
}

// SameJSON reports whether two JSON texts have the same content.
func SameJSON(a, b []byte) bool {
	if bytes.Equal(a, b) {
		return true
	}
	var x, y any
	return json.Unmarshal(a, &x) == nil && json.Unmarshal(b, &y) == nil && reflect.DeepEqual(x, y)
}
