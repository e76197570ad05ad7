// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/bench/fleet"
)

// FailoverResult holds the figures of Failover.
type FailoverResult struct {
	Runs []FailoverFigure `json:"runs"`
}

// FailoverFigure holds the figures of one loss of a cluster.
type FailoverFigure struct {
	Workloads int `json:"workloads"`
	// Detected is the time from the loss until the cluster is not ready, Elsewhere the time from then until every workload exists in
	// another cluster, Returned the time from the return of the cluster until its old copies are deleted; in seconds.
	Detected  float64 `json:"detectedSeconds"`
	Elsewhere float64 `json:"elsewhereSeconds"`
	Returned  float64 `json:"returnedSeconds"`
	Costs     []Cost  `json:"costs"`
	// Before and During are the times to propagate one workload to other clusters, before and during the outage.
	Before Percentiles `json:"before"`
	During Percentiles `json:"during"`
}

// failoverClusters is the number of simulated clusters of Failover: one is lost, one takes its workloads, two get other workloads.
const failoverClusters = 4

// Failover measures the loss of a cluster with different numbers of workloads. The hub must accept NoExecute taints in
// ClusterTaintPolicies and evict because of them.
func Failover(ctx context.Context, o FleetOptions, sizes []int) (out FailoverResult, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	o.Quiet, o.Clusters = cmp.Or(o.Quiet, defaultQuiet), failoverClusters
	r := &fleetRun{FleetOptions: o, arrived: newArrivals(), ready: newReadyClusters(), own: counts{}}
	if r.fleet, err = fleet.Start(fleet.Options{Clusters: o.Clusters, Nodes: 3, Pods: 2, OnWrite: r.arrived.record}); err != nil {
		return out, err
	}
	defer r.fleet.Close()
	if err := o.Hub.Start(ctx); err != nil {
		return out, err
	}
	defer func() { err = errors.Join(err, o.Hub.Stop(context.WithoutCancel(ctx))) }()
	config, err := o.Hub.Control()
	if err != nil {
		return out, err
	}
	if r.system, err = connect(config, o.Timeout); err != nil {
		return out, err
	}
	if err := watch(ctx, config, r.ready.observe); err != nil {
		return out, fmt.Errorf("watch the clusters: %w", err)
	}
	if err := r.joinAll(ctx); err != nil {
		return out, err
	}
	if err := r.control.Create(ctx, lostClusters()); err != nil {
		return out, fmt.Errorf("create the ClusterTaintPolicy: %w", err)
	}
	for _, n := range sizes {
		f, err := r.loseCluster(ctx, n)
		out.Runs = append(out.Runs, f)
		if err != nil {
			return out, fmt.Errorf("failover of %d workloads: %w", n, err)
		}
	}
	return out, nil
}

// lostClusters returns a policy that taints clusters while they are not ready.
func lostClusters() *policyv1alpha1.ClusterTaintPolicy {
	ready := func(o policyv1alpha1.MatchConditionOperator) []policyv1alpha1.MatchCondition {
		return []policyv1alpha1.MatchCondition{{
			ConditionType: clusterv1alpha1.ClusterConditionReady, Operator: o, StatusValues: []metav1.ConditionStatus{metav1.ConditionTrue},
		}}
	}
	return &policyv1alpha1.ClusterTaintPolicy{ObjectMeta: metav1.ObjectMeta{Name: label}, Spec: policyv1alpha1.ClusterTaintPolicySpec{
		AddOnConditions: ready(policyv1alpha1.MatchConditionOpNotIn), RemoveOnConditions: ready(policyv1alpha1.MatchConditionOpIn),
		Taints: []policyv1alpha1.Taint{{Key: label + "/lost", Effect: corev1.TaintEffectNoExecute}},
	}}
}

// loseCluster propagates n workloads to the first cluster, with the second one as standby, and stops the first one.
func (r *fleetRun) loseCluster(ctx context.Context, n int) (f FailoverFigure, err error) {
	f.Workloads = n
	all := r.fleet.Clusters()
	lost, key, value := all[0], label+"-failover", fmt.Sprint(n)
	policy := fleetPolicy("failover-"+value, key, value, []string{all[0].Name, all[1].Name})
	policy.Spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
		WeightPreference: &policyv1alpha1.ClusterPreferences{StaticWeightList: []policyv1alpha1.StaticClusterWeight{
			{TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: []string{all[0].Name}}, Weight: 1},
			{TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: []string{all[1].Name}}, Weight: 0},
		}},
	}
	objects := make([]client.Object, 0, n)
	for i := range n {
		objects = append(objects, fleetDeployment(fleetNamespace(i), fmt.Sprintf("failover-%s-%06d", value, i), key, value))
	}
	r.Progress(fmt.Sprintf("creating %d workloads", n))
	expected := r.arrived.inMembers() + n
	if err := r.createAll(ctx, append([]client.Object{policy}, objects...)); err != nil {
		return f, err
	}
	if err := r.arrived.wait(ctx, r.Timeout, expected); err != nil {
		return f, err
	}
	if _, err := r.drained(ctx); err != nil {
		return f, err
	}
	if f.Before, err = r.propagateOthers(ctx, fmt.Sprintf("before-%d", n)); err != nil {
		return f, err
	}
	r.Progress(fmt.Sprintf("stopping %s", lost.Name))
	begun := time.Now()
	lost.Down()
	if f.During, err = r.propagateOthers(ctx, fmt.Sprintf("during-%d", n)); err != nil {
		return f, err
	}
	if err := r.eventually(ctx, "the cluster is not ready", func() (bool, error) { return r.ready.count() == len(all)-1, nil }); err != nil {
		return f, err
	}
	detected, meter := time.Now(), startMeter(r.pids())
	f.Detected = detected.Sub(begun).Seconds()
	expected = r.arrived.inMembers() + n
	if err := r.arrived.wait(ctx, r.Timeout, expected); err != nil {
		return f, err
	}
	f.Elsewhere, f.Costs = r.arrived.lastArrival().Sub(detected).Seconds(), meter.stop()
	if _, err := r.drained(ctx); err != nil {
		return f, err
	}
	r.Progress(fmt.Sprintf("starting %s", lost.Name))
	begun = time.Now()
	if err := lost.Up(); err != nil {
		return f, err
	}
	if err := r.eventually(ctx, "the old copies are deleted", func() (bool, error) {
		return r.ready.count() == len(all) && lost.Count("apps/v1", "deployments", "") == 0, nil
	}); err != nil {
		return f, err
	}
	f.Returned = time.Since(begun).Seconds()
	return f, nil
}

// propagateOthers creates workloads on the other clusters, one at a time, and returns the times until both of their clusters have them.
func (r *fleetRun) propagateOthers(ctx context.Context, name string) (Percentiles, error) {
	var all []time.Duration
	for i := range r.Singles {
		expected := r.arrived.inMembers() + perWorkload
		created := time.Now()
		o := fleetDeployment(fleetNamespace(i), fmt.Sprintf("%s-%03d", name, i), pairLabel, "1")
		if err := r.createAll(ctx, []client.Object{o}); err != nil {
			return Percentiles{}, err
		}
		if err := r.arrived.wait(ctx, r.Timeout, expected); err != nil {
			return Percentiles{}, err
		}
		all = append(all, r.arrived.lastArrival().Sub(created))
	}
	return percentiles(all), nil
}

// Print prints the result with its goals as a table.
func (r FailoverResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\nLOSS OF A CLUSTER\tdetected\tthen all elsewhere\tback, old copies deleted\tCPU")
	for _, f := range r.Runs {
		cpu := 0.0
		for _, c := range f.Costs {
			cpu += c.CPU
		}
		w.row("%d workloads\t%.1f s\t%.1f s\t%.1f s\t%.1f s", f.Workloads, f.Detected, f.Elsewhere, f.Returned, cpu)
	}
	w.row("goal with 1,000 workloads\t\t≤ 30 s")
	w.row("\nONE WORKLOAD TO OTHER CLUSTERS\tp50 before\tp50 during\tp95 before\tp95 during")
	for _, f := range r.Runs {
		w.row("%d workloads\t%.3f s\t%.3f s\t%.3f s\t%.3f s", f.Workloads, f.Before.P50, f.During.P50, f.Before.P95, f.During.P95)
	}
	return w.Flush()
}
