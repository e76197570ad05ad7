// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

func lazy(s *policyv1alpha1.PropagationSpec) { s.ActivationPreference = policyv1alpha1.LazyActivation }

func placedIn(cluster string) func(*policyv1alpha1.PropagationSpec) {
	return func(s *policyv1alpha1.PropagationSpec) { s.Placement.ClusterAffinity.ClusterNames = []string{cluster} }
}

// cluster returns the cluster that the placement of the binding of a template names.
func (f *fixture) cluster(t testing.TB, at templateKey) string {
	t.Helper()
	b := f.binding(t, at)
	if b == nil {
		return "no binding"
	}
	return strings.Join(b.BindingSpec().Placement.ClusterAffinity.ClusterNames, ",")
}

// addNew delivers the event of a template that was created while its kind is watched.
func (f *fixture) addNew(t testing.TB, at templateKey) {
	t.Helper()
	f.observe(at.kind, nil, f.metadataOf(t, at), false)
}

// A changed policy with lazy activation takes effect only when a user changes the template. An update of Karmada's labels or of the
// status, a scheduling or a restart does not activate it.
func TestLazy_appliesChangeOfPolicyWithTheTemplate(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]policy.Policy{
		"namespaced": newPolicy("default", "p", deployments, lazy), "cluster": newPolicy("", "p", deployments, lazy),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(web), p)
			f.addNew(t, web)
			f.run(t, web)
			if got := f.cluster(t, web); got != "m1" {
				t.Fatalf("cluster = %s, want the binding of a template that was created after the policy", got)
			}
			f.edit(t, p, func() { placedIn("m2")(p.PolicySpec()) })
			f.runPolicy(t, p)
			f.expectNoWrites(t, web)

			f.editTemplate(t, web, func(o *unstructured.Unstructured) {
				_ = unstructured.SetNestedField(o.Object, int64(2), "status", "replicas")
			})
			f.expectNoWrites(t, web)
			f.editTemplate(t, web, func(o *unstructured.Unstructured) {
				o.SetAnnotations(labels.Merge(o.GetAnnotations(), map[string]string{"x.karmada.io/y": "z"}))
			})
			f.expectNoWrites(t, web)
			f.restart(t)
			f.observe(web.kind, nil, f.metadataOf(t, web), true)
			f.expectNoWrites(t, web)
			if got := f.cluster(t, web); got != "m1" {
				t.Errorf("cluster = %s before a change of the template", got)
			}

			f.touch(t, web)
			if diff := cmp.Diff([]string{"patch ResourceBinding"}, f.run(t, web)); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			if got := f.cluster(t, web); got != "m2" || f.binding(t, web).BindingSpec().Replicas != 3 {
				t.Errorf("cluster = %s, spec %+v", got, f.binding(t, web).BindingSpec())
			}
			f.expectNoWrites(t, web)
		})
	}
}

// The conflict resolution is an annotation of Karmada that a user sets on a template: a change is propagated.
func TestLazy_appliesWithConflictResolution(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments, lazy)
	f := newFixture(t, newTemplate(web), p)
	f.addNew(t, web)
	f.run(t, web)
	before := f.binding(t, web).BindingSpec().Resource.ResourceVersion
	f.editTemplate(t, web, func(o *unstructured.Unstructured) {
		o.SetAnnotations(labels.Merge(o.GetAnnotations(), map[string]string{names.ConflictResolution: names.Overwrite}))
	})
	f.run(t, web)
	if f.binding(t, web).BindingSpec().Resource.ResourceVersion == before {
		t.Error("the change of the template is not propagated")
	}
	f.expectNoWrites(t, web)
}

// The change of a user counts even if it happened while no detector was running.
func TestLazy_appliesAfterChangeDuringDowntime(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments, lazy)
	f := newFixture(t, newTemplate(web), p)
	f.addNew(t, web)
	f.run(t, web)
	f.edit(t, p, func() { placedIn("m2")(p.PolicySpec()) })
	f.touch(t, web)
	f.restart(t)
	f.observe(web.kind, nil, f.metadataOf(t, web), true)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m2" {
		t.Errorf("cluster = %s", got)
	}
}

// A template that exists before the policy is claimed, and gets a binding when a user changes it (karmada-io/karmada#4587).
func TestLazy_claimsExistingTemplate(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments, lazy)
	f := newFixture(t, newTemplate(web))
	f.addNew(t, web)
	f.expectNoWrites(t, web)
	if err := f.control.Create(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	f.runPolicy(t, p)
	if diff := cmp.Diff([]string{"patch Deployment"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := claimOf(t, f.object(t, web)); got != "policy default/p id-of-p" {
		t.Errorf("claim = %s", got)
	}
	f.expectNoWrites(t, web)
	f.restart(t)
	f.observe(web.kind, nil, f.metadataOf(t, web), true)
	f.expectNoWrites(t, web)

	f.touch(t, web)
	if diff := cmp.Diff([]string{"patch Deployment", "create ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if _, ok := f.object(t, web).GetAnnotations()[names.LazyContent]; ok {
		t.Error("the template still has the annotation after activation")
	}
	f.expectNoWrites(t, web)
}

// The detector is killed between the claim and the creation of the binding.
func TestLazy_createsBindingAfterKill(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments, lazy)
	o := newTemplate(web)
	claimBy(p).put(o)
	f := newFixture(t, o, p)
	f.observe(web.kind, nil, f.metadataOf(t, web), true)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m1" {
		t.Errorf("cluster = %s", got)
	}
}

// A template and its policy are created while no detector is running: the order decides, as if it had been running.
func TestLazy_createdDuringDowntime(t *testing.T) {
	t.Parallel()
	early, late := metav1.Unix(1000, 0), metav1.Unix(2000, 0)
	for name, tc := range map[string]struct {
		policy, template metav1.Time
		want             string
	}{
		"policy first": {early, late, "m1"}, "template first": {late, early, "no binding"}, "same second": {early, early, "m1"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, o := newPolicy("default", "p", deployments, lazy), newTemplate(web)
			p.SetCreationTimestamp(tc.policy)
			o.SetCreationTimestamp(tc.template)
			f := newFixture(t, o, p)
			f.observe(web.kind, nil, f.metadataOf(t, web), true)
			f.run(t, web)
			if got := f.cluster(t, web); got != tc.want {
				t.Errorf("cluster = %s, want %s", got, tc.want)
			}
		})
	}
}

// A template that a lazy policy claimed without a binding is released with the policy, and the next policy propagates it
// (karmada-io/karmada#5348).
func TestLazy_releasesTemplateWithoutBinding(t *testing.T) {
	t.Parallel()
	for name, next := range map[string]policy.Policy{
		"namespaced": newPolicy("default", "next", deployments), "cluster": newPolicy("", "next", deployments),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPolicy("default", "p", deployments, lazy)
			f := newFixture(t, newTemplate(web), p)
			f.run(t, web)
			if got := f.cluster(t, web); got != "no binding" {
				t.Fatalf("cluster = %s", got)
			}
			if err := f.control.Delete(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			f.runPolicy(t, p)
			if o := f.object(t, web); claimOf(t, o) != "" || len(o.GetAnnotations()) > 0 {
				t.Errorf("annotations = %v", o.GetAnnotations())
			}
			if err := f.control.Create(t.Context(), next); err != nil {
				t.Fatal(err)
			}
			f.run(t, web)
			if got := f.cluster(t, web); got != "m1" {
				t.Errorf("cluster = %s", got)
			}
		})
	}
}

// A policy event and the creation of the template are handled in one reconcile, in either order (karmada-io/karmada#6674).
func TestLazy_policyAndTemplateAtOnce(t *testing.T) {
	t.Parallel()
	for name, events := range map[string][]func(f *fixture, p policy.Policy){
		"policy last":  {func(f *fixture, _ policy.Policy) { f.addNew(t, web) }, func(f *fixture, p policy.Policy) { f.runPolicy(t, p) }},
		"policy first": {func(f *fixture, p policy.Policy) { f.runPolicy(t, p) }, func(f *fixture, _ policy.Policy) { f.addNew(t, web) }},
	} {
		p := newPolicy("default", "p", deployments, lazy)
		f := newFixture(t, newTemplate(web), p)
		for _, e := range events {
			e(f, p)
		}
		f.run(t, web)
		if got := f.cluster(t, web); got != "m1" {
			t.Errorf("%s: cluster = %s, want the binding: a user created the template while the policy existed", name, got)
		}
	}
}

// A failed attempt is repeated with the same decision.
func TestLazy_retries(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments, lazy, func(s *policyv1alpha1.PropagationSpec) { s.DependentOverrides = []string{"o"} })
	f := newFixture(t, newTemplate(web), p)
	f.addNew(t, web)
	f.expectWait(t, web, "waiting for dependent overrides")
	f.expectWait(t, web, "waiting for dependent overrides")
	o := &policyv1alpha1.OverridePolicy{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "o"}}
	if err := f.control.Create(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	if got := f.cluster(t, web); got != "m1" {
		t.Errorf("cluster = %s", got)
	}
}

// Between immediate and lazy activation: becoming lazy changes nothing, becoming immediate applies the policy.
func TestLazy_changesOfPreference(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	f.edit(t, p, func() { lazy(p.PolicySpec()); placedIn("m2")(p.PolicySpec()) })
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := f.cluster(t, web); got != "m1" {
		t.Errorf("cluster = %s", got)
	}
	f.expectNoWrites(t, web)
	f.edit(t, p, func() { p.PolicySpec().ActivationPreference = "" })
	f.run(t, web)
	if got := f.cluster(t, web); got != "m2" {
		t.Errorf("cluster = %s", got)
	}
	if a := f.binding(t, web).GetAnnotations(); a[names.LazyContent] != "" {
		t.Errorf("annotations = %v", a)
	}
	f.expectNoWrites(t, web)
}

// A policy becomes lazy while no detector is running, and it is unknown whether the template changed. Its content is propagated,
// but the changed placement is not applied.
func TestLazy_unknownContentAfterRestart(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	f.edit(t, p, func() { lazy(p.PolicySpec()); placedIn("m2")(p.PolicySpec()) })
	f.touch(t, web)
	f.restart(t)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m1" || f.binding(t, web).BindingSpec().Replicas != 3 {
		t.Errorf("cluster = %s, spec %+v", got, f.binding(t, web).BindingSpec())
	}
	f.expectNoWrites(t, web)
	f.touch(t, web)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m2" {
		t.Errorf("cluster = %s", got)
	}
}

// A lazy policy that takes over from another one claims the template and leaves its binding as it is. Scaling then applies the
// policy; the claim itself does not change the pod template in members (karmada-io/karmada#4931).
func TestLazy_takesOverWithoutChange(t *testing.T) {
	t.Parallel()
	first, next := newPolicy("default", "a", deployments), newPolicy("default", "b", deployments, lazy, placedIn("m2"))
	f := newFixture(t, newTemplate(web), first)
	f.run(t, web)
	spec := f.binding(t, web).BindingSpec().DeepCopy()
	if err := f.control.Create(t.Context(), next); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	f.runPolicy(t, first)
	content := userHash(f.object(t, web))
	f.run(t, web)
	if got := claimOf(t, f.object(t, web)); got != "policy default/b id-of-b" {
		t.Errorf("claim = %s", got)
	}
	if diff := cmp.Diff(spec, f.binding(t, web).BindingSpec()); diff != "" || content != userHash(f.object(t, web)) {
		t.Errorf("the claim changed the spec (-want +got):\n%s", diff)
	}
	f.expectNoWrites(t, web)
	f.touch(t, web)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m2" || claimOf(t, f.binding(t, web)) != "policy default/b id-of-b" {
		t.Errorf("cluster = %s, claim %s", got, claimOf(t, f.binding(t, web)))
	}
}

// A binding that a user deleted is created again at once: nothing is pending.
func TestLazy_recreatesDeletedBinding(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments, lazy))
	f.addNew(t, web)
	f.run(t, web)
	b := withoutFinalizers(t, f, f.binding(t, web))
	if err := f.control.Delete(t.Context(), b); client.IgnoreNotFound(err) != nil {
		t.Fatal(err)
	}
	f.records.forget(web)
	f.run(t, web)
	if got := f.cluster(t, web); got != "m1" {
		t.Errorf("cluster = %s", got)
	}
}
