// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// startStaged starts a fleet with a rollout of revision 2, and changes: m1 (stage canary) has it, m2 (stage rest) has revision 1, and m3
// nothing.
func startStaged(t *testing.T, change ...func([]*unstructured.Unstructured)) (kubeconfig string) {
	t.Helper()
	return stagedServer(t, func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
		for _, c := range change {
			c(objects)
		}
		return objects
	}).Start(t)
}

// keep changes nothing.
func keep(objects []*unstructured.Unstructured) []*unstructured.Unstructured { return objects }

// stagedServer returns the server of startStaged.
func stagedServer(t *testing.T, change func([]*unstructured.Unstructured) []*unstructured.Unstructured) *fakeapi.Server {
	t.Helper()
	read := func(name string) string {
		content, err := os.ReadFile("testdata/flow/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(content)
	}
	text, members := read("staged.yaml"), map[string]*fakeapi.Cluster{"m3": {}}
	for member, revision := range map[string]string{"m1": "2", "m2": "1"} {
		text += "---\n" + strings.NewReplacer("MEMBER", member, "WORK", names.Work("Deployment", "default", "web"), `"R"`, `"`+revision+`"`,
			": R}", ": "+revision+"}").Replace(read("staged-work.yaml"))
		members[member] = &fakeapi.Cluster{Objects: parseObjects(t, strings.ReplaceAll(`
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: default, labels: {karmada.io/managed: "true"}}
spec:
  progressDeadlineSeconds: 600
  replicas: 3
  revisionHistoryLimit: 10
  selector: {matchLabels: {app: web}}
  strategy: {rollingUpdate: {maxSurge: 25%, maxUnavailable: 25%}, type: RollingUpdate}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
      - image: web:REVISION
        imagePullPolicy: IfNotPresent
        name: web
        resources: {}
        terminationMessagePath: /dev/termination-log
        terminationMessagePolicy: File
      dnsPolicy: ClusterFirst
      restartPolicy: Always
      schedulerName: default-scheduler
      securityContext: {}
      terminationGracePeriodSeconds: 30
`, "REVISION", revision))}
	}
	for member := range members {
		text += "---\napiVersion: cluster.karmada.io/v1alpha1\nkind: Cluster\nmetadata: {name: " + member + "}\n"
	}
	return &fakeapi.Server{Control: &fakeapi.Cluster{Objects: change(parseObjects(t, text))}, Members: members}
}

// A cluster that waits for its stage has its revision, and is up to date.
func TestObserve_stagedRollout(t *testing.T) {
	t.Parallel()
	kubeconfig := startStaged(t)
	var (
		approve = "karmadactl rollout approve deployment/web -n default --kubeconfig " + kubeconfig
		waits   = "revision 1, stage rest; revision 2 waits for stage rest (stage canary: approval needed: " + approve + ")"
		nothing = "no revision yet, stage rest; revision 2 waits for stage rest (stage canary: approval needed: " + approve + ")"
	)
	for command, want := range map[string][]string{
		"status": {"0 healthy, 1 whose rollout waits for an approval\n", "RolloutWaitsForApproval ", "deployment.apps/web", approve},
		"trace deployment/web": {
			"m3", nothing, "RolledOut", "m1", "StagedRollout default/web-deployment", "revision 2, stage canary", "m2", waits, "Incomplete",
		},
		"tree deployment/web": {
			"StagedRollout default/web-deployment", "Waiting", approve, "Cluster m2", waits, "Cluster m1", "revision 2, stage canary",
		},
		"why deployment/web": {
			"Rollout:", "RolloutWaitsForApproval: revision 2: stage canary", approve,
			"m1: revision 2, stage canary", "m2: " + waits, "m3: " + nothing,
		},
		"policy show web": {"RolloutWaitsForApproval: revision 2"},
		"diff deployment/web": {
			"Later in m2: " + waits, "-      - image: web:1", "+      - image: web:2",
			"Later in m3: " + nothing, "1 cluster without differences: m1\n",
			"Note: staged rollout: revision 2: stage canary",
		},
	} {
		got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
		if got.Code != 0 || strings.Contains(got.Out, "NotReported") || strings.Contains(got.Out, "generation 1, not 2 of") {
			t.Errorf("%s = %+v", command, got)
		}
		assertContains(t, command, got.Out, want)
	}
}

// The verbs of kubectl act on a staged rollout if there is one, and otherwise on the template or the object of a member.
func TestRollout_joinsKubectl(t *testing.T) {
	t.Parallel()
	const staged, deployment = "PATCH /apis/fleet.karmada.io/v1alpha1/namespaces/default/stagedrollouts/web-deployment",
		"PATCH /apis/apps/v1/namespaces/default/deployments/"
	const none = "error: no staged rollout of deployment/plain in namespace default"
	for command, want := range map[string]struct {
		result
		writes, memberWrites []string
	}{
		"status deployment web": {result: result{Out: "deployment/web revision 2, stable 1: WaitingForApproval"}},
		"pause deployment/web":  {result: result{Out: "deployment/web paused\n"}, writes: []string{staged}},
		"pause deployment web plain": {
			result: result{Out: "deployment/web paused\ndeployment.apps/plain paused\n"}, writes: []string{staged, deployment + "plain"},
		},
		"restart deployment/web": {result: result{Out: "deployment.apps/web restarted\n"}, writes: []string{deployment + "web"}},
		"restart deployment/web -C m1": {
			result: result{Out: "deployment.apps/web restarted\n"}, memberWrites: []string{deployment + "web"},
		},
		"pause deployment/web -C m1":           {result: result{Out: "deployment.apps/web paused\n"}, memberWrites: []string{deployment + "web"}},
		"status deploy/plain":                  {result: result{Out: "deployment \"plain\" successfully rolled out\n"}},
		"status deploy/plain --watch=false":    {result: result{Out: "deployment \"plain\" successfully rolled out\n"}},
		"undo deployment/plain":                {result: result{Code: 1, Err: none}},
		"undo deployment/web --dry-run=server": {result: result{Code: 1, Err: "error: --dry-run: not supported for a staged rollout"}},
		"history deployment plain": {
			result: result{Code: 1, Err: "error: deployment/plain is not propagated from namespace default"},
		},
		"approve deployment/plain": {result: result{Code: 1, Err: none}},
		"approve deployment/web --stage canry": {
			result: result{Code: 1, Err: `error: deployment/web has no stage "canry", only: canary, rest`},
		},
		"approve deployment/web --stage rest": {
			result: result{Out: "deployment/web: stage rest approved for revision 2\nStage canary still waits for an approval\n"},
			writes: []string{"POST /apis/fleet.karmada.io/v1alpha1/namespaces/default/rolloutapprovals"},
		},
		"approve deployment/web": {
			result: result{Out: "deployment/web: stage canary approved for revision 2\n"},
			writes: []string{"POST /apis/fleet.karmada.io/v1alpha1/namespaces/default/rolloutapprovals"},
		},
	} {
		t.Run(command, func(t *testing.T) {
			t.Parallel()
			server := stagedServer(t, func(objects []*unstructured.Unstructured) []*unstructured.Unstructured {
				return append(objects, parseObjects(t, `
apiVersion: apps/v1
kind: Deployment
metadata: {name: plain, namespace: default, generation: 1}
spec: {replicas: 1, selector: {matchLabels: {app: plain}}, template: {metadata: {labels: {app: plain}}}}
status: {observedGeneration: 1, replicas: 1, updatedReplicas: 1, availableReplicas: 1, readyReplicas: 1}
`)...)
			})
			got := run(t, append(append([]string{"rollout"}, strings.Fields(command)...), "--kubeconfig", server.Start(t))...)
			if got.Code != want.Code || !strings.HasPrefix(got.Out, want.Out) || !strings.HasPrefix(got.Err, want.Err) {
				t.Errorf("got %+v, want %+v", got, want.result)
			}
			if diff := cmp.Diff(want.writes, writesOf(server.Control)); diff != "" {
				t.Errorf("writes to the control plane: -want +got\n%s", diff)
			}
			if diff := cmp.Diff(want.memberWrites, writesOf(server.Members["m1"])); diff != "" {
				t.Errorf("writes to the member: -want +got\n%s", diff)
			}
		})
	}
}

// After a return to an older revision, no command shows the content of the template as a change to come.
func TestObserve_returnedRollout(t *testing.T) {
	t.Parallel()
	for phase, problem := range map[string]string{"Succeeded": "RolloutReturned", "Failed": "RolloutFailed"} {
		kubeconfig := startStaged(t, func(objects []*unstructured.Unstructured) {
			modify(objects, "ResourceBinding", func(o *unstructured.Unstructured) {
				targets, _, _ := unstructured.NestedSlice(o.Object, "spec", "clusters")
				fakeapi.Field(targets[:2], "spec", "clusters")(o)
				fakeapi.Field([]any{
					map[string]any{"type": "Scheduled", "status": "True"}, map[string]any{"type": "FullyApplied", "status": "True"},
				}, "status", "conditions")(o)
			})
			modify(objects, "StagedRollout", func(o *unstructured.Unstructured) { setReturned(o, phase) })
		})
		const keeps = "the object keeps revision 2, which is not rolled out, until it is changed"
		for command, want := range map[string][]string{
			"status":               {problem, keeps},
			"trace deployment/web": {"the Work has revision 2 of the object, not 1", keeps, "Incomplete"},
			"diff deployment/web": {
				"Update in m1, with revision 1", "-      - image: web:2", "+      - image: web:1", "1 cluster without differences: m2", keeps,
			},
		} {
			got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...)
			if strings.Contains(got.Out, "Later") || got.Err != "" {
				t.Errorf("%s: %s = %+v", phase, command, got)
			}
			assertContains(t, phase+": "+command, got.Out, want)
		}
	}
}

// setReturned sets the status of a rollout that returned to revision 1: because a user selected it, or because revision 2 failed.
func setReturned(o *unstructured.Unstructured, phase string) {
	status, state := o.Object["status"].(map[string]any), "Waiting"
	status["phase"], status["message"] = phase, ""
	if phase == "Succeeded" {
		status["revision"], state = int64(1), "Healthy"
	}
	var clusters []any
	for _, name := range []string{"m1", "m2"} {
		clusters = append(clusters, map[string]any{"name": name, "stage": "rest", "revision": int64(1), "state": state})
	}
	status["clusters"] = clusters
}

// assertContains compares the parts of a text, in any order.
func assertContains(t *testing.T, name, text string, want []string) {
	t.Helper()
	for _, part := range want {
		if !strings.Contains(text, part) {
			t.Errorf("%s misses %q:\n%s", name, part, text)
		}
	}
}

// The table of a rollout has stages without clusters, and its history the images. A cluster-scoped rollout is managed as well.
func TestRollout_clusterScoped(t *testing.T) {
	t.Parallel()
	control := &fakeapi.Cluster{Objects: parseObjects(t, `
apiVersion: fleet.karmada.io/v1alpha1
kind: ClusterStagedRollout
metadata: {name: viewer-clusterrole, uid: r, ownerReferences: [{apiVersion: a/v1, kind: B, name: b, uid: b, controller: true}]}
spec: {unit: {apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, name: viewer}}
status:
  {revision: 2, stableRevision: 1, phase: WaitingForApproval, stages: [{name: early, phase: Succeeded, message: it has no clusters},
    {name: canary, phase: WaitingForApproval}, {name: main, phase: Pending, message: "it has no clusters: other stages have all"}],
    clusters: [{name: m1, stage: canary, revision: 2, state: Healthy}]}
---
apiVersion: apps/v1
kind: ControllerRevision
metadata: {name: older, namespace: karmada-system, ownerReferences: [{apiVersion: a/v1, kind: B, name: b, uid: b, controller: true}]}
revision: 1
data: {template: {spec: {template: {spec: {containers: [{image: "web:1"}]}}}}}
`)}
	kubeconfig := (&fakeapi.Server{Control: control}).Start(t)
	for _, c := range []struct {
		command string
		want    []string
	}{
		{"status clusterrole/viewer", []string{"early", "Succeeded", "it has no clusters", "canary", "m1", "Healthy",
			"other stages have all"}},
		{"history clusterrole/viewer", []string{"older", "stable", "web:1"}},
		{"approve clusterrole/viewer", []string{"clusterrole/viewer: stage canary approved for revision 2"}},
		{"undo clusterrole/viewer", []string{"returns to revision 1"}},
	} {
		got := run(t, append(strings.Fields("rollout "+c.command+" -n default"), "--kubeconfig", kubeconfig)...)
		if got.Code != 0 {
			t.Errorf("%s = %+v", c.command, got)
		}
		assertContains(t, c.command, got.Out, c.want)
	}
}
