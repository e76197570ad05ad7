// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"

	"github.com/yuin/gopher-lua/ast"
)

// place is a node of a syntax tree and how deep it is.
type place struct {
	node             ast.PositionHolder
	depth, functions int
}

// measure checks a chunk against the bounds of a source. It walks with a list instead of calling itself: what it protects
// from deep recursion must not recurse.
func measure(chunk []ast.Stmt) error {
	constants := map[string]struct{}{}
	nodes, labels, mentions := 0, 0, 0
	constant := func(kind, value string) {
		constants[kind+value] = struct{}{}
		mentions++
	}
	var todo []place
	add := func(at place, children ...ast.PositionHolder) {
		for _, c := range children {
			if c != nil {
				todo = append(todo, place{c, at.depth + 1, at.functions})
			}
		}
	}
	for _, s := range chunk {
		add(place{}, s)
	}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		nodes++
		switch n := at.node.(type) {
		case *ast.StringExpr:
			constant("s", n.Value)
		case *ast.NumberExpr:
			constant("n", n.Value)
		case *ast.IdentExpr:
			constant("s", n.Value)
		case *ast.FuncCallExpr:
			constant("s", n.Method)
		case *ast.LabelStmt:
			labels++
		case *ast.FunctionExpr:
			at.functions++
		}
		add(at, children(at.node)...)
		var what string
		var limit int
		switch {
		case nodes > maxNodes:
			what, limit = "the script is too long: more than %d expressions and statements", maxNodes
		case at.depth > maxDepth:
			what, limit = "the script is nested too deeply: more than %d levels", maxDepth
		case at.functions > maxFunctions:
			what, limit = "functions are nested too deeply: more than %d inside each other", maxFunctions
		case len(constants) > maxConstants:
			what, limit = "the script has too many different names and constants: more than %d", maxConstants
		case len(constants) > 0 && mentions > maxLookups/len(constants):
			what, limit = "the script is too long: its names and constants take more than %d steps to look up", maxLookups
		case labels > maxLabels:
			what, limit = "the script has too many labels: more than %d", maxLabels
		default:
			continue
		}
		return fmt.Errorf("%s:%d: "+what, chunkName, at.node.Line(), limit)
	}
	return nil
}

func holders[N ast.PositionHolder](list []N) []ast.PositionHolder {
	out := make([]ast.PositionHolder, len(list))
	for i, n := range list {
		out[i] = n
	}
	return out
}

// maybe leaves out a node that is not there, which an interface would take for a node.
func maybe(e ast.Expr) []ast.PositionHolder {
	if e == nil {
		return nil
	}
	return []ast.PositionHolder{e}
}

func join(lists ...[]ast.PositionHolder) []ast.PositionHolder {
	var out []ast.PositionHolder
	for _, l := range lists {
		out = append(out, l...)
	}
	return out
}

// children are the nodes right below a node.
func children(node ast.PositionHolder) []ast.PositionHolder {
	if s, ok := node.(ast.Stmt); ok {
		return inStatement(s)
	}
	switch n := node.(type) {
	case *ast.AttrGetExpr:
		return join(maybe(n.Object), maybe(n.Key))
	case *ast.TableExpr:
		var out []ast.PositionHolder
		for _, f := range n.Fields {
			out = append(append(out, maybe(f.Key)...), maybe(f.Value)...)
		}
		return out
	case *ast.FuncCallExpr:
		return join(maybe(n.Func), maybe(n.Receiver), holders(n.Args))
	case *ast.LogicalOpExpr:
		return join(maybe(n.Lhs), maybe(n.Rhs))
	case *ast.RelationalOpExpr:
		return join(maybe(n.Lhs), maybe(n.Rhs))
	case *ast.StringConcatOpExpr:
		return join(maybe(n.Lhs), maybe(n.Rhs))
	case *ast.ArithmeticOpExpr:
		return join(maybe(n.Lhs), maybe(n.Rhs))
	case *ast.UnaryMinusOpExpr:
		return maybe(n.Expr)
	case *ast.UnaryNotOpExpr:
		return maybe(n.Expr)
	case *ast.UnaryLenOpExpr:
		return maybe(n.Expr)
	case *ast.FunctionExpr:
		return holders(n.Stmts)
	}
	return nil // a leaf
}

func inStatement(s ast.Stmt) []ast.PositionHolder {
	switch n := s.(type) {
	case *ast.AssignStmt:
		return join(holders(n.Lhs), holders(n.Rhs))
	case *ast.LocalAssignStmt:
		return holders(n.Exprs)
	case *ast.FuncCallStmt:
		return maybe(n.Expr)
	case *ast.DoBlockStmt:
		return holders(n.Stmts)
	case *ast.WhileStmt:
		return join(maybe(n.Condition), holders(n.Stmts))
	case *ast.RepeatStmt:
		return join(holders(n.Stmts), maybe(n.Condition))
	case *ast.IfStmt:
		return join(maybe(n.Condition), holders(n.Then), holders(n.Else))
	case *ast.NumberForStmt:
		return join(maybe(n.Init), maybe(n.Limit), maybe(n.Step), holders(n.Stmts))
	case *ast.GenericForStmt:
		return join(holders(n.Exprs), holders(n.Stmts))
	case *ast.FuncDefStmt:
		return join(maybe(n.Name.Func), maybe(n.Name.Receiver), []ast.PositionHolder{n.Func})
	case *ast.ReturnStmt:
		return holders(n.Exprs)
	}
	return nil // break, goto, label
}
