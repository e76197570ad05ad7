// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// For any policy, Apply returns an error or an object with the same identity. It does not change its argument, and
// returns the same result for the same arguments.
func TestApply_properties(t *testing.T) {
	t.Parallel()
	template := parse(t, deployment)
	rapid.Check(t, func(r *rapid.T) {
		operators := rapid.SampledFrom([]policyv1alpha1.OverriderOperator{"add", "remove", "replace", "addIfAbsent", "move", ""})
		paths := rapid.SampledFrom([]string{
			"", "/", "spec", "/spec", "/kind", "/metadata", "/metadata/name", "/metadata/labels", "/metadata/labels/app", "/spec/replicas",
			"/spec/template/spec/containers", "/spec/template/spec/containers/0", "/spec/template/spec/containers/-",
			"/spec/template/spec/containers/-1", "/spec/template/spec/containers/99", "/spec/template/spec/containers/0/image",
			"/spec/~", "/spec/~0~1", "/spec/replicas/x",
		})
		values := rapid.SampledFrom([]string{"", "null", "1", `"a"`, "{}", "[]", `{"a":[1,{"b":null}]}`, `["x"]`, "{", `"${cluster.name}"`})
		p := &policyv1alpha1.OverridePolicy{}
		x := &p.Spec.Overriders
		p.Spec.ExpandVariables = rapid.Bool().Draw(r, "variables")
		for range rapid.IntRange(0, 3).Draw(r, "patches") {
			x.Plaintext = append(x.Plaintext, policyv1alpha1.PlaintextOverrider{
				Path: paths.Draw(r, "path"), Operator: operators.Draw(r, "operator"), Value: apiextensionsv1.JSON{Raw: []byte(values.Draw(r, "value"))},
			})
		}
		for range rapid.IntRange(0, 2).Draw(r, "fields") {
			operation := policyv1alpha1.YAMLPatchOperation{
				SubPath: paths.Draw(r, "subPath"), Operator: operators.Draw(r, "operator"),
				Value: apiextensionsv1.JSON{Raw: []byte(values.Draw(r, "value"))},
			}
			x.FieldOverrider = append(x.FieldOverrider, policyv1alpha1.FieldOverrider{
				FieldPath: paths.Draw(r, "fieldPath"), YAML: []policyv1alpha1.YAMLPatchOperation{operation},
			})
		}
		for range rapid.IntRange(0, 2).Draw(r, "images") {
			image := policyv1alpha1.ImageOverrider{
				Component: rapid.SampledFrom([]policyv1alpha1.ImageComponent{"Registry", "Repository", "Tag", ""}).Draw(r, "component"),
				Operator:  operators.Draw(r, "operator"), Value: rapid.SampledFrom([]string{"", "a", "a/b", ":", "@", "a b", digest}).Draw(r, "value"),
			}
			if rapid.Bool().Draw(r, "predicate") {
				image.Predicate = &policyv1alpha1.ImagePredicate{Path: paths.Draw(r, "predicatePath")}
			}
			x.ImageOverrider = append(x.ImageOverrider, image)
		}
		apply := func() (*Object, string) {
			after, _, err := Apply(t.Context(), template, cluster("m1"), []Policy{p}, revise)
			if err != nil {
				return nil, err.Error()
			}
			return after, ""
		}
		after, err := apply()
		if err == "" && (after.GetName() != "nginx" || after.GetNamespace() != "default" || after.GetKind() != "Deployment") {
			r.Fatalf("Apply = %v", after)
		}
		if diff := cmp.Diff(parse(t, deployment), template); diff != "" {
			r.Fatalf("Apply changed its argument:\n%s", diff)
		}
		if again, errAgain := apply(); cmp.Diff(after, again) != "" || err != errAgain {
			r.Fatalf("Apply = %v, %s, then %v, %s", after, err, again, errAgain)
		}
	})
}
