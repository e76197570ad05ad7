// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ingress

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/types"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
)

// history holds the observations of the endpoints of the backends of MultiClusterIngresses. The zero value is ready to use. After a
// restart, it begins with the state of the existing Ingresses.
type history struct {
	mu  sync.Mutex // guards all
	all map[types.NamespacedName]map[backend]mcs.Observation
}

// backend is a Service in a cluster.
type backend struct{ service, cluster string }

func (h *history) of(ingress types.NamespacedName) map[backend]mcs.Observation {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.all[ingress]
}

func (h *history) set(ingress types.NamespacedName, observations map[backend]mcs.Observation) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.all == nil {
		h.all = map[types.NamespacedName]map[backend]mcs.Observation{}
	}
	h.all[ingress] = observations
}

func (h *history) forget(ingress types.NamespacedName) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.all, ingress)
}

// observe adds the endpoints to locations. It returns the time after which routes may change without an event, or 0. The endpoints of a
// Service are known only if a ServiceExport or a MultiClusterService requests them.
func (c *Controller) observe(
	ctx context.Context, i *networkingv1alpha1.MultiClusterIngress, works []workv1alpha1.Work, locations map[string]mcs.Location,
) (wait time.Duration, err error) {
	key := types.NamespacedName{Namespace: i.Namespace, Name: i.Name}
	before, after := c.endpoints.of(key), map[backend]mcs.Observation{}
	healthy, now := collected.Health(ctx, c.control), c.Clock.Now()
	for service, l := range locations {
		ready, err := c.ready(ctx, types.NamespacedName{Namespace: i.Namespace, Name: service})
		if err != nil {
			return 0, err
		}
		l.Endpoints = map[string]mcs.Endpoints{}
		for cluster := range l.Own {
			isReady, known := ready[cluster]
			if !known {
				continue
			}
			at := backend{service, cluster}
			o, seen := before[at]
			if !seen {
				o.Ready = isReady || !withdrawnBefore(works, cluster, service)
			}
			next, rest := o.Settle(isReady, now)
			after[at] = next
			if rest > 0 && (wait == 0 || rest < wait) {
				wait = rest
			}
			l.Endpoints[cluster] = mcs.Endpoints{Ready: isReady, Settled: next.Ready, Healthy: healthy(cluster)}
		}
		for _, cluster := range slices.Sorted(maps.Keys(l.Endpoints)) {
			if l.Withdrawn(cluster) {
				c.warn(i, "BackendNotReady",
					fmt.Sprintf("Service %s has no ready endpoints in cluster %s: no route there leads to it", service, cluster))
			}
		}
		locations[service] = l
	}
	c.endpoints.set(key, after)
	return wait, nil
}

// ready returns the clusters whose endpoints of a Service are known, and whether one of them is ready. Endpoints that a
// MultiClusterService dispatched to a cluster count as its own.
func (c *Controller) ready(ctx context.Context, service types.NamespacedName) (map[string]bool, error) {
	works, err := collected.Works(ctx, c.control, service)
	if err != nil {
		return nil, err
	}
	exported, _ := collected.Of(works, mcs.Export)
	shared, _ := collected.Of(works, mcs.MultiCluster)
	reported := slices.Concat(exported, shared)
	out := map[string]bool{}
	for _, cluster := range mcs.Clusters(reported) {
		out[cluster] = false
	}
	for n := range works {
		w := &works[n]
		if w.Annotations[names.ProvisionCluster] == "" || w.DeletionTimestamp != nil {
			continue
		}
		if dispatched, err := mcs.ParseWork(w); err == nil {
			reported = append(reported, dispatched)
		}
	}
	for cluster := range mcs.ReadyClusters(reported) {
		if _, known := out[cluster]; known {
			out[cluster] = true
		}
	}
	return out, nil
}

// withdrawnBefore reports whether a cluster has an Ingress without a route to a Service: an earlier process withdrew it.
func withdrawnBefore(works []workv1alpha1.Work, cluster, service string) bool {
	for n := range works {
		w := &works[n]
		var existing networkingv1.Ingress
		if w.Namespace != names.ExecutionNamespace(cluster) || w.DeletionTimestamp != nil || len(w.Spec.Workload.Manifests) != 1 ||
			json.Unmarshal(w.Spec.Workload.Manifests[0].Raw, &existing) != nil {
			continue
		}
		return !slices.Contains(mcs.Backends(&existing.Spec), service)
	}
	return false
}
