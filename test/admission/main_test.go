// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"errors"
	"fmt"
	"os"
	"sync"
	"testing"

	"karmada.io/karmada/test/env"
)

var shared struct {
	once sync.Once
	env  *env.Env
	err  error
}

func TestMain(m *testing.M) {
	code := env.Main(m)
	if shared.env != nil {
		if err := shared.env.Stop(); err != nil {
			fmt.Fprintln(os.Stderr, "stop the control plane:", err)
			code = max(code, 1)
		}
	}
	os.Exit(code)
}

// start returns the control plane of the package.
func start(t *testing.T) *env.Env {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a control plane")
	}
	shared.once.Do(func() {
		dir, err := os.MkdirTemp("", "ka")
		if err == nil {
			shared.env, err = env.Start(dir, env.Options{})
		}
		shared.err = err
	})
	if shared.err != nil {
		t.Fatal(errors.Join(errors.New("start the control plane"), shared.err))
	}
	return shared.env
}
