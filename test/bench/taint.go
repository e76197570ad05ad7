// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// unschedulableTaint is the taint that makes a cluster unschedulable.
var unschedulableTaint = corev1.Taint{Key: label + "/unschedulableTaint", Effect: corev1.TaintEffectNoSchedule}

// scheduleAfterTaint measures the scheduler alone: all bindings exist and are unschedulable because of one tainted cluster; then the
// taint is removed.
func (s *scheduling) scheduleAfterTaint(ctx context.Context, clusters []string, n int) (ScheduleFigure, error) {
	w := allOfThree(clusters)
	f := ScheduleFigure{Placement: w.name, Bindings: n}
	last := w.placement.ClusterAffinity.ClusterNames[len(w.placement.ClusterAffinity.ClusterNames)-1]
	if err := s.taint(ctx, last, addTaint); err != nil {
		return f, err
	}
	s.Progress(fmt.Sprintf("%s: creating %d unschedulable bindings", w.name, n))
	bindings := burstOf(n)
	s.tracker.begin(bindings)
	if err := s.submit(ctx, w, bindings); err != nil {
		return f, err
	}
	if err := s.eventually(ctx, "no binding can be placed", func() (bool, error) { return s.tracker.all(unschedulable), nil }); err != nil {
		return f, err
	}
	if err := s.idle(ctx, reportingPeriod); err != nil {
		return f, err
	}
	s.Progress(fmt.Sprintf("%s: removing the taint", w.name))
	return f, s.observe(ctx, &f, counts{{"PATCH", "clusters"}: 1}, func() (time.Duration, error) {
		s.tracker.begin(bindings)
		for _, name := range bindings {
			if name != urgentName {
				s.tracker.starting(name)
			}
		}
		s.tracker.starting(urgentName)
		if err := s.taint(ctx, last, removeTaint); err != nil {
			return 0, err
		}
		return 0, s.tracker.wait(ctx, s.Timeout, placed, upToDate)
	})
}

// allOfThree returns a placement that needs all of three clusters.
func allOfThree(clusters []string) workload {
	all := clusters[:min(3, len(clusters))]
	return workload{
		"3 clusters, after removing a taint",
		2,
		policyv1alpha1.Placement{
			ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: all},
			SpreadConstraints: []policyv1alpha1.SpreadConstraint{
				{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: len(all), MaxGroups: len(all)},
			},
			ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated},
		},
	}
}

// taint changes the taints of a cluster.
func (s *scheduling) taint(ctx context.Context, cluster string, change func([]corev1.Taint) []corev1.Taint) error {
	var c clusterv1alpha1.Cluster
	if err := s.control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
		return err
	}
	before := c.DeepCopy()
	c.Spec.Taints = change(c.Spec.Taints)
	if err := s.control.Patch(ctx, &c, client.MergeFrom(before)); err != nil {
		return fmt.Errorf("change the taints of cluster %s: %w", cluster, err)
	}
	return nil
}

func addTaint(taints []corev1.Taint) []corev1.Taint { return append(taints, unschedulableTaint) }

func removeTaint(taints []corev1.Taint) []corev1.Taint {
	return slices.DeleteFunc(taints, func(t corev1.Taint) bool { return t.Key == unschedulableTaint.Key })
}
