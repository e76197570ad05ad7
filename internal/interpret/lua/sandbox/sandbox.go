// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package sandbox rewrites the syntax tree of a Lua script so that the memory of its calls can be bounded. The VM of gopher-lua
// has no memory limit, so the rewritten script calls hooks before it allocates:
//
//   - Each block that creates tables or functions, or assigns to constant keys, first calls Charge with the sum of all costs.
//   - a .. b and t[k] = v have costs that depend on values. They become calls of Concat and Store.
//   - { f() } and { ... } are passed to Table, which charges for them afterwards: the stack bounds their length.
//     The key of { [k] = v } is passed to Key before.
//   - The implicit table arg is created by Arguments, and only in functions that mention it.
//
// Invariant: apart from the limits, a script cannot observe the change, and lines in errors stay the same.
package sandbox

import (
	"fmt"

	"github.com/yuin/gopher-lua/ast"
)

// Hooks of a rewritten chunk. The chunk expects them as its arguments, in this order.
const (
	Charge    = iota // Charge(bytes)
	Concat           // Concat(a, b, …) returns a .. b .. …
	Store            // Store(t, k, v) is t[k] = v
	Key              // Key(k) returns k, a key in a table constructor
	Table            // Table(t) returns t, a new list
	Arguments        // Arguments(...) returns the table arg
	NoValues         // NoValues() returns nothing, which is what ... contains outside of functions
	HookCount
)

// hookNames are the local variables of the hooks. No script can contain these names.
var hookNames = [HookCount]string{"(charge)", "(concat)", "(store)", "(key)", "(table)", "(arguments)", "(no values)"}

// Costs in bytes. They are measured for tables of gopher-lua with maps of Go 1.26, and rounded up.
const (
	CostEmptyTable = 2560 // with its first field: gopher-lua allocates 32 slots
	CostTable      = 512  // a table that is created with fields
	CostField      = 200  // a string key: it is in two maps and a list
	CostItem       = 20   // an item of a list, including the spare capacity of slices
	CostString     = 32   // in addition to the bytes of the string
	CostFunction   = 160
	costUpvalue    = 64
)

// Bounds of a source. Parsing is linear, but the compiler of gopher-lua searches constants, labels and variables linearly and
// recurses into each level of nesting. Within these bounds the worst source compiles in well under a second. Scripts in
// practice have a few thousand nodes and a few hundred constants.
const (
	maxNodes     = 100_000
	maxDepth     = 1000
	maxFunctions = 32 // nested functions
	maxConstants = 4096
	maxLookups   = 40_000_000 // distinct constants times mentions of constants
	maxLabels    = 200
)

// Chunk is a rewritten script.
type Chunk struct {
	Statements []ast.Stmt
	// Names are the variables that the script mentions; Assigned are those that it assigns to. Both include local variables.
	Names, Assigned map[string]struct{}
}

// Rewrite inserts the hooks into a parsed chunk, which it changes in place. It returns an error if the chunk exceeds the bounds
// of a source; the error starts with "<name>:<line>: ".
func Rewrite(chunk []ast.Stmt, name string) (*Chunk, error) {
	r := rewriter{
		function:  &function{isChunk: true, names: map[string]struct{}{}},
		assigned:  map[string]struct{}{},
		constants: map[string]struct{}{},
	}
	line := 1
	if len(chunk) > 0 {
		line = chunk[0].Line()
	}
	hooks := &ast.LocalAssignStmt{Names: hookNames[:], Exprs: []ast.Expr{&ast.Comma3Expr{}}}
	for _, node := range []ast.PositionHolder{hooks, hooks.Exprs[0]} {
		node.SetLine(line)
		node.SetLastLine(line)
	}
	out := append([]ast.Stmt{hooks}, r.block(chunk)...)
	if r.err != nil {
		return nil, fmt.Errorf("%s:%w", name, r.err)
	}
	return &Chunk{Statements: out, Names: r.function.names, Assigned: r.assigned}, nil
}

// enter counts a node of the tree and checks the bounds. It returns false if the walk must stop. Each call that returned true
// is followed by a call of leave.
func (r *rewriter) enter(node ast.PositionHolder) bool {
	if r.err != nil {
		return false
	}
	r.nodes++
	switch n := node.(type) {
	case *ast.StringExpr:
		r.constant("s", n.Value)
	case *ast.NumberExpr:
		r.constant("n", n.Value)
	case *ast.IdentExpr:
		r.constant("s", n.Value)
	case *ast.FuncCallExpr:
		r.constant("s", n.Method)
	case *ast.LabelStmt:
		r.labels++
	}
	var what string
	var limit int
	switch {
	case r.nodes > maxNodes:
		what, limit = "the script is too long: more than %d expressions and statements", maxNodes
	case r.depth > maxDepth:
		what, limit = "the script is nested too deeply: more than %d levels", maxDepth
	case r.functions > maxFunctions:
		what, limit = "functions are nested too deeply: more than %d levels", maxFunctions
	case len(r.constants) > maxConstants:
		what, limit = "the script has too many different names and constants: more than %d", maxConstants
	case len(r.constants) > 0 && r.mentions > maxLookups/len(r.constants):
		what, limit = "the script is too long: its names and constants take more than %d steps to look up", maxLookups
	case r.labels > maxLabels:
		what, limit = "the script has too many labels: more than %d", maxLabels
	default:
		r.depth++
		return true
	}
	r.err = fmt.Errorf("%d: "+what, node.Line(), limit)
	return false
}

func (r *rewriter) leave() { r.depth-- }

func (r *rewriter) constant(kind, value string) {
	r.constants[kind+value] = struct{}{}
	r.mentions++
}
