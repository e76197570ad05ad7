// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/klog/v2"
	"k8s.io/kubectl/pkg/cmd/options"

	"karmada.io/karmada/internal/cli/access"
)

// logFlushFrequency is the default of a flag without effect: klog flushes when the command ends.
const logFlushFrequency = 5 * time.Second

// addGlobalFlags adds the flags of all commands: those of klog and --kubeconfig.
func addGlobalFlags(flags *pflag.FlagSet) {
	logging := flag.NewFlagSet("klog", flag.ContinueOnError)
	klog.InitFlags(logging)
	logging.VisitAll(func(f *flag.Flag) {
		named := *f
		named.Name = strings.ReplaceAll(f.Name, "_", "-")
		flags.AddGoFlag(&named)
	})
	flags.Duration("log-flush-frequency", logFlushFrequency, "Interval between log flushes. Accepted for compatibility, has no effect.")
	flags.String("kubeconfig", "", "Path to the kubeconfig file. See the help of each command for the cluster that it selects.")
}

// normalizeFlags accepts flag names with underscores and prints one warning per flag.
func normalizeFlags(warnings io.Writer) func(*pflag.FlagSet, string) pflag.NormalizedName {
	warned := map[string]bool{}
	return func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		hyphenated := strings.ReplaceAll(name, "_", "-")
		if hyphenated != name && !warned[name] {
			warned[name] = true
			fmt.Fprintf(warnings, "Warning: flag --%s uses underscores and was converted to --%s.\n", name, hyphenated)
		}
		return pflag.NormalizedName(hyphenated)
	}
}

func newOptionsCommand(s *access.Session) *cobra.Command {
	command := options.NewCmdOptions(s.Out)
	command.Long = "Print the global flags, which every command accepts."
	return command
}

// replaceProgramName replaces kubectl with the name of the program in the help of kubectl commands.
func replaceProgramName(command *cobra.Command, program string) {
	for _, text := range []*string{&command.Short, &command.Long, &command.Example} {
		*text = programNameReplacer(program).Replace(*text)
	}
	for _, child := range command.Commands() {
		replaceProgramName(child, program)
	}
}

// programNameReplacer replaces command lines that call kubectl. It keeps other mentions of kubectl.
func programNameReplacer(program string) *strings.Replacer {
	if strings.HasPrefix(program, "kubectl ") {
		// The first pair keeps "kubectl karmada" unchanged.
		return strings.NewReplacer(program, program, "kubectl ", program+" ")
	}
	return strings.NewReplacer("kubectl ", program+" ")
}
