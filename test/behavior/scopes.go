// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// subject creates templates and policies of one scope: ConfigMaps with PropagationPolicies, or ClusterRoles with
// ClusterPropagationPolicies.
type subject struct {
	*fixture
	binding.Scope
}

// bothScopes runs a scenario for both scopes.
func bothScopes(run func(s subject)) func(*testing.T, *env.Env) {
	return func(t *testing.T, e *env.Env) {
		for _, scope := range binding.Scopes {
			t.Run(scope.Name, func(t *testing.T) { run(subject{newFixture(t, e), scope}) })
		}
	}
}

// template returns a template; cluster-scoped ones have a name that contains the namespace of the scenario.
func (s subject) template(name string, labels map[string]string) client.Object {
	if s.Namespaced {
		return s.configMap(name, labels)
	}
	return &rbacv1.ClusterRole{
		ObjectMeta: metav1.ObjectMeta{Name: s.ns + "-" + name, Labels: labels},
		Rules:      []rbacv1.PolicyRule{{APIGroups: []string{""}, Resources: []string{"pods"}, Verbs: []string{"get"}}},
	}
}

// kindOf returns the API version and the kind of a template.
func (f *fixture) kindOf(o client.Object) (apiVersion, kind string) {
	f.Helper()
	gvk, err := f.e.Control.GroupVersionKindFor(o)
	if err != nil {
		f.Fatalf("kind of %s: %v", objectName(o), err)
	}
	return gvk.GroupVersion().String(), gvk.Kind
}

// setContent sets the content of a template of either scope, and contentOf returns it. contentField returns the field with it.
func setContent(o client.Object, value string) {
	switch o := o.(type) {
	case *corev1.ConfigMap:
		o.Data["from"] = value
	case *rbacv1.ClusterRole:
		o.Rules[0].Resources = []string{value}
	}
}

func contentOf(o client.Object) string {
	switch o := o.(type) {
	case *corev1.ConfigMap:
		return o.Data["from"]
	case *rbacv1.ClusterRole:
		return o.Rules[0].Resources[0]
	}
	return ""
}

func (s subject) contentField() string {
	if s.Namespaced {
		return "data.from"
	}
	return "rules" // a list without keys
}

// changePolicy changes a policy that place created.
func (s subject) changePolicy(policy client.Object, how func(*policyv1alpha1.PropagationSpec)) {
	s.Helper()
	change(s.fixture, policy, func(o client.Object) {
		how(o.(interface {
			PolicySpec() *policyv1alpha1.PropagationSpec
		}).PolicySpec()) //nolint:forcetypeassert // a policy
	})
}

// selecting returns a selector of a template: by name, or by its labels if it has some.
func (s subject) selecting(o client.Object, byName bool) policyv1alpha1.ResourceSelector {
	apiVersion, kind := s.kindOf(o)
	if byName {
		return named(apiVersion, kind, o.GetName())
	}
	return labeled(apiVersion, kind, o.GetLabels())
}

// place creates a policy that propagates to clusters, after mutate. It is deleted when the test ends.
func (s subject) place(
	name string, clusters []string, mutate func(*policyv1alpha1.PropagationSpec), selectors ...policyv1alpha1.ResourceSelector,
) client.Object {
	s.Helper()
	p := s.policy(name, clusters, selectors...)
	if mutate != nil {
		mutate(&p.Spec)
	}
	if s.Namespaced {
		s.create(p)
		return p
	}
	cp := &policyv1alpha1.ClusterPropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: s.ns + "-" + name}, Spec: p.Spec}
	s.createForAll(cp)
	return cp
}

// add creates a template, which is deleted when the test ends.
func (s subject) add(o client.Object) {
	s.Helper()
	if s.Namespaced {
		s.create(o)
	} else {
		s.createForAll(o)
	}
}

// policyOf returns the name of the policy that claims an object.
func (s subject) policyOf(o client.Object) string {
	if s.Namespaced {
		return o.GetAnnotations()[names.PolicyName]
	}
	return strings.TrimPrefix(o.GetAnnotations()[names.ClusterPolicyName], s.ns+"-")
}

// waitClaim waits until the binding and the template have the claim of a policy, or of none if it is "".
func (s subject) waitClaim(o client.Object, policy string) binding.Binding {
	s.Helper()
	_, kind := s.kindOf(o)
	b := s.New()
	s.eventually(fmt.Sprintf("%s is claimed by %q", objectName(o), policy), func(ctx context.Context) error {
		if err := s.e.Control.Get(ctx, client.ObjectKeyFromObject(o), o); err != nil {
			return err
		}
		key := client.ObjectKey{Namespace: o.GetNamespace(), Name: names.Binding(kind, o.GetName())}
		if err := s.e.Control.Get(ctx, key, b.(client.Object)); err != nil {
			return err
		}
		if got, bound := s.policyOf(o), s.policyOf(b.(client.Object)); got != policy || bound != policy {
			return fmt.Errorf("claimed by %q, the binding by %q", got, bound)
		}
		return nil
	})
	return b
}

// placeKnown calls place and waits until the controllers have observed the policy: it then claims a separate template. Otherwise a
// template may be matched before, and keeps its first claim.
func (s subject) placeKnown(
	name string, clusters []string, mutate func(*policyv1alpha1.PropagationSpec), selectors ...policyv1alpha1.ResourceSelector,
) client.Object {
	s.Helper()
	own := s.template(name+"-own", nil)
	s.add(own)
	p := s.place(name, clusters, mutate, append(selectors, s.selecting(own, true))...)
	s.waitClaim(own, name)
	return p
}

func (f *fixture) work(ctx context.Context, cluster string, o client.Object) (*workv1alpha1.Work, error) {
	_, kind := f.kindOf(o)
	w := &workv1alpha1.Work{}
	key := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, o.GetNamespace(), o.GetName())}
	return w, f.e.Control.Get(ctx, key, w)
}

// bindingOf returns the binding of a template.
func (f *fixture) bindingOf(ctx context.Context, o client.Object) (binding.Binding, error) {
	_, kind := f.kindOf(o)
	b := binding.ScopeFor(o.GetNamespace()).New()
	key := client.ObjectKey{Namespace: o.GetNamespace(), Name: names.Binding(kind, o.GetName())}
	return b, f.e.Control.Get(ctx, key, b.(client.Object))
}

// waitBindingOf waits until check accepts the binding of a template of either scope, and returns it.
func (f *fixture) waitBindingOf(o client.Object, check func(b binding.Binding) error) (b binding.Binding) {
	f.Helper()
	f.eventually("binding of "+objectName(o), func(ctx context.Context) (err error) {
		if b, err = f.bindingOf(ctx, o); err != nil {
			return err
		}
		return check(b)
	})
	return b
}

// waitWorkOf waits until check accepts the Work of a template of either scope for a cluster, and returns it.
func (f *fixture) waitWorkOf(cluster string, o client.Object, check func(w *workv1alpha1.Work) error) (w *workv1alpha1.Work) {
	f.Helper()
	f.eventually("work of "+objectName(o)+" for "+cluster, func(ctx context.Context) (err error) {
		if w, err = f.work(ctx, cluster, o); err != nil {
			return err
		}
		return check(w)
	})
	return w
}

// waitContent waits until a template of either scope has a content in a member, and returns the object of the member.
func (f *fixture) waitContent(cluster string, o client.Object, want string) (observed client.Object) {
	f.Helper()
	f.eventually(fmt.Sprintf("content %q of %s in %s", want, objectName(o), cluster), func(ctx context.Context) error {
		observed = reflect.New(reflect.TypeOf(o).Elem()).Interface().(client.Object) //nolint:forcetypeassert // of the type of o
		if err := f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(o), observed); err != nil {
			return err
		}
		if got := contentOf(observed); got != want {
			return fmt.Errorf("content %q", got)
		}
		return nil
	})
	return observed
}

// label changes labels of an object of the control plane or a member; null removes one.
func (f *fixture) label(in client.Client, o client.Object, labels map[string]any) {
	f.Helper()
	observed, err := newLike(o, in)
	if err != nil {
		f.Fatal(err)
	}
	observed.SetNamespace(o.GetNamespace())
	observed.SetName(o.GetName())
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{"labels": labels}})
	if err != nil {
		f.Fatal(err)
	}
	if err := in.Patch(f.Context(), observed, client.RawPatch(types.MergePatchType, patch)); err != nil {
		f.Fatal(err)
	}
}

// waitLabels waits until an object has these labels in a member; "" stands for none.
func (f *fixture) waitLabels(cluster string, o client.Object, labels map[string]string) {
	f.Helper()
	f.eventually(fmt.Sprintf("labels of %s in %s", objectName(o), cluster), func(ctx context.Context) error {
		observed, err := f.in(ctx, cluster, o)
		if err != nil {
			return err
		}
		for key, want := range labels {
			if got := observed.GetLabels()[key]; got != want {
				return fmt.Errorf("labels = %v, want %s=%s", observed.GetLabels(), key, want)
			}
		}
		return nil
	})
}

// waitReplaced waits until an object has another UID.
func (s subject) waitReplaced(what string, old types.UID, get func(ctx context.Context) (client.Object, error)) {
	s.Helper()
	s.eventually(what+" is created again", func(ctx context.Context) error {
		o, err := get(ctx)
		if err == nil && o.GetUID() == old {
			err = errors.New("it is the old one")
		}
		return err
	})
}

// in returns the metadata of an object in a member.
func (f *fixture) in(ctx context.Context, cluster string, o client.Object) (client.Object, error) {
	observed, err := newLike(o, f.e.Members[cluster].Client)
	if err != nil {
		return nil, err
	}
	return observed, f.e.Members[cluster].Client.Get(ctx, client.ObjectKeyFromObject(o), observed)
}
