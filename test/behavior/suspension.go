// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

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

// checkOthersPropagate checks that the control plane is working: an object created later reaches a member.
func (f *fixture) checkOthersPropagate(name string) {
	f.Helper()
	m := f.configMap(name, nil)
	f.create(m, f.policy(name, []string{member3}, named("v1", "ConfigMap", name)))
	f.waitOnlyIn(m, member3)
}

// checkNotScheduled checks that a Deployment has a binding without a Scheduled condition.
func (f *fixture) checkNotScheduled(d *appsv1.Deployment, check func(b *workv1alpha2.ResourceBinding) error) {
	f.Helper()
	f.waitBinding("Deployment", d.Name, func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.Clusters) > 0 || meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Scheduled) != nil {
			f.Fatalf("the binding was scheduled: clusters %+v, conditions %+v", b.Spec.Clusters, b.Status.Conditions)
		}
		return check(b)
	})
}

func suspended(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	// 1. The policy names another scheduler: ours ignores the binding.
	d := f.deployment("nginx", 2)
	p := f.policy("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.SchedulerName = "other-scheduler"
	f.create(p, d)
	scheduler := func(name string) func(b *workv1alpha2.ResourceBinding) error {
		return func(b *workv1alpha2.ResourceBinding) error {
			if b.Spec.SchedulerName != name {
				return fmt.Errorf("schedulerName is %s", b.Spec.SchedulerName)
			}
			return nil
		}
	}
	f.checkNotScheduled(d, scheduler("other-scheduler"))
	f.checkOthersPropagate("first")
	f.checkNotScheduled(d, scheduler("other-scheduler"))

	// 2. Scheduling is suspended; changes of policy and template do not resume it.
	hold := func(on *bool) {
		t.Helper()
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: names.Binding("Deployment", "nginx")}}
		change(f, b, func(b *workv1alpha2.ResourceBinding) {
			if b.Spec.Suspension == nil {
				b.Spec.Suspension = &workv1alpha2.Suspension{}
			}
			b.Spec.Suspension.Scheduling = on
		})
	}
	hold(new(true))
	f.remove(p) // schedulerName of a policy is immutable
	p = f.policy("ours", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	f.create(p)
	f.checkNotScheduled(d, scheduler(names.DefaultScheduler))
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 3 })
	held := func(b *workv1alpha2.ResourceBinding) error {
		if s := b.Spec.Suspension; b.Spec.Replicas != 3 || s == nil || s.Scheduling == nil || !*s.Scheduling {
			return fmt.Errorf("%d replicas, suspension %+v", b.Spec.Replicas, s)
		}
		return nil
	}
	f.checkNotScheduled(d, held)
	f.checkOthersPropagate("second")
	f.checkNotScheduled(d, held)
	f.waitOnlyIn(d)

	// 3. The policy suspends dispatching, and scheduling is resumed: clusters are chosen, but get no objects.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Suspension = &policyv1alpha1.Suspension{Dispatching: new(true)}
	})
	f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if s := b.Spec.Suspension; s == nil || s.Dispatching == nil || !*s.Dispatching {
			return fmt.Errorf("suspension %+v", s)
		}
		return held(b)
	})
	hold(nil)
	both := map[string]int32{member1: 3, member2: 3}
	f.waitTargets("nginx", "it is scheduled", func(got map[string]int32) error {
		if !maps.Equal(got, both) {
			return fmt.Errorf("want %v", both)
		}
		return nil
	})
	f.waitDispatching(d, member1, metav1.ConditionFalse)
	f.waitDispatching(d, member2, metav1.ConditionFalse)
	f.checkOthersPropagate("third")
	f.waitOnlyIn(d)
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Suspension = nil })
	f.waitDivided(d, both)
	f.waitDispatching(d, member1, metav1.ConditionTrue)

	// 4. Dispatching to one cluster is suspended: it keeps its object, and the others are updated.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Suspension = &policyv1alpha1.Suspension{DispatchingOnClusters: &policyv1alpha1.SuspendClusters{ClusterNames: []string{member2}}}
	})
	f.waitDispatching(d, member2, metav1.ConditionFalse)
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 1 })
	f.eventually("only member1 is updated", func(ctx context.Context) error {
		return f.checkReplicas(ctx, d, map[string]int32{member1: 1, member2: 3})
	})
	// The suspended Work has the new number of replicas.
	f.waitWork(member2, "Deployment", "nginx", func(w *workv1alpha1.Work) error {
		if !contains(string(w.Spec.Workload.Manifests[0].Raw), `"replicas":1`) {
			return fmt.Errorf("manifest %s", w.Spec.Workload.Manifests[0].Raw)
		}
		return nil
	})
	f.checkOthersPropagate("fourth")
	if err := f.checkReplicas(t.Context(), d, map[string]int32{member1: 1, member2: 3}); err != nil {
		t.Error(err)
	}
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.Suspension = nil })
	f.waitDivided(d, map[string]int32{member1: 1, member2: 1})

	// The events of the Work report the same; they may be delayed.
	w := f.waitDispatching(d, member2, metav1.ConditionTrue)
	f.waitEvent(w, names.ExecutionSource, "WorkDispatching", isSuspended)
	f.waitEvent(w, names.ExecutionSource, "WorkDispatching", isDispatched)
}

// Messages of the Dispatching condition.
const (
	isSuspended  = "Work dispatching is in a suspended state."
	isDispatched = "Work is being dispatched to member clusters."
)

// waitDispatching waits until the Dispatching condition of the Work for a cluster has a status.
func (f *fixture) waitDispatching(o client.Object, cluster string, want metav1.ConditionStatus) *workv1alpha1.Work {
	f.Helper()
	reason, message := "Dispatching", isDispatched
	if want == metav1.ConditionFalse {
		reason, message = "SuspendDispatching", isSuspended
	}
	return f.waitWorkOf(cluster, o, func(w *workv1alpha1.Work) error {
		said := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkDispatching)
		if said == nil || said.Status != want || said.Reason != reason || said.Message != message {
			return fmt.Errorf("condition %+v, want %s", said, want)
		}
		return nil
	})
}

// checkReplicas compares the desired replicas of a Deployment in members.
func (f *fixture) checkReplicas(ctx context.Context, d *appsv1.Deployment, want map[string]int32) error {
	for cluster, n := range want {
		var observed appsv1.Deployment
		if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return fmt.Errorf("in %s: %w", cluster, err)
		}
		if *observed.Spec.Replicas != n {
			return fmt.Errorf("%s has %d desired replicas, want %d", cluster, *observed.Spec.Replicas, n)
		}
	}
	return nil
}

func priority(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 1)
	p := f.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.SchedulePriority = &policyv1alpha1.SchedulePriority{PriorityClassSource: policyv1alpha1.KubePriorityClass, PriorityClassName: f.ns}
	f.create(p, d)
	// The PriorityClass is missing: an event reports it, and propagation continues once it exists.
	f.waitEvent(d, names.DetectorSource, "ApplyPolicyFailed", f.ns)
	f.createForAll(&schedulingv1.PriorityClass{ObjectMeta: metav1.ObjectMeta{Name: f.ns}, Value: 4711})
	priority := func(want int32) {
		t.Helper()
		f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
			if s := b.Spec.SchedulePriority; s == nil || s.Priority != want {
				return fmt.Errorf("priority %+v, want %d", s, want)
			}
			return nil
		})
	}
	priority(4711)
	f.waitDivided(d, map[string]int32{member1: 1})
	// Without a PriorityClass the binding has no priority.
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) { p.Spec.SchedulePriority = nil })
	f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if b.Spec.SchedulePriority != nil {
			return fmt.Errorf("priority %+v", b.Spec.SchedulePriority)
		}
		return nil
	})
	f.waitDivided(d, map[string]int32{member1: 1})
}

func zero(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	// Static weights: the Deployment exists with 0 replicas, initially and after scaling to zero.
	d, _ := f.createDivided(
		0,
		policyv1alpha1.Placement{ReplicaScheduling: weights(map[string]int64{member1: 2, member2: 1})},
		map[string]int32{member1: 0, member2: 0},
	)
	for _, step := range []map[string]int32{{member1: 4, member2: 2}, {member1: 0, member2: 0}, {member1: 2, member2: 1}} {
		change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = total(step) })
		f.waitDivided(d, step)
	}
	// A workload without resource requests stays in the one cluster that it was in.
	one := f.deployment("one", 2)
	p := f.policy("one", nil, named("apps/v1", "Deployment", "one"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: aggregated()}
	f.create(p, one)
	where := f.waitTargets("one", "one cluster", exactlyOne)
	f.waitDivided(one, where)
	change(f, one, func(d *appsv1.Deployment) { *d.Spec.Replicas = 0 })
	for cluster := range where {
		f.waitDivided(one, map[string]int32{cluster: 0})
	}
	// Dynamic weights: it stays in its last clusters, and scaling up follows the capacity.
	f.setSlots(member1, 2)
	f.setSlots(member2, 4)
	f.setSlots(member3, 1)
	grows := f.deploymentWithSlots("by-room", 4)
	p = f.policy("by-room", nil, named("apps/v1", "Deployment", "by-room"))
	p.Spec.Placement = policyv1alpha1.Placement{ReplicaScheduling: aggregated()}
	f.create(p, grows)
	f.waitDivided(grows, map[string]int32{member2: 4})
	change(f, grows, func(d *appsv1.Deployment) { *d.Spec.Replicas = 0 })
	f.waitDivided(grows, map[string]int32{member2: 0})
	f.waitSlotsUsed(map[string]int32{member2: 0})
	change(f, grows, func(d *appsv1.Deployment) { *d.Spec.Replicas = 3 })
	f.waitDivided(grows, map[string]int32{member2: 3})
	f.waitSlotsUsed(map[string]int32{member2: 3})
	change(f, grows, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
	f.waitDivided(grows, map[string]int32{member1: 2, member2: 4})
}
