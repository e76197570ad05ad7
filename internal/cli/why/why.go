// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package why is `karmadactl why`: for each cluster, why an object is placed there or not.
//
//	TYPE/NAME ──► template ──► its binding ──► scheduler.Case, the code that places bindings ──► a table, or the Trace as it is
//
// Nothing is written. The explanation is of the decision that would be made now; where the binding says something else, the
// user is told.
package why

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/cli-runtime/pkg/resource"
	"k8s.io/kubectl/pkg/util/completion"
	"k8s.io/kubectl/pkg/util/templates"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/session"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

type options struct {
	session *session.Session
	control *access.Control
	output  string
}

// explanation is the answer for one object.
type explanation struct {
	// Template and Binding name the objects.
	Template string `json:"template"`
	Binding  string `json:"binding"`
	// Policy is the one that placed the object, "" when none did.
	Policy string `json:"policy,omitempty"`
	// Replicas are those asked for.
	Replicas int32 `json:"replicas"`
	// Bound are the clusters that the binding names, and Decided those that would be chosen now.
	Bound   []workv1alpha2.TargetCluster `json:"bound"`
	Decided []workv1alpha2.TargetCluster `json:"decided"`
	// Affinity is the affinity term that was taken.
	Affinity string `json:"affinity,omitempty"`
	// Error says why there is no decision.
	Error string       `json:"error,omitempty"`
	Trace decide.Trace `json:"trace"`
}

// NewCommand makes the command `why`.
func NewCommand(s *session.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	command := &cobra.Command{
		Use:                   "why (TYPE NAME | TYPE/NAME ...)",
		DisableFlagsInUseLine: true,
		Short:                 "Explain for each cluster why an object is placed there or not",
		Long: templates.LongDesc(`
			Explain for each cluster why an object is placed there or not.

			The decision is made anew from what the control plane knows now, by the code that makes it in earnest. Nothing is
			changed.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Why does the Deployment nginx run where it runs?
			PROGRAM why deployment/nginx

			# The whole trace of the decision
			PROGRAM why deployment/nginx -o yaml`, "PROGRAM", s.Program())),
		ValidArgsFunction: completion.ResourceTypeAndNameCompletionFunc(access.Factory(o.control)),
		RunE:              func(command *cobra.Command, args []string) error { return o.run(command.Context(), args) },
	}
	o.control.AddFlags(command.Flags())
	o.control.AddNamespaceFlag(command.Flags())
	command.Flags().StringVarP(&o.output, "output", "o", "", "Output format: json or yaml instead of a table.")
	// The error says that there is no such flag; it was added a line above.
	_ = command.RegisterFlagCompletionFunc("output", cobra.FixedCompletions([]cobra.Completion{"json", "yaml"}, cobra.ShellCompDirectiveNoFileComp))
	access.CompleteControlFlags(command, o.control)
	return command
}

func (o *options) run(ctx context.Context, args []string) error {
	if !slices.Contains([]string{"", "json", "yaml"}, o.output) {
		return fmt.Errorf("unknown output format %q: use json or yaml", o.output)
	}
	if len(args) == 0 {
		return errors.New("say what is to be explained: TYPE/NAME")
	}
	control, err := o.client()
	if err != nil {
		return err
	}
	namespace, _, err := o.control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	infos, err := resource.NewBuilder(o.control).Unstructured().NamespaceParam(namespace).DefaultNamespace().
		ResourceTypeOrNameArgs(false, args...).Latest().Flatten().Do().Infos()
	if err != nil {
		return err
	}
	for i, info := range infos {
		answer, err := explain(ctx, control, info)
		if err != nil {
			return err
		}
		if err := o.print(answer, i > 0); err != nil {
			return err
		}
	}
	return nil
}

func (o *options) client() (client.Client, error) {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			return nil, fmt.Errorf("register kinds: %w", err)
		}
	}
	config, err := o.control.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	return client.New(config, client.Options{Scheme: scheme})
}

// explain finds the binding of a template, or takes the binding that it is, and explains it.
func explain(ctx context.Context, control client.Client, template *resource.Info) (explanation, error) {
	gvk := template.Mapping.GroupVersionKind
	title := titleOf(gvk.GroupKind(), template.Name)
	scope := binding.ScopeFor(template.Namespace)
	bound := scope.New()
	key := types.NamespacedName{Namespace: template.Namespace, Name: names.Binding(gvk.Kind, template.Name)}
	if gvk.Group == workv1alpha2.GroupName && gvk.Kind == scope.Name {
		key.Name = template.Name
	}
	if err := control.Get(ctx, key, bound); err != nil {
		if apierrors.IsNotFound(err) {
			return explanation{}, unplaced(title, template)
		}
		return explanation{}, err
	}
	asked, err := scheduler.Read(ctx, control, bound)
	if err != nil {
		return explanation{}, err
	}
	decision, undecided := asked.Decide(ctx)
	if undecided != nil && len(decision.Trace.Terms) == 0 {
		return explanation{}, fmt.Errorf("explain %s: %w", title, undecided)
	}
	answer := explanation{
		Template: title, Binding: binding.Title(bound), Policy: policyOf(bound.GetAnnotations()), Replicas: bound.BindingSpec().Replicas,
		Bound: bound.BindingSpec().Clusters, Decided: decision.Clusters, Affinity: decision.Affinity, Trace: decision.Trace,
	}
	if undecided != nil {
		answer.Error = undecided.Error()
	}
	return answer, nil
}

// unplaced says why a template has no binding.
func unplaced(title string, template *resource.Info) error {
	accessor, err := meta.Accessor(template.Object)
	if err != nil {
		return fmt.Errorf("read %s: %w", title, err)
	}
	if policy := policyOf(accessor.GetAnnotations()); policy != "" {
		return fmt.Errorf("%s is claimed by policy %s, but has no binding yet: see its events", title, policy)
	}
	return fmt.Errorf("%s is not propagated: no policy selects it", title)
}

// policyOf is the policy that claims an object, "" if none does.
func policyOf(annotations map[string]string) string {
	if name := annotations[names.PolicyName]; name != "" {
		return annotations[names.PolicyNamespace] + "/" + name
	}
	return annotations[names.ClusterPolicyName]
}

// titleOf is the form in which kubectl names objects.
func titleOf(kind schema.GroupKind, name string) string {
	return strings.ToLower(kind.String()) + "/" + name
}

func (o *options) print(answer explanation, another bool) error {
	switch o.output {
	case "json":
		text, err := json.MarshalIndent(answer, "", "  ")
		if err != nil {
			return fmt.Errorf("encode the explanation of %s: %w", answer.Template, err)
		}
		_, err = fmt.Fprintf(o.session.Out, "%s\n", text)
		return err
	case "yaml":
		text, err := yaml.Marshal(answer)
		if err != nil {
			return fmt.Errorf("encode the explanation of %s: %w", answer.Template, err)
		}
		separator := ""
		if another {
			separator = "---\n"
		}
		_, err = fmt.Fprintf(o.session.Out, "%s%s", separator, text)
		return err
	}
	return o.table(answer, another)
}

func (o *options) table(answer explanation, another bool) error {
	out := printers.GetNewTabWriter(o.session.Out)
	if another {
		fmt.Fprintln(out)
	}
	fmt.Fprintln(out, headline(answer))
	for _, term := range answer.Trace.Terms {
		if term.Affinity != "" {
			fmt.Fprintf(out, "\nAffinity %s:\n", term.Affinity)
		}
		fmt.Fprintln(out, "CLUSTER\tCHOSEN\tREPLICAS\tWHY")
		for _, verdict := range term.Clusters {
			chosen, replicas := "no", "-"
			if verdict.Chosen {
				chosen = "yes"
				if term.Division != "" {
					replicas = strconv.Itoa(int(verdict.Replicas))
				}
			}
			fmt.Fprintf(out, "%s\t%s\t%s\t%s\n", verdict.Cluster, chosen, replicas, reasonOf(verdict, term))
		}
		if term.Error != "" {
			fmt.Fprintf(out, "Not placed: %s\n", term.Error)
		}
	}
	saidSo := slices.ContainsFunc(answer.Trace.Terms, func(term decide.TermTrace) bool { return term.Error != "" })
	switch {
	case answer.Error != "" && !saidSo:
		fmt.Fprintf(out, "Not placed: %s\n", answer.Error)
	case answer.Error == "" && !sameClusters(answer.Bound, answer.Decided):
		fmt.Fprintf(out, "The binding says %s: it stays as it is until the policy, the replicas or the clusters in it change.\n", describe(answer.Bound))
	}
	return out.Flush()
}

func headline(answer explanation) string {
	parts := []string{answer.Template}
	if answer.Policy != "" {
		parts = append(parts, "policy "+answer.Policy)
	}
	switch {
	case answer.Replicas == 1:
		parts = append(parts, "1 replica")
	case answer.Replicas > 1:
		parts = append(parts, fmt.Sprintf("%d replicas", answer.Replicas))
	}
	return strings.Join(parts, ", ")
}

func reasonOf(verdict decide.Verdict, term decide.TermTrace) string {
	switch {
	case verdict.Filter != "":
		return verdict.Filter + ": " + verdict.Reason
	case verdict.Reason != "":
		return verdict.Reason
	case !verdict.Chosen:
		return "passed every filter, but got no replicas"
	case term.Division == "" || verdict.Weight == 0:
		return strings.TrimSuffix("passed every filter; "+term.Division, "; ")
	}
	return fmt.Sprintf("passed every filter; %s, weight %d", term.Division, verdict.Weight)
}

func sameClusters(a, b []workv1alpha2.TargetCluster) bool {
	return slices.EqualFunc(a, b, func(a, b workv1alpha2.TargetCluster) bool { return a.Name == b.Name && a.Replicas == b.Replicas })
}

func describe(clusters []workv1alpha2.TargetCluster) string {
	if len(clusters) == 0 {
		return "no cluster"
	}
	var all []string
	for _, cluster := range clusters {
		all = append(all, fmt.Sprintf("%s=%d", cluster.Name, cluster.Replicas))
	}
	return strings.Join(all, ", ")
}
