// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

func claimOf(t testing.TB, o client.Object) string {
	t.Helper()
	var found []string
	for _, s := range policy.Scopes {
		if c, ok := claimOn(o, s); ok {
			found = append(found, s.EventName+" "+strings.TrimPrefix(c.namespace+"/", "/")+c.name+" "+c.id)
		}
	}
	return strings.Join(found, ", ")
}

func TestReconcile_claimsAndBinds(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		of     template
		policy policy.Policy
		claim  string
		writes []string
		event  string
	}{
		"namespaced": {web, selecting("default", "pp", deployments), "policy default/pp id-of-pp", []string{"patch Deployment", "create ResourceBinding"}, "Apply policy(default/pp) succeed"},
		"cluster":    {role, selecting("", "cpp", clusterRoles), "cluster policy cpp id-of-cpp", []string{"patch ClusterRole", "create ClusterResourceBinding"}, "Apply cluster policy(cpp) succeed"},
		"a cluster policy for a namespaced template": {web, selecting("", "cpp", deployments), "cluster policy cpp id-of-cpp", []string{"patch Deployment", "create ResourceBinding"}, "Apply cluster policy(cpp) succeed"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, made(tc.of), tc.policy)
			if diff := cmp.Diff(tc.writes, w.run(t, tc.of)); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			o, b := w.object(t, tc.of), w.bound(t, tc.of)
			if got := claimOf(t, o); got != tc.claim {
				t.Errorf("claim on the template: %s", got)
			}
			if got := claimOf(t, b); got != tc.claim {
				t.Errorf("claim on the binding: %s", got)
			}
			if o.GetLabels()["app"] != "web" {
				t.Error("the user's label is lost")
			}
			want := workv1alpha2.ObjectReference{APIVersion: o.GetAPIVersion(), Kind: o.GetKind(), Namespace: o.GetNamespace(), Name: "web", UID: "uid-web", ResourceVersion: o.GetResourceVersion()}
			if diff := cmp.Diff(want, b.BindingSpec().Resource); diff != "" {
				t.Errorf("resource (-want +got):\n%s", diff)
			}
			if tc.of == web && b.BindingSpec().Replicas != 2 {
				t.Errorf("replicas = %d", b.BindingSpec().Replicas)
			}
			all := w.events.All()
			if len(all) != 1 || all[0].Reason != "ApplyPolicySucceed" || all[0].Message != tc.event || all[0].Warning || all[0].On.UID != "uid-web" || all[0].Source != "resource-detector" {
				t.Errorf("events = %+v", all)
			}
			w.settled(t, tc.of)
		})
	}
}

func TestReconcile_choosesAPolicy(t *testing.T) {
	t.Parallel()
	important := func(s *policyv1alpha1.PropagationSpec) { s.Priority = new(int32(100)) }
	byName := func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "web" }
	going := selecting("default", "a", deployments)
	going.SetDeletionTimestamp(&metav1.Time{Time: metav1.Now().Time})
	tests := map[string]struct {
		policies []client.Object
		want     string
	}{
		"none": {nil, ""},
		"a namespaced policy beats a more important cluster policy": {[]client.Object{selecting("default", "pp", deployments), selecting("", "cpp", deployments, important, byName)}, "policy default/pp id-of-pp"},
		"another namespace has no say":                              {[]client.Object{selecting("other", "pp", deployments), selecting("", "cpp", deployments)}, "cluster policy cpp id-of-cpp"},
		"priority first":                                            {[]client.Object{selecting("default", "a", deployments, byName), selecting("default", "z", deployments, important)}, "policy default/z id-of-z"},
		"then the closer selector":                                  {[]client.Object{selecting("default", "a", deployments), selecting("default", "z", deployments, byName)}, "policy default/z id-of-z"},
		"a policy that goes takes nothing":                          {[]client.Object{going, selecting("default", "z", deployments)}, "policy default/z id-of-z"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, append(tc.policies, made(web))...)
			w.run(t, web)
			if got := claimOf(t, w.object(t, web)); got != tc.want {
				t.Errorf("claim = %q, want %q", got, tc.want)
			}
			if b := w.bound(t, web); (b != nil) != (tc.want != "") {
				t.Errorf("binding = %v", b)
			}
			w.settled(t, web)
		})
	}
}

// A namespaced policy has no say over the cluster's own objects, whatever it selects.
func TestReconcile_clusterTemplateAndNamespacedPolicy(t *testing.T) {
	t.Parallel()
	w := newWorld(t, made(role), selecting("default", "pp", clusterRoles))
	w.settled(t, role)
	if got := claimOf(t, w.object(t, role)); got != "" {
		t.Errorf("claim = %s", got)
	}
}

func TestReconcile_claimedIsNotMatchedAgain(t *testing.T) {
	t.Parallel()
	p := selecting("", "cpp", deployments)
	w := newWorld(t, made(web), p)
	w.run(t, web)
	if err := w.control.Create(t.Context(), selecting("default", "better", deployments)); err != nil {
		t.Fatal(err)
	}
	w.settled(t, web)
	// It selects no more: the policy's own reconcile lets go, the template's does nothing.
	w.edit(t, p, func() {
		p.PolicySpec().ResourceSelectors[0].Name = "else"
		p.PolicySpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"}
	})
	w.settled(t, web)
	if got := claimOf(t, w.object(t, web)); got != "cluster policy cpp id-of-cpp" {
		t.Errorf("claim = %s", got)
	}
	writes, _ := w.runPolicy(t, p)
	if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, writes); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	w.run(t, web)
	if got := claimOf(t, w.bound(t, web)); got != "policy default/better id-of-better" {
		t.Errorf("claim = %s", got)
	}
}

func TestReconcile_takesOverTheMarksOfAClusterPolicy(t *testing.T) {
	t.Parallel()
	p := selecting("", "cpp", deployments)
	w := newWorld(t, made(web), p)
	w.run(t, web)
	// Only the template lost its claim: the binding still carries it when the next policy comes.
	w.editTemplate(t, web, func(o *unstructured.Unstructured) { o.SetLabels(nil); o.SetAnnotations(nil) })
	if err := w.control.Create(t.Context(), selecting("default", "pp", deployments)); err != nil {
		t.Fatal(err)
	}
	w.run(t, web)
	if got := claimOf(t, w.bound(t, web)); got != "policy default/pp id-of-pp" {
		t.Errorf("claim = %s", got)
	}
}

func TestReconcile_followsThePolicy(t *testing.T) {
	t.Parallel()
	p := selecting("default", "pp", deployments)
	w := newWorld(t, made(web), p)
	w.run(t, web)
	b := w.bound(t, web)
	w.edit(t, b, func() { b.BindingSpec().Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}} })
	w.edit(t, p, func() { p.PolicySpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"} })
	writes, due := w.runPolicy(t, p)
	if diff := cmp.Diff([]template{web}, due, cmp.AllowUnexported(template{})); diff != "" || len(writes) > 0 {
		t.Errorf("wrote %v; due (-want +got):\n%s", writes, diff)
	}
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, w.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	got := w.bound(t, web)
	if got.BindingSpec().Placement.ClusterAffinity.ClusterNames[0] != "m2" || len(got.BindingSpec().Clusters) != 1 {
		t.Errorf("spec = %+v", got.BindingSpec())
	}
	w.settled(t, web)
}

func TestReconcile_policyIsDeleted(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]policy.Policy{"namespaced": selecting("default", "p", deployments), "cluster": selecting("", "p", deployments)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, made(web), p)
			w.run(t, web)
			if err := w.control.Delete(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			var wait *waitError
			if err := w.reconcile(t.Context(), web); !errors.As(err, &wait) || err.Error() != policy.Title(p)+" is being deleted" {
				t.Errorf("while the policy goes: %v", err)
			}
			s := policy.ScopeOf(p)
			if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment", "patch " + s.Kind}, first(w.runPolicy(t, p))); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			o, b := w.object(t, web), w.bound(t, web)
			if b == nil || claimOf(t, b) != "" || claimOf(t, o) != "" || len(o.GetAnnotations()) > 0 || o.GetLabels()["app"] != "web" {
				t.Errorf("binding %v, labels %v, annotations %v", b, o.GetLabels(), o.GetAnnotations())
			}
			if err := w.control.Get(t.Context(), client.ObjectKeyFromObject(p), s.New()); client.IgnoreNotFound(err) != nil || err == nil {
				t.Errorf("the policy is still there: %v", err)
			}
			w.settled(t, web)
		})
	}
}

func first(writes []string, _ []template) []string { return writes }

// A policy that vanished without letting go, as with its finalizer taken off by hand.
func TestReconcile_policyIsLost(t *testing.T) {
	t.Parallel()
	p := selecting("default", "p", deployments)
	w := newWorld(t, made(web), p)
	w.run(t, web)
	w.edit(t, p, func() { p.SetFinalizers(nil) })
	if err := w.control.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"patch ResourceBinding", "patch Deployment"}, w.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if b := w.bound(t, web); b == nil || claimOf(t, b) != "" || claimOf(t, w.object(t, web)) != "" {
		t.Errorf("binding = %v", b)
	}
	w.settled(t, web)
}

func TestReconcile_templateWasReplaced(t *testing.T) {
	t.Parallel()
	w := newWorld(t, made(web), selecting("default", "p", deployments))
	w.run(t, web)
	old := w.bound(t, web)
	if err := w.control.Delete(t.Context(), w.object(t, web)); err != nil {
		t.Fatal(err)
	}
	if err := w.reconcile(t.Context(), web); err == nil || !quiet(err) {
		t.Fatalf("error = %v, want to wait for the garbage collector", err)
	}
	again := made(web)
	again.SetUID("uid-again")
	if err := w.control.Create(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	err := w.reconcile(t.Context(), web)
	if err == nil || !strings.Contains(err.Error(), "still belongs to an earlier Deployment web: different owner reference UID") {
		t.Fatalf("error = %v", err)
	}
	if diff := cmp.Diff(old, w.bound(t, web)); diff != "" {
		t.Errorf("the earlier template's binding was touched:\n%s", diff)
	}
	if r := w.reasons(); r[len(r)-1] != "Deployment ApplyPolicyFailed" {
		t.Errorf("events = %v", r)
	}
	if err := w.control.Delete(t.Context(), withoutFinalizers(t, w, old)); err != nil {
		t.Fatal(err)
	}
	w.seen.forget(web) // what the event of the deletion does
	if diff := cmp.Diff([]string{"create ResourceBinding"}, w.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := w.bound(t, web).BindingSpec().Resource.UID; got != "uid-again" {
		t.Errorf("UID = %s", got)
	}
	w.settled(t, web)
}

func withoutFinalizers(t testing.TB, w *world, o client.Object) client.Object {
	t.Helper()
	w.edit(t, o, func() { o.SetFinalizers(nil) })
	return o
}

// A failed attempt writes nothing into a binding that is somebody else's, also when another policy applies now.
func TestReconcile_bindingOfAnother(t *testing.T) {
	t.Parallel()
	w := newWorld(t, made(web), selecting("default", "p", deployments))
	w.run(t, web)
	b := w.bound(t, web)
	w.edit(t, b, func() {
		refs := b.GetOwnerReferences()
		refs[0].UID = "x"
		b.SetOwnerReferences(refs)
		b.SetLabels(map[string]string{"theirs": "x"})
	})
	if err := w.reconcile(t.Context(), web); err == nil {
		t.Fatal("no error")
	}
	if diff := cmp.Diff(map[string]string{"theirs": "x"}, w.bound(t, web).GetLabels()); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
}

func TestReconcile_leavesAlone(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		of     template
		change func(*unstructured.Unstructured)
	}{
		"claimed by a controller":    {web, func(o *unstructured.Unstructured) { o.SetLabels(map[string]string{names.ClaimedBy: "somebody"}) }},
		"in the system's namespace":  {at(deployments, "karmada-system", "web"), nil},
		"in the clusters' namespace": {at(deployments, "karmada-cluster", "web"), nil},
		"in an execution space":      {at(deployments, "karmada-es-m1", "web"), nil},
		"being deleted": {web, func(o *unstructured.Unstructured) {
			o.SetFinalizers([]string{"held"})
			o.SetDeletionTimestamp(&metav1.Time{Time: metav1.Now().Time})
		}},
		"of a kind that is not watched": {at(deployments.GroupVersion().WithKind("DaemonSet"), "default", "web"), nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := made(tc.of)
			if tc.change != nil {
				tc.change(o)
			}
			w := newWorld(t, o, selecting("", "p", tc.of.kind))
			w.settled(t, tc.of)
			if all := w.events.All(); len(all) > 0 {
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
		"namespaced": {selecting("default", "p", deployments, overridden), &policyv1alpha1.OverridePolicy{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "op"}}},
		"cluster":    {selecting("", "p", deployments, overridden), &policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: "op"}}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, made(web), tc.policy)
			err := w.reconcile(t.Context(), web)
			if err == nil || !strings.Contains(err.Error(), "waiting for dependent overrides") || !quiet(err) || len(w.writes) > 0 {
				t.Fatalf("error = %v, writes = %v", err, w.writes)
			}
			if err := w.control.Create(t.Context(), tc.override); err != nil {
				t.Fatal(err)
			}
			if len(w.run(t, web)) != 2 {
				t.Errorf("writes = %v", w.writes)
			}
		})
	}
}

func TestReconcile_waitsForThePolicysID(t *testing.T) {
	t.Parallel()
	p := selecting("default", "p", deployments)
	p.SetLabels(nil)
	w := newWorld(t, made(web), p)
	if err := w.reconcile(t.Context(), web); err == nil || !quiet(err) || len(w.writes) > 0 {
		t.Errorf("error = %v, writes = %v", err, w.writes)
	}
}

// The kinds that do not count generations: the content decides.
func TestReconcile_contentOfAService(t *testing.T) {
	t.Parallel()
	svc := at(services, "default", "web")
	w := newWorld(t, made(svc), selecting("default", "p", services))
	w.run(t, svc)
	version := w.bound(t, svc).BindingSpec().Resource.ResourceVersion
	o := w.object(t, svc)
	o.Object["status"] = map[string]any{"loadBalancer": map[string]any{"ingress": []any{map[string]any{"ip": "1.2.3.4"}}}}
	if err := w.control.Status().Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if w.object(t, svc).GetResourceVersion() == version {
		t.Fatal("the status was not written")
	}
	w.settled(t, svc)

	w.editTemplate(t, svc, func(o *unstructured.Unstructured) { o.Object["spec"] = map[string]any{"type": "ClusterIP"} })
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, w.run(t, svc)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := w.bound(t, svc).BindingSpec().Resource.ResourceVersion; got != w.object(t, svc).GetResourceVersion() {
		t.Errorf("the binding stands for version %s", got)
	}
	w.settled(t, svc)

	w.editTemplate(t, svc, func(o *unstructured.Unstructured) {
		o.SetLabels(merged(o.GetLabels(), map[string]string{"tier": "front"}))
	})
	if len(w.run(t, svc)) != 1 {
		t.Errorf("a new label wrote %v", w.writes)
	}
	if len(w.rerender) > 0 {
		t.Error("rendering was asked for without need")
	}

	// After a start nothing is remembered: the binding stays, its Works are rendered again.
	o = w.object(t, svc)
	delete(o.Object, "status")
	if err := w.control.Status().Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	w.seen = contents{byTemplate: map[template]content{}}
	w.settled(t, svc)
	if len(w.rerender) != 1 {
		t.Errorf("asked %d times for rendering", len(w.rerender))
	}
	w.settled(t, svc)
	if len(w.rerender) != 1 {
		t.Errorf("asked %d times for rendering", len(w.rerender))
	}
}

func TestReconcile_replicas(t *testing.T) {
	t.Parallel()
	w := newWorld(t, made(web), selecting("default", "p", deployments))
	w.run(t, web)
	w.editTemplate(t, web, func(o *unstructured.Unstructured) {
		o.SetGeneration(2)
		o.Object["spec"] = map[string]any{"replicas": int64(7)}
	})
	if diff := cmp.Diff([]string{"patch ResourceBinding"}, w.run(t, web)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if got := w.bound(t, web).BindingSpec().Replicas; got != 7 {
		t.Errorf("replicas = %d", got)
	}
	w.settled(t, web)
}

func TestReconcilePolicy_candidates(t *testing.T) {
	t.Parallel()
	other, reserved := at(deployments, "other", "web"), at(deployments, "karmada-es-m1", "web")
	tests := map[string]struct {
		policy policy.Policy
		want   int
		told   []string
	}{
		"its namespace":            {selecting("default", "p", deployments), 1, nil},
		"every namespace":          {selecting("", "p", deployments), 2, nil},
		"the selector's":           {selecting("", "p", deployments, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Namespace = "other" }), 1, nil},
		"nothing of that name":     {selecting("default", "p", deployments, func(s *policyv1alpha1.PropagationSpec) { s.ResourceSelectors[0].Name = "x" }), 0, []string{"PropagationPolicy NoMatchedResource"}},
		"a kind that is not there": {selecting("", "p", deployments.GroupVersion().WithKind("Nothing")), 0, []string{"ClusterPropagationPolicy NoMatchedResource"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, made(web), made(other), made(reserved), tc.policy)
			writes, due := w.runPolicy(t, tc.policy)
			if len(writes) > 0 || len(due) != tc.want {
				t.Errorf("wrote %v, due %v", writes, due)
			}
			if diff := cmp.Diff(tc.told, w.reasons()); diff != "" {
				t.Errorf("events (-want +got):\n%s", diff)
			}
		})
	}
}

func TestEnqueue(t *testing.T) {
	t.Parallel()
	w := newWorld(t, made(role), selecting("", "p", clusterRoles))
	w.run(t, role)
	w.Enqueue(w.bound(t, role))
	if got, _ := w.queue.Get(); got != role {
		t.Errorf("due: %v", got)
	}
}
