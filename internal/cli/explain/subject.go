// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package explain explains the placement of one template: its policy, its binding, and the decision of the scheduler.
//
//	TYPE/NAME ──► Subject: template, binding, claim of a policy
//	flags     ──► Scheduler: the scheduler's own code, its estimators, and an EstimatorReport
//	trace     ──► Reasons: why each cluster was or was not chosen
//
// It reads the control plane through a client.Reader and writes nothing. A user needs permission to read the template and the
// binding; other objects that the user may not read are omitted from the explanation.
package explain

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/propagate/measure"
	"karmada.io/karmada/internal/work/strategy"
)

// Subject is a template with its binding.
type Subject struct {
	// Kind, Namespace and Name identify the template; Namespace is empty for a cluster-scoped template.
	Kind            schema.GroupVersionKind
	Namespace, Name string
	// Template is nil if the user named a binding whose template does not exist or is forbidden.
	Template *unstructured.Unstructured
	// Binding is nil if it does not exist.
	Binding binding.Binding
}

// NewSubject returns the subject of an object as the user named it: a template, or a binding. object may be nil.
func NewSubject(
	ctx context.Context, control client.Reader, gvk schema.GroupVersionKind, key types.NamespacedName, object runtime.Object,
) (*Subject, error) {
	scope := binding.ScopeFor(key.Namespace)
	if gvk.Group == workv1alpha2.GroupName && gvk.Kind == scope.Name {
		b, err := getBinding(ctx, control, scope, key)
		if err != nil {
			return nil, err
		}
		return FromBinding(ctx, control, b)
	}
	s := &Subject{Kind: gvk, Namespace: key.Namespace, Name: key.Name}
	if template, ok := object.(*unstructured.Unstructured); ok {
		s.Template = template
	}
	var err error
	s.Binding, err = indexes.Find(ctx, control, gvk.GroupKind(), key)
	return s, err
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
	return flow.Title(s.Kind.GroupKind(), s.Name)
}

// FullTitle returns the title with the namespace, if there is one.
func (s *Subject) FullTitle() string {
	if s.Namespace == "" {
		return s.Title()
	}
	return s.Title() + " in namespace " + s.Namespace
}

// With returns a copy of the subject with another binding.
func (s *Subject) With(b binding.Binding) *Subject {
	out := *s
	out.Binding = b
	return &out
}

// Frozen returns how the replicas of an object that lost its policy differ from those that its clusters keep, or "". They are those of its
// binding, or less after a cluster has left.
func Frozen(ctx context.Context, chain interpret.Chain, s *Subject) string {
	if s.Binding == nil || s.Template == nil || binding.HasSource(s.Binding) || !binding.IsWorkload(s.Binding.BindingSpec()) {
		return ""
	}
	spec := s.Binding.BindingSpec()
	kept := spec.Replicas
	if spec.Placement != nil && placement.Divides(spec.Placement.ReplicaScheduling) {
		kept = 0 // a cluster may have left
		for _, t := range spec.Clusters {
			kept += t.Replicas
		}
	}
	size, known, err := measure.Template(ctx, chain, measure.Options{}, s.Template)
	if err != nil || !known || len(spec.Components) > 0 || size.Replicas == kept {
		return ""
	}
	return fmt.Sprintf("no policy claims it: its clusters keep %s, the object has %d", Replicas(int64(kept)), size.Replicas)
}

// ApplyStrategy returns how the object is enforced in members: the annotation of the template, or else the field of the binding. It
// returns "" if neither is set.
func ApplyStrategy(s *Subject) (policyv1alpha1.ApplyStrategy, error) {
	var annotations map[string]string
	if s.Template != nil {
		annotations = s.Template.GetAnnotations()
	}
	return strategy.Of(annotations, s.Binding.BindingSpec().ApplyStrategy)
}

// DescribeStrategy returns the strategy with its effect.
func DescribeStrategy(s policyv1alpha1.ApplyStrategy) string {
	effect := map[policyv1alpha1.ApplyStrategy]string{
		policyv1alpha1.ApplyMerge:      "existing objects are updated",
		policyv1alpha1.ApplyCreateOnly: "existing objects are not changed",
		policyv1alpha1.ApplyAdopt:      "unmanaged objects are taken over after karmadactl adopt approved it",
	}[s]
	return string(s) + " (" + effect + ")"
}
