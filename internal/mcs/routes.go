// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcs

import (
	"cmp"
	"slices"

	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/util/sets"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// IngressSpec returns the routes of a MultiClusterIngress: spec.template.spec if it is set, or the spec itself.
func IngressSpec(i *networkingv1alpha1.MultiClusterIngress) *networkingv1.IngressSpec {
	if i.Spec.Template != nil {
		return &i.Spec.Template.Spec
	}
	return &i.Spec.IngressSpec
}

// Backends returns the names of the Services that routes lead to, sorted.
func Backends(spec *networkingv1.IngressSpec) []string {
	out := sets.New[string]()
	add := func(b *networkingv1.IngressBackend) {
		if b != nil && b.Service != nil {
			out.Insert(b.Service.Name)
		}
	}
	add(spec.DefaultBackend)
	for _, rule := range spec.Rules {
		if rule.HTTP == nil {
			continue
		}
		for i := range rule.HTTP.Paths {
			add(&rule.HTTP.Paths[i].Backend)
		}
	}
	return sets.List(out)
}

// Location holds the clusters in which one Service can be reached.
type Location struct {
	// Own are the clusters that have the Service itself, Imported those that have the derived Service.
	Own, Imported sets.Set[string]
	// Empty are the clusters that report the Service without a ready endpoint.
	Empty sets.Set[string]
}

// Name returns the name of the Service in a cluster, or "" if it cannot be reached there. The derived Service is used in a cluster
// without the Service, or without ready endpoints of it.
func (l Location) Name(cluster, service string) string {
	switch {
	case l.Own.Has(cluster) && !(l.Empty.Has(cluster) && l.Imported.Has(cluster)):
		return service
	case l.Imported.Has(cluster):
		return names.DerivedPrefix + service
	}
	return ""
}

// Routes returns the routes of a MultiClusterIngress in one cluster, without those to Services that cannot be reached there. It
// returns nil if no route remains.
func Routes(spec *networkingv1.IngressSpec, cluster string, locations map[string]Location) *networkingv1.IngressSpec {
	reachable := func(b *networkingv1.IngressBackend) bool {
		if b.Service == nil {
			return true // a resource of the cluster
		}
		b.Service.Name = locations[b.Service.Name].Name(cluster, b.Service.Name)
		return b.Service.Name != ""
	}
	out := spec.DeepCopy()
	if out.DefaultBackend != nil && !reachable(out.DefaultBackend) {
		out.DefaultBackend = nil
	}
	out.Rules = slices.DeleteFunc(out.Rules, func(r networkingv1.IngressRule) bool {
		if r.HTTP == nil {
			return false // it uses the default backend
		}
		r.HTTP.Paths = slices.DeleteFunc(r.HTTP.Paths, func(p networkingv1.HTTPIngressPath) bool { return !reachable(&p.Backend) })
		return len(r.HTTP.Paths) == 0
	})
	if out.DefaultBackend == nil {
		out.Rules = slices.DeleteFunc(out.Rules, func(r networkingv1.IngressRule) bool { return r.HTTP == nil })
		if len(out.Rules) == 0 {
			return nil
		}
	}
	return out
}

// RoutedClusters returns the clusters in which at least one backend can be reached, sorted.
func RoutedClusters(locations map[string]Location) []string {
	out := sets.New[string]()
	for _, l := range locations {
		out = out.Union(l.Own).Union(l.Imported)
	}
	return sets.List(out)
}

// Addresses returns the addresses of load balancers of all clusters, sorted and without duplicates.
func Addresses(all []networkingv1.IngressStatus) (out []networkingv1.IngressLoadBalancerIngress) {
	for i := range all {
		out = append(out, all[i].LoadBalancer.Ingress...)
	}
	key := func(a networkingv1.IngressLoadBalancerIngress) string { return a.IP + " " + a.Hostname }
	slices.SortStableFunc(out, func(a, b networkingv1.IngressLoadBalancerIngress) int { return cmp.Compare(key(a), key(b)) })
	return slices.CompactFunc(out, func(a, b networkingv1.IngressLoadBalancerIngress) bool { return key(a) == key(b) })
}

// ServiceLocations returns the clusters of each backend, sorted.
func ServiceLocations(locations map[string]Location) (out []networkingv1alpha1.ServiceLocation) {
	for name, l := range locations {
		out = append(out, networkingv1alpha1.ServiceLocation{Name: name, Clusters: sets.List(l.Own)})
	}
	slices.SortFunc(out, func(a, b networkingv1alpha1.ServiceLocation) int { return cmp.Compare(a.Name, b.Name) })
	return out
}
