// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// misspelled has settings of which a part names what does not exist.
const misspelled = statusFleet + `---
apiVersion: v1
kind: ConfigMap
metadata: {name: config, namespace: default, uid: u-config}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: partly}
spec:
  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: config}, {apiVersion: v1, kind: ConfigMap, name: cofn},
    {apiVersion: v1, kind: Secret}, {apiVersion: v1, kind: Secret, labelSelector: {matchLabels: {app: wbe}}},
    {apiVersion: v1, kind: ConfigMpa, name: config}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: partly, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]
  overrideRules:
  - overriders: {labelsOverrider: [{operator: add, value: {a: b}}, {operator: replace, value: {teir: b}}]}
  - {targetCluster: {clusterNames: [mm1]}, overriders: {labelsOverrider: [{operator: add, value: {a: c}}]}}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: waits, namespace: default, uid: u-waits,
  labels: {resourcetemplate.karmada.io/retain-replica: "true", fleet.karmada.io/publish-decision: "true"},
  annotations: {work.karmada.io/conflict-resolution: Overwrit}}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: reserved, namespace: default, uid: u-reserved, labels: {karmada.io/system: "true"}}
---
apiVersion: v1
kind: Namespace
metadata: {name: skipped, labels: {namespace.karmada.io/skip-auto-propagation: "yes", fleet.karmada.io/argocd-clusters: "true"}}
---
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: faraway, annotations: {failover.karmada.io/confirmed-lost: "yes"}}
spec: {syncMode: Push, secretRef: {namespace: karmada-cluster, name: gone},
  taints: [{key: cluster.karmada.io/not-ready, effect: NoSchedule}]}
status: {conditions: [{type: Ready, status: "True"}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: waits, namespace: default}
spec: {dependentOverrides: [partly, gone], resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: waits}]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: urgent, namespace: default, uid: u-urgent,
  annotations: {propagationpolicy.karmada.io/namespace: default, propagationpolicy.karmada.io/name: urgent}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: urgent, namespace: default}
spec: {schedulePriority: {priorityClassSource: KubePriorityClass, priorityClassName: hihg},
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: urgent}]}
---
apiVersion: remedy.karmada.io/v1alpha1
kind: Remedy
metadata: {name: dns}
spec: {clusterAffinity: {clusterNames: [m1, m9]}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterTaintPolicy
metadata: {name: down}
spec: {addOnConditions: [{conditionType: Redy, operator: In, statusValues: ["False"]}], taints: [{key: a, effect: NoSchedule}]}
---
apiVersion: search.karmada.io/v1alpha1
kind: ResourceRegistry
metadata: {name: all}
spec: {targetCluster: {clusterNames: [m9]}, resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]}
---
apiVersion: config.karmada.io/v1alpha1
kind: ResourceInterpreterCustomization
metadata: {name: sized}
spec: {target: {apiVersion: apps/v1, kind: Deploymentt}, customizations: {}}
---
apiVersion: apps.karmada.io/v1alpha1
kind: WorkloadRebalancer
metadata: {name: again}
spec: {workloads: [{apiVersion: apps/v1, kind: Deployment, namespace: default, name: wbe}]}
status: {observedWorkloads: [{workload: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: wbe}, result: Failed,
  reason: ReferencedBindingNotFound}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: nightly, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: wbe}, rules: [{name: a, schedule: "0 0 31 2 *", targetReplicas: 1},
  {name: b, schedule: "@daily", targetReplicas: 1}, {name: c, schedule: "0 0 * * *", targetReplicas: 2}]}
---
apiVersion: fleet.karmada.io/v1alpha1
kind: PlacementEviction
metadata: {name: drain, namespace: default}
spec: {binding: web-deployment, cluster: m9}
status: {phase: Invalid, message: the workload is not in cluster m9}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceExport
metadata: {name: web, namespace: default}
---
apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ServiceImport
metadata: {name: wbe, namespace: default}
---
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterService
metadata: {name: shared, namespace: default}
spec: {types: [CrossCluster], providerClusters: [{name: m2}]}
status: {conditions: [{type: EndpointsReady, status: "False", message: "No provider cluster has ready endpoints: m2."}]}
---
apiVersion: v1
kind: Service
metadata: {name: shared, namespace: default}
---
apiVersion: apps.karmada.io/v1alpha1
kind: WorkloadRebalancer
metadata: {name: unclaimed}
spec: {workloads: [{apiVersion: apps/v1, kind: Deployment, namespace: default, name: old}]}
status: {observedWorkloads: [{workload: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: old}, result: Successful}]}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: "system:karmada:webhook:kinds", annotations: {karmada.io/disabled-controllers: '["argoCDClusters", "placementDecision"]'}}
---
apiVersion: fleet.karmada.io/v1alpha1
kind: Placement
metadata: {name: gpu, namespace: default}
spec: {placement: {clusterAffinity: {clusterNames: [m9]}}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: staged, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deploymnt}, {apiVersion: apps/v1, kind: Deployment, name: wbe},
    {apiVersion: apps/v1, kind: Deployment, name: web}]
  placement: {workloadAffinity: {antiAffinity: {groupByLabelKey: grop}}}
  rolloutStrategy: {type: Staged, staged: {maxFailures: 9, windows: [{schedule: "0 8 31 2 *", duration: 1h}],
    stages: [{name: a, clusterAffinity: {clusterNames: [m9]}}]}}
---
apiVersion: fleet.karmada.io/v1alpha1
kind: StagedRollout
metadata: {name: web-deployment, namespace: default}
spec: {unit: {apiVersion: apps/v1, kind: Deployment, name: web}}
status: {revision: 2, stages: [{name: canary, phase: Complete}]}
---
apiVersion: fleet.karmada.io/v1alpha1
kind: RolloutApproval
metadata: {name: typo, namespace: default}
spec: {rollout: web-deployment, stage: canry, revision: 2}
---
apiVersion: fleet.karmada.io/v1alpha1
kind: RolloutApproval
metadata: {name: used, namespace: default}
spec: {rollout: web-deployment, stage: former, revision: 1}
`

// Parts of settings that name what does not exist are hints, each with its field.
func TestStatus_misspelledSettings(t *testing.T) {
	t.Parallel()
	objects := modify(parseObjects(t, misspelled), "ResourceBinding", fakeapi.Field([]any{
		map[string]any{"clusterName": "m1", "notApplied": []any{`unknown field "spec.template.spec.nodeSelectr"`}},
		map[string]any{"clusterName": "m2", "notApplied": []any{`unknown field "spec.template.spec.nodeSelectr"`}},
	}, "status", "drift"))
	objects = modify(objects, "ResourceBinding", fakeapi.Field(`[{"apiVersion": "v1", "kind": "ConfigMpa", "name": "a"}]`,
		"metadata", "annotations", names.Dependencies))
	objects = modify(objects, "ResourceBinding", fakeapi.Field("yes", "metadata", "annotations", names.RestartApproved))
	objects = modify(objects, "ResourceBinding", fakeapi.Field("2030-01-02T03:04:05Z", "spec", "rescheduleTriggeredAt"))
	const ignored = `m1 and 1 other cluster ignore unknown field "spec.template.spec.nodeSelectr"`
	got := runReadOnly(t, objects, "status", "-v", "--all")
	for _, want := range []string{
		"SelectsNothing clusterpropagationpolicy/partly spec.resourceSelectors[1]: no object matches: ConfigMap cofn\n",
		"SelectsNothing clusterpropagationpolicy/partly spec.resourceSelectors[3]: no object matches: Secret with labels app=wbe\n",
		"SelectsNothing clusterpropagationpolicy/partly spec.resourceSelectors[4]: the control plane does not serve kind \"ConfigMpa\"",
		"ChangesNothing default overridepolicy/partly rule 1: labelsOverrider[1]: the object has no label teir to replace\n",
		"ChangesNothing default overridepolicy/partly rule 2: targetCluster: no selected object is scheduled to a cluster that it selects\n",
		"PolicyNotApplied default propagationpolicy/waits the policy is not applied: spec.dependentOverrides[1]: OverridePolicy gone does not",
		"PolicyNotApplied default propagationpolicy/urgent the policy is not applied: spec.schedulePriority.priorityClassName: PriorityClass",
		"FieldsIgnored default deployment.apps/web " + ignored + "\n",
		"MissingReference remedy/dns spec.clusterAffinity.clusterNames[1]: cluster \"m9\" does not exist; similar names: \"m1\"\n",
		"MissingReference clustertaintpolicy/down spec.addOnConditions[0].conditionType: no cluster reports a condition of type \"Redy\"",
		"MissingReference resourceregistry/all spec.targetCluster.clusterNames[0]: cluster \"m9\" does not exist; nothing is cached there; ",
		"MissingReference resourceinterpretercustomization/sized spec.target: the control plane does not serve kind \"Deploymentt\"",
		"MissingReference workloadrebalancer/again status.observedWorkloads[0]: Deployment default/wbe was not rebalanced",
		"MissingReference default cronfederatedhpa/nightly spec.scaleTargetRef: Deployment \"wbe\" does not exist; its rules fail;",
		"MissingReference default cronfederatedhpa/nightly spec.rules[0].schedule: there is no time \"0 0 31 2 *\", so the rule is never applied",
		"MissingReference default placementeviction/drain status.phase: is Invalid: the workload is not in cluster m9\n",
		"MissingReference default serviceexport/web metadata.name: Service \"web\" does not exist; until it does, nothing is exported\n",
		"MissingReference default serviceimport/wbe metadata.name: ServiceExport \"wbe\" does not exist; until it does, the derived Service has ",
		"MissingReference default multiclusterservice/shared status.conditions: No provider cluster has ready endpoints: m2.\n",
		"MissingReference workloadrebalancer/unclaimed status.observedWorkloads[0]: Deployment default/old is not scheduled: no policy claims it",
		"MissingReference default placement/gpu spec: has no effect while the controller placementDecision is disabled; add ",
		"MissingReference default placement/gpu spec.placement.clusterAffinity.clusterNames[0]: cluster \"m9\" does not exist; nothing is ",
		"SelectsNothing default propagationpolicy/staged spec.resourceSelectors[0]: the control plane does not serve kind \"Deploymnt\"",
		"SelectsNothing default propagationpolicy/staged spec.resourceSelectors[1]: no object matches: Deployment wbe; similar names: \"web\"\n",
		"MissingReference default propagationpolicy/staged spec.placement.workloadAffinity.antiAffinity.groupByLabelKey: no selected object has ",
		"MissingReference default propagationpolicy/staged spec.rolloutStrategy.staged.windows[0].schedule: there is no time \"0 8 31 2 *\"; ",
		"MissingReference default propagationpolicy/staged spec.rolloutStrategy.staged.stages[0].clusterAffinity.clusterNames[0]:",
		"NotPropagated default deployment.apps/web its dependency ConfigMpa a: the control plane does not serve kind \"ConfigMpa\"",
		`MissingReference default deployment.apps/waits metadata.annotations[work.karmada.io/conflict-resolution]: "Overwrit" is none of ` +
			`overwrite, abort; `,
		"MissingReference default deployment.apps/waits metadata.labels[resourcetemplate.karmada.io/retain-replica]: Karmada has no such label",
		"MissingReference default configmap/reserved metadata.labels[karmada.io/system]: is for objects of Karmada itself; ",
		`MissingReference default resourcebinding/web-deployment metadata.annotations[work.karmada.io/restart-approved]: "yes" is not a time `,
		`MissingReference namespace/skipped metadata.labels[namespace.karmada.io/skip-auto-propagation]: "yes" is none of true, false; `,
		"MissingReference namespace/skipped metadata.labels[fleet.karmada.io/argocd-clusters]: has no effect while the controller ",
		"MissingReference default deployment.apps/waits metadata.labels[fleet.karmada.io/publish-decision]: has no effect while the ",
		`MissingReference cluster/faraway metadata.annotations[failover.karmada.io/confirmed-lost]: "yes" is none of true, false; the loss `,
		`MissingReference cluster/faraway spec.secretRef: Secret "gone" does not exist; the control plane needs it to connect to the cluster`,
		"MissingReference default propagationpolicy/staged spec.rolloutStrategy.staged.maxFailures: 9 is above the number of clusters that ",
		"MissingReference default cronfederatedhpa/nightly spec.rules[1].targetReplicas: 1 has no effect: [2] has the same times, and then ",
		"MissingReference default rolloutapproval/typo spec.stage: the rollout has no stage \"canry\", only: canary\n",
	} {
		var lines []string
		for line := range strings.Lines(got.Out) {
			lines = append(lines, strings.Join(strings.Fields(line), " ")+"\n")
		}
		if !strings.Contains(strings.Join(lines, ""), want) {
			t.Errorf("no %q in\n%s", want, got.Out)
		}
	}
	if got.Code != 0 || strings.Contains(got.Out, "resourceSelectors[2]") || strings.Contains(got.Out, "rolloutapproval/used") ||
		strings.Contains(got.Out, "spec.taints") {
		t.Errorf("exit code %d, a selector of a kind, a used approval or a taint of a controller is listed in\n%s%s", got.Code, got.Out, got.Err)
	}
	const gone, class = "spec.dependentOverrides[1]: OverridePolicy gone does not exist", "PriorityClass hihg does not exist"
	for command, want := range map[string]string{
		"why deployment/waits": gone, "trace deployment/waits": gone, "tree deployment/waits": gone, "why deployment/urgent": class,
		"trace deployment/urgent": class, "why deployment/waits -o json": "\\\"Overwrit\\\" is none of overwrite, abort",
		"why deployment/web -o json": "ResourceBinding: metadata.annotations[work.karmada.io/restart-approved]: ",
		"trace deployment/web":       ignored, "tree deployment/web": ignored,
		"trace serviceimport/wbe": "ServiceExport \"wbe\" does not exist; until it does, the derived Service has no endpoints",
		"why service/shared":      "MultiClusterService default/shared: No provider cluster has ready endpoints: m2",
		"why deployment/web":      "m1: unknown field \"spec.template.spec.nodeSelectr\" (the API of the cluster does not have it)",
	} {
		got := runReadOnly(t, objects, strings.Fields(command)...)
		assertContains(t, command, got.Out, []string{want})
	}
}

// An object whose dispatching is suspended has not failed, although its condition reports a failure.
func TestObserve_suspended(t *testing.T) {
	t.Parallel()
	objects := modify(parseObjects(t, statusFleet), "ResourceBinding", func(o *unstructured.Unstructured) {
		fakeapi.Field(map[string]any{"dispatching": true}, "spec", "suspension")(o)
		fakeapi.Field([]any{}, "status", "aggregatedStatus")(o)
		fakeapi.Field([]any{
			map[string]any{"type": "Scheduled", "status": "True"},
			map[string]any{"type": "FullyApplied", "status": "False", "reason": "FullyAppliedFailed", "message": "Failed to apply all works"},
		}, "status", "conditions")(o)
	})
	for command, want := range map[string]string{
		"status": "dispatching is suspended", "tree deployment/web": "dispatching is suspended",
		"why deployment/web": "FullyApplied:   False: dispatching is suspended",
	} {
		got := runReadOnly(t, objects, strings.Fields(command)...)
		if assertContains(t, command, got.Out, []string{want}); strings.Contains(got.Out, "Failed") {
			t.Errorf("%s reports a failure:\n%s", command, got.Out)
		}
	}
}

// Commands with the kubeconfig of another cluster name the cause. A control plane that lacks the kind is not mistaken for one.
func TestObserve_otherServer(t *testing.T) {
	t.Parallel()
	const group = `{"name": "%[1]s", "versions": [{"groupVersion": "%[1]s/%[2]s", "version": "%[2]s"}]}`
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{}}
	servers.Control.Objects = parseObjects(t, "{apiVersion: apps/v1, kind: Deployment, metadata: {name: web, namespace: default}}")
	for others, want := range map[string]string{
		"": "the API server is not a Karmada control plane: ",
		", " + fmt.Sprintf(group, "policy.karmada.io", "v1alpha1"): "is not installed in this Karmada control plane: ",
	} {
		kubeconfig := startBehind(t, servers, func(w http.ResponseWriter, r *http.Request) bool {
			if strings.HasPrefix(r.URL.Path, "/apis/work.karmada.io") || strings.HasPrefix(r.URL.Path, "/apis/cluster.karmada.io") {
				http.NotFound(w, r)
				return true
			}
			if r.URL.Path != "/apis" {
				return false
			}
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"kind": "APIGroupList", "apiVersion": "v1", "groups": [`+group+`%[3]s]}`, "apps", "v1", others)
			return true
		})
		before := len(servers.Control.Writes())
		got := run(t, "get", "deployment", "web", "--kubeconfig", kubeconfig)
		warned := strings.Contains(got.Err, "Warning: the API server is not a Karmada control plane")
		if got.Code != 0 || warned != (others == "") {
			t.Errorf("get = %+v, want a warning %v", got, others == "")
		}
		got = run(t, "why", "deployment/missing", "--kubeconfig", kubeconfig)
		if named := strings.Contains(got.Err, "is not a Karmada control plane"); got.Code == 0 || named != (others == "") {
			t.Errorf("why of a missing object = %+v, want the cause %v", got, others == "")
		}
		for _, command := range []string{"token create", "token list", "token delete abcdef"} {
			if others != "" && command != "token create" {
				continue // only the refusal is tested
			}
			got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
			refused := strings.Contains(got.Err, "is not a Karmada control plane")
			if refused != (others == "") || refused != (got.Code != 0) {
				t.Errorf("%s = %+v, want it to be refused: %v", command, got, others == "")
			}
			if wrote := len(servers.Control.Writes()) > before; wrote != (others != "") {
				t.Errorf("%s: writes %v, want one: %v", command, servers.Control.Writes(), others != "")
			}
		}
		got = run(t, "doctor", "--kubeconfig", kubeconfig)
		refused := strings.Contains(got.Out, "the API server is not a Karmada control plane: ")
		claims := strings.Count(got.Out, "OK ") // that the API server responds
		if got.Code == 0 || refused != (others == "") || refused && (strings.Contains(got.Out, "is not installed") || claims != 1) {
			t.Errorf("doctor = %+v, want only the error about another server: %v", got, others == "")
		}
		commands := []string{"status", "why deployment/web", "trace deployment/web", "plan deployment/web", "plan --lose-cluster=m1"}
		for _, command := range commands {
			got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
			doctor := strings.Contains(got.Err, "karmadactl doctor --kubeconfig")
			if got.Code == 0 || !strings.Contains(got.Err, want) || doctor != (others != "") || strings.Contains(got.Err, "karmada up") {
				t.Errorf("%s = %+v, want %q", command, got, want)
			}
		}
	}
}
