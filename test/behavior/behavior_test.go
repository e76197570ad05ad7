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
	RunCommandLine()
	// Scenarios mostly wait: run more of them in parallel than there are processors.
	if err := flag.Set("test.parallel", "6"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(env.Main(m))
}

func TestScenarios(t *testing.T) {
	e := env.Shared(t)
	Run(t, e, func(Scenario) bool { return true })
}
