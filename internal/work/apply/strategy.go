// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/internal/work/strategy"
)

// errKept means that an existing object is not changed, and that this is no failure.
var errKept = errors.New("the existing object is not changed")

// errContested means that the fields of an object that differ are restored later, because another manager changes them after each
// correction.
var errContested = errors.New("the fields are contested")

// mayChange returns nil if an existing object of a member may be updated, and errKept if it stays as it is. Otherwise it returns
// the reason why the Work cannot be applied.
func mayChange(m observe.Manifest, observed *interpret.Object) error {
	w, desired, cluster := m.Work, m.Desired, m.Cluster
	isManaged := work.Managed(observed)
	switch w.Spec.ApplyStrategy {
	case policyv1alpha1.ApplyCreateOnly:
		if isManaged {
			return errKept
		}
		return fmt.Errorf("resource(kind=%s, %s) already exists in the cluster %s and %s; the apply strategy %s does not change it",
			desired.GetKind(), work.ObjectName(desired), cluster, strategy.NotManaged, policyv1alpha1.ApplyCreateOnly)
	case policyv1alpha1.ApplyAdopt:
		switch {
		case isManaged:
			return nil
		case slices.Contains(w.Spec.AdoptUIDs, observed.GetUID()):
			return mayTakeOver(m, observed)
		}
		return notApproved(m, observed)
	case policyv1alpha1.ApplyMerge: // as without a strategy
	}
	switch {
	case isManaged:
		return nil
	case desired.GetAnnotations()[names.ConflictResolution] == names.Overwrite:
		return mayTakeOver(m, observed)
	}
	if desired.GetKind() == "Namespace" && w.Labels[names.ClusterBindingID] == "" {
		return errKept // a synced namespace need not be managed
	}
	return fmt.Errorf(
		"resource(kind=%s, %s) already exists in the cluster %s and the %s strategy value is empty, %s",
		desired.GetKind(), work.ObjectName(desired), cluster, names.ConflictResolution, strategy.WillNotManage,
	)
}

// mayTakeOver returns an error if an unmanaged object belongs to the API server of the member, or to Karmada there. An object that
// Karmada itself writes, such as its rights in the member, may take over one of Karmada.
func mayTakeOver(m observe.Manifest, observed *interpret.Object) error {
	kind := m.Desired.GroupVersionKind().GroupKind()
	rule := builtin.OfServer(kind, observed)
	if rule == "" && m.Desired.GetLabels()[names.System] != "true" {
		rule = builtin.OfKarmada(kind, observed)
	}
	if rule == "" {
		return nil
	}
	return fmt.Errorf("resource(kind=%s, %s) exists in the cluster %s and %s: it %s",
		m.Desired.GetKind(), work.ObjectName(m.Desired), m.Cluster, strategy.NeverTakenOver, rule)
}

// notApproved returns the error for an unmanaged object that a user has not approved to be taken over.
func notApproved(m observe.Manifest, observed *interpret.Object) error {
	w, desired, cluster := m.Work, m.Desired, m.Cluster
	exists := fmt.Sprintf("resource(kind=%s, %s) already exists in the cluster %s and %s",
		desired.GetKind(), work.ObjectName(desired), cluster, strategy.NotManaged)
	if len(w.Spec.AdoptUIDs) > 0 {
		exists += fmt.Sprintf("; its UID %s is not the one that was approved, it was recreated since", observed.GetUID())
	}
	command := "karmadactl adopt " + strings.ToLower(desired.GetKind()) + "/" + desired.GetName()
	if ns := desired.GetNamespace(); ns != "" {
		command += " -n " + ns
	}
	return fmt.Errorf(`%s; compare it with "%s --dry-run", and take it over with "%s"`, exists, command, command)
}
