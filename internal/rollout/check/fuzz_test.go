// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package check

import (
	"encoding/json"
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Users write the expressions, members the objects.
func FuzzEvaluate(f *testing.F) {
	const object = `{"status":{"conditions":[{"type":"Ready","status":"True"}],"replicas":3},"spec":{"list":["a","b","c"]}}`
	for _, expression := range []string{
		`object.status.conditions.exists(c, c.type == "Ready" && c.status == "True")`,
		`object.spec.list.all(a, object.spec.list.all(b, a + b != ""))`,
		`object.spec.list.filter(a, a.matches("(a*)*b")).size() > 1`, `has(object.status) && object.status.replicas * 2 > 3`,
		`object.spec.list[0].split("").size() == 1`, `object.?status.?replicas.orValue(1) < 2`,
	} {
		f.Add(expression, []byte(object))
	}
	f.Fuzz(func(t *testing.T, expression string, raw []byte) {
		var value any
		if json.Unmarshal(raw, &value) != nil {
			return
		}
		fuzzbound.Check(t, func() {
			for _, variable := range []Variable{Object, Result} {
				if e, err := Compile(variable, expression); err == nil {
					_, _ = e.Evaluate(value)
				}
			}
		})
	})
}
