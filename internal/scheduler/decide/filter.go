// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/klog/v2"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/affinity"
)

// filter leaves a cluster out for a reason, or lets it pass with an empty one.
type filter struct {
	name  string
	check func(r *Request, t term, c *clusterv1alpha1.Cluster) (reason string)
}

// filters are asked in this order, and the first that objects gives the reason; what the user asked for comes before what
// the cluster is like. Names and reasons are the contract's (semantics §13.3).
var filters = []filter{
	{"ClusterAffinity", clusterAffinity},
	{"Terminating", terminating},
	{"ClusterEviction", clusterEviction},
	{"TaintToleration", taintToleration},
	{"APIEnablement", apiEnablement},
}

func clusterAffinity(_ *Request, t term, c *clusterv1alpha1.Cluster) string {
	if t.affinity != nil && !affinity.Matches(*t.affinity, c) {
		return "cluster(s) did not match the placement cluster affinity constraint"
	}
	return ""
}

func terminating(_ *Request, _ term, c *clusterv1alpha1.Cluster) string {
	if !c.DeletionTimestamp.IsZero() {
		return "cluster(s) is being removed"
	}
	return ""
}

func clusterEviction(r *Request, _ term, c *clusterv1alpha1.Cluster) string {
	if slices.Contains(r.Evicting, c.Name) {
		return "cluster(s) is in the process of eviction"
	}
	return ""
}

func taintToleration(r *Request, _ term, c *clusterv1alpha1.Cluster) string {
	if r.targets(c.Name) {
		return ""
	}
	for i := range c.Spec.Taints {
		taint := &c.Spec.Taints[i]
		if taint.Effect != corev1.TaintEffectNoSchedule && taint.Effect != corev1.TaintEffectNoExecute {
			continue
		}
		if !tolerated(taint, r.Placement.ClusterTolerations) {
			return fmt.Sprintf("cluster(s) had untolerated taint {%s}", taint.ToString())
		}
	}
	return ""
}

func tolerated(taint *corev1.Taint, tolerations []corev1.Toleration) bool {
	for i := range tolerations {
		if tolerations[i].ToleratesTaint(klog.Logger{}, taint, false) {
			return true
		}
	}
	return false
}

func apiEnablement(r *Request, _ term, c *clusterv1alpha1.Cluster) string {
	if r.targets(c.Name) || serves(c, r.Kind.GroupVersion().String(), r.Kind.Kind) {
		return ""
	}
	return "cluster(s) did not have the API resource"
}

// serves says whether the cluster is known to have the kind. While its list of kinds is known to be incomplete, a kind
// that is not in it counts as missing: the next collection tells.
func serves(c *clusterv1alpha1.Cluster, groupVersion, kind string) bool {
	return slices.ContainsFunc(c.Status.APIEnablements, func(e clusterv1alpha1.APIEnablement) bool {
		return e.GroupVersion == groupVersion && slices.ContainsFunc(e.Resources, func(r clusterv1alpha1.APIResource) bool { return r.Kind == kind })
	})
}

func (r *Request) targets(cluster string) bool {
	for i := range r.Current {
		if r.Current[i].Name == cluster {
			return true
		}
	}
	return false
}
