// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// evictUnready creates a ClusterTaintPolicy that taints clusters while they are not ready, and removes it and its taints at the end.
func (f *fixture) evictUnready() {
	f.Helper()
	const key = "test.karmada.io/lost"
	ready := func(o policyv1alpha1.MatchConditionOperator) []policyv1alpha1.MatchCondition {
		return []policyv1alpha1.MatchCondition{{
			ConditionType: clusterv1alpha1.ClusterConditionReady, Operator: o, StatusValues: []metav1.ConditionStatus{metav1.ConditionTrue},
		}}
	}
	p := &policyv1alpha1.ClusterTaintPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}, Spec: policyv1alpha1.ClusterTaintPolicySpec{
		AddOnConditions: ready(policyv1alpha1.MatchConditionOpNotIn), RemoveOnConditions: ready(policyv1alpha1.MatchConditionOpIn),
		Taints: []policyv1alpha1.Taint{{Key: key, Effect: corev1.TaintEffectNoExecute}},
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

// waitEvictionsEnded waits until a binding has no eviction tasks, and checks its targets and the outcome of its last eviction.
func (f *fixture) waitEvictionsEnded(kind, name string, outcome workv1alpha2.FailoverOutcome, targets ...string) {
	f.Helper()
	f.waitBinding(kind, name, func(b *workv1alpha2.ResourceBinding) error {
		if n := len(b.Spec.GracefulEvictionTasks); n > 0 {
			return fmt.Errorf("tasks %+v, conditions %+v", b.Spec.GracefulEvictionTasks, b.Status.Conditions)
		}
		h := b.Status.FailoverHistory
		if len(h) == 0 || h[len(h)-1].Outcome != outcome {
			return fmt.Errorf("history %+v", h)
		}
		var got []string
		for _, t := range b.Spec.Clusters {
			got = append(got, t.Name)
		}
		if slices.Sort(got); !slices.Equal(got, targets) {
			return fmt.Errorf("targets %v, want %v", got, targets)
		}
		return nil
	})
}

// clusterFailover loses a cluster with four objects that react differently, and gets it back.
func clusterFailover(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.evictUnready()
	term := func(name string, clusters ...string) policyv1alpha1.ClusterAffinityTerm {
		return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: clusters}}
	}
	// A primary and a backup cluster, as in the article.
	primary := f.dividing("primary", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	primary.Spec.Placement.ClusterAffinity = nil
	primary.Spec.Placement.ClusterAffinities = []policyv1alpha1.ClusterAffinityTerm{
		term("primary-clusters", member1), term("backup-clusters", member1, member2),
	}
	// A standby cluster of weight 0 and the short form of application failover, as in the article.
	standby := f.dividing("failover-policy", []string{member1, member2}, named("apps/v1", "Deployment", "web"))
	standby.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[0].Weight = 10
	standby.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[1].Weight = 0
	standby.Spec.Placement.ClusterTolerations = []corev1.Toleration{{Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute}}
	standby.Spec.Failover = &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{
		DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(3))},
		PurgePolicy:        policyv1alpha1.PurgeModeGracefully,
	}}
	nowhereElse := f.policy("lonely", []string{member1}, named("apps/v1", "Deployment", "lonely"))
	everywhere := f.policy("both", []string{member1, member2}, named("v1", "ConfigMap", "settings"))
	nginx, web, lonely, settings := f.deployment("nginx", 2), f.deployment("web", 2), f.deployment("lonely", 1), f.configMap("settings", nil)
	f.create(primary, standby, nowhereElse, everywhere, nginx, web, lonely, settings)
	f.waitDivided(nginx, map[string]int32{member1: 2})
	f.waitDivided(web, map[string]int32{member1: 2})
	f.waitDivided(lonely, map[string]int32{member1: 1})
	f.waitOnlyIn(settings, member1, member2)
	lonelyUID, settingsUID := f.uidIn(member1, lonely), f.uidIn(member1, settings)

	start := f.stopMember(member1)
	begun := time.Now()
	f.waitReplicasIn(member2, nginx, 2)
	f.waitReplicasIn(member2, web, 2)
	t.Logf("replicas run elsewhere %v after the stop", time.Since(begun))
	f.waitEvent(nginx, "taint-manager", "EvictWorkloadFromClusterSucceed", "Evict from cluster member1 succeed.")
	f.waitEvent(web, "resource-binding-application-failover-controller", "EvictWorkloadFromClusterSucceed", "member1")
	// No other cluster can take it: it stays.
	f.waitBinding("Deployment", "lonely", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.Clusters) != 1 || b.Spec.Clusters[0].Name != member1 {
			return fmt.Errorf("clusters %v", b.Spec.Clusters)
		}
		return isTrue(b.Status.Conditions, workv1alpha2.EvictionBlocked)
	})
	// The copies in the lost cluster are not deleted: nothing is known about it.
	for _, d := range []string{"nginx", "web"} {
		f.waitBinding("Deployment", d, func(b *workv1alpha2.ResourceBinding) error {
			if len(b.Spec.GracefulEvictionTasks) != 1 {
				return fmt.Errorf("tasks %+v", b.Spec.GracefulEvictionTasks)
			}
			return nil
		})
	}

	start()
	f.waitReady(member1, true)
	f.waitEvictionsEnded("Deployment", "nginx", workv1alpha2.FailoverReplaced, member2)
	f.waitEvictionsEnded("Deployment", "web", workv1alpha2.FailoverReplaced, member2)
	f.waitDivided(nginx, map[string]int32{member2: 2}) // no double, and no return
	f.waitDivided(web, map[string]int32{member2: 2})
	f.waitEvictionsEnded("Deployment", "lonely", workv1alpha2.FailoverCanceled, member1)
	f.waitEvictionsEnded("ConfigMap", "settings", workv1alpha2.FailoverCanceled, member1, member2)
	f.waitDivided(lonely, map[string]int32{member1: 1})
	f.waitOnlyIn(settings, member1, member2)
	if got := f.uidIn(member1, lonely); got != lonelyUID {
		t.Errorf("the Deployment that could not move was recreated: UID %s, was %s", got, lonelyUID)
	}
	if got := f.uidIn(member1, settings); got != settingsUID {
		t.Errorf("the ConfigMap was recreated: UID %s, was %s", got, settingsUID)
	}
}

// failStatic loses two of three clusters at once.
func failStatic(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.evictUnready()
	first, second := f.deployment("first", 1), f.deployment("second", 1)
	for cluster, name := range map[string]string{member1: "first", member2: "second"} {
		p := f.dividing(name, []string{cluster, member3}, named("apps/v1", "Deployment", name))
		p.Spec.Placement.ReplicaScheduling.WeightPreference.StaticWeightList[0].Weight = 10
		f.create(p)
	}
	f.create(first, second)
	f.waitDivided(first, map[string]int32{member1: 1})
	f.waitDivided(second, map[string]int32{member2: 1})

	start1, start2 := f.stopMember(member1), f.stopMember(member2)
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
	suspended(member1, true)
	suspended(member2, true)
	// The operator confirms the loss of one cluster: only its workload moves.
	change(f, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: member1}}, func(c *clusterv1alpha1.Cluster) {
		metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.ConfirmedLost, "true")
	})
	f.waitReplicasIn(member3, first, 1)
	var starting sync.WaitGroup
	starting.Go(start1)
	starting.Go(start2)
	starting.Wait()
	suspended(member1, false)
	suspended(member2, false)
	f.waitDivided(first, map[string]int32{member3: 1})
	f.waitDivided(second, map[string]int32{member2: 1})
	f.waitBinding("Deployment", "second", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Spec.GracefulEvictionTasks)+len(b.Status.FailoverHistory) > 0 {
			return fmt.Errorf("tasks %+v, history %+v", b.Spec.GracefulEvictionTasks, b.Status.FailoverHistory)
		}
		return nil
	})
	f.eventually("the confirmation is removed", func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := e.Control.Get(ctx, client.ObjectKey{Name: member1}, &c); err != nil {
			return err
		}
		if c.Annotations[names.ConfirmedLost] != "" {
			return errors.New("the annotation exists")
		}
		return nil
	})
}

// gracefulMove edits a policy that names another cluster and asks for graceful moves.
func gracefulMove(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	p := f.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Failover = &policyv1alpha1.FailoverBehavior{Rescheduling: &policyv1alpha1.ReschedulingBehavior{
		PurgeMode: policyv1alpha1.PurgeModeGracefully,
	}}
	d := f.deployment("nginx", 2)
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 2})
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member2}
	})
	f.eventually("the old copy is deleted only after the new one is healthy", func(ctx context.Context) error {
		old, err := newLike(d, e.Members[member1].Client)
		if err != nil {
			return err
		}
		if err := e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(d), old); err == nil {
			return errors.New("the old copy exists")
		} else if !apierrors.IsNotFound(err) {
			return err
		}
		var b workv1alpha2.ResourceBinding
		if err := e.Control.Get(ctx, client.ObjectKey{Namespace: f.ns, Name: names.Binding("Deployment", "nginx")}, &b); err != nil {
			return err
		}
		if h := b.Status.FailoverHistory; len(h) != 1 || h[0].Outcome != workv1alpha2.FailoverReplaced {
			t.Errorf("the old copy was deleted without a healthy replacement: history %+v", h)
		}
		return nil
	})
	f.waitDivided(d, map[string]int32{member2: 2})
}

// allButBroken reports a Deployment as unhealthy that a user of the member annotated.
const allButBroken = `
function InterpretHealth(observedObj)
  return observedObj.metadata.annotations["example.com/broken"] == nil
end`

// statePreserved fails a workload in a cluster. Its replacement gets a value of the status as a label.
func statePreserved(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.restartWithFeature(features.StatefulFailoverInjection)
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
	f.waitEvictionsEnded("Deployment", "nginx", workv1alpha2.FailoverReplaced, member2)
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
