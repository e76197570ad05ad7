// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package config_test

import (
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

const (
	policyStart = "apiVersion: policy.karmada.io/v1alpha1\nkind: PropagationPolicy\nmetadata: {name: x}\n"
	overrides   = "apiVersion: policy.karmada.io/v1alpha1\nkind: OverridePolicy\nmetadata: {name: x}\n"
	cronStart   = "apiVersion: autoscaling.karmada.io/v1alpha1\nkind: CronFederatedHPA\nmetadata: {name: x}\n"
	scalerStart = "apiVersion: autoscaling.karmada.io/v1alpha1\nkind: FederatedHPA\nmetadata: {name: x}\n"
	hookStart   = "apiVersion: config.karmada.io/v1alpha1\nkind: ResourceInterpreterWebhookConfiguration\nmetadata: {name: x}\n"
	mcsStart    = "apiVersion: networking.karmada.io/v1alpha1\nkind: MultiClusterService\nmetadata: {name: x}\n"
	reschedule  = "apiVersion: config.karmada.io/v1alpha1\nkind: ReplicaSchedulingPolicy\nmetadata: {name: x}\n"

	nginx      = "resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]"
	deployment = "scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: nginx}"
	scaler     = "scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: FederatedHPA, name: nginx}"
)

// If the schema can state a rule of admission, it rejects the object with the same message.
func TestRejected(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ object, want string }{
		"no selectors": {
			policyStart + `spec: {resourceSelectors: []}`,
			"should have at least 1 items",
		},
		"both affinities": {
			policyStart + `spec: {` + nginx + `, placement: {clusterAffinity: {}, clusterAffinities: [{affinityName: a}]}}`,
			"clusterAffinities cannot co-exist with clusterAffinity",
		},
		"field and label": {
			policyStart + `spec: {` + nginx + `, placement: {spreadConstraints: [{spreadByField: cluster, spreadByLabel: tier}]}}`,
			"spreadByLabel should not co-exist with spreadByField",
		},
		"negative minGroups": {
			policyStart + `spec: {` + nginx + `, placement: {spreadConstraints: [{minGroups: -1}]}}`,
			"minGroups lower than 0 is not allowed",
		},
		"negative maxGroups": {
			policyStart + `spec: {` + nginx + `, placement: {spreadConstraints: [{maxGroups: -1}]}}`,
			"maxGroups lower than 0 is not allowed",
		},
		"one key for affinity and anti-affinity": {
			policyStart + `spec: {` + nginx +
				`, placement: {workloadAffinity: {affinity: {groupByLabelKey: a}, antiAffinity: {groupByLabelKey: a}}}}`,
			"affinity and antiAffinity must not use the same groupByLabelKey",
		},
		"negative weight": {
			policyStart + `spec: {` + nginx +
				`, placement: {replicaScheduling: {weightPreference: {staticWeightList: [{targetCluster: {}, weight: -1}]}}}}`,
			"should be greater than or equal to 0",
		},
		"application failover without dependencies": {
			policyStart + `spec: {` + nginx + `, failover: {application: {decisionConditions: {}}}}`,
			"application failover is set, propagateDeps must be true",
		},
		"negative toleration": {
			policyStart + `spec: {` + nginx + `, propagateDeps: true, failover: {application: {decisionConditions: {tolerationSeconds: -1}}}}`,
			"spec.failover.application.decisionConditions.tolerationSeconds: Invalid value: must be greater than or equal to 0",
		},
		"grace period without grace": {
			policyStart + `spec: {` + nginx +
				`, propagateDeps: true, failover: {application: {decisionConditions: {}, purgeMode: Directly, gracePeriodSeconds: 10}}}`,
			"spec.failover.application.gracePeriodSeconds: Invalid value: only takes effect when purgeMode is gracefully",
		},
		"no grace period": {
			policyStart + `spec: {` + nginx + `, propagateDeps: true, failover: {application: {decisionConditions: {}, gracePeriodSeconds: 0}}}`,
			"spec.failover.application.gracePeriodSeconds: Invalid value: must be greater than 0",
		},
		"preemption without a name": {
			policyStart + `spec: {preemption: Always, resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]}`,
			"name cannot be empty if preemption is Always, the empty name may cause unexpected resources preemption",
		},
		"suspended altogether and in part": {
			policyStart + `spec: {` + nginx + `, suspension: {dispatching: true, dispatchingOnClusters: {clusterNames: [m1]}}}`,
			"suspension dispatching cannot co-exist with dispatchingOnClusters.clusterNames",
		},
		"unknown division": {
			policyStart + `spec: {` + nginx + `, placement: {replicaScheduling: {replicaDivisionPreference: Randomly}}}`,
			`supported values: "Aggregated", "Weighted", "Dynamic"`,
		},
		"rules and target": {
			overrides + `spec: {targetCluster: {}, overrideRules: [{overriders: {}}]}`,
			"overrideRules and targetCluster can't co-exist",
		},
		"rules and overriders": {
			overrides + `spec: {overriders: {plaintext: [{path: /a, operator: remove}]}, overrideRules: [{overriders: {}}]}`,
			"overrideRules and overriders can't co-exist",
		},
		"addIfAbsent of arguments": {
			overrides + `spec: {overrideRules: [{overriders: {argsOverrider: [{containerName: a, operator: addIfAbsent}]}}]}`,
			`supported values: "add", "remove"`,
		},
		"long quota name": {
			"apiVersion: policy.karmada.io/v1alpha1\nkind: FederatedResourceQuota\n" +
				"metadata: {name: a23456789-123456789-123456789-123456789-123456789-123456789-1234}\nspec: {overall: {}}",
			"must be no more than 63 characters",
		},
		"two exposure types": {
			mcsStart + `spec: {types: [CrossCluster, LoadBalancer]}`,
			"MultiClusterService types should not contain more than one type",
		},
		"no replicas at least": {
			scalerStart + `spec: {` + deployment + `, minReplicas: 0, maxReplicas: 1}`,
			"must be greater than or equal to 1",
		},
		"no replicas at most": {
			scalerStart + `spec: {` + deployment + `, maxReplicas: 0}`,
			"must be greater than 0",
		},
		"more at least than at most": {
			scalerStart + `spec: {` + deployment + `, minReplicas: 3, maxReplicas: 2}`,
			"spec.maxReplicas: Invalid value: must be greater than or equal to `minReplicas`",
		},
		"cron of another kind of the group": {
			cronStart + `spec: {scaleTargetRef: {apiVersion: autoscaling.karmada.io/v1alpha1, kind: Odd, name: x}, rules: []}`,
			"invalid scaleTargetRef kind: Odd, only support FederatedHPA",
		},
		"cron of an autoscaler without bounds": {
			cronStart + `spec: {` + scaler + `, rules: [{name: a, schedule: "* * * * *", targetReplicas: 1}]}`,
			"targetMinReplicas and targetMaxReplicas cannot be nil at the same time if you want to scale FederatedHPA",
		},
		"cron of an autoscaler to 0 at least": {
			cronStart + `spec: {` + scaler + `, rules: [{name: a, schedule: "* * * * *", targetMinReplicas: 0}]}`,
			"targetMinReplicas should be larger than 0",
		},
		"cron of an autoscaler to 0 at most": {
			cronStart + `spec: {` + scaler + `, rules: [{name: a, schedule: "* * * * *", targetMaxReplicas: 0}]}`,
			"targetMaxReplicas should be larger than 0",
		},
		"cron of an autoscaler to crossed bounds": {
			cronStart + `spec: {` + scaler + `, rules: [{name: a, schedule: "* * * * *", targetMinReplicas: 3, targetMaxReplicas: 2}]}`,
			"targetMaxReplicas should be larger than or equal to targetMinReplicas",
		},
		"cron of a workload without replicas": {
			cronStart + `spec: {` + deployment + `, rules: [{name: a, schedule: "* * * * *"}]}`,
			"targetReplicas cannot be nil if you want to scale Deployment",
		},
		"cron of an autoscaler of another group": {
			cronStart + `spec: {scaleTargetRef: {apiVersion: autoscaling/v2, kind: FederatedHPA, name: x},
				rules: [{name: a, schedule: "* * * * *", targetMinReplicas: 1}]}`,
			"scaleTargetRef.apiVersion must be autoscaling.karmada.io/v1alpha1 if you want to scale FederatedHPA",
		},
		"cron of a workload to negative replicas": {
			cronStart + `spec: {` + deployment + `, rules: [{name: a, schedule: "* * * * *", targetReplicas: -1}]}`,
			"targetReplicas should be larger than or equal to 0",
		},
		"webhook at two places": {
			hookStart + `webhooks: [{name: a.b, interpreterContextVersions: [v1alpha1],
				clientConfig: {url: "https://a", service: {name: a, namespace: b}}}]`,
			"exactly one of url or service is required",
		},
		"webhook nowhere": {
			hookStart + `webhooks: [{name: a.b, interpreterContextVersions: [v1alpha1], clientConfig: {}}]`,
			"exactly one of url or service is required",
		},
		"impatient webhook": {
			hookStart + `webhooks: [{name: a.b, interpreterContextVersions: [v1alpha1], clientConfig: {url: "https://a"}, timeoutSeconds: 0}]`,
			"the timeout value must be between 1 and 30 seconds",
		},
		"rescheduling all the time": {
			reschedule + `spec: {reschedulePolicy: {interval: 0s}}`,
			"must be greater than 0",
		},
	}
	kinds := served(t)
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			object := parse(t, []byte(test.object))[0]
			if errs := kinds[object.GroupVersionKind()].create(t, object); !mentions(errs, test.want) {
				t.Errorf("errors %v, want one with %q", errs, test.want)
			}
		})
	}
}

func TestImmutable(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ before, after, want string }{
		"scheduler": {
			policyStart + `spec: {` + nginx + `}`,
			policyStart + `spec: {` + nginx + `, schedulerName: mine}`,
			"the schedulerName should not be updated",
		},
		"exposure type": {
			mcsStart + `spec: {types: [CrossCluster]}`,
			mcsStart + `spec: {types: [LoadBalancer]}`,
			"MultiClusterService types are immutable",
		},
	}
	kinds := served(t)
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before, after := parse(t, []byte(test.before))[0], parse(t, []byte(test.after))[0]
			kind := kinds[after.GroupVersionKind()]
			if errs := kind.update(t, after, before); !mentions(errs, test.want) {
				t.Errorf("errors %v, want one with %q", errs, test.want)
			}
			for _, object := range []*unstructured.Unstructured{before, after} {
				if errs := kind.update(t, object, object); len(errs) > 0 {
					t.Errorf("unchanged: %v", errs)
				}
			}
		})
	}
}

func TestRules_ofPoliciesDoNotApplyToBindings(t *testing.T) {
	t.Parallel()
	object := parse(t, []byte(`{apiVersion: work.karmada.io/v1alpha2, kind: ResourceBinding, metadata: {name: x}, spec: {
		resource: {apiVersion: v1, kind: ConfigMap, name: x},
		failover: {application: {decisionConditions: {tolerationSeconds: -1}, gracePeriodSeconds: 0}},
		placement: {clusterAffinity: {}, clusterAffinities: [{affinityName: a}], spreadConstraints: [{minGroups: -1}]}}}`))[0]
	if errs := served(t)[object.GroupVersionKind()].create(t, object); len(errs) > 0 {
		t.Error(errs)
	}
}
