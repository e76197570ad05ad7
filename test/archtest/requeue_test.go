// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"regexp"
	"strings"
	"testing"
)

// requeueRule forbids other ways to handle the error of a reconcile than internal/machinery/requeue.
type requeueRule struct {
	// finds reports whether a node violates the rule.
	finds  func(ast.Node) bool
	reason string
	allow  map[string]string // path to the reason
}

func selects(names ...string) func(ast.Node) bool {
	return func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		return ok && strings.Contains(" "+strings.Join(names, " ")+" ", " "+s.Sel.Name+" ")
	}
}

// retryNames are the names of delays after errors.
var retryNames = regexp.MustCompile(`Retry$|^([a-z]+)?[aA]fterConflict$`)

var requeueRules = map[string]requeueRule{
	"conflicts": {
		finds:  selects("IsConflict"),
		reason: "return the error, or ask requeue.Expected: conflicts are retried with a growing delay, and reported if they last",
		allow: map[string]string{
			"internal/admission/apply.go":               "reads the object again",
			"internal/autoscale/scaling/scaling.go":     "reads the scale again",
			"internal/cli/policy/transfer.go":           "tells the user to run the command again",
			"internal/cluster/status/collector.go":      "reads the cluster again",
			"internal/cluster/unjoin.go":                "lists the Works again; part of karmadactl",
			"internal/install/apiservice/apiservice.go": "reads the object again",
			"internal/quota/enforcement/admission.go":   "reads the quota again",
			"internal/work/observe/classify.go":         "does not count it in metrics",
			"internal/work/apply/reconcile.go":          "reads the object of the member again",
			"internal/work/remove/remove.go":            "reads the object of the member again",
		},
	},
	"builders of controllers": {
		finds:  selects("NewControllerManagedBy", "ControllerManagedBy", "TerminalError"),
		reason: "requeue.NewController sets the rate limiter and wraps the reconciler",
	},
	"loops over queues": {
		finds:  selects("AddRateLimited", "GetWithPriority"),
		reason: "a requeue.Runner recovers from panics, retries and drains the queue",
	},
	"recovered panics": {
		finds: func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return false
			}
			f, ok := call.Fun.(*ast.Ident)
			return ok && f.Name == "recover"
		},
		reason: "panics.Recover keeps the stack",
		allow: map[string]string{
			"internal/machinery/panics/panics.go":        "the one place",
			"internal/cli/access/exit.go":                "kubectl exits by a panic",
			"internal/embeddedkube/etcd.go":              "etcd exits its goroutine, and faults of memory-mapped files",
			"internal/embeddedkube/loopback/loopback.go": "net/http aborts a response by a panic",
			"internal/interpret/lua/compile.go":          "a defect of the compiler, which is the error of a script",
			"internal/interpret/lua/machine.go":          "a defect of the interpreter, which is the error of a script",
		},
	},
	"delays after errors": {
		finds: func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok {
				return false
			}
			for _, name := range v.Names {
				if retryNames.MatchString(name.Name) {
					return true
				}
			}
			return false
		},
		reason: "the kind of an error defines the delay; requeue.After states what an object waits for, and how long",
	},
	"types of waits": {
		finds: func(n ast.Node) bool {
			t, ok := n.(*ast.TypeSpec)
			return ok && strings.EqualFold(t.Name.Name, "waitError")
		},
		reason: "requeue.After and requeue.OnEvent return it",
	},
}

func TestRequeue_oneMechanism(t *testing.T) {
	t.Parallel()
	for name, rule := range requeueRules {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			unused := maps.Clone(rule.allow)
			for _, f := range sources(t) {
				if f.test() || f.generated() || !strings.HasPrefix(f.path, "internal/") && !strings.HasPrefix(f.path, "cmd/") ||
					strings.HasPrefix(f.path, "internal/machinery/requeue/") {
					continue
				}
				ast.Inspect(f.syntax, func(n ast.Node) bool {
					if n == nil || !rule.finds(n) {
						return true
					}
					if _, ok := rule.allow[f.path]; ok {
						delete(unused, f.path)
						return true
					}
					t.Errorf("%s:%d\n\treason: %s", f.path, f.set.Position(n.Pos()).Line, rule.reason)
					return true
				})
			}
			for path := range unused {
				t.Errorf("%s has an exception that it does not need: remove it", path)
			}
		})
	}
}

func TestRequeue_rulesCanFail(t *testing.T) {
	t.Parallel()
	for name, source := range map[string]string{
		"conflicts":               "func f() bool { return apierrors.IsConflict(nil) }",
		"builders of controllers": "var b = ctrl.NewControllerManagedBy(nil)",
		"loops over queues":       "func f() { queue.AddRateLimited(1) }",
		"recovered panics":        "func f() { defer func() { _ = recover() }() }",
		"delays after errors":     "const staleRetry = 1",
		"types of waits":          "type waitError struct{}",
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "x.go", "package x\n"+source, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		found := false
		ast.Inspect(f, func(n ast.Node) bool {
			found = found || n != nil && requeueRules[name].finds(n)
			return true
		})
		if !found {
			t.Errorf("%s: not found in %q", name, source)
		}
	}
}
