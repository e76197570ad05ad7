// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

func claimOf(t testing.TB, o client.Object) string {
	t.Helper()
	var found []string
	for _, s := range policy.Scopes {
		if c, ok := claimOn(o, s); ok {
			found = append(found, s.EventName+" "+strings.TrimPrefix(c.policy.String(), "/")+" "+c.id)
		}
	}
	return strings.Join(found, ", ")
}

func TestReconcile_claimsTemplateAndCreatesBinding(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		of     templateKey
		policy policy.Policy
		claim  string
		writes []string
		event  string
	}{
		"namespaced": {
			web,
			newPolicy("default", "pp", deployments),
			"policy default/pp id-of-pp",
			[]string{"patch Deployment", "create ResourceBinding"},
			"Apply policy(default/pp) succeed",
		},
		"cluster": {
			role,
			newPolicy("", "cpp", clusterRoles),
			"cluster policy cpp id-of-cpp",
			[]string{"patch ClusterRole", "create ClusterResourceBinding"},
			"Apply cluster policy(cpp) succeed",
		},
		"cluster policy of a namespaced template": {
			web,
			newPolicy("", "cpp", deployments),
			"cluster policy cpp id-of-cpp",
			[]string{"patch Deployment", "create ResourceBinding"},
			"Apply cluster policy(cpp) succeed",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(tc.of), tc.policy)
			if diff := cmp.Diff(tc.writes, f.run(t, tc.of)); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			o, b := f.object(t, tc.of), f.binding(t, tc.of)
			if got := claimOf(t, o); got != tc.claim {
				t.Errorf("claim on the template: %s", got)
			}
			if got := claimOf(t, b); got != tc.claim {
				t.Errorf("claim on the binding: %s", got)
			}
			if o.GetLabels()["app"] != "web" {
				t.Error("the label of the user was removed")
			}
			want := workv1alpha2.ObjectReference{
				APIVersion:      o.GetAPIVersion(),
				Kind:            o.GetKind(),
				Namespace:       o.GetNamespace(),
				Name:            "web",
				UID:             "uid-web",
				ResourceVersion: o.GetResourceVersion(),
			}
			if diff := cmp.Diff(want, b.BindingSpec().Resource); diff != "" {
				t.Errorf("resource (-want +got):\n%s", diff)
			}
			if tc.of == web && b.BindingSpec().Replicas != 2 {
				t.Errorf("replicas = %d", b.BindingSpec().Replicas)
			}
			all := slices.DeleteFunc(f.events.All(), func(e events.Event) bool {
				return e.Verbose && e.Reason == "GetReplicasSucceed" && !e.Warning && tc.of == web
			})
			if replicas := len(f.events.All()) - len(all); (replicas > 0) != (tc.of == web) {
				t.Errorf("%d events GetReplicasSucceed", replicas)
			}
			if len(all) != 1 || all[0].Reason != "ApplyPolicySucceed" || all[0].Message != tc.event || all[0].Warning ||
				all[0].On.UID != "uid-web" ||
				all[0].Source != "resource-detector" {
				t.Errorf("events = %+v", all)
			}
			f.expectNoWrites(t, tc.of)
		})
	}
}

func TestReconcile_prefersPolicies(t *testing.T) {
	t.Parallel()
	important := func(s *policyv1alpha1.PropagationSpec) { s.Priority = new(int32(100)) }
	byName := func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "web" }
	going := newPolicy("default", "a", deployments)
	going.SetDeletionTimestamp(&metav1.Time{Time: metav1.Now().Time})
	tests := map[string]struct {
		policies []client.Object
		want     string
	}{
		"none": {nil, ""},
		"namespaced policy before cluster policy of higher priority": {
			[]client.Object{newPolicy("default", "pp", deployments), newPolicy("", "cpp", deployments, important, byName)},
			"policy default/pp id-of-pp",
		},
		"policy of another namespace": {
			[]client.Object{newPolicy("other", "pp", deployments), newPolicy("", "cpp", deployments)},
			"cluster policy cpp id-of-cpp",
		},
		"priority": {
			[]client.Object{newPolicy("default", "a", deployments, byName), newPolicy("default", "z", deployments, important)},
			"policy default/z id-of-z",
		},
		"precision of the selector": {
			[]client.Object{newPolicy("default", "a", deployments), newPolicy("default", "z", deployments, byName)},
			"policy default/z id-of-z",
		},
		"policy that is being deleted": {
			[]client.Object{going, newPolicy("default", "z", deployments)},
			"policy default/z id-of-z",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(tc.policies, newTemplate(web))...)
			f.run(t, web)
			if got := claimOf(t, f.object(t, web)); got != tc.want {
				t.Errorf("claim = %q, want %q", got, tc.want)
			}
			if b := f.binding(t, web); (b != nil) != (tc.want != "") {
				t.Errorf("binding = %v", b)
			}
			f.expectNoWrites(t, web)
		})
	}
}

// A namespaced policy must not select cluster-scoped templates.
func TestReconcile_ignoresNamespacedPolicyOfClusterTemplate(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(role), newPolicy("default", "pp", clusterRoles))
	f.expectNoWrites(t, role)
	if got := claimOf(t, f.object(t, role)); got != "" {
		t.Errorf("claim = %s", got)
	}
}

func TestReconcile_keepsClaim(t *testing.T) {
	t.Parallel()
	p := newPolicy("", "cpp", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	if err := f.control.Create(t.Context(), newPolicy("default", "better", deployments)); err != nil {
		t.Fatal(err)
	}
	f.expectNoWrites(t, web)
	// The policy no longer selects the template: its controller releases the template.
	f.edit(t, p, func() {
		p.PolicySpec().ResourceSelectors[0].Name = "else"
		p.PolicySpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"}
	})
	f.expectWait(t, web, "no longer selects the template")
	if got := claimOf(t, f.object(t, web)); got != "cluster policy cpp id-of-cpp" {
		t.Errorf("claim = %s", got)
	}
	writes, _ := f.runPolicy(t, p)
	if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, writes); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	f.run(t, web)
	if got := claimOf(t, f.binding(t, web)); got != "policy default/better id-of-better" {
		t.Errorf("claim = %s", got)
	}
}

func TestReconcile_replacesClaimOfClusterPolicy(t *testing.T) {
	t.Parallel()
	p := newPolicy("", "cpp", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	// Only the template lost its claim: the binding still has the claim of a policy that no longer selects the template.
	f.editTemplate(t, web, func(o *unstructured.Unstructured) { o.SetLabels(nil); o.SetAnnotations(nil) })
	f.edit(t, p, func() { p.PolicySpec().ResourceSelectors[0].Name = "else" })
	if err := f.control.Create(t.Context(), newPolicy("default", "pp", deployments)); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	if got := claimOf(t, f.binding(t, web)); got != "policy default/pp id-of-pp" {
		t.Errorf("claim = %s", got)
	}
}

func TestReconcile_updatesBindingAfterChangeOfPolicy(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "pp", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	b := f.binding(t, web)
	f.edit(t, b, func() { b.BindingSpec().Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}} })
	f.edit(t, p, func() { p.PolicySpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"} })
	writes, requeued := f.runPolicy(t, p)
	if diff := cmp.Diff([]templateKey{web}, requeued, cmp.AllowUnexported(templateKey{})); diff != "" || len(writes) > 0 {
		t.Errorf("wrote %v; requeued (-want +got):\n%s", writes, diff)
	}
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	got := f.binding(t, web)
	if got.BindingSpec().Placement.ClusterAffinity.ClusterNames[0] != "m2" || len(got.BindingSpec().Clusters) != 1 {
		t.Errorf("spec = %+v", got.BindingSpec())
	}
	f.expectNoWrites(t, web)
}

func TestReconcilePolicy_releasesTemplatesOfDeletedPolicy(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]policy.Policy{
		"namespaced": newPolicy("default", "p", deployments), "cluster": newPolicy("", "p", deployments),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(web), p)
			f.run(t, web)
			if err := f.control.Delete(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			var wait *requeue.WaitError
			if err := f.reconcile(t.Context(), web); !errors.As(err, &wait) || err.Error() != policy.Title(p)+" is being deleted" {
				t.Errorf("reconcile during the deletion: %v", err)
			}
			s := policy.ScopeOf(p)
			if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment", "patch " + s.Kind}, first(f.runPolicy(t, p))); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			o, b := f.object(t, web), f.binding(t, web)
			if b == nil || claimOf(t, b) != "" || claimOf(t, o) != "" || len(o.GetAnnotations()) > 0 || o.GetLabels()["app"] != "web" {
				t.Errorf("binding %v, labels %v, annotations %v", b, o.GetLabels(), o.GetAnnotations())
			}
			if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(p), s.New()); client.IgnoreNotFound(err) != nil || err == nil {
				t.Errorf("Get = %v, want the policy deleted", err)
			}
			f.expectRefresh(t, web)
		})
	}
}

func first(writes []string, _ []templateKey) []string { return writes }

// A policy is deleted without a release if a user removes its finalizer.
func TestReconcile_releasesTemplateOfDeletedPolicy(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments)
	f := newFixture(t, newTemplate(web), p)
	f.run(t, web)
	f.edit(t, p, func() { p.SetFinalizers(nil) })
	if err := f.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if b := f.binding(t, web); b == nil || claimOf(t, b) != "" || claimOf(t, f.object(t, web)) != "" {
		t.Errorf("binding = %v", b)
	}
	f.expectRefresh(t, web)
}

func TestReconcile_waitsForBindingOfRecreatedTemplate(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	old := f.binding(t, web)
	if err := f.control.Delete(t.Context(), f.object(t, web)); err != nil {
		t.Fatal(err)
	}
	if err := f.reconcile(t.Context(), web); err == nil || !requeue.Expected(err) {
		t.Fatalf("error = %v, want a *requeue.WaitError", err)
	}
	again := newTemplate(web)
	again.SetUID("uid-again")
	if err := f.control.Create(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	err := f.reconcile(t.Context(), web)
	if err == nil || !strings.Contains(err.Error(), "still belongs to an earlier Deployment web: different owner reference UID") {
		t.Fatalf("error = %v", err)
	}
	if diff := cmp.Diff(old, f.binding(t, web)); diff != "" {
		t.Errorf("binding of the deleted template:\n%s", diff)
	}
	if r := f.reasons(); r[len(r)-1] != "Deployment ApplyPolicyFailed" {
		t.Errorf("events = %v", r)
	}
	if err := f.control.Delete(t.Context(), withoutFinalizers(t, f, old)); err != nil {
		t.Fatal(err)
	}
	f.records.forget(web) // as the event of the deletion does
	if diff := cmp.Diff([]string{"create ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := f.binding(t, web).BindingSpec().Resource.UID; got != "uid-again" {
		t.Errorf("UID = %s", got)
	}
	f.expectNoWrites(t, web)
}

func withoutFinalizers(t testing.TB, f *fixture, o client.Object) client.Object {
	t.Helper()
	f.edit(t, o, func() { o.SetFinalizers(nil) })
	return o
}

// The binding of another template must not change, even if another policy selects the template.
func TestReconcile_keepsBindingOfAnotherTemplate(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	b := f.binding(t, web)
	f.edit(t, b, func() {
		refs := b.GetOwnerReferences()
		refs[0].UID = "x"
		b.SetOwnerReferences(refs)
		b.SetLabels(map[string]string{"theirs": "x"})
	})
	if err := f.reconcile(t.Context(), web); err == nil {
		t.Fatal("no error")
	}
	if diff := cmp.Diff(map[string]string{"theirs": "x"}, f.binding(t, web).GetLabels()); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
}

func TestReconcile_ignoresTemplates(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		of     templateKey
		change func(*unstructured.Unstructured)
	}{
		"claimed by a controller": {web, func(o *unstructured.Unstructured) {
			o.SetLabels(map[string]string{names.ClaimedBy: "controller"})
		}},
		"in karmada-system":               {at(deployments, "karmada-system", "web"), nil},
		"in karmada-cluster":              {at(deployments, "karmada-cluster", "web"), nil},
		"in an execution namespace":       {at(deployments, "karmada-es-m1", "web"), nil},
		"a ClusterRole of the API server": {role, func(o *unstructured.Unstructured) { o.SetLabels(bootstrapped) }},
		"being deleted": {web, func(o *unstructured.Unstructured) {
			o.SetFinalizers([]string{"held"})
			o.SetDeletionTimestamp(&metav1.Time{Time: metav1.Now().Time})
		}},
		"of a kind that is not watched": {at(deployments.GroupVersion().WithKind("DaemonSet"), "default", "web"), nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := newTemplate(tc.of)
			if tc.change != nil {
				tc.change(o)
			}
			f := newFixture(t, o, newPolicy("", "p", tc.of.kind))
			f.expectNoWrites(t, tc.of)
			if all := f.events.All(); len(all) > 0 {
				t.Errorf("events = %v", all)
			}
		})
	}
}

func TestReconcile_waitsForOverrides(t *testing.T) {
	t.Parallel()
	overridden := func(s *policyv1alpha1.PropagationSpec) { s.DependentOverrides = []string{"op"} }
	tests := map[string]struct {
		policy   policy.Policy
		override client.Object
	}{
		"namespaced": {
			newPolicy("default", "p", deployments, overridden),
			&policyv1alpha1.OverridePolicy{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "op"}},
		},
		"cluster": {
			newPolicy("", "p", deployments, overridden),
			&policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: "op"}},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, newTemplate(web), tc.policy)
			err := f.reconcile(t.Context(), web)
			if err == nil || !strings.Contains(err.Error(), "waiting for dependent overrides") || !requeue.Expected(err) || len(f.writes()) > 0 {
				t.Fatalf("error = %v, writes = %v", err, f.writes())
			}
			if err := f.control.Create(t.Context(), tc.override); err != nil {
				t.Fatal(err)
			}
			if len(f.run(t, web)) != 2 {
				t.Errorf("writes = %v", f.writes())
			}
		})
	}
}

func TestReconcile_waitsForPermanentIDOfPolicy(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deployments)
	p.SetLabels(nil)
	f := newFixture(t, newTemplate(web), p)
	if err := f.reconcile(t.Context(), web); err == nil || !requeue.Expected(err) || len(f.writes()) > 0 {
		t.Errorf("error = %v, writes = %v", err, f.writes())
	}
}

// Changes of the content of kinds without generations are detected by a hash.
func TestReconcile_detectsChangesOfService(t *testing.T) {
	t.Parallel()
	svc := at(services, "default", "web")
	f := newFixture(t, newTemplate(svc), newPolicy("default", "p", services))
	f.run(t, svc)
	version := f.binding(t, svc).BindingSpec().Resource.ResourceVersion
	o := f.object(t, svc)
	o.Object["status"] = map[string]any{"loadBalancer": map[string]any{"ingress": []any{map[string]any{"ip": "1.2.3.4"}}}}
	if err := f.control.Status().Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if f.object(t, svc).GetResourceVersion() == version {
		t.Fatal("the resourceVersion did not change")
	}
	f.expectNoWrites(t, svc)

	f.editTemplate(t, svc, func(o *unstructured.Unstructured) { o.Object["spec"] = map[string]any{"type": "ClusterIP"} })
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, f.run(t, svc)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := f.binding(t, svc).BindingSpec().Resource.ResourceVersion; got != f.object(t, svc).GetResourceVersion() {
		t.Errorf("resourceVersion of the binding = %s", got)
	}
	f.expectNoWrites(t, svc)

	f.editTemplate(t, svc, func(o *unstructured.Unstructured) {
		o.SetLabels(labels.Merge(o.GetLabels(), map[string]string{"tier": "front"}))
	})
	if len(f.run(t, svc)) != 1 {
		t.Errorf("writes after a label changed: %v", f.writes())
	}
	if len(f.rerender) > 0 {
		t.Error("rerendered without a change")
	}

	// After a start there are no records: the binding is unchanged, its Works are rendered again.
	o = f.object(t, svc)
	delete(o.Object, "status")
	if err := f.control.Status().Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	f.records = newRecords()
	f.expectNoWrites(t, svc)
	if len(f.rerender) != 1 {
		t.Errorf("rerendered %d times, want 1", len(f.rerender))
	}
	f.expectNoWrites(t, svc)
	if len(f.rerender) != 1 {
		t.Errorf("rerendered %d times, want 1", len(f.rerender))
	}
}

func TestReconcile_replicas(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	f.run(t, web)
	f.editTemplate(t, web, func(o *unstructured.Unstructured) {
		o.SetGeneration(2)
		o.Object["spec"] = map[string]any{"replicas": int64(7)}
	})
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, f.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := f.binding(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d", got)
	}
	f.expectNoWrites(t, web)
}

// bootstrapped are the labels of access objects that each API server creates.
var bootstrapped = map[string]string{"kubernetes.io/bootstrapping": "rbac-defaults"}

func TestReconcilePolicy_candidates(t *testing.T) {
	t.Parallel()
	other, reserved := at(deployments, "other", "web"), at(deployments, "karmada-es-m1", "web")
	tests := map[string]struct {
		policy policy.Policy
		want   int
		told   []string
	}{
		"own namespace":  {newPolicy("default", "p", deployments), 1, nil},
		"all namespaces": {newPolicy("", "p", deployments), 2, nil},
		"namespace of the selector": {
			newPolicy("", "p", deployments, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Namespace = "other" }),
			1,
			nil,
		},
		"no template of that name": {
			newPolicy("default", "p", deployments, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "x" }),
			0,
			[]string{"PropagationPolicy NoMatchedResource"},
		},
		"kind that is not watched": {
			newPolicy("", "p", deployments.GroupVersion().WithKind("Nothing")),
			0,
			[]string{"ClusterPropagationPolicy NoMatchedResource"},
		},
		"ClusterRoles, of which some are bootstrapped": {newPolicy("", "p", clusterRoles), 1, nil},
		"a bootstrapped ClusterRole by name": {
			newPolicy("", "p", clusterRoles, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "cluster-admin" }),
			0,
			[]string{"ClusterPropagationPolicy NeverPropagated"},
		},
		"bootstrapped ClusterRoles by label": {
			newPolicy("", "p", clusterRoles, func(s *policyv1alpha1.PropagationSpec) {
				s.ResourceSelectors[0].LabelSelector = &metav1.LabelSelector{MatchLabels: bootstrapped}
			}),
			0,
			[]string{"ClusterPropagationPolicy NeverPropagated"},
		},
		"kind that is never propagated": {
			newPolicy("", "p", services.GroupVersion().WithKind("Event")),
			0,
			[]string{"ClusterPropagationPolicy NeverPropagated"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			admin := newTemplate(at(clusterRoles, "", "cluster-admin"))
			admin.SetLabels(bootstrapped)
			f := newFixture(t, newTemplate(web), newTemplate(other), newTemplate(reserved), newTemplate(role), admin, tc.policy)
			writes, requeued := f.runPolicy(t, tc.policy)
			if len(writes) > 0 || len(requeued) != tc.want {
				t.Errorf("wrote %v, requeued %v", writes, requeued)
			}
			if diff := cmp.Diff(tc.told, f.reasons()); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
			if writes, _ := f.runPolicy(t, tc.policy); len(writes) > 0 {
				t.Errorf("running again wrote %v", writes)
			}
		})
	}
}

func TestEnqueue(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(role), newPolicy("", "p", clusterRoles))
	f.run(t, role)
	f.Enqueue(f.binding(t, role))
	if got, _ := f.queue.Get(); got != role {
		t.Errorf("requeued: %v", got)
	}
}
