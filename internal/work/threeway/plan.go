// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"context"
	"maps"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
)

// Plan returns the object to write into a member that has observed, or nil if observed has everything that the manifest desired sets.
// Fields that were removed from the manifest are removed unless the manifest was applied before. That cannot be derived from the
// object alone: the API server of the member attributes defaults to the writer of an object. A single value, such as the selector of a
// Service, is also set again if another manager has added to it.
func Plan(
	ctx context.Context, chain interpret.Chain, desired, observed *unstructured.Unstructured, applied bool,
) (*unstructured.Unstructured, error) {
	wanted, err := prepare(ctx, chain, desired, observed)
	if err != nil {
		return nil, err
	}
	if applied {
		replaced, err := replacedFields(observed)
		if err != nil {
			return nil, err
		}
		if Contains(wanted, observed, replaced) {
			return nil, nil
		}
	}
	owners, err := OwnershipOf(observed)
	if err != nil {
		return nil, err
	}
	return changed(Merge(wanted, observed, owners), observed), nil
}

// Replace returns the object to write into a member to take over the unmanaged object observed. It returns nil if observed equals
// the manifest desired. Unlike Plan, it removes the fields and list items of the former owner that the manifest lacks
// (docs/contract/work.md#updates-in-a-member).
func Replace(ctx context.Context, chain interpret.Chain, desired, observed *unstructured.Unstructured) (*unstructured.Unstructured, error) {
	wanted, err := prepare(ctx, chain, desired, observed)
	if err != nil {
		return nil, err
	}
	return changed(Merge(wanted, observed, Ownership{unknown: true}), observed), nil
}

// Differences returns the fields of the manifest that observed does not have, or has with other values, except those that the
// member owns.
func Differences(ctx context.Context, chain interpret.Chain, desired, observed *unstructured.Unstructured) (Paths, error) {
	wanted, err := prepare(ctx, chain, desired, observed)
	if err != nil {
		return nil, err
	}
	replaced, err := replacedFields(observed)
	if err != nil {
		return nil, err
	}
	return Missing(wanted, observed, replaced), nil
}

// prepare returns the fields that an update sets. They are the fields of desired, the identity, finalizers and owners of observed,
// labels and annotations that were added in the member, and retained fields (docs/contract/work.md#updates-in-a-member).
func prepare(ctx context.Context, chain interpret.Chain, desired, observed *unstructured.Unstructured) (*unstructured.Unstructured, error) {
	next := desired.DeepCopy()
	next.SetUID(observed.GetUID())
	next.SetResourceVersion(observed.GetResourceVersion())
	next.SetFinalizers(observed.GetFinalizers())
	next.SetOwnerReferences(observed.GetOwnerReferences())
	next.SetLabels(mergeMetadata(next.GetLabels(), observed.GetLabels(), observed.GetAnnotations()[names.ManagedLabels]))
	next.SetAnnotations(mergeMetadata(next.GetAnnotations(), observed.GetAnnotations(), observed.GetAnnotations()[names.ManagedAnnotations]))
	return chain.Retain(ctx, next, observed)
}

// mergeMetadata returns desired with the keys of observed that Karmada did not set. managedKeys lists those that it set,
// separated by commas.
func mergeMetadata(desired, observed map[string]string, managedKeys string) map[string]string {
	managed := sets.New(strings.Split(managedKeys, ",")...)
	out := make(map[string]string, len(desired)+len(observed))
	for k, v := range observed {
		if !managed.Has(k) {
			out[k] = v
		}
	}
	maps.Copy(out, desired)
	return out
}

// changed returns next, or nil if an update of observed to next would change nothing. Fields that the API server of the member sets are
// ignored.
func changed(next, observed *unstructured.Unstructured) *unstructured.Unstructured {
	a, b := next.DeepCopy(), observed.DeepCopy()
	manifest.Prune(a)
	manifest.Prune(b)
	if equality.Semantic.DeepEqual(a.Object, b.Object) {
		return nil
	}
	return next
}
