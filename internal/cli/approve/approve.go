// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package approve implements `karmadactl approve`, which lists the removals and restarts of member objects that are held and approves them.
//
//	bindings with the condition RemovalHeld or RestartHeld ──► table, or one patch of an annotation for each chosen binding
//
// An approval of removals is valid for one generation of a binding, one of restarts until they are no longer held: it never applies to a
// later change.
package approve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/clusters"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/output"
)

type options struct {
	command.Base
	clock                            clock.PassiveClock
	all, allNamespaces, keep, dryRun bool
}

// NewCommand returns the command `approve`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Base: command.NewBase(s), clock: clock.RealClock{}}
	c := o.Command(command.Help{
		Use:   "approve [BINDING | clusterresourcebinding/BINDING ...]",
		Short: "Approve the removal or restart of many objects in member clusters, and new clusters",
		Long: `
			Approve the removal of many objects from member clusters, or the restart of many workloads. To approve new clusters, use "approve
			cluster".

			If one change, such as an edit of a policy, would remove an unusual number of objects from member clusters, their removal
			is held until it is approved. Without arguments, the command lists the bindings whose objects are held in all namespaces.

			To undo the change instead, restore the policy or label that was changed. If templates were deleted by mistake, approve
			with --keep: the objects stay in the member clusters, unmanaged. Then apply the templates again, with a policy that has
			conflictResolution: Overwrite, to manage them again without a restart.

			If one change of override policies would restart an unusual number of workloads, and --restart-guard-share of
			karmada-controller-manager is set, the restarts are held, too.

			An approval is valid for the current change, and not for later ones.`,
		Example: `
			# List the bindings whose removals are held
			PROGRAM approve

			# Remove the objects of one binding
			PROGRAM approve nginx-deployment -n default

			# Remove all held objects of a namespace
			PROGRAM approve --all -n default

			# Keep all held objects in the member clusters, unmanaged
			PROGRAM approve --all --all-namespaces --keep`,
	}, o.run)
	c.Flags().BoolVar(&o.all, "all", false, "If true, approve all held removals in the namespace.")
	c.Flags().BoolVarP(&o.allNamespaces, "all-namespaces", "A", false,
		"If true, --all applies to all namespaces and to cluster-scoped bindings.")
	c.Flags().BoolVar(&o.keep, "keep", false, "If true, the objects stay in the member clusters, unmanaged.")
	c.Flags().BoolVar(&o.dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	c.AddCommand(clusters.Approve(s))
	return c
}

// held returns the condition of a binding whose removals or restarts are held, or nil.
func held(b binding.Binding) *metav1.Condition {
	for _, kind := range []string{workv1alpha2.RemovalHeld, workv1alpha2.RestartHeld} {
		if c := meta.FindStatusCondition(b.BindingStatus().Conditions, kind); c != nil && c.Status == metav1.ConditionTrue {
			return c
		}
	}
	return nil
}

// approval returns the patch that approves what is held. keep concerns removals.
func approval(b binding.Binding, keep bool) ([]byte, error) {
	if c := held(b); c != nil && c.Type == workv1alpha2.RestartHeld {
		return binding.RestartApproval(b, c)
	}
	return binding.RemovalApproval(b, keep)
}

func title(b binding.Binding) string {
	return strings.ToLower(binding.ScopeOf(b).Name) + "/" + b.GetName()
}

func (o *options) run(ctx context.Context, args []string) error {
	switch {
	case o.all && len(args) > 0:
		return errors.New("--all cannot be used with names of bindings")
	case o.allNamespaces && !o.all:
		return errors.New("--all-namespaces requires --all")
	case (o.keep || o.dryRun) && !o.all && len(args) == 0:
		return errors.New("name the bindings to approve, or use --all")
	}
	control, err := o.Control.Client()
	if err != nil {
		return err
	}
	namespace, explicit, err := o.Control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	var chosen []binding.Binding
	if len(args) == 0 {
		if !o.all && !explicit || o.allNamespaces {
			namespace = metav1.NamespaceAll
		}
		if err := access.EachBinding(ctx, control, namespace, func(b binding.Binding) {
			if held(b) != nil {
				chosen = append(chosen, b)
			}
		}); err != nil {
			return err
		}
		if len(chosen) == 0 {
			_, err := fmt.Fprintln(o.Session.Out, "No removals or restarts are held.")
			return err
		}
		if !o.all {
			o.print(chosen)
			return nil
		}
	}
	for _, arg := range args {
		b, err := get(ctx, control, namespace, arg)
		if err != nil {
			return err
		}
		if held(b) == nil {
			return fmt.Errorf("no removal or restart of %s is held", title(b))
		}
		chosen = append(chosen, b)
	}
	return o.approve(ctx, control, chosen)
}

// get returns the binding that an argument names.
func get(ctx context.Context, control client.Reader, namespace, arg string) (binding.Binding, error) {
	s, name := binding.Namespaced, arg
	if kind, rest, typed := strings.Cut(arg, "/"); typed {
		name = rest
		switch strings.ToLower(kind) {
		case "resourcebinding", "resourcebindings", "rb":
		case "clusterresourcebinding", "clusterresourcebindings", "crb":
			s, namespace = binding.Cluster, ""
		default:
			return nil, fmt.Errorf("%q is not a kind of binding, must be resourcebinding or clusterresourcebinding", kind)
		}
	}
	b := s.New()
	err := control.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, b)
	if apierrors.IsNotFound(err) && name == arg && control.Get(ctx, client.ObjectKey{Name: name}, binding.Cluster.New()) == nil {
		err = fmt.Errorf("%w in namespace %s; it is cluster-scoped: use clusterresourcebinding/%s", err, namespace, name)
	}
	return b, err
}

func (o *options) print(found []binding.Binding) {
	rows := [][]string{{"NAMESPACE", "BINDING", "TEMPLATE", "DELETED", "SINCE"}}
	messages := map[string]bool{}
	for _, b := range found {
		r, condition, name := b.BindingSpec().Resource, held(b), b.GetName()
		if b.GetNamespace() == "" {
			name = title(b) // as an argument
		}
		rows = append(rows, []string{
			cmp.Or(b.GetNamespace(), "<cluster>"), name, strings.ToLower(r.Kind) + "/" + r.Name,
			fmt.Sprint(b.GetDeletionTimestamp() != nil), duration.HumanDuration(o.clock.Since(condition.LastTransitionTime.Time)),
		})
		messages[condition.Message] = true
	}
	output.Terminal{Writer: o.Session.Out}.Table(output.Rows(rows))
	fmt.Fprintln(o.Session.Out)
	for _, m := range slices.Sorted(maps.Keys(messages)) {
		fmt.Fprintln(o.Session.Out, m)
	}
}

// approve annotates bindings.
func (o *options) approve(ctx context.Context, control client.Client, chosen []binding.Binding) error {
	result := "approved"
	if o.keep {
		result = "approved, objects stay in the member clusters"
	}
	if o.dryRun {
		result += " (dry run)"
	}
	for _, b := range chosen {
		if !o.dryRun {
			patch, err := approval(b, o.keep)
			if err != nil {
				return err
			}
			if err := control.Patch(ctx, b, client.RawPatch(types.MergePatchType, patch), client.FieldOwner("karmadactl")); err != nil {
				return err
			}
		}
		fmt.Fprintf(o.Session.Out, "%s %s\n", title(b), result)
	}
	return nil
}
