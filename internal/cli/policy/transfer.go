// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package policy implements `karmadactl policy transfer`, which moves an object from its policy to another one.
//
//	TYPE/NAME, policy ──► plan.WithPolicy ──► moves ──► refusal, or one patch of the claim on the object
//
// The binding and the Works stay: clusters that the decision of the scheduler keeps are not changed. The patch fails if the object
// changed since it was planned.
package policy

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/plan"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

type options struct {
	command.Objects
	scheduler explain.SchedulerFlags
	to        string
	approve   bool
	dryRun    bool
}

// NewCommand returns the command `policy` with its command `transfer`.
func NewCommand(s *access.Session) *cobra.Command {
	return command.Group("policy", "Manage the claims of propagation policies", "Manage the claims of propagation policies.",
		newShow(s), newTransfer(s))
}

func newTransfer(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	c := o.Command(command.Help{
		Use:   "transfer (TYPE NAME | TYPE/NAME) --to=POLICY [--approve] [--dry-run]",
		Short: "Move an object to another propagation policy",
		Long: `
			Move an object to another propagation policy without removing it from the clusters that both policies select.

			The command shows the clusters and replicas that the object has now and would have with the other policy. It refuses to
			move an object that would be removed from a cluster, unless --approve is set, and an object that would be unschedulable.
			The other policy must exist and select the object.`,
		Example: `
			# Show what would change
			PROGRAM policy transfer deployment/nginx --to=new --dry-run

			# Move a deployment to the PropagationPolicy new in its namespace
			PROGRAM policy transfer deployment/nginx --to=new

			# Move it to a ClusterPropagationPolicy, which may remove it from clusters
			PROGRAM policy transfer deployment/nginx --to=clusterpropagationpolicy/new --approve`,
	}, o.run)
	flags := c.Flags()
	flags.StringVar(&o.to, "to", "",
		"Policy to move the object to: NAME or propagationpolicy/NAME in the namespace of the object, or clusterpropagationpolicy/NAME.")
	flags.BoolVar(&o.approve, "approve", false, "If true, move the object even if this removes it from clusters.")
	flags.BoolVar(&o.dryRun, "dry-run", false, "If true, only show what would change, without moving the object.")
	o.scheduler.AddTo(c)
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	if len(args) > 0 && o.to == "" {
		return errors.New("required flag missing: --to")
	}
	s, err := o.Subject(ctx, args)
	if err != nil {
		return err
	}
	control := o.Client
	to, err := target(ctx, control, s, o.to)
	if err != nil {
		return err
	}
	claim, err := s.Claim(ctx, control)
	if err != nil {
		return err
	}
	if claim.Policy != nil && claim.Policy.Problem == "" && *claim.Policy == explain.RefOf(to) {
		_, err := fmt.Fprintf(o.Session.Out, "%s is already claimed by %s.\n", s.FullTitle(), claim.Policy)
		return err
	}
	if err := checkTarget(ctx, control, s, to); err != nil {
		return err
	}
	scheduler, err := o.scheduler.NewScheduler(control)
	if err != nil {
		return err
	}
	defer scheduler.Close()
	preview, err := plan.WithPolicy(ctx, control, scheduler, s, to)
	if err != nil {
		return err
	}
	preview.Print(o.Session.Out)
	switch {
	case preview.Unschedulable != "":
		return fmt.Errorf("%s is unschedulable with %s and is not moved: %s", s.FullTitle(), explain.RefOf(to), preview.Unschedulable)
	case len(preview.Removed) > 0 && !o.approve && !o.dryRun:
		return fmt.Errorf("%s would be removed from %s and is not moved; to move it nevertheless, use --approve",
			s.FullTitle(), explain.Names(preview.Removed))
	case o.dryRun:
		_, err := fmt.Fprintln(o.Session.Out, "\nThe object was not moved (dry run).")
		return err
	}
	if err := o.move(ctx, s, to); err != nil {
		return err
	}
	text := fmt.Sprintf("\n%s is moved to %s.", s.FullTitle(), explain.RefOf(to))
	if to.PolicySpec().ActivationPreference == policyv1alpha1.LazyActivation {
		text += " The policy has lazy activation: it takes effect with the next change of the object."
	}
	_, err = fmt.Fprintln(o.Session.Out, text)
	return err
}

// target reads the policy that the flag --to names.
func target(ctx context.Context, control client.Reader, s *explain.Subject, to string) (policy.Policy, error) {
	scope, name := policy.Namespaced, to
	if s.Namespace == "" {
		scope = policy.Cluster
	}
	if kind, rest, typed := strings.Cut(to, "/"); typed {
		name = rest
		switch strings.ToLower(kind) {
		case "propagationpolicy", "propagationpolicies", "pp":
			scope = policy.Namespaced
		case "clusterpropagationpolicy", "clusterpropagationpolicies", "cpp":
			scope = policy.Cluster
		default:
			return nil, fmt.Errorf("--to: %q is not a kind of policy, must be propagationpolicy or clusterpropagationpolicy", kind)
		}
	}
	key := types.NamespacedName{Name: name}
	if scope.Namespaced {
		if s.Namespace == "" {
			return nil, fmt.Errorf("--to: %s is cluster-scoped, it requires a clusterpropagationpolicy", s.Title())
		}
		key.Namespace = s.Namespace
	}
	p := scope.New()
	if err := control.Get(ctx, key, p); err != nil {
		return nil, err
	}
	return p, nil
}

// checkTarget returns an error if the policy would not keep the object.
func checkTarget(ctx context.Context, control client.Reader, s *explain.Subject, to policy.Policy) error {
	ref := explain.RefOf(to)
	switch {
	case s.Template == nil:
		return fmt.Errorf("%s does not exist or may not be read", s.FullTitle())
	case s.Template.GetLabels()[names.ClaimedBy] != "":
		owner, a := s.Template.GetLabels()[names.ClaimedBy], s.Template.GetAnnotations()
		return fmt.Errorf("%s is claimed by %s %s/%s, which would take it back: delete that object first", s.FullTitle(), owner,
			a[names.MultiClusterServiceNamespace], a[names.MultiClusterServiceName])
	case to.GetDeletionTimestamp() != nil:
		return fmt.Errorf("%s is being deleted", ref)
	case to.GetLabels()[policy.ScopeOf(to).IDLabel] == "":
		return fmt.Errorf("%s has no permanent ID (label %s)", ref, policy.ScopeOf(to).IDLabel)
	case match.Selectors(to.PolicySpec().ResourceSelectors, s.TemplateView()) == match.No:
		text := fmt.Sprintf("%s does not select %s", ref, s.FullTitle())
		if difference := s.Difference(to); difference != "" {
			text += " (" + difference + ")"
		}
		return errors.New(text)
	}
	policies, err := s.Policies(ctx, control)
	if err != nil {
		return err
	}
	if taker := policies.Preempting(to, s.TemplateView()); taker != nil {
		return fmt.Errorf("%s would take %s back: it has preemption %s and precedence over %s",
			explain.RefOf(taker), s.FullTitle(), policyv1alpha1.PreemptAlways, ref)
	}
	return nil
}

// move replaces the claim on the template in one patch.
func (o *options) move(ctx context.Context, s *explain.Subject, to policy.Policy) error {
	labels, annotations := map[string]any{}, map[string]any{names.LazyContent: nil}
	for _, scope := range policy.Scopes {
		labels[scope.IDLabel], annotations[scope.NameAnnotation] = nil, nil
		if scope.Namespaced {
			annotations[scope.NamespaceAnnotation] = nil
		}
	}
	scope := policy.ScopeOf(to)
	labels[scope.IDLabel], annotations[scope.NameAnnotation] = to.GetLabels()[scope.IDLabel], to.GetName()
	if scope.Namespaced {
		annotations[scope.NamespaceAnnotation] = to.GetNamespace()
	}
	body, err := json.Marshal(map[string]any{"metadata": map[string]any{
		"uid": s.Template.GetUID(), "resourceVersion": s.Template.GetResourceVersion(), "labels": labels, "annotations": annotations,
	}})
	if err != nil {
		return err
	}
	err = o.Client.Patch(ctx, s.Template.DeepCopy(), client.RawPatch(types.MergePatchType, body), client.FieldOwner("karmadactl"))
	if apierrors.IsConflict(err) {
		return fmt.Errorf("%s changed since it was planned and was not moved; run the command again: %w", s.FullTitle(), err)
	}
	return err
}
