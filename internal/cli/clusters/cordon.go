// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package clusters implements the commands that manage member clusters.
//
//	join, unjoin             ──► cluster.Options ──► cluster.Join, cluster.Unjoin
//	cordon, uncordon, taint  ──► change of taints ──► one merge patch if the taints differ
//	drain                    ──► cordon, a PlacementEviction for each workload, their progress
//
// The commands validate their arguments before they connect to an API server.
package clusters

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/retry"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/names"
)

// Cordon returns the command `cordon`.
func Cordon(s *access.Session) *cobra.Command {
	return cordonCommand(s, "cordon", "Mark a cluster as unschedulable", `
		Mark a cluster as unschedulable: existing workloads stay, new ones are not scheduled to it.`, true)
}

// Uncordon returns the command `uncordon`.
func Uncordon(s *access.Session) *cobra.Command {
	return cordonCommand(s, "uncordon", "Mark a cluster as schedulable", `
		Mark a cluster as schedulable. This reverts cordon. With --return, the workloads that drain moved away are scheduled again.`, false)
}

func cordonCommand(s *access.Session, verb, short, long string, cordoned bool) *cobra.Command {
	control := access.NewControl(s)
	dryRun, back := false, false
	c := command.New(s, command.Help{
		Use:   verb + " CLUSTER",
		Short: short, Long: long, Example: fmt.Sprintf("# %s\nPROGRAM %s member1", short, verb),
	}, func(ctx context.Context, args []string) error {
		switch {
		case len(args) == 0:
			return errors.New("cluster name is required")
		case len(args) > 1:
			return errors.New("more than one cluster name is not supported")
		}
		changed, err := changeTaints(ctx, control, args[0], dryRun, func(before []corev1.Taint) ([]corev1.Taint, error) {
			return leave.SetCordon(before, cordoned), nil
		})
		if err != nil {
			return err
		}
		already := ""
		if !changed {
			already = "already "
		}
		if _, err := fmt.Fprintf(s.Out, "%s cluster %s%sed\n", args[0], already, verb); err != nil || !back || dryRun {
			return err
		}
		return returnWorkloads(ctx, s, control, args[0])
	})
	c.ValidArgsFunction = access.CompleteClusters(control)
	control.Bind(c, false)
	if !cordoned {
		c.Flags().BoolVar(&back, "return", false,
			"If true, request to schedule the workloads again that drain moved away from the cluster in the last 24 hours.")
	}
	c.Flags().BoolVar(&dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	return c
}

// Approve returns the command `approve cluster`.
func Approve(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	dryRun := false
	c := command.New(s, command.Help{
		Use: "cluster NAME ...", Short: "Approve clusters that their agents registered",
		Long: `
			Approve clusters that their agents registered.

			A cluster that registers with a bootstrap token that is not bound to its name has the taint ` + names.PendingTaint + `. It
			receives no workloads, namespaces or Services until it is approved, and its objects are not shown among those of all clusters.
			The command removes the taint.`,
		Example: `
			# Approve the cluster member1
			PROGRAM approve cluster member1`,
	}, func(ctx context.Context, args []string) error {
		if len(args) == 0 {
			return errors.New("cluster name is required")
		}
		for _, name := range args {
			changed, err := changeTaints(ctx, control, name, dryRun, func(before []corev1.Taint) ([]corev1.Taint, error) {
				return slices.DeleteFunc(slices.Clone(before), func(t corev1.Taint) bool { return t.Key == names.PendingTaint }), nil
			})
			if err != nil {
				return err
			}
			result := "approved"
			switch {
			case !changed:
				result = "was approved before"
			case dryRun:
				result += " (dry run)"
			}
			fmt.Fprintf(s.Out, "cluster/%s %s\n", name, result)
		}
		return nil
	})
	c.Aliases = []string{"clusters"}
	c.ValidArgsFunction = access.CompleteClusters(control)
	control.Bind(c, false)
	c.Flags().BoolVar(&dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	return c
}

// changeTaints changes the taints of a cluster unless dryRun is set. changed reports whether the taints differ. It returns API
// errors without wrapping, so that kubectl can format them.
func changeTaints(
	ctx context.Context, control *access.Control, name string, dryRun bool, change func([]corev1.Taint) ([]corev1.Taint, error),
) (changed bool, err error) {
	api, err := control.Client()
	if err != nil {
		return false, err
	}
	// Any write to the cluster in between, such as that of its status, is a conflict.
	err = retry.RetryOnConflict(retry.DefaultBackoff, func() error {
		changed, err = changeTaintsOnce(ctx, api, name, dryRun, change)
		return err
	})
	return changed, err
}

func changeTaintsOnce(
	ctx context.Context, api client.Client, name string, dryRun bool, change func([]corev1.Taint) ([]corev1.Taint, error),
) (changed bool, err error) {
	var cluster clusterv1alpha1.Cluster
	if err := api.Get(ctx, client.ObjectKey{Name: name}, &cluster); err != nil {
		return false, err
	}
	after, err := change(cluster.Spec.Taints)
	if err != nil {
		return false, err
	}
	if slices.EqualFunc(cluster.Spec.Taints, after, sameTaint) || dryRun {
		return !slices.EqualFunc(cluster.Spec.Taints, after, sameTaint), nil
	}
	// The resource version makes the patch fail if the taints were changed concurrently.
	patch, err := json.Marshal(map[string]any{
		"metadata": map[string]any{"resourceVersion": cluster.ResourceVersion}, "spec": map[string]any{"taints": after},
	})
	if err != nil {
		return false, fmt.Errorf("encode taints of cluster %s: %w", name, err)
	}
	return true, api.Patch(ctx, &cluster, client.RawPatch(types.MergePatchType, patch), client.FieldOwner("karmadactl"))
}

// sameTaint compares taints without TimeAdded, which the server sets.
func sameTaint(a, b corev1.Taint) bool {
	return a.Key == b.Key && a.Value == b.Value && a.Effect == b.Effect
}
