// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command karmada contains the whole system. It runs a control plane on one machine (`karmada up`), local member clusters, and each
// component as a subcommand. A link named karmada-scheduler, for example, runs the scheduler.
package main

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"go.etcd.io/etcd/server/v3/etcdmain"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/install/operator"
	"karmada.io/karmada/internal/servers"
	"karmada.io/karmada/internal/version"
)

func main() {
	// A link named etcd is the database of installations with the image of this program.
	if filepath.Base(os.Args[0]) == "etcd" {
		etcdmain.Main(os.Args)
		return
	}
	// Drop the --version flag that Kubernetes packages add to every program; their own components need it.
	kubernetesFlags := pflag.CommandLine
	pflag.CommandLine = pflag.NewFlagSet("karmada", pflag.ContinueOnError)
	root := newRoot(kubernetesFlags)
	root.SetOut(os.Stdout)
	root.SetErr(os.Stderr)
	os.Exit(component.Main(root, os.Args))
}

func newRoot(kubernetesFlags *pflag.FlagSet) *cobra.Command {
	root := &cobra.Command{
		Use:   "karmada",
		Short: "Kubernetes across many clusters",
		Long: "karmada runs a multi-cluster Kubernetes control plane: all of it on this machine with `karmada up`, or each component " +
			"by itself.",
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.CompletionOptions.HiddenDefaultCmd = true
	root.AddCommand(newUp(), newDown(), newStatus(), newEtcd(), newBackup(), newRestore(),
		newInstall(), newRenewCertificates(), newMember(), newDemo(), newBench(), newUI(),
		&cobra.Command{Use: "version", Short: "Print the version", Args: cobra.NoArgs, Run: func(cmd *cobra.Command, _ []string) {
			cmd.Println(version.Current().Line("karmada"))
		}})
	root.AddCommand(newKubernetes(kubernetesFlags)...)
	for _, s := range servers.Servers() {
		command := component.Command(s)
		if s.Name == "operator" {
			command.AddCommand(operator.NewManifest())
		}
		root.AddCommand(command)
	}
	return root
}
