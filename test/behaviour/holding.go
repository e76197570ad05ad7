// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

import (
	"context"
	"fmt"
	"maps"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// othersGo shows that the scheduler and the members are at work: an object that came later is in a member.
func (g *ground) othersGo(name string) {
	g.Helper()
	m := g.configMap(name, nil)
	g.create(m, g.policy(name, []string{member3}, named("v1", "ConfigMap", name)))
	g.onlyIn(m, member3)
}

// waits checks that a Deployment has a binding of which the scheduler has said nothing.
func (g *ground) waits(d *appsv1.Deployment, check func(b *workv1alpha2.ResourceBinding) error) {
	g.Helper()
	g.bindingOf("Deployment", d.Name, func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.Clusters) > 0 || meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled) != nil {
			g.Fatalf("it was scheduled: clusters %+v, conditions %+v", b.Spec.Clusters, b.Status.Conditions)
		}
		return check(b)
	})
}

func suspended(t *testing.T, e *env.Env) {
	g := stand(t, e)
	// 1. Another scheduler is to decide: ours keeps away.
	d := g.deployment("nginx", 2)
	p := g.policy("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.SchedulerName = "somebody-else"
	g.create(p, d)
	scheduler := func(name string) func(b *workv1alpha2.ResourceBinding) error {
		return func(b *workv1alpha2.ResourceBinding) error {
			if b.Spec.SchedulerName != name {
				return fmt.Errorf("the scheduler is to be %s", b.Spec.SchedulerName)
			}
			return nil
		}
	}
	g.waits(d, scheduler("somebody-else"))
	g.othersGo("first")
	g.waits(d, scheduler("somebody-else"))

	// 2. It is ours, but somebody holds the scheduler back; what the policy and the template say does not lift that.
	hold := func(on *bool) {
		t.Helper()
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: g.ns, Name: names.Binding("Deployment", "nginx")}}
		change(g, b, func(b *workv1alpha2.ResourceBinding) {
			if b.Spec.Suspension == nil {
				b.Spec.Suspension = &workv1alpha2.Suspension{}
			}
			b.Spec.Suspension.Scheduling = on
		})
	}
	hold(new(true))
	g.remove(p) // a policy keeps its scheduler
	p = g.policy("ours", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	g.create(p)
	g.waits(d, scheduler(names.DefaultScheduler))
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 3 })
	held := func(b *workv1alpha2.ResourceBinding) error {
		if s := b.Spec.Suspension; b.Spec.Replicas != 3 || s == nil || s.Scheduling == nil || !*s.Scheduling {
			return fmt.Errorf("%d replicas, suspension %+v", b.Spec.Replicas, s)
		}
		return nil
	}
	g.waits(d, held)
	g.othersGo("second")
	g.waits(d, held)
	g.onlyIn(d)

	// 3. The policy suspends dispatching, and the hold ends: clusters are chosen, and nothing gets there.
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Suspension = &policyv1alpha1.Suspension{Dispatching: new(true)}
	})
	g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if s := b.Spec.Suspension; s == nil || s.Dispatching == nil || !*s.Dispatching {
			return fmt.Errorf("suspension %+v", s)
		}
		return held(b)
	})
	hold(nil)
	both := map[string]int32{member1: 3, member2: 3}
	g.targets("nginx", "it is scheduled", func(got map[string]int32) error {
		if !maps.Equal(got, both) {
			return fmt.Errorf("want %v", both)
		}
		return nil
	})
	g.dispatching(d, member1, metav1.ConditionFalse)
	g.dispatching(d, member2, metav1.ConditionFalse)
	g.othersGo("third")
	g.onlyIn(d)
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Suspension = nil })
	g.divided(d, both)
	g.dispatching(d, member1, metav1.ConditionTrue)

	// 4. One cluster is left out for a while: it keeps what it has, and the others get what is new.
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Suspension = &policyv1alpha1.Suspension{DispatchingOnClusters: &policyv1alpha1.SuspendClusters{ClusterNames: []string{member2}}}
	})
	g.dispatching(d, member2, metav1.ConditionFalse)
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 1 })
	g.eventually("member1 alone follows", func(ctx context.Context) error {
		return g.checkReplicas(ctx, d, map[string]int32{member1: 1, member2: 3})
	})
	// The Work says the new number, and waits with it.
	g.workOf(member2, "Deployment", "nginx", func(w *workv1alpha1.Work) error {
		if !contains(string(w.Spec.Workload.Manifests[0].Raw), `"replicas":1`) {
			return fmt.Errorf("it says %s", w.Spec.Workload.Manifests[0].Raw)
		}
		return nil
	})
	g.othersGo("fourth")
	if err := g.checkReplicas(t.Context(), d, map[string]int32{member1: 1, member2: 3}); err != nil {
		t.Error(err)
	}
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Suspension = nil })
	g.divided(d, map[string]int32{member1: 1, member2: 1})

	// All of it can be read in the events of a Work; they may come later.
	w := g.dispatching(d, member2, metav1.ConditionTrue)
	g.said(w, names.ExecutionSource, "WorkDispatching", isSuspended)
	g.said(w, names.ExecutionSource, "WorkDispatching", isDispatched)
}

// What the Work of a suspended object says, and what it says when it goes on.
const (
	isSuspended  = "Work dispatching is in a suspended state."
	isDispatched = "Work is being dispatched to member clusters."
)

// dispatching waits until the Work for a cluster says whether it is carried out.
func (g *ground) dispatching(d *appsv1.Deployment, cluster string, want metav1.ConditionStatus) *workv1alpha1.Work {
	g.Helper()
	reason, message := "Dispatching", isDispatched
	if want == metav1.ConditionFalse {
		reason, message = "SuspendDispatching", isSuspended
	}
	return g.workOf(cluster, "Deployment", d.Name, func(w *workv1alpha1.Work) error {
		said := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkDispatching)
		if said == nil || said.Status != want || said.Reason != reason || said.Message != message {
			return fmt.Errorf("condition %+v, want %s", said, want)
		}
		return nil
	})
}

// checkReplicas says whether members want these replicas of a Deployment.
func (g *ground) checkReplicas(ctx context.Context, d *appsv1.Deployment, want map[string]int32) error {
	for cluster, n := range want {
		var observed appsv1.Deployment
		if err := g.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return fmt.Errorf("in %s: %w", cluster, err)
		}
		if *observed.Spec.Replicas != n {
			return fmt.Errorf("%s wants %d replicas, not %d", cluster, *observed.Spec.Replicas, n)
		}
	}
	return nil
}

func priority(t *testing.T, e *env.Env) {
	g := stand(t, e)
	d := g.deployment("nginx", 1)
	p := g.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.SchedulePriority = &policyv1alpha1.SchedulePriority{PriorityClassSource: policyv1alpha1.KubePriorityClass, PriorityClassName: g.ns}
	g.create(p, d)
	// The class is missing: that is said, and everything comes when it does.
	g.said(d, names.DetectorSource, "ApplyPolicyFailed", g.ns)
	g.createForAll(&schedulingv1.PriorityClass{ObjectMeta: metav1.ObjectMeta{Name: g.ns}, Value: 4711})
	priority := func(want int32) {
		t.Helper()
		g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
			if s := b.Spec.SchedulePriority; s == nil || s.Priority != want {
				return fmt.Errorf("priority %+v, want %d", s, want)
			}
			return nil
		})
	}
	priority(4711)
	g.divided(d, map[string]int32{member1: 1})
	// Without a class there is no priority.
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.SchedulePriority = nil })
	g.bindingOf("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if b.Spec.SchedulePriority != nil {
			return fmt.Errorf("priority %+v", b.Spec.SchedulePriority)
		}
		return nil
	})
	g.divided(d, map[string]int32{member1: 1})
}

func zero(t *testing.T, e *env.Env) {
	g := stand(t, e)
	// By weights: there with no replicas, from the beginning and whenever it is scaled to zero.
	d, _ := g.placedAs(0, policyv1alpha1.Placement{ReplicaScheduling: weights(map[string]int64{member1: 2, member2: 1})}, map[string]int32{member1: 0, member2: 0})
	for _, step := range []map[string]int32{{member1: 4, member2: 2}, {member1: 0, member2: 0}, {member1: 2, member2: 1}} {
		change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = total(step) })
		g.divided(d, step)
	}
	// A workload that was in one cluster, and says nothing of what it needs, stays in that one.
	one := g.deployment("one", 2)
	p := g.policy("one", nil, named("apps/v1", "Deployment", "one"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: aggregated()}
	g.create(p, one)
	where := g.targets("one", "one cluster", exactlyOne)
	g.divided(one, where)
	change(g, one, func(d *appsv1.Deployment) { *d.Spec.Replicas = 0 })
	for cluster := range where {
		g.divided(one, map[string]int32{cluster: 0})
	}
	// By room: it stays where it was last, and grows by the room there is.
	g.slots(member1, 2)
	g.slots(member2, 4)
	g.slots(member3, 1)
	grows := g.slotted("by-room", 4)
	p = g.policy("by-room", nil, named("apps/v1", "Deployment", "by-room"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: aggregated()}
	g.create(p, grows)
	g.divided(grows, map[string]int32{member2: 4})
	change(g, grows, func(d *appsv1.Deployment) { *d.Spec.Replicas = 0 })
	g.divided(grows, map[string]int32{member2: 0})
	g.taken(map[string]int32{member2: 0})
	change(g, grows, func(d *appsv1.Deployment) { *d.Spec.Replicas = 3 })
	g.divided(grows, map[string]int32{member2: 3})
	g.taken(map[string]int32{member2: 3})
	change(g, grows, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
	g.divided(grows, map[string]int32{member1: 2, member2: 4})
}
