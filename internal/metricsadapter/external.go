// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	externalv1beta1 "k8s.io/metrics/pkg/apis/external_metrics/v1beta1"

	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/member"
)

const externalGroup = "external.metrics.k8s.io"

// external serves the values of an external metric of all clusters. An autoscaler adds them up.
func (a *adapter) external(w http.ResponseWriter, r *http.Request) (any, error) {
	path := fmt.Sprintf("/apis/%s/namespaces/%s/%s", externalv1beta1.SchemeGroupVersion,
		url.PathEscape(r.PathValue("namespace")), url.PathEscape(r.PathValue("metric")))
	query := forwarded(r.URL.Query(), "labelSelector")
	found, err := ask(r.Context(), a.fleet, func(ctx context.Context, m *member.Member) ([]externalv1beta1.ExternalMetricValue, error) {
		if _, err := a.versions.of(ctx, m, externalGroup, []string{externalv1beta1.SchemeGroupVersion.Version}); err != nil {
			return nil, err
		}
		body, err := get(ctx, m, path, query)
		if err != nil {
			return nil, err
		}
		var list externalv1beta1.ExternalMetricValueList
		if err := quantity.Decode(body, &list); err != nil {
			return nil, fmt.Errorf("decode external metrics: %w", err)
		}
		return list.Items, nil
	})
	if err != nil {
		return nil, err
	}
	found.warn(w)
	if err := found.problem(); err != nil {
		return nil, err
	}
	out := externalv1beta1.ExternalMetricValueList{
		TypeMeta: metav1.TypeMeta{APIVersion: externalv1beta1.SchemeGroupVersion.String(), Kind: "ExternalMetricValueList"},
		Items:    []externalv1beta1.ExternalMetricValue{},
	}
	for _, g := range found.given {
		out.Items = append(out.Items, g.value...)
	}
	return out, nil
}
