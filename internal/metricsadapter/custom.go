// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	customv1beta1 "k8s.io/metrics/pkg/apis/custom_metrics/v1beta1"
	customv1beta2 "k8s.io/metrics/pkg/apis/custom_metrics/v1beta2"

	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

const customGroup = "custom.metrics.k8s.io"

// customVersions are the versions of the API, the preferred one first.
var customVersions = []string{customv1beta2.SchemeGroupVersion.Version, customv1beta1.SchemeGroupVersion.Version}

// allObjects is the name of an object in a path that stands for all objects.
const allObjects = customv1beta1.AllObjects

// custom serves the values of a metric for one object, or for all objects that a selector selects. rest is the path after the
// version.
func (a *adapter) custom(w http.ResponseWriter, r *http.Request, version, rest string) (any, error) {
	parts := strings.Split(rest, "/")
	query := forwarded(r.URL.Query(), "labelSelector", "metricLabelSelector")
	found, err := ask(r.Context(), a.fleet, func(ctx context.Context, m *member.Member) ([]customv1beta2.MetricValue, error) {
		served, err := a.versions.of(ctx, m, customGroup, customVersions)
		if err != nil {
			return nil, err
		}
		body, err := get(ctx, m, "/apis/"+customGroup+"/"+served+"/"+rest, query)
		if err != nil {
			return nil, err
		}
		return decodeValues(body, served)
	})
	if err != nil {
		return nil, err
	}
	found.warn(w)
	if err := found.problem(); err != nil {
		return nil, err
	}
	var (
		all      [][]customv1beta2.MetricValue
		included []string
	)
	for _, g := range found.given {
		if len(g.value) > 0 {
			all, included = append(all, g.value), append(included, g.cluster)
		}
	}
	object, metric := parts[len(parts)-2], parts[len(parts)-1]
	values := merge(all, object == allObjects)
	if len(values) == 0 {
		return nil, metricNotFound(metric, parts)
	}
	// A sum does not show the clusters, and autoscalers must not take a part of it for the whole.
	w.Header().Set(names.MetricsIncluded, strings.Join(included, ","))
	w.Header().Set(names.MetricsMissing, strings.Join(found.missing(), ","))
	return encodeValues(values, version), nil
}

// validMetricPath reports whether the path after the version names a metric.
func validMetricPath(rest string) bool {
	parts := strings.Split(rest, "/")
	if slices.Contains(parts, "") {
		return false
	}
	switch len(parts) {
	case 3:
		return parts[0] != "namespaces"
	case 4:
		return parts[0] == "namespaces" && parts[2] == "metrics"
	case 5:
		return parts[0] == "namespaces"
	}
	return false
}

// metricNotFound returns the error that API servers of custom metrics agree on.
func metricNotFound(metric string, parts []string) error {
	what := parts[0]
	if len(parts) == 5 {
		what = parts[2]
	}
	message := fmt.Sprintf("the server could not find the metric %s for %s", metric, what)
	if object := parts[len(parts)-2]; object != allObjects && len(parts) != 4 {
		message += " " + object
	}
	return &apierrors.StatusError{ErrStatus: metav1.Status{
		Status: metav1.StatusFailure, Code: http.StatusNotFound, Reason: metav1.StatusReasonNotFound, Message: message,
	}}
}

// merge adds up the values of all clusters: per object name if byObject, or all of them. The other fields come from the first cluster.
func merge(clusters [][]customv1beta2.MetricValue, byObject bool) (out []customv1beta2.MetricValue) {
	at := map[types.NamespacedName]int{}
	for _, values := range clusters {
		for _, v := range values {
			key := types.NamespacedName{}
			if byObject {
				key = types.NamespacedName{Namespace: v.DescribedObject.Namespace, Name: v.DescribedObject.Name}
			}
			i, found := at[key]
			if !found {
				at[key] = len(out)
				out = append(out, v)
				continue
			}
			sum := out[i].Value.DeepCopy()
			sum.Add(v.Value)
			out[i].Value = sum
		}
	}
	return out
}

// decodeValues decodes the list of a version.
func decodeValues(body []byte, version string) ([]customv1beta2.MetricValue, error) {
	if version != customv1beta1.SchemeGroupVersion.Version {
		var list customv1beta2.MetricValueList
		if err := quantity.Decode(body, &list); err != nil {
			return nil, fmt.Errorf("decode custom metrics: %w", err)
		}
		return list.Items, nil
	}
	var list customv1beta1.MetricValueList
	if err := quantity.Decode(body, &list); err != nil {
		return nil, fmt.Errorf("decode custom metrics: %w", err)
	}
	var out []customv1beta2.MetricValue
	for _, v := range list.Items {
		out = append(out, customv1beta2.MetricValue{
			DescribedObject: v.DescribedObject, Metric: customv1beta2.MetricIdentifier{Name: v.MetricName, Selector: v.Selector},
			Timestamp: v.Timestamp, WindowSeconds: v.WindowSeconds, Value: v.Value,
		})
	}
	return out, nil
}

// encodeValues returns the list of a version.
func encodeValues(values []customv1beta2.MetricValue, version string) any {
	typed := metav1.TypeMeta{APIVersion: customGroup + "/" + version, Kind: "MetricValueList"}
	if version != customv1beta1.SchemeGroupVersion.Version {
		return customv1beta2.MetricValueList{TypeMeta: typed, Items: values}
	}
	out := customv1beta1.MetricValueList{TypeMeta: typed}
	for _, v := range values {
		out.Items = append(out.Items, customv1beta1.MetricValue{
			DescribedObject: v.DescribedObject, MetricName: v.Metric.Name, Selector: v.Metric.Selector,
			Timestamp: v.Timestamp, WindowSeconds: v.WindowSeconds, Value: v.Value,
		})
	}
	return out
}
