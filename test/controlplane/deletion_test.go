// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	authorizationv1 "k8s.io/api/authorization/v1"
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/install"
	"karmada.io/karmada/test/env"
)

const (
	protection = "resourcetemplate.karmada.io/deletion-protected"
	reason     = "please make sure to remove"
)

func denied(err error, words ...string) error {
	if !apierrors.IsForbidden(err) {
		return fmt.Errorf("error %w, want forbidden", err)
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			return fmt.Errorf("error %w, want %q", err, word)
		}
	}
	return nil
}

// A namespace is not deleted while objects in it are protected, of a built-in or a custom kind. Nothing in it is deleted.
func TestDeletion_namespaceOfProtectedObjects(t *testing.T) {
	t.Parallel()
	e := hub
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "shop"}}
	free := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Name: "free", Namespace: "shop"}}
	meta := metav1.ObjectMeta{Name: "kept", Namespace: "shop", Labels: map[string]string{protection: "Always"}}
	protected := []client.Object{
		&corev1.ConfigMap{ObjectMeta: meta},
		&policyv1alpha1.OverridePolicy{ObjectMeta: meta, Spec: policyv1alpha1.OverrideSpec{}},
		&corev1.Secret{ObjectMeta: meta},
	}
	for _, object := range append([]client.Object{namespace, free}, protected...) {
		if err := e.Control.Create(t.Context(), object); err != nil {
			t.Fatal(err)
		}
	}
	for i, resource := range []string{"configmaps kept", "overridepolicies.policy.karmada.io kept", "secrets kept"} {
		// The controller manager records protected Secrets, because the webhook may not list them.
		env.Eventually(t, "denial because of "+resource, func(context.Context) error {
			return denied(e.Control.Delete(t.Context(), namespace, client.DryRunAll), resource, reason, protection)
		})
		if err := denied(e.Control.Delete(t.Context(), protected[i]), reason); err != nil {
			t.Errorf("delete %s: %v", resource, err)
		}
		patch := client.RawPatch("application/merge-patch+json", []byte(`{"metadata":{"labels":null}}`))
		if err := e.Control.Patch(t.Context(), protected[i], patch); err != nil {
			t.Fatal(err)
		}
	}
	if err := e.Control.Get(t.Context(), client.ObjectKeyFromObject(free), free); err != nil || !free.DeletionTimestamp.IsZero() {
		t.Errorf("unprotected object after the denial: deleted at %v, error %v", free.DeletionTimestamp, err)
	}
	env.Eventually(t, "deletion of the namespace without protected objects", func(context.Context) error {
		return e.Control.Delete(t.Context(), namespace)
	})
}

// The webhook may list the objects of all kinds that can be protected, but not Secrets.
func TestDeletion_rightsOfTheWebhook(t *testing.T) {
	t.Parallel()
	lists, err := discovery.NewDiscoveryClientForConfigOrDie(hub.Config).ServerPreferredNamespacedResources()
	if len(lists) == 0 {
		t.Fatal(err)
	}
	mayList := func(group, resource string) bool {
		t.Helper()
		review := &authorizationv1.SubjectAccessReview{Spec: authorizationv1.SubjectAccessReviewSpec{
			User: install.ComponentUser("webhook"), Groups: []string{"system:authenticated"},
			ResourceAttributes: &authorizationv1.ResourceAttributes{Namespace: "shop", Verb: "list", Group: group, Resource: resource},
		}}
		if err := hub.Control.Create(t.Context(), review); err != nil {
			t.Fatal(err)
		}
		return review.Status.Allowed
	}
	checked := 0
	for _, list := range lists {
		version, err := schema.ParseGroupVersion(list.GroupVersion)
		if err != nil {
			t.Fatal(err)
		}
		for i := range list.APIResources {
			r := &list.APIResources[i]
			if !slices.Contains(r.Verbs, "list") || !slices.Contains(r.Verbs, "delete") {
				continue
			}
			checked++
			if want := r.Name != "secrets"; mayList(version.Group, r.Name) != want {
				t.Errorf("the webhook may list %s of group %q: %v, want %v", r.Name, version.Group, !want, want)
			}
		}
	}
	if checked < 30 {
		t.Errorf("checked %d kinds", checked)
	}
}

// An execution namespace is deleted only with its Cluster.
func TestDeletion_executionNamespace(t *testing.T) {
	t.Parallel()
	e := hub
	cluster := &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: "ghost"},
		Spec:       clusterv1alpha1.ClusterSpec{SyncMode: clusterv1alpha1.Push, APIEndpoint: "https://127.0.0.1:1"},
	}
	if err := e.Control.Create(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-es-ghost"}}
	key := client.ObjectKeyFromObject(namespace)
	env.Eventually(t, "the execution namespace", func(ctx context.Context) error { return e.Control.Get(ctx, key, namespace) })
	if err := denied(e.Control.Delete(t.Context(), namespace), "karmadactl unjoin ghost"); err != nil {
		t.Errorf("delete the execution namespace: %v", err)
	}
	credentials := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-cluster"}}
	if err := denied(e.Control.Delete(t.Context(), credentials), "credentials"); err != nil {
		t.Errorf("delete the namespace of the credentials: %v", err)
	}
	if err := e.Control.Delete(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	for _, object := range []client.Object{cluster, namespace} {
		env.Eventually(t, "deletion of "+object.GetName(), func(ctx context.Context) error {
			err := e.Control.Get(ctx, client.ObjectKeyFromObject(object), object)
			if apierrors.IsNotFound(err) {
				return nil
			}
			return fmt.Errorf("%s exists: error %w, finalizers %v", object.GetName(), err, object.GetFinalizers())
		})
	}
}

// The CustomResourceDefinitions of Karmada and its namespace are not deleted by mistake: the objects in members would be deleted, too.
func TestDeletion_installation(t *testing.T) {
	t.Parallel()
	definition := func(name string) client.Object {
		return &apiextensionsv1.CustomResourceDefinition{ObjectMeta: metav1.ObjectMeta{Name: name}}
	}
	for object, want := range map[client.Object]string{
		definition("resourcebindings.work.karmada.io"):                           "deletes all resourcebindings, and with them the objects",
		definition("works.work.karmada.io"):                                      "deletes all works",
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-system"}}: "namespace karmada-system deletes the Services",
	} {
		if err := denied(hub.Control.Delete(t.Context(), object, client.DryRunAll), want); err != nil {
			t.Errorf("delete %s: %v", object.GetName(), err)
		}
	}
	if err := hub.Control.DeleteAllOf(t.Context(), &apiextensionsv1.CustomResourceDefinition{}, client.DryRunAll); err == nil {
		t.Error("the API server accepted the deletion of all CustomResourceDefinitions")
	}
}
