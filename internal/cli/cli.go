// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cli implements karmadactl: the command tree, error output and exit codes.
//
//	access.Session ──► Run ──► cobra tree ──► one command (a package below this one, or a command of kubectl)
//	                    │                        │ error
//	                    ◄────────────────────────┘
//	                    prints the error once to Session.Err, formatted by kubectl, and returns the exit code
//
// It does not exit the process and does not use its arguments or streams.
package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/klog/v2"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/addons"
	"karmada.io/karmada/internal/cli/adopt"
	"karmada.io/karmada/internal/cli/approve"
	"karmada.io/karmada/internal/cli/backup"
	"karmada.io/karmada/internal/cli/certs"
	"karmada.io/karmada/internal/cli/clusters"
	"karmada.io/karmada/internal/cli/credential"
	"karmada.io/karmada/internal/cli/diff"
	"karmada.io/karmada/internal/cli/doctor"
	"karmada.io/karmada/internal/cli/drift"
	"karmada.io/karmada/internal/cli/export"
	"karmada.io/karmada/internal/cli/get"
	"karmada.io/karmada/internal/cli/images"
	"karmada.io/karmada/internal/cli/initcmd"
	"karmada.io/karmada/internal/cli/interpret"
	"karmada.io/karmada/internal/cli/kubectl"
	"karmada.io/karmada/internal/cli/mcp"
	"karmada.io/karmada/internal/cli/plan"
	"karmada.io/karmada/internal/cli/policy"
	"karmada.io/karmada/internal/cli/policytest"
	"karmada.io/karmada/internal/cli/promote"
	"karmada.io/karmada/internal/cli/rebalance"
	"karmada.io/karmada/internal/cli/register"
	"karmada.io/karmada/internal/cli/rollout"
	"karmada.io/karmada/internal/cli/search"
	"karmada.io/karmada/internal/cli/status"
	"karmada.io/karmada/internal/cli/token"
	"karmada.io/karmada/internal/cli/top"
	"karmada.io/karmada/internal/cli/trace"
	"karmada.io/karmada/internal/cli/tree"
	"karmada.io/karmada/internal/cli/ui"
	"karmada.io/karmada/internal/cli/upgrade"
	"karmada.io/karmada/internal/cli/why"
)

// quietLevel is the verbosity from which errors that libraries handle themselves are logged.
const quietLevel = 2

// Quiet makes libraries log the errors that they handle themselves, such as failed attempts of discovery, only with --v=2: Run prints the
// error of the command. It affects the whole process, and must be called before Run.
func Quiet() {
	quiet := func(_ context.Context, err error, message string, values ...any) {
		klog.V(quietLevel).ErrorS(err, message, values...)
	}
	utilruntime.ErrorHandlers = []utilruntime.ErrorHandler{quiet} //nolint:reassign // the purpose of this function
}

// Run runs karmadactl and returns the exit code. It stops when ctx is done.
func Run(ctx context.Context, s *access.Session) int {
	root := newRoot(s) //nolint:contextcheck // completion uses the context of the command
	var args []string
	if len(s.Args) > 1 {
		args = s.Args[1:]
	}
	root.SetArgs(args)
	err := ofKubectl(root, args)
	if err == nil {
		err = root.ExecuteContext(ctx)
	}
	if err == nil {
		return 0
	}
	exit := access.ToExitError(err)
	if exit.Message != "" {
		fmt.Fprintln(s.Err, strings.TrimSuffix(exit.Message, "\n"))
	}
	return exit.Code
}

// kubectlOnly are the commands of kubectl that karmadactl does not have and that work on objects of the control plane.
var kubectlOnly = []string{"autoscale", "certificate", "cluster-info", "expose", "proxy", "replace", "run", "set"}

// ofKubectl returns an error that refers to kubectl if the command is one of kubectlOnly.
func ofKubectl(root *cobra.Command, args []string) error {
	first := slices.IndexFunc(args, func(a string) bool { return !strings.HasPrefix(a, "-") })
	if first < 0 || !slices.Contains(kubectlOnly, args[first]) {
		return nil
	}
	if c, _, err := root.Find(args); err == nil || c != root {
		return nil
	}
	return fmt.Errorf("unknown command %[1]q for %[2]q; kubectl %[1]s works on the control plane with this kubeconfig",
		args[first], root.CommandPath())
}

// Root returns the command tree without running it, for reference pages.
func Root(s *access.Session) *cobra.Command { return newRoot(s) }

func newRoot(s *access.Session) *cobra.Command {
	root := &cobra.Command{
		Use:   s.Name(),
		Short: "Control a Karmada control plane and its member clusters",
		Long: templates.LongDesc(`
			Control a Karmada control plane and its member clusters.

			Apply applications and policies to the control plane. Karmada propagates them to member clusters and aggregates their
			status.`),
		SilenceErrors: true,
		SilenceUsage:  true,
		Run:           func(command *cobra.Command, _ []string) { _ = command.Help() },
		// newCompletionCommand replaces the completion command of cobra.
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
		Annotations:       map[string]string{cobra.CommandDisplayNameAnnotation: s.Program()},
	}
	root.SetIn(s.In)
	root.SetOut(s.Out)
	root.SetErr(s.Err)
	root.SetGlobalNormalizationFunc(normalizeFlags(s.Err))
	addGlobalFlags(root.PersistentFlags())

	groups := commandGroups(s)
	last := len(groups) - 1 // cobra lists commands without a group under the same title
	groups.Add(root)
	options := newOptionsCommand(s)
	root.AddCommand(options)
	templates.ActsAsRootCommand(root, []string{options.Name()}, groups[:last]...)
	for _, command := range root.Commands() {
		replaceProgramName(command, s.Program())
	}
	returnErrors(root)
	return root
}

// Group is a group of commands in the help of the root command.
type Group struct {
	// Title ends in a colon.
	Title string
	// Commands are the names of the commands.
	Commands []string
}

// Groups returns the groups of commands, in the order of the help.
func Groups(s *access.Session) (out []Group) {
	for _, g := range commandGroups(s) {
		group := Group{Title: g.Message}
		for _, c := range g.Commands {
			group.Commands = append(group.Commands, c.Name())
		}
		out = append(out, group)
	}
	return out
}

// commandGroups returns the commands as grouped in the help of the root command.
func commandGroups(s *access.Session) templates.CommandGroups {
	return templates.CommandGroups{
		{Message: "Basic Commands:", Commands: []*cobra.Command{
			kubectl.Explain(s),
			get.NewCommand(s),
			kubectl.Create(s), kubectl.Delete(s), kubectl.Edit(s),
		}},
		{Message: "Control Plane Commands:", Commands: []*cobra.Command{
			initcmd.NewInit(s),
			initcmd.NewDeinit(s),
			addons.NewCommand(s),
			certs.NewCommand(s),
			upgrade.NewCommand(s),
			images.NewCommand(s),
			backup.NewCommand(s), backup.NewRestoreCommand(s),
			doctor.NewCommand(s),
		}},
		{Message: "Cluster Registration Commands:", Commands: []*cobra.Command{
			clusters.Join(s),
			clusters.Unjoin(s),
			clusters.TakeOver(s),
			token.NewCommand(s),
			register.NewCommand(s),
			register.NewUnregisterCommand(s),
		}},
		{Message: "Cluster Management Commands:", Commands: []*cobra.Command{
			clusters.Cordon(s),
			clusters.Uncordon(s),
			clusters.Drain(s),
			clusters.Taint(s),
			export.NewCommand(s),
		}},
		{Message: "Propagation Commands:", Commands: []*cobra.Command{
			status.NewCommand(s),
			policy.NewCommand(s),
			promote.NewCommand(s),
			adopt.NewCommand(s),
			approve.NewCommand(s),
			drift.NewCommand(s),
			rebalance.NewCommand(s),
			kubectl.Scale(s),
			rollout.NewCommand(s),
			ui.NewCommand(s),
		}},
		{Message: "Troubleshooting and Debugging Commands:", Commands: []*cobra.Command{
			kubectl.Attach(s),
			kubectl.Logs(s),
			kubectl.Exec(s),
			kubectl.Copy(s), kubectl.PortForward(s),
			kubectl.Describe(s), kubectl.Events(s), kubectl.Auth(s),
			interpret.NewCommand(s),
			why.NewCommand(s),
			trace.NewCommand(s),
			tree.NewCommand(s),
			plan.NewCommand(s),
			policytest.NewCommand(s),
			diff.NewCommand(s),
			mcp.NewCommand(s, Run),
		}},
		{Message: "Advanced Commands:", Commands: []*cobra.Command{
			kubectl.Apply(s),
			top.NewCommand(s),
			search.NewCommand(s),
			kubectl.Patch(s),
			kubectl.Wait(s),
			kubectl.Kustomize(s),
			credential.NewCommand(s),
		}},
		{Message: "Settings Commands:", Commands: []*cobra.Command{
			kubectl.Label(s),
			kubectl.Annotate(s),
			newCompletionCommand(s),
		}},
		{Message: "Other Commands:", Commands: []*cobra.Command{
			kubectl.APIResources(s),
			kubectl.APIVersions(s),
			newVersionCommand(s),
		}},
	}
}

// returnErrors makes commands of kubectl return their errors instead of calling CheckErr, which exits the process.
func returnErrors(command *cobra.Command) {
	for _, child := range command.Commands() {
		returnErrors(child)
	}
	run := command.Run
	if run == nil || command.RunE != nil {
		return
	}
	command.Run = nil
	command.RunE = func(command *cobra.Command, args []string) error {
		return access.Catch(func() { run(command, args) })
	}
}
