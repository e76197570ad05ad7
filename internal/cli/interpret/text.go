// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/lua"
)

// Markers in the text of a customization, which is all its scripts in one Lua file (cli, interpret). Other comments belong
// to the script that they are in, except for those before the first marker.
const (
	markName       = "---@name:"
	markAPIVersion = "---@apiVersion:"
	markKind       = "---@kind:"
	markRule       = "---@rule:"
	// markDoc begins what is shown to the user and not kept.
	markDoc = "---@doc:"
)

// preamble says what the text is, and what is wrong with it.
func preamble(problem error) []byte {
	var text bytes.Buffer
	fmt.Fprintln(&text, "-- The scripts of a ResourceInterpreterCustomization, each below its ---@rule. They are checked and then saved.")
	fmt.Fprintln(&text, "-- A rule without a script is removed. What is above the first line that begins with ---@ is ignored.")
	if problem != nil {
		fmt.Fprintln(&text, "--")
		for line := range strings.SplitSeq("Not saved yet: "+problem.Error(), "\n") {
			fmt.Fprintln(&text, "-- "+line)
		}
	}
	text.WriteByte('\n')
	return text.Bytes()
}

// withoutPreamble drops what stands before the first marker.
func withoutPreamble(text []byte) []byte {
	for rest := text; ; {
		if bytes.HasPrefix(rest, []byte("---@")) {
			return rest
		}
		end := bytes.IndexByte(rest, '\n')
		if end < 0 {
			return text
		}
		rest = rest[end+1:]
	}
}

// format is the text of a customization.
func format(c *customization, withManual bool) []byte {
	var text bytes.Buffer
	fmt.Fprintln(&text, markName+c.Name)
	fmt.Fprintln(&text, markAPIVersion+c.Spec.Target.APIVersion)
	fmt.Fprintln(&text, markKind+c.Spec.Target.Kind)
	for i, rule := range lua.Rules {
		fmt.Fprintf(&text, "\n%s%s\n", markRule, rule.Operation)
		if withManual {
			for _, line := range manuals[i].lines() {
				fmt.Fprintln(&text, markDoc, line)
			}
		}
		if script := trim(rule.Script(&c.Spec.Customizations)); script != "" {
			fmt.Fprintln(&text, script)
		}
	}
	return text.Bytes()
}

// parse reads the text of a customization that was another one before. A script that differs in nothing but the space
// around it stays as it was.
func parse(text []byte, before *customization) (*customization, error) {
	after := before.DeepCopy()
	after.Name, after.Spec.Target, after.Spec.Customizations = "", configv1alpha1.CustomizationTarget{}, configv1alpha1.CustomizationRules{}
	scripts := map[operation]*strings.Builder{}
	var script *strings.Builder
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		marker := strings.TrimRight(line, " \t\r\n")
		switch {
		case strings.HasPrefix(marker, markName):
			after.Name = strings.TrimSpace(marker[len(markName):])
		case strings.HasPrefix(marker, markAPIVersion):
			after.Spec.Target.APIVersion = strings.TrimSpace(marker[len(markAPIVersion):])
		case strings.HasPrefix(marker, markKind):
			after.Spec.Target.Kind = strings.TrimSpace(marker[len(markKind):])
		case strings.HasPrefix(marker, markDoc):
		case strings.HasPrefix(marker, markRule):
			asked := operation(strings.TrimSpace(marker[len(markRule):]))
			if !known(asked) {
				return nil, fmt.Errorf("line %d: there is no rule for %q", number, asked)
			}
			if scripts[asked] != nil {
				return nil, fmt.Errorf("line %d: there is a rule for %s already", number, asked)
			}
			script = &strings.Builder{}
			scripts[asked] = script
		case script != nil:
			script.WriteString(line)
		case marker != "" && !strings.HasPrefix(strings.TrimSpace(marker), "--"):
			return nil, fmt.Errorf("line %d: a script must stand below its %s", number, markRule)
		}
	}
	if after.Name == "" && before.Name != "" {
		return nil, fmt.Errorf("the name is missing: %s %s", markName, before.Name)
	}
	for _, rule := range lua.Rules {
		was := rule.Script(&before.Spec.Customizations)
		switch now := scripts[rule.Operation]; {
		case now == nil || !code(now.String()):
		case trim(now.String()) == trim(was):
			rule.SetScript(&after.Spec.Customizations, was)
		default:
			rule.SetScript(&after.Spec.Customizations, trim(now.String())+"\n")
		}
	}
	return after, nil
}

func known(asked operation) bool {
	return slices.ContainsFunc(lua.Rules, func(rule lua.Rule) bool { return rule.Operation == asked })
}

// trim drops empty lines around a script and the space at its end.
func trim(script string) string {
	script = strings.TrimRight(script, " \t\r\n")
	for {
		first, rest, more := strings.Cut(script, "\n")
		if !more || strings.TrimSpace(first) != "" {
			return script
		}
		script = rest
	}
}

// code says whether there is anything but comments of whole lines.
func code(script string) bool {
	for line := range strings.Lines(script) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "--") {
			return true
		}
	}
	return false
}
