// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rules

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// Every operation has its rule, in the order of the lists that users see, and only that rule.
func TestAll(t *testing.T) {
	t.Parallel()
	var operations []configv1alpha1.InterpreterOperation
	for _, r := range All {
		operations = append(operations, r.Operation)
		var one Rules
		r.Write(&one, " x")
		for _, other := range All {
			want := ""
			if other.Operation == r.Operation {
				want = " x"
			}
			if got := other.Script(&one); got != want {
				t.Errorf("a script for %s is read as %q for %s", r.Operation, got, other.Operation)
			}
		}
		wire, err := json.Marshal(one)
		if want := `{"` + r.Field + `":{"luaScript":" x"}}`; err != nil || string(wire) != want {
			t.Errorf("%s: %s, error %v, want %s", r.Operation, wire, err, want)
		}
		r.Write(&one, "\n ")
		if got := r.Script(&one); got != "" {
			t.Errorf("%s: space is a script %q", r.Operation, got)
		}
	}
	if diff := cmp.Diff(interpret.Operations, operations); diff != "" {
		t.Errorf("-operations +rules:\n%s", diff)
	}
}
