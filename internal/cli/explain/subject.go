// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package explain explains the placement of one template: its policy, its binding, and the decision of the scheduler.
//
//	TYPE/NAME ──► Subject: template, binding, claim of a policy
//	flags     ──► Scheduler: the scheduler's own code, its estimators, and an EstimatorReport
//	trace     ──► Reasons: why each cluster was or was not chosen
//
// It reads the control plane through a client.Reader and writes nothing. A user needs permission to read the template and
// the binding; other objects that must not be read are left out of the explanation.
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

// Subject is a template with its binding.
type Subject struct {
	// Kind, Namespace and Name identify the template; Namespace is empty for a cluster-scoped template.
	Kind            schema.GroupVersionKind
	Namespace, Name string
	// Template is nil if the user named a binding whose template does not exist or must not be read.
	Template *unstructured.Unstructured
	// Binding is nil if it does not exist.
	Binding binding.Binding
}

// NewReader returns a reader of the control plane.
func NewReader(control genericclioptions.RESTClientGetter) (client.Reader, error) {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		corev1.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
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

// Find reads the templates that the arguments name, "TYPE NAME…" or "TYPE/NAME…". The arguments may also name their bindings.
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
		b, err := getBinding(ctx, control, scope, types.NamespacedName{Namespace: info.Namespace, Name: info.Name})
		if err != nil {
			return nil, err
		}
		return FromBinding(ctx, control, b)
	}
	s := &Subject{Kind: gvk, Namespace: info.Namespace, Name: info.Name}
	if template, ok := info.Object.(*unstructured.Unstructured); ok {
		s.Template = template
	}
	b, err := getBinding(ctx, control, scope, types.NamespacedName{Namespace: info.Namespace, Name: names.Binding(gvk.Kind, info.Name)})
	if err != nil && !apierrors.IsNotFound(err) {
		return nil, err
	}
	// Two kinds with the same name in different groups share the binding name.
	if err == nil && binding.TemplateKind(b).GroupKind() == gvk.GroupKind() {
		s.Binding = b
	}
	return s, nil
}

// FromBinding returns the subject of a binding. It reads the template, which may be missing or forbidden.
func FromBinding(ctx context.Context, control client.Reader, b binding.Binding) (*Subject, error) {
	r := b.BindingSpec().Resource
	s := &Subject{Kind: binding.TemplateKind(b), Namespace: r.Namespace, Name: r.Name, Binding: b}
	template := &unstructured.Unstructured{}
	template.SetGroupVersionKind(s.Kind)
	err := control.Get(ctx, types.NamespacedName{Namespace: r.Namespace, Name: r.Name}, template)
	switch {
	case err == nil:
		s.Template = template
	case apierrors.IsNotFound(err), apierrors.IsForbidden(err), meta.IsNoMatchError(err):
	default:
		return nil, err
	}
	return s, nil
}

func getBinding(ctx context.Context, control client.Reader, scope binding.Scope, key types.NamespacedName) (binding.Binding, error) {
	b := scope.New()
	err := control.Get(ctx, key, b)
	return b, err
}

// Title returns the name of the template as kubectl prints it: "deployment.apps/nginx".
func (s *Subject) Title() string {
	return strings.ToLower(s.Kind.GroupKind().String()) + "/" + s.Name
}

// FullTitle returns the title with the namespace, if there is one.
func (s *Subject) FullTitle() string {
	if s.Namespace == "" {
		return s.Title()
	}
	return s.Title() + " in namespace " + s.Namespace
}

// HeldReason returns why the scheduler ignores a binding, or "" if it does not.
func HeldReason(b binding.Binding) string {
	spec := b.BindingSpec()
	labels := b.GetLabels()
	switch {
	case b.GetDeletionTimestamp() != nil:
		return "the binding is being deleted"
	case labels[names.PolicyID] == "" && labels[names.ClusterPolicyID] == "" && labels[names.BindingManagedBy] == "":
		return "no policy owns the binding"
	case spec.Suspension != nil && spec.Suspension.Scheduling != nil && *spec.Suspension.Scheduling:
		return "scheduling is suspended"
	case spec.SchedulerName != "" && spec.SchedulerName != names.DefaultScheduler:
		return "it is assigned to the scheduler " + spec.SchedulerName
	default:
		return ""
	}
}
