// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	testingclock "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// fixture is a scheduler with a fake control plane that records writes.
type fixture struct {
	*Scheduler
	control client.WithWatch
	clock   *testingclock.FakePassiveClock
	events  *events.Fake
	writes  []string             // "patch ResourceBinding", "update status ResourceBinding"
	fail    func(f string) error // may forbidden a write
}

func testScheme(t testing.TB) *runtime.Scheme {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	return scheme
}

func newFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{clock: testingclock.NewFakePassiveClock(start), events: &events.Fake{}}
	scheme := testScheme(t)
	write := func(verb string, o client.Object) error {
		gvks, _, err := scheme.ObjectKinds(o)
		if err != nil {
			return err
		}
		what := verb + " " + gvks[0].Kind
		if f.fail != nil {
			if err := f.fail(what); err != nil {
				return err
			}
		}
		f.writes = append(f.writes, what)
		return nil
	}
	forbidden := errors.New("the scheduler must only patch")
	f.control = fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).
		WithIndex(&workv1alpha2.ResourceBinding{}, byAffinityGroup, indexed(affinityGroup)).
		WithIndex(&workv1alpha2.ResourceBinding{}, byAntiAffinityGroup, indexed(antiAffinityGroup)).
		WithStatusSubresource(&workv1alpha2.ResourceBinding{}, &workv1alpha2.ClusterResourceBinding{}).
		WithInterceptorFuncs(interceptor.Funcs{
			Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
				if err := write("patch", o); err != nil {
					return err
				}
				return patchCounting(ctx, c, o, p, opts...)
			},
			SubResourceUpdate: func(
				ctx context.Context, c client.Client, sub string, o client.Object, opts ...client.SubResourceUpdateOption,
			) error {
				if err := write("update "+sub, o); err != nil {
					return err
				}
				return c.SubResource(sub).Update(ctx, o, opts...)
			},
			Create: func(context.Context, client.WithWatch, client.Object, ...client.CreateOption) error { return forbidden },
			Update: func(context.Context, client.WithWatch, client.Object, ...client.UpdateOption) error { return forbidden },
			Delete: func(context.Context, client.WithWatch, client.Object, ...client.DeleteOption) error { return forbidden },
		}).Build()
	f.Scheduler = New(f.control, nil, Options{Events: f.events, Clock: f.clock})
	t.Cleanup(func() {
		if !f.queue.ShuttingDown() {
			f.queue.ShutDown()
		}
	})
	return f
}

// patchCounting increases the generation when the spec changes, which the fake client does not do.
func patchCounting(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
	b, ok := o.(binding.Binding)
	if !ok {
		return c.Patch(ctx, o, p, opts...)
	}
	before := binding.ScopeOf(b).New()
	if err := c.Get(ctx, client.ObjectKeyFromObject(b), before); err != nil {
		return err
	}
	if err := c.Patch(ctx, o, p, opts...); err != nil {
		return err
	}
	if equality.Semantic.DeepEqual(before.BindingSpec(), b.BindingSpec()) {
		return nil
	}
	b.SetGeneration(b.GetGeneration() + 1)
	return c.Update(ctx, o)
}

// run schedules the binding once and returns the writes.
func (f *fixture) run(t testing.TB, k key) []string {
	t.Helper()
	f.writes = nil
	var wait *waitError
	if err := f.schedule(t.Context(), k); err != nil && !errors.As(err, &wait) {
		t.Fatalf("schedule: %v", err)
	}
	return f.writes
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
	if err := f.control.Patch(t.Context(), b, client.MergeFrom(before)); err != nil {
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
	if err := f.control.Patch(t.Context(), &c, client.MergeFrom(before)); err != nil {
		t.Fatal(err)
	}
	f.snapshots.invalidate()
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
