// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package binding defines what ResourceBinding and ClusterResourceBinding have in common. A Scope holds all differences between the
// two kinds. Other packages work on the Binding interface and do not switch on the kind.
package binding

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Binding is a ResourceBinding or a ClusterResourceBinding.
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

// Scope holds everything that differs between the two kinds of bindings.
type Scope struct {
	// Name is the kind of the binding.
	Name string
	// Namespaced reports whether the templates are namespaced.
	Namespaced bool
	// IDLabel holds the permanent ID of a binding, on the binding and on its Works.
	IDLabel string
	// NamespaceAnnotation and NameAnnotation, on a Work, name the binding. NamespaceAnnotation is empty for the cluster scope.
	NamespaceAnnotation, NameAnnotation string
	// Finalizer blocks deletion of a binding until its Works are deleted.
	Finalizer string
	// RenderSource and StatusSource are the sources of events about Works and about status.
	RenderSource, StatusSource string
	// New returns an empty binding.
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
	// Scopes lists both.
	Scopes = []Scope{Namespaced, Cluster}
)

// ScopeFor returns the scope of the bindings of templates in namespace; "" means cluster-scoped templates.
func ScopeFor(namespace string) Scope {
	if namespace == "" {
		return Cluster
	}
	return Namespaced
}

// ScopeOf returns the scope of a binding.
func ScopeOf(b Binding) Scope { return ScopeFor(b.GetNamespace()) }

// ID returns the permanent ID of a binding.
func ID(b Binding) string { return b.GetLabels()[ScopeOf(b).IDLabel] }

// Title returns the name of a binding in event messages: "ResourceBinding(default/nginx-deployment)".
func Title(b Binding) string {
	if b.GetNamespace() == "" {
		return "ClusterResourceBinding(" + b.GetName() + ")"
	}
	return "ResourceBinding(" + b.GetNamespace() + "/" + b.GetName() + ")"
}

// Reference returns a reference to a binding for events.
func Reference(b Binding) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: workv1alpha2.GroupVersion.String(), Kind: ScopeOf(b).Name,
		Namespace: b.GetNamespace(), Name: b.GetName(), UID: b.GetUID(),
	}
}

// TemplateReference returns a reference to the template of a binding for events.
func TemplateReference(b Binding) corev1.ObjectReference {
	r := b.BindingSpec().Resource
	return corev1.ObjectReference{APIVersion: r.APIVersion, Kind: r.Kind, Namespace: r.Namespace, Name: r.Name, UID: r.UID}
}

// TemplateKind returns the kind of the template of a binding.
func TemplateKind(b Binding) schema.GroupVersionKind {
	r := b.BindingSpec().Resource
	return schema.FromAPIVersionAndKind(r.APIVersion, r.Kind)
}

// IsFor reports whether a binding belongs to a template, in any version of its kind. The name of a binding is no evidence: see
// names.Bindings.
func IsFor(b Binding, kind schema.GroupKind, template types.NamespacedName) bool {
	r := b.BindingSpec().Resource
	return TemplateKind(b).GroupKind() == kind && r.Namespace == template.Namespace && r.Name == template.Name
}

// Find returns the binding of a template, or nil if it has none, and then the name for it. get reads a binding, for example
// with client.Reader.Get.
func Find(
	kind schema.GroupKind, template types.NamespacedName, get func(types.NamespacedName, Binding) error,
) (found Binding, free string, err error) {
	for _, name := range names.Bindings(kind, template.Name) {
		b := ScopeFor(template.Namespace).New()
		switch err := get(types.NamespacedName{Namespace: template.Namespace, Name: name}, b); {
		case apierrors.IsNotFound(err):
			free = cmp.Or(free, name)
		case err != nil:
			return nil, "", fmt.Errorf("read binding %s of %s %s: %w", name, kind, template, err)
		case IsFor(b, kind, template):
			return b, "", nil
		}
	}
	if free == "" {
		return nil, "", fmt.Errorf("bind %s %s: the names %s are those of other bindings", kind, template,
			strings.Join(names.Bindings(kind, template.Name), " and "))
	}
	return nil, free, nil
}

// CheckTemplate returns an error unless the namespace of the template is the namespace of the binding. A binding of another
// namespace would dispatch the template without the permission to read it.
func CheckTemplate(b Binding, namespace string) error {
	if namespace == b.GetNamespace() {
		return nil
	}
	r := b.BindingSpec().Resource
	if namespace == "" {
		return fmt.Errorf("%s refers to the cluster-scoped %s %s: only a ClusterResourceBinding may refer to it", Title(b), r.Kind, r.Name)
	}
	return fmt.Errorf("%s refers to %s %s of namespace %s: only a ResourceBinding of that namespace may refer to it",
		Title(b), r.Kind, r.Name, namespace)
}

// Targets returns the clusters that get a Work: the scheduled ones, then those required by other bindings. The first entry of
// a cluster determines its replicas (docs/contract/work.md#works-of-a-binding).
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

// Existing returns the clusters that may have a Work: the targets and those with a graceful eviction in progress.
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

// IsWorkload reports whether the template is a workload, possibly with 0 replicas; replica requirements are then set, possibly
// empty.
func IsWorkload(spec *workv1alpha2.ResourceBindingSpec) bool {
	return spec.Replicas > 0 || spec.ReplicaRequirements != nil || len(spec.Components) > 0
}

// ObjectList has the methods of controller-runtime's client.ObjectList, which pure packages must not import.
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

// StateUnknown begins the message of a Work, and of the report in its binding, whose objects are not known because a watch fails.
const StateUnknown = "The state of the objects in the member is unknown: "

// HasSource reports whether a policy claims the template of a binding, or a controller requests its scheduling. Other bindings
// keep their clusters.
func HasSource(b metav1.Object) bool {
	l := b.GetLabels()
	return l[names.PolicyID] != "" || l[names.ClusterPolicyID] != "" || l[names.BindingManagedBy] != ""
}

// Orphaned reports whether neither a policy nor another binding requires a binding. Its condition Scheduled is of its former policy and is
// no current reason: the scheduler ignores the binding, which keeps its clusters.
func Orphaned(b Binding) bool { return !HasSource(b) && len(b.BindingSpec().RequiredBy) == 0 }

// Observed reports whether the scheduler needs not act on the latest generation of a binding. It has observed the generation, or
// keeps the clusters because no policy applies.
func Observed(b Binding) bool {
	return b.BindingStatus().SchedulerObservedGeneration >= b.GetGeneration() || !HasSource(b)
}
