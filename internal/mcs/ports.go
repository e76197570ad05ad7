// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcs

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/sets"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Exposed holds the ports of a Service that other clusters can use, by the name of the Service port. The value is the port of the
// pods, or 0 to keep the port of the endpoints. Nil means all ports.
type Exposed map[string]int32

// Expose returns the exposed ports of a Service. missing lists ports of the MultiClusterService that the Service does not have.
func Expose(service []corev1.ServicePort, ports []networkingv1alpha1.ExposurePort) (exposed Exposed, missing []string) {
	if len(ports) == 0 {
		return nil, nil
	}
	exposed = Exposed{}
	for _, p := range ports {
		i := slices.IndexFunc(service, func(s corev1.ServicePort) bool { return s.Port == p.Port })
		if i < 0 {
			missing = append(missing, fmt.Sprint(p.Port))
			continue
		}
		target := int32(0)
		if p.TargetPort != nil && p.TargetPort.Type == intstr.Int {
			target = p.TargetPort.IntVal
		}
		exposed[service[i].Name] = target
	}
	return exposed, missing
}

// filter returns the exposed ports of an EndpointSlice.
func (x Exposed) filter(ports []discoveryv1.EndpointPort) []discoveryv1.EndpointPort {
	if x == nil {
		return ports
	}
	var out []discoveryv1.EndpointPort
	for _, p := range ports {
		name := ""
		if p.Name != nil {
			name = *p.Name
		}
		target, ok := x[name]
		if !ok {
			continue
		}
		if target > 0 {
			p.Port = &target
		}
		out = append(out, p)
	}
	return out
}

// DerivedService returns the Service of the control plane for a ServiceImport and the reports of clusters. With IPv6 endpoints, it
// requests addresses of both families; a cluster with one family ignores that. The addresses of the ServiceImport are not used: API
// servers reject load balancer addresses of Services of type ClusterIP.
func DerivedService(i *multiclusterv1alpha1.ServiceImport, all []Reported) *corev1.Service {
	out := &corev1.Service{
		TypeMeta:   metav1.TypeMeta{APIVersion: "v1", Kind: "Service"},
		ObjectMeta: metav1.ObjectMeta{Namespace: i.Namespace, Name: names.DerivedPrefix + i.Name},
		Spec: corev1.ServiceSpec{
			Type: corev1.ServiceTypeClusterIP, SessionAffinity: i.Spec.SessionAffinity, SessionAffinityConfig: i.Spec.SessionAffinityConfig,
		},
	}
	if i.Spec.Type == multiclusterv1alpha1.Headless {
		out.Spec.ClusterIP = corev1.ClusterIPNone
	}
	if slices.ContainsFunc(all, func(r Reported) bool { return r.Slice.AddressType == discoveryv1.AddressTypeIPv6 }) {
		out.Spec.IPFamilyPolicy = new(corev1.IPFamilyPolicyPreferDualStack)
	}
	for _, p := range i.Spec.Ports {
		out.Spec.Ports = append(out.Spec.Ports, corev1.ServicePort{
			Name: p.Name, Protocol: cmp.Or(p.Protocol, corev1.ProtocolTCP), AppProtocol: p.AppProtocol, Port: p.Port,
		})
	}
	return out
}

// Clusters returns the clusters that report EndpointSlices, sorted.
func Clusters(all []Reported) []string {
	out := sets.New[string]()
	for _, r := range all {
		out.Insert(r.Cluster)
	}
	return sets.List(out)
}

// sliceController manages the EndpointSlices of Services with a selector.
const sliceController = "endpointslice-controller.k8s.io"

// Conflict returns the reason and a message if the clusters export a Service with different ports or types. Clients could use such
// a Service in some clusters only. The ports and the type of the ServiceImport i count; it may be nil. Conflict returns "" if there
// is no conflict. EndpointSlices without endpoints are ignored: they have no ports.
func Conflict(i *multiclusterv1alpha1.ServiceImport, all []Reported) (reason, message string) {
	ports, types := map[string]string{}, map[string]string{}
	for cluster, titles := range exportedPorts(all) {
		ports[cluster] = strings.Join(sets.List(titles), ", ")
	}
	for _, r := range all {
		if r.Slice.Labels[discoveryv1.LabelManagedBy] != sliceController {
			continue // only Kubernetes marks the EndpointSlices of headless Services
		}
		types[r.Cluster] = "a cluster IP"
		if _, headless := r.Slice.Labels[corev1.IsHeadlessService]; headless {
			types[r.Cluster] = "no cluster IP"
		}
	}
	offered := ""
	if i != nil {
		var titles []string
		for _, p := range i.Spec.Ports {
			titles = append(titles, importedTitle(p))
		}
		offered = " The derived Service has the ports of the ServiceImport: " + strings.Join(titles, ", ") + "."
	}
	if m := different(ports); m != "" {
		return "PortConflict", "Clusters export different ports: " + m + "." + offered
	}
	if m := different(types); m != "" {
		return "TypeConflict", "Clusters export Services of different types: " + m + ". The type of the ServiceImport counts."
	}
	return "", ""
}

// different returns a message about the first two clusters that export different values, or "" if all are equal.
func different(values map[string]string) string {
	reference := ""
	for _, cluster := range slices.Sorted(maps.Keys(values)) {
		switch {
		case reference == "":
			reference = cluster
		case values[cluster] != values[reference]:
			return fmt.Sprintf("%s exports %s, %s exports %s", reference, values[reference], cluster, values[cluster])
		}
	}
	return ""
}

// exportedPorts returns the titles of the ports that clusters export.
func exportedPorts(all []Reported) map[string]sets.Set[string] {
	out := map[string]sets.Set[string]{}
	for _, r := range all {
		for _, p := range r.Slice.Ports {
			if out[r.Cluster] == nil {
				out[r.Cluster] = sets.New[string]()
			}
			out[r.Cluster].Insert(portTitle(p))
		}
	}
	return out
}

// portTitle returns the name and protocol of a port, by which a Service finds it: "http/TCP".
func portTitle(p discoveryv1.EndpointPort) string {
	name, protocol := "unnamed", string(corev1.ProtocolTCP)
	if p.Name != nil && *p.Name != "" {
		name = *p.Name
	}
	if p.Protocol != nil {
		protocol = string(*p.Protocol)
	}
	return name + "/" + protocol
}

// importedTitle returns the title of a port of a ServiceImport.
func importedTitle(p multiclusterv1alpha1.ServicePort) string {
	return portTitle(discoveryv1.EndpointPort{Name: &p.Name, Protocol: new(cmp.Or(p.Protocol, corev1.ProtocolTCP))})
}

// Mismatch returns a message if a ServiceImport has a port that no EndpointSlice with ports has: its derived Service has no
// endpoints for the port. It returns "" otherwise.
func Mismatch(i *multiclusterv1alpha1.ServiceImport, all []Reported) string {
	offered := sets.New[string]()
	for _, titles := range exportedPorts(all) {
		offered = offered.Union(titles)
	}
	if offered.Len() == 0 {
		return ""
	}
	for _, p := range i.Spec.Ports {
		title := importedTitle(p)
		if !offered.Has(title) {
			return fmt.Sprintf("Port %s of ServiceImport %s has no endpoints: the exported ports are %s. Use the name of the exported port.",
				title, i.Name, strings.Join(sets.List(offered), ", "))
		}
	}
	return ""
}
