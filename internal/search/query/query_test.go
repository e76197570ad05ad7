// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package query

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	t.Parallel()
	got, err := Parse(`image:nginx:1.2*  NS:Shop -label:"a=b c" web "x:y"`)
	if err != nil {
		t.Fatal(err)
	}
	want := Query{
		{Field: "image", Value: "nginx:1.2*"}, {Field: "namespace", Value: "shop"}, {Field: "label", Value: "a=b c", Exclude: true},
		{Field: Text, Value: "web"}, {Field: Text, Value: "x:y"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Parse (-want +got):\n%s", diff)
	}
}

func TestParse_rejects(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"": "empty", "  ": "empty", "image:": "no value", "-": "no value", "size:big": "unknown field", `name:"x`: "not closed",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Parse(%q) = %v, want %q", text, err, want)
		}
	}
}
