// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"fmt"
	"net/http"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/test/fakeapi"
)

const statusFleet = `
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m1}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: web, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: web-too, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: typo}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deploymnt}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: unused}
spec: {resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: none}]}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: default
  uid: u-web
  generation: 2
  annotations: {propagationpolicy.karmada.io/namespace: default, propagationpolicy.karmada.io/name: web}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: forgotten, namespace: default, uid: u-forgotten}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: web-deployment, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: p}}
spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: web, uid: u-web}
  replicas: 2
  clusters: [{name: m1, replicas: 2}]
status:
  conditions: [{type: Scheduled, status: "True"}, {type: FullyApplied, status: "True"}]
  aggregatedStatus: [{clusterName: m1, applied: true, health: Unhealthy}]
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: old-deployment, namespace: default}
spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: old, uid: u-old}
  replicas: 4
  clusters: [{name: m1, replicas: 4}]
status:
  conditions: [{type: Scheduled, status: "True"}, {type: FullyApplied, status: "True"}]
  aggregatedStatus: [{clusterName: m1, applied: true, health: Healthy, status: {generation: 1, observedGeneration: 1}}]
`

// statusServers has a Deployment in m1 whose pods do not fit.
func statusServers(t *testing.T) *fakeapi.Server {
	t.Helper()
	web := fakeapi.Object("apps/v1", "Deployment", "default", "web", managed,
		fakeapi.Field(map[string]any{"matchLabels": map[string]any{"app": "web"}}, "spec", "selector"))
	pod := fakeapi.Object("v1", "Pod", "default", "web-1", fakeapi.Labels(map[string]string{"app": "web"}),
		fakeapi.Field([]any{map[string]any{"type": "PodScheduled", "status": "False", "message": "0/1 nodes: Insufficient cpu"}},
			"status", "conditions"))
	return &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: parseObjects(t, statusFleet)},
		Members: map[string]*fakeapi.Cluster{"m1": {Objects: []*unstructured.Unstructured{web, pod}}},
	}
}

func TestStatus(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = append(servers.Control.Objects, parseObjects(t, `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: stuck
  namespace: default
  uid: u-stuck
  annotations: {propagationpolicy.karmada.io/namespace: default, propagationpolicy.karmada.io/name: web}
`)...)
	kubeconfig := servers.Start(t)
	got := run(t, "status", "-v", "--kubeconfig", kubeconfig)
	if got.Code != 0 || got.Err != "" {
		t.Fatalf("status = %+v", got)
	}
	assertInOrder(t, got.Out, []string{
		"Clusters:   1, 1 ready\n", "Objects:    3, 1 healthy, 1 not scheduled, 1 not healthy\n", "Hints:      ",
		"NotScheduled ", "deployment.apps/stuck", "PropagationPolicy default/web claims it, and it has no binding",
		"NotHealthy ", "deployment.apps/web", "m1: the object is not healthy; pod web-1 is not scheduled: 0/1 nodes: Insufficient cpu",
		"PolicyDeleted ", "deployment.apps/old", "no policy claims it: it keeps m1=4 and is not scheduled",
		"NoPolicy ", "deployment.apps/forgotten", "no policy selects it",
		"SelectsNothing ", "clusterpropagationpolicy/typo", `spec.resourceSelectors[0]: the control plane does not serve kind "Deploymnt"`,
		"SelectsNothing ", "clusterpropagationpolicy/unused", "no object matches",
		"PolicyLoses ", "propagationpolicy/web-too", "1 object, claimed by others such as PropagationPolicy default/web",
	})
	got = run(t, "status", "-n", "shpo", "--kubeconfig", kubeconfig)
	if want := "Warning: namespace \"shpo\" does not exist.\n"; got.Err != want {
		t.Errorf("stderr %q, want %q", got.Err, want)
	}
	got = run(t, "status", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{"1 object that no policy selects", "(use -v to list them and to check all settings)", "NotHealthy "})
}

// An override policy that selects objects, and changes none of them, is shown by status, why and diff.
func TestObserve_unusedOverride(t *testing.T) {
	t.Parallel()
	const typo = `
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: typo, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]
  overrideRules: [{targetCluster: {clusterNames: [m2]}, overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}]
`
	servers := statusServers(t)
	servers.Control.Objects = append(servers.Control.Objects, parseObjects(t, typo+"---\n"+
		"apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n")...)
	kubeconfig := servers.Start(t)
	const note = "OverridePolicy default/typo selects the object and changes nothing in its clusters: " +
		"its rules select none of its clusters: m1.\n"
	for command, want := range map[string]string{
		"status -v":          "ChangesNothing",
		"why deployment/web": note, "diff deployment/web": note,
	} {
		got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
		assertContains(t, command, got.Out, []string{want, "its rules select none of its clusters: m1"})
	}
	got := run(t, "why", "deployment/wbe", "--kubeconfig", kubeconfig)
	if want := `deployments.apps "wbe" not found; similar names: "web"`; got.Code != 1 || !strings.Contains(got.Err, want) {
		t.Errorf("why of a misspelled name = %+v, want %q", got, want)
	}
	got = run(t, "trace", "deployment/web", "-n", "shop", "--kubeconfig", kubeconfig)
	if want := `not found; it exists in namespace default`; got.Code != 1 || !strings.Contains(got.Err, want) {
		t.Errorf("trace in the wrong namespace = %+v, want %q", got, want)
	}
}

// selectorFleet has policies whose selectors name kinds in several ways, and objects that are never propagated.
const selectorFleet = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default, uid: u, annotations: {clusterpropagationpolicy.karmada.io/name: beta}}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: kube-root-ca.crt, namespace: default}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: dns, namespace: kube-system}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: default}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: works.work.karmada.io}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: serviceexports.multicluster.x-k8s.io}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: beta}
spec: {resourceSelectors: [{apiVersion: apps/v1beta1, kind: Deployment, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: lower}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: deployment, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: others}
spec:
  resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: missing},
    {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: foos.example.io}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: fits, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: default, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: misnamed, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: default, name: wbe}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: misplaced, namespace: shop}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, namespace: shop, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: roles, namespace: default}
spec: {resourceSelectors: [{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, name: reader}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: namespaces}
spec: {resourceSelectors: [{apiVersion: v1, kind: Namespace, name: shop}]}
---
apiVersion: v1
kind: Namespace
metadata: {name: shop}
---
apiVersion: v1
kind: Namespace
metadata: {name: other}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterOverridePolicy
metadata: {name: mistyped}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}, {apiVersion: apps/v1, kind: Deploymnt}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterOverridePolicy
metadata: {name: everything}
spec: {}
`

// status and policy show decide as the matcher does whether a selector selects: any version of a kind that is served, in its spelling.
func TestStatus_selectors(t *testing.T) {
	t.Parallel()
	objects := parseObjects(t, selectorFleet)
	got := runReadOnly(t, objects, "status", "-v", "--all")
	const spelled = `the control plane does not serve kind "deployment" in apiVersion "apps/v1"; the kind is spelled "Deployment"`
	var hints []string
	for line := range strings.Lines(got.Out) {
		if fields := strings.Fields(line); len(fields) > 2 && (fields[0] == "NoPolicy" || fields[0] == "SelectsNothing") {
			hints = append(hints, strings.Join(fields[:min(len(fields), 3)], " "))
		}
	}
	want := []string{
		"NoPolicy default configmap/settings", "SelectsNothing clusteroverridepolicy/mistyped spec.resourceSelectors[1]:",
		"SelectsNothing clusterpropagationpolicy/lower spec.resourceSelectors[0]:", "SelectsNothing clusterpropagationpolicy/others no",
		"SelectsNothing default overridepolicy/misnamed", "SelectsNothing default propagationpolicy/roles",
		"SelectsNothing shop overridepolicy/misplaced",
	}
	const global = `objects of kind "ClusterRole" have no namespace; use a ClusterPropagationPolicy` + "\n"
	if !slices.Equal(hints, want) || !strings.Contains(got.Out, spelled) || !strings.Contains(got.Out, global) {
		t.Errorf("hints %q, want %q in\n%s", hints, want, got.Out)
	}
	for policy, want := range map[string][]string{
		"cpp/beta":       {"deployment.apps/web", "ClusterPropagationPolicy beta"},
		"op/fits":        {"deployment.apps/web", "ClusterPropagationPolicy beta"},
		"cpp/lower":      {spelled, "ClusterPropagationPolicy lower selects no object.\n"},
		"pp/roles":       {global[:len(global)-1], "PropagationPolicy default/roles selects no object.\n"},
		"op/misnamed":    {"OverridePolicy default/misnamed selects no object.\n"},
		"cop/mistyped":   {"spec.resourceSelectors[1]: ", "deployment.apps/web"},
		"cop/everything": {"has no resourceSelectors: it selects all objects that are propagated"},
	} {
		got := runReadOnly(t, objects, "policy", "show", policy)
		assertInOrder(t, got.Err+got.Out, want)
	}
}

// A user with the role edit in a namespace may list neither clusters, nor cluster-wide policies, nor other namespaces.
func TestStatus_roleEdit(t *testing.T) {
	t.Parallel()
	const policies = `
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: settings, namespace: default}
spec: {resourceSelectors: [{apiVersion: v1, kind: ConfigMap, name: settings}]}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: lost, namespace: default, uid: u-lost, annotations: {clusterpropagationpolicy.karmada.io/name: unread}}
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: labels, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}], overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}
`
	placed := modify(parseObjects(t, statusFleet+"---\n"+policies), "ResourceBinding", fakeapi.Field(map[string]any{}, "spec", "placement"))
	kubeconfig := startWithForbidden(t, placed, func(r *http.Request) bool {
		discovery := strings.HasPrefix(r.URL.Path, "/apis") && strings.Count(r.URL.Path, "/") <= 3 || strings.Count(r.URL.Path, "/") <= 2
		return !discovery && !strings.Contains(r.URL.Path, "/namespaces/default/") || strings.Contains(r.URL.Path, "configmaps")
	})
	got := run(t, "status", "-v", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{
		"Clusters:   unknown\n", "Objects:    2, 1 healthy, 1 not healthy\n",
		"Not read:   clusteroverridepolicies, clusterpropagationpolicies, clusters, clustertaintpolicies, " +
			"objects of kind ConfigMap, other namespaces",
		"nothing is concluded", "PolicyDeleted ", "deployment.apps/old", "PolicyLoses ", "propagationpolicy/web-too",
	})
	if got.Code != 0 || strings.Contains(got.Out, "SelectsNothing") || strings.Contains(got.Out, "NoPolicy") ||
		strings.Contains(got.Out, "deployment.apps/lost") {
		t.Errorf("exit code %d, a conclusion from what is not read in\n%s%s", got.Code, got.Out, got.Err)
	}
	got = run(t, "status", "-o", "json", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{`"namespace": "default"`, `"unread": [`, `"clusters"`})
	for command, want := range map[string][]string{
		"why deployment/web": {
			"Policy:", "PropagationPolicy default/web", "Note: ", explain.ClustersUnread, "Note: the decision of the scheduler is not known",
		},
		"trace deployment/web":         {"Not read, because you lack the permission: clusters"},
		"tree deployment/web":          {"Cluster m1", "Not read, because you lack the permission: clusters"},
		"diff deployment/web":          {"m1", "override policies select the object, and you may not list clusters"},
		"policy show web-too":          {"deployment.apps/web", "PropagationPolicy default/web"},
		"policy show settings":         {`no permission to list objects of kind "ConfigMap"`, "selects no object that you may list.\n"},
		"policy show op/labels":        {"deployment.apps/web"},
		"policy show op labels":        {"deployment.apps/web"},
		"why propagationpolicy/web":    {"deployment.apps/web"},
		"why overridepolicy/labels":    {"deployment.apps/web"},
		"trace deployment/lost":        {"ClusterPropagationPolicy unread"},
		"tree resourcebinding/unknown": {"not found"},
	} {
		got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
		assertInOrder(t, got.Err+got.Out, want)
	}
}

// Replicas of an object that lost its policy reach no cluster.
func TestStatus_unclaimed(t *testing.T) {
	t.Parallel()
	got := runReadOnly(t, readFleet(t, "orphaned"), "status", "-v")
	assertInOrder(t, got.Out, []string{
		"Objects:    3, 0 healthy, 3 not scheduled\n",
		"deployment.apps/api", "no policy claims it: its clusters keep 2 replicas, the object has 4",
		"deployment.apps/short", "no policy claims it: its clusters keep 4 replicas, the object has 6",
		"deployment.apps/web", "no policy claims it: its clusters keep 7 replicas, the object has 8",
	})
	if strings.Contains(got.Out, "PolicyDeleted") || strings.Contains(got.Out, "NoPolicy") {
		t.Errorf("an object is listed twice:\n%s", got.Out)
	}
}

// gatedFleet has a policy that uses two gates, and a quota and a service of one each.
const gatedFleet = `
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: eager, namespace: default, uid: u-eager, resourceVersion: "7", finalizers: [a/b]}
spec: {preemption: Always, propagateDeps: true, resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: eager-too, namespace: default}
spec: {preemption: Always, resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: FederatedResourceQuota
metadata: {name: limit, namespace: default}
spec: {overall: {cpu: 4}}
---
apiVersion: networking.karmada.io/v1alpha1
kind: MultiClusterService
metadata: {name: web, namespace: default}
spec: {types: [CrossCluster]}
---
apiVersion: v1
kind: Service
metadata: {name: web, namespace: default}
`

// Settings whose feature gate is off in the webhook are counted. Only the webhook knows, so that copies are created in dry runs.
func TestStatus_gates(t *testing.T) {
	t.Parallel()
	var dryRuns []string
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, gatedFleet)}}
	kubeconfig := startBehind(t, servers, func(w http.ResponseWriter, r *http.Request) bool {
		if r.Method == http.MethodPost && r.URL.Query().Get("dryRun") == "All" {
			dryRuns = append(dryRuns, path.Base(r.URL.Path))
			gate := map[string]string{
				"propagationpolicies": "PropagationPolicyPreemption", "multiclusterservices": "MultiClusterService",
			}[path.Base(r.URL.Path)]
			if gate != "" {
				w.Header().Add("Warning", fmt.Sprintf(`299 - "x: has no effect without the feature gate %s, which is off in the webhook"`, gate))
			}
		}
		return false
	})
	got := run(t, "status", "-v", "--kubeconfig", kubeconfig)
	assertInOrder(t, got.Out, []string{
		"3 settings whose feature gate is off",
		"GateOff ", "multiclusterservice/web", "MultiClusterService has no effect without the feature gate MultiClusterService",
		"GateOff ", "propagationpolicy/eager", "spec.preemption has no effect without the feature gate PropagationPolicyPreemption",
		"GateOff ", "propagationpolicy/eager-too", "spec.preemption",
	})
	if got.Code != 0 || got.Err != "" || strings.Contains(got.Out, "propagateDeps") || strings.Contains(got.Out, "federatedresourcequota") {
		t.Errorf("status = %+v", got)
	}
	if slices.Sort(dryRuns); !slices.Equal(dryRuns, []string{"federatedresourcequotas", "multiclusterservices", "propagationpolicies"}) {
		t.Errorf("dry runs %q, want one for each gate or object with several", dryRuns)
	}
	// The Service of a MultiClusterService without effect names the gate.
	for _, command := range []string{"trace", "why"} {
		got := run(t, command, "service/web", "--kubeconfig", kubeconfig)
		want := "MultiClusterService default/web has no effect without the feature gate MultiClusterService, which is off in the webhook"
		if got.Code != 0 || !strings.Contains(got.Out, want) {
			t.Errorf("%s of the Service = %+v, want %q", command, got, want)
		}
	}
	if writes := servers.Control.Writes(); len(writes) > 0 {
		t.Errorf("status wrote %q", writes)
	}
}

// A rollout that a user paused is named as such, not as one that waits.
func TestObserve_paused(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	paused := fakeapi.Field(true, "spec", "paused")
	modify(servers.Control.Objects, "Deployment", paused)
	modify(servers.Members["m1"].Objects, "Deployment", paused)
	kubeconfig := servers.Start(t)
	const want = "its rollout is paused by spec.paused"
	for _, command := range []string{"why deployment/web", "status"} {
		got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
		assertContains(t, command, got.Out, []string{want})
	}
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	objects := modify(parseObjects(t, string(fleet)), "Deployment", paused)
	for _, command := range []string{"trace", "tree"} {
		got := runReadOnly(t, objects, command, "deployment/web", "--members=false")
		assertContains(t, command, got.Out, []string{want})
	}
}

// A status of an older generation, and a cluster that is not ready, are no health.
func TestStatus_stale(t *testing.T) {
	t.Parallel()
	for want, change := range map[string]func(*fakeapi.Server){
		"1 not reported": func(s *fakeapi.Server) {
			s.Control.Objects = modify(s.Control.Objects, "ResourceBinding", fakeapi.Field([]any{map[string]any{
				"clusterName": "m1", "applied": true, "health": "Healthy", "status": map[string]any{"resourceTemplateGeneration": int64(1)},
			}}, "status", "aggregatedStatus"))
		},
		"unknown: m1 has not been ready since 2026-01-01T00:00:00Z": func(s *fakeapi.Server) {
			s.Control.Objects = modify(s.Control.Objects, "Cluster", fakeapi.Field([]any{map[string]any{
				"type": "Ready", "status": "False", "lastTransitionTime": "2026-01-01T00:00:00Z",
			}}, "status", "conditions"))
		},
	} {
		servers := statusServers(t)
		change(servers)
		got := run(t, "status", "--kubeconfig", servers.Start(t))
		assertInOrder(t, got.Out, []string{want})
	}
}

// The replicas of a cluster that is not ready are the last known ones.
func TestGet_unknownReplicas(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = modify(servers.Control.Objects, "Cluster", fakeapi.Field([]any{map[string]any{
		"type": "Ready", "status": "False", "lastTransitionTime": "2026-01-01T00:00:00Z",
	}}, "status", "conditions"))
	got := run(t, "get", "deployments", "--kubeconfig", servers.Start(t))
	const want = "warning: default/deployment.apps/web: 2 unknown: m1 has not been ready since 2026-01-01T00:00:00Z\n"
	if got.Code != 0 || got.Err != want {
		t.Errorf("get = %+v, want %q", got, want)
	}
}

// A user with the role edit in a namespace may read neither clusters, their members, nor Works.
func TestObserve_roleEdit(t *testing.T) {
	t.Parallel()
	objects := modify(parseObjects(t, statusFleet), "ResourceBinding", fakeapi.Field([]any{
		map[string]any{"type": "Scheduled", "status": "True"}, map[string]any{"type": "FullyApplied", "status": "True"},
		map[string]any{
			"type": "StatusUnknown", "status": "True", "reason": "ClusterNotReady",
			"message": "2 of 2 replicas unknown: m1 has not been ready since T",
		},
	}, "status", "conditions"))
	forbidden := func(r *http.Request) bool {
		return strings.Contains(r.URL.Path, "/clusters/m1") || strings.Contains(r.URL.Path, "/namespaces/karmada-es-")
	}
	const note = "Not read, because you lack the permission: clusters, works. Their states are those that the binding reports."
	kubeconfig := startWithForbidden(t, objects, forbidden)
	for command, want := range map[string][]string{
		"trace": {"Applied ", "m1", "Waiting ", "m1", "m1 has not been ready since T", note, "Incomplete"},
		"tree":  {"ClusterNotReady: 2 of 2 replicas unknown", "Cluster m1", "Work karmada-es-m1/web-", "unknown: denied", note},
		"diff":  {"denied", "Note: " + note + "\n"},
	} {
		got := run(t, command, "deployment/web", "--kubeconfig", kubeconfig)
		if got.Err != "" {
			t.Errorf("%s: %s", command, got.Err)
		}
		assertInOrder(t, got.Out, want)
	}
}

// A condition of the binding that the newest template did not arrive is shown by all commands, although each Work is applied.
func TestObserve_conditions(t *testing.T) {
	t.Parallel()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	const failure = "cluster member2: OverridePolicy default/broken, rule 1: no such path"
	for name, condition := range map[string]map[string]any{
		"NotRendered":     {"type": "Rendered", "status": "False", "reason": "RenderFailed", "message": failure},
		"EvictionBlocked": {"type": "EvictionBlocked", "status": "True", "reason": "NoReplacement", "message": failure},
		"NotScheduled":    {"type": "Scheduled", "status": "False", "reason": "NoClusterFit", "message": failure},
		"NotReported":     {"type": "Interpreted", "status": "False", "reason": "InterpretFailed", "message": failure},
	} {
		objects := modify(parseObjects(t, string(fleet)), "ResourceBinding", func(o *unstructured.Unstructured) {
			existing, _, _ := unstructured.NestedSlice(o.Object, "status", "conditions")
			kept := slices.DeleteFunc(existing, func(c any) bool { return c.(map[string]any)["type"] == condition["type"] })
			fakeapi.Field(append(kept, condition), "status", "conditions")(o)
		})
		for command, want := range map[string][]string{
			"trace deployment/web --members=false": {"Incomplete", failure},
			"tree deployment/web --members=false":  {"ResourceBinding default/web-deployment", failure},
			"status":                               {"0 healthy", name, "deployment.apps/web", failure},
		} {
			got := runReadOnly(t, objects, strings.Fields(command)...)
			assertInOrder(t, got.Out, want)
			if got.Code != 0 || strings.Contains(got.Out, "Complete") {
				t.Errorf("%s: %s = %+v", name, command, got)
			}
		}
	}
}

func TestRebalance(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = append(servers.Control.Objects, fakeapi.Object("apps/v1", "Deployment", "default", "old",
		fakeapi.Field("u-old", "metadata", "uid")))
	kubeconfig := servers.Start(t)
	got := run(t, "rebalance", "deployment/web", "--kubeconfig", kubeconfig)
	_, see, _ := strings.Cut(got.Out, "requests to schedule 1 object again; see: karmadactl ")
	if want := "why deployment.apps/web -n default --kubeconfig " + kubeconfig + "\n"; got.Code != 0 || see != want {
		t.Errorf("rebalance = %+v, want the command %s", got, want)
	}
	if got := run(t, strings.Fields(see)...); got.Code != 0 {
		t.Errorf("the printed command fails: %+v", got)
	}
	const want = `"workloads":[{"apiVersion":"apps/v1","kind":"Deployment","name":"web","namespace":"default"}]`
	if writes := servers.Control.Writes(); len(writes) != 1 || !strings.Contains(writes[0], want) {
		t.Errorf("writes %q, want one with %s", writes, want)
	}
	got = run(t, "rebalance", "deployment/old", "--kubeconfig", kubeconfig)
	if want := "\ndeployment.apps/old in namespace default is not scheduled: its policy was deleted; "; !strings.Contains(got.Out, want) {
		t.Errorf("rebalance of an object without its policy = %+v, want %q", got, want)
	}
	got = run(t, "rebalance", "deployment/forgotten", "--kubeconfig", kubeconfig)
	const unpropagated = "has no binding: it is not propagated; see: karmadactl why deployment.apps/forgotten -n default "
	if got.Code != 1 || !strings.Contains(got.Err, unpropagated) {
		t.Errorf("rebalance of an object without a binding = %+v", got)
	}
}
