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
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/clusters"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// change is what is to be different.
type change struct {
	replicas *int32        // nil: as many as there are
	policy   policy.Policy // nil: the one in force
	without  []string      // clusters
	taints   []taintChange
	fresh    bool
}

// taintChange adds a taint to a cluster or takes it away; without an effect, every taint of the key goes.
type taintChange struct {
	cluster string
	remove  bool
	taint   corev1.Taint
}

// parseTaints reads CLUSTER:KEY[=VALUE]:EFFECT and CLUSTER:KEY[:EFFECT]-.
func parseTaints(specs []string) ([]taintChange, error) {
	out := make([]taintChange, 0, len(specs))
	for _, spec := range specs {
		cluster, rest, ok := strings.Cut(spec, ":")
		if !ok || cluster == "" || rest == "" {
			return nil, fmt.Errorf("--taint=%s: want CLUSTER:KEY[=VALUE]:EFFECT, or CLUSTER:KEY[:EFFECT]- for one to be taken away", spec)
		}
		bare, remove := strings.CutSuffix(rest, "-")
		taint, err := clusters.ParseTaint(bare)
		if err != nil {
			return nil, fmt.Errorf("--taint=%s: %w", spec, err)
		}
		if taint.Effect == "" && !remove {
			return nil, fmt.Errorf("--taint=%s: it has no effect: want CLUSTER:KEY[=VALUE]:EFFECT, EFFECT being NoSchedule, PreferNoSchedule or NoExecute", spec)
		}
		out = append(out, taintChange{cluster: cluster, remove: remove, taint: taint})
	}
	return out, nil
}

// String is the change in words.
func (c taintChange) String() string {
	if c.remove {
		return fmt.Sprintf("cluster %s without the taint %s", c.cluster, c.taint.ToString())
	}
	return fmt.Sprintf("cluster %s with the taint %s", c.cluster, c.taint.ToString())
}

// apply gives the taints as they would be.
func (c taintChange) apply(before []corev1.Taint) (after []corev1.Taint, err error) {
	meant := func(t corev1.Taint) bool {
		return t.Key == c.taint.Key && (c.taint.Effect == "" || t.Effect == c.taint.Effect)
	}
	after = slices.DeleteFunc(slices.Clone(before), meant)
	switch {
	case !c.remove:
		return append(after, c.taint), nil
	case len(after) == len(before):
		return nil, fmt.Errorf("cluster %s has no taint %s", c.cluster, c.taint.ToString())
	default:
		return after, nil
	}
}

// clusters gives the clusters as they would be.
func (c *change) clusters(all []clusterv1alpha1.Cluster) ([]clusterv1alpha1.Cluster, error) {
	out := slices.Clone(all)
	at := func(name string) (int, error) {
		i := slices.IndexFunc(out, func(c clusterv1alpha1.Cluster) bool { return c.Name == name })
		if i < 0 {
			return i, fmt.Errorf("there is no cluster %s", name)
		}
		return i, nil
	}
	for _, t := range c.taints {
		i, err := at(t.cluster)
		if err != nil {
			return nil, err
		}
		if out[i].Spec.Taints, err = t.apply(out[i].Spec.Taints); err != nil {
			return nil, err
		}
	}
	for _, name := range c.without {
		i, err := at(name)
		if err != nil {
			return nil, err
		}
		out = slices.Delete(out, i, i+1)
	}
	return out, nil
}

// binding changes a binding, a copy of the caller's own. The policy counts only for its placement.
func (c *change) binding(ctx context.Context, chain interpret.Chain, b binding.Binding, s *explain.Subject) error {
	spec := b.BindingSpec()
	if c.policy != nil {
		p := c.policy.PolicySpec()
		spec.Placement = p.Placement.DeepCopy()
		spec.WorkloadAffinityGroups = nil
		if s.Template != nil && s.Namespace != "" {
			spec.WorkloadAffinityGroups = measure.Groups(s.Template.GetLabels(), &p.Placement)
		}
	}
	if c.replicas != nil {
		switch {
		case len(spec.Components) > 0:
			return fmt.Errorf("%s has %s, so that --replicas does not say which is meant", s.Title(), explain.Count(int64(len(spec.Components)), "component"))
		case !binding.Workload(spec) && s.Template != nil && !counts(ctx, chain, s):
			return fmt.Errorf("%s has no replicas", s.Title())
		}
		spec.Replicas = *c.replicas
	}
	if c.fresh {
		// The scheduler compares it with the time of its last success.
		asked := metav1.Time{Time: time.Unix(1, 0)}
		if last := b.BindingStatus().LastScheduledTime; last != nil {
			asked.Time = last.Add(time.Second)
		}
		spec.RescheduleTriggeredAt = &asked
	}
	return nil
}

// counts says whether a template has replicas although its binding, written by an older version, says nothing of them.
func counts(ctx context.Context, chain interpret.Chain, s *explain.Subject) bool {
	_, known, err := measure.Template(ctx, chain, measure.Options{}, s.Template)
	return known || err != nil
}

// words says what is different, a line each.
func (c *change) words(before int32) (out []string) {
	if c.replicas != nil {
		out = append(out, fmt.Sprintf("%s instead of %d", explain.Replicas(int64(*c.replicas)), before))
	}
	if c.policy != nil {
		out = append(out, "the placement of "+explain.Name(c.policy).String())
	}
	for _, t := range c.taints {
		out = append(out, t.String())
	}
	for _, name := range c.without {
		out = append(out, "no cluster "+name)
	}
	if c.fresh {
		out = append(out, "a rescheduling that somebody asks for")
	}
	return out
}

// world is the control plane with other clusters.
type world struct {
	client.Reader
	clusters []clusterv1alpha1.Cluster
}

// List gives the other clusters, and everything else as it is.
func (w world) List(ctx context.Context, list client.ObjectList, o ...client.ListOption) error {
	if l, ok := list.(*clusterv1alpha1.ClusterList); ok {
		l.Items = slices.Clone(w.clusters)
		return nil
	}
	return w.Reader.List(ctx, list, o...)
}
