// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/admission/admissiontest"
)

func TestValidateTaintPolicy(t *testing.T) {
	t.Parallel()
	const forbidden = `spec.taints[0].effect: Forbidden: Configuring taint with NoExecute effect is not allowed, ` +
		`this capability must be explicitly enabled by administrators through command-line flags`
	tests := map[string]struct {
		spec  string
		allow bool
		want  []string
	}{
		"distinct taints": {
			spec: `taints: [{key: a, effect: NoSchedule}, {key: a, effect: PreferNoSchedule}, {key: b, effect: NoSchedule}]`,
		},
		"NoExecute forbidden": {spec: `taints: [{key: a, effect: NoExecute}]`, want: []string{forbidden}},
		"NoExecute allowed":   {spec: `taints: [{key: a, effect: NoExecute}]`, allow: true},
		"duplicate taint with another value": {
			spec: `taints: [{key: a, effect: NoSchedule}, {key: a, effect: NoSchedule, value: b}]`,
			want: []string{
				`spec.taints[1]: Duplicate value: "a:NoSchedule": Duplicate taint with the same key(a) and effect(NoSchedule) is not allowed`,
			},
		},
		"invalid target clusters": {
			spec: `taints: [], targetClusters: {fieldSelector: {matchExpressions: [{key: a, operator: In}]}}`,
			want: []string{
				`spec.targetClusters.fieldSelector.matchExpressions[0].key: Invalid value: "a": unsupported key "a", must be provider, region, or zone`,
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := &policyv1alpha1.ClusterTaintPolicy{Spec: admissiontest.Parse[policyv1alpha1.ClusterTaintPolicySpec](t, `{`+tc.spec+`}`)}
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateTaintPolicy(p, tc.allow))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestValidateQuota(t *testing.T) {
	t.Parallel()
	const long = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" // 64
	tests := map[string]struct {
		quota string
		want  []string
	}{
		"supported resource names": {
			quota: `metadata: {name: a}, spec: {overall: {cpu: "1", requests.memory: 1Gi, pods: 5, count/deployments.apps: "2", ` +
				`requests.nvidia.com/gpu: "1", hugepages-2Mi: 1Gi, requests.hugepages-2Mi: 1Gi, example.com/x: 500m}}`,
		},
		"name too long": {
			quota: `metadata: {name: ` + long + `}, spec: {overall: {}}`,
			want:  []string{`metadata.name: Invalid value: "` + long + `": must be no more than 63 characters`},
		},
		"invalid names and quantities": {
			quota: `spec: {overall: {"a b": 1, bananas: "1", cpu: "-1", pods: 1500m}}`,
			want: []string{
				`spec.overall[a b]: Invalid value: "a b": ` + invalidNamePart,
				`spec.overall[bananas]: Invalid value: "bananas": must be a standard resource for quota`,
				`spec.overall[cpu]: Invalid value: "-1": must be greater than or equal to 0`,
				`spec.overall[pods]: Invalid value: "1500m": must be an integer`,
				`spec.overall[cpu]: Invalid value: "-1": overall is less than assignments`,
			},
		},
		"assignments within overall": {
			quota: `spec: {overall: {cpu: "3"}, staticAssignments: [{clusterName: m1, hard: {cpu: "1"}}, {clusterName: m2, hard: {cpu: "2"}}]}`,
		},
		"assignments exceed overall": {
			quota: `spec: {overall: {cpu: "3"}, staticAssignments: [{clusterName: m1, hard: {cpu: "2"}}, {clusterName: m2, hard: {cpu: "2"}}]}`,
			want:  []string{`spec.overall[cpu]: Invalid value: "3": overall is less than assignments`},
		},
		"two assignments for a cluster": {
			quota: `spec: {overall: {cpu: "3"}, staticAssignments: [{clusterName: m1, hard: {cpu: "1"}}, {clusterName: m1, hard: {cpu: "2"}}]}`,
			want:  []string{`spec.staticAssignments[1].clusterName: Duplicate value: "m1"`},
		},
		"assignment of resources missing in overall": {
			quota: `spec: {overall: {cpu: "3"}, staticAssignments: [{clusterName: m.1, hard: {memory: 1Gi, x: "1"}}]}`,
			want: []string{
				`spec.staticAssignments[0].clusterName: Invalid value: "m.1": must not contain dots`,
				`spec.staticAssignments[0].hard[x]: Invalid value: "x": must be a standard resource for quota`,
				`spec.staticAssignments[0].hard[memory]: Invalid value: "memory": assignment resourceName is not exist in overall`,
				`spec.staticAssignments[0].hard[x]: Invalid value: "x": assignment resourceName is not exist in overall`,
			},
		},
		"invalid status": {
			quota: `spec: {overall: {}}, status: {overall: {a: "1"}, overallUsed: {b: "1"}, aggregatedStatus: [{clusterName: m1, ` +
				`hard: {c: "1"}, used: {pods: "-1"}}]}`,
			want: []string{
				`status.overall[a]: Invalid value: "a": must be a standard resource for quota`,
				`status.overallUsed[b]: Invalid value: "b": must be a standard resource for quota`,
				`status.aggregatedStatus[0].hard[c]: Invalid value: "c": must be a standard resource for quota`,
				`status.aggregatedStatus[0].used[pods]: Invalid value: "-1": must be greater than or equal to 0`,
			},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			q := admissiontest.Parse[policyv1alpha1.FederatedResourceQuota](t, `{`+tc.quota+`}`)
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateQuota(&q))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
