// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import "testing"

func TestHealthy(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		kind, observed string
		want           bool
		err            []string
	}{
		"Deployment rolled out": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {replicas: 2}, status: {observedGeneration: 2, updatedReplicas: 2, availableReplicas: 2}}`,
			want:     true},
		"Deployment with zero replicas": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {replicas: 0}, status: {observedGeneration: 2}}`, want: true},
		"Deployment without replicas": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {}, status: {observedGeneration: 2}}`, want: true},
		"Deployment not observed": {kind: "Deployment",
			observed: `{metadata: {generation: 3}, spec: {replicas: 2}, status: {observedGeneration: 2, updatedReplicas: 2, availableReplicas: 2}}`},
		"Deployment without status": {kind: "Deployment", observed: `{metadata: {generation: 1}, spec: {replicas: 2}}`},
		"Deployment not updated": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {replicas: 2}, status: {observedGeneration: 2, updatedReplicas: 1, availableReplicas: 2}}`},
		"Deployment not available": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {replicas: 2}, status: {observedGeneration: 2, updatedReplicas: 2, availableReplicas: 1}}`},
		"Deployment with surge pods": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {replicas: 2}, status: {observedGeneration: 2, updatedReplicas: 3, availableReplicas: 2}}`},
		"Deployment with text for a number": {kind: "Deployment",
			observed: `{metadata: {generation: 2}, spec: {replicas: 2}, status: {observedGeneration: 2, updatedReplicas: "2"}}`,
			err:      []string{"updatedReplicas"}},
		"Deployment with a list for a status": {kind: "Deployment", observed: `{status: []}`, err: []string{"status"}},
		"StatefulSet rolled out": {kind: "StatefulSet",
			observed: `{metadata: {generation: 1}, spec: {replicas: 2}, status: {observedGeneration: 1, updatedReplicas: 2, availableReplicas: 2}}`,
			want:     true},
		"StatefulSet not updated": {kind: "StatefulSet",
			observed: `{metadata: {generation: 1}, spec: {replicas: 2}, status: {observedGeneration: 1, updatedReplicas: 1, availableReplicas: 2}}`},
		"StatefulSet not observed": {kind: "StatefulSet",
			observed: `{metadata: {generation: 2}, spec: {replicas: 0}, status: {observedGeneration: 1}}`},
		"ReplicaSet available": {kind: "ReplicaSet",
			observed: `{metadata: {generation: 1}, spec: {replicas: 2}, status: {observedGeneration: 1, availableReplicas: 2}}`, want: true},
		"ReplicaSet not available": {kind: "ReplicaSet",
			observed: `{metadata: {generation: 1}, spec: {replicas: 2}, status: {observedGeneration: 1, availableReplicas: 1}}`},
		"ReplicaSet not observed": {kind: "ReplicaSet",
			observed: `{metadata: {generation: 2}, spec: {replicas: 1}, status: {observedGeneration: 1, availableReplicas: 1}}`},
		"DaemonSet available": {kind: "DaemonSet",
			observed: `{metadata: {generation: 1}, status: {observedGeneration: 1, desiredNumberScheduled: 3, updatedNumberScheduled: 3, ` +
				`numberAvailable: 3}}`,
			want: true},
		"DaemonSet not updated": {kind: "DaemonSet",
			observed: `{metadata: {generation: 1}, status: {observedGeneration: 1, desiredNumberScheduled: 3, updatedNumberScheduled: 2, ` +
				`numberAvailable: 3}}`},
		"DaemonSet not available": {kind: "DaemonSet",
			observed: `{metadata: {generation: 1}, status: {observedGeneration: 1, desiredNumberScheduled: 3, updatedNumberScheduled: 3, ` +
				`numberAvailable: 2}}`},
		"DaemonSet not observed":    {kind: "DaemonSet", observed: `{metadata: {generation: 2}, status: {observedGeneration: 1}}`},
		"Service of type ClusterIP": {kind: "Service", observed: `{spec: {type: ClusterIP}}`, want: true},
		"Service without a type":    {kind: "Service", observed: `{}`, want: true},
		"load balancer with an IP": {kind: "Service",
			observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{}, {ip: 1.2.3.4}]}}}`, want: true},
		"load balancer with a host name": {kind: "Service",
			observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{hostname: a.b}]}}}`, want: true},
		"load balancer with an empty address": {kind: "Service",
			observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{}]}}}`},
		"load balancer without an address": {kind: "Service", observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: {}}}`},
		"load balancer with a number for an IP": {kind: "Service",
			observed: `{spec: {type: LoadBalancer}, status: {loadBalancer: {ingress: [{ip: 7}]}}}`, err: []string{"ingress[0].ip"}},
		"type as a number":              {kind: "Service", observed: `{spec: {type: 7}}`, err: []string{"spec.type"}},
		"Ingress with a host name":      {kind: "Ingress", observed: `{status: {loadBalancer: {ingress: [{hostname: a.b}]}}}`, want: true},
		"Ingress without an address":    {kind: "Ingress", observed: `{status: {loadBalancer: {}}}`},
		"claim bound":                   {kind: "PersistentVolumeClaim", observed: `{status: {phase: Bound}}`, want: true},
		"claim pending":                 {kind: "PersistentVolumeClaim", observed: `{status: {phase: Pending}}`},
		"claim with a list for a phase": {kind: "PersistentVolumeClaim", observed: `{status: {phase: []}}`, err: []string{"status.phase"}},
		"Pod succeeded":                 {kind: "Pod", observed: `{status: {phase: Succeeded}}`, want: true},
		"Pod ready": {kind: "Pod",
			observed: `{status: {phase: Running, conditions: [{type: Initialized, status: "False"}, {type: Ready, status: "True"}]}}`, want: true},
		"Pod not ready": {kind: "Pod",
			observed: `{status: {phase: Running, conditions: [{type: Ready, status: "False"}]}}`},
		"Pod ready, but failed": {kind: "Pod", observed: `{status: {phase: Failed, conditions: [{type: Ready, status: "True"}]}}`},
		"Pod without status":    {kind: "Pod", observed: `{}`},
		"Pod with text for a condition": {kind: "Pod", observed: `{status: {phase: Running, conditions: [Ready]}}`,
			err: []string{"conditions[0]"}},
		"PodDisruptionBudget with enough pods": {kind: "PodDisruptionBudget", observed: `{status: {currentHealthy: 2, desiredHealthy: 2}}`,
			want: true},
		"PodDisruptionBudget with too few pods": {kind: "PodDisruptionBudget", observed: `{status: {currentHealthy: 1, desiredHealthy: 2}}`},
		"PodDisruptionBudget with a negative number": {kind: "PodDisruptionBudget", observed: `{status: {currentHealthy: -1, desiredHealthy: 0}}`,
			err: []string{"currentHealthy"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := kindNamed(t, tc.kind).Healthy(t.Context(), parse(t, tc.observed))
			checkError(t, err, tc.err...)
			if got != tc.want {
				t.Errorf("Healthy = %v, want %v", got, tc.want)
			}
		})
	}
}
