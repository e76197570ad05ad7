// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package program

import (
	"os/exec"
	"strings"
	"testing"
)

func TestKarmada_runs(t *testing.T) {
	path, err := Karmada(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(path, "version").CombinedOutput()
	if err != nil || !strings.HasPrefix(string(out), "karmada ") {
		t.Fatalf("karmada version: %v\n%s", err, out)
	}
}
