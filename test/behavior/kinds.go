// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"errors"
	"fmt"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// reinstalledKind installs a kind again with another plural, in the control plane and in a member. Its policy names another version.
func reinstalledKind(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	group, m := f.ns+".example.org", e.Members[member1]
	f.create(f.policy("toys", []string{member1}, policyv1alpha1.ResourceSelector{APIVersion: group + "/v1beta1", Kind: "Toy"}))
	for _, plural := range []string{"toys", "toyz"} {
		resource := schema.GroupVersionResource{Group: group, Version: "v1", Resource: plural}
		in := func(config *env.Member) dynamic.ResourceInterface {
			return dynamic.NewForConfigOrDie(config.Config).Resource(resource).Namespace(f.ns)
		}
		f.createForAll(toyDefinition(group, plural))
		if err := m.Client.Create(f.Context(), toyDefinition(group, plural)); err != nil {
			f.Fatal(err)
		}
		toy := &unstructured.Unstructured{Object: map[string]any{"apiVersion": group + "/v1", "kind": "Toy"}}
		toy.SetName("t")
		f.eventually("the kind is served as "+plural, func(ctx context.Context) error {
			_, err := in(&env.Member{Config: e.Config}).Create(ctx, toy, metav1.CreateOptions{})
			return client.IgnoreAlreadyExists(err)
		})
		get := func(ctx context.Context) error {
			_, err := in(m).Get(ctx, "t", metav1.GetOptions{})
			return err
		}
		f.eventually("the object is created as one of "+plural, get)
		f.remove(toyDefinition(group, plural))
		f.eventually("the object is deleted with its kind", func(ctx context.Context) error {
			if err := get(ctx); !apierrors.IsNotFound(err) {
				return fmt.Errorf("get: %w", errors.Join(err, errors.New("want that it is not found")))
			}
			return nil
		})
		if err := m.Client.Delete(f.Context(), toyDefinition(group, plural)); err != nil {
			f.Fatal(err)
		}
	}
}

func toyDefinition(group, plural string) *apiextensionsv1.CustomResourceDefinition {
	return &apiextensionsv1.CustomResourceDefinition{
		ObjectMeta: metav1.ObjectMeta{Name: plural + "." + group},
		Spec: apiextensionsv1.CustomResourceDefinitionSpec{
			Group: group, Scope: apiextensionsv1.NamespaceScoped,
			Names: apiextensionsv1.CustomResourceDefinitionNames{Kind: "Toy", ListKind: "ToyList", Plural: plural, Singular: plural},
			Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
				Name: "v1", Served: true, Storage: true,
				Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &apiextensionsv1.JSONSchemaProps{
					Type: "object", XPreserveUnknownFields: new(true),
				}},
			}},
		},
	}
}

// selectedNamespace selects a namespace that is synced to all members.
func selectedNamespace(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	synced := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: f.ns + "-synced"}} // that of the fixture is not managed
	f.createForAll(synced)
	f.waitOnlyIn(synced, e.Names()...)
	f.createForAll(&policyv1alpha1.ClusterPropagationPolicy{
		ObjectMeta: metav1.ObjectMeta{Name: f.ns},
		Spec: policyv1alpha1.PropagationSpec{
			ResourceSelectors: []policyv1alpha1.ResourceSelector{named("v1", "Namespace", synced.Name)},
			Placement:         policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{member1}}},
		},
	})
	f.eventually("the binding of the namespace is applied", func(ctx context.Context) error {
		b := &workv1alpha2.ClusterResourceBinding{}
		if err := e.Control.Get(ctx, client.ObjectKey{Name: names.Binding("Namespace", synced.Name)}, b); err != nil {
			return err
		}
		if !meta.IsStatusConditionTrue(b.Status.Conditions, workv1alpha2.FullyApplied) {
			return fmt.Errorf("status %+v", b.Status)
		}
		return nil
	})
}
