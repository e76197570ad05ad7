// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package clusters is shared by the controllers of Clusters: requests for all Clusters, and texts about one Cluster.
package clusters

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// All returns a handler that requeues all Clusters in the cache of control.
func All(control client.Reader) handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, _ client.Object) (out []ctrl.Request) {
		var list clusterv1alpha1.ClusterList
		if err := control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil { // the cache is synced before a controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list clusters")
		}
		for i := range list.Items {
			out = append(out, ctrl.Request{NamespacedName: client.ObjectKey{Name: list.Items[i].Name}})
		}
		return out
	})
}

// Conditions returns the types and statuses of the conditions of a Cluster, sorted.
func Conditions(c *clusterv1alpha1.Cluster) (out []string) {
	for i := range c.Status.Conditions {
		out = append(out, c.Status.Conditions[i].Type+"="+string(c.Status.Conditions[i].Status))
	}
	slices.Sort(out)
	return out
}

// TaintsText returns taints in the format of events (docs/contract/clusters.md).
func TaintsText(taints []corev1.Taint) string {
	if len(taints) == 0 {
		return "cluster now does not have taints"
	}
	words := make([]string, len(taints))
	for i, t := range taints {
		value := ""
		if t.Value != "" {
			value = "Value:" + t.Value + ","
		}
		words[i] = fmt.Sprintf("{Key:%s,%sEffect:%s}", t.Key, value, t.Effect)
	}
	return "cluster now has taints([" + strings.Join(words, ",") + "])"
}
