// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package deschedule

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
)

// This file decides; it neither reads nor writes anything.

// deployments are the only workloads that are descheduled (components §7): the estimators know their pods.
var deployments = schema.GroupKind{Group: "apps", Kind: "Deployment"}

// Doubtful lists, in the order of the binding, the clusters that may hold replicas of it which never started, and of which
// it is hence worth asking how many. It is empty for a binding whose replicas are not to be moved: one that goes, that is
// not a Deployment, that does not divide its replicas by what clusters can take, that the scheduler is kept away from or is
// about to change. A cluster that is not trusted, that the workload is leaving, or that has not carried out the last change
// yet, is left alone.
func Doubtful(b binding.Binding, clusters map[string]*clusterv1alpha1.Cluster, now time.Time) ([]string, error) {
	spec := b.BindingSpec()
	if b.GetDeletionTimestamp() != nil || binding.TemplateKind(b).GroupKind() != deployments || rebalance.Held(spec) || !rebalance.Complete(spec) {
		return nil, nil
	}
	applied, err := rebalance.Applied(b)
	if err != nil || applied == nil || !placement.DividesByCapacity(applied.ReplicaScheduling) {
		return nil, err
	}
	var out []string
	reports := rebalance.Reports(b)
	for _, t := range spec.Clusters {
		report, known := reports[t.Name]
		if known && report.Ready < t.Replicas && report.Replicas <= t.Replicas &&
			rebalance.Trusted(clusters[t.Name], now, settled) && !rebalance.Leaving(spec, t.Name) {
			out = append(out, t.Name)
		}
	}
	return out, nil
}

// Change is a cluster that gets fewer replicas.
type Change struct {
	Cluster  string
	From, To int32
}

// Lower takes from each cluster the replicas that wait there in vain, and never one that is ready (semantics §19); at most
// atMost altogether, the first clusters first. Clusters that are not in waiting keep what they have. It gives the new
// clusters of the binding, whose order stays; without changes they are nil.
func Lower(b binding.Binding, waiting map[string]int32, atMost int64) (clusters []workv1alpha2.TargetCluster, changes []Change) {
	reports := rebalance.Reports(b)
	clusters = slices.Clone(b.BindingSpec().Clusters)
	for i := range clusters {
		t := &clusters[i]
		report, known := reports[t.Name]
		n := waiting[t.Name]
		if !known || n <= 0 {
			continue
		}
		to := max(int64(t.Replicas)-int64(n), int64(report.Ready), int64(t.Replicas)-atMost)
		if to >= int64(t.Replicas) {
			continue
		}
		changes = append(changes, Change{Cluster: t.Name, From: t.Replicas, To: int32(to)})
		atMost -= int64(t.Replicas) - to
		t.Replicas = int32(to)
	}
	if len(changes) == 0 {
		return nil, nil
	}
	return clusters, changes
}

// taken is how many replicas the changes take away.
func taken(changes []Change) (n int64) {
	for _, c := range changes {
		n += int64(c.From) - int64(c.To)
	}
	return n
}

// promise is replicas that were taken back earlier in a round: each will take room in one of some clusters.
type promise struct {
	replicas int64
	request  corev1.ResourceList
	clusters []string
}

// displaces is for how many replicas with a request there is no room any more beside what is promised, at most.
func (p *promise) displaces(request corev1.ResourceList) int64 {
	n := p.replicas // a pod each
	for name, quantity := range request {
		if each, took := demand.Amount(name, quantity), demand.Amount(name, p.request[name]); each > 0 && took > 0 {
			n = max(n, (demand.Times(took, p.replicas)-1)/each+1)
		}
	}
	return n
}

// elsewhere is how many of n replicas with a request fit into clusters that are not changed, beside what is promised there,
// and which clusters these may be. A cluster of which nobody knows can take all, for so the scheduler has it.
func elsewhere(n int64, request corev1.ResourceList, places []rebalance.Place, changes []Change, promised []promise) (fit int64, into []string) {
	sum, known := int64(0), true
	for _, p := range places {
		if slices.ContainsFunc(changes, func(c Change) bool { return c.Cluster == p.Cluster }) || p.Known && p.Room <= 0 {
			continue
		}
		into = append(into, p.Cluster)
		sum, known = sum+int64(p.Room), known && p.Known
	}
	if !known {
		return n, into
	}
	for i := range promised {
		if p := &promised[i]; slices.ContainsFunc(p.clusters, func(c string) bool { return slices.Contains(into, c) }) {
			sum -= min(p.displaces(request), sum)
		}
	}
	return min(n, sum), into
}
