// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

// disabledCases are cases of TestCheck: fields that another field disables.
var disabledCases = map[string][]string{
	policy + `failover: {application: {decisionConditions: {}, purgeMode: Never, statePreservation: {rules: [{}]}},
		applicationMigrationPolicy: {decisionConditions: {}, purgePolicy: Directly}, cluster: {purgeMode: Gracefully,
		statePreservation: {rules: [{}]}}}, placement: {clusterTolerations: [{operator: Exists, effect: NoSchedule}, {operator: Exists}]}}}`: {
		`spec.failover.applicationMigrationPolicy: has no effect beside application`,
		`spec.failover.application.statePreservation: has no effect unless the purge mode of the eviction is Directly`,
		`spec.failover.cluster.statePreservation: has no effect unless the purge mode of the eviction is Directly`,
		`spec.failover.cluster: has no effect on evictions because of taints: spec.placement.clusterTolerations[1] tolerates all taints`,
	},
	policy + `preserveResourcesOnDeletion: true, failover: {applicationMigrationPolicy: {decisionConditions: {}, purgePolicy: Directly},
		rescheduling: {purgeMode: Directly}, cluster: {purgeMode: Gracefully}}}}`: {
		`spec.failover.applicationMigrationPolicy.purgePolicy: Directly does not delete the old copy, because ` +
			`preserveResourcesOnDeletion is true`,
		`spec.failover.rescheduling.purgeMode: Directly does not delete the old copy, because preserveResourcesOnDeletion is true`,
	},
	policy + `failover: {application: {decisionConditions: {}, purgeMode: Directly, statePreservation: {rules: [{}]}}, cluster: {}},
		placement: {clusterTolerations: [{operator: Exists, tolerationSeconds: 30}]}, preserveResourcesOnDeletion: false}}`: nil,
	// The first toleration that matches a taint counts.
	policy + `failover: {cluster: {}}, placement: {clusterTolerations: [{key: a, operator: Exists, tolerationSeconds: 30},
		{operator: Exists}]}}}`: nil,
	policy + `failover: {cluster: {}}, placement: {clusterTolerations: [{key: a, operator: Exists}, {operator: Exists},
		{key: b, operator: Exists, tolerationSeconds: 30}]}}}`: {
		`spec.failover.cluster: has no effect on evictions because of taints: spec.placement.clusterTolerations[1] tolerates all taints`,
	},
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {rules: [{name: a, schedule: "0 8 * * *", targetReplicas: 1},
		{name: b, schedule: "0  8 * * *", targetReplicas: 2}, {name: c, schedule: "0 8 * * *", targetReplicas: 3, suspend: true},
		{name: d, schedule: "0 8 * * *", targetReplicas: 3, timeZone: Europe/Berlin}]}}`: {
		`spec.rules[0].targetReplicas: 1 has no effect: [1] has the same times, and then sets 2`,
	},
	policy + `applyStrategy: CreateOnly, rolloutStrategy: {type: Staged, staged: {gate: {}, maxFailures: 1, onFailure: {action: Continue},
		stages: [{name: a, gate: {}, clusterAffinity: {clusterNames: [m1]}}, {name: b, gate: {}}]}}}}`: {
		`spec.rolloutStrategy.type: Staged changes no existing object with applyStrategy CreateOnly`,
		`spec.rolloutStrategy.staged.maxFailures: has no effect with the action Continue of onFailure`,
		`spec.rolloutStrategy.staged.gate: has no effect: all 2 stages have a gate, and the last one selects all other clusters`,
	},
	policy + `rolloutStrategy: {type: Staged, staged: {gate: {}, maxFailures: 1, onFailure: {action: Pause},
		stages: [{name: a, gate: {}, clusterAffinity: {clusterNames: [m1]}}]}}}}`: nil,

	// Labels of disabled controllers.
	`PropagationPolicy {metadata: {namespace: shop, labels: {fleet.karmada.io/publish-decision: "true"}}, spec: {}}`: {
		`metadata.labels[fleet.karmada.io/publish-decision]: has no effect while the controller placementDecision is disabled; add ` +
			`placementDecision to --controllers of karmada-controller-manager`,
	},
	`PropagationPolicy {metadata: {namespace: shop, labels: {fleet.karmada.io/publish-decision: "false"}}, spec: {}}`: nil,

	// Objects without a health.
	`PropagationPolicy {metadata: {namespace: shop}, spec: {resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: a}],
		failover: {application: {decisionConditions: {}}}}}`: {
		`spec.failover.application: has no effect: a ConfigMap has no health, unless a customization interprets it`,
	},
	`PropagationPolicy {metadata: {namespace: shop}, spec: {resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: a},
		{apiVersion: apps/v1, kind: Deployment, name: a}], failover: {application: {decisionConditions: {}}}}}`: nil,

	// Conditions of clusters in Push mode.
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}], addOnConditions: [
		{conditionType: Ready, operator: NotIn, statusValues: ["True", "False"]}],
		removeOnConditions: [{conditionType: Ready, operator: In, statusValues: ["True"]}]}}`: {
		`spec.addOnConditions: never hold: the selected clusters are in Push mode, in which Ready is True or False`,
	},
	`ClusterTaintPolicy {spec: {targetClusters: {clusterNames: [m2]}, taints: [{key: a, effect: NoSchedule}], addOnConditions: [
		{conditionType: Ready, operator: In, statusValues: ["Unknown", "False"]}]}}`: nil,

	// Values that are empty or have no meaning.
	`ResourceInterpreterCustomization {spec: {target: {apiVersion: apps/v1, kind: Deployment}, customizations: {
		retention: {luaScript: ""}}}}`: {
		`spec.customizations.retention.luaScript: is empty; the operation is not customized`,
	},
	`ResourceInterpreterWebhookConfiguration {webhooks: [{rules: []}]}`: {`webhooks[0].rules: is empty; the webhook is never called`},
	`WorkloadRebalancer {spec: {ttlSecondsAfterFinished: -1, workloads: []}}`: {
		`spec.ttlSecondsAfterFinished: -1 is negative; the object is deleted as soon as it has finished`,
	},
	`WorkloadRebalancer {spec: {ttlSecondsAfterFinished: 0, workloads: []}}`: nil,
	`MultiClusterIngress {metadata: {namespace: shop}, spec: {ingressClassName: a, rules: [{host: b}], template: {spec: {}}}}`: {
		`spec.ingressClassName: has no effect beside template`,
		`spec.rules: has no effect beside template`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Duplicated, dynamicWeight: AvailableReplicas}}}}`: {
		`spec.placement.replicaScheduling.dynamicWeight: has no effect unless replicaSchedulingType is Divided`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated,
		dynamicWeight: AvailableReplicas}}}}`: {
		`spec.placement.replicaScheduling.dynamicWeight: has no effect with replicaDivisionPreference Aggregated`,
	},
	policy + `placement: {spreadConstraints: [{spreadByField: cluster}], replicaScheduling: {replicaSchedulingType: Divided,
		replicaDivisionPreference: Weighted, dynamicWeight: AvailableReplicas,
		weightPreference: {staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1]}}]}}}}}`: {
		`spec.placement.replicaScheduling.weightPreference.staticWeightList: has no effect beside replicaScheduling.dynamicWeight`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Dynamic,
		dynamicWeight: AvailableReplicas}}}}`: nil,
	policy + `placement: {clusterTolerations: [{key: a, operator: Exists, effect: PreferNoSchedule}]}}}`: {
		`spec.placement.clusterTolerations[0].effect: tolerates nothing: the scheduler ignores taints with the effect PreferNoSchedule`,
	},
}
