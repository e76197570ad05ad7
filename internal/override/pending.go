// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"encoding/json"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/equality"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// record is an applied rule in an annotation of a Work.
type record struct {
	PolicyName string                    `json:"policyName"`
	Overriders policyv1alpha1.Overriders `json:"overriders"`
}

// Pending returns why the annotations of a Work record other rules than those in applied, or "". applied holds the rules of the
// current policies.
func Pending(annotations map[string]string, applied []Applied) (string, error) {
	wanted, err := Annotations(applied)
	if err != nil {
		return "", err
	}
	for _, s := range Scopes(true) {
		if annotations[s.Annotation] == wanted[s.Annotation] {
			continue
		}
		before, after := byPolicy(annotations[s.Annotation]), byPolicy(wanted[s.Annotation])
		for _, name := range sortedNames(after) {
			if !equality.Semantic.DeepEqual(before[name], after[name]) {
				return fmt.Sprintf("the Work does not have the rules of %s %s yet", s.Kind, name), nil
			}
		}
		for _, name := range sortedNames(before) {
			if after[name] == nil {
				return fmt.Sprintf("the Work still has rules of %s %s, which no longer apply", s.Kind, name), nil
			}
		}
	}
	return "", nil
}

// byPolicy returns the rules in an annotation by the name of their policy. Those of an invalid annotation are omitted.
func byPolicy(annotation string) map[string][]record {
	var all []record
	if json.Unmarshal([]byte(annotation), &all) != nil {
		return nil
	}
	out := map[string][]record{}
	for _, r := range all {
		out[r.PolicyName] = append(out[r.PolicyName], r)
	}
	return out
}

func sortedNames(rules map[string][]record) (out []string) {
	for name := range rules {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}
