// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import "testing"

func TestReflect(t *testing.T) {
	t.Parallel()
	const generations = `metadata: {generation: 3, annotations: {resourcetemplate.karmada.io/generation: "2"}}`
	tests := map[string]struct {
		kind, observed string
		// want is the exact JSON with sorted keys, as the API server returns it; empty for no report.
		want string
		err  []string
	}{
		"Deployment": {kind: "Deployment", observed: generations + `
status: {observedGeneration: 3, replicas: 5, updatedReplicas: 4, readyReplicas: 3, availableReplicas: 2, unavailableReplicas: 1,
  terminatingReplicas: 9, collisionCount: 9, conditions: [{type: Available, status: "True"}]}`,
			want: `{"availableReplicas":2,"conditions":[{"status":"True","type":"Available"}],"generation":3,"observedGeneration":3,` +
				`"readyReplicas":3,"replicas":5,"resourceTemplateGeneration":2,"unavailableReplicas":1,"updatedReplicas":4}`},
		"Deployment of Kubernetes 1.34, without terminatingReplicas": {kind: "Deployment", observed: generations + `
status: {observedGeneration: 3, replicas: 5, updatedReplicas: 4, readyReplicas: 3, availableReplicas: 2, unavailableReplicas: 1,
  collisionCount: 9, conditions: [{type: Available, status: "True"}]}`,
			want: `{"availableReplicas":2,"conditions":[{"status":"True","type":"Available"}],"generation":3,"observedGeneration":3,` +
				`"readyReplicas":3,"replicas":5,"resourceTemplateGeneration":2,"unavailableReplicas":1,"updatedReplicas":4}`},
		"Deployment with zero replicas": {kind: "Deployment", observed: generations + "\nstatus: {observedGeneration: 3}",
			want: `{"generation":3,"observedGeneration":3,"resourceTemplateGeneration":2}`},
		"Deployment without a template generation": {kind: "Deployment", observed: `{metadata: {generation: 1}, status: {replicas: 1}}`,
			want: `{"generation":1,"replicas":1}`},
		"Deployment with an empty status": {kind: "Deployment", observed: generations + "\nstatus: {}"},
		"Deployment without a status":     {kind: "Deployment", observed: generations},
		"Deployment with an invalid generation": {kind: "Deployment",
			observed: `{metadata: {annotations: {resourcetemplate.karmada.io/generation: two}}, status: {replicas: 1}}`,
			err:      []string{"resourcetemplate.karmada.io/generation", `"two"`}},
		"Deployment with annotations as text": {kind: "Deployment", observed: `{metadata: {annotations: x}, status: {replicas: 1}}`,
			err: []string{"metadata.annotations"}},
		"Deployment with text for a number": {kind: "Deployment", observed: `{status: {replicas: "1"}}`,
			err: []string{"status.replicas: want an integer"}},
		"Deployment with a status as text": {kind: "Deployment", observed: `{status: fine}`, err: []string{"status: want an object"}},
		"Deployment with text for observed": {kind: "Deployment", observed: `{status: {observedGeneration: x}}`,
			err: []string{"status.observedGeneration"}},
		"ReplicaSet": {kind: "ReplicaSet", observed: generations + `
status: {observedGeneration: 3, replicas: 5, fullyLabeledReplicas: 5, readyReplicas: 3, availableReplicas: 2}`,
			want: `{"availableReplicas":2,"fullyLabeledReplicas":5,"generation":3,"observedGeneration":3,"readyReplicas":3,` +
				`"replicas":5,"resourceTemplateGeneration":2}`},
		"ReplicaSet with zero replicas": {kind: "ReplicaSet", observed: generations + "\nstatus: {replicas: 0}",
			want: `{"generation":3,"replicas":0,"resourceTemplateGeneration":2}`},
		"ReplicaSet with an empty status": {kind: "ReplicaSet", observed: generations + "\nstatus: {}"},
		"DaemonSet": {kind: "DaemonSet", observed: generations + `
status: {observedGeneration: 3, currentNumberScheduled: 7, desiredNumberScheduled: 6, numberAvailable: 5, numberMisscheduled: 4,
    numberReady: 3, updatedNumberScheduled: 2, numberUnavailable: 1, collisionCount: 4}`,
			want: `{"conditions":[{"reason":"MinimumReplicasUnavailable","status":"False","type":"Available"},` +
				`{"reason":"RollingOut","status":"True","type":"Progressing"}],` +
				`"currentNumberScheduled":7,"desiredNumberScheduled":6,"generation":3,"numberAvailable":5,"numberMisscheduled":4,` +
				`"numberReady":3,"numberUnavailable":1,"observedGeneration":3,"resourceTemplateGeneration":2,"updatedNumberScheduled":2}`},
		"DaemonSet with an empty status": {kind: "DaemonSet", observed: generations + "\nstatus: {}",
			want: `{"currentNumberScheduled":0,"desiredNumberScheduled":0,"generation":3,"numberMisscheduled":0,"numberReady":0,` +
				`"resourceTemplateGeneration":2}`},
		"DaemonSet without a status": {kind: "DaemonSet", observed: generations},
		"StatefulSet with an empty status": {kind: "StatefulSet", observed: generations + "\nstatus: {}",
			want: `{"availableReplicas":0,"generation":3,"replicas":0,"resourceTemplateGeneration":2}`},
		"StatefulSet without a status": {kind: "StatefulSet", observed: generations},
		"Deployment without metadata":  {kind: "Deployment", observed: `{status: {replicas: 1}}`, want: `{"replicas":1}`},
		"StatefulSet": {kind: "StatefulSet", observed: generations + `
status: {observedGeneration: 3, availableReplicas: 5, currentReplicas: 4, readyReplicas: 3, replicas: 2, updatedReplicas: 1,
    currentRevision: r, updateRevision: s}`,
			want: `{"availableReplicas":5,"conditions":[{"reason":"MinimumReplicasAvailable","status":"True","type":"Available"},` +
				`{"reason":"RolloutComplete","status":"True","type":"Progressing"}],"currentReplicas":4,"generation":3,` +
				`"observedGeneration":3,"readyReplicas":3,"replicas":2,"resourceTemplateGeneration":2,"updatedReplicas":1}`},
		"Job": {kind: "Job", observed: `
status: {active: 1, succeeded: 2, failed: 3, ready: 1, uncountedTerminatedPods: {}, startTime: "2024-01-01T00:00:00Z",
    completionTime: "2024-01-02T00:00:00Z", conditions: [{type: Complete, status: "True"}]}`,
			want: `{"active":1,"completionTime":"2024-01-02T00:00:00Z","conditions":[{"status":"True","type":"Complete"}],"failed":3,` +
				`"startTime":"2024-01-01T00:00:00Z","succeeded":2}`},
		"Job without reflected fields": {kind: "Job", observed: `{status: {ready: 0}}`},
		"Job with text for a number":   {kind: "Job", observed: `{status: {active: x}}`, err: []string{"status.active"}},
		"LoadBalancer Service": {kind: "Service",
			observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{ip: 1.2.3.4, ipMode: VIP}]}, conditions: []}}`,
			want:     `{"loadBalancer":{"ingress":[{"ip":"1.2.3.4","ipMode":"VIP"}]}}`},
		"LoadBalancer Service without a status": {kind: "Service", observed: `{spec: {type: LoadBalancer}}`, want: `{"loadBalancer":{}}`},
		"Service of type ClusterIP":             {kind: "Service", observed: `{spec: {type: ClusterIP}, status: {loadBalancer: {}}}`},
		"load balancer as a list": {kind: "Service", observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: []}}`,
			err: []string{"status.loadBalancer"}},
		"Ingress": {kind: "Ingress", observed: `{status: {loadBalancer: {ingress: [{hostname: a.b}]}}}`,
			want: `{"loadBalancer":{"ingress":[{"hostname":"a.b"}]}}`},
		"Ingress without a status": {kind: "Ingress", observed: `{spec: {}}`},
		"PodDisruptionBudget": {kind: "PodDisruptionBudget", observed: `
status: {disruptionsAllowed: 0, expectedPods: 3, desiredHealthy: 2, currentHealthy: 1, observedGeneration: 4,
    disruptedPods: {p: "2024-01-01T00:00:00Z"}, conditions: [{type: X}]}`,
			want: `{"currentHealthy":1,"desiredHealthy":2,"disruptedPods":{"p":"2024-01-01T00:00:00Z"},"disruptionsAllowed":0,"expectedPods":3}`},
		"PodDisruptionBudget without a status": {kind: "PodDisruptionBudget", observed: `{}`},
		"HorizontalPodAutoscaler": {kind: "HorizontalPodAutoscaler", observed: `
status: {currentReplicas: 2, desiredReplicas: 3, currentMetrics: null, conditions: [{type: X}], lastScaleTime: "2024-01-01T00:00:00Z"}`,
			want: `{"currentReplicas":2,"desiredReplicas":3}`},
		"HorizontalPodAutoscaler with conditions": {kind: "HorizontalPodAutoscaler", observed: `
status: {desiredReplicas: 3, conditions: [{type: ScalingActive, status: "False", reason: FailedGetResourceMetric, message: "no metrics",
    lastTransitionTime: "2024-01-01T00:00:00Z"}, {type: AbleToScale, status: "True", reason: ReadyForNewScale, message: m}]}`,
			want: `{"conditions":[{"status":"True","type":"AbleToScale"},{"lastTransitionTime":"2024-01-01T00:00:00Z",` +
				`"message":"no metrics","reason":"FailedGetResourceMetric","status":"False","type":"ScalingActive"}],"desiredReplicas":3}`},
		"Deployment with conditions": {kind: "Deployment", observed: `
status: {replicas: 1, conditions: [{type: Progressing, status: "True", reason: NewReplicaSetAvailable, message: m,
    lastTransitionTime: "2024-01-01T00:00:00Z", lastUpdateTime: "2024-01-02T00:00:00Z"}, {type: Other, status: "True"},
    {type: Available, status: "False", reason: MinimumReplicasUnavailable}]}`,
			want: `{"conditions":[{"reason":"MinimumReplicasUnavailable","status":"False","type":"Available"},` +
				`{"lastTransitionTime":"2024-01-01T00:00:00Z","message":"m","reason":"NewReplicaSetAvailable","status":"True",` +
				`"type":"Progressing"}],"replicas":1}`},
		"Deployment with text for conditions": {kind: "Deployment", observed: `{status: {replicas: 1, conditions: x}}`,
			err: []string{"status.conditions"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := kindNamed(t, tc.kind).Reflect(t.Context(), parse(t, tc.observed))
			checkError(t, err, tc.err...)
			if err != nil {
				return
			}
			switch {
			case got == nil && tc.want != "":
				t.Errorf("no report, want %s", tc.want)
			case got != nil && string(got.Raw) != tc.want:
				t.Errorf("report\n     %s\nwant %s", got.Raw, tc.want)
			}
		})
	}
}
