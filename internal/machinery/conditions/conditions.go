// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package conditions sets status conditions.
package conditions

import (
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/machinery/truncate"
)

// maxMessage bounds the message of a condition, in bytes. The API allows 32768.
const maxMessage = 4096

// Set sets a condition in the list and reports whether the list changed. LastTransitionTime changes only with the status.
// Messages longer than 4096 bytes are truncated, and invalid UTF-8 is replaced. The API server would return such a message altered,
// and each comparison would find a difference.
func Set(
	list *[]metav1.Condition, now metav1.Time, conditionType string, status metav1.ConditionStatus, reason, message string, generation int64,
) bool {
	message = truncate.Text(message, maxMessage)
	return meta.SetStatusCondition(list, metav1.Condition{
		Type: conditionType, Status: status, Reason: reason, Message: message, ObservedGeneration: generation, LastTransitionTime: now,
	})
}

// FailureCondition is a condition that exists only after a first failure: False with the reason and message of the failure,
// True once the operation succeeds again.
type FailureCondition struct {
	Type, Failed, Recovered string // the condition's type and its two reasons
}

// Set records a failure in the list, or success if failure is nil, and reports whether the list changed. The lines of a joined error
// become clauses of one sentence: tables show conditions in one line.
func (c FailureCondition) Set(list *[]metav1.Condition, now metav1.Time, failure error) bool {
	if failure != nil {
		return Set(list, now, c.Type, metav1.ConditionFalse, c.Failed, strings.ReplaceAll(failure.Error(), "\n", "; "), 0)
	}
	if meta.FindStatusCondition(*list, c.Type) == nil {
		return false
	}
	return Set(list, now, c.Type, metav1.ConditionTrue, c.Recovered, "", 0)
}

// Differs reports whether Set would change the list.
func (c FailureCondition) Differs(list []metav1.Condition, failure error) bool {
	list = slices.Clone(list)
	return c.Set(&list, metav1.Time{}, failure)
}
