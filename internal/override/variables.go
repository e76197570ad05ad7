// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

var (
	// variablePattern matches a literal "$${", a variable, and a "${" without "}".
	variablePattern = regexp.MustCompile(`\$\$\{|\$\{[^{}]*\}|\$\{`)
	labelVariable   = regexp.MustCompile(`^cluster\.labels\['([^']+)'\]$`)
)

const knownVariables = "cluster.name, cluster.region, cluster.zone, cluster.provider, cluster.labels['KEY']"

// expander returns the value of a variable of a cluster. label is set for the variable of a label.
type expander func(variable, label string) (string, error)

// Expand returns a copy of overriders whose values have the variables replaced by the values of the cluster. A variable that is
// unknown, or that has no value for the cluster, is an error.
func Expand(x *policyv1alpha1.Overriders, cluster *clusterv1alpha1.Cluster) (*policyv1alpha1.Overriders, error) {
	return expand(x, func(variable, label string) (string, error) {
		var value string
		switch variable {
		case "cluster.name":
			return cluster.Name, nil
		case "cluster.region":
			value = cluster.Spec.Region
		case "cluster.provider":
			value = cluster.Spec.Provider
		case "cluster.zone":
			zones := placement.Zones(cluster)
			if len(zones) > 1 {
				return "", fmt.Errorf("${%s}: cluster %s has %d zones", variable, cluster.Name, len(zones))
			}
			value = strings.Join(zones, "")
		default:
			value, found := cluster.Labels[label]
			if !found {
				return "", fmt.Errorf("${%s}: cluster %s has no label %q", variable, cluster.Name, label)
			}
			return value, nil
		}
		if value == "" {
			return "", fmt.Errorf("${%s}: cluster %s has no value for it", variable, cluster.Name)
		}
		return value, nil
	})
}

// ExpandPlaceholders is like Expand, but replaces every known variable by a placeholder that is valid as a label value. The
// admission of policies uses it to validate values that depend on the cluster.
func ExpandPlaceholders(x *policyv1alpha1.Overriders) (*policyv1alpha1.Overriders, error) {
	return expand(x, func(string, string) (string, error) { return "x", nil })
}

func expand(x *policyv1alpha1.Overriders, value expander) (*policyv1alpha1.Overriders, error) {
	out := x.DeepCopy()
	var errs []error
	replace := func(text *string) {
		after, err := value.text(*text)
		if err != nil {
			errs = append(errs, err)
			return
		}
		*text = after
	}
	for i := range out.ImageOverrider {
		replace(&out.ImageOverrider[i].Value)
	}
	for _, list := range [][]policyv1alpha1.CommandArgsOverrider{out.CommandOverrider, out.ArgsOverrider} {
		for i := range list {
			for j := range list[i].Value {
				replace(&list[i].Value[j])
			}
		}
	}
	for _, list := range [][]policyv1alpha1.LabelAnnotationOverrider{out.LabelsOverrider, out.AnnotationsOverrider} {
		for i := range list {
			for _, key := range slices.Sorted(maps.Keys(list[i].Value)) {
				text := list[i].Value[key]
				replace(&text)
				list[i].Value[key] = text
			}
		}
	}
	replaceJSON := func(raw *apiextensionsv1.JSON) { errs = append(errs, value.json(raw)) }
	for i := range out.FieldOverrider {
		for j := range out.FieldOverrider[i].JSON {
			replaceJSON(&out.FieldOverrider[i].JSON[j].Value)
		}
		for j := range out.FieldOverrider[i].YAML {
			replaceJSON(&out.FieldOverrider[i].YAML[j].Value)
		}
	}
	for i := range out.Plaintext {
		replaceJSON(&out.Plaintext[i].Value)
	}
	return out, errors.Join(errs...)
}

// text replaces the variables in a text.
func (value expander) text(text string) (string, error) {
	var errs []error
	out := variablePattern.ReplaceAllStringFunc(text, func(found string) string {
		switch found {
		case "$${":
			return "${"
		case "${":
			errs = append(errs, fmt.Errorf("%q has ${ without }; write $${ for a literal ${", text))
			return found
		}
		name, label := found[2:len(found)-1], ""
		switch name {
		case "cluster.name", "cluster.region", "cluster.zone", "cluster.provider":
		default:
			parts := labelVariable.FindStringSubmatch(name)
			if parts == nil {
				errs = append(errs, fmt.Errorf("unknown variable %s, must be one of: %s; write $${ for a literal ${", found, knownVariables))
				return found
			}
			label = parts[1]
		}
		replacement, err := value(name, label)
		if err != nil {
			errs = append(errs, err)
		}
		return replacement
	})
	return out, errors.Join(errs...)
}

// json replaces the variables in all strings of a JSON value. Keys are not changed.
func (value expander) json(raw *apiextensionsv1.JSON) error {
	if !bytes.Contains(raw.Raw, []byte("${")) {
		return nil
	}
	decoder := json.NewDecoder(bytes.NewReader(raw.Raw))
	decoder.UseNumber() // numbers keep their digits
	var document any
	if err := decoder.Decode(&document); err != nil {
		return fmt.Errorf("decode value: %w", err)
	}
	document, err := value.walk(document)
	if err != nil {
		return err
	}
	if raw.Raw, err = json.Marshal(document); err != nil {
		return fmt.Errorf("encode value: %w", err)
	}
	return nil
}

func (value expander) walk(v any) (any, error) {
	var err error
	switch v := v.(type) {
	case string:
		return value.text(v)
	case []any:
		for i := range v {
			if v[i], err = value.walk(v[i]); err != nil {
				return nil, err
			}
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if v[key], err = value.walk(v[key]); err != nil {
				return nil, err
			}
		}
	}
	return v, nil
}
