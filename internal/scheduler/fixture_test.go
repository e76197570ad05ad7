// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	testingclock "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// fixture is a scheduler with a fake control plane that records writes.
type fixture struct {
	*Scheduler
	control *fakecontrol.Control
	clock   *testingclock.FakeClock
	events  *events.Fake
	fail    func(write string) error // returns the error of a write, such as "patch ResourceBinding"
}

// testScheme has only the kinds that the scheduler uses: property tests build many fixtures.
func testScheme(t testing.TB) *runtime.Scheme {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := errors.Join(clusterv1alpha1.AddToScheme(scheme), workv1alpha2.AddToScheme(scheme)); err != nil {
		t.Fatal(err)
	}
	return scheme
}

func newFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{clock: testingclock.NewFakeClock(start), events: &events.Fake{}}
	f.control = fakecontrol.New(t, fakecontrol.Options{
		Owner:   names.DefaultScheduler,
		Objects: objects, Scheme: testScheme(t), CountGenerations: true,
		Indexes: []fakecontrol.Index{
			{Of: &workv1alpha2.ResourceBinding{}, Field: byAffinityGroup, Keys: indexed(affinityGroup)},
			{Of: &workv1alpha2.ResourceBinding{}, Field: byAntiAffinityGroup, Keys: indexed(antiAffinityGroup)},
		},
	})
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb != "patch" && w.Verb != "update status" && w.Kind != "Cluster" {
			return fmt.Errorf("the scheduler must not %s %s", w.Verb, w.Kind)
		}
		if f.fail != nil {
			return f.fail(w.ByKind())
		}
		return nil
	}
	f.Scheduler = New(f.control, nil, Options{Events: f.events, Clock: f.clock})
	t.Cleanup(func() {
		if !f.queue.ShuttingDown() {
			f.queue.ShutDown()
		}
	})
	return f
}

// next schedules the next binding of the queue, and writeNextStatus writes the next pending status.
func (f *fixture) next(ctx context.Context)            { f.bindings().Next(ctx) }
func (f *fixture) writeNextStatus(ctx context.Context) { f.statuses().Next(ctx) }

// writes returns the writes since the last call: "patch ResourceBinding", "update status ResourceBinding".
func (f *fixture) writes() []string { return f.control.Writes(fakecontrol.Write.ByKind) }

// run schedules the binding once and returns the writes.
func (f *fixture) run(t testing.TB, k key) []string {
	t.Helper()
	f.writes()
	var unschedulable *unschedulableError
	if err := f.schedule(t.Context(), k); err != nil && !errors.As(err, &unschedulable) {
		t.Fatalf("schedule: %v", err)
	}
	return f.writes()
}

// expectNoWrites schedules the binding again and fails if that writes anything.
func (f *fixture) expectNoWrites(t testing.TB, k key) {
	t.Helper()
	if writes := f.run(t, k); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

func (f *fixture) get(t testing.TB, k key) binding.Binding {
	t.Helper()
	b := binding.ScopeFor(k.Namespace).New()
	if err := f.control.Get(t.Context(), k, b); err != nil {
		t.Fatal(err)
	}
	return b
}

// edit patches the binding as another controller.
func (f *fixture) edit(t testing.TB, k key, change func(binding.Binding)) {
	t.Helper()
	b := f.get(t, k)
	before := b.DeepCopyObject().(client.Object)
	change(b)
	if err := f.control.Patch(t.Context(), b, client.MergeFrom(before), client.FieldOwner(fakecontrol.Anyone)); err != nil {
		t.Fatal(err)
	}
}

func (f *fixture) editCluster(t testing.TB, name string, change func(*clusterv1alpha1.Cluster)) {
	t.Helper()
	var c clusterv1alpha1.Cluster
	if err := f.control.Get(t.Context(), types.NamespacedName{Name: name}, &c); err != nil {
		t.Fatal(err)
	}
	before := c.DeepCopy()
	change(&c)
	status := c.DeepCopy()
	if err := f.control.Patch(t.Context(), &c, client.MergeFrom(before), client.FieldOwner(fakecontrol.Anyone)); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Status().Patch(t.Context(), status, client.MergeFrom(before)); err != nil {
		t.Fatal(err)
	}
	f.snapshots.changed(name)
}

func scheduled(t testing.TB, b binding.Binding) metav1.Condition {
	t.Helper()
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Scheduled)
	if c == nil {
		t.Fatal("no condition Scheduled")
	}
	return *c
}

func member(name string, kinds ...string) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	for _, k := range kinds {
		c.Status.APIEnablements = append(c.Status.APIEnablements,
			clusterv1alpha1.APIEnablement{GroupVersion: "example.io/v1", Resources: []clusterv1alpha1.APIResource{{Kind: k}}})
	}
	return c
}

// newBinding returns an unscheduled binding of two replicas of a Widget, created for a policy.
func newBinding(scope binding.Scope, change ...func(binding.Binding)) (binding.Binding, key) {
	b, k := scope.New(), key{Name: "web-widget"}
	label := names.ClusterPolicyID
	if scope.Namespaced {
		k.Namespace, label = "default", names.PolicyID
	}
	b.SetNamespace(k.Namespace)
	b.SetName(k.Name)
	b.SetUID("binding")
	b.SetGeneration(1)
	b.SetLabels(map[string]string{label: "policy"})
	b.SetAnnotations(map[string]string{"other": "annotation"})
	*b.BindingSpec() = workv1alpha2.ResourceBindingSpec{
		Resource:  workv1alpha2.ObjectReference{APIVersion: "example.io/v1", Kind: "Widget", Namespace: k.Namespace, Name: "web", UID: "a"},
		Replicas:  2,
		Placement: &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1", "m2"}}},
	}
	for _, c := range change {
		c(b)
	}
	return b, k
}

func to(nameAndReplicas ...any) []workv1alpha2.TargetCluster {
	var out []workv1alpha2.TargetCluster
	for i := 0; i < len(nameAndReplicas); i += 2 {
		out = append(out, workv1alpha2.TargetCluster{Name: nameAndReplicas[i].(string), Replicas: int32(nameAndReplicas[i+1].(int))})
	}
	return out
}

// forEachScope runs a test in both scopes.
func forEachScope(t *testing.T, test func(t *testing.T, scope binding.Scope)) {
	for _, scope := range binding.Scopes {
		t.Run(scope.Name, func(t *testing.T) {
			t.Parallel()
			test(t, scope)
		})
	}
}
