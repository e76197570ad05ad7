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
}
