// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/lua"
)

func readPage(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The pages show the output of the commands.
func TestInterpreterPages_commands(t *testing.T) {
	t.Parallel()
	block := regexp.MustCompile("(?s)```console\n\\$ karmadactl ([^\n]*)\n(.*?)```")
	for page, minCommands := range map[string]int{"interpreter.md": 1, "customizations.md": 6} {
		blocks := block.FindAllStringSubmatch(readPage(t, "../../docs/concepts/"+page), -1)
		if len(blocks) < minCommands {
			t.Errorf("%s has %d commands, want at least %d", page, len(blocks), minCommands)
		}
		for _, found := range blocks {
			got := run(t, strings.Fields(strings.ReplaceAll(found[1], "samples/", "../../samples/"))...)
			printed := got.Out
			if printed == "" {
				printed = got.Err
			}
			if diff := cmp.Diff(strings.TrimSuffix(found[2], "\n"), strings.TrimSuffix(printed, "\n")); diff != "" || got.Code != 0 {
				t.Errorf("%s: %s: exit code %d, -page +got:\n%s", page, found[1], got.Code, diff)
			}
		}
	}
}

// The table of functions has the text of --show-doc.
func TestInterpreterPages_functions(t *testing.T) {
	t.Parallel()
	page := readPage(t, "../../docs/reference/interpreter.md")
	operation := regexp.MustCompile(`(\w+):\n    function (.*)\n    .*\n    Returns: (.*)\n`)
	docs := operation.FindAllStringSubmatch(run(t, "interpret", "--show-doc").Out, -1)
	if len(docs) != len(lua.Rules) {
		t.Fatalf("--show-doc has %d operations", len(docs))
	}
	for i, m := range docs {
		row := fmt.Sprintf("\n| `%s` | %s | `%s` | %s |\n", lua.Rules[i].Field, m[1], m[2], m[3])
		if !strings.Contains(page, row) {
			t.Errorf("the page lacks the row%s", row)
		}
	}
}

// The table of operations has the defaults of --explain.
func TestInterpreterPages_defaults(t *testing.T) {
	t.Parallel()
	page := readPage(t, "../../docs/concepts/interpreter.md")
	out := run(t, "interpret", "--explain", "--gvk", "example.io/v1/Unknown").Out
	rows := regexp.MustCompile(`(?m)^(\w+) +default +(.*)$`).FindAllStringSubmatch(out, -1)
	if len(rows) != len(lua.Rules) {
		t.Fatalf("got %d defaults, want %d:\n%s", len(rows), len(lua.Rules), out)
	}
	for _, row := range rows {
		if !regexp.MustCompile(`(?m)^\| ` + row[1] + ` \| [^|]+ \| ` + regexp.QuoteMeta(row[2]) + ` \|$`).MatchString(page) {
			t.Errorf("the page lacks the row of %s with the default %q", row[1], row[2])
		}
	}
}

// The page has the limits of scripts and the functions of kube.
func TestInterpreterPages_scripts(t *testing.T) {
	t.Parallel()
	page := readPage(t, "../../docs/concepts/customizations.md")
	const slow = `context deadline exceeded` // a slow machine reaches the time limit first
	for script, test := range map[string]struct {
		want string
		page string
	}{
		"while true do end": {`more than 20000000 instructions|` + slow, "| instructions | 20 million,"},
		"local s = string.rep('x', 100000) local t = {} for i = 1, 10000 do t[i] = s .. i end": {
			`more than 128 MiB|` + slow, "| memory | 128 MiB,",
		},
		"local function f() return 1 + f() end f()": {
			`stack overflow`, "| nested function calls | 250 |",
		},
		"local s = string.rep('x', 999999) .. 'yy' return string.len(s) > 0":                   {`bad argument #1 to len`, "| 1,000,000 bytes |"},
		"local v = require('kube').getResourceQuantity('1500m') if v ~= 1.5 then error(v) end": {`the script returned nil`, "kube"},
		"return getmetatable('') == nil": {
			`call function getmetatable is not supported`, "metatables",
		},
	} {
		dir := t.TempDir()
		text, err := json.Marshal(map[string]any{
			"apiVersion": "config.karmada.io/v1alpha1", "kind": "ResourceInterpreterCustomization", "metadata": map[string]any{"name": "limits"},
			"spec": map[string]any{
				"target": map[string]any{"apiVersion": "apps/v1", "kind": "Deployment"},
				"customizations": map[string]any{
					"healthInterpretation": map[string]any{"luaScript": "function InterpretHealth(o) " + script + " end"},
				},
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, "limits.json")
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		got := run(t, "interpret", "-f", file, "--operation", "InterpretHealth", "--observed-file", interpreterSamples+"/observed.yaml")
		if !regexp.MustCompile(test.want).MatchString(got.Err) || !strings.Contains(page, test.page) {
			t.Errorf("%s: error %q\nwant %q, and on the page %q", script, got.Err, test.want, test.page)
		}
	}
}

// The page shows valid requests and responses of webhooks.
func TestInterpreterPages_webhook(t *testing.T) {
	t.Parallel()
	blocks := regexp.MustCompile("(?s)```json\n(.*?)```").FindAllStringSubmatch(readPage(t, "../../docs/concepts/customizations.md"), -1)
	if len(blocks) != 2 {
		t.Fatalf("the page has %d JSON blocks, want 2", len(blocks))
	}
	for i, block := range blocks {
		var message configv1alpha1.ResourceInterpreterContext
		decoder := json.NewDecoder(bytes.NewReader([]byte(block[1])))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&message); err != nil {
			t.Errorf("%v:\n%s", err, block[1])
		} else if (message.Request != nil) != (i == 0) || (message.Response != nil) != (i == 1) {
			t.Errorf("message %d is %+v", i, message)
		}
	}
}
