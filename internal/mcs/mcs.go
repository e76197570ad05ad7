// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package mcs decides which EndpointSlices and Services should exist for services of several clusters. It is pure.
//
//	EndpointSlices of members ─► collect ─► Works (Reported) ─┬─► Import   ─► imported-<cluster>-<name> in the control plane
//	                                                          └─► Dispatch ─► <cluster>-<name> in consumer clusters
//
// Invariants: an EndpointSlice of one cluster never replaces that of another one of the same Service. The endpoints of an unhealthy
// cluster are not used if, and only if, another cluster has ready endpoints.
package mcs

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Kind is a kind that requests the EndpointSlices of a Service to be reported.
type Kind string

// The kinds.
const (
	Export       Kind = "ServiceExport"
	MultiCluster Kind = "MultiClusterService"
	// ClusterSet requests the EndpointSlices of a ServiceExport that a user created in a member.
	ClusterSet Kind = "ClusterSet"
)

// Kinds is a set of kinds.
type Kinds = sets.Set[Kind]

// kindSeparator separates kinds in the label of a Work.
const kindSeparator = "."

// ParseKinds returns the kinds in the label endpointslice.karmada.io/managed-by of a Work.
func ParseKinds(label string) Kinds {
	out := sets.New[Kind]()
	for part := range strings.SplitSeq(label, kindSeparator) {
		if part != "" {
			out.Insert(Kind(part))
		}
	}
	return out
}

// FormatKinds returns the label for kinds.
func FormatKinds(kinds Kinds) string {
	var out []string
	for k := range kinds {
		out = append(out, string(k))
	}
	slices.Sort(out)
	return strings.Join(out, kindSeparator)
}

// ServiceOf returns the namespace and name of the Service of a Work with a reported EndpointSlice; ok is false for other Works.
func ServiceOf(work metav1.Object) (key types.NamespacedName, ok bool) {
	l := work.GetLabels()
	if l[names.EndpointSliceManagedBy] == "" {
		return key, false
	}
	key = types.NamespacedName{Namespace: l[names.EndpointSliceNamespace], Name: l[names.EndpointSliceName]}
	if key.Name == "" {
		key = types.NamespacedName{Namespace: l[names.MultiClusterServiceNamespace], Name: l[names.MultiClusterServiceName]}
	}
	return key, key.Name != ""
}

// GroupKind returns the kind of the objects that request EndpointSlices.
func (k Kind) GroupKind() schema.GroupKind {
	switch k {
	case ClusterSet: // reports have the ServiceImport that they result in
		return schema.GroupKind{Group: multiclusterv1alpha1.GroupName, Kind: "ServiceImport"}
	case Export:
		return schema.GroupKind{Group: multiclusterv1alpha1.GroupName, Kind: string(k)}
	default:
		return schema.GroupKind{Group: networkingv1alpha1.GroupName, Kind: string(k)}
	}
}

// RequestNames returns the names that the Work of an object that requests the EndpointSlices of a Service may have.
func (k Kind) RequestNames(service types.NamespacedName) []string {
	if k == ClusterSet {
		return []string{names.ClusterSetReport(service.Namespace, service.Name)}
	}
	return names.Works(k.GroupKind(), service.Namespace, service.Name)
}

// Reported is an EndpointSlice that a cluster reported in a Work.
type Reported struct {
	Cluster string
	Work    types.NamespacedName
	// Version is the resourceVersion of the Work.
	Version string
	WorkID  string
	Kinds   Kinds
	Slice   *discoveryv1.EndpointSlice
}

// ParseWork returns the EndpointSlice in a Work.
func ParseWork(w *workv1alpha1.Work) (Reported, error) {
	cluster, ok := names.ClusterOf(w.Namespace)
	if !ok {
		return Reported{}, fmt.Errorf("work %s/%s is not in an execution namespace", w.Namespace, w.Name)
	}
	if n := len(w.Spec.Workload.Manifests); n != 1 {
		return Reported{}, fmt.Errorf("work %s/%s has %d manifests, not an EndpointSlice", w.Namespace, w.Name, n)
	}
	slice := &discoveryv1.EndpointSlice{}
	if err := json.Unmarshal(w.Spec.Workload.Manifests[0].Raw, slice); err != nil {
		return Reported{}, fmt.Errorf("decode the EndpointSlice in work %s/%s: %w", w.Namespace, w.Name, err)
	}
	return Reported{
		Cluster: cluster, Work: types.NamespacedName{Namespace: w.Namespace, Name: w.Name}, Version: w.ResourceVersion,
		WorkID: w.Labels[names.WorkID], Kinds: ParseKinds(w.Labels[names.EndpointSliceManagedBy]), Slice: slice,
	}, nil
}

// Sort sorts reported EndpointSlices by cluster, name, and Work. Of several Works with the same EndpointSlice, the one with the
// name of the contract is the first.
func Sort(all []Reported) {
	slices.SortFunc(all, func(a, b Reported) int {
		return cmp.Or(
			cmp.Compare(a.Cluster, b.Cluster), cmp.Compare(a.Slice.Namespace, b.Slice.Namespace), cmp.Compare(a.Slice.Name, b.Slice.Name),
			cmp.Compare(a.rank(), b.rank()), cmp.Compare(a.Work.Name, b.Work.Name))
	})
}

// rank returns 0 for the Work with the name of the contract, 1 for the alternative name, and 2 otherwise.
func (r Reported) rank() int {
	for i, name := range []string{r.Slice.Name, names.DispatchedSlice(r.Cluster, r.Slice.Name)} {
		if r.Work.Name == names.Work("EndpointSlice", r.Slice.Namespace, name) {
			return i
		}
	}
	return 2
}

// SameSlice reports whether two Works hold the same EndpointSlice of a cluster.
func (r Reported) SameSlice(other Reported) bool {
	return r.Cluster == other.Cluster && r.Slice.Namespace == other.Slice.Namespace && r.Slice.Name == other.Slice.Name
}

// Healthy reports whether the endpoints of a cluster may be used: it is ready, and no Remedy requests TrafficControl. A cluster that
// has not been observed yet is healthy: it has not failed.
func Healthy(c *clusterv1alpha1.Cluster) bool {
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	return c.DeletionTimestamp == nil && (ready == nil || ready.Status == metav1.ConditionTrue) &&
		!slices.Contains(c.Status.RemedyActions, string(remedyv1alpha1.TrafficControl))
}

// isReady reports whether an endpoint serves traffic. Unknown means ready, as kube-proxy interprets it.
func isReady(e *discoveryv1.Endpoint) bool {
	return (e.Conditions.Ready == nil || *e.Conditions.Ready) && len(e.Addresses) > 0
}

// ReadyClusters returns the clusters that have a ready endpoint.
func ReadyClusters(all []Reported) sets.Set[string] {
	out := sets.New[string]()
	for _, r := range all {
		if slices.ContainsFunc(r.Slice.Endpoints, func(e discoveryv1.Endpoint) bool { return isReady(&e) }) {
			out.Insert(r.Cluster)
		}
	}
	return out
}

// Withdrawn returns the clusters whose endpoints must not be used: the unhealthy ones, if a healthy cluster has ready endpoints.
// Without one, endpoints that may still work are better than none.
func Withdrawn(all []Reported, healthy func(cluster string) bool) sets.Set[string] {
	out, ready := sets.New[string](), false
	for cluster := range ReadyClusters(all) {
		ready = ready || healthy(cluster)
	}
	if !ready {
		return out
	}
	for _, r := range all {
		if !healthy(r.Cluster) {
			out.Insert(r.Cluster)
		}
	}
	return out
}

// Collect returns the part of an EndpointSlice of a member that is reported. Hints are omitted: they are for the nodes of the
// member, and change often.
func Collect(observed *discoveryv1.EndpointSlice) *discoveryv1.EndpointSlice {
	out := &discoveryv1.EndpointSlice{
		TypeMeta: sliceType,
		ObjectMeta: metav1.ObjectMeta{
			Namespace: observed.Namespace, Name: observed.Name, Labels: WithoutOwn(observed.Labels),
		},
		AddressType: observed.AddressType,
	}
	for i := range observed.Endpoints {
		e := observed.Endpoints[i].DeepCopy()
		e.Hints = nil
		out.Endpoints = append(out.Endpoints, *e)
	}
	for i := range observed.Ports {
		out.Ports = append(out.Ports, *observed.Ports[i].DeepCopy())
	}
	return out
}

// WithoutOwn returns labels or annotations without those of Karmada. Kubernetes copies the labels of a Service to its EndpointSlices.
func WithoutOwn(labels map[string]string) map[string]string {
	out := maps.Clone(labels)
	maps.DeleteFunc(out, func(k, v string) bool {
		return strings.Contains(k, "karmada.io/") || strings.HasSuffix(v, ".karmada.io")
	})
	return out
}

var sliceType = metav1.TypeMeta{APIVersion: discoveryv1.SchemeGroupVersion.String(), Kind: "EndpointSlice"}

// Collectable reports whether an EndpointSlice of a member is reported: it was neither imported nor dispatched. The label
// karmada.io/managed is no evidence, because Kubernetes copies the labels of a propagated Service to its EndpointSlices.
func Collectable(o metav1.Object) bool {
	l := o.GetLabels()
	by := l[discoveryv1.LabelManagedBy]
	return o.GetDeletionTimestamp() == nil && l[discoveryv1.LabelServiceName] != "" && by != names.ImportedBy && by != names.DispatchedBy &&
		by != names.ClusterSetBy
}

// Foreign returns the EndpointSlice as other clusters see it. Node names are omitted: kube-proxy would regard an endpoint as local
// if a node of its cluster has the same name.
func Foreign(r Reported, name string, withdrawn bool) *discoveryv1.EndpointSlice {
	out := r.Slice.DeepCopy()
	out.TypeMeta, out.ObjectMeta = sliceType, metav1.ObjectMeta{Namespace: r.Slice.Namespace, Name: name}
	for i := range out.Endpoints {
		e := &out.Endpoints[i]
		e.NodeName, e.Hints = nil, nil
		if withdrawn {
			e.Conditions = discoveryv1.EndpointConditions{Ready: new(false), Serving: new(false), Terminating: e.Conditions.Terminating}
		}
	}
	return out
}

// Copies returns the names in other clusters of the reported EndpointSlices of a Service: those that name returns, such as
// names.ImportedSlice. If several have the same name, it is kept for the first one.
func Copies(reported []Reported, name func(cluster, slice string) string) []string {
	var out []string
	for _, r := range reported {
		n := name(r.Cluster, r.Slice.Name)
		if slices.Contains(out, n) {
			n = names.DistinctSlice(n, r.Cluster)
		}
		out = append(out, n)
	}
	return out
}

// Import returns the EndpointSlice of the control plane for a reported one. The endpoints of a withdrawn cluster are not ready.
func Import(r Reported, name, service string, withdrawn bool) *discoveryv1.EndpointSlice {
	out := Foreign(r, name, withdrawn)
	out.Labels = map[string]string{
		names.WorkID: r.WorkID, discoveryv1.LabelServiceName: names.DerivedPrefix + service,
		discoveryv1.LabelManagedBy: names.ImportedBy,
	}
	if v, headless := r.Slice.Labels[corev1.IsHeadlessService]; headless {
		out.Labels[corev1.IsHeadlessService] = v
	}
	out.Annotations = map[string]string{
		names.WorkNamespace: r.Work.Namespace, names.WorkName: r.Work.Name, names.ProvisionCluster: r.Cluster,
	}
	return out
}

// Dispatch returns the EndpointSlice of consumer clusters for a reported one.
func Dispatch(r Reported, name, service string, exposed Exposed, withdrawn bool) *discoveryv1.EndpointSlice {
	out := Foreign(r, name, withdrawn)
	out.Labels = map[string]string{discoveryv1.LabelServiceName: service, discoveryv1.LabelManagedBy: names.DispatchedBy}
	if v, headless := r.Slice.Labels[corev1.IsHeadlessService]; headless {
		out.Labels[corev1.IsHeadlessService] = v
	}
	out.Annotations = map[string]string{names.ProvisionCluster: r.Cluster}
	out.Ports = exposed.filter(out.Ports)
	return out
}

// ImportedFor returns the Service whose endpoints an imported EndpointSlice holds; ok is false for other EndpointSlices.
func ImportedFor(slice metav1.Object) (service types.NamespacedName, ok bool) {
	l := slice.GetLabels()
	name, ok := strings.CutPrefix(l[discoveryv1.LabelServiceName], names.DerivedPrefix)
	return types.NamespacedName{Namespace: slice.GetNamespace(), Name: name}, ok && l[discoveryv1.LabelManagedBy] == names.ImportedBy
}
