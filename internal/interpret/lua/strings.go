// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/pattern"
	"karmada.io/karmada/internal/interpret/lua/sandbox"
)

// maxString limits each string argument, in bytes. It is part of the API.
const maxString = 1_000_000

// stringFunctions returns the string library. stock is the library of gopher-lua.
func (m *machine) stringFunctions(stock map[string]goFunction) map[string]goFunction {
	bounded := func(f goFunction) goFunction {
		return func(l *glua.LState) int {
			m.checkString(1)
			m.charge(sandbox.CostString)
			return f(l)
		}
	}
	copying := func(f goFunction) goFunction {
		return bounded(func(l *glua.LState) int {
			m.charge(len(l.CheckString(1)))
			return f(l)
		})
	}
	return map[string]goFunction{
		"len": bounded(stock["len"]), "sub": bounded(stock["sub"]),
		"lower": copying(stock["lower"]), "reverse": copying(stock["reverse"]), "upper": copying(stock["upper"]),
		"char": func(l *glua.LState) int {
			m.charge(sandbox.CostString + l.GetTop())
			return stock["char"](l)
		},
		"rep": func(l *glua.LState) int {
			s, n := m.checkString(1), max(l.CheckInt(2), 0)
			if len(s) > 0 {
				n = min(n, m.memory/len(s)+1) // avoids an overflow
			}
			m.charge(sandbox.CostString + len(s)*n)
			m.spend(len(s) * n / 1024)
			return stock["rep"](l)
		},
		"byte": m.stringByte, "dump": stock["dump"], "find": m.stringFind, "format": m.stringFormat, "gfind": m.stringGmatch,
		"gmatch": m.stringGmatch, "gsub": m.stringGsub, "match": m.stringMatch,
	}
}

// checkString returns a string argument within maxString.
func (m *machine) checkString(n int) string {
	s := m.state.CheckString(n)
	if len(s) > maxString {
		m.state.ArgError(n, fmt.Sprintf("string of %d bytes; at most %d are allowed", len(s), maxString))
	}
	m.spend(len(s) / 1024)
	return s
}

// pushString returns a string, which must be charged already.
func (m *machine) pushString(s string) int {
	m.state.Push(glua.LString(s))
	return 1
}

func (m *machine) stringByte(l *glua.LState) int {
	s := m.checkString(1)
	from := l.OptInt(2, 1)
	to := l.OptInt(3, from)
	if to < 0 {
		to += len(s) + 1
	}
	from, to = startIndex(s, from), min(to, len(s))
	if to-from > stackSize/2 {
		l.RaiseError("string slice too long")
	}
	for i := from; i < to; i++ {
		l.Push(glua.LNumber(s[i]))
	}
	return max(to-from, 0)
}

// startIndex converts the position where a function starts, which counts from 1 or, if it is negative, from the end.
func startIndex(s string, position int) int {
	if position < 0 {
		position += len(s) + 1
	}
	return max(position, 1) - 1
}

// Bounds of the pattern cache of a machine.
const (
	maxCachedPattern  = 100 // bytes
	maxCachedPatterns = 100
)

// patternArgument compiles the pattern in the second argument.
func (m *machine) patternArgument() *pattern.Pattern {
	text := m.checkString(2)
	if p, ok := m.patterns[text]; ok {
		return p
	}
	m.charge(len(text) * sandbox.CostTable / 4)
	p, err := pattern.Compile(text)
	if err != nil {
		m.state.RaiseError("%s", err.Error())
	}
	if len(text) <= maxCachedPattern {
		if len(m.patterns) == maxCachedPatterns {
			clear(m.patterns)
		}
		m.patterns[strings.Clone(text)] = p
	}
	return p
}

// findPattern searches s, within the limits of the call.
func (m *machine) findPattern(p *pattern.Pattern, s string, from int) *pattern.Match {
	found, err := p.Find(s, from, func(steps int) error {
		m.steps -= steps / 4 // a step of the matcher is faster than an instruction
		if m.steps <= 0 && m.check() != nil {
			return m.aborted
		}
		return nil
	})
	if err != nil {
		m.state.RaiseError("%s", err.Error())
	}
	m.charge(sandbox.CostString * 2)
	return found
}

// captureValue returns capture number i of a match, or the whole match if the pattern has no captures and i is 0.
func captureValue(s string, found *pattern.Match, i int) glua.LValue {
	if i == 0 && len(found.Captures) == 0 {
		return glua.LString(s[found.Start:found.End])
	}
	c := found.Captures[i]
	if c.Position {
		return glua.LNumber(c.Start + 1)
	}
	return glua.LString(s[c.Start:c.End])
}

// pushCaptures returns all captures of a match, or the whole match if the pattern has none.
func (m *machine) pushCaptures(s string, found *pattern.Match) int {
	n := max(len(found.Captures), 1)
	m.charge(sandbox.CostString * n)
	for i := range n {
		m.state.Push(captureValue(s, found, i))
	}
	return n
}

func (m *machine) stringFind(l *glua.LState) int {
	s := m.checkString(1)
	from := startIndex(s, l.OptInt(3, 1))
	if from > len(s) {
		l.Push(glua.LNil)
		return 1
	}
	if l.ToBool(4) || !strings.ContainsAny(m.checkString(2), "^$*+?.([%-") {
		plain := m.checkString(2)
		m.spend((len(s) - from) / 256)
		i := strings.Index(s[from:], plain)
		if i < 0 {
			l.Push(glua.LNil)
			return 1
		}
		l.Push(glua.LNumber(from + i + 1))
		l.Push(glua.LNumber(from + i + len(plain)))
		return 2
	}
	found := m.findPattern(m.patternArgument(), s, from)
	if found == nil {
		l.Push(glua.LNil)
		return 1
	}
	l.Push(glua.LNumber(found.Start + 1))
	l.Push(glua.LNumber(found.End))
	if len(found.Captures) == 0 {
		return 2
	}
	return 2 + m.pushCaptures(s, found)
}

func (m *machine) stringMatch(l *glua.LState) int {
	s := m.checkString(1)
	p, from := m.patternArgument(), startIndex(s, l.OptInt(3, 1))
	if from <= len(s) {
		if found := m.findPattern(p, s, from); found != nil {
			return m.pushCaptures(s, found)
		}
	}
	l.Push(glua.LNil)
	return 1
}

func (m *machine) stringGmatch(l *glua.LState) int {
	s, p := m.checkString(1), m.patternArgument()
	from := 0
	m.charge(2 * sandbox.CostFunction)
	l.Push(l.NewFunction(func(l *glua.LState) int {
		m.spend(1)
		if from <= len(s) {
			if found := m.findPattern(p, s, from); found != nil {
				from = nextIndex(p, s, found)
				return m.pushCaptures(s, found)
			}
		}
		from = len(s) + 1
		l.Push(glua.LNil)
		return 1
	}))
	return 1
}

// nextIndex returns where the search for the next match starts.
func nextIndex(p *pattern.Pattern, s string, found *pattern.Match) int {
	switch {
	case p.Anchored:
		return len(s) + 1
	case found.End == found.Start:
		return found.End + 1
	}
	return found.End
}

func (m *machine) stringGsub(l *glua.LState) int {
	s, p := m.checkString(1), m.patternArgument()
	l.CheckTypes(3, glua.LTString, glua.LTNumber, glua.LTTable, glua.LTFunction)
	limit := l.OptInt(4, len(s)+1)
	var out bytes.Buffer
	copied, count := 0, 0
	for from := 0; from <= len(s) && count < limit; count++ {
		found := m.findPattern(p, s, from)
		if found == nil {
			break
		}
		replacement := m.replacement(s, found)
		m.charge((found.Start - copied + len(replacement)) * 2) // the buffer doubles its capacity
		out.WriteString(s[copied:found.Start])
		out.WriteString(replacement)
		copied = found.End
		from = nextIndex(p, s, found)
	}
	m.charge((len(s)-copied)*2 + sandbox.CostString)
	out.WriteString(s[copied:])
	l.Push(glua.LString(out.String()))
	l.Push(glua.LNumber(count))
	return 2
}

// replacement returns the replacement of a match, as the third argument of gsub specifies.
func (m *machine) replacement(s string, found *pattern.Match) string {
	l := m.state
	var v glua.LValue
	switch by := l.Get(3).(type) {
	case *glua.LTable:
		v = l.GetTable(by, captureValue(s, found, 0))
	case *glua.LFunction:
		l.Push(by)
		n := m.pushCaptures(s, found)
		l.Call(n, 1)
		v = l.Get(-1)
		l.Pop(1)
	default:
		return m.expand(m.checkString(3), s, found)
	}
	switch {
	case glua.LVIsFalse(v):
		return s[found.Start:found.End]
	case !glua.LVCanConvToString(v):
		l.RaiseError("invalid replacement value (a %s)", v.Type().String())
	}
	return glua.LVAsString(v)
}

// expand replaces %0 by the match and %1 to %9 by captures. Any other % stands for itself.
func (m *machine) expand(by, s string, found *pattern.Match) string {
	if strings.IndexByte(by, '%') < 0 {
		return by
	}
	var out strings.Builder
	for i := 0; i < len(by); i++ {
		if by[i] != '%' || i+1 == len(by) {
			out.WriteByte(by[i])
			continue
		}
		i++
		c := by[i]
		switch {
		case c == '%':
			out.WriteByte('%')
		case c == '0':
			m.charge(found.End - found.Start)
			out.WriteString(s[found.Start:found.End])
		case '1' <= c && c <= '9':
			n := int(c - '1')
			if n > 0 && n >= len(found.Captures) {
				m.state.RaiseError("invalid capture index")
			}
			v := glua.LVAsString(captureValue(s, found, n))
			m.charge(len(v))
			out.WriteString(v)
		default:
			out.WriteByte('%')
			out.WriteByte(c)
		}
	}
	return out.String()
}

// directive matches a directive of string.format. Width and precision have at most two digits, as in Lua.
var directive = regexp.MustCompile(`%[-+ #0]{0,5}[0-9]{0,2}(?:\.[0-9]{0,2})?[^0-9]`)

func (m *machine) stringFormat(l *glua.LState) int {
	rest := m.checkString(1)
	var out strings.Builder
	write := func(s string) {
		m.charge(len(s) * 2) // the builder doubles its capacity
		out.WriteString(s)
	}
	for arg := 1; ; {
		before, after, found := strings.Cut(rest, "%")
		write(before)
		if !found {
			break
		}
		at := directive.FindStringIndex("%" + after[:min(len(after), maxDirective)])
		if at == nil || at[0] != 0 {
			l.RaiseError("invalid format (width or precision too long, or nothing after '%%')")
		}
		end := at[1] - 1
		flags, verb := "%"+after[:end-1], after[end-1]
		rest = after[end:]
		if verb == '%' {
			write("%")
			continue
		}
		arg++
		write(m.formatValue(arg, flags, verb))
	}
	m.charge(sandbox.CostString)
	return m.pushString(out.String())
}

// maxDirective is the length of the longest directive, in bytes.
const maxDirective = 12

// formatValue formats one argument of string.format.
func (m *machine) formatValue(arg int, flags string, verb byte) string {
	l := m.state
	if arg > l.GetTop() {
		l.ArgError(arg, "no value")
	}
	switch verb {
	case 'd', 'i', 'u':
		return fmt.Sprintf(flags+"d", int64(l.CheckNumber(arg)))
	case 'c':
		return fmt.Sprintf(flags+"s", string([]byte{byte(l.CheckInt(arg))}))
	case 'o', 'x', 'X', 'b':
		return fmt.Sprintf(flags+string(verb), int64(l.CheckNumber(arg)))
	case 'e', 'E', 'f', 'F', 'g', 'G':
		return fmt.Sprintf(flags+string(verb), float64(l.CheckNumber(arg)))
	case 'q':
		return strconv.Quote(m.checkString(arg))
	case 's', 'v':
		if v := l.Get(arg); v.Type() != glua.LTString {
			return fmt.Sprintf(flags+"s", m.toString(v))
		}
		return fmt.Sprintf(flags+"s", m.checkString(arg))
	}
	l.RaiseError("invalid option '%%%s' to 'format'", string(verb))
	return ""
}
