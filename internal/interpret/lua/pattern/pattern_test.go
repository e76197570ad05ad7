// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pattern_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua/pm"
	"pgregory.net/rapid"

	"karmada.io/karmada/internal/interpret/lua/pattern"
	"karmada.io/karmada/test/fuzzbound"
)

func noLimit(int) error { return nil }

// show formats the positions of a match and its captures.
func show(m *pattern.Match) string {
	if m == nil {
		return "none"
	}
	var out strings.Builder
	fmt.Fprintf(&out, "%d-%d", m.Start, m.End)
	for _, c := range m.Captures {
		if c.Position {
			fmt.Fprintf(&out, " @%d", c.Start)
		} else {
			fmt.Fprintf(&out, " %d-%d", c.Start, c.End)
		}
	}
	return out.String()
}

func TestFind(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ pattern, subject, want string }{
		{"", "abc", "0-0"},
		{"b", "abc", "1-2"},
		{"d", "abc", "none"},
		{"^b", "abc", "none"},
		{"^a", "abc", "0-1"},
		{"c$", "abc", "2-3"},
		{"b$", "abc", "none"},
		{"^$", "", "0-0"},
		{"^", "abc", "0-0"},
		{"$", "abc", "3-3"},
		{"a$b", "a$b", "0-3"},
		{"a^b", "a^b", "0-3"},
		{".", "abc", "0-1"},
		{"b.", "ab", "none"},
		{"a*", "aaab", "0-3"},
		{"a-b", "aaab", "0-4"},
		{"a-", "aaab", "0-0"},
		{"a+", "baa", "1-3"},
		{"a+b", "aaab", "0-4"},
		{"ab?c", "ac", "0-2"},
		{"ab?c", "abc", "0-3"},
		{"a?a", "a", "0-1"},
		{"a*a", "aaa", "0-3"},
		{".-c", "abcc", "0-3"},
		{".*c", "abcc", "0-4"},
		{"%d+", "ab12", "2-4"},
		{"%D+", "12ab", "2-4"},
		{"%a+%s%a+", "hello world", "0-11"},
		{"%.", "a.b", "1-2"},
		{"%%", "a%b", "1-2"},
		{"%p", "a!b", "1-2"},
		{"%x+", "xyzBEEFg", "3-7"},
		{"%u%l+", "aBcD", "1-3"},
		{"%W", "ab_c", "2-3"},
		{"%c", "a\tb", "1-2"},
		{"%z", "a\x00b", "1-2"},
		{"[abc]+", "xxabcx", "2-5"},
		{"[a-c]+", "xxabcd", "2-5"},
		{"[^a-c]+", "abxyc", "2-4"},
		{"[]]", "a]b", "1-2"},
		{"[^]]", "]a", "1-2"},
		{"[a-]", "x-", "1-2"},
		{"[-a]", "x-", "1-2"},
		{"[%a_]+", "1a_b", "1-4"},
		{"[%w-]+", "!a-b", "1-4"},
		{"[%a-z]", "-", "0-1"},
		{"[%]]", "a]", "1-2"},
		{"[.]", "a.", "1-2"},
		{"[%d%.]+", "v1.2", "1-4"},
		{"[^%s]+", " ab ", "1-3"},
		{"[a-b-c]", "-", "0-1"},
		{"[z-a]", "zma", "none"},
		{"(a)(b)", "xab", "1-3 1-2 2-3"},
		{"((a)b)", "xab", "1-3 1-3 1-2"},
		{"()b()", "abc", "1-2 @1 @2"},
		{"(a*)(a*)", "aaa", "0-3 0-3 3-3"},
		{"(a-)(a*)", "aaa", "0-3 0-0 0-3"},
		{"(.)%1", "abccd", "2-4 2-3"},
		{"(['\"]).-%1", `say "it's"`, "4-10 4-5"},
		{"()%1", "a", "0-0 @0"},
		{"%b()", "f(a(b)c)d", "1-8"},
		{"%b()", "((", "none"},
		{"%bxx", "axbxc", "1-4"},
		{"%f[%w]%w+", "  the end", "2-5"},
		{"%f[%W]", "ab", "2-2"},
		{"%f[^%z]a", "a", "0-1"},
		{"(%w+)=(%w+)", "key=val", "0-7 0-3 4-7"},
		{"^%s*(.-)%s*$", "  trim me ", "0-10 2-9"},
		{"a**", "aa*", "0-3"},
		{"*a", "*a", "0-2"},
		{"(a)*", "a*", "0-2 0-1"},
		{"]", "a]", "1-2"},
		{"-", "a-", "1-2"},
		{"\xe9", "caf\xe9", "3-4"},
		{"[\x80-\xff]+", "aéb", "1-3"},
		{"(a", "a", "unfinished capture"},
		{"a)", "a", "invalid pattern capture"},
		{"%", "a", "malformed pattern (ends with '%')"},
		{"[a", "a", "malformed pattern (missing ']')"},
		{"[]", "a", "malformed pattern (missing ']')"},
		{"[a%", "a", "malformed pattern (missing ']')"},
		{"[%", "a", "malformed pattern (missing ']')"},
		{"[^", "a", "malformed pattern (missing ']')"},
		{"%b", "a", "malformed pattern (missing arguments to '%b')"},
		{"%bx", "a", "malformed pattern (missing arguments to '%b')"},
		{"%f", "a", "missing '[' after '%f' in pattern"},
		{"%fa", "a", "missing '[' after '%f' in pattern"},
		{"%f[", "a", "malformed pattern (missing ']')"},
		{"%1", "a", "invalid capture index"},
		{"(%1)", "a", "invalid capture index"},
		{"(a)%2", "a", "invalid capture index"},
		{"(a)%0", "a", "invalid capture index"},
		{strings.Repeat("()", 32), "", "0-0" + strings.Repeat(" @0", 32)},
		{strings.Repeat("()", 33), "", "too many captures"},
		{strings.Repeat("a", 6000), "", "malformed pattern (more than 5000 items)"},
	} {
		var got string
		if p, err := pattern.Compile(c.pattern); err != nil {
			got = err.Error()
		} else {
			m, err := p.Find(c.subject, 0, noLimit)
			if err != nil {
				t.Fatal(err)
			}
			got = show(m)
		}
		if got != c.want {
			t.Errorf("%q in %q: %s, want %s", c.pattern, c.subject, got, c.want)
		}
	}
}

func TestFind_startPosition(t *testing.T) {
	t.Parallel()
	p, err := pattern.Compile("^a")
	if err != nil {
		t.Fatal(err)
	}
	for from, want := range []string{"0-1", "1-2", "none", "3-4", "none"} {
		if m, err := p.Find("aaba", from, noLimit); err != nil || show(m) != want {
			t.Errorf("from %d: %s, want %s (%v)", from, show(m), want, err)
		}
	}
}

func TestFind_stopsWhenSpendFails(t *testing.T) {
	t.Parallel()
	errStop := errors.New("errStop")
	for _, c := range []struct{ pattern, subject string }{
		{strings.Repeat("a-", 30) + "b", strings.Repeat("a", 60)},
		{strings.Repeat("a*", 30) + "b", strings.Repeat("a", 60)},
		{strings.Repeat("a?", 60) + strings.Repeat("a", 60), strings.Repeat("a", 59) + "b"},
		{strings.Repeat("(a-)", 30) + "b", strings.Repeat("a", 60)},
		{"%b()", strings.Repeat("(", 1_000_000)},
		{"(.-)%1b", strings.Repeat("a", 100_000)},
		{".-.-.-b", strings.Repeat("a", 100_000)},
		{"[^a]", strings.Repeat("a", 10_000_000)},
	} {
		p, err := pattern.Compile(c.pattern)
		if err != nil {
			t.Fatal(err)
		}
		spent, calls := 0, 0
		_, err = p.Find(c.subject, 0, func(steps int) error {
			calls++
			if spent += steps; spent > 1_000_000 {
				return errStop
			}
			return nil
		})
		if !errors.Is(err, errStop) || spent > 2_000_000 || calls < 4 {
			t.Errorf("%.20s: error %v after %d steps and %d calls", c.pattern, err, spent, calls)
		}
	}
}

// all formats every match as gmatch finds them.
func all(p *pattern.Pattern, subject string, spend pattern.Spend) (out []string, err error) {
	for at := 0; at <= len(subject); {
		m, err := p.Find(subject, at, spend)
		if err != nil || m == nil {
			return out, err
		}
		out = append(out, show(m))
		if p.Anchored {
			break
		}
		at = max(m.End, m.Start+1)
	}
	return out, nil
}

// findPlain formats the matches of gopher-lua.
func findPlain(text, subject string) (out []string, err error) {
	found, err := pm.Find(text, []byte(subject), 0, -1)
	for _, m := range found {
		s := fmt.Sprintf("%d-%d", m.Capture(0), m.Capture(1))
		for i := 2; i < m.CaptureLength(); i += 2 {
			if m.IsPosCapture(i) {
				s += fmt.Sprintf(" @%d", m.Capture(i)-1)
			} else {
				s += fmt.Sprintf(" %d-%d", m.Capture(i), m.Capture(i+1))
			}
		}
		out = append(out, s)
	}
	return out, err
}

// patterns generates patterns that gopher-lua supports.
func patterns() *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		var out strings.Builder
		if rapid.IntRange(0, 5).Draw(t, "anchor") == 0 {
			out.WriteByte('^')
		}
		open, closed := 0, 0
		for range rapid.IntRange(0, 8).Draw(t, "items") {
			switch kind := rapid.IntRange(0, 11).Draw(t, "kind"); {
			case kind < 8:
				out.WriteString(rapid.SampledFrom([]string{"a", "b", "c", "1", ".", "%a", "%d", "%w", "%S", "%s", "%p", "%(", "[ab]", "[^a]", "[a-c1]",
					"[^%d]", "[%s%p]", "[]a]", "[a-]"}).Draw(t, "class"))
				out.WriteString(rapid.SampledFrom([]string{"", "", "", "*", "+", "-", "?"}).Draw(t, "repeat"))
			case kind == 8:
				out.WriteByte('(')
				open++
			case kind == 9 && open > 0:
				out.WriteString(rapid.SampledFrom([]string{"a)", ".)", "b-)", "%w*)"}).Draw(t, "close"))
				open--
				closed++
			case kind == 10:
				out.WriteString("%b()")
			case kind == 11 && open == 0 && closed > 0:
				out.WriteString("%1")
			}
		}
		for ; open > 0; open-- {
			out.WriteString(".)")
		}
		if rapid.IntRange(0, 5).Draw(t, "end") == 0 {
			out.WriteByte('$')
		}
		return out.String()
	})
}

func TestFind_agreesWithGopherLua(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := patterns().Draw(t, "pattern")
		subject := rapid.StringOfN(rapid.RuneFrom([]rune("aabbc1 (()).-")), 0, 12, -1).Draw(t, "subject")
		p, err := pattern.Compile(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		got, err := all(p, subject, noLimit)
		if err != nil {
			t.Fatal(err)
		}
		want, err := findPlain(text, subject)
		if err != nil {
			t.Skip(err)
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%q in %q: %v, gopher-lua: %v", text, subject, got, want)
		}
	})
}

// FuzzPattern checks that the matcher does not panic, stops when spend fails, and returns positions within the subject.
func FuzzPattern(f *testing.F) {
	for _, s := range []string{"", "a*b", "(%w+)=(%w+)", "^%s*(.-)%s*$", "%b()", "%f[%w]%w+", "[^]-]", "()%1", "[a-", "(((", "%"} {
		f.Add(s, "key=val (x)")
	}
	stop := errors.New("stop")
	f.Fuzz(func(t *testing.T, text, subject string) {
		var p *pattern.Pattern
		var err error
		fuzzbound.Check(t, func() { p, err = pattern.Compile(text) })
		if err != nil {
			return
		}
		left := 200_000
		found, err := all(p, subject, func(steps int) error {
			if left < 0 {
				t.Fatal("the search continues after an error of spend")
			}
			if left -= steps; left < 0 {
				return stop
			}
			return nil
		})
		if err != nil && !errors.Is(err, stop) {
			t.Fatal(err)
		}
		if len(found) > len(subject)+1 {
			t.Fatalf("%d matches in %d bytes", len(found), len(subject))
		}
		m, err := p.Find(subject, 0, func(int) error { return stop })
		if err != nil || m == nil {
			return
		}
		for _, c := range append(m.Captures, pattern.Capture{Start: m.Start, End: m.End}) {
			if c.Start < 0 || c.End < c.Start || c.End > len(subject) {
				t.Fatalf("%+v in %d bytes", c, len(subject))
			}
		}
	})
}

func BenchmarkFind(b *testing.B) {
	subject := "registry.example.io:5000/team/application:v1.2.3"
	const text = "^(.-)/(.+):([%w%.]+)$"
	b.Run("pattern", func(b *testing.B) {
		p, err := pattern.Compile(text)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			if m, err := p.Find(subject, 0, noLimit); m == nil || err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("gopher-lua", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if m, err := pm.Find(text, []byte(subject), 0, 1); len(m) != 1 || err != nil {
				b.Fatal(err)
			}
		}
	})
}
