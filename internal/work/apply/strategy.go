// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/apply/threeway"
)

// errKept means that an existing object is not changed, and that this is no failure.
var errKept = errors.New("the existing object is not changed")

func managed(observed *interpret.Object) bool { return observed.GetLabels()[names.Managed] == "true" }

// createsOnly reports whether the objects of a Work are not changed after they were created.
func createsOnly(w *workv1alpha1.Work) bool {
	return w.Spec.ApplyStrategy == policyv1alpha1.ApplyCreateOnly
}

// mayChange returns nil if an existing object of a member may be updated, errKept if it stays as it is, or the reason why the Work
// cannot be applied.
func mayChange(cluster string, w *workv1alpha1.Work, desired, observed *interpret.Object) error {
	isManaged := managed(observed)
	switch w.Spec.ApplyStrategy {
	case policyv1alpha1.ApplyCreateOnly:
		if isManaged {
			return errKept
		}
		return fmt.Errorf("resource(kind=%s, %s) already exists in the cluster %s and is not managed; the apply strategy %s does not change it",
			desired.GetKind(), title(desired), cluster, policyv1alpha1.ApplyCreateOnly)
	case policyv1alpha1.ApplyAdopt:
		if isManaged || slices.Contains(w.Spec.AdoptUIDs, observed.GetUID()) {
			return nil
		}
		return notApproved(cluster, w, desired, observed)
	}
	if isManaged || desired.GetAnnotations()[names.ConflictResolution] == names.Overwrite {
		return nil
	}
	if desired.GetKind() == "Namespace" && w.Labels[names.ClusterBindingID] == "" {
		return errKept // a synced namespace need not be managed
	}
	return fmt.Errorf(
		"resource(kind=%s, %s) already exists in the cluster %s and the %s strategy value is empty, Karmada will not manage this resource",
		desired.GetKind(), title(desired), cluster, names.ConflictResolution,
	)
}

// notApproved returns the error for an unmanaged object that a user has not approved to be taken over.
func notApproved(cluster string, w *workv1alpha1.Work, desired, observed *interpret.Object) error {
	exists := fmt.Sprintf("resource(kind=%s, %s) already exists in the cluster %s and is not managed",
		desired.GetKind(), title(desired), cluster)
	if len(w.Spec.AdoptUIDs) > 0 {
		exists += fmt.Sprintf("; its UID %s is not the one that was approved, it was recreated since", observed.GetUID())
	}
	command := "karmadactl adopt " + strings.ToLower(desired.GetKind()) + "/" + desired.GetName()
	if ns := desired.GetNamespace(); ns != "" {
		command += " -n " + ns
	}
	return fmt.Errorf(`%s; compare it with "%s --dry-run", and take it over with "%s"`, exists, command, command)
}

// compareOnly records the differences between an object and a manifest that is not applied to it.
func (e *Executor) compareOnly(ctx context.Context, desired, object *interpret.Object, seen *observation) error {
	paths, err := threeway.Differences(ctx, e.Chain, desired, object)
	if err != nil {
		return err
	}
	seen.upToDate, seen.notApplied = true, paths.WithoutMetadata(bookkeeping).Texts(maxFields)
	return nil
}

// bookkeeping reports whether a label or an annotation records the state of Karmada or of kubectl, and not a wish of the user.
func bookkeeping(key string) bool {
	return strings.Contains(key, "karmada.io/") || key == corev1.LastAppliedConfigAnnotation
}
