// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package binding is what the two kinds of bindings have in common: everything but a handful of names, which a Scope holds.
// Rooms work on the Binding interface and never ask which of the two they have.
package binding

import (
	"errors"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Binding says which template goes where: a ResourceBinding or a ClusterResourceBinding.
type Binding interface {
	metav1.Object
	runtime.Object
	BindingSpec() *workv1alpha2.ResourceBindingSpec
	BindingStatus() *workv1alpha2.ResourceBindingStatus
}

var (
	_ Binding = (*workv1alpha2.ResourceBinding)(nil)
	_ Binding = (*workv1alpha2.ClusterResourceBinding)(nil)
)

// Scope says everything that differs between the two kinds.
type Scope struct {
	// Name is the kind of the binding.
	Name string
	// Namespaced says whether its templates live in namespaces.
	Namespaced bool
	// IDLabel carries the binding's permanent ID on itself and on its Works.
	IDLabel string
	// NamespaceAnnotation and NameAnnotation lead from a Work to the binding; NamespaceAnnotation is empty for the cluster scope.
	NamespaceAnnotation, NameAnnotation string
	// Finalizer holds the binding until its Works are gone.
	Finalizer string
	// RenderSource and StatusSource are the event sources.
	RenderSource, StatusSource string
	// New makes an empty binding.
	New func() Binding
}

// Namespaced and Cluster are the two scopes.
var (
	Namespaced = Scope{
		Name: "ResourceBinding", Namespaced: true, IDLabel: names.BindingID,
		NamespaceAnnotation: names.BindingNamespace, NameAnnotation: names.BindingName, Finalizer: names.BindingFinalizer,
		RenderSource: names.BindingSource, StatusSource: names.BindingStatusSource,
		New: func() Binding { return &workv1alpha2.ResourceBinding{} },
	}
	Cluster = Scope{
		Name: "ClusterResourceBinding", IDLabel: names.ClusterBindingID,
		NameAnnotation: names.ClusterBindingName, Finalizer: names.ClusterBindingFinalizer,
		RenderSource: names.ClusterBindingSource, StatusSource: names.ClusterBindingStatusSource,
		New: func() Binding { return &workv1alpha2.ClusterResourceBinding{} },
	}
	// Scopes are both, for whatever is done for each.
	Scopes = []Scope{Namespaced, Cluster}
)

// ScopeFor is the scope of the bindings of templates in namespace; the empty namespace means cluster-scoped templates.
func ScopeFor(namespace string) Scope {
	if namespace == "" {
		return Cluster
	}
	return Namespaced
}

// ScopeOf is the scope of a binding.
func ScopeOf(b Binding) Scope { return ScopeFor(b.GetNamespace()) }

// ID is the binding's permanent ID.
func ID(b Binding) string { return b.GetLabels()[ScopeOf(b).IDLabel] }

// Title names a binding in messages, as the contract's events do: "ResourceBinding(default/nginx-deployment)".
func Title(b Binding) string {
	if b.GetNamespace() == "" {
		return "ClusterResourceBinding(" + b.GetName() + ")"
	}
	return "ResourceBinding(" + b.GetNamespace() + "/" + b.GetName() + ")"
}

// Reference is the binding as the object of an event.
func Reference(b Binding) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: workv1alpha2.GroupVersion.String(), Kind: ScopeOf(b).Name,
		Namespace: b.GetNamespace(), Name: b.GetName(), UID: b.GetUID(),
	}
}

// TemplateReference is the binding's template as the object of an event.
func TemplateReference(b Binding) corev1.ObjectReference {
	r := b.BindingSpec().Resource
	return corev1.ObjectReference{APIVersion: r.APIVersion, Kind: r.Kind, Namespace: r.Namespace, Name: r.Name, UID: r.UID}
}

// TemplateKind is the kind of the binding's template.
func TemplateKind(b Binding) schema.GroupVersionKind {
	r := b.BindingSpec().Resource
	return schema.FromAPIVersionAndKind(r.APIVersion, r.Kind)
}

// Targets are the clusters that get a Work: the scheduled ones, then those required by other bindings. The first mention
// of a cluster gives its replicas (semantics §9.1).
func Targets(spec *workv1alpha2.ResourceBindingSpec) []workv1alpha2.TargetCluster {
	seen := sets.New[string]()
	var out []workv1alpha2.TargetCluster
	add := func(all []workv1alpha2.TargetCluster) {
		for i := range all {
			if !seen.Has(all[i].Name) {
				seen.Insert(all[i].Name)
				out = append(out, all[i])
			}
		}
	}
	add(spec.Clusters)
	for i := range spec.RequiredBy {
		add(spec.RequiredBy[i].Clusters)
	}
	return out
}

// Existing are the clusters that may hold a Work: the targets, and those that the workload is gracefully leaving.
func Existing(spec *workv1alpha2.ResourceBindingSpec) sets.Set[string] {
	out := sets.New[string]()
	for _, t := range Targets(spec) {
		out.Insert(t.Name)
	}
	for i := range spec.GracefulEvictionTasks {
		if task := &spec.GracefulEvictionTasks[i]; task.PurgeMode != policyv1alpha1.PurgeModeDirectly {
			out.Insert(task.FromCluster)
		}
	}
	return out
}

// Workload says whether the template has replicas, be they none at the moment: then its requirements are there, if empty.
func Workload(spec *workv1alpha2.ResourceBindingSpec) bool {
	return spec.Replicas > 0 || spec.ReplicaRequirements != nil || len(spec.Components) > 0
}

// ObjectList is a list of objects, with the methods of controller-runtime's client.ObjectList, which pure packages must not
// import.
type ObjectList interface {
	metav1.ListInterface
	runtime.Object
}

// List returns the bindings of both scopes. It calls read, for example client.Reader.List, with an empty list of each.
func List(read func(ObjectList) error) ([]Binding, error) {
	var namespaced workv1alpha2.ResourceBindingList
	var cluster workv1alpha2.ClusterResourceBindingList
	if err := errors.Join(read(&namespaced), read(&cluster)); err != nil {
		return nil, fmt.Errorf("list bindings: %w", err)
	}
	out := make([]Binding, 0, len(namespaced.Items)+len(cluster.Items))
	for i := range namespaced.Items {
		out = append(out, &namespaced.Items[i])
	}
	for i := range cluster.Items {
		out = append(out, &cluster.Items[i])
	}
	return out, nil
}
