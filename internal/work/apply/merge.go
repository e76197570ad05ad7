// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"maps"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
)

func isNoMatch(err error) bool {
	var kind *meta.NoKindMatchError
	var resource *meta.NoResourceMatchError
	return errors.As(err, &kind) || errors.As(err, &resource)
}

// merge is desired as it may be written over observed: with the identity that the member gave it, with the labels and
// annotations that others added there, and with what the kind lets the member own (semantics §10).
func merge(ctx context.Context, chain interpret.Chain, desired, observed *interpret.Object) (*interpret.Object, error) {
	next := desired.DeepCopy()
	next.SetResourceVersion(observed.GetResourceVersion())
	next.SetFinalizers(observed.GetFinalizers())
	next.SetOwnerReferences(observed.GetOwnerReferences())
	next.SetLabels(keep(next.GetLabels(), observed.GetLabels(), observed.GetAnnotations()[names.ManagedLabels]))
	next.SetAnnotations(keep(next.GetAnnotations(), observed.GetAnnotations(), observed.GetAnnotations()[names.ManagedAnnotations]))
	next, err := chain.Retain(ctx, next, observed)
	if err != nil {
		return nil, err
	}
	// The status is the member's. Where it is no subresource, as of many custom resources, to leave it out is to empty it.
	if status, ok := observed.Object["status"]; ok && next.Object["status"] == nil {
		next.Object["status"] = runtime.DeepCopyJSONValue(status)
	}
	return next, nil
}

// keep adds to desired the keys that only the member has; those that were ours and are no longer desired go.
func keep(desired, observed map[string]string, ours string) map[string]string {
	managed := sets.New(strings.Split(ours, ",")...)
	out := make(map[string]string, len(desired)+len(observed))
	for k, v := range observed {
		if !managed.Has(k) {
			out[k] = v
		}
	}
	maps.Copy(out, desired)
	return out
}

// same says whether writing next over observed would change nothing. Fields that the member filled in by itself are not a
// difference: next leaves them to it.
func same(next, observed *interpret.Object) bool {
	a, b := next.DeepCopy(), observed.DeepCopy()
	manifest.Prune(a)
	manifest.Prune(b)
	return equality.Semantic.DeepEqual(a.Object, b.Object)
}

// The marks that an object loses when it is left behind in the member as nobody's (semantics §10).
var (
	ownLabels      = []string{names.BindingID, names.ClusterBindingID, names.WorkID, names.Managed}
	ownAnnotations = []string{
		names.ManagedAnnotations, names.ManagedLabels, names.BindingNamespace, names.BindingName, names.ClusterBindingName,
		names.TemplateUID, names.TemplateGeneration, names.WorkNamespace, names.WorkName, names.ConflictResolution,
	}
)

// unmarked is a copy of an object without our marks.
func unmarked(observed *interpret.Object) *interpret.Object {
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
