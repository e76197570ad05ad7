// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// pure lists the packages without I/O: values in, values out. A name ending in /... includes everything below it.
var pure = []string{
	"internal/admission/autoscaling/...",
	"internal/admission/config/...",
	"internal/admission/conversion/...",
	"internal/admission/deletion/...",
	"internal/admission/lint/...",
	"internal/admission/marks/...",
	"internal/admission/networking/...",
	"internal/admission/policy/...",
	"internal/admission/work/...",
	"internal/cli/flow/...",
	"internal/placement/...",
	"internal/binding",
	"internal/estimate/demand/...",
	"internal/autoscale/replicas/...",
	"internal/estimate/node/...",
	"internal/estimate/pack/...",
	"internal/estimate/summary/...",
	"internal/eviction",
	"internal/eviction/budget",
	"internal/install/manifests",
	"internal/interpret",
	"internal/interpret/field/...",
	"internal/interpret/lua/...",
	"internal/interpret/native/...",
	"internal/interpret/podspec/...",
	"internal/interpret/thirdparty/...",
	"internal/interpret/webhook/...",
	"internal/mcs",
	"internal/mcs/dispatch/render",
	"internal/member/ownership",
	"internal/names/...",
	"internal/override/...",
	"internal/policy/...",
	"internal/propagate/match/...",
	"internal/propagate/measure/...",
	"internal/machinery/quantity/...",
	"internal/machinery/schedule/...",
	"internal/machinery/similar/...",
	"internal/quota",
	"internal/rebalance",
	"internal/rollout/advance/...",
	"internal/rollout/check/...",
	"internal/rollout/revision/...",
	"internal/scheduler/decide/...",
	"internal/search/query/...",
	"internal/search/revision/...",
	"internal/machinery/truncate/...",
	"internal/work/manifest/...",
	"internal/work/render/...",
	"internal/work/threeway/...",
	"internal/work/strategy/...",
}

// linkRule forbids packages to depend on others, directly or indirectly.
type linkRule struct {
	packages  []string // of this module
	forbidden []string // import paths, and all below them
	except    []string // of the forbidden ones
	reason    string
}

var linkRules = map[string]linkRule{
	"pure packages have no client": {
		packages:  pure,
		forbidden: []string{"k8s.io/client-go", "sigs.k8s.io/controller-runtime", "k8s.io/kubernetes"},
		except:    []string{"k8s.io/client-go/util/jsonpath", "k8s.io/client-go/third_party/forked/golang"}, // they parse texts
		reason:    "decisions depend on arguments only, so that tests, previews and explanations run the production code",
	},
	"the API module holds types only": {
		packages:  []string{"api/..."},
		forbidden: []string{"k8s.io/client-go", "sigs.k8s.io/controller-runtime", "k8s.io/kubernetes", "k8s.io/apiserver"},
		reason:    "users import it into their own programs",
	},
	"karmada does not link kubectl": {
		packages:  []string{"cmd/karmada"},
		forbidden: []string{"k8s.io/kubectl/pkg/cmd", "sigs.k8s.io/kustomize", "plugin"},
		reason:    "kubectl brings kustomize and package plugin, which disables dead-code elimination: the binary grows by 50 MB",
	},
	"the programs do not link Helm": {
		packages:  []string{"cmd/..."},
		forbidden: []string{"helm.sh/helm"},
		reason:    "tests render charts with it; users have their own",
	},
	"karmadactl stays small": {
		packages:  []string{"cmd/karmadactl"},
		forbidden: []string{"k8s.io/kubernetes", "go.etcd.io/etcd/server"},
		reason:    "it is copied to laptops and into images; a linked control plane would make it five times as large",
	},
}

func TestImports_linked(t *testing.T) {
	t.Parallel()
	graph := load(t)
	for name, rule := range linkRules {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, p := range graph.inModule(t, rule.packages) {
				for _, dep := range p.Deps {
					if below(dep, rule.forbidden) && !below(dep, rule.except) {
						t.Errorf(
							"%s depends on %s\n\tpath: %s\n\treason: %s",
							p.ImportPath,
							dep,
							strings.Join(graph.path(p.ImportPath, dep), " → "),
							rule.reason,
						)
						break // one dependency per package is enough
					}
				}
			}
		})
	}
}

// importRule forbids packages to import others directly.
type importRule struct {
	packages, except []string
	forbidden        []string
	reason           string
	allow            map[string]string // "package: import" to the reason
}

var importRules = map[string]importRule{
	"pure packages read no clock and write no log": {
		packages: pure,
		forbidden: []string{
			"k8s.io/utils/clock", "k8s.io/apimachinery/pkg/util/clock", "github.com/go-logr/logr", "k8s.io/klog/v2", "log", "log/slog",
			"os", "os/exec", "net", "net/http", "math/rand", "math/rand/v2", "crypto/rand",
		},
		reason: "the same arguments return the same result at any time",
		allow: map[string]string{
			"internal/admission/config: net/url":        "it parses URLs; nothing is resolved or connected",
			"internal/admission/policy: net/url":        "it parses URLs; nothing is resolved or connected",
			"internal/admission/networking: net/netip":  "it parses addresses; nothing is resolved or connected",
			"internal/estimate/node: k8s.io/klog/v2":    "Toleration.ToleratesTaint requires a logger; it gets an empty one, which writes nothing",
			"internal/eviction: k8s.io/klog/v2":         "Toleration.ToleratesTaint requires a logger; it gets an empty one, which writes nothing",
			"internal/scheduler/decide: k8s.io/klog/v2": "Toleration.ToleratesTaint requires a logger; it gets an empty one, which writes nothing",
		},
	},
	"the API module imports no other package of this repository": {
		packages:  []string{"api/..."},
		forbidden: []string{module + "/internal", module + "/cmd", module + "/config", module + "/test"},
		reason:    "imports run one way: cmd → component, cli → shells → pure rooms → api",
	},
	"internal packages import neither commands nor tests": {
		packages:  []string{"internal/..."},
		except:    []string{"internal/cli/...", "internal/console/...", "internal/allinone/...", "tools/docgen/..."},
		forbidden: []string{module + "/cmd", module + "/internal/cli", module + "/test"},
		reason:    "imports run one way: cmd → component, cli → shells → pure rooms → api",
	},
	"the CLI imports neither commands nor test code": {
		packages:  []string{"internal/cli/..."},
		forbidden: []string{module + "/cmd", module + "/test"},
		reason:    "test doubles are for tests alone",
	},
	"pure packages import only pure packages": {
		packages: pure,
		forbidden: []string{
			module + "/internal/aggregated", module + "/internal/cluster", module + "/internal/component", module + "/internal/controllers",
			module + "/internal/controlplane", module + "/internal/events", module + "/internal/localmember", module + "/internal/member",
			module + "/internal/standalone", module + "/internal/patch", module + "/internal/consistency", module + "/internal/coalesce",
			module + "/internal/work/aggregate", module + "/internal/work/apply",
			module + "/internal/work/observe", module + "/internal/work/remove",
		},
		reason: "imports run one way: cmd → component, cli → shells → pure rooms → api",
	},
	"only packages that start a control plane embed one": {
		packages:  []string{"internal/..."},
		except:    []string{"internal/embeddedkube/...", "internal/localmember/...", "internal/allinone/...", "internal/deps"},
		forbidden: []string{"k8s.io/kubernetes/cmd", "go.etcd.io/etcd/server", "sigs.k8s.io/kwok"},
		reason:    "every component must also run alone, against an existing control plane",
	},
}

func TestImports_direct(t *testing.T) {
	t.Parallel()
	graph := load(t)
	for name, rule := range importRules {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			unused := maps.Clone(rule.allow)
			for _, p := range graph.inModule(t, rule.packages) {
				if matches(p.ImportPath, rule.except) {
					continue
				}
				for _, imported := range p.Imports {
					key := strings.TrimPrefix(p.ImportPath, module+"/") + ": " + imported
					if _, ok := rule.allow[key]; ok {
						delete(unused, key)
						continue
					}
					if below(imported, rule.forbidden) {
						t.Errorf("%s imports %s\n\treason: %s", p.ImportPath, imported, rule.reason)
					}
				}
			}
			for key := range unused {
				t.Errorf("%q is allowed but not imported: remove the exception", key)
			}
		})
	}
}

// A rule for a package that was renamed would check nothing.
func TestImports_rulesMatchPackages(t *testing.T) {
	t.Parallel()
	graph := load(t)
	for name, rule := range linkRules {
		for _, pattern := range rule.packages {
			if len(graph.inModule(t, []string{pattern})) == 0 {
				t.Errorf("%s: no package matches %s", name, pattern)
			}
		}
	}
}

func TestImports_rulesCanFail(t *testing.T) {
	t.Parallel()
	graph := load(t)
	if below("k8s.io/kubernetes-sigs", []string{"k8s.io/kubernetes"}) || !below("k8s.io/kubernetes/pkg", []string{"k8s.io/kubernetes"}) {
		t.Error("below compares names instead of paths")
	}
	if matches(module+"/internal/namesake", []string{"internal/names/..."}) ||
		!matches(module+"/internal/names", []string{"internal/names/..."}) {
		t.Error("a pattern compares names instead of paths")
	}
	// A package with I/O must violate the rules of pure packages.
	scheduler := graph.inModule(t, []string{"internal/scheduler"})
	if len(scheduler) != 1 || !slices.ContainsFunc(scheduler[0].Deps, func(d string) bool { return below(d, []string{"k8s.io/client-go"}) }) {
		t.Error("internal/scheduler does not depend on k8s.io/client-go: the dependency graph is incomplete")
	}
	if path := graph.path(module+"/internal/scheduler", "k8s.io/client-go/util/workqueue"); len(path) < 2 {
		t.Errorf("path = %v", path)
	}
}

// maxRooms is the number of directories that a reader of `ls internal` can take in.
const maxRooms = 40

// floors orders the directories below internal: a package imports directories of lower floors only, or its own directory. The
// directories of one floor are independent of each other.
var floors = [][]string{
	{"names", "features", "version"},
	{"machinery", "policy"},
	{"component", "interpret"},
	{"binding", "placement", "member", "template", "estimate"},
	{"eviction", "propagate", "autoscale"},
	{"override", "scheduler"},
	{"work", "rebalance"},
	{"cluster", "failover", "quota", "rollout", "mcs", "dependencies"},
	{"review"}, // it counts the usage of quotas
	{"admission", "controllers"},
	{"install", "agent"},
	{"aggregated", "backup", "embeddedkube"},
	{"search", "metricsadapter", "localmember"},
	{"cli", "servers"},
	{"console"}, // it shows the explanations of the CLI
	{"allinone"},
}

// room returns the directory below internal that holds a package, or "".
func room(path string) string {
	rest, ok := strings.CutPrefix(path, module+"/internal/")
	if !ok {
		return ""
	}
	name, _, _ := strings.Cut(rest, "/")
	return name
}

func TestImports_runDown(t *testing.T) {
	t.Parallel()
	floor := map[string]int{}
	for i, rooms := range floors {
		for _, r := range rooms {
			floor[r] = i
		}
	}
	found := map[string]bool{}
	for _, p := range load(t).inModule(t, []string{"internal/..."}) {
		from := room(p.ImportPath)
		found[from] = true
		for _, imported := range p.Imports {
			if to := room(imported); to != "" && to != from && floor[to] >= floor[from] {
				t.Errorf("%s imports %s, which is not on a lower floor", p.ImportPath, imported)
			}
		}
	}
	if len(found) > maxRooms {
		t.Errorf("internal has %d directories, more than %d", len(found), maxRooms)
	}
	for r := range found {
		if _, ok := floor[r]; !ok {
			t.Errorf("internal/%s has no floor", r)
		}
	}
	for r := range floor {
		if !found[r] {
			t.Errorf("floor of internal/%s, which does not exist", r)
		}
	}
}
