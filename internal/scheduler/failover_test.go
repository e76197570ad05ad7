// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// divide makes a binding divide its replicas equally.
func divide(b binding.Binding) {
	b.BindingSpec().Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
	}
}

func evictFrom(cluster string) func(binding.Binding) {
	return func(b binding.Binding) {
		b.BindingSpec().GracefulEvictionTasks = append(b.BindingSpec().GracefulEvictionTasks, workv1alpha2.GracefulEvictionTask{
			FromCluster: cluster, Reason: workv1alpha2.EvictionReasonTaintUntolerated, Producer: "TaintManager",
		})
	}
}

func TestSchedule_replacesEvictedCluster(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, divide)
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		f.edit(t, k, evictFrom("m1"))
		f.run(t, k)
		if diff := cmp.Diff(to("m2", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		f.expectNoWrites(t, k)
		// Replicas do not return when the reason of the eviction no longer holds.
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().GracefulEvictionTasks[0].Recovered = true })
		f.run(t, k)
		if diff := cmp.Diff(to("m2", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters after the recovery (-want +got):\n%s", diff)
		}
		// The recovered cluster is selected again when the replacement is lost.
		f.edit(t, k, evictFrom("m2"))
		f.run(t, k)
		if diff := cmp.Diff(to("m1", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters after the second loss (-want +got):\n%s", diff)
		}
	})
}

func TestSchedule_keepsEvictedClusterWithoutReplacement(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, divide)
		b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m1"}
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		f.edit(t, k, evictFrom("m1"))
		f.run(t, k)
		got := f.get(t, k)
		if diff := cmp.Diff(to("m1", 2), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		if c := scheduled(t, got); c.Reason != "NoClusterFit" || !strings.Contains(c.Message, "is in the process of eviction") {
			t.Errorf("condition = %+v", c)
		}
		f.expectNoWrites(t, k)
	})
}

// A workload that is evicted and fits nowhere else stays with each purge mode, also if unschedulable workloads are removed.
func TestSchedule_removeUnschedulableKeepsEvicted(t *testing.T) {
	t.Parallel()
	for _, mode := range []policyv1alpha1.PurgeMode{
		policyv1alpha1.PurgeModeDirectly, policyv1alpha1.PurgeModeGracefully, policyv1alpha1.PurgeModeNever,
	} {
		forEachScope(t, func(t *testing.T, scope binding.Scope) {
			b, k := newBinding(scope, divide)
			b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m1"}
			f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
			f.RemoveUnschedulable = true
			f.run(t, k)
			f.edit(t, k, func(b binding.Binding) {
				evictFrom("m1")(b)
				b.BindingSpec().GracefulEvictionTasks[0].PurgeMode = mode
			})
			f.run(t, k)
			got := f.get(t, k)
			if diff := cmp.Diff(to("m1", 2), got.BindingSpec().Clusters); diff != "" {
				t.Errorf("%s: clusters (-want +got):\n%s", mode, diff)
			}
			if c := scheduled(t, got); c.Reason != "NoClusterFit" || !strings.Contains(c.Message, "The current cluster is kept.") {
				t.Errorf("%s: condition = %+v", mode, c)
			}
			f.expectNoWrites(t, k)
		})
	}
}

// Scaling during an outage keeps the replicas in the cluster that is not reachable.
func TestSchedule_scalesDuringOutage(t *testing.T) {
	t.Parallel()
	for name, strategy := range map[string]func(binding.Binding){
		"static weights": divide,
		"by capacity": func(b binding.Binding) {
			divide(b)
			b.BindingSpec().Placement.ReplicaScheduling.WeightPreference = &policyv1alpha1.ClusterPreferences{
				DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas,
			}
		},
		"duplicated": func(binding.Binding) {},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope, strategy)
				m1, m2 := member("m1", "Widget"), member("m2", "Widget")
				for _, m := range []*clusterv1alpha1.Cluster{m1, m2} {
					m.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{
						Allocatable: corev1.ResourceList{corev1.ResourcePods: resource.MustParse("100")},
					}
				}
				f := newFixture(t, b, m1, m2)
				f.run(t, k)
				before := replicasIn(f.get(t, k), "m1")
				f.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) {
					c.Spec.Taints = []corev1.Taint{
						{Key: names.UnreachableTaint, Effect: corev1.TaintEffectNoSchedule}, {Key: "lost", Effect: corev1.TaintEffectNoExecute},
					}
				})
				f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 6 })
				f.run(t, k)
				if got := replicasIn(f.get(t, k), "m1"); before == 0 || got < before {
					t.Errorf("%d replicas in the lost cluster, had %d; clusters %v", got, before, f.get(t, k).BindingSpec().Clusters)
				}
			})
		})
	}
}

func replicasIn(b binding.Binding, cluster string) int32 {
	for _, t := range b.BindingSpec().Clusters {
		if t.Name == cluster {
			return t.Replicas
		}
	}
	return 0
}

// A workload does not return to a cluster where it failed, unless no other fits or rescheduling is requested.
func TestSchedule_avoidsClusterOfFailure(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		failed := func(b binding.Binding) {
			b.BindingStatus().FailoverHistory = []workv1alpha2.FailoverRecord{{
				FromCluster: "m1", ToClusters: []string{"m2"}, Reason: workv1alpha2.EvictionReasonApplicationFailure,
				Outcome: workv1alpha2.FailoverReplaced, StartTime: metav1.NewTime(start), CompletionTime: metav1.NewTime(start),
			}}
		}
		b, k := newBinding(scope, failed)
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		if diff := cmp.Diff(to("m2", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		f.edit(t, k, evictFrom("m2"))
		f.run(t, k)
		if diff := cmp.Diff(to("m1", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters without another one that fits (-want +got):\n%s", diff)
		}
		f.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().GracefulEvictionTasks = nil
			b.BindingSpec().Clusters = to("m2", 2)
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(time.Minute)}
		})
		f.clock.SetTime(start.Add(2 * time.Minute))
		f.run(t, k)
		if diff := cmp.Diff(to("m1", 2, "m2", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters after a request (-want +got):\n%s", diff)
		}
	})
}

// With failover.rescheduling in the policy, a binding leaves a cluster with an eviction task, written together with the new
// clusters.
func TestSchedule_movesGracefully(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m1"}
			b.BindingSpec().Failover = &policyv1alpha1.FailoverBehavior{
				Rescheduling: &policyv1alpha1.ReschedulingBehavior{GracePeriodSeconds: new(int32(60))},
			}
		})
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		if n := len(f.get(t, k).BindingSpec().GracefulEvictionTasks); n > 0 {
			t.Errorf("%d tasks after the first decision", n)
		}
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"} })
		writes := f.run(t, k)
		got := f.get(t, k).BindingSpec()
		patches := slices.DeleteFunc(writes, func(w string) bool { return w != "patch "+scope.Name })
		if diff := cmp.Diff(to("m2", 2), got.Clusters); diff != "" || len(patches) != 1 {
			t.Errorf("%d patches, want 1; clusters (-want +got):\n%s", len(patches), diff)
		}
		if len(got.GracefulEvictionTasks) != 1 {
			t.Fatalf("tasks = %+v, want one", got.GracefulEvictionTasks)
		}
		task := got.GracefulEvictionTasks[0]
		if task.FromCluster != "m1" || task.Reason != workv1alpha2.EvictionReasonRescheduled || *task.GracePeriodSeconds != 60 ||
			task.PurgeMode != policyv1alpha1.PurgeModeGracefully || task.Producer != names.DefaultScheduler {
			t.Errorf("task = %+v", task)
		}
		f.expectNoWrites(t, k)
		// The way back is not blocked by the task.
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m1"} })
		f.run(t, k)
		if diff := cmp.Diff(to("m1", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
	})
}
