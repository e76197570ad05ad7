// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	apidiscoveryv2 "k8s.io/api/apidiscovery/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	externalv1beta1 "k8s.io/metrics/pkg/apis/external_metrics/v1beta1"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	"karmada.io/karmada/internal/member"
)

const (
	// versionTTL is the time for which the version of a member is cached.
	versionTTL = time.Minute
	// catalogInterval is the interval at which the custom and external metrics of members are discovered.
	catalogInterval = 30 * time.Second
)

// served is a group version of this server.
type served struct {
	group, version string
}

// groupVersions returns the group versions of this server, the preferred version of a group first.
func groupVersions() []served {
	out := []served{{metricsv1beta1.GroupName, metricsv1beta1.SchemeGroupVersion.Version}}
	for _, v := range customVersions {
		out = append(out, served{customGroup, v})
	}
	return append(out, served{externalGroup, externalv1beta1.SchemeGroupVersion.Version})
}

func (s served) String() string { return s.group + "/" + s.version }

// usageResources are the resources of metrics.k8s.io.
func usageResources() []metav1.APIResource {
	verbs := metav1.Verbs{"get", "list"}
	return []metav1.APIResource{
		{Name: nodeKind.resource, Kind: nodeKind.kind, Verbs: verbs},
		{Name: podKind.resource, Kind: podKind.kind, Verbs: verbs, Namespaced: true},
	}
}

// groupOf returns the discovery document of a group.
func groupOf(group string) *metav1.APIGroup {
	out := &metav1.APIGroup{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "APIGroup"}, Name: group}
	for _, s := range groupVersions() {
		if s.group == group {
			out.Versions = append(out.Versions, metav1.GroupVersionForDiscovery{GroupVersion: s.String(), Version: s.version})
		}
	}
	out.PreferredVersion = out.Versions[0]
	return out
}

// catalog holds the metrics that members serve, by group: custom and external metrics have names of their own.
type catalog struct {
	mu        sync.RWMutex // guards resources
	resources map[string][]metav1.APIResource
}

func (c *catalog) of(group string) []metav1.APIResource {
	if group == metricsv1beta1.GroupName {
		return usageResources()
	}
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.resources[group]
}

// resourceList returns the discovery document of a group version.
func (c *catalog) resourceList(s served) *metav1.APIResourceList {
	out := &metav1.APIResourceList{
		TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "APIResourceList"}, GroupVersion: s.String(), APIResources: c.of(s.group),
	}
	if out.APIResources == nil {
		out.APIResources = []metav1.APIResource{}
	}
	return out
}

// aggregated returns the entry of a group version in the aggregated discovery.
func (c *catalog) aggregated(s served) apidiscoveryv2.APIVersionDiscovery {
	out := apidiscoveryv2.APIVersionDiscovery{Version: s.version, Freshness: apidiscoveryv2.DiscoveryFreshnessCurrent}
	for _, r := range c.of(s.group) {
		scope := apidiscoveryv2.ScopeCluster
		if r.Namespaced {
			scope = apidiscoveryv2.ScopeNamespace
		}
		out.Resources = append(out.Resources, apidiscoveryv2.APIResourceDiscovery{
			Resource: r.Name, Scope: scope, SingularResource: r.SingularName, Verbs: r.Verbs,
			ResponseKind: &metav1.GroupVersionKind{Group: s.group, Version: s.version, Kind: r.Kind},
		})
	}
	return out
}

// refresh discovers the metrics of a group in all members that may serve it. If no member responds, the known metrics are kept.
func (a *adapter) refresh(ctx context.Context, group string, versions []string) error {
	found, err := askServing(ctx, a.fleet, group, func(ctx context.Context, m *member.Member) ([]metav1.APIResource, error) {
		version, err := a.versions.of(ctx, m, group, versions)
		if err != nil {
			return nil, err
		}
		body, err := get(ctx, m, "/apis/"+group+"/"+version, nil)
		if err != nil {
			return nil, err
		}
		var list metav1.APIResourceList
		if err := json.Unmarshal(body, &list); err != nil {
			return nil, fmt.Errorf("decode the metrics of %s: %w", group, err)
		}
		return list.APIResources, nil
	})
	if err != nil {
		return err
	}
	if err := found.problem(); err != nil {
		return err
	}
	var all []metav1.APIResource
	for _, g := range found.given {
		all = append(all, g.value...)
	}
	slices.SortStableFunc(all, func(x, y metav1.APIResource) int { return cmp.Compare(x.Name, y.Name) })
	all = slices.CompactFunc(all, func(x, y metav1.APIResource) bool { return x.Name == y.Name })
	a.catalog.mu.Lock()
	defer a.catalog.mu.Unlock()
	if a.catalog.resources == nil {
		a.catalog.resources = map[string][]metav1.APIResource{}
	}
	a.catalog.resources[group] = all
	return nil
}

// refreshAll discovers the custom and external metrics of all members.
func (a *adapter) refreshAll(ctx context.Context) error {
	return errors.Join(
		a.refresh(ctx, customGroup, customVersions),
		a.refresh(ctx, externalGroup, []string{externalv1beta1.SchemeGroupVersion.Version}))
}

// versions caches the version of a group that a member serves, as long as it is connected.
type versions struct {
	now func() time.Time

	mu      sync.Mutex // guards the fields below
	known   map[versionKey]version
	cleaned time.Time
}

type versionKey struct{ cluster, group string }

type version struct {
	client rest.Interface // of the connection
	name   string         // empty if the member serves none
	until  time.Time
}

// of returns the first of the wanted versions that a member serves, or errNoAPI.
func (v *versions) of(ctx context.Context, m *member.Member, group string, wanted []string) (string, error) {
	key, client := versionKey{m.Name, group}, m.Discovery.RESTClient()
	v.mu.Lock()
	known, ok := v.known[key]
	v.mu.Unlock()
	if !ok || known.client != client || !v.now().Before(known.until) {
		name, err := discoverVersion(ctx, m, group, wanted)
		if err != nil && !errors.Is(err, errNoAPI) {
			return "", err
		}
		now := v.now()
		known = version{client: client, name: name, until: now.Add(versionTTL)}
		v.mu.Lock()
		if now.Sub(v.cleaned) >= versionTTL {
			// Clients of deleted clusters would keep their connections.
			maps.DeleteFunc(v.known, func(_ versionKey, old version) bool { return !now.Before(old.until) })
			v.cleaned = now
		}
		v.known[key] = known
		v.mu.Unlock()
	}
	if known.name == "" {
		return "", errNoAPI
	}
	return known.name, nil
}

func discoverVersion(ctx context.Context, m *member.Member, group string, wanted []string) (string, error) {
	body, err := get(ctx, m, "/apis/"+group, nil)
	if err != nil {
		return "", err
	}
	var found metav1.APIGroup
	if err := json.Unmarshal(body, &found); err != nil {
		return "", fmt.Errorf("decode API group %s: %w", group, err)
	}
	for _, name := range wanted {
		if slices.ContainsFunc(found.Versions, func(g metav1.GroupVersionForDiscovery) bool { return g.Version == name }) {
			return name, nil
		}
	}
	return "", errNoAPI
}
