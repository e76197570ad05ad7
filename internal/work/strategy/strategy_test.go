// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package strategy

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/types"
	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

func TestOf(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		annotation string
		policy     policyv1alpha1.ApplyStrategy
		want       policyv1alpha1.ApplyStrategy
		err        string
	}{
		"nothing set":                     {},
		"policy":                          {policy: "CreateOnly", want: "CreateOnly"},
		"annotation":                      {annotation: "Adopt", want: "Adopt"},
		"the annotation takes precedence": {annotation: "Merge", policy: "CreateOnly", want: "Merge"},
		"invalid annotation": {
			annotation: "createonly", policy: "Merge",
			err: `annotation work.karmada.io/apply-strategy: unsupported value "createonly"`,
		},
		"invalid policy":                     {policy: "Replace", err: "applyStrategy of the policy: unsupported value"},
		"invalid policy, valid annotation":   {annotation: "Merge", policy: "Replace", want: "Merge"},
		"the message lists the alternatives": {annotation: "x", err: "must be one of: Merge, CreateOnly, Adopt"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := Of(map[string]string{names.ApplyStrategy: tc.annotation}, tc.policy)
			if got != tc.want || (err != nil) != (tc.err != "") || err != nil && !strings.Contains(err.Error(), tc.err) {
				t.Errorf("Of = %q, %v, want %q, error with %q", got, err, tc.want, tc.err)
			}
			if err != nil && !errors.Is(err, ErrInvalid) {
				t.Errorf("error %v does not wrap ErrInvalid", err)
			}
		})
	}
}

func TestParseApprovals(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]Approvals{
		"":                         {},
		"m1=a":                     {"m1": "a"},
		"m1=a,m2=b":                {"m1": "a", "m2": "b"},
		" m1=a , m2 ,=c,m3=,,m4=d": {"m1": "a", "m4": "d"}, //nolint:gocritic // spaces are ignored
	} {
		if diff := cmp.Diff(want, ParseApprovals(map[string]string{names.AdoptionApproved: text})); diff != "" {
			t.Errorf("ParseApprovals(%q) (-want +got):\n%s", text, diff)
		}
	}
}

func TestApprovals_String(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		a := Approvals{}
		for k, v := range rapid.MapOf(rapid.StringMatching(`[a-z0-9.-]{1,10}`), rapid.StringMatching(`[a-f0-9-]{1,36}`)).Draw(t, "approvals") {
			a[k] = types.UID(v)
		}
		if diff := cmp.Diff(a, ParseApprovals(map[string]string{names.AdoptionApproved: a.String()})); diff != "" {
			t.Errorf("after String and ParseApprovals (-want +got):\n%s", diff)
		}
	})
}
