// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestReplicas(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		kind, template string
		want           int32
		needs          string
		err            []string
	}{
		"Deployment":                    {kind: "Deployment", template: `spec: {replicas: 3}`, want: 3},
		"Deployment without replicas":   {kind: "Deployment", template: `spec: {}`, want: 0},
		"Deployment with null replicas": {kind: "Deployment", template: `spec: {replicas: null}`, want: 0},
		"StatefulSet":                   {kind: "StatefulSet", template: `spec: {replicas: 4}`, want: 4},
		"ReplicaSet":                    {kind: "ReplicaSet", template: `spec: {replicas: 5}`, want: 5},
		"Pod":                           {kind: "Pod", template: `spec: {containers: [{name: a}]}`, want: 1},
		"Job with an empty spec":        {kind: "Job", template: `spec: {}`, want: 0},
		"Job without completions":       {kind: "Job", template: `spec: {parallelism: 3}`, want: 3},
		"Job with more completions":     {kind: "Job", template: `spec: {parallelism: 3, completions: 9}`, want: 3},
		"Job with fewer completions":    {kind: "Job", template: `spec: {parallelism: 3, completions: 2}`, want: 2},
		"Job with zero completions":     {kind: "Job", template: `spec: {parallelism: 3, completions: 0}`, want: 0},
		"no spec":                       {kind: "Deployment", template: `{}`, want: 0},
		"text for replicas": {kind: "Deployment", template: `spec: {replicas: "3"}`,
			err: []string{"spec.replicas", "want an integer, found a string"}},
		"a fraction for replicas": {kind: "Deployment", template: `spec: {replicas: 1.5}`, err: []string{"spec.replicas"}},
		"negative replicas": {kind: "Deployment", template: `spec: {replicas: -1}`,
			err: []string{"spec.replicas", "-1 is out of range"}},
		"parallelism beyond int32": {kind: "Job", template: `spec: {parallelism: 2147483648}`,
			err: []string{"spec.parallelism", "out of range"}},
		"completions as text": {kind: "Job", template: `spec: {parallelism: 1, completions: many}`,
			err: []string{"spec.completions"}},
		"spec as a list":          {kind: "Deployment", template: `spec: [1]`, err: []string{"spec: want an object, found a list"}},
		"containers as an object": {kind: "Pod", template: `spec: {containers: {}}`, err: []string{"containers: want a list"}},
		"container as text":       {kind: "Pod", template: `spec: {containers: [x]}`, err: []string{"containers[0]: want an object"}},
		"invalid quantity": {kind: "Pod", template: `spec: {containers: [{resources: {requests: {cpu: lots}}}]}`,
			err: []string{"containers[0].resources.requests[cpu]"}},
		"negative quantity": {kind: "Pod", template: `spec: {containers: [{resources: {limits: {cpu: -1}}}]}`,
			err: []string{"containers[0].resources.limits[cpu]", "-1"}},
		"quantity as a list": {kind: "Pod", template: `spec: {overhead: {cpu: [1]}}`,
			err: []string{"overhead[cpu]", "want a quantity, found a list"}},
		"node selector with a number": {kind: "Pod", template: `spec: {nodeSelector: {a: 1}}`,
			err: []string{"nodeSelector.a: want a string"}},
		"toleration with a wrong field": {kind: "Pod", template: `spec: {tolerations: [{key: {}}]}`, err: []string{"tolerations[0]"}},
		"node affinity with a wrong field": {kind: "Pod",
			template: `spec: {affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: x}}}}`,
			err:      []string{"affinity.nodeAffinity"}},
		"requests of all containers are summed": {kind: "Deployment", template: `
spec:
  replicas: 2
  template:
    spec:
      containers:
      - resources: {requests: {cpu: 100m, memory: 64Mi}}
      - resources: {requests: {cpu: "1"}}`, want: 2, needs: `resourceRequest: {cpu: 1100m, memory: 64Mi}`},
		"the limit is the default of a missing request": {kind: "Pod", template: `
spec:
  containers:
  - resources: {requests: {cpu: 100m}, limits: {cpu: "2", memory: 1Gi}}
  - resources: {limits: {memory: 1Gi}}`, want: 1, needs: `resourceRequest: {cpu: 100m, memory: 2Gi}`},
		"the largest init container per resource, plus overhead": {kind: "Pod", template: `
spec:
  containers:
  - resources: {requests: {cpu: "1", memory: 1Gi}}
  initContainers:
  - resources: {requests: {cpu: "3", memory: 512Mi}}
  - resources: {requests: {cpu: "2", example.com/gpu: 1}}
  overhead: {cpu: 500m, memory: 0.5Gi}`, want: 1, needs: `resourceRequest: {cpu: 3500m, memory: 1.5Gi, example.com/gpu: "1"}`},
		"a zero request is omitted": {kind: "Pod", template: `spec: {containers: [{resources: {requests: {cpu: 0}}}]}`, want: 1},
		"a request as a number": {kind: "Pod", template: `spec: {containers: [{resources: {requests: {cpu: 0.5, memory: 3}}}]}`, want: 1,
			needs: `resourceRequest: {cpu: 500m, memory: "3"}`},
		"node claim": {kind: "StatefulSet", template: `
spec:
  replicas: 1
  template:
    spec:
      nodeSelector: {disk: ssd}
      tolerations: [{key: a, operator: Exists, effect: NoSchedule}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms: [{matchExpressions: [{key: zone, operator: In, values: [z1]}]}]
          preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, preference: {}}]`, want: 1, needs: `
nodeClaim:
  nodeSelector: {disk: ssd}
  tolerations: [{key: a, operator: Exists, effect: NoSchedule}]
  hardNodeAffinity:
    nodeSelectorTerms: [{matchExpressions: [{key: zone, operator: In, values: [z1]}]}]`},
		"a priority class with a request": {kind: "Pod",
			template: `spec: {priorityClassName: high, containers: [{resources: {requests: {cpu: 1}}}]}`, want: 1,
			needs: `{priorityClassName: high, resourceRequest: {cpu: 1}}`},
		"a priority class alone is no requirement": {kind: "Pod", template: `spec: {priorityClassName: high}`, want: 1},
		"a priority class that is not a name": {kind: "Pod", template: `spec: {priorityClassName: 1, nodeSelector: {a: b}}`,
			err: []string{"priorityClassName: want a string"}},
		"empty node constraints are omitted": {kind: "Pod", template: `spec: {nodeSelector: {}, tolerations: [], affinity: {nodeAffinity: {}}}`,
			want: 1},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := kindNamed(t, tc.kind).Replicas(t.Context(), parse(t, tc.template))
			checkError(t, err, tc.err...)
			if err != nil {
				return
			}
			if got.Count != tc.want {
				t.Errorf("Count = %d, want %d", got.Count, tc.want)
			}
			var needs *workv1alpha2.ReplicaRequirements
			if tc.needs != "" {
				if err := yaml.UnmarshalStrict([]byte(tc.needs), &needs); err != nil {
					t.Fatal(err)
				}
			}
			if diff := cmp.Diff(needs, got.Requirements); diff != "" {
				t.Errorf("Requirements (-want +got):\n%s", diff)
			}
		})
	}
}

func TestRevise(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		kind, template string
		n              int64
		want           string
		err            []string
	}{
		"Deployment": {kind: "Deployment", template: `spec: {replicas: 3, paused: true}`, n: 7,
			want: `spec: {replicas: 7, paused: true}`},
		"StatefulSet": {kind: "StatefulSet", template: `spec: {replicas: 3}`, n: 0, want: `spec: {replicas: 0}`},
		"ReplicaSet":  {kind: "ReplicaSet", template: `spec: {replicas: 3}`, n: 1, want: `spec: {replicas: 1}`},
		"Job": {kind: "Job", template: `spec: {parallelism: 3, completions: 9}`, n: 2,
			want: `spec: {parallelism: 2, completions: 9}`},
		"a field that is absent": {kind: "Deployment", template: `spec: {paused: true}`, n: 7, want: `spec: {paused: true}`},
		"no spec":                {kind: "Deployment", template: `metadata: {name: a}`, n: 7, want: `metadata: {name: a}`},
		"negative replicas":      {kind: "Deployment", template: `spec: {replicas: 3}`, n: -1, err: []string{"-1"}},
		"replicas beyond int32":  {kind: "Deployment", template: `spec: {replicas: 3}`, n: 1 << 31, err: []string{"2147483648"}},
		"a wrong type":           {kind: "Deployment", template: `spec: {replicas: x}`, n: 1, err: []string{"spec.replicas"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := kindNamed(t, tc.kind).Revise(t.Context(), parse(t, tc.template), tc.n)
			checkError(t, err, tc.err...)
			if err != nil {
				return
			}
			if diff := cmp.Diff(parseMap(t, tc.want), got.Object); diff != "" {
				t.Errorf("revised (-want +got):\n%s", diff)
			}
		})
	}
}
