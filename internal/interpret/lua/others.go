// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"math"

	glua "github.com/yuin/gopher-lua"
)

// longestDate bounds the format of os.date, each letter of which may become many.
const longestDate = 1000

// clockFunctions are os.time and os.date, the only two of their library.
func (m *machine) clockFunctions(stock map[string]goFunction) map[string]goFunction {
	return map[string]goFunction{
		"date": func(l *glua.LState) int {
			if len(l.OptString(1, "")) > longestDate {
				l.ArgError(1, "format too long")
			}
			m.pay(priceEmptyTable + longestDate)
			return stock["date"](l)
		},
		"time": func(l *glua.LState) int {
			if t, ok := l.Get(1).(*glua.LTable); ok {
				m.fill(t)
			}
			return stock["time"](l)
		},
	}
}

// Numbers by chance are the same on every run: the sequence begins anew with each call (it is SplitMix64, of Steele and
// others).
func (m *machine) chance() float64 {
	m.random += 0x9e3779b97f4a7c15
	z := m.random
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return float64(z>>11) / (1 << 53)
}

func (m *machine) randomNumber(l *glua.LState) int {
	low, high := glua.LNumber(1), l.OptNumber(1, 1)
	if l.GetTop() == 0 {
		l.Push(glua.LNumber(m.chance()))
		return 1
	}
	if l.GetTop() > 1 {
		low, high = l.CheckNumber(1), l.CheckNumber(2)
	}
	if !(low <= high) {
		l.ArgError(min(l.GetTop(), 2), "interval is empty")
	}
	l.Push(glua.LNumber(math.Floor(float64(low) + m.chance()*(float64(high-low)+1))))
	return 1
}

func (m *machine) randomSeed(l *glua.LState) int {
	m.random = uint64(l.CheckInt64(1))
	return 0
}
