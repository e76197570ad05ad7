// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

func TestRules_coverAllOperations(t *testing.T) {
	t.Parallel()
	var operations []configv1alpha1.InterpreterOperation
	for _, r := range Rules {
		operations = append(operations, r.Operation)
		var one configv1alpha1.CustomizationRules
		r.SetScript(&one, " x")
		for _, other := range Rules {
			want := ""
			if other.Operation == r.Operation {
				want = " x"
			}
			if got := other.Script(&one); got != want {
				t.Errorf("script of %s = %q after setting %s, want %q", other.Operation, got, r.Operation, want)
			}
		}
		wire, err := json.Marshal(one)
		if want := `{"` + r.Field + `":{"luaScript":" x"}}`; err != nil || string(wire) != want {
			t.Errorf("%s: JSON = %s, %v, want %s", r.Operation, wire, err, want)
		}
		r.SetScript(&one, "\n ")
		if got := r.Script(&one); got != "" {
			t.Errorf("%s: script = %q for white space, want none", r.Operation, got)
		}
	}
	if diff := cmp.Diff(interpret.Operations, operations); diff != "" {
		t.Errorf("operations (-want +got):\n%s", diff)
	}
}
