// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/propagate/match"
)

// selected is an object that a policy selects. Programs read its JSON: fields are added, never renamed.
type selected struct {
	Object    string `json:"object"`
	Namespace string `json:"namespace,omitempty"`
	// Policy is the policy that claims the object, or "".
	Policy string `json:"policy,omitempty"`
	// Clusters holds the clusters of its binding, and Problem its most serious problem.
	Clusters string `json:"clusters,omitempty"`
	Problem  string `json:"problem,omitempty"`
}

func newShow(s *access.Session) *cobra.Command {
	b := command.NewBase(s)
	c := b.Command(command.Help{
		Use: "show (NAME | TYPE NAME | TYPE/NAME)", Short: "Show what a propagation or override policy selects, and where it is",
		Long: `
			Show the objects that a propagation or override policy selects, the propagation policy that claims each of them, and its
			clusters. TYPE is propagationpolicy, clusterpropagationpolicy, overridepolicy or clusteroverridepolicy, or a short name.`,
		Example: `
			# Show what the PropagationPolicy web selects
			PROGRAM policy show web

			# Show what the ClusterOverridePolicy labels selects
			PROGRAM policy show cop labels`,
	}, func(ctx context.Context, args []string) error {
		switch len(args) {
		case 1:
			return Show(ctx, &b, args[0])
		case 2:
			return Show(ctx, &b, strings.Join(args, "/"))
		}
		return errors.New("required argument missing: NAME, TYPE NAME or TYPE/NAME")
	}, output.JSON, output.YAML)
	return c
}

// Show prints what the policy that an argument names selects, and where it is.
func Show(ctx context.Context, b *command.Base, name string) error {
	t, err := b.OpenTerminal()
	if err != nil {
		return err
	}
	namespace, _, err := b.Control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	control, err := b.Control.Client()
	if err != nil {
		return err
	}
	p, err := shownPolicy(ctx, control, namespace, name)
	if err != nil {
		return err
	}
	p.commandLine = b.Control.CommandLine
	kinds, err := b.Control.Kinds()
	if err != nil {
		return err
	}
	found, notes, err := p.selection(ctx, control, kinds)
	if err != nil {
		return err
	}
	for _, note := range notes {
		fmt.Fprintln(b.Session.Err, "Warning: "+note)
	}
	return b.Print(found, false, func() {
		if len(found) == 0 {
			t.Printf("%s selects no object%s.\n", p.ref, map[bool]string{true: " that you may list"}[p.partial])
			return
		}
		rows := [][]string{{"NAMESPACE", "OBJECT", "CLAIMED BY", "CLUSTERS", "PROBLEM"}}
		for _, s := range found {
			rows = append(rows, []string{s.Namespace, s.Object, s.Policy, s.Clusters, s.Problem})
		}
		t.Table(output.Rows(rows))
	})
}

// shown is the policy that is shown: a propagation policy, or an override policy, which claims nothing.
type shown struct {
	ref       explain.PolicyRef
	selectors []policyv1alpha1.ResourceSelector
	everyKind bool // an override policy without selectors
	// partial reports whether objects that it may select cannot be listed.
	partial bool
	// commandLine makes the commands in messages.
	commandLine flow.CommandLine
}

// overrideTypes are the names of kinds of override policies in arguments.
var overrideTypes = map[string]override.Scope{
	"overridepolicy": override.Namespaced, "overridepolicies": override.Namespaced, "op": override.Namespaced,
	"clusteroverridepolicy": override.Cluster, "clusteroverridepolicies": override.Cluster, "cop": override.Cluster,
}

// shownPolicy reads the policy that an argument names.
func shownPolicy(ctx context.Context, control client.Reader, namespace, name string) (*shown, error) {
	kind, short, _ := strings.Cut(name, "/")
	scope, found := overrideTypes[strings.ToLower(kind)]
	if !found {
		p, err := target(ctx, control, &explain.Subject{Namespace: namespace}, name)
		if err != nil {
			return nil, err
		}
		return &shown{ref: explain.RefOf(p), selectors: p.PolicySpec().ResourceSelectors}, nil
	}
	o, key := scope.New(), types.NamespacedName{Name: short}
	if scope.Namespaced {
		key.Namespace = namespace
	}
	if err := control.Get(ctx, key, o.(client.Object)); err != nil {
		return nil, err
	}
	selectors := o.OverrideSpec().ResourceSelectors
	return &shown{
		ref: explain.PolicyRef{Kind: scope.Kind, Namespace: key.Namespace, Name: short}, selectors: selectors, everyKind: len(selectors) == 0,
	}, nil
}

// selection returns the objects that a policy selects, sorted by namespace and name. notes name the selectors that select nothing because
// of their kind, and what cannot be listed.
func (p *shown) selection(ctx context.Context, control client.Client, kinds *match.Kinds) (found []selected, notes []string, err error) {
	bindings, err := binding.List(func(list binding.ObjectList) error {
		err := control.List(ctx, list, client.InNamespace(p.ref.Namespace))
		if apierrors.IsForbidden(err) {
			notes, err = append(notes, "clusters and problems are not shown: no permission to list bindings"), nil
		}
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	notes = slices.Compact(notes)
	found = []selected{}
	if p.everyKind {
		return found, append(notes, p.ref.String()+" has no resourceSelectors: it selects all objects that are propagated"), nil
	}
	seen := map[schema.GroupVersionKind]bool{}
	for i, s := range p.selectors {
		kind, problem := kinds.OfPolicy(p.ref.Kind, s.APIVersion, s.Kind)
		switch {
		case problem != "":
			notes = append(notes, fmt.Sprintf("spec.resourceSelectors[%d]: %s", i, problem))
			continue
		case kind.Kind == "":
			notes = append(notes, fmt.Sprintf("spec.resourceSelectors[%d]: the API server of %s does not respond", i, s.APIVersion))
			p.partial = true
			continue
		case seen[kind]:
			continue
		}
		seen[kind] = true
		list := &metav1.PartialObjectMetadataList{}
		list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
		switch err := control.List(ctx, list, client.InNamespace(p.ref.Namespace)); {
		case apierrors.IsForbidden(err):
			notes = append(notes, fmt.Sprintf("no permission to list objects of kind %q", s.Kind))
			p.partial = true
		case client.IgnoreNotFound(err) != nil:
			return nil, nil, fmt.Errorf("list %s: %w", kind.Kind, err)
		}
		for i := range list.Items {
			if item := p.item(ctx, control, kind, &list.Items[i], bindings); item != nil {
				found = append(found, *item)
			}
		}
	}
	slices.SortFunc(found, func(a, b selected) int { return strings.Compare(a.Namespace+"/"+a.Object, b.Namespace+"/"+b.Object) })
	return found, notes, nil
}

// item returns an object if the policy selects it, or nil.
func (p *shown) item(
	ctx context.Context, control client.Reader, kind schema.GroupVersionKind, o *metav1.PartialObjectMetadata, bindings []binding.Binding,
) *selected {
	t := match.Template{APIVersion: kind.GroupVersion().String(), Kind: kind.Kind, Namespace: o.Namespace, Name: o.Name, Labels: o.Labels}
	if match.Selectors(p.selectors, t) == match.No {
		return nil
	}
	item := &selected{Object: flow.Title(kind.GroupKind(), o.Name), Namespace: o.Namespace}
	if owner := explain.ClaimantOf(o.Annotations); owner != nil {
		item.Policy = owner.String()
	}
	if rule := builtin.Rule(kind.GroupKind(), o); rule != "" {
		item.Problem = "never propagated: it " + rule
	}
	at := slices.IndexFunc(bindings, func(b binding.Binding) bool { return b.BindingSpec().Resource.UID == o.UID })
	if at >= 0 {
		b := bindings[at]
		item.Clusters = explain.Targets(b.BindingSpec().Clusters, binding.IsWorkload(b.BindingSpec()))
		rollout, err := explain.Rollout(ctx, control, b, p.commandLine)
		if err != nil {
			rollout = nil // not readable: clusters that are held count as not reported
		}
		if problem := (flow.View{Generation: o.Generation, Rollout: rollout}).Worst(b); problem != nil {
			item.Problem = string(problem.Kind) + ": " + problem.Message
		}
	}
	return item
}
