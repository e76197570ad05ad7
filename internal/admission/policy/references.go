// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	"karmada.io/karmada/internal/policy"
)

// RequiredClass returns the PriorityClass without which a policy is not applied if its gate is on, or "".
func RequiredClass(p policy.Policy) string {
	priority := p.PolicySpec().SchedulePriority
	if priority == nil || priority.PriorityClassSource != policyv1alpha1.KubePriorityClass {
		return ""
	}
	return priority.PriorityClassName
}

// RemedyWarnings returns warnings about clusters that do not exist and about types of conditions that no cluster reports. It returns none
// without clusters.
func RemedyWarnings(r *remedyv1alpha1.Remedy, clusters []clusterv1alpha1.Cluster) (warnings []string) {
	if len(clusters) == 0 {
		return nil
	}
	path := field.NewPath("spec")
	if a := r.Spec.ClusterAffinity; a != nil {
		warnings = missingNames(a.ClusterNames, path.Child("clusterAffinity", "clusterNames"), exists(clusters))
	}
	for i := range r.Spec.DecisionMatches {
		if m := r.Spec.DecisionMatches[i].ClusterConditionMatch; m != nil {
			at := path.Child("decisionMatches").Index(i).Child("clusterConditionMatch", "conditionType")
			warnings = append(warnings, unreported(at, m.ConditionType, clusters)...)
		}
	}
	return warnings
}

// AffinityWarnings returns a warning for each cluster named in an affinity that does not exist. It returns none without clusters.
func AffinityWarnings(a *policyv1alpha1.ClusterAffinity, path string, clusters []clusterv1alpha1.Cluster) []string {
	if len(clusters) == 0 {
		return nil
	}
	return missingClusters(a, field.NewPath(path), exists(clusters))
}

func exists(clusters []clusterv1alpha1.Cluster) func(name string) bool {
	return func(name string) bool {
		return slices.ContainsFunc(clusters, func(c clusterv1alpha1.Cluster) bool { return c.Name == name })
	}
}

// TaintConditionWarnings returns warnings about types of conditions that no cluster reports. It returns none without clusters.
func TaintConditionWarnings(p *policyv1alpha1.ClusterTaintPolicy, clusters []clusterv1alpha1.Cluster) (warnings []string) {
	path := field.NewPath("spec")
	for at, conditions := range map[*field.Path][]policyv1alpha1.MatchCondition{
		path.Child("addOnConditions"): p.Spec.AddOnConditions, path.Child("removeOnConditions"): p.Spec.RemoveOnConditions,
	} {
		for i, c := range conditions {
			warnings = append(warnings, unreported(at.Index(i).Child("conditionType"), c.ConditionType, clusters)...)
		}
	}
	slices.Sort(warnings)
	return warnings
}

// conditionTypes are the types of conditions that components of Karmada report, some of them only if they apply.
var conditionTypes = []string{
	clusterv1alpha1.ClusterConditionReady, clusterv1alpha1.ClusterConditionCompleteAPIEnablements,
	clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady, clusterv1alpha1.ClusterConditionEvictionSuspended,
	clusterv1alpha1.ClusterConditionCredentialsRejected, clusterv1alpha1.ClusterConditionHeldElsewhere,
	clusterv1alpha1.ClusterConditionCompleteProperties, clusterv1alpha1.ClusterConditionUniqueClusterID,
}

// unreported returns a warning if neither a component nor a cluster reports conditions of a type.
func unreported(path *field.Path, conditionType string, clusters []clusterv1alpha1.Cluster) []string {
	known := sets.New(conditionTypes...)
	for i := range clusters {
		for _, c := range clusters[i].Status.Conditions {
			known.Insert(c.Type)
		}
	}
	if len(clusters) == 0 || known.Has(conditionType) {
		return nil
	}
	return []string{fmt.Sprintf("%s: no cluster reports a condition of type %q; known types: %s",
		path, conditionType, strings.Join(sets.List(known), ", "))}
}

// ApprovalWarnings returns warnings about an approval that has no effect on a rollout in a state; nil means that it does not exist.
func ApprovalWarnings(a *fleetv1alpha1.RolloutApprovalSpec, status *fleetv1alpha1.StagedRolloutStatus) []string {
	path := field.NewPath("spec")
	if status == nil {
		return []string{fmt.Sprintf("%s: staged rollout %q does not exist", path.Child("rollout"), a.Rollout)}
	}
	var warnings, stages []string
	for i := range status.Stages {
		stages = append(stages, status.Stages[i].Name)
	}
	if len(stages) > 0 && !slices.Contains(stages, a.Stage) {
		warnings = append(warnings, fmt.Sprintf("%s: the rollout has no stage %q, only: %s", path.Child("stage"), a.Stage,
			strings.Join(stages, ", ")))
	}
	if a.Revision != status.Revision {
		warnings = append(warnings, fmt.Sprintf("%s: the rollout has revision %d, not %d; the approval has no effect on it",
			path.Child("revision"), status.Revision, a.Revision))
	}
	return warnings
}

// MetricServers returns the addresses that the checks of a staged rollout query.
func MetricServers(spec *policyv1alpha1.PropagationSpec) (addresses []string) {
	eachPrometheus(spec, field.NewPath("spec", "rolloutStrategy"), func(_ *field.Path, p *policyv1alpha1.RolloutPrometheus) {
		addresses = append(addresses, p.Address)
	})
	return addresses
}

// ServerWarnings returns a warning for each query of a staged rollout to a server that is not listed.
func ServerWarnings(spec *policyv1alpha1.PropagationSpec, listed []string) (warnings []string) {
	eachPrometheus(spec, field.NewPath("spec", "rolloutStrategy"), func(at *field.Path, p *policyv1alpha1.RolloutPrometheus) {
		if !slices.Contains(listed, strings.TrimRight(p.Address, "/")) {
			warnings = append(warnings, fmt.Sprintf("%s: %s is not listed in --rollout-metric-servers of karmada-controller-manager: its "+
				"queries fail until the administrator adds it", at.Child("address"), p.Address))
		}
	})
	return warnings
}
