// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	customclient "k8s.io/metrics/pkg/client/custom_metrics"
	customscheme "k8s.io/metrics/pkg/client/custom_metrics/scheme"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/names"
)

// CustomMetrics returns clients of a custom metrics API. A client is for one request, whose clusters it adds to c.
type CustomMetrics func(c *coverage) (customclient.CustomMetricsClient, error)

// coverage holds the clusters of a response of karmada-metrics-adapter. It is empty if another server responded.
type coverage struct {
	// included are the clusters whose values are included, and missing those whose values are not known.
	included, missing sets.Set[string]
}

// includes reports whether the response may have values of a cluster.
func (c *coverage) includes(cluster string) bool {
	return c.included.Len() == 0 || c.included.Has(cluster)
}

// refreshMetricsAPIs is the interval at which the version of the custom metrics API is discovered.
const refreshMetricsAPIs = 5 * time.Minute

// setupCustomMetrics makes the controller read the custom metrics API of the control plane.
func (c *Controller) setupCustomMetrics(mgr manager.Manager) error {
	config := rest.CopyConfig(mgr.GetConfig())
	config.Timeout = CustomMetricsTimeout
	d, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	apis := customclient.NewAvailableAPIsGetter(d)
	if c.Custom, err = NewCustomMetrics(mgr.GetConfig(), mgr.GetRESTMapper(), apis); err != nil {
		return err
	}
	return mgr.Add(manager.RunnableFunc(func(ctx context.Context) error {
		customclient.PeriodicallyInvalidate(apis, refreshMetricsAPIs, ctx.Done())
		return nil
	}))
}

// NewCustomMetrics returns clients of the custom metrics API of the control plane, in the version that apis prefers.
func NewCustomMetrics(control *rest.Config, mapper meta.RESTMapper, apis customclient.AvailableAPIsGetter) (CustomMetrics, error) {
	config := rest.CopyConfig(control)
	// The client takes no context: without a timeout, one request would occupy a worker without end.
	config.Timeout = CustomMetricsTimeout
	config.APIPath, config.NegotiatedSerializer = "/apis", customscheme.Codecs.WithoutConversion()
	shared, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, fmt.Errorf("create a client of the custom metrics API: %w", err)
	}
	return func(c *coverage) (customclient.CustomMetricsClient, error) {
		version, err := apis.PreferredVersion()
		if err != nil {
			return nil, err
		}
		versioned := rest.CopyConfig(config)
		versioned.GroupVersion = &version
		client, err := rest.RESTClientForConfigAndClient(versioned, &http.Client{
			Transport: recorder{shared.Transport, c}, Timeout: shared.Timeout,
		})
		if err != nil {
			return nil, err
		}
		return customclient.NewForVersion(client, mapper, version), nil
	}, nil
}

// recorder adds the clusters in the headers of responses to a coverage.
type recorder struct {
	http.RoundTripper
	*coverage
}

func (r recorder) RoundTrip(request *http.Request) (*http.Response, error) {
	response, err := r.RoundTripper.RoundTrip(request)
	if err == nil {
		r.included, r.missing = clustersIn(response, names.MetricsIncluded), clustersIn(response, names.MetricsMissing)
	}
	return response, err
}

// clustersIn returns the clusters in a header.
func clustersIn(response *http.Response, header string) sets.Set[string] {
	return sets.New(strings.FieldsFunc(response.Header.Get(header), func(r rune) bool { return r == ',' })...)
}
