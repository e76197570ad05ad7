// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"fmt"

	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// Operations are all that can be asked, in the order in which lists show them (cli, interpret).
var Operations = []configv1alpha1.InterpreterOperation{
	configv1alpha1.InterpreterOperationRetain,
	configv1alpha1.InterpreterOperationInterpretReplica,
	configv1alpha1.InterpreterOperationInterpretComponent,
	configv1alpha1.InterpreterOperationReviseReplica,
	configv1alpha1.InterpreterOperationInterpretStatus,
	configv1alpha1.InterpreterOperationAggregateStatus,
	configv1alpha1.InterpreterOperationInterpretHealth,
	configv1alpha1.InterpreterOperationInterpretDependency,
}

// Answers says whether the kind has an opinion on an operation.
func (k Kind) Answers(operation configv1alpha1.InterpreterOperation) bool {
	switch operation {
	case configv1alpha1.InterpreterOperationRetain:
		return k.Retain != nil
	case configv1alpha1.InterpreterOperationInterpretReplica:
		return k.Replicas != nil
	case configv1alpha1.InterpreterOperationInterpretComponent:
		return k.Components != nil
	case configv1alpha1.InterpreterOperationReviseReplica:
		return k.Revise != nil
	case configv1alpha1.InterpreterOperationInterpretStatus:
		return k.Reflect != nil
	case configv1alpha1.InterpreterOperationAggregateStatus:
		return k.Aggregate != nil
	case configv1alpha1.InterpreterOperationInterpretHealth:
		return k.Healthy != nil
	case configv1alpha1.InterpreterOperationInterpretDependency:
		return k.Dependencies != nil
	default:
		return false
	}
}

// Answer says who answers one operation.
type Answer struct {
	Operation configv1alpha1.InterpreterOperation `json:"operation"`
	// Layer is the name of the layer that answers; empty when none does and Default applies.
	Layer string `json:"layer,omitempty"`
	// Source is what in the layer answers, a customisation or a hook for instance, when the layer tells.
	Source string `json:"source,omitempty"`
	// Default says what is done when no layer answers.
	Default string `json:"default,omitempty"`
}

// Sourced is implemented by layers that can tell which of their sources answers an operation.
type Sourced interface {
	// Source names what answers the operation for the kind; empty when nothing does.
	Source(gvk schema.GroupVersionKind, operation configv1alpha1.InterpreterOperation) string
}

// defaults say what happens to an operation that no layer answers.
var defaults = map[configv1alpha1.InterpreterOperation]string{
	configv1alpha1.InterpreterOperationRetain:              "nothing of the member's copy is kept",
	configv1alpha1.InterpreterOperationInterpretReplica:    "it has no replicas: every chosen cluster gets the whole object",
	configv1alpha1.InterpreterOperationInterpretComponent:  "it has no components",
	configv1alpha1.InterpreterOperationReviseReplica:       "every cluster gets the object as it is",
	configv1alpha1.InterpreterOperationInterpretStatus:     "the whole status is reported",
	configv1alpha1.InterpreterOperationAggregateStatus:     "the status of the template is left alone",
	configv1alpha1.InterpreterOperationInterpretHealth:     "it is healthy once it is applied",
	configv1alpha1.InterpreterOperationInterpretDependency: "it depends on nothing",
}

// Explain says which layer answers each operation for a kind. The error is ErrNotReady as long as that is not known.
func (c Chain) Explain(gvk schema.GroupVersionKind) ([]Answer, error) {
	answers := make([]Answer, 0, len(Operations))
	for _, operation := range Operations {
		a := Answer{Operation: operation, Default: defaults[operation]}
		for _, l := range c {
			k, err := l.Kind(gvk)
			if err != nil {
				return nil, fmt.Errorf("%s interpreter of %s: %w", l.Name(), gvk.Kind, err)
			}
			if !k.Answers(operation) {
				continue
			}
			a.Layer, a.Default = l.Name(), ""
			if s, ok := l.(Sourced); ok {
				a.Source = s.Source(gvk, operation)
			}
			break
		}
		answers = append(answers, a)
	}
	return answers, nil
}
