// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package strategy determines how an object is enforced in members. It returns the apply strategy of its template or policy, and
// the unmanaged member objects whose take-over a user approved. It is pure.
//
//	annotation of the template ─┐
//	field of the binding       ─┴─► Of ──► Merge, CreateOnly or Adopt ──► Work
//	annotation of the binding ──► ParseApprovals ──► UID of a member object for each cluster ──► Work
package strategy

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/types"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Values lists the valid apply strategies.
var Values = []policyv1alpha1.ApplyStrategy{
	policyv1alpha1.ApplyMerge, policyv1alpha1.ApplyCreateOnly, policyv1alpha1.ApplyAdopt,
}

// Parts of the messages of Works in clusters that have an object of the same name that is not managed. It is never removed there.
const (
	NotManaged     = "is not managed"
	WillNotManage  = "Karmada will not manage this resource"
	NeverTakenOver = "is never taken over"
)

// Unmanaged reports whether a cluster has an object of the same name that is not managed, according to the status of a binding.
func Unmanaged(status *workv1alpha2.ResourceBindingStatus, cluster string) bool {
	return slices.ContainsFunc(status.AggregatedStatus, func(i workv1alpha2.AggregatedStatusItem) bool {
		return i.ClusterName == cluster && !i.Applied &&
			slices.ContainsFunc([]string{NotManaged, WillNotManage, NeverTakenOver}, func(part string) bool {
				return strings.Contains(i.AppliedMessage, part)
			})
	})
}

// ErrInvalid is wrapped by the errors of Of.
var ErrInvalid = errors.New("invalid apply strategy")

// Of returns the apply strategy of a template with these annotations: that of its annotation, or else policy, the one of its
// policy. It returns "" if neither is set, which means Merge.
func Of(annotations map[string]string, policy policyv1alpha1.ApplyStrategy) (policyv1alpha1.ApplyStrategy, error) {
	value, from := annotations[names.ApplyStrategy], "annotation "+names.ApplyStrategy
	if value == "" {
		value, from = string(policy), "applyStrategy of the policy"
	}
	if s := policyv1alpha1.ApplyStrategy(value); s == "" || slices.Contains(Values, s) {
		return s, nil
	}
	return "", fmt.Errorf("%w: %s: unsupported value %q, must be one of: %s", ErrInvalid, from, value, Supported())
}

// Supported returns the valid values, separated by commas.
func Supported() string {
	texts := make([]string, len(Values))
	for i, v := range Values {
		texts[i] = string(v)
	}
	return strings.Join(texts, ", ")
}

// Approvals holds the UID of the unmanaged member object that may be taken over, by cluster.
type Approvals map[string]types.UID

// ParseApprovals decodes the annotation of a binding. Entries that are not of the form cluster=UID approve nothing.
func ParseApprovals(annotations map[string]string) Approvals {
	out := Approvals{}
	for entry := range strings.SplitSeq(annotations[names.AdoptionApproved], ",") {
		cluster, uid, ok := strings.Cut(strings.TrimSpace(entry), "=")
		if ok && cluster != "" && uid != "" {
			out[cluster] = types.UID(uid)
		}
	}
	return out
}

// String encodes the approvals for the annotation, sorted by cluster.
func (a Approvals) String() string {
	entries := make([]string, 0, len(a))
	for _, cluster := range slices.Sorted(maps.Keys(a)) {
		entries = append(entries, cluster+"="+string(a[cluster]))
	}
	return strings.Join(entries, ",")
}
