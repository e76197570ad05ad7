// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/test/fakecontrol"
)

func always(s *policyv1alpha1.PropagationSpec) {
	s.Preemption = policyv1alpha1.PreemptAlways
	s.ResourceSelectors[0].Name = "web"
}

func withPriority(n int32) func(*policyv1alpha1.PropagationSpec) {
	return func(s *policyv1alpha1.PropagationSpec) { s.Priority = new(n) }
}

func (f *fixture) enablePreemption(t testing.TB) {
	t.Helper()
	gates := features.New()
	if err := gates.Set("PropagationPolicyPreemption=true"); err != nil {
		t.Fatal(err)
	}
	f.Gates = gates
}

func TestPreemption(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		first, next policy.Policy
		of          templateKey
		disabled    bool
		want        string
	}{
		"higher priority": {
			first: newPolicy("default", "a", deployments, withPriority(1)), of: web,
			next: newPolicy("default", "b", deployments, always, withPriority(2)), want: "policy default/b id-of-b",
		},
		"equal priority": {
			first: newPolicy("default", "z", deployments), of: web,
			next: newPolicy("default", "a", deployments, always), want: "policy default/z id-of-z",
		},
		"gate disabled": {
			first: newPolicy("default", "a", deployments), of: web, disabled: true,
			next: newPolicy("default", "b", deployments, always, withPriority(2)), want: "policy default/a id-of-a",
		},
		"preemption Never": {
			first: newPolicy("default", "a", deployments), of: web, want: "policy default/a id-of-a",
			next: newPolicy("default", "b", deployments, always, withPriority(2), func(s *policyv1alpha1.PropagationSpec) {
				s.Preemption = policyv1alpha1.PreemptNever
			}),
		},
		"selector without a name": {
			first: newPolicy("default", "a", deployments), of: web, want: "policy default/a id-of-a",
			next: newPolicy("default", "b", deployments, withPriority(2), func(s *policyv1alpha1.PropagationSpec) {
				s.Preemption = policyv1alpha1.PreemptAlways
			}),
		},
		"namespaced policy from a cluster policy of higher priority": {
			first: newPolicy("", "a", deployments, withPriority(9)), of: web,
			next: newPolicy("default", "b", deployments, always), want: "policy default/b id-of-b",
		},
		"cluster policy from a namespaced policy": {
			first: newPolicy("default", "a", deployments), of: web,
			next: newPolicy("", "b", deployments, always, withPriority(9)), want: "policy default/a id-of-a",
		},
		"cluster policy from a cluster policy": {
			first: newPolicy("", "a", clusterRoles), of: role,
			next: newPolicy("", "b", clusterRoles, always, withPriority(1)), want: "cluster policy b id-of-b",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(tc.of), tc.first)
			if !tc.disabled {
				f.enablePreemption(t)
			}
			f.run(t, tc.of)
			uid := f.binding(t, tc.of).GetUID()
			if err := f.control.Create(t.Context(), tc.next); err != nil {
				t.Fatal(err)
			}
			if _, requeued := f.runPolicy(t, tc.next); !slices.Contains(requeued, tc.of) {
				t.Errorf("requeued %v", requeued)
			}
			f.run(t, tc.of)
			if got := claimOf(t, f.object(t, tc.of)); got != tc.want {
				t.Errorf("claim = %s, want %s", got, tc.want)
			}
			if b := f.binding(t, tc.of); claimOf(t, b) != tc.want || b.GetUID() != uid {
				t.Errorf("claim of the binding = %s", claimOf(t, b))
			}
			moved := tc.want == "policy default/b id-of-b" || tc.want == "cluster policy b id-of-b"
			if got := slices.Contains(f.reasons(), tc.of.kind.Kind+" PreemptPolicySucceed"); got != moved {
				t.Errorf("events = %v", f.reasons())
			}
			f.expectNoWrites(t, tc.of)
		})
	}
}

// A policy that lowers its own priority loses the template to the best of the policies above it.
func TestPreemption_lowersPriority(t *testing.T) {
	t.Parallel()
	high := newPolicy("default", "high", deployments, withPriority(10))
	f := newFixture(t, newTemplate(web), high,
		newPolicy("default", "five", deployments, always, withPriority(5)), newPolicy("default", "seven", deployments, always, withPriority(7)))
	f.enablePreemption(t)
	f.run(t, web)
	if got := claimOf(t, f.object(t, web)); got != "policy default/high id-of-high" {
		t.Fatalf("claim = %s", got)
	}
	f.edit(t, high, func() { withPriority(1)(high.PolicySpec()) })
	if _, requeued := f.runPolicy(t, high); !slices.Contains(requeued, web) {
		t.Errorf("requeued %v", requeued)
	}
	f.run(t, web)
	if got := claimOf(t, f.object(t, web)); got != "policy default/seven id-of-seven" {
		t.Errorf("claim = %s", got)
	}
	f.expectNoWrites(t, web)
}

// A preemption that fails changes nothing and is reported.
func TestPreemption_fails(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "a", deployments))
	f.enablePreemption(t)
	f.run(t, web)
	if err := f.control.Create(t.Context(), newPolicy("default", "b", deployments, always, withPriority(1))); err != nil {
		t.Fatal(err)
	}
	f.control.Fail = func(fakecontrol.Write) error { return errors.New("no") }
	if err := f.reconcile(t.Context(), web); err == nil {
		t.Error("no error")
	}
	got, reasons := claimOf(t, f.object(t, web)), f.reasons()
	if got != "policy default/a id-of-a" || !slices.Contains(reasons, "Deployment PreemptPolicyFailed") {
		t.Errorf("claim = %s, events = %v", got, reasons)
	}
}

// The claim is written, and the binding is written by the next pass, which no longer sees the policy that was preempted.
func TestPreemption_conflict(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "a", deployments))
	f.enablePreemption(t)
	f.run(t, web)
	if err := f.control.Create(t.Context(), newPolicy("default", "b", deployments, always, withPriority(1), placedIn("m2"))); err != nil {
		t.Fatal(err)
	}
	f.control.Fail = func(w fakecontrol.Write) error {
		if w.Kind == "ResourceBinding" {
			return apierrors.NewConflict(schema.GroupResource{Resource: "resourcebindings"}, "web", errors.New("no"))
		}
		return nil
	}
	if err := f.reconcile(t.Context(), web); err == nil {
		t.Error("no error")
	}
	f.control.Fail = nil
	f.run(t, web)
	if reasons := f.reasons(); f.cluster(t, web) != "m2" || !slices.Contains(reasons, "Deployment PreemptPolicySucceed") {
		t.Errorf("cluster = %s, events = %v", f.cluster(t, web), reasons)
	}
}

// A lazy policy that preempts claims the template; its placement applies with the next change of the template.
func TestPreemption_lazy(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "a", deployments))
	f.enablePreemption(t)
	f.run(t, web)
	b := newPolicy("default", "b", deployments, always, withPriority(1), lazy, placedIn("m2"))
	if err := f.control.Create(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	if got := claimOf(t, f.object(t, web)); got != "policy default/b id-of-b" || f.cluster(t, web) != "m1" {
		t.Errorf("claim = %s, cluster = %s", got, f.cluster(t, web))
	}
	f.expectNoWrites(t, web)
	f.touch(t, web)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m2" {
		t.Errorf("cluster = %s", got)
	}
}

// A user changes the labels of a template, and its policy no longer selects it. The claim is released after a delay in which the
// user can change the policy as well. The binding stays, and another policy claims the template.
func TestReconcile_releasesRelabelledTemplate(t *testing.T) {
	t.Parallel()
	byLabel := func(value string) func(*policyv1alpha1.PropagationSpec) {
		return func(s *policyv1alpha1.PropagationSpec) {
			s.ResourceSelectors[0].LabelSelector = &metav1.LabelSelector{MatchLabels: map[string]string{"app": value}}
		}
	}
	first := newPolicy("default", "first", deployments, byLabel("web"))
	setup := func(t *testing.T) *fixture {
		t.Helper()
		f := newFixture(t, newTemplate(web), first.DeepCopyObject().(client.Object), newPolicy("default", "other", deployments, byLabel("new")))
		f.run(t, web)
		f.editTemplate(t, web, func(o *unstructured.Unstructured) {
			o.SetLabels(labels.Merge(o.GetLabels(), map[string]string{"app": "new"}))
		})
		f.expectWait(t, web, "no longer selects")
		return f
	}
	t.Run("template only", func(t *testing.T) {
		t.Parallel()
		f := setup(t)
		f.clock.SetTime(f.clock.Now().Add(relabelDelay))
		if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, f.run(t, web)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		f.run(t, web)
		if got := claimOf(t, f.binding(t, web)); got != "policy default/other id-of-other" {
			t.Errorf("claim = %s", got)
		}
		f.expectNoWrites(t, web)
	})
	t.Run("and the policy", func(t *testing.T) {
		t.Parallel()
		f := setup(t)
		p := &policyv1alpha1.PropagationPolicy{}
		if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(first), p); err != nil {
			t.Fatal(err)
		}
		f.edit(t, p, func() { byLabel("new")(&p.Spec) })
		f.clock.SetTime(f.clock.Now().Add(relabelDelay))
		f.run(t, web)
		if got := claimOf(t, f.object(t, web)); got != "policy default/first id-of-first" {
			t.Errorf("claim = %s", got)
		}
	})
	t.Run("and the policy, in a stale cache", func(t *testing.T) {
		t.Parallel()
		f := setup(t)
		p := &policyv1alpha1.PropagationPolicy{}
		if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(first), p); err != nil {
			t.Fatal(err)
		}
		old := p.DeepCopy()
		f.edit(t, p, func() { byLabel("new")(&p.Spec) })
		f.Detector.control.Client = fakecontrol.Cache{Client: f.control, Shown: []client.Object{old}}
		f.clock.SetTime(f.clock.Now().Add(relabelDelay))
		f.expectWait(t, web, "stale cache")
	})
}

// A policy was recreated and has claimed a template. A process whose cache still shows the earlier policy must not release it: another
// policy would move the workload.
func TestReconcile_keepsClaimOfRecreatedPolicy(t *testing.T) {
	t.Parallel()
	old := newPolicy("default", "p", deployments)
	old.SetLabels(map[string]string{names.PolicyID: "earlier"})
	old.PolicySpec().ResourceSelectors[0].Name = "another"
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	f.Detector.control.Client = fakecontrol.Cache{Client: f.control, Shown: []client.Object{old.(client.Object)}}
	f.expectWait(t, web, "stale cache")
	if got := claimOf(t, f.binding(t, web)); got != "policy default/p id-of-p" {
		t.Errorf("claim = %s, want it kept", got)
	}
}

// A user edits the claim of a template by hand, or a client replaces the whole template: the claim is corrected at once.
func TestReconcile_correctsClaim(t *testing.T) {
	t.Parallel()
	for name, edit := range map[string]func(o *unstructured.Unstructured){
		"other ID": func(o *unstructured.Unstructured) { o.SetLabels(map[string]string{names.PolicyID: "x"}) },
		"no label": func(o *unstructured.Unstructured) { o.SetLabels(nil) },
		"replaced": func(o *unstructured.Unstructured) { o.SetLabels(nil); o.SetAnnotations(nil) },
		"policy that does not exist": func(o *unstructured.Unstructured) {
			o.SetAnnotations(map[string]string{names.PolicyNamespace: "default", names.PolicyName: "x"})
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
			f.run(t, web)
			// It would be chosen for a new template.
			if err := f.control.Create(t.Context(), newPolicy("default", "a", deployments, withPriority(9))); err != nil {
				t.Fatal(err)
			}
			f.editTemplate(t, web, edit)
			f.run(t, web)
			f.run(t, web)
			if got := claimOf(t, f.object(t, web)); got != claimOf(t, f.binding(t, web)) || (name != "policy that does not exist") !=
				(got == "policy default/p id-of-p") {
				t.Errorf("claims = %s on the template, %s on the binding", got, claimOf(t, f.binding(t, web)))
			}
			f.expectNoWrites(t, web)
		})
	}
}

// A user moves a template to another policy by its claim: the binding follows, and keeps its clusters until it is scheduled again.
func TestReconcile_followsClaim(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "a", deployments), newPolicy("default", "b", deployments, placedIn("m2")))
	f.run(t, web)
	b := f.binding(t, web)
	f.edit(t, b, func() { b.BindingSpec().Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}} })
	f.editTemplate(t, web, func(o *unstructured.Unstructured) {
		o.SetAnnotations(map[string]string{names.PolicyNamespace: "default", names.PolicyName: "b"})
	})
	f.run(t, web)
	after := f.binding(t, web)
	if claimOf(t, after) != "policy default/b id-of-b" || f.cluster(t, web) != "m2" || after.GetUID() != b.GetUID() {
		t.Errorf("claim = %s, cluster = %s", claimOf(t, after), f.cluster(t, web))
	}
	if diff := cmp.Diff(b.BindingSpec().Clusters, after.BindingSpec().Clusters); diff != "" {
		t.Errorf("targets (-want +got):\n%s", diff)
	}
	f.expectNoWrites(t, web)
}

// The binding of a dependency that no policy claims follows the content of its template.
func TestReconcile_refreshesAttachedBinding(t *testing.T) {
	t.Parallel()
	for name, more := range map[string]map[string]string{
		"no claim": nil, "label of a copied manifest": {names.PolicyID: "id"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := newTemplate(web)
			template.SetLabels(labels.Merge(template.GetLabels(), more))
			f := newFixture(t, template)
			refreshesAttached(t, f)
		})
	}
}

func refreshesAttached(t *testing.T, f *fixture) {
	t.Helper()
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment", UID: "b"}}
	m := f.metadataOf(t, web)
	m.SetGroupVersionKind(deployments)
	b.OwnerReferences = []metav1.OwnerReference{*metav1.NewControllerRef(m, deployments)}
	b.Spec.Resource = referenceTo(m, m.ResourceVersion)
	b.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Namespace: "default", Name: "x"}}
	if err := f.control.Create(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	f.expectNoWrites(t, web)
	f.touch(t, web)
	if writes := f.run(t, web); len(writes) > 0 || len(f.rerender) != 1 {
		t.Errorf("writes %v, rendered again %d times: want only the latter because the last content is unknown", writes, len(f.rerender))
	}
	f.touch(t, web)
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := f.binding(t, web).BindingSpec(); got.Resource.ResourceVersion != f.object(t, web).GetResourceVersion() || got.Placement != nil ||
		got.Replicas != 0 {
		t.Errorf("spec = %+v", got)
	}
	f.expectNoWrites(t, web)
}

// The binding of a template remains when its policy is deleted. An edit of the template reaches the members at once. It does not
// wait until something else, such as a restart, causes its Works to be rendered.
func TestReconcile_refreshesBindingWithoutPolicy(t *testing.T) {
	t.Parallel()
	relabel := func(f *fixture, at templateKey) {
		f.editTemplate(t, at, func(o *unstructured.Unstructured) {
			o.SetLabels(labels.Merge(o.GetLabels(), map[string]string{"version": o.GetResourceVersion()}))
		})
	}
	for name, tc := range map[string]struct {
		at     templateKey
		policy policy.Policy
	}{
		"namespaced": {web, newPolicy("default", "p", deployments)}, "cluster": {role, newPolicy("", "p", clusterRoles)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(tc.at), tc.policy)
			f.run(t, tc.at)
			if err := f.control.Delete(t.Context(), tc.policy); err != nil {
				t.Fatal(err)
			}
			f.runPolicy(t, tc.policy)
			f.expectRefresh(t, tc.at)
			relabel(f, tc.at)
			f.expectRefresh(t, tc.at)
			f.restart(t)
			relabel(f, tc.at)
			if writes := f.run(t, tc.at); len(writes) > 0 || len(f.rerender) != 1 {
				t.Fatalf("writes %v, rendered again %d times: want only the latter because the last content is unknown", writes, len(f.rerender))
			}
			<-f.rerender
			if err := f.Reinterpret(t.Context(), func(schema.GroupVersionKind) bool { return true }); err != nil {
				t.Fatal(err)
			}
			if writes := f.run(t, tc.at); len(writes) > 0 || len(f.rerender) != 1 {
				t.Errorf("a change of the interpreter wrote %v, rendered again %d times", writes, len(f.rerender))
			}
		})
	}
}

// An interpreter that panics does not end the process: the template gets an event and is retried.
func TestNext_reportsPanic(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.Chain = interpret.Chain{custom{&interpret.Kind{Replicas: func(context.Context, *interpret.Object) (interpret.Replicas, error) {
		panic("nil map")
	}}}}
	f.queue.Add(web)
	f.runner().Next(t.Context())
	if all := f.events.All(); len(all) != 1 || all[0].Reason != "ApplyPolicyFailed" || !all[0].Warning {
		t.Errorf("events = %+v", all)
	}
	if f.queue.NumRequeues(web) != 1 {
		t.Errorf("requeued %d times with a backoff, want once", f.queue.NumRequeues(web))
	}
	f.Observe = func(schema.GroupVersionKind, *metav1.PartialObjectMetadata, *metav1.PartialObjectMetadata) {
		panic("handler")
	}
	f.handle(t.Context(), deployments, nil, f.metadataOf(t, web), false)
}

func TestReconcile_reportsComponents(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.Chain = interpret.Chain{custom{&interpret.Kind{Components: func(context.Context, *interpret.Object) ([]workv1alpha2.Component, error) {
		return nil, errors.New("line 1: no")
	}}}}
	if err := f.reconcile(t.Context(), web); err == nil {
		t.Error("no error")
	}
	if diff := cmp.Diff([]string{"Deployment GetComponentsFailed", "Deployment ApplyPolicyFailed"}, f.reasons()); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
}

// A change of a policy of many templates patches each binding whose fields change, and no other; it reads no template.
func TestReconcilePolicy_writesChangedBindingsOnly(t *testing.T) {
	t.Parallel()
	const n = 100
	p := newPolicy("default", "p", deployments)
	objects := []client.Object{p}
	for i := range n {
		objects = append(objects, newTemplate(at(deployments, "default", fmt.Sprintf("web-%d", i))))
	}
	f := newFixture(t, objects...)
	live := &countingReader{Reader: f.control}
	f.Detector.live, f.templates = live, template.NewClient(f.control, live)
	apply := func() map[string]int {
		_, requeued := f.runPolicy(t, p)
		writes := map[string]int{}
		for _, at := range requeued {
			for _, w := range f.run(t, at) {
				writes[w]++
			}
		}
		return writes
	}
	if diff := cmp.Diff(map[string]int{"patch Deployment": n, "create ResourceBinding": n}, apply()); diff != "" {
		t.Fatalf("writes (-want +got):\n%s", diff)
	}
	live.reads = 0
	f.edit(t, p, func() { withPriority(3)(p.PolicySpec()) }) // no field of a binding
	if writes := apply(); len(writes) > 0 {
		t.Errorf("writes = %v, want none", writes)
	}
	for i := range 10 { // bindings that already have the new placement, as after an interrupted run
		b := f.binding(t, at(deployments, "default", fmt.Sprintf("web-%d", i)))
		f.edit(t, b, func() { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"} })
	}
	f.edit(t, p, func() { placedIn("m2")(p.PolicySpec()) })
	if diff := cmp.Diff(map[string]int{"patch ResourceBinding": n - 10}, apply()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if live.reads > 0 {
		t.Errorf("%d live reads", live.reads)
	}
}

type countingReader struct {
	client.Reader
	reads int
}

func (r *countingReader) Get(ctx context.Context, key types.NamespacedName, o client.Object, options ...client.GetOption) error {
	r.reads++
	return r.Reader.Get(ctx, key, o, options...)
}
