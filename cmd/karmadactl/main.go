// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command karmadactl controls a Karmada control plane and its member clusters. Installed under the name kubectl-karmada it
// is the kubectl plugin "karmada"; the two differ in the name that their texts show.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"karmada.io/karmada/internal/cli"
	"karmada.io/karmada/internal/cli/access"
)

// grace is how long an interrupted command may take to end by itself. kubectl's commands do not listen, so it is short.
const grace = time.Second

// interrupted is the exit code of a program that a signal ended, as shells count: 128 + SIGINT.
const interrupted = 130

func main() { os.Exit(run()) }

func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ended := make(chan int, 1)
	go func() {
		ended <- cli.Run(ctx, &access.Session{
			Args: os.Args,
			Env:  access.Environment(os.Environ()),
			In:   os.Stdin,
			Out:  os.Stdout,
			Err:  os.Stderr,
		})
	}()
	select {
	case code := <-ended:
		return code
	case <-ctx.Done():
	}
	select {
	case code := <-ended:
		return code
	case <-time.After(grace):
		return interrupted
	}
}
