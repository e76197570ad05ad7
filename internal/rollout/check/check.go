// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package check compiles and evaluates the CEL expressions of gates. Cost and time of an evaluation are limited; an expression that
// exceeds a limit, or that refers to a missing field, is not true.
//
// CEL computes the cost of a function after the call, and counts lists that are elements of lists as one. Users write expressions, so
// Compile refuses what could make a value much larger than the object: one such call would end the process.
package check

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/cel-go/cel"
	"github.com/google/cel-go/common/ast"
	"github.com/google/cel-go/common/operators"
	"github.com/google/cel-go/ext"
)

const (
	// maxCost is the limit of the cost of one evaluation, in the units of CEL.
	maxCost = 1_000_000
	// maxTime is the limit of its time. It is checked after each interval elements of a list or a map.
	maxTime  = time.Second
	interval = 16
)

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
		ext.Strings(ext.StringsVersion(2)), cel.ClearMacros(),
		cel.Macros(cel.HasMacro, cel.AllMacro, cel.ExistsMacro, cel.ExistsOneMacro, cel.FilterMacro))
	if err != nil {
		return Expression{}, fmt.Errorf("prepare CEL: %w", err)
	}
	compiled, issues := env.Compile(expression)
	if issues.Err() != nil {
		return Expression{}, fmt.Errorf("compile CEL expression: %w", issues.Err())
	}
	if err := bounded(compiled); err != nil {
		return Expression{}, fmt.Errorf("compile CEL expression: %w", err)
	}
	if t := compiled.OutputType(); !t.IsExactType(cel.BoolType) && !t.IsExactType(cel.DynType) {
		return Expression{}, fmt.Errorf("compile CEL expression: the result is of type %s, not bool", t)
	}
	program, err := env.Program(compiled, cel.CostLimit(maxCost), cel.InterruptCheckFrequency(interval))
	if err != nil {
		return Expression{}, fmt.Errorf("compile CEL expression: %w", err)
	}
	return Expression{program, variable}, nil
}

// bounded returns an error if an expression has a function whose result can be much larger than its arguments, or a list or a map whose
// elements are computed.
func bounded(compiled *cel.Ast) (err error) {
	visit := func(e ast.Expr) {
		var elements []ast.Expr
		switch e.Kind() {
		case ast.CallKind:
			switch name := e.AsCall().FunctionName(); name {
			case "format", "join", "replace":
				err = fmt.Errorf("the function %s is not supported", name)
			}
		case ast.ListKind:
			elements = e.AsList().Elements()
		case ast.MapKind:
			for _, entry := range e.AsMap().Entries() {
				elements = append(elements, entry.AsMapEntry().Value())
			}
		default:
		}
		for _, element := range elements {
			switch element.Kind() {
			case ast.LiteralKind, ast.IdentKind, ast.SelectKind:
			default:
				err = fmt.Errorf("an element of a list or a map must be a constant, a variable or a field")
			}
		}
	}
	ast.PreOrderVisit(compiled.NativeRep().Expr(), ast.NewExprVisitor(visit))
	return err
}

// Evaluate evaluates the expression.
func (e Expression) Evaluate(value any) (bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), maxTime) //nolint:forbidigo // a pure function; the time is bounded
	defer cancel()
	out, _, err := e.program.ContextEval(ctx, map[string]any{string(e.variable): value})
	if err != nil {
		return false, fmt.Errorf("evaluate CEL expression: %w", err)
	}
	result, ok := out.Value().(bool)
	if !ok {
		return false, fmt.Errorf("evaluate CEL expression: the result is of type %s, not bool", out.Type().TypeName())
	}
	return result, nil
}

// Fields returns the paths of the fields of the object that an expression over Object reads, up to the first index. An expression that
// does not compile reads none.
func Fields(expression string) (out [][]string) {
	eachPart(expression, func(e ast.Expr) {
		if path := pathOf(e); len(path) > 1 && path[0] == string(Object) {
			out = append(out, path[1:])
		}
	})
	return out
}

// ConditionTypes returns the texts that an expression over Object compares with the types of the conditions in its status, by ==.
func ConditionTypes(expression string) (out []string) {
	eachPart(expression, func(e ast.Expr) {
		if e.Kind() != ast.ComprehensionKind {
			return
		}
		loop := e.AsComprehension()
		if !slices.Equal(pathOf(loop.IterRange()), []string{string(Object), "status", "conditions"}) {
			return
		}
		ast.PreOrderVisit(loop.LoopStep(), ast.NewExprVisitor(func(e ast.Expr) {
			if e.Kind() != ast.CallKind || e.AsCall().FunctionName() != operators.Equals {
				return
			}
			for i, side := range e.AsCall().Args() {
				other := e.AsCall().Args()[1-i]
				if !slices.Equal(pathOf(side), []string{loop.IterVar(), "type"}) || other.Kind() != ast.LiteralKind {
					continue
				}
				if text, ok := other.AsLiteral().Value().(string); ok {
					out = append(out, text)
				}
			}
		}))
	})
	return out
}

// eachPart calls f for each part of an expression that can be parsed.
func eachPart(expression string, f func(e ast.Expr)) {
	env, err := cel.NewEnv(cel.OptionalTypes(), ext.Strings(ext.StringsVersion(2)))
	if err != nil {
		return
	}
	if parsed, issues := env.Parse(expression); issues.Err() == nil {
		ast.PreOrderVisit(parsed.NativeRep().Expr(), ast.NewExprVisitor(f))
	}
}

// pathOf returns a variable and its fields, or nil if an expression is not a field.
func pathOf(e ast.Expr) []string {
	var operand ast.Expr
	var name string
	switch e.Kind() {
	case ast.IdentKind:
		return []string{e.AsIdent()}
	case ast.SelectKind:
		operand, name = e.AsSelect().Operand(), e.AsSelect().FieldName()
	case ast.CallKind:
		call := e.AsCall()
		if call.FunctionName() != operators.OptSelect || len(call.Args()) != 2 || call.Args()[1].Kind() != ast.LiteralKind {
			return nil
		}
		operand = call.Args()[0]
		name, _ = call.Args()[1].AsLiteral().Value().(string)
	default:
		return nil
	}
	if parent := pathOf(operand); parent != nil {
		return append(parent, name)
	}
	return nil
}
