// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

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

// weights divides by fixed weights.
func weights(of map[string]int64) *policyv1alpha1.ReplicaSchedulingStrategy {
	p := &policyv1alpha1.ClusterPreferences{}
	for cluster, weight := range of {
		p.StaticWeightList = append(p.StaticWeightList, policyv1alpha1.StaticClusterWeight{
			TargetCluster: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}}, Weight: weight})
	}
	return &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted, WeightPreference: p}
}

// aggregated divides by what clusters can take, over as few as possible.
func aggregated() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceAggregated,
	}
}

// byRoom divides in proportion to what clusters can take.
func byRoom() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
		WeightPreference: &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
	}
}

// placedAs applies a Deployment with a placement, and waits until it runs as wanted.
func (g *ground) placedAs(replicas int32, placement policyv1alpha1.Placement, want map[string]int32) (*appsv1.Deployment, *policyv1alpha1.PropagationPolicy) {
	g.Helper()
	d := g.deployment("nginx", replicas)
	p := g.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement = placement
	g.create(p, d)
	g.divided(d, want)
	return d, p
}

// targets waits until the binding's clusters are as they should be, and gives them.
func (g *ground) targets(name, what string, check func(map[string]int32) error) map[string]int32 {
	g.Helper()
	var got map[string]int32
	g.bindingOf("Deployment", name, func(b *workv1alpha2.ResourceBinding) error {
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
	g := stand(t, e)
	strategy := weights(map[string]int64{member1: 3, member2: 2, member3: 1})
	d, p := g.placedAs(6, policyv1alpha1.Placement{ReplicaScheduling: strategy}, map[string]int32{member1: 3, member2: 2, member3: 1})
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 12 })
	g.divided(d, map[string]int32{member1: 6, member2: 4, member3: 2})
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated}
	})
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
	g.divided(d, map[string]int32{member1: 2, member2: 2, member3: 2})
}

// backAndForth changes what is divided as 2 of 12 replicas to all of 12 and right away to 2: a Work that is to be as it was a
// moment ago. Whether a cache lags just then is luck, hence it is done many times, and several at once.
func backAndForth(t *testing.T, e *env.Env) {
	const times = 12
	for i := range times {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			g := stand(t, e)
			strategy := weights(map[string]int64{member1: 3, member2: 2, member3: 1})
			d, p := g.placedAs(12, policyv1alpha1.Placement{ReplicaScheduling: strategy}, map[string]int32{member1: 6, member2: 4, member3: 2})
			change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
				p.Spec.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated}
			})
			change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
			g.divided(d, map[string]int32{member1: 2, member2: 2, member3: 2})
		})
	}
}

func standby(t *testing.T, e *env.Env) {
	g := stand(t, e)
	placement := policyv1alpha1.Placement{
		ClusterAffinity:   &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1, member2}},
		ReplicaScheduling: weights(map[string]int64{member1: 10, member2: 0}),
	}
	d, p := g.placedAs(3, placement, map[string]int32{member1: 3})
	// When the main cluster cannot be chosen, the standby has it all.
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ExcludeClusters = []string{member1}
	})
	g.divided(d, map[string]int32{member2: 3})
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Placement.ClusterAffinity.ExcludeClusters = nil })
	g.divided(d, map[string]int32{member1: 3})
}

func spread(t *testing.T, e *env.Env) {
	g := stand(t, e)
	for cluster, patch := range map[string]string{
		member1: `{"metadata":{"labels":{"environment":"production","topology.kubernetes.io/zone":"a"}},"spec":{"provider":"p1","region":"us-east","zones":["us-east-1"]}}`,
		member2: `{"metadata":{"labels":{"environment":"production","topology.kubernetes.io/zone":"a"}},"spec":{"provider":"p1","region":"us-west","zones":["us-west-1"]}}`,
		member3: `{"metadata":{"labels":{"environment":"production","topology.kubernetes.io/zone":"b"}},"spec":{"provider":"p2","region":"us-west","zones":["us-west-2"]}}`,
	} {
		g.describeCluster(cluster, patch)
	}
	group := map[policyv1alpha1.SpreadFieldValue]map[string]string{
		policyv1alpha1.SpreadByFieldRegion:   {member1: "us-east", member2: "us-west", member3: "us-west"},
		policyv1alpha1.SpreadByFieldZone:     {member1: "us-east-1", member2: "us-west-1", member3: "us-west-2"},
		policyv1alpha1.SpreadByFieldProvider: {member1: "p1", member2: "p1", member3: "p2"},
		"":                                   {member1: "a", member2: "a", member3: "b"},
	}
	// used checks that the replicas are in so many groups.
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
	production := &policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"environment": "production"}}}
	for by := range group {
		name := "by-" + string(by)
		constraint := policyv1alpha1.SpreadConstraint{SpreadByField: by, MinGroups: 2, MaxGroups: 3}
		if by == "" {
			name, constraint.SpreadByLabel = "by-label", "topology.kubernetes.io/zone"
		}
		d := g.deployment(name, 4)
		p := g.policy(name, nil, named("apps/v1", "Deployment", name))
		p.Spec.Placement = policyv1alpha1.Placement{
			ClusterAffinity: production, SpreadConstraints: []policyv1alpha1.SpreadConstraint{constraint},
			ReplicaScheduling: aggregated(),
		}
		g.create(p, d)
		got := g.targets(name, "at least two groups", used(by, 2, 3))
		g.divided(d, got)
		// One group is allowed only.
		change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
			p.Spec.Placement.SpreadConstraints[0].MinGroups, p.Spec.Placement.SpreadConstraints[0].MaxGroups = 1, 1
		})
		got = g.targets(name, "one group", used(by, 1, 1))
		g.divided(d, got)
		g.remove(d, p)
	}
	// More groups than there are is impossible, which is said; and what is impossible moves nothing.
	d := g.deployment("impossible", 4)
	p := g.policy("impossible", []string{member1}, named("apps/v1", "Deployment", "impossible"))
	g.create(p, d)
	g.divided(d, map[string]int32{member1: 4})
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldRegion, MinGroups: 5, MaxGroups: 5}}
	})
	g.bindingOf("Deployment", "impossible", func(b *workv1alpha2.ResourceBinding) error {
		for _, c := range b.Status.Conditions {
			if c.Type == workv1alpha2.Scheduled && c.Status == metav1.ConditionFalse && contains(c.Message, "region") {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	g.divided(d, map[string]int32{member1: 4})
}

func affinities(t *testing.T, e *env.Env) {
	g := stand(t, e)
	term := func(name string, clusters ...string) policyv1alpha1.ClusterAffinityTerm {
		return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: clusters}}
	}
	d, p := g.placedAs(2, policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{term("local", "nowhere"), term("cloud", member2, member3)},
	}, map[string]int32{member2: 2, member3: 2})
	b := g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if b.Status.SchedulerObservedAffinityName != "cloud" {
			return fmt.Errorf("the term in force is %q", b.Status.SchedulerObservedAffinityName)
		}
		return nil
	})
	g.said(d, "default-scheduler", "ScheduleBindingFailed", "clusterAffiliates index(0)")
	// That the first group can be used now is no reason to move...
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinities[0].ClusterNames = []string{member1}
	})
	g.eventually("the scheduler has seen the change", func(ctx context.Context) error {
		var now workv1alpha2.ResourceBinding
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(b), &now); err != nil {
			return err
		}
		if now.Spec.Placement.ClusterAffinities[0].ClusterNames[0] != member1 || now.Status.SchedulerObservedGeneration != now.Generation {
			return fmt.Errorf("observed generation %d of %d", now.Status.SchedulerObservedGeneration, now.Generation)
		}
		return nil
	})
	g.divided(d, map[string]int32{member2: 2, member3: 2})
	// ...but asking for it is.
	g.afresh("nginx")
	g.divided(d, map[string]int32{member1: 2})
}

func taints(t *testing.T, e *env.Env) {
	g := stand(t, e)
	first, p := g.placedAs(2, policyv1alpha1.Placement{
		ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1, member2}}}, map[string]int32{member1: 2, member2: 2})
	g.taint(member1, corev1.Taint{Key: "dedicated", Value: "special-user", Effect: corev1.TaintEffectNoSchedule})

	second := g.deployment("second", 2)
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.ResourceSelectors = append(p.Spec.ResourceSelectors, named("apps/v1", "Deployment", "second"))
	})
	g.create(second)
	g.divided(second, map[string]int32{member2: 2})            // a taint keeps out what is new
	g.divided(first, map[string]int32{member1: 2, member2: 2}) // and lets stay what is there
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterTolerations = []corev1.Toleration{{Key: "dedicated", Value: "special-user", Effect: corev1.TaintEffectNoSchedule}}
	})
	g.divided(second, map[string]int32{member1: 2, member2: 2})
}

// taint adds a taint to a cluster until the test ends.
func (g *ground) taint(cluster string, t corev1.Taint) {
	g.Helper()
	set := func(ctx context.Context, how func(c *clusterv1alpha1.Cluster)) error {
		return env.Poll(ctx, func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			if err := g.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
				return err
			}
			how(&c)
			return g.e.Control.Update(ctx, &c)
		})
	}
	if err := set(g.Context(), func(c *clusterv1alpha1.Cluster) { c.Spec.Taints = append(c.Spec.Taints, t) }); err != nil {
		g.Fatalf("taint %s: %v", cluster, err)
	}
	g.Cleanup(func() {
		// The test's own context has ended.
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
			g.Errorf("put %s back: %v", cluster, err)
		}
	})
}

func capacity(t *testing.T, e *env.Env) {
	g := stand(t, e)
	sum := func(want int32) func(map[string]int32) error {
		return func(got map[string]int32) error {
			if n := total(got); n != want {
				return fmt.Errorf("%d replicas, want %d", n, want)
			}
			return nil
		}
	}
	for name, strategy := range map[string]*policyv1alpha1.ReplicaSchedulingStrategy{
		"dynamic": byRoom(),
		"dynamic-by-its-other-name": {ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceDynamic,
			DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
		"aggregated": aggregated(),
	} {
		d := g.deployment(name, 3)
		d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
		p := g.policy(name, nil, named("apps/v1", "Deployment", name))
		p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: strategy}
		g.create(p, d)
		got := g.targets(name, "all replicas are placed", sum(3))
		if name == "aggregated" && len(got) != 1 {
			t.Errorf("aggregated: %v, want one cluster", got)
		}
		if name != "aggregated" && len(got) != 3 {
			t.Errorf("%s: %v, want equal clusters to share", name, got)
		}
		g.divided(d, got)
		// Scaling up adds and takes nothing away; scaling down takes away and adds nothing.
		change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
		more := g.targets(name, "scaled up", sum(6))
		for cluster, n := range got {
			if more[cluster] < n {
				t.Errorf("%s: scaling up from %v to %v takes from %s", name, got, more, cluster)
			}
		}
		change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
		less := g.targets(name, "scaled down", sum(2))
		for cluster, n := range less {
			if more[cluster] < n {
				t.Errorf("%s: scaling down from %v to %v adds to %s", name, more, less, cluster)
			}
		}
		g.divided(d, less)
	}
	// More than fits anywhere: it stays where it is, and that is said.
	d := g.deployment("huge", 2)
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
	p := g.policy("huge", nil, named("apps/v1", "Deployment", "huge"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: aggregated()}
	g.create(p, d)
	before := g.targets("huge", "placed", sum(2))
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 1_000_000 })
	g.bindingOf("Deployment", "huge", func(b *workv1alpha2.ResourceBinding) error {
		for _, c := range b.Status.Conditions {
			if c.Type == workv1alpha2.Scheduled && c.Status == metav1.ConditionFalse && c.Reason == workv1alpha2.BindingReasonUnschedulable {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	if after := g.targets("huge", "it stays", sum(2)); !maps.Equal(before, after) {
		t.Errorf("it moved from %v to %v", before, after)
	}
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 2 })
	g.divided(d, before)
}

func workloadAffinity(t *testing.T, e *env.Env) {
	g := stand(t, e)
	one := []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}}
	at := map[string]string{}
	for _, name := range []string{"a", "b", "c"} {
		d := g.deployment(name, 1)
		d.Labels["apart"] = "yes"
		p := g.policy(name, nil, named("apps/v1", "Deployment", name))
		p.Spec.Placement = policyv1alpha1.Placement{SpreadConstraints: one,
			WorkloadAffinity: &policyv1alpha1.WorkloadAffinity{AntiAffinity: &policyv1alpha1.WorkloadAntiAffinityTerm{GroupByLabelKey: "apart"}}}
		g.create(p, d)
	}
	for _, name := range []string{"a", "b", "c"} {
		for cluster := range g.targets(name, "one cluster", exactlyOne) {
			if other := at[cluster]; other != "" {
				t.Errorf("%s and %s are both in %s", other, name, cluster)
			}
			at[cluster] = name
		}
	}
	// A fourth has no place, says so, and comes when one of them goes.
	d := g.deployment("d", 1)
	d.Labels["apart"] = "yes"
	p := g.policy("d", nil, named("apps/v1", "Deployment", "d"))
	p.Spec.Placement = policyv1alpha1.Placement{SpreadConstraints: one,
		WorkloadAffinity: &policyv1alpha1.WorkloadAffinity{AntiAffinity: &policyv1alpha1.WorkloadAntiAffinityTerm{GroupByLabelKey: "apart"}}}
	g.create(p, d)
	g.bindingOf("Deployment", "d", func(b *workv1alpha2.ResourceBinding) error {
		for _, c := range b.Status.Conditions {
			if c.Type == workv1alpha2.Scheduled && c.Status == metav1.ConditionFalse && contains(c.Message, "anti-affinity group") {
				return nil
			}
		}
		return fmt.Errorf("conditions %+v", b.Status.Conditions)
	})
	g.remove(g.deployment("a", 1))
	g.targets("d", "it took the free place", exactlyOne)

	// What belongs together goes together.
	leader := g.deployment("leader", 1)
	leader.Labels["team"] = "x"
	lp := g.policy("leader", []string{member2}, named("apps/v1", "Deployment", "leader"))
	together := &policyv1alpha1.WorkloadAffinity{Affinity: &policyv1alpha1.WorkloadAffinityTerm{GroupByLabelKey: "team"}}
	lp.Spec.Placement.WorkloadAffinity = together
	g.create(lp, leader)
	g.divided(leader, map[string]int32{member2: 1})
	follower := g.deployment("follower", 1)
	follower.Labels["team"] = "x"
	fp := g.policy("follower", nil, named("apps/v1", "Deployment", "follower"))
	fp.Spec.Placement.ClusterAffinity, fp.Spec.Placement.WorkloadAffinity = nil, together
	g.create(fp, follower)
	g.divided(follower, map[string]int32{member2: 1})
}

func exactlyOne(got map[string]int32) error {
	if len(got) != 1 {
		return errors.New("want one cluster")
	}
	return nil
}

func estimator(t *testing.T, e *env.Env) {
	g := stand(t, e)
	// What the clusters report says that all three have room. Only an estimator knows that the pods can run on no node but
	// one of member2's.
	disk := map[string]string{"disk": g.ns}
	var nodes corev1.NodeList
	if err := e.Members[member2].Client.List(t.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		t.Fatalf("the nodes of %s: %d, %v", member2, len(nodes.Items), err)
	}
	changeIn(g, e.Members[member2].Client, &nodes.Items[0], func(n *corev1.Node) { maps.Copy(n.Labels, disk) })
	d := g.deployment("nginx", 4)
	d.Spec.Template.Spec.NodeSelector = disk
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("100m")}
	p := g.policy("nginx", nil, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: byRoom()}
	g.create(p, d)
	g.divided(d, map[string]int32{member2: 4})
}

func clusterScoped(t *testing.T, e *env.Env) {
	g := stand(t, e)
	role := &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: g.ns, Labels: map[string]string{"of": g.ns}},
		Rules:      []rbacv1.PolicyRule{{APIGroups: []string{""}, Resources: []string{"pods"}, Verbs: []string{"get"}}},
	}
	p := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: g.ns}}
	p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{named("rbac.authorization.k8s.io/v1", "ClusterRole", g.ns)}
	// The first group cannot be used, and of the second one cluster is enough.
	p.Spec.Placement = policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
			{AffinityName: "local", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"nowhere"}}},
			{AffinityName: "cloud", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{member2, member3}}},
		},
		SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}},
	}
	g.createForAll(p)
	g.createForAll(role)
	b := &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{Name: names.Binding("ClusterRole", g.ns)}}
	placed := func(what string, want int) (clusters []string) {
		t.Helper()
		g.eventually("the binding of the ClusterRole: "+what, func(ctx context.Context) error {
			if err := e.Control.Get(ctx, client.ObjectKeyFromObject(b), b); err != nil {
				return err
			}
			clusters = nil
			for _, c := range b.Spec.Clusters {
				clusters = append(clusters, c.Name)
			}
			good := len(clusters) == want && b.Status.SchedulerObservedAffinityName == "cloud" &&
				meta.IsStatusConditionTrue(b.Status.Conditions, workv1alpha2.Scheduled) && meta.IsStatusConditionTrue(b.Status.Conditions, workv1alpha2.FullyApplied)
			if !good {
				return fmt.Errorf("clusters %v, term %q, conditions %+v; want %d clusters", clusters, b.Status.SchedulerObservedAffinityName, b.Status.Conditions, want)
			}
			return nil
		})
		return clusters
	}
	one := placed("one cluster", 1)
	g.onlyIn(role, one...)
	// A change of the placement is followed, and what was chosen first is kept.
	change(g, p, func(p *policyv1alpha1.ClusterPropagationPolicy) {
		p.Spec.Placement.SpreadConstraints[0].MinGroups, p.Spec.Placement.SpreadConstraints[0].MaxGroups = 2, 2
	})
	placed("two clusters", 2)
	g.onlyIn(role, member2, member3)
	change(g, p, func(p *policyv1alpha1.ClusterPropagationPolicy) {
		p.Spec.Placement.SpreadConstraints[0].MinGroups, p.Spec.Placement.SpreadConstraints[0].MaxGroups = 4, 4
	})
	g.eventually("too many clusters are refused", func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(b), b); err != nil {
			return err
		}
		if said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled); said == nil || said.Status != metav1.ConditionFalse {
			return fmt.Errorf("condition %+v", said)
		}
		return nil
	})
	g.onlyIn(role, member2, member3)
	// Changes go the same way, and so does the end.
	change(g, role, func(r *rbacv1.ClusterRole) { r.Rules[0].Verbs = []string{"get", "list"} })
	g.eventually("the change arrives", func(ctx context.Context) error {
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
	g.remove(role)
	g.onlyIn(role)
	g.eventually("the binding goes", func(ctx context.Context) error {
		return gone("binding", e.Control.Get(ctx, client.ObjectKeyFromObject(b), b))
	})
}
