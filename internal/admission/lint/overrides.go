// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/admission/marks"
	"karmada.io/karmada/internal/override"
)

// withRules reports overriders that rules disable.
func withRules(c *call, at string, value any) {
	if rules, _ := nested(c.object, "spec", "overrideRules").([]any); value != nil && len(rules) > 0 {
		c.report(at, "has no effect with overrideRules")
	}
}

// unused reports whether overriders are ignored because there are rules.
func (c *call) unused(at string) bool {
	return strings.HasPrefix(at, "spec.overriders") && nested(c.object, "spec", "overrideRules") != nil
}

// ineffective returns why an override of a field has no effect on an object that the policy selects, or "". Without selectors, it selects
// objects of all kinds.
func (c *call) ineffective(path ...string) string {
	why := override.Ineffective(path...)
	if why != "" {
		return why
	}
	for _, kind := range c.kindsOfSelectors() {
		if why = override.IneffectiveOn(kind.Kind, path...); why == "" {
			return ""
		}
	}
	return why
}

// pointers requires JSON pointers in patches. The contract allows storing others, which fail in every cluster.
func pointers(c *call, at string, value any) {
	if c.unused(at) {
		return
	}
	for i, patch := range as[[]policyv1alpha1.PlaintextOverrider](value) {
		place := fmt.Sprintf("%s[%d]", at, i)
		if slices.Contains([]string{"/kind", "/metadata/name", "/metadata/namespace"}, patch.Path) {
			c.report(place+".path", "identifies the object, and cannot be changed; the override fails in each cluster")
		}
		removes := patch.Operator == policyv1alpha1.OverriderOpRemove
		set := len(patch.Value.Raw) > 0 && string(patch.Value.Raw) != "null"
		if set && removes {
			c.report(place+".value", "has no effect with the operator remove")
		} else if !set && !removes {
			c.report(place+".value", "is not set, so that the field is set to null")
		}
		parts, err := override.ParsePointer(patch.Path)
		if err != nil {
			c.report(place+".path", "%v", err)
		} else if c.effective(place+".path", parts, patch.Operator) && !removes {
			var content any
			_ = json.Unmarshal(patch.Value.Raw, &content) // valid in a decoded policy
			c.content(place+".value", parts, content)
		}
	}
}

// effective reports an override of a field that no selected object has, or that has no effect, and returns whether there is none.
func (c *call) effective(at string, path []string, operator policyv1alpha1.OverriderOperator) bool {
	why := c.ineffective(path...)
	switch {
	case why == "":
		return c.exists(at, path, operator)
	case operator == policyv1alpha1.OverriderOpAdd || override.AlwaysSet(path):
		c.report(at, "%s", why)
	default:
		c.report(at, "the override fails if the object lacks the field, and otherwise %s", why)
	}
	return false
}

// exists reports a path that no selected object can have, if all selected kinds are built in, and returns whether there is none.
func (c *call) exists(at string, path []string, operator policyv1alpha1.OverriderOperator) bool {
	owner, wrong, clause := "metadata", 0, ""
	if len(path) == 0 {
		return true
	}
	if path[0] == "metadata" {
		if wrong, clause = unknownField(reflect.TypeFor[metav1.ObjectMeta](), path[1:]); wrong > 0 {
			wrong++
		}
	}
	for _, kind := range c.selectedKinds() {
		owner = kind.Kind
		if wrong, clause = unknownField(reflect.TypeOf(builtins[kind].object), path); wrong == 0 {
			return true
		}
	}
	if wrong > 0 {
		effect := "the override fails"
		if operator == policyv1alpha1.OverriderOpAdd && wrong == len(path) {
			effect = "clusters ignore it"
		}
		c.report(at, "%s has no field /%s; %s%s", owner, strings.Join(path[:wrong], "/"), effect, clause)
	}
	return wrong == 0
}

// content reports the parts of a value, set at a path, that have no effect or that clusters reject.
func (c *call) content(at string, path []string, value any) {
	for _, found := range override.Within(c.ineffective, value, path...) {
		c.report(at, "/%s %s", strings.Join(found, "/"), c.ineffective(found...))
	}
	if len(path) < 2 || path[0] != "metadata" || path[1] != labelsField && path[1] != annotationsField {
		return
	}
	entries, _ := value.(map[string]any)
	if len(path) > 2 {
		entries = map[string]any{path[2]: value}
	}
	for _, key := range slices.Sorted(maps.Keys(entries)) {
		switch text, isText := entries[key].(string); {
		case isText && c.ineffective("metadata", path[1], key) == "":
			c.entry(at, path[1], key, text)
		case !isText && entries[key] != nil:
			c.report(at, "%s is no string; the override fails in each cluster", key)
		}
	}
}

// The fields of the metadata of an object with keys and values.
const (
	labelsField      = "labels"
	annotationsField = "annotations"
)

// metadata requires labels, or annotations, that clusters accept. The contract allows storing others outside of rules.
func metadata(place string) checker {
	return func(c *call, at string, value any) {
		for i, o := range as[[]policyv1alpha1.LabelAnnotationOverrider](value) {
			for _, key := range slices.Sorted(maps.Keys(o.Value)) {
				if why := c.ineffective("metadata", place, key); why != "" {
					c.report(fmt.Sprintf("%s[%d].value", at, i), "%s %s", key, why)
				} else if o.Operator != policyv1alpha1.OverriderOpRemove {
					c.entry(fmt.Sprintf("%s[%d].value", at, i), place, key, o.Value[key])
				}
			}
		}
	}
}

// entry reports a label, or an annotation, that clusters reject, or that Karmada does not read there.
func (c *call) entry(at, place, key, text string) {
	variable := strings.Contains(text, "${")
	if why := marks.InMember(place == annotationsField, key, text); why != "" && !variable {
		c.report(at, "%s: %s", key, why)
		return
	}
	name := key
	if place == annotationsField {
		text, name = "", strings.ToLower(key)
	}
	if len(validation.IsQualifiedName(name)) > 0 {
		c.report(at, "%q is not a valid key%s", key, c.field.Effect)
	} else if !variable && len(validation.IsValidLabelValue(text)) > 0 {
		c.report(at, "%q is not a valid value of label %s%s", text, key, c.field.Effect)
	}
}

// documents requires paths to fields that a member gets from the manifest, and one form of changes.
func documents(c *call, at string, value any) {
	if c.unused(at) {
		return
	}
	for i, x := range as[[]policyv1alpha1.FieldOverrider](value) {
		place := fmt.Sprintf("%s[%d]", at, i)
		if parts, err := override.ParsePointer(x.FieldPath); err == nil {
			c.effective(place+".fieldPath", parts, policyv1alpha1.OverriderOpReplace) // the field must exist
		}
		if len(x.JSON) > 0 && len(x.YAML) > 0 {
			c.report(place+".json", "has no effect beside yaml")
		}
	}
}

// imagePart requires a value that can be the registry, the repository or the tag of an image, or the end of it, and none to remove one.
func imagePart(c *call, at string, value any) {
	if c.unused(at) {
		return
	}
	x := as[policyv1alpha1.ImageOverrider](value)
	if text := override.InvalidImagePart(&x); text != "" {
		effect := c.field.Effect
		if x.Component == policyv1alpha1.Tag {
			effect = "; it is ignored" // contract
		}
		c.report(at+".value", "%s%s", text, effect)
	}
	if x.Value == "" && x.Component == policyv1alpha1.Registry {
		switch x.Operator {
		case policyv1alpha1.OverriderOpReplace:
			c.report(at+".value", "is empty, so that the registry is removed")
		case policyv1alpha1.OverriderOpAdd:
			c.report(at+".value", "is empty; nothing is changed")
		case policyv1alpha1.OverriderOpRemove, policyv1alpha1.OverriderOpAddIfAbsent: // need no value
		}
	}
	if x.Operator == policyv1alpha1.OverriderOpRemove && x.Value != "" {
		c.report(at+".value", "has no effect with the operator remove, which removes the whole %s", strings.ToLower(string(x.Component)))
	}
	if x.Predicate != nil && x.AllContainers {
		c.report(at+".allContainers", "has no effect beside predicate")
	}
}

// lastCounts reports entries of a list of which only the last one has an effect.
func lastCounts(c *call, at string, value any) {
	if entries, _ := value.([]any); len(entries) > 1 && !c.unused(at) {
		c.report(at, "only the last entry has an effect")
	}
}

// otherSyntax matches a variable of a cluster, with what begins it. Only ${ begins one that is expanded.
var otherSyntax = regexp.MustCompile(`(?i)(\$?\$\{|\$\(|\$|\{\{|#\{|@|%)-?\s*\.?` +
	`(cluster\.(?:name|region|zone|provider)\b|cluster\.labels\['[^']+'\])`)

// ends are the ends of the variables of other programs, by their beginning.
var ends = map[string]string{"$(": ")", "{{": "}}", "#{": "}", "%": "%"}

// lowerCase returns a variable as it is written: the name of a label keeps its letters.
func lowerCase(variable string) string {
	name, label, found := strings.Cut(variable, "[")
	if name = strings.ToLower(name); found {
		name += "[" + label
	}
	return name
}

// variables reports values with a variable if spec.expandVariables is not set, and otherwise those in which nothing is expanded.
func variables(c *call, at string, value any) {
	raw, err := json.Marshal([]any{nested(c.object, "spec", "overriders"), nested(c.object, "spec", "overrideRules")})
	text := string(raw)
	switch {
	case err != nil:
	case value != true && strings.Contains(text, "${cluster."):
		c.report(at, "is not set, so that variables such as ${cluster.name} are not expanded")
	case value != true:
		for _, match := range otherSyntax.FindAllStringSubmatch(text, -1) {
			if begin, variable := match[1], match[2]; begin == "{{" {
				c.report(at, "is not set, so that no variables are expanded; that of {{%s}} is ${%s}", variable, lowerCase(variable))
				return
			}
		}
	case value == true:
		before := len(c.out)
		found := otherSyntax.FindAllStringSubmatch(text, -1)
		slices.SortFunc(found, slices.Compare)
		for _, match := range slices.CompactFunc(found, slices.Equal) {
			if begin, variable := match[1], match[2]; !strings.HasSuffix(begin, "${") {
				c.report(at, "%s%s%s is not expanded; write ${%s}", begin, variable, ends[begin], lowerCase(variable))
			}
		}
		if len(c.out) == before && !strings.Contains(text, "${") {
			c.report(at, "has no effect; no value has a variable such as ${cluster.name}")
		}
	}
}
