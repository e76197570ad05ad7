// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package output

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestTerminal_Table(t *testing.T) {
	t.Parallel()
	rows := [][]Cell{
		Text("CLUSTER", "EMPTY", "STATE", "MESSAGE"),
		{{Text: "member1"}, {}, {Text: "bad", Color: Bad}, {Text: "line one\nline \x1b[31mtwo, which is longer than the terminal"}},
		Text("ü", "", "good", ""),
	}
	for name, test := range map[string]struct {
		terminal Terminal
		want     []string
	}{
		"file": {Terminal{}, []string{
			"CLUSTER   STATE   MESSAGE",
			"member1   bad     line one line  [31mtwo, which is longer than the terminal",
			"ü         good",
		}},
		"terminal with colors": {Terminal{Colored: true, Width: 42}, []string{
			"CLUSTER   STATE   MESSAGE",
			"member1   \x1b[31mbad\x1b[0m     line one line  [31mtwo,…",
			"ü         good",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			test.terminal.Writer = &out
			test.terminal.Table(rows)
			if diff := cmp.Diff(strings.Join(test.want, "\n")+"\n", out.String()); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}

func TestColorFlag_Terminal(t *testing.T) {
	t.Parallel()
	for value, want := range map[string]bool{"auto": false, "always": true, "never": false} {
		flag := ColorFlag(value)
		if got, err := flag.Terminal(&bytes.Buffer{}, ""); err != nil || got.Colored != want || got.Width != 0 {
			t.Errorf("Terminal(%s) = %+v, %v, want colored %v", value, got, err, want)
		}
	}
	flag := ColorFlag("red")
	if _, err := flag.Terminal(&bytes.Buffer{}, ""); err == nil || !strings.Contains(err.Error(), "--color=red") {
		t.Errorf("Terminal(red) = %v, want an error", err)
	}
}

func TestEncode(t *testing.T) {
	t.Parallel()
	value := map[string]string{"a": "<b>"}
	for format, want := range map[string]string{JSON: "{\n    \"a\": \"<b>\"\n}\n", YAML: "---\na: <b>\n"} {
		var out bytes.Buffer
		if err := Encode(&out, format, value, true); err != nil || out.String() != want {
			t.Errorf("Encode(%s) = %q, %v, want %q", format, out.String(), err, want)
		}
	}
}
