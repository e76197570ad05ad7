// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// references are the dependencies for warnings about references. Everything with "gone" in its name does not exist.
func references(t *testing.T) Deps {
	t.Helper()
	cluster := clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	cluster.Status.Conditions = []metav1.Condition{{Type: "Ready"}, {Type: "GPUReady"}}
	return Deps{
		Gates: gatesOf(t, "true"),
		Fleet: func(context.Context) ([]clusterv1alpha1.Cluster, error) {
			return []clusterv1alpha1.Cluster{cluster}, nil
		},
		Groups: func(_ context.Context, group string) ([]*metav1.APIResourceList, error) {
			return map[string][]*metav1.APIResourceList{"": {listOf("v1", "Secret")}, "apps": {listOf("apps/v1", "Deployment")}}[group], nil
		},
		Find: func(_ context.Context, kind schema.GroupVersionKind, key client.ObjectKey) (*unstructured.Unstructured, []string, error) {
			switch {
			case kind.Kind == "Secret" || kind.Kind == "deployment":
				return nil, nil, errors.New("forbidden")
			case strings.Contains(key.Name, "gone"):
				return nil, []string{"goner"}, nil
			}
			return &unstructured.Unstructured{Object: map[string]any{"status": map[string]any{
				"revision": int64(3), "stages": []any{map[string]any{"name": "canary"}, map[string]any{"name": "rest"}},
			}}}, nil, nil
		},
		Recorded: func(context.Context) (map[string]string, error) {
			return map[string]string{
				names.MetricServers: `["https://prometheus.example.com"]`, names.DisabledControllers: `["placementDecision"]`,
			}, nil
		},
	}
}

// Fields that name what does not exist cause a warning, those that name what cannot be read none.
func TestValidators_warnAboutMissingObjects(t *testing.T) {
	t.Parallel()
	handler, unreadable := serve(t, references(t)), serve(t, Deps{})
	const (
		policy   = `{kind: PropagationPolicy, metadata: {name: a, namespace: shop` + identified + `, spec: {` + nginx
		strategy = `rolloutStrategy: {type: Staged, staged: {gate: {checks: [
			{name: a, prometheus: {address: "https://prometheus.example.com/", query: up}, success: "result > 0"},
			{name: b, prometheus: {address: "https://other.example.com", query: up}, success: "result > 0"}]}}}`
	)
	for name, tc := range map[string]struct {
		path, object string
		want         []string
	}{
		"required by a policy": {
			"/validate-propagationpolicy",
			policy + `, dependentOverrides: [here, gone], schedulePriority: {priorityClassSource: KubePriorityClass, priorityClassName: gone}}}`,
			[]string{
				`spec.dependentOverrides[1]: OverridePolicy "gone" does not exist; until it does, the policy is not applied; similar names: "goner"`,
				`spec.schedulePriority.priorityClassName: PriorityClass "gone" does not exist; until it does, the policy is not ` +
					`applied; similar names: "goner"`,
			},
		},
		"required by a cluster policy": {
			"/validate-clusterpropagationpolicy",
			`{kind: ClusterPropagationPolicy, metadata: {name: a, labels: {clusterpropagationpolicy.karmada.io/permanent-id: x}},
				spec: {` + nginx + `, dependentOverrides: [gone]}}`,
			[]string{`spec.dependentOverrides[0]: ClusterOverridePolicy "gone" does not exist; until it does, the policy is ` +
				`not applied; similar names: "goner"`},
		},
		"metric server": {
			"/validate-propagationpolicy", policy + `, ` + strategy + `}}`,
			[]string{`spec.rolloutStrategy.staged.gate.checks[1].prometheus.address: https://other.example.com is not listed in ` +
				`--rollout-metric-servers of karmada-controller-manager: its queries fail until the administrator adds it`},
		},
		"approval": {
			"/validate-rolloutapproval", `{kind: RolloutApproval, metadata: {name: a}, spec: {rollout: web, stage: canary, revision: 3}}`, nil,
		},
		"approval of another stage and revision": {
			"/validate-rolloutapproval", `{kind: RolloutApproval, metadata: {name: a}, spec: {rollout: web, stage: canry, revision: 4}}`,
			[]string{
				`spec.stage: the rollout has no stage "canry", only: canary, rest`,
				`spec.revision: the rollout has revision 3, not 4; the approval has no effect on it`,
			},
		},
		"approval of another rollout": {
			"/validate-clusterrolloutapproval",
			`{kind: ClusterRolloutApproval, metadata: {name: a}, spec: {rollout: gone, stage: canary, revision: 3}}`,
			[]string{`spec.rollout: staged rollout "gone" does not exist; similar names: "goner"`},
		},
		"remedy": {
			"/validate-remedy", `{kind: Remedy, metadata: {name: a}, spec: {clusterAffinity: {clusterNames: [m1, m2]}, decisionMatches: [
				{clusterConditionMatch: {conditionType: GPUReady, operator: Equal, conditionStatus: "False"}},
				{clusterConditionMatch: {conditionType: Redy, operator: Equal, conditionStatus: "False"}}], actions: [TrafficControl]}}`,
			[]string{
				`spec.clusterAffinity.clusterNames[1]: cluster "m2" does not exist; similar names: "m1"`,
				`spec.decisionMatches[1].clusterConditionMatch.conditionType: no cluster reports a condition of type "Redy"; the ` +
					`condition never matches; similar names: "Ready"`,
			},
		},
		"taint policy": {
			"/validate-clustertaintpolicy", `{kind: ClusterTaintPolicy, metadata: {name: a}, spec: {taints: [{key: a, effect: NoSchedule}],
				addOnConditions: [{conditionType: Redy, operator: In, statusValues: ["False"]}],
				removeOnConditions: [{conditionType: Ready, operator: In, statusValues: ["True"]}]}}`,
			[]string{`spec.addOnConditions[0].conditionType: no cluster reports a condition of type "Redy"; the condition ` +
				`never matches; similar names: "Ready"`},
		},
		"placement without its controller": {
			"/validate-placement", `{kind: Placement, metadata: {name: a}, spec: {}}`,
			[]string{`spec: has no effect while the controller placementDecision is disabled; add placementDecision to --controllers of ` +
				`karmada-controller-manager`},
		},
		"eviction": {
			"/validate-placementeviction", `{kind: PlacementEviction, metadata: {name: a}, spec: {binding: gone, cluster: m1}}`,
			[]string{`spec.binding: ResourceBinding "gone" does not exist; nothing is evicted; similar names: "goner"`},
		},
		"export": {
			"/validate-serviceexport", `{kind: ServiceExport, metadata: {name: gone}}`,
			[]string{`metadata.name: Service "gone" does not exist; until it does, nothing is exported; similar names: "goner"`},
		},
		"import before its export": {
			"/validate-serviceimport", `{kind: ServiceImport, metadata: {name: gone}, spec: {type: ClusterSetIP, ports: []}}`,
			[]string{`metadata.name: ServiceExport "gone" does not exist; until it does, the derived Service has no endpoints; ` +
				`similar names: "goner"`},
		},
		"rebalancer": {
			"/validate-workloadrebalancer", `{kind: WorkloadRebalancer, metadata: {name: a}, spec: {workloads: [
				{apiVersion: apps/v1, kind: Deployment, namespace: shop, name: web}, {apiVersion: v1, kind: Secret, namespace: shop, name: gone},
				{apiVersion: apps/v1, kind: Deployment, namespace: shop, name: gone}, {apiVersion: apps/v1, kind: Deploymnt, name: gone}]}}`,
			[]string{
				`spec.workloads[2]: Deployment "gone" does not exist; it is not rebalanced; similar names: "goner"`,
				`spec.workloads[3]: the control plane does not serve kind "Deploymnt" in apiVersion "apps/v1"; similar names: "Deployment"; ` +
					`it is not rebalanced`,
			},
		},
		"customization": {
			"/validate-resourceinterpretercustomization",
			`{kind: ResourceInterpreterCustomization, metadata: {name: a}, spec: {target: {apiVersion: apps/v1, kind: Deploymentt},
				customizations: {retention: {luaScript: "function Retain(a, b) return a end"}}}}`,
			[]string{`spec.target: the control plane does not serve kind "Deploymentt" in apiVersion "apps/v1"; similar names: "Deployment"`},
		},
		"autoscaler of a kind in lower case": {
			"/validate-federatedhpa", `{kind: FederatedHPA, metadata: {name: a}, spec: {minReplicas: 1, maxReplicas: 5,
				scaleTargetRef: {apiVersion: apps/v1, kind: deployment, name: b}}}`,
			[]string{`spec.scaleTargetRef: the control plane does not serve kind "deployment" in apiVersion "apps/v1"; ` +
				`the kind is spelled "Deployment"; no metric is read, and only the limits have an effect`},
		},
		"schedule of a kind in lower case": {
			"/validate-cronfederatedhpa",
			`{kind: CronFederatedHPA, metadata: {name: a}, spec: {scaleTargetRef: {apiVersion: apps/v1, kind: deployment, name: b},
				rules: [{name: a, schedule: "@daily", targetReplicas: 1}]}}`, nil,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := send(t, handler, tc.path, reviewOf(t, "CREATE", tc.object, ""))
			for i := range got.Warnings {
				got.Warnings[i], _, _ = strings.Cut(got.Warnings[i], "; known types")
			}
			if diff := cmp.Diff(tc.want, got.Warnings); diff != "" || !got.Allowed {
				t.Errorf("allowed %v %v, warnings: -want +got:\n%s", got.Allowed, got.Result, diff)
			}
			if got := send(t, unreadable, tc.path, reviewOf(t, "CREATE", tc.object, "")); !got.Allowed || len(got.Warnings) > 0 {
				t.Errorf("without reads: allowed %v, warnings %q", got.Allowed, got.Warnings)
			}
			got = send(t, handler, tc.path, reviewOf(t, "UPDATE", tc.object, tc.object))
			if len(got.Warnings) > 0 && !strings.Contains(name, "approval") && name != "eviction" { // their updates are not sent
				t.Errorf("update without changes: warnings %q", got.Warnings)
			}
		})
	}
}

// The webhook may list objects of most kinds, and get few.
func TestReads_byList(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		switch found := `[{"metadata": {"name": "web"}}]`; r.URL.Path {
		case "/apis/apps/v1":
			_, _ = w.Write([]byte(`{"kind": "APIResourceList", "apiVersion": "v1", "groupVersion": "apps/v1", "resources": [
				{"name": "deployments/scale", "kind": "Deployment"}, {"name": "deployments", "kind": "Deployment"}]}`))
		case "/apis/apps/v1/namespaces/shop/deployments":
			if selector := r.URL.Query().Get("fieldSelector"); selector != "" && selector != "metadata.name=web" {
				found = "[]"
			}
			found = `{"kind": "PartialObjectMetadataList", "apiVersion": "meta.k8s.io/v1", "items": ` + found + `}`
			w.Write([]byte(found)) //nolint:errcheck // read
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
	defer server.Close()
	config := &rest.Config{Host: server.URL}
	resources, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	objects, err := metadata.NewForConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	find := findObject(resources.RESTClient(), objects)
	deployment := schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	for name, want := range map[string]bool{"web": true, "wbe": false} {
		got, others, err := find(t.Context(), deployment, client.ObjectKey{Namespace: "shop", Name: name})
		if err != nil || (got != nil) != want || !want && !slices.Equal(others, []string{"web"}) {
			t.Errorf("Deployment %s: %v, others %v, %v; want %v", name, got, others, err, want)
		}
	}
	for _, kind := range []schema.GroupVersionKind{
		{Group: "apps", Version: "v1", Kind: "Deploymnt"}, {Group: "gone", Version: "v1", Kind: "A"},
	} {
		if got, _, err := find(t.Context(), kind, client.ObjectKey{Name: "web"}); err == nil {
			t.Errorf("%v: %v, want an error", kind, got)
		}
	}
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{
		Name: names.WebhookKinds, Annotations: map[string]string{names.MetricServers: `["https://a"]`},
	}}
	control := fakecontrol.New(t, fakecontrol.Options{Objects: []client.Object{role}})
	if got, err := readRecorded(control)(t.Context()); err != nil || got[names.MetricServers] != `["https://a"]` {
		t.Errorf("recorded %v, %v", got, err)
	}
}
