// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// eventPackages maps each entry of the contract's table of events, "<component> <reasons>", to the package below internal that
// emits them.
var eventPackages = map[string]string{
	"resource-detector ApplyPolicy…":                                        "propagate",
	"resource-detector PreemptPolicy…":                                      "propagate",
	"resource-detector GetReplicas…":                                        "propagate",
	"resource-detector GetComponents…":                                      "propagate",
	"dependencies-distributor GetDependencies…":                             "dependencies",
	"dependencies-distributor SyncScheduleResultToDependencies…":            "dependencies",
	"dependencies-distributor DependencyPolicyConflict":                     "dependencies",
	"default-scheduler ScheduleBinding…":                                    "scheduler",
	"karmada-descheduler DescheduleBinding…":                                "rebalance/descheduler",
	"binding-controller SyncWork…":                                          "work/sync",
	"binding-controller CleanupWorkFailed":                                  "work/sync",
	"override-manager ApplyOverridePolicy…":                                 "work/sync",
	"execution-controller SyncSucceed":                                      "work/apply",
	"execution-controller SyncFailed":                                       "work/apply",
	"execution-controller WorkDispatching":                                  "work/observe",
	"work-status-controller ReflectStatus…":                                 "work/observe",
	"work-status-controller InterpretHealth…":                               "work/observe",
	"resource-binding-status-controller AggregateStatus…":                   "work/aggregate",
	"cluster-controller CreateExecutionSpace…":                              "cluster/lifecycle",
	"cluster-controller RemoveExecutionSpace…":                              "cluster/lifecycle",
	"cluster-controller TaintCluster…":                                      "cluster/lifecycle",
	"unified-auth-controller SyncImpersonationConfig…":                      "cluster/unifiedauth",
	"federated-resource-quota-sync-controller SyncWork…":                    "quota/assignment",
	"federated-resource-quota-status-controller AggregateStatus…":           "quota/assignment",
	"federated-resource-quota-enforcement-controller CollectOverallStatus…": "quota/enforcement",
	"service-import-controller SyncDerivedService…":                         "mcs/serviceimport",
	"multiclusterservice-controller SyncService…":                           "mcs/multiclusterservice",
	"multiclusterservice-controller ClusterNotFound":                        "mcs/multiclusterservice",
	"multiclusterservice-controller APIIncompatible":                        "mcs/multiclusterservice",
	"endpointslice-dispatch-controller DispatchEndpointSlice…":              "mcs/dispatch",
	"endpointslice-dispatch-controller ClusterNotFound":                     "mcs/dispatch",
	"endpointslice-dispatch-controller APIIncompatible":                     "mcs/dispatch",

	"taint-manager EvictWorkloadFromCluster…":             "failover",
	"cluster-taint-policy-controller TaintCluster…":       "cluster/taintpolicy",
	"endpointslice-dispatch-controller SyncServiceFailed": "mcs/dispatch",
}

var quoted = regexp.MustCompile("`([^`]+)`")

// contractEvents returns the entries of the contract's table of events.
func contractEvents(t *testing.T) (out []string) {
	t.Helper()
	text, err := os.ReadFile("../../docs/contract/events.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "## Events")
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		if len(cells) < 4 {
			continue
		}
		components := quoted.FindStringSubmatch(cells[1])
		if components == nil {
			continue // the heading
		}
		for _, reason := range quoted.FindAllStringSubmatch(cells[2], -1) {
			out = append(out, components[1]+" "+reason[1])
		}
	}
	return out
}

// texts returns the string literals of a package, without tests.
func texts(t *testing.T, dir string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
				if text, err := strconv.Unquote(literal.Value); err == nil {
					out[text] = true
				}
			}
			return true
		})
	}
	return out
}

// Every event of the contract has a package that emits it.
func TestEvents_ofContractAreEmitted(t *testing.T) {
	t.Parallel()
	entries := contractEvents(t)
	if len(entries) != len(eventPackages) {
		t.Errorf("%d entries in the contract, %d in eventPackages", len(entries), len(eventPackages))
	}
	for _, entry := range entries {
		dir, known := eventPackages[entry]
		if !known {
			t.Errorf("%s is missing in eventPackages", entry)
			continue
		}
		_, reason, _ := strings.Cut(entry, " ")
		stem, both := strings.CutSuffix(reason, "…")
		found := texts(t, filepath.Join("../../internal", dir))
		if !found[stem] && (!both || !found[stem+"Succeed"] || !found[stem+"Failed"]) {
			t.Errorf("internal/%s does not emit %s", dir, entry)
		}
	}
}
