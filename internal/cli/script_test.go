// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"context"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"karmada.io/karmada/internal/cli/access"
)

// TestMain registers the program under both of its names as a command for scripts.
func TestMain(m *testing.M) {
	program := func() {
		Quiet()
		os.Exit(Run(context.Background(), &access.Session{
			Args: os.Args, Env: access.Environment(os.Environ()), In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		}))
	}
	testscript.Main(m, map[string]func(){"karmadactl": program, "kubectl-karmada": program, "replace": replace})
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata/script", UpdateScripts: *update})
}
