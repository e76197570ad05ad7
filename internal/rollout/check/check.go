// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package check compiles and evaluates the CEL expressions of gates. It is pure. The cost of an evaluation is limited; an expression that
// exceeds the limit, or that refers to a missing field, is not true.
package check

import (
	"fmt"

	"github.com/google/cel-go/cel"
	"github.com/google/cel-go/ext"
)

// maxCost is the limit of the cost of one evaluation, in the units of CEL.
const maxCost = 1_000_000

// Expression is a compiled expression. The zero value is invalid.
type Expression struct {
	program  cel.Program
	variable Variable
}

// Variable is the variable of an expression.
type Variable string

const (
	// Object is an object with its reported status.
	Object Variable = "object"
	// Result is the number that a query of a metric returned.
	Result Variable = "result"
)

// Compile compiles an expression over a variable.
func Compile(variable Variable, expression string) (Expression, error) {
	of := cel.DynType
	if variable == Result {
		of = cel.DoubleType
	}
	env, err := cel.NewEnv(cel.Variable(string(variable), of), cel.CrossTypeNumericComparisons(true), cel.OptionalTypes(),
		ext.Strings(ext.StringsVersion(2)))
	if err != nil {
		return Expression{}, fmt.Errorf("prepare CEL: %w", err)
	}
	ast, issues := env.Compile(expression)
	if issues.Err() != nil {
		return Expression{}, fmt.Errorf("compile CEL expression: %w", issues.Err())
	}
	if t := ast.OutputType(); !t.IsExactType(cel.BoolType) && !t.IsExactType(cel.DynType) {
		return Expression{}, fmt.Errorf("compile CEL expression: the result is of type %s, not bool", t)
	}
	program, err := env.Program(ast, cel.CostLimit(maxCost))
	if err != nil {
		return Expression{}, fmt.Errorf("compile CEL expression: %w", err)
	}
	return Expression{program, variable}, nil
}

// Evaluate evaluates the expression.
func (e Expression) Evaluate(value any) (bool, error) {
	out, _, err := e.program.Eval(map[string]any{string(e.variable): value})
	if err != nil {
		return false, fmt.Errorf("evaluate CEL expression: %w", err)
	}
	result, ok := out.Value().(bool)
	if !ok {
		return false, fmt.Errorf("evaluate CEL expression: the result is of type %s, not bool", out.Type().TypeName())
	}
	return result, nil
}
