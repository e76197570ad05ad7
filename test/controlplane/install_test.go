// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/apiserver"
	"karmada.io/karmada/test/env"
)

// recordedServer starts a real API server. writes returns the writes of the client since the last call.
func recordedServer(t *testing.T) (control client.Client, writes func() []string, ca []byte) {
	t.Helper()
	cp := apiserver.Start(t)
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clientgoscheme.AddToScheme, apiextensionsv1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	plain, err := client.NewWithWatch(cp.RESTConfig(), client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var log []string
	record := func(verb string, o client.Object) {
		mu.Lock()
		defer mu.Unlock()
		log = append(log, verb+" "+o.GetName())
	}
	recorded := interceptor.NewClient(plain, interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			record("create", o)
			return c.Create(ctx, o, opts...)
		},
		Update: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
			record("update", o)
			return c.Update(ctx, o, opts...)
		},
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			record("patch", o)
			return c.Patch(ctx, o, p, opts...)
		},
		Delete: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
			record("delete", o)
			return c.Delete(ctx, o, opts...)
		},
	})
	return recorded, func() []string {
		mu.Lock()
		defer mu.Unlock()
		out := log
		log = nil
		return out
	}, cp.CA()
}

// testRevokedAdministrators deletes the ClusterRoleBinding of administrators. Neither it nor another right is granted again.
func testRevokedAdministrators(t *testing.T, control client.Client, apply func() []string) {
	t.Helper()
	allowed := func(group, resource, subresource string) bool {
		t.Helper()
		review := &authorizationv1.SubjectAccessReview{Spec: authorizationv1.SubjectAccessReviewSpec{
			User: names.Administrator, Groups: []string{names.Administrators, "system:authenticated"},
			ResourceAttributes: &authorizationv1.ResourceAttributes{
				Verb: "create", Group: group, Resource: resource, Subresource: subresource, Name: "x",
			},
		}}
		if err := control.Create(t.Context(), review); err != nil {
			t.Fatal(err)
		}
		return review.Status.Allowed
	}
	both := func() []bool {
		return []bool{allowed("", "secrets", ""), allowed("cluster.karmada.io", "clusters", "proxy")}
	}
	if got := both(); !slices.Equal(got, []bool{true, true}) {
		t.Errorf("administrator may create Secrets, use the proxy: %v", got)
	}
	binding := &rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: names.AdministratorsBinding}}
	if err := control.Delete(t.Context(), binding); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the rights are revoked", func(context.Context) error {
		if got := both(); !slices.Equal(got, []bool{false, false}) {
			return fmt.Errorf("administrator may create Secrets, use the proxy: %v", got)
		}
		return nil
	})
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: "cluster-proxy-admin"}} // an object that Apply restores
	if err := control.Delete(t.Context(), role); err != nil {
		t.Fatal(err)
	}
	if again := apply(); slices.Contains(again, "create "+names.AdministratorsBinding) {
		t.Errorf("writes after the rights were revoked: %q", again)
	}
}

// Apply writes all objects once, and then only what changes.
func TestInstall(t *testing.T) {
	t.Parallel()
	control, writes, ca := recordedServer(t)
	hook := install.Webhook{URL: "https://127.0.0.1:1", CABundle: ca}
	apply := func(h install.Webhook) []string {
		t.Helper()
		if err := install.Apply(t.Context(), control, h); err != nil {
			t.Fatal(err)
		}
		return writes()
	}
	first := apply(hook)
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	position := func(write string) int {
		t.Helper()
		i := slices.Index(first, write)
		if i < 0 {
			t.Errorf("%q is missing in %q", write, first)
		}
		return i
	}
	for _, crd := range crds {
		position("create " + crd.Name)
		if i := slices.IndexFunc(first, func(w string) bool { return strings.HasSuffix(w, "config") }); i > position("create "+crd.Name) {
			t.Errorf("%s was created before the webhook configurations: %q", crd.Name, first)
		}
	}
	for _, name := range []string{"karmada-system", "karmada-cluster"} {
		if err := control.Get(t.Context(), client.ObjectKey{Name: name}, &corev1.Namespace{}); err != nil {
			t.Errorf("namespace %s: %v", name, err)
		}
	}
	var mutating admissionregistrationv1.MutatingWebhookConfigurationList
	if err := control.List(t.Context(), &mutating); err != nil || len(mutating.Items) == 0 {
		t.Errorf("%d mutating configurations, %v", len(mutating.Items), err)
	}
	// All kinds are served when Apply returns.
	for _, crd := range crds {
		var found apiextensionsv1.CustomResourceDefinition
		if err := control.Get(t.Context(), client.ObjectKeyFromObject(crd), &found); err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(found.Status.Conditions, func(c apiextensionsv1.CustomResourceDefinitionCondition) bool {
			return c.Type == apiextensionsv1.Established && c.Status == apiextensionsv1.ConditionTrue
		}) {
			t.Errorf("%s is not served", crd.Name)
		}
	}
	if again := apply(hook); len(again) > 0 {
		t.Errorf("writes of the second Apply: %q", again)
	}
	hook.URL = "https://127.0.0.1:2"
	if moved := apply(hook); len(moved) == 0 || slices.ContainsFunc(moved, func(w string) bool { return strings.HasPrefix(w, "create") }) {
		t.Errorf("writes after the webhook URL changed: %q, want updates", moved)
	}
	if again := apply(hook); len(again) > 0 {
		t.Errorf("writes without a change: %q", again)
	}
	testRevokedAdministrators(t, control, func() []string { return apply(hook) })
	// An earlier version granted more.
	role := &rbacv1.Role{}
	name := client.ObjectKey{Namespace: "karmada-system", Name: install.ComponentUser("scheduler")}
	if err := control.Get(t.Context(), name, role); err != nil {
		t.Fatal(err)
	}
	role.Rules[0].Verbs = append(role.Rules[0].Verbs, "delete")
	if err := control.Update(t.Context(), role); err != nil {
		t.Fatal(err)
	}
	writes()
	if got := apply(hook); !slices.Equal(got, []string{"update " + role.Name}) {
		t.Errorf("writes after the rights of a role were extended: %q", got)
	}
	if err := control.Get(t.Context(), name, role); err != nil || slices.Contains(role.Rules[0].Verbs, "delete") {
		t.Errorf("rules %v, %v", role.Rules, err)
	}
}
