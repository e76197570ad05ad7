// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package plan is `karmadactl plan`: what the scheduler would do if.
//
//	TYPE/NAME ──► subject ──► binding, or the one that a policy would make of the template ─┐
//	flags ──► change ──► the binding and the clusters as they would be ─────────────────────┴─► why/scheduling ──► moves
//
// The code that places bindings decides, and the code that makes up its mind whether it has to; only their inputs are
// changed, in memory. Nothing is written: everything here works on a client.Reader.
package plan

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/kubectl"
)

// Exit codes, in the manner of kubectl diff: what a script wants to know can be told from what went wrong.
const (
	unplaceable = 1
	failed      = 2
)

const wide = "wide"

// formats are the values of --output.
var formats = []cobra.Completion{"json", "yaml", wide}

type options struct {
	session *access.Session
	control *access.Control
	as      explain.Flags
	output  string
	all     bool

	replicas int32
	policy   string
	without  []string
	taints   []string
	fresh    bool
}

// NewCommand makes the command `plan`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	command := &cobra.Command{
		Use:                   "plan (TYPE NAME | TYPE/NAME) [--replicas=N] [-f POLICY] [--without-cluster=NAME] [--taint=CLUSTER:KEY=VALUE:EFFECT] [--fresh]",
		DisableFlagsInUseLine: true,
		Short:                 "Show where an object would be placed if something were different",
		Long: templates.LongDesc(`
			Show where an object would be placed if something were different: cluster by cluster, today and then.

			The flags say what is different, and can be combined; without any, the plan is for things as they are. The scheduler's
			own code decides, about the control plane as it is now. Estimators beside the clusters are asked where the control
			plane has a Service of them; those without an answer are named. If the scheduler was started with flags of its own,
			give the same here. Nothing is changed, and permission to read is all that is needed.

			The plan also says whether the scheduler would act by itself, for it leaves replicas where they are as long as nobody
			asks for anything else. An object that is not propagated yet can be planned with a policy from a file.

			The exit code is 0 when there is a plan, 1 when the object could not be placed, and 2 when that could not be found out.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# What would change with 20 replicas?
			PROGRAM plan deployment/nginx --replicas=20

			# Where would it go if member1 were gone, or kept free for something else?
			PROGRAM plan deployment/nginx --without-cluster=member1
			PROGRAM plan deployment/nginx --taint=member1:dedicated=gpu:NoSchedule --fresh

			# What would this policy do?
			PROGRAM plan deployment/nginx -f policy.yaml

			# What would be if a taint were taken away, for programs
			PROGRAM plan deployment/nginx --taint=member1:dedicated- -o json`, "PROGRAM", s.Program())),
		ValidArgsFunction: completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control)),
		RunE: func(command *cobra.Command, args []string) error {
			return o.run(command.Context(), args, command.Flags().Changed("replicas"))
		},
	}
	flags := command.Flags()
	o.control.AddFlags(flags)
	o.control.AddNamespaceFlag(flags)
	flags.Int32Var(&o.replicas, "replicas", 0, "If it had this number of replicas.")
	flags.StringVarP(&o.policy, "filename", "f", "", "If the PropagationPolicy or ClusterPropagationPolicy in this file, - for the standard input, were its policy.")
	flags.StringSliceVar(&o.without, "without-cluster", nil, "If this cluster were gone; can be repeated.")
	flags.StringArrayVar(&o.taints, "taint", nil, "If a cluster had a taint, CLUSTER:KEY[=VALUE]:EFFECT, or had it no more, CLUSTER:KEY[:EFFECT]-; can be repeated.")
	flags.BoolVar(&o.fresh, "fresh", false, "If a rescheduling were asked for, which gives up the clusters of today as a preference.")
	flags.StringVarP(&o.output, "output", "o", "", "Output format: json or yaml for all there is, wide for every cluster.")
	flags.BoolVar(&o.all, "all", false, "Show every cluster, however many there are, instead of counting those without a change.")
	o.as.Add(command)
	// The errors say that there are no such flags; they were added above.
	_ = command.RegisterFlagCompletionFunc("output", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	_ = command.RegisterFlagCompletionFunc("without-cluster", access.CompleteClusters(o.control))
	_ = command.RegisterFlagCompletionFunc("taint", completeTaint(access.CompleteClusters(o.control)))
	access.CompleteControlFlags(command, o.control)
	command.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return failure(c.Root().FlagErrorFunc()(c, err)) })
	return command
}

// completeTaint completes the name of the cluster, with which a taint begins.
func completeTaint(clusters cobra.CompletionFunc) cobra.CompletionFunc {
	return func(command *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if strings.Contains(begun, ":") {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		names, directive := clusters(command, args, begun)
		for i := range names {
			names[i] += ":"
		}
		return names, directive | cobra.ShellCompDirectiveNoSpace
	}
}

// failure gives an error the exit code that tells it from a plan that is impossible.
func failure(err error) error {
	o := kubectl.ToExitError(err)
	o.Code = failed
	return o
}

func (o *options) run(ctx context.Context, args []string, replicas bool) error {
	p, err := o.plan(ctx, args, replicas)
	if err == nil {
		err = o.print(p)
	}
	switch {
	case err != nil:
		return failure(err)
	case p.Error != "":
		return kubectl.ExitError{Code: unplaceable} // the plan says why
	default:
		return nil
	}
}

func (o *options) plan(ctx context.Context, args []string, replicas bool) (*plan, error) {
	switch {
	case o.output != "" && !slices.Contains(formats, o.output):
		return nil, fmt.Errorf("unknown output format %q: use json, yaml or wide", o.output)
	case len(args) == 0:
		return nil, errors.New("say what is to be planned: TYPE/NAME")
	case replicas && o.replicas < 0:
		return nil, fmt.Errorf("--replicas=%d: there cannot be fewer than none", o.replicas)
	}
	what := change{without: o.without, fresh: o.fresh}
	if replicas {
		what.replicas = &o.replicas
	}
	var err error
	if what.taints, err = parseTaints(o.taints); err != nil {
		return nil, err
	}
	namespace, _, err := o.control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return nil, err
	}
	if o.policy != "" {
		if what.policy, err = readPolicy(o.policy, o.session.In, namespace); err != nil {
			return nil, err
		}
	}
	control, err := explain.Reader(o.control)
	if err != nil {
		return nil, err
	}
	as, err := o.as.Start(control)
	if err != nil {
		return nil, err
	}
	defer as.Close()
	subjects, err := explain.Find(ctx, o.control, control, args)
	if err != nil {
		return nil, err
	}
	if len(subjects) != 1 {
		return nil, fmt.Errorf("one object at a time can be planned, and %d are named", len(subjects))
	}
	// Programs want all that there is to note.
	return compute(ctx, control, as, subjects[0], what, o.all || o.output != "")
}
