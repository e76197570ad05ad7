// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	corev1 "k8s.io/api/core/v1"
)

// Pages of a user who may do everything. The tests share a tab: they leave objects alone that others need.
func TestPages_admin(t *testing.T) {
	t.Parallel()
	p := open(t, newFleet(t, unclaimed()...), adminToken)
	for _, test := range []struct {
		name string
		run  func(p *page)
	}{
		{"find why a workload fails", findWhyAWorkloadFails}, {"find a workload without a policy", findUnclaimedWorkload},
		{"hostile text is text", hostileTextIsText},
		{"views are drawn in steps", drawInSteps},
		{"choose a namespace", chooseNamespace}, {"all views", visitAll}, {"shell in a pod", shellInAPod},
		{"edit with the schema", editWithSchema}, {"plan a policy before it is saved", planPolicy},
		{"follow a rollout to its end", followRollout},
		{"cordon a cluster", cordonACluster},
		{"log out and in", logOutAndIn},
	} {
		p.subtest(test.name, test.run)
	}
}

// Pages of a user with rights in one namespace.
func TestPages_tenant(t *testing.T) {
	t.Parallel()
	p := open(t, newFleet(t), tenantToken)
	p.subtest("missing rights are explained", explainMissingRights)
	p.subtest("approve a held removal", approveHeldRemoval)
}

func findWhyAWorkloadFails(p *page) {
	p.visit("fleet", "Most serious problems")
	p.see("cluster is not reachable")
	p.screenshot("fleet")
	p.click("nav a", "Workloads")
	p.see("NoClusterFit")
	p.screenshot("workloads")
	p.click("label", "Not scheduled 1")
	p.see("1–1 of 1")
	p.click("main a", "cart")
	p.see("Conditions of the binding")
	p.wait(`document.querySelector('[data-kind=NotScheduled] a[href*="kind=PropagationPolicy"]')`) // the verdict leads to the policy
	p.click("[role=tab]", "Why")
	p.see("Unschedulable")
	p.screenshot("why")
	p.click("[role=tab]", "Timeline")
	p.see("Waits for")
	p.screenshot("timeline")
}

// A workload without a policy has no binding. It is among the problems of the fleet, has a filter, and is found by a search.
func findUnclaimedWorkload(p *page) {
	p.visit("fleet", "1 object that no policy selects")
	p.see("deployment.apps/basket")
	p.visit("workloads?search=basket", "No policy 1")
	p.see("selects labels tier=back-end, the object has tier=backend")
	p.click("main a", "basket")
	p.see("Policies that almost match")
	p.wait(`document.querySelector('[data-kind=NoPolicy] a[href*="name=basket"]')`)
}

func hostileTextIsText(p *page) {
	p.visit("workloads?filter=notApplied", "admission webhook denied: <img src=x")
	object := "workload?group=apps&version=v1&kind=Deployment&namespace=default&name=hostile"
	p.visit(object, "Conditions of the binding")
	p.visit(object+"&tab=events", `"><script>`)
	p.visit(object+"&tab=manifest", "note: <script>")
	p.visit(object+"&tab=why", "frankfurt")
	p.visit("workload?"+webQuery+"&tab=logs", "<script>window.hostile=1</script>")
	p.see("the end")
}

// The rows of a view are drawn in tasks of some milliseconds: the browser handles input between them. With a clock that advances at each
// call, a task ends after some components. Columns without a value are not shown.
func drawInSteps(p *page) {
	p.visit("none", "No such page")
	p.run(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		_, err := chromedp.Evaluate[bool](`(() => {
			const now = performance.now.bind(performance), post = MessagePort.prototype.postMessage
			let ahead = 0
			window.tasks = 0
			performance.now = () => now() + (ahead += 1)
			MessagePort.prototype.postMessage = function (...message) { window.tasks++; return post.apply(this, message) }
			window.restore = () => { performance.now = now; MessagePort.prototype.postMessage = post; return true }
			return true
		})()`)(ctx, t)
		return chromedp.Void{}, err
	})
	p.visit("workloads?search=legacy", "1–1 of 1")
	p.wait(`window.tasks > 50 && window.restore()`)
	p.wait(`![...document.querySelectorAll("th")].some(h => h.innerText === "Ready")`) // no replicas
}

func chooseNamespace(p *page) {
	p.visit("workloads", "1–5 of 5")
	p.run(chromedp.SendKeys(chromedp.CSS(`input[name=namespace]`), "shop"))
	p.see("1–2 of 2")
	p.wait(`location.search === "?namespace=shop"`)
	p.run(chromedp.Reload()) // the address has the state of the page
	p.see("1–2 of 2")
}

// Each page shows its data, is accessible in both modes, and has a screenshot in the documentation.
func visitAll(p *page) {
	object := "workload?" + webQuery
	for _, view := range []struct{ name, path, text string }{
		{"fleet", "fleet", "cluster is not reachable"},
		{"workloads", "workloads", "NoClusterFit"},
		{"matrix", "matrix", "3 of 3 clusters"},
		{"policies", "policies", "tier=front"},
		{"rollouts", "rollouts?name=web-deployment&namespace=default", "Approve europe"},
		{"moves", "moves", "Nothing leaves a cluster"},
		{"inbox", "inbox", "30 bindings from paris"},
		{"resources", "resources?resource=deployments.apps", "hostile"},
		{"services", "resources?resource=services", "frankfurt: 1 of 2 endpoints ready"},
		{"search", "search?search=kind:Pod", "web-1"},
		{"workload", object, "Conditions of the binding"},
		{"diff", object + "&tab=diff", "Update: frankfurt"},
		{"pods", object + "&tab=pods", "CrashLoopBackOff"},
		{"logs", object + "&tab=logs", "hello from web-2"},
		{"", object + "&tab=why", "Claimed by"},
		{"", object + "&tab=timeline", "Applied in all clusters"},
		{"cluster", "cluster?name=frankfurt", "Workloads in the cluster"},
		{"", "cluster?name=paris", "ClusterNotReachable"},
		{"", object + "&tab=events", "Events"},
		{"", object + "&tab=manifest", "apiVersion"},
		{"", "shell?cluster=frankfurt&namespace=default&pod=web-1&container=web", "Opens a shell"},
	} {
		p.visit(view.path, view.text)
		p.accessible(view.path)
		if view.name != "" {
			p.screenshot(view.name)
		}
	}
	p.run(chromedp.Click(chromedp.CSS(`[aria-label="Switch between dark and light mode"]`)))
	p.wait(`document.documentElement.dataset.mantineColorScheme === "dark"`)
	p.visit("fleet", "Most serious problems")
	p.screenshot("fleet-dark")
	for _, path := range []string{"fleet", "workloads", "rollouts", object + "&tab=diff"} {
		p.visit(path, "web")
		p.accessible("dark " + path)
	}
	p.run(chromedp.Click(chromedp.CSS(`[aria-label="Switch between dark and light mode"]`)))
}

func shellInAPod(p *page) {
	p.visit("shell?cluster=frankfurt&namespace=default&pod=web-1&container=web", "Opens a shell in pod web-1")
	p.click("main button", "Connect")
	input := chromedp.CSS(`.terminal textarea`)
	p.run(chromedp.WaitReady(input))
	p.see(`"WIDTH"`)
	p.run(chromedp.SendKeys(input, "hello"))
	p.see("HELLO")
	p.screenshot("shell")
}

// The effect of a policy is shown before it is saved.
func planPolicy(p *page) {
	p.visit("edit?group=policy.karmada.io&version=v1alpha1&kind=PropagationPolicy&namespace=default&name=web", "Plan deletion")
	p.run(chromedp.WaitVisible(chromedp.CSS(`.cm-content`)))
	p.see("The text is unchanged: there is nothing to apply.")
	p.wait(`[...document.querySelectorAll("button")].find(b => b.innerText === "Plan").disabled`)
	p.wait(`!/resourceVersion|last-applied|uid/.test(document.querySelector(".cm-content").innerText)`)
	p.insert(".cm-content", "  priority: 3")
	p.see("Plan the change before you save it.")
	p.click("button", "Plan")
	p.see("Effect")
	p.click("button", "Apply this plan")
	p.see("Saved.")
	got := p.f.api.Control.Find("policy.karmada.io/v1alpha1", "PropagationPolicy", "default", "web")
	if !strings.Contains(fmt.Sprint(got.Object["spec"]), "priority") || got.GetAnnotations()[corev1.LastAppliedConfigAnnotation] == "" {
		p.t.Errorf("policy = %v", got.Object)
	}
}

// A stage is approved, and the page shows how the rollout continues and ends.
func followRollout(p *page) {
	p.visit("rollouts", "waits for its stage")
	p.click("main button", "Approve europe")
	p.click("[role=dialog] button", "Approve europe")
	p.run(chromedp.WaitNotPresent(chromedp.CSS(`[role=dialog]`)))
	if writes := strings.Join(p.f.api.Control.Writes(), ""); !strings.Contains(writes, "rolloutapprovals") {
		p.t.Errorf("writes = %s, want an approval", writes)
	}
	p.f.rollout(p.t, "Progressing", "Updating")
	p.see("Updating")
	p.wait(`![...document.querySelectorAll("main button")].some(b => b.innerText.startsWith("Approve"))`)
	p.f.rollout(p.t, "Succeeded", "Healthy")
	p.wait(`document.querySelector("main").innerText.split("Succeeded").length === 4`) // the rollout and its two stages
	p.wait(`![...document.querySelectorAll("main button")].some(b => b.innerText === "Pause")`)
	p.see("revision 2, stable: revision 2")
}

// rollout sets the phase of the stage europe and of its rollout, and the state of the cluster frankfurt, as its controller does.
func (f *fleet) rollout(t *testing.T, phase, state string) {
	t.Helper()
	o := f.api.Control.Find("fleet.karmada.io/v1alpha1", "StagedRollout", "default", "web-deployment")
	status := o.Object["status"].(map[string]any)
	status["phase"], status["message"] = phase, ""
	status["stages"].([]any)[1].(map[string]any)["phase"] = phase
	cluster := status["clusters"].([]any)[1].(map[string]any)
	cluster["revision"], cluster["state"], cluster["message"] = int64(2), state, ""
	if phase == "Succeeded" {
		status["stableRevision"] = int64(2)
	}
	f.api.Control.Emit("MODIFIED", o)
	f.api.Control.Emit("MODIFIED", f.api.Control.Find("work.karmada.io/v1alpha2", "ResourceBinding", "default", "web-deployment"))
}

func cordonACluster(p *page) {
	p.visit("fleet", "Most serious problems")
	p.click("main a", "paris")
	p.see("ClusterNotReachable")
	p.click("main button", "Cordon")
	p.see("Uncordon")
	cluster := p.f.api.Control.Find("cluster.karmada.io/v1alpha1", "Cluster", "", "paris")
	if !strings.Contains(fmt.Sprint(cluster.Object), "unschedulable") {
		p.t.Errorf("cluster = %v, want a cordon", cluster.Object)
	}
}

func logOutAndIn(p *page) {
	p.visit("fleet", "Most serious problems")
	p.click("button", "Log out")
	p.see("Log in to Karmada")
	p.accessible("login")
	p.screenshot("login")
	p.insert("textarea[name=kubeconfig]", strings.ReplaceAll(kubeconfig(adminToken), "\n", ""))
	p.click("button", "Log in")
	p.see("Most serious problems")
}

// A tenant reads why lists are empty.
func explainMissingRights(p *page) {
	p.see("You may not list clusters.")
	p.see("clusters-reader")
	p.click("nav a", "Workloads")
	p.see("1–2 of 2")
}

func approveHeldRemoval(p *page) {
	p.click("nav a", "Inbox")
	p.see("one change would remove the objects of 30 bindings from paris")
	p.screenshot("inbox")
	p.click("button", "Approve, keep objects")
	p.see("Approve the removal?")
	p.click("[role=dialog] button", "Approve")
	p.run(chromedp.WaitNotPresent(chromedp.CSS(`[role=dialog]`)))
	b := p.f.api.Control.Find("work.karmada.io/v1alpha2", "ResourceBinding", "shop", "legacy-configmap")
	if got := b.GetAnnotations()["work.karmada.io/removal-approved"]; got != "keep/4" {
		p.t.Errorf("annotation = %q, want keep/4", got)
	}
}
