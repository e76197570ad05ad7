// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package unifiedauth

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	admitwork "karmada.io/karmada/internal/admission/work"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func proxyRole(name string, mutate func(*rbacv1.PolicyRule)) rbacv1.ClusterRole {
	rule := rbacv1.PolicyRule{APIGroups: []string{"cluster.karmada.io"}, Resources: []string{"clusters/proxy"}, Verbs: []string{"*"}}
	if mutate != nil {
		mutate(&rule)
	}
	return rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: name}, Rules: []rbacv1.PolicyRule{rule}}
}

func bindingTo(role string, subjects ...rbacv1.Subject) rbacv1.ClusterRoleBinding {
	return rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: role}, RoleRef: rbacv1.RoleRef{Kind: "ClusterRole", Name: role},
		Subjects: subjects}
}

func TestImpersonationRules(t *testing.T) {
	t.Parallel()
	user := func(name string) rbacv1.Subject { return rbacv1.Subject{Kind: rbacv1.UserKind, Name: name} }
	rule := func(resource string, names ...string) rbacv1.PolicyRule {
		return rbacv1.PolicyRule{APIGroups: []string{""}, Resources: []string{resource}, Verbs: []string{"impersonate"},
			ResourceNames: names}
	}
	tests := map[string]struct {
		mutate  func(*rbacv1.PolicyRule)
		granted bool
	}{
		"all clusters":        {nil, true},
		"this cluster":        {func(r *rbacv1.PolicyRule) { r.ResourceNames = []string{"m2", "m1"} }, true},
		"the proxy to all":    {func(r *rbacv1.PolicyRule) { r.ResourceNames = []string{"*"} }, true},
		"another cluster":     {func(r *rbacv1.PolicyRule) { r.ResourceNames = []string{"m2"} }, false},
		"everything":          {func(r *rbacv1.PolicyRule) { r.APIGroups, r.Resources = []string{"*"}, []string{"*"} }, true},
		"clusters themselves": {func(r *rbacv1.PolicyRule) { r.Resources = []string{"clusters", "clusters/status"} }, false},
		"another group":       {func(r *rbacv1.PolicyRule) { r.APIGroups = []string{"apps"} }, false},
		"a non-resource URL": {func(r *rbacv1.PolicyRule) {
			*r = rbacv1.PolicyRule{NonResourceURLs: []string{"*"}, Verbs: []string{"*"}}
		}, false},
		"the search proxy": {func(r *rbacv1.PolicyRule) {
			r.APIGroups, r.Resources = []string{"search.karmada.io"}, []string{"proxying/proxy"}
		}, true},
		"the search proxy in another group": {func(r *rbacv1.PolicyRule) { r.Resources = []string{"proxying/proxy"} }, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := impersonationRules("m1", []rbacv1.ClusterRole{proxyRole("r", tc.mutate)},
				[]rbacv1.ClusterRoleBinding{bindingTo("r", user("alice"))})
			var want []rbacv1.PolicyRule
			if tc.granted {
				want = []rbacv1.PolicyRule{rule("users", "alice")}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("rules (-want +got):\n%s", diff)
			}
		})
	}
	t.Run("all kinds of subjects, unique and sorted", func(t *testing.T) {
		t.Parallel()
		got := impersonationRules("m1", []rbacv1.ClusterRole{proxyRole("r", nil), proxyRole("q", nil),
			{ObjectMeta: metav1.ObjectMeta{Name: "other"}}}, []rbacv1.ClusterRoleBinding{
			bindingTo("r", user("bob"), user("alice"), rbacv1.Subject{Kind: rbacv1.GroupKind, Name: "devs"},
				rbacv1.Subject{Kind: rbacv1.GroupKind, Name: "system:masters"}),
			bindingTo("q", user("alice"), rbacv1.Subject{Kind: rbacv1.ServiceAccountKind, Namespace: "ns", Name: "robot"}),
			bindingTo("other", user("eve")),
		})
		want := []rbacv1.PolicyRule{
			rule("users", "alice", "bob"), rule("serviceaccounts", "robot"),
			rule("groups", "devs", names.Administrators),
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("rules (-want +got):\n%s", diff)
		}
	})
}

func TestReconcile_reachesFixpoint(t *testing.T) {
	t.Parallel()
	role := proxyRole("r", nil)
	binding := bindingTo("r", rbacv1.Subject{Kind: rbacv1.UserKind, Name: "alice"})
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "uid of m1",
		Finalizers: []string{names.ClusterFinalizer}}}
	cluster.Spec.ImpersonatorSecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: "m1-impersonator"}
	without := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "without", Finalizers: cluster.Finalizers}}
	// A Work with another object may have the name: that has a hash of 32 bits.
	other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: "karmada-es-m1", Name: names.Work("ClusterRole", "", names.ImpersonatorAccount), Labels: map[string]string{"of": "another"},
	}}
	other.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: []byte(`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"namespace":"x","name":"karmada-impersonator"}}`),
	}}}
	control, recorder := fakecontrol.WithObjects(t, cluster, without, &role, &binding, other), &events.Fake{}
	control.Fail = func(write fakecontrol.Write) error {
		if w, ok := write.Object.(*workv1alpha1.Work); ok && write.Verb == "create" {
			return admitwork.DefaultWork(w, func() string { return "an id" }).ToAggregate()
		}
		return nil
	}
	r := &Controller{control: control, events: recorder}
	reconcile := func() {
		t.Helper()
		for _, name := range []string{"m1", "without", "gone"} {
			if _, err := r.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: name}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	reconcile()
	if got := control.Writes(fakecontrol.Write.ByKind); !slices.Equal(got, []string{"create Work", "create Work", "create Work"}) {
		t.Errorf("writes = %q", got)
	}
	var works workv1alpha1.WorkList
	if err := control.List(t.Context(), &works); err != nil {
		t.Fatal(err)
	}
	for _, w := range works.Items {
		if w.Labels["of"] == "another" && len(w.Labels) == 1 && strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), "ConfigMap") {
			continue
		}
		if w.Namespace != "karmada-es-m1" || w.Labels[names.System] != "true" || len(w.OwnerReferences) != 1 ||
			w.OwnerReferences[0].Name != "m1" {
			t.Errorf("work %+v", w.ObjectMeta)
		}
	}
	reconcile()
	if got := control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes at the fixpoint: %q", got)
	}
	binding.Subjects[0].Name = "bob"
	if err := control.Update(t.Context(), &binding); err != nil {
		t.Fatal(err)
	}
	control.Writes(fakecontrol.Write.ByKind)
	reconcile()
	reconcile()
	if got := control.Writes(fakecontrol.Write.ByKind); !slices.Equal(got, []string{"patch Work"}) {
		t.Errorf("writes after a new subject = %q", got)
	}
	got := recorder.All()
	if len(got) != 2 || got[0].Reason != "SyncImpersonationConfigSucceed" || got[0].Message != "Sync impersonation config succeed." {
		t.Fatalf("events = %+v", got)
	}
	if e := got[0]; e.Source != "unified-auth-controller" || e.On.Kind != "Cluster" || e.On.UID != "uid of m1" {
		t.Errorf("event = %+v", e)
	}
}
