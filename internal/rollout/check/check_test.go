// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package check

import (
	"strings"
	"testing"
)

func TestObject(t *testing.T) {
	t.Parallel()
	list := make([]any, 2000)
	for i := range list {
		list[i] = int64(i)
	}
	object := map[string]any{"spec": map[string]any{"replicas": int64(3), "list": list}, "status": map[string]any{
		"readyReplicas": int64(3), "phase": "Ready", "conditions": []any{map[string]any{"type": "Smoke", "status": "True"}},
	}}
	for expression, want := range map[string]string{ // part of the error, or the result
		`object.status.conditions.exists(c, c.type == "Smoke" && c.status == "True")`:               "true",
		`object.status.readyReplicas == object.spec.replicas`:                                       "true",
		`object.status.phase.lowerAscii() == "ready"`:                                               "true",
		`object.status.readyReplicas > 3`:                                                           "false",
		`object.status.missing == 1`:                                                                "no such key",
		`object.status.?missing.orValue(0) == 0`:                                                    "true",
		`object.status.phase`:                                                                       "not bool",
		`object.status.`:                                                                            "compile",
		`self.status.phase == "Ready"`:                                                              "undeclared reference",
		`"text"`:                                                                                    "not bool",
		`object.status.conditions.filter(c, c.type == "Smoke").size() == 1`:                         "true",
		`object.status.phase in ["Ready", object.status.phase]`:                                     "true",
		"[0]" + strings.Repeat(".map(a, [a, a])", 40) + ".all(a, a == a)":                           "undeclared reference",
		`[0].all(a, [[a, a]].all(a, [[a, a]].all(a, a == a)))`:                                      "must be a constant",
		`object.spec.list.all(a, [object.spec.list + object.spec.list].all(b, b == b))`:             "must be a constant",
		`optional.of(object.spec.list).optMap(a, a + a).optMap(a, a + a) == optional.none()`:        "undeclared reference",
		`"aaaaaaaaaa"` + strings.Repeat(`.replace("a", "aaaaaaaaaa")`, 12) + ` == "a"`:              "replace is not supported",
		`"%s%s%s".format(["a", "b", "c"]) == "abc"`:                                                 "format is not supported",
		`["a", "b"].join(object.status.phase) == "a"`:                                               "join is not supported",
		`object.spec.list.all(a, object.spec.list.all(b, object.spec.list.all(c, a + b + c >= 0)))`: "limit",
	} {
		e, err := Compile(Object, expression)
		got := ""
		if err == nil {
			var ok bool
			if ok, err = e.Evaluate(object); ok {
				got = "true"
			} else {
				got = "false"
			}
		}
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", expression, got, want)
		}
	}
}

func TestResult(t *testing.T) {
	t.Parallel()
	for expression, want := range map[string]bool{
		"result < 1": true, "result < 0.01": false, "result == 0.5": true, "result > 0 && result < 1": true,
	} {
		e, err := Compile(Result, expression)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := e.Evaluate(0.5); got != want || err != nil {
			t.Errorf("%s: %v, %v, want %v", expression, got, err, want)
		}
	}
	if _, err := Compile(Result, `result == "a"`); err == nil {
		t.Error("a number is compared with a text")
	}
}
