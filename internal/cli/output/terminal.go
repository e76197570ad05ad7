// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package output

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// Color is an SGR parameter of a terminal. The zero value is the default color.
type Color string

// The colors of states.
const (
	Good    Color = "32" // green
	Bad     Color = "31" // red
	Pending Color = "33" // yellow
	Faint   Color = "2"
)

// Values of --color.
const (
	colorAuto   = "auto"
	colorAlways = "always"
	colorNever  = "never"
)

// ColorFlag is the flag --color.
type ColorFlag string

// AddTo adds the flag to a command.
func (f *ColorFlag) AddTo(command *cobra.Command) {
	values := []string{colorAuto, colorAlways, colorNever}
	command.Flags().StringVar((*string)(f), "color", colorAuto,
		"Use of colors. One of: ("+strings.Join(values, ", ")+"). auto uses them on a terminal unless $NO_COLOR is set.")
	_ = command.RegisterFlagCompletionFunc("color", cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
}

// Terminal writes text to an output that may be a terminal.
type Terminal struct {
	io.Writer
	// Colored is set if the output has colors.
	Colored bool
	// Width is the number of columns of the terminal; 0 means that the output is not a terminal, and lines are not cut.
	Width int
	// Indent precedes each row of a table.
	Indent string
}

// Terminal returns the terminal of an output. noColor is the value of $NO_COLOR.
func (f *ColorFlag) Terminal(out io.Writer, noColor string) (Terminal, error) {
	t := Terminal{Writer: out}
	if file, ok := out.(interface{ Fd() uintptr }); ok && term.IsTerminal(int(file.Fd())) {
		if width, _, err := term.GetSize(int(file.Fd())); err == nil {
			t.Width = width
		}
		t.Colored = noColor == ""
	}
	switch string(*f) {
	case colorAuto, "":
	case colorAlways:
		t.Colored = true
	case colorNever:
		t.Colored = false
	default:
		return t, fmt.Errorf("--color=%s: must be one of: %s, %s, %s", *f, colorAuto, colorAlways, colorNever)
	}
	return t, nil
}

// Paint returns text in a color.
func (t Terminal) Paint(text string, color Color) string {
	if !t.Colored || color == "" || text == "" {
		return text
	}
	return "\x1b[" + string(color) + "m" + text + "\x1b[0m"
}

// Printf writes formatted text.
func (t Terminal) Printf(format string, a ...any) { fmt.Fprintf(t.Writer, format, a...) }

// Cell is a cell of a table.
type Cell struct {
	Text  string
	Color Color
}

// Text returns cells without color.
func Text(texts ...string) []Cell {
	cells := make([]Cell, len(texts))
	for i, text := range texts {
		cells[i].Text = text
	}
	return cells
}

// Rows returns rows without color.
func Rows(rows [][]string) [][]Cell {
	out := make([][]Cell, len(rows))
	for i := range rows {
		out[i] = Text(rows[i]...)
	}
	return out
}

// gap is the space between two columns.
const gap = "   "

// minLastColumn is the minimum width of the last column of a table that is cut to the width of the terminal.
const minLastColumn = 20

// Table writes rows in aligned columns. The first row is the header, which is omitted if it is empty. Columns without a value below
// the header are omitted. On a terminal, the last column is cut to the remaining width; controls and line breaks in cells become
// spaces.
func (t Terminal) Table(rows [][]Cell) {
	var shown []int
	for column := range rows[0] {
		if slices.ContainsFunc(rows[1:], func(row []Cell) bool { return row[column].Text != "" }) {
			shown = append(shown, column)
		}
	}
	if !slices.ContainsFunc(rows[0], func(c Cell) bool { return c.Text != "" }) {
		rows = rows[1:]
	}
	widths := map[int]int{}
	for _, row := range rows {
		for _, column := range shown {
			widths[column] = max(widths[column], utf8.RuneCountInString(OneLine(row[column].Text)))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		line.WriteString(t.Indent)
		used := len(t.Indent)
		for i, column := range shown {
			text := OneLine(row[column].Text)
			if i == len(shown)-1 {
				if t.Width > 0 {
					text = cut(text, max(minLastColumn, t.Width-used))
				}
				line.WriteString(t.Paint(text, row[column].Color))
				break
			}
			padding := strings.Repeat(" ", widths[column]-utf8.RuneCountInString(text))
			line.WriteString(t.Paint(text, row[column].Color) + padding + gap)
			used += widths[column] + len(gap)
		}
		t.Printf("%s\n", strings.TrimRight(line.String(), " "))
	}
}

// cut returns the first width runes of a text; the last is an ellipsis if text is longer.
func cut(text string, width int) string {
	runes := []rune(text)
	if len(runes) <= width {
		return text
	}
	return string(runes[:width-1]) + "…"
}

// OneLine replaces control characters, such as line breaks and escape sequences of a terminal, with spaces. Messages of members
// are untrusted.
func OneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f && r < 0xa0 {
			return ' '
		}
		return r
	}, strings.TrimRight(text, " \n"))
}
