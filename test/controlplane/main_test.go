// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"fmt"
	"os"
	"testing"

	"karmada.io/karmada/test/env"
)

// hub is the control plane of the tests. Those of webhooks and of customizations start API servers of their own.
var hub *env.Env

func TestMain(m *testing.M) {
	env.Quiet()
	dir, err := os.MkdirTemp("", "kt")
	if err == nil {
		hub, err = env.Start(dir, env.Options{})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "start the control plane:", err)
		os.Exit(1)
	}
	code := env.Main(m)
	if err := hub.Stop(); err != nil {
		fmt.Fprintln(os.Stderr, "stop the control plane:", err)
		code = max(code, 1)
	}
	os.Exit(code)
}
