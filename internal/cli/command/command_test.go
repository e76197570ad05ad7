// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package command

import (
	"bytes"
	"strings"
	"testing"

	"karmada.io/karmada/internal/cli/access"
)

func TestConfirm(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]bool{"y\n": true, "maybe\nYES\n": true, "n\n": false, "": false} {
		if got := Confirm(&access.Session{In: strings.NewReader(input), Out: &bytes.Buffer{}}); got != want {
			t.Errorf("Confirm(%q) = %v, want %v", input, got, want)
		}
	}
}
