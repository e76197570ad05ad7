// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/interpret"
)

// allReferences is a pod spec with a reference of each type. Each name is the location of the reference.
const allReferences = `
serviceAccountName: robot
imagePullSecrets: [{name: pull}]
containers:
- name: main
  volumeMounts: [{name: a}]
  env:
  - {name: A, value: plain}
  - {name: B, valueFrom: {configMapKeyRef: {name: env-map, key: k}}}
  - {name: C, valueFrom: {secretKeyRef: {name: env-secret, key: k}}}
  - {name: D, valueFrom: {fieldRef: {fieldPath: metadata.name}}}
  envFrom:
  - configMapRef: {name: envfrom-map}
  - secretRef: {name: envfrom-secret}
- env:
  - {name: B, valueFrom: {configMapKeyRef: {name: env-map, key: other}}}
initContainers:
- name: init
  volumeMounts: [{name: b}]
  env: [{name: A, valueFrom: {secretKeyRef: {name: init-secret, key: k}}}]
  envFrom: [{configMapRef: {name: init-map}}]
ephemeralContainers:
- env: [{name: A, valueFrom: {secretKeyRef: {name: ephemeral-secret, key: k}}}]
volumes:
- {name: a, configMap: {name: volume-map}}
- {name: b, secret: {secretName: volume-secret}}
- {name: c, persistentVolumeClaim: {claimName: claim}}
- name: d
  projected:
    sources:
    - configMap: {name: projected-map}
    - secret: {name: projected-secret}
    - serviceAccountToken: {path: token}
- {name: e, azureFile: {secretName: azure}}
- {name: f, cephfs: {secretRef: {name: cephfs}}}
- {name: g, cinder: {secretRef: {name: cinder}}}
- {name: h, csi: {driver: x, nodePublishSecretRef: {name: csi}}}
- {name: i, flexVolume: {secretRef: {name: flex}}}
- {name: j, iscsi: {secretRef: {name: iscsi}}}
- {name: k, rbd: {secretRef: {name: rbd}}}
- {name: l, scaleIO: {secretRef: {name: scaleio}}}
- {name: m, storageos: {secretRef: {name: storageos}}}
- {name: n, csi: {driver: x}}
- {name: o, emptyDir: {}}
- {name: p, hostPath: {path: /x}}
- {name: q, ephemeral: {volumeClaimTemplate: {metadata: {name: own}}}}
`

var wantAllReferences = []string{
	"ConfigMap env-map", "ConfigMap envfrom-map", "ConfigMap init-map", "ConfigMap projected-map", "ConfigMap volume-map",
	"PersistentVolumeClaim claim",
	"Secret azure", "Secret cephfs", "Secret cinder", "Secret csi", "Secret env-secret", "Secret envfrom-secret", "Secret flex",
	"Secret init-secret", "Secret iscsi", "Secret projected-secret", "Secret pull", "Secret rbd", "Secret scaleio", "Secret storageos",
	"Secret volume-secret",
	"ServiceAccount robot",
}

// nest indents a YAML literal below the keys.
func nest(text string, keys ...string) string {
	for _, key := range slices.Backward(keys) {
		text = key + ":\n" + "  " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n  ")
	}
	return text + "\nmetadata: {name: app, namespace: ns}"
}

func TestDependencies(t *testing.T) {
	t.Parallel()
	withClaims := "template:\n  spec:\n    volumes: [{persistentVolumeClaim: {claimName: data}}, " +
		"{persistentVolumeClaim: {claimName: shared}}]\n" +
		"volumeClaimTemplates: [{metadata: {name: data}}, {metadata: {name: unused}}]"
	tests := map[string]struct {
		kind, template string
		want           []string
		err            []string
	}{
		"Deployment":  {kind: "Deployment", template: nest(allReferences, "spec", "template", "spec"), want: wantAllReferences},
		"ReplicaSet":  {kind: "ReplicaSet", template: nest(allReferences, "spec", "template", "spec"), want: wantAllReferences},
		"StatefulSet": {kind: "StatefulSet", template: nest(allReferences, "spec", "template", "spec"), want: wantAllReferences},
		"DaemonSet":   {kind: "DaemonSet", template: nest(allReferences, "spec", "template", "spec"), want: wantAllReferences},
		"Job":         {kind: "Job", template: nest(allReferences, "spec", "template", "spec"), want: wantAllReferences},
		"CronJob": {kind: "CronJob", template: nest(allReferences, "spec", "jobTemplate", "spec", "template", "spec"),
			want: wantAllReferences},
		"Pod":                          {kind: "Pod", template: nest(allReferences, "spec"), want: wantAllReferences},
		"claims of a StatefulSet":      {kind: "StatefulSet", template: nest(withClaims, "spec"), want: []string{"PersistentVolumeClaim shared"}},
		"the default service account":  {kind: "Pod", template: nest(`{serviceAccountName: default}`, "spec")},
		"the old service account name": {kind: "Pod", template: nest(`{serviceAccount: robot}`, "spec"), want: []string{"ServiceAccount robot"}},
		"no references":                {kind: "Deployment", template: nest(`{}`, "spec")},
		"Ingress": {kind: "Ingress",
			template: nest(`{tls: [{secretName: b}, {hosts: [x]}, {secretName: a}, {secretName: b}]}`, "spec"),
			want:     []string{"Secret a", "Secret b"}},
		"Ingress without certificates": {kind: "Ingress", template: nest(`{rules: []}`, "spec")},
		"text for volumes":             {kind: "Pod", template: nest(`{volumes: x}`, "spec"), err: []string{"volumes: want a list"}},
		"a number for a name": {kind: "Pod", template: nest(`{volumes: [{configMap: {name: 1}}]}`, "spec"),
			err: []string{"volumes[0].configMap.name: want a string"}},
		"text for a source": {kind: "Pod", template: nest(`{volumes: [{secret: x}]}`, "spec"),
			err: []string{"volumes[0].secret: want an object"}},
		"text for env": {kind: "Pod", template: nest(`{containers: [{env: [x]}]}`, "spec"),
			err: []string{"containers[0].env[0]: want an object"}},
		"a list for a service account": {kind: "Pod", template: nest(`{serviceAccountName: []}`, "spec"), err: []string{"serviceAccountName"}},
		"text for claim templates": {kind: "StatefulSet", template: nest(`{volumeClaimTemplates: [x]}`, "spec"),
			err: []string{"volumeClaimTemplates[0]"}},
		"text for certificates": {kind: "Ingress", template: nest(`{tls: [x]}`, "spec"), err: []string{"tls[0]"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			all, err := kindNamed(t, tc.kind).Dependencies(t.Context(), parse(t, tc.template))
			checkError(t, err, tc.err...)
			var got []string
			for _, d := range all {
				if d.APIVersion != "v1" || d.Namespace != "ns" || d.LabelSelector != nil {
					t.Errorf("dependency %+v is not a core object of the namespace", d)
				}
				got = append(got, d.Kind+" "+d.Name)
			}
			if diff := cmp.Diff(tc.want, got); err == nil && diff != "" {
				t.Errorf("dependencies (-want +got):\n%s", diff)
			}
		})
	}
}

func TestDependencies_serviceImport(t *testing.T) {
	t.Parallel()
	got, err := kindNamed(t, "ServiceImport").Dependencies(t.Context(), parse(t, `metadata: {name: web, namespace: ns}`))
	checkError(t, err)
	want := []interpret.Dependency{
		{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice", Namespace: "ns",
			LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"kubernetes.io/service-name": "derived-web"}}},
		{APIVersion: "v1", Kind: "Service", Namespace: "ns", Name: "derived-web"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("dependencies (-want +got):\n%s", diff)
	}
}
