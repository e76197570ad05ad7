// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"karmada.io/karmada/test/env"
)

func TestMain(m *testing.M) {
	// Scenarios mostly wait: run more of them in parallel than there are processors.
	if err := flag.Set("test.parallel", "6"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(env.Main(m))
}

func TestScenarios(t *testing.T) {
	e := env.Shared(t)
	run(t, e)
}

// run runs the scenarios that the environment supports: parallel ones at once, then the others one after another.
func run(t *testing.T, e *env.Env) {
	t.Helper()
	t.Run("together", func(t *testing.T) {
		for _, s := range All {
			if s.Needs.Offered(e) && !s.Alone {
				t.Run(s.Name, func(t *testing.T) {
					t.Parallel()
					s.Run(t, e)
				})
			}
		}
	})
	t.Run("alone", func(t *testing.T) {
		for _, s := range All {
			if s.Needs.Offered(e) && s.Alone {
				t.Run(s.Name, func(t *testing.T) { s.Run(t, e) })
			}
		}
	})
}
