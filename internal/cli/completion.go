// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/spf13/cobra"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
)

// shells maps the supported shells to the generators of their completion scripts.
var shells = map[string]func(root *cobra.Command, out io.Writer) error{
	"bash": func(root *cobra.Command, out io.Writer) error { return root.GenBashCompletionV2(out, true) },
	"zsh":  func(root *cobra.Command, out io.Writer) error { return root.GenZshCompletion(out) },
	"fish": func(root *cobra.Command, out io.Writer) error { return root.GenFishCompletion(out, true) },
}

func newCompletionCommand(s *access.Session) *cobra.Command {
	name := s.Name()
	return &cobra.Command{
		Use:                   "completion SHELL",
		DisableFlagsInUseLine: true,
		Short:                 "Print the shell completion script for bash, zsh or fish",
		Long: templates.LongDesc(`
			Print the completion script for a shell. It completes commands, flags and names.

			The shell must load the script on startup, see the examples.`),
		Example: templates.Examples(fmt.Sprintf(`
			# Load the script into the current bash (requires the package bash-completion)
			source <(%[1]s completion bash)

			# Install the script for bash
			%[1]s completion bash > ~/.local/share/bash-completion/completions/%[1]s

			# Install the script for zsh
			%[1]s completion zsh > "${fpath[1]}/_%[1]s"

			# Install the script for fish
			%[1]s completion fish > ~/.config/fish/completions/%[1]s.fish`, name)),
		ValidArgs: slices.Sorted(maps.Keys(shells)),
		RunE: func(command *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return cmdutil.UsageErrorf(command, "Shell not specified.")
			case len(args) > 1:
				return cmdutil.UsageErrorf(command, "Too many arguments. Expected only the shell type.")
			}
			generate, supported := shells[args[0]]
			if !supported {
				return cmdutil.UsageErrorf(command, "Unsupported shell type %q.", args[0])
			}
			return generate(command.Root(), s.Out)
		},
	}
}
