// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package properties

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
)

// maxOthers bounds the clusters that a message names. With more of them, it names none: it must not change in all of them whenever one
// more cluster gets the ID, or another one.
const maxOthers = 3

// maxQuoted bounds the part of an ID in a message, in characters.
const maxQuoted = 64

// byID is the cache index of Clusters by their ID in the clusterset.
const byID = "cluster.clusterSetID"

// Register adds the index of the controller to a cache.
func Register(ctx context.Context, indexer client.FieldIndexer) error {
	if err := indexer.IndexField(ctx, &clusterv1alpha1.Cluster{}, byID, ids); err != nil {
		return fmt.Errorf("index clusters by the ID in their clusterset: %w", err)
	}
	return nil
}

func ids(o client.Object) []string {
	if id := idOf(o.(*clusterv1alpha1.Cluster)); id != "" {
		return []string{id}
	}
	return nil
}

// SameID returns a text about the other clusters with the ID of a cluster in its clusterset, and how to resolve it; "" if there are none.
func SameID(name, id string, clusters []clusterv1alpha1.Cluster) string {
	return sameID(name, id, slices.DeleteFunc(slices.Clone(clusters), func(c clusterv1alpha1.Cluster) bool {
		return id == "" || idOf(&c) != id
	}))
}

// sameID is like SameID for clusters that have the ID. It reads only so many of them as the text depends on.
func sameID(name, id string, clusters []clusterv1alpha1.Cluster) string {
	var others []string
	for i := 0; i < len(clusters) && len(others) <= maxOthers; i++ {
		if other := clusters[i].Name; other != name {
			others = append(others, other)
		}
	}
	if len(others) == 0 {
		return ""
	}
	slices.Sort(others)
	in := strings.Join(others, ", ")
	if len(others) > maxOthers {
		in = fmt.Sprintf("more than %d others, which have this condition, too", maxOthers)
	}
	return fmt.Sprintf("ClusterProperty %s has the value %.*q, also in: %s; it must be unique: set another value in all but one of them, "+
		"such as the name of the Cluster, which is %q here", ClusterID, maxQuoted, id, in, name)
}

// idOf returns the ID of a cluster in its clusterset, or "". An agent may write any status. Clusters that are not approved have no ID:
// anyone with a bootstrap token can register one.
func idOf(c *clusterv1alpha1.Cluster) string {
	for _, p := range c.Status.Properties {
		if p.Name == ClusterID && invalid(p) == "" && !names.Pending(c.Spec.Taints) {
			return p.Value
		}
	}
	return ""
}

func conditionOf(c *clusterv1alpha1.Cluster) *metav1.Condition {
	return meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionUniqueClusterID)
}

// changed passes new clusters, and those whose ID or condition changed: an agent may also write the condition.
var changed = predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
	before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
	return idOf(before) != idOf(after) || !equality.Semantic.DeepEqual(conditionOf(before), conditionOf(after))
}}

// idChanged passes the events that concern other clusters. At the start, each cluster is reconciled anyway.
var idChanged = predicate.Funcs{
	CreateFunc: func(e event.CreateEvent) bool { return !e.IsInInitialList },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return idOf(e.ObjectOld.(*clusterv1alpha1.Cluster)) != idOf(e.ObjectNew.(*clusterv1alpha1.Cluster))
	},
}

// othersWithID returns requests for the other clusters with the ID of a cluster whose condition differs from the one that they need. An
// update maps the Cluster of before, too.
func (c *Controller) othersWithID(ctx context.Context, o client.Object) (out []ctrl.Request) {
	id := idOf(o.(*clusterv1alpha1.Cluster))
	if id == "" {
		return nil
	}
	var list clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &list, client.MatchingFields{byID: id}, client.UnsafeDisableDeepCopy); err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to list clusters") // the cache is synced before the controller starts
	}
	for i := range list.Items {
		other := &list.Items[i]
		var text string
		if s := conditionOf(other); s != nil && s.Status == metav1.ConditionFalse {
			text = s.Message
		}
		if other.Name != o.GetName() && text != sameID(other.Name, id, list.Items) {
			out = append(out, ctrl.Request{NamespacedName: client.ObjectKey{Name: other.Name}})
		}
	}
	return out
}

// compareID sets the condition UniqueClusterID, which exists after another cluster had the same ID.
func (c *Controller) compareID(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	id, had := idOf(cluster), conditionOf(cluster) != nil
	if id == "" && !had {
		return nil
	}
	var list clusterv1alpha1.ClusterList
	if id != "" { // more than the cluster and maxOthers do not change the result
		err := c.control.List(ctx, &list, client.MatchingFields{byID: id}, client.Limit(maxOthers+2), client.UnsafeDisableDeepCopy)
		if err != nil {
			return fmt.Errorf("list clusters: %w", err)
		}
	}
	text := sameID(cluster.Name, id, list.Items)
	status, reason := metav1.ConditionTrue, clusterv1alpha1.ClusterReasonIDUnique
	if text != "" {
		status, reason = metav1.ConditionFalse, clusterv1alpha1.ClusterReasonIDNotUnique
	} else if !had {
		return nil
	}
	_, err := patch.Status(ctx, c.control, cluster, func(o *clusterv1alpha1.Cluster) {
		conditions.Set(&o.Status.Conditions, metav1.NewTime(c.clock.Now()), clusterv1alpha1.ClusterConditionUniqueClusterID, status, reason,
			text, 0)
	})
	return client.IgnoreNotFound(err)
}
