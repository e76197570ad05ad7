// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sandbox

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/yuin/gopher-lua/ast"
)

// rewriter holds the state of one walk over a chunk.
type rewriter struct {
	cost     int // in bytes, of the tables, functions and constant keys of the current block
	function *function
	assigned map[string]struct{}

	// For the bounds of a source.
	err                                       error
	nodes, labels, mentions, depth, functions int
	constants                                 map[string]struct{}
}

// function describes the innermost function of the walk.
type function struct {
	isChunk  bool
	usesDots bool                // it mentions ...
	names    map[string]struct{} // all names that it and its inner functions mention
}

// block rewrites the statements of a block and inserts the charge before them. Since goto can jump to a label, the statements
// after a label are charged separately.
func (r *rewriter) block(list []ast.Stmt) []ast.Stmt {
	return r.blockWith(list, nil)
}

// blockWith is like block, for a block that evaluates the expression after once in each run. It rewrites after in place.
func (r *rewriter) blockWith(list []ast.Stmt, after *ast.Expr) []ast.Stmt {
	outer := r.cost
	defer func() { r.cost = outer }()
	var out []ast.Stmt
	for i := 0; ; i++ {
		r.cost = 0
		var part []ast.Stmt
		for ; i < len(list); i++ {
			if _, ok := list[i].(*ast.LabelStmt); ok {
				break
			}
			part = append(part, r.statement(list[i]))
		}
		if i >= len(list) && after != nil {
			*after = r.expression(*after)
		}
		if r.cost > 0 {
			at := ast.PositionHolder(nil)
			switch {
			case len(part) > 0:
				at = part[0]
			case after != nil:
				at = *after
			}
			out = append(out, charge(at, r.cost))
		}
		out = append(out, part...)
		if i >= len(list) {
			return out
		}
		out = append(out, r.statement(list[i]))
	}
}

// located copies the position of a node to a new one.
func located[N ast.PositionHolder](n N, at ast.PositionHolder) N {
	n.SetLine(at.Line())
	n.SetLastLine(at.LastLine())
	return n
}

// callHook returns a call of a hook, with exactly one result.
func callHook(at ast.PositionHolder, hook int, args ...ast.Expr) *ast.FuncCallExpr {
	f := located(&ast.IdentExpr{Value: hookNames[hook]}, at)
	return located(&ast.FuncCallExpr{Func: f, Args: args, AdjustRet: true}, at)
}

func hookStatement(at ast.PositionHolder, hook int, args ...ast.Expr) ast.Stmt {
	return located(&ast.FuncCallStmt{Expr: callHook(at, hook, args...)}, at)
}

func charge(at ast.PositionHolder, cost int) ast.Stmt {
	return hookStatement(at, Charge, located(&ast.NumberExpr{Value: strconv.Itoa(cost)}, at))
}

// single truncates the values of an expression to the first one.
func single(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.FuncCallExpr:
		e.AdjustRet = true
	case *ast.Comma3Expr:
		e.AdjustRet = true
	}
	return e
}

// isMultiple reports whether an expression at the end of a list can have any number of values.
func isMultiple(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.FuncCallExpr:
		return !e.AdjustRet
	case *ast.Comma3Expr:
		return !e.AdjustRet
	}
	return false
}

func (r *rewriter) statement(s ast.Stmt) ast.Stmt {
	if !r.enter(s) {
		return s
	}
	defer r.leave()
	switch s := s.(type) {
	case *ast.AssignStmt:
		return r.assign(s)
	case *ast.LocalAssignStmt:
		r.expressions(s.Exprs)
	case *ast.FuncCallStmt:
		s.Expr = r.expression(s.Expr)
	case *ast.DoBlockStmt:
		s.Stmts = r.block(s.Stmts)
	case *ast.WhileStmt:
		// The condition is evaluated once more than the block. That evaluation is charged to the outer block.
		before := r.cost
		s.Condition = r.expression(s.Condition)
		cost := r.cost - before
		s.Stmts = r.block(s.Stmts)
		if cost > 0 {
			s.Stmts = append([]ast.Stmt{charge(s, cost)}, s.Stmts...)
		}
	case *ast.RepeatStmt:
		s.Stmts = r.blockWith(s.Stmts, &s.Condition)
	case *ast.IfStmt:
		s.Condition = r.expression(s.Condition)
		s.Then = r.block(s.Then)
		s.Else = r.block(s.Else)
	case *ast.NumberForStmt:
		s.Init, s.Limit = r.expression(s.Init), r.expression(s.Limit)
		if s.Step != nil {
			s.Step = r.expression(s.Step)
		}
		s.Stmts = r.block(s.Stmts)
	case *ast.GenericForStmt:
		r.expressions(s.Exprs)
		s.Stmts = r.block(s.Stmts)
	case *ast.FuncDefStmt:
		if s.Name.Func != nil {
			s.Name.Func = r.target(s.Name.Func)
		} else {
			s.Name.Receiver = r.expression(s.Name.Receiver)
			r.cost += CostField
		}
		r.expression(s.Func)
	case *ast.ReturnStmt:
		r.expressions(s.Exprs)
	}
	return s
}

// isConstant reports whether a key costs exactly one field: it is a name or a small number.
func isConstant(key ast.Expr) bool {
	switch k := key.(type) {
	case *ast.StringExpr:
		return true
	case *ast.NumberExpr:
		return len(k.Value) == 1 && k.Value[0] >= '0' && k.Value[0] <= '9'
	}
	return false
}

// target rewrites the left side of an assignment. Variables cost nothing: a script has no more globals than names.
func (r *rewriter) target(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.AttrGetExpr:
		if !r.enter(e) {
			return e
		}
		defer r.leave()
		e.Object = r.expression(e.Object)
		e.Key = r.expression(e.Key)
		if isConstant(e.Key) {
			r.cost += CostField
		}
		return e
	case *ast.IdentExpr:
		r.assigned[e.Value] = struct{}{}
	}
	return r.expression(e)
}

// assign rewrites an assignment. An assignment to t[k] becomes a call of Store. An assignment to several targets becomes a
// block. The block evaluates the operands of the targets, then the values, and assigns from the last to the first, as Lua does. The
// compiler of gopher-lua mixes up the values if locals, upvalues and fields are assigned together.
func (r *rewriter) assign(s *ast.AssignStmt) ast.Stmt {
	for i, e := range s.Lhs {
		s.Lhs[i] = r.target(e)
	}
	for i, e := range s.Rhs {
		s.Rhs[i] = r.expression(e)
		if f, ok := s.Rhs[i].(*ast.FuncCallExpr); ok && s.Rhs[i] != e {
			// The compiler loads a function into the last parameter if a call with exactly one value is assigned to it, and
			// so overwrites the argument. Hooks return one value anyway.
			f.AdjustRet = false
		}
	}
	if len(s.Lhs) == 1 && len(s.Rhs) == 1 {
		get, ok := s.Lhs[0].(*ast.AttrGetExpr)
		if !ok || isConstant(get.Key) {
			return s
		}
		return hookStatement(s, Store, get.Object, get.Key, single(s.Rhs[0]))
	}
	operands := located(&ast.LocalAssignStmt{}, s)
	values := located(&ast.LocalAssignStmt{Exprs: s.Rhs}, s)
	local := func(into *ast.LocalAssignStmt, kind string, i int) ast.Expr {
		name := fmt.Sprintf("(%s %d)", kind, i)
		into.Names = append(into.Names, name)
		return located(&ast.IdentExpr{Value: name}, s)
	}
	assign := func(to, value ast.Expr) ast.Stmt {
		return located(&ast.AssignStmt{Lhs: []ast.Expr{to}, Rhs: []ast.Expr{value}}, s)
	}
	var assigns []ast.Stmt
	for i, e := range s.Lhs {
		value := local(values, "value", i)
		get, ok := e.(*ast.AttrGetExpr)
		if !ok {
			assigns = append(assigns, assign(e, value))
			continue
		}
		object := local(operands, "object", i)
		operands.Exprs = append(operands.Exprs, single(get.Object))
		if isConstant(get.Key) {
			assigns = append(assigns, assign(located(&ast.AttrGetExpr{Object: object, Key: get.Key}, s), value))
			continue
		}
		key := local(operands, "key", i)
		operands.Exprs = append(operands.Exprs, single(get.Key))
		assigns = append(assigns, hookStatement(s, Store, object, key, value))
	}
	block := []ast.Stmt{operands, values}
	if len(operands.Names) == 0 {
		block = []ast.Stmt{values}
	}
	slices.Reverse(assigns)
	return located(&ast.DoBlockStmt{Stmts: append(block, assigns...)}, s)
}

func (r *rewriter) expressions(list []ast.Expr) {
	for i, e := range list {
		list[i] = r.expression(e)
	}
}

func (r *rewriter) expression(e ast.Expr) ast.Expr {
	if !r.enter(e) {
		return e
	}
	defer r.leave()
	switch e := e.(type) {
	case *ast.IdentExpr:
		r.function.names[e.Value] = struct{}{}
	case *ast.Comma3Expr:
		if r.function.isChunk {
			none := callHook(e, NoValues)
			none.AdjustRet = e.AdjustRet
			return none
		}
		r.function.usesDots = true
	case *ast.AttrGetExpr:
		e.Object, e.Key = r.expression(e.Object), r.expression(e.Key)
	case *ast.TableExpr:
		return r.table(e)
	case *ast.FuncCallExpr:
		if e.Func != nil {
			e.Func = r.expression(e.Func)
		} else {
			e.Receiver = r.expression(e.Receiver)
		}
		r.expressions(e.Args)
	case *ast.LogicalOpExpr:
		e.Lhs, e.Rhs = r.expression(e.Lhs), r.expression(e.Rhs)
	case *ast.RelationalOpExpr:
		e.Lhs, e.Rhs = r.expression(e.Lhs), r.expression(e.Rhs)
	case *ast.ArithmeticOpExpr:
		e.Lhs, e.Rhs = r.expression(e.Lhs), r.expression(e.Rhs)
	case *ast.UnaryMinusOpExpr:
		e.Expr = r.expression(e.Expr)
	case *ast.UnaryNotOpExpr:
		e.Expr = r.expression(e.Expr)
	case *ast.UnaryLenOpExpr:
		e.Expr = r.expression(e.Expr)
	case *ast.StringConcatOpExpr:
		return r.concat(e)
	case *ast.FunctionExpr:
		r.functionBody(e)
	}
	return e
}

// concat returns one call of Concat for a .. b .. c, which the parser reads as a .. (b .. c).
func (r *rewriter) concat(e *ast.StringConcatOpExpr) ast.Expr {
	depth := r.depth
	defer func() { r.depth = depth }()
	parts := []ast.Expr{single(r.expression(e.Lhs))}
	last := e.Rhs
	for {
		c, ok := last.(*ast.StringConcatOpExpr)
		if !ok || !r.enter(c) {
			return callHook(e, Concat, append(parts, single(r.expression(last)))...)
		}
		parts = append(parts, single(r.expression(c.Lhs)))
		last = c.Rhs
	}
}

func (r *rewriter) table(e *ast.TableExpr) ast.Expr {
	items := 0
	for i, f := range e.Fields {
		f.Value = r.expression(f.Value)
		if f.Key == nil {
			items++
			continue
		}
		f.Key = r.expression(f.Key)
		if !isConstant(f.Key) {
			e.Fields[i].Key = callHook(f.Key, Key, single(f.Key))
		}
	}
	if fields := len(e.Fields) - items; fields > 0 {
		r.cost += CostTable + fields*CostField
	} else {
		r.cost += CostEmptyTable
	}
	r.cost += items * CostItem
	if n := len(e.Fields); n > 0 && e.Fields[n-1].Key == nil && isMultiple(e.Fields[n-1].Value) {
		return callHook(e, Table, e)
	}
	return e
}

func (r *rewriter) functionBody(f *ast.FunctionExpr) {
	outer, cost := r.function, r.cost
	inner := &function{names: map[string]struct{}{}}
	r.function = inner
	r.functions++
	f.Stmts = r.block(f.Stmts)
	r.functions--
	r.function, r.cost = outer, cost+CostFunction+costUpvalue*min(len(inner.names)+HookCount, 255)
	for name := range inner.names {
		outer.names[name] = struct{}{}
	}
	if !f.ParList.HasVargs || inner.usesDots {
		return
	}
	if _, mentioned := inner.names["arg"]; !mentioned {
		f.ParList.HasVargs = false // the function ignores further arguments either way
		return
	}
	arg := located(&ast.IdentExpr{Value: "arg"}, f)
	dots := located(&ast.Comma3Expr{}, f)
	set := located(&ast.AssignStmt{Lhs: []ast.Expr{arg}, Rhs: []ast.Expr{callHook(f, Arguments, dots)}}, f)
	f.Stmts = append([]ast.Stmt{set}, f.Stmts...)
}
