// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package guard

import (
	"encoding/json"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// accessGroups are the API groups whose cluster-scoped objects determine what users, or all clients of a kind, can do.
var accessGroups = []string{
	"rbac.authorization.k8s.io", "admissionregistration.k8s.io", "apiextensions.k8s.io", "apiregistration.k8s.io",
	"flowcontrol.apiserver.k8s.io",
}

// Removal is the intended removal of the objects of one Work.
type Removal struct {
	Work    types.UID
	Created time.Time
	// Existed reports whether the object existed in the member before Karmada took it over.
	Existed bool
	// Access reports whether the object is a cluster-scoped access object, such as a ClusterRole or a CustomResourceDefinition.
	Access bool
	// Changes are the policy and the namespace that can have caused the removal, as clauses.
	Changes []string
	// Held reports whether the binding shows that its removals are held, as before a restart.
	Held bool
	// Approved reports whether a user has approved the removals of the binding.
	Approved bool
}

// RemovalOf returns the removal of a Work, without what its binding determines.
func RemovalOf(w *workv1alpha1.Work) Removal {
	return Removal{Work: w.UID, Created: work.AppliedSince(w), Existed: work.Existed(w), Access: isAccess(w)}
}

// Counts reports whether the removal counts: Karmada created the object before a time, or took it over.
func (r Removal) Counts(createdBefore time.Time) bool {
	return r.Existed || !r.Created.After(createdBefore)
}

// isAccess reports whether the object of a Work is a cluster-scoped access object.
func isAccess(w *workv1alpha1.Work) bool {
	if w.Labels[names.ClusterBindingID] == "" {
		return false
	}
	return slices.ContainsFunc(w.Spec.Workload.Manifests, func(m workv1alpha1.Manifest) bool {
		var kind metav1.TypeMeta
		return json.Unmarshal(m.Raw, &kind) == nil && slices.Contains(accessGroups, kind.GroupVersionKind().Group)
	})
}
