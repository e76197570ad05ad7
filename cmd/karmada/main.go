// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command karmada is the whole system in one binary: a control plane on one machine (`karmada up`), local member clusters,
// and every component by itself. A link named karmada-scheduler, and so on, behaves as that component.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/version"
)

func main() { os.Exit(run(os.Args, os.Stdout, os.Stderr)) }

func run(args []string, stdout, stderr *os.File) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	root := newRoot()
	root.SetOut(stdout)
	root.SetErr(stderr)
	root.SetArgs(arguments(args))
	if err := root.ExecuteContext(ctx); err != nil {
		fmt.Fprintf(stderr, "error: %v\n", err)
		return 1
	}
	return 0
}

// arguments makes a component of the name that the program was called by.
func arguments(args []string) []string {
	if component, ok := strings.CutPrefix(filepath.Base(args[0]), "karmada-"); ok {
		return append([]string{component}, args[1:]...)
	}
	return args[1:]
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:           "karmada",
		Short:         "Kubernetes over many clusters, as if it were one",
		Long:          "karmada runs a multi-cluster control plane: all of it on this machine with `karmada up`, or its components one by one.",
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.CompletionOptions.HiddenDefaultCmd = true
	root.AddCommand(
		newUp(), newDown(), newStatus(), newMember(), newDemo(), newBench(),
		newControllerManager(), newScheduler(), newWebhook(), newAggregatedAPIServer(), newSchedulerEstimator(), newDescheduler(),
		&cobra.Command{Use: "version", Short: "Print the version", Args: cobra.NoArgs, Run: func(cmd *cobra.Command, _ []string) {
			cmd.Println(version.Current().Line("karmada"))
		}},
	)
	return root
}
