// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcs

import (
	"cmp"
	"slices"
	"time"

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
	// Endpoints holds the clusters whose endpoints of the Service are known.
	Endpoints map[string]Endpoints
}

// Endpoints describes the endpoints of a Service that a cluster can use.
type Endpoints struct {
	// Ready reports whether there is a ready endpoint now, Settled whether it is regarded as such (see Settle).
	Ready, Settled bool
	// Healthy reports whether the cluster is healthy.
	Healthy bool
}

// Withdrawn reports whether routes of a cluster must not lead to its own Service. The Service has no ready endpoints, and the
// Service of another healthy cluster has some. Without these, nothing would be gained.
func (l Location) Withdrawn(cluster string) bool {
	e, known := l.Endpoints[cluster]
	if !known || e.Settled {
		return false
	}
	ready, settled := false, false
	for other, o := range l.Endpoints {
		if other != cluster && o.Healthy && l.Own.Has(other) {
			ready, settled = ready || o.Ready, settled || o.Settled
		}
	}
	return settled && (ready || !e.Ready)
}

// Has reports whether a cluster has the Service or the derived Service.
func (l Location) Has(cluster string) bool { return l.Own.Has(cluster) || l.Imported.Has(cluster) }

// Name returns the name of the Service to which routes in a cluster lead, or "" if there is none. The derived Service is used in a
// cluster without the Service, or from whose own Service routes are withdrawn.
func (l Location) Name(cluster, service string) string {
	switch {
	case l.Own.Has(cluster) && !l.Withdrawn(cluster):
		return service
	case l.Imported.Has(cluster):
		return names.DerivedPrefix + service
	}
	return ""
}

// Observation is the history of the endpoints of a Service in a cluster.
type Observation struct {
	// Ready is the settled value.
	Ready bool
	// Since is the time since which another value is observed, or zero.
	Since time.Time
}

// SettleTime is the time after which a change of the endpoints of a Service changes the routes to it.
const SettleTime = 10 * time.Second

// Settle returns the history after another observation: a value that lasts for SettleTime replaces the settled one. Routes therefore do
// not change with each restart of a pod. wait is the time after which the result may change, or 0.
func (o Observation) Settle(ready bool, now time.Time) (next Observation, wait time.Duration) {
	switch {
	case ready == o.Ready:
		return Observation{Ready: ready}, 0
	case o.Since.IsZero():
		return Observation{Ready: o.Ready, Since: now}, SettleTime
	case now.Sub(o.Since) >= SettleTime:
		return Observation{Ready: ready}, 0
	}
	return o, SettleTime - now.Sub(o.Since)
}

// Routes returns the routes of a MultiClusterIngress in one cluster, without those to Services that cannot be reached there. If routes
// to all Services of the cluster are withdrawn, the hosts remain without paths. The Ingress, and with it the address of its load
// balancer, is kept. Routes returns nil if the cluster has none of the Services.
func Routes(spec *networkingv1.IngressSpec, cluster string, locations map[string]Location) *networkingv1.IngressSpec {
	located := false
	reachable := func(b *networkingv1.IngressBackend) bool {
		if b.Service == nil {
			return true // a resource of the cluster
		}
		l := locations[b.Service.Name]
		located = located || l.Has(cluster)
		b.Service.Name = l.Name(cluster, b.Service.Name)
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
	switch {
	case Serves(out):
		if out.DefaultBackend == nil {
			out.Rules = slices.DeleteFunc(out.Rules, func(r networkingv1.IngressRule) bool { return r.HTTP == nil })
		}
		return out
	case !located:
		return nil
	}
	out.Rules = nil
	for i := range spec.Rules {
		out.Rules = append(out.Rules, networkingv1.IngressRule{Host: spec.Rules[i].Host})
	}
	if len(out.Rules) == 0 {
		out.Rules = []networkingv1.IngressRule{{}} // the API requires a rule or a default backend
	}
	return out
}

// Serves reports whether routes lead to a backend.
func Serves(routes *networkingv1.IngressSpec) bool {
	return routes.DefaultBackend != nil ||
		slices.ContainsFunc(routes.Rules, func(r networkingv1.IngressRule) bool { return r.HTTP != nil })
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
