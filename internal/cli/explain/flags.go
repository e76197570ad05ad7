// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/component-base/featuregate"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/kubectl/pkg/util/term"

	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Flags are those of the scheduler on which decisions depend, under the scheduler's names (components §2).
type Flags struct {
	plugins    []string
	keepEmpty  bool
	gates      featuregate.MutableFeatureGate
	reach      reach
	estimators estimators.Options
}

// Add adds the flags to a command, as a group of their own in its help.
func (f *Flags) Add(command *cobra.Command) {
	f.gates, f.reach = features.New(), registered
	fs := pflag.NewFlagSet("scheduler", pflag.ContinueOnError)
	fs.StringSliceVar(&f.plugins, "plugins", []string{"*"}, "plugins: '*' for all, a name for one, and '-' with a name to take one away again; there are "+strings.Join(decide.Default().Plugins(), ", "))
	fs.BoolVar(&f.keepEmpty, "enable-empty-workload-propagation", false, "keep clusters that get no replicas")
	fs.Var(&f.reach, "enable-scheduler-estimator", "which estimators beside clusters are asked: registered for those that the control plane has a Service of, "+
		"true for all, found as the scheduler finds them, false for none")
	fs.Lookup("enable-scheduler-estimator").NoOptDefVal = string(everybody)
	fs.BoolVar(&f.estimators.SkipPull, "disable-scheduler-estimator-in-pull-mode", false, "do not ask the estimators of clusters in Pull mode")
	f.estimators.AddFlags(fs)
	f.gates.AddFlag(fs)
	fs.Lookup("feature-gates").Usage = fmt.Sprintf("feature gates; of those that the scheduler takes, %s has a say here", features.CustomizedClusterResourceModeling)
	fs.VisitAll(func(flag *pflag.Flag) { flag.Usage = strings.ToUpper(flag.Usage[:1]) + flag.Usage[1:] + "." })

	// The help of a command lists its own flags; these, which it passes on to what is below it, follow in their group.
	command.PersistentFlags().AddFlagSet(fs)
	command.SetUsageFunc(func(c *cobra.Command) error { return usage(c, fs) })
	// The errors say that there is no such flag; both were added above.
	_ = command.RegisterFlagCompletionFunc("enable-scheduler-estimator", cobra.FixedCompletions(
		[]cobra.Completion{string(registered), string(everybody), string(nobody)}, cobra.ShellCompDirectiveNoFileComp))
	_ = command.RegisterFlagCompletionFunc("plugins", cobra.FixedCompletions(append(decide.Default().Plugins(), "*"), cobra.ShellCompDirectiveNoFileComp))
}

// reach says which estimators are asked.
type reach string

const (
	registered reach = "registered"
	everybody  reach = "true"
	nobody     reach = "false"
)

// String implements pflag.Value.
func (r *reach) String() string { return string(*r) }

// Type implements pflag.Value.
func (r *reach) Type() string { return "string" }

// Set implements pflag.Value. It takes all that a flag that is on or off takes.
func (r *reach) Set(text string) error {
	if text == string(registered) {
		*r = registered
		return nil
	}
	on, err := strconv.ParseBool(text)
	switch {
	case err != nil:
		return fmt.Errorf("use %s, %s or %s", registered, everybody, nobody)
	case on:
		*r = everybody
	default:
		*r = nobody
	}
	return nil
}

// usage is the usage as every command prints it, with the group before the last part.
func usage(command *cobra.Command, group *pflag.FlagSet) error {
	out := command.OutOrStderr()
	var text, flags bytes.Buffer
	command.SetOut(&text)
	defer command.SetOut(out)
	if err := command.Parent().UsageFunc()(command); err != nil {
		return err
	}
	width, err := term.GetWordWrapperLimit()
	if err != nil {
		width = 0 // not a terminal
	}
	printer := templates.NewHelpFlagPrinter(&flags, width)
	group.VisitAll(printer.PrintHelpFlag)
	const last = "Usage:\n"
	before, after, _ := strings.Cut(text.String(), last)
	_, err = fmt.Fprintf(out, "%sScheduler Options:\n%s\n\n%s%s", before, strings.TrimRight(flags.String(), " \n"), last, after)
	return err
}
