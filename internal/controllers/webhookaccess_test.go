// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/metric"
	"karmada.io/karmada/test/fakecontrol"
)

func TestWebhookAccess(t *testing.T) {
	t.Parallel()
	definition := func(name string) client.Object {
		return &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: name}}
	}
	secret := func(namespace, name, protection string) client.Object {
		return &corev1.Secret{ObjectMeta: metav1.ObjectMeta{
			Namespace: namespace, Name: name, Labels: map[string]string{names.DeletionProtected: protection},
		}}
	}
	role := &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: names.WebhookKinds},
		Rules:      []rbacv1.PolicyRule{{APIGroups: []string{""}, Resources: []string{"secrets"}, Verbs: []string{"list"}}}, // of an upgrade
	}
	control := fakecontrol.New(t, fakecontrol.Options{Scheme: Scheme(), Objects: []client.Object{
		role, definition("widgets.example.io"), definition("gears.example.io"), definition("a.b.c"),
		secret("shop", "key", "Always"), secret("shop", "a-key", "Always"), secret("prod", "key", "Never"),
	}})
	servers := &metric.Servers{}
	if err := servers.Set("https://b.example.com/,https://a.example.com=/secret/token"); err != nil {
		t.Fatal(err)
	}
	reconcile := func() []string {
		t.Helper()
		request := ctrl.Request{NamespacedName: client.ObjectKeyFromObject(role)}
		if _, err := (webhookAccess{control, servers, []string{"remedy"}}).Reconcile(t.Context(), request); err != nil {
			t.Fatal(err)
		}
		return control.Writes(fakecontrol.Write.ByKind)
	}
	if diff := cmp.Diff([]string{"patch ClusterRole"}, reconcile()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if again := reconcile(); again != nil {
		t.Errorf("writes of the second run: %q", again)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(role), role); err != nil {
		t.Fatal(err)
	}
	list := func(group string, resources ...string) rbacv1.PolicyRule {
		return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: resources, Verbs: []string{"list"}}
	}
	if diff := cmp.Diff([]rbacv1.PolicyRule{list("b.c", "a"), list("example.io", "gears", "widgets")}, role.Rules); diff != "" {
		t.Errorf("rules (-want +got):\n%s", diff)
	}
	if got := role.Annotations[names.ProtectedSecrets]; got != `{"shop":"a-key"}` {
		t.Errorf("protected Secrets %s", got)
	}
	if got := role.Annotations[names.MetricServers]; got != `["https://a.example.com","https://b.example.com"]` {
		t.Errorf("metric servers %s", got)
	}
	if got := role.Annotations[names.DisabledControllers]; got != `["remedy"]` {
		t.Errorf("disabled controllers %s", got)
	}
	servers = nil
	if err := control.Delete(t.Context(), role); err != nil {
		t.Fatal(err)
	}
	control.Writes(fakecontrol.Write.ByKind)
	for _, name := range []string{"key", "a-key"} {
		if err := control.Delete(t.Context(), secret("shop", name, "Always")); err != nil {
			t.Fatal(err)
		}
	}
	control.Writes(fakecontrol.Write.ByKind)
	if diff := cmp.Diff([]string{"create ClusterRole"}, reconcile()); diff != "" {
		t.Errorf("writes without the ClusterRole (-want +got):\n%s", diff)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(role), role); err != nil {
		t.Fatal(err)
	}
	if got := role.Annotations[names.MetricServers]; got != "[]" {
		t.Errorf("without metric servers: %s", got)
	}
	if got := role.Annotations[names.ProtectedSecrets]; got != "{}" || len(role.Rules) != 2 {
		t.Errorf("without protected Secrets: %q, rules %v", got, role.Rules)
	}
}
