// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package clusters implements the commands that manage member clusters.
//
//	join, unjoin             ──► cluster.Options ──► cluster.Join, cluster.Unjoin
//	cordon, uncordon, taint  ──► change of taints ──► one merge patch if the taints differ
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
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/kubectl/pkg/util/templates"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/names"
)

// cordonTaint keeps new workloads off a cluster.
var cordonTaint = corev1.Taint{Key: names.UnschedulableTaint, Effect: corev1.TaintEffectNoSchedule}

// Cordon returns the command `cordon`.
func Cordon(s *access.Session) *cobra.Command {
	return cordonCommand(s, "cordon", "Mark a cluster as unschedulable", `
		Mark a cluster as unschedulable: existing workloads stay, new ones are not scheduled to it.`, true)
}

// Uncordon returns the command `uncordon`.
func Uncordon(s *access.Session) *cobra.Command {
	return cordonCommand(s, "uncordon", "Mark a cluster as schedulable", `
		Mark a cluster as schedulable. This reverts cordon.`, false)
}

func cordonCommand(s *access.Session, verb, short, long string, cordoned bool) *cobra.Command {
	control := access.NewControl(s)
	dryRun := false
	command := &cobra.Command{
		Use:                   verb + " CLUSTER",
		DisableFlagsInUseLine: true,
		Short:                 short,
		Long:                  templates.LongDesc(long),
		Example:               templates.Examples(fmt.Sprintf("# %s\n%s %s member1", short, s.Program(), verb)),
		ValidArgsFunction:     access.CompleteClusters(control),
		RunE: func(command *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return errors.New("cluster name is required")
			case len(args) > 1:
				return errors.New("more than one cluster name is not supported")
			}
			changed, err := changeTaints(command.Context(), control, args[0], dryRun, func(before []corev1.Taint) ([]corev1.Taint, error) {
				return setCordon(before, cordoned), nil
			})
			if err != nil {
				return err
			}
			already := ""
			if !changed {
				already = "already "
			}
			_, err = fmt.Fprintf(s.Out, "%s cluster %s%sed\n", args[0], already, verb)
			return err
		},
	}
	control.AddFlags(command.Flags())
	command.Flags().BoolVar(&dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	access.CompleteControlFlags(command, control)
	return command
}

// setCordon adds or removes the cordon taint.
func setCordon(before []corev1.Taint, cordoned bool) []corev1.Taint {
	at := slices.IndexFunc(before, func(taint corev1.Taint) bool { return taint.MatchTaint(&cordonTaint) })
	switch {
	case cordoned && at < 0:
		return append(slices.Clone(before), cordonTaint)
	case !cordoned && at >= 0:
		return slices.Delete(slices.Clone(before), at, at+1)
	}
	return before
}

// changeTaints changes the taints of a cluster unless dryRun is set. changed reports whether the taints differ. It returns API
// errors without wrapping, so that kubectl can format them.
func changeTaints(
	ctx context.Context, control *access.Control, name string, dryRun bool, change func([]corev1.Taint) ([]corev1.Taint, error),
) (changed bool, err error) {
	config, err := control.ToRESTConfig()
	if err != nil {
		return false, err
	}
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return false, err
	}
	clusters := api.Resource(access.Clusters)
	observed, err := clusters.Get(ctx, name, metav1.GetOptions{})
	if err != nil {
		return false, err
	}
	before, err := taintsOf(observed)
	if err != nil {
		return false, err
	}
	after, err := change(before)
	if err != nil {
		return false, err
	}
	if slices.EqualFunc(before, after, sameTaint) {
		return false, nil
	}
	if dryRun {
		return true, nil
	}
	// The resource version makes the patch fail if the taints were changed concurrently.
	patch, err := json.Marshal(map[string]any{
		"metadata": map[string]any{"resourceVersion": observed.GetResourceVersion()},
		"spec":     map[string]any{"taints": after},
	})
	if err != nil {
		return false, fmt.Errorf("encode taints of cluster %s: %w", name, err)
	}
	_, err = clusters.Patch(ctx, name, types.MergePatchType, patch, metav1.PatchOptions{FieldManager: "karmadactl"})
	return true, err
}

func taintsOf(observed *unstructured.Unstructured) ([]corev1.Taint, error) {
	cluster := &clusterv1alpha1.Cluster{}
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(observed.Object, cluster); err != nil {
		return nil, fmt.Errorf("decode cluster %s: %w", observed.GetName(), err)
	}
	return cluster.Spec.Taints, nil
}

// sameTaint compares taints without TimeAdded, which the server sets.
func sameTaint(a, b corev1.Taint) bool {
	return a.Key == b.Key && a.Value == b.Value && a.Effect == b.Effect
}
