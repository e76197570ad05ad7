// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/yuin/gopher-lua/ast"
)

// The library's VM allocates without asking. So that a call has a bound on memory, a script is changed before it is
// compiled, in ways that it cannot see:
//
//   - every block that makes tables or functions, or stores under constant names, begins with a charge for all of it;
//   - a .. b and t[k] = v, whose price depends on values, become calls of functions that charge and then do the same;
//   - { f() } and { ... } are charged after they are made, because the stack bounds how large they can be; { [k] = v }
//     is charged for its key before;
//   - a function's implicit table arg is made only where the function mentions it, and charged.
//
// The functions are locals of the chunk under names that no script can write. Lines stay what they are.
const (
	nameCharge    = "(charge)"    // (charge)(bytes)
	nameConcat    = "(concat)"    // (concat)(a, b, …) is a .. b .. …
	nameStore     = "(store)"     // (store)(t, k, v) is t[k] = v
	nameKey       = "(key)"       // (key)(k) is k, for a constructor
	nameTable     = "(table)"     // (table)(t) is t, which is new
	nameArguments = "(arguments)" // (arguments)(...) is the table arg
	nameNothing   = "(nothing)"   // (nothing)() is what ... is outside of functions
)

var hiddenNames = []string{nameCharge, nameConcat, nameStore, nameKey, nameTable, nameArguments, nameNothing}

// Prices in bytes, measured for tables of the library with the map of Go 1.26 and rounded up.
const (
	priceEmptyTable = 2560 // with its first field: the library starts with room for 32
	priceTable      = 512  // with fields to begin with
	priceLazy       = 256  // one that is not filled
	priceField      = 200  // a name in a table: two maps and a list know it
	priceItem       = 20   // an item of a list, with the room that growing leaves
	priceFunction   = 160
	priceUpvalue    = 64
	priceString     = 32 // besides its bytes
)

// meter changes a chunk as described above, and tells the names that it mentions.
func meter(chunk []ast.Stmt) ([]ast.Stmt, map[string]struct{}) {
	m := metering{function: &function{chunk: true, names: map[string]struct{}{}}}
	hidden := &ast.LocalAssignStmt{Names: hiddenNames, Exprs: []ast.Expr{&ast.Comma3Expr{}}}
	line := 1
	if len(chunk) > 0 {
		line = chunk[0].Line()
	}
	hidden.SetLine(line)
	hidden.SetLastLine(line)
	hidden.Exprs[0].SetLine(line)
	hidden.Exprs[0].SetLastLine(line)
	return append([]ast.Stmt{hidden}, m.block(chunk)...), m.function.names
}

// metering is the state of one walk over a chunk.
type metering struct {
	price    int // of what the current block makes
	function *function
}

// function is what is known about the function around.
type function struct {
	chunk bool                // it is the chunk itself
	dots  bool                // it mentions ...
	names map[string]struct{} // all that it and the functions in it mention
}

// block changes the statements of a block and puts the charge before them. A label can be jumped to, so that what follows
// it is a block by itself.
func (m *metering) block(list []ast.Stmt) []ast.Stmt {
	return m.blockWith(list, nil)
}

// blockWith is block for one that evaluates an expression as often as it runs, which after changes in place.
func (m *metering) blockWith(list []ast.Stmt, after *ast.Expr) []ast.Stmt {
	outer := m.price
	defer func() { m.price = outer }()
	var out []ast.Stmt
	for i := 0; ; i++ {
		m.price = 0
		var part []ast.Stmt
		for ; i < len(list); i++ {
			if _, ok := list[i].(*ast.LabelStmt); ok {
				break
			}
			part = append(part, m.statement(list[i]))
		}
		if i >= len(list) && after != nil {
			*after = m.expression(*after)
		}
		if m.price > 0 {
			at := ast.PositionHolder(nil)
			switch {
			case len(part) > 0:
				at = part[0]
			case after != nil:
				at = *after
			}
			price := &ast.NumberExpr{Value: strconv.Itoa(m.price)}
			out = append(out, callStatement(at, nameCharge, located(price, at)))
		}
		out = append(out, part...)
		if i >= len(list) {
			return out
		}
		out = append(out, list[i])
	}
}

// located gives a new node the place of an old one.
func located[N ast.PositionHolder](n N, at ast.PositionHolder) N {
	n.SetLine(at.Line())
	n.SetLastLine(at.LastLine())
	return n
}

// invoke is a call of a hidden function that has exactly one result.
func invoke(at ast.PositionHolder, name string, args ...ast.Expr) *ast.FuncCallExpr {
	f := located(&ast.IdentExpr{Value: name}, at)
	return located(&ast.FuncCallExpr{Func: f, Args: args, AdjustRet: true}, at)
}

func callStatement(at ast.PositionHolder, name string, args ...ast.Expr) ast.Stmt {
	return located(&ast.FuncCallStmt{Expr: invoke(at, name, args...)}, at)
}

// single makes an expression of many values one of the first of them.
func single(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.FuncCallExpr:
		e.AdjustRet = true
	case *ast.Comma3Expr:
		e.AdjustRet = true
	}
	return e
}

// many says whether an expression at the end of a list stands for any number of values.
func many(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.FuncCallExpr:
		return !e.AdjustRet
	case *ast.Comma3Expr:
		return !e.AdjustRet
	}
	return false
}

func (m *metering) statement(s ast.Stmt) ast.Stmt {
	switch s := s.(type) {
	case *ast.AssignStmt:
		return m.assign(s)
	case *ast.LocalAssignStmt:
		m.expressions(s.Exprs)
	case *ast.FuncCallStmt:
		s.Expr = m.expression(s.Expr)
	case *ast.DoBlockStmt:
		s.Stmts = m.block(s.Stmts)
	case *ast.WhileStmt:
		// The condition is evaluated once more than the block. That one, the block around pays.
		before := m.price
		s.Condition = m.expression(s.Condition)
		once := m.price - before
		s.Stmts = m.blockAfter(s.Stmts, once, s)
	case *ast.RepeatStmt:
		s.Stmts = m.blockWith(s.Stmts, &s.Condition)
	case *ast.IfStmt:
		s.Condition = m.expression(s.Condition)
		s.Then = m.block(s.Then)
		s.Else = m.block(s.Else)
	case *ast.NumberForStmt:
		s.Init, s.Limit = m.expression(s.Init), m.expression(s.Limit)
		if s.Step != nil {
			s.Step = m.expression(s.Step)
		}
		s.Stmts = m.block(s.Stmts)
	case *ast.GenericForStmt:
		m.expressions(s.Exprs)
		s.Stmts = m.block(s.Stmts)
	case *ast.FuncDefStmt:
		if s.Name.Func != nil {
			s.Name.Func = m.target(s.Name.Func)
		} else {
			s.Name.Receiver = m.expression(s.Name.Receiver)
			m.price += priceField
		}
		m.functionBody(s.Func)
	case *ast.ReturnStmt:
		m.expressions(s.Exprs)
	}
	return s
}

// blockAfter is block with a further price at its beginning.
func (m *metering) blockAfter(list []ast.Stmt, price int, at ast.PositionHolder) []ast.Stmt {
	out := m.block(list)
	if price == 0 {
		return out
	}
	n := located(&ast.NumberExpr{Value: strconv.Itoa(price)}, at)
	return append([]ast.Stmt{callStatement(at, nameCharge, n)}, out...)
}

// constant says whether a key is one that costs what a field costs: a name, or a small number.
func constant(key ast.Expr) bool {
	switch k := key.(type) {
	case *ast.StringExpr:
		return true
	case *ast.NumberExpr:
		return len(k.Value) == 1 && k.Value[0] >= '0' && k.Value[0] <= '9'
	}
	return false
}

// target changes the left side of an assignment. Names are free: the globals of a script are no more than its names.
func (m *metering) target(e ast.Expr) ast.Expr {
	if get, ok := e.(*ast.AttrGetExpr); ok {
		get.Object = m.expression(get.Object)
		get.Key = m.expression(get.Key)
		if constant(get.Key) {
			m.price += priceField
		}
		return get
	}
	return m.expression(e)
}

// assign changes an assignment: one to t[k] becomes a call, and one to several targets a block that evaluates what is in the
// targets, then the values, and then assigns from the last to the first, as Lua does. The library's own compiler
// mixes up the values when variables of the function, of functions around and of tables are assigned together.
func (m *metering) assign(s *ast.AssignStmt) ast.Stmt {
	for i, e := range s.Lhs {
		s.Lhs[i] = m.target(e)
	}
	for i, e := range s.Rhs {
		s.Rhs[i] = m.expression(e)
		if f, ok := s.Rhs[i].(*ast.FuncCallExpr); ok && s.Rhs[i] != e {
			// The compiler loads a function into the last parameter when a call of exactly one value is assigned to it, and so
			// overwrites the argument. One value is what the call gives anyway.
			f.AdjustRet = false
		}
	}
	if len(s.Lhs) == 1 && len(s.Rhs) == 1 {
		get, ok := s.Lhs[0].(*ast.AttrGetExpr)
		if !ok || constant(get.Key) {
			return s
		}
		return callStatement(s, nameStore, get.Object, get.Key, single(s.Rhs[0]))
	}
	targets := located(&ast.LocalAssignStmt{}, s)
	values := located(&ast.LocalAssignStmt{Exprs: s.Rhs}, s)
	local := func(into *ast.LocalAssignStmt, kind string, i int) ast.Expr {
		name := fmt.Sprintf("(%s %d)", kind, i)
		into.Names = append(into.Names, name)
		return located(&ast.IdentExpr{Value: name}, s)
	}
	var assigns []ast.Stmt
	for i, e := range s.Lhs {
		value := local(values, "value", i)
		get, ok := e.(*ast.AttrGetExpr)
		if !ok {
			assigns = append(assigns, located(&ast.AssignStmt{Lhs: []ast.Expr{e}, Rhs: []ast.Expr{value}}, s))
			continue
		}
		object := local(targets, "object", i)
		targets.Exprs = append(targets.Exprs, single(get.Object))
		if constant(get.Key) {
			to := located(&ast.AttrGetExpr{Object: object, Key: get.Key}, s)
			assigns = append(assigns, located(&ast.AssignStmt{Lhs: []ast.Expr{to}, Rhs: []ast.Expr{value}}, s))
			continue
		}
		key := local(targets, "key", i)
		targets.Exprs = append(targets.Exprs, single(get.Key))
		assigns = append(assigns, callStatement(s, nameStore, object, key, value))
	}
	block := []ast.Stmt{targets, values}
	if len(targets.Names) == 0 {
		block = []ast.Stmt{values}
	}
	for _, a := range slices.Backward(assigns) {
		block = append(block, a)
	}
	return located(&ast.DoBlockStmt{Stmts: block}, s)
}

func (m *metering) expressions(list []ast.Expr) {
	for i, e := range list {
		list[i] = m.expression(e)
	}
}

func (m *metering) expression(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.IdentExpr:
		m.function.names[e.Value] = struct{}{}
	case *ast.Comma3Expr:
		if m.function.chunk {
			return located(&ast.FuncCallExpr{Func: located(&ast.IdentExpr{Value: nameNothing}, e), AdjustRet: e.AdjustRet}, e)
		}
		m.function.dots = true
	case *ast.AttrGetExpr:
		e.Object, e.Key = m.expression(e.Object), m.expression(e.Key)
	case *ast.TableExpr:
		return m.table(e)
	case *ast.FuncCallExpr:
		if e.Func != nil {
			e.Func = m.expression(e.Func)
		} else {
			e.Receiver = m.expression(e.Receiver)
		}
		m.expressions(e.Args)
	case *ast.LogicalOpExpr:
		e.Lhs, e.Rhs = m.expression(e.Lhs), m.expression(e.Rhs)
	case *ast.RelationalOpExpr:
		e.Lhs, e.Rhs = m.expression(e.Lhs), m.expression(e.Rhs)
	case *ast.ArithmeticOpExpr:
		e.Lhs, e.Rhs = m.expression(e.Lhs), m.expression(e.Rhs)
	case *ast.UnaryMinusOpExpr:
		e.Expr = m.expression(e.Expr)
	case *ast.UnaryNotOpExpr:
		e.Expr = m.expression(e.Expr)
	case *ast.UnaryLenOpExpr:
		e.Expr = m.expression(e.Expr)
	case *ast.StringConcatOpExpr:
		return m.concat(e)
	case *ast.FunctionExpr:
		m.functionBody(e)
	}
	return e
}

// concat makes one call of a .. b .. c, which the parser reads as a .. (b .. c).
func (m *metering) concat(e *ast.StringConcatOpExpr) ast.Expr {
	var parts []ast.Expr
	for at := ast.Expr(e); at != nil; {
		c, ok := at.(*ast.StringConcatOpExpr)
		if !ok {
			parts = append(parts, single(m.expression(at)))
			break
		}
		parts = append(parts, single(m.expression(c.Lhs)))
		at = c.Rhs
	}
	return invoke(e, nameConcat, parts...)
}

func (m *metering) table(e *ast.TableExpr) ast.Expr {
	items := 0
	for i, f := range e.Fields {
		f.Value = m.expression(f.Value)
		switch {
		case f.Key == nil:
			items++
		case constant(f.Key):
			f.Key = m.expression(f.Key)
		default:
			key := single(m.expression(f.Key))
			e.Fields[i].Key = invoke(key, nameKey, key)
		}
	}
	if fields := len(e.Fields) - items; fields > 0 {
		m.price += priceTable + fields*priceField
	} else {
		m.price += priceEmptyTable
	}
	m.price += items * priceItem
	if n := len(e.Fields); n > 0 && e.Fields[n-1].Key == nil && many(e.Fields[n-1].Value) {
		return invoke(e, nameTable, e)
	}
	return e
}

func (m *metering) functionBody(f *ast.FunctionExpr) {
	outer, price := m.function, m.price
	m.function = &function{names: map[string]struct{}{}}
	f.Stmts = m.block(f.Stmts)
	inner := m.function
	m.function, m.price = outer, price+priceFunction+priceUpvalue*min(len(inner.names)+len(hiddenNames), 255)
	for name := range inner.names {
		outer.names[name] = struct{}{}
	}
	if !f.ParList.HasVargs || inner.dots {
		return
	}
	if _, mentioned := inner.names["arg"]; !mentioned {
		f.ParList.HasVargs = false // further arguments are dropped either way
		return
	}
	arg := located(&ast.IdentExpr{Value: "arg"}, f)
	dots := located(&ast.Comma3Expr{}, f)
	set := located(&ast.AssignStmt{Lhs: []ast.Expr{arg}, Rhs: []ast.Expr{invoke(f, nameArguments, dots)}}, f)
	f.Stmts = append([]ast.Stmt{set}, f.Stmts...)
}
