// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
)

// withoutReduced returns the workloads, TYPE/NAME, without those whose clusters together are to have fewer replicas than the template, and
// prints these: kubectl would wait for the replicas of the template, without end. Unless --watch=false is set, it waits until the latest
// manifests of a workload are rendered, because the numbers are not known before.
func (o *options) withoutReduced(ctx context.Context, c *cobra.Command, workloads []string) (out []string, err error) {
	watch, err := c.Flags().GetBool("watch")
	if err != nil {
		return nil, err
	}
	for _, workload := range workloads {
		subjects, err := o.Control.Subjects(ctx, o.control, []string{workload})
		if err != nil || len(subjects) != 1 {
			out = append(out, workload) // kubectl reports why
			continue
		}
		reduced, err := o.isReduced(ctx, subjects[0], watch)
		if err != nil {
			return nil, err
		}
		if !reduced {
			out = append(out, workload)
		}
	}
	return out, nil
}

// isReduced reports whether the clusters of an object together are to have fewer replicas than its template, and prints it.
func (o *options) isReduced(ctx context.Context, s *explain.Subject, watch bool) (bool, error) {
	reader := &observe.Reader{Access: o.Control, Control: o.control} // members may not have the latest manifests yet
	for last := ""; ; {
		objects, err := reader.Read(ctx, s)
		if err != nil {
			return false, err
		}
		if !hasReplicas(objects) {
			return false, nil
		}
		waiting := flow.Unrendered(objects, o.clock.Now())
		if wanted, replicas := objects.Replicas(); waiting == "" && wanted < replicas {
			o.reduced.Insert(s.FullTitle())
			fmt.Fprintf(o.Session.Out, "%s: override policies give the clusters together %d of %d replicas; waiting for each cluster\n",
				s.Title(), wanted, replicas)
			return true, nil
		}
		if waiting == "" || !watch {
			return false, nil
		}
		if waiting != last {
			last = waiting
			fmt.Fprintln(o.Session.Out, "Waiting: "+output.OneLine(waiting))
		}
		select {
		case <-ctx.Done():
			return false, fmt.Errorf("wait for the rollout of %s: %w; the last state: %s", s.Title(), ctx.Err(), waiting)
		case <-o.clock.After(pollInterval):
		}
		if s, err = reader.Refresh(ctx, s); err != nil {
			return false, err
		}
	}
}

// hasReplicas reports whether the template has a number of replicas, which clusters may have fewer of.
func hasReplicas(o *flow.Objects) bool {
	if o.Template == nil {
		return false
	}
	_, found, err := unstructured.NestedInt64(o.Template.Object, "spec", "replicas")
	return found && err == nil
}

// awaitMembers waits until all clusters of workloads, TYPE/NAME, have the latest manifest and report it as healthy, unless --watch=false
// is set. kubectl reads only the template, which a change of an override policy leaves as it is. done is false if a cluster was not waited
// for.
func (o *options) awaitMembers(ctx context.Context, c *cobra.Command, workloads []string) (done bool, err error) {
	watch, err := c.Flags().GetBool("watch")
	if err != nil {
		return false, err
	}
	subjects, err := o.Control.Subjects(ctx, o.control, workloads)
	if apierrors.IsForbidden(err) {
		return true, nil // bindings
	}
	done = true
	for _, s := range subjects {
		if err == nil {
			var all bool
			all, err = o.awaitObject(ctx, s, watch)
			done = done && all
		}
	}
	return done, err
}

func (o *options) awaitObject(ctx context.Context, s *explain.Subject, watch bool) (done bool, err error) {
	reader := &observe.Reader{
		Access: o.Control, Control: o.control, CommandLine: o.Control.CommandLine, Options: observe.Options{Members: true},
	}
	announced := !o.reduced.Has(s.FullTitle()) // kubectl reports the result
	for last := ""; ; {
		objects, err := reader.Read(ctx, s)
		if err != nil {
			return false, err
		}
		waiting := unfinished(objects)
		if text := strings.Join(waiting, "\n"); text != last || !announced {
			announced = true
			if last = text; text != "" {
				fmt.Fprintln(o.Session.Out, text)
			} else {
				fmt.Fprintf(o.Session.Out, "%s: all clusters have the latest manifest\n", s.Title())
			}
		}
		for i := range objects.Clusters {
			if c := &objects.Clusters[i]; objects.DeadlineExceeded(c) {
				return false, fmt.Errorf("%s exceeded its progress deadline in cluster %s", s.Title(), c.Name)
			}
		}
		if len(waiting) == 0 {
			o.reportUnknown(s, objects)
		}
		if len(waiting) == 0 || !watch {
			return len(waiting) == 0, nil
		}
		select {
		case <-ctx.Done():
			return false, fmt.Errorf("wait for the rollout of %s: %w; the last state: %s", s.Title(), ctx.Err(), waiting[0])
		case <-o.clock.After(pollInterval):
		}
		if s, err = reader.Refresh(ctx, s); err != nil {
			return false, err
		}
	}
}

// reportUnknown prints the former targets that are not ready: the numbers that kubectl reads include their last report.
func (o *options) reportUnknown(s *explain.Subject, objects *flow.Objects) {
	if lost := objects.LostCopies(); len(lost) > 0 {
		fmt.Fprintf(o.Session.Out, "%s: complete in all current clusters; no longer a target: %s\n", s.Title(), strings.Join(lost, ", "))
	}
}

// unfinished returns a line for each target that does not have the latest manifest, or does not report it as healthy.
func unfinished(o *flow.Objects) (out []string) {
	for i := range o.Clusters {
		c := &o.Clusters[i]
		if c.Target == nil {
			continue
		}
		if state := o.StateOf(c); state.State != flow.Done {
			out = append(out, fmt.Sprintf("Waiting for cluster %s: %s", c.Name, output.OneLine(state.Message)))
		}
	}
	return out
}
