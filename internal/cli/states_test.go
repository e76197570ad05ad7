// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// A binding that no scheduler has observed for a minute names the scheduler that should.
func TestStatus_missingScheduler(t *testing.T) {
	t.Parallel()
	for scheduler, want := range map[string]string{
		"":     "karmada-scheduler has not observed the binding yet; check that it runs",
		"mine": "the scheduler mine, which schedulerName of the policy selects, has not observed the binding yet; check that it runs",
	} {
		objects := modify(parseObjects(t, statusFleet), "ResourceBinding", func(o *unstructured.Unstructured) {
			delete(o.Object, "status")
			fakeapi.Field("2026-01-01T00:00:00Z", "metadata", "creationTimestamp")(o)
			fakeapi.Field(int64(1), "metadata", "generation")(o)
			fakeapi.Field(map[string]any{}, "spec", "placement")(o)
			fakeapi.Field(scheduler, "spec", "schedulerName")(o)
		})
		got := runReadOnly(t, objects, "status")
		assertInOrder(t, got.Out, []string{"NotScheduled ", "deployment.apps/web", want})
	}
}

// No object below a cluster that waits is shown as done, except its Work.
func TestTree_notHealthy(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	work := fakeapi.Object("work.karmada.io/v1alpha1", "Work", "karmada-es-m1", names.Work("Deployment", "default", "web"),
		fakeapi.Field([]any{map[string]any{"type": "Applied", "status": "True"}}, "status", "conditions"),
		fakeapi.Field([]any{map[string]any{"health": "Unhealthy"}}, "status", "manifestStatuses"))
	servers.Control.Objects = append(servers.Control.Objects, work)
	got := run(t, "tree", "deployment/web", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{
		"ResourceBinding default/web-deployment", "Waiting", "Cluster m1", "Waiting", "Work ", "Done", "Deployment default/web", "Waiting",
	})
}

// A failure to apply a Work that was applied since is no present state.
func TestDescribe_pastFailure(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	failed := func(name, at, message string) *unstructured.Unstructured {
		return fakeapi.Object("v1", "Event", "karmada-es-m1", name,
			fakeapi.Field(map[string]any{"uid": "work-uid"}, "involvedObject"), fakeapi.Field("Warning", "type"),
			fakeapi.Field("SyncFailed", "reason"), fakeapi.Field(at, "lastTimestamp"), fakeapi.Field(message, "message"))
	}
	servers.Control.Objects = append(modify(servers.Control.Objects, "Deployment", func(o *unstructured.Unstructured) {
		fakeapi.Field(int64(2), "spec", "replicas")(o) // kubectl requires both
		fakeapi.Field(map[string]any{"matchLabels": map[string]any{"app": "web"}}, "spec", "selector")(o)
	}),
		fakeapi.Object("work.karmada.io/v1alpha1", "Work", "karmada-es-m1", names.Work("Deployment", "default", "web"),
			fakeapi.Field("work-uid", "metadata", "uid"),
			fakeapi.Field([]any{map[string]any{"type": "Applied", "status": "True", "lastTransitionTime": "2026-01-01T00:01:00Z"}}, "status",
				"conditions"),
			fakeapi.Field([]any{map[string]any{"health": "Unhealthy"}}, "status", "manifestStatuses")),
		failed("before", "2026-01-01T00:00:59Z", "a failure before"), failed("after", "2026-01-01T00:02:00Z", "a failure after"))
	got := run(t, "describe", "deployment", "web", "--kubeconfig", servers.Start(t))
	assertInOrder(t, got.Out, []string{"Propagation:", "m1: SyncFailed", "a failure after"})
	if strings.Contains(got.Out, "a failure before") {
		t.Errorf("describe shows a failure of a Work that was applied since:\n%s", got.Out)
	}
}

// A cluster in Pull mode cannot be unjoined: nothing is listed before the error.
func TestUnjoin_pull(t *testing.T) {
	t.Parallel()
	servers := statusServers(t)
	servers.Control.Objects = modify(servers.Control.Objects, "Cluster", fakeapi.Field("Pull", "spec", "syncMode"))
	got := run(t, "unjoin", "m1", "--kubeconfig", servers.Start(t))
	if got.Code != 1 || got.Out != "" || !strings.Contains(got.Err, "use command `unregister`") {
		t.Errorf("unjoin of a Pull cluster = %+v, want the error alone", got)
	}
}

// A user who may neither create reviews nor list clusters learns which permission a plan for the fleet requires.
func TestPlan_fleetWithoutPermission(t *testing.T) {
	t.Parallel()
	kubeconfig := startWithForbidden(t, parseObjects(t, statusFleet), func(r *http.Request) bool {
		return strings.HasSuffix(r.URL.Path, "/clusters") || strings.HasSuffix(r.URL.Path, "/placementreviews")
	})
	got := run(t, "plan", "--drain", "m1", "--kubeconfig", kubeconfig)
	assertContains(t, "plan", got.Err, []string{"requires the permission to list clusters", "denied", "create PlacementReview"})
	if got.Code == 0 {
		t.Errorf("plan = %+v, want an error", got)
	}
}

// A change of an override policy that the controller has not rendered yet is not complete, although no generation differs.
func TestTrace_overridePending(t *testing.T) {
	t.Parallel()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	objects := func() []*unstructured.Unstructured {
		return append(parseObjects(t, string(fleet)), parseObjects(t, `
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: tier, namespace: default}
spec:
  overrideRules:
    - targetCluster: {clusterNames: [member2]}
      overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}
`)...)
	}
	got := runReadOnly(t, objects(), "trace", "deployment/web", "--members=false")
	assertInOrder(t, got.Out, []string{
		"Done ", "Rendered ", "member1", "Waiting ", "Rendered ", "member2", "Incomplete",
		"member2: the Work does not have the rules of OverridePolicy tier yet",
	})
	// One cluster is shown, but others are not complete.
	got = runReadOnly(t, objects(), "trace", "deployment/web", "--members=false", "-C", "member1")
	assertInOrder(t, got.Out, []string{"Rendered ", "member1", "Incomplete", "member2: the Work does not have the rules"})
	if before, _, _ := strings.Cut(got.Out, "Incomplete"); strings.Contains(before, "karmada-es-member2") {
		t.Errorf("trace of member1 shows member2:\n%s", got.Out)
	}
	if got := runReadOnly(t, objects(), "trace", "deployment/web", "-C", "m9"); !strings.Contains(got.Err, "clusters don't exist: m9") {
		t.Errorf("trace of a missing cluster: %+v", got)
	}
	rendered := modify(objects(), "Work", func(o *unstructured.Unstructured) {
		if o.GetNamespace() == "karmada-es-member2" {
			o.SetAnnotations(map[string]string{
				"resourcebinding.karmada.io/name": "web-deployment",
				names.AppliedOverrides: `[{"policyName":"tier","overriders":{"labelsOverrider":[` +
					`{"operator":"add","value":{"tier":"web"}}]}}]`,
			})
		}
	})
	if got := runReadOnly(t, rendered, "trace", "deployment/web", "--members=false"); !strings.Contains(got.Out, "Complete: ") {
		t.Errorf("trace of rendered overrides is not complete:\n%s", got.Out)
	}
	forbidden := func(r *http.Request) bool { return strings.Contains(r.URL.Path, "overridepolicies") }
	got = run(t, "trace", "deployment/web", "--members=false", "--kubeconfig", startWithForbidden(t, objects(), forbidden))
	assertInOrder(t, got.Out, []string{"Not read, because you lack the permission: override policies.", "Complete: "})
}

// rollout status of a plain workload names the clusters that do not have the latest manifest, although the template does not show it.
func TestRolloutStatus_members(t *testing.T) {
	t.Parallel()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	objects := modify(parseObjects(t, string(fleet)), "Work", func(o *unstructured.Unstructured) {
		if o.GetNamespace() == "karmada-es-member2" {
			o.SetGeneration(2)
		}
	})
	objects = modify(objects, "Deployment", func(o *unstructured.Unstructured) {
		for field, n := range map[string]int64{"replicas": 3, "readyReplicas": 3, "updatedReplicas": 3, "availableReplicas": 3} {
			fakeapi.Field(n, "status", field)(o)
		}
		fakeapi.Field(int64(3), "spec", "replicas")(o)
	})
	got := runReadOnly(t, objects, "rollout", "status", "deployment/web", "--watch=false")
	if !strings.Contains(got.Out, "Waiting for cluster member2: generation 1 of the Work is applied, not 2\n") ||
		strings.Contains(got.Out, "successfully rolled out") {
		t.Errorf("rollout status = %+v, want only the clusters that it waits for", got)
	}
	got = runReadOnly(t, objects, "rollout", "status", "deployment/web", "--timeout=1s")
	if got.Code == 0 || !strings.Contains(got.Out, "Waiting for cluster member2") || strings.Contains(got.Out, "successfully rolled out") {
		t.Errorf("rollout status after its timeout = %+v, want no success", got)
	}
}

// A restore is shown until the clusters can have been read.
func TestObserve_restored(t *testing.T) {
	t.Parallel()
	for age, want := range map[time.Duration]bool{time.Second: true, time.Hour: false} {
		objects := modify(parseObjects(t, statusFleet), "Cluster", func(o *unstructured.Unstructured) {
			o.SetAnnotations(map[string]string{names.RestoredAt: time.Now().Add(-age).UTC().Format(time.RFC3339)})
		})
		for _, command := range []string{"status", "trace deployment/web --members=false", "why deployment/web", "why deployment/web -o json"} {
			got := runReadOnly(t, objects, strings.Fields(command)...)
			if has := strings.Contains(got.Out, "statuses are those of the backup until each cluster was read"); has != want || got.Code != 0 {
				t.Errorf("%s %v after a restore = %+v, want the note: %v", command, age, got, want)
			}
		}
	}
}

// formerTarget returns a fleet whose Deployment was evicted from member2: its status includes the last report of that cluster.
func formerTarget(t *testing.T, ready string) *fakeapi.Server {
	t.Helper()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	report := func(n int64) map[string]any {
		return map[string]any{"replicas": n, "readyReplicas": n, "updatedReplicas": n, "availableReplicas": n, "observedGeneration": int64(2)}
	}
	item := func(cluster string, n int64) map[string]any {
		return map[string]any{"clusterName": cluster, "applied": true, "health": "Healthy", "status": report(n)}
	}
	objects := slices.DeleteFunc(parseObjects(t, string(fleet)), func(o *unstructured.Unstructured) bool {
		return strings.HasPrefix(o.GetName(), "shop")
	})
	objects = modify(objects, "ResourceBinding", func(o *unstructured.Unstructured) {
		fakeapi.Field([]any{map[string]any{"name": "member1", "replicas": int64(3)}}, "spec", "clusters")(o)
		fakeapi.Field([]any{map[string]any{
			"fromCluster": "member2", "reason": "TaintUntolerated", "producer": "TaintManager",
		}}, "spec", "gracefulEvictionTasks")(o)
		fakeapi.Field([]any{item("member1", 3), item("member2", 1)}, "status", "aggregatedStatus")(o)
	})
	objects = modify(objects, "Work", func(o *unstructured.Unstructured) {
		n := map[string]int64{"karmada-es-member1": 3, "karmada-es-member2": 1}[o.GetNamespace()]
		fakeapi.Field([]any{map[string]any{"health": "Healthy", "status": report(n)}}, "status", "manifestStatuses")(o)
	})
	objects = modify(objects, "Deployment", func(o *unstructured.Unstructured) {
		fakeapi.Field(report(4), "status")(o)
		fakeapi.Field(int64(3), "spec", "replicas")(o)
	})
	objects = modify(objects, "Cluster", func(o *unstructured.Unstructured) {
		if o.GetName() == "member2" {
			fakeapi.Field([]any{map[string]any{
				"type": "Ready", "status": ready, "reason": "ClusterNotReachable", "lastTransitionTime": "2026-05-01T10:00:00Z",
			}}, "status", "conditions")(o)
		}
	})
	web := fakeapi.Object("apps/v1", "Deployment", "default", "web", managed,
		fakeapi.Field(int64(3), "spec", "replicas"), fakeapi.Field(report(3), "status"))
	return &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: objects},
		Members: map[string]*fakeapi.Cluster{"member1": {Objects: []*unstructured.Unstructured{web}}},
	}
}

// Replicas that a lost cluster reported before its workloads were evicted are unknown, although it is no longer a target.
func TestObserve_lostFormerTarget(t *testing.T) {
	t.Parallel()
	const unknown = "1 unknown: member2 has not been ready since 2026-05-01T10:00:00Z and is no longer a target"
	kubeconfig := formerTarget(t, "False").Start(t)
	for command, want := range map[string]string{
		"trace deployment/web --members=false": "3 of 3 replicas are ready, " + unknown,
		"get deployments":                      "warning: default/deployment.apps/web: " + unknown + "\n",
		"status":                               unknown,
		"rollout status deployment/web --watch=false": "deployment.apps/web: complete in all current clusters; no longer a target: member2: " +
			"unknown (member2 has not been ready since 2026-05-01T10:00:00Z; it last reported 1 replica)\n" +
			"deployment \"web\" successfully rolled out\n",
	} {
		got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
		if all := got.Out + got.Err; !strings.Contains(all, want) || strings.Contains(all, "not all clusters have the object") {
			t.Errorf("%s = %+v, want %q", command, got, want)
		}
	}
	kubeconfig = formerTarget(t, "True").Start(t)
	for command, want := range map[string][]string{
		"trace deployment/web --members=false": {"all Works of the targets are applied; member2 still has the object",
			"4 pods, 4 updated, 4 ready; member2 still has the object, and is no longer a target"},
		"why deployment/web": {"Kept:", "member2=1, no longer a target"},
	} {
		assertContains(t, command, run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...).Out, want)
	}
}

// reducedFleet returns a control plane with deployment web, of which overrides give member1 1 of 2 replicas, with the numbers of pods, of
// updated ones and of ready ones that it reports. Its status has a condition.
func reducedFleet(t *testing.T, pods, updated, ready int64, condition map[string]any) []*unstructured.Unstructured {
	t.Helper()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	objects := modify(parseObjects(t, string(fleet)), "Work", func(o *unstructured.Unstructured) {
		if o.GetNamespace() != "karmada-es-member1" || !strings.HasPrefix(o.GetName(), "web-") {
			return
		}
		manifests, _, _ := unstructured.NestedSlice(o.Object, "spec", "workload", "manifests")
		manifests[0].(map[string]any)["spec"] = map[string]any{"replicas": int64(1)}
		fakeapi.Field(manifests, "spec", "workload", "manifests")(o)
		statuses, _, _ := unstructured.NestedSlice(o.Object, "status", "manifestStatuses")
		statuses[0].(map[string]any)["status"] = map[string]any{
			"replicas": pods, "updatedReplicas": updated, "readyReplicas": ready, "conditions": []any{condition},
		}
		fakeapi.Field(statuses, "status", "manifestStatuses")(o)
	})
	return modify(objects, "Deployment", func(o *unstructured.Unstructured) {
		for field, n := range map[string]int64{"replicas": 2, "readyReplicas": 2, "updatedReplicas": 2, "availableReplicas": 2} {
			fakeapi.Field(n, "status", field)(o)
		}
		fakeapi.Field(int64(3), "spec", "replicas")(o)
	})
}

// rolloutStatus runs the command for deployment web, which two members have.
func rolloutStatus(t *testing.T, objects []*unstructured.Unstructured) result {
	t.Helper()
	web := fakeapi.Object("apps/v1", "Deployment", "default", "web", managed)
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}, Members: map[string]*fakeapi.Cluster{
		"member1": {Objects: []*unstructured.Unstructured{web}}, "member2": {Objects: []*unstructured.Unstructured{web}},
	}}
	return run(t, "rollout", "status", "deployment/web", "--timeout=20s", "--kubeconfig", servers.Start(t))
}

// The command ends when each cluster has its own manifest, if override policies reduce the replicas: the template never has all of them.
// It does not wait for a decision that no policy or no scheduler will change.
func TestRolloutStatus_reducedByOverrides(t *testing.T) {
	t.Parallel()
	conditions := func(o *unstructured.Unstructured) {
		all, _, _ := unstructured.NestedSlice(o.Object, "status", "conditions")
		all[0].(map[string]any)["status"], all[0].(map[string]any)["reason"] = "False", "NoClusterFit"
		fakeapi.Field(all, "status", "conditions")(o)
	}
	for name, change := range map[string]func([]*unstructured.Unstructured) []*unstructured.Unstructured{
		"scheduled": func(objects []*unstructured.Unstructured) []*unstructured.Unstructured { return objects },
		"policy deleted": func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
			objects = slices.DeleteFunc(objects, func(o *unstructured.Unstructured) bool { return o.GetKind() == "PropagationPolicy" })
			objects = modify(objects, "Deployment", func(o *unstructured.Unstructured) { o.SetAnnotations(nil) })
			return modify(objects, "ResourceBinding", func(o *unstructured.Unstructured) { o.SetLabels(nil) })
		},
		"scheduling suspended": func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
			return modify(objects, "ResourceBinding", fakeapi.Field(true, "spec", "suspension", "scheduling"))
		},
		"no cluster fits now": func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
			return modify(objects, "ResourceBinding", conditions)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := rolloutStatus(t, change(reducedFleet(t, 1, 1, 1, nil)))
			assertInOrder(t, got.Out, []string{
				"override policies give the clusters together 2 of 3 replicas", "all clusters have the latest manifest",
			})
			if got.Code != 0 || strings.Contains(got.Out, "kubectl") || strings.Contains(got.Out, "out of 3 new replicas") {
				t.Errorf("rollout status = %+v, want success", got)
			}
		})
	}
}

// Like kubectl, the command fails if a member reports that the deadline of a Deployment has passed.
func TestRolloutStatus_progressDeadline(t *testing.T) {
	t.Parallel()
	got := rolloutStatus(t, reducedFleet(t, 2, 1, 1, map[string]any{
		"type": "Progressing", "status": "False", "reason": "ProgressDeadlineExceeded",
	}))
	if got.Code == 0 || !strings.Contains(got.Err, "exceeded its progress deadline in cluster member1") {
		t.Errorf("rollout status = %+v, want an error about the deadline in member1", got)
	}
}

// Autoscalers of the same workload and budgets without workloads are hints. A former dependency is no object without its policy, and a
// scheduler that found no cluster runs.
func TestStatus_settingsOfUsers(t *testing.T) {
	t.Parallel()
	objects := append(modify(parseObjects(t, statusFleet), "Cluster", fakeapi.Field([]any{
		map[string]any{"type": "Ready", "status": "False", "reason": "Lost", "message": "gone"},
		map[string]any{"type": "EvictionSuspended", "status": "True", "message": "2 of 3 clusters are lost"},
	}, "status", "conditions")), parseObjects(t, `
apiVersion: autoscaling.karmada.io/v1alpha1
kind: FederatedHPA
metadata: {name: one, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}}
---
apiVersion: autoscaling.karmada.io/v1alpha1
kind: CronFederatedHPA
metadata: {name: two, namespace: default}
spec: {scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}, rules: [{name: night, schedule: "@daily"}]}
---
apiVersion: fleet.karmada.io/v1alpha1
kind: PlacementDisruptionBudget
metadata: {name: none, namespace: default, generation: 1}
spec: {selector: {matchLabels: {app: wbe}}, minAvailable: 1}
status: {observedGeneration: 1, workloads: 0}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: cfg-configmap, namespace: default}
spec: {resource: {apiVersion: v1, kind: ConfigMap, namespace: default, name: cfg, uid: u-cfg}}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: big-deployment, namespace: default, generation: 2, labels: {propagationpolicy.karmada.io/permanent-id: p}}
spec: {placement: {}, resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: big, uid: u-big}}
status:
  conditions: [{type: Scheduled, status: "False", reason: NoClusterFit, message: no fit, lastTransitionTime: "2026-01-01T00:00:00Z"}]
---
apiVersion: v1
kind: Event
metadata: {name: m1.1, namespace: default}
involvedObject: {kind: Cluster, name: m1}
reason: RemovalBeforeRestore
message: Deployment a/left stays
---
apiVersion: v1
kind: Event
metadata: {name: m1.2, namespace: default}
involvedObject: {kind: Cluster, name: m1}
reason: ClusterReady
message: unrelated
`)...)
	forgotten := func(o *unstructured.Unstructured) {
		if o.GetName() == "forgotten" {
			o.Object["status"] = map[string]any{"replicas": int64(12), "conditions": []any{map[string]any{
				"type": names.StatusUnknown, "status": "True", "reason": names.NotPropagated, "lastTransitionTime": "2026-01-01T00:00:00Z",
			}}}
		}
	}
	objects = modify(objects, "Deployment", forgotten)
	got := runReadOnly(t, objects, "status", "-v", "--all")
	assertInOrder(t, got.Out, []string{"ClusterNotReady", "evictions are suspended: 2 of 3 clusters are lost"})
	const last = "the object has no binding; its status is the last one that its clusters reported before 2026-01-01T00:00:00Z"
	assertInOrder(t, got.Out, []string{"NoPolicy", "deployment.apps/forgotten", last})
	for _, command := range []string{"why", "trace", "tree"} {
		assertContains(t, command, runReadOnly(t, objects, command, "deployment/forgotten").Out, []string{last})
	}
	placed := modify(objects, "ResourceBinding", fakeapi.Field(map[string]any{}, "spec", "placement"))
	assertContains(t, "why", runReadOnly(t, placed, "why", "deployment/web").Out,
		[]string{"Note: the object does not leave cluster m1, because evictions are suspended: 2 of 3 clusters are lost."})
	assertContains(t, "status", got.Out, []string{
		"several autoscalers set its replicas: FederatedHPA one, CronFederatedHPA two", "placementdisruptionbudget/none", "NoClusterFit: no fit",
	})
	assertInOrder(t, got.Out, []string{"ObjectsLeft", "cluster/m1", "Deployment a/left stays"})
	for _, text := range []string{"unrelated", "configmap/cfg", "check that it runs"} {
		if strings.Contains(got.Out, text) {
			t.Errorf("status lists an event without objects, a former dependency, or doubts the scheduler:\n%s", got.Out)
		}
	}
}

// backup of a control plane of the other program names the command of that program.
func TestBackup_otherProgram(t *testing.T) {
	t.Parallel()
	got := run(t, "backup", t.TempDir()+"/plane.backup", "--kubeconfig", (&fakeapi.Server{}).Start(t))
	if got.Code != 1 || !strings.Contains(got.Err, "a control plane of karmada up is backed up with: karmada backup ") {
		t.Errorf("backup = %+v, want the command of the other program", got)
	}
}

// With a namespace, cluster-scoped bindings are not read, and nothing is concluded about cluster-scoped objects.
func TestStatus_clusterScoped(t *testing.T) {
	t.Parallel()
	objects := parseObjects(t, `
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterPropagationPolicy
metadata: {name: crds}
spec: {resourceSelectors: [{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: foos.example.io}]}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: foos.example.io, uid: u-foos, annotations: {clusterpropagationpolicy.karmada.io/name: crds}}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: bars.example.io, uid: u-bars, annotations: {clusterpropagationpolicy.karmada.io/name: deleted}}
---
apiVersion: v1
kind: Namespace
metadata: {name: shop}
`)
	assertInOrder(t, runReadOnly(t, objects, "status", "-v").Out, []string{
		"NotScheduled ", "foos.example.io", "ClusterPropagationPolicy crds claims it, and it has no binding", "PolicyDeleted ", "bars.example.io",
	})
	if got := runReadOnly(t, objects, "status", "-v", "-n", "shop"); got.Code != 0 || strings.Contains(got.Out, "example.io") ||
		!strings.Contains(got.Out, "Objects:    0, 0 healthy\n") {
		t.Errorf("status of a namespace = %+v, want nothing about cluster-scoped objects", got)
	}
}

// The removal of an object that was deleted in the control plane is shown as held, with the command that approves it.
func TestObserve_heldDeletion(t *testing.T) {
	t.Parallel()
	objects := parseObjects(t, `
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m1}
---
apiVersion: work.karmada.io/v1alpha2
kind: ClusterResourceBinding
metadata:
  name: foos.example.io-customresourcedefinition
  labels: {clusterpropagationpolicy.karmada.io/permanent-id: p}
  annotations: {clusterpropagationpolicy.karmada.io/name: crds}
  generation: 2
  finalizers: [karmada.io/cluster-resource-binding-controller]
  deletionTimestamp: "2026-01-01T00:00:00Z"
spec:
  resource: {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, name: foos.example.io, uid: u-foos}
  placement: {}
  clusters: [{name: m1}]
status:
  schedulerObservedGeneration: 1
  conditions:
    - {type: Scheduled, status: "True"}
    - {type: FullyApplied, status: "True"}
    - type: RemovalHeld
      status: "True"
      reason: TooManyRemovals
      message: 'Too many. To remove them, run "karmadactl approve clusterresourcebinding/foos.example.io-customresourcedefinition".'
  aggregatedStatus: [{clusterName: m1, applied: true, health: Healthy}]
`)
	const approve = `"karmadactl approve clusterresourcebinding/foos.example.io-customresourcedefinition"`
	const object = "customresourcedefinition/foos.example.io"
	for command, want := range map[string][]string{
		"status":                         {"1 with a held removal", "RemovalHeld ", "foos.example.io", approve},
		"why " + object:                  {"foos.example.io", "RemovalHeld: ", approve, "the binding is being deleted"},
		"tree --members=false " + object: {"Missing", "ClusterResourceBinding foos.example.io-", "Failed", approve, "Cluster m1"},
		"trace --members=false crd/foos.example.io": {"Bound ", "ClusterResourceBinding foos.example.io-", approve, "Incomplete"},
	} {
		got := runReadOnly(t, objects, strings.Fields(command)...)
		assertInOrder(t, got.Out, want)
		if got.Code != 0 || strings.Contains(got.Out, "NotScheduled") {
			t.Errorf("%s = %+v", command, got)
		}
	}
	for _, command := range []string{"trace", "tree", "why"} {
		got := runReadOnly(t, objects, command, "customresourcedefinition/bars.example.io")
		if got.Code != 1 || !strings.Contains(got.Err, "not found") {
			t.Errorf("%s of an object without a binding = %+v, want not found", command, got)
		}
	}
}

// An object that lost its policy, and then its clusters, is in no cluster: it is not healthy, and keeps nothing.
func TestObserve_noClusters(t *testing.T) {
	t.Parallel()
	objects := parseObjects(t, `
apiVersion: cluster.karmada.io/v1alpha1
kind: Cluster
metadata: {name: m1}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default, uid: u-web}
spec: {replicas: 5}
status: {replicas: 5}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: web-deployment, namespace: default}
spec:
  resource: {apiVersion: apps/v1, kind: Deployment, namespace: default, name: web, uid: u-web}
  replicas: 5
  replicaRequirements: {}
  placement: {}
status:
  conditions:
    - {type: Scheduled, status: "False", reason: NoClusterFit, message: "The placement names clusters that do not exist: m9"}
    - {type: FullyApplied, status: "False", reason: FullyAppliedFailed, message: Failed to apply all works}
`)
	const reason = "no cluster has or gets the object: no policy owns the binding"
	for command, want := range map[string][]string{
		"status -v": {"Objects:    1, 0 healthy, 1 not scheduled\n", "NotScheduled ", "deployment.apps/web", reason},
		"why deployment/web": {"web-deployment (no clusters)\n", "it has no clusters, and gets none until a policy claims it\n",
			"Result: the binding has no clusters. It is scheduled when a policy claims the object.\n"},
		"tree deployment/web":     {"ResourceBinding default/web-deployment", "Waiting", reason},
		"trace deployment/web":    {"Scheduled ", "no policy owns the binding", "Incomplete"},
		"describe deployment web": {"Propagation:", reason},
		"plan deployment/web":     {"it has no clusters, and gets none until a policy claims it"},
	} {
		got := runReadOnly(t, objects, strings.Fields(command)...)
		assertInOrder(t, got.Out, want)
		for _, wrong := range []string{"keeps", "the object has no binding", "Failed to apply", "NoClusterFit", "NoPolicy"} {
			if strings.Contains(got.Out, wrong) {
				t.Errorf("%s has %q:\n%s", command, wrong, got.Out)
			}
		}
	}
}

// An override whose value is no tag changes nothing for that reason, and not because the object has the value already.
func TestObserve_invalidTag(t *testing.T) {
	t.Parallel()
	objects := parseObjects(t, statusFleet+"---\n"+`
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: tag, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: web}]
  overriders: {imageOverrider: [{component: Tag, operator: replace, value: "bad tag!"}]}
`)
	for _, command := range []string{"status -v --members=false", "why deployment/web"} {
		got := runReadOnly(t, objects, strings.Fields(command)...)
		assertContains(t, command, got.Out, []string{`rule 1: imageOverrider[0]: the value "bad tag!" is not valid in a tag`})
	}
}
