// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package program builds the karmada binary for tests that run it as processes of its own.
package program

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
)

// Karmada returns the path of the binary karmada of these sources. Linking it takes longer than many tests: it is linked once, without
// debug information, and kept in the build cache, where the tests of all packages find it. The file must not be changed.
func Karmada(ctx context.Context) (path string, err error) {
	unlock, err := lock(ctx)
	if err != nil {
		return "", fmt.Errorf("wait until other tests have built karmada: %w", err)
	}
	defer func() { err = errors.Join(err, unlock()) }()
	for range 2 { // what is linked is in the cache only when go run has ended
		run := exec.CommandContext(ctx, "go", "run", "-exec", "echo", "karmada.io/karmada/cmd/karmada")
		var messages strings.Builder
		run.Stderr = &messages
		out, err := run.Output()
		if err != nil {
			return "", fmt.Errorf("build karmada: %w\n%s", err, messages.String())
		}
		path = strings.TrimSpace(string(out))
		if _, err = os.Stat(path); err == nil {
			return path, nil
		} else if !errors.Is(err, os.ErrNotExist) {
			return "", fmt.Errorf("find the built karmada: %w", err)
		}
	}
	return "", fmt.Errorf("find the built karmada: go run does not keep it in the build cache, but in %s", path)
}

// lock makes processes of tests that start at the same time link one after another, so that all but the first find the result.
func lock(ctx context.Context) (unlock func() error, err error) {
	cache, err := exec.CommandContext(ctx, "go", "env", "GOCACHE").Output()
	if err != nil {
		return nil, fmt.Errorf("find the build cache: %w", err)
	}
	f, err := os.OpenFile(filepath.Join(strings.TrimSpace(string(cache)), "karmada-test.lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f.Close, nil
}
