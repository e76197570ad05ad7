// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package initcmd

import (
	"bufio"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
)

// NewDeinit returns the command `deinit`.
func NewDeinit(s *access.Session) *cobra.Command {
	var kubeconfig, context string
	var force bool
	removal := host.Removal{Report: func(line string) { fmt.Fprintln(s.Out, line) }}
	command := &cobra.Command{
		Use:                   "deinit",
		DisableFlagsInUseLine: true,
		Short:                 "Remove a Karmada control plane from its host cluster",
		Long: templates.LongDesc(`
			Remove a Karmada control plane from its host cluster.

			The command deletes what "init" and "addons enable" created. It keeps member clusters with their workloads, and the data
			of etcd. The namespace is deleted if "init" created it and it contains nothing else.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Show what would be deleted
			PROGRAM deinit --dry-run

			# Remove the control plane without confirmation
			PROGRAM deinit --force`, "PROGRAM", s.Program())),
		Args:              cobra.NoArgs,
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	flags := command.Flags()
	flags.StringVar(&kubeconfig, "kubeconfig", "", "Path to the kubeconfig file of the host cluster.")
	flags.StringVar(&context, "context", "", "Name of the context in --kubeconfig. Empty means the current context.")
	flags.StringVarP(&removal.Namespace, "namespace", "n", manifests.DefaultNamespace, "Namespace of the control plane in the host cluster.")
	flags.BoolVar(&removal.DryRun, "dry-run", false, "If true, only print what would be deleted.")
	flags.BoolVarP(&force, "force", "f", false, "If true, do not ask for confirmation.")
	flags.BoolVar(&removal.PurgeNamespace, "purge-namespace", false,
		"If true, delete the namespace with all that it contains, also volumes with the data of etcd.")
	command.RunE = func(command *cobra.Command, _ []string) error {
		fmt.Fprintln(s.Out, "removes Karmada from Kubernetes")
		if !force && !removal.DryRun && !Confirm(s) {
			return errors.New("canceled")
		}
		var err error
		if removal.Host, _, err = HostClient(s, kubeconfig, context); err != nil {
			return err
		}
		if err := removal.Remove(command.Context()); err != nil {
			return err
		}
		fmt.Fprintf(s.Out, `remove Karmada from Kubernetes successfully.
The data of etcd is kept: on the node, by default in %s, or in PersistentVolumeClaims.
Delete it if you do not need it. A control plane that is installed again continues with it, if etcd has the same settings and node.
`, manifests.DefaultEtcdPath)
		return nil
	}
	return command
}

// Confirm asks the user for confirmation until the input is yes or no.
func Confirm(s *access.Session) bool {
	in := bufio.NewScanner(s.In)
	for {
		fmt.Fprint(s.Out, "Please type (y)es or (n)o and then press enter:")
		if !in.Scan() {
			return false
		}
		switch strings.ToLower(strings.TrimSpace(in.Text())) {
		case "y", "yes":
			return true
		case "n", "no":
			return false
		}
	}
}
