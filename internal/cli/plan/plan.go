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
	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/policy"
)

// Exit codes, as of kubectl diff: scripts can distinguish a negative result from a failure.
const (
	exitUnschedulable = 1
	exitFailed        = 2
)

type options struct {
	command.Objects
	scheduler explain.SchedulerFlags
	all       bool

	replicas int32
	files    []string
	without  []string
	taints   []string
	fresh    bool
	fleet    fleetFlags
}

// NewCommand returns the command `plan`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	var flags *pflag.FlagSet
	c := o.Command(command.Help{
		Use: "plan [TYPE NAME | TYPE/NAME] [--replicas=N] [-f FILE] [--without-cluster=NAME] [--taint=CLUSTER:KEY=VALUE:EFFECT] " +
			"[--fresh] [--lose-cluster=NAME] [--drain=NAME] [--offline=BACKUP]",
		Short: "Show how a change would affect the placement of an object, or of all objects",
		Long: `
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

			Without an object, the plan is for all objects that the changes affect: their clusters before and after, and what is
			created, updated, restarted, scaled and deleted in each cluster. Files can contain policies, Clusters and objects to
			propagate. The control plane computes it, if it serves PlacementReviews; permission to get the changed objects and to
			list bindings is then sufficient. --offline reads the state from a backup, without a control plane.

			Without the permission to list clusters, the plan of an object shows its current clusters, and what the policies in the
			file select and change.

			The exit code is 0 if there is a plan, 1 if an object is unschedulable, and 2 if an error occurred.`,
		Example: `
			# Show what would change with 20 replicas
			PROGRAM plan deployment/nginx --replicas=20

			# Show the placement without member1, or if member1 were reserved for other workloads
			PROGRAM plan deployment/nginx --without-cluster=member1
			PROGRAM plan deployment/nginx --taint=member1:dedicated=gpu:NoSchedule --fresh

			# Show the effect of the policy in policy.yaml
			PROGRAM plan deployment/nginx -f policy.yaml

			# Show how the override policy in override.yaml would change the manifests
			PROGRAM plan deployment/nginx -f override.yaml

			# Show the effect of the files on all objects, as a comment on a pull request
			PROGRAM plan -f policy.yaml -f overrides.yaml -o markdown

			# Show what would happen without member1, or if member1 were emptied
			PROGRAM plan --lose-cluster=member1
			PROGRAM plan --drain=member1

			# Show the effect of a policy on the state of a backup
			PROGRAM plan -f policy.yaml --offline=karmada-backup.tgz

			# Show the effect of removing a taint, in JSON format
			PROGRAM plan deployment/nginx --taint=member1:dedicated- -o json`,
	}, func(ctx context.Context, args []string) error {
		if o.whole(args) {
			return o.runFleet(ctx, flags.Changed("namespace"))
		}
		if err := o.fleet.unused(o.Output.String()); err != nil {
			return err
		}
		return o.run(ctx, args, flags.Changed("replicas"))
	}, output.JSON, output.YAML, output.Wide, markdown)
	flags = c.Flags()
	o.addFlags(c)
	return command.FailWith(c, exitFailed)
}

// addFlags adds the flags to the command.
func (o *options) addFlags(c *cobra.Command) {
	flags := c.Flags()
	flags.Int32Var(&o.replicas, "replicas", 0, "Number of replicas to plan with. If not set, the current number is used.")
	flags.StringArrayVarP(&o.files, "filename", "f", nil,
		"File with the PropagationPolicy or ClusterPropagationPolicy, and the override policies, to plan with; - is standard input. "+
			"Without TYPE/NAME, it can also contain Clusters and objects to propagate, and can be repeated.")
	o.fleet.addTo(flags)
	flags.StringSliceVar(&o.without, "without-cluster", nil, "Name of a cluster to plan without. Can be repeated.")
	flags.StringArrayVar(&o.taints, "taint", nil,
		"Taint to plan with, as CLUSTER:KEY[=VALUE]:EFFECT, or to plan without, as CLUSTER:KEY[:EFFECT]-. Can be repeated.")
	flags.BoolVar(&o.fresh, "fresh", false,
		"If true, plan a reschedule as a WorkloadRebalancer requests it: all replicas are divided by all capacity, including theirs.")
	flags.BoolVar(&o.all, "all", false,
		"If true, list all clusters. By default, clusters without changes are counted by reason if there are many. "+
			"Without TYPE/NAME, list all objects, and without changes plan all objects in the current state.")
	o.scheduler.AddTo(c)
	// The registration fails only for unknown flags.
	_ = c.RegisterFlagCompletionFunc("without-cluster", access.CompleteClusters(o.Control))
	_ = c.RegisterFlagCompletionFunc("taint", completeTaint(access.CompleteClusters(o.Control)))
}

// completeTaint completes the cluster name that a taint starts with.
func completeTaint(clusters cobra.CompletionFunc) cobra.CompletionFunc {
	return func(c *cobra.Command, args []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if strings.Contains(typed, ":") {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		names, directive := clusters(c, args, typed)
		for i := range names {
			names[i] += ":"
		}
		return names, directive | cobra.ShellCompDirectiveNoSpace
	}
}

func (o *options) run(ctx context.Context, args []string, replicasSet bool) error {
	p, err := o.plan(ctx, args, replicasSet)
	if err != nil {
		return err
	}
	if err := o.Print(p, false, func() {
		(&page{out: o.Session.Out, plan: p, all: o.all || o.Output.Wide()}).print()
	}); err != nil || p.Error == "" && p.Unknown == "" {
		return err
	}
	if p.Unknown != "" {
		return access.ExitError{Code: exitFailed} // as above
	}
	return access.ExitError{Code: exitUnschedulable} // the plan shows the reason
}

func (o *options) plan(ctx context.Context, args []string, replicasSet bool) (*plan, error) {
	if err := o.Validate(args); err != nil {
		return nil, err
	}
	if replicasSet && o.replicas < 0 {
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
	var policies []policy.Policy
	switch {
	case len(o.files) > 1:
		return nil, errors.New("--filename can be repeated only without TYPE/NAME")
	case len(o.files) == 1:
		if policies, changes.overrides, err = ReadPolicies(ctx, o.files[0], o.Session.In, o.Control); err != nil {
			return nil, err
		}
	}
	if err := o.Connect(); err != nil {
		return nil, err
	}
	scheduler, err := o.scheduler.NewScheduler(o.Client)
	if err != nil {
		return nil, err
	}
	defer scheduler.Close()
	s, err := o.Subject(ctx, args)
	if err != nil {
		return nil, err
	}
	changes.policy, changes.notes = choose(policies, s)
	// Formats for programs contain all notes.
	return newPlan(ctx, o.Client, scheduler, s, changes, o.all || o.Output.Wide() || o.Output.Encodes())
}
