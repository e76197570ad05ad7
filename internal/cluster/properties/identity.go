// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package properties

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
)

// maxOthers bounds the clusters that a message names.
const maxOthers = 3

// SameID returns a text about the other clusters with the ID of a cluster in its clusterset, and how to resolve it; "" if there are none.
// Clusters that are not approved are ignored: anyone with a bootstrap token can register one.
func SameID(name, id string, clusters []clusterv1alpha1.Cluster) string {
	var others []string
	for i := range clusters {
		c := &clusters[i]
		if id != "" && c.Name != name && !names.Pending(c.Spec.Taints) && idOf(c) == id {
			others = append(others, c.Name)
		}
	}
	if len(others) == 0 {
		return ""
	}
	slices.Sort(others)
	if more := len(others) - maxOthers; more > 0 {
		others = append(others[:maxOthers], fmt.Sprintf("%d more", more))
	}
	return fmt.Sprintf("ClusterProperty %s has the value %q, also in: %s; it must be unique: set another value in all but one of them, "+
		"such as the name of the Cluster, which is %q here", ClusterID, id, strings.Join(others, ", "), name)
}

// idOf returns the ID of a cluster in its clusterset, or "". An agent may write any status.
func idOf(c *clusterv1alpha1.Cluster) string {
	for _, p := range c.Status.Properties {
		if p.Name == ClusterID && invalid(p) == "" {
			return p.Value
		}
	}
	return ""
}

// withSameID returns requests for a cluster and the others with its ID. An update maps the Cluster of before, too.
func (c *Controller) withSameID(ctx context.Context, o client.Object) []ctrl.Request {
	out := []ctrl.Request{{NamespacedName: client.ObjectKeyFromObject(o)}}
	cluster, ok := o.(*clusterv1alpha1.Cluster)
	if !ok || idOf(cluster) == "" {
		return out
	}
	var list clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil { // the cache is synced before the controller starts
		ctrl.LoggerFrom(ctx).Error(err, "Failed to list clusters")
	}
	for i := range list.Items {
		if other := &list.Items[i]; other.Name != cluster.Name && idOf(other) == idOf(cluster) {
			out = append(out, ctrl.Request{NamespacedName: client.ObjectKey{Name: other.Name}})
		}
	}
	return out
}

// compareID sets the condition UniqueClusterID, which exists after another cluster had the same ID.
func (c *Controller) compareID(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	const kind = clusterv1alpha1.ClusterConditionUniqueClusterID
	id, had := idOf(cluster), meta.FindStatusCondition(cluster.Status.Conditions, kind) != nil
	if id == "" && !had || names.Pending(cluster.Spec.Taints) {
		return nil
	}
	var list clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	text := SameID(cluster.Name, id, list.Items)
	status, reason := metav1.ConditionTrue, clusterv1alpha1.ClusterReasonIDUnique
	if text != "" {
		status, reason = metav1.ConditionFalse, clusterv1alpha1.ClusterReasonIDNotUnique
	} else if !had {
		return nil
	}
	_, err := patch.Status(ctx, c.control, cluster, func(o *clusterv1alpha1.Cluster) {
		conditions.Set(&o.Status.Conditions, metav1.NewTime(c.clock.Now()), kind, status, reason, text, 0)
	})
	return client.IgnoreNotFound(err)
}
