// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package adopt implements `karmadactl adopt`, which approves the take-over of unmanaged objects in members. It compares them with
// the manifests that would be enforced there.
//
//	TYPE/NAME ──► its binding ──► Works ──► the object in each member, through the cluster proxy ──► difference
//	                  ▲                                                                                │ approved
//	                  └────────────── annotation with the UID of the object in each cluster ◄──────────┘
//
// The controller's own three-way merge computes the difference. The command writes to the control plane only: the controller takes
// an object over if it still has the UID that was approved.
package adopt

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/strategy"
)

type options struct {
	command.Objects
	clusters []string
	dryRun   bool
}

// NewCommand returns the command `adopt`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	c := o.Command(command.Help{
		Use:   "adopt (TYPE NAME | TYPE/NAME) [--clusters=NAME,...] [--dry-run]",
		Short: "Take over existing objects in member clusters",
		Long: `
			Take over existing objects in member clusters.

			If a member cluster already has an object of the name, Karmada does not manage it. With the apply strategy Adopt, set in
			the policy or with the annotation work.karmada.io/apply-strategy of the object, it is taken over after this command
			approved it. The command shows for each cluster how the object would change. Fields that only the member has are kept,
			and pods are restarted only if the pod template changes.

			With --dry-run, the command only shows the differences. Without it, the command approves the objects that exist now: one
			that is recreated later is not taken over.

			The exit code is 1 if a cluster could not be read. The other clusters are approved nevertheless.`,
		Example: `
			# Show what would change in every cluster
			PROGRAM adopt deployment/nginx --dry-run

			# Take the object over in one cluster
			PROGRAM adopt deployment/nginx --clusters=member1

			# Take the object over in all clusters
			PROGRAM adopt deployment/nginx`,
	}, o.run)
	o.AddClusters(c, &o.clusters)
	c.Flags().BoolVar(&o.dryRun, "dry-run", false, "If true, only show how the objects would change, without approving it.")
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	s, err := o.Subject(ctx, args)
	if err != nil {
		return err
	}
	if err := requireStrategy(s); err != nil {
		return err
	}
	chain, note, err := explain.Interpreters(ctx, o.Client)
	if err != nil {
		return err
	}
	if note != "" {
		fmt.Fprintf(o.Session.Err, "Note: %s.\n", note)
	}
	results, err := o.compare(ctx, chain, s)
	if err != nil {
		return err
	}
	o.print(s, results)
	if !o.dryRun {
		if err := o.approve(ctx, s, results); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(results, func(r result) bool { return r.err != nil }) {
		return access.ExitError{Code: 1} // the output shows the reasons
	}
	return nil
}

// requireStrategy returns an error unless the object is propagated with the apply strategy Adopt.
func requireStrategy(s *explain.Subject) error {
	if s.Binding == nil {
		return fmt.Errorf("%s is not propagated: no policy selects it", s.FullTitle())
	}
	current, err := explain.ApplyStrategy(s)
	if err != nil {
		return err
	}
	if current != policyv1alpha1.ApplyAdopt {
		return fmt.Errorf("%s has the apply strategy %s, want %s: set applyStrategy in its policy, or the annotation %s=%s",
			s.FullTitle(), cmp.Or(current, policyv1alpha1.ApplyMerge), policyv1alpha1.ApplyAdopt, names.ApplyStrategy, policyv1alpha1.ApplyAdopt)
	}
	return nil
}

// print prints the results by cluster.
func (o *options) print(s *explain.Subject, results []result) {
	o.Printf("%s\n\n", s.FullTitle())
	for i := range results {
		r := &results[i]
		o.Printf("%s: %s\n", r.cluster, r.describe(o.dryRun))
		if text := strings.TrimRight(r.difference, "\n"); text != "" {
			o.Printf("  %s\n", strings.ReplaceAll(text, "\n", "\n  "))
		}
	}
	if len(results) == 0 {
		o.Printf("The object has no Works in these clusters.\n")
	}
}

// approve annotates the binding with the UIDs of the unmanaged objects. Approvals of other clusters are kept. It fails if the
// binding changed since it was read.
func (o *options) approve(ctx context.Context, s *explain.Subject, results []result) error {
	b := s.Binding
	approvals := strategy.ParseApprovals(b.GetAnnotations())
	before := approvals.String()
	var clusters []string
	for i := range results {
		if r := &results[i]; r.err == nil && r.uid != "" {
			approvals[r.cluster] = r.uid
			clusters = append(clusters, r.cluster)
		}
	}
	switch {
	case len(clusters) == 0:
		o.Printf("\nNothing to take over.\n")
		return nil
	case approvals.String() == before:
		o.Printf("\n%s in %s is approved already.\n", s.Title(), explain.Names(clusters))
		return nil
	}
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{
		"uid": b.GetUID(), "resourceVersion": b.GetResourceVersion(),
		"annotations": map[string]any{names.AdoptionApproved: approvals.String()},
	}})
	if err != nil {
		return err
	}
	if err := o.Client.Patch(ctx, b, client.RawPatch(types.MergePatchType, patch), client.FieldOwner("karmadactl")); err != nil {
		return fmt.Errorf("approve the take-over of %s: %w", s.Title(), err)
	}
	o.Printf("\nThe take-over of %s is approved in %s.\n", s.Title(), explain.Names(clusters))
	return nil
}
