// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package adopt implements `karmadactl adopt`, which compares unmanaged objects in members with the manifests that would be enforced
// there, and approves that they are taken over.
//
//	TYPE/NAME ──► its binding ──► Works ──► the object in each member, through the cluster proxy ──► difference
//	                  ▲                                                                                │ approved
//	                  └────────────── annotation with the UID of the object in each cluster ◄──────────┘
//
// The difference is that of the controller's own three-way merge. The command writes to the control plane only: the controller takes
// an object over if it still has the UID that was approved.
package adopt

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/kubectl"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/strategy"
)

type options struct {
	session  *access.Session
	control  *access.Control
	clusters []string
	dryRun   bool
}

// NewCommand returns the command `adopt`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	command := &cobra.Command{
		Use:                   "adopt (TYPE NAME | TYPE/NAME) [--clusters=NAME,...] [--dry-run]",
		DisableFlagsInUseLine: true,
		Short:                 "Take over existing objects in member clusters",
		Long: templates.LongDesc(`
			Take over existing objects in member clusters.

			If a member cluster already has an object of the name, Karmada does not manage it. With the apply strategy Adopt, set in
			the policy or with the annotation work.karmada.io/apply-strategy of the object, it is taken over after this command
			approved it. The command shows for each cluster how the object would change. Fields that only the member has are kept,
			and pods are restarted only if the pod template changes.

			With --dry-run, the command only shows the differences. Without it, the command approves the objects that exist now: one
			that is recreated later is not taken over.

			The exit code is 1 if a cluster could not be read. The other clusters are approved nevertheless.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Show what would change in every cluster
			PROGRAM adopt deployment/nginx --dry-run

			# Take the object over in one cluster
			PROGRAM adopt deployment/nginx --clusters=member1

			# Take the object over in all clusters
			PROGRAM adopt deployment/nginx`, "PROGRAM", s.Program())),
		ValidArgsFunction: completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control)),
		RunE:              func(command *cobra.Command, args []string) error { return o.run(command.Context(), args) },
	}
	o.control.AddFlags(command.Flags())
	o.control.AddNamespaceFlag(command.Flags())
	command.Flags().StringSliceVarP(&o.clusters, "clusters", "C", nil, "Names of the clusters. Empty means all clusters of the object.")
	command.Flags().BoolVar(&o.dryRun, "dry-run", false, "If true, only show how the objects would change, without approving it.")
	_ = command.RegisterFlagCompletionFunc("clusters", access.CompleteClusters(o.control)) // fails only for unknown flags
	access.CompleteControlFlags(command, o.control)
	return command
}

func (o *options) run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("required argument missing: TYPE/NAME")
	}
	control, err := o.control.Reader()
	if err != nil {
		return err
	}
	subjects, err := o.control.Subjects(ctx, control, args)
	if err != nil {
		return err
	}
	if len(subjects) != 1 {
		return fmt.Errorf("exactly one object must be specified, got %d", len(subjects))
	}
	s := subjects[0]
	if err := requireStrategy(s); err != nil {
		return err
	}
	config, err := o.control.ToRESTConfig()
	if err != nil {
		return err
	}
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return err
	}
	chain, note, err := explain.Interpreters(ctx, control)
	if err != nil {
		return err
	}
	if note != "" {
		fmt.Fprintf(o.session.Err, "Note: %s.\n", note)
	}
	results, err := o.compare(ctx, api, chain, s.Binding)
	if err != nil {
		return err
	}
	o.print(s, results)
	if !o.dryRun {
		if err := o.approve(ctx, api, s, results); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(results, func(r result) bool { return r.err != nil }) {
		return kubectl.ExitError{Code: 1} // the output shows the reasons
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
	fmt.Fprintf(o.session.Out, "%s\n\n", s.FullTitle())
	for i := range results {
		r := &results[i]
		fmt.Fprintf(o.session.Out, "%s: %s\n", r.cluster, r.describe())
		if text := strings.TrimRight(r.difference, "\n"); text != "" {
			fmt.Fprintf(o.session.Out, "  %s\n", strings.ReplaceAll(text, "\n", "\n  "))
		}
	}
	if len(results) == 0 {
		fmt.Fprintln(o.session.Out, "The object has no Works in these clusters.")
	}
}

// approve annotates the binding with the UIDs of the unmanaged objects. Approvals of other clusters are kept. It fails if the
// binding changed since it was read.
func (o *options) approve(ctx context.Context, api dynamic.Interface, s *explain.Subject, results []result) error {
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
		_, err := fmt.Fprintln(o.session.Out, "\nNothing to take over.")
		return err
	case approvals.String() == before:
		_, err := fmt.Fprintf(o.session.Out, "\n%s in %s is approved already.\n", s.Title(), explain.Names(clusters))
		return err
	}
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{
		"uid": b.GetUID(), "resourceVersion": b.GetResourceVersion(),
		"annotations": map[string]any{names.AdoptionApproved: approvals.String()},
	}})
	if err != nil {
		return err
	}
	if _, err := bindings(api, b).Patch(ctx, b.GetName(), types.MergePatchType, patch,
		metav1.PatchOptions{FieldManager: "karmadactl"}); err != nil {
		return fmt.Errorf("approve the take-over of %s: %w", s.Title(), err)
	}
	_, err = fmt.Fprintf(o.session.Out, "\nThe take-over of %s is approved in %s.\n", s.Title(), explain.Names(clusters))
	return err
}

func bindings(api dynamic.Interface, b binding.Binding) dynamic.ResourceInterface {
	if !binding.ScopeOf(b).Namespaced {
		return api.Resource(workv1alpha2.GroupVersion.WithResource("clusterresourcebindings"))
	}
	return api.Resource(workv1alpha2.GroupVersion.WithResource("resourcebindings")).Namespace(b.GetNamespace())
}
