// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/test/bench/fleet"
)

// FailoverResult holds the figures of Failover.
type FailoverResult struct {
	Runs []FailoverFigure `json:"runs"`
}

// FailoverFigure holds the figures of one loss of a cluster.
type FailoverFigure struct {
	Workloads int `json:"workloads"`
	// Times in seconds. Detected is the time from the loss until the cluster is not ready, Elsewhere from then until every workload
	// exists in another cluster. Returned is the time from the return of the cluster until its old copies are deleted.
	Detected  float64 `json:"detectedSeconds"`
	Elsewhere float64 `json:"elsewhereSeconds"`
	Returned  float64 `json:"returnedSeconds"`
	Costs     []Cost  `json:"costs"`
	// Before, Hanging and During are the times to propagate one workload to other clusters. Before is measured before the outage.
	// Hanging is measured after the cluster's own workloads have changed, while it accepts requests and answers none. During is
	// measured while it refuses connections.
	Before  Percentiles `json:"before"`
	Hanging Percentiles `json:"hanging"`
	During  Percentiles `json:"during"`
}

// Goal of the median latency to other clusters while one hangs: at most hangShare or hangSlack more than before.
const (
	hangShare = 0.10
	hangSlack = 5 * time.Millisecond
)

// Isolated reports whether the cluster that hangs does not delay the others by more than the goal.
func (f FailoverFigure) Isolated() bool {
	return f.Hanging.P50 <= f.Before.P50+max(hangShare*f.Before.P50, hangSlack.Seconds())
}

// failoverClusters is the number of simulated clusters of Failover: one is lost, one takes its workloads, two get other workloads.
const failoverClusters = 4

// Failover measures the loss of a cluster with different numbers of workloads. The hub must accept NoExecute taints in
// ClusterTaintPolicies and evict because of them.
func Failover(ctx context.Context, o FleetOptions, sizes []int) (out FailoverResult, err error) {
	o.Clusters, o.PerWorkload = failoverClusters, perWorkload
	r, stop, err := startFleet(ctx, o)
	if err != nil {
		return out, err
	}
	defer func() { err = errors.Join(err, stop()) }()
	if err := r.joinAll(ctx); err != nil {
		return out, err
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
		objects = append(objects, fleetDeployment(r.namespace(i), fmt.Sprintf("failover-%s-%06d", value, i), key, value))
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
	if f.Hanging, err = r.hang(ctx, lost, objects); err != nil {
		return f, err
	}
	// Without the policy, nothing leaves the cluster while it hangs.
	if err := r.control.Create(ctx, lostClusters()); err != nil {
		return f, fmt.Errorf("create the ClusterTaintPolicy: %w", err)
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
		return r.ready.count() == len(all) && len(lost.List("apps/v1", "Deployment", "")) == 0, nil
	}); err != nil {
		return f, err
	}
	f.Returned = time.Since(begun).Seconds()
	if err := r.eventually(ctx, "the taint is removed", func() (bool, error) {
		var c clusterv1alpha1.Cluster
		err := r.control.Get(ctx, client.ObjectKey{Name: lost.Name}, &c)
		return len(c.Spec.Taints) == 0, err
	}); err != nil {
		return f, err
	}
	return f, r.control.Delete(ctx, lostClusters())
}

// hang lets a cluster hang while all of its workloads change, so that its workers wait for responses. It returns the times to propagate
// workloads to other clusters meanwhile.
func (r *fleetRun) hang(ctx context.Context, c *fleet.Cluster, workloads []client.Object) (p Percentiles, err error) {
	r.Progress(fmt.Sprintf("%s hangs", c.Name))
	c.Hang()
	defer c.Resume()
	edit := client.RawPatch(types.MergePatchType, []byte(`{"spec":{"minReadySeconds":1}}`))
	if err := forEach(ctx, workloads, func(ctx context.Context, o client.Object) error { return r.control.Patch(ctx, o, edit) }); err != nil {
		return p, err
	}
	// The changes are rendered before the measurement: their load on the control plane is no effect of the cluster.
	// The queue of the cluster itself does not become empty.
	if err := r.idle(ctx, quietPeriod); err != nil {
		return p, err
	}
	if p, err = r.propagateOthers(ctx, fmt.Sprintf("hanging-%d", len(workloads))); err != nil {
		return p, err
	}
	c.Resume()
	if err := r.eventually(ctx, "the cluster is ready again", func() (bool, error) {
		return r.ready.count() == len(r.fleet.Clusters()), nil
	}); err != nil {
		return p, err
	}
	_, err = r.drained(ctx)
	return p, err
}

// propagateOthers creates workloads on the other clusters, one at a time, and returns the times until both of their clusters have them.
func (r *fleetRun) propagateOthers(ctx context.Context, name string) (Percentiles, error) {
	var all []time.Duration
	for i := range r.Singles {
		expected := r.arrived.inMembers() + r.PerWorkload
		created := time.Now()
		o := fleetDeployment(r.namespace(i), fmt.Sprintf("%s-%03d", name, i), pairLabel, "1")
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
