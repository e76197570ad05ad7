// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package clusterset decides what the exports that users create in members result in, as the Multi-Cluster Services API defines it
// (KEP 1645). It is pure.
//
//	ServiceExport, Service of one cluster ──► Propose ──► Export, or the reason why the export is not valid
//	Exports of all clusters               ──► Merge   ──► Import: fields of the ServiceImport in all clusters, conflicts
//	Import, EndpointSlices of a cluster   ──► Slice   ──► EndpointSlice of the import in all clusters
//
// Invariants: the oldest export wins, and the order of the exports does not matter. A later export never changes a field that an older
// one sets, and requests to a port reach only clusters that export this port.
package clusterset

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/utils/ptr"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	"karmada.io/karmada/internal/machinery/truncate"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

// Conditions of ServiceExports and ServiceImports.
const (
	Valid    = "Valid"
	Ready    = "Ready"
	Conflict = "Conflict"
)

// Reasons of the conditions.
const (
	ReasonValid       = "Valid"
	ReasonNoService   = "NoService"
	ReasonType        = "InvalidServiceType"
	ReasonExported    = "Exported"
	ReasonPending     = "Pending"
	ReasonFailed      = "Failed"
	ReasonNoConflicts = "NoConflicts"
)

// Export is a valid export of one cluster.
type Export struct {
	Cluster string `json:"cluster"`
	// Created is the time of the creation of the ServiceExport.
	Created time.Time `json:"created"`
	// Spec is the ServiceImport that this export alone would result in, without addresses.
	Spec multiclusterv1alpha1.ServiceImportSpec `json:"spec"`
	// Labels and Annotations are exported with the Service.
	Labels      map[string]string `json:"labels,omitempty"`
	Annotations map[string]string `json:"annotations,omitempty"`
}

// Propose returns the export of a Service, or a condition Valid that states why it is none. service is nil if it does not exist.
func Propose(cluster string, export *multiclusterv1beta1.ServiceExport, service *corev1.Service) (*Export, metav1.Condition) {
	invalid := metav1.Condition{Type: Valid, Status: metav1.ConditionFalse, ObservedGeneration: export.Generation}
	switch {
	case service == nil:
		invalid.Reason, invalid.Message = ReasonNoService, "The Service does not exist. Create a Service with the name of the ServiceExport."
		return nil, invalid
	case service.Spec.Type == corev1.ServiceTypeExternalName:
		invalid.Reason, invalid.Message = ReasonType, "Services of type ExternalName have no endpoints and cannot be exported."
		return nil, invalid
	}
	out := &Export{
		Cluster: cluster, Created: export.CreationTimestamp.Time,
		Labels: export.Spec.ExportedLabels, Annotations: export.Spec.ExportedAnnotations,
		Spec: multiclusterv1alpha1.ServiceImportSpec{
			Type: multiclusterv1alpha1.ClusterSetIP, IPFamilies: service.Spec.IPFamilies,
			SessionAffinity: service.Spec.SessionAffinity, SessionAffinityConfig: service.Spec.SessionAffinityConfig,
			InternalTrafficPolicy: service.Spec.InternalTrafficPolicy, TrafficDistribution: service.Spec.TrafficDistribution,
		},
	}
	if service.Spec.ClusterIP == corev1.ClusterIPNone {
		out.Spec.Type = multiclusterv1alpha1.Headless
	}
	for _, p := range service.Spec.Ports {
		out.Spec.Ports = append(out.Spec.Ports, multiclusterv1alpha1.ServicePort{
			Name: p.Name, Protocol: cmp.Or(p.Protocol, corev1.ProtocolTCP), AppProtocol: p.AppProtocol, Port: p.Port,
		})
	}
	valid := metav1.Condition{Type: Valid, Status: metav1.ConditionTrue, Reason: ReasonValid, ObservedGeneration: export.Generation}
	_, labels := accepted(out.Labels, validLabel)
	_, annotations := accepted(out.Annotations, validAnnotation)
	if rejected := slices.Concat(labels, annotations); len(rejected) > 0 {
		valid.Message = truncate.Text(fmt.Sprintf("Invalid labels and annotations are not exported: %q.", rejected), maxMessage)
	}
	return out, valid
}

// maxMessage is the maximum size of a message that lists keys.
const maxMessage = 1024

// accepted returns the labels or annotations that API servers accept, and the sorted keys of the others. They would reject an import with
// one of these, and its endpoints would be outdated in all clusters.
func accepted(all map[string]string, valid func(key, value string) bool) (out map[string]string, rejected []string) {
	out = maps.Clone(all)
	maps.DeleteFunc(out, func(k, v string) bool {
		if valid(k, v) {
			return false
		}
		rejected = append(rejected, k)
		return true
	})
	slices.Sort(rejected)
	return out, rejected
}

func validLabel(key, value string) bool {
	return len(validation.IsQualifiedName(key)) == 0 && len(validation.IsValidLabelValue(value)) == 0
}

func validAnnotation(key, _ string) bool {
	return len(validation.IsQualifiedName(strings.ToLower(key))) == 0
}

// Import is the result of all exports of a Service.
type Import struct {
	Spec                multiclusterv1alpha1.ServiceImportSpec
	Labels, Annotations map[string]string
	// Clusters are the exporting clusters, sorted.
	Clusters []string
	// Conflicts are the fields in which the exports differ, in the order of the API.
	Conflicts []Difference
}

// Difference is a field in which exports differ.
type Difference struct{ Reason, Message string }

// field is a field that the oldest export decides about.
type field struct {
	reason, name string
	value        func(*Export) any
}

func fields() []field {
	return []field{
		{"TypeConflict", "type", func(e *Export) any { return e.Spec.Type }},
		{"SessionAffinityConflict", "sessionAffinity", func(e *Export) any {
			return cmp.Or(e.Spec.SessionAffinity, corev1.ServiceAffinityNone)
		}},
		{"SessionAffinityConfigConflict", "sessionAffinityConfig", func(e *Export) any { return e.Spec.SessionAffinityConfig }},
		{"AnnotationsConflict", "exportedAnnotations", func(e *Export) any { return e.Annotations }},
		{"LabelsConflict", "exportedLabels", func(e *Export) any { return e.Labels }},
		{"InternalTrafficPolicyConflict", "internalTrafficPolicy", func(e *Export) any { return e.Spec.InternalTrafficPolicy }},
		{"TrafficDistributionConflict", "trafficDistribution", func(e *Export) any { return e.Spec.TrafficDistribution }},
	}
}

// Merge returns the import of all exports of a Service, or nil without exports.
func Merge(exports []Export) *Import {
	if len(exports) == 0 {
		return nil
	}
	all := slices.Clone(exports)
	slices.SortFunc(all, func(a, b Export) int { return cmp.Or(a.Created.Compare(b.Created), cmp.Compare(a.Cluster, b.Cluster)) })
	oldest := &all[0]
	out := &Import{Spec: *oldest.Spec.DeepCopy()}
	out.Labels, _ = accepted(mcs.WithoutOwn(oldest.Labels), validLabel)
	out.Annotations, _ = accepted(mcs.WithoutOwn(oldest.Annotations), validAnnotation)
	for i := range all {
		out.Clusters = append(out.Clusters, all[i].Cluster)
	}
	slices.Sort(out.Clusters)
	out.mergePorts(all)
	for _, f := range fields() {
		var differing []string
		for i := range all {
			if !equality.Semantic.DeepEqual(f.value(&all[i]), f.value(oldest)) {
				differing = append(differing, all[i].Cluster)
			}
		}
		out.addConflict(f.reason, f.name, oldest.Cluster, differing)
	}
	out.mergeFamilies(all)
	return out
}

func (i *Import) addConflict(reason, name, winner string, differing []string) {
	if len(differing) == 0 {
		return
	}
	slices.Sort(differing)
	i.Conflicts = append(i.Conflicts, Difference{reason, fmt.Sprintf(
		"%s differs in %d of %d clusters (%s); that of the oldest export, in cluster %s, is used.",
		name, len(differing), len(i.Clusters), listed(differing), winner)})
}

// maxListed is the number of clusters that a message names: the conditions are an annotation of a Work for each cluster.
const maxListed = 20

func listed(clusters []string) string {
	if n := len(clusters) - maxListed; n > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(clusters[:maxListed], ", "), n)
	}
	return strings.Join(clusters, ", ")
}

// mergePorts sets the union of the ports. Of ports with the same name, or with the same protocol and number, the one of the oldest
// export stays.
func (i *Import) mergePorts(all []Export) {
	var differing []string
	for n := range all[1:] {
		e := &all[n+1]
		if !samePorts(e.Spec.Ports, all[0].Spec.Ports) {
			differing = append(differing, e.Cluster)
		}
		for _, p := range e.Spec.Ports {
			taken := slices.ContainsFunc(i.Spec.Ports, func(q multiclusterv1alpha1.ServicePort) bool {
				return q.Name == p.Name || sameNumber(p, q)
			})
			if !taken {
				i.Spec.Ports = append(i.Spec.Ports, p)
			}
		}
	}
	i.addConflict("PortConflict", "ports", all[0].Cluster, differing)
}

func sameNumber(p, q multiclusterv1alpha1.ServicePort) bool {
	return p.Protocol == q.Protocol && p.Port == q.Port
}

// samePorts compares ports in any order.
func samePorts(a, b []multiclusterv1alpha1.ServicePort) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(p multiclusterv1alpha1.ServicePort) bool {
		return !slices.ContainsFunc(b, func(q multiclusterv1alpha1.ServicePort) bool { return equality.Semantic.DeepEqual(p, q) })
	})
}

// mergeFamilies sets the families that all clusters have, in the order of the oldest export. If there is none, that of the oldest export
// stays, and requests reach only the clusters with this family.
func (i *Import) mergeFamilies(all []Export) {
	oldest := &all[0]
	common := slices.DeleteFunc(slices.Clone(oldest.Spec.IPFamilies), func(f corev1.IPFamily) bool {
		return slices.ContainsFunc(all, func(e Export) bool { return !slices.Contains(e.Spec.IPFamilies, f) })
	})
	if len(common) > 0 {
		i.Spec.IPFamilies = common
		return
	}
	var differing []string
	for n := range all {
		if !slices.Equal(all[n].Spec.IPFamilies, oldest.Spec.IPFamilies) {
			differing = append(differing, all[n].Cluster)
		}
	}
	i.addConflict("IPFamilyConflict", "ipFamilies", oldest.Cluster, differing)
}

// Conditions returns the conditions Ready and Conflict of the exports.
func (i *Import) Conditions() []metav1.Condition {
	ready := metav1.Condition{
		Type: Ready, Status: metav1.ConditionTrue, Reason: ReasonExported, Message: "Exported by " + listed(i.Clusters) + ".",
	}
	conflict := metav1.Condition{Type: Conflict, Status: metav1.ConditionFalse, Reason: ReasonNoConflicts}
	var reasons, messages []string
	for _, c := range i.Conflicts {
		reasons, messages = append(reasons, c.Reason), append(messages, c.Message)
	}
	if len(reasons) > 0 {
		conflict.Status, conflict.Reason, conflict.Message = metav1.ConditionTrue, strings.Join(reasons, ","), strings.Join(messages, " ")
	}
	return []metav1.Condition{ready, conflict}
}

// Object returns the ServiceImport of a Service, without the addresses, which each cluster assigns itself.
func (i *Import) Object(namespace, name string) *multiclusterv1beta1.ServiceImport {
	return &multiclusterv1beta1.ServiceImport{
		TypeMeta: metav1.TypeMeta{APIVersion: multiclusterv1beta1.GroupVersion.String(), Kind: "ServiceImport"},
		ObjectMeta: metav1.ObjectMeta{
			Namespace: namespace, Name: name, Labels: maps.Clone(i.Labels), Annotations: maps.Clone(i.Annotations),
		},
		Spec: i.Spec,
	}
}

// Slice returns the EndpointSlice of an import for a reported one of the cluster of an export, or nil if it has no port of the import. A
// port of the cluster that has another number than that of the import is omitted, and one with another name gets the name of the import.
func (i *Import) Slice(e Export, r mcs.Reported, name, service string, withdrawn bool) *discoveryv1.EndpointSlice {
	out := mcs.Foreign(r, name, withdrawn)
	out.Labels = map[string]string{
		discoveryv1.LabelServiceName: names.ClusterSetDerived(service), discoveryv1.LabelManagedBy: names.ClusterSetBy,
		names.ClusterSetSliceService: service, names.ClusterSetSliceSource: e.Cluster,
	}
	if i.Spec.Type == multiclusterv1alpha1.Headless {
		out.Labels[corev1.IsHeadlessService] = ""
	}
	var ports []discoveryv1.EndpointPort
	for _, p := range out.Ports {
		own := slices.IndexFunc(e.Spec.Ports, func(q multiclusterv1alpha1.ServicePort) bool { return q.Name == ptr.Deref(p.Name, "") })
		if own < 0 {
			continue
		}
		imported := slices.IndexFunc(i.Spec.Ports, func(q multiclusterv1alpha1.ServicePort) bool { return sameNumber(q, e.Spec.Ports[own]) })
		if imported < 0 {
			continue
		}
		p.Name = &i.Spec.Ports[imported].Name
		ports = append(ports, p)
	}
	if len(out.Ports) > 0 && len(ports) == 0 {
		return nil
	}
	out.Ports = ports
	return out
}

// WithNodes returns a copy of a slice of Slice that names the nodes of its endpoints. It is for the cluster that reported the endpoints:
// with the internal traffic policy Local, requests reach only endpoints on the node of the client.
func WithNodes(slice *discoveryv1.EndpointSlice, r mcs.Reported) *discoveryv1.EndpointSlice {
	out := slice.DeepCopy()
	for i := range out.Endpoints {
		out.Endpoints[i].NodeName = r.Slice.Endpoints[i].NodeName
	}
	return out
}
