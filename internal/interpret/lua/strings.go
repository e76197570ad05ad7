// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/pattern"
)

// longestString is the contract's limit of each string argument, in bytes.
const longestString = 1_000_000

// stringFunctions is the string library. Each of its functions charges for what it makes before it does.
func (m *machine) stringFunctions() map[string]goFunction {
	return map[string]goFunction{
		"byte": m.bytes, "char": m.char, "dump": m.dump, "find": m.find, "format": m.format, "gfind": m.gmatch, "gmatch": m.gmatch,
		"gsub": m.gsub, "len": m.stringLength, "lower": m.lower, "match": m.match, "rep": m.repeat, "reverse": m.reverse, "sub": m.sub,
		"upper": m.upper,
	}
}

// checkString is a string argument, not too long.
func (m *machine) checkString(n int) string {
	s := m.state.CheckString(n)
	if len(s) > longestString {
		m.state.ArgError(n, fmt.Sprintf("string of %d bytes; at most %d are allowed", len(s), longestString))
	}
	m.spend(len(s) / 1024)
	return s
}

// push returns a new string, which has been paid for.
func (m *machine) push(s string) int {
	m.state.Push(glua.LString(s))
	return 1
}

// part is s from i to j, which count from 1, or from the end when they are negative; both are in it.
func part(s string, i, j int) (from, to int) {
	if i < 0 {
		i = max(len(s)+i+1, 1)
	}
	if j < 0 {
		j = len(s) + j + 1
	}
	i, j = max(i, 1), min(j, len(s))
	if i > j {
		return 0, 0
	}
	return i - 1, j
}

func (m *machine) bytes(l *glua.LState) int {
	s := m.checkString(1)
	i := l.OptInt(2, 1)
	from, to := part(s, i, l.OptInt(3, i))
	if to-from > stackSize/2 {
		l.RaiseError("string slice too long")
	}
	for _, b := range []byte(s[from:to]) {
		l.Push(glua.LNumber(b))
	}
	return to - from
}

func (m *machine) char(l *glua.LState) int {
	out := make([]byte, l.GetTop())
	m.pay(priceString + len(out))
	for i := range out {
		out[i] = byte(l.CheckInt(i + 1))
	}
	return m.push(string(out))
}

func (m *machine) dump(l *glua.LState) int {
	l.RaiseError("string.dump is not supported")
	return 0
}

func (m *machine) stringLength(l *glua.LState) int {
	l.Push(glua.LNumber(len(m.checkString(1))))
	return 1
}

func (m *machine) lower(*glua.LState) int {
	s := m.checkString(1)
	m.pay(priceString + len(s))
	return m.push(strings.ToLower(s))
}

func (m *machine) upper(*glua.LState) int {
	s := m.checkString(1)
	m.pay(priceString + len(s))
	return m.push(strings.ToUpper(s))
}

func (m *machine) repeat(l *glua.LState) int {
	s, n := m.checkString(1), max(l.CheckInt(2), 0)
	if len(s) > 0 && n > m.memory/len(s) {
		n = m.memory/len(s) + 1 // too much in any case
	}
	m.pay(priceString + len(s)*n)
	m.spend(len(s) * n / 1024)
	return m.push(strings.Repeat(s, n))
}

func (m *machine) reverse(*glua.LState) int {
	s := m.checkString(1)
	m.pay(priceString + len(s))
	out := make([]byte, len(s))
	for i := range len(s) {
		out[len(s)-1-i] = s[i]
	}
	return m.push(string(out))
}

func (m *machine) sub(l *glua.LState) int {
	s := m.checkString(1)
	m.pay(priceString)
	from, to := part(s, l.CheckInt(2), l.OptInt(3, -1))
	return m.push(s[from:to])
}

// Bounds of the patterns that a machine keeps, in bytes and in number.
const (
	longestKept = 100
	mostKept    = 100
)

// compilePattern is the pattern in the second argument.
func (m *machine) compilePattern() *pattern.Pattern {
	text := m.checkString(2)
	if p, ok := m.patterns[text]; ok {
		return p
	}
	m.pay(len(text) * priceTable / 4)
	p, err := pattern.Compile(text)
	if err != nil {
		m.state.RaiseError("%s", err.Error())
	}
	if len(text) <= longestKept {
		if len(m.patterns) == mostKept {
			clear(m.patterns)
		}
		m.patterns[strings.Clone(text)] = p
	}
	return p
}

// search looks for a pattern, as long as the call may go on.
func (m *machine) search(p *pattern.Pattern, s string, from int) *pattern.Match {
	found, err := p.Find(s, from, func(steps int) error {
		m.steps -= steps / 4 // a step of the matcher is a good deal faster than an instruction
		if m.steps <= 0 && m.look() != nil {
			return m.broken
		}
		return nil
	})
	if err != nil {
		m.state.RaiseError("%s", err.Error())
	}
	m.pay(priceString * 2)
	return found
}

// captured is capture number i of a match, and the whole match if there is none.
func captured(s string, found *pattern.Match, i int) glua.LValue {
	if i == 0 && len(found.Captures) == 0 {
		return glua.LString(s[found.Start:found.End])
	}
	c := found.Captures[i]
	if c.Position {
		return glua.LNumber(c.Start + 1)
	}
	return glua.LString(s[c.Start:c.End])
}

// pushCaptures returns all captures of a match, or the whole match if there are none.
func (m *machine) pushCaptures(s string, found *pattern.Match) int {
	n := max(len(found.Captures), 1)
	m.pay(priceString * n)
	for i := range n {
		m.state.Push(captured(s, found, i))
	}
	return n
}

// start is where a search begins, from 0, by the argument with the place to begin.
func start(s string, init int) int {
	if init < 0 {
		init = max(len(s)+init+1, 1)
	}
	return max(init, 1) - 1
}

func (m *machine) find(l *glua.LState) int {
	s, from := m.checkString(1), start(l.CheckString(1), l.OptInt(3, 1))
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
	found := m.search(m.compilePattern(), s, from)
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

func (m *machine) match(l *glua.LState) int {
	s := m.checkString(1)
	p, from := m.compilePattern(), start(s, l.OptInt(3, 1))
	if from <= len(s) {
		if found := m.search(p, s, from); found != nil {
			return m.pushCaptures(s, found)
		}
	}
	l.Push(glua.LNil)
	return 1
}

func (m *machine) gmatch(l *glua.LState) int {
	s, p := m.checkString(1), m.compilePattern()
	at := 0
	m.pay(priceFunction)
	l.Push(l.NewFunction(func(l *glua.LState) int {
		m.spend(1)
		if at > len(s) {
			l.Push(glua.LNil)
			return 1
		}
		found := m.search(p, s, at)
		if found == nil {
			at = len(s) + 1
			l.Push(glua.LNil)
			return 1
		}
		at = behind(p, s, found)
		return m.pushCaptures(s, found)
	}))
	return 1
}

// behind is where to look for the next match.
func behind(p *pattern.Pattern, s string, found *pattern.Match) int {
	switch {
	case p.Anchored:
		return len(s) + 1
	case found.End == found.Start:
		return found.End + 1
	}
	return found.End
}

func (m *machine) gsub(l *glua.LState) int {
	s, p := m.checkString(1), m.compilePattern()
	l.CheckTypes(3, glua.LTString, glua.LTNumber, glua.LTTable, glua.LTFunction)
	limit := l.OptInt(4, len(s)+1)
	var out bytes.Buffer
	copied, count := 0, 0
	for at := 0; at <= len(s) && count < limit; count++ {
		found := m.search(p, s, at)
		if found == nil {
			break
		}
		replacement := m.replacement(s, found)
		m.pay((found.Start - copied + len(replacement)) * 2) // buffers double
		out.WriteString(s[copied:found.Start])
		out.WriteString(replacement)
		copied = found.End
		at = behind(p, s, found)
	}
	m.pay((len(s)-copied)*2 + priceString)
	out.WriteString(s[copied:])
	l.Push(glua.LString(out.String()))
	l.Push(glua.LNumber(count))
	return 2
}

// replacement is what argument 3 of gsub puts in place of a match.
func (m *machine) replacement(s string, found *pattern.Match) string {
	l := m.state
	whole := s[found.Start:found.End]
	var v glua.LValue
	switch by := l.Get(3).(type) {
	case *glua.LTable:
		v = l.GetTable(by, captured(s, found, 0))
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
		return whole
	case !glua.LVCanConvToString(v):
		l.RaiseError("invalid replacement value (a %s)", v.Type().String())
	}
	return glua.LVAsString(v)
}

// expand puts captures into a replacement: %0 is the match, %1 the first capture. Another % stands for itself.
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
			m.pay(found.End - found.Start)
			out.WriteString(s[found.Start:found.End])
		case '1' <= c && c <= '9':
			n := int(c - '1')
			if n > 0 && n >= len(found.Captures) {
				m.state.RaiseError("invalid capture index")
			}
			v := glua.LVAsString(captured(s, found, n))
			m.pay(len(v))
			out.WriteString(v)
		default:
			out.WriteByte('%')
			out.WriteByte(c)
		}
	}
	return out.String()
}

// format is string.format. Widths and precisions have two digits at most, as in Lua.
func (m *machine) format(l *glua.LState) int {
	text := m.checkString(1)
	var out strings.Builder
	pay := func(n int) { m.pay(n * 2) }
	arg := 1
	for i := 0; i < len(text); i++ {
		next := strings.IndexByte(text[i:], '%')
		if next < 0 {
			next = len(text) - i
		}
		pay(next)
		out.WriteString(text[i : i+next])
		if i += next; i >= len(text) {
			break
		}
		n, verb := directive(text[i+1:])
		switch {
		case n == 0:
			l.RaiseError("invalid format (width or precision too long, or nothing after '%%')")
		case verb == '%':
			out.WriteByte('%')
			i += n
			continue
		}
		flags := text[i : i+n]
		i += n
		arg++
		s := m.formatOne(arg, flags, verb)
		pay(len(s))
		out.WriteString(s)
	}
	m.pay(priceString)
	return m.push(out.String())
}

// directive is how long a directive is without its percent sign, and its letter; 0 when it is none.
func directive(s string) (int, byte) {
	i, flags := 0, 0
	for i < len(s) && strings.IndexByte("-+ #0", s[i]) >= 0 && flags < 5 {
		i, flags = i+1, flags+1
	}
	digits := func() {
		for n := 0; n < 2 && i < len(s) && s[i] >= '0' && s[i] <= '9'; n++ {
			i++
		}
	}
	digits()
	if i < len(s) && s[i] == '.' {
		i++
		digits()
	}
	if i >= len(s) || s[i] >= '0' && s[i] <= '9' {
		return 0, 0
	}
	return i + 1, s[i]
}

func (m *machine) formatOne(arg int, flags string, verb byte) string {
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
		v := l.Get(arg)
		if s, ok := v.(glua.LString); ok {
			if len(s) > longestString {
				m.checkString(arg)
			}
			return fmt.Sprintf(flags+"s", string(s))
		}
		return fmt.Sprintf(flags+"s", m.name(v))
	}
	l.RaiseError("invalid option '%%%s' to 'format'", string(verb))
	return ""
}
