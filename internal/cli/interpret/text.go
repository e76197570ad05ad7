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

// Markers in the text of a customization, a Lua file with all its scripts. Other comments belong to their
// script, except those before the first marker.
const (
	markName       = "---@name:"
	markAPIVersion = "---@apiVersion:"
	markKind       = "---@kind:"
	markRule       = "---@rule:"
	// markDoc starts documentation that is not saved.
	markDoc = "---@doc:"
)

// preamble returns the comment before the first marker, with the error of the previous attempt.
func preamble(problem error) []byte {
	var text bytes.Buffer
	fmt.Fprintln(&text,
		"-- Scripts of a ResourceInterpreterCustomization, each after its ---@rule line. They are validated before they are saved.")
	fmt.Fprintln(&text, "-- A rule without a script is removed. Lines before the first line that starts with ---@ are ignored.")
	if problem != nil {
		fmt.Fprintln(&text, "--")
		for line := range strings.SplitSeq("Not saved: "+problem.Error(), "\n") {
			fmt.Fprintln(&text, "-- "+line)
		}
	}
	text.WriteByte('\n')
	return text.Bytes()
}

// withoutPreamble returns the text from the first marker.
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

// format returns the text of a customization.
func format(c *customization, withDocs bool) []byte {
	var text bytes.Buffer
	fmt.Fprintln(&text, markName+c.Name)
	fmt.Fprintln(&text, markAPIVersion+c.Spec.Target.APIVersion)
	fmt.Fprintln(&text, markKind+c.Spec.Target.Kind)
	for i, rule := range lua.Rules {
		fmt.Fprintf(&text, "\n%s%s\n", markRule, rule.Operation)
		if withDocs {
			for _, line := range operationDocs[i].lines() {
				fmt.Fprintln(&text, markDoc, line)
			}
		}
		if script := trim(rule.Script(&c.Spec.Customizations)); script != "" {
			fmt.Fprintln(&text, script)
		}
	}
	return text.Bytes()
}

// parse returns the customization with the changes of the text. A script whose only changes are leading or trailing blank
// lines is kept unchanged.
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
			op := operation(strings.TrimSpace(marker[len(markRule):]))
			if !isOperation(op) {
				return nil, fmt.Errorf("line %d: unknown operation %q", number, op)
			}
			if scripts[op] != nil {
				return nil, fmt.Errorf("line %d: duplicate rule for %s", number, op)
			}
			script = &strings.Builder{}
			scripts[op] = script
		case script != nil:
			script.WriteString(line)
		case marker != "" && !strings.HasPrefix(strings.TrimSpace(marker), "--"):
			return nil, fmt.Errorf("line %d: a script must follow its %s line", number, markRule)
		}
	}
	if after.Name == "" && before.Name != "" {
		return nil, fmt.Errorf("missing name: %s %s", markName, before.Name)
	}
	for _, rule := range lua.Rules {
		old := rule.Script(&before.Spec.Customizations)
		switch edited := scripts[rule.Operation]; {
		case edited == nil || !hasCode(edited.String()):
		case trim(edited.String()) == trim(old):
			rule.SetScript(&after.Spec.Customizations, old)
		default:
			rule.SetScript(&after.Spec.Customizations, trim(edited.String())+"\n")
		}
	}
	return after, nil
}

func isOperation(op operation) bool {
	return slices.ContainsFunc(lua.Rules, func(rule lua.Rule) bool { return rule.Operation == op })
}

// trim removes blank lines around a script and trailing space.
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

// hasCode reports whether a script has lines other than comments.
func hasCode(script string) bool {
	for line := range strings.Lines(script) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "--") {
			return true
		}
	}
	return false
}
