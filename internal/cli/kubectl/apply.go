// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package kubectl

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/kubectl/pkg/cmd/apply"
	cmdutil "k8s.io/kubectl/pkg/cmd/util"
	"k8s.io/kubectl/pkg/util/templates"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/names"
)

// applyCommand is kubectl apply, which can create a policy for each object.
type applyCommand struct {
	session *access.Session
	control *access.Control
	factory cmdutil.Factory
	flags   *apply.ApplyFlags

	// clusters or allClusters select the members. If neither is set, no policies are created.
	clusters    []string
	allClusters bool
}

// Apply returns the command `apply`.
func Apply(s *access.Session) *cobra.Command {
	control := access.NewControl(s)
	a := &applyCommand{session: s, control: control, factory: access.Factory(control), flags: apply.NewApplyFlags(s.Streams())}
	upstream := apply.NewCmdApply(s.Program(), a.factory, s.Streams())
	command := &cobra.Command{
		Use:                   upstream.Use,
		DisableFlagsInUseLine: true,
		Short:                 upstream.Short,
		Long: upstream.Long + "\n\n" + templates.LongDesc(`
			With --cluster or --all-clusters, the command also applies a policy for each object that propagates it to these members.`),
		Example: upstream.Example + "\n\n" + templates.Examples(strings.ReplaceAll(`
			# Apply a manifest and propagate its objects to two members
			PROGRAM apply -f manifest.yaml --cluster member1,member2

			# Apply a manifest and propagate its objects to all members
			PROGRAM apply -f manifest.yaml --all-clusters`, "PROGRAM", s.Program())),
		RunE: func(command *cobra.Command, args []string) error { return a.run(command, args) },
	}
	a.flags.AddFlags(command)
	command.Flags().BoolVar(&a.allClusters, "all-clusters", false, "If true, propagate the objects to all members.")
	command.Flags().StringSliceVarP(&a.clusters, "cluster", "C", nil, "Names of the members to propagate the objects to.")
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("cluster", access.CompleteClusters(control))
	return bound(command, control)
}

func (a *applyCommand) run(command *cobra.Command, args []string) error {
	if a.allClusters && len(a.clusters) > 0 {
		return errors.New("--all-clusters and --cluster cannot be used together")
	}
	options, err := a.flags.ToOptions(a.factory, command, a.session.Program(), args)
	if err != nil {
		return err
	}
	if err := options.Validate(); err != nil {
		return err
	}
	if a.allClusters || len(a.clusters) > 0 {
		if err := a.addPolicies(command.Context(), options); err != nil {
			return err
		}
	}
	return options.Run()
}

// addPolicies inserts a policy after each object.
func (a *applyCommand) addPolicies(ctx context.Context, options *apply.ApplyOptions) error {
	if err := a.checkClusters(ctx); err != nil {
		return err
	}
	objects, err := options.GetObjects()
	if err != nil {
		return err
	}
	withPolicies := make([]*resource.Info, 0, 2*len(objects))
	for _, object := range objects {
		policy, err := a.policy(object)
		if err != nil {
			return err
		}
		withPolicies = append(withPolicies, object, policy)
	}
	options.SetObjects(withPolicies)
	return nil
}

func (a *applyCommand) checkClusters(ctx context.Context) error {
	if a.allClusters {
		return nil
	}
	joined, err := a.control.ClusterNames(ctx)
	if err != nil {
		return err
	}
	var errs []error
	for _, name := range a.clusters {
		if !slices.Contains(joined, name) {
			errs = append(errs, fmt.Errorf("cluster %s does not exist", name))
		}
	}
	return utilerrors.NewAggregate(errs)
}

// policy returns the policy for one object.
func (a *applyCommand) policy(object *resource.Info) (*resource.Info, error) {
	gvk := object.Mapping.GroupVersionKind
	selector := map[string]any{"apiVersion": gvk.GroupVersion().String(), "kind": gvk.Kind, "name": object.Name}
	kind := schema.GroupKind{Group: "policy.karmada.io", Kind: "ClusterPropagationPolicy"}
	if object.Namespaced() {
		kind.Kind = "PropagationPolicy"
		selector["namespace"] = object.Namespace
	}
	affinity := map[string]any{}
	if len(a.clusters) > 0 {
		clusters := make([]any, 0, len(a.clusters))
		for _, name := range a.clusters {
			clusters = append(clusters, name)
		}
		affinity["clusterNames"] = clusters
	}
	mapper, err := a.control.ToRESTMapper()
	if err != nil {
		return nil, err
	}
	mapping, err := mapper.RESTMapping(kind, "v1alpha1")
	if err != nil {
		return nil, err
	}
	api, err := a.factory.UnstructuredClientForMapping(mapping)
	if err != nil {
		return nil, err
	}
	policy := &unstructured.Unstructured{Object: map[string]any{"spec": map[string]any{
		"resourceSelectors": []any{selector},
		"placement":         map[string]any{"clusterAffinity": affinity},
	}}}
	policy.SetGroupVersionKind(mapping.GroupVersionKind)
	policy.SetName(names.Policy(object.Namespace, object.Name, gvk.String()))
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace {
		policy.SetNamespace(object.Namespace)
	}
	return &resource.Info{Client: api, Mapping: mapping, Namespace: policy.GetNamespace(), Name: policy.GetName(), Object: policy}, nil
}
