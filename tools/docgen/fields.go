// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/component-base/featuregate"

	"karmada.io/karmada/internal/features"
)

type schema = apiextensionsv1.JSONSchemaProps

// kindPage returns the page of a kind: the introduction, then every field. If twin has the same fields, the page links those of twin.
// elsewhere maps the fields of objects to links into the pages that describe them.
func kindPage(k kind, twin *kind, elsewhere map[string]string, intro []byte) []byte {
	b := &bytes.Buffer{}
	fmt.Fprintf(b, notice, introDir+"/"+k.file())
	b.Write(bytes.TrimSpace(intro))
	fmt.Fprintf(b, "\n\n## At a glance\n\n| | |\n|---|---|\n| apiVersion | %s |\n| resource | `%s` |\n| scope | %s |\n",
		versionList(k), k.plural, scopeName(k))
	if len(k.short) > 0 {
		fmt.Fprintf(b, "| short name | `%s` |\n", strings.Join(k.short, "`, `"))
	}
	fmt.Fprintf(b, "| served by | %s |\n", k.server)
	if columns := k.versions[0].columns; len(columns) > 0 {
		fmt.Fprintf(b, "| columns | NAME, %s |\n", strings.Join(columns, ", "))
	}
	for i, v := range k.versions {
		if i == 0 {
			b.WriteString("\n## Fields\n")
		} else {
			fmt.Fprintf(b, "\n## Fields of %s\n", v.name)
		}
		if text := prose(v.schema.Description); text != "" {
			fmt.Fprintf(b, "\n%s\n", text)
		}
		prefix := ""
		if i > 0 {
			prefix = v.name + "-"
		}
		if twin != nil && i < len(twin.versions) && fingerprint(v.schema) == fingerprint(twin.versions[i].schema) {
			fmt.Fprintf(b, "\nThe fields are the same as in %s `%s`.\n", twin.link(), v.name)
			continue
		}
		w := &writer{out: b, prefix: prefix, shown: map[string]string{}, elsewhere: elsewhere}
		w.object("", v.schema)
	}
	return b.Bytes()
}

func versionList(k kind) string {
	var names []string
	for _, v := range k.versions {
		names = append(names, "`"+k.group+"/"+v.name+"`")
	}
	if len(names) == 1 {
		return names[0]
	}
	return names[0] + "; also served: " + strings.Join(names[1:], ", ")
}

// writer prints the fields of one version, breadth first, each object under its own heading.
type writer struct {
	out    *bytes.Buffer
	prefix string            // prefix of anchors
	shown  map[string]string // path of the description of an object, by its fingerprint
	// elsewhere is the link to the description of an object in another page, by its fields.
	elsewhere map[string]string
	queue     []object
}

type object struct {
	path   string
	schema *schema
}

// object prints an object and all objects below it.
func (w *writer) object(path string, s *schema) {
	w.queue = append(w.queue, object{path, s})
	for len(w.queue) > 0 {
		next := w.queue[0]
		w.queue = w.queue[1:]
		w.list(next.path, next.schema)
	}
}

// standard lists the fields that every kind has.
var standard = []string{"apiVersion", "kind", "metadata"}

// list prints the fields of one object.
func (w *writer) list(path string, s *schema) {
	if path != "" {
		fmt.Fprintf(w.out, "\n<a id=\"%s%s\"></a>\n\n### %s\n", w.prefix, anchor(path), path)
	}
	w.rules(s)
	w.out.WriteString("\n")
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		if path == "" && slices.Contains(standard, name) {
			continue
		}
		p := s.Properties[name]
		w.field(strings.TrimPrefix(path+"."+name, "."), name, &p, slices.Contains(s.Required, name))
	}
}

// field prints one field and queues the object that it holds.
func (w *writer) field(path, name string, s *schema, required bool) {
	facts := []string{typeOf(s)}
	if required {
		facts = append(facts, "required")
	}
	facts = append(facts, limits(s)...)
	fmt.Fprintf(w.out, "- **`%s`** (%s)", name, strings.Join(facts, ", "))
	if text := prose(s.Description); text != "" {
		fmt.Fprintf(w.out, ": %s", strings.ReplaceAll(text, "\n", "\n  "))
	}
	inner, suffix := content(s)
	if inner == nil {
		w.out.WriteString("\n")
		return
	}
	path += suffix
	key := fingerprint(inner)
	if first, ok := w.shown[key]; ok {
		fmt.Fprintf(w.out, " → same as [%s](#%s%s)\n", first, w.prefix, anchor(first))
		return
	}
	if link := w.elsewhere[fieldsOf(inner)]; link != "" {
		fmt.Fprintf(w.out, " → fields of %s\n", link)
		return
	}
	w.shown[key] = path
	fmt.Fprintf(w.out, " → [%s](#%s%s)\n", path, w.prefix, anchor(path))
	w.queue = append(w.queue, object{path, inner})
}

// rules prints the validation rules of an object.
func (w *writer) rules(s *schema) {
	for i := range s.XValidations {
		if i == 0 {
			w.out.WriteString("\nThe API server rejects an object that violates one of these rules:\n\n")
		}
		rule := &s.XValidations[i]
		text := "`" + strings.Join(strings.Fields(rule.Rule), " ") + "`"
		if rule.Message != "" {
			text += ": " + rule.Message
		}
		fmt.Fprintf(w.out, "- %s\n", text)
	}
}

// content returns the object in a field, in the items of a list or in the values of a map. It also returns the suffix of its path.
// It returns nil if there is no object with fields.
func content(s *schema) (inner *schema, suffix string) {
	for {
		switch {
		case knownType(s) != "":
			return nil, ""
		case len(s.Properties) > 0:
			return s, suffix
		case s.Items != nil && s.Items.Schema != nil:
			s, suffix = s.Items.Schema, suffix+"[]"
		case s.AdditionalProperties != nil && s.AdditionalProperties.Schema != nil:
			s, suffix = s.AdditionalProperties.Schema, suffix+"{}"
		default:
			return nil, ""
		}
	}
}

// fingerprint identifies an object by its schema, without the description and default of the field that holds it.
func fingerprint(s *schema) string {
	plain := s.DeepCopy()
	plain.Description, plain.Default, plain.Nullable = "", nil, false
	raw, err := json.Marshal(plain)
	if err != nil {
		return err.Error() // impossible: the schema was decoded from JSON
	}
	return string(raw)
}

// fieldsOf identifies an object as fingerprint does, without validation rules.
func fieldsOf(s *schema) string {
	plain := s.DeepCopy()
	removeRules(plain)
	return fingerprint(plain)
}

func removeRules(s *schema) {
	s.XValidations = nil
	for name, p := range s.Properties {
		removeRules(&p)
		s.Properties[name] = p
	}
	if s.Items != nil && s.Items.Schema != nil {
		removeRules(s.Items.Schema)
	}
	if s.AdditionalProperties != nil && s.AdditionalProperties.Schema != nil {
		removeRules(s.AdditionalProperties.Schema)
	}
}

// known maps the sorted fields of types that Kubernetes documents to their names.
var known = map[string]string{
	"lastTransitionTime message observedGeneration reason status type": "condition",
	"lastTransitionTime message reason status type":                    "condition",
	"effect key operator tolerationSeconds value":                      "toleration",
	"matchExpressions matchLabels":                                     "label selector",
	"nodeAffinity podAffinity podAntiAffinity":                         "Affinity",
	"claims limits requests":                                           "ResourceRequirements",
	"accessModes dataSource dataSourceRef resources selector storageClassName volumeAttributesClassName volumeMode volumeName": "" +
		"PersistentVolumeClaimSpec",
	"containerResource external object pods resource type":       "metric of `autoscaling/v2`",
	"policies selectPolicy stabilizationWindowSeconds tolerance": "HPAScalingRules of `autoscaling/v2`",
	"defaultBackend ingressClassName rules tls":                  "IngressSpec",
	"host http":         "IngressRule",
	"hosts secretName":  "IngressTLS",
	"resource service":  "IngressBackend",
	"hostname ip ports": "LoadBalancerIngress",
}

func knownType(s *schema) string {
	return known[strings.Join(slices.Sorted(maps.Keys(s.Properties)), " ")]
}

func typeOf(s *schema) string {
	switch name := knownType(s); {
	case name != "":
		return name
	case s.XIntOrString:
		return "integer or string"
	case s.Items != nil && s.Items.Schema != nil:
		return "list of " + typeOf(s.Items.Schema)
	case s.AdditionalProperties != nil && s.AdditionalProperties.Schema != nil:
		return "map of " + typeOf(s.AdditionalProperties.Schema)
	case s.Type == "object" && len(s.Properties) == 0:
		return "any object"
	case s.Format == "date-time":
		return "time"
	case s.Format == "byte":
		return "base64"
	case s.Type == "":
		return "any value"
	default:
		return s.Type
	}
}

// limits returns the constraints of a field.
func limits(s *schema) []string {
	var out []string
	values := s
	if s.Items != nil && s.Items.Schema != nil && len(s.Items.Schema.Enum) > 0 {
		values = s.Items.Schema
	}
	if len(values.Enum) > 0 {
		var words []string
		for _, v := range values.Enum {
			words = append(words, "`"+strings.Trim(string(v.Raw), `"`)+"`")
		}
		out = append(out, "one of "+strings.Join(words, " "))
	}
	if d := s.Default; d != nil && string(d.Raw) != "{}" && string(d.Raw) != `""` {
		out = append(out, "default `"+strings.Trim(string(d.Raw), `"`)+"`")
	}
	for _, limit := range []struct {
		word  string
		value *int64
	}{
		{"at least %d characters", s.MinLength},
		{"at most %d characters", s.MaxLength},
		{"at least %d items", s.MinItems},
		{"at most %d items", s.MaxItems},
	} {
		if limit.value != nil {
			out = append(out, fmt.Sprintf(limit.word, *limit.value))
		}
	}
	if s.Minimum != nil {
		out = append(out, fmt.Sprintf("at least %v", *s.Minimum))
	}
	if s.Maximum != nil {
		out = append(out, fmt.Sprintf("at most %v", *s.Maximum))
	}
	if s.Pattern != "" && !s.XIntOrString {
		out = append(out, "matching `"+s.Pattern+"`")
	}
	return out
}

// prose joins the lines of a comment into paragraphs and escapes them for a table.
func prose(text string) string {
	var paragraphs []string
	for p := range strings.SplitSeq(text, "\n\n") {
		if p = strings.Join(strings.Fields(p), " "); p != "" {
			paragraphs = append(paragraphs, strings.NewReplacer("<", "&lt;", "|", "\\|").Replace(p))
		}
	}
	return gateName.ReplaceAllStringFunc(strings.Join(paragraphs, "\n\n"), func(gate string) string {
		name, state := gateName.FindStringSubmatch(gate)[1], "off"
		if spec, ok := features.New().GetAll()[featuregate.Feature(name)]; !ok {
			return gate
		} else if spec.Default {
			state = "on"
		}
		return fmt.Sprintf("feature gate [%s](../reference/feature-gates.md) (%s by default)", name, state)
	})
}

// gateName matches a feature gate in a comment.
var gateName = regexp.MustCompile(`feature gate (\w+)`)

// anchor returns the anchor of a path.
func anchor(path string) string {
	return strings.NewReplacer(".", "-", "[]", "", "{}", "").Replace(path)
}
