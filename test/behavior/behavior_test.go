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
	if err := flag.Set("test.parallel", "8"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(env.Main(m))
}

// lanes is the number of scenarios that run alone in their environment at the same time. Each further environment costs 50 CPU seconds.
const lanes = 2

func TestScenarios(t *testing.T) {
	t.Parallel()
	n := lanes
	if os.Getenv(env.Kubeconfig) != "" {
		n = 1
	}
	run(t, env.Shared(t), func(Scenario) bool { return true }, n)
}
