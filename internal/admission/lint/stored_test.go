// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import "karmada.io/karmada/internal/rollout/revision"

// storedObjects are objects of the environment to which storedCases refer.
const storedObjects = `
- {kind: StagedRollout, metadata: {namespace: shop, name: undone}, status: {revision: 1, stableRevision: 2, stages: [{name: canary}],
    startedAt: "2030-01-02T03:00:00Z"}}
- {kind: ResourceBinding, metadata: {namespace: shop, name: undone, labels: {resourcebinding.karmada.io/permanent-id: id}}}
- {kind: ServiceExport, metadata: {namespace: shop, name: web}}
- {kind: ResourceBinding, metadata: {namespace: shop, name: lost-deployment}, spec: {resource: {apiVersion: apps/v1, kind: Deployment,
    namespace: shop, name: lost}, rescheduleTriggeredAt: "2030-01-02T03:00:00Z"}, status: {lastScheduledTime: "2030-01-02T02:00:00Z"}}
- {kind: ResourceBinding, metadata: {namespace: shop, name: moved-deployment}, spec: {resource: {apiVersion: apps/v1, kind: Deployment,
    namespace: shop, name: moved}, rescheduleTriggeredAt: "2030-01-02T03:00:00Z"}, status: {lastScheduledTime: "2030-01-02T03:00:01Z"}}
`

// record returns the ControllerRevision of a revision of the rollout undone.
func record(number int64) string {
	return "- {kind: ControllerRevision, metadata: {namespace: shop, name: " + revision.NumberName("undone", "id", number) + "}}\n"
}

// storedCases are objects whose findings depend on their statuses, or on what happened since they were created.
var storedCases = map[string][]string{
	undone + `revision: 5}, metadata: {namespace: shop, creationTimestamp: "2030-01-02T02:00:00Z"}}`: nil, // 6 exists, 5 is deleted
	undone + `revision: 4}, metadata: {namespace: shop, creationTimestamp: "2030-01-02T02:00:00Z"}}`: nil,
	undone + `revision: 2}, metadata: {namespace: shop, creationTimestamp: "2030-01-02T02:00:00Z"}}`: nil,
	undone + `revision: 7}, metadata: {namespace: shop, creationTimestamp: "2030-01-02T02:00:00Z"}}`: {
		`spec.revision: the rollout has revision 1, not 7; the approval has no effect on it`,
	},
	undone + `revision: 4}, metadata: {namespace: shop, creationTimestamp: "2030-01-02T03:00:01Z"}}`: {
		`spec.revision: the rollout has revision 1, not 4; the approval has no effect on it`,
	},
	`WorkloadRebalancer {spec: {}, status: {observedWorkloads: [
		{result: Successful, workload: {apiVersion: apps/v1, kind: Deployment, namespace: shop, name: lost}},
		{result: Successful, workload: {apiVersion: apps/v1, kind: Deployment, namespace: shop, name: moved}}]}}`: {
		`status.observedWorkloads[0]: Deployment shop/lost is not scheduled: no policy claims it, its policy was deleted`,
	},
	`ServiceImport {metadata: {namespace: shop, name: web}}`: nil,
	`ServiceImport {metadata: {namespace: shop, name: wbe}}`: {
		`metadata.name: ServiceExport "wbe" does not exist; until it does, the derived Service has no endpoints; similar names: "web"`,
	},
	`ServiceImport {metadata: {namespace: shop, name: wbe}, status: {clusters: [{cluster: m1}]}}`: nil,
	`MultiClusterService {metadata: {namespace: shop, name: web},
		status: {conditions: [{type: EndpointsReady, status: "False", message: A}]}}`: {
		`status.conditions: A`,
	},
	`MultiClusterService {metadata: {namespace: shop, name: web}, status: {conditions: [{type: EndpointsReady, status: "True"}]}}`: nil,
}

const undone = `RolloutApproval {spec: {rollout: undone, stage: canary, `
