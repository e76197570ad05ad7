// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"
	"time"

	"karmada.io/karmada/internal/names"
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
		"status -v": {"Objects:    1, 0 healthy, 1 not scheduled\n", "NotScheduled ",
			"PropagationPolicy default/lazy claims it, and it has no binding; " + waits},
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
metadata: {name: NAME-deployment, namespace: default, labels: {LABEL}}
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
	const claimed = "propagationpolicy.karmada.io/permanent-id: p"
	fleet := strings.NewReplacer("NAME", "stays", "BLOCKED", "True", "LABEL", claimed).Replace(binding) + "---" +
		strings.NewReplacer("NAME", "leaves", "BLOCKED", "False", "LABEL", claimed).Replace(binding) + "---" +
		strings.NewReplacer("NAME", "orphaned", "BLOCKED", "False", "LABEL", "").Replace(binding)
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, fleet)}}
	got := run(t, "status", "-v", "--all", "--kubeconfig", servers.Start(t))
	assertContains(t, "status", got.Out, []string{
		"should leave m1: TaintUntolerated; the eviction is blocked\n", "is leaving m1: TaintUntolerated\n",
		"should leave m1: TaintUntolerated; it stays until a policy claims it\n",
	})
	if strings.Count(got.Out, "is leaving") != 1 {
		t.Errorf("status = %+v, want one object that is leaving", got)
	}
}

// The condition of an autoscaler is older than the binding that it misses. It fails only if it does not evaluate the target again.
func TestStatus_staleScalingFailure(t *testing.T) {
	t.Parallel()
	const scaler = `
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: NAME, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: NAME}}
status: {conditions: [{type: AbleToScale, status: "False", reason: REASON, message: MESSAGE}]}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: NAME-deployment, namespace: default, creationTimestamp: "TIME"}
spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: NAME, uid: NAME}
  clusters: CLUSTERS
status: {lastScheduledTime: "TIME"}
---`
	const failed, unscheduled = "not found", "no replicas; the target is not scheduled its binding has no clusters"
	recent, old := time.Now().UTC().Format(time.RFC3339), "2026-01-01T00:00:00Z"
	fleet := ""
	for _, values := range [][]string{
		{"NAME", "created", "TIME", recent, "REASON", "FailedGetBinding", "MESSAGE", failed, "CLUSTERS", "[]"},
		{"NAME", "stale", "TIME", old, "REASON", "FailedGetBinding", "MESSAGE", failed, "CLUSTERS", "[]"},
		{"NAME", "scheduled", "TIME", recent, "REASON", "FailedGetTargetClusters", "MESSAGE", unscheduled, "CLUSTERS", "[{name: m1}]"},
		{"NAME", "late", "TIME", old, "REASON", "FailedGetTargetClusters", "MESSAGE", unscheduled, "CLUSTERS", "[{name: m1}]"},
		{"NAME", "nowhere", "TIME", recent, "REASON", "FailedGetTargetClusters", "MESSAGE", unscheduled, "CLUSTERS", "[]"},
	} {
		fleet += strings.NewReplacer(values...).Replace(scaler)
	}
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, strings.TrimSuffix(fleet, "---"))}}
	got := run(t, "status", "-v", "--all", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{
		"federatedhpa/late", unscheduled + "; the binding has clusters now; the autoscaler evaluates it every 15 s by default\n",
		"federatedhpa/nowhere", unscheduled + "\n",
		"federatedhpa/stale", failed + "; the binding exists now; the autoscaler evaluates it every 15 s by default\n",
	})
	if strings.Count(got.Out, "ScalingFails") != 3 {
		t.Errorf("status = %+v, want three autoscalers", got)
	}
}

// why names the autoscalers whose replicas do not reach clusters.
func TestWhy_autoscaledReplicas(t *testing.T) {
	t.Parallel()
	const scalers = `
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: load, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: nginx}}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: night, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: nginx}, rules: [{name: a, schedule: "@daily"}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: idle, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: nginx}, rules: [{name: a, schedule: "@daily", suspend: true}]}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: other, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: other}}
`
	const overrides = `
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: one, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]
  overrideRules:
  - targetCluster: {clusterNames: [member1]}
    overriders: {plaintext: [{path: /spec/replicas, operator: replace, value: 1}]}
`
	const changed = "Note: override policies change the replicas set by FederatedHPA load, CronFederatedHPA night in member1.\n"
	const kept = "Note: clusters keep their replicas because of the label resourcetemplate.karmada.io/retain-replicas: " +
		"those set by FederatedHPA load, CronFederatedHPA night apply only where the object is created.\n"
	retain := fakeapi.Field("true", "metadata", "labels", "resourcetemplate.karmada.io/retain-replicas")
	for name, test := range map[string]struct {
		more   string
		retain bool
		want   string // the note
	}{
		"override":                   {more: scalers + "---" + overrides, want: changed},
		"override, not scaled":       {more: overrides},
		"label":                      {more: scalers, retain: true, want: kept},
		"label, not scaled":          {retain: true},
		"neither override nor label": {more: scalers},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := readFleet(t, "placed")
			if test.retain {
				objects = modify(objects, "Deployment", retain)
			}
			if test.more != "" {
				objects = append(objects, parseObjects(t, test.more)...)
			}
			got := run(t, "why", "deployment/nginx", "--kubeconfig", (&fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}}).Start(t))
			if got.Code != 0 || !strings.Contains(got.Out, test.want) {
				t.Errorf("why = %+v, want %q", got, test.want)
			}
			if test.want == "" && (strings.Contains(got.Out, "FederatedHPA") || strings.Contains(got.Out, "clusters keep their")) {
				t.Errorf("why = %+v, want no note about autoscalers", got)
			}
		})
	}
}

// A static assignment of a quota that its cluster rejects has no binding that reports it.
func TestStatus_quotaNotApplied(t *testing.T) {
	t.Parallel()
	const works = `
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: a, namespace: karmada-es-m1, labels: {LABELS}}
status: {conditions: [{type: Applied, status: "False", reason: AppliedFailed, message: 'namespaces "shop" not found'}]}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: a, namespace: karmada-es-m2, labels: {LABELS}}
status: {conditions: [{type: Applied, status: "True"}]}
---
apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata: {name: other, namespace: karmada-es-m1}
status: {conditions: [{type: Applied, status: "False", message: rejected}]}
`
	fleet := strings.ReplaceAll(works, "LABELS", names.QuotaNamespace+": shop, "+names.QuotaName+": compute")
	const want = "spec.staticAssignments: not applied in cluster m1: namespaces \"shop\" not found\n"
	for namespace, count := range map[string]int{"": 1, "shop": 1, "default": 0} {
		servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: parseObjects(t, fleet)}}
		got := run(t, "status", "-v", "--all", "-n", namespace, "--kubeconfig", servers.Start(t))
		if strings.Count(got.Out, want) != count || strings.Count(got.Out, "staticAssignments") != count {
			t.Errorf("status -n %q = %+v, want %d lines %q", namespace, got, count, want)
		}
	}
}
