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
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/policy"
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
		Use: "show (NAME | clusterpropagationpolicy/NAME)", Short: "Show what a propagation policy selects, and where it is",
		Long: `
			Show the objects that a propagation policy selects, the policy that claims each of them, and its clusters.`,
		Example: `
			# Show what the PropagationPolicy web selects
			PROGRAM policy show web`,
	}, func(ctx context.Context, args []string) error {
		if len(args) != 1 {
			return errors.New("required argument missing: NAME")
		}
		return Show(ctx, &b, args[0])
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
	p, err := target(ctx, control, &explain.Subject{Namespace: namespace}, name)
	if err != nil {
		return err
	}
	found, notes, err := selection(ctx, control, p)
	if err != nil {
		return err
	}
	for _, note := range notes {
		fmt.Fprintln(b.Session.Err, "Warning: "+note)
	}
	return b.Print(found, false, func() {
		if len(found) == 0 {
			t.Printf("%s selects no object.\n", explain.RefOf(p))
			return
		}
		rows := [][]string{{"NAMESPACE", "OBJECT", "CLAIMED BY", "CLUSTERS", "PROBLEM"}}
		for _, s := range found {
			rows = append(rows, []string{s.Namespace, s.Object, s.Policy, s.Clusters, s.Problem})
		}
		t.Table(output.Rows(rows))
	})
}

// selection returns the objects that a policy selects, sorted by namespace and name. notes name the kinds that cannot be listed.
func selection(ctx context.Context, control client.Client, p policy.Policy) (found []selected, notes []string, err error) {
	bindings, err := binding.List(func(list binding.ObjectList) error {
		return control.List(ctx, list, client.InNamespace(p.GetNamespace()))
	})
	if err != nil {
		return nil, nil, err
	}
	found = []selected{}
	seen := map[schema.GroupVersionKind]bool{}
	for _, s := range p.PolicySpec().ResourceSelectors {
		kind := schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)
		if seen[kind] {
			continue
		}
		seen[kind] = true
		list := &metav1.PartialObjectMetadataList{}
		list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
		switch err := control.List(ctx, list, client.InNamespace(p.GetNamespace())); {
		case meta.IsNoMatchError(err), apierrors.IsNotFound(err):
			notes = append(notes, fmt.Sprintf("the control plane does not serve kind %q in apiVersion %q of a selector", s.Kind, s.APIVersion))
		case apierrors.IsForbidden(err):
			notes = append(notes, fmt.Sprintf("no permission to list objects of kind %q", s.Kind))
		case err != nil:
			return nil, nil, fmt.Errorf("list %s: %w", kind.Kind, err)
		}
		for i := range list.Items {
			o := &list.Items[i]
			t := match.Template{APIVersion: s.APIVersion, Kind: s.Kind, Namespace: o.Namespace, Name: o.Name, Labels: o.Labels}
			if match.Selectors(p.PolicySpec().ResourceSelectors, t) == match.No {
				continue
			}
			item := selected{Object: flow.Title(kind.GroupKind(), o.Name), Namespace: o.Namespace}
			if owner := explain.ClaimantOf(o.Annotations); owner != nil {
				item.Policy = owner.String()
			}
			at := slices.IndexFunc(bindings, func(b binding.Binding) bool { return b.BindingSpec().Resource.UID == o.UID })
			if at >= 0 {
				b := bindings[at]
				item.Clusters = explain.Targets(b.BindingSpec().Clusters, binding.IsWorkload(b.BindingSpec()))
				if problem := (flow.View{Generation: o.Generation}).Worst(b); problem != nil {
					item.Problem = string(problem.Kind) + ": " + problem.Message
				}
			}
			found = append(found, item)
		}
	}
	slices.SortFunc(found, func(a, b selected) int { return strings.Compare(a.Namespace+"/"+a.Object, b.Namespace+"/"+b.Object) })
	return found, notes, nil
}
