// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package plan implements `karmadactl plan`, which shows how a change would affect the placement of an object.
//
//	TYPE/NAME ──► explain.Subject ──► its binding, or the one that a policy would create ─┐
//	flags     ──► change ──► changes to the binding and the clusters, in memory ──────────┴─► explain.Scheduler ──► moves
//
// The scheduler's own code makes the decision and determines whether one is needed; only its inputs are changed. The command
// writes nothing.
package plan

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/kubectl"
	"karmada.io/karmada/internal/cli/output"
)

// Exit codes, as of kubectl diff: scripts can distinguish a negative result from a failure.
const (
	exitUnschedulable = 1
	exitFailed        = 2
)

type options struct {
	session   *access.Session
	control   *access.Control
	scheduler explain.SchedulerFlags
	output    output.Flag
	all       bool

	replicas int32
	policy   string
	without  []string
	taints   []string
	fresh    bool
}

// NewCommand returns the command `plan`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	command := &cobra.Command{
		Use: "plan (TYPE NAME | TYPE/NAME) [--replicas=N] [-f POLICY] [--without-cluster=NAME] " +
			"[--taint=CLUSTER:KEY=VALUE:EFFECT] [--fresh]",
		DisableFlagsInUseLine: true,
		Short:                 "Show how a change would affect the placement of an object",
		Long: templates.LongDesc(`
			Show how a change would affect the placement of an object: for each cluster, the current and the planned replicas.

			The flags select the changes and can be combined. Without them, the plan is for the current state. The command runs the
			scheduler's own code on the current state of the control plane. It queries the scheduler-estimators that have a
			Service in the control plane, and names those that do not respond. If your scheduler runs with non-default flags, set
			the same flags here. The command writes nothing; permission to read is sufficient.

			The output also shows whether the scheduler would make the changes. It does not move replicas unless their number, the
			placement or the current clusters change, or a reschedule is requested. An object that is not propagated yet can be
			planned with a policy from a file.

			If override policies change the manifests of the planned clusters, the output shows the rules and the difference between
			the template and the manifest of each cluster. A file can contain override policies to preview them.

			The exit code is 0 if there is a plan, 1 if the object is unschedulable, and 2 if an error occurred.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Show what would change with 20 replicas
			PROGRAM plan deployment/nginx --replicas=20

			# Show the placement without member1, or if member1 were reserved for other workloads
			PROGRAM plan deployment/nginx --without-cluster=member1
			PROGRAM plan deployment/nginx --taint=member1:dedicated=gpu:NoSchedule --fresh

			# Show the effect of the policy in policy.yaml
			PROGRAM plan deployment/nginx -f policy.yaml

			# Show how the override policy in override.yaml would change the manifests
			PROGRAM plan deployment/nginx -f override.yaml

			# Show the effect of removing a taint, in JSON format
			PROGRAM plan deployment/nginx --taint=member1:dedicated- -o json`, "PROGRAM", s.Program())),
		ValidArgsFunction: completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control)),
		RunE: func(command *cobra.Command, args []string) error {
			return o.run(command.Context(), args, command.Flags().Changed("replicas"))
		},
	}
	flags := command.Flags()
	o.control.AddFlags(flags)
	o.control.AddNamespaceFlag(flags)
	flags.Int32Var(&o.replicas, "replicas", 0, "Number of replicas to plan with. If not set, the current number is used.")
	flags.StringVarP(&o.policy, "filename", "f", "",
		"File with the PropagationPolicy or ClusterPropagationPolicy, and the override policies, to plan with; - is standard input.")
	flags.StringSliceVar(&o.without, "without-cluster", nil, "Name of a cluster to plan without. Can be repeated.")
	flags.StringArrayVar(&o.taints, "taint", nil,
		"Taint to plan with, as CLUSTER:KEY[=VALUE]:EFFECT, or to plan without, as CLUSTER:KEY[:EFFECT]-. Can be repeated.")
	flags.BoolVar(
		&o.fresh,
		"fresh",
		false,
		"If true, plan a reschedule as a WorkloadRebalancer requests it: all replicas are divided by all capacity, including theirs.",
	)
	o.output.AddTo(command, output.JSON, output.YAML, output.Wide)
	flags.BoolVar(&o.all, "all", false,
		"If true, list all clusters. By default, clusters without changes are counted by reason if there are many.")
	o.scheduler.AddTo(command)
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("without-cluster", access.CompleteClusters(o.control))
	_ = command.RegisterFlagCompletionFunc("taint", completeTaint(access.CompleteClusters(o.control)))
	access.CompleteControlFlags(command, o.control)
	command.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return asFailure(c.Root().FlagErrorFunc()(c, err)) })
	return command
}

// completeTaint completes the cluster name that a taint starts with.
func completeTaint(clusters cobra.CompletionFunc) cobra.CompletionFunc {
	return func(command *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if strings.Contains(typed, ":") {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		names, directive := clusters(command, args, typed)
		for i := range names {
			names[i] += ":"
		}
		return names, directive | cobra.ShellCompDirectiveNoSpace
	}
}

// asFailure sets the exit code that distinguishes a failure from an unschedulable object.
func asFailure(err error) error {
	e := kubectl.ToExitError(err)
	e.Code = exitFailed
	return e
}

func (o *options) run(ctx context.Context, args []string, replicasSet bool) error {
	p, err := o.plan(ctx, args, replicasSet)
	if err == nil {
		err = o.print(p)
	}
	switch {
	case err != nil:
		return asFailure(err)
	case p.Error != "":
		return kubectl.ExitError{Code: exitUnschedulable} // the plan shows the reason
	default:
		return nil
	}
}

func (o *options) plan(ctx context.Context, args []string, replicasSet bool) (*plan, error) {
	switch {
	case o.output.Check() != nil:
		return nil, o.output.Check()
	case len(args) == 0:
		return nil, errors.New("required argument missing: TYPE/NAME")
	case replicasSet && o.replicas < 0:
		return nil, fmt.Errorf("--replicas=%d: must not be negative", o.replicas)
	}
	changes := change{without: o.without, fresh: o.fresh}
	if replicasSet {
		changes.replicas = &o.replicas
	}
	var err error
	if changes.taints, err = parseTaints(o.taints); err != nil {
		return nil, err
	}
	namespace, _, err := o.control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return nil, err
	}
	if o.policy != "" {
		if changes.policy, changes.overrides, err = ReadPolicies(o.policy, o.session.In, namespace); err != nil {
			return nil, err
		}
	}
	control, err := o.control.Reader()
	if err != nil {
		return nil, err
	}
	scheduler, err := o.scheduler.NewScheduler(control)
	if err != nil {
		return nil, err
	}
	defer scheduler.Close()
	subjects, err := o.control.Subjects(ctx, control, args)
	if err != nil {
		return nil, err
	}
	if len(subjects) != 1 {
		return nil, fmt.Errorf("exactly one object must be specified, got %d", len(subjects))
	}
	// Formats for programs contain all notes.
	return newPlan(ctx, control, scheduler, subjects[0], changes, o.all || o.output.Wide() || o.output.Encodes())
}
