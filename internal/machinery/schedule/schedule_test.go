// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package schedule

import (
	"testing"
	"time"
)

func TestParseZoned(t *testing.T) {
	t.Parallel()
	z, err := ParseZoned("0 8 * * *", "Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	from := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	if got, want := z.After(from), time.Date(2026, 7, 2, 6, 0, 0, 0, time.UTC); !got.Equal(want) {
		t.Errorf("After = %v, want %v", got, want)
	}
	for _, invalid := range []string{"", "TZ=", "TZ=UTC", "TZ=UTC 0 8 * * *", "@every 1h", "0 8 * *"} {
		if _, err := ParseZoned(invalid, ""); err == nil {
			t.Errorf("%q is accepted", invalid)
		}
	}
	if _, err := Parse("TZ="); err == nil {
		t.Error("a time zone without a schedule is accepted")
	}
}
