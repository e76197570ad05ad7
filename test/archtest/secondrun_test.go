// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"go/ast"
	"maps"
	"path"
	"strings"
	"testing"
)

// secondRuns holds the files that set up reconcilers, and the test in the package of each which runs it a second time and fails if that
// writes. "none: " precedes the reason why there is none.
var secondRuns = map[string]string{
	"internal/autoscale/cron/controller.go":                    "TestReconcile_scalesWorkload",
	"internal/autoscale/federatedhpa/controller.go":            "TestReconcile_scalesUpAndDown",
	"internal/autoscale/hpamarker/hpamarker.go":                "TestReconcile_followsTarget",
	"internal/autoscale/replicasync/replicasync.go":            "TestReconcile",
	"internal/cluster/argocd/secrets.go":                       "TestSecrets_followsClusters",
	"internal/cluster/decision/decision.go":                    "TestReconcile_publishesDecision",
	"internal/cluster/decision/placement.go":                   "TestPlacements_publishesDecision",
	"internal/cluster/lifecycle/lifecycle.go":                  "TestLifecycle_reachesFixpoint",
	"internal/cluster/multikueue/dispatcher.go":                "TestReconcile_nominates",
	"internal/cluster/profile/profile.go":                      "TestReconcile_writesProfile",
	"internal/cluster/properties/labels.go":                    "TestReconcile_labels",
	"internal/cluster/registration/controller.go":              "TestReconcile_approves",
	"internal/cluster/registration/maintain.go":                "TestMaintainer_updatesAccess",
	"internal/cluster/remedy/remedy.go":                        "TestReconcile",
	"internal/cluster/status/collector.go":                     "TestCollector_reachesFixpoint",
	"internal/cluster/taintpolicy/taintpolicy.go":              "TestReconcile",
	"internal/cluster/tokens/controller.go":                    "TestReconcile_renews",
	"internal/cluster/unifiedauth/unifiedauth.go":              "TestReconcile_reachesFixpoint",
	"internal/controllers/webhookaccess.go":                    "TestWebhookAccess",
	"internal/dependencies/controller.go":                      "TestReconcile_attachesDependencies",
	"internal/failover/application/application.go":             "TestReconcile_evictsAfterToleration",
	"internal/failover/budgetstatus/status.go":                 "TestController_status",
	"internal/failover/controllers.go":                         "none: its users are listed",
	"internal/failover/graceful/graceful.go":                   "TestReconcile_endsReplaced",
	"internal/failover/placementeviction/placementeviction.go": "TestReconcile_phases",
	"internal/failover/suspension/suspension.go":               "TestReconcile_reportsSuspension",
	"internal/failover/taint/taint.go":                         "TestReconcile_evicts",
	"internal/install/operator/server.go":                      "TestReconcile_installsAndRemoves",
	"internal/localmember/volumes.go":                          "none: it simulates a controller of members",
	"internal/mcs/clusterset/control/control.go":               "TestReconcile_pendingClusters",
	"internal/mcs/clusterset/local/local.go":                   "TestReconcile_conformance",
	"internal/mcs/collect/collect.go":                          "TestReconcile_reportsRequestedServices",
	"internal/mcs/dispatch/dispatch.go":                        "TestReconcile_dispatches",
	"internal/mcs/endpointslice/endpointslice.go":              "TestReconcile_imports",
	"internal/mcs/ingress/ingress.go":                          "TestReconcile_routes",
	"internal/mcs/multiclusterservice/multiclusterservice.go":  "TestReconcile_propagatesToNoClusterIfAllNamedOnesAreMissing",
	"internal/mcs/serviceimport/serviceimport.go":              "TestReconcile_derivesService",
	"internal/member/members.go":                               "none: it connects, and writes nothing to the control plane",
	"internal/propagate/detector.go":                           "TestReconcile_claimsTemplateAndCreatesBinding",
	"internal/propagate/policy.go":                             "TestReconcilePolicy_candidates",
	"internal/quota/assignment/assignment.go":                  "TestSync",
	"internal/quota/assignment/status.go":                      "TestStatus",
	"internal/quota/enforcement/enforcement.go":                "TestReconcile",
	"internal/rebalance/descheduler/descheduler.go":            "TestRunOnce",
	"internal/rebalance/utilization/utilization.go":            "TestReconcile_movesReplicas",
	"internal/rebalance/workload/workload.go":                  "TestReconcile_triggers",
	"internal/rollout/watch.go":                                "TestReconcile_stages",
	"internal/scheduler/scheduler.go":                          "TestSchedule_followsSpec",
	"internal/scheduler/status.go":                             "TestReportOutcome_delaysStatus",
	"internal/search/registry/controller.go":                   "TestController_reachesFixpoint",
	"internal/work/aggregate/controller.go":                    "TestReconcile_writesSettledStatusOnce",
	"internal/work/apply/worker.go":                            "TestSync_writesNothingAfterRestart",
	"internal/work/namespaces/controller.go":                   "TestReconcile_createsAWorkForEachClusterWithFinalizer",
	"internal/work/sync/controller.go":                         "TestReconcile_createsAWorkForEachCluster",
	"internal/work/work.go":                                    "none: its users are listed",
}

// setsUpReconciler reports whether a node creates a controller, or a queue with workers.
func setsUpReconciler(n ast.Node) bool {
	s, ok := n.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	from, ok := s.X.(*ast.Ident)
	return ok && (from.Name == "requeue" && (s.Sel.Name == "NewController" || s.Sel.Name == "Runner") ||
		(from.Name == "work" || from.Name == "failover") && s.Sel.Name == "Controllers")
}

// Reconciling an unchanged object writes nothing: every reconciler has a test of that.
func TestReconcilers_haveATestOfASecondRun(t *testing.T) {
	t.Parallel()
	tests, unused := map[string]bool{}, maps.Clone(secondRuns)
	for _, f := range sources(t) {
		if !f.test() {
			continue
		}
		for _, d := range f.syntax.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv == nil {
				tests[path.Dir(f.path)+" "+d.Name.Name] = true
			}
		}
	}
	for _, f := range sources(t) {
		if f.test() || !strings.HasPrefix(f.path, "internal/") || strings.HasPrefix(f.path, "internal/machinery/") {
			continue
		}
		found := false
		ast.Inspect(f.syntax, func(n ast.Node) bool {
			found = found || n != nil && setsUpReconciler(n)
			return !found
		})
		if !found {
			continue
		}
		delete(unused, f.path)
		switch name := secondRuns[f.path]; {
		case name == "":
			t.Errorf("%s sets up a reconciler: add its test, which runs it twice and counts the writes of the second run, to the list", f.path)
		case !strings.HasPrefix(name, "none: ") && !tests[path.Dir(f.path)+" "+name]:
			t.Errorf("%s: test %s does not exist in its package", f.path, name)
		}
	}
	for path := range unused {
		t.Errorf("%s sets up no reconciler: remove it from the list", path)
	}
}
