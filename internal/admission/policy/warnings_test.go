// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/admission/admissiontest"
	"karmada.io/karmada/internal/policy"
)

func TestPropagationWarnings(t *testing.T) {
	t.Parallel()
	clusterExists := func(name string) bool { return name == "m1" }
	tests := map[string]struct {
		spec string
		want []string
	}{
		"no warnings": {
			spec: `placement: {clusterAffinity: {clusterNames: [m1]}, spreadConstraints: [{spreadByField: cluster, maxGroups: 1}]}`,
		},
		"missing clusters": {
			spec: `suspension: {dispatchingOnClusters: {clusterNames: [s]}}, placement: {clusterAffinity: {clusterNames: [m1, a], exclude: [gone]},
				clusterAffinities: [{affinityName: x, clusterNames: [b], overflowAffinities: [{affinityName: y, clusterNames: [c]}]}],
				replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted,
				weightPreference: {staticWeightList: [{weight: 1, targetCluster: {clusterNames: [d]}}]}}}`,
			want: []string{
				`spec.placement.clusterAffinity.clusterNames[1]: cluster "a" does not exist`,
				`spec.placement.clusterAffinity.exclude[0]: cluster "gone" does not exist`,
				`spec.placement.clusterAffinities[0].clusterNames[0]: cluster "b" does not exist`,
				`spec.placement.clusterAffinities[0].overflowAffinities[0].clusterNames[0]: cluster "c" does not exist`,
				`spec.placement.replicaScheduling.weightPreference.staticWeightList[0].targetCluster.clusterNames[0]: cluster "d" does not exist`,
				`spec.suspension.dispatchingOnClusters.clusterNames[0]: cluster "s" does not exist`,
			},
		},
		"tolerations of unknown effects": {
			spec: `placement: {clusterTolerations: [{key: a, effect: NoExecute}, {key: a}, {key: a, effect: NoExecut}]}`,
			want: []string{`spec.placement.clusterTolerations[2].effect: no taint has the effect "NoExecut"; there are NoSchedule, ` +
				`PreferNoSchedule and NoExecute`},
		},
		"unlimited number of groups": {spec: `placement: {spreadConstraints: [{spreadByField: region, maxGroups: 0}]}`},
		"spread by an invalid label key": {
			spec: `placement: {spreadConstraints: [{spreadByLabel: "a b"}]}`,
			want: []string{
				`spec.placement.spreadConstraints[0].spreadByLabel: "a b" is not a valid label key; no cluster matches`,
			},
		},
		"kinds that are never propagated": {
			spec: `resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}, {apiVersion: coordination.k8s.io/v1, kind: Lease},
				{apiVersion: v1, kind: Event}, {apiVersion: policy.karmada.io/v1alpha1, kind: OverridePolicy}]`,
			want: []string{
				`spec.resourceSelectors[1]: objects of kind Lease in coordination.k8s.io/v1 are never propagated: ` +
					`they have a meaning in one cluster only`,
				`spec.resourceSelectors[2]: objects of kind Event in v1 are never propagated: they have a meaning in one cluster only`,
				`spec.resourceSelectors[3]: objects of kind OverridePolicy in policy.karmada.io/v1alpha1 are never propagated: they belong to Karmada`,
			},
		},
		"ignored beside dynamic weights": {
			spec: `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, weightPreference: {
				dynamicWeight: AvailableReplicas, staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1]}}]}},
				spreadConstraints: [{spreadByField: cluster}]}`,
			want: []string{`spec.placement.replicaScheduling.weightPreference.staticWeightList: has no effect beside dynamicWeight`},
		},
		"ignored with static weights": {
			spec: `placement: {spreadConstraints: [{spreadByField: cluster}], replicaScheduling: {replicaSchedulingType: Divided,
				replicaDivisionPreference: Weighted, weightPreference: {staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1]}}]}}}`,
			want: []string{`spec.placement.spreadConstraints: has no effect with static weights`},
		},
		"ignored when aggregated": {
			spec: `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated,
				weightPreference: {dynamicWeight: AvailableReplicas}}}`,
			want: []string{`spec.placement.replicaScheduling.weightPreference: has no effect unless replicaDivisionPreference is Weighted`},
		},
		"ignored when duplicated": {
			spec: `placement: {replicaScheduling: {replicaSchedulingType: Duplicated, replicaDivisionPreference: Weighted,
				weightPreference: {dynamicWeight: AvailableReplicas}}}`,
			want: []string{
				`spec.placement.replicaScheduling.replicaDivisionPreference: has no effect unless replicaSchedulingType is Divided`,
				`spec.placement.replicaScheduling.weightPreference: has no effect unless replicaSchedulingType is Divided`,
			},
		},
		"ignored labels": {
			spec: `resourceSelectors: [{apiVersion: v1, kind: Secret, name: a, labelSelector: {}},
				{apiVersion: v1, kind: Secret, labelSelector: {}}]`,
			want: []string{`spec.resourceSelectors[0].labelSelector: has no effect beside name`},
		},
		"overwrites a kind": {
			spec: `conflictResolution: Overwrite,
				resourceSelectors: [{apiVersion: v1, kind: Secret, name: a}, {apiVersion: v1, kind: ConfigMap}]`,
			want: []string{`spec.conflictResolution: Overwrite replaces objects of the same name that Karmada does not manage, in each cluster ` +
				`that the placement selects now or later, and spec.resourceSelectors[1] selects all objects of kind ConfigMap`},
		},
		"overwrites one object": {spec: `conflictResolution: Overwrite, resourceSelectors: [{apiVersion: v1, kind: Secret, name: a}]`},
		"association":           {spec: `association: true`, want: []string{`spec.association: has no effect; use propagateDeps`}},
	}
	for name, tc := range tests {
		for kind, newPolicy := range scopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p := newPolicy(admissiontest.Parse[policyv1alpha1.PropagationSpec](t, `{`+tc.spec+`}`))
				if diff := cmp.Diff(tc.want, PropagationWarnings(p, clusterExists)); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
}

func TestPropagationWarnings_namespaces(t *testing.T) {
	t.Parallel()
	for namespace, want := range map[string]string{
		"karmada-es-m1": `objects in namespace "karmada-es-m1" are never propagated`,
		"kube-system": `objects in namespace "kube-system" are not propagated, unless --skipped-propagating-namespaces ` +
			`of karmada-controller-manager is changed; its default is kube-.*`,
		"kubeflow": "",
	} {
		spec := admissiontest.Parse[policyv1alpha1.PropagationSpec](t,
			`{resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: `+namespace+`}]}`)
		for path, p := range map[string]policy.Policy{
			"spec.resourceSelectors[0].namespace": scopes["ClusterPropagationPolicy"](spec), "metadata.namespace": scopes["PropagationPolicy"](spec),
		} {
			p.SetNamespace(map[bool]string{true: namespace}[path == "metadata.namespace"])
			var expected []string
			if want != "" {
				expected = []string{path + ": " + want}
			}
			if diff := cmp.Diff(expected, PropagationWarnings(p, nil)); diff != "" {
				t.Errorf("%s: -want +got:\n%s", path, diff)
			}
		}
	}
}
