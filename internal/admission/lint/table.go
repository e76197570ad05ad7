// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret/lua"
	"karmada.io/karmada/internal/names"
)

var (
	propagation = []string{"PropagationPolicy", "ClusterPropagationPolicy"}
	overrides   = []string{"OverridePolicy", "ClusterOverridePolicy"}
	policies    = slices.Concat(propagation, overrides)
	placements  = slices.Concat(propagation, []string{"Placement"})
	autoscalers = []string{"FederatedHPA", "CronFederatedHPA"}
	approvals   = []string{"RolloutApproval", "ClusterRolloutApproval"}
	budgets     = []string{"PlacementDisruptionBudget", "ClusterPlacementDisruptionBudget"}
)

func only(kind string) []string { return []string{kind} }

// Rules and effects of several fields.
const (
	clusterRule   = "an existing cluster"
	secretRule    = "an existing Secret"
	affinityRule  = "existing clusters, `exclude` within `clusterNames` if both are set, existing values of fields, and at least one cluster"
	placedRule    = affinityRule + ", which the cluster affinity selects, too"
	conditionRule = "a type of condition that a component or a cluster reports"
	pointersRule  = "JSON pointers to fields that objects have, and that neither identify the object nor belong to Karmada or the API " +
		"server; a value, except to remove; labels and annotations as in their overriders"
	labelsRule    = "valid keys and values that Karmada does not set itself, and of its own only those that it reads in members"
	documentsRule = "paths to fields that objects have, and that Karmada neither sets nor removes itself; json or yaml"
	amountsRule   = "resources of containers, in whole bytes or numbers except for CPU, at least 1Mi of memory and storage, and requests " +
		"that are not above the limits"
	zoneRule = "the name of a time zone, not Local"
	runs     = "set only if its controller runs"

	nowhere   = "; nothing is scheduled there"
	unmet     = "; until it does, the policy is not applied"
	neverMet  = "; the condition never matches"
	failing   = "; the gate fails"
	notAdded  = "; the taint is not added"
	rejected  = "; clusters reject the object"
	unchanged = "; nothing is changed"
	none      = "-"
)

// Fields lists the fields that refer to other objects, with the check of each. Fields without a check are listed with the reason.
var Fields = slices.Concat(selectorFields, placementFields, propagationFields, rolloutFields, overrideFields, clusterFields,
	clusterSettings, workloadSettings, scriptFields, uncheckedFields)

var selectorFields = []Field{
	{Kinds: []string{"PropagationPolicy", "OverridePolicy"}, Path: "metadata.namespace",
		Rule:  "a namespace whose objects are propagated",
		check: namespaceName},
	{Kinds: policies, Path: "spec.resourceSelectors[]",
		Rule:  "a kind that is served and propagated, and that has a namespace if the policy has one",
		Hint:  "SelectsNothing",
		check: selected},
	{Kinds: policies, Path: "spec.resourceSelectors[].name", Rule: "an existing object, if the object is not applied later",
		Hint: "SelectsNothing"},
	{Kinds: policies, Path: "spec.resourceSelectors[].labelSelector", Rule: "labels of an existing object", Hint: "SelectsNothing"},
	{Kinds: []string{"ClusterPropagationPolicy", "ClusterOverridePolicy"}, Path: "spec.resourceSelectors[].namespace",
		Rule: "an existing namespace whose objects are propagated", check: namespaceName},
	{Kinds: policies, Path: "spec.resourceSelectors[]", Rule: "labelSelector only without name", check: besideName},
}

var placementFields = []Field{
	{Kinds: placements, Path: "spec.placement.spreadConstraints[]",
		Rule:   "a label or field that clusters have, and no more groups than there are",
		Effect: "; nothing is scheduled", check: spread},
	{Kinds: placements, Path: "spec.placement", Rule: "no fields that another field disables", check: ignored},
	{Kinds: placements, Path: "spec.placement.clusterTolerations[].effect", Rule: "an effect of taints", Effect: "; no taint matches",
		check: oneOf("NoSchedule", "PreferNoSchedule", "NoExecute")},
	{Kinds: placements, Path: "spec.placement.clusterTolerations[].key", Rule: "a key that taints can have, which can be added later",
		Effect: "; no taint matches", check: tolerationKey},
	{Kinds: placements, Path: "spec.placement.clusterTolerations[]", Effect: "; no taint matches",
		Rule: "a key, unless the operator is Exists; a value that taints can have, only with the operator Equal; tolerationSeconds only for " +
			"NoExecute; an effect other than PreferNoSchedule",
		check: toleration},
	{Kinds: placements, Path: "spec.placement.clusterAffinity", Rule: affinityRule, Effect: nowhere, check: affinity},
	{Kinds: placements, Path: "spec.placement.clusterAffinities[]", Rule: affinityRule, Effect: nowhere, check: affinity},
	{Kinds: placements, Path: "spec.placement.clusterAffinities[].overflowAffinities[]", Rule: affinityRule, Effect: nowhere,
		check: affinity},
	{Kinds: placements, Path: "spec.placement.clusterAffinities[]", Rule: "overflowAffinities that add clusters", check: tiers},
	{Kinds: placements, Path: "spec.placement.replicaScheduling.weightPreference.staticWeightList[].targetCluster",
		Rule: placedRule, Effect: "; the weight has no effect", check: placed},
	{Kinds: placements, Path: "spec.placement.replicaScheduling.weightPreference.staticWeightList",
		Rule: "one weight for each target or named cluster", check: oneWeight},
	{Kinds: placements, Path: "spec.placement.clusterTolerations", Rule: "one time for each toleration", check: oneTime},
	{Kinds: propagation, Path: "spec.placement.workloadAffinity.affinity.groupByLabelKey", Rule: "a label of a selected object",
		Hint: "MissingReference"},
	{Kinds: propagation, Path: "spec.placement.workloadAffinity.antiAffinity.groupByLabelKey", Rule: "a label of a selected object",
		Hint: "MissingReference"},
}

var propagationFields = []Field{
	{Kinds: propagation, Path: "spec", Rule: "no fields that another field disables", check: disabled},
	{Kinds: propagation, Path: "metadata.labels", Rule: "labels whose controllers run", check: stoppedLabels},
	{Kinds: propagation, Path: "spec.failover.application", Rule: "set only for kinds whose objects have a health", check: healthy},
	{Kinds: propagation, Path: "spec.association", Rule: "not set", check: without("has no effect; use propagateDeps")},
	{Kinds: propagation, Path: "spec.conflictResolution", Rule: "Overwrite only for objects by name or labels", Hint: none,
		check: overwrite},
	{Kinds: propagation, Path: "spec.suspension.dispatchingOnClusters.clusterNames[]", Rule: clusterRule, check: cluster},
	{Kinds: propagation, Path: "spec.suspension.dispatchingOnClusters.clusterNames", Rule: "clusters that the cluster affinity selects",
		check: placedNames},
	{Kinds: []string{"PropagationPolicy"}, Path: "spec.dependentOverrides[]", Rule: "an existing OverridePolicy", Effect: unmet,
		Hint: "PolicyNotApplied", check: object("policy.karmada.io", "v1alpha1", "OverridePolicy", true)},
	{Kinds: []string{"ClusterPropagationPolicy"}, Path: "spec.dependentOverrides[]", Rule: "an existing ClusterOverridePolicy",
		Effect: unmet,
		Hint:   "PolicyNotApplied", check: object("policy.karmada.io", "v1alpha1", "ClusterOverridePolicy", false)},
	{Kinds: propagation, Path: "spec.schedulePriority", Rule: "an existing PriorityClass, if the gate PriorityBasedScheduling is on",
		Effect: unmet, Hint: "PolicyNotApplied", check: priorityClass},
	{Kinds: propagation, Path: "spec.schedulerName", Rule: "the default scheduler, or a name that is not similar to it",
		Effect: "; no other scheduler may use that name", check: almost(names.DefaultScheduler)},
	{Kinds: propagation, Path: "spec.propagateDeps", Rule: "set only if the dependencies of objects have kinds that are served",
		Hint: "NotPropagated"},
}

var rolloutFields = slices.Concat([]Field{
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged", Rule: runs, check: controller("stagedRollout")},
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged.stages[].clusterAffinity", Rule: placedRule,
		Effect: ", so the gate of the stage is not checked there", check: placed},
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged.stages", Rule: "stages that leave clusters to the next ones", check: shares},
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged.maxFailures",
		Rule:   "not above the number of clusters that the cluster affinity selects",
		Effect: "; onFailure never takes effect", check: maxFailures},
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged.windows[]", Rule: "a schedule that has a time, and steps within their ranges",
		Effect: "; the window never opens",
		check:  window},
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged.windows[]", Rule: "a window that closes", check: alwaysOpen},
	{Kinds: propagation, Path: "spec.rolloutStrategy.staged.windows[].timeZone", Rule: zoneRule, check: localZone},
	{Kinds: approvals[:1], Path: "spec", Rule: "an existing rollout, its current revision, and one of its stages",
		check: approval("StagedRollout")},
	{Kinds: approvals[1:], Path: "spec", Rule: "an existing rollout, its current revision, and one of its stages",
		check: approval("ClusterStagedRollout")},
}, gateFields("spec.rolloutStrategy.staged.gate"), gateFields("spec.rolloutStrategy.staged.stages[].gate"))

// gateFields returns the rows of a gate of staged rollouts.
func gateFields(path string) []Field {
	return []Field{
		{Kinds: propagation, Path: path + ".requiredConditions[].type",
			Rule:   "a type that Kubernetes sets, if all selected kinds are built in",
			Effect: failing, check: objectCondition},
		{Kinds: propagation, Path: path + ".checks[].cel",
			Rule:   "fields and types of conditions that objects have, if all selected kinds are built in",
			Effect: failing,
			check:  objectFields},
		{Kinds: propagation, Path: path + ".checks[].prometheus.address", Rule: "a server of `--rollout-metric-servers`", Hint: none,
			check: listedServer},
	}
}

var overrideFields = []Field{
	{Kinds: overrides, Path: "spec.overriders.fieldOverrider", Rule: "not set beside overrideRules", check: withRules},
	{Kinds: overrides, Path: "spec.overriders.fieldOverrider", Rule: documentsRule, check: documents},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.fieldOverrider", Rule: documentsRule, check: documents},
	{Kinds: overrides, Path: "spec.overriders.commandOverrider[].value", Rule: "not empty", Effect: unchanged,
		check: notEmpty},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.commandOverrider[].value", Rule: "not empty", Effect: unchanged,
		check: notEmpty},
	{Kinds: overrides, Path: "spec.overriders.argsOverrider[].value", Rule: "not empty", Effect: unchanged, check: notEmpty},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.argsOverrider[].value", Rule: "not empty", Effect: unchanged, check: notEmpty},
	{Kinds: overrides, Path: "spec.overriders.plaintext", Rule: pointersRule, Effect: rejected, check: pointers},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.plaintext", Rule: pointersRule, Effect: rejected, check: pointers},
	{Kinds: overrides, Path: "spec.overriders.resourcesOverrider[].value", Rule: amountsRule, Effect: rejected, check: containerResources},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.resourcesOverrider[].value", Rule: amountsRule, Effect: rejected,
		check: containerResources},
	{Kinds: overrides, Path: "spec.overriders.replicasOverrider", Rule: "one entry", check: lastCounts},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.replicasOverrider", Rule: "one entry", check: lastCounts},
	{Kinds: overrides, Path: "spec.overriders.imageOverrider[]",
		Rule: "a registry, a repository or a tag, as component names it; no value to remove one, and one for each other operator; " +
			"allContainers only without a predicate",
		Effect: "; the override fails in each cluster", check: imagePart},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.imageOverrider[]", Rule: "as in overriders",
		Effect: "; the override fails in each cluster", check: imagePart},
	{Kinds: overrides, Path: "spec.overriders.labelsOverrider", Rule: labelsRule, Effect: rejected, check: metadata(labelsField)},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.labelsOverrider", Rule: labelsRule, Effect: rejected,
		check: metadata(labelsField)},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders.annotationsOverrider", Rule: labelsRule, Effect: rejected,
		check: metadata(annotationsField)},
	{Kinds: overrides, Path: "spec.overriders.annotationsOverrider", Rule: labelsRule, Effect: rejected,
		check: metadata(annotationsField)},
	{Kinds: overrides, Path: "spec.overriders", Rule: "no value that a later overrider overwrites", check: overwritten},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders", Rule: "no value that a later overrider of the rule overwrites",
		check: overwritten},
	{Kinds: overrides, Path: "spec.expandVariables", Rule: "set only if a value has a variable, in the form `${…}`", check: variables},
	{Kinds: overrides, Path: "spec.targetCluster", Rule: affinityRule, Effect: "; nothing is changed there", check: affinity},
	{Kinds: overrides, Path: "spec.overrideRules[].targetCluster", Rule: affinityRule, Effect: "; nothing is changed there",
		check: affinity},
	{Kinds: overrides, Path: "spec.overrideRules[].targetCluster", Rule: "a cluster to which a selected object is scheduled",
		Hint: "ChangesNothing"},
	{Kinds: overrides, Path: "spec.overrideRules[].overriders", Hint: "ChangesNothing",
		Rule: "containers, arguments, labels and annotations that a selected object has, and valid tags; its plan and `why` have the errors " +
			"of other paths"},
	{Kinds: overrides, Path: "spec.overriders", Rule: "as in overrideRules", Hint: "ChangesNothing"},
}

// clusterFields are those of Clusters. karmada-aggregated-apiserver has the warnings: their agents write some of the fields.
var clusterFields = []Field{
	{Kinds: only("Cluster"), Path: "spec.taints[]", Rule: "no taint that Karmada sets itself", Hint: none, check: readyTaint},
	{Kinds: only("Cluster"), Path: "spec.taints[].effect", Rule: "not PreferNoSchedule", Hint: none, check: softTaint},
	{Kinds: only("Cluster"), Path: "spec.secretRef", Rule: secretRule, Effect: "; the control plane needs it to connect to the cluster",
		check: secret},
	{Kinds: only("Cluster"), Path: "spec.impersonatorSecretRef", Rule: secretRule, Effect: "; the cluster proxy rejects requests without it",
		check: secret},
	{Kinds: only("Cluster"), Path: "spec.apiEndpoint", Rule: "in Pull mode, that of the agent", Hint: none,
		check: inPullMode("is not used in Pull mode; the agent replaces it")},
	{Kinds: only("Cluster"), Path: "spec.proxyURL", Rule: "not set in Pull mode, except by the agent", Hint: none,
		check: inPullMode("is not used in Pull mode; the agent replaces it")},
	{Kinds: only("Cluster"), Path: "spec.insecureSkipTLSVerification", Rule: "not set in Pull mode, except by the agent", Hint: none,
		check: inPullMode("is not used in Pull mode; the agent replaces it")},
	{Kinds: only("Cluster"), Path: "spec.proxyHeader", Rule: "set only with a proxy, and not in Pull mode", check: withProxy},
	{Kinds: only("Cluster"), Path: "spec.resourceModels", Rule: "resources that nodes have", Effect: "; all nodes have the lowest grade",
		check: modeled},
}

var clusterSettings = []Field{
	{Kinds: only("ClusterTaintPolicy"), Path: "spec", Rule: runs, check: controller("clustertaintpolicy")},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.targetClusters", Rule: affinityRule, Effect: "; nothing is tainted there",
		check: affinity},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec", Rule: "a condition to add or remove the taints", check: conditions},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.addOnConditions[]",
		Rule:   conditionRule + "; `In` or `NotIn`; statuses of conditions",
		Effect: neverMet, check: taintCondition},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.removeOnConditions[]",
		Rule:   conditionRule + "; `In` or `NotIn`; statuses of conditions",
		Effect: neverMet, check: taintCondition},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec", Rule: "conditions that can hold, those to add taints without those to remove them",
		check: contradictions},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec", Rule: "Ready Unknown only for clusters in Pull mode", check: neverUnknown},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.taints[]", Rule: "no taint that Karmada sets itself", check: ownTaint},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.taints[].key", Rule: "a key that labels can have", Effect: notAdded, check: labelKey},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.taints[].value", Rule: "a value that labels can have", Effect: notAdded,
		check: labelValue},
	{Kinds: only("ClusterTaintPolicy"), Path: "spec.taints[].effect", Rule: "an effect of taints, not PreferNoSchedule", Effect: notAdded,
		check: taintEffect},

	{Kinds: only("Remedy"), Path: "spec", Rule: runs, check: controller("remedy")},
	{Kinds: only("Remedy"), Path: "spec.clusterAffinity.clusterNames", Rule: "not empty", Effect: "; the remedy applies to no cluster",
		check: notEmpty},
	{Kinds: only("Remedy"), Path: "spec.clusterAffinity.clusterNames[]", Rule: clusterRule, check: cluster},
	{Kinds: only("Remedy"), Path: "spec.decisionMatches[].clusterConditionMatch", Rule: "set", Effect: "; it never matches",
		check: notEmpty},
	{Kinds: only("Remedy"), Path: "spec.decisionMatches[].clusterConditionMatch.conditionType", Rule: conditionRule, Effect: neverMet,
		check: clusterCondition},
	{Kinds: only("Remedy"), Path: "spec.decisionMatches[].clusterConditionMatch.conditionStatus", Rule: "a status of conditions",
		Effect: neverMet, check: oneOf("True", "False", "Unknown")},
	{Kinds: only("Remedy"), Path: "spec.actions", Rule: "not empty", Effect: "; the remedy does nothing", check: notEmpty},
	{Kinds: only("Remedy"), Path: "spec.actions[]", Rule: "TrafficControl, or a name that is not similar to it",
		Effect: "; no other controller may carry it out", check: almost(string(remedyv1alpha1.TrafficControl))},

	{Kinds: only("ResourceRegistry"), Path: "spec.targetCluster", Rule: affinityRule, Effect: "; nothing is cached there",
		check: affinity},
	{Kinds: only("ResourceRegistry"), Path: "spec.resourceSelectors[]", Rule: "a kind that a cluster serves", check: cached},
	{Kinds: only("ResourceRegistry"), Path: "spec.resourceSelectors[]", Rule: "a namespace of the control plane, only of kinds with one",
		Effect: " in the control plane; nothing is cached unless clusters have it", check: cachedNamespace},
	{Kinds: only("ResourceRegistry"), Path: "spec.resourceSelectors", Effect: "; nothing is removed from the cache",
		Rule: "in prunedFields, paths of fields that objects of built-in kinds have, outside of lists, and that all selectors of the kind " +
			"list; without projection Metadata",
		check: prunable},

	{Kinds: only("MultiClusterService"), Path: "spec", Rule: runs, check: controller("multiclusterservice")},
	{Kinds: only("MultiClusterService"), Path: "metadata.name", Rule: "a Service of the same name",
		Effect: "; until it does, nothing is propagated", check: object("", "v1", "Service", true)},
	{Kinds: only("MultiClusterService"), Path: "spec.providerClusters[].name", Rule: clusterRule, check: cluster},
	{Kinds: only("MultiClusterService"), Path: "spec.consumerClusters[].name", Rule: clusterRule, check: cluster},
	{Kinds: only("MultiClusterService"), Path: "spec.range.clusterNames", Rule: "not set",
		check: without("is ignored; use providerClusters")},
	{Kinds: only("MultiClusterService"), Path: "spec.serviceProvisionClusters", Rule: "not set",
		check: without("is ignored; use providerClusters")},
	{Kinds: only("MultiClusterService"), Path: "spec.serviceConsumptionClusters", Rule: "not set",
		check: without("is ignored; use consumerClusters")},
	{Kinds: only("MultiClusterService"), Path: "status.conditions", Rule: "True for `EndpointsReady`: a provider has ready endpoints",
		check: provided},
	{Kinds: only("ServiceImport"), Path: "metadata.name", Rule: "a ServiceExport of the same name, if it is not created later",
		Effect: "; until it does, the derived Service has no endpoints", check: exported},
	{Kinds: only("ServiceExport"), Path: "metadata.name", Rule: "a Service of the same name",
		Effect: "; until it does, nothing is exported",
		check:  object("", "v1", "Service", true)},
	{Kinds: only("MultiClusterIngress"), Path: "spec", Rule: "backends that are ports of existing Services",
		Effect: "; the backend has no endpoints",
		check:  backends},
	{Kinds: only("MultiClusterIngress"), Path: "spec", Rule: "no fields beside template", check: besideTemplate},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.staticAssignments[].clusterName", Rule: clusterRule, check: cluster},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.staticAssignments[].hard", Rule: "not empty",
		Effect: "; its ResourceQuota limits nothing", check: notEmpty},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.overall", Rule: "not empty", Effect: "; it limits nothing", check: notEmpty},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.overall", Rule: "of `count/RESOURCE.GROUP`, resources that are served",
		Effect: "; nothing is counted", check: counted},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.staticAssignments[].hard",
		Rule:   "of `count/RESOURCE.GROUP`, resources that are served",
		Effect: "; nothing is counted unless the cluster does", check: counted},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.overall", Rule: "resources that containers request, or that an assignment limits",
		check: overall},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.overall", Rule: "whole bytes", check: wholeBytes},
	{Kinds: only("FederatedResourceQuota"), Path: "spec.staticAssignments[].hard", Rule: "whole bytes", check: wholeBytes},
	{Kinds: only("ReplicaSchedulingPolicy"), Path: "spec.reschedulePolicy", Rule: "enabled only with a threshold",
		Effect: "; nothing moves", check: threshold},
	{Kinds: only("ReplicaSchedulingPolicy"), Path: "spec.reschedulePolicy.interval", Rule: "at least 10s", check: shortInterval},
}

var workloadSettings = []Field{
	{Kinds: only("FederatedHPA"), Path: "spec.scaleTargetRef", Rule: "an existing object of a kind that is served",
		Effect: "; nothing is scaled", check: target(false)},
	{Kinds: only("CronFederatedHPA"), Path: "spec.scaleTargetRef", Rule: "an existing object of a kind that is served",
		Effect: "; its rules fail", check: target(true)},
	{Kinds: only("FederatedHPA"), Path: "spec.scaleTargetRef", Rule: "a kind with the subresource scale, and its apiVersion",
		Effect: "; nothing is scaled",
		check:  scalable},
	{Kinds: only("CronFederatedHPA"), Path: "spec.scaleTargetRef", Rule: "a kind with the subresource scale, and its apiVersion",
		Effect: "; its rules fail",
		check:  scalable},
	{Kinds: only("FederatedHPA"), Path: "spec.behavior", Rule: "scaling up or down enabled", check: neither},
	{Kinds: only("FederatedHPA"), Path: "spec", Rule: runs, check: controller("federatedHorizontalPodAutoscaler")},
	{Kinds: only("CronFederatedHPA"), Path: "spec", Rule: runs, check: controller("cronFederatedHorizontalPodAutoscaler")},
	{Kinds: only("CronFederatedHPA"), Path: "spec.rules", Rule: "not empty", Effect: "; nothing is scaled", check: notEmpty},
	{Kinds: only("CronFederatedHPA"), Path: "spec.rules[].schedule", Rule: "a schedule that has a time, and steps within their ranges",
		Effect: ", so the rule is never applied",
		check:  cronTime},
	{Kinds: only("CronFederatedHPA"), Path: "spec.rules", Rule: "no other value for the same field at a common time",
		check: oneValue},
	{Kinds: only("CronFederatedHPA"), Path: "spec.rules[].timeZone", Rule: zoneRule, check: localZone},
	{Kinds: only("CronFederatedHPA"), Path: "spec.rules[]",
		Rule:   "a minimum that is not above the maximum of the FederatedHPA, and the reverse",
		Effect: "; the rule fails", check: bounds},
	{Kinds: only("CronFederatedHPA"), Path: "spec.rules[]",
		Rule:  "targetMinReplicas and targetMaxReplicas for a FederatedHPA, targetReplicas for other targets",
		check: unusedTargets},
	{Kinds: only("WorkloadRebalancer"), Path: "spec", Rule: runs, check: controller("workloadRebalancer")},
	{Kinds: only("WorkloadRebalancer"), Path: "spec.workloads[]",
		Rule:   "an existing object of a kind that is served, in this version, which a policy propagates",
		Effect: "; it is not rebalanced", Hint: "MissingReference", check: rebalance},
	{Kinds: only("WorkloadRebalancer"), Path: "spec.ttlSecondsAfterFinished", Rule: "not negative",
		Effect: "; the object is deleted as soon as it has finished", check: notNegative},
	{Kinds: only("WorkloadRebalancer"), Path: "status.observedWorkloads[]", Rule: "an object of a served kind that a policy propagates",
		check: rebalanced},
	{Kinds: only("Placement"), Path: "spec", Rule: "set only if its controller runs, which is off by default",
		check: controller("placementDecision")},
	{Kinds: only("Placement"), Path: "spec.placement.workloadAffinity", Rule: "not set", check: without("has no effect without a workload")},
	{Kinds: only("Placement"), Path: "spec.replicaRequests", Rule: "set only with replicas", check: withReplicas},
	{Kinds: only("PlacementEviction"), Path: "spec.binding", Rule: "an existing ResourceBinding", Effect: "; nothing is evicted",
		Hint: "MissingReference", check: object(workv1alpha2.GroupVersion.Group, "v1alpha2", "ResourceBinding", true)},
	{Kinds: only("PlacementEviction"), Path: "spec.cluster", Rule: clusterRule, Effect: "; nothing is evicted",
		Hint:  "MissingReference",
		check: cluster},
	{Kinds: only("PlacementEviction"), Path: "status.phase", Rule: "not " + string(fleetv1alpha1.EvictionInvalid), check: phase},
	{Kinds: budgets, Path: "spec.selector", Rule: "labels of a propagated workload", Hint: "SelectsNothing"},
	{Kinds: only("ResourceInterpreterCustomization"), Path: "spec.target", Rule: "a kind that the control plane serves", check: served},
	{Kinds: only("ResourceInterpreterCustomization"), Path: "spec.target", Rule: "a kind whose objects are propagated",
		Effect: "; the customization is not used", check: interpreted},
	{Kinds: only("ResourceInterpreterCustomization"), Path: "spec.customizations", Rule: "not empty", Effect: "; nothing is customized",
		check: notEmpty},
	{Kinds: only("ResourceInterpreterWebhookConfiguration"), Path: "webhooks[].rules", Rule: "not empty",
		Effect: "; the webhook is never called", check: notEmpty},
	{Kinds: only("ResourceInterpreterWebhookConfiguration"), Path: "webhooks[].rules[]", Rule: "kinds that the control plane serves",
		Effect: "; the webhook is not called for it", check: everyRule},
}

// scriptFields are the scripts of customizations, with the function that each must define.
var scriptFields = func() (out []Field) {
	for _, rule := range lua.Rules {
		out = append(out, Field{Kinds: only("ResourceInterpreterCustomization"), Path: "spec.customizations." + rule.Field + ".luaScript",
			Rule: "a script that defines the function " + rule.Function + ", or one function of another name", Effect: "; the operation fails",
			check: defines(rule)})
	}
	return out
}()

// uncheckedFields are the other fields with free text.
var uncheckedFields = slices.Concat(
	unchecked(policies, "a repeated selector has the effect of one", "spec.resourceSelectors[]"),
	unchecked(placements, "a cluster without a weight gets no replicas, which can be intended; `why` and `karmadactl plan` show it",
		"spec.placement.replicaScheduling.weightPreference.staticWeightList[]"),
	unchecked(placements, "a term can be equal to an earlier one; `why` shows all terms", "spec.placement.clusterAffinities[]"),
	unchecked(placements, "a free name", "spec.placement.clusterAffinities[].affinityName",
		"spec.placement.clusterAffinities[].overflowAffinities[].affinityName"),
	unchecked(propagation, "it reads the status that clusters report, and has an effect only if the object has one cluster",
		"spec.failover.application.statePreservation", "spec.failover.cluster.statePreservation"),
	unchecked(propagation, "names are free; validation denies invalid durations and expressions; a `maxFailures` of all clusters can be "+
		"intended; whether a stage with a number of replicas leaves clusters to later ones depends on the workload: the rollout has messages "+
		"of its stages without clusters", "spec.rolloutStrategy.staged"),
	unchecked(propagation, "whether the value is a boolean depends on the object; the rollout reports it",
		"spec.rolloutStrategy.staged.gate.checks[].cel"),
	unchecked(propagation, "negative priorities are valid", "spec.priority"),
	unchecked(only("ClusterTaintPolicy"), "policies may add the keys of cluster-controller with the effect NoExecute; workloads that do not "+
		"tolerate them leave, and `ClusterTainted` reports the cluster", "spec.taints[]"),
	unchecked(budgets, "a budget that forbids all moves, or none, can be intended; its status has the number that it permits", "spec"),
	unchecked(only("Cluster"), "locations are free names; karmada-aggregated-apiserver warns about a change of the ID; the condition "+
		"Ready has the failures of connections; cluster-controller restores its taints, if a user removes them", "spec"),
	unchecked(overrides, "the type depends on the object; `NotRendered`, `NotApplied` and `FieldsIgnored` report failures, and `why` values "+
		"that the object has already, defaults, and rules that later rules overwrite. All labels or all annotations as a value replace those of "+
		"the object, as in JSON Patch; `karmadactl plan` shows it", "spec.overrideRules[].overriders.plaintext[].value"),
	unchecked(overrides, "paths depend on the object; `NotRendered` reports failures", "spec.overrideRules[].overriders.fieldOverrider[]"),
	unchecked(only("FederatedHPA"), "a metric can appear later; its conditions, and ScalingFails, have failures", "spec.metrics[]"),
	unchecked(only("FederatedHPA"), "validation denies unknown values", "spec.behavior"),
	unchecked(only("CronFederatedHPA"), "names are free; validation denies unknown time zones; ScalingFails has rules of other autoscalers "+
		"that contradict at the same times. Common times are looked for in 5 years, and in one of different time zones, up to a limit of "+
		"work; the times of @every, and whether rules without a time zone meet those of one, are not known", "spec.rules[]"),
	unchecked(only("FederatedResourceQuota"), "validation denies unknown resources; those with another prefix, such as "+
		"`requests.example.com/gpu`, belong to the clusters", "spec"),
	unchecked(only("MultiClusterService"), "validation denies unknown types; ports can be added to the Service later", "spec"),
	unchecked(only("MultiClusterIngress"), "hosts, paths, classes, Secrets and backends of other kinds than "+
		"Service belong to the clusters", "spec"),
	unchecked(only("ServiceExport"), "labels and annotations are free", "spec"),
	unchecked(only("ResourceInterpreterWebhookConfiguration"), "validation denies unknown operations; events have failed calls", "webhooks[]"),
	unchecked(only("ResourceInterpreterCustomization"), "validation compiles scripts; test them with `karmadactl interpret`",
		"spec.customizations"),
	unchecked(only("ReplicaSchedulingPolicy"), "the schema has its bounds", "spec"),
	unchecked(only("RolloutApproval"), "the webhook sets it", "spec.approvedBy"),
	unchecked(approvals, "a stage can be approved in advance; `karmadactl rollout approve` names a stage that still waits", "spec.stage"),
	unchecked(only("ResourceRegistry"), "its condition Synced has failures", "spec.backendStore"),
	unchecked(only("ResourceRegistry"), "the fields of custom kinds are not known", "spec.resourceSelectors[].prunedFields[]"),
	unchecked([]string{"ResourceBinding", "ClusterResourceBinding", "Work", "StagedRollout", "ClusterStagedRollout", "ClusterProfile",
		"PlacementDecision"}, written, "spec"),
	unchecked(only("ServiceImport"), "the conditions of the ServiceExport report whether clusters export the Service, and whether its ports "+
		"are those of the ServiceImport. sessionAffinityConfig has an effect only with the sessionAffinity ClientIP", "spec"),
	unchecked(only("PlacementDecision"), written, "decisions[]", "schedulerName"),
)

const written = "controllers write the objects"

// unchecked returns rows of fields of some kinds that are not checked for a reason.
func unchecked(kinds []string, reason string, paths ...string) (out []Field) {
	for _, path := range paths {
		out = append(out, Field{Kinds: kinds, Path: path, Unchecked: reason})
	}
	return out
}

// versions holds the kinds with checked fields, by API version.
var versions = map[schema.GroupVersion][]string{
	appsv1alpha1.GroupVersion:        {"WorkloadRebalancer"},
	autoscalingv1alpha1.GroupVersion: autoscalers,
	configv1alpha1.GroupVersion: {"ReplicaSchedulingPolicy", "ResourceInterpreterCustomization",
		"ResourceInterpreterWebhookConfiguration"},
	fleetv1alpha1.GroupVersion:        slices.Concat(approvals, budgets, []string{"Placement", "PlacementEviction"}),
	multiclusterv1alpha1.GroupVersion: {"ServiceExport", "ServiceImport"},
	networkingv1alpha1.GroupVersion:   {"MultiClusterService", "MultiClusterIngress"},
	policyv1alpha1.GroupVersion:       slices.Concat(policies, []string{"ClusterTaintPolicy", "FederatedResourceQuota"}),
	remedyv1alpha1.GroupVersion:       {"Remedy"},
	searchv1alpha1.GroupVersion:       {"ResourceRegistry"},
}

// Kinds returns the kinds with fields that status reports, sorted.
func Kinds() (out []schema.GroupVersionKind) {
	for version, kinds := range versions {
		for _, kind := range kinds {
			if slices.ContainsFunc(Fields, func(f Field) bool { return f.check != nil && f.Hint == "" && slices.Contains(f.Kinds, kind) }) {
				out = append(out, version.WithKind(kind))
			}
		}
	}
	slices.SortFunc(out, func(a, b schema.GroupVersionKind) int { return strings.Compare(a.Kind, b.Kind) })
	return out
}
