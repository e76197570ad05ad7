// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pattern matches Lua 5.1 patterns: a pattern and a subject go in, positions come out.
//
// Matching tries alternatives one after the other, and some patterns have exponentially many. Therefore every step counts,
// and the caller is asked again and again whether to go on. Invariant: neither a pattern nor a subject makes the matcher
// panic, run without asking, or use memory beyond a small multiple of the pattern's length.
package pattern

import (
	"errors"
	"fmt"
	"slices"
)

// MaxCaptures is how many captures a pattern may have, as in Lua.
const MaxCaptures = 32

// maxItems bounds how deep the matcher calls itself: at most once for each item.
const maxItems = 5000

// Pattern is a compiled pattern. It does not change.
type Pattern struct {
	items    []item
	captures int
	// Anchored says that the pattern begins with ^: it matches only where the search begins.
	Anchored bool
}

// Capture is a part of the subject: from Start up to, but without, End. Both count from 0.
type Capture struct {
	Start, End int
	// Position says that the capture is () and stands for the place Start itself.
	Position bool
}

// Match is where a pattern matches.
type Match struct {
	Start, End int
	Captures   []Capture
}

type kind byte

const (
	single   kind = iota // one byte of a class, as often as repeat says
	open                 // the beginning of a capture
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

func (c *class) addAll(other *class) {
	for i := range c {
		c[i] |= other[i]
	}
}

func (c *class) invert() {
	for i := range c {
		c[i] = ^c[i]
	}
}

// addNamed adds the class that %b stands for: a letter's, whose upper case is all the rest, or the byte itself.
func (c *class) addNamed(b byte) {
	in := named(b | 0x20)
	if in == nil {
		c.add(b)
		return
	}
	var set class
	for i := range 256 {
		if in(byte(i)) {
			set.add(byte(i))
		}
	}
	if b < 'a' {
		set.invert()
	}
	c.addAll(&set)
}

func named(letter byte) func(byte) bool {
	between := func(b, low, high byte) bool { return low <= b && b <= high }
	lower := func(b byte) bool { return between(b, 'a', 'z') }
	upper := func(b byte) bool { return between(b, 'A', 'Z') }
	digit := func(b byte) bool { return between(b, '0', '9') }
	switch letter {
	case 'a':
		return func(b byte) bool { return lower(b) || upper(b) }
	case 'c':
		return func(b byte) bool { return b < ' ' || b == 0x7f }
	case 'd':
		return digit
	case 'l':
		return lower
	case 'p':
		return func(b byte) bool { return between(b, '!', '~') && !lower(b) && !upper(b) && !digit(b) }
	case 's':
		return func(b byte) bool { return b == ' ' || between(b, '\t', '\r') }
	case 'u':
		return upper
	case 'w':
		return func(b byte) bool { return lower(b) || upper(b) || digit(b) }
	case 'x':
		return func(b byte) bool { return digit(b) || between(b, 'a', 'f') || between(b, 'A', 'F') }
	case 'z':
		return func(b byte) bool { return b == 0 }
	}
	return nil
}

// parser reads a pattern.
type parser struct {
	text string
	at   int
	open []int // numbers of the captures that are open
	out  Pattern
}

// Compile reads a pattern. The error says what is wrong with it.
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

// back is a reference to a capture that must be complete.
func (p *parser) back(n int) error {
	if n < 0 || n >= p.out.captures || slices.Contains(p.open, n) {
		return errors.New("invalid capture index")
	}
	p.at += 2
	p.add(item{kind: back, n: n})
	return nil
}

// class reads what stands for one byte.
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

// set reads a set from behind its bracket. A bracket that closes is a member when it is the first.
func (p *parser) set() (set class, err error) {
	unfinished := errors.New("malformed pattern (missing ']')")
	not := p.at < len(p.text) && p.text[p.at] == '^'
	if not {
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
			if not {
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
			for b := int(c); b <= int(p.text[p.at+1]); b++ {
				set.add(byte(b))
			}
			p.at += 2
		default:
			set.add(c)
		}
	}
}
