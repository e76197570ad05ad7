// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"errors"

	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// Operations lists all operations, in the order of `karmadactl interpret`.
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

// Implements reports whether the kind implements an operation.
func (k Kind) Implements(operation configv1alpha1.InterpreterOperation) bool {
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

// Explanation describes the interpreter of one operation.
type Explanation struct {
	Operation configv1alpha1.InterpreterOperation `json:"operation"`
	// Layer is the name of the layer, or "" if no layer implements the operation and Default applies.
	Layer string `json:"layer,omitempty"`
	// Source is the customization or hook in the layer, if the layer implements Sourced.
	Source string `json:"source,omitempty"`
	// Default describes the behavior without an interpreter.
	Default string `json:"default,omitempty"`
}

// Sourced is implemented by layers with several sources.
type Sourced interface {
	// Source returns the name of the source that implements the operation for the kind, or "".
	Source(gvk schema.GroupVersionKind, operation configv1alpha1.InterpreterOperation) string
}

// defaults describes the behavior of operations that no layer implements.
var defaults = map[configv1alpha1.InterpreterOperation]string{
	configv1alpha1.InterpreterOperationRetain:              "no field of the member object is retained",
	configv1alpha1.InterpreterOperationInterpretReplica:    "no replicas: every target cluster gets the whole object",
	configv1alpha1.InterpreterOperationInterpretComponent:  "no components",
	configv1alpha1.InterpreterOperationReviseReplica:       "every target cluster gets the object unchanged",
	configv1alpha1.InterpreterOperationInterpretStatus:     "the whole status is reported",
	configv1alpha1.InterpreterOperationAggregateStatus:     "the status of the template is not changed",
	configv1alpha1.InterpreterOperationInterpretHealth:     "the object is healthy once it is applied",
	configv1alpha1.InterpreterOperationInterpretDependency: "no dependencies",
}

// Explain returns the interpreter of each operation for a kind. The error is ErrNotReady if a layer is not ready.
func (c Chain) Explain(gvk schema.GroupVersionKind) ([]Explanation, error) {
	explanations := make([]Explanation, 0, len(Operations))
	for _, operation := range Operations {
		e := Explanation{Operation: operation}
		switch l, _, err := c.find(gvk, operation); {
		case errors.Is(err, ErrNoInterpreter):
			e.Default = defaults[operation]
		case err != nil:
			return nil, err
		default:
			e.Layer = l.Name()
			if s, ok := l.(Sourced); ok {
				e.Source = s.Source(gvk, operation)
			}
		}
		explanations = append(explanations, e)
	}
	return explanations, nil
}
