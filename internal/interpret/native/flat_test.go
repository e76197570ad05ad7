// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/util/json"
)

func TestDecodeFlat(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]object{
		`{"a":1}`:                  {"a": int64(1)},
		`{"a":1,"bC":20,"a":3}`:    {"a": int64(3), "bC": int64(20)},
		`{"":0}`:                   {"": int64(0)},
		`{"a":999999999999999999}`: {"a": int64(999999999999999999)},
	} {
		if got, ok := decodeFlat([]byte(text)); !ok || cmp.Diff(want, got) != "" {
			t.Errorf("decodeFlat(%s) = %v, %v, want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{
		``, `{`, `}`, `{}`, `{,}`, `[1]`, `null`, `{"a":}`, `{"a"1}`, `{"a":01}`, `{"a":-1}`, `{"a":1.5}`, `{"a":1e3}`, `{"a":"b"}`, `{"a":1,}`,
		`{"a": 1}`, `{"a":{"b":1}}`, `{"\u0061":1}`, `{"a,b":1}`, `{"a":1}}`, `{a:1}`, `{"a":9223372036854775808}`, `{"a":1:2}`,
	} {
		if got, ok := decodeFlat([]byte(text)); ok {
			t.Errorf("decodeFlat(%s) = %v, want ok to be false", text, got)
		}
	}
}

// FuzzDecodeFlat compares decodeFlat with encoding/json.
func FuzzDecodeFlat(f *testing.F) {
	f.Add([]byte(`{"replicas":3,"observedGeneration":12,"x":0}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		got, ok := decodeFlat(raw)
		if !ok {
			return
		}
		var want object
		if err := json.Unmarshal(raw, &want); err != nil {
			t.Fatalf("decodeFlat accepts %s as %v: %v", raw, got, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", raw, diff)
		}
	})
}
