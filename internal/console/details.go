// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

// maxReports is the number of reported EndpointSlices that are read for a page of services.
const maxReports = 2000

// detail is a line about an object of a list, such as its usage in one cluster.
type detail struct {
	// Cluster is empty for all clusters.
	Cluster string `json:"cluster,omitempty"`
	Text    string `json:"text"`
	// Problem reports whether a user must act.
	Problem bool `json:"problem,omitempty"`
}

// describer returns the details of an object in JSON.
type describer func(raw []byte) ([]detail, error)

// describerOf returns the describer of a kind; nil means that the columns of kubectl are sufficient.
func (s *session) describerOf(ctx context.Context, kind schema.GroupKind, namespace string) (describer, error) {
	switch kind {
	case schema.GroupKind{Group: policyv1alpha1.GroupVersion.Group, Kind: "FederatedResourceQuota"}:
		return describeQuota, nil
	case schema.GroupKind{Group: autoscalingv1alpha1.GroupVersion.Group, Kind: "FederatedHPA"}:
		return describeAutoscaler, nil
	case schema.GroupKind{Kind: "Service"}, schema.GroupKind{Group: "networking.karmada.io", Kind: "MultiClusterService"},
		schema.GroupKind{Group: "multicluster.x-k8s.io", Kind: "ServiceExport"},
		schema.GroupKind{Group: "multicluster.x-k8s.io", Kind: "ServiceImport"}:
		return s.describeServices(ctx, namespace)
	}
	return nil, nil //nolint:nilnil // documented
}

// describeQuota returns the usage and the limits of a quota, in all clusters and in each one.
func describeQuota(raw []byte) ([]detail, error) {
	var quota policyv1alpha1.FederatedResourceQuota
	if err := json.Unmarshal(raw, &quota); err != nil {
		return nil, err
	}
	limits := quota.Status.Overall
	if len(limits) == 0 {
		limits = quota.Spec.Overall
	}
	out := usageOf("", limits, quota.Status.OverallUsed)
	for i := range quota.Status.AggregatedStatus {
		c := &quota.Status.AggregatedStatus[i]
		out = append(out, usageOf(c.ClusterName, c.Hard, c.Used)...)
	}
	return out, nil
}

// usageOf returns a line for each limited resource. A resource without anything left is a problem.
func usageOf(cluster string, limits, used corev1.ResourceList) (out []detail) {
	for _, name := range slices.Sorted(maps.Keys(limits)) {
		limit, usage := limits[name], used[name]
		share := ""
		if limit.Sign() > 0 {
			share = fmt.Sprintf(" (%.0f%%)", 100*usage.AsApproximateFloat64()/limit.AsApproximateFloat64())
		}
		out = append(out, detail{cluster, fmt.Sprintf("%s: %s of %s%s", name, usage.String(), limit.String(), share), usage.Cmp(limit) >= 0})
	}
	return out
}

// describeAutoscaler returns the replicas and metrics of an autoscaler, and why it does not scale.
func describeAutoscaler(raw []byte) ([]detail, error) {
	var a autoscalingv1alpha1.FederatedHPA
	if err := json.Unmarshal(raw, &a); err != nil {
		return nil, err
	}
	least := int32(1)
	if a.Spec.MinReplicas != nil {
		least = *a.Spec.MinReplicas
	}
	target := a.Spec.ScaleTargetRef
	out := []detail{{Text: fmt.Sprintf("%s %s: %d replicas, %d desired, limits %d to %d", target.Kind, target.Name,
		a.Status.CurrentReplicas, a.Status.DesiredReplicas, least, a.Spec.MaxReplicas)}}
	for i := range a.Status.CurrentMetrics {
		if m := a.Status.CurrentMetrics[i].Resource; m != nil && m.Current.AverageUtilization != nil {
			out = append(out, detail{Text: fmt.Sprintf("%s: %d%% of the requests", m.Name, *m.Current.AverageUtilization)})
		}
	}
	for i := range a.Status.Conditions {
		c := &a.Status.Conditions[i]
		limited := c.Type == autoscalingv2.ScalingLimited
		if wrong := c.Status != corev1.ConditionTrue; wrong != limited {
			out = append(out, detail{Text: fmt.Sprintf("%s: %s: %s", c.Type, c.Reason, c.Message), Problem: !limited})
		}
	}
	return out, nil
}

// describeServices reads the endpoints that clusters report, and returns a describer of services with them.
func (s *session) describeServices(ctx context.Context, namespace string) (describer, error) {
	var works workv1alpha1.WorkList
	options := []client.ListOption{client.Limit(maxReports), client.HasLabels{names.EndpointSliceNamespace}}
	if namespace != "" {
		options = []client.ListOption{client.Limit(maxReports), client.MatchingLabels{names.EndpointSliceNamespace: namespace}}
	}
	switch err := s.client.List(ctx, &works, options...); {
	case apierrors.IsForbidden(err):
		return nil, nil //nolint:nilnil // the columns of kubectl remain
	case err != nil:
		return nil, err
	}
	type count struct{ endpoints, ready int }
	counts := map[types.NamespacedName]map[string]*count{}
	for i := range works.Items {
		report, err := mcs.ParseWork(&works.Items[i])
		service, ok := mcs.ServiceOf(&works.Items[i])
		if err != nil || !ok {
			continue
		}
		if counts[service] == nil {
			counts[service] = map[string]*count{}
		}
		c := cmp.Or(counts[service][report.Cluster], &count{})
		counts[service][report.Cluster] = c
		for _, e := range report.Slice.Endpoints {
			c.endpoints++
			if e.Conditions.Ready == nil || *e.Conditions.Ready {
				c.ready++
			}
		}
	}
	return func(raw []byte) (out []detail, err error) {
		var o struct {
			Metadata struct{ Namespace, Name string }
		}
		if err := json.Unmarshal(raw, &o); err != nil {
			return nil, err
		}
		key := types.NamespacedName{Namespace: o.Metadata.Namespace, Name: strings.TrimPrefix(o.Metadata.Name, names.DerivedPrefix)}
		for _, cluster := range slices.Sorted(maps.Keys(counts[key])) {
			c := counts[key][cluster]
			out = append(out, detail{cluster, fmt.Sprintf("%d of %d endpoints ready", c.ready, c.endpoints), c.ready == 0})
		}
		return out, nil
	}, nil
}

// describe adds details to the rows of a list.
func (v *resourcesView) describe(describe describer, objects []runtime.RawExtension) error {
	for i := range objects {
		details, err := describe(objects[i].Raw)
		if err != nil {
			return fmt.Errorf("decode %s %s/%s: %w", v.Rows[i].Kind, v.Rows[i].Namespace, v.Rows[i].Name, err)
		}
		v.Rows[i].Details = details
	}
	return nil
}
