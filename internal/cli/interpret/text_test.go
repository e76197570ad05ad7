// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
)

// scriptLine generates lines of a script, including lines that resemble markers and YAML.
var scriptLine = rapid.OneOf(
	rapid.SampledFrom([]string{
		"",
		" ",
		"return nil",
		"  local é = \"---\"",
		"-- a comment",
		"--[[ long",
		"]]",
		"---",
		"---@param x number",
		"---@",
		"\tend -- ---@rule:Retain",
		"---- \\",
		"name: x",
		"#",
		"'",
		"|",
		"- a",
		"x: {",
	}),
	rapid.StringMatching(`[ -~]{0,20}`),
).Filter(func(line string) bool {
	return !slices.ContainsFunc([]string{markName, markAPIVersion, markKind, markRule, markDoc}, func(marker string) bool {
		return strings.HasPrefix(line, marker)
	})
})

// script generates scripts with at least one line of code.
var script = rapid.Custom(func(t *rapid.T) string {
	before, after := rapid.SliceOfN(scriptLine, 0, 3).Draw(t, "before"), rapid.SliceOfN(scriptLine, 0, 3).Draw(t, "after")
	end := rapid.SampledFrom([]string{"", "\n", "\n\n", " \n"}).Draw(t, "end")
	return strings.Join(slices.Concat(before, []string{"x = 1"}, after), "\n") + end
})

var anyCustomization = rapid.Custom(func(t *rapid.T) *customization {
	c := &customization{}
	c.Kind, c.APIVersion = customizationKind.Kind, customizationKind.GroupVersion().String()
	c.Name = rapid.StringMatching(`[a-z][a-z0-9-]{0,9}`).Draw(t, "name")
	c.Spec.Target.APIVersion = "example.io/v1"
	c.Spec.Target.Kind = rapid.SampledFrom([]string{"Widget", "Gadget"}).Draw(t, "kind")
	for _, rule := range lua.Rules {
		if rapid.Bool().Draw(t, "has "+rule.Field) {
			rule.SetScript(&c.Spec.Customizations, script.Draw(t, rule.Field))
		}
	}
	return c
})

// An unmodified text parses to the same customization.
func TestText_roundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		c := anyCustomization.Draw(t, "customization")
		text := append(preamble(errors.New("line 1\nline 2")), format(c, rapid.Bool().Draw(t, "with docs"))...)
		got, err := parse(text, c)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c, got); diff != "" {
			t.Errorf("-before +after:\n%s\n%s", diff, text)
		}
		if again := withoutPreamble(text); !strings.HasPrefix(string(again), markName) {
			t.Errorf("withoutPreamble = %.40q…, want the marker of the name first", again)
		}
	})
}

func TestSaveFile_keepsCommentsAndOtherDocuments(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	number := 0
	rapid.Check(t, func(t *rapid.T) {
		before, after := anyCustomization.Draw(t, "before"), anyCustomization.Draw(t, "after")
		text, err := yaml.Marshal(before)
		if err != nil {
			t.Fatal(err)
		}
		asJSON := rapid.Bool().Draw(t, "as JSON")
		if asJSON {
			if text, err = yaml.YAMLToJSON(text); err != nil {
				t.Fatal(err)
			}
		} else {
			text = append([]byte("# Kept.\n"), text...)
			text = append(text, "---\napiVersion: v1\nkind: Namespace\nmetadata: {name: kept}\n"...)
		}
		number++
		path := filepath.Join(dir, fmt.Sprint(number))
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := saveFile(path, before, after); err != nil {
			t.Fatal(err)
		}
		saved, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		first, rest, _ := strings.Cut(string(saved), "\n---\n")
		if asJSON && saved[0] != '{' || !asJSON && (!strings.HasPrefix(first, "# Kept.\n") || !strings.Contains(rest, "name: kept")) {
			t.Errorf("comments or documents are missing:\n%s", saved)
		}
		got := &customization{}
		if err := yaml.UnmarshalStrict([]byte(first), got); err != nil {
			t.Fatalf("%v\n%s", err, saved)
		}
		if diff := cmp.Diff(after, got); diff != "" {
			t.Errorf("-edited +saved:\n%s\n%s", diff, saved)
		}
	})
}

// The documented function is the one that the interpreter calls.
func TestOperationDocs(t *testing.T) {
	t.Parallel()
	for i, m := range operationDocs {
		if m.operation != interpret.Operations[i] || m.operation != lua.Rules[i].Operation {
			t.Errorf("operation %d is %s, want %s", i, m.operation, interpret.Operations[i])
		}
		verdict := func(function string) error {
			var r configv1alpha1.CustomizationRules
			// With two functions in the script, the interpreter selects one by name.
			lua.Rules[i].SetScript(&r, "function "+function+" end function Other() end")
			return lua.Check(r)[i].Err
		}
		if err := verdict(m.function); err != nil {
			t.Errorf("%s: %v", m.operation, err)
		}
		if err := verdict("x" + m.function); err == nil {
			t.Errorf("%s: Check accepts a function with another name", m.operation)
		}
	}
}
