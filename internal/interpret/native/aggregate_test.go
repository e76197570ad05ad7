// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// generation2 is a template of generation 2 whose generation 1 is observed.
const generation2 = `{metadata: {generation: 2}, spec: {replicas: 4}, status: {observedGeneration: 1, replicas: 9, ` +
	`conditions: [{type: Available, status: "True"}]}}`

type aggregateCase struct {
	kind, template string
	items          []string
	// status is the expected whole status.
	status string
	err    []string
}

var workloadAggregates = map[string]aggregateCase{
	"Deployment, observed in every cluster": {kind: "Deployment", template: generation2,
		items: []string{
			`a: {generation: 5, observedGeneration: 5, resourceTemplateGeneration: 2, replicas: 3, updatedReplicas: 3, readyReplicas: 2, ` +
				`availableReplicas: 1, unavailableReplicas: 2}`,
			`b: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, replicas: 1, updatedReplicas: 1, readyReplicas: 1, ` +
				`availableReplicas: 1}`},
		status: `{observedGeneration: 2, replicas: 4, updatedReplicas: 4, readyReplicas: 3, availableReplicas: 2, unavailableReplicas: 2, ` +
			`conditions: [{type: Available, status: "True"}]}`},
	"Deployment, not observed in one cluster": {kind: "Deployment", template: generation2,
		items: []string{
			`a: {generation: 5, observedGeneration: 4, resourceTemplateGeneration: 2, replicas: 3}`,
			`b: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, replicas: 1}`},
		status: `{observedGeneration: 1, replicas: 4, conditions: [{type: Available, status: "True"}]}`},
	"Deployment, an old template in one cluster": {kind: "Deployment", template: generation2,
		items: []string{
			`a: {generation: 5, observedGeneration: 5, resourceTemplateGeneration: 1, replicas: 3}`,
			`b: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, replicas: 1}`},
		status: `{observedGeneration: 1, replicas: 4, conditions: [{type: Available, status: "True"}]}`},
	"Deployment, a newer template in one cluster": {kind: "Deployment", template: generation2,
		items:  []string{`a: {generation: 5, observedGeneration: 6, resourceTemplateGeneration: 3, replicas: 3}`},
		status: `{observedGeneration: 2, replicas: 3, conditions: [{type: Available, status: "True"}]}`},
	"Deployment, not reported by one cluster": {kind: "Deployment", template: generation2,
		items: []string{
			`a: null`,
			`b: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, replicas: 1}`},
		status: `{observedGeneration: 1, replicas: 1, conditions: [{type: Available, status: "True"}]}`},
	"Deployment, no clusters": {kind: "Deployment", template: generation2,
		status: `{observedGeneration: 1, conditions: [{type: Available, status: "True"}]}`},
	"Deployment, first report": {kind: "Deployment", template: `{metadata: {generation: 1}}`,
		items: []string{`a: {generation: 1, resourceTemplateGeneration: 1, replicas: 1}`}, status: `{replicas: 1}`},
	"Deployment, sums are limited to int32": {kind: "Deployment", template: `{metadata: {generation: 1}}`,
		items:  []string{`a: {generation: 1, replicas: 2147483647}`, `b: {replicas: 2147483647}`},
		status: `{replicas: 2147483647}`},
	"Deployment, text for a number in a report": {kind: "Deployment", template: generation2,
		items: []string{`a: {replicas: 1}`, `b: {replicas: "1"}`}, err: []string{"cluster b", "replicas: want an integer, found a string"}},
	"Deployment, a fraction in a report": {kind: "Deployment", template: generation2,
		items: []string{`b: {replicas: 1.5}`}, err: []string{"cluster b", "replicas"}},
	"Deployment, a negative number in a report": {kind: "Deployment", template: generation2,
		items: []string{`b: {readyReplicas: -1}`}, err: []string{"cluster b", "readyReplicas: -1"}},
	"Deployment, a number beyond int32 in a report": {kind: "Deployment", template: generation2,
		items: []string{`b: {readyReplicas: 4294967296}`}, err: []string{"cluster b", "readyReplicas"}},
	"Deployment, text for a generation in a report": {kind: "Deployment", template: generation2,
		items: []string{`b: {generation: x}`}, err: []string{"cluster b", "generation"}},
	"Deployment, a list for a report": {kind: "Deployment", template: generation2,
		items: []string{`b: [1]`}, err: []string{"cluster b"}},
	"Deployment, text for the status of the template": {kind: "Deployment", template: `{status: x}`, err: []string{"status: want an object"}},
	"ReplicaSet": {kind: "ReplicaSet", template: generation2,
		items: []string{
			`a: {generation: 5, observedGeneration: 5, resourceTemplateGeneration: 2, replicas: 3, readyReplicas: 2, availableReplicas: 1}`,
			`b: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, replicas: 1, readyReplicas: 1, availableReplicas: 1}`},
		status: `{observedGeneration: 2, replicas: 4, readyReplicas: 3, availableReplicas: 2, conditions: [{type: Available, status: "True"}]}`},
	"ReplicaSet, no clusters": {kind: "ReplicaSet", template: generation2,
		status: `{observedGeneration: 1, replicas: 0, conditions: [{type: Available, status: "True"}]}`},
	"ReplicaSet, not observed in one cluster": {kind: "ReplicaSet", template: generation2,
		items:  []string{`a: {generation: 5, observedGeneration: 4, resourceTemplateGeneration: 2, replicas: 3}`},
		status: `{observedGeneration: 1, replicas: 3, conditions: [{type: Available, status: "True"}]}`},
	"DaemonSet": {kind: "DaemonSet", template: `{metadata: {generation: 2}, status: {observedGeneration: 1}}`,
		items: []string{
			`a: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, currentNumberScheduled: 1, desiredNumberScheduled: 2, ` +
				`numberAvailable: 3, numberMisscheduled: 4, numberReady: 5, updatedNumberScheduled: 6, numberUnavailable: 7}`,
			`b: {generation: 1, observedGeneration: 1, resourceTemplateGeneration: 2, currentNumberScheduled: 10, desiredNumberScheduled: 20, ` +
				`numberAvailable: 30, numberMisscheduled: 40, numberReady: 50, updatedNumberScheduled: 60, numberUnavailable: 70}`},
		status: `{observedGeneration: 2, currentNumberScheduled: 11, desiredNumberScheduled: 22, numberAvailable: 33, numberMisscheduled: 44, ` +
			`numberReady: 55, updatedNumberScheduled: 66, numberUnavailable: 77}`},
	"DaemonSet, no nodes": {kind: "DaemonSet", template: `{metadata: {generation: 2}, status: {observedGeneration: 1}}`,
		items:  []string{`a: {generation: 2, observedGeneration: 1, resourceTemplateGeneration: 2, currentNumberScheduled: 0}`},
		status: `{observedGeneration: 1, currentNumberScheduled: 0, desiredNumberScheduled: 0, numberMisscheduled: 0, numberReady: 0}`},
	"StatefulSet": {kind: "StatefulSet", template: `{metadata: {generation: 2}, status: {observedGeneration: 1}}`,
		items: []string{
			`a: {generation: 2, resourceTemplateGeneration: 2, availableReplicas: 1, currentReplicas: 2, readyReplicas: 3, replicas: 4, ` +
				`updatedReplicas: 5}`,
			`b: {generation: 1, resourceTemplateGeneration: 2, availableReplicas: 10, currentReplicas: 20, readyReplicas: 30, replicas: 40, ` +
				`updatedReplicas: 50}`},
		status: `{observedGeneration: 2, availableReplicas: 11, currentReplicas: 22, readyReplicas: 33, replicas: 44, updatedReplicas: 55}`},
	"StatefulSet, observed but an older template in one cluster": {kind: "StatefulSet", template: `{metadata: {generation: 2}, ` +
		`status: {observedGeneration: 1}}`,
		items:  []string{`a: {generation: 3, resourceTemplateGeneration: 2, replicas: 4}`},
		status: `{observedGeneration: 1, replicas: 4, availableReplicas: 0}`},
	"StatefulSet, an old template in one cluster": {kind: "StatefulSet", template: `{metadata: {generation: 2}, ` +
		`status: {observedGeneration: 1}}`,
		items:  []string{`a: {generation: 1, resourceTemplateGeneration: 1, replicas: 4}`},
		status: `{observedGeneration: 1, replicas: 4, availableReplicas: 0}`},
	"HorizontalPodAutoscaler": {kind: "HorizontalPodAutoscaler", template: `{status: {currentMetrics: null, desiredReplicas: 1}}`,
		items:  []string{`a: {currentReplicas: 2, desiredReplicas: 3}`, `b: null`, `c: {currentReplicas: 4, desiredReplicas: 5}`},
		status: `{currentMetrics: null, currentReplicas: 6, desiredReplicas: 8}`},
	"PodDisruptionBudget": {kind: "PodDisruptionBudget", template: `{status: {observedGeneration: 1, ` +
		`disruptedPods: {"c/old": "2024-01-01T00:00:00Z"}, ` +
		`disruptionsAllowed: 7, currentHealthy: 7, desiredHealthy: 7, expectedPods: 7}}`,
		items: []string{
			`a: {disruptionsAllowed: 1, currentHealthy: 2, desiredHealthy: 3, expectedPods: 4, disruptedPods: {p: "2024-01-01T02:00:00+02:00"}}`,
			`b: {disruptionsAllowed: 10, currentHealthy: 20, desiredHealthy: 30, expectedPods: 40, ` +
				`disruptedPods: {p: "2024-01-02T00:00:00Z"}}`, `c: null`},
		status: `{observedGeneration: 1, disruptionsAllowed: 11, currentHealthy: 22, desiredHealthy: 33, expectedPods: 44, ` +
			`disruptedPods: {a/p: "2024-01-01T00:00:00Z", b/p: "2024-01-02T00:00:00Z"}}`},
	"PodDisruptionBudget, no disrupted pods": {kind: "PodDisruptionBudget", template: `{status: {disruptedPods: {"c/old": ` +
		`"2024-01-01T00:00:00Z"}, ` +
		`disruptionsAllowed: 7}}`,
		items:  []string{`a: {}`},
		status: `{disruptionsAllowed: 0, currentHealthy: 0, desiredHealthy: 0, expectedPods: 0}`},
	"PodDisruptionBudget, conditions that the API server refuses": {kind: "PodDisruptionBudget", template: `{}`, items: []string{
		`a: {currentHealthy: 1, conditions: [{type: DisruptionAllowed, status: "False", reason: "no such reason", ` +
			`lastTransitionTime: "2024-01-01T00:00:00Z"}]}`, `b: {currentHealthy: 2, conditions: [{type: DisruptionAllowed, status: "False"}]}`},
		status: `{disruptionsAllowed: 0, currentHealthy: 3, desiredHealthy: 0, expectedPods: 0}`},
	"PodDisruptionBudget, an invalid time in a report": {kind: "PodDisruptionBudget", template: `{}`, items: []string{`a: {disruptedPods: ` +
		`{p: now}}`},
		err: []string{"cluster a", "disruptedPods.p"}},
	"PodDisruptionBudget, a number for a time in a report": {kind: "PodDisruptionBudget", template: `{}`, items: []string{`a: ` +
		`{disruptedPods: {p: 1}}`},
		err: []string{"cluster a", "disruptedPods.p"}},
}

const completeA = `a: {succeeded: 2, startTime: "2024-01-01T00:00:10Z", completionTime: "2024-01-01T00:05:00Z", conditions: [
  {type: SuccessCriteriaMet, status: "True", lastTransitionTime: "2024-01-01T00:05:00Z"}, {type: Complete, status: "True",
      lastTransitionTime: "2024-01-01T00:05:00Z"}]}`

var jobAggregates = map[string]aggregateCase{
	"Job, running": {kind: "Job", template: `{status: {succeeded: 0}}`,
		items: []string{
			`a: {active: 1, failed: 1, startTime: "2024-01-01T00:00:10Z"}`,
			`b: {active: 2, succeeded: 1, startTime: "2024-01-01T02:00:05+02:00"}`},
		status: `{active: 3, failed: 1, succeeded: 1, startTime: "2024-01-01T00:00:05Z"}`},
	"Job, not started in every cluster": {kind: "Job", template: `{}`,
		items:  []string{`a: {active: 1, startTime: "2024-01-01T00:00:10Z"}`, `b: {}`},
		status: `{active: 1}`},
	"Job, not reported by every cluster": {kind: "Job", template: `{}`,
		items: []string{completeA, `b: null`}, status: `{succeeded: 2}`},
	"Job, no clusters": {kind: "Job", template: `{}`, status: `{}`},
	"Job, the start time is kept": {kind: "Job", template: `{status: {startTime: "2024-01-01T00:00:03Z"}}`,
		items:  []string{`a: {active: 1, startTime: "2024-01-01T00:00:01Z"}`},
		status: `{active: 1, startTime: "2024-01-01T00:00:03Z"}`},
	"Job, counters do not decrease": {kind: "Job", template: `{status: {succeeded: 4, failed: 2}}`,
		items: []string{`a: {succeeded: 1, active: 1}`}, status: `{succeeded: 4, failed: 2, active: 1}`},
	"Job, complete in every cluster": {kind: "Job", template: `{status: {conditions: [{type: Suspended, status: "False"}]}}`,
		items: []string{completeA,
			`b: {succeeded: 1, startTime: "2024-01-01T00:00:20Z", completionTime: "2024-01-01T00:04:00Z", conditions: [{type: Complete, ` +
				`status: "True", lastTransitionTime: "2024-01-01T00:06:00Z"}]}`},
		status: `
succeeded: 3
startTime: "2024-01-01T00:00:10Z"
completionTime: "2024-01-01T00:05:00Z"
conditions:
- {type: Suspended, status: "False", lastProbeTime: null, lastTransitionTime: null}
- {type: SuccessCriteriaMet, status: "True", reason: CompletionsReached, message: All member clusters have met success criteria,
	lastProbeTime: "2024-01-01T00:05:00Z", lastTransitionTime: "2024-01-01T00:05:00Z"}
- {type: Complete, status: "True", reason: Completed, message: Job completed, lastProbeTime: "2024-01-01T00:05:00Z",
    lastTransitionTime: "2024-01-01T00:05:00Z"}`},
	"Job, suspended in every cluster": {kind: "Job", template: `{}`,
		items: []string{
			`a: {conditions: [{type: Suspended, status: "True", lastTransitionTime: "2024-01-01T00:04:00Z"}]}`,
			`b: {conditions: [{type: Suspended, status: "True", lastTransitionTime: "2024-01-01T00:05:00Z"}]}`},
		status: `{conditions: [{type: Suspended, status: "True", reason: JobSuspended, message: Job suspended, ` +
			`lastProbeTime: "2024-01-01T00:05:00Z", lastTransitionTime: "2024-01-01T00:05:00Z"}]}`},
	"Job, suspended in one cluster": {kind: "Job", template: `{}`,
		items: []string{
			`a: {conditions: [{type: Suspended, status: "True", lastTransitionTime: "2024-01-01T00:04:00Z"}]}`, `b: {active: 1}`},
		status: `{active: 1}`},
	"Job, resumed": {kind: "Job",
		template: `{status: {conditions: [{type: Suspended, status: "True", lastTransitionTime: "2024-01-01T00:04:00Z"}]}}`,
		items: []string{
			`a: {active: 1, conditions: [{type: Suspended, status: "False", lastTransitionTime: "2024-01-01T00:06:00Z"}]}`,
			`b: {active: 1}`},
		status: `{active: 2, conditions: [{type: Suspended, status: "False", reason: JobResumed, message: Job resumed, ` +
			`lastProbeTime: "2024-01-01T00:06:00Z", lastTransitionTime: "2024-01-01T00:06:00Z"}]}`},
	"Job, complete in one cluster": {kind: "Job", template: `{}`,
		items:  []string{completeA, `b: {active: 1, startTime: "2024-01-01T00:00:20Z"}`},
		status: `{active: 1, succeeded: 2, startTime: "2024-01-01T00:00:10Z"}`},
	"Job, a condition that is not true": {kind: "Job", template: `{}`,
		items: []string{`a: {active: 1, conditions: [{type: Failed, status: "False"}, {type: Complete, ` +
			`status: Unknown}]}`}, status: `{active: 1}`},
	"Job, failed in two clusters": {kind: "Job", template: `{}`,
		items: []string{
			`c: {failed: 1, startTime: "2024-01-01T00:00:30Z", conditions: [{type: Failed, status: "True", ` +
				`lastTransitionTime: "2024-01-01T00:04:00Z"}]}`,
			completeA,
			`b: {failed: 3, startTime: "2024-01-01T00:00:20Z", conditions: [{type: Failed, status: "True", ` +
				`lastTransitionTime: "2024-01-01T00:02:00Z"}]}`,
			`d: {active: 5}`},
		status: `
failed: 4
succeeded: 2
startTime: "2024-01-01T00:00:10Z"
conditions:
- {type: FailureTarget, status: "True", reason: JobFailed, message: "Job executed failed in member clusters b,c",
	lastProbeTime: "2024-01-01T00:02:00Z", lastTransitionTime: "2024-01-01T00:02:00Z"}
- {type: Failed, status: "True", reason: JobFailed, message: "Job executed failed in member clusters b,c",
    lastProbeTime: "2024-01-01T00:02:00Z", lastTransitionTime: "2024-01-01T00:02:00Z"}`},
	"Job, already failed": {kind: "Job", template: `{status: {failed: 1, conditions: [{type: Failed, status: "True", lastProbeTime: null, ` +
		`lastTransitionTime: null}]}}`,
		items: []string{completeA}, status: `{failed: 1, conditions: [{type: Failed, status: "True", lastProbeTime: null, ` +
			`lastTransitionTime: null}]}`},
	"Job, already complete": {kind: "Job", template: `{status: {succeeded: 1, conditions: [{type: Complete, status: "True", ` +
		`lastProbeTime: null, lastTransitionTime: null}]}}`,
		items: []string{`a: {active: 1}`}, status: `{succeeded: 1, conditions: [{type: Complete, status: "True", lastProbeTime: null, ` +
			`lastTransitionTime: null}]}`},
	"Job, finished without a time": {kind: "Job", template: `{}`,
		items: []string{`a: {conditions: [{type: Failed, status: "True"}]}`},
		status: `{conditions: [{type: FailureTarget, status: "True", reason: JobFailed, message: "Job executed failed in member clusters a", ` +
			`lastProbeTime: null, lastTransitionTime: null}, {type: Failed, status: "True", reason: JobFailed, ` +
			`message: "Job executed failed in member clusters a", lastProbeTime: null, lastTransitionTime: null}]}`},
	"Job, completed before the start time": {kind: "Job", template: `{status: {startTime: "2024-01-01T00:30:00Z"}}`,
		items: []string{`a: {startTime: "2024-01-01T00:00:00Z", completionTime: "2024-01-01T00:10:00Z", conditions: [{type: Complete, ` +
			`status: "True", lastTransitionTime: "2024-01-01T00:10:00Z"}]}`},
		status: `
startTime: "2024-01-01T00:30:00Z"
completionTime: "2024-01-01T00:30:00Z"
conditions:
- {type: SuccessCriteriaMet, status: "True", reason: CompletionsReached, message: All member clusters have met success criteria,
	lastProbeTime: "2024-01-01T00:10:00Z", lastTransitionTime: "2024-01-01T00:10:00Z"}
- {type: Complete, status: "True", reason: Completed, message: Job completed, lastProbeTime: "2024-01-01T00:10:00Z",
    lastTransitionTime: "2024-01-01T00:10:00Z"}`},
	"Job, text for a number in a report": {kind: "Job", template: `{}`, items: []string{`a: {active: x}`},
		err: []string{"cluster a", "active"}},
	"Job, a negative number in a report": {kind: "Job", template: `{}`, items: []string{`a: {failed: -1}`},
		err: []string{"cluster a", "failed"}},
	"Job, an invalid time in a report": {kind: "Job", template: `{}`, items: []string{`a: {startTime: noon}`}, err: []string{"cluster a"}},
	"CronJob": {kind: "CronJob", template: `{status: {active: [{name: old}], lastScheduleTime: "2030-01-01T00:00:00Z"}}`,
		items: []string{
			`b: {active: [{kind: Job, name: b1, namespace: ns}], lastScheduleTime: "2024-01-01T00:02:00Z", ` +
				`lastSuccessfulTime: "2024-01-01T00:01:00Z"}`,
			`a: {active: [{name: a1}, {name: a2}], lastScheduleTime: "2024-01-01T00:01:00Z", ` +
				`lastSuccessfulTime: "2024-01-01T00:03:00Z"}`, `c: null`},
		status: `{active: [{name: a1}, {name: a2}, {kind: Job, name: b1, namespace: ns}], lastScheduleTime: "2024-01-01T00:02:00Z", ` +
			`lastSuccessfulTime: "2024-01-01T00:03:00Z"}`},
	"CronJob, never run": {kind: "CronJob", template: `{status: {active: [{name: old}]}}`, items: []string{`a: {}`},
		status: `{}`},
	"CronJob, text for a list in a report": {kind: "CronJob", template: `{}`, items: []string{`a: {active: x}`}, err: []string{"cluster a"}},
}

var otherAggregates = map[string]aggregateCase{
	"Service": {kind: "Service", template: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{ip: 9.9.9.9}]}}}`,
		items: []string{
			`b: {loadBalancer: {ingress: [{ip: 1.2.3.4}, {hostname: z.example}]}}`,
			`a: {loadBalancer: {ingress: [{ip: 1.2.3.4, ipMode: VIP}, {hostname: a.example}, {ip: 1.2.3.10, ipMode: Proxy, ports: [{port: 80, ` +
				`protocol: TCP}]}]}}`, `c: null`},
		status: `{loadBalancer: {ingress: [{hostname: a.example}, {hostname: z.example}, {ip: 1.2.3.10, ipMode: Proxy, ports: [{port: 80, ` +
			`protocol: TCP}]}, {ip: 1.2.3.4, ipMode: VIP}]}}`},
	"Service, no addresses": {kind: "Service",
		template: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{ip: 9.9.9.9}]}}}`, items: []string{`a: {loadBalancer: {}}`},
		status: `{loadBalancer: {}}`},
	"Service of type ClusterIP": {kind: "Service", template: `{spec: {type: ClusterIP}, status: {loadBalancer: {}}}`,
		items: []string{`a: {loadBalancer: {ingress: [{ip: 1.2.3.4}]}}`}, status: `{loadBalancer: {}}`},
	"Service, text for a list in a report": {kind: "Service", template: `{spec: {type: LoadBalancer}}`,
		items: []string{`a: {loadBalancer: {ingress: x}}`}, err: []string{"cluster a"}},
	"Ingress": {kind: "Ingress", template: `{}`,
		items: []string{
			`b: {loadBalancer: {ingress: [{ip: 1.2.3.4}, {hostname: z.example}]}}`,
			`a: {loadBalancer: {ingress: [{ip: 1.2.3.4}, {hostname: a.example}, {ip: 1.2.3.4, ports: [{port: 80, protocol: TCP}]}]}}`, `c: null`},
		status: `{loadBalancer: {ingress: [{hostname: a.example}, {hostname: z.example}, {ip: 1.2.3.4, ports: [{port: 80, protocol: TCP}]}, ` +
			`{ip: 1.2.3.4}]}}`},
	"Ingress, a number for an IP in a report": {kind: "Ingress", template: `{}`, items: []string{`a: {loadBalancer: {ingress: [{ip: 7}]}}`},
		err: []string{"cluster a"}},
	"Pod, failed in one cluster": {kind: "Pod", template: `{}`,
		items: []string{`a: null`, `b: {phase: Failed}`, `c: {phase: Running}`}, status: `{phase: Failed}`},
	"Pod, not reported by one cluster": {kind: "Pod", template: `{}`,
		items: []string{`a: {phase: Running}`, `b: null`, `c: {phase: Succeeded}`}, status: `{phase: Pending}`},
	"Pod, pending in one cluster": {kind: "Pod", template: `{}`, items: []string{`a: {phase: Running}`, `b: {phase: Pending}`},
		status: `{phase: Pending}`},
	"Pod, running in one cluster": {kind: "Pod", template: `{}`, items: []string{`a: {phase: Succeeded}`, `b: {phase: Running}`},
		status: `{phase: Running}`},
	"Pod, succeeded in every cluster": {kind: "Pod", template: `{}`, items: []string{`a: {phase: Succeeded}`, `b: {phase: Succeeded}`},
		status: `{phase: Succeeded}`},
	"Pod, unknown in one cluster": {kind: "Pod", template: `{}`, items: []string{`a: {phase: Succeeded}`, `b: {phase: Unknown}`},
		status: `{phase: Succeeded}`},
	"Pod, no clusters": {kind: "Pod", template: `{status: {phase: Running}}`, status: `{phase: Running}`},
	"Pod, containers": {kind: "Pod", template: `{status: {phase: Pending, qosClass: BestEffort, containerStatuses: [{name: old, ` +
		`ready: false}]}}`,
		items: []string{
			`b: {phase: Running, containerStatuses: [{name: c, ready: true, restartCount: 3, image: i, imageID: j, containerID: k, ` +
				`state: {running: {startedAt: "2024-01-01T00:00:00Z"}}}]}`,
			`a: {phase: Running, podIP: 1.2.3.4, containerStatuses: [{name: c, ready: false, state: {waiting: {reason: X}}}], ` +
				`initContainerStatuses: [{name: i, ready: true, state: {}}]}`},
		status: `
phase: Running
qosClass: BestEffort
containerStatuses:
- {name: "", ready: false, restartCount: 0, image: "", imageID: "", lastState: {}, state: {waiting: {reason: X}}}
- {name: "", ready: true, restartCount: 0, image: "", imageID: "", lastState: {}, state: {running: {startedAt: "2024-01-01T00:00:00Z"}}}
initContainerStatuses:
- {name: "", ready: true, restartCount: 0, image: "", imageID: "", lastState: {}, state: {}}`},
	"Pod, text for ready in a report": {kind: "Pod", template: `{}`, items: []string{`a: {containerStatuses: [{ready: x}]}`},
		err: []string{"cluster a"}},
	"volume, failed in one cluster": {kind: "PersistentVolume", template: `{}`,
		items: []string{`a: {phase: Pending}`, `b: {phase: Failed}`, `c: null`}, status: `{phase: Failed}`},
	"volume, not reported by one cluster": {kind: "PersistentVolume", template: `{}`, items: []string{`a: {phase: Available}`, `b: null`},
		status: `{phase: Pending}`},
	"volume, available in one cluster": {kind: "PersistentVolume", template: `{}`,
		items: []string{`a: {phase: Bound}`, `b: {phase: Available}`, `c: {phase: Released}`}, status: `{phase: Available}`},
	"volume, bound in one cluster": {kind: "PersistentVolume", template: `{}`, items: []string{`a: {phase: Bound}`, `c: {phase: Released}`},
		status: `{phase: Bound}`},
	"volume, released in every cluster": {kind: "PersistentVolume", template: `{status: {message: m}}`, items: []string{`a: {phase: ` +
		`Released}`},
		status: `{phase: Released, message: m}`},
	"volume, an unknown phase": {kind: "PersistentVolume", template: `{}`,
		items: []string{`a: {phase: Elsewhere}`, `b: {phase: Bound}`}, status: `{phase: Pending}`},
	"claim, bound in every cluster": {kind: "PersistentVolumeClaim", template: `{status: {phase: Pending, accessModes: [ReadWriteOnce]}}`,
		items: []string{`a: {phase: Bound}`, `b: {phase: Bound}`}, status: `{phase: Bound, accessModes: [ReadWriteOnce]}`},
	"claim, lost in one cluster": {kind: "PersistentVolumeClaim", template: `{}`,
		items: []string{`a: {phase: Lost}`, `b: {phase: Pending}`, `c: {phase: Bound}`}, status: `{phase: Lost}`},
	"claim, pending in one cluster": {kind: "PersistentVolumeClaim", template: `{}`,
		items: []string{`a: {phase: Pending}`, `b: {phase: Bound}`}, status: `{phase: Pending}`},
	"claim, not reported by one cluster": {kind: "PersistentVolumeClaim", template: `{}`, items: []string{`a: {phase: Bound}`, `b: null`},
		status: `{phase: Pending}`},
	"claim, a number for a phase in a report": {kind: "PersistentVolumeClaim", template: `{}`, items: []string{`a: {phase: 1}`},
		err: []string{"cluster a"}},
	"claim, a list for the status of the template": {kind: "PersistentVolumeClaim", template: `{status: []}`, items: []string{`a: {phase: ` +
		`Bound}`},
		err: []string{"status: want an object"}},
}

// typed maps each kind with an aggregated status to its Go type.
var typed = map[string]func() any{
	"Deployment":              func() any { return new(appsv1.Deployment) },
	"ReplicaSet":              func() any { return new(appsv1.ReplicaSet) },
	"DaemonSet":               func() any { return new(appsv1.DaemonSet) },
	"StatefulSet":             func() any { return new(appsv1.StatefulSet) },
	"Job":                     func() any { return new(batchv1.Job) },
	"CronJob":                 func() any { return new(batchv1.CronJob) },
	"Pod":                     func() any { return new(corev1.Pod) },
	"Service":                 func() any { return new(corev1.Service) },
	"Ingress":                 func() any { return new(networkingv1.Ingress) },
	"PersistentVolume":        func() any { return new(corev1.PersistentVolume) },
	"PersistentVolumeClaim":   func() any { return new(corev1.PersistentVolumeClaim) },
	"PodDisruptionBudget":     func() any { return new(policyv1.PodDisruptionBudget) },
	"HorizontalPodAutoscaler": func() any { return new(autoscalingv2.HorizontalPodAutoscaler) },
}

// stored returns the object as the API server stores it.
func stored(t testing.TB, kind string, o *Object) object {
	t.Helper()
	form := typed[kind]()
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, form); err != nil {
		t.Fatal(err)
	}
	out, err := runtime.DefaultUnstructuredConverter.ToUnstructured(form)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestAggregate(t *testing.T) {
	t.Parallel()
	for _, table := range []map[string]aggregateCase{workloadAggregates, jobAggregates, otherAggregates} {
		for name, tc := range table {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				checkAggregate(t, tc)
			})
		}
	}
}

func checkAggregate(t *testing.T, tc aggregateCase) {
	t.Helper()
	template := parse(t, tc.template)
	if len(tc.err) == 0 {
		template.Object = stored(t, tc.kind, template)
	}
	got, err := kindNamed(t, tc.kind).Aggregate(t.Context(), template, items(t, tc.items...))
	checkError(t, err, tc.err...)
	if err != nil {
		return
	}
	want, err := change(template, parseMap(t, tc.status), "status")
	checkError(t, err)
	// A status that the API server encodes differently would never equal the stored one, and would be updated in a loop.
	if diff := cmp.Diff(stored(t, tc.kind, got), got.Object); diff != "" {
		t.Errorf("encoding (-stored +got):\n%s", diff)
	}
	if diff := cmp.Diff(withoutMerged(tc.kind, stored(t, tc.kind, want)), withoutMerged(tc.kind, got.Object)); diff != "" {
		t.Errorf("unexpected status (-want +got):\n%s", diff)
	}
	again, err := kindNamed(t, tc.kind).Aggregate(t.Context(), got, items(t, tc.items...))
	checkError(t, err)
	if diff := cmp.Diff(got.Object, again.Object); diff != "" {
		t.Errorf("second aggregation differs (-first +second):\n%s", diff)
	}
}

// withoutMerged returns an object without the merged conditions, which TestAggregate_conditions checks.
func withoutMerged(kind string, o object) object {
	merged := map[string][]string{
		"Deployment": {availableType, progressingType, replicaFailureType}, "StatefulSet": {availableType, progressingType},
		"DaemonSet": {availableType, progressingType}, "Pod": podConditionTypes, "HorizontalPodAutoscaler": autoscalerConditionTypes,
	}[kind]
	out := runtime.DeepCopyJSON(o)
	status, _ := out["status"].(object)
	conditions, _ := status["conditions"].([]any)
	putList(status, "conditions", slices.DeleteFunc(conditions, func(c any) bool { return slices.Contains(merged, typeOf(c)) }))
	return out
}
