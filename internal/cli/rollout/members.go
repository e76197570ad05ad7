// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
)

// awaitMembers waits until all clusters of workloads, TYPE/NAME, have the latest manifest and report it as healthy, unless --watch=false
// is set. kubectl reads only the template, which a change of an override policy leaves as it is.
func (o *options) awaitMembers(ctx context.Context, c *cobra.Command, workloads []string) error {
	watch, err := c.Flags().GetBool("watch")
	if err != nil {
		return err
	}
	subjects, err := o.Control.Subjects(ctx, o.control, workloads)
	if apierrors.IsForbidden(err) {
		return nil // bindings
	}
	for _, s := range subjects {
		if err == nil {
			err = o.awaitObject(ctx, s, watch)
		}
	}
	return err
}

func (o *options) awaitObject(ctx context.Context, s *explain.Subject, watch bool) error {
	reader := &observe.Reader{Access: o.Control, Control: o.control, Options: observe.Options{Members: true}}
	for last := ""; ; {
		objects, err := reader.Read(ctx, s)
		if err != nil {
			return err
		}
		waiting := unfinished(objects)
		if text := strings.Join(waiting, "\n"); text != last {
			if last = text; text != "" {
				fmt.Fprintln(o.Session.Out, text)
			} else {
				fmt.Fprintf(o.Session.Out, "%s: all clusters have the latest manifest\n", s.Title())
			}
		}
		if len(waiting) == 0 || !watch {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("wait for the rollout of %s: %w; the last state: %s", s.Title(), ctx.Err(), waiting[0])
		case <-o.clock.After(pollInterval):
		}
		if s, err = reader.Refresh(ctx, s); err != nil {
			return err
		}
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
