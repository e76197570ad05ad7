// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"os"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// startStaged starts a fleet with a rollout of revision 2, and changes: m1 (stage canary) has it, m2 (stage rest) has revision 1, and m3
// nothing.
func startStaged(t *testing.T, change ...func([]*unstructured.Unstructured)) (kubeconfig string) {
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
	objects := parseObjects(t, text)
	for _, c := range change {
		c(objects)
	}
	return (&fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}, Members: members}).Start(t)
}

// A cluster that waits for its stage has its revision, and is up to date.
func TestObserve_stagedRollout(t *testing.T) {
	t.Parallel()
	kubeconfig := startStaged(t)
	const (
		approve = "karmadactl rollout approve deployment/web -n default"
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
			"Later in m3: " + nothing, "3 clusters without differences: m2, m3, m1\n",
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
