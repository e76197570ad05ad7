// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/test/fakeapi"
)

// The conditions of a Deployment can be those of an earlier revision: the cluster is healthy with the applied one since the rollout ended.
func TestTrace_timeOfHealth(t *testing.T) {
	t.Parallel()
	fleet, err := os.ReadFile("testdata/flow/control.yaml")
	if err != nil {
		t.Fatal(err)
	}
	status := func(conditions ...any) map[string]any {
		return map[string]any{"replicas": int64(2), "readyReplicas": int64(2), "updatedReplicas": int64(2), "conditions": conditions}
	}
	objects := modify(parseObjects(t, string(fleet)), "Work", func(o *unstructured.Unstructured) {
		if o.GetName() == "web-7b7cc5b9ff" && o.GetNamespace() == "karmada-es-member1" {
			fakeapi.Field([]any{map[string]any{"health": "Healthy", "status": status(map[string]any{
				"type": "Available", "status": "True", "lastTransitionTime": "2026-05-01T09:13:50Z",
			})}}, "status", "manifestStatuses")(o)
		}
	})
	completed := status(map[string]any{
		"type": "Progressing", "status": "True", "reason": "NewReplicaSetAvailable", "lastTransitionTime": "2026-05-01T09:13:40Z",
		"lastUpdateTime": "2026-05-01T09:14:04Z",
	})
	kubeconfig := (&fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: objects},
		Members: map[string]*fakeapi.Cluster{"member1": {Objects: []*unstructured.Unstructured{fakeapi.Object("apps/v1", "Deployment",
			"default", "web", managed, fakeapi.Field(int64(2), "spec", "replicas"), fakeapi.Field(completed, "status"))}}},
	}).Start(t)
	for members, want := range map[string]string{"true": "09:14:04", "false": ""} {
		got := run(t, "trace", "deployment/web", "-C", "member1", "--members="+members, "-o", "json", "--kubeconfig", kubeconfig)
		var timeline flow.Timeline
		if err := json.Unmarshal([]byte(got.Out), &timeline); err != nil {
			t.Fatalf("%+v: %v", got, err)
		}
		found := false
		for _, s := range timeline.Steps {
			if s.Stage != flow.Healthy {
				continue
			}
			at := ""
			if s.Time != nil {
				at = s.Time.UTC().Format("15:04:05")
			}
			if found = true; s.State != flow.Done || at != want {
				t.Errorf("--members=%s: %s %s at %q, want Done at %q", members, s.Stage, s.State, at, want)
			}
		}
		if !found {
			t.Errorf("--members=%s: no step Healthy in %+v", members, timeline.Steps)
		}
	}
}

// The numbers of a template are those of an older generation until all clusters have reported the latest.
func TestGet_outdated(t *testing.T) {
	t.Parallel()
	servers := func(generation int64, staged bool) *fakeapi.Server {
		s := statusServers(t)
		s.Control.Objects = modify(s.Control.Objects, "ResourceBinding", func(o *unstructured.Unstructured) {
			item := func(cluster string) map[string]any {
				return map[string]any{"clusterName": cluster, "applied": true, "health": "Healthy",
					"status": map[string]any{"resourceTemplateGeneration": generation}}
			}
			fakeapi.Field([]any{item("m2"), item("m1")}, "status", "aggregatedStatus")(o)
			if staged {
				fakeapi.Field(map[string]any{}, "spec", "stagedRollout")(o)
			}
		})
		s.Control.Objects = append(s.Control.Objects, parseObjects(t, "{apiVersion: apps/v1, kind: Deployment, metadata: {name: other, "+
			"namespace: default, uid: other, annotations: {propagationpolicy.karmada.io/namespace: default, "+
			"propagationpolicy.karmada.io/name: web}}}")...)
		return s
	}
	const stale = "m1: the reported status is of generation 1 of the object, not 2"
	const want = "warning: default/deployment.apps/web: " + stale + ", and 1 more cluster\n"
	kubeconfig := servers(1, false).Start(t)
	for command, want := range map[string]string{
		"get deployments": want, "get deployment web": want, "get deployment web -o wide": want, "get deployment other": "",
		"get deployment web -o name": "", "get deployment web -o json": "",
	} {
		if got := run(t, append(strings.Fields(command), "--kubeconfig", kubeconfig)...); got.Code != 0 || got.Err != want {
			t.Errorf("%s = %+v, want the warning %q", command, got, want)
		}
	}
	assertInOrder(t, run(t, "status", "--kubeconfig", kubeconfig).Out, []string{"NotReported ", "deployment.apps/web", stale})
	for _, s := range []*fakeapi.Server{servers(2, false), servers(1, true)} {
		if got := run(t, "get", "deployments", "--kubeconfig", s.Start(t)); got.Code != 0 || got.Err != "" {
			t.Errorf("get = %+v, want no warning", got)
		}
	}
}
