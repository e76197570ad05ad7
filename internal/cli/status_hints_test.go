// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"

	"karmada.io/karmada/test/fakeapi"
)

// A lazy policy waits for a change of an object that existed before it. This is no failure, and the object has no events about it.
func TestObserve_lazyPolicy(t *testing.T) {
	t.Parallel()
	const fleet = `
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: lazy, namespace: default}
spec:
  activationPreference: Lazy
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: default
  uid: u
  annotations:
    propagationpolicy.karmada.io/namespace: default
    propagationpolicy.karmada.io/name: lazy
    policy.karmada.io/lazy-content: "1"
spec: {replicas: 1, template: {spec: {containers: [{name: web, image: web}]}}}
`
	const waits = "its activationPreference is Lazy: it is applied when the object changes"
	for command, want := range map[string][]string{
		"status -v":            {"NotScheduled ", "PropagationPolicy default/lazy claims it, and it has no binding; " + waits},
		"why deployment/web":   {"PropagationPolicy default/lazy (" + waits, "none yet (" + waits},
		"trace deployment/web": {"Waiting   Bound", "the binding does not exist yet: " + waits},
	} {
		servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, fleet)}}
		got := run(t, append(strings.Fields(command), "--kubeconfig", servers.Start(t))...)
		assertInOrder(t, got.Out, want)
	}
	objects := modify(parseObjects(t, fleet), "PropagationPolicy", fakeapi.Field("", "spec", "activationPreference"))
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}}
	got := run(t, "why", "deployment/web", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{"none yet (see the events of the object)"})
}

// A policy that selects only objects that are never propagated has the reason, not similar names.
func TestStatus_selectsExcluded(t *testing.T) {
	t.Parallel()
	const fleet = `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default, labels: {karmada.io/system: "true"}}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web2, namespace: default}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: boot, namespace: default, labels: {kubernetes.io/bootstrapping: rbac-defaults}}
---
apiVersion: v1
kind: Namespace
metadata: {name: default}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: one, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: some, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web2}, {apiVersion: apps/v1, kind: Deployment, name: boot}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterOverridePolicy
metadata: {name: spaces}
spec:
  resourceSelectors: [{apiVersion: v1, kind: Namespace, name: default}]
  overrideRules: [{overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}]
---
apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata: {name: typo, namespace: default}
spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: wbe}]}
`
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, fleet)}}
	got := run(t, "status", "-v", "--all", "--kubeconfig", servers.Start(t))
	assertContains(t, "status", got.Out, []string{
		"selects only objects that are never propagated, such as deployment.apps/web: it belongs to Karmada (label karmada.io/system)\n",
		"spec.resourceSelectors[1]: selects only objects that are never propagated, such as deployment.apps/boot: " +
			"it is created by each API server for itself (label kubernetes.io/bootstrapping)\n",
		"clusteroverridepolicy/spaces", "such as namespace/default: it is created by each API server for itself (name default)\n",
		"no object matches its selectors; similar names: ",
	})
}

// An object whose eviction is blocked stays; others leave.
func TestStatus_blockedEviction(t *testing.T) {
	t.Parallel()
	const binding = `
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: NAME-deployment, namespace: default}
spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: NAME, uid: u-NAME}
  gracefulEvictionTasks: [{fromCluster: m1, reason: TaintUntolerated, creationTimestamp: "2026-01-01T00:00:00Z"}]
status:
  conditions:
  - {type: Scheduled, status: "True"}
  - type: EvictionBlocked
    status: "BLOCKED"
    reason: NoReplacement
    message: "The object stays in a cluster that it should leave: m1 (reason TaintUntolerated): no other cluster can take it"
`
	fleet := strings.NewReplacer("NAME", "stays", "BLOCKED", "True").Replace(binding) + "---" +
		strings.NewReplacer("NAME", "leaves", "BLOCKED", "False").Replace(binding)
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, fleet)}}
	got := run(t, "status", "-v", "--all", "--kubeconfig", servers.Start(t))
	assertContains(t, "status", got.Out, []string{
		"should leave m1: TaintUntolerated; the eviction is blocked\n", "is leaving m1: TaintUntolerated\n",
	})
	if strings.Count(got.Out, "is leaving") != 1 {
		t.Errorf("status = %+v, want one object that is leaving", got)
	}
}
