// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
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

// aLine is a line of a script, with all that could be taken for something else.
var aLine = rapid.OneOf(
	rapid.SampledFrom([]string{
		"", " ", "return nil", "  local é = \"---\"", "-- a comment", "--[[ long", "]]", "---", "---@param x number", "---@", "\tend -- ---@rule:Retain",
		"---- \\", "name: x", "#", "'", "|", "- a", "x: {",
	}),
	rapid.StringMatching(`[ -~]{0,20}`),
).Filter(func(line string) bool {
	return !slices.ContainsFunc([]string{markName, markAPIVersion, markKind, markRule, markDoc}, func(m string) bool { return strings.HasPrefix(line, m) })
})

// aScript has something in it besides comments.
var aScript = rapid.Custom(func(t *rapid.T) string {
	before, after := rapid.SliceOfN(aLine, 0, 3).Draw(t, "before"), rapid.SliceOfN(aLine, 0, 3).Draw(t, "after")
	return strings.Join(slices.Concat(before, []string{"x = 1"}, after), "\n") + rapid.SampledFrom([]string{"", "\n", "\n\n", " \n"}).Draw(t, "end")
})

var aCustomization = rapid.Custom(func(t *rapid.T) *customization {
	c := &customization{}
	c.Kind, c.APIVersion = customizationKind.Kind, customizationKind.GroupVersion().String()
	c.Name = rapid.StringMatching(`[a-z][a-z0-9-]{0,9}`).Draw(t, "name")
	c.Spec.Target = configv1alpha1.CustomizationTarget{APIVersion: "example.io/v1", Kind: rapid.SampledFrom([]string{"Widget", "Gadget"}).Draw(t, "kind")}
	for _, rule := range lua.Rules {
		if rapid.Bool().Draw(t, "has "+rule.Field) {
			rule.SetScript(&c.Spec.Customizations, aScript.Draw(t, rule.Field))
		}
	}
	return c
})

// What comes out of the editor as it went in is the same customization, whatever is in it.
func TestText_roundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		c := aCustomization.Draw(t, "customization")
		text := append(preamble(fmt.Errorf("something\nor other")), format(c, rapid.Bool().Draw(t, "with the manual"))...)
		got, err := parse(text, c)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c, got); diff != "" {
			t.Errorf("-before +after:\n%s\n%s", diff, text)
		}
		if again := withoutPreamble(text); !strings.HasPrefix(string(again), markName) {
			t.Errorf("the text begins with %.40q", again)
		}
	})
}

// A file that is saved says what was edited; what was not edited stays.
func TestSaveFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	number := 0
	rapid.Check(t, func(t *rapid.T) {
		before, after := aCustomization.Draw(t, "before"), aCustomization.Draw(t, "after")
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
			t.Errorf("what was in the file is lost:\n%s", saved)
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

// Each manual is about its operation, and names the function that is called.
func TestManuals(t *testing.T) {
	t.Parallel()
	for i, m := range manuals {
		if m.operation != interpret.Operations[i] || m.operation != lua.Rules[i].Operation {
			t.Errorf("%s stands where %s should", m.operation, interpret.Operations[i])
		}
		verdict := func(function string) error {
			var r configv1alpha1.CustomizationRules
			// With two functions, the name decides which of them is called.
			lua.Rules[i].SetScript(&r, "function "+function+" end function Other() end")
			return lua.Check(r)[i].Err
		}
		if err := verdict(m.function); err != nil {
			t.Errorf("%s: %v", m.operation, err)
		}
		if err := verdict("x" + m.function); err == nil {
			t.Errorf("%s: a function of any name is taken, so that this test proves nothing", m.operation)
		}
	}
}
