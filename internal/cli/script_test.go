// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"context"
	"errors"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"

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
	// stray fails in a goroutine without Catch, as kubectl cp does if a pod has no tar.
	stray := func() {
		_ = access.Catch(func() {})
		go cmdutil.CheckErr(errors.New("no tar"))
		select {}
	}
	testscript.Main(m, map[string]func(){"karmadactl": program, "kubectl-karmada": program, "replace": replace, "stray": stray})
}

func TestScripts(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{Dir: "testdata/script", UpdateScripts: *update})
}
