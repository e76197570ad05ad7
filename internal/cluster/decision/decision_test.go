// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decision

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func newBinding(s binding.Scope, clusters ...string) binding.Binding {
	b := s.New()
	b.SetName("web-deployment")
	if s.Namespaced {
		b.SetNamespace("default")
	}
	b.SetUID("uid")
	b.SetLabels(map[string]string{s.IDLabel: "id", names.PolicyID: "policy"})
	b.SetAnnotations(map[string]string{names.PolicyNamespace: "default", names.PolicyName: "p"})
	for i, c := range clusters {
		b.BindingSpec().Clusters = append(b.BindingSpec().Clusters, workv1alpha2.TargetCluster{Name: c, Replicas: int32(i)})
	}
	return b
}

func newPolicy(requesting string) *policyv1alpha1.PropagationPolicy {
	return &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "p", Labels: map[string]string{names.PolicyID: "policy", names.PublishDecision: requesting},
	}}
}

type fixture struct {
	*testing.T

	control *fakecontrol.Control
	c       *Controller
	scope   binding.Scope
}

func newFixture(t *testing.T, s binding.Scope, objects ...client.Object) *fixture {
	t.Helper()
	control := fakecontrol.WithObjects(t, objects...)
	return &fixture{T: t, control: control, c: New(control, nil), scope: s}
}

// change changes the binding.
func (f *fixture) change(mutate func(binding.Binding)) {
	f.Helper()
	b := f.scope.New()
	if err := f.control.Get(f.Context(), client.ObjectKeyFromObject(newBinding(f.scope)), b); err != nil {
		f.Fatal(err)
	}
	mutate(b)
	if err := f.control.Update(f.Context(), b); err != nil {
		f.Fatal(err)
	}
	f.control.Writes(fakecontrol.Write.ByKey)
}

// expect reconciles the binding, and compares the writes.
func (f *fixture) expect(want ...string) {
	f.Helper()
	err := f.c.reconcile(f.Context(), f.scope, client.ObjectKeyFromObject(newBinding(f.scope)))
	if got := f.control.Writes(fakecontrol.Write.ByName); err != nil || !slices.Equal(got, want) {
		f.Fatalf("reconcile() wrote %q, %v; want %q", got, err, want)
	}
}

func (f *fixture) decisions() (out []multiclusterv1alpha1.PlacementDecision) {
	f.Helper()
	var list multiclusterv1alpha1.PlacementDecisionList
	if err := f.control.List(f.Context(), &list); err != nil {
		f.Fatal(err)
	}
	return list.Items
}

func TestReconcile_publishesDecision(t *testing.T) {
	t.Parallel()
	for _, s := range binding.Scopes {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, s, newBinding(s, "m2", "m1"), newPolicy("true"))
			f.expect("create web-deployment-0")
			f.expect()
			got := f.decisions()
			if len(got) != 1 {
				t.Fatalf("%d PlacementDecisions", len(got))
			}
			p := got[0]
			ref := func(name string) multiclusterv1alpha1.ClusterProfileReference {
				return multiclusterv1alpha1.ClusterProfileReference{Name: name, Namespace: names.ClusterNamespace}
			}
			want := slice{{ClusterProfileRef: ref("m1"), Reason: "1 replicas"}, {ClusterProfileRef: ref("m2")}}
			if diff := cmp.Diff(want, p.Decisions); diff != "" {
				t.Errorf("decisions (-want +got):\n%s", diff)
			}
			labels := map[string]string{
				multiclusterv1alpha1.LabelDecisionKey: "id", multiclusterv1alpha1.LabelDecisionIndex: "0",
				multiclusterv1alpha1.LabelPlacementKey: "web-deployment",
			}
			if diff := cmp.Diff(labels, p.Labels); diff != "" {
				t.Errorf("labels (-want +got):\n%s", diff)
			}
			if owner := metav1.GetControllerOf(&p); owner == nil || owner.Kind != s.Name || owner.UID != "uid" || p.SchedulerName != "karmada" {
				t.Errorf("owner %+v, scheduler %s", owner, p.SchedulerName)
			}
			wantNamespace := map[bool]string{true: "default", false: names.ClusterNamespace}[s.Namespaced]
			if p.Namespace != wantNamespace {
				t.Errorf("namespace %s, want %s", p.Namespace, wantNamespace)
			}

			f.change(func(b binding.Binding) { b.BindingSpec().Clusters = nil })
			f.expect("patch web-deployment-0")
			if p := f.decisions()[0]; p.Decisions == nil || len(p.Decisions) != 0 {
				t.Errorf("decisions without clusters: %v", p.Decisions)
			}
		})
	}
}

func TestReconcile_publishesOnRequest(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	f := newFixture(t, s, newBinding(s, "m1"), newPolicy("false"))
	f.expect()
	f.change(func(b binding.Binding) {
		b.SetLabels(map[string]string{s.IDLabel: "id", names.PolicyID: "policy", names.PublishDecision: "true"})
	})
	f.expect("create web-deployment-0")
	f.change(func(b binding.Binding) { b.SetLabels(map[string]string{s.IDLabel: "id"}) })
	f.expect("delete web-deployment-0")

	recreated := newPolicy("true")
	recreated.Labels[names.PolicyID] = "another"
	newFixture(t, s, newBinding(s, "m1"), recreated).expect()
	unscheduled := newFixture(t, s, newBinding(s), newPolicy("true"))
	unscheduled.expect()
	b := newBinding(s)
	if err := unscheduled.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	b.BindingStatus().SchedulerObservedGeneration = 1
	if err := unscheduled.control.Status().Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	unscheduled.control.Writes(fakecontrol.Write.ByName)
	unscheduled.expect("create web-deployment-0") // no cluster fits
}

func TestReconcile_keepsForeignDecision(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	foreign := &multiclusterv1alpha1.PlacementDecision{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment-0", Labels: map[string]string{
			multiclusterv1alpha1.LabelDecisionKey: "id", multiclusterv1alpha1.LabelDecisionIndex: "0",
		}},
		Decisions: slice{},
	}
	f := newFixture(t, s, newBinding(s, "m1"), newPolicy("true"), foreign)
	err := f.c.reconcile(t.Context(), s, client.ObjectKeyFromObject(newBinding(s)))
	if err == nil || errors.Is(err, requeue.ErrStale) || !strings.Contains(err.Error(), "another owner") {
		t.Errorf("reconcile() = %v, want an error about another owner", err)
	}
	if got := f.decisions(); len(got) != 1 || len(got[0].Decisions) != 0 {
		t.Errorf("PlacementDecisions: %+v", got)
	}
}

// A user can create a PlacementDecision with any index, and name the binding as its controller.
func TestReconcile_ignoresLargeIndex(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	const index = "2000000000"
	b := newBinding(s, "m1")
	forged := &multiclusterv1alpha1.PlacementDecision{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "web-deployment-" + index, Labels: map[string]string{
			multiclusterv1alpha1.LabelDecisionKey: binding.ID(b), multiclusterv1alpha1.LabelDecisionIndex: index,
		}, OwnerReferences: []metav1.OwnerReference{{UID: b.GetUID(), Controller: new(true)}},
	}}
	newFixture(t, s, b, newPolicy("true"), forged).expect("create web-deployment-0")
}

// More than 100 clusters need a second PlacementDecision, which is deleted when none of its clusters is left.
func TestReconcile_writesSlices(t *testing.T) {
	t.Parallel()
	s := binding.Namespaced
	var clusters []string
	for i := range multiclusterv1alpha1.MaxDecisions + 2 {
		clusters = append(clusters, fmt.Sprintf("m%03d", i))
	}
	f := newFixture(t, s, newBinding(s, clusters...), newPolicy("true"))
	f.expect("create web-deployment-0", "create web-deployment-1")
	f.change(func(b binding.Binding) { b.BindingSpec().Clusters = b.BindingSpec().Clusters[1:] })
	f.expect("patch web-deployment-0") // m101 stays in the second one
	f.change(func(b binding.Binding) { b.BindingSpec().Clusters = b.BindingSpec().Clusters[:99] })
	f.expect("delete web-deployment-1")
}

func TestDecisionChanged(t *testing.T) {
	t.Parallel()
	before := newBinding(binding.Namespaced, "m1")
	after := newBinding(binding.Namespaced, "m1")
	after.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1"}}
	if decisionChanged.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: after}) {
		t.Error("a report of a cluster causes a reconcile")
	}
	after.SetGeneration(2)
	if !decisionChanged.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: after}) {
		t.Error("a change of the clusters causes no reconcile")
	}
}

func TestDivide(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		limit := rapid.IntRange(1, 4).Draw(t, "limit")
		clusters := func(label string) (out []workv1alpha2.TargetCluster) {
			for _, i := range rapid.SliceOfDistinct(rapid.IntRange(0, 12), rapid.ID[int]).Draw(t, label) {
				out = append(out, workv1alpha2.TargetCluster{Name: fmt.Sprintf("m%02d", i)})
			}
			return out
		}
		at := func(list []slice) map[string]int {
			out := map[string]int{}
			for i, s := range list {
				if s == nil || len(s) > limit {
					t.Fatalf("slice %d of %v with limit %d", i, list, limit)
				}
				for _, d := range s {
					if _, twice := out[d.ClusterProfileRef.Name]; twice {
						t.Fatalf("%s occurs twice in %v", d.ClusterProfileRef.Name, list)
					}
					out[d.ClusterProfileRef.Name] = i
				}
			}
			return out
		}
		first, wanted := clusters("first"), clusters("second")
		before := divide(nil, chosen(first, ""), limit)
		after := divide(before, chosen(wanted, ""), limit)
		again := divide(after, chosen(wanted, ""), limit)
		if diff := cmp.Diff(after, again); diff != "" {
			t.Fatalf("second divide (-want +got):\n%s", diff)
		}
		was, is := at(before), at(after)
		if len(is) != len(wanted) || len(after) == 0 {
			t.Fatalf("divide() = %v, want %v", after, wanted)
		}
		for _, c := range wanted {
			index, ok := is[c.Name]
			if old, chosen := was[c.Name]; !ok || chosen && old != index {
				t.Fatalf("%s moved from slice %d to %d (%v)", c.Name, old, index, ok)
			}
		}
	})
}
