// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command karmadactl controls a Karmada control plane and its member clusters. Installed as kubectl-karmada it is the kubectl
// plugin "karmada"; only the program name in help and messages differs.
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

// gracePeriod is the time that an interrupted command has to stop. It is short because kubectl commands ignore the context.
const gracePeriod = time.Second

// exitInterrupted is the exit code after a signal, by convention 128 + SIGINT.
const exitInterrupted = 130

func main() { os.Exit(run()) }

func run() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	cli.Quiet()
	done := make(chan int, 1)
	go func() {
		done <- cli.Run(ctx, &access.Session{
			Args: os.Args,
			Env:  access.Environment(os.Environ()),
			In:   os.Stdin,
			Out:  os.Stdout,
			Err:  os.Stderr,
		})
	}()
	select {
	case code := <-done:
		return code
	case <-ctx.Done():
	}
	select {
	case code := <-done:
		return code
	case <-time.After(gracePeriod):
		return exitInterrupted
	}
}
