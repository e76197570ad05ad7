// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package descheduler

import (
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/rebalance"
	"karmada.io/karmada/internal/scheduler"
)

// The functions of this file are pure.

// deployments is the only kind that is descheduled: estimators can find its pods (docs/contract/components.md#descheduler).
var deployments = schema.GroupKind{Group: "apps", Kind: "Deployment"}

// clustersToCheck returns the target clusters of a binding, in its order, that may have replicas that never started. It
// returns none if the replicas of the binding must not be moved. Such a binding is being deleted, suspended or about to be
// scheduled, is not of a Deployment, or does not divide its replicas by capacity. It omits clusters that have no current status,
// from which the workload is being evicted, or that have not carried out the last change of replicas.
func clustersToCheck(b binding.Binding, clusters map[string]*clusterv1alpha1.Cluster, now time.Time) ([]string, error) {
	spec := b.BindingSpec()
	if b.GetDeletionTimestamp() != nil || binding.TemplateKind(b).GroupKind() != deployments ||
		rebalance.SchedulingSuspended(spec) || !rebalance.Complete(spec) {
		return nil, nil
	}
	applied, err := binding.AppliedPlacement(b)
	if err != nil || applied == nil || !placement.DividesByCapacity(applied.ReplicaScheduling) {
		return nil, err
	}
	var out []string
	reported := rebalance.ReportedReplicas(b)
	for _, t := range spec.Clusters {
		counts, ok := reported[t.Name]
		if ok && counts.Ready < t.Replicas && counts.Replicas <= t.Replicas &&
			rebalance.HasCurrentStatus(clusters[t.Name], now, minReadyTime) && !rebalance.Evicting(spec, t.Name) {
			out = append(out, t.Name)
		}
	}
	return out, nil
}

// reduction is a decrease of the replicas of one cluster.
type reduction struct {
	Cluster  string
	From, To int32
}

// reduce removes from each cluster its unschedulable replicas, but never a ready one
// (docs/contract/controllers.md#descheduler). It removes at most atMost replicas in total, in the order of the clusters. It
// returns the new spec.clusters in the same order, or nil if nothing changes.
func reduce(
	b binding.Binding, unschedulable map[string]int32, atMost int64,
) (clusters []workv1alpha2.TargetCluster, reductions []reduction) {
	reported := rebalance.ReportedReplicas(b)
	clusters = slices.Clone(b.BindingSpec().Clusters)
	for i := range clusters {
		t := &clusters[i]
		counts, ok := reported[t.Name]
		n := unschedulable[t.Name]
		if !ok || n <= 0 {
			continue
		}
		to := max(int64(t.Replicas)-int64(n), int64(counts.Ready), int64(t.Replicas)-atMost)
		if to >= int64(t.Replicas) {
			continue
		}
		reductions = append(reductions, reduction{Cluster: t.Name, From: t.Replicas, To: int32(to)})
		atMost -= int64(t.Replicas) - to
		t.Replicas = int32(to)
	}
	if len(reductions) == 0 {
		return nil, nil
	}
	return clusters, reductions
}

// totalReduction returns the number of replicas that the reductions remove.
func totalReduction(reductions []reduction) (n int64) {
	for _, r := range reductions {
		n += int64(r.From) - int64(r.To)
	}
	return n
}

// reservation holds replicas that were removed earlier in a round. Each will need capacity in one of the clusters.
type reservation struct {
	replicas int64
	request  corev1.ResourceList
	clusters []string
}

// displacedReplicas returns an upper bound of the replicas with the given request that do not fit beside the reservation.
func (r *reservation) displacedReplicas(request corev1.ResourceList) int64 {
	n := r.replicas // each is a pod
	for name, quantity := range request {
		if each, reserved := demand.Amount(name, quantity), demand.Amount(name, r.request[name]); each > 0 && reserved > 0 {
			n = max(n, (demand.Times(reserved, r.replicas)-1)/each+1)
		}
	}
	return n
}

// capacityElsewhere returns the names of the candidates that are not reduced, and how many of n replicas with the given request fit
// into them beside the reservations. A candidate with unknown capacity counts as having capacity for all replicas, as it does for
// the scheduler.
func capacityElsewhere(
	n int64, request corev1.ResourceList, candidates []scheduler.Candidate, reductions []reduction, reservations []reservation,
) (fit int64, clusters []string) {
	sum, known := int64(0), true
	for _, c := range candidates {
		reduced := slices.ContainsFunc(reductions, func(r reduction) bool { return r.Cluster == c.Cluster })
		if reduced || c.Known && c.Available <= 0 {
			continue
		}
		clusters = append(clusters, c.Cluster)
		sum, known = sum+int64(c.Available), known && c.Known
	}
	if !known {
		return n, clusters
	}
	for i := range reservations {
		r := &reservations[i]
		if slices.ContainsFunc(r.clusters, func(c string) bool { return slices.Contains(clusters, c) }) {
			sum -= min(r.displacedReplicas(request), sum)
		}
	}
	return min(n, sum), clusters
}
