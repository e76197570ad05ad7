// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"maps"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate/match"
)

// objects of the environment. Everything else does not exist.
const objects = `
- {kind: Deployment, metadata: {namespace: shop, name: web}}
- {kind: Service, metadata: {namespace: shop, name: web}}
- {kind: Service, metadata: {namespace: shop, name: ported}, spec: {ports: [{name: http, port: 80}]}}
- {kind: Namespace, metadata: {name: shop}}
- {kind: OverridePolicy, metadata: {namespace: shop, name: tuning}}
- {kind: Deployment, metadata: {namespace: shop, name: unclaimed}}
- {kind: ResourceBinding, metadata: {namespace: shop, name: web-deployment, labels: {propagationpolicy.karmada.io/permanent-id: id}},
    spec: {resource: {apiVersion: apps/v1, kind: Deployment, namespace: shop, name: web}}}
- {kind: FederatedHPA, metadata: {namespace: shop, name: web}, spec: {minReplicas: 2, maxReplicas: 3}}
- {kind: StagedRollout, metadata: {namespace: shop, name: web}, status: {revision: 3, stages: [{name: canary}, {name: rest}]}}
`

// full returns an environment with the clusters m1 and m2.
func full(t *testing.T) Environment {
	t.Helper()
	clusters := []clusterv1alpha1.Cluster{{ObjectMeta: metav1.ObjectMeta{Name: "m1", Labels: map[string]string{"tier": "gold"}}}, {}}
	clusters[1].Name = "m2"
	for i := range clusters {
		clusters[i].Spec.Region, clusters[i].Spec.SyncMode = "eu", clusterv1alpha1.Push
		clusters[i].Status.Conditions = []metav1.Condition{
			{Type: "Ready"}, {Type: "GPUReady"}, {Type: clusterv1alpha1.ClusterConditionCompleteAPIEnablements, Status: metav1.ConditionTrue},
		}
		clusters[i].Status.APIEnablements = []clusterv1alpha1.APIEnablement{{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{
			{Name: "deployments", Kind: "Deployment"}}}}
	}
	kinds := &match.Kinds{}
	for version, all := range map[string][]string{"apps/v1": {"Deployment"}, "v1": {"Service", "Secret", "ConfigMap"},
		"rbac.authorization.k8s.io/v1": {"ClusterRole"}, "b/v1": {}} {
		list := &metav1.APIResourceList{GroupVersion: version}
		for _, kind := range all {
			list.APIResources = append(list.APIResources, metav1.APIResource{
				Name: strings.ToLower(kind) + "s", Kind: kind, Namespaced: kind != "ClusterRole", Verbs: metav1.Verbs{"list", "watch", "delete"}})
		}
		kinds.Add(list)
	}
	kinds.AddUnknown("down.example.io")
	var all []map[string]any
	if err := yaml.Unmarshal([]byte(objects+credentials+storedObjects+record(4)+record(6)), &all); err != nil {
		t.Fatal(err)
	}
	return Environment{
		Clusters: func() ([]clusterv1alpha1.Cluster, bool) { return clusters, true },
		Kinds:    func(string) *match.Kinds { return kinds },
		Find: func(kind schema.GroupVersionKind, key types.NamespacedName) (*unstructured.Unstructured, []string, bool) {
			var others []string
			for _, content := range all {
				o := &unstructured.Unstructured{Object: content}
				if o.GetKind() != kind.Kind || o.GetNamespace() != key.Namespace {
					continue
				}
				if o.GetName() == key.Name {
					return o, nil, true
				}
				others = append(others, o.GetName())
			}
			return nil, others, (kind.Kind != "Secret" || key.Namespace == "karmada-cluster") && kind.Kind != "deployment"
		},
		Recorded: func(annotation string) ([]string, bool) {
			return map[string][]string{
				names.MetricServers: {"https://prometheus.example.com"}, names.DisabledControllers: {"placementDecision"},
			}[annotation], true
		},
		Prioritized: true,
	}
}

// policy begins a policy of one Deployment.
const (
	nginx  = `resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: shop, name: web}]`
	policy = `PropagationPolicy {metadata: {namespace: shop}, spec: {` + nginx + `, `
	gate   = policy + `rolloutStrategy: {type: Staged, staged: {gate: {`
)

// Each case is a kind with an object, and the findings.
var cases = map[string][]string{
	// Placements.
	policy + `placement: {clusterAffinity: {clusterNames: [m1]}, spreadConstraints: [{spreadByField: cluster, maxGroups: 1}]}}}`: nil,
	policy + `suspension: {dispatchingOnClusters: {clusterNames: [m3]}}, placement: {clusterAffinity: {clusterNames: [m1, mm2],
		exclude: [gone]},
		clusterAffinities: [{affinityName: x, clusterNames: [bbb], overflowAffinities: [{affinityName: y, clusterNames: [ccc]}]},
			{affinityName: z, labelSelector: {matchLabels: {tier: glod}}}]}}}`: {
		`spec.placement.clusterAffinity.clusterNames[1]: cluster "mm2" does not exist; nothing is scheduled there; similar names: "m2"`,
		`spec.placement.clusterAffinity.exclude[0]: cluster "gone" does not exist`,
		`spec.placement.clusterAffinities[0].clusterNames[0]: cluster "bbb" does not exist; nothing is scheduled there`,
		`spec.placement.clusterAffinities[1]: selects no cluster; nothing is scheduled there`,
		`spec.placement.clusterAffinities[0].overflowAffinities[0].clusterNames[0]: cluster "ccc" does not exist; nothing is scheduled there`,
		`spec.suspension.dispatchingOnClusters.clusterNames[0]: cluster "m3" does not exist; similar names: "m1", "m2"`,
	},
	policy + `placement: {clusterAffinity: {fieldSelector: {matchExpressions: [{key: region, operator: In, values: [eu, ue]}]}}}}}`: {
		`spec.placement.clusterAffinity.fieldSelector.matchExpressions[0].values[1]: no cluster has the region "ue"; similar names: "eu"`,
	},
	policy + `placement: {clusterAffinity: {clusterNames: [m1], exclude: [m1]}}}}`: {
		`spec.placement.clusterAffinity: selects no cluster; nothing is scheduled there`,
	},
	policy + `placement: {clusterAffinity: {clusterNames: [m1]}, replicaScheduling: {replicaSchedulingType: Divided,
		replicaDivisionPreference: Weighted, weightPreference: {staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1]}},
		{weight: 1, targetCluster: {clusterNames: [m2]}}, {weight: 1, targetCluster: {labelSelector: {matchLabels: {tier: glod}}}},
		{weight: 1, targetCluster: {clusterNames: [far]}}]}}}}}`: {
		`spec.placement.replicaScheduling.weightPreference.staticWeightList[1].targetCluster: selects no cluster of the cluster affinity; ` +
			`the weight has no effect`,
		`spec.placement.replicaScheduling.weightPreference.staticWeightList[2].targetCluster: selects no cluster; the weight has no effect`,
		`spec.placement.replicaScheduling.weightPreference.staticWeightList[3].targetCluster.clusterNames[0]: cluster "far" does not exist; ` +
			`the weight has no effect`,
	},
	policy + `placement: {clusterTolerations: [{key: a, effect: NoExecute}, {key: a}, {key: a, effect: NoExecut}]}}}`: {
		`spec.placement.clusterTolerations[2].effect: "NoExecut" is none of NoSchedule, PreferNoSchedule, NoExecute; no taint matches; ` +
			`similar names: "NoExecute"`,
	},
	policy + `placement: {spreadConstraints: [{spreadByField: region}, {spreadByField: zone}, {spreadByField: cluster, minGroups: 3},
		{spreadByLabel: "a b"}, {spreadByLabel: teir}, {spreadByLabel: tier, minGroups: 1}]}}}`: {
		`spec.placement.spreadConstraints[1].spreadByField: no cluster has a zone; nothing is scheduled`,
		`spec.placement.spreadConstraints[2].minGroups: 3 is above the number of groups, 2; nothing is scheduled`,
		`spec.placement.spreadConstraints[3].spreadByLabel: "a b" is not a valid label key; no cluster matches`,
		`spec.placement.spreadConstraints[4].spreadByLabel: no cluster has the label "teir"; nothing is scheduled; similar names: "tier"`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, weightPreference: {
		dynamicWeight: AvailableReplicas, staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1]}}]}},
		spreadConstraints: [{spreadByField: cluster}]}}}`: {
		`spec.placement.replicaScheduling.weightPreference.staticWeightList: has no effect beside dynamicWeight`,
	},
	policy + `placement: {spreadConstraints: [{spreadByField: cluster}, {spreadByField: region}, {spreadByLabel: tier}],
		replicaScheduling: {replicaSchedulingType: Divided,
		replicaDivisionPreference: Weighted, weightPreference: {staticWeightList: [{weight: 1, targetCluster: {clusterNames: [m1]}}]}}}}}`: {
		`spec.placement.spreadConstraints[0]: has no effect with static weights`,
		`spec.placement.spreadConstraints[1]: only excludes clusters without a region: static weights select the clusters`,
		`spec.placement.spreadConstraints[2]: only excludes clusters without the label tier: static weights select the clusters`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated,
		weightPreference: {dynamicWeight: AvailableReplicas}}}}}`: {
		`spec.placement.replicaScheduling.weightPreference: has no effect unless replicaDivisionPreference is Weighted`,
	},
	policy + `placement: {replicaScheduling: {replicaSchedulingType: Duplicated, replicaDivisionPreference: Weighted,
		weightPreference: {dynamicWeight: AvailableReplicas}}}}}`: {
		`spec.placement.replicaScheduling.replicaDivisionPreference: has no effect unless replicaSchedulingType is Divided`,
		`spec.placement.replicaScheduling.weightPreference: has no effect unless replicaSchedulingType is Divided`,
	},
	`Placement {spec: {placement: {clusterAffinity: {clusterNames: [far]}, workloadAffinity: {}}, replicaRequests: {cpu: "1"}}}`: {
		`spec.placement.clusterAffinity.clusterNames[0]: cluster "far" does not exist; nothing is scheduled there`,
		`spec: has no effect while the controller placementDecision is disabled; add placementDecision to --controllers of ` +
			`karmada-controller-manager`,
		`spec.placement.workloadAffinity: has no effect without a workload`,
		`spec.replicaRequests: has no effect without replicas`,
	},

	// Selectors.
	`ClusterPropagationPolicy {spec: {resourceSelectors: [{apiVersion: apps/v1beta1, kind: Deployment}, {apiVersion: coordination.k8s.io/v1,
		kind: Lease}, {apiVersion: v1, kind: Sercet, namespace: karmada-es-m1}, {apiVersion: v1, kind: Secret, name: a, labelSelector: {}},
		{apiVersion: v1, kind: ConfigMap, namespace: kube-system}, {apiVersion: v1, kind: ConfigMap, namespace: sohp},
		{apiVersion: apps/v1, kind: deployment}, {apiVersion: apps/v1, kind: deployment, name: b}, {apiVersion: down.example.io/v1, kind: A},
		{apiVersion: b/v1, kind: B}]}}`: {
		`spec.resourceSelectors[1]: objects of kind Lease in coordination.k8s.io/v1 are never propagated: they have a ` +
			`meaning in one cluster only`,
		`spec.resourceSelectors[2]: the control plane does not serve kind "Sercet" in apiVersion "v1"; similar names: "Secret"`,
		`spec.resourceSelectors[6]: the control plane does not serve kind "deployment" in apiVersion "apps/v1"; ` +
			`the kind is spelled "Deployment"`,
		`spec.resourceSelectors[9]: the control plane does not serve kind "B" in apiVersion "b/v1"`,
		`spec.resourceSelectors[2].namespace: objects in namespace "karmada-es-m1" are never propagated`,
		`spec.resourceSelectors[4].namespace: objects in namespace "kube-system" are not propagated, unless --skipped-propagating-namespaces ` +
			`of karmada-controller-manager is changed; its default is kube-.*`,
		`spec.resourceSelectors[5].namespace: namespace "sohp" does not exist; similar names: "shop"`,
		`spec.resourceSelectors[3].labelSelector: has no effect beside name`,
	},
	`PropagationPolicy {metadata: {namespace: shop}, spec: {resourceSelectors: [{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole,
		name: reader}]}}`: {
		`spec.resourceSelectors[0]: objects of kind "ClusterRole" have no namespace; use a ClusterPropagationPolicy`,
	},
	`ClusterOverridePolicy {spec: {resourceSelectors: [{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole}]}}`: nil,
	`OverridePolicy {metadata: {namespace: karmada-es-m1}, spec: {}}`: {
		`metadata.namespace: objects in namespace "karmada-es-m1" are never propagated`,
	},

	// Policies.
	policy + `conflictResolution: Overwrite}}`: nil,
	`PropagationPolicy {spec: {conflictResolution: Overwrite, resourceSelectors: [{apiVersion: v1, kind: ConfigMap}]}}`: {
		`spec.conflictResolution: Overwrite replaces objects of the same name that Karmada does not manage, in each cluster ` +
			`that the placement selects now or later, and spec.resourceSelectors[0] selects all objects of kind ConfigMap`,
	},
	policy + `association: true, schedulerName: default-schedulr, dependentOverrides: [tuning, tunig], schedulePriority: {
		priorityClassSource: KubePriorityClass, priorityClassName: gone}}}`: {
		`spec.association: has no effect; use propagateDeps`,
		`spec.dependentOverrides[1]: OverridePolicy "tunig" does not exist; until it does, the policy is not applied; similar names: "tuning"`,
		`spec.schedulePriority.priorityClassName: PriorityClass "gone" does not exist; until it does, the policy is not applied`,
		`spec.schedulerName: "default-schedulr" is not default-scheduler; no other scheduler may use that name`,
	},
	policy + `association: false, schedulerName: other}}`: nil,

	// Staged rollouts.
	policy + `rolloutStrategy: {type: Staged, staged: {windows: [{schedule: "0 8 31 2 *", duration: 1h},
		{schedule: "0 8 29 2 *", duration: 1h}, {schedule: "0 */25 * * *", duration: 1h}],
		stages: [{name: a, clusterAffinity: {clusterNames: [m1, mm2]}}, {name: b, clusterAffinity: {labelSelector: {matchLabels: {a: b}}}},
			{name: c, clusterAffinity: {clusterNames: [m2]}}, {name: d}]}}, placement: {clusterAffinity: {clusterNames: [m1]}}}}`: {
		`spec.rolloutStrategy.staged.stages[0].clusterAffinity.clusterNames[1]: cluster "mm2" does not exist, so the gate of the stage is not ` +
			`checked there; similar names: "m2"`,
		`spec.rolloutStrategy.staged.stages[1].clusterAffinity: selects no cluster, so the gate of the stage is not checked there`,
		`spec.rolloutStrategy.staged.stages[2].clusterAffinity: selects no cluster of the cluster affinity, so the gate of the stage is not ` +
			`checked there`,
		`spec.rolloutStrategy.staged.stages[3]: gets no clusters: the stages before it get all that it can have`,
		`spec.rolloutStrategy.staged.windows[0].schedule: there is no time "0 8 31 2 *"; the window never opens`,
		`spec.rolloutStrategy.staged.windows[2].schedule: the step of "*/25" is larger than its range; it matches only hour 0`,
	},
	gate + `requiredConditions: [{type: Available}, {type: Availabl}], checks: [{name: a, cel: "object.status.readyReplicas > 0"},
		{name: b, cel: "has(object.status.redyReplicas) && object.metadata.labels.a == '1'"}, {name: c, cel: "object.status.?x.orValue(1) == 1"},
		{name: d, cel: "object.status.conditions.exists(c, c.typ == 'A')"},
		{name: e, cel: "object.status.conditions.exists(c, c.type == 'Availabel' && c.status == 'True')"},
		{name: f, cel: "object.status.conditions.all(c, 'Available' == c.type)"}]}}}}}`: {
		`spec.rolloutStrategy.staged.gate.requiredConditions[1].type: Kubernetes sets no condition "Availabl" of Deployment; the gate fails; ` +
			`known types: Available, Progressing, ReplicaFailure`,
		`spec.rolloutStrategy.staged.gate.checks[1].cel: Deployment has no field object.status.redyReplicas; the gate fails; ` +
			`similar names: "readyReplicas"`,
		`spec.rolloutStrategy.staged.gate.checks[2].cel: Deployment has no field object.status.x; the gate fails`,
		`spec.rolloutStrategy.staged.gate.checks[4].cel: Kubernetes sets no condition "Availabel" of Deployment; known types: ` +
			`Available, Progressing, ReplicaFailure`,
	},
	gate + `checks: [{name: a, prometheus: {address: "https://prometheus.example.com/"}}, {name: b,
		prometheus: {address: "https://b"}}]}}}}}`: {
		`spec.rolloutStrategy.staged.gate.checks[1].prometheus.address: https://b is not listed in --rollout-metric-servers of ` +
			`karmada-controller-manager: its queries fail until the administrator adds it`,
	},
	`ClusterPropagationPolicy {spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}, {apiVersion: down.example.io/v1, kind: A}],
		rolloutStrategy: {type: Staged, staged: {stages: [{name: a, gate: {requiredConditions: [{type: Any}],
			checks: [{cel: object.a}]}}]}}}}`: nil,
	`RolloutApproval {metadata: {namespace: shop}, spec: {rollout: web, stage: canary, revision: 3}}`: nil,
	`RolloutApproval {metadata: {namespace: shop}, spec: {rollout: web, stage: canry, revision: 4}}`: {
		`spec.stage: the rollout has no stage "canry", only: canary, rest`,
		`spec.revision: the rollout has revision 3, not 4; the approval has no effect on it`,
	},
	`ClusterRolloutApproval {spec: {rollout: gone, stage: canary, revision: 3}}`: {`spec.rollout: staged rollout "gone" does not exist`},

	// Overrides.
	`OverridePolicy {spec: {targetCluster: {clusterNames: [m1]}, overriders: {fieldOverrider: [{fieldPath: /a}],
		plaintext: [{path: /a~1b~0c, operator: remove}]}}}`: nil,
	`OverridePolicy {spec: {overrideRules: [{overriders: {}, targetCluster: {clusterNames: [m1, far]}}]}}`: {
		`spec.overrideRules[0].targetCluster.clusterNames[1]: cluster "far" does not exist; nothing is changed there`,
	},
	`OverridePolicy {spec: {overrideRules: [{overriders: {plaintext: [{path: a, operator: remove}]}}],
		overriders: {fieldOverrider: [{fieldPath: /a}]}}}`: {
		`spec.overriders.fieldOverrider: has no effect with overrideRules`,
		`spec.overrideRules[0].overriders.plaintext[0].path: JSON pointer must be empty or start with a "/"`,
	},
	`OverridePolicy {spec: {overrideRules: [{overriders: {labelsOverrider: [{operator: add, value: {a: "${cluster.region}"}}]}}]}}`: {
		`spec.expandVariables: is not set, so that variables such as ${cluster.name} are not expanded`,
	},
	`OverridePolicy {spec: {expandVariables: true, overriders: {labelsOverrider: [{operator: add, value: {a: "${cluster.region}"}}]}}}`: nil,
	`ClusterOverridePolicy {spec: {overriders: {labelsOverrider: [{operator: add, value: {a: "b c", "bad key!": "1", b: c}},
		{operator: remove, value: {"x y": ""}}, {operator: add, value: {c: "${cluster.name}"}}],
		annotationsOverrider: [{operator: add, value: {a: "b c", "bad key!": "1", "Example.com/a": "1"}}]}}}`: {
		`spec.overriders.labelsOverrider[0].value: "b c" is not a valid value of label a; clusters reject the object`,
		`spec.overriders.labelsOverrider[0].value: "bad key!" is not a valid key; clusters reject the object`,
		`spec.overriders.annotationsOverrider[0].value: "bad key!" is not a valid key; clusters reject the object`,
		`spec.expandVariables: is not set, so that variables such as ${cluster.name} are not expanded`,
	},
	`ClusterOverridePolicy {spec: {overriders: {plaintext: [{path: a, operator: remove}]}}}`: {
		`spec.overriders.plaintext[0].path: JSON pointer must be empty or start with a "/"`,
	},

	// Settings.
	`ClusterTaintPolicy {spec: {targetClusters: {labelSelector: {matchLabels: {tier: glod}}}, taints: [{key: a, effect: NoSchedul}],
		addOnConditions: [{conditionType: Redy, operator: In, statusValues: [Tru]}],
		removeOnConditions: [{conditionType: GPUReady, operator: NotEqual, statusValues: ["True"]}]}}`: {
		`spec.targetClusters: selects no cluster; nothing is tainted there`,
		`spec.addOnConditions[0].conditionType: no cluster reports a condition of type "Redy"; the condition never matches; ` +
			`similar names: "Ready"; known types: ` +
			`CompleteAPIEnablements, CompleteProperties, CredentialsRejected, EvictionSuspended, GPUReady, HeldElsewhere, Ready, ` +
			`ServiceDomainNameResolutionReady, UniqueClusterID`,
		`spec.addOnConditions[0].statusValues[0]: "Tru" is none of True, False, Unknown; the condition never matches; similar names: "True"`,
		`spec.removeOnConditions[0].operator: "NotEqual" is none of In, NotIn; the condition never matches`,
		`spec.taints[0].effect: "NoSchedul" is none of NoSchedule, PreferNoSchedule, NoExecute; the taint is not added; ` +
			`similar names: "NoSchedule"`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}],
		addOnConditions: [{conditionType: Ready, operator: NotIn, statusValues: ["true"]}]}}`: {
		`spec.addOnConditions[0].statusValues[0]: "true" is none of True, False, Unknown; NotIn does not exclude any status by it; ` +
			`similar names: "True"`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}]}}`: {
		`spec.addOnConditions: is empty, and so is removeOnConditions; the taints are never added or removed`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: "bad key!", effect: NoSchedule}, {key: example.com/a, value: "b c", effect: ""}],
		addOnConditions: [{conditionType: Ready, operator: In, statusValues: ["False"]},
			{conditionType: Ready, operator: In, statusValues: ["True"]}],
		removeOnConditions: [{conditionType: GPUReady, operator: NotIn, statusValues: ["True", "False", Unknown]}]}}`: {
		`spec.addOnConditions: no status of condition "Ready" meets all requirements; they never hold`,
		`spec.removeOnConditions: no status of condition "GPUReady" meets all requirements; they never hold`,
		`spec.taints[0].key: "bad key!" is not a valid label key; the taint is not added`,
		`spec.taints[1].value: "b c" is not a valid label value; the taint is not added`,
		`spec.taints[1].effect: is empty; the taint is not added`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}],
		addOnConditions: [{conditionType: Ready, operator: In, statusValues: ["True"]}],
		removeOnConditions: [{conditionType: Ready, operator: In, statusValues: ["True"]}]}}`: {
		`spec.removeOnConditions: hold together with addOnConditions if Ready is True; the taints are never added`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}],
		addOnConditions: [{conditionType: Ready, operator: NotIn, statusValues: ["True"]},
			{conditionType: GPUReady, operator: In, statusValues: ["False"]}],
		removeOnConditions: [{conditionType: Ready, operator: In, statusValues: ["True", Unknown]}]}}`: {
		`spec.removeOnConditions: hold together with addOnConditions if Ready is Unknown; the taints are then removed`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}],
		addOnConditions: [{conditionType: Ready, operator: NotIn, statusValues: ["True"]}],
		removeOnConditions: [{conditionType: Ready, operator: In, statusValues: ["True"]}]}}`: nil,
	`ClusterTaintPolicy {spec: {taints: [{key: a, effect: NoSchedule}],
		addOnConditions: [{conditionType: Ready, operator: In, statusValues: ["False"]}],
		removeOnConditions: [{conditionType: GPUReady, operator: In, statusValues: ["True"]}]}}`: nil,
	`Remedy {spec: {clusterAffinity: {}, decisionMatches: [{}, {clusterConditionMatch: {conditionType: Ready, operator: Equal,
		conditionStatus: Fals}}, {clusterConditionMatch: {conditionType: DNS, operator: Equal, conditionStatus: "True"}}]}}`: {
		`spec.clusterAffinity.clusterNames: is empty; the remedy applies to no cluster`,
		`spec.decisionMatches[0].clusterConditionMatch: is empty; it never matches`,
		`spec.decisionMatches[2].clusterConditionMatch.conditionType: no cluster reports a condition of type "DNS"; the condition never ` +
			`matches; known types: CompleteAPIEnablements, CompleteProperties, CredentialsRejected, EvictionSuspended, ` +
			`GPUReady, HeldElsewhere, Ready, ` +
			`ServiceDomainNameResolutionReady, UniqueClusterID`,
		`spec.decisionMatches[1].clusterConditionMatch.conditionStatus: "Fals" is none of True, False, Unknown; the condition never matches; ` +
			`similar names: "False"`,
		`spec.actions: is empty; the remedy does nothing`,
	},
	`Remedy {spec: {clusterAffinity: {clusterNames: [m1, far]}, actions: [TraficControl, Other]}}`: {
		`spec.clusterAffinity.clusterNames[1]: cluster "far" does not exist`,
		`spec.actions[0]: "TraficControl" is not TrafficControl; no other controller may carry it out`,
	},
	`ResourceRegistry {spec: {targetCluster: {clusterNames: [m1, far]}, resourceSelectors: [{apiVersion: apps/v1, kind: Deploymnt,
		namespace: sohp}, {apiVersion: apps/v1, kind: Deployment, namespace: shop}]}}`: {
		`spec.targetCluster.clusterNames[1]: cluster "far" does not exist; nothing is cached there`,
		`spec.resourceSelectors[0]: no cluster serves the kind Deploymnt in apps/v1; similar names: "Deployment"`,
		`spec.resourceSelectors[0].namespace: namespace "sohp" does not exist in the control plane; nothing is cached unless clusters have ` +
			`it; similar names: "shop"`,
	},
	`MultiClusterService {metadata: {namespace: shop, name: wbe}, spec: {providerClusters: [{name: m1}, {name: far}],
		consumerClusters: [{name: gone}], range: {clusterNames: [m1]}, serviceProvisionClusters: [m1], serviceConsumptionClusters: [m1]}}`: {
		`metadata.name: Service "wbe" does not exist; until it does, nothing is propagated; similar names: "web"`,
		`spec.providerClusters[1].name: cluster "far" does not exist`,
		`spec.consumerClusters[0].name: cluster "gone" does not exist`,
		`spec.range.clusterNames: is ignored; use providerClusters`,
		`spec.serviceProvisionClusters: is ignored; use providerClusters`,
		`spec.serviceConsumptionClusters: is ignored; use consumerClusters`,
	},
	`ServiceExport {metadata: {namespace: shop, name: gone}}`: {
		`metadata.name: Service "gone" does not exist; until it does, nothing is exported`,
	},
	`MultiClusterIngress {metadata: {namespace: shop}, spec: {defaultBackend: {service: {name: web}},
		rules: [{http: {paths: [{backend: {service: {name: wbe}}}, {backend: {service: {name: ported, port: {number: 8080}}}},
		{backend: {service: {name: ported, port: {number: 80}}}}, {backend: {service: {name: ported, port: {name: http}}}}]}}]}}`: {
		`spec.rules[0].http.paths[0].backend.service.name: Service "wbe" does not exist; the backend has no endpoints; similar names: "web"`,
		`spec.rules[0].http.paths[1].backend.service.port: Service ported has no port 8080, only: http:80; the backend has no endpoints`,
	},
	`FederatedResourceQuota {spec: {overall: {}, staticAssignments: [{clusterName: m1, hard: {}}, {clusterName: far, hard: {cpu: 1}}]}}`: {
		`spec.staticAssignments[1].clusterName: cluster "far" does not exist`,
		`spec.staticAssignments[0].hard: is empty; its ResourceQuota limits nothing`,
		`spec.overall: is empty; it limits nothing`,
	},
	`FederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: deployment, name: web}}}`: {
		`spec.scaleTargetRef: the control plane does not serve kind "deployment" in apiVersion "apps/v1"; the kind is spelled "Deployment"; ` +
			`no metric is read, and only the limits have an effect`,
	},
	`FederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: wbe}}}`: {
		`spec.scaleTargetRef: Deployment "wbe" does not exist; nothing is scaled; similar names: "web"`,
	},
	`FederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: v1, kind: Secret, name: unreadable}}}`: {
		`spec.scaleTargetRef: a Secret has no subresource scale; nothing is scaled`,
	},
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA,
		name: web}, rules: [{schedule: "0 0 31 2 *", targetMinReplicas: 9}, {schedule: "@daily", targetMaxReplicas: 1},
		{schedule: "0 0 29 2 *", targetMinReplicas: 3}, {schedule: "@weekly", targetMinReplicas: 9, targetMaxReplicas: 9}]}}`: {
		`spec.scaleTargetRef: the control plane does not serve kind "FederatedHPA" in apiVersion "autoscaling.karmada.io/v1alpha1"; its rules ` +
			`fail`, // not in this environment
		`spec.rules[0].schedule: there is no time "0 0 31 2 *", so the rule is never applied`,
		`spec.rules[1].targetMaxReplicas: rule "" sets 1, and rule "" in [3] then sets 9: they have common times, such as Sunday 00:00`,
		`spec.rules[0].targetMinReplicas: 9 is above maxReplicas 3 of FederatedHPA web; the rule fails`,
		`spec.rules[1].targetMaxReplicas: 1 is below minReplicas 2 of FederatedHPA web; the rule fails`,
	},
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: deployment, name: web}, rules: []}}`: {
		`spec.rules: is empty; nothing is scaled`,
	},
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA,
		name: unknown}, rules: [{schedule: "*/60 */24 */31 * mon-fri/5", targetMinReplicas: 1, targetReplicas: 7}]}}`: {
		`spec.scaleTargetRef: the control plane does not serve kind "FederatedHPA" in apiVersion "autoscaling.karmada.io/v1alpha1"; its rules ` +
			`fail`,
		`spec.rules[0].targetReplicas: has no effect on a target of kind FederatedHPA`,
	},
	`CronFederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web},
		rules: [{schedule: "*/61 * * * *", targetReplicas: 7}, {schedule: "5,*/70,30/31 3 * 2-4/4 mon-fri/6", targetReplicas: 7,
		targetMinReplicas: 1, targetMaxReplicas: 2}, {schedule: "@daily", targetReplicas: 1}]}}`: {
		`spec.rules[0].schedule: the step of "*/61" is larger than its range; it matches only minute 0`,
		`spec.rules[1].schedule: the step of "*/70" is larger than its range; it matches only minute 0`,
		`spec.rules[1].schedule: the step of "30/31" is larger than its range; it matches only minute 30`,
		`spec.rules[1].schedule: the step of "2-4/4" is larger than its range; it matches only month 2`,
		`spec.rules[1].schedule: the step of "mon-fri/6" is larger than its range; it matches only day of the week 1`,
		`spec.rules[0].targetReplicas: rule "" sets 7, and rule "" in [2] then sets 1: they have common times, such as Friday 00:00`,
		`spec.rules[1].targetMinReplicas: has no effect on a target of kind Deployment`,
		`spec.rules[1].targetMaxReplicas: has no effect on a target of kind Deployment`,
	},
	`WorkloadRebalancer {spec: {workloads: [{apiVersion: apps/v1, kind: Deployment, namespace: shop, name: web},
		{apiVersion: v1, kind: Secret, namespace: shop, name: unreadable}, {apiVersion: apps/v1, kind: Deployment, namespace: shop, name: wbe},
		{apiVersion: apps/v1, kind: Deploymnt, name: gone}, {apiVersion: apps/v1beta1, kind: Deployment, namespace: shop, name: web},
		{apiVersion: app/v1, kind: Deployment, namespace: shop, name: web},
		{apiVersion: apps/v1, kind: Deployment, namespace: shop, name: unclaimed}]},
		status: {observedWorkloads: [{workload: {apiVersion: apps/v1, kind: Deployment, namespace: shop,
		name: wbe}, reason: ReferencedBindingNotFound}, {workload: {apiVersion: app/v1, kind: Deployment, namespace: shop, name: web},
		reason: ReferencedBindingNotFound}, {workload: {apiVersion: apps/v1beta1, kind: Deployment, namespace: shop, name: web}}]}}`: {
		`spec.workloads[2]: Deployment "wbe" does not exist; it is not rebalanced; similar names: "web"`,
		`spec.workloads[3]: the control plane does not serve kind "Deploymnt" in apiVersion "apps/v1"; similar names: "Deployment"; ` +
			`it is not rebalanced`,
		`spec.workloads[4]: the control plane does not serve kind "Deployment" in apiVersion "apps/v1beta1", but in "apps/v1"; ` +
			`it is rebalanced nevertheless, because the version does not identify it`,
		`spec.workloads[5]: the control plane does not serve kind "Deployment" in apiVersion "app/v1"; it is not rebalanced`,
		`spec.workloads[6]: no policy propagates Deployment "unclaimed"; it is not rebalanced`,
		`status.observedWorkloads[0]: Deployment shop/wbe was not rebalanced: no policy propagates an object of this name`,
		`status.observedWorkloads[1]: Deployment shop/web was not rebalanced: the control plane does not serve kind "Deployment" in ` +
			`apiVersion "app/v1"`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overrideRules: [{overriders: {imageOverrider: [
		{component: Tag, operator: replace, value: "la test"}, {component: Tag, operator: add, value: "-eu"},
		{component: Tag, operator: replace, value: "sha256:0"}, {component: Registry, operator: replace, value: "https://eu.example.com"},
		{component: Registry, operator: replace, value: "eu.example.com:5000/mirror"},
		{component: Repository, operator: replace, value: Shop/web},
		{component: Repository, operator: replace, value: shop/web}, {component: Repository, operator: add, value: "-slim"},
		{component: Repository, operator: replace, value: "web:1"}, {component: Registry, operator: replace, value: "${cluster.region}.x"},
		{component: Tag, operator: remove}]}}]}}`: {
		`spec.overrideRules[0].overriders.imageOverrider[0].value: "la test" is no tag or digest of an image; it is ignored`,
		`spec.overrideRules[0].overriders.imageOverrider[2].value: "sha256:0" is no tag or digest of an image; it is ignored`,
		`spec.overrideRules[0].overriders.imageOverrider[3].value: "https://eu.example.com" is no registry of an image; the override fails ` +
			`in each cluster`,
		`spec.overrideRules[0].overriders.imageOverrider[5].value: "Shop/web" is no repository of an image; the override fails in each cluster`,
		"spec.expandVariables: is not set, so that variables such as ${cluster.name} are not expanded",
	},
	policy + `placement: {clusterTolerations: [{key: "a b", operator: Exists}, {key: example.com/gpu, operator: Exists}, {operator: Exists},
		{key: a/b/c}]}}}`: {
		`spec.placement.clusterTolerations[0].key: "a b" is not a valid key of a taint; no taint matches`,
		`spec.placement.clusterTolerations[3].key: "a/b/c" is not a valid key of a taint; no taint matches`,
	},
	policy + `placement: {clusterTolerations: [{key: a, operator: Exists, value: b}, {value: b}, {operator: Exists},
		{key: a, effect: NoSchedule, tolerationSeconds: 5}, {key: a, effect: NoExecute, tolerationSeconds: 5}, {key: a, value: "b c"},
		{key: a, value: -b, operator: Exists}]}}}`: {
		`spec.placement.clusterTolerations[0].value: has no effect with the operator Exists; any value is tolerated`,
		`spec.placement.clusterTolerations[1].key: is empty; taints of any key with the value "b" match`,
		`spec.placement.clusterTolerations[3].tolerationSeconds: has no effect unless the effect is NoExecute`,
		`spec.placement.clusterTolerations[5].value: "b c" is not a valid value of a taint; no taint matches`,
		`spec.placement.clusterTolerations[6].value: has no effect with the operator Exists; any value is tolerated`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overrideRules: [{overriders: {
		plaintext: [{path: /metadata/name, operator: replace, value: a}, {path: /spec/replicas, operator: replace},
		{path: /spec/a, operator: remove, value: 1}, {path: /spec/a, operator: remove}, {path: /spec/replicas, operator: add, value: 0}],
		labelsOverrider: [{operator: add, value: {karmada.io/managed: "false", a: b}}],
		annotationsOverrider: [{operator: add, value: {work.karmada.io/name: a, b: "c d"}}]}}]}}`: {
		`spec.overrideRules[0].overriders.plaintext[0].path: identifies the object, and cannot be changed; the override fails in each cluster`,
		`spec.overrideRules[0].overriders.plaintext[1].value: is not set, so that the field is set to null`,
		`spec.overrideRules[0].overriders.plaintext[2].value: has no effect with the operator remove`,
		`spec.overrideRules[0].overriders.labelsOverrider[0].value: karmada.io/managed has no effect; Karmada sets it after the overrides`,
		`spec.overrideRules[0].overriders.annotationsOverrider[0].value: work.karmada.io/name has no effect; Karmada sets it after the overrides`,
	},
	`FederatedHPA {metadata: {namespace: shop}, spec: {scaleTargetRef: {apiVersion: v1, kind: ConfigMap, name: a}}}`: {
		`spec.scaleTargetRef: ConfigMap "a" does not exist; nothing is scaled`,
		`spec.scaleTargetRef: a ConfigMap has no subresource scale; nothing is scaled`,
	},
	`WorkloadRebalancer {spec: {workloads: [{apiVersion: v1, kind: Service, name: alone}]}}`: {
		`spec.workloads[0]: Service "alone" does not exist; it is not rebalanced`,
	},
	`OverridePolicy {metadata: {namespace: shop}, spec: {overriders: {imageOverrider: [{component: Registry, operator: replace, value: ""},
		{component: Tag, operator: replace}, {component: Registry, operator: add}, {component: Registry, operator: remove}]}}}`: {
		`spec.overriders.imageOverrider[0].value: is empty, so that the registry is removed`,
		`spec.overriders.imageOverrider[1].value: "" is no tag or digest of an image; it is ignored`,
		`spec.overriders.imageOverrider[2].value: is empty; nothing is changed`,
	},
	`ClusterTaintPolicy {spec: {taints: [{key: cluster.karmada.io/not-ready, effect: NoSchedule},
		{key: cluster.karmada.io/not-ready, effect: NoExecute}, {key: cluster.karmada.io/unreachable, effect: PreferNoSchedule}],
		addOnConditions: [{conditionType: Ready, operator: In, statusValues: ["False"]}]}}`: {
		`spec.taints[0].key: cluster.karmada.io/not-ready is a taint that cluster-controller adds and removes itself; it undoes the change`,
		`spec.taints[2].effect: PreferNoSchedule has no effect: the scheduler ignores the taint`,
	},
	policy + `placement: {clusterTolerations: [{key: a, operator: Exists, effect: NoExecute, tolerationSeconds: -5}], replicaScheduling: {
		replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, weightPreference: {
		staticWeightList: [{targetCluster: {}, weight: 0}]}}}}}`: {
		`spec.placement.clusterTolerations[0].tolerationSeconds: -5 is negative; workloads leave at once`,
	},
	`PlacementEviction {metadata: {namespace: shop}, spec: {binding: wbe-deployment, cluster: mm1}, status: {phase: Invalid, message: a}}`: {
		`spec.binding: ResourceBinding "wbe-deployment" does not exist; nothing is evicted; similar names: "web-deployment"`,
		`spec.cluster: cluster "mm1" does not exist; nothing is evicted; similar names: "m1"`,
		`status.phase: is Invalid: a`,
	},
	`ResourceInterpreterCustomization {spec: {target: {apiVersion: apps/v1, kind: Deploymentt}, customizations: {}}}`: {
		`spec.target: the control plane does not serve kind "Deploymentt" in apiVersion "apps/v1"; similar names: "Deployment"`,
		`spec.customizations: is empty; nothing is customized`,
	},
	`ResourceInterpreterWebhookConfiguration {webhooks: [{rules: [{apiGroups: [apps, ""], apiVersions: [v1],
		kinds: [Deployment, Secret, Deploy]},
		{apiGroups: ["*"], apiVersions: [v1], kinds: [Gone]}, {apiGroups: [down.example.io], apiVersions: [v1], kinds: [A]}]}]}`: {
		`webhooks[0].rules[0].kinds[2]: the control plane does not serve kind "Deploy" in apiVersion "v1"; the webhook is not called for it`,
	},
}

func TestCheck(t *testing.T) {
	t.Parallel()
	checked := map[string]bool{}
	all := maps.Clone(cases)
	maps.Copy(all, overrideCases)
	maps.Copy(all, disabledCases)
	maps.Copy(all, clusterCases)
	maps.Copy(all, scriptCases)
	maps.Copy(all, storedCases)
	for text, want := range all {
		kind, content, _ := strings.Cut(text, " ")
		var object map[string]any
		if err := yaml.Unmarshal([]byte(content), &object); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		environment := full(t)
		if _, stored := storedCases[text]; stored {
			if got := Check(kind, object, environment); strings.Contains(text, "status: {") && len(got) > 0 {
				t.Errorf("%s: a status is reported before it is stored: %v", text, got)
			}
			environment.Stored = true
		}
		findings := Check(kind, object, environment)
		for _, f := range findings {
			checked[f.Field.Path] = true
			if len(f.String()) > 256 && !strings.Contains(f.Text, "known types") && !strings.Contains(f.Text, "Overwrite") {
				t.Errorf("finding of %d characters, which clients may truncate: %s", len(f.String()), f)
			}
		}
		if diff := cmp.Diff(want, Texts(findings)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", text, diff)
		}
	}
	for _, f := range Fields {
		if f.check != nil && !checked[f.Path] && f.Rule != runs && !strings.Contains(f.Path, "stages[].gate") {
			t.Errorf("no case has a finding of %s", f.Path)
		}
	}
}

// References to objects that cannot be read cause no finding. A stored approval of an old revision was used and causes none, a new one
// causes a finding.
func TestCheck_environments(t *testing.T) {
	t.Parallel()
	unknown := full(t)
	unknown.Clusters = func() ([]clusterv1alpha1.Cluster, bool) { return nil, false }
	unknown.Kinds = func(string) *match.Kinds { return nil }
	unknown.Find = func(schema.GroupVersionKind, types.NamespacedName) (*unstructured.Unstructured, []string, bool) {
		return nil, nil, false
	}
	unknown.Recorded = func(string) ([]string, bool) { return nil, false }
	for text := range cases {
		kind, content, _ := strings.Cut(text, " ")
		var object map[string]any
		if err := yaml.Unmarshal([]byte(content), &object); err != nil {
			t.Fatal(err)
		}
		for _, environment := range []Environment{{}, unknown} {
			for _, f := range Check(kind, object, environment) {
				if strings.Contains(f.Text, "exist;") || strings.Contains(f.Text, "not serve") || strings.Contains(f.Text, "selects no cluster") {
					t.Errorf("%s: %s, although it is not known", text, f)
				}
			}
		}
	}
	stored := full(t)
	stored.Stored = true
	used := map[string]any{"metadata": map[string]any{"namespace": "shop"}, "spec": map[string]any{
		"rollout": "web", "stage": "canary", "revision": int64(2)}}
	if got := Check("RolloutApproval", used, stored); len(got) > 0 {
		t.Errorf("a used approval has findings %v", got)
	}
	if got := Check("RolloutApproval", used, full(t)); len(got) != 1 {
		t.Errorf("a new approval of an old revision has findings %v, want one", got)
	}
	// Without clusters, names are checked, and selections are not.
	none := Environment{Clusters: func() ([]clusterv1alpha1.Cluster, bool) { return nil, true }}
	object := map[string]any{"spec": map[string]any{"targetClusters": map[string]any{"clusterNames": []any{"m1"}}}}
	if got := Texts(Check("ClusterTaintPolicy", object, none)); !strings.Contains(strings.Join(got, "\n"), `"m1"`) {
		t.Errorf("without clusters: %q, want one of m1", got)
	}
}
