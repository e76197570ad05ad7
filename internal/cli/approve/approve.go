// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package approve implements `karmadactl approve`, which lists the removals of member objects that are held and approves them.
//
//	bindings with the condition RemovalHeld ──► table, or one patch of an annotation for each chosen binding
//
// An approval is valid for one generation of a binding: it never applies to a later change.
package approve

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/client-go/dynamic"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/names"
)

// pageSize is the number of bindings that one request lists.
const pageSize = 500

type options struct {
	session                          *access.Session
	control                          *access.Control
	clock                            clock.PassiveClock
	all, allNamespaces, keep, dryRun bool
}

// NewCommand returns the command `approve`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s), clock: clock.RealClock{}}
	command := &cobra.Command{
		Use:                   "approve [BINDING | clusterresourcebinding/BINDING ...]",
		DisableFlagsInUseLine: true,
		Short:                 "Approve the removal of many objects from member clusters",
		Long: templates.LongDesc(`
			Approve the removal of many objects from member clusters.

			If one change, such as an edit of a policy, would remove an unusual number of objects from member clusters, their removal
			is held until it is approved. Without arguments, the command lists the bindings whose objects are held in all namespaces.

			To undo the change instead, restore the policy or label that was changed. If templates were deleted by mistake, approve
			with --keep: the objects stay in the member clusters, unmanaged. Then apply the templates again, with a policy that has
			conflictResolution: Overwrite, to manage them again without a restart.

			An approval is valid for the current generation of a binding, and not for later changes.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# List the bindings whose removals are held
			PROGRAM approve

			# Remove the objects of one binding
			PROGRAM approve nginx-deployment -n default

			# Remove all held objects of a namespace
			PROGRAM approve --all -n default

			# Keep all held objects in the member clusters, unmanaged
			PROGRAM approve --all --all-namespaces --keep`, "PROGRAM", s.Program())),
		RunE: func(command *cobra.Command, args []string) error { return o.run(command.Context(), args) },
	}
	o.control.AddFlags(command.Flags())
	o.control.AddNamespaceFlag(command.Flags())
	command.Flags().BoolVar(&o.all, "all", false, "If true, approve all held removals in the namespace.")
	command.Flags().BoolVarP(&o.allNamespaces, "all-namespaces", "A", false,
		"If true, --all applies to all namespaces and to cluster-scoped bindings.")
	command.Flags().BoolVar(&o.keep, "keep", false, "If true, the objects stay in the member clusters, unmanaged.")
	command.Flags().BoolVar(&o.dryRun, "dry-run", false, "If true, only print the result that would be achieved, without writing it.")
	access.CompleteControlFlags(command, o.control)
	return command
}

// held is a binding whose removals are held, or one that the user names.
type held struct {
	scope     binding.Scope
	object    *unstructured.Unstructured
	condition *metav1.Condition // nil if no removal is held
	template  string
}

func (h held) title() string {
	return strings.ToLower(h.object.GetKind()) + "/" + h.object.GetName()
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
	config, err := o.control.ToRESTConfig()
	if err != nil {
		return err
	}
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return err
	}
	namespace, explicit, err := o.control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	if len(args) == 0 {
		everywhere := !o.all && !explicit || o.allNamespaces
		found, err := list(ctx, api, namespace, everywhere)
		if err != nil {
			return err
		}
		if !o.all {
			return o.print(found)
		}
		if len(found) == 0 {
			_, err := fmt.Fprintln(o.session.Out, "No removals are held.")
			return err
		}
		return o.approve(ctx, api, found)
	}
	var chosen []held
	for _, arg := range args {
		h, err := get(ctx, api, namespace, arg)
		if err != nil {
			return err
		}
		if h.condition == nil {
			return fmt.Errorf("no removal of %s is held", h.title())
		}
		chosen = append(chosen, h)
	}
	return o.approve(ctx, api, chosen)
}

func resources(api dynamic.Interface, s binding.Scope, namespace string) dynamic.ResourceInterface {
	if !s.Namespaced {
		return api.Resource(workv1alpha2.GroupVersion.WithResource("clusterresourcebindings"))
	}
	return api.Resource(workv1alpha2.GroupVersion.WithResource("resourcebindings")).Namespace(namespace)
}

// list returns the bindings with held removals in a namespace, or in all of them and cluster-scoped.
func list(ctx context.Context, api dynamic.Interface, namespace string, everywhere bool) (out []held, err error) {
	for _, s := range binding.Scopes {
		if !s.Namespaced && !everywhere {
			continue
		}
		in := namespace
		if everywhere {
			in = metav1.NamespaceAll
		}
		for page := (metav1.ListOptions{Limit: pageSize}); ; {
			items, err := resources(api, s, in).List(ctx, page)
			if err != nil {
				return nil, err
			}
			for i := range items.Items {
				h, err := parse(s, &items.Items[i])
				if err != nil {
					return nil, err
				}
				if h.condition != nil {
					out = append(out, h)
				}
			}
			if page.Continue = items.GetContinue(); page.Continue == "" {
				break
			}
		}
	}
	return out, nil
}

// get returns the binding that an argument names.
func get(ctx context.Context, api dynamic.Interface, namespace, arg string) (held, error) {
	s, name := binding.Namespaced, arg
	if kind, rest, typed := strings.Cut(arg, "/"); typed {
		name = rest
		switch strings.ToLower(kind) {
		case "resourcebinding", "resourcebindings", "rb":
		case "clusterresourcebinding", "clusterresourcebindings", "crb":
			s = binding.Cluster
		default:
			return held{}, fmt.Errorf("%q is not a kind of binding, must be resourcebinding or clusterresourcebinding", kind)
		}
	}
	o, err := resources(api, s, namespace).Get(ctx, name, metav1.GetOptions{})
	if err != nil {
		return held{}, err
	}
	return parse(s, o)
}

func parse(s binding.Scope, o *unstructured.Unstructured) (held, error) {
	b := s.New()
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, b); err != nil {
		return held{}, fmt.Errorf("decode %s %s: %w", o.GetKind(), o.GetName(), err)
	}
	resource := b.BindingSpec().Resource
	h := held{scope: s, object: o, template: strings.ToLower(resource.Kind) + "/" + resource.Name}
	if c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.RemovalHeld); c != nil && c.Status == metav1.ConditionTrue {
		h.condition = c
	}
	return h, nil
}

func (o *options) print(found []held) error {
	if len(found) == 0 {
		_, err := fmt.Fprintln(o.session.Out, "No removals are held.")
		return err
	}
	table := tabwriter.NewWriter(o.session.Out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(table, "NAMESPACE\tBINDING\tTEMPLATE\tDELETED\tSINCE")
	for _, h := range found {
		namespace := h.object.GetNamespace()
		if namespace == "" {
			namespace = "<cluster>"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%t\t%s\n", namespace, h.object.GetName(), h.template, h.object.GetDeletionTimestamp() != nil,
			duration.HumanDuration(o.clock.Since(h.condition.LastTransitionTime.Time)))
	}
	if err := table.Flush(); err != nil {
		return err
	}
	messages := map[string]bool{}
	for _, h := range found {
		messages[h.condition.Message] = true
	}
	fmt.Fprintln(o.session.Out)
	for _, m := range slices.Sorted(maps.Keys(messages)) {
		fmt.Fprintln(o.session.Out, m)
	}
	return nil
}

// approve annotates bindings. A binding that is deleted meanwhile is skipped.
func (o *options) approve(ctx context.Context, api dynamic.Interface, chosen []held) error {
	result := "approved"
	if o.keep {
		result = "approved, objects stay in the member clusters"
	}
	if o.dryRun {
		result += " (dry run)"
	}
	for _, h := range chosen {
		value := strconv.FormatInt(h.object.GetGeneration(), 10)
		if o.keep {
			value = names.RemovalKeeps + value
		}
		if !o.dryRun {
			patch, err := json.Marshal(map[string]any{"metadata": map[string]any{
				"uid": h.object.GetUID(), "annotations": map[string]any{names.RemovalApproved: value},
			}})
			if err != nil {
				return err
			}
			_, err = resources(api, h.scope, h.object.GetNamespace()).
				Patch(ctx, h.object.GetName(), types.MergePatchType, patch, metav1.PatchOptions{FieldManager: "karmadactl"})
			if err != nil {
				return err
			}
		}
		fmt.Fprintf(o.session.Out, "%s %s\n", h.title(), result)
	}
	return nil
}
