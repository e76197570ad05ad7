// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bufio"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

const webQuery = "group=apps&version=v1&kind=Deployment&namespace=default&name=web"

func TestViews_diffComparesClusters(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, adminToken)
	var diff struct {
		Clusters []struct{ Cluster, Change, Diff string }
	}
	if code := c.get("diff?"+webQuery, &diff); code != http.StatusOK {
		t.Fatalf("diff = %d", code)
	}
	if len(diff.Clusters) != 1 || diff.Clusters[0].Change != "Update" || !strings.Contains(diff.Clusters[0].Diff, "replicas: 3") {
		t.Errorf("diff = %+v, want 3 replicas instead of 2", diff)
	}
}

func TestViews_podsOfTheSelector(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	var pods struct {
		Pods []struct {
			Cluster, Name, Status string
			Restarts              int
			Foreign               bool
		}
		Errors []any
	}
	if code := c.get("pods?"+webQuery, &pods); code != http.StatusOK {
		t.Fatalf("pods = %d", code)
	}
	if len(pods.Pods) != 2 || pods.Pods[0].Restarts != 1 || pods.Pods[1].Status != "CrashLoopBackOff" || pods.Pods[1].Cluster != "frankfurt" {
		t.Errorf("pods = %+v", pods)
	}
	if pods.Pods[0].Foreign {
		t.Error("a pod of a managed object is marked as foreign")
	}
	object := f.api.Members["frankfurt"].Find("apps/v1", "Deployment", "default", "web")
	object.SetLabels(nil)
	f.api.Members["frankfurt"].Emit("MODIFIED", object)
	if c.get("pods?"+webQuery, &pods); !pods.Pods[0].Foreign {
		t.Errorf("pods = %+v, want those of an object that is not managed", pods)
	}
}

func TestViews_logsOfAllPods(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, f.url+"api/logs?"+webQuery, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	response, err := c.http.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var all strings.Builder
	for lines := bufio.NewScanner(response.Body); lines.Scan() && lines.Text() != "event: end"; {
		all.WriteString(lines.Text())
	}
	for _, want := range []string{`"p":"web-1"`, "hello from web-1", "hello from web-2"} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("logs = %s, want %s", all.String(), want)
		}
	}
	if strings.Contains(all.String(), "other") {
		t.Errorf("logs of another workload: %s", all.String())
	}
}

const newPolicy = `apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: legacy, namespace: shop}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: cart}]
  placement: {clusterAffinity: {clusterNames: [frankfurt]}}
`

// A plan warns of selectors that select nothing, and of affinities that match no cluster.
func TestViews_planWarns(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, adminToken)
	wrong := strings.NewReplacer("name: cart", "name: kart", "clusterNames: [frankfurt]", "labelSelector: {matchLabels: {zone: nowhere}}")
	override := `{apiVersion: policy.karmada.io/v1alpha1, kind: OverridePolicy, metadata: {name: o, namespace: shop}, spec: {
resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, labelSelector: {matchLabels: {tier: none}}}],
overrideRules: [{targetCluster: {clusterNames: [nowhere]}, overriders: {}}]}}`
	const selector = "spec.resourceSelectors[0]: no object matches: Deployment "
	for _, tc := range []struct {
		yaml string
		want []string
	}{
		{newPolicy, nil},
		{wrong.Replace(newPolicy), []string{
			"spec.placement.clusterAffinity: selects no cluster; nothing is scheduled there", selector + "kart",
		}},
		{override, []string{
			`spec.overrideRules[0].targetCluster.clusterNames[0]: cluster "nowhere" does not exist; nothing is changed there`,
			selector + "tier=none",
		}},
	} {
		var plan struct{ Warnings []string }
		body := map[string]any{"changes": []any{map[string]any{"operation": "Apply", "yaml": tc.yaml}}}
		if code := c.post("plan", body, &plan); code != http.StatusOK || !slices.Equal(plan.Warnings, tc.want) {
			t.Errorf("plan = %d, warnings = %q, want %q", code, plan.Warnings, tc.want)
		}
	}
}

// Messages of events name policies; only those that exist are links.
func TestViews_policiesOfEventsExist(t *testing.T) {
	t.Parallel()
	c := newFleet(t, fakeapi.Object("v1", "Event", "default", "web.policies",
		fakeapi.Field("PropagationPolicy web replaces PropagationPolicy shop/web and ClusterOverridePolicy none", "message"),
		fakeapi.Field(map[string]any{
			"apiVersion": "apps/v1", "kind": "Deployment", "namespace": "default", "name": "web", "uid": "uid-web",
		}, "involvedObject"))).login(t, adminToken)
	var detail struct {
		Policies []string
		Events   []struct{ Message string }
	}
	code, want := c.get("workload?"+webQuery, &detail), []string{"PropagationPolicy web"}
	if code != http.StatusOK || !slices.Equal(detail.Policies, want) {
		t.Errorf("workload = %d, %+v, want the policies %v", code, detail, want)
	}
}

func TestViews_policyIsPlannedAndSaved(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	if code := c.post("validate", map[string]any{"yaml": newPolicy}, nil); code != http.StatusOK {
		t.Errorf("validate = %d", code)
	}
	var plan struct {
		Summary  map[string]int
		PlanHash string
		Bindings []struct{ Name string }
	}
	body := map[string]any{"changes": []any{map[string]any{"operation": "Apply", "yaml": newPolicy}}}
	if code := c.post("plan", body, &plan); code != http.StatusOK || plan.PlanHash == "" {
		t.Fatalf("plan = %d, %+v", code, plan)
	}
	if writes := f.api.Control.Writes(); len(writes) > 0 {
		t.Errorf("writes of a plan = %v", writes)
	}
	if code := c.post("save", map[string]any{"yaml": newPolicy, "planHash": "another"}, nil); code != http.StatusConflict {
		t.Errorf("save with another plan = %d, want 409", code)
	}
	if f.api.Control.Find("policy.karmada.io/v1alpha1", "PropagationPolicy", "shop", "legacy") != nil {
		t.Fatal("the policy was saved although its plan changed")
	}
	var saved struct{ YAML string }
	if code := c.post("save", map[string]any{"yaml": newPolicy, "planHash": plan.PlanHash}, &saved); code != http.StatusOK {
		t.Errorf("save = %d", code)
	}
	written := f.api.Control.Find("policy.karmada.io/v1alpha1", "PropagationPolicy", "shop", "legacy")
	if written == nil || !strings.Contains(saved.YAML, "legacy") {
		t.Error("the policy was not saved")
	}
	for _, text := range []string{"", "a: b", newPolicy + "---\n" + newPolicy, "}{"} {
		if code := c.post("validate", map[string]any{"yaml": text}, nil); code != http.StatusBadRequest {
			t.Errorf("validate %q = %d, want 400", text, code)
		}
	}
}

// The editor shows no fields of the control plane. They are kept when an object is saved, and an older version is refused.
func TestViews_editKeepsHiddenFields(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	var object struct {
		YAML string
		Base map[string]any
	}
	if code := c.get("object?"+webQuery, &object); code != http.StatusOK {
		t.Fatalf("object = %d", code)
	}
	if strings.Contains(object.YAML, "uid-web") || strings.Contains(object.YAML, "readyReplicas") || object.Base["uid"] != "uid-web" {
		t.Errorf("object = %+v, want the UID in the base only, and no status", object)
	}
	body := map[string]any{"yaml": strings.ReplaceAll(object.YAML, "replicas: 3", "replicas: 4"), "base": object.Base}
	if code := c.post("save", body, nil); code != http.StatusOK {
		t.Errorf("save = %d", code)
	}
	saved := f.api.Control.Find("apps/v1", "Deployment", "default", "web")
	ready, _, _ := unstructured.NestedInt64(saved.Object, "status", "readyReplicas")
	replicas, _, _ := unstructured.NestedInt64(saved.Object, "spec", "replicas")
	if replicas != 4 || ready != 3 || saved.GetUID() != "uid-web" {
		t.Errorf("saved = %v", saved.Object)
	}
	if code := c.post("save", body, nil); code != http.StatusConflict {
		t.Errorf("save of an older version = %d, want 409", code)
	}
}

func TestViews_rolloutActions(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	var list struct {
		Page []struct {
			Name   string
			Status struct{ Phase string }
		}
	}
	if code := c.get("rollouts", &list); code != http.StatusOK || len(list.Page) != 1 || list.Page[0].Status.Phase != "WaitingForApproval" {
		t.Fatalf("rollouts = %d, %+v", code, list)
	}
	action := func(fields map[string]any) int {
		body := map[string]any{"namespace": "default", "name": "web-deployment", "revision": 2}
		maps.Copy(body, fields)
		return c.post("rollout", body, nil)
	}
	if code := action(map[string]any{"action": "pause", "revision": 1}); code != http.StatusConflict {
		t.Errorf("pause of another revision = %d, want 409", code)
	}
	if code := action(map[string]any{"action": "undo"}); code != http.StatusBadRequest {
		t.Errorf("undo without a revision = %d, want 400", code)
	}
	if writes := f.api.Control.Writes(); len(writes) > 0 {
		t.Errorf("writes = %v, want none", writes)
	}
	if code := action(map[string]any{"action": "pause"}); code != http.StatusOK {
		t.Errorf("pause = %d", code)
	}
	if code := action(map[string]any{"action": "approve", "stage": "europe"}); code != http.StatusOK {
		t.Errorf("approve = %d", code)
	}
	writes := strings.Join(f.api.Control.Writes(), "\n")
	for _, want := range []string{`"suspended":true`, `"stage":"europe"`, `"revision":2`, "uid-rollout"} {
		if !strings.Contains(writes, want) {
			t.Errorf("writes = %s, want %s", writes, want)
		}
	}
}

func TestViews_matrixHasAStateForEachCluster(t *testing.T) {
	t.Parallel()
	c := newFleet(t).login(t, adminToken)
	var matrix struct {
		Columns []struct{ Name string }
		Page    []struct{ Name, Cells string }
	}
	if code := c.get("matrix?sort=name", &matrix); code != http.StatusOK || len(matrix.Columns) != 3 {
		t.Fatalf("matrix = %d, %+v", code, matrix)
	}
	got := map[string]string{}
	for _, row := range matrix.Page {
		got[row.Name] = row.Cells
	}
	// The columns are frankfurt, paris and oregon, by region.
	for name, want := range map[string]string{"web": "h..", "hostile": "f..", "cart": "...", "legacy": "h.."} {
		if got[name] != want {
			t.Errorf("cells of %s = %q, want %q", name, got[name], want)
		}
	}
}

// A tenant cannot use the views of others, and no action writes with other rights than those of the user.
func TestViews_tenantIsRefused(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, tenantToken)
	list := "resources?resource=deployments.apps&namespace=default"
	for _, view := range []string{"diff?" + webQuery, "pods?" + webQuery, "object?" + webQuery, list} {
		if code := c.get(view, nil); code != http.StatusForbidden {
			t.Errorf("%s = %d, want 403", view, code)
		}
	}
	if code := c.get("logs?"+webQuery, nil); code != http.StatusForbidden {
		t.Errorf("logs = %d, want 403", code)
	}
	var policies struct {
		Page       []struct{ Namespace string }
		Unreadable []string
	}
	c.get("policies?namespace=", &policies)
	if len(policies.Page) > 0 || len(policies.Unreadable) == 0 {
		t.Errorf("policies = %+v", policies)
	}
	foreign := strings.ReplaceAll(newPolicy, "shop", "default")
	if code := c.post("save", map[string]any{"yaml": foreign}, nil); code != http.StatusForbidden {
		t.Errorf("save in another namespace = %d, want 403", code)
	}
	pause := map[string]any{"namespace": "default", "name": "web-deployment", "action": "pause", "revision": 2}
	if code := c.post("rollout", pause, nil); code != http.StatusForbidden {
		t.Errorf("pause of another namespace = %d, want 403", code)
	}
	lose := map[string]any{"changes": []any{map[string]any{"operation": "LoseCluster", "cluster": "frankfurt"}}}
	if code := c.post("plan", lose, nil); code != http.StatusForbidden {
		t.Errorf("plan = %d, want 403", code)
	}
	if writes := f.api.Control.Writes(); len(writes) > 0 {
		t.Errorf("writes = %v, want none", writes)
	}
}
