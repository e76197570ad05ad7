// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package revision

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// The encoding is part of the contract: other programs pass the values on.
func TestSet_encoding(t *testing.T) {
	t.Parallel()
	const want = "eyJtMSI6IjEwMCIsIm0yIjoiNyJ9"
	if got := (Set{"m2": 7, "m1": 100}).Encode(); got != want {
		t.Errorf("Encode = %s, want %s", got, want)
	}
	if got := (Set{}).Encode(); got != "" {
		t.Errorf("Encode of an empty set = %q", got)
	}
}

func TestSet_roundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		set := Set(rapid.MapOf(rapid.String(), rapid.Uint64()).Filter(func(m map[string]uint64) bool { return len(m) > 0 }).Draw(t, "set"))
		got, ok := Decode(set.Encode())
		if diff := cmp.Diff(set, got); !ok || diff != "" {
			t.Errorf("Decode(Encode) (-want +got):\n%s", diff)
		}
	})
}

func TestDecode_otherText(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "0", "100", "not base64!", "bnVsbA", "W10"} {
		if got, ok := Decode(text); ok {
			t.Errorf("Decode(%q) = %v, want none", text, got)
		}
	}
	// {"m1":"abc","m2":"7"}
	if got, ok := Decode("eyJtMSI6ImFiYyIsIm0yIjoiNyJ9"); !ok || !cmp.Equal(got, Set{"m2": 7}) {
		t.Errorf("Decode = %v, %v, want m2 only", got, ok)
	}
}

func TestForCluster(t *testing.T) {
	t.Parallel()
	packed := Set{"m1": 100, "m2": 7}.Encode()
	for _, tc := range []struct{ text, cluster, want string }{
		{packed, "m2", "7"}, {packed, "m3", ""}, {"55", "m1", "55"}, {"garbage", "m1", ""}, {"", "m1", ""}, {"0", "m1", "0"},
	} {
		if got := ForCluster(tc.text, tc.cluster); got != tc.want {
			t.Errorf("ForCluster(%q, %s) = %q, want %q", tc.text, tc.cluster, got, tc.want)
		}
	}
}

func TestContinue_roundTrip(t *testing.T) {
	t.Parallel()
	want := Continue{Version: "v", Cluster: "m1", Position: "default/a"}
	if got, ok := DecodeContinue(want.Encode()); !ok || got != want {
		t.Errorf("DecodeContinue = %v, %v, want %v", got, ok, want)
	}
	for _, token := range []string{"", "x", "bnVsbA", "e30"} {
		if got, ok := DecodeContinue(token); ok {
			t.Errorf("DecodeContinue(%q) = %v, want none", token, got)
		}
	}
}
