// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package why implements `karmadactl why`, which explains why an object was or was not placed in each cluster.
//
//	TYPE/NAME ──► explain.Subject ──► explain.Scheduler ──► explanation ──► tables, or JSON or YAML for programs
//
// It writes nothing. The explanation is of the decision that the scheduler would make now. If the binding differs from it,
// the output shows the difference and whether the scheduler would update the binding.
package why

import (
	"context"
	"errors"

	"github.com/spf13/cobra"
	"k8s.io/utils/clock"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/cli/policy"
)

type options struct {
	command.Objects
	scheduler explain.SchedulerFlags
	all       bool
}

// NewCommand returns the command `why`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	o.Deleted = true
	c := o.Command(command.Help{
		Use:   "why (TYPE NAME | TYPE/NAME ...)",
		Short: "Explain why an object was or was not placed in each cluster",
		Long: `
			Explain why an object was or was not placed in each cluster.

			The output starts with the policy that claims the object, the conditions of its binding that are not True, and whether
			the scheduler will update the binding. If no policy claims the object, it shows the reason. For each affinity term it
			shows the clusters with the filter that rejected them, their scores and their capacity, how spread constraints chose
			among them, and how the replicas were divided.

			The command runs the scheduler's own code on the current state of the control plane. It queries the
			scheduler-estimators that have a Service in the control plane, and names those that do not respond. If your scheduler
			runs with non-default flags, set the same flags here. The command writes nothing; permission to read is sufficient.`,
		Example: `
			# Explain the placement of the deployment nginx
			PROGRAM why deployment/nginx

			# Show every cluster, with all scores and estimates by source
			PROGRAM why deployment/nginx -o wide

			# Explain the placement by a scheduler with these flags
			PROGRAM why deployment/nginx --plugins='*,-TaintToleration' --enable-scheduler-estimator=false

			# Print the whole explanation in JSON format
			PROGRAM why deployment/nginx -o json`,
	}, o.run, output.JSON, output.YAML, output.Wide)
	o.scheduler.AddTo(c)
	c.Flags().BoolVar(&o.all, "all", false,
		"If true, list all clusters. By default, clusters that were not chosen are counted by reason if there are many.")
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	if err := o.Validate(args); err != nil {
		return err
	}
	if err := o.Connect(); err != nil {
		return err
	}
	scheduler, err := o.scheduler.NewScheduler(o.Client)
	if err != nil {
		return err
	}
	defer scheduler.Close()
	subjects, err := o.Subjects(ctx, args)
	if p, named := errors.AsType[command.PolicyError](err); named {
		return policy.Show(ctx, &o.Base, p.Policy)
	} else if err != nil {
		return err
	}
	for i, s := range subjects {
		e, err := explain.Explain(ctx, o.Client, scheduler, s)
		if err != nil {
			return err
		}
		if err := e.CheckPreemption(ctx, o.Control.GatesOff); err != nil {
			return err
		}
		e.SetCommandLine(o.Control.CommandLine)
		o.addPods(ctx, e, s)
		e.AddNote(o.ServiceNote(ctx, s))
		e.AddNote(explain.RestoreNote(ctx, o.Client, s, clock.RealClock{}.Now()))
		if paused := flow.Paused(s.Template); paused != "" {
			e.AddNote("a user paused the object: " + paused)
		}
		if err := o.Print(e, i > 0, func() {
			e.Print(o.Session.Out, explain.PrintOptions{Wide: o.Output.Wide(), All: o.all})
		}); err != nil {
			return err
		}
	}
	return nil
}

// maxPodClusters is the number of clusters whose pods are read.
const maxPodClusters = 3

// addPods adds why pods are not ready in clusters that report the object as not healthy.
func (o *options) addPods(ctx context.Context, e *explain.Explanation, s *explain.Subject) {
	if s.Binding == nil {
		return
	}
	reader := &observe.Reader{Access: o.Control, Control: o.Client}
	items, read := s.Binding.BindingStatus().AggregatedStatus, 0
	for i := range items {
		if failure := flow.ScalingFailure(s.Kind, items[i].Status); failure != "" {
			e.AddNotReady(items[i].ClusterName, failure)
		}
		unhealthy := items[i].Health == workv1alpha2.ResourceUnhealthy || flow.NotStarted(s.Kind, items[i].Status)
		if unhealthy && read < maxPodClusters {
			read++
			e.AddNotReady(items[i].ClusterName, reader.PodReason(ctx, items[i].ClusterName, s, nil))
		}
	}
}
