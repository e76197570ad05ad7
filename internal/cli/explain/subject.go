// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package subject finds what a user asks about: a template, its binding, and how it stands with the policies.
//
//	TYPE/NAME ──► template ──► its binding
//	                  └──────► the policy that claims it, or why none does and which nearly would
//
// Everything is read from the control plane by a client.Reader, which cannot write. Only the template and the binding must
// be readable; what else may not be read is left open.
package explain

import (
	"context"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/cli-runtime/pkg/genericclioptions"
	"k8s.io/cli-runtime/pkg/resource"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// Subject is one thing that a user asks about.
type Subject struct {
	// Kind, Namespace and Name are the template's; Namespace is empty for one of the whole cluster.
	Kind            schema.GroupVersionKind
	Namespace, Name string
	// Template is nil when the user asked about a binding whose template is gone or must not be read.
	Template *unstructured.Unstructured
	// Binding is nil when there is none.
	Binding binding.Binding
}

// Reader reads the control plane.
func Reader(control genericclioptions.RESTClientGetter) (client.Reader, error) {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{corev1.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			return nil, fmt.Errorf("register kinds: %w", err)
		}
	}
	config, err := control.ToRESTConfig()
	if err != nil {
		return nil, err
	}
	return client.New(config, client.Options{Scheme: scheme})
}

// Find reads what the arguments name, "TYPE NAME…" or "TYPE/NAME…": templates, or bindings of templates.
func Find(ctx context.Context, getter genericclioptions.RESTClientGetter, control client.Reader, args []string) ([]*Subject, error) {
	namespace, _, err := getter.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return nil, err
	}
	infos, err := resource.NewBuilder(getter).Unstructured().NamespaceParam(namespace).DefaultNamespace().
		ResourceTypeOrNameArgs(false, args...).Latest().Flatten().Do().Infos()
	if err != nil {
		return nil, err
	}
	out := make([]*Subject, 0, len(infos))
	for _, info := range infos {
		s, err := find(ctx, control, info)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

func find(ctx context.Context, control client.Reader, info *resource.Info) (*Subject, error) {
	gvk, scope := info.Mapping.GroupVersionKind, binding.ScopeFor(info.Namespace)
	if gvk.Group == workv1alpha2.GroupName && gvk.Kind == scope.Name {
		return byBinding(ctx, control, scope, types.NamespacedName{Namespace: info.Namespace, Name: info.Name})
	}
	s := &Subject{Kind: gvk, Namespace: info.Namespace, Name: info.Name}
	if template, ok := info.Object.(*unstructured.Unstructured); ok {
		s.Template = template
	}
	b, err := bindingAt(ctx, control, scope, types.NamespacedName{Namespace: info.Namespace, Name: names.Binding(gvk.Kind, info.Name)})
	if err != nil && !apierrors.IsNotFound(err) {
		return nil, err
	}
	// Kinds of one name in two groups share the names of bindings.
	if err == nil && binding.TemplateKind(b).GroupKind() == gvk.GroupKind() {
		s.Binding = b
	}
	return s, nil
}

func byBinding(ctx context.Context, control client.Reader, scope binding.Scope, key types.NamespacedName) (*Subject, error) {
	b, err := bindingAt(ctx, control, scope, key)
	if err != nil {
		return nil, err
	}
	r := b.BindingSpec().Resource
	s := &Subject{Kind: binding.TemplateKind(b), Namespace: r.Namespace, Name: r.Name, Binding: b}
	template := &unstructured.Unstructured{}
	template.SetGroupVersionKind(s.Kind)
	err = control.Get(ctx, types.NamespacedName{Namespace: r.Namespace, Name: r.Name}, template)
	switch {
	case err == nil:
		s.Template = template
	case apierrors.IsNotFound(err), apierrors.IsForbidden(err), meta.IsNoMatchError(err):
	default:
		return nil, err
	}
	return s, nil
}

func bindingAt(ctx context.Context, control client.Reader, scope binding.Scope, key types.NamespacedName) (binding.Binding, error) {
	b := scope.New()
	err := control.Get(ctx, key, b)
	return b, err
}

// Title names the template as kubectl does: "deployment.apps/nginx".
func (s *Subject) Title() string {
	return strings.ToLower(s.Kind.GroupKind().String()) + "/" + s.Name
}

// FullTitle is the title with the namespace, if there is one.
func (s *Subject) FullTitle() string {
	if s.Namespace == "" {
		return s.Title()
	}
	return s.Title() + " in namespace " + s.Namespace
}

// Held says why the scheduler leaves a binding alone whatever happens; empty when it does not.
func Held(b binding.Binding) string {
	spec := b.BindingSpec()
	labels := b.GetLabels()
	switch {
	case b.GetDeletionTimestamp() != nil:
		return "the binding is being deleted"
	case labels[names.PolicyID] == "" && labels[names.ClusterPolicyID] == "" && labels[names.BindingManagedBy] == "":
		return "the binding belongs to no policy"
	case spec.Suspension != nil && spec.Suspension.Scheduling != nil && *spec.Suspension.Scheduling:
		return "scheduling is suspended"
	case spec.SchedulerName != "" && spec.SchedulerName != names.DefaultScheduler:
		return "the binding is for the scheduler " + spec.SchedulerName
	default:
		return ""
	}
}
