// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcs

import (
	"cmp"
	"fmt"
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

// Exposed holds the ports of a Service that other clusters can use, by the name of the Service port: the number of the port of the
// pods, or 0 to keep that of the endpoints. Nil means all ports.
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

// DerivedService returns the Service of the control plane for a ServiceImport and what clusters report. With IPv6 endpoints, it requests
// addresses of both families; a cluster with one family ignores that. The addresses of the ServiceImport are not used: API
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

// Conflict returns a message if the clusters export different ports, which clients could use in some of the clusters only. It
// returns "" if there is no conflict. EndpointSlices without endpoints are ignored: they have no ports.
func Conflict(all []Reported) string {
	ports := map[string]sets.Set[string]{}
	for _, r := range all {
		for _, p := range r.Slice.Ports {
			if ports[r.Cluster] == nil {
				ports[r.Cluster] = sets.New[string]()
			}
			ports[r.Cluster].Insert(portTitle(p))
		}
	}
	reference := ""
	for _, cluster := range Clusters(all) {
		switch {
		case ports[cluster] == nil:
		case reference == "":
			reference = cluster
		case !ports[cluster].Equal(ports[reference]):
			return fmt.Sprintf("Clusters export different ports: %s exports %s, %s exports %s.", reference,
				strings.Join(sets.List(ports[reference]), ", "), cluster, strings.Join(sets.List(ports[cluster]), ", "))
		}
	}
	return ""
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

// Mismatch returns a message if a ServiceImport has a port that no EndpointSlice with ports has: its derived Service has no
// endpoints for the port. It returns "" otherwise.
func Mismatch(i *multiclusterv1alpha1.ServiceImport, all []Reported) string {
	offered := sets.New[string]()
	for _, r := range all {
		for _, p := range r.Slice.Ports {
			offered.Insert(portTitle(p))
		}
	}
	if offered.Len() == 0 {
		return ""
	}
	for _, p := range i.Spec.Ports {
		title := portTitle(discoveryv1.EndpointPort{Name: &p.Name, Protocol: new(cmp.Or(p.Protocol, corev1.ProtocolTCP))})
		if !offered.Has(title) {
			return fmt.Sprintf("Port %s of ServiceImport %s has no endpoints: the exported ports are %s. Use the name of the exported port.",
				title, i.Name, strings.Join(sets.List(offered), ", "))
		}
	}
	return ""
}
