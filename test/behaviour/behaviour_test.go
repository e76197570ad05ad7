// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"karmada.io/karmada/test/env"
)

func TestMain(m *testing.M) {
	// Scenarios mostly wait: more of them than processors can be under way at once.
	if err := flag.Set("test.parallel", "6"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(env.Main(m))
}

func TestScenarios(t *testing.T) {
	e := env.Shared(t)
	play(t, e)
}

// play runs what the environment offers: all that can at once, then the others one after another.
func play(t *testing.T, e *env.Env) {
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
