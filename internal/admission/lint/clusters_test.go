// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

const (
	unrequested = `: containers cannot request it, and overall counts only requests; use staticAssignments`
	staged      = policy + `placement: {clusterAffinity: {clusterNames: [m1]}}, rolloutStrategy: {type: Staged, staged: {`
	scaled      = `CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web},
		rules: [`
)

// credentials are further objects of the environment: Secrets of clusters.
const credentials = `
- {kind: Secret, metadata: {namespace: karmada-cluster, name: m1}, data: {token: YQ==}}
- {kind: Secret, metadata: {namespace: karmada-cluster, name: whole}, data: {kubeconfig: YQ==}}
`

// clusterCases are the cases of clusters, and of values that another element of the same object makes ineffective.
var clusterCases = map[string][]string{
	// Clusters.
	`Cluster {spec: {syncMode: Push, apiEndpoint: "https://m1", proxyURL: "http://proxy", proxyHeader: {a: b},
		secretRef: {namespace: karmada-cluster, name: m1}, impersonatorSecretRef: {namespace: other, name: unreadable},
		taints: [{key: cluster.karmada.io/not-ready, effect: NoSchedule}, {key: cluster.karmada.io/unreachable, effect: NoExecute},
			{key: cluster.karmada.io/unschedulable, effect: NoSchedule}, {key: a, effect: NoSchedule}],
		resourceModels: [{grade: 0, ranges: [{name: cpu, min: 0, max: 1}, {name: example.com/gpu, min: 0, max: 1},
			{name: hugepages-2Mi, min: 0, max: 1}, {name: pods, min: 0, max: 1}, {name: special, min: 0, max: 1}]}, {grade: 1, ranges: []}]},
		status: {resourceSummary: {allocatable: {special: 1}}}}`: nil,
	`Cluster {spec: {syncMode: Push, proxyHeader: {a: b}, secretRef: {namespace: karmada-cluster, name: m1},
		impersonatorSecretRef: {namespace: karmada-cluster, name: m1-impersonator},
		taints: [{key: cluster.karmada.io/not-ready, effect: NoSchedule}, {key: cluster.karmada.io/unreachable, effect: NoSchedule}],
		resourceModels: [{grade: 0, ranges: [{name: cpu, min: 0, max: 1}, {name: memroy, min: 0, max: 1}]},
			{grade: 1, ranges: [{name: cpu, min: 1, max: 2}, {name: memroy, min: 1, max: 2}]}]},
		status: {conditions: [{type: Ready, status: "True"}]}}`: {
		`spec.taints[0].key: cluster.karmada.io/not-ready is a taint that cluster-controller adds and removes itself; it undoes the change`,
		`spec.taints[1].key: cluster.karmada.io/unreachable is a taint that cluster-controller adds and removes itself; it undoes the change`,
		`spec.impersonatorSecretRef: Secret "m1-impersonator" does not exist; the cluster proxy rejects requests without it`,
		`spec.proxyHeader: has no effect without proxyURL`,
		`spec.resourceModels[0].ranges[1].name: nodes have no resource "memroy"; all nodes have the lowest grade; similar names: "memory"`,
	},
	`Cluster {spec: {syncMode: Push, proxyHeader: {a: b}, secretRef: {namespace: karmada-cluster, name: whole},
		resourceModels: [{grade: 0, ranges: [{name: memroy, min: 0, max: 1}]}],
		taints: [{key: cluster.karmada.io/unreachable, effect: NoSchedule}]}, status: {conditions: [{type: Ready, status: Unknown}]}}`: nil,
	`Cluster {spec: {syncMode: Push, secretRef: {namespace: karmada-cluster, name: m2},
		taints: [{key: cluster.karmada.io/not-ready, effect: NoSchedule}]}, status: {conditions: [{type: Ready, status: "False"}]}}`: {
		`spec.secretRef: Secret "m2" does not exist; the control plane needs it to connect to the cluster; similar names: "m1"`,
	},
	`Cluster {spec: {syncMode: Push, proxyHeader: {a: b}, insecureSkipTLSVerification: true,
		secretRef: {namespace: karmada-cluster, name: nope}}}`: {
		`spec.secretRef: Secret "nope" does not exist; the control plane needs it to connect to the cluster`,
		`spec.proxyHeader: has no effect without proxyURL, unless a kubeconfig in the Secret names a proxy`,
	},
	`Cluster {spec: {syncMode: Pull, insecureSkipTLSVerification: false}}`: nil,
	`Cluster {spec: {syncMode: Pull, apiEndpoint: "https://m1", proxyURL: "http://proxy", proxyHeader: {a: b},
		insecureSkipTLSVerification: true}}`: {
		`spec.apiEndpoint: is not used in Pull mode; the agent replaces it`,
		`spec.proxyURL: is not used in Pull mode; the agent replaces it`,
		`spec.insecureSkipTLSVerification: is not used in Pull mode; the agent replaces it`,
		`spec.proxyHeader: is not used in Pull mode`,
	},

	// Placements.
	policy + `suspension: {dispatchingOnClusters: {clusterNames: [m1, m2, m3]}}, placement: {clusterAffinity: {exclude: [m2]}}}}`: {
		`spec.suspension.dispatchingOnClusters.clusterNames[2]: cluster "m3" does not exist; similar names: "m1", "m2"`,
		`spec.suspension.dispatchingOnClusters.clusterNames[1]: the cluster affinity does not select m2; nothing is dispatched there anyway`,
	},
	policy + `suspension: {dispatchingOnClusters: {clusterNames: [m2]}}, placement: {clusterAffinities: [{affinityName: a,
		clusterNames: [m1], overflowAffinities: [{affinityName: b, clusterNames: [m2]}]}]}}}`: nil,
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, weightPreference: {
		staticWeightList: [{weight: 3, targetCluster: {clusterNames: [m1]}}, {weight: 1, targetCluster: {clusterNames: [m1]}},
		{weight: 1, targetCluster: {clusterNames: [m1, m2]}}, {weight: 1, targetCluster: {clusterNames: [m2]}},
		{weight: 1, targetCluster: {clusterNames: [m2]}}]}}}}}`: {
		`spec.placement.replicaScheduling.weightPreference.staticWeightList[1].weight: 1 has no effect: [0] has the same target and a higher ` +
			`weight, 3`,
	},
	policy + `placement: {clusterTolerations: [{key: a, operator: Exists, effect: NoExecute, tolerationSeconds: 5},
		{key: a, operator: Exists, effect: NoExecute, tolerationSeconds: 5}, {key: a, operator: Exists, effect: NoExecute},
		{key: a, operator: Equal, effect: NoExecute}, {key: a, effect: NoExecute, tolerationSeconds: 9},
		{key: a, operator: Exists, effect: NoSchedule}]}}}`: {
		`spec.placement.clusterTolerations[2]: has no effect: [0] tolerates the same taints, with 5 seconds`,
		`spec.placement.clusterTolerations[4]: has no effect: [3] tolerates the same taints, with no limit`,
	},

	// Staged rollouts.
	staged + `stages: [{name: a, clusterAffinity: {clusterNames: [m2]}}, {name: b, clusterAffinity: {clusterNames: [m1]}}, {name: c}]}}}}`: {
		`spec.rolloutStrategy.staged.stages[0].clusterAffinity: selects no cluster of the cluster affinity, so the gate of the stage is not ` +
			`checked there`,
		`spec.rolloutStrategy.staged.stages[2]: gets no clusters: the stages before it get all that it can have`,
	},
	policy + `placement: {clusterAffinity: {clusterNames: [m1, m2]}}, rolloutStrategy: {type: Staged, staged: {stages: [
		{name: a, clusterAffinity: {clusterNames: [m1, m2]}}, {name: b, clusterAffinity: {clusterNames: [m1]}},
		{name: c, clusterAffinity: {clusterNames: [m1, m2], exclude: [m2]}}, {name: d}]}}}}`: {
		`spec.rolloutStrategy.staged.stages[1]: gets no clusters: the stages before it get all that it can have`,
		`spec.rolloutStrategy.staged.stages[2]: gets no clusters: the stages before it get all that it can have`,
		`spec.rolloutStrategy.staged.stages[3]: gets no clusters: the stages before it get all that it can have`,
	},
	// The last stage gets clusters that join later, and what a share or a selector leaves.
	policy + `rolloutStrategy: {type: Staged, staged: {stages: [{name: a, clusterAffinity: {clusterNames: [m1, m2]}}, {name: b}]}}}}`: nil,
	policy + `placement: {clusterAffinity: {clusterNames: [m1, m2]}}, rolloutStrategy: {type: Staged, staged: {stages: [
		{name: a, clusterAffinity: {clusterNames: [m1, m2]}, replicas: 10%}, {name: b, clusterAffinity: {clusterNames: [m1, m2], exclude: [m2]}},
		{name: c, clusterAffinity: {clusterNames: [m2], labelSelector: {}}}, {name: d}]}}}}`: nil,
	`Cluster {spec: {taints: [{key: a, effect: PreferNoSchedule}]}}`: {
		`spec.taints[0].effect: PreferNoSchedule has no effect: the scheduler ignores the taint`,
	},
	staged + `maxFailures: 1, stages: [{name: a, replicas: 10%}, {name: b, replicas: 2}, {name: c, replicas: 50%},
		{name: d, clusterAffinity: {clusterNames: [m1]}, replicas: 90%}, {name: e, replicas: 60%}, {name: f, replicas: 100%}]}}}}`: nil,
	staged + `maxFailures: 2, stages: [{name: a, replicas: 100%}, {name: b, replicas: 50%}, {name: c}]}}}}`: {
		`spec.rolloutStrategy.staged.stages[1]: gets no clusters: stage "a" gets 100% of the replicas before it`,
		`spec.rolloutStrategy.staged.stages[2]: gets no clusters: stage "a" gets 100% of the replicas before it`,
		`spec.rolloutStrategy.staged.maxFailures: 2 is above the number of clusters that the cluster affinity selects, 1; onFailure never ` +
			`takes effect`,
	},
	staged + `maxFailures: 50%, stages: [{name: a, replicas: 5}, {name: b, replicas: 5},
		{name: c, replicas: 60%}, {name: d, replicas: 40%}, {name: e, clusterAffinity: {clusterNames: [m1]}},
		{name: f, clusterAffinity: {clusterNames: [m1]}, replicas: 90%}]}}}}`: {
		`spec.rolloutStrategy.staged.stages[1]: gets no clusters: stage "a" gets 5 of the replicas before it`,
		`spec.rolloutStrategy.staged.stages[3]: gets no clusters: stage "c" gets 60% of the replicas before it`,
		`spec.rolloutStrategy.staged.stages[5]: gets no clusters: stage "e" gets all clusters before it`,
	},
	staged + `windows: [{schedule: "0 8 * * *", duration: 24h, timeZone: Local},
		{schedule: "0 8 * * *", duration: 23h59m, timeZone: Asia/Tokyo}, {schedule: "* * * * *", duration: 1m},
		{schedule: "* * * 1-11 *", duration: 1m}, {schedule: "*/30 * * * *", duration: 30m},
		{schedule: "*/31 * * * *", duration: 30m}, {schedule: "0 8 * * 1-5", duration: 24h}, {schedule: "0 8 * * 1-5", duration: 72h},
		{schedule: "@hourly", duration: 2h}, {schedule: "0 0 1 * *", duration: 744h}, {schedule: "0 0 1 * *", duration: 720h}]}}}}`: {
		`spec.rolloutStrategy.staged.windows[0]: is always open: it opens again within its duration, 24h0m0s; stages can start at any time`,
		`spec.rolloutStrategy.staged.windows[2]: is always open: it opens again within its duration, 1m0s; stages can start at any time`,
		`spec.rolloutStrategy.staged.windows[4]: is always open: it opens again within its duration, 30m0s; stages can start at any time`,
		`spec.rolloutStrategy.staged.windows[7]: is always open: it opens again within its duration, 72h0m0s; stages can start at any time`,
		`spec.rolloutStrategy.staged.windows[9]: is always open: it opens again within its duration, 744h0m0s; stages can start at any time`,
		`spec.rolloutStrategy.staged.windows[0].timeZone: Local is the time zone of karmada-controller-manager; name a time zone, such as ` +
			`Europe/Berlin`,
	},

	// Rules of CronFederatedHPAs.
	scaled + `{schedule: "0 8 * * *", targetReplicas: 1}, {schedule: "00 8 * * *", targetReplicas: 1},
		{schedule: "0 8 * * *", targetReplicas: 2, timeZone: Asia/Tokyo}, {schedule: "0 8 * * *", targetReplicas: 3, suspend: true},
		{schedule: "0 9 * * *", targetReplicas: 4}]}}`: nil,
	scaled + `{schedule: "0 0 * * *", targetReplicas: 1}, {schedule: "@daily", targetReplicas: 2, timeZone: Local}]}}`: {
		`spec.rules[0].targetReplicas: 1 has no effect: [1] has the same times, and then sets 2`,
		`spec.rules[1].timeZone: Local is the time zone of karmada-controller-manager; name a time zone, such as Europe/Berlin`,
	},
	// Different schedules can have common times: of each week, on a date, or in another time zone for a part of the year.
	scaled + `{name: weekdays, schedule: "0 8 * * 1-5", targetReplicas: 10}, {name: daily, schedule: "0 8 * * *", targetReplicas: 3},
		{name: night, schedule: "0 20 * * *", targetReplicas: 1}, {name: same, schedule: "*/30 8,20 * * 6", targetReplicas: 3}]}}`: {
		`spec.rules[0].targetReplicas: rule "weekdays" sets 10, and rule "daily" in [1] then sets 3: they have common times, such as ` +
			`Friday 08:00`,
		`spec.rules[2].targetReplicas: rule "night" sets 1, and rule "same" in [3] then sets 3: they have common times, such as ` +
			`Saturday 20:00`,
	},
	scaled + `{name: first, schedule: "0,30 9 1 * *", targetReplicas: 9, timeZone: Asia/Tokyo},
		{name: monday, schedule: "30 9-17 * 2-12 1", targetReplicas: 1, timeZone: Asia/Tokyo},
		{name: tuesday, schedule: "31 9 * * 2", targetReplicas: 2, timeZone: Asia/Tokyo},
		{name: utc, schedule: "0 6 * * *", targetReplicas: 3, timeZone: UTC},
		{name: berlin, schedule: "0 8 * * *", targetReplicas: 4, timeZone: Europe/Berlin},
		{name: own, schedule: "CRON_TZ=Europe/Berlin 0 8 * 1 *", targetReplicas: 5}]}}`: {
		`spec.rules[0].targetReplicas: rule "first" sets 9, and rule "monday" in [1] then sets 1: they have common times, such as ` +
			`2027-02-01 09:30 Asia/Tokyo`,
		`spec.rules[3].targetReplicas: rule "utc" sets 3, and rule "berlin" in [4] then sets 4: they have common times, such as ` +
			`2027-03-28 06:00 UTC`,
		`spec.rules[4].targetReplicas: rule "berlin" sets 4, and rule "own" in [5] then sets 5: they have common times, such as ` +
			`2027-01-01 08:00 Europe/Berlin`,
	},
	// No common day, hour or minute.
	scaled + `{schedule: "0 8 * * 1-5", targetReplicas: 1}, {schedule: "0 8 * * 0,6", targetReplicas: 2},
		{schedule: "30 8 * * *", targetReplicas: 3}, {schedule: "0 9 * * *", targetReplicas: 4}, {schedule: "0 8 30 2 *", targetReplicas: 5},
		{schedule: "0 8 * * *", targetReplicas: 6, suspend: true}]}}`: {
		`spec.rules[4].schedule: there is no time "0 8 30 2 *", so the rule is never applied`,
	},
	// The times of an interval depend on the time at which the rule is added.
	scaled + `{schedule: "@every 1h", targetReplicas: 1}, {schedule: "@every 1h", targetReplicas: 2}]}}`: nil,
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA,
		name: unknown}, rules: [{schedule: "@hourly", targetMinReplicas: 1}, {schedule: "@hourly", targetMinReplicas: 2,
		targetMaxReplicas: 3}, {schedule: "@hourly", targetMaxReplicas: 4}]}}`: {
		`spec.scaleTargetRef: the control plane does not serve kind "FederatedHPA" in apiVersion "autoscaling.karmada.io/v1alpha1"; its rules ` +
			`fail`,
		`spec.rules[0].targetMinReplicas: 1 has no effect: [1] has the same times, and then sets 2`,
		`spec.rules[1].targetMaxReplicas: 3 has no effect: [2] has the same times, and then sets 4`,
	},

	// Quotas, caches and moves.
	`FederatedResourceQuota {spec: {overall: {pods: 1, count/deployments.apps: 1, count/deploymentz.apps: 1, count/x.down.example.io: 1,
		example.com/gpu: 1}, staticAssignments: [{clusterName: m1, hard: {count/secretz: 1, pods: 1, count/deployments.apps: 1,
		count/deploymentz.apps: 1, count/x.down.example.io: 1}}]}}`: {
		`spec.overall[count/deploymentz.apps]: the control plane does not serve the resource "deploymentz.apps"; ` +
			`similar names: "deployments"; nothing is counted`,
		`spec.staticAssignments[0].hard[count/deploymentz.apps]: the control plane does not serve the resource "deploymentz.apps"; ` +
			`similar names: "deployments"; nothing is counted unless the cluster does`,
		`spec.staticAssignments[0].hard[count/secretz]: the control plane does not serve the resource "secretz"; ` +
			`similar names: "secrets"; nothing is counted unless the cluster does`,
	},
	`FederatedResourceQuota {spec: {overall: {cpu: 1, requests.memory: 1500m, hugepages-2Mi: 2Mi, requests.hugepages-2Mi: 2Mi,
		requests.example.com/gpu: 1, requests.ephemeral-storage: 1Gi, pods: 1, services: 1, limits.cpu: 1, requests.storage: 1Gi,
		gold.storageclass.storage.k8s.io/requests.storage: 1Gi, count/deployments.apps: 0},
		staticAssignments: [{clusterName: m1, hard: {services: 1, limits.memory: 100m}}]}}`: {
		`spec.overall[count/deployments.apps]: limits nothing` + unrequested,
		`spec.overall[gold.storageclass.storage.k8s.io/requests.storage]: limits nothing` + unrequested,
		`spec.overall[limits.cpu]: limits nothing` + unrequested,
		`spec.overall[pods]: limits nothing` + unrequested,
		`spec.overall[requests.storage]: limits nothing` + unrequested,
		`spec.overall[requests.memory]: 1500m has a fraction of a byte: m is a thousandth; megabytes are M or Mi`,
		`spec.staticAssignments[0].hard[limits.memory]: 100m has a fraction of a byte: m is a thousandth; megabytes are M or Mi`,
	},
	`ResourceRegistry {spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: shop},
		{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, namespace: sohp}]}}`: {
		`spec.resourceSelectors[1]: no cluster serves the kind ClusterRole in rbac.authorization.k8s.io/v1`,
		`spec.resourceSelectors[1].namespace: has no effect: objects of kind ClusterRole have no namespace; all of them are cached`,
	},
	`ResourceRegistry {spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, prunedFields: [spec.templat, spec.template.spec,
		spec.template.spec.containers.image, spec.template.metadata.labels.app, spec.strategy.rollingUpdate.maxSurge.x]}]}}`: {
		`spec.resourceSelectors[0].prunedFields[0]: Deployment has no field spec.templat; nothing is removed from the cache; similar names: ` +
			`"template"`,
		`spec.resourceSelectors[0].prunedFields[2]: leads into the list spec.template.spec.containers; nothing is removed from the cache`,
	},
	`ResourceRegistry {spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, projection: Metadata, prunedFields: [spec]},
		{apiVersion: apps/v1, kind: Deployment, prunedFields: [spec, status]},
		{apiVersion: apps/v1, kind: Deployment, namespace: shop, prunedFields: [status]}]}}`: {
		`spec.resourceSelectors[0].prunedFields: has no effect with the projection Metadata`,
		`spec.resourceSelectors[1].prunedFields[0]: has no effect: another selector of the kind does not list it`,
	},
	`ResourceInterpreterCustomization {spec: {target: {apiVersion: policy.karmada.io/v1alpha1, kind: PropagationPolicy}, customizations: {
		retention: {luaScript: "function Retain(a, b) return a end"}}}}`: {
		`spec.target: the control plane does not serve kind "PropagationPolicy" in apiVersion "policy.karmada.io/v1alpha1"`,
		`spec.target: objects of kind PropagationPolicy in policy.karmada.io/v1alpha1 are never propagated: they belong to Karmada; the ` +
			`customization is not used`,
	},
	`ReplicaSchedulingPolicy {spec: {reschedulePolicy: {enabled: true, interval: 60s}}}`: {
		`spec.reschedulePolicy.threshold: is empty; nothing moves`,
	},
	`ReplicaSchedulingPolicy {spec: {reschedulePolicy: {enabled: true, threshold: {cpuUtilization: 80}}}}`: nil,
	`ReplicaSchedulingPolicy {spec: {reschedulePolicy: {interval: 9999ms}}}`: {
		`spec.reschedulePolicy.interval: 9.999s is too short; 10s is used`,
	},
	`ReplicaSchedulingPolicy {spec: {reschedulePolicy: {interval: 10s}}}`: nil,
	`ReplicaSchedulingPolicy {spec: {reschedulePolicy: {}}}`:              nil,

	// Autoscalers. The only kind of v1 with the subresource scale needs no apiVersion.
	`FederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {kind: Deployment, name: web},
		behavior: {scaleUp: {selectPolicy: Disabled}, scaleDown: {selectPolicy: Disabled}}}}`: {
		`spec.scaleTargetRef.apiVersion: is empty, and v1 has no Deployment with the subresource scale; nothing is scaled`,
		`spec.behavior: disables scaling up and down: metrics have no effect, only minReplicas and maxReplicas`,
	},
	`FederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {kind: ReplicationController},
		behavior: {scaleUp: {selectPolicy: Max}, scaleDown: {selectPolicy: Disabled}}}}`: nil,
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {kind: Deployment, name: web},
		rules: [{schedule: "0 1 * * *", targetReplicas: 1}]}}`: {
		`spec.scaleTargetRef.apiVersion: is empty, and v1 has no Deployment with the subresource scale; its rules fail`,
	},

	// Affinities and weights of clusters that another one has.
	policy + `placement: {clusterAffinity: {clusterNames: [m1], exclude: [m2, m1]}}}}`: {
		`spec.placement.clusterAffinity.exclude[0]: "m2" has no effect: clusterNames does not contain it`,
		`spec.placement.clusterAffinity: selects no cluster; nothing is scheduled there`,
	},
	policy + `placement: {clusterAffinity: {exclude: [m2]}}}}`: nil,
	policy + `placement: {clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [
		{affinityName: b, clusterNames: [m1]}, {affinityName: c, clusterNames: [m1, m2]},
		{affinityName: d, clusterNames: [m2], labelSelector: {}}]}]}}}`: {
		`spec.placement.clusterAffinities[0].overflowAffinities[0]: adds no cluster: the term and the tiers before it have all of its clusters`,
		`spec.placement.clusterAffinities[0].overflowAffinities[2]: adds no cluster: the term and the tiers before it have all of its clusters`,
	},
	policy + `placement: {clusterAffinities: [{affinityName: a, labelSelector: {}, clusterNames: [m1, m2], overflowAffinities: [
		{affinityName: b, clusterNames: [m1]}]}, {affinityName: c, clusterNames: [m1, m2], exclude: [m1], overflowAffinities: [
		{affinityName: d, clusterNames: [m1]}, {affinityName: e, labelSelector: {}}]}]}}}`: nil,
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, weightPreference: {
		staticWeightList: [{weight: 3, targetCluster: {clusterNames: [m1, m2]}}, {weight: 1, targetCluster: {clusterNames: [m1]}},
			{weight: 3, targetCluster: {clusterNames: [m2]}}]}}}}}`: {
		`spec.placement.replicaScheduling.weightPreference.staticWeightList[1].weight: 1 has no effect: each of its clusters has a higher ` +
			`weight, such as "m1" in [0], 3`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, weightPreference: {
		staticWeightList: [{weight: 3, targetCluster: {clusterNames: [m1]}}, {weight: 1, targetCluster: {clusterNames: [m1, m2]}},
			{weight: 2, targetCluster: {labelSelector: {matchLabels: {tier: gold}}}}]}}}}}`: nil,
}
