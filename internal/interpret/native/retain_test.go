// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestRetain(t *testing.T) {
	t.Parallel()
	const retaining = `metadata: {labels: {resourcetemplate.karmada.io/retain-replicas: "true"}}`
	tests := map[string]struct {
		kind, desired, observed, want string
		err                           []string
	}{
		"Deployment with the retain label": {kind: "Deployment",
			desired: retaining + "\nspec: {replicas: 2, paused: true}", observed: `spec: {replicas: 5, paused: false}`,
			want: retaining + "\nspec: {replicas: 5, paused: true}"},
		"Deployment scaled to zero in the member": {kind: "Deployment",
			desired: retaining + "\nspec: {replicas: 2}", observed: `spec: {replicas: 0}`, want: retaining + "\nspec: {replicas: 0}"},
		"Deployment without replicas in the member": {kind: "Deployment",
			desired: retaining + "\nspec: {replicas: 2}", observed: `spec: {}`, want: retaining + "\nspec: {replicas: 2}"},
		"Deployment without the retain label": {kind: "Deployment",
			desired: `spec: {replicas: 2}`, observed: `spec: {replicas: 5}`, want: `spec: {replicas: 2}`},
		"Deployment with the retain label set to false": {kind: "Deployment",
			desired:  "metadata: {labels: {resourcetemplate.karmada.io/retain-replicas: \"false\"}}\nspec: {replicas: 2}",
			observed: retaining + "\nspec: {replicas: 5}",
			want:     "metadata: {labels: {resourcetemplate.karmada.io/retain-replicas: \"false\"}}\nspec: {replicas: 2}"},
		"Deployment with text for replicas": {kind: "Deployment",
			desired: retaining, observed: `spec: {replicas: x}`, err: []string{"spec.replicas"}},
		"Pod": {kind: "Pod",
			desired: `
spec:
  containers:
  - {name: a, image: new, volumeMounts: [{name: v}]}
  - {name: b, image: new}
  - {name: c, image: new, volumeMounts: [{name: w}]}
  initContainers:
  - {name: i}
  volumes: [{name: v}]`,
			observed: `
spec:
  nodeName: n1
  serviceAccountName: default
  containers:
  - {name: b, image: old}
  - {name: a, image: old, volumeMounts: [{name: v}, {name: token}]}
  initContainers:
  - {name: i, volumeMounts: [{name: token}]}
  volumes: [{name: v}, {name: token}]`,
			want: `
spec:
  nodeName: n1
  serviceAccountName: default
  containers:
  - {name: a, image: new, volumeMounts: [{name: v}, {name: token}]}
  - {name: b, image: new}
  - {name: c, image: new, volumeMounts: [{name: w}]}
  initContainers:
  - {name: i, volumeMounts: [{name: token}]}
  volumes: [{name: v}, {name: token}]`},
		"Pod without volume mounts in the member": {kind: "Pod",
			desired:  `spec: {nodeName: n1, volumes: [{name: v}], containers: [{name: a, volumeMounts: [{name: v}]}]}`,
			observed: `spec: {containers: [{name: a}]}`, want: `spec: {containers: [{name: a}]}`},
		"Pod with text for containers": {kind: "Pod", desired: `spec: {}`, observed: `spec: {containers: x}`, err: []string{"spec.containers"}},
		"Service": {kind: "Service",
			desired: `spec: {type: LoadBalancer, ports: [{port: 80}]}`, observed: `spec: {clusterIP: 10.0.0.7, healthCheckNodePort: 30001, ` +
				`ports: [{port: 81}]}`,
			want: `spec: {type: LoadBalancer, ports: [{port: 80}], clusterIP: 10.0.0.7, healthCheckNodePort: 30001}`},
		"Service with another IP in the template": {kind: "Service",
			desired: `spec: {clusterIP: 10.9.9.9}`, observed: `spec: {clusterIP: 10.0.0.7, ` +
				`healthCheckNodePort: 0}`, want: `spec: {clusterIP: 10.0.0.7}`},
		"Service without an IP in the member": {kind: "Service", desired: `spec: {clusterIP: None}`, observed: `spec: {clusterIP: ""}`,
			want: `spec: {clusterIP: None}`},
		"Service with a list for a port": {kind: "Service", desired: `spec: {}`, observed: `spec: {healthCheckNodePort: []}`,
			err: []string{"spec.healthCheckNodePort"}},
		"ServiceAccount": {kind: "ServiceAccount",
			desired: `{secrets: [{name: b}, {name: a}], imagePullSecrets: [{name: p}]}`, observed: `{secrets: [{name: c}, {name: a}, {name: c}], ` +
				`imagePullSecrets: [{name: q}, {name: p}]}`,
			want: `{secrets: [{name: b}, {name: a}, {name: c}], imagePullSecrets: [{name: p}, {name: q}]}`},
		"ServiceAccount whose template lost a pull secret": {kind: "ServiceAccount",
			desired: `{imagePullSecrets: [{name: p}]}`,
			observed: `{metadata: {annotations: {resourcetemplate.karmada.io/managed-image-pull-secrets: "o,p"}}, secrets: [{name: o}],
				imagePullSecrets: [{name: o}, {name: p}, {name: q}]}`,
			want: `{secrets: [{name: o}], imagePullSecrets: [{name: p}, {name: q}]}`},
		"ServiceAccount whose template lost all pull secrets": {kind: "ServiceAccount", desired: `{}`,
			observed: `{metadata: {annotations: {resourcetemplate.karmada.io/managed-image-pull-secrets: o}}, imagePullSecrets: [{name: o}]}`,
			want:     `{}`},
		"ServiceAccount without secrets in the template": {kind: "ServiceAccount",
			desired: `{metadata: {name: a}}`, observed: `{secrets: [{name: c}]}`, want: `{metadata: {name: a}, secrets: [{name: c}]}`},
		"ServiceAccount without secrets in the member": {kind: "ServiceAccount",
			desired: `{secrets: [{name: c}]}`, observed: `{}`, want: `{secrets: [{name: c}]}`},
		"ServiceAccount with text for secrets": {kind: "ServiceAccount", desired: `{}`, observed: `{secrets: [x]}`,
			err: []string{"observed secrets[0]"}},
		"claim": {kind: "PersistentVolumeClaim", desired: `spec: {volumeMode: Block}`,
			observed: `spec: {volumeName: pv1}`, want: `spec: {volumeMode: Block, volumeName: pv1}`},
		"unbound claim": {kind: "PersistentVolumeClaim", desired: `spec: {volumeMode: Block}`, observed: `spec: {}`,
			want: `spec: {volumeMode: Block}`},
		"claim with a number for a volume": {kind: "PersistentVolumeClaim", desired: `spec: {}`, observed: `spec: {volumeName: 1}`,
			err: []string{"spec.volumeName"}},
		"volume": {kind: "PersistentVolume", desired: `spec: {claimRef: {name: x}}`,
			observed: `spec: {claimRef: {name: c, uid: u}}`, want: `spec: {claimRef: {name: c, uid: u}}`},
		"unbound volume": {kind: "PersistentVolume", desired: `spec: {claimRef: {name: x}}`, observed: `spec: {}`,
			want: `spec: {claimRef: {name: x}}`},
		"volume with text for a claim": {kind: "PersistentVolume", desired: `spec: {}`, observed: `spec: {claimRef: x}`,
			err: []string{"spec.claimRef"}},
		"Job": {kind: "Job",
			desired: `spec: {parallelism: 2, template: {metadata: {labels: {app: a}, annotations: {x: y}}}}`,
			observed: `spec: {parallelism: 1, selector: {matchLabels: {batch.kubernetes.io/controller-uid: u}}, ` +
				`template: {metadata: {labels: {app: a, batch.kubernetes.io/controller-uid: u}}}}`,
			want: `spec: {parallelism: 2, selector: {matchLabels: {batch.kubernetes.io/controller-uid: u}}, ` +
				`template: {metadata: {labels: {app: a, batch.kubernetes.io/controller-uid: u}, annotations: {x: y}}}}`},
		"suspended Job": {kind: "Job",
			desired: `spec: {suspend: true, template: {metadata: {labels: {app: b, new: x}}}}`,
			observed: `spec: {suspend: true, selector: {matchLabels: {batch.kubernetes.io/controller-uid: u}}, ` +
				`template: {metadata: {labels: {app: a, old: x, batch.kubernetes.io/controller-uid: u, job-name: j}}}}`,
			want: `spec: {suspend: true, selector: {matchLabels: {batch.kubernetes.io/controller-uid: u}}, ` +
				`template: {metadata: {labels: {app: b, new: x, batch.kubernetes.io/controller-uid: u, job-name: j}}}}`},
		"suspended Job that has started": {kind: "Job",
			desired:  `spec: {suspend: true, template: {metadata: {labels: {app: b}}}}`,
			observed: `{spec: {suspend: true, template: {metadata: {labels: {app: a}}}}, status: {startTime: "2024-01-01T00:00:00Z"}}`,
			want:     `spec: {suspend: true, template: {metadata: {labels: {app: a}}}}`},
		"aggregated ClusterRole": {kind: "ClusterRole",
			desired:  `{aggregationRule: {clusterRoleSelectors: []}, rules: [{verbs: [get]}]}`,
			observed: `{rules: [{verbs: [list]}]}`, want: `{aggregationRule: {clusterRoleSelectors: []}, rules: [{verbs: [list]}]}`},
		"aggregated ClusterRole without rules in the member": {kind: "ClusterRole",
			desired: `{aggregationRule: {}, rules: [{verbs: [get]}]}`, observed: `{}`, want: `{aggregationRule: {}}`},
		"ClusterRole": {kind: "ClusterRole", desired: `{rules: [{verbs: [get]}]}`, observed: `{rules: [{verbs: [list]}]}`,
			want: `{rules: [{verbs: [get]}]}`},
		"Job without labels in the member": {kind: "Job", desired: `spec: {template: {metadata: {labels: {app: a}}}}`, observed: `{}`,
			want: `spec: {template: {metadata: {labels: {app: a}}}}`},
		"Job with text for labels": {kind: "Job", desired: `{}`, observed: `spec: {selector: {matchLabels: x}}`,
			err: []string{"spec.selector.matchLabels"}},
		"service account token": {kind: "Secret",
			desired: `{type: kubernetes.io/service-account-token, data: null}`, observed: `{data: {token: dG9rZW4=}}`, want: `{type: ` +
				`kubernetes.io/service-account-token, data: {token: dG9rZW4=}}`},
		"token that the member has not issued yet": {kind: "Secret",
			desired: `{type: kubernetes.io/service-account-token}`, observed: `{}`, want: `{type: kubernetes.io/service-account-token}`},
		"Secret of another type": {kind: "Secret", desired: `{type: Opaque, data: {a: YQ==}}`, observed: `{type: Opaque, data: {b: Yg==}}`,
			want: `{type: Opaque, data: {a: YQ==}}`},
		"token with a list for data": {kind: "Secret", desired: `{type: kubernetes.io/service-account-token}`, observed: `{data: []}`,
			err: []string{"data"}},
		"secret with a list for type": {kind: "Secret", desired: `{type: []}`, observed: `{}`, err: []string{"type"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := kindNamed(t, tc.kind).Retain(t.Context(), parse(t, tc.desired), parse(t, tc.observed))
			checkError(t, err, tc.err...)
			if err != nil {
				return
			}
			if diff := cmp.Diff(parseMap(t, tc.want), got.Object); diff != "" {
				t.Errorf("retained (-want +got):\n%s", diff)
			}
		})
	}
}
