// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

const (
	// healthTimeout bounds the question for health: a member that takes longer is as good as gone.
	healthTimeout = 5 * time.Second
	// collectTimeout bounds each of the other questions.
	collectTimeout = 20 * time.Second
)

// probe asks one member how it is and what it serves. It is used by one goroutine.
type probe struct {
	rest      rest.Interface
	http      *http.Client
	base      string
	discovery discovery.DiscoveryInterface

	version string
	apis    *apis
	// tags tell whether the APIs have changed since they were last discovered.
	tags map[string]string
}

// apis are what a member serves.
type apis struct {
	enablements []clusterv1alpha1.APIEnablement
	complete    bool
}

func newProbe(config *rest.Config) (*probe, error) {
	config = rest.CopyConfig(config)
	config.Timeout = collectTimeout
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, fmt.Errorf("prepare to ask the member: %w", err)
	}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(config, httpClient)
	if err != nil {
		return nil, fmt.Errorf("prepare to ask the member: %w", err)
	}
	base, _, err := rest.DefaultServerUrlFor(config)
	if err != nil {
		return nil, fmt.Errorf("prepare to ask the member: %w", err)
	}
	return &probe{rest: disco.RESTClient(), http: httpClient, base: strings.TrimSuffix(base.String(), "/"), discovery: disco, tags: map[string]string{}}, nil
}

// health is what the member says of itself.
func (p *probe) health(ctx context.Context) verdict {
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	code := p.status(ctx, "/readyz")
	if code == http.StatusNotFound {
		code = p.status(ctx, "/healthz")
	}
	switch code {
	case 0:
		return unreached
	case http.StatusOK:
		return healthy
	}
	return unhealthy
}

// status is the code of the answer; 0 means that there was none.
func (p *probe) status(ctx context.Context, path string) int {
	var code int
	p.rest.Get().AbsPath(path).MaxRetries(0).Do(ctx).StatusCode(&code)
	return code
}

// kubernetesVersion is the version of the member's API server; the last known one if it does not say.
func (p *probe) kubernetesVersion() string {
	if info, err := p.discovery.ServerVersion(); err == nil {
		p.version = info.GitVersion
	}
	return p.version
}

// discover lists the APIs of the member, last being what was known of them before there was this probe. It asks for the
// whole list only when the member says that it has changed.
func (p *probe) discover(ctx context.Context, last []clusterv1alpha1.APIEnablement) *apis {
	tags := map[string]string{}
	unchanged := p.apis != nil && p.apis.complete
	for _, path := range []string{"/api", "/apis"} {
		tag, same := p.tag(ctx, path)
		tags[path] = tag
		unchanged = unchanged && same
	}
	if unchanged {
		return p.apis
	}
	_, lists, err := p.discovery.ServerGroupsAndResources()
	before := last
	if p.apis != nil {
		before = p.apis.enablements
	}
	p.apis = collect(before, lists, err)
	p.tags = tags
	return p.apis
}

// tag asks for the version of a discovery document; same says that it is the one known.
func (p *probe) tag(ctx context.Context, path string) (tag string, same bool) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.base+path, nil)
	if err != nil {
		return "", false
	}
	r.Header.Set("Accept", discovery.AcceptV2)
	known := p.tags[path]
	if known != "" {
		r.Header.Set("If-None-Match", known)
	}
	response, err := p.http.Do(r)
	if err != nil {
		return "", false
	}
	defer response.Body.Close()                                       //nolint:errcheck // it was read
	_, _ = io.Copy(io.Discard, io.LimitReader(response.Body, 16<<20)) // lets the connection be used again
	if response.StatusCode == http.StatusNotModified {
		return known, known != ""
	}
	return response.Header.Get("Etag"), false
}

// collect turns what was discovered into enablements, sorted. A group that could not be discovered keeps what was known
// of it: a failure is no evidence that an API is gone.
func collect(before []clusterv1alpha1.APIEnablement, lists []*metav1.APIResourceList, err error) *apis {
	out := &apis{complete: err == nil}
	seen := map[string]bool{}
	for _, list := range lists {
		if list == nil || seen[list.GroupVersion] {
			continue
		}
		e := clusterv1alpha1.APIEnablement{GroupVersion: list.GroupVersion}
		for _, r := range list.APIResources {
			if !strings.Contains(r.Name, "/") {
				e.Resources = append(e.Resources, clusterv1alpha1.APIResource{Name: r.Name, Kind: r.Kind})
			}
		}
		if len(e.Resources) == 0 {
			continue
		}
		slices.SortFunc(e.Resources, func(a, b clusterv1alpha1.APIResource) int { return cmp.Compare(a.Name, b.Name) })
		seen[list.GroupVersion] = true
		out.enablements = append(out.enablements, e)
	}
	if err != nil {
		for _, e := range before {
			if !seen[e.GroupVersion] && failed(err, e.GroupVersion) {
				out.enablements = append(out.enablements, e)
			}
		}
	}
	slices.SortFunc(out.enablements, func(a, b clusterv1alpha1.APIEnablement) int { return cmp.Compare(a.GroupVersion, b.GroupVersion) })
	return out
}

// failed says whether the error is about a group and version, as it is if it does not say which it is about.
func failed(err error, groupVersion string) bool {
	var partial *discovery.ErrGroupDiscoveryFailed
	if !errors.As(err, &partial) {
		return true
	}
	gv, parseErr := schema.ParseGroupVersion(groupVersion)
	_, ok := partial.Groups[gv]
	return parseErr == nil && ok
}

// condition says how complete the APIs are.
func (a *apis) condition() verdict {
	switch {
	case len(a.enablements) == 0:
		return verdict{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonAPIEnablementsEmpty, "collected empty APIEnablements from the cluster"}
	case !a.complete:
		return verdict{
			metav1.ConditionFalse, clusterv1alpha1.ClusterReasonAPIEnablementsPartial,
			fmt.Sprintf("might collect partial APIEnablements(%d) from the cluster", len(a.enablements)),
		}
	}
	return verdict{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonAPIEnablementsComplete, "collected complete APIEnablements from the cluster"}
}
