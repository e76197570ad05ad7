// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"karmada.io/karmada/test/fakeapi"
)

// movable starts a fleet with a workload that can move from frankfurt to milan, where an unmanaged object of its name exists.
func movable(t *testing.T) *fleet {
	t.Helper()
	f := newFleet(t, readObjects(t, "testdata/moves.yaml")...)
	existing := fakeapi.Object("apps/v1", "Deployment", "default", "api")
	existing.SetUID("uid-in-milan")
	f.api.Members["milan"].Emit("ADDED", existing)
	return f
}

func (f *fleet) writes() string { return strings.Join(f.api.Control.Writes(), "\n") }

// Workloads are moved between clusters.
func TestPages_moves(t *testing.T) {
	t.Parallel()
	p := open(t, movable(t), adminToken)
	p.subtest("evict a workload", evictAWorkload)
	p.subtest("lose and drain a cluster", loseAndDrainACluster)
}

// The effect of the loss and of the drain of a cluster is shown, and then the drain begins.
func loseAndDrainACluster(p *page) {
	p.visit("whatif?cluster=frankfurt", "Nothing is changed")
	p.click("button", "Simulate loss")
	p.see("replicas moved")
	p.accessible("what if")
	p.click("button", "Plan drain")
	p.wait(`location.search.includes("Drain")`)
	p.see("1 held by budgets")
	p.see("waits: PlacementDisruptionBudget api requires 2 available replicas: 2 of 2 replicas stay until replacements are available")
	p.accessible("drain")
	p.screenshot("whatif")
	p.click("button", "Start the drain")
	p.see("which gets no new ones")
	p.see("These workloads stay")
	writes := p.f.writes()
	if !strings.Contains(writes, `cluster.karmada.io/unschedulable`) || strings.Count(writes, "fleet.karmada.io/drained-cluster") != 1 ||
		!strings.Contains(writes, "api-deployment") {
		p.t.Errorf("writes = %s, want the cordon and the eviction of api", writes)
	}
}

// A workload is moved away from one cluster after its destination was shown.
func evictAWorkload(p *page) {
	p.visit("workload?group=apps&version=v1&kind=Deployment&namespace=default&name=api", "Conditions of the binding")
	p.click("main button", "Evict")
	p.see("Its replicas go to frankfurt: +2")
	p.accessible("evict")
	p.screenshot("evict")
	p.click("[role=dialog] button", "Evict")
	p.see("It leaves the cluster when its replacement is ready.")
	if writes := p.f.writes(); strings.Count(writes, "placementevictions") != 1 || !strings.Contains(writes, `"cluster":"milan"`) {
		p.t.Errorf("writes = %s, want one eviction from milan", writes)
	}
}

// What was shown must still hold: otherwise nothing is written.
func TestActions_changedPlans(t *testing.T) {
	t.Parallel()
	f := movable(t)
	c := f.login(t, adminToken)
	type body map[string]any
	evict := body{
		"namespace": "default", "binding": "api-deployment", "cluster": "frankfurt", "planned": body{"to": []string{"paris:+2"}},
	}
	drain := body{"cluster": "frankfurt", "planHash": "other"}
	restart := body{"namespace": "shop", "binding": "legacy-configmap", "generation": 4, "restart": true}
	adopt := func(name, cluster string) body {
		return body{"group": "apps", "version": "v1", "kind": "Deployment", "namespace": "default", "name": name, "cluster": cluster}
	}
	for name, request := range map[string]struct {
		action string
		body   body
		want   int
	}{
		"eviction with another destination":        {"evict", evict, http.StatusConflict},
		"drain with another plan":                  {"drain", drain, http.StatusConflict},
		"drain without a plan":                     {"drain", body{"cluster": "frankfurt"}, http.StatusBadRequest},
		"restart that is a removal":                {"approve-held", restart, http.StatusConflict},
		"take-over where a managed object is":      {"approve-adoption", adopt("web", "frankfurt"), http.StatusConflict},
		"eviction by a user of another namespace":  {"evict", evict, http.StatusForbidden},
		"drain by a user of one namespace":         {"drain", drain, http.StatusForbidden},
		"take-over by a user of another namespace": {"approve-adoption", adopt("api", "milan"), http.StatusForbidden},
	} {
		user := c
		if strings.Contains(name, " by a user") {
			user = f.login(t, tenantToken)
		}
		var out map[string]any
		if got := user.post(request.action, request.body, &out); got != request.want {
			t.Errorf("%s = %d, want %d: %v", name, got, request.want, out)
		}
	}
	if writes := f.writes(); writes != "" {
		t.Errorf("writes = %s, want none", writes)
	}
}

// The inbox lists everything that waits for a decision.
func TestInbox_restartsAndTakeOvers(t *testing.T) {
	t.Parallel()
	f := movable(t)
	c := f.login(t, adminToken)
	var inbox struct {
		Items []struct {
			Kind, Cluster, Binding, Rollout, Stage string
			Generation                             int64
		}
	}
	c.get("inbox", &inbox)
	kinds := map[string]string{}
	for _, item := range inbox.Items {
		kinds[item.Kind] += item.Binding + item.Cluster + item.Rollout + item.Stage
	}
	if kinds["restart"] != "jobs-deployment" || kinds["adoption"] != "api-deploymentmilan" || kinds["removal"] == "" ||
		kinds["cluster"] != "oregon" || kinds["rollout"] != "web-deploymenteurope" {
		t.Fatalf("inbox = %v", kinds)
	}
	if code := c.post("approve-held", map[string]any{
		"namespace": "default", "binding": "jobs-deployment", "generation": 1, "restart": true,
	}, nil); code != http.StatusOK {
		t.Errorf("approval of the restart = %d", code)
	}
	if code := c.post("approve-adoption", map[string]any{
		"group": "apps", "version": "v1", "kind": "Deployment", "namespace": "default", "name": "api", "cluster": "milan",
	}, nil); code != http.StatusOK {
		t.Errorf("approval of the take-over = %d", code)
	}
	find := func(name string) map[string]string {
		return f.api.Control.Find("work.karmada.io/v1alpha2", "ResourceBinding", "default", name).GetAnnotations()
	}
	if got := find("jobs-deployment")["work.karmada.io/restart-approved"]; got == "" {
		t.Error("the restart is not approved")
	}
	if got := find("api-deployment")["work.karmada.io/adoption-approved"]; !strings.Contains(got, "uid-in-milan") {
		t.Errorf("approved take-over = %q, want the UID of the object", got)
	}
}

// The editor suggests the fields of the kind, and names the ones that it does not have.
func editWithSchema(p *page) {
	p.visit("edit", "Ctrl+Space lists fields")
	p.run(chromedp.WaitVisible(chromedp.CSS(`.cm-content`)))
	p.insert(".cm-content", "\n  placemnt: {}")
	p.see("spec.placemnt")
	p.insert(".cm-content", "\n  conflictRes")
	p.run(chromedp.WaitVisible(chromedp.CSS(`.cm-tooltip-autocomplete`)))
	p.see("conflictResolution")
	p.accessible("edit")
	p.screenshot("edit")
}
