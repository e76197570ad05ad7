// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

var managed = fakeapi.Labels(map[string]string{"karmada.io/managed": "true", "app": "nginx"})

// newServer returns a control plane and two members with the Deployment nginx. It is managed by Karmada in member1 only.
func newServer() *fakeapi.Server {
	deployment := func(ready string, change ...func(*unstructured.Unstructured)) *unstructured.Unstructured {
		return fakeapi.Object("apps/v1", "Deployment", "default", "nginx",
			append(change, fakeapi.Cells(ready, "1", "1", "20s"))...)
	}
	pod := func(name string) *unstructured.Unstructured {
		return fakeapi.Object("v1", "Pod", "default", name, managed, fakeapi.Cells("1/1", "Running", "0", "43s", "node-1"))
	}
	return &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
			deployment("2/2", fakeapi.Labels(map[string]string{"app": "nginx"}), fakeapi.Field("u-nginx", "metadata", "uid")),
			fakeapi.Object("work.karmada.io/v1alpha2", "ResourceBinding", "default", "nginx-deployment",
				fakeapi.Field(map[string]any{"uid": "u-nginx", "apiVersion": "apps/v1", "kind": "Deployment", "name": "nginx"}, "spec", "resource")),
			fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "member1", fakeapi.Cells("v1.36.3", "Push", "True", "16s", "zone-1")),
			fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "member2", fakeapi.Cells("v1.36.3", "Push", "True", "5s", "")),
		}},
		Members: map[string]*fakeapi.Cluster{
			"member1": {Objects: []*unstructured.Unstructured{
				deployment("1/1", managed),
				pod("nginx-a"),
				fakeapi.Object("v1", "Service", "default", "nginx", managed, fakeapi.Cells("ClusterIP", "52s")),
				fakeapi.Object("apiextensions.k8s.io/v1", "CustomResourceDefinition", "", "guestbooks.webapp.my.domain", managed,
					fakeapi.Cells("2024-05-18T11:56:10Z")),
			}},
			"member2": {Objects: []*unstructured.Unstructured{deployment("1/3")}},
		},
	}
}

// lines joins lines with newlines.
func lines(text ...string) string { return strings.Join(text, "\n") + "\n" }

func TestGet(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		args   []string
		change func(*fakeapi.Server)
		want   result
	}{
		"control plane": {
			args: []string{"get", "deployments"},
			want: result{Out: lines(
				"NAME    CLUSTER   READY   UP-TO-DATE   AVAILABLE   AGE   ADOPTION",
				"nginx   Karmada   2/2     1            1           20s   -")},
		},
		"all members": {
			args: []string{"get", "deploy", "-s", "members"},
			want: result{Out: lines(
				"NAME    CLUSTER   READY   UP-TO-DATE   AVAILABLE   AGE   ADOPTION",
				"nginx   member1   1/1     1            1           20s   Y",
				"nginx   member2   1/3     1            1           20s   N")},
		},
		"control plane and members": {
			args: []string{"get", "deploy", "nginx", "--operation-scope=all", "--no-headers"},
			want: result{Out: lines(
				"nginx   Karmada   2/2   1     1     20s   -",
				"nginx   member1   1/1   1     1     20s   Y",
				"nginx   member2   1/3   1     1     20s   N")},
		},
		"named members by label, with label columns": {
			args: []string{"get", "deploy", "-s", "members", "-C", "member2,member1", "-l", "app=nginx", "-L", "app", "--show-labels"},
			want: result{Out: lines(
				"NAME    CLUSTER   READY   UP-TO-DATE   AVAILABLE   AGE   ADOPTION   APP     LABELS",
				"nginx   member1   1/1     1            1           20s   Y          nginx   app=nginx,karmada.io/managed=true")},
		},
		"scope karmada ignores --clusters": {
			args: []string{"get", "deploy", "-s", "karmada", "-C", "nowhere", "--no-headers"},
			want: result{Out: lines("nginx   Karmada   2/2   1     1     20s   -")},
		},
		"all namespaces": {
			args: []string{"get", "svc", "-s", "members", "-A"},
			want: result{Out: lines(
				"NAMESPACE   NAME    CLUSTER   TYPE        AGE   ADOPTION",
				"default     nginx   member1   ClusterIP   52s   Y")},
		},
		"custom resource definitions": {
			args: []string{"get", "crd", "-s", "members"},
			want: result{Out: lines(
				"NAME                          CLUSTER   CREATED AT             ADOPTION",
				"guestbooks.webapp.my.domain   member1   2024-05-18T11:56:10Z   Y")},
		},
		"pods hide ADOPTION": {
			args: []string{"get", "pods", "-s", "members"},
			want: result{Out: lines(
				"NAME      CLUSTER   READY   STATUS    RESTARTS   AGE",
				"nginx-a   member1   1/1     Running   0          43s")},
		},
		"wide": {
			args: []string{"get", "pods", "-s", "members", "-o", "wide"},
			want: result{Out: lines(
				"NAME      CLUSTER   READY   STATUS    RESTARTS   AGE   NODE     ADOPTION",
				"nginx-a   member1   1/1     Running   0          43s   node-1   Y")},
		},
		"several kinds, core group first, ADOPTION hidden after pods": {
			args: []string{"get", "deploy,svc,pods", "-s", "members", "-C", "member1"},
			want: result{Out: lines(
				"NAME          CLUSTER   READY   STATUS    RESTARTS   AGE",
				"pod/nginx-a   member1   1/1     Running   0          43s",
				"",
				"NAME            CLUSTER   TYPE        AGE",
				"service/nginx   member1   ClusterIP   52s",
				"",
				"NAME                    CLUSTER   READY   UP-TO-DATE   AVAILABLE   AGE",
				"deployment.apps/nginx   member1   1/1     1            1           20s")},
		},
		"clusters": {
			args: []string{"get", "clusters"},
			want: result{Out: lines(
				"NAME      CLUSTER   VERSION   MODE   READY   AGE   ADOPTION",
				"member1   Karmada   v1.36.3   Push   True    16s   -",
				"member2   Karmada   v1.36.3   Push   True    5s    -")},
		},
		"a column CLUSTER of the kind": {
			args: []string{"get", "plev"},
			change: func(s *fakeapi.Server) {
				s.Control.Objects = append(s.Control.Objects, fakeapi.Object("fleet.karmada.io/v1alpha1", "PlacementEviction", "default", "move",
					fakeapi.Cells("web-deployment", "member1", "Succeeded")))
			},
			want: result{Out: lines(
				"NAME   BINDING          CLUSTER   PHASE       ADOPTION",
				"move   web-deployment   member1   Succeeded   -")},
		},
		"sorted across clusters": {
			args: []string{"get", "deploy", "-s", "all", "--sort-by", ".cells[0]", "--no-headers"},
			want: result{Out: lines(
				"nginx   member1   1/1   1     1     20s   Y",
				"nginx   member2   1/3   1     1     20s   N",
				"nginx   Karmada   2/2   1     1     20s   -")},
		},
		"sorted by values that cannot be compared": {
			args: []string{"get", "deploy", "-s", "all", "--sort-by", "metadata"},
			want: result{Code: 1, Err: "PREFIX error: --sort-by \"metadata\": cannot compare map["},
		},
		"unreachable member": {
			args:   []string{"get", "deploy", "-s", "members"},
			change: func(s *fakeapi.Server) { s.Members["member1"].Broken = http.StatusServiceUnavailable },
			want: result{
				Out: lines(
					"NAME    CLUSTER   READY   UP-TO-DATE   AVAILABLE   AGE   ADOPTION",
					"nginx   member2   1/3     1            1           20s   N"),
				Err: "warning: basic connection test to cluster(member1) failed, please check authorization or network: the server is unavailable\n"},
		},
		"unreachable member with --require-all-clusters": {
			args:   []string{"get", "deploy", "-s", "members", "--no-headers", "--require-all-clusters"},
			change: func(s *fakeapi.Server) { s.Members["member1"].Broken = http.StatusServiceUnavailable },
			want: result{Code: 1,
				Out: lines("nginx   member2   1/3   1     1     20s   N"),
				Err: "error: basic connection test to cluster(member1) failed, please check authorization or network: the server is unavailable\n"},
		},
		"all members unreachable": {
			args:   []string{"get", "deploy", "-s", "members", "-C", "member1"},
			change: func(s *fakeapi.Server) { s.Members["member1"].Broken = http.StatusServiceUnavailable },
			want: result{Code: 1,
				Err: "error: basic connection test to cluster(member1) failed, please check authorization or network: the server is unavailable\n"},
		},
		"found in one of two members": {
			args: []string{"get", "svc", "nginx", "-s", "members", "--no-headers"},
			want: result{Out: lines("nginx   member1   ClusterIP   52s   Y")},
		},
		"one of two objects found in no member": {
			args: []string{"get", "svc", "nginx", "other", "-s", "members", "--no-headers"},
			want: result{Code: 1, Out: lines("nginx   member1   ClusterIP   52s   Y"), Err: lines(
				`cluster(member1): services "other" not found`, `cluster(member2): services "other" not found`)},
		},
		"not found in several members": {
			args: []string{"get", "deploy", "other", "-s", "members"},
			want: result{Code: 1, Err: lines(
				`cluster(member1): deployments.apps "other" not found`,
				`cluster(member2): deployments.apps "other" not found`)},
		},
		"not found in the control plane": {
			args: []string{"get", "deploy", "other"},
			want: result{Code: 1, Err: "error: cluster(Karmada): deployments.apps \"other\" not found\n"},
		},
		"not found with --ignore-not-found": {
			args: []string{"get", "deploy", "other", "-s", "all", "--ignore-not-found"},
		},
		"a kind of the control plane beside one of members": {
			args: []string{"get", "deploy,clusters", "-s", "all", "--no-headers"},
			want: result{Out: lines(
				"deployment.apps/nginx   Karmada   2/2   1     1     20s   -",
				"deployment.apps/nginx   member1   1/1   1     1     20s   Y",
				"deployment.apps/nginx   member2   1/3   1     1     20s   N",
				"cluster.cluster.karmada.io/member1   Karmada   v1.36.3   Push   True   16s   -",
				"cluster.cluster.karmada.io/member2   Karmada   v1.36.3   Push   True   5s    -")},
		},
		"a kind that no server has beside one that has": {
			args: []string{"get", "deploy,unicorns", "-s", "members", "--no-headers"},
			want: result{Code: 1, Out: lines(
				"nginx   member1   1/1   1     1     20s   Y",
				"nginx   member2   1/3   1     1     20s   N"), Err: lines(
				`cluster(member1): the server doesn't have a resource type "unicorns"`,
				`cluster(member2): the server doesn't have a resource type "unicorns"`)},
		},
		"unknown resource type": {
			args: []string{"get", "unicorns"},
			want: result{Code: 1, Err: "error: cluster(Karmada): the server doesn't have a resource type \"unicorns\"\n"},
		},
		"no objects in the namespace": {
			args: []string{"get", "svc", "-n", "empty"},
			want: result{Err: "No resources found in empty namespace.\n"},
		},
		"no objects in all namespaces": {
			args: []string{"get", "svc", "-s", "all", "-A", "-l", "app=other"},
			want: result{Err: "No resources found\n"},
		},
		"no objects of a cluster-scoped kind": {
			args: []string{"get", "crd"},
			want: result{Err: "No resources found\n"},
		},
		"no members": {
			args: []string{"get", "svc", "-s", "members"},
			change: func(s *fakeapi.Server) {
				s.Members = nil
				s.Control.Objects = nil
			},
			want: result{Err: "No member Clusters found in Karmada control plane\n"},
		},
		"unknown clusters": {
			args: []string{"get", "svc", "-s", "all", "-C", "zoo,member1,ape"},
			want: result{Code: 1, Err: "error: clusters don't exist: ape,zoo\n"},
		},
		"misspelled cluster": {
			args: []string{"get", "svc", "-C", "membr1"},
			want: result{Code: 1, Err: "error: clusters don't exist: membr1; similar names: \"member1\"\n"},
		},
		"server without tables": {
			args:   []string{"get", "deploy", "-s", "members", "-C", "member1"},
			change: func(s *fakeapi.Server) { s.Members["member1"].PlainObjects = true },
			want: result{Out: lines(
				"NAME    CLUSTER   AGE         ADOPTION",
				"nginx   member1   <unknown>   Y")},
		},
		"output name": {
			args: []string{"get", "deploy", "-s", "all", "-o", "name"},
			want: result{Out: lines("deployment.apps/nginx", "deployment.apps/nginx", "deployment.apps/nginx")},
		},
		"output jsonpath, one list per cluster": {
			args: []string{"get", "deploy", "-s", "members", "-o", `jsonpath={.kind}:{.items[*].cells[0]}{"\n"}`},
			want: result{Out: lines("List:1/1", "List:1/3")},
		},
		"output yaml of several clusters": {
			args: []string{"get", "deploy", "nginx", "-s", "members", "-o", "yaml"},
			want: result{Out: lines("apiVersion: v1", "items:",
				"- apiVersion: apps/v1", "  cells:", "  - 1/1", "  - \"1\"", "  - \"1\"", "  - 20s", "  kind: Deployment", "  metadata:",
				"    annotations:", "      resource.karmada.io/cached-from-cluster: member1", "    labels:", "      app: nginx",
				"      karmada.io/managed: \"true\"", "    name: nginx", "    namespace: default", "    resourceVersion: \"7\"",
				"- apiVersion: apps/v1", "  cells:", "  - 1/3", "  - \"1\"", "  - \"1\"", "  - 20s", "  kind: Deployment", "  metadata:",
				"    annotations:", "      resource.karmada.io/cached-from-cluster: member2", "    name: nginx", "    namespace: default",
				"    resourceVersion: \"7\"",
				"kind: List", "metadata:", "  resourceVersion: \"\"")},
		},
		"output json of several clusters, one of which lacks the object": {
			args: []string{"get", "svc", "nginx", "-s", "members", "-o", "json"},
			want: result{Out: lines("{", `    "apiVersion": "v1",`, `    "cells": [`, `        "ClusterIP",`, `        "52s"`, "    ],",
				`    "kind": "Service",`, `    "metadata": {`, `        "annotations": {`,
				`            "resource.karmada.io/cached-from-cluster": "member1"`, "        },", `        "labels": {`,
				`            "app": "nginx",`, `            "karmada.io/managed": "true"`, "        },", `        "name": "nginx",`,
				`        "namespace": "default",`, `        "resourceVersion": "7"`, "    }", "}")},
		},
		"managed objects whose Work does not exist": {
			args: []string{"get", "deploy", "-s", "members", "--no-headers"},
			change: func(s *fakeapi.Server) {
				named := func(name string) func(*unstructured.Unstructured) {
					return func(o *unstructured.Unstructured) {
						managed(o)
						o.SetAnnotations(map[string]string{"work.karmada.io/namespace": "karmada-es-member1", "work.karmada.io/name": name})
					}
				}
				s.Control.Objects = append(s.Control.Objects, fakeapi.Object("work.karmada.io/v1alpha1", "Work", "karmada-es-member1", "here"))
				s.Members["member1"].Objects = []*unstructured.Unstructured{
					fakeapi.Object("apps/v1", "Deployment", "default", "here", named("here"), fakeapi.Cells("1/1", "1", "1", "1s")),
					fakeapi.Object("apps/v1", "Deployment", "default", "left", named("left"), fakeapi.Cells("1/1", "1", "1", "1s")),
				}
			},
			want: result{Out: lines("here    member1   1/1   1     1     1s    Y", "left    member1   1/1   1     1     1s    N",
				"nginx   member2   1/3   1     1     20s   N")},
		},
		"numbers of a workload without a binding": {
			args: []string{"get", "deploy", "--no-headers"},
			change: func(s *fakeapi.Server) {
				s.Control.Objects = append(s.Control.Objects,
					fakeapi.Object("apps/v1", "Deployment", "default", "new", fakeapi.Field("u", "metadata", "uid"), fakeapi.Cells("0/1", "0", "0", "1s")),
					fakeapi.Object("apps/v1", "Deployment", "default", "old", fakeapi.Field("o", "metadata", "uid"), fakeapi.Cells("9/9", "9", "9", "1s")))
			},
			want: result{
				Out: lines("new     Karmada   0/1   0     0     1s    -", "nginx   Karmada   2/2   1     1     20s   -",
					"old     Karmada   9/9   9     9     1s    -"),
				Err: "warning: default/deployment.apps/old has no binding: its numbers are the last ones that its clusters reported\n"},
		},
		"no pods in the control plane": {
			args: []string{"get", "po", "-n", "empty"},
			want: result{Err: lines("No resources found in empty namespace.",
				"Pods of propagated workloads are in the members: use --operation-scope=members, or -C CLUSTER")},
		},
		"output yaml of one cluster": {
			args: []string{"get", "svc", "nginx", "-s", "members", "-C", "member1", "-o", "yaml"},
			want: result{Out: lines("apiVersion: v1", "cells:", "- ClusterIP", "- 52s", "kind: Service", "metadata:", "  annotations:",
				"    resource.karmada.io/cached-from-cluster: member1", "  labels:", "    app: nginx",
				"    karmada.io/managed: \"true\"", "  name: nginx", "  namespace: default", "  resourceVersion: \"7\"")},
		},
		"-C implies the scope members": {
			args: []string{"get", "svc", "nginx", "-C", "member1", "-o", "name"}, want: result{Out: "service/nginx\n"},
		},
		"output name with an unreachable member": {
			args:   []string{"get", "deploy", "-s", "members", "-o", "name"},
			change: func(s *fakeapi.Server) { s.Members["member1"].Broken = http.StatusServiceUnavailable },
			want: result{Out: "deployment.apps/nginx\n",
				Err: "warning: basic connection test to cluster(member1) failed, please check authorization or network: the server is unavailable\n"},
		},
		"--show-labels with json": {
			args: []string{"get", "deploy", "--show-labels", "-o", "json"},
			want: result{Code: 1, Err: "error: --show-labels option cannot be used with json printer\n"},
		},
		"--output-watch-events without --watch": {
			args: []string{"get", "deploy", "--output-watch-events"},
			want: result{Code: 1, Err: "error: --output-watch-events option can only be used with --watch or --watch-only\n"},
		},
		"watch several kinds": {
			args: []string{"get", "deploy,svc", "-w"},
			want: result{Code: 1, Err: "error: cluster(Karmada): watch is only supported on individual resources and resource collections - " +
				"more than 1 resource was found\n"},
		},
		"unknown output format": {
			args: []string{"get", "deploy", "-o", "nonsense"},
			want: result{Code: 1, Err: "PREFIX error: unable to match a printer suitable for the output format \"nonsense\""},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := newServer()
			if test.change != nil {
				test.change(servers)
			}
			got := run(t, append(test.args, "--kubeconfig", servers.Start(t))...)
			if prefix, ok := strings.CutPrefix(test.want.Err, "PREFIX "); ok {
				if !strings.HasPrefix(got.Err, prefix) || got.Code != test.want.Code {
					t.Errorf("exit code %d, error\n%s\nwant code %d and\n%s", got.Code, got.Err, test.want.Code, prefix)
				}
				return
			}
			check(t, got, test.want)
		})
	}
}

func TestGet_watch(t *testing.T) {
	t.Parallel()
	servers := newServer()
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	out, errOut, done := start(ctx, t, "get", "deploy", "-s", "all", "-w", "--output-watch-events", "--kubeconfig", servers.Start(t))
	all := []*fakeapi.Cluster{servers.Control, servers.Members["member1"], servers.Members["member2"]}
	for _, cluster := range all {
		eventually(t, "an open watch", func() bool { return cluster.Watchers() == 1 })
	}
	eventually(t, "the existing objects", func() bool { return strings.Count(out.String(), "ADDED") == 3 })

	changed := func(ready string) *unstructured.Unstructured {
		return fakeapi.Object("apps/v1", "Deployment", "default", "nginx", managed, fakeapi.Cells(ready, "9", "9", "30s"))
	}
	servers.Members["member2"].Emit("MODIFIED", changed("3/3"))
	eventually(t, "the event", func() bool { return strings.Contains(out.String(), "MODIFIED") })
	servers.Members["member2"].Emit("DELETED", changed("0/0"))
	eventually(t, "the DELETED event", func() bool { return strings.Contains(out.String(), "DELETED") })
	interrupt()
	if code := <-done; code != 0 || errOut.String() != "" {
		t.Errorf("exit code %d, error %s", code, errOut)
	}
	printed := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(printed) != 6 {
		t.Fatalf("got %d lines, want a header, 3 objects and 2 events:\n%s", len(printed), out)
	}
	for i, want := range map[int]string{
		0: "EVENT NAME CLUSTER READY UP-TO-DATE AVAILABLE AGE ADOPTION",
		4: "MODIFIED nginx member2 3/3 9 9 30s Y",
		5: "DELETED nginx member2 0/0 9 9 30s Y",
	} {
		if got := strings.Join(strings.Fields(printed[i]), " "); got != want {
			t.Errorf("line %d\ngot  %s\nwant %s", i, got, want)
		}
	}
	if !strings.Contains(out.String(), "Karmada   2/2     1            1           20s   N") {
		t.Errorf("the row of the control plane lacks ADOPTION N:\n%s", out)
	}
}

func TestGet_watchOnly(t *testing.T) {
	t.Parallel()
	servers := newServer()
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	out, _, done := start(ctx, t, "get", "pods", "-s", "members", "-C", "member1", "--watch-only", "--kubeconfig", servers.Start(t))
	eventually(t, "an open watch", func() bool { return servers.Members["member1"].Watchers() == 1 })
	pod := fakeapi.Object("v1", "Pod", "default", "nginx-b", managed, fakeapi.Cells("0/1", "Pending", "0", "1s", ""))
	servers.Members["member1"].Emit("ADDED", pod)
	want := lines("NAME      CLUSTER   READY   STATUS    RESTARTS   AGE", "nginx-b   member1   0/1     Pending   0          1s")
	eventually(t, "the event", func() bool { return out.String() == want })
	interrupt()
	<-done
}

// A member restarts while it is watched: changes that the watch missed are printed.
func TestGet_watchSurvivesRestart(t *testing.T) {
	t.Parallel()
	servers := newServer()
	pod := func(name, version string) *unstructured.Unstructured {
		p := fakeapi.Object("v1", "Pod", "default", name, managed, fakeapi.Cells("1/1", "Running", "0", "43s", "node-1"))
		p.SetResourceVersion(version)
		return p
	}
	member := servers.Members["member1"]
	member.Replace(pod("changed", "1"), pod("deleted", "1"), pod("same", "1"))
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	out, errOut, done := start(ctx, t, "get", "pods", "-s", "members", "-w", "--output-watch-events", "--no-headers",
		"--kubeconfig", servers.Start(t))
	eventually(t, "open watches", func() bool { return member.Watchers() == 1 && servers.Members["member2"].Watchers() == 1 })

	member.Break(http.StatusServiceUnavailable)
	eventually(t, "the warning", func() bool { return strings.Contains(errOut.String(), "warning: cluster(member1) does not respond") })
	member.Replace(pod("changed", "2"), pod("created", "1"), pod("same", "1"))
	member.Break(0)
	want := []string{"ADDED changed", "ADDED deleted", "ADDED same", "MODIFIED changed", "ADDED created", "DELETED deleted"}
	eventually(t, "the events", func() bool {
		var got []string
		for line := range strings.Lines(out.String()) {
			got = append(got, strings.Join(strings.Fields(line)[:2], " "))
		}
		return slices.Equal(got, want)
	})
	eventually(t, "a new watch", func() bool { return member.Watchers() == 1 })
	member.Emit("MODIFIED", pod("same", "3"))
	eventually(t, "the event of the new watch", func() bool { return strings.Count(out.String(), "MODIFIED") == 2 })
	interrupt()
	if code := <-done; code != 0 || strings.Count(errOut.String(), "warning") != 1 {
		t.Errorf("exit code %d, error %s, want one warning", code, errOut)
	}
}

func TestGet_connectionErrors(t *testing.T) {
	t.Parallel()
	kubeconfig := fakeapi.Kubeconfig(t, "http://127.0.0.1:1")
	check(t, run(t, "get", "deploy", "--kubeconfig", kubeconfig), result{Code: 1,
		Err: "The connection to the server 127.0.0.1:1 was refused - did you specify the right host or port?\n"})
	check(t, run(t, "get", "deploy", "-s", "members", "--kubeconfig", kubeconfig), result{Code: 1,
		Err: "The connection to the server 127.0.0.1:1 was refused - did you specify the right host or port?\n"})
	check(t, run(t, "get", "deploy", "--kubeconfig", kubeconfig, "--karmada-context", "x"), result{Code: 1,
		Err: "Error in configuration: context was not found for specified context: x\n"})
}

// eventually waits up to 30s for a condition.
func eventually(t testing.TB, what string, condition func() bool) {
	t.Helper()
	deadline := time.After(30 * time.Second)
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for !condition() {
		select {
		case <-deadline:
			t.Fatalf("timed out waiting for %s", what)
		case <-tick.C:
		}
	}
}
