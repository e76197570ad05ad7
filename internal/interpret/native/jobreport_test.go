// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"encoding/json"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	utiljson "k8s.io/apimachinery/pkg/util/json"
)

// FuzzLexJob compares with the real decoder on what an API server stores, which is valid JSON.
func FuzzLexJob(f *testing.F) {
	for _, raw := range []string{
		`{}`, `null`, `[]`, `{"active":1,"failed":0,"succeeded":2147483648,"other":{"a":[1,2,{"b":null}]}}`,
		`{"active":null,"conditions":null,"startTime":null}`, `{"active":1.5}`, `{"active":"1"}`, `{"startTime":5}`, `{"ACTIVE":1}`,
		`{"conditions":[{"type":"Complete","status":"True","lastTransitionTime":"2024-01-01T00:05:00Z","message":"\"é\""},null,{}],"active":3,"active":4}`,
		`{"conditions":{}}`, `{"conditions":[1]}`, ` { "active" : 1 , "failed" : 2 } `,
	} {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !json.Valid(raw) || !utf8.Valid(raw) {
			t.Skip()
		}
		got, ok := lexJob(raw)
		if !ok {
			return
		}
		var want jobReport
		if err := utiljson.Unmarshal(raw, &want); err != nil {
			t.Fatalf("decoded %s to %+v: %v", raw, got, err)
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", raw, diff)
		}
	})
}

// What reports look like must not be left to the real decoder.
func TestLexJob_typical(t *testing.T) {
	t.Parallel()
	raw := `{"active":1,"failed":2,"succeeded":3,"startTime":"2024-01-01T00:00:10Z","conditions":[{"type":"Complete","status":"True","lastProbeTime":"x","lastTransitionTime":"2024-01-01T00:05:00Z"}]}`
	got, ok := lexJob([]byte(raw))
	want := jobReport{Active: 1, Failed: 2, Succeeded: 3, StartTime: "2024-01-01T00:00:10Z",
		Conditions: []jobCondition{{Type: "Complete", Status: "True", LastTransitionTime: "2024-01-01T00:05:00Z"}}}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("ok %v (-want +got):\n%s", ok, diff)
	}
}
