// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pattern matches Lua 5.1 patterns and returns positions.
//
// Matching backtracks, and some patterns take exponential time. Therefore the matcher counts its steps and calls the caller
// regularly, which can stop it. Invariant: for any pattern and subject, the matcher does not panic, and does not run for long
// without such a call. Its memory is a small multiple of the length of the pattern.
package pattern

import (
	"errors"
	"fmt"
	"slices"
)

// MaxCaptures is the maximum number of captures in a pattern, as in Lua.
const MaxCaptures = 32

// maxItems limits the recursion of the matcher: at most one level for each item.
const maxItems = 5000

// Pattern is a compiled pattern. It is immutable.
type Pattern struct {
	items    []item
	captures int
	// Anchored is true if the pattern starts with ^: it matches only where the search starts.
	Anchored bool
}

// Capture is the part of the subject from Start up to, but excluding, End. Both count from 0.
type Capture struct {
	Start, End int
	// Position is true if the capture is (), which captures the position Start itself.
	Position bool
}

// Match is the position of a match and its captures.
type Match struct {
	Start, End int
	Captures   []Capture
}

type kind byte

const (
	single   kind = iota // a byte of a class, repeated according to repeat
	open                 // the start of a capture
	position             // ()
	closing              // the end of a capture
	back                 // %1
	balance              // %bxy
	frontier             // %f[set]
	end                  // $ at the end
)

type item struct {
	kind   kind
	repeat byte // of a single: 0, '*', '+', '-' or '?'
	a, b   byte // of a balance
	n      int  // the capture's number, from 0
	class  class
}

// class is a set of bytes.
type class [256 / 64]uint64

func (c *class) add(b byte)      { c[b/64] |= 1 << (b % 64) }
func (c *class) has(b byte) bool { return c[b/64]&(1<<(b%64)) != 0 }

func (c *class) invert() {
	for i := range c {
		c[i] = ^c[i]
	}
}

// ranges are the bytes of the classes %a, %c and so on, as pairs of the first and the last byte.
var ranges = map[byte]string{
	'a': "azAZ", 'c': "\x00\x1f\x7f\x7f", 'd': "09", 'l': "az", 'p': "!/:@[`{~", 's': "\t\r  ", 'u': "AZ", 'w': "09AZaz",
	'x': "09AFaf", 'z': "\x00\x00",
}

// addRange adds the bytes from low to high.
func (c *class) addRange(low, high byte) {
	for b := int(low); b <= int(high); b++ {
		c.add(byte(b))
	}
}

// addNamed adds the class %b. An upper-case letter is the complement of the class. Any other byte stands for itself.
func (c *class) addNamed(b byte) {
	pairs, ok := ranges[b|0x20]
	if !ok {
		c.add(b)
		return
	}
	var set class
	for i := 0; i < len(pairs); i += 2 {
		set.addRange(pairs[i], pairs[i+1])
	}
	if b < 'a' {
		set.invert()
	}
	for i := range c {
		c[i] |= set[i]
	}
}

// parser parses a pattern.
type parser struct {
	text string
	at   int
	open []int // numbers of the unfinished captures
	out  Pattern
}

// Compile parses a pattern.
func Compile(text string) (*Pattern, error) {
	p := parser{text: text}
	p.out.items = make([]item, 0, min(len(text), 16))
	if text != "" && text[0] == '^' {
		p.out.Anchored = true
		p.at = 1
	}
	for p.at < len(text) {
		if err := p.item(); err != nil {
			return nil, err
		}
		if len(p.out.items) > maxItems {
			return nil, fmt.Errorf("malformed pattern (more than %d items)", maxItems)
		}
	}
	if len(p.open) > 0 {
		return nil, errors.New("unfinished capture")
	}
	return &p.out, nil
}

func (p *parser) add(i item) { p.out.items = append(p.out.items, i) }

func (p *parser) item() error {
	switch c := p.text[p.at]; {
	case c == '(':
		return p.capture()
	case c == ')':
		if len(p.open) == 0 {
			return errors.New("invalid pattern capture")
		}
		p.at++
		p.add(item{kind: closing, n: p.open[len(p.open)-1]})
		p.open = p.open[:len(p.open)-1]
		return nil
	case c == '$' && p.at == len(p.text)-1:
		p.at++
		p.add(item{kind: end})
		return nil
	case c == '%' && p.at+1 < len(p.text):
		switch next := p.text[p.at+1]; {
		case next == 'b':
			return p.balance()
		case next == 'f':
			return p.frontier()
		case '0' <= next && next <= '9':
			return p.back(int(next - '1'))
		}
	}
	set, err := p.class()
	if err != nil {
		return err
	}
	i := item{kind: single, class: set}
	if p.at < len(p.text) {
		switch c := p.text[p.at]; c {
		case '*', '+', '-', '?':
			i.repeat = c
			p.at++
		}
	}
	p.add(i)
	return nil
}

func (p *parser) capture() error {
	if p.out.captures == MaxCaptures {
		return errors.New("too many captures")
	}
	n := p.out.captures
	p.out.captures++
	if p.at+1 < len(p.text) && p.text[p.at+1] == ')' {
		p.at += 2
		p.add(item{kind: position, n: n})
		return nil
	}
	p.at++
	p.open = append(p.open, n)
	p.add(item{kind: open, n: n})
	return nil
}

func (p *parser) balance() error {
	if p.at+3 >= len(p.text) {
		return errors.New("malformed pattern (missing arguments to '%b')")
	}
	p.add(item{kind: balance, a: p.text[p.at+2], b: p.text[p.at+3]})
	p.at += 4
	return nil
}

func (p *parser) frontier() error {
	p.at += 2
	if p.at >= len(p.text) || p.text[p.at] != '[' {
		return errors.New("missing '[' after '%f' in pattern")
	}
	set, err := p.class()
	if err == nil {
		p.add(item{kind: frontier, class: set})
	}
	return err
}

// back parses a reference to a finished capture.
func (p *parser) back(n int) error {
	if n < 0 || n >= p.out.captures || slices.Contains(p.open, n) {
		return errors.New("invalid capture index")
	}
	p.at += 2
	p.add(item{kind: back, n: n})
	return nil
}

// class parses a pattern for one byte.
func (p *parser) class() (set class, err error) {
	c := p.text[p.at]
	p.at++
	switch c {
	case '.':
		set.invert()
	case '%':
		if p.at == len(p.text) {
			return set, errors.New("malformed pattern (ends with '%')")
		}
		set.addNamed(p.text[p.at])
		p.at++
	case '[':
		return p.set()
	default:
		set.add(c)
	}
	return set, nil
}

// set parses a set after its opening bracket. A closing bracket in the first place is a member.
func (p *parser) set() (set class, err error) {
	unfinished := errors.New("malformed pattern (missing ']')")
	complement := p.at < len(p.text) && p.text[p.at] == '^'
	if complement {
		p.at++
	}
	for first := true; ; first = false {
		if p.at >= len(p.text) {
			return set, unfinished
		}
		c := p.text[p.at]
		p.at++
		switch {
		case c == ']' && !first:
			if complement {
				set.invert()
			}
			return set, nil
		case c == '%':
			if p.at >= len(p.text) {
				return set, unfinished
			}
			set.addNamed(p.text[p.at])
			p.at++
		case p.at+1 < len(p.text) && p.text[p.at] == '-' && p.text[p.at+1] != ']':
			set.addRange(c, p.text[p.at+1])
			p.at += 2
		default:
			set.add(c)
		}
	}
}
