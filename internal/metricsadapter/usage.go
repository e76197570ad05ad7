// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"

	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// usageRoot is the path of the resource metrics API.
var usageRoot = "/apis/" + metricsv1beta1.SchemeGroupVersion.String()

// usageKind is a kind of the resource metrics API: PodMetrics or NodeMetrics.
type usageKind[T any] struct {
	// resource is the name in paths, kind the kind of the objects, and title the name in messages.
	resource, kind, title string
	meta                  func(*T) *metav1.ObjectMeta
	typed                 func(*T) *metav1.TypeMeta
}

// usageList is a list of the resource metrics API.
type usageList[T any] struct {
	metav1.TypeMeta `json:",inline"`
	metav1.ListMeta `json:"metadata"`
	Items           []T `json:"items"`
}

var podKind = usageKind[metricsv1beta1.PodMetrics]{
	resource: "pods", kind: "PodMetrics", title: "pod",
	meta:  func(o *metricsv1beta1.PodMetrics) *metav1.ObjectMeta { return &o.ObjectMeta },
	typed: func(o *metricsv1beta1.PodMetrics) *metav1.TypeMeta { return &o.TypeMeta },
}

var nodeKind = usageKind[metricsv1beta1.NodeMetrics]{
	resource: "nodes", kind: "NodeMetrics", title: "node",
	meta:  func(o *metricsv1beta1.NodeMetrics) *metav1.ObjectMeta { return &o.ObjectMeta },
	typed: func(o *metricsv1beta1.NodeMetrics) *metav1.TypeMeta { return &o.TypeMeta },
}

// path returns the path in a member; an empty namespace means all, and an empty name a list.
func (k usageKind[T]) path(namespace, name string) string {
	out := usageRoot
	if namespace != "" {
		out += "/namespaces/" + url.PathEscape(namespace)
	}
	out += "/" + k.resource
	if name != "" {
		out += "/" + url.PathEscape(name)
	}
	return out
}

// list serves a list of all clusters.
func (k usageKind[T]) list(w http.ResponseWriter, r *http.Request, fl *fleet) (any, error) {
	query := forwarded(r.URL.Query(), "labelSelector")
	found, err := ask(r.Context(), fl, func(ctx context.Context, m *member.Member) ([]T, error) {
		body, err := get(ctx, m, k.path(r.PathValue("namespace"), ""), query)
		if err != nil {
			return nil, err
		}
		items, skipped, err := quantity.DecodeItems[T](body)
		switch {
		case err != nil:
			return nil, fmt.Errorf("decode the metrics of %ss: %w", k.title, err)
		case len(skipped) > 0:
			err = &incomplete{fmt.Errorf("%d of %d %ss are invalid: %w", len(skipped), len(items)+len(skipped), k.title, skipped[0])}
		}
		return items, err
	})
	if err != nil {
		return nil, err
	}
	found.warn(w)
	if err := found.problem(); err != nil {
		return nil, err
	}
	out := usageList[T]{
		TypeMeta: metav1.TypeMeta{APIVersion: metricsv1beta1.SchemeGroupVersion.String(), Kind: k.kind + "List"}, Items: []T{},
	}
	for _, a := range found.given {
		for i := range a.value {
			k.mark(&a.value[i], a.cluster)
			out.Items = append(out.Items, a.value[i])
		}
	}
	return out, nil
}

// mark adds the annotation with the cluster of an object.
func (k usageKind[T]) mark(o *T, cluster string) {
	metav1.SetMetaDataAnnotation(k.meta(o), names.QueryFromCluster, cluster)
}

// get serves one object. The contract defines its errors (docs/contract/protocols.md#metrics-adapter).
func (k usageKind[T]) get(w http.ResponseWriter, r *http.Request, fl *fleet) (any, error) {
	name := r.PathValue("name")
	resource := schema.GroupResource{Group: metricsv1beta1.GroupName, Resource: k.resource}
	found, err := ask(r.Context(), fl, func(ctx context.Context, m *member.Member) (*T, error) {
		body, err := get(ctx, m, k.path(r.PathValue("namespace"), name), nil)
		if err != nil {
			return nil, err
		}
		o := new(T)
		if err := quantity.Decode(body, o); err != nil {
			return nil, fmt.Errorf("decode the metrics of %s %s: %w", k.title, name, err)
		}
		return o, nil
	})
	if err != nil {
		return nil, err
	}
	found.warn(w)
	if err := found.problem(); err != nil {
		return nil, err
	}
	switch len(found.given) {
	case 0:
		return nil, apierrors.NewNotFound(resource, name)
	case 1:
		o := found.given[0].value
		k.mark(o, found.given[0].cluster)
		*k.typed(o) = metav1.TypeMeta{APIVersion: metricsv1beta1.SchemeGroupVersion.String(), Kind: k.kind}
		return o, nil
	}
	return nil, apierrors.NewConflict(resource, name, fmt.Errorf("the %s(%s) found in more than one clusters", k.title, name))
}
