// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"maps"
	"testing"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestPending(t *testing.T) {
	t.Parallel()
	p := policyOf(t, `{overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}`)
	changed := policyOf(t, `{overriders: {labelsOverrider: [{operator: add, value: {a: c}}]}}`)
	cop := &policyv1alpha1.ClusterOverridePolicy{Spec: *p.Spec.DeepCopy()}
	cop.Name = "cluster"
	all := func(policies ...Policy) (out []Applied) {
		for _, p := range policies {
			out = append(out, Applied{Policy: p, Overriders: Rules(p.OverrideSpec())[0].Overriders})
		}
		return out
	}
	for name, test := range map[string]struct {
		recorded, now []Applied
		want          string
	}{
		"none":    {},
		"applied": {recorded: all(cop, p), now: all(cop, p)},
		"new":     {now: all(p), want: "the Work does not have the rules of OverridePolicy override yet"},
		"changed": {recorded: all(cop, p), now: all(cop, changed), want: "the Work does not have the rules of OverridePolicy override yet"},
		"deleted": {recorded: all(cop, p), now: all(p), want: "the Work still has rules of ClusterOverridePolicy cluster, which no longer apply"},
	} {
		annotations, err := Annotations(test.recorded)
		if err != nil {
			t.Fatal(err)
		}
		annotations = Annotate(map[string]string{"other": "x"}, maps.Clone(annotations))
		if got, err := Pending(annotations, test.now); got != test.want || err != nil {
			t.Errorf("%s: Pending = %q, %v, want %q", name, got, err, test.want)
		}
	}
}
