// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/version"
)

func newVersionCommand(s *access.Session) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Long:    "Print the version and build information of " + s.Program() + ".",
		Example: "  # Print the version\n  " + s.Program() + " version",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(s.Out, version.Current().Line(s.Program()))
			return err
		},
	}
}
