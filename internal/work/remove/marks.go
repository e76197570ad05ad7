// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// Labels and annotations that are removed from an object that stays in the member unmanaged (docs/contract/work.md#deletion-of-a-work).
var (
	ownLabels      = []string{names.BindingID, names.ClusterBindingID, names.WorkID, names.Managed}
	ownAnnotations = []string{
		names.ManagedAnnotations, names.ManagedLabels, names.ManagedPullSecrets,
		names.BindingNamespace, names.BindingName, names.ClusterBindingName,
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
