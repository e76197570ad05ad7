// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pattern

import "strings"

// spendInterval is the number of steps between two calls of Spend.
const spendInterval = 1000

// Spend is called with the number of steps since the last call. An error ends the search.
type Spend func(steps int) error

// matcher holds the state of one search.
type matcher struct {
	items    []item
	subject  string
	captures [MaxCaptures]Capture
	left     int // steps until the next call of spend
	spend    Spend
	err      error
}

// Find returns the first match in the subject that starts at from or, unless the pattern is anchored, after it. It returns nil
// if there is none, and an error if spend does.
func (p *Pattern) Find(subject string, from int, spend Spend) (*Match, error) {
	m := matcher{items: p.items, subject: subject, left: spendInterval, spend: spend}
	for at := from; at <= len(subject); at++ {
		m.step(1)
		stop := m.match(at, 0)
		if m.err != nil {
			return nil, m.err
		}
		if stop >= 0 {
			out := &Match{Start: at, End: stop}
			if p.captures > 0 {
				out.Captures = append(make([]Capture, 0, p.captures), m.captures[:p.captures]...)
			}
			return out, nil
		}
		if p.Anchored {
			break
		}
	}
	if m.left < spendInterval {
		return nil, spend(spendInterval - m.left)
	}
	return nil, nil
}

// step counts steps and reports whether the search continues.
func (m *matcher) step(n int) bool {
	m.left -= n
	if m.left <= 0 && m.err == nil {
		m.err = m.spend(spendInterval - m.left)
		m.left = spendInterval
	}
	return m.err == nil
}

// match matches the items from i on at a position of the subject. It returns the end of the match, or -1.
func (m *matcher) match(at, i int) int {
	for ; i < len(m.items); i++ {
		if !m.step(1) {
			return -1
		}
		item := &m.items[i]
		switch item.kind {
		case single:
			switch item.repeat {
			case '*':
				return m.longest(at, i, 0)
			case '+':
				return m.longest(at, i, 1)
			case '-':
				return m.shortest(at, i)
			case '?':
				if m.is(at, item) {
					if stop := m.match(at+1, i+1); stop >= 0 || m.err != nil {
						return stop
					}
				}
				continue
			}
			if !m.is(at, item) {
				return -1
			}
			at++
		// A failed attempt leaves captures set, but every successful attempt sets all of them again.
		case open:
			m.captures[item.n] = Capture{Start: at, End: at}
		case closing:
			m.captures[item.n].End = at
		case position:
			m.captures[item.n] = Capture{Start: at, End: at, Position: true}
		case back:
			c := m.captures[item.n]
			captured := m.subject[c.Start:c.End]
			if !m.step(len(captured)/16) || !strings.HasPrefix(m.subject[at:], captured) {
				return -1
			}
			at += len(captured)
		case balance:
			if at = m.balanced(at, item); at < 0 {
				return -1
			}
		case frontier:
			if m.isOrEnd(at-1, item) || !m.isOrEnd(at, item) {
				return -1
			}
		case end:
			if at != len(m.subject) {
				return -1
			}
		}
	}
	return at
}

// is reports whether the byte at a position is in the class of an item.
func (m *matcher) is(at int, item *item) bool {
	return at < len(m.subject) && item.class.has(m.subject[at])
}

// isOrEnd is like is for frontiers, which see a zero byte on either side of the subject.
func (m *matcher) isOrEnd(at int, item *item) bool {
	if at < 0 || at >= len(m.subject) {
		return item.class.has(0)
	}
	return item.class.has(m.subject[at])
}

// longest matches a repeated item with as many bytes as possible, but at least minimum, so that the remaining items match.
func (m *matcher) longest(at, i, minimum int) int {
	n := 0
	for m.is(at+n, &m.items[i]) {
		n++
	}
	if !m.step(n / 4) {
		return -1
	}
	if i == len(m.items)-1 && n >= minimum {
		return at + n
	}
	for ; n >= minimum; n-- {
		if stop := m.match(at+n, i+1); stop >= 0 || m.err != nil {
			return stop
		}
	}
	return -1
}

// shortest matches a repeated item with as few bytes as possible, so that the remaining items match.
func (m *matcher) shortest(at, i int) int {
	for {
		if stop := m.match(at, i+1); stop >= 0 || m.err != nil {
			return stop
		}
		if !m.step(1) || !m.is(at, &m.items[i]) {
			return -1
		}
		at++
	}
}

// balanced returns the end of the balanced text that starts at a position, or -1.
func (m *matcher) balanced(at int, item *item) int {
	if at >= len(m.subject) || m.subject[at] != item.a {
		return -1
	}
	depth := 1
	for j := at + 1; j < len(m.subject); j++ {
		switch m.subject[j] {
		case item.b:
			if depth--; depth == 0 {
				m.step((j - at) / 4)
				return j + 1
			}
		case item.a:
			depth++
		}
	}
	m.step((len(m.subject) - at) / 4)
	return -1
}
