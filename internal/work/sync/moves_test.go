// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

const shop = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template, generation: 1,
	labels: {app: shop}}, spec: {replicas: 10}}`

func budgetOf(minAvailable string) *fleetv1alpha1.PlacementDisruptionBudget {
	return &fleetv1alpha1.PlacementDisruptionBudget{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "shop"},
		Spec: fleetv1alpha1.PlacementDisruptionBudgetSpec{
			Selector: metav1.LabelSelector{MatchLabels: map[string]string{"app": "shop"}}, MinAvailable: new(intstr.Parse(minAvailable)),
		},
	}
}

func readyCluster(name string, status metav1.ConditionStatus) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status}}
	return c
}

// withBudget returns a fixture with a Deployment of 10 available replicas in m1, and its settled Work.
func withBudget(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	b := nginxBinding("m1")
	b.Spec.Replicas, b.Spec.Clusters[0].Replicas = 10, 10
	b.Spec.Placement = &policyv1alpha1.Placement{ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided,
	}}
	s := newFixture(t, withNative, shop, append(objects, b,
		readyCluster("m1", metav1.ConditionTrue), readyCluster("m2", metav1.ConditionTrue))...)
	s.mustReconcile()
	s.report("m1", 10)
	return s
}

// report sets the ready replicas that a cluster reports.
func (s *fixture) report(cluster string, ready int) {
	s.t.Helper()
	w := s.work(cluster)
	w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{
		Status: &runtime.RawExtension{Raw: fmt.Appendf(nil, `{"replicas":10,"readyReplicas":%d}`, ready)}, Health: workv1alpha1.ResourceHealthy,
	}}
	if err := s.control.Status().Update(s.t.Context(), w); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

// retarget sets the clusters of the binding: "m1:2".
func (s *fixture) retarget(clusters ...string) {
	s.t.Helper()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Clusters = nil
		for _, c := range clusters {
			t := workv1alpha2.TargetCluster{}
			if _, err := fmt.Sscanf(strings.ReplaceAll(c, ":", " "), "%s %d", &t.Name, &t.Replicas); err != nil {
				s.t.Fatal(err)
			}
			b.Spec.Clusters = append(b.Spec.Clusters, t)
		}
	})
}

// run reconciles and compares the replicas of the Works that are not being deleted, and whether a move is held.
func (s *fixture) run(held bool, want ...string) {
	s.t.Helper()
	result, err := s.reconcile()
	if err != nil {
		s.t.Fatal(err)
	}
	if (result.RequeueAfter == holdInterval) != held {
		s.t.Errorf("Reconcile = %+v, want held: %v", result, held)
	}
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works); err != nil {
		s.t.Fatal(err)
	}
	var got []string
	for i := range works.Items {
		w := &works.Items[i]
		if w.DeletionTimestamp == nil {
			cluster, _ := names.ClusterOf(w.Namespace)
			n, _, _ := unstructured.NestedInt64(s.manifest(cluster).Object, "spec", "replicas")
			got = append(got, fmt.Sprintf("%s:%d", cluster, n))
		}
	}
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		s.t.Errorf("replicas of the Works (-want +got):\n%s", diff)
	}
	s.writes()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	if got := meta.IsStatusConditionTrue(b.Status.Conditions, workv1alpha2.MoveHeldByBudget); got != held {
		s.t.Errorf("condition MoveHeldByBudget = %v, want %v", got, held)
	}
}

// A copy that leaves its cluster is reduced as its replacement becomes available, and removed at the end. A run without news writes
// nothing.
func TestReconcile_budgetHoldsRemoval(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("80%"))
	s.retarget("m2:10")
	s.run(true, "m1:8", "m2:10")
	if _, err := s.reconcile(); err != nil {
		t.Fatal(err)
	}
	if w := s.writes(); len(w) > 0 {
		t.Errorf("the second run wrote %q", w)
	}
	s.report("m1", 8)
	s.report("m2", 0)
	s.run(true, "m1:8", "m2:10")
	s.report("m2", 5)
	s.run(true, "m1:3", "m2:10")
	s.report("m1", 3)
	s.report("m2", 7)
	s.run(true, "m1:1", "m2:10")
	s.report("m1", 1)
	s.report("m2", 8)
	s.run(false, "m2:10")
	if got := s.eventsOf(workv1alpha2.MoveHeldByBudget); len(got) != 2 { // of the binding and of the template
		t.Errorf("events %+v, want one for each object", got)
	}
}

// A copy that an earlier failover created keeps the labels of its predecessor while a budget holds it.
func TestReconcile_heldCopyKeepsState(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("80%"))
	s.InjectState = true
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		t.Fatal(err)
	}
	b.Status.FailoverHistory = []workv1alpha2.FailoverRecord{{
		FromCluster: "m0", ToClusters: []string{"m1"}, Outcome: workv1alpha2.FailoverReplaced,
		PreservedLabelState: map[string]string{"epoch": "7"},
	}}
	if err := s.control.Status().Update(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	s.run(false, "m1:10")
	s.retarget("m2:10")
	s.run(true, "m1:8", "m2:10")
	for cluster, want := range map[string]string{"m1": "7", "m2": ""} {
		if got := s.manifest(cluster).GetLabels()["epoch"]; got != want {
			t.Errorf("label of the copy in %s: %q, want %q", cluster, got, want)
		}
	}
}

// The same holds for a cluster that remains a target with fewer replicas.
func TestReconcile_budgetHoldsReduction(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("80%"))
	s.retarget("m1:2", "m2:8")
	s.run(true, "m1:8", "m2:8")
	s.report("m1", 8)
	s.report("m2", 8)
	s.run(false, "m1:2", "m2:8")
}

// A replica that was removed is not available, even if the report is older than the removal and the replica was requested again.
func TestReconcile_budgetIgnoresOldReport(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("80%"))
	s.retarget("m1:2", "m2:8")
	s.run(true, "m1:8", "m2:8")
	s.report("m2", 8)
	s.run(false, "m1:2", "m2:8")
	s.retarget("m1:10")
	for range 2 {
		s.run(true, "m1:10", "m2:6") // m1 still reports 10
	}
	s.report("m1", 2)
	s.run(true, "m1:10", "m2:6")
	s.report("m1", 10)
	s.run(false, "m1:10")
}

// A hold ends when its reason is gone: the budget, its limit, or the readiness of the cluster.
func TestReconcile_budgetReleases(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*fixture) error{
		"budget deleted": func(s *fixture) error { return s.control.Delete(s.t.Context(), budgetOf("")) },
		"limit changed": func(s *fixture) error {
			b := budgetOf("")
			if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
				return err
			}
			b.Spec.MinAvailable = new(intstr.FromInt32(0))
			return s.control.Update(s.t.Context(), b)
		},
		"cluster lost": func(s *fixture) error {
			c := readyCluster("m1", "")
			if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(c), c); err != nil {
				return err
			}
			c.Status.Conditions[0].Status = metav1.ConditionUnknown
			return s.control.Status().Update(s.t.Context(), c)
		},
		"template of other labels": func(s *fixture) error {
			o := &unstructured.Unstructured{}
			o.SetAPIVersion("apps/v1")
			o.SetKind("Deployment")
			if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx"}, o); err != nil {
				return err
			}
			o.SetLabels(nil)
			return s.control.Update(s.t.Context(), o)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := withBudget(t, budgetOf("100%"))
			s.retarget("m2:10")
			s.run(true, "m1:10", "m2:10")
			if err := change(s); err != nil {
				t.Fatal(err)
			}
			s.run(false, "m2:10")
		})
	}
}

// Changes that are no voluntary moves are not held: the owner scales the workload down, or its template is deleted.
func TestReconcile_budgetAllowsOwner(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("10"))
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas, b.Spec.Clusters[0].Replicas = 3, 3 })
	s.run(false, "m1:3")
	o := &unstructured.Unstructured{}
	o.SetAPIVersion("apps/v1")
	o.SetKind("Deployment")
	o.SetNamespace("default")
	o.SetName("nginx")
	if err := s.control.Delete(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	s.mustReconcile() // its binding still exists
	var b workv1alpha2.ResourceBinding
	b.Namespace, b.Name = "default", "nginx-deployment"
	if err := s.control.Delete(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	s.mustReconcile()
	if got := s.clusters(); len(got) != 1 || !strings.Contains(got[0], "deleting") {
		t.Errorf("Works in %q after the binding was deleted", got)
	}
}

// A budget and purge mode Directly do not wait for each other: a held copy does not delay its replacement, or that of a lost copy.
func TestReconcile_budgetCreatesFirst(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("100%"), readyCluster("m4", metav1.ConditionTrue))
	s.retarget("m1:6", "m4:4")
	s.run(true, "m1:10", "m4:4")
	s.report("m4", 4)
	s.run(false, "m1:6", "m4:4")
	s.report("m1", 6)
	s.retarget("m2:6", "m3:4") // m4 is lost
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{
			{FromCluster: "m1", PurgeMode: policyv1alpha1.PurgeModeDirectly, Reason: workv1alpha2.EvictionReasonTaintUntolerated},
			{FromCluster: "m4", PurgeMode: policyv1alpha1.PurgeModeGracefully, Reason: workv1alpha2.EvictionReasonClusterNotReady},
		}
	})
	s.run(true, "m1:6", "m2:6", "m3:4", "m4:4")
	if got := s.eventsOf(workv1alpha2.MoveHeldByBudget); !strings.Contains(got[len(got)-1].Message, "purge mode Directly") {
		t.Errorf("event %q does not mention the purge mode", got[len(got)-1].Message)
	}
	s.report("m2", 6)
	s.run(false, "m2:6", "m3:4", "m4:4")
}

// The removal of a copy that failed is not held after its eviction ended. The history of an older copy does not count.
func TestReconcile_budgetReleasesFailedCopies(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		reason  string
		outcome workv1alpha2.FailoverOutcome
		ended   time.Duration // after the creation of the Work
		held    bool
	}{
		"failed":       {workv1alpha2.EvictionReasonApplicationFailure, workv1alpha2.FailoverTimedOut, time.Minute, false},
		"recovered":    {workv1alpha2.EvictionReasonApplicationFailure, workv1alpha2.FailoverCanceled, time.Minute, true},
		"older copy":   {workv1alpha2.EvictionReasonApplicationFailure, workv1alpha2.FailoverTimedOut, -time.Minute, true},
		"other reason": {workv1alpha2.EvictionReasonTaintUntolerated, workv1alpha2.FailoverTimedOut, time.Minute, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := withBudget(t, budgetOf("100%"))
			created := s.Controller.Clock.Now()
			s.editWork("m1", func(w *workv1alpha1.Work) { w.CreationTimestamp = metav1.NewTime(created) })
			s.setHistory(workv1alpha2.FailoverRecord{
				FromCluster: "m1", Reason: c.reason, Outcome: c.outcome, CompletionTime: metav1.NewTime(created.Add(c.ended)),
			})
			s.writes()
			s.retarget("m2:10")
			if c.held {
				s.run(true, "m1:10", "m2:10")
			} else {
				s.run(false, "m2:10")
			}
		})
	}
}

// unreadable is a layer that cannot read the replicas of objects with 4 replicas.
type unreadable struct{ interpret.Layer }

func (f unreadable) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	k, err := f.Layer.Kind(gvk)
	read := k.Replicas
	k.Replicas = func(ctx context.Context, o *interpret.Object) (interpret.Replicas, error) {
		if n, _, _ := unstructured.NestedInt64(o.Object, "spec", "replicas"); n == 4 {
			return interpret.Replicas{}, errors.New("webhook timed out")
		}
		return read(ctx, o)
	}
	return k, err
}

// If the replicas of one copy cannot be read, that copy does not change. The others are rendered and removed.
func TestReconcile_budgetUnreadReplicas(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		ready    metav1.ConditionStatus // of m3
		clusters []string
		held     bool
		want     []string
	}{
		"leaves":       {metav1.ConditionTrue, []string{"m2:10"}, true, []string{"m2:10", "m3:4"}},
		"stays":        {metav1.ConditionTrue, []string{"m2:8", "m3:2"}, true, []string{"m2:8", "m3:4"}},
		"cluster lost": {metav1.ConditionUnknown, []string{"m2:10"}, false, []string{"m2:10"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := withBudget(t, budgetOf("0"), readyCluster("m3", c.ready))
			s.retarget("m1:6", "m3:4")
			s.run(false, "m1:6", "m3:4")
			s.Chain = interpret.Chain{unreadable{s.Chain[0]}}
			s.retarget(c.clusters...)
			s.run(c.held, c.want...)
			if got := s.eventsOf(workv1alpha2.MoveHeldByBudget); c.held && !strings.Contains(got[0].Message, "webhook timed out") {
				t.Errorf("event %q without the error", got[0].Message)
			}
		})
	}
}

// While the labels of the template are not known, all budgets count: a template that was deleted can be created again.
func TestReconcile_budgetUnknownLabels(t *testing.T) {
	t.Parallel()
	for name, failure := range map[string]error{
		"template deleted": apierrors.NewNotFound(schema.GroupResource{Group: "apps", Resource: "deployments"}, "nginx"),
		"timeout":          context.DeadlineExceeded,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := withBudget(t, budgetOf("100%"))
			get := func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
				if _, ok := o.(*metav1.PartialObjectMetadata); ok {
					return failure
				}
				return c.Get(ctx, key, o, opts...)
			}
			s.Controller.control.Client = interceptor.NewClient(s.control, interceptor.Funcs{Get: get})
			directly := workv1alpha2.GracefulEvictionTask{FromCluster: "m1", PurgeMode: policyv1alpha1.PurgeModeDirectly}
			s.editBinding(func(b *workv1alpha2.ResourceBinding) {
				b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{directly}
			})
			s.retarget("m2:10")
			s.run(true, "m1:10") // no budget is known to hold it, so no second copy may run
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.GracefulEvictionTasks = nil })
			s.run(true, "m1:10", "m2:10")
			s.report("m2", 10)
			s.run(false, "m2:10")
		})
	}
}

func TestReductions_expire(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakePassiveClock(time.Unix(1, 0))
	var r reductions
	r.add("u", 2, clock.Now())
	if n, ok := r.get("u", 10, clock.Now()); !ok || n != 2 {
		t.Errorf("get = %d, %v, want 2", n, ok)
	}
	if _, ok := r.get("u", 10, clock.Now().Add(reportTimeout+1)); ok {
		t.Error("the reduction did not expire")
	}
}
