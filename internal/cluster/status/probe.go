// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

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

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

const (
	// healthTimeout bounds the health check; a member that takes longer is unreachable.
	healthTimeout = 5 * time.Second
	// collectTimeout bounds each of the other requests.
	collectTimeout = 20 * time.Second

	// coreGroup and otherGroups are the paths of the discovery documents.
	coreGroup, otherGroups = "/api", "/apis"
	// versionFrequency is the number of collections after which the version and coreGroup are read again. They change with the program
	// of the API server: then it is unhealthy for a while, or otherGroups change.
	versionFrequency = 6
)

// probe reads the health, version and APIs of one member. Only health is safe for concurrent use.
type probe struct {
	config *rest.Config // connects to the member, with collectTimeout
	rest   rest.Interface
	http   *http.Client
	base   string

	// due is the number of collections until version and coreGroup are read again, although nothing else has changed.
	due     int
	version string
	apis    *apis
	// tags holds the ETags of the discovery documents, by path.
	tags map[string]string
}

// apis holds the APIs of a member.
type apis struct {
	enablements []clusterv1alpha1.APIEnablement
	complete    bool
}

func newProbe(config *rest.Config) (*probe, error) {
	config = rest.CopyConfig(config)
	config.Timeout = collectTimeout
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, fmt.Errorf("create a client for the member: %w", err)
	}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(config, httpClient)
	if err != nil {
		return nil, fmt.Errorf("create a client for the member: %w", err)
	}
	base, _, err := rest.DefaultServerUrlFor(config)
	if err != nil {
		return nil, fmt.Errorf("create a client for the member: %w", err)
	}
	return &probe{
		config: config, rest: disco.RESTClient(), http: httpClient, base: strings.TrimSuffix(base.String(), "/"), tags: map[string]string{},
	}, nil
}

// bound cancels requests when lifetime ends, because the discovery client accepts no context.
type bound struct {
	lifetime context.Context //nolint:containedctx // of the discovery
	next     http.RoundTripper
}

// RoundTrip implements http.RoundTripper.
func (b *bound) RoundTrip(r *http.Request) (*http.Response, error) {
	ctx, cancel := context.WithCancel(r.Context())
	stop := context.AfterFunc(b.lifetime, cancel) //nolint:contextcheck // the request ends with either context
	response, err := b.next.RoundTrip(r.WithContext(ctx))
	if err != nil {
		stop()
		cancel()
		return nil, err
	}
	response.Body = &boundBody{response.Body, func() { stop(); cancel() }}
	return response, nil
}

// boundBody calls release when it is closed.
type boundBody struct {
	io.ReadCloser
	release func()
}

func (b *boundBody) Close() error {
	defer b.release()
	return b.ReadCloser.Close()
}

// health returns the result of the health check.
func (p *probe) health(ctx context.Context) readyState {
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	code, err := p.status(ctx, "/readyz")
	if code == http.StatusNotFound {
		code, err = p.status(ctx, "/healthz")
	}
	switch {
	case code == 0:
		return unreachable
	case code == http.StatusOK:
		return healthy
	case (apierrors.IsUnauthorized(err) || apierrors.IsForbidden(err)) && !apierrors.IsUnexpectedServerError(err):
		return unauthorized // by an API server: a proxy in front of it does not respond with a Status
	}
	return unhealthy
}

// status returns the status code of a GET request, or 0 if there was no response, and the error of the response.
func (p *probe) status(ctx context.Context, path string) (code int, err error) {
	err = p.rest.Get().AbsPath(path).MaxRetries(0).Do(ctx).StatusCode(&code).Error()
	return code, err
}

// read returns the version and the APIs of the member. It runs discovery only if the ETags of the discovery documents have changed. A
// version that cannot be read stays the last known one. All requests end with ctx.
func (p *probe) read(ctx context.Context, last func() []clusterv1alpha1.APIEnablement) (version string, a *apis, err error) {
	bounded := *p.http
	bounded.Transport = &bound{lifetime: ctx, next: p.http.Transport}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(p.config, &bounded)
	if err != nil {
		return "", nil, fmt.Errorf("create a client for the member: %w", err)
	}
	tag, same := p.tag(ctx, otherGroups)
	if same && p.due > 0 && p.apis != nil && p.apis.complete && p.version != "" {
		p.due--
		return p.version, p.apis, nil
	}
	p.due = versionFrequency - 1
	if info, err := disco.ServerVersion(); err == nil {
		p.version = info.GitVersion
	}
	core, unchanged := p.tag(ctx, coreGroup)
	if same && unchanged && p.apis != nil && p.apis.complete {
		return p.version, p.apis, nil
	}
	p.discover(disco, last)
	p.tags = map[string]string{coreGroup: core, otherGroups: tag}
	return p.version, p.apis, nil
}

// discover updates the APIs of the member. If discovery fails, APIs of the previous discovery are kept, or the APIs of last if this is the
// first one.
func (p *probe) discover(disco discovery.DiscoveryInterface, last func() []clusterv1alpha1.APIEnablement) {
	_, lists, err := disco.ServerGroupsAndResources()
	var before []clusterv1alpha1.APIEnablement
	if p.apis != nil {
		before = p.apis.enablements
	} else {
		before = last()
	}
	p.apis = collect(before, lists, err)
}

// tag returns the ETag of a discovery document; same reports whether it is unchanged.
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
	defer response.Body.Close()                                       //nolint:errcheck // the body has been read
	_, _ = io.Copy(io.Discard, io.LimitReader(response.Body, 16<<20)) // allows reuse of the connection
	if response.StatusCode == http.StatusNotModified {
		return known, known != ""
	}
	return response.Header.Get("Etag"), false
}

// collect converts discovered APIs to sorted enablements. A group whose discovery failed keeps its previous enablements,
// because a failure does not prove that an API was removed.
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

// failed reports whether the discovery error affects a group version. An error without details affects all.
func failed(err error, groupVersion string) bool {
	var partial *discovery.ErrGroupDiscoveryFailed
	if !errors.As(err, &partial) {
		return true
	}
	gv, parseErr := schema.ParseGroupVersion(groupVersion)
	_, ok := partial.Groups[gv]
	return parseErr == nil && ok
}

// condition returns the state of the condition CompleteAPIEnablements.
func (a *apis) condition() readyState {
	switch {
	case len(a.enablements) == 0:
		return readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonAPIEnablementsEmpty,
			"collected empty APIEnablements from the cluster"}
	case !a.complete:
		return readyState{
			metav1.ConditionFalse, clusterv1alpha1.ClusterReasonAPIEnablementsPartial,
			fmt.Sprintf("might collect partial APIEnablements(%d) from the cluster", len(a.enablements)),
		}
	}
	return readyState{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonAPIEnablementsComplete,
		"collected complete APIEnablements from the cluster"}
}
