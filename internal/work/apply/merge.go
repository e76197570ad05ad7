// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"maps"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
)

// prepare returns the fields that an update sets: desired with the identity, finalizers and owners of observed, labels and
// annotations that were added in the member, and fields that the interpreter retains
// (docs/contract/work.md#updates-in-a-member).
func prepare(ctx context.Context, chain interpret.Chain, desired, observed *interpret.Object) (*interpret.Object, error) {
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

// unchanged reports whether an update of observed to next would change nothing. Fields that the API server of the member
// sets are ignored.
func unchanged(next, observed *interpret.Object) bool {
	a, b := next.DeepCopy(), observed.DeepCopy()
	manifest.Prune(a)
	manifest.Prune(b)
	return equality.Semantic.DeepEqual(a.Object, b.Object)
}

// Labels and annotations that are removed from an object that stays in the member unmanaged (docs/contract/work.md#deletion-of-a-work).
var (
	ownLabels      = []string{names.BindingID, names.ClusterBindingID, names.WorkID, names.Managed}
	ownAnnotations = []string{
		names.ManagedAnnotations, names.ManagedLabels, names.BindingNamespace, names.BindingName, names.ClusterBindingName,
		names.TemplateUID, names.TemplateGeneration, names.WorkNamespace, names.WorkName, names.ConflictResolution,
	}
)

// withoutMarks returns a copy of an object without the labels and annotations that Karmada set.
func withoutMarks(observed *interpret.Object) *interpret.Object {
	out := observed.DeepCopy()
	labels, annotations := out.GetLabels(), out.GetAnnotations()
	for _, k := range ownLabels {
		delete(labels, k)
	}
	for _, k := range ownAnnotations {
		delete(annotations, k)
	}
	if out.GetNamespace() != "" {
		delete(labels, names.PolicyID)
		delete(annotations, names.PolicyNamespace)
		delete(annotations, names.PolicyName)
	} else {
		delete(labels, names.ClusterPolicyID)
		delete(annotations, names.ClusterPolicyName)
	}
	out.SetLabels(labels)
	out.SetAnnotations(annotations)
	return out
}
