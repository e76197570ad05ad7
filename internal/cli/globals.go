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

// logFlushFrequency has no effect: klog flushes at the end of a command. Scripts pass the flag.
const logFlushFrequency = 5 * time.Second

// addGlobalFlags adds the flags that every command takes: those of klog, and the kubeconfig that may stand before the verb.
func addGlobalFlags(flags *pflag.FlagSet) {
	logging := flag.NewFlagSet("klog", flag.ContinueOnError)
	klog.InitFlags(logging)
	logging.VisitAll(func(one *flag.Flag) {
		named := *one
		named.Name = strings.ReplaceAll(one.Name, "_", "-")
		flags.AddGoFlag(&named)
	})
	flags.Duration("log-flush-frequency", logFlushFrequency, "Maximum time between log flushes; kept for scripts, without effect.")
	flags.String("kubeconfig", "", "Path to a kubeconfig. A command with a flag of this name says which cluster is meant.")
}

// hyphenate lets flags be written with underscores, and says once per flag that they should not be.
func hyphenate(warnings io.Writer) func(*pflag.FlagSet, string) pflag.NormalizedName {
	warned := map[string]bool{}
	return func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		hyphenated := strings.ReplaceAll(name, "_", "-")
		if hyphenated != name && !warned[name] {
			warned[name] = true
			fmt.Fprintf(warnings, "Warning: flag --%s is written with underscores; it was taken as --%s.\n", name, hyphenated)
		}
		return pflag.NormalizedName(hyphenated)
	}
}

func newOptionsCommand(s *access.Session) *cobra.Command {
	command := options.NewCmdOptions(s.Out)
	command.Long = "Print the list of flags that every command takes"
	return command
}

// rebrand puts the name of our program into the texts of kubectl's commands: users type it, so texts must show it.
func rebrand(command *cobra.Command, program string) {
	for _, text := range []*string{&command.Short, &command.Long, &command.Example} {
		*text = kubectlCalls(program).Replace(*text)
	}
	for _, child := range command.Commands() {
		rebrand(child, program)
	}
}

// kubectlCalls finds the places in a text where kubectl is called, as opposed to talked about.
func kubectlCalls(program string) *strings.Replacer {
	if strings.HasPrefix(program, "kubectl ") {
		// The replaced text is not looked at again, so "kubectl karmada" stays as it is.
		return strings.NewReplacer(program, program, "kubectl ", program+" ")
	}
	return strings.NewReplacer("kubectl ", program+" ")
}
