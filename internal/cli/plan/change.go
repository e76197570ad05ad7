// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/clusters"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// change is the difference that the plan assumes.
type change struct {
	replicas *int32        // nil: the current number
	policy   policy.Policy // nil: the current policy
	without  []string      // names of removed clusters
	taints   []taintChange
	fresh    bool // a reschedule is requested
	// overrides are override policies to apply in addition to the current ones, or instead of those with the same name.
	overrides []override.Policy
	notes     []string // sentences about policies that are not used
	transfer  bool     // policy will claim the object, even if another policy claims it now
	// effective is the policy that the binding is planned with; nil if it is planned as it is. claims reports whether it claims the object.
	effective policy.Policy
	claims    bool
}

// taintChange adds or removes a taint of a cluster. A removal without an effect removes all taints with the key.
type taintChange struct {
	cluster string
	remove  bool
	taint   corev1.Taint
}

// parseTaints parses CLUSTER:KEY[=VALUE]:EFFECT and CLUSTER:KEY[:EFFECT]-.
func parseTaints(specs []string) ([]taintChange, error) {
	out := make([]taintChange, 0, len(specs))
	for _, spec := range specs {
		cluster, rest, ok := strings.Cut(spec, ":")
		if !ok || cluster == "" || rest == "" {
			return nil, fmt.Errorf("--taint=%s: must be CLUSTER:KEY[=VALUE]:EFFECT to add a taint or CLUSTER:KEY[:EFFECT]- to remove one", spec)
		}
		bare, remove := strings.CutSuffix(rest, "-")
		taint, err := clusters.ParseTaint(bare)
		if err != nil {
			return nil, fmt.Errorf("--taint=%s: %w", spec, err)
		}
		if taint.Effect == "" && !remove {
			return nil, fmt.Errorf("--taint=%s: missing effect: must be CLUSTER:KEY[=VALUE]:EFFECT with NoSchedule, PreferNoSchedule or NoExecute",
				spec)
		}
		out = append(out, taintChange{cluster: cluster, remove: remove, taint: taint})
	}
	return out, nil
}

// String describes the change.
func (c taintChange) String() string {
	preposition := "with"
	if c.remove {
		preposition = "without"
	}
	return fmt.Sprintf("cluster %s %s taint %s", c.cluster, preposition, c.taint.ToString())
}

// apply returns the taints after the change.
func (c taintChange) apply(before []corev1.Taint) (after []corev1.Taint, err error) {
	after = slices.DeleteFunc(slices.Clone(before), func(t corev1.Taint) bool {
		return t.Key == c.taint.Key && (c.taint.Effect == "" || t.Effect == c.taint.Effect)
	})
	switch {
	case !c.remove:
		return append(after, c.taint), nil
	case len(after) == len(before):
		return nil, fmt.Errorf("taint %s not found on cluster %s", c.taint.ToString(), c.cluster)
	default:
		return after, nil
	}
}

// clusters returns the clusters after the change.
func (c *change) clusters(current []clusterv1alpha1.Cluster) ([]clusterv1alpha1.Cluster, error) {
	out := slices.Clone(current)
	index := func(name string) (int, error) {
		i := slices.IndexFunc(out, func(c clusterv1alpha1.Cluster) bool { return c.Name == name })
		if i < 0 {
			return i, fmt.Errorf("cluster %s does not exist", name)
		}
		return i, nil
	}
	for _, t := range c.taints {
		i, err := index(t.cluster)
		if err != nil {
			return nil, err
		}
		if out[i].Spec.Taints, err = t.apply(out[i].Spec.Taints); err != nil {
			return nil, err
		}
	}
	for _, name := range c.without {
		i, err := index(name)
		if err != nil {
			return nil, err
		}
		out = slices.Delete(out, i, i+1)
	}
	return out, nil
}

// applyTo changes a binding in place, after its policy was applied.
func (c *change) applyTo(ctx context.Context, chain interpret.Chain, b binding.Binding, s *explain.Subject) error {
	spec := b.BindingSpec()
	if c.replicas != nil {
		switch {
		case len(spec.Components) > 0:
			return fmt.Errorf("--replicas is not supported for %s, which has %s", s.Title(), explain.Count(int64(len(spec.Components)), "component"))
		case !binding.IsWorkload(spec) && s.Template != nil && !hasReplicas(ctx, chain, s):
			return fmt.Errorf("%s has no replicas", s.Title())
		}
		spec.Replicas = *c.replicas
	}
	if c.fresh {
		// The scheduler reschedules if the request is later than the last successful scheduling.
		requested := metav1.Time{Time: time.Unix(1, 0)}
		if last := b.BindingStatus().LastScheduledTime; last != nil {
			requested.Time = last.Add(time.Second)
		}
		spec.RescheduleTriggeredAt = &requested
	}
	return nil
}

// hasReplicas reports whether the template has replicas. Bindings written by older versions may lack them.
func hasReplicas(ctx context.Context, chain interpret.Chain, s *explain.Subject) bool {
	_, known, err := measure.Template(ctx, chain, measure.Options{}, s.Template)
	return known || err != nil
}

// describe returns a line for each change. before is the current number of replicas.
func (c *change) describe(before int32) (out []string) {
	if c.replicas != nil {
		out = append(out, fmt.Sprintf("%s instead of %d", explain.Replicas(int64(*c.replicas)), before))
	}
	if c.policy != nil {
		out = append(out, "the placement of "+explain.RefOf(c.policy).String())
	}
	for _, p := range c.overrides {
		out = append(out, "the overrides of "+override.ScopeOf(p).Kind+" "+override.Key(p))
	}
	for _, t := range c.taints {
		out = append(out, t.String())
	}
	for _, name := range c.without {
		out = append(out, "without cluster "+name)
	}
	if c.fresh {
		out = append(out, "a reschedule request")
	}
	return out
}
