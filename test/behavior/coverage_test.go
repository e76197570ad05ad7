// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// rule is an observable rule of the contract, and the tests that fail if it is broken. A test is the name of a scenario, or a package
// and a test function: "internal/propagate TestSkip".
type rule struct {
	text string
	// namespaced and cluster are the tests for ResourceBindings and for ClusterResourceBindings.
	namespaced, cluster coverage
}

// coverage holds the tests of a rule in one scope, or the reason why no scenario of that scope covers it.
type coverage struct {
	tests  []string
	reason string
}

func tests(names ...string) coverage { return coverage{tests: names} }

func none(reason string) coverage { return coverage{reason: reason} }

// Reasons that several rules have.
const (
	pureFunction   = "a pure function, without a branch for the scope, decides"
	oneReconciler  = "one reconciler handles both scopes through binding.Scope, without a branch for this rule"
	executor       = "the executor of Works is the same for objects of both scopes, and reads no binding"
	noReplicas     = "no cluster-scoped kind has replicas or pod templates"
	noDependencies = "dependencies are namespaced: only ResourceBindings have attached bindings"
)

// covered lists the rules of each section of the contract about propagation and Works.
var covered = map[string][]rule{
	"propagation.md#watched-resources": {
		{"groups that are not propagated", tests("internal/propagate TestSkip"), none(pureFunction)},
		{"reserved namespaces", tests("internal/propagate TestSkip_objects"), none("cluster-scoped templates have no namespace")},
		{"changes of the status only", tests("internal/propagate TestChanged"), none(pureFunction)},
	},
	"propagation.md#matching-and-claiming": {
		{"claimed-by is ignored", tests("relabeled", "internal/propagate TestReconcile_ignoresTemplates"), tests("relabeled")},
		{"a missing policy loses its claims", tests("policy-deleted", "precedence"), tests("precedence")},
		{
			"selectors no longer match", tests("relabeled", "internal/propagate TestReconcile_releasesRelabelledTemplate"),
			tests("relabeled"),
		},
		{"a claimed template is not matched again", tests("precedence"), tests("precedence")},
		{
			"policies of the namespace precede others", tests("precedence", "internal/propagate TestReconcile_prefersPolicies"),
			none("only ClusterPropagationPolicies select cluster-scoped templates"),
		},
		{"dependent overrides", tests("internal/propagate TestReconcile_waitsForOverrides"), none(oneReconciler)},
		{"no policy matches", tests("nothing-selected", "internal/propagate TestReconcilePolicy_candidates"), none(oneReconciler)},
	},
	"propagation.md#selecting-a-policy": {
		{"selectors", tests("internal/propagate/match TestSelector"), none(pureFunction)},
		{"priority, specificity, name", tests("precedence", "internal/propagate/match TestBest"), tests("precedence")},
	},
	"propagation.md#claims": {
		{"labels and annotations of template and binding", tests("precedence"), tests("precedence")},
		{
			"the claim of a ClusterPropagationPolicy is replaced", tests("internal/propagate TestReconcile_replacesClaimOfClusterPolicy"),
			none("a PropagationPolicy cannot claim a cluster-scoped template"),
		},
	},
	"propagation.md#policy-changes": {
		{"templates that are no longer selected", tests("policy-deleted", "hand-over"), tests("precedence")},
		{"bindings follow", tests("move"), tests("cluster-scoped")},
		{"waiting templates", tests("nginx", "internal/propagate TestReconcilePolicy_candidates"), tests("cluster-scoped")},
		{"a deleted policy", tests("policy-deleted"), tests("precedence")},
	},
	"propagation.md#preemption": {
		{"by priority, and after a lowered priority", tests("preemption", "internal/propagate TestPreemption"), tests("preemption")},
		{
			"events", tests("preemption", "internal/propagate TestPreemption_fails"),
			none("one function reports preemption; the scenario preemption covers both scopes"),
		},
	},
	"propagation.md#lazy-activation": {
		{"policies take effect with the template", tests("lazy", "internal/propagate TestLazy_claimsExistingTemplate"), tests("lazy")},
	},
	"propagation.md#bindings": {
		{
			"owner, finalizer, fields of the policy", tests("binding-and-works", "internal/propagate TestPopulate"),
			tests("binding-and-works"),
		},
		{"another controller", tests("internal/propagate TestReconcile_keepsBindingOfAnotherTemplate"), none(oneReconciler)},
		{"replicas, components", tests("division", "components", "internal/propagate TestReconcile_components"), none(noReplicas)},
		{"suspension", tests("suspended", "internal/propagate TestSuspension"), tests("binding-and-works")},
		{"priority", tests("priority", "internal/propagate TestReconcile_priority"), none(oneReconciler)},
		{
			"affinity groups", tests("workload-affinity", "internal/propagate/measure TestGroups"),
			none("workload affinity concerns kinds with pod templates, which are namespaced"),
		},
		{"fields of others are kept", tests("internal/propagate TestPopulate"), none(pureFunction)},
		{"events", tests("binding-and-works"), tests("binding-and-works")},
	},
	"propagation.md#dependencies": {
		{"attached bindings", tests("dependencies", "internal/dependencies TestReconcile_attachesDependencies"), none(noDependencies)},
		{"missing objects", tests("dependencies"), none(noDependencies)},
		{
			"merged settings and conflicts", tests("dependencies", "internal/dependencies TestReconcile_mergesSettings"),
			none(noDependencies),
		},
		{
			"objects that are no longer dependencies", tests("dependencies", "internal/dependencies TestReconcile_detachesOrphans"),
			none(noDependencies),
		},
		{"a failing interpreter", tests("internal/dependencies TestReconcile_keepsDependencies"), none(noDependencies)},
	},
	"propagation.md#overrides": {
		{"order of policies", tests("override", "internal/override TestSelect"), tests("override-cluster-scoped")},
		{"order of rules", tests("override", "internal/override TestApply_rules"), none(pureFunction)},
		{"overriders", tests("override", "internal/override TestApply_overriders", "internal/override TestImages"), none(pureFunction)},
		{"failures", tests("override-fails", "internal/override TestApply_errors"), tests("override-fails")},
		{"changes of policies", tests("override", "internal/work/sync TestPolicyChanges"), tests("override-cluster-scoped")},
	},
	"propagation.md#deletion": {
		{"template", tests("update", "deleted-halfway"), tests("preserved")},
		{"policy", tests("policy-deleted"), tests("precedence")},
		{"target cluster", tests("move"), tests("preemption")},
		{"cluster", tests("unjoin"), none("all Works of the execution namespace are deleted, for both scopes of bindings")},
		{"binding or Work, by hand", tests("by-hand", "internal/work/sync TestReconcile_cancelsPendingRemoval"), tests("by-hand")},
		{"member object, by hand", tests("by-hand", "internal/work/apply TestSync_recreatesDeletedObject"), tests("by-hand")},
		{
			"protected objects", tests("test/controlplane TestDeletion_namespaceOfProtectedObjects"),
			none("the protected object of the test, a Namespace, is cluster-scoped"),
		},
	},
	"work.md#works-of-a-binding": {
		{"deletion", tests("preserved", "internal/work/sync TestReconcile_deletesWorksOfDeletedBinding"), tests("preserved")},
		{
			"orphaned Works", tests("move", "internal/work/sync TestReconcile_readsTheBindingLiveBeforeDeletingWorks"),
			tests("graceful-move", "failover"),
		},
		{"purge mode Directly", tests("internal/work/sync TestReconcile_waitsForDirectEviction"), none(oneReconciler)},
		{"targets and requiredBy", tests("dependencies"), none(noDependencies)},
		{"events", tests("binding-and-works"), tests("binding-and-works")},
	},
	"work.md#rendering": {
		{"replicas and completions", tests("division", "internal/work/render TestWork_replicas"), none(noReplicas)},
		{"overrides", tests("override"), tests("override-cluster-scoped")},
		{"labels and annotations", tests("binding-and-works", "internal/work/render TestWork_example"), tests("binding-and-works")},
		{"conflict resolution", tests("binding-and-works", "internal/work/render TestWork_conflictResolution"), tests("binding-and-works")},
		{"suspension and preservation", tests("binding-and-works"), tests("binding-and-works")},
		{"a Work that is being deleted", tests("internal/work/sync TestReconcile_cancelsPendingRemoval"), none(oneReconciler)},
	},
	"work.md#pruned-fields": {
		{"metadata", tests("binding-and-works"), tests("binding-and-works")},
		{"of kinds", tests("kinds", "internal/work/manifest TestPrune"), none(pureFunction)},
	},
	"work.md#execution": {
		{"condition Dispatching", tests("binding-and-works", "suspended"), tests("binding-and-works")},
		{"a cluster that is not ready", tests("outage", "faulty-member"), tests("faulty-member")},
		{"existing objects", tests("existing", "strangers", "internal/work/apply TestSync_existingObjects"), tests("existing")},
		{"condition Applied", tests("faulty-member", "internal/work/apply TestSync_partialFailure"), tests("faulty-member")},
		{"events", tests("binding-and-works"), tests("binding-and-works")},
		{"drift", tests("by-hand", "internal/work/apply TestSync_revertsDrift"), tests("by-hand")},
	},
	"work.md#updates-in-a-member": {
		{
			"fields of the member", tests("interpreter", "internal/work/apply TestSync_retainsFieldsOfOtherClients"),
			tests("adopt", "by-hand"),
		},
		{"managed labels and annotations", tests("by-hand", "internal/work/apply TestSync_revertsDriftOfMetadata"), tests("by-hand")},
	},
	"work.md#deletion-of-a-work": {
		{"preserved objects", tests("preserved", "internal/work/apply TestRemove_preservesObjects"), tests("preserved")},
		{"managed objects only", tests("internal/work/apply TestRemove_keepsObjectsOfOtherOwners"), none(executor)},
		{"a cluster that is not ready", tests("faulty-member", "internal/work/apply TestRemove_terminatingCluster"), none(executor)},
	},
	"work.md#status-of-a-work": {
		{"status and health", tests("status", "internal/work/apply TestSync_coalescesStatus"), tests("binding-and-works")},
		{"interpreters that fail", tests("interpreter-broken"), none(executor)},
	},
	"work.md#aggregated-status": {
		{"items", tests("binding-and-works", "internal/work/aggregate TestItems"), tests("binding-and-works")},
		{"condition FullyApplied", tests("binding-and-works", "internal/work/aggregate TestFullyApplied"), tests("binding-and-works")},
		{
			"status of the template", tests("status", "rollout-clients"),
			none("internal/interpret/native tests PersistentVolume, the only native kind with an aggregated status"),
		},
	},
}

// coveredElsewhere lists sections of these pages that have no rules of their own, or concern other components.
var coveredElsewhere = map[string]bool{
	"work.md#status": true, // only its subsections have rules
}

// TestCoverage checks that every section of the contract about propagation and Works has tests, and that all of these exist.
func TestCoverage(t *testing.T) {
	t.Parallel()
	const root = "../.."
	sections := map[string]bool{}
	heading := regexp.MustCompile(`(?m)^##+ (.+)$`)
	for _, page := range []string{"propagation.md", "work.md"} {
		text, err := os.ReadFile(filepath.Join(root, "docs/contract", page))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range heading.FindAllStringSubmatch(string(text), -1) {
			section := page + "#" + strings.ReplaceAll(strings.ToLower(m[1]), " ", "-")
			sections[section] = true
			if len(covered[section]) == 0 && !coveredElsewhere[section] {
				t.Errorf("%s has no rules", section)
			}
		}
	}
	scenarios := map[string]bool{}
	for _, s := range All {
		scenarios[s.Name] = true
	}
	for section, rules := range covered {
		if !sections[section] {
			t.Errorf("section %s does not exist", section)
		}
		for _, r := range rules {
			if len(r.namespaced.tests) == 0 {
				t.Errorf("%s: rule %q has no tests", section, r.text)
			}
			inScenario := slices.ContainsFunc(r.cluster.tests, func(name string) bool { return scenarios[name] })
			if inScenario == (r.cluster.reason != "") {
				t.Errorf("%s: rule %q needs either a scenario of the cluster scope or the reason why there is none: %+v", section, r.text, r.cluster)
			}
			for _, name := range slices.Concat(r.namespaced.tests, r.cluster.tests) {
				dir, function, isFunction := strings.Cut(name, " ")
				if !isFunction && !scenarios[name] || isFunction && !hasTest(t, filepath.Join(root, dir), function) {
					t.Errorf("%s: rule %q: test %q does not exist", section, r.text, name)
				}
			}
		}
	}
}

// hasTest reports whether a directory has a test function.
func hasTest(t *testing.T, dir, function string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "\nfunc "+function+"(") {
			return true
		}
	}
	return false
}
