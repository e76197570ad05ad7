// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pattern

// askEvery is how many steps pass between two questions whether to go on.
const askEvery = 1000

// Spend is asked every few steps whether to go on; its error ends the search.
type Spend func(steps int) error

// matcher is one attempt after the other to match a pattern.
type matcher struct {
	items    []item
	subject  string
	captures [MaxCaptures]Capture
	left     int // steps until the next question
	spend    Spend
	err      error
}

// Find looks for the first match in the subject that begins at from, or behind it unless the pattern is anchored. It is nil
// when there is none. The error is that of spend.
func (p *Pattern) Find(subject string, from int, spend Spend) (*Match, error) {
	m := matcher{items: p.items, subject: subject, left: askEvery, spend: spend}
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
	if m.left < askEvery {
		return nil, spend(askEvery - m.left)
	}
	return nil, nil
}

// step counts, and says whether to go on.
func (m *matcher) step(n int) bool {
	m.left -= n
	if m.left <= 0 && m.err == nil {
		m.err = m.spend(askEvery - m.left)
		m.left = askEvery
	}
	return m.err == nil
}

// match matches the items from number i on at a place of the subject and gives the place behind the match, or -1.
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
				return m.most(at, i, 0)
			case '+':
				return m.most(at, i, 1)
			case '-':
				return m.least(at, i)
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
		// A failed attempt leaves captures behind, but every attempt that succeeds sets them all again.
		case open:
			m.captures[item.n] = Capture{Start: at, End: at}
		case closing:
			m.captures[item.n].End = at
		case position:
			m.captures[item.n] = Capture{Start: at, End: at, Position: true}
		case back:
			c := m.captures[item.n]
			part := m.subject[c.Start:c.End]
			if !m.step(len(part)/16) || len(m.subject)-at < len(part) || m.subject[at:at+len(part)] != part {
				return -1
			}
			at += len(part)
		case balance:
			if at = m.balanced(at, item); at < 0 {
				return -1
			}
		case frontier:
			if m.byteAt(at-1, item) || !m.byteAt(at, item) {
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

func (m *matcher) is(at int, item *item) bool {
	return at < len(m.subject) && item.class.has(m.subject[at])
}

// byteAt is like is, for frontiers, to which there is a zero byte on either side of the subject.
func (m *matcher) byteAt(at int, item *item) bool {
	if at < 0 || at >= len(m.subject) {
		return item.class.has(0)
	}
	return item.class.has(m.subject[at])
}

// most takes as many bytes as there are, at least some, and gives back one after the other until the rest matches.
func (m *matcher) most(at, i, atLeast int) int {
	n := 0
	for m.is(at+n, &m.items[i]) {
		n++
	}
	if !m.step(n / 4) {
		return -1
	}
	if i == len(m.items)-1 && n >= atLeast {
		return at + n
	}
	for ; n >= atLeast; n-- {
		if stop := m.match(at+n, i+1); stop >= 0 || m.err != nil {
			return stop
		}
	}
	return -1
}

// least takes one byte after the other until the rest matches.
func (m *matcher) least(at, i int) int {
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

// balanced is the place behind a balanced part that begins here, or -1.
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
