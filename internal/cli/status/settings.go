// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/features"
)

// addUnmet adds a hint for each policy that is not applied because an object that it requires does not exist.
func (h *hints) addUnmet(ctx context.Context) {
	off, asked := h.gates.off[features.PriorityBasedScheduling]
	for _, u := range h.uses {
		if u.propagation == nil || u.selected == 0 {
			continue
		}
		if unmet := explain.Unmet(ctx, h.control, u.propagation, asked && !off); unmet != "" {
			h.hint(flow.PolicyNotApplied, u.title, u.policy.GetNamespace(), unmet)
		}
	}
}

// missing adds a hint for each message about a setting that refers to something that does not exist.
func (h *hints) missing(kind string, o metav1.Object, messages ...string) {
	for _, message := range messages {
		h.hint(flow.MissingReference, flow.Title(schema.GroupKind{Kind: kind}, o.GetName()), o.GetNamespace(), message)
	}
}

// fleet returns the clusters, sorted by name.
func (f *Fleet) fleet() (out []clusterv1alpha1.Cluster) {
	for _, c := range f.clusters {
		out = append(out, *c)
	}
	slices.SortFunc(out, func(a, b clusterv1alpha1.Cluster) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// readSettings adds hints for settings besides policies that refer to something that does not exist.
func (h *hints) readSettings(ctx context.Context) error {
	if !h.hints {
		return nil
	}
	errs := []error{h.readApprovals(ctx)}
	if h.namespace == "" {
		errs = append(errs, h.readClusterSettings(ctx))
	}
	return errors.Join(errs...)
}

// readClusterSettings reads the cluster-scoped settings.
func (h *hints) readClusterSettings(ctx context.Context) error {
	var remedies remedyv1alpha1.RemedyList
	var registries searchv1alpha1.ResourceRegistryList
	var customizations configv1alpha1.ResourceInterpreterCustomizationList
	var rebalancers appsv1alpha1.WorkloadRebalancerList
	for resource, list := range map[string]client.ObjectList{
		"remedies": &remedies, "resourceregistries": &registries, "resourceinterpretercustomizations": &customizations,
		"workloadrebalancers": &rebalancers,
	} {
		if _, err := h.list(ctx, list, resource); err != nil {
			return err
		}
	}
	clusters := h.fleet()
	for i := range h.gates.taints.Items {
		p := &h.gates.taints.Items[i]
		h.missing("ClusterTaintPolicy", p, admissionpolicy.TaintConditionWarnings(p, clusters)...)
	}
	for i := range remedies.Items {
		h.missing("Remedy", &remedies.Items[i], admissionpolicy.RemedyWarnings(&remedies.Items[i], clusters)...)
	}
	for i := range registries.Items {
		h.missing("ResourceRegistry", &registries.Items[i], admissionpolicy.AffinityWarnings(
			&registries.Items[i].Spec.TargetCluster, "spec.targetCluster", clusters)...)
	}
	for i := range customizations.Items {
		c := &customizations.Items[i]
		if _, problem := h.kinds.Of(c.Spec.Target.APIVersion, c.Spec.Target.Kind); strings.Contains(problem, "does not serve") {
			h.missing("ResourceInterpreterCustomization", c, "spec.target: "+problem)
		}
	}
	for i := range rebalancers.Items {
		r := &rebalancers.Items[i]
		for _, w := range r.Status.ObservedWorkloads {
			if w.Reason == appsv1alpha1.RebalanceObjectNotFound {
				h.missing("WorkloadRebalancer", r, fmt.Sprintf("%s %s was not rebalanced: no policy propagates an object of this name",
					w.Workload.Kind, strings.TrimPrefix(w.Workload.Namespace+"/"+w.Workload.Name, "/")))
			}
		}
	}
	return nil
}

// readApprovals adds a hint for each approval of a rollout, a stage or a revision that does not exist. Those of earlier revisions have been
// used.
func (h *hints) readApprovals(ctx context.Context) error {
	add := func(kind string, o metav1.Object, spec *fleetv1alpha1.RolloutApprovalSpec) {
		var status *fleetv1alpha1.StagedRolloutStatus
		if r := h.rollouts[types.NamespacedName{Namespace: o.GetNamespace(), Name: spec.Rollout}]; r != nil {
			if status = r.RolloutStatus(); spec.Revision < status.Revision {
				return
			}
		}
		h.missing(kind, o, admissionpolicy.ApprovalWarnings(spec, status)...)
	}
	var namespaced fleetv1alpha1.RolloutApprovalList
	if found, err := h.list(ctx, &namespaced, "rolloutapprovals"); err != nil || !found || slices.Contains(h.Unread, "stagedrollouts") {
		return err
	}
	for i := range namespaced.Items {
		add("RolloutApproval", &namespaced.Items[i], &namespaced.Items[i].Spec)
	}
	if h.namespace != "" {
		return nil
	}
	var cluster fleetv1alpha1.ClusterRolloutApprovalList
	found, err := h.list(ctx, &cluster, "clusterrolloutapprovals")
	if err != nil || !found || slices.Contains(h.Unread, "clusterstagedrollouts") {
		return err
	}
	for i := range cluster.Items {
		add("ClusterRolloutApproval", &cluster.Items[i], &cluster.Items[i].Spec)
	}
	return nil
}
