// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package taintpolicy implements cluster-taint-policy-controller: it adds taints to clusters and removes them, as ClusterTaintPolicies
// define for the conditions of the clusters.
//
//	conditions of a Cluster, all policies in the order of their creation ─► Taints (pure) ─► spec.taints of the Cluster
//
// A policy that is deleted leaves its taints. The API server rejects all taints of a cluster if one is invalid, so an invalid taint is not
// added: it must not block the taints of other policies.
package taintpolicy

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cluster/clusters"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/placement"
)

// Name is the name of the controller and the source of its events.
const Name = "cluster-taint-policy-controller"

// The reasons of the events (docs/contract/events.md#events).
const taintSucceed, taintFailed = "TaintClusterSucceed", "TaintClusterFailed"

// Controller is the reconciler.
type Controller struct {
	control *consistency.Client
	events  events.Recorder
	clock   clock.PassiveClock
}

// New returns the controller.
func New(control client.Client, recorder events.Recorder, c clock.PassiveClock) *Controller {
	return &Controller{control: consistency.NewClient(control), events: recorder, clock: c}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&clusterv1alpha1.Cluster{}, builder.WithPredicates(conditionsChanged)).
		Watches(&policyv1alpha1.ClusterTaintPolicy{}, clusters.All(c.control),
			builder.WithPredicates(predicate.GenerationChangedPredicate{}, notDeleted)).
		Complete(c)
}

var (
	// conditionsChanged passes clusters whose conditions, or the properties that a policy selects by, changed.
	conditionsChanged = predicate.Funcs{
		UpdateFunc: func(e event.UpdateEvent) bool {
			before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
			return !slices.Equal(clusters.Conditions(before), clusters.Conditions(after)) ||
				!equality.Semantic.DeepEqual(properties(before), properties(after))
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false },
	}
	notDeleted = predicate.Funcs{DeleteFunc: func(event.DeleteEvent) bool { return false }}
)

// properties returns the properties, except the name, by which a policy can select a cluster.
func properties(c *clusterv1alpha1.Cluster) []any {
	return []any{c.Labels, c.Spec.Provider, c.Spec.Region, c.Spec.Zone, c.Spec.Zones}
}

// Reconcile updates the taints of one cluster.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	cluster := &clusterv1alpha1.Cluster{}
	if current, err := c.control.Current(ctx, req.NamespacedName, cluster); !current {
		return ctrl.Result{}, err
	}
	var policies policyv1alpha1.ClusterTaintPolicyList
	if err := c.control.List(ctx, &policies, client.UnsafeDisableDeepCopy); err != nil {
		return ctrl.Result{}, fmt.Errorf("list cluster taint policies: %w", err)
	}
	c.reportInvalid(cluster, policies.Items)
	now := metav1.NewTime(c.clock.Now())
	changed, err := patch.Latest(ctx, c.control, cluster, func(o *clusterv1alpha1.Cluster) {
		o.Spec.Taints = Taints(o, policies.Items, now)
	})
	switch {
	case requeue.Expected(err), apierrors.IsNotFound(err):
		return ctrl.Result{}, client.IgnoreNotFound(err)
	case err != nil:
		err = fmt.Errorf("update the taints of cluster %s: %w", cluster.Name, err)
		c.emit(cluster, taintFailed, true, fmt.Sprintf("Update Cluster(%s) with taints failed: %v", cluster.Name, err))
		return ctrl.Result{}, err
	case changed:
		c.emit(cluster, taintSucceed, false,
			fmt.Sprintf("Update Cluster(%s) with taints(%s) succeed", cluster.Name, clusters.TaintsText(cluster.Spec.Taints)))
	}
	return ctrl.Result{}, nil
}

func (c *Controller) emit(cluster *clusterv1alpha1.Cluster, reason string, warning bool, message string) {
	c.events.Emit(events.Event{
		On: events.ClusterReference(cluster), Source: Name, Reason: reason, Warning: warning, Message: message, Once: cluster.ResourceVersion,
	})
}

// reportInvalid records an event for each policy with invalid taints whose conditions for adding them hold.
func (c *Controller) reportInvalid(cluster *clusterv1alpha1.Cluster, policies []policyv1alpha1.ClusterTaintPolicy) {
	for i := range policies {
		p := &policies[i]
		if p.DeletionTimestamp != nil || !matchAll(p.Spec.AddOnConditions, cluster.Status.Conditions) || !selects(p, cluster) {
			continue
		}
		var errs field.ErrorList
		for j, t := range p.Spec.Taints {
			errs = append(errs, validate(t, field.NewPath("spec", "taints").Index(j))...)
		}
		if len(errs) > 0 {
			c.events.Emit(events.Event{
				On: corev1.ObjectReference{
					APIVersion: policyv1alpha1.GroupVersion.String(), Kind: "ClusterTaintPolicy", Name: p.Name, UID: p.UID,
				},
				Source: Name, Reason: taintFailed, Warning: true, Once: fmt.Sprint(p.Generation),
				Message: fmt.Sprintf("Invalid taints of ClusterTaintPolicy(%s) are not added to clusters; correct or remove them: %v",
					p.Name, errs.ToAggregate()),
			})
		}
	}
}

func validate(t policyv1alpha1.Taint, path *field.Path) field.ErrorList {
	return placement.ValidateTaint(t.Key, t.Value, t.Effect, path)
}

// Taints returns the taints of a cluster after the policies were applied in the order of their creation
// (docs/contract/failover.md#taints). It does not change its arguments.
func Taints(c *clusterv1alpha1.Cluster, policies []policyv1alpha1.ClusterTaintPolicy, now metav1.Time) []corev1.Taint {
	ordered := make([]*policyv1alpha1.ClusterTaintPolicy, 0, len(policies))
	for i := range policies {
		p := &policies[i]
		if p.DeletionTimestamp == nil && selects(p, c) {
			ordered = append(ordered, p)
		}
	}
	slices.SortFunc(ordered, func(a, b *policyv1alpha1.ClusterTaintPolicy) int {
		return cmp.Or(a.CreationTimestamp.Compare(b.CreationTimestamp.Time), cmp.Compare(a.Name, b.Name))
	})
	taints := slices.Clone(c.Spec.Taints)
	for _, d := range decisions(ordered, c.Status.Conditions) {
		exists := slices.ContainsFunc(taints, same(d.taint))
		switch {
		case d.add && !exists:
			taints = append(taints, corev1.Taint{Key: d.taint.Key, Value: d.taint.Value, Effect: d.taint.Effect, TimeAdded: &now})
		case !d.add && exists:
			taints = slices.DeleteFunc(taints, same(d.taint))
		}
	}
	return taints
}

// decision holds whether the policies add or remove the taint of one key and effect.
type decision struct {
	taint policyv1alpha1.Taint
	add   bool
}

// decisions returns one decision for each key and effect. Of several policies, the last one wins, and of one policy, the removal. A taint
// that one policy removes and a later one adds is not touched: it would otherwise get a new timeAdded each time. Invalid taints are only
// removed.
func decisions(ordered []*policyv1alpha1.ClusterTaintPolicy, conditions []metav1.Condition) (out []decision) {
	decide := func(t policyv1alpha1.Taint, add bool) {
		i := slices.IndexFunc(out, func(d decision) bool { return d.taint.Key == t.Key && d.taint.Effect == t.Effect })
		switch {
		case i < 0:
			out = append(out, decision{t, add})
		case add != out[i].add:
			out[i] = decision{t, add}
		}
	}
	for _, p := range ordered {
		add, remove := matchAll(p.Spec.AddOnConditions, conditions), matchAll(p.Spec.RemoveOnConditions, conditions)
		for _, t := range p.Spec.Taints {
			if add && len(validate(t, nil)) == 0 {
				decide(t, true)
			}
			if remove {
				decide(t, false)
			}
		}
	}
	return out
}

func selects(p *policyv1alpha1.ClusterTaintPolicy, c *clusterv1alpha1.Cluster) bool {
	if p.Spec.TargetClusters == nil {
		return true
	}
	m := placement.Compile(*p.Spec.TargetClusters)
	return m.Matches(c)
}

// same returns a function that reports whether a taint has the key and effect of t.
func same(t policyv1alpha1.Taint) func(corev1.Taint) bool {
	return func(other corev1.Taint) bool { return other.Key == t.Key && other.Effect == t.Effect }
}

// matchAll reports whether all requirements hold. No requirements never hold, and neither does one of a condition that is absent.
func matchAll(required []policyv1alpha1.MatchCondition, conditions []metav1.Condition) bool {
	return len(required) > 0 && !slices.ContainsFunc(required, func(m policyv1alpha1.MatchCondition) bool {
		c := meta.FindStatusCondition(conditions, m.ConditionType)
		if c == nil {
			return true
		}
		in := slices.Contains(m.StatusValues, c.Status)
		switch m.Operator {
		case policyv1alpha1.MatchConditionOpIn:
			return !in
		case policyv1alpha1.MatchConditionOpNotIn:
			return in
		}
		return true
	})
}
