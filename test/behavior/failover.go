// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// lostTaint is the key of the taint that evictUnready adds.
const lostTaint = "test.karmada.io/lost"

// evictUnready creates a ClusterTaintPolicy that taints clusters while they are not ready, and removes it and its taints at the end.
func (f *fixture) evictUnready() {
	f.Helper()
	ready := func(o policyv1alpha1.MatchConditionOperator) []policyv1alpha1.MatchCondition {
		return []policyv1alpha1.MatchCondition{{
			ConditionType: clusterv1alpha1.ClusterConditionReady, Operator: o, StatusValues: []metav1.ConditionStatus{metav1.ConditionTrue},
		}}
	}
	p := &policyv1alpha1.ClusterTaintPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}, Spec: policyv1alpha1.ClusterTaintPolicySpec{
		AddOnConditions: ready(policyv1alpha1.MatchConditionOpNotIn), RemoveOnConditions: ready(policyv1alpha1.MatchConditionOpIn),
		Taints: []policyv1alpha1.Taint{{Key: lostTaint, Effect: corev1.TaintEffectNoExecute}},
	}}
	f.create(p)
	f.Cleanup(func() {
		// The context of the test has ended.
		if err := f.e.Control.Delete(context.Background(), p); err != nil {
			f.Errorf("delete ClusterTaintPolicy: %v", err)
		}
	})
}

// stopMember stops a member, and starts it at the end of the test unless the returned function did so.
func (f *fixture) stopMember(cluster string) (start func()) {
	f.Helper()
	m := f.e.Members[cluster]
	if err := m.Stop(); err != nil {
		f.Fatal(err)
	}
	started := false
	start = func() {
		f.Helper()
		if started {
			return
		}
		started = true
		if err := m.Start(); err != nil {
			f.Errorf("start %s: %v", cluster, err)
		}
	}
	f.Cleanup(func() {
		start()
		err := env.Poll(context.Background(), func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			if err := f.e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
				return err
			}
			if len(c.Spec.Taints) > 0 {
				return fmt.Errorf("cluster %s has taints %v", cluster, c.Spec.Taints)
			}
			return isTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		})
		if err != nil {
			f.Error(err)
		}
	})
	return start
}

// waitReplicasIn waits until a Deployment has so many ready replicas in a member that is not stopped.
func (f *fixture) waitReplicasIn(cluster string, o client.Object, replicas int64) {
	f.Helper()
	f.waitBinding("Deployment", o.GetName(), func(b *workv1alpha2.ResourceBinding) error {
		for _, item := range b.Status.AggregatedStatus {
			if item.ClusterName == cluster && item.Health == workv1alpha2.ResourceHealthy &&
				contains(string(item.Status.Raw), fmt.Sprintf(`"readyReplicas":%d`, replicas)) {
				return nil
			}
		}
		return fmt.Errorf("clusters %v, tasks %v, status %v", b.Spec.Clusters, b.Spec.GracefulEvictionTasks, b.Status)
	})
}

// waitEvictionsEnded waits until the binding of a template has no eviction tasks, and checks its targets and the outcome of its last
// eviction.
func (f *fixture) waitEvictionsEnded(o client.Object, outcome workv1alpha2.FailoverOutcome, targets ...string) {
	f.Helper()
	f.waitBindingOf(o, func(b binding.Binding) error {
		if tasks := b.BindingSpec().GracefulEvictionTasks; len(tasks) > 0 {
			return fmt.Errorf("tasks %+v, conditions %+v", tasks, b.BindingStatus().Conditions)
		}
		h := b.BindingStatus().FailoverHistory
		if len(h) == 0 || h[len(h)-1].Outcome != outcome {
			return fmt.Errorf("history %+v", h)
		}
		var got []string
		for _, t := range b.BindingSpec().Clusters {
			got = append(got, t.Name)
		}
		if slices.Sort(got); !slices.Equal(got, targets) {
			return fmt.Errorf("targets %v, want %v", got, targets)
		}
		return nil
	})
}

// movable holds templates that react differently to the loss of a cluster. nginx, web and role move to another cluster. lonely
// cannot move. settings and roles also exist in the other cluster.
type movable struct {
	nginx, web, lonely    *appsv1.Deployment
	settings, role, roles client.Object
}

// createMovable creates templates and their policies, and waits until they are in lost.
func (f *fixture) createMovable(lost, other string) movable {
	f.Helper()
	clusterScope := subject{f, binding.Cluster}
	m := movable{
		f.deployment("nginx", 2), f.deployment("web", 2), f.deployment("lonely", 1),
		f.configMap("settings", nil), clusterScope.template("role", nil), clusterScope.template("roles", nil),
	}
	// A primary and a backup cluster, as in the article.
	terms := []policyv1alpha1.ClusterAffinityTerm{
		{AffinityName: "primary-clusters", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{lost}}},
		{AffinityName: "backup-clusters", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{lost, other}}},
	}
	primary := f.dividing("primary", []string{lost, other}, named("apps/v1", "Deployment", "nginx"))
	primary.Spec.Placement.ClusterAffinity, primary.Spec.Placement.ClusterAffinities = nil, terms
	// A standby cluster of weight 0 and the short form of application failover, as in the article.
	standby := f.dividing("failover-policy", []string{lost, other}, named("apps/v1", "Deployment", "web"))
	standby.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[0].Weight = 10
	standby.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[1].Weight = 0
	standby.Spec.Placement.ClusterTolerations = []corev1.Toleration{{Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute}}
	standby.Spec.Failover = &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{
		DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(3))},
		PurgePolicy:        policyv1alpha1.PurgeModeGracefully,
	}}
	f.create(primary, standby, f.policy("lonely", []string{lost}, named("apps/v1", "Deployment", "lonely")),
		f.policy("both", []string{lost, other}, named("v1", "ConfigMap", "settings")), m.nginx, m.web, m.lonely, m.settings)
	clusterScope.place("role", nil, func(p *policyv1alpha1.PropagationSpec) {
		p.Placement.ClusterAffinity, p.Placement.ClusterAffinities = nil, terms
		p.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{
			{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1},
		}
	}, clusterScope.selecting(m.role, true))
	clusterScope.place("roles", []string{lost, other}, nil, clusterScope.selecting(m.roles, true))
	clusterScope.add(m.role)
	clusterScope.add(m.roles)
	f.waitDivided(m.nginx, map[string]int32{lost: 2})
	f.waitDivided(m.web, map[string]int32{lost: 2})
	f.waitDivided(m.lonely, map[string]int32{lost: 1})
	f.waitOnlyIn(m.role, lost)
	for _, o := range []client.Object{m.settings, m.roles} {
		f.waitOnlyIn(o, lost, other)
	}
	return m
}

// clusterFailover returns a scenario that loses a cluster, whose condition Ready then has a status, and gets it back.
func clusterFailover(lost, other string, ready metav1.ConditionStatus) func(*testing.T, *env.Env) {
	return func(t *testing.T, e *env.Env) {
		f := newFixture(t, e)
		f.evictUnready()
		m := f.createMovable(lost, other)
		kept := map[client.Object]types.UID{}
		for _, o := range []client.Object{m.lonely, m.settings, m.roles} {
			kept[o] = f.uidIn(lost, o)
		}
		start := f.stopMember(lost)
		begun := time.Now()
		f.waitCluster(lost, func(c *clusterv1alpha1.Cluster) error {
			is := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
			if is == nil || is.Status != ready || !slices.ContainsFunc(c.Spec.Taints, func(t corev1.Taint) bool { return t.Key == lostTaint }) {
				return fmt.Errorf("condition %+v, taints %+v, want Ready %s and taint %s", is, c.Spec.Taints, ready, lostTaint)
			}
			return nil
		})
		f.waitReplicasIn(other, m.nginx, 2)
		f.waitReplicasIn(other, m.web, 2)
		f.waitInMember(other, m.role)
		t.Logf("replicas run elsewhere %v after the stop", time.Since(begun))
		f.checkEvicted(m, lost)

		start()
		f.waitReady(lost, true)
		for _, o := range []client.Object{m.nginx, m.web, m.role} { // no double, and no return
			f.waitEvictionsEnded(o, workv1alpha2.FailoverReplaced, other)
			f.waitOnlyIn(o, other)
		}
		f.waitDivided(m.nginx, map[string]int32{other: 2})
		f.waitDivided(m.web, map[string]int32{other: 2})
		f.waitEvictionsEnded(m.lonely, workv1alpha2.FailoverCanceled, lost)
		f.waitDivided(m.lonely, map[string]int32{lost: 1})
		f.waitUnknown(m.lonely, "")
		f.waitUnknown(m.nginx, "")
		both := slices.Sorted(slices.Values([]string{lost, other}))
		for _, o := range []client.Object{m.settings, m.roles} {
			f.waitEvictionsEnded(o, workv1alpha2.FailoverCanceled, both...)
			f.waitOnlyIn(o, both...)
		}
		for o, uid := range kept {
			if got := f.uidIn(lost, o); got != uid {
				t.Errorf("%s was recreated in %s: UID %s, was %s", objectName(o), lost, got, uid)
			}
		}
	}
}

// waitUnknown waits until the condition karmada.io/StatusUnknown of a template has a message that begins with prefix, or is absent.
func (f *fixture) waitUnknown(d *appsv1.Deployment, prefix string) {
	f.Helper()
	f.eventually(fmt.Sprintf("the condition of %s: %q", d.Name, prefix), func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		message := ""
		for _, c := range observed.Status.Conditions {
			if c.Type == names.StatusUnknown {
				message = c.Message
			}
		}
		if (message == "") != (prefix == "") || !strings.HasPrefix(message, prefix) {
			return fmt.Errorf("conditions %+v", observed.Status.Conditions)
		}
		return nil
	})
}

// checkEvicted checks the bindings and events of templates while the replacements of those that moved run, and the cluster is lost.
func (f *fixture) checkEvicted(m movable, lost string) {
	f.Helper()
	const success = "EvictWorkloadFromClusterSucceed"
	f.waitEvent(m.nginx, "taint-manager", success, "Evict from cluster "+lost+" succeed.")
	f.waitEvent(m.role, "taint-manager", success, "Evict from cluster "+lost+" succeed.")
	f.waitEvent(m.web, "resource-binding-application-failover-controller", success, lost)
	// No other cluster can take it: it stays.
	f.waitBindingOf(m.lonely, func(b binding.Binding) error {
		if clusters := b.BindingSpec().Clusters; len(clusters) != 1 || clusters[0].Name != lost {
			return fmt.Errorf("clusters %v", clusters)
		}
		return isTrue(b.BindingStatus().Conditions, workv1alpha2.EvictionBlocked)
	})
	f.waitUnknown(m.lonely, "1 of 1 replicas unknown: "+lost+" has not been ready since ")
	// The status of the template includes the last report of the lost cluster.
	f.waitUnknown(m.nginx, "2 of 4 replicas unknown: "+lost+" has not been ready since ")
	// The copies in the lost cluster are not deleted, because its state is unknown.
	for _, o := range []client.Object{m.nginx, m.web, m.role} {
		f.waitBindingOf(o, func(b binding.Binding) error {
			if tasks := b.BindingSpec().GracefulEvictionTasks; len(tasks) != 1 || tasks[0].FromCluster != lost {
				return fmt.Errorf("tasks %+v", tasks)
			}
			return nil
		})
		if _, err := f.work(f.Context(), lost, o); err != nil {
			f.Errorf("Work of %s for %s: %v", objectName(o), lost, err)
		}
	}
}

// failStatic loses two of three clusters at once: one in Push mode and one in Pull mode.
func failStatic(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.evictUnready()
	first, second := f.deployment("first", 1), f.deployment("second", 1)
	for cluster, name := range map[string]string{member3: "first", member2: "second"} {
		p := f.dividing(name, []string{cluster, member1}, named("apps/v1", "Deployment", name))
		p.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[0].Weight = 10
		f.create(p)
	}
	f.create(first, second)
	f.waitDivided(first, map[string]int32{member3: 1})
	f.waitDivided(second, map[string]int32{member2: 1})

	start3, start2 := f.stopMember(member3), f.stopMember(member2)
	suspended := func(cluster string, want bool) {
		t.Helper()
		f.eventually(fmt.Sprintf("evictions from %s are suspended: %v", cluster, want), func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			if err := e.Control.Get(ctx, client.ObjectKey{Name: cluster}, &c); err != nil {
				return err
			}
			if got := meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended); got != want {
				return fmt.Errorf("conditions %+v", c.Status.Conditions)
			}
			if want && len(c.Spec.Taints) < 2 {
				return fmt.Errorf("taints %v", c.Spec.Taints)
			}
			return nil
		})
	}
	suspended(member3, true)
	suspended(member2, true)
	// The operator confirms the loss of one cluster: only its workload moves.
	change(f, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: member3}}, func(c *clusterv1alpha1.Cluster) {
		metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.ConfirmedLost, "true")
	})
	f.waitReplicasIn(member1, first, 1)
	var starting sync.WaitGroup
	starting.Go(start3)
	starting.Go(start2)
	starting.Wait()
	suspended(member3, false)
	suspended(member2, false)
	f.waitDivided(first, map[string]int32{member1: 1})
	f.waitDivided(second, map[string]int32{member2: 1})
	f.waitBinding("Deployment", "second", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.GracefulEvictionTasks)+len(b.Status.FailoverHistory) > 0 {
			return fmt.Errorf("tasks %+v, history %+v", b.Spec.GracefulEvictionTasks, b.Status.FailoverHistory)
		}
		return nil
	})
	f.eventually("the confirmation is removed", func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := e.Control.Get(ctx, client.ObjectKey{Name: member3}, &c); err != nil {
			return err
		}
		if c.Annotations[names.ConfirmedLost] != "" {
			return errors.New("the annotation exists")
		}
		return nil
	})
}

// gracefulMove edits a policy that names another cluster and requests graceful moves: from Push mode to Pull mode, and back.
func gracefulMove(s subject) {
	o := s.template("nginx", nil)
	if s.Namespaced {
		o = s.deployment("nginx", 2)
	}
	p := s.place("nginx", []string{member1}, func(p *policyv1alpha1.PropagationSpec) {
		p.Failover = &policyv1alpha1.FailoverBehavior{Rescheduling: &policyv1alpha1.ReschedulingBehavior{
			PurgeMode: policyv1alpha1.PurgeModeGracefully,
		}}
	}, s.selecting(o, true))
	s.add(o)
	waitIn := func(cluster string) {
		s.Helper()
		s.waitOnlyIn(o, cluster)
		if d, ok := o.(*appsv1.Deployment); ok {
			s.waitDivided(d, map[string]int32{cluster: 2})
		}
	}
	waitIn(member1)
	for i, clusters := range [][]string{{member1, member3}, {member3, member2}} {
		from, to := clusters[0], clusters[1]
		s.changePolicy(p, func(p *policyv1alpha1.PropagationSpec) { p.Placement.ClusterAffinity.ClusterNames = []string{to} })
		s.eventually("the copy in "+from+" is deleted only after that in "+to+" is healthy", func(ctx context.Context) error {
			if _, err := s.in(ctx, from, o); err == nil {
				return errors.New("the old copy exists")
			} else if !apierrors.IsNotFound(err) {
				return err
			}
			b, err := s.bindingOf(ctx, o)
			if err != nil {
				return err
			}
			if h := b.BindingStatus().FailoverHistory; len(h) != i+1 || h[i].Outcome != workv1alpha2.FailoverReplaced {
				s.Errorf("the copy in %s was deleted without a healthy replacement: history %+v", from, h)
			}
			return nil
		})
		waitIn(to)
	}
}

// allButBroken reports a Deployment as unhealthy that a user of the member annotated.
const allButBroken = `
function InterpretHealth(observedObj)
  return observedObj.metadata.annotations["example.com/broken"] == nil
end`

// statePreserved fails a workload in a cluster. Its replacement gets a value of the status as a label.
func statePreserved(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.customize("health-"+f.ns, configv1alpha1.CustomizationRules{
		HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: allButBroken},
	})
	const label = "example.com/ready-before"
	p := f.dividing("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[0].Weight = 10
	p.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[1].Weight = 0
	p.Spec.PropagateDeps = true
	p.Spec.Failover = &policyv1alpha1.FailoverBehavior{Application: &policyv1alpha1.ApplicationFailoverBehavior{
		DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(0))},
		PurgeMode:          policyv1alpha1.PurgeModeDirectly,
		StatePreservation: &policyv1alpha1.StatePreservation{Rules: []policyv1alpha1.StatePreservationRule{
			{AliasLabelName: label, JSONPath: "{.readyReplicas}"},
		}},
	}}
	d := f.deployment("nginx", 2)
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 2})
	f.waitReplicasIn(member1, d, 2)
	changeIn(f, e.Members[member1].Client, f.deployment("nginx", 0), func(d *appsv1.Deployment) {
		metav1.SetMetaDataAnnotation(&d.ObjectMeta, "example.com/broken", "yes")
	})
	f.waitDivided(d, map[string]int32{member2: 2})
	f.waitEvictionsEnded(d, workv1alpha2.FailoverReplaced, member2)
	f.eventually("the replacement has the label, and the template has not", func(ctx context.Context) error {
		for of, c := range map[string]client.Client{member2: e.Members[member2].Client, "": e.Control} {
			var observed appsv1.Deployment
			if err := c.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
				return err
			}
			if got := observed.Labels[label]; (got == "2") != (of != "") || (got == "") != (of == "") {
				return fmt.Errorf("label %q in %q", got, of)
			}
		}
		return nil
	})
}

// returningFailover evicts a workload from the primary cluster, the backup, the primary and the backup, each time until the other one runs
// it. The clusters are tainted by hand, as a ClusterTaintPolicy taints lost ones: real losses take half a minute each.
func returningFailover(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("web", 2)
	p := f.dividing("web", []string{member1, member2}, named("apps/v1", "Deployment", "web"))
	p.Spec.Placement.ClusterAffinity = nil
	for _, cluster := range []string{member1, member2} { // primary and backup
		p.Spec.Placement.ClusterAffinities = append(p.Spec.Placement.ClusterAffinities, policyv1alpha1.ClusterAffinityTerm{
			AffinityName: cluster, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}},
		})
	}
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 2})
	from, to := member1, member2
	for range 4 {
		f.taint(from, corev1.Taint{Key: lostTaint, Effect: corev1.TaintEffectNoExecute})
		f.waitDivided(d, map[string]int32{to: 2})
		f.waitEvictionsEnded(d, workv1alpha2.FailoverReplaced, to)
		change(f, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: from}}, func(c *clusterv1alpha1.Cluster) {
			c.Spec.Taints = slices.DeleteFunc(c.Spec.Taints, func(t corev1.Taint) bool { return t.Key == lostTaint })
		})
		from, to = to, from
	}
	f.waitDivided(d, map[string]int32{member1: 2})
}
