// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// weights returns a strategy with static weights.
func weights(of map[string]int64) *policyv1alpha1.ReplicaSchedulingStrategy {
	p := &policyv1alpha1.ClusterPreferences{}
	for cluster, weight := range of {
		p.StaticWeightList = append(p.StaticWeightList, policyv1alpha1.StaticClusterWeight{
			TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}}, Weight: weight})
	}
	return &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted, WeightPreference: p}
}

// aggregated returns the Aggregated strategy.
func aggregated() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceAggregated,
	}
}

// byCapacity returns a strategy with dynamic weights.
func byCapacity() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
		WeightPreference:          &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
	}
}

// createDivided creates a Deployment with a placement and waits until its replicas are divided as wanted.
func (f *fixture) createDivided(
	replicas int32,
	placement policyv1alpha1.Placement,
	want map[string]int32,
) (*appsv1.Deployment, *policyv1alpha1.PropagationPolicy) {
	f.Helper()
	d := f.deployment("nginx", replicas)
	p := f.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement = placement
	f.create(p, d)
	f.waitDivided(d, want)
	return d, p
}

// waitTargets waits until check accepts the target clusters of a binding, and returns them.
func (f *fixture) waitTargets(name, what string, check func(map[string]int32) error) map[string]int32 {
	f.Helper()
	var got map[string]int32
	f.waitBinding("Deployment", name, func(b *workv1alpha2.ResourceBinding) error {
		got = map[string]int32{}
		for _, c := range b.Spec.Clusters {
			got[c.Name] = c.Replicas
		}
		if err := check(got); err != nil {
			return fmt.Errorf("%s: %v: %w; conditions %+v", what, got, err, b.Status.Conditions)
		}
		return nil
	})
	return got
}

func total(of map[string]int32) (n int32) {
	for _, r := range of {
		n += r
	}
	return n
}

func division(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	strategy := weights(map[string]int64{member1: 3, member2: 2, member3: 1})
	d, p := f.createDivided(6, policyv1alpha1.Placement{ReplicaScheduling: strategy}, map[string]int32{member1: 3, member2: 2, member3: 1})
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 12 })
	f.waitDivided(d, map[string]int32{member1: 6, member2: 4, member3: 2})
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated,
		}
	})
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2, member3: 2})
}

// backAndForth changes the replicas of a Work from 2 to 12 and immediately back to 2, the state that a stale cache still
// shows. Staleness depends on timing; therefore the test repeats this many times and in parallel.
func backAndForth(t *testing.T, e *env.Env) {
	const times = 12
	for i := range times {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, e)
			strategy := weights(map[string]int64{member1: 3, member2: 2, member3: 1})
			d, p := f.createDivided(12, policyv1alpha1.Placement{ReplicaScheduling: strategy}, map[string]int32{member1: 6, member2: 4, member3: 2})
			change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
				p.Spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
					ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated,
				}
			})
			change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
			f.waitDivided(d, map[string]int32{member1: 2, member2: 2, member3: 2})
		})
	}
}

func standby(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	placement := policyv1alpha1.Placement{
		ClusterAffinity:   &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1, member2}},
		ReplicaScheduling: weights(map[string]int64{member1: 10, member2: 0}),
	}
	d, p := f.createDivided(3, placement, map[string]int32{member1: 3})
	// When the main cluster cannot be chosen, the standby gets all replicas.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ExcludeClusters = []string{member1}
	})
	f.waitDivided(d, map[string]int32{member2: 3})
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Placement.ClusterAffinity.ExcludeClusters = nil })
	f.waitDivided(d, map[string]int32{member1: 3})
}

func spread(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	for cluster, patch := range map[string]string{
		member1: `{"metadata":{"labels":{"environment":"production","topology.kubernetes.io/zone":"a"}},
			"spec":{"provider":"p1","region":"us-east","zones":["us-east-1"]}}`,
		member2: `{"metadata":{"labels":{"environment":"production","topology.kubernetes.io/zone":"a"}},
			"spec":{"provider":"p1","region":"us-west","zones":["us-west-1"]}}`,
		member3: `{"metadata":{"labels":{"environment":"production","topology.kubernetes.io/zone":"b"}},
			"spec":{"provider":"p2","region":"us-west","zones":["us-west-2"]}}`,
	} {
		f.patchCluster(cluster, patch)
	}
	group := map[policyv1alpha1.SpreadFieldValue]map[string]string{
		policyv1alpha1.SpreadByFieldRegion:   {member1: "us-east", member2: "us-west", member3: "us-west"},
		policyv1alpha1.SpreadByFieldZone:     {member1: "us-east-1", member2: "us-west-1", member3: "us-west-2"},
		policyv1alpha1.SpreadByFieldProvider: {member1: "p1", member2: "p1", member3: "p2"},
		"":                                   {member1: "a", member2: "a", member3: "b"},
	}
	// used checks the number of groups that have replicas.
	used := func(by policyv1alpha1.SpreadFieldValue, least, most int) func(map[string]int32) error {
		return func(got map[string]int32) error {
			groups := map[string]bool{}
			for cluster := range got {
				groups[group[by][cluster]] = true
			}
			if len(groups) < least || len(groups) > most {
				return fmt.Errorf("%d groups, want %d to %d", len(groups), least, most)
			}
			if n := total(got); n != 4 {
				return fmt.Errorf("%d replicas, want 4", n)
			}
			return nil
		}
	}
	production := &policyv1alpha1.ClusterAffinity{
		LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"environment": "production"}},
	}
	for by := range group {
		name := "by-" + string(by)
		constraint := policyv1alpha1.SpreadConstraint{SpreadByField: by, MinGroups: 2, MaxGroups: 3}
		if by == "" {
			name, constraint.SpreadByLabel = "by-label", "topology.kubernetes.io/zone"
		}
		d := f.deployment(name, 4)
		p := f.policy(name, nil, named("apps/v1", "Deployment", name))
		p.Spec.Placement = policyv1alpha1.Placement{
			ClusterAffinity: production, SpreadConstraints: []policyv1alpha1.SpreadConstraint{constraint},
			ReplicaScheduling: aggregated(),
		}
		f.create(p, d)
		got := f.waitTargets(name, "at least two groups", used(by, 2, 3))
		f.waitDivided(d, got)
		// One group at most.
		change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
			p.Spec.Placement.SpreadConstraints[0].MinGroups, p.Spec.Placement.SpreadConstraints[0].MaxGroups = 1, 1
		})
		got = f.waitTargets(name, "one group", used(by, 1, 1))
		f.waitDivided(d, got)
		f.remove(d, p)
	}
	// More groups than exist: unschedulable, and nothing moves.
	d := f.deployment("impossible", 4)
	p := f.policy("impossible", []string{member1}, named("apps/v1", "Deployment", "impossible"))
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 4})
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{
			{SpreadByField: policyv1alpha1.SpreadByFieldRegion, MinGroups: 5, MaxGroups: 5},
		}
	})
	f.waitBinding("Deployment", "impossible", func(b *workv1alpha2.ResourceBinding) error {
		for _, c := range b.Status.Conditions {
			if c.Type == workv1alpha2.Scheduled && c.Status == metav1.ConditionFalse && contains(c.Message, "region") {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	f.waitDivided(d, map[string]int32{member1: 4})
}

func affinities(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	term := func(name string, clusters ...string) policyv1alpha1.ClusterAffinityTerm {
		return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: clusters}}
	}
	d, p := f.createDivided(2, policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{term("local", "nowhere"), term("cloud", member2, member3)},
	}, map[string]int32{member2: 2, member3: 2})
	b := f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if b.Status.SchedulerObservedAffinityName != "cloud" {
			return fmt.Errorf("observed affinity term %q", b.Status.SchedulerObservedAffinityName)
		}
		return nil
	})
	f.waitEvent(d, "default-scheduler", "ScheduleBindingFailed", "clusterAffiliates index(0)")
	// The workload does not move back when the first term becomes usable...
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinities[0].ClusterNames = []string{member1}
	})
	f.eventually("the scheduler has observed the change", func(ctx context.Context) error {
		var now workv1alpha2.ResourceBinding
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(b), &now); err != nil {
			return err
		}
		if now.Spec.Placement.ClusterAffinities[0].ClusterNames[0] != member1 || now.Status.SchedulerObservedGeneration != now.Generation {
			return fmt.Errorf("observed generation %d of %d", now.Status.SchedulerObservedGeneration, now.Generation)
		}
		return nil
	})
	f.waitDivided(d, map[string]int32{member2: 2, member3: 2})
	// ...but a requested rescheduling moves it.
	f.reschedule("nginx")
	f.waitDivided(d, map[string]int32{member1: 2})
}

func taints(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	first, p := f.createDivided(2, policyv1alpha1.Placement{
		ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1, member2}}}, map[string]int32{member1: 2, member2: 2})
	f.taint(member1, corev1.Taint{Key: "dedicated", Value: "special-user", Effect: corev1.TaintEffectNoSchedule})

	second := f.deployment("second", 2)
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.ResourceSelectors = append(p.Spec.ResourceSelectors, named("apps/v1", "Deployment", "second"))
	})
	f.create(second)
	f.waitDivided(second, map[string]int32{member2: 2})            // a new workload avoids the taint
	f.waitDivided(first, map[string]int32{member1: 2, member2: 2}) // an existing one stays
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterTolerations = []corev1.Toleration{{Key: "dedicated", Value: "special-user", Effect: corev1.TaintEffectNoSchedule}}
	})
	f.waitDivided(second, map[string]int32{member1: 2, member2: 2})
}

// taint adds a taint to a cluster and removes it when the test ends.
func (f *fixture) taint(cluster string, t corev1.Taint) {
	f.Helper()
	set := func(ctx context.Context, how func(c *clusterv1alpha1.Cluster)) error {
		return env.Poll(ctx, func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			if err := f.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
				return err
			}
			how(&c)
			return f.e.Control.Update(ctx, &c)
		})
	}
	if err := set(f.Context(), func(c *clusterv1alpha1.Cluster) { c.Spec.Taints = append(c.Spec.Taints, t) }); err != nil {
		f.Fatalf("taint %s: %v", cluster, err)
	}
	f.Cleanup(func() {
		// The context of the test has ended.
		err := set(context.Background(), func(c *clusterv1alpha1.Cluster) {
			var rest []corev1.Taint
			for _, other := range c.Spec.Taints {
				if other.Key != t.Key {
					rest = append(rest, other)
				}
			}
			c.Spec.Taints = rest
		})
		if err != nil {
			f.Errorf("remove the taint of %s: %v", cluster, err)
		}
	})
}

func capacity(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	sum := func(want int32) func(map[string]int32) error {
		return func(got map[string]int32) error {
			if n := total(got); n != want {
				return fmt.Errorf("%d replicas, want %d", n, want)
			}
			return nil
		}
	}
	for name, strategy := range map[string]*policyv1alpha1.ReplicaSchedulingStrategy{
		"dynamic": byCapacity(),
		"dynamic-short-form": {
			ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
			ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceDynamic,
			DynamicWeight:             policyv1alpha1.DynamicWeightByAvailableReplicas,
		},
		"aggregated": aggregated(),
	} {
		d := f.deployment(name, 3)
		d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
		p := f.policy(name, nil, named("apps/v1", "Deployment", name))
		p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: strategy}
		f.create(p, d)
		got := f.waitTargets(name, "all replicas are placed", sum(3))
		if name == "aggregated" && len(got) != 1 {
			t.Errorf("aggregated: %v, want one cluster", got)
		}
		if name != "aggregated" && len(got) != 3 {
			t.Errorf("%s: %v, want equal clusters to get equal shares", name, got)
		}
		f.waitDivided(d, got)
		// Scaling up only adds replicas, scaling down only removes them.
		change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
		more := f.waitTargets(name, "scaled up", sum(6))
		for cluster, n := range got {
			if more[cluster] < n {
				t.Errorf("%s: scaling up from %v to %v removes replicas from %s", name, got, more, cluster)
			}
		}
		change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
		less := f.waitTargets(name, "scaled down", sum(2))
		for cluster, n := range less {
			if more[cluster] < n {
				t.Errorf("%s: scaling down from %v to %v adds replicas to %s", name, more, less, cluster)
			}
		}
		f.waitDivided(d, less)
	}
	// More than the total capacity: unschedulable, and nothing moves.
	d := f.deployment("huge", 2)
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
	p := f.policy("huge", nil, named("apps/v1", "Deployment", "huge"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: aggregated()}
	f.create(p, d)
	before := f.waitTargets("huge", "placed", sum(2))
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 1_000_000 })
	f.waitBinding("Deployment", "huge", func(b *workv1alpha2.ResourceBinding) error {
		for _, c := range b.Status.Conditions {
			if c.Type == workv1alpha2.Scheduled && c.Status == metav1.ConditionFalse && c.Reason == workv1alpha2.BindingReasonUnschedulable {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	if after := f.waitTargets("huge", "it stays", sum(2)); !maps.Equal(before, after) {
		t.Errorf("the workload moved from %v to %v", before, after)
	}
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
	f.waitDivided(d, before)
}

func workloadAffinity(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	one := []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}}
	at := map[string]string{}
	for _, name := range []string{"a", "b", "c"} {
		d := f.deployment(name, 1)
		d.Labels["apart"] = "yes"
		p := f.policy(name, nil, named("apps/v1", "Deployment", name))
		p.Spec.Placement = policyv1alpha1.Placement{SpreadConstraints: one,
			WorkloadAffinity: &policyv1alpha1.WorkloadAffinity{AntiAffinity: &policyv1alpha1.WorkloadAntiAffinityTerm{GroupByLabelKey: "apart"}}}
		f.create(p, d)
	}
	for _, name := range []string{"a", "b", "c"} {
		for cluster := range f.waitTargets(name, "one cluster", exactlyOne) {
			if other := at[cluster]; other != "" {
				t.Errorf("%s and %s are both in %s", other, name, cluster)
			}
			at[cluster] = name
		}
	}
	// A fourth workload is unschedulable until one of the others is deleted.
	d := f.deployment("d", 1)
	d.Labels["apart"] = "yes"
	p := f.policy("d", nil, named("apps/v1", "Deployment", "d"))
	p.Spec.Placement = policyv1alpha1.Placement{SpreadConstraints: one,
		WorkloadAffinity: &policyv1alpha1.WorkloadAffinity{AntiAffinity: &policyv1alpha1.WorkloadAntiAffinityTerm{GroupByLabelKey: "apart"}}}
	f.create(p, d)
	f.waitBinding("Deployment", "d", func(b *workv1alpha2.ResourceBinding) error {
		for _, c := range b.Status.Conditions {
			if c.Type == workv1alpha2.Scheduled && c.Status == metav1.ConditionFalse && contains(c.Message, "anti-affinity group") {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	f.remove(f.deployment("a", 1))
	f.waitTargets("d", "it took the free place", exactlyOne)

	// Workloads with affinity are placed together.
	leader := f.deployment("leader", 1)
	leader.Labels["team"] = "x"
	lp := f.policy("leader", []string{member2}, named("apps/v1", "Deployment", "leader"))
	together := &policyv1alpha1.WorkloadAffinity{Affinity: &policyv1alpha1.WorkloadAffinityTerm{GroupByLabelKey: "team"}}
	lp.Spec.Placement.WorkloadAffinity = together
	f.create(lp, leader)
	f.waitDivided(leader, map[string]int32{member2: 1})
	follower := f.deployment("follower", 1)
	follower.Labels["team"] = "x"
	fp := f.policy("follower", nil, named("apps/v1", "Deployment", "follower"))
	fp.Spec.Placement.ClusterAffinity, fp.Spec.Placement.WorkloadAffinity = nil, together
	f.create(fp, follower)
	f.waitDivided(follower, map[string]int32{member2: 1})
}

func exactlyOne(got map[string]int32) error {
	if len(got) != 1 {
		return errors.New("want one cluster")
	}
	return nil
}

func estimator(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	// By their resource summaries all three clusters have capacity. Only the estimators report that the pods fit on a single node of
	// member2 only.
	disk := map[string]string{"disk": f.ns}
	var nodes corev1.NodeList
	if err := e.Members[member2].Client.List(t.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		t.Fatalf("the nodes of %s: %d, %v", member2, len(nodes.Items), err)
	}
	changeIn(f, e.Members[member2].Client, &nodes.Items[0], func(n *corev1.Node) { maps.Copy(n.Labels, disk) })
	d := f.deployment("nginx", 4)
	d.Spec.Template.Spec.NodeSelector = disk
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
	p := f.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: byCapacity()}
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member2: 4})
}

func clusterScoped(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	role := &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns, Labels: map[string]string{"of": f.ns}},
		Rules:      []rbacv1.PolicyRule{{APIGroups: []string{""}, Resources: []string{"pods"}, Verbs: []string{"get"}}},
	}
	p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("rbac.authorization.k8s.io/v1", "ClusterRole", f.ns)}
	// The first term cannot be satisfied, and one cluster of the second is enough.
	p.Spec.Placement = policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
			{AffinityName: "local", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"nowhere"}}},
			{AffinityName: "cloud", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member2, member3}}},
		},
		SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}},
	}
	f.createForAll(p)
	f.createForAll(role)
	b := &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{Name: names.Binding("ClusterRole", f.ns)}}
	placed := func(what string, want int) (clusters []string) {
		t.Helper()
		f.eventually("the binding of the ClusterRole: "+what, func(ctx context.Context) error {
			if err := e.Control.Get(ctx, client.ObjectKeyFromObject(b), b); err != nil {
				return err
			}
			clusters = nil
			for _, c := range b.Spec.Clusters {
				clusters = append(clusters, c.Name)
			}
			good := len(clusters) == want && b.Status.SchedulerObservedAffinityName == "cloud" &&
				meta.IsStatusConditionTrue(
					b.Status.Conditions,
					workv1alpha2.Scheduled,
				) && meta.IsStatusConditionTrue(b.Status.Conditions, workv1alpha2.FullyApplied)
			if !good {
				return fmt.Errorf(
					"clusters %v, term %q, conditions %+v; want %d clusters",
					clusters,
					b.Status.SchedulerObservedAffinityName,
					b.Status.Conditions,
					want,
				)
			}
			return nil
		})
		return clusters
	}
	one := placed("one cluster", 1)
	f.waitOnlyIn(role, one...)
	// A change of the placement takes effect; the cluster chosen first is kept.
	change(f, p, func(p *policyv1alpha1.ClusterPropagationPolicy) {
		p.Spec.Placement.SpreadConstraints[0].MinGroups, p.Spec.Placement.SpreadConstraints[0].MaxGroups = 2, 2
	})
	placed("two clusters", 2)
	f.waitOnlyIn(role, member2, member3)
	change(f, p, func(p *policyv1alpha1.ClusterPropagationPolicy) {
		p.Spec.Placement.SpreadConstraints[0].MinGroups, p.Spec.Placement.SpreadConstraints[0].MaxGroups = 4, 4
	})
	f.eventually("too many clusters are unschedulable", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(b), b); err != nil {
			return err
		}
		if said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled); said == nil || said.Status != metav1.ConditionFalse {
			return fmt.Errorf("condition %+v", said)
		}
		return nil
	})
	f.waitOnlyIn(role, member2, member3)
	// Updates and the deletion propagate, too.
	change(f, role, func(r *rbacv1.ClusterRole) { r.Rules[0].Verbs = []string{"get", "list"} })
	f.eventually("the change is propagated", func(ctx context.Context) error {
		for _, cluster := range []string{member2, member3} {
			var observed rbacv1.ClusterRole
			if err := e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(role), &observed); err != nil {
				return err
			}
			if len(observed.Rules[0].Verbs) != 2 {
				return fmt.Errorf("in %s: %+v", cluster, observed.Rules)
			}
		}
		return nil
	})
	f.remove(role)
	f.waitOnlyIn(role)
	f.eventually("the binding is deleted", func(ctx context.Context) error {
		return expectNotFound("binding", e.Control.Get(ctx, client.ObjectKeyFromObject(b), b))
	})
}
