// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
)

// reportedTaints are the keys of taints that are reported in another way: as the state of the cluster. Those with the effect NoExecute
// are not, because only users and policies set them.
var reportedTaints = []string{names.NotReadyTaint, names.UnreachableTaint, names.PendingTaint}

// addTaints adds a hint for each cluster with taints that keep workloads away. They stay when the policy that added them is deleted.
func (h *hints) addTaints(all []clusterv1alpha1.Cluster) {
	for i := range all {
		c := &all[i]
		var parts []string
		var since *metav1.Time
		for _, t := range c.Spec.Taints {
			if slices.Contains(reportedTaints, t.Key) && t.Effect != corev1.TaintEffectNoExecute || t.Effect == corev1.TaintEffectPreferNoSchedule {
				continue
			}
			by, at := setBy(c, t, h.gates.taints.Items)
			if t.TimeAdded != nil {
				at = t.TimeAdded
			}
			if since == nil || at != nil && at.Before(since) {
				since = at
			}
			parts = append(parts, t.ToString()+" "+by)
		}
		if len(parts) > 0 {
			h.add(flow.Problem{Kind: flow.ClusterTainted, Object: "cluster/" + c.Name, Since: since, Message: strings.Join(parts, "; ")})
		}
	}
}

// setBy returns who set a taint, as far as it is known, and when taints of the cluster were last changed. Fields have one manager for all
// taints of a cluster.
func setBy(c *clusterv1alpha1.Cluster, t corev1.Taint, policies []policyv1alpha1.ClusterTaintPolicy) (by string, at *metav1.Time) {
	for i := range policies {
		if targets := policies[i].Spec.TargetClusters; targets != nil && !placement.Matches(*targets, c) {
			continue
		}
		if slices.ContainsFunc(policies[i].Spec.Taints, func(p policyv1alpha1.Taint) bool { return p.Key == t.Key && p.Effect == t.Effect }) {
			return "by ClusterTaintPolicy " + policies[i].Name, nil
		}
	}
	by = "by a user or a deleted ClusterTaintPolicy"
	if t.Key == names.UnschedulableTaint {
		by = "by cordon"
	}
	writer := ""
	for _, m := range c.ManagedFields {
		if m.FieldsV1 != nil && m.Time != nil && strings.Contains(m.FieldsV1.GetRawString(), `"f:taints"`) && (at == nil || at.Before(m.Time)) {
			at, writer = m.Time, " (last change of taints: "+m.Manager+")"
		}
	}
	return by + writer, at
}

// maxLeftEvents is the number of events about clusters that are read.
const maxLeftEvents = 500

// readLeft adds a hint for each event about objects that stay in a cluster without a Work, unless a later event reports the end. Events
// expire; the sweep of a cluster repeats those about objects that it found.
func (h *hints) readLeft(ctx context.Context) error {
	if h.namespace != "" && h.namespace != metav1.NamespaceDefault {
		return nil
	}
	var list corev1.EventList
	err := h.control.List(ctx, &list, client.InNamespace(metav1.NamespaceDefault), client.Limit(maxLeftEvents),
		client.MatchingFields{"involvedObject.kind": "Cluster"})
	if apierrors.IsForbidden(err) {
		h.unread("events of clusters")
		return nil
	} else if err != nil {
		return fmt.Errorf("list events of clusters: %w", err)
	}
	latest := map[[2]string]*corev1.Event{} // by cluster and message
	for i := range list.Items {
		e := &list.Items[i]
		if e.InvolvedObject.Kind != "Cluster" || e.Reason != names.OrphanedObjects && e.Reason != names.RemovalBeforeRestore {
			continue
		}
		key := [2]string{e.InvolvedObject.Name, e.Message}
		if e.Reason == names.OrphanedObjects {
			key[1] = e.Reason // the last one replaces the others
		}
		if last := latest[key]; last == nil || !e.LastTimestamp.Before(&last.LastTimestamp) {
			latest[key] = e
		}
	}
	for _, e := range latest {
		if e.Type == corev1.EventTypeNormal {
			continue // the objects were deleted, or have Works again
		}
		p := flow.Problem{Kind: flow.ObjectsLeft, Object: "cluster/" + e.InvolvedObject.Name, Message: e.Message}
		if !e.LastTimestamp.IsZero() {
			p.Since = &e.LastTimestamp
		}
		h.add(p)
	}
	return nil
}
