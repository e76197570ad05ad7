// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cli is karmadactl: the command tree, and how its errors reach the user.
//
//	access.Session ──► Run ──► cobra tree ──► one verb (a package below this one, or a command of kubectl)
//	                     │                        │ error
//	                     ◄────────────────────────┘
//	                     printed once, in kubectl's manner, to Session.Err; the exit code is returned
//
// Nothing here ends the process and nothing reads the process's own arguments or streams.
package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/clusters"
	"karmada.io/karmada/internal/cli/get"
	"karmada.io/karmada/internal/cli/interpret"
	"karmada.io/karmada/internal/cli/kubectl"
	"karmada.io/karmada/internal/cli/plan"
	"karmada.io/karmada/internal/cli/why"
)

// Run runs karmadactl once and returns its exit code. It ends early when ctx does.
func Run(ctx context.Context, s *access.Session) int {
	root := newRoot(s) //nolint:contextcheck // completion gets its context from the command
	var args []string
	if len(s.Args) > 1 {
		args = s.Args[1:]
	}
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if err == nil {
		return 0
	}
	ended := kubectl.ToExitError(err)
	if ended.Message != "" {
		fmt.Fprintln(s.Err, strings.TrimSuffix(ended.Message, "\n"))
	}
	return ended.Code
}

func newRoot(s *access.Session) *cobra.Command {
	root := &cobra.Command{
		Use:   s.Name(),
		Short: "Control a Karmada control plane and its member clusters",
		Long: templates.LongDesc(`
			Control a Karmada control plane and the clusters that are its members.

			Describe an application once, in the control plane; Karmada spreads it over the members, keeps it there and reports
			back as if they were one cluster.`),
		SilenceErrors: true,
		SilenceUsage:  true,
		Run:           func(command *cobra.Command, _ []string) { _ = command.Help() },
		// cobra's own completion command has other names for the same things.
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
		Annotations:       map[string]string{cobra.CommandDisplayNameAnnotation: s.Program()},
	}
	root.SetIn(s.In)
	root.SetOut(s.Out)
	root.SetErr(s.Err)
	root.SetGlobalNormalizationFunc(hyphenate(s.Err))
	addGlobalFlags(root.PersistentFlags())

	groups := commandGroups(s)
	groups.Add(root)
	options := newOptionsCommand(s)
	// Karmada compatible: commands of no group stand at the end, below a second title "Other Commands:".
	root.AddCommand(options, newVersionCommand(s))
	templates.ActsAsRootCommand(root, []string{options.Name()}, groups...)
	for _, command := range root.Commands() {
		rebrand(command, s.Program())
	}
	unwindAtCheckErr(root)
	return root
}

// commandGroups are the commands as the help of the root shows them.
func commandGroups(s *access.Session) templates.CommandGroups {
	return templates.CommandGroups{
		{Message: "Basic Commands:", Commands: []*cobra.Command{
			kubectl.Explain(s),
			get.NewCommand(s),
			kubectl.Create(s),
			kubectl.Delete(s),
			kubectl.Edit(s),
		}},
		{Message: "Cluster Registration Commands:", Commands: []*cobra.Command{
			clusters.Join(s),
			clusters.Unjoin(s),
		}},
		{Message: "Cluster Management Commands:", Commands: []*cobra.Command{
			clusters.Cordon(s),
			clusters.Uncordon(s),
			clusters.Taint(s),
		}},
		{Message: "Troubleshooting and Debugging Commands:", Commands: []*cobra.Command{
			kubectl.Attach(s),
			kubectl.Logs(s),
			kubectl.Exec(s),
			kubectl.Describe(s),
			interpret.NewCommand(s),
			why.NewCommand(s),
			plan.NewCommand(s),
		}},
		{Message: "Advanced Commands:", Commands: []*cobra.Command{
			kubectl.Apply(s),
			kubectl.Patch(s),
		}},
		{Message: "Settings Commands:", Commands: []*cobra.Command{
			kubectl.Label(s),
			kubectl.Annotate(s),
			newCompletionCommand(s),
		}},
		{Message: "Other Commands:", Commands: []*cobra.Command{
			kubectl.APIResources(s),
			kubectl.APIVersions(s),
		}},
	}
}

// unwindAtCheckErr wraps the commands that report their errors by CheckErr, which are kubectl's, into ones that return them.
func unwindAtCheckErr(command *cobra.Command) {
	for _, child := range command.Commands() {
		unwindAtCheckErr(child)
	}
	run := command.Run
	if run == nil || command.RunE != nil {
		return
	}
	command.Run = nil
	command.RunE = func(command *cobra.Command, args []string) error {
		return kubectl.Catch(func() { run(command, args) })
	}
}
