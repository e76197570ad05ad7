// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rebalance implements `karmadactl rebalance`, which requests that objects are scheduled again.
//
//	TYPE/NAME ──► WorkloadRebalancer, which the control plane deletes after it is finished
package rebalance

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
)

type options struct {
	command.Objects
	ttl    time.Duration
	dryRun bool
}

// NewCommand returns the command `rebalance`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	c := o.Command(command.Help{
		Use:   "rebalance (TYPE NAME | TYPE/NAME ...) [--dry-run]",
		Short: "Schedule objects again, so that their replicas are divided by all capacity",
		Long: `
			Schedule objects again: all replicas are divided by all capacity, as for a new object.

			The scheduler keeps replicas where they are as long as their number, the placement and the clusters stay the same. The
			command creates a WorkloadRebalancer, which requests a new decision. Use plan --fresh to see it first.`,
		Example: `
			# Show what would change
			PROGRAM plan deployment/nginx --fresh

			# Schedule the deployment nginx again
			PROGRAM rebalance deployment/nginx`,
	}, o.run)
	c.Flags().DurationVar(&o.ttl, "ttl", time.Hour, "Time after which the finished WorkloadRebalancer is deleted.")
	c.Flags().BoolVar(&o.dryRun, "dry-run", false, "If true, only validate the request, without writing it.")
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	subjects, err := o.Subjects(ctx, args)
	if err != nil {
		return err
	}
	var workloads []any
	for _, s := range subjects {
		if s.Binding == nil {
			return fmt.Errorf("%s has no binding: it is not propagated; see: %s", s.FullTitle(),
				o.Control.CommandLine(s.Namespace, "why", s.Title()))
		}
		workloads = append(workloads, map[string]any{
			"apiVersion": s.Kind.GroupVersion().String(), "kind": s.Kind.Kind, "namespace": s.Namespace, "name": s.Name,
		})
	}
	r := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{
		"workloads": workloads, "ttlSecondsAfterFinished": int64(o.ttl / time.Second),
	}}}
	r.SetAPIVersion("apps.karmada.io/v1alpha1")
	r.SetKind("WorkloadRebalancer")
	r.SetGenerateName("karmadactl-")
	create := []client.CreateOption{client.FieldOwner("karmadactl")}
	if o.dryRun {
		create = append(create, client.DryRunAll)
	}
	if err := o.Client.Create(ctx, r, create...); err != nil {
		return err
	}
	suffix := "; see: " + o.Control.CommandLine(subjects[0].Namespace, "why", subjects[0].Title())
	if o.dryRun {
		suffix = " (dry run)"
	}
	o.Printf("WorkloadRebalancer %s requests to schedule %s again%s\n", r.GetName(), explain.Count(int64(len(subjects)), "object"), suffix)
	for _, s := range subjects {
		if binding.Orphaned(s.Binding) {
			o.Printf("%s is not scheduled: its policy was deleted; it is scheduled when a policy claims it\n", s.FullTitle())
		}
	}
	return nil
}
