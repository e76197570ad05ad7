// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"testing"

	"github.com/chromedp/chromedp"
)

func TestPages_findWhyAWorkloadFails(t *testing.T) {
	t.Parallel()
	p := open(t, newFleet(t), adminToken)
	p.see("Most serious problems")
	p.see("cluster is not reachable")
	p.screenshot("fleet")
	p.click("nav a", "Workloads")
	p.see("NoClusterFit")
	p.screenshot("workloads")
	p.click("label", "Not scheduled 1")
	p.see("1–1 of 1")
	p.click("main a", "cart")
	p.see("Conditions of the binding")
	p.screenshot("workload")
	p.click("[role=tab]", "Why")
	p.see("Unschedulable")
	p.screenshot("why")
	p.click("[role=tab]", "Timeline")
	p.see("Waits for")
	p.screenshot("timeline")
	p.clean()
}

func TestPages_hostileTextIsText(t *testing.T) {
	t.Parallel()
	p := open(t, newFleet(t), adminToken)
	p.visit("workloads?filter=notApplied", "admission webhook denied: <img src=x")
	object := "workload?group=apps&version=v1&kind=Deployment&namespace=default&name=hostile"
	p.visit(object, "Conditions of the binding")
	p.visit(object+"&tab=events", `"><script>`)
	p.visit(object+"&tab=manifest", "note: <script>")
	p.visit(object+"&tab=why", "frankfurt")
	p.clean()
}

func TestPages_approveHeldRemoval(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	p := open(t, f, tenantToken)
	p.click("nav a", "Inbox")
	p.see("one change would remove the objects of 30 bindings from paris")
	p.screenshot("inbox")
	p.click("button", "Approve, keep objects")
	p.see("Approve the removal?")
	p.click("[role=dialog] button", "Approve")
	p.run(chromedp.WaitNotPresent(chromedp.CSS(`[role=dialog]`)))
	b := f.api.Control.Find("work.karmada.io/v1alpha2", "ResourceBinding", "shop", "legacy-configmap")
	if got := b.GetAnnotations()["work.karmada.io/removal-approved"]; got != "keep/4" {
		t.Errorf("annotation = %q, want keep/4", got)
	}
	p.clean()
}

func TestPages_namespaceIsChosen(t *testing.T) {
	t.Parallel()
	p := open(t, newFleet(t), adminToken)
	p.visit("workloads", "1–4 of 4")
	p.run(chromedp.SendKeys(chromedp.CSS(`input[name=namespace]`), "shop"))
	p.see("1–2 of 2")
	p.wait(`location.search === "?namespace=shop"`)
	p.clean()
}

func TestPages_darkMode(t *testing.T) {
	t.Parallel()
	p := open(t, newFleet(t), adminToken)
	p.see("Most serious problems")
	p.run(chromedp.Click(chromedp.CSS(`[aria-label="Switch between dark and light mode"]`)))
	p.wait(`document.documentElement.dataset.mantineColorScheme === "dark"`)
	p.screenshot("fleet-dark")
	p.click("button", "Log out")
	p.see("Log in to Karmada")
	p.clean()
}
