// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"sigs.k8s.io/yaml"
)

// valid holds a valid object of each kind that is validated. Rules change them by merge patches.
var valid = map[string]string{
	"PropagationPolicy": `{metadata: {name: a, namespace: shop, labels: {propagationpolicy.karmada.io/permanent-id: x}},
		spec: {schedulerName: s, resourceSelectors: [{apiVersion: v1, kind: Secret, name: b, namespace: shop}]}}`,
	"ClusterPropagationPolicy": `{metadata: {name: a, labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}},
		spec: {schedulerName: s, resourceSelectors: [{apiVersion: v1, kind: Secret, name: b}]}}`,
	"Placement":              `{metadata: {name: a, namespace: shop}, spec: {}}`,
	"OverridePolicy":         `{metadata: {name: a, namespace: shop}, spec: {}}`,
	"ClusterOverridePolicy":  `{metadata: {name: a}, spec: {}}`,
	"ResourceBinding":        `{metadata: {name: a, namespace: shop}, spec: {}}`,
	"ClusterResourceBinding": `{metadata: {name: a}, spec: {}}`,
	"FederatedHPA": `{metadata: {name: a, namespace: shop}, spec: {minReplicas: 1, maxReplicas: 5,
		scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: b}}}`,
	"CronFederatedHPA": `{metadata: {name: a, namespace: shop},
		spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: b}}}`,
	"FederatedResourceQuota": `{metadata: {name: a, namespace: shop}, spec: {overall: {cpu: 4}}}`,
	"ClusterTaintPolicy":     `{metadata: {name: a}, spec: {taints: [{key: a, effect: NoSchedule}]}}`,
	"MultiClusterService":    `{metadata: {name: a, namespace: shop}, spec: {types: [CrossCluster]}}`,
	"MultiClusterIngress": `{metadata: {name: a, namespace: shop},
		spec: {defaultBackend: {service: {name: b, port: {number: 80}}}}}`,
	"ResourceInterpreterCustomization":        `{metadata: {name: a}, spec: {target: {apiVersion: apps/v1, kind: Deployment}}}`,
	"ResourceInterpreterWebhookConfiguration": `{metadata: {name: a}}`,
}

// rule is a rule of the contract with an accepted and a rejected change of a valid object.
type rule struct {
	accepted, rejected string
	// message is a part of the error. It is in the contract, unless it begins with "~": such messages come from Kubernetes, or have
	// variable parts.
	message string
	update  bool // the change is an update of the valid object
}

// placed returns a change of the placement.
func placed(text string) string { return `{spec: {placement: {` + text + `}}}` }

// Rules that several kinds share.
var (
	placementRules = []rule{
		{placed(`clusterAffinity: {}`), placed(`clusterAffinity: {}, clusterAffinities: [{affinityName: a}]`),
			"clusterAffinities cannot co-exist with clusterAffinity", false},
		{
			placed(`replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated}, clusterAffinities: ` +
				`[{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}]`),
			placed(`replicaScheduling: {replicaSchedulingType: Duplicated}, clusterAffinities: ` +
				`[{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}]`),
			"overflowAffinities can only be used together with dynamic weight or aggregated scheduling", false,
		},
		{
			placed(dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}]`),
			placed(dynamic + `clusterAffinities: [{affinityName: a, overflowAffinities: [{affinityName: b}]}]`),
			"overflowAffinities can only be used together with the inline ClusterAffinity", false,
		},
		{
			placed(
				dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}, {affinityName: c}]}]`,
			),
			placed(
				dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}, {affinityName: b}]}]`,
			),
			"overflow affinity name must be unique and must not duplicate the primary group's affinityName",
			false,
		},
		{
			placed(dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}]`),
			placed(dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: a}]}]`),
			"overflow affinity name must be unique and must not duplicate the primary group's affinityName", false,
		},
		{
			placed(dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: b}]}]`),
			placed(dynamic + `clusterAffinities: [{affinityName: a, clusterNames: [m1], overflowAffinities: [{affinityName: "%"}]}]`),
			"~name part must consist of alphanumeric characters", false,
		},
		{placed(fieldSelector("provider", "In")), placed(fieldSelector("color", "In")), "must be provider, region, or zone", false},
		{placed(fieldSelector("zone", "NotIn")), placed(fieldSelector("zone", "Exists")), "must be In or NotIn", false},
		{placed(`clusterAffinity: {labelSelector: {matchLabels: {a: b}}}`),
			placed(`clusterAffinity: {labelSelector: {matchExpressions: [{key: a, operator: Near}]}}`), "~not a valid selector operator", false},
		{placed(`clusterAffinities: [{affinityName: a}]`), placed(`clusterAffinities: [{affinityName: "%"}]`),
			"~name part must consist of alphanumeric characters", false},
		{placed(`clusterAffinities: [{affinityName: a}, {affinityName: b}]`), placed(`clusterAffinities: [{affinityName: a}, {affinityName: a}]`),
			"each affinity term in a policy must have a unique name", false},
		{
			spread(`{spreadByLabel: a}`),
			spread(`{spreadByLabel: a, spreadByField: cluster}`),
			"spreadByLabel should not co-exist with spreadByField",
			false,
		},
		{spread(`{spreadByField: cluster}`), spread(`{spreadByField: cluster, minGroups: -1}`), "minGroups lower than 0 is not allowed", false},
		{spread(`{spreadByField: cluster}`), spread(`{spreadByField: cluster, maxGroups: -1}`), "maxGroups lower than 0 is not allowed", false},
		{spread(`{spreadByField: cluster, minGroups: 2, maxGroups: 2}`), spread(`{spreadByField: cluster, minGroups: 2, maxGroups: 1}`),
			"maxGroups lower than minGroups is not allowed", false},
		{spread(`{spreadByField: cluster}, {spreadByField: zone}`), spread(`{spreadByField: cluster}, {spreadByField: cluster}`),
			"spread constraints are not allowed", false},
		{placed(`workloadAffinity: {affinity: {groupByLabelKey: a}}`), placed(`workloadAffinity: {affinity: {groupByLabelKey: "%"}}`),
			"~name part must consist of alphanumeric characters", false},
		{placed(`workloadAffinity: {affinity: {groupByLabelKey: a}, antiAffinity: {groupByLabelKey: b}}`),
			placed(`workloadAffinity: {affinity: {groupByLabelKey: a}, antiAffinity: {groupByLabelKey: a}}`),
			"affinity and antiAffinity must not use the same groupByLabelKey", false},
		{placed(`clusterTolerations: [{operator: Exists}, {key: a, value: b}]`), placed(`clusterTolerations: [{key: a, operator: Lt}]`),
			"~Unsupported value: \"Lt\"", false},
	}
	propagationRules = append([]rule{
		{`{spec: {priority: 1}}`, `{spec: {schedulerName: t}}`, "the schedulerName should not be updated", true},
		{failover(`{purgeMode: Directly}`, true), failover(`{purgeMode: Directly}`, false),
			"application failover is set, propagateDeps must be true", false},
		{failover(`{purgeMode: Directly, decisionConditions: {tolerationSeconds: 0}}`, true),
			failover(`{purgeMode: Directly, decisionConditions: {tolerationSeconds: -1}}`, true), "must be greater than or equal to 0", false},
		{failover(`{purgeMode: Gracefully, gracePeriodSeconds: 1}`, true), failover(`{purgeMode: Directly, gracePeriodSeconds: 1}`, true),
			"only takes effect when purgeMode is gracefully", false},
		{failover(`{purgeMode: Gracefully, gracePeriodSeconds: 1}`, true), failover(`{purgeMode: Gracefully}`, true),
			"should not be empty when purgeMode is gracefully", false},
		{failover(`{purgeMode: Gracefully, gracePeriodSeconds: 1}`, true), failover(`{purgeMode: Gracefully, gracePeriodSeconds: 0}`, true),
			"must be greater than 0", false},
		{failover(`{purgeMode: Directly, statePreservation: {rules: [{aliasLabelName: a}]}}`, true),
			failover(`{purgeMode: Directly, statePreservation: {rules: [{aliasLabelName: "%"}]}}`, true), "~name part must consist of", false},
		{`{spec: {failover: {cluster: {statePreservation: {rules: [{aliasLabelName: a}]}}}}}`,
			`{spec: {failover: {cluster: {statePreservation: {rules: [{aliasLabelName: "%"}]}}}}}`, "~name part must consist of", false},
		{`{spec: {suspension: {dispatching: true}}}`,
			`{spec: {suspension: {dispatching: true, dispatchingOnClusters: {clusterNames: [m1]}}}}`,
			"suspension dispatching cannot co-exist with dispatchingOnClusters.clusterNames", false},
	}, placementRules...)
	overrideRules = []rule{
		{`{spec: {targetCluster: {` + matchField("region", "In") + `}}}`, `{spec: {targetCluster: {` + matchField("color", "In") + `}}}`,
			"must be provider, region, or zone", false},
		{`{spec: {overrideRules: [{overriders: {}}]}}`, `{spec: {targetCluster: {clusterNames: [m1]}, overrideRules: [{overriders: {}}]}}`,
			"overrideRules and targetCluster can't co-exist", false},
		{`{spec: {overriders: {fieldOverrider: [{fieldPath: /a, json: [{operator: remove}]}]}, overrideRules: [{overriders: {}}]}}`,
			`{spec: {overriders: {plaintext: [{path: /a, operator: remove}]}, overrideRules: [{overriders: {}}]}}`,
			"overrideRules and overriders can't co-exist", false},
		{`{spec: {overrideRules: [{targetCluster: {` + matchField("region", "In") + `}, overriders: {}}]}}`,
			`{spec: {overrideRules: [{targetCluster: {` + matchField("region", "Gt") + `}, overriders: {}}]}}`, "must be In or NotIn", false},
		{
			overriders(`annotationsOverrider: [{operator: add, value: {a: "?!"}}]`),
			overriders(`annotationsOverrider: [{operator: add, value: {"?!": a}}]`),
			"~name part must consist of",
			false,
		},
		{overriders(`labelsOverrider: [{operator: add, value: {a: b}}]`), overriders(`labelsOverrider: [{operator: add, value: {a: "?!"}}]`),
			"~a valid label must be", false},
		{
			overriders(`imageOverrider: [{predicate: {path: /a}, component: Tag, operator: remove}]`),
			overriders(
				`imageOverrider: [{predicate: {path: a}, component: Tag, operator: remove}]`,
			),
			"~JSON pointer must be empty or start with",
			false,
		},
		{
			overriders(`fieldOverrider: [{fieldPath: /a, json: [{operator: remove, subPath: ""}]}]`),
			overriders(
				`fieldOverrider: [{fieldPath: a, json: [{operator: remove, subPath: ""}]}]`,
			),
			"~JSON pointer must be empty or start with",
			false,
		},
		{overriders(`fieldOverrider: [{fieldPath: /a, json: [{operator: remove, subPath: /b}]}]`),
			overriders(`fieldOverrider: [{fieldPath: /a, json: [{operator: remove, subPath: "/~2"}]}]`), "~JSON pointer must escape", false},
		{overriders(`fieldOverrider: [{fieldPath: /a, yaml: [{operator: remove}]}]`),
			overriders(`fieldOverrider: [{fieldPath: /a, yaml: [{operator: remove}], json: [{operator: remove}]}]`),
			"FieldOverrider has both YAML and JSON set. Only one is allowed", false},
		{overriders(`fieldOverrider: [{fieldPath: /a, yaml: [{operator: remove}]}]`), overriders(`fieldOverrider: [{fieldPath: /a}]`),
			"FieldOverrider must have either JSON or YAML set", false},
		{overriders(`fieldOverrider: [{fieldPath: /a, json: [{operator: add, value: 1}, {operator: replace, value: 1}]}]`),
			overriders(`fieldOverrider: [{fieldPath: /a, json: [{operator: add}]}]`), "value is required for add or replace operation", false},
		{
			overriders(`fieldOverrider: [{fieldPath: /a, yaml: [{operator: remove}]}]`),
			overriders(
				`fieldOverrider: [{fieldPath: /a, yaml: [{operator: remove, value: 1}]}]`,
			),
			"value is not allowed for remove operation",
			false,
		},
	}
	bindingRules = []rule{
		{`{metadata: {annotations: {resourcebinding.karmada.io/dependencies: "[{}]"}}}`,
			`{metadata: {annotations: {resourcebinding.karmada.io/dependencies: "["}}}`, "~annotation value must be a valid JSON", false},
		{
			`{spec: {components: [{name: a, replicas: 1}]}}`,
			`{spec: {components: [{name: "", replicas: 1}]}}`,
			"component names must be non-empty",
			false,
		},
		{`{spec: {components: [{name: a}, {name: b}]}}`, `{spec: {components: [{name: a}, {name: a}]}}`, "component names must be unique", false},
		{`{spec: {replicaRequirements: {resourceRequest: {cpu: 1e3}}}}`, `{spec: {replicaRequirements: {resourceRequest: {cpu: "1e9999"}}}}`,
			"~exponent is out of range", false},
	}
)

const dynamic = `replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Weighted, ` +
	`weightPreference: {dynamicWeight: AvailableReplicas}}, `

func matchField(key, operator string) string {
	return `fieldSelector: {matchExpressions: [{key: ` + key + `, operator: ` + operator + `, values: [a]}]}`
}
func fieldSelector(key, operator string) string {
	return `clusterAffinity: {` + matchField(key, operator) + `}`
}
func spread(constraints string) string { return placed(`spreadConstraints: [` + constraints + `]`) }
func failover(application, deps any) string {
	text, _ := json.Marshal(deps)
	return `{spec: {propagateDeps: ` + string(text) + `, failover: {application: ` + application.(string) + `}}}`
}
func overriders(text string) string { return `{spec: {overrideRules: [{overriders: {` + text + `}}]}}` }

// metric returns a change of the metrics of a FederatedHPA.
func metric(text string) string { return `{spec: {metrics: [` + text + `]}}` }
func cpu(target string) string {
	return metric(`{type: Resource, resource: {name: cpu, target: {` + target + `}}}`)
}
func scaleUp(text string) string { return `{spec: {behavior: {scaleUp: {` + text + `}}}}` }
func cronRule(text string) string {
	return `{spec: {rules: [{name: a, schedule: "@daily", ` + text + `}]}}`
}
func cronOfHPA(text string) string {
	return `{spec: {scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA}, ` +
		`rules: [{name: a, schedule: "@daily", ` + text + `}]}}`
}
func webhookConfig(text string) string {
	return `{webhooks: [{name: a.b.c, clientConfig: {url: "https://a"}, interpreterContextVersions: [v1alpha1], ` + text + `}]}`
}
func webhookRule(text string) string {
	return webhookConfig(`rules: [{operations: [Retain], apiGroups: [apps], apiVersions: [v1], kinds: [Deployment], ` + text + `}]`)
}

// rules lists the rules of docs/contract/admission.md#validation by kind.
var rules = map[string][]rule{
	"PropagationPolicy": append([]rule{
		{`{metadata: {labels: {a: b}}}`, `{metadata: {labels: {propagationpolicy.karmada.io/permanent-id: other}}}`,
			"is immutable, it can only be set by the system during creation", true},
		{`{}`, `{metadata: {labels: {propagationpolicy.karmada.io/permanent-id: null}}}`,
			"is required, it should be set by the mutating admission webhook during creation", false},
		{`{}`, `{spec: {resourceSelectors: [{apiVersion: v1, kind: Secret, name: b, namespace: other}]}}`,
			"namespace of resource selector must be the same as the namespace of the policy", false},
		{`{spec: {preemption: Always}}`, `{spec: {preemption: Always, resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: shop}]}}`,
			"name cannot be empty if preemption is Always, the empty name may cause unexpected resources preemption", false},
	}, propagationRules...),
	"ClusterPropagationPolicy": append([]rule{
		{`{metadata: {labels: {a: b}}}`, `{metadata: {labels: {clusterpropagationpolicy.karmada.io/permanent-id: other}}}`,
			"is immutable, it can only be set by the system during creation", true},
		{`{}`, `{metadata: {labels: {clusterpropagationpolicy.karmada.io/permanent-id: null}}}`,
			"is required, it should be set by the mutating admission webhook during creation", false},
		{`{spec: {preemption: Always}}`, `{spec: {preemption: Always, resourceSelectors: [{apiVersion: v1, kind: Secret}]}}`,
			"name cannot be empty if preemption is Always, the empty name may cause unexpected resources preemption", false},
	}, propagationRules...),
	"OverridePolicy": append([]rule{
		{`{spec: {resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: shop}]}}`,
			`{spec: {resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: other}]}}`,
			"namespace of resource selector must be the same as the namespace of the policy", false},
	}, overrideRules...),
	"Placement": append([]rule{
		{`{spec: {replicaRequests: {example.com/gpu: "1"}}}`, `{spec: {replicaRequests: {"example.com/": "1"}}}`,
			"~name part must be non-empty", false},
	}, placementRules...),
	"ClusterOverridePolicy":  overrideRules,
	"ResourceBinding":        bindingRules,
	"ClusterResourceBinding": bindingRules,
	"FederatedHPA": {
		{`{spec: {minReplicas: 2}}`, `{spec: {minReplicas: 0}}`, "must be greater than or equal to 1", false},
		{`{spec: {maxReplicas: 2}}`, `{spec: {maxReplicas: 0}}`, "must be greater than 0", false},
		{`{spec: {minReplicas: 5}}`, `{spec: {minReplicas: 6}}`, "must be greater than or equal to `minReplicas`", false},
		{`{}`, `{spec: {scaleTargetRef: {kind: ""}}}`, "~spec.scaleTargetRef.kind: Required value", false},
		{`{}`, `{spec: {scaleTargetRef: {name: ""}}}`, "~spec.scaleTargetRef.name: Required value", false},
		{`{}`, `{spec: {scaleTargetRef: {name: a/b}}}`, "~may not contain '/'", false},
		{
			cpu(`type: Utilization, averageUtilization: 80`),
			metric(`{type: External, external: {metric: {name: a}, target: {type: Value, value: 1}}}`),
			"~Unsupported value: \"External\"",
			false,
		},
		{
			cpu(`type: AverageValue, averageValue: 1`),
			metric(`{type: Resource, pods: {metric: {name: a}, target: {type: AverageValue, averageValue: 1}}}`),
			"must populate the given metric source only",
			false,
		},
		{metric(`{type: Pods, pods: {metric: {name: a}, target: {type: AverageValue, averageValue: 1}}}`), metric(`{type: Pods}`),
			"must populate information for the given metric source", false},
		{cpu(`type: Utilization, averageUtilization: 1`), cpu(`type: Most, averageUtilization: 1`), "~Unsupported value: \"Most\"", false},
		{cpu(`type: Utilization, averageUtilization: 1`), cpu(`type: Utilization, averageUtilization: 0`), "~must be greater than 0", false},
		{cpu(`type: AverageValue, averageValue: 1`), cpu(`type: AverageValue, averageValue: -1`), "~must be positive", false},
		{scaleUp(`stabilizationWindowSeconds: 3600, policies: [{type: Pods, value: 1, periodSeconds: 1}]`),
			scaleUp(`stabilizationWindowSeconds: 3601, policies: [{type: Pods, value: 1, periodSeconds: 1}]`), "~less than or equal to 3600", false},
		{scaleUp(`selectPolicy: Min, policies: [{type: Pods, value: 1, periodSeconds: 1}]`),
			scaleUp(`selectPolicy: Mid, policies: [{type: Pods, value: 1, periodSeconds: 1}]`), "~Unsupported value: \"Mid\"", false},
		{scaleUp(`policies: [{type: Percent, value: 1, periodSeconds: 1}]`), scaleUp(`policies: []`), "must specify at least one Policy", false},
		{scaleUp(`policies: [{type: Percent, value: 1, periodSeconds: 1}]`), scaleUp(`policies: [{type: Nodes, value: 1, periodSeconds: 1}]`),
			"~Unsupported value: \"Nodes\"", false},
		{scaleUp(`policies: [{type: Pods, value: 1, periodSeconds: 1}]`), scaleUp(`policies: [{type: Pods, value: 0, periodSeconds: 1}]`),
			"~value: Invalid value: 0: must be greater than zero", false},
		{scaleUp(`policies: [{type: Pods, value: 1, periodSeconds: 1800}]`), scaleUp(`policies: [{type: Pods, value: 1, periodSeconds: 1801}]`),
			"~less than or equal to 1800", false},
		{`{status: {currentReplicas: 0}}`, `{status: {desiredReplicas: -1}}`, "~must be greater than or equal to 0", false},
	},
	"CronFederatedHPA": {
		{cronOfHPA(`targetMinReplicas: 1`), `{spec: {scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: Deployment}}}`,
			"only support FederatedHPA", false},
		{
			cronRule(`targetReplicas: 1`),
			`{spec: {rules: [{name: a, schedule: "@daily", targetReplicas: 1}, {name: a, schedule: "@daily", targetReplicas: 1}]}}`,
			"~Duplicate value",
			false,
		},
		{cronRule(`targetReplicas: 1`), cronRule(`schedule: "* *", targetReplicas: 1`), "invalid cron format", false},
		{
			cronRule(`timeZone: Asia/Shanghai, targetReplicas: 1`),
			cronRule(`timeZone: Asia/Nowhere, targetReplicas: 1`),
			"~unknown time zone",
			false,
		},
		{cronOfHPA(`targetMaxReplicas: 1`), cronOfHPA(`suspend: false`),
			"targetMinReplicas and targetMaxReplicas cannot be nil at the same time if you want to scale FederatedHPA", false},
		{cronOfHPA(`targetMinReplicas: 1`), cronOfHPA(`targetMinReplicas: 0`), "targetMinReplicas should be larger than 0", false},
		{cronOfHPA(`targetMaxReplicas: 1`), cronOfHPA(`targetMaxReplicas: 0`), "targetMaxReplicas should be larger than 0", false},
		{cronOfHPA(`targetMinReplicas: 2, targetMaxReplicas: 2`), cronOfHPA(`targetMinReplicas: 2, targetMaxReplicas: 1`),
			"targetMaxReplicas should be larger than or equal to targetMinReplicas", false},
		{
			cronRule(`targetReplicas: 0`),
			`{spec: {scaleTargetRef: {apiVersion: autoscaling/v2, kind: FederatedHPA}, ` +
				`rules: [{name: a, schedule: "@daily", targetMinReplicas: 1}]}}`,
			"must be autoscaling.karmada.io/v1alpha1 if you want to scale FederatedHPA",
			false,
		},
		{cronRule(`targetReplicas: 0`), cronRule(`targetMinReplicas: 1`), "targetReplicas cannot be nil if you want to scale", false},
		{cronRule(`targetReplicas: 0`), cronRule(`targetReplicas: -1`), "targetReplicas should be larger than or equal to 0", false},
	},
	"FederatedResourceQuota": {
		{
			`{metadata: {name: ` + strings.Repeat("a", 63) + `}}`,
			`{metadata: {name: ` + strings.Repeat("a", 64) + `}}`,
			"must be no more than 63 characters",
			false,
		},
		{`{spec: {overall: {requests.cpu: 1}}}`, `{spec: {overall: {color: 1}}}`, "~must be a standard resource for quota", false},
		{`{spec: {overall: {pods: 1}}}`, `{spec: {overall: {pods: 1m}}}`, "~must be an integer", false},
		{`{spec: {overall: {memory: 1Gi}}}`, `{spec: {overall: {memory: -1}}}`, "~must be greater than or equal to 0", false},
		{assigned(`m1`, `{cpu: 1}`), assigned(`M1`, `{cpu: 1}`), "~a lowercase RFC 1123 label must consist", false},
		{assigned(`m1`, `{cpu: 4}`), assigned(`m1`, `{cpu: 5}`), "overall is less than assignments", false},
		{assigned(`m1`, `{cpu: 4}`), assigned(`m1`, `{memory: 1}`), "assignment resourceName is not exist in overall", false},
		{`{status: {overall: {cpu: 1}}}`, `{status: {overall: {"%": 1}}}`, "~name part must consist of", false},
		{`{spec: {overall: {cpu: 1e3}}}`, `{spec: {overall: {cpu: "1e2147483648"}}}`, "~exponent is out of range", false},
	},
	"ClusterTaintPolicy": {
		{`{}`, `{spec: {taints: [{key: a, effect: NoExecute}]}}`,
			"this capability must be explicitly enabled by administrators through command-line flags", false},
		{`{spec: {taints: [{key: a, effect: NoSchedule}, {key: a, effect: PreferNoSchedule}]}}`,
			`{spec: {taints: [{key: a, effect: NoSchedule}, {key: a, effect: NoSchedule}]}}`, "Duplicate taint with the same key", false},
		{`{spec: {targetClusters: {` + matchField("zone", "In") + `}}}`, `{spec: {targetClusters: {` + matchField("color", "In") + `}}}`,
			"must be provider, region, or zone", false},
	},
	"MultiClusterService": {
		{`{}`, `{metadata: {name: 1a}}`, "~a DNS-1035 label must consist", false},
		{`{spec: {ports: [{name: a, port: 1}]}}`, `{spec: {ports: [{name: A, port: 1}]}}`, "~a lowercase RFC 1123 label must consist", false},
		{
			`{spec: {ports: [{name: a, port: 1}, {name: b, port: 1}]}}`,
			`{spec: {ports: [{name: a, port: 1}, {name: a, port: 2}]}}`,
			"~Duplicate value",
			false,
		},
		{`{spec: {ports: [{port: 65535}]}}`, `{spec: {ports: [{port: 65536}]}}`, "~must be between 1 and 65535", false},
		{`{spec: {types: [LoadBalancer]}}`, `{spec: {types: [Ghost]}}`, "ExposureType Error", false},
		{`{}`, `{spec: {types: [CrossCluster, LoadBalancer]}}`, "MultiClusterService types should not contain more than one type", false},
		{`{metadata: {labels: {a: b}}}`, `{spec: {types: [LoadBalancer]}}`, "MultiClusterService types are immutable", true},
		{`{spec: {providerClusters: [{name: m1}]}}`, `{spec: {providerClusters: [{name: M1}]}}`, "~spec.range.providerClusters[0]", false},
		{`{spec: {consumerClusters: [{name: m1}]}}`, `{spec: {consumerClusters: [{name: M1}]}}`, "~spec.range.consumerClusters[0]", false},
		{
			`{status: {loadBalancer: {ingress: [{ip: 1.2.3.4}]}}}`,
			`{status: {loadBalancer: {ingress: [{ip: 1.2.3}]}}}`,
			"~must be a valid IP address",
			true,
		},
	},
	"MultiClusterIngress": {
		{`{}`, `{metadata: {name: A}}`, "~a lowercase RFC 1123 subdomain must consist", false},
		{`{spec: {rules: [{host: a.b}]}}`, `{spec: {defaultBackend: null}}`, "~either `defaultBackend` or `rules` must be specified", false},
		{`{}`, `{spec: {defaultBackend: {resource: {kind: a, name: b}}}}`, "~cannot set both resource and service backends", false},
		{`{spec: {rules: [{http: {paths: [{pathType: Prefix, path: /, backend: {resource: {kind: a, name: b}}}]}}]}}`,
			`{spec: {rules: [{http: {paths: [{path: /, backend: {resource: {kind: a, name: b}}}]}}]}}`, "~pathType must be specified", false},
		{`{spec: {rules: [{host: "*.a.b"}]}}`, `{spec: {rules: [{host: a_b}]}}`, "~a lowercase RFC 1123 subdomain must consist", false},
		{`{spec: {tls: [{secretName: a}]}}`, `{spec: {tls: [{secretName: A}]}}`, "~tls[0].secretName", false},
		{`{status: {loadBalancer: {ingress: [{hostname: a.b}]}}}`, `{status: {loadBalancer: {ingress: [{hostname: 1.2.3.4}]}}}`,
			"~must be a DNS name, not an IP address", true},
	},
	"ResourceInterpreterWebhookConfiguration": {
		{webhookConfig(`name: a.b`), webhookConfig(`name: a`), "~should be a domain with at least two segments", false},
		{webhookConfig(``), `{webhooks: [{name: a.b, clientConfig: {url: "https://a"}, interpreterContextVersions: [v1alpha1]}, ` +
			`{name: a.b, clientConfig: {url: "https://a"}, interpreterContextVersions: [v1alpha1]}]}`, "~Duplicate value", false},
		{
			webhookConfig(`clientConfig: {service: {namespace: a, name: b}}`),
			webhookConfig(`clientConfig: {}`),
			"exactly one of url or service is required",
			false,
		},
		{
			webhookConfig(`clientConfig: {url: "https://a/b"}`),
			webhookConfig(`clientConfig: {url: "http://a"}`),
			"~'https' is the only allowed URL scheme",
			false,
		},
		{webhookConfig(`timeoutSeconds: 30`), webhookConfig(`timeoutSeconds: 31`), "the timeout value must be between 1 and 30 seconds", false},
		{
			webhookConfig(`interpreterContextVersions: [v1alpha1, v1]`),
			webhookConfig(`interpreterContextVersions: [v1]`),
			"must include at least one of v1alpha1",
			false,
		},
		{webhookConfig(``), webhookConfig(`interpreterContextVersions: []`), "~interpreterContextVersions: Required value", false},
		{webhookConfig(``), webhookConfig(`interpreterContextVersions: [v1alpha1, v1alpha1]`), "~Duplicate value", false},
		{webhookConfig(``), webhookConfig(`interpreterContextVersions: [v1alpha1, 1]`), "~", false},
		{webhookRule(`operations: ["*"]`), webhookRule(`operations: []`), "~operations: Required value", false},
		{webhookRule(`operations: [InterpretComponent]`), webhookRule(`operations: [Prune]`), "~Unsupported value: \"Prune\"", false},
		{
			webhookRule(`operations: ["*"]`),
			webhookRule(`operations: ["*", Retain]`),
			"if '*' is present, must not specify other operations",
			false,
		},
		{webhookRule(`apiGroups: [""]`), webhookRule(`apiGroups: ["*", a]`), "~if '*' is present, must not specify other API groups", false},
		{webhookRule(`apiVersions: ["*"]`), webhookRule(`apiVersions: [""]`), "~apiVersions[0]: Required value", false},
		{webhookRule(`kinds: ["*"]`), webhookRule(`kinds: []`), "~kinds: Required value", false},
	},
	"ResourceInterpreterCustomization": {
		{
			script(`function GetReplicas(o) return 1 end`),
			script(`function GetReplicas(`),
			"~InterpreterOperation(InterpretReplica) Lua script error: ",
			false,
		},
	},
}

func script(text string) string {
	return `{spec: {customizations: {replicaResource: {luaScript: "` + text + `"}}}}`
}

func assigned(cluster, hard string) string {
	return `{spec: {staticAssignments: [{clusterName: ` + cluster + `, hard: ` + hard + `}]}}`
}

// Every rule of the contract accepts and rejects what it must, with its message.
func TestRules(t *testing.T) {
	t.Parallel()
	contract, err := os.ReadFile("../../docs/contract/admission.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := strings.Join(strings.Fields(string(contract)), " ")
	handler := serve(t, Deps{Components: true})
	validated := map[string]bool{}
	for i := range contractHooks {
		if h := &contractHooks[i]; !h.mutating && h.operations[0] != "DELETE" && !strings.Contains(h.resource, "/") {
			validated[h.path] = true
		}
	}
	for kind, list := range rules {
		path := "/validate-" + strings.ToLower(kind)
		delete(validated, path)
		for _, r := range list {
			operation, old := "CREATE", ""
			if r.update {
				operation, old = "UPDATE", change(t, kind, "{}")
			}
			for _, patch := range []string{"{}", r.accepted} {
				if response := send(t, handler, path, reviewOf(t, operation, change(t, kind, patch), old)); !response.Allowed {
					t.Errorf("%s with %s is denied: %s", kind, patch, response.Result.Message)
				}
			}
			message, kubernetes := strings.CutPrefix(r.message, "~")
			response := send(t, handler, path, reviewOf(t, operation, change(t, kind, r.rejected), old))
			if response.Allowed || !strings.Contains(response.Result.Message, message) {
				t.Errorf("%s with %s: %v, want denial %q", kind, r.rejected, response, message)
			}
			if !kubernetes && !strings.Contains(documented, message) {
				t.Errorf("message %q is not in docs/contract/admission.md", message)
			}
		}
	}
	for path := range validated {
		t.Errorf("no rules for %s", path)
	}
}

// change returns the valid object of a kind with a merge patch.
func change(t *testing.T, kind, patch string) string {
	t.Helper()
	object, err := yaml.YAMLToJSON([]byte(`{kind: ` + kind + `, ` + strings.TrimPrefix(valid[kind], "{")))
	if err != nil {
		t.Fatal(err)
	}
	diff, err := yaml.YAMLToJSON([]byte(patch))
	if err != nil {
		t.Fatalf("parse %s: %v", patch, err)
	}
	out, err := jsonpatch.MergePatch(object, diff)
	if err != nil {
		t.Fatalf("apply %s: %v", patch, err)
	}
	return string(out)
}
