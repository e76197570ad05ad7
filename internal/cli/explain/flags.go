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

// SchedulerFlags holds the flags of the scheduler that affect decisions (docs/contract/components.md#scheduler).
type SchedulerFlags struct {
	plugins    []string
	keepEmpty  bool
	gates      featuregate.MutableFeatureGate
	mode       estimatorMode
	estimators estimators.Options
}

// AddTo adds the flags to a command, as a separate group in its help.
func (f *SchedulerFlags) AddTo(command *cobra.Command) {
	f.gates, f.mode = features.New(), estimatorsRegistered
	fs := pflag.NewFlagSet("scheduler", pflag.ContinueOnError)
	fs.StringSliceVar(&f.plugins, "plugins", []string{"*"}, "scheduler plugins to enable. '*' enables all plugins, 'foo' enables plugin foo, "+
		"'-foo' disables it. All plugins: "+strings.Join(decide.Default().Plugins(), ", "))
	fs.BoolVar(&f.keepEmpty, "enable-empty-workload-propagation", false, "if true, clusters that get no replicas stay in the result")
	fs.Var(&f.mode, "enable-scheduler-estimator", "which scheduler-estimators to query. One of: registered (those with a Service in the "+
		"control plane), true (all, at the addresses that the scheduler uses), false (none)")
	fs.Lookup("enable-scheduler-estimator").NoOptDefVal = string(estimatorsAll)
	fs.BoolVar(&f.estimators.SkipPull, "disable-scheduler-estimator-in-pull-mode", false,
		"if true, scheduler-estimators of Pull-mode clusters are not queried")
	f.estimators.AddFlags(fs)
	f.gates.AddFlag(fs)
	fs.Lookup("feature-gates").Usage = fmt.Sprintf(
		"key=value pairs of feature gates. All gates of the scheduler are accepted, %s affects the decision",
		features.CustomizedClusterResourceModeling,
	)
	fs.VisitAll(func(flag *pflag.Flag) {
		flag.Usage = strings.ToUpper(flag.Usage[:1]) + strings.TrimSuffix(flag.Usage[1:], ".") + "."
	})

	// The help of a command lists its local flags. These are persistent flags, so that usage can print them as a group.
	command.PersistentFlags().AddFlagSet(fs)
	command.SetUsageFunc(func(c *cobra.Command) error { return usage(c, fs) })
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("enable-scheduler-estimator", cobra.FixedCompletions(
		[]cobra.Completion{string(estimatorsRegistered), string(estimatorsAll), string(estimatorsDisabled)}, cobra.ShellCompDirectiveNoFileComp))
	_ = command.RegisterFlagCompletionFunc("plugins",
		cobra.FixedCompletions(append(decide.Default().Plugins(), "*"), cobra.ShellCompDirectiveNoFileComp))
}

// estimatorMode is the set of scheduler-estimators to query. It is a pflag.Value.
type estimatorMode string

const (
	estimatorsRegistered estimatorMode = "registered"
	estimatorsAll        estimatorMode = "true"
	estimatorsDisabled   estimatorMode = "false"
)

// String implements pflag.Value.
func (m *estimatorMode) String() string { return string(*m) }

// Type implements pflag.Value.
func (m *estimatorMode) Type() string { return "string" }

// Set implements pflag.Value. It accepts "registered" and all forms of a boolean.
func (m *estimatorMode) Set(text string) error {
	if text == string(estimatorsRegistered) {
		*m = estimatorsRegistered
		return nil
	}
	enabled, err := strconv.ParseBool(text)
	switch {
	case err != nil:
		return fmt.Errorf("must be one of %s, %s, %s", estimatorsRegistered, estimatorsAll, estimatorsDisabled)
	case enabled:
		*m = estimatorsAll
	default:
		*m = estimatorsDisabled
	}
	return nil
}

// usage prints the usage of a command, with the group before the last section.
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
