// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package manifest prepares an object for the place it has in a Work. In goes a copy of the object that the caller owns;
// out comes, in place, the same object without what only its own API server may say (Prune), and with a record of the
// labels and annotations it brings along (RecordManaged). Both are pure, accept objects of any shape, and change nothing
// the second time, so the renderer of Works and the admission of Works that others write can both call them.
package manifest

import (
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
)

// serverOwned is what an API server writes into the metadata of an object, or what refers to other objects of its own.
var serverOwned = []string{
	"creationTimestamp", "deletionTimestamp", "deletionGracePeriodSeconds", "generation", "managedFields",
	"resourceVersion", "selfLink", "uid", "ownerReferences", "finalizers",
}

// ServerOwned are the fields of the metadata that Prune takes out of objects of every kind; so it does with the status.
func ServerOwned() []string { return slices.Clone(serverOwned) }

// byKind is what is pruned besides, by kind alone: an API group may carry the same kind under another name.
var byKind = map[string]func(object map[string]any){
	"Deployment":            pruneDeployment,
	"Job":                   pruneJob,
	"PersistentVolumeClaim": prunePersistentVolumeClaim,
	"Secret":                pruneSecret,
	"Service":               pruneService,
	"ServiceAccount":        pruneServiceAccount,
}

// Prune takes out of obj what has a meaning only in the API server it came from (contract: semantics §9.3). What it does
// not understand it leaves alone; the member's API server is the judge of that.
func Prune(obj *unstructured.Unstructured) {
	if obj == nil || obj.Object == nil {
		return
	}
	if metadata, ok := obj.Object["metadata"].(map[string]any); ok {
		for _, field := range serverOwned {
			delete(metadata, field)
		}
	}
	delete(obj.Object, "status")
	if prune := byKind[obj.GetKind()]; prune != nil {
		prune(obj.Object)
	}
}

// RecordManaged writes the keys of the annotations and of the labels of obj into annotations of their own, so that a key
// which is missing here next time can be told from one that the member added. It is the last thing that may touch the
// labels and annotations of a manifest. An object whose metadata no API server would take is left alone.
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
	annotations[names.ManagedAnnotations], annotations[names.ManagedLabels] = "", "" // both list themselves
	annotations[names.ManagedAnnotations] = keys(annotations)
	annotations[names.ManagedLabels] = keys(labels)
}

// mapIn is the map under key, made when there is none; ok is false when something else is in its place.
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
