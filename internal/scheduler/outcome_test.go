// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
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
)

func TestSchedule_keepsCurrentClusters(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change  func(*policyv1alpha1.Placement)
		reason  string
		message string
	}{
		"no cluster fits": {
			func(p *policyv1alpha1.Placement) { p.ClusterAffinity.ClusterNames = []string{"gone"} }, "NoClusterFit",
			"0/2 clusters are available: 2 cluster(s) did not match the placement cluster affinity constraint.",
		},
		"unsatisfiable constraint": {
			func(p *policyv1alpha1.Placement) {
				p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 3}}
			}, "Unschedulable", "the number of feasible clusters is less than spreadConstraint.MinGroups",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope)
				f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
				f.run(t, k)
				before := f.get(t, k)
				f.edit(t, k, func(b binding.Binding) { tc.change(b.BindingSpec().Placement) })
				if diff := cmp.Diff([]string{"update status " + scope.Name}, f.run(t, k)); diff != "" {
					t.Errorf("writes (-want +got):\n%s", diff)
				}
				got := f.get(t, k)
				if diff := cmp.Diff(before.BindingSpec().Clusters, got.BindingSpec().Clusters); diff != "" {
					t.Errorf("clusters (-before +now):\n%s", diff)
				}
				if diff := cmp.Diff(before.GetAnnotations(), got.GetAnnotations()); diff != "" {
					t.Errorf("the applied placement changed:\n%s", diff)
				}
				c := scheduled(t, got)
				if c.Status != metav1.ConditionFalse || c.Reason != tc.reason || !strings.HasPrefix(c.Message, tc.message) ||
					!strings.HasSuffix(c.Message, ". The 2 current clusters are kept.") || strings.Contains(c.Message, "..") {
					t.Errorf("condition = %+v", c)
				}
				if got.BindingStatus().SchedulerObservedGeneration == got.GetGeneration() {
					t.Error("observed the generation of a failed attempt")
				}
				f.expectNoWrites(t, k)
			})
		})
	}
}

// An evaluation that changes nothing, as after a restart or a change of a cluster, does not write lastScheduledTime.
func TestSchedule_lastScheduledTime(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		for name, strategy := range map[string]*policyv1alpha1.ReplicaSchedulingStrategy{"duplicated": nil, "divided": dividedEqually()} {
			b, k := newBinding(scope, func(b binding.Binding) { b.BindingSpec().Placement.ReplicaScheduling = strategy })
			f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
			f.run(t, k)
			f.clock.SetTime(start.Add(time.Hour))
			f.expectNoWrites(t, k)
			f.fillQueue()
			f.expectNoWrites(t, k)
			if n := len(f.pendingStatuses.outcomes); n > 0 {
				t.Errorf("%s: %d statuses are pending, want none", name, n)
			}
			f.take()
			last := func() time.Time { return f.get(t, k).BindingStatus().LastScheduledTime.Time }
			if got := last(); !got.Equal(start) {
				t.Errorf("%s: lastScheduledTime = %v, want %v", name, got, start)
			}
			f.edit(t, k, func(b binding.Binding) {
				b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(time.Minute)}
			})
			f.run(t, k)
			if got, want := last(), start.Add(time.Hour); !got.Equal(want) {
				t.Errorf("%s: lastScheduledTime after a request to reschedule = %v, want %v", name, got, want)
			}
			f.expectNoWrites(t, k)
		}
	})
}

// The contract defines the reason of a failure.
func TestSchedule_reasons(t *testing.T) {
	t.Parallel()
	dynamic := func(s *policyv1alpha1.Placement) {
		s.ReplicaScheduling = dividedEqually()
		s.ReplicaScheduling.WeightPreference = &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas}
	}
	for name, tc := range map[string]struct {
		change func(*policyv1alpha1.Placement)
		reason string
	}{
		"no cluster fits":  {func(p *policyv1alpha1.Placement) { p.ClusterAffinity.ClusterNames = []string{"other"} }, "NoClusterFit"},
		"lack of capacity": {dynamic, "Unschedulable"},
		"lack of capacity in selected clusters": {func(p *policyv1alpha1.Placement) {
			dynamic(p)
			p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}}
		}, "SchedulerError"},
		"impossible constraint": {func(p *policyv1alpha1.Placement) {
			p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 3, MaxGroups: 3}}
		}, "Unschedulable"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b, k := newBinding(binding.Namespaced, func(b binding.Binding) { tc.change(b.BindingSpec().Placement) })
			full := func(name string) *clusterv1alpha1.Cluster {
				c := member(name, "Widget")
				c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{
					Allocatable: corev1.ResourceList{corev1.ResourcePods: resource.MustParse("0")},
				}
				return c
			}
			f := newFixture(t, b, full("m1"), full("m2"))
			f.run(t, k)
			if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionFalse || c.Reason != tc.reason {
				t.Errorf("condition %+v, want the reason %s", c, tc.reason)
			}
		})
	}
}

// With RemoveUnschedulable a binding loses its clusters when no cluster fits, and only then.
func TestSchedule_removeUnschedulable(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		remove bool
		change func(*policyv1alpha1.Placement)
		want   []workv1alpha2.TargetCluster
	}{
		"keep":   {false, func(p *policyv1alpha1.Placement) { p.ClusterAffinity.ClusterNames = []string{"other"} }, to("m1", 2, "m2", 2)},
		"remove": {true, func(p *policyv1alpha1.Placement) { p.ClusterAffinity.ClusterNames = []string{"other"} }, nil},
		"remove, impossible constraint": {true, func(p *policyv1alpha1.Placement) {
			p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 3}}
		}, to("m1", 2, "m2", 2)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope)
				f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
				f.RemoveUnschedulable = tc.remove
				f.run(t, k)
				f.edit(t, k, func(b binding.Binding) { tc.change(b.BindingSpec().Placement) })
				f.run(t, k)
				got := f.get(t, k)
				if diff := cmp.Diff(tc.want, got.BindingSpec().Clusters); diff != "" {
					t.Errorf("clusters (-want +got):\n%s", diff)
				}
				if c := scheduled(t, got); c.Status != metav1.ConditionFalse || strings.Contains(c.Message, "kept") != (len(tc.want) > 0) {
					t.Errorf("condition %+v", c)
				}
				f.expectNoWrites(t, k)
				f.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"a": "b"} })
				f.expectNoWrites(t, k)
			})
		})
	}
}

// A minimum of groups above the maximum of clusters is satisfied, and an event reports the exceeded maximum.
func TestSchedule_exceededConstraint(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{
				{SpreadByField: policyv1alpha1.SpreadByFieldRegion, MinGroups: 2, MaxGroups: 2},
				{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1},
			}
		})
		in := func(name, region string) *clusterv1alpha1.Cluster {
			c := member(name, "Widget")
			c.Spec.Region = region
			return c
		}
		f := newFixture(t, b, in("m1", "eu"), in("m2", "us"))
		f.run(t, k)
		if diff := cmp.Diff(to("m1", 2, "m2", 2), f.get(t, k).BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		var reasons []string
		for _, e := range f.events.All() {
			reasons = append(reasons, e.Reason)
		}
		want := []string{reasonConstraintExceeded, reasonConstraintExceeded, "ScheduleBindingSucceed", "ScheduleBindingSucceed"}
		if diff := cmp.Diff(want, reasons); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
	})
}
