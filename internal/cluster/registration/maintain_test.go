// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"context"
	"slices"
	"testing"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

// maintain reconciles the access of the agent of m1 and returns the writes.
func maintain(t *testing.T, control *fakecontrol.Control) []string {
	t.Helper()
	m := &maintainer{control: control, live: control}
	if _, err := requeue.Reconciler(m).Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}); err != nil {
		t.Fatal(err)
	}
	return control.Writes(fakecontrol.Write.ByKind)
}

// The access of an agent that an earlier version created is limited and gets an owner. The second run writes nothing.
func TestMaintainer_updatesAccess(t *testing.T) {
	t.Parallel()
	cluster := newCluster(clusterv1alpha1.Pull)
	cluster.UID = "uid"
	objects := []client.Object{cluster}
	for _, o := range access(agent{cluster: "m1", request: "csr"}) {
		switch o := o.(type) {
		case *rbacv1.ClusterRole:
			o.Rules = []rbacv1.PolicyRule{rule("cluster.karmada.io", "clusters", "list")}
		case *rbacv1.Role, *rbacv1.RoleBinding:
			if o.GetNamespace() == "karmada-system" {
				continue // it did not exist
			}
		}
		objects = append(objects, o)
	}
	control := fakecontrol.WithObjects(t, objects...)
	got := maintain(t, control)
	slices.Sort(got)
	want := []string{
		"create Role", "create RoleBinding", "patch ClusterRole", "patch ClusterRoleBinding", "patch Role", "patch Role", "patch Role",
		"patch RoleBinding", "patch RoleBinding", "patch RoleBinding",
	}
	if !slices.Equal(got, want) {
		t.Errorf("writes %q, want %q", got, want)
	}
	var role rbacv1.ClusterRole
	if err := control.Get(t.Context(), client.ObjectKey{Name: "system:karmada:m1:agent"}, &role); err != nil {
		t.Fatal(err)
	}
	if len(role.OwnerReferences) != 1 || role.OwnerReferences[0].UID != "uid" ||
		!slices.Equal(creates(role.Rules), []string{"certificatesigningrequests", "events"}) ||
		role.Annotations["registration.karmada.io/certificate-request"] != "csr" {
		t.Errorf("ClusterRole %+v", role)
	}
	if again := maintain(t, control); len(again) > 0 {
		t.Errorf("writes of the second run: %q", again)
	}
	// Agents may list Services while an interpreter webhook names one.
	config := &configv1alpha1.ResourceInterpreterWebhookConfiguration{ObjectMeta: metav1.ObjectMeta{Name: "c"}}
	config.Webhooks = []configv1alpha1.ResourceInterpreterWebhook{{Name: "h"}}
	config.Webhooks[0].ClientConfig.Service = &admissionregistrationv1.ServiceReference{Namespace: "shop", Name: "hook"}
	for _, step := range []struct {
		change func(context.Context, client.Object) error
		listed bool
	}{
		{func(ctx context.Context, o client.Object) error { return control.Create(ctx, o) }, true},
		{func(ctx context.Context, o client.Object) error { return control.Delete(ctx, o) }, false},
	} {
		if err := step.change(t.Context(), config); err != nil {
			t.Fatal(err)
		}
		maintain(t, control)
		if err := control.Get(t.Context(), client.ObjectKeyFromObject(&role), &role); err != nil {
			t.Fatal(err)
		}
		listed := slices.ContainsFunc(role.Rules, func(r rbacv1.PolicyRule) bool { return slices.Contains(r.Resources, "services") })
		if listed != step.listed {
			t.Errorf("rules %+v, may list Services: %v", role.Rules, step.listed)
		}
	}
}

// creates returns the kinds that rules permit to create, sorted.
func creates(rules []rbacv1.PolicyRule) (out []string) {
	for _, r := range rules {
		if slices.Contains(r.Verbs, "create") {
			out = append(out, r.Resources...)
		}
	}
	slices.Sort(out)
	return out
}

// An agent may create its Cluster once: when it is removed, with taints and labels, its agent must not create another one.
func TestAccess_createsClusterOnce(t *testing.T) {
	t.Parallel()
	if got := creates(clusterRules(agent{cluster: "m1"})); !slices.Contains(got, "clusters") {
		t.Errorf("a new agent may create %q, want clusters", got)
	}
	if got := creates(clusterRules(agent{cluster: "m1", registered: true})); slices.Contains(got, "clusters") {
		t.Errorf("the agent of a registered cluster may create %q", got)
	}
	// A Cluster of the same name does not get the access of the agent of an earlier one.
	earlier := newCluster(clusterv1alpha1.Pull)
	earlier.UID = "earlier"
	cluster := newCluster(clusterv1alpha1.Pull)
	cluster.UID = "uid"
	objects := []client.Object{cluster}
	for _, o := range access(agent{cluster: "m1", request: "csr"}) {
		own(o, earlier)
		objects = append(objects, o)
	}
	if got := maintain(t, fakecontrol.WithObjects(t, objects...)); len(got) > 0 {
		t.Errorf("writes %q, want none", got)
	}
}

// A concurrent change of the rules is not reverted.
func TestMaintainer_conflict(t *testing.T) {
	t.Parallel()
	cluster := newCluster(clusterv1alpha1.Pull)
	objects := []client.Object{cluster}
	objects = append(objects, access(agent{cluster: "m1", request: "csr"})...)
	control := fakecontrol.WithObjects(t, objects...)
	conflict := apierrors.NewConflict(rbacv1.Resource("clusterroles"), "system:karmada:m1:agent", nil)
	control.Fail = failOf("patch ClusterRole", conflict)
	m := &maintainer{control: control, live: control}
	result, err := requeue.Reconciler(m).Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}})
	if err != nil || result.RequeueAfter == 0 {
		t.Errorf("Reconcile = %v, %v, want a retry", result, err)
	}
}

// Access that was revoked is not restored, and none is created for a cluster that has no agent.
func TestMaintainer_keepsRevokedAccess(t *testing.T) {
	t.Parallel()
	all := access(agent{cluster: "m1", request: "csr"})
	for name, objects := range map[string][]client.Object{
		"never admitted": {newCluster(clusterv1alpha1.Pull)},
		"revoked":        {newCluster(clusterv1alpha1.Pull), all[0]},
		"Push mode":      append([]client.Object{newCluster(clusterv1alpha1.Push)}, all...),
		"not registered": all,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			control := fakecontrol.WithObjects(t, objects...)
			if got := maintain(t, control); len(got) > 0 {
				t.Errorf("writes %q, want none", got)
			}
		})
	}
}

// The agent may read its last request for a certificate, and no other.
func TestAllowReading(t *testing.T) {
	t.Parallel()
	r, control, _ := newReconciler(t, claimed("csr"))
	for _, request := range []string{"m1-aaaaa", "m1-bbbbb", "m1-bbbbb"} {
		if err := r.allowReading(t.Context(), request, "m1"); err != nil {
			t.Fatal(err)
		}
	}
	if got := control.Writes(fakecontrol.Write.ByKind); len(got) != 2 {
		t.Errorf("writes %q, want two", got)
	}
	var role rbacv1.ClusterRole
	if err := control.Get(t.Context(), client.ObjectKey{Name: "system:karmada:m1:agent"}, &role); err != nil {
		t.Fatal(err)
	}
	readable := slices.DeleteFunc(slices.Clone(role.Rules), func(r rbacv1.PolicyRule) bool {
		return !slices.Contains(r.Resources, "certificatesigningrequests") || !slices.Contains(r.Verbs, "get")
	})
	if len(readable) != 1 || !slices.Equal(readable[0].ResourceNames, []string{"m1-bbbbb"}) {
		t.Errorf("rules %v, want one that names m1-bbbbb", readable)
	}
	if err := r.allowReading(t.Context(), "m2-aaaaa", "m2"); err != nil || !apierrors.IsNotFound(
		control.Get(t.Context(), client.ObjectKey{Name: "system:karmada:m2:agent"}, &role)) {
		t.Errorf("access was created for a cluster without an agent: %v", err)
	}
}
