// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

const memberPath = "/apis/cluster.karmada.io/v1alpha1/clusters/member1"

func TestTaints(t *testing.T) {
	t.Parallel()
	taint := func(key, value, effect string) any {
		taint := map[string]any{"key": key, "effect": effect}
		if value != "" {
			taint["value"] = value
		}
		return taint
	}
	pending := taint("cluster.karmada.io/pending", "", "NoSchedule")
	cordoned := taint("cluster.karmada.io/unschedulable", "", "NoSchedule")
	foo := taint("foo", "bar", "NoSchedule")
	patch := func(taints string) []string {
		return []string{"PATCH " + memberPath + ` {"metadata":{"resourceVersion":"7"},"spec":{"taints":` + taints + `}}`}
	}
	for name, test := range map[string]struct {
		taints []any
		args   []string
		want   result
		writes []string
	}{
		"cordon": {
			taints: []any{foo}, args: []string{"cordon", "member1"}, want: result{Out: "member1 cluster cordoned\n"},
			writes: patch(`[{"key":"foo","value":"bar","effect":"NoSchedule"},{"key":"cluster.karmada.io/unschedulable","effect":"NoSchedule"}]`),
		},
		"cordon a cordoned cluster": {
			taints: []any{cordoned}, args: []string{"cordon", "member1"}, want: result{Out: "member1 cluster already cordoned\n"},
		},
		"cordon with --dry-run": {args: []string{"cordon", "member1", "--dry-run"}, want: result{Out: "member1 cluster cordoned\n"}},
		"uncordon": {
			taints: []any{cordoned, foo}, args: []string{"uncordon", "member1"}, want: result{Out: "member1 cluster uncordoned\n"},
			writes: patch(`[{"key":"foo","value":"bar","effect":"NoSchedule"}]`),
		},
		"uncordon a schedulable cluster": {args: []string{"uncordon", "member1"}, want: result{Out: "member1 cluster already uncordoned\n"}},
		"approve": {
			taints: []any{pending, foo}, args: []string{"approve", "cluster", "member1"}, want: result{Out: "cluster/member1 approved\n"},
			writes: patch(`[{"key":"foo","value":"bar","effect":"NoSchedule"}]`),
		},
		"approve an approved cluster": {
			args: []string{"approve", "cluster", "member1"}, want: result{Out: "cluster/member1 was approved before\n"},
		},
		"cordon without a name": {args: []string{"cordon"}, want: result{Code: 1, Err: "error: cluster name is required\n"}},
		"cordon two clusters": {args: []string{"cordon", "member1", "member2"},
			want: result{Code: 1, Err: "error: more than one cluster name is not supported\n"}},
		"cordon an unknown cluster": {args: []string{"cordon", "unknown"},
			want: result{Code: 1, Err: "Error from server (NotFound): clusters.cluster.karmada.io \"unknown\" not found\n"}},

		"taint": {
			args: []string{"taint", "clusters", "member1", "foo=bar:NoSchedule", "baz:NoExecute"}, want: result{Out: "cluster/member1 tainted\n"},
			writes: patch(`[{"key":"foo","value":"bar","effect":"NoSchedule"},{"key":"baz","effect":"NoExecute"}]`),
		},
		"taint with --dry-run": {
			args: []string{"taint", "cluster", "member1", "foo=bar:NoSchedule", "--dry-run"}, want: result{Out: "cluster/member1 tainted\n"},
		},
		"remove by effect": {
			taints: []any{foo, taint("foo", "", "NoExecute")}, args: []string{"taint", "cluster", "member1", "foo:NoExecute-"},
			want: result{Out: "cluster/member1 untainted\n"}, writes: patch(`[{"key":"foo","value":"bar","effect":"NoSchedule"}]`),
		},
		"remove by key": {
			taints: []any{foo, taint("foo", "", "NoExecute")}, args: []string{"taint", "cluster", "member1", "foo-"},
			want: result{Out: "cluster/member1 untainted\n"}, writes: patch(`[]`),
		},
		"add and remove": {
			taints: []any{foo}, args: []string{"taint", "cluster", "member1", "foo-", "baz:NoSchedule"},
			want: result{Out: "cluster/member1 modified\n"}, writes: patch(`[{"key":"baz","effect":"NoSchedule"}]`),
		},
		"overwrite": {
			taints: []any{foo}, args: []string{"taint", "cluster", "member1", "foo=new:NoSchedule", "--overwrite"},
			want: result{Out: "cluster/member1 modified\n"}, writes: patch(`[{"key":"foo","value":"new","effect":"NoSchedule"}]`),
		},
		"existing taint": {
			taints: []any{foo}, args: []string{"taint", "cluster", "member1", "foo=new:NoSchedule"},
			want: result{Code: 1, Err: "error: cluster member1 already has foo taint(s) with same effect(s) and --overwrite is false\n"},
		},
		"several clusters": {
			args: []string{"taint", "clusters", "member1", "member2", "foo:NoSchedule"},
			want: result{Out: "cluster/member1 tainted\ncluster/member2 tainted\n"},
			writes: append(patch(`[{"key":"foo","effect":"NoSchedule"}]`), "PATCH /apis/cluster.karmada.io/v1alpha1/clusters/member2 "+
				`{"metadata":{"resourceVersion":"7"},"spec":{"taints":[{"key":"foo","effect":"NoSchedule"}]}}`),
		},
		"remove an unknown taint": {args: []string{"taint", "cluster", "member1", "foo:NoSchedule-"},
			want: result{Code: 1, Err: "error: taint \"foo:NoSchedule\" not found\n"}},
		"no resources": {args: []string{"taint", "foo:NoSchedule"},
			want: result{Code: 1, Err: "error: one or more resources must be specified as <resource> <name>\n"}},
		"no taints": {
			args: []string{"taint", "cluster", "member1"}, want: result{Code: 1, Err: "error: at least one taint update is required\n"},
		},
		"invalid resource type": {args: []string{"taint", "nodes", "member1", "foo:NoSchedule"},
			want: result{Code: 1, Err: "error: invalid resource type nodes, only [\"cluster\" \"clusters\"] are supported\n"}},
		"wrong order": {args: []string{"taint", "cluster", "foo:NoSchedule", "member1"},
			want: result{Code: 1, Err: "error: all resources must be specified before taint changes: member1\n"}},
		"no name": {args: []string{"taint", "cluster", "foo:NoSchedule"},
			want: result{Code: 1, Err: "error: at least one resource name must be specified\n"}},
		"add and remove the same taint": {args: []string{"taint", "cluster", "member1", "k=v:NoSchedule", "k:NoSchedule-"},
			want: result{Code: 1,
				Err: "error: can not both modify and remove the following taint(s) in the same command: {\"k\":\"NoSchedule\"}\n"}},
		"no effect": {args: []string{"taint", "cluster", "member1", "k=v"}, want: result{Code: 1, Err: "error: invalid taint spec: k=v\n"}},
		"invalid effect": {args: []string{"taint", "cluster", "member1", "k=v:Never"},
			want: result{Code: 1, Err: "error: invalid taint effect: Never, unsupported taint effect\n"}},
		"duplicate taint": {args: []string{"taint", "cluster", "member1", "k=v:NoSchedule", "k=w:NoSchedule"},
			want: result{Code: 1, Err: "error: duplicated taints with the same key and effect: k=w:NoSchedule\n"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			member := fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "member1")
			if test.taints != nil {
				fakeapi.Field(test.taints, "spec", "taints")(member)
			}
			servers := &fakeapi.Server{
				Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{member}},
				Members: map[string]*fakeapi.Cluster{"member1": {}, "member2": {}},
			}
			check(t, run(t, append(test.args, "--kubeconfig", servers.Start(t))...), test.want)
			if diff := cmp.Diff(test.writes, servers.Control.Writes()); diff != "" {
				t.Errorf("writes: -want +got\n%s", diff)
			}
		})
	}
}

func TestTakeOver(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		args   []string
		out    string
		err    string
		writes []string // clusters
	}{
		"one": {args: []string{"member1"}, out: "cluster/member1 taken over\n", writes: []string{"member1"}},
		"all": {args: []string{"--all"}, out: "cluster/member1 taken over\ncluster/member2 taken over\n",
			writes: []string{"member1", "member2"}},
		"dry run":     {args: []string{"member1", "--dry-run"}, out: "cluster/member1 taken over (dry run)\n"},
		"none":        {err: "name the clusters"},
		"all and one": {args: []string{"member1", "--all"}, err: "name the clusters"},
		"unknown":     {args: []string{"unknown"}, err: "not found"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
				fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "member1"),
				fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", "member2"),
			}}}
			got := run(t, append(append([]string{"takeover"}, tc.args...), "--kubeconfig", servers.Start(t))...)
			if got.Out != tc.out || (got.Code != 0) != (tc.err != "") || !strings.Contains(got.Err, tc.err) {
				t.Errorf("result = %+v, want %q, error %q", got, tc.out, tc.err)
			}
			var written []string
			for _, w := range servers.Control.Writes() {
				path, body, _ := strings.Cut(strings.TrimPrefix(w, "PATCH /apis/cluster.karmada.io/v1alpha1/clusters/"), " ")
				if written = append(written, path); !strings.HasPrefix(body, `{"metadata":{"annotations":{"cluster.karmada.io/taken-over-at":"2`) {
					t.Errorf("patch %s", w)
				}
			}
			if diff := cmp.Diff(tc.writes, written); diff != "" {
				t.Errorf("clusters: -want +got\n%s", diff)
			}
		})
	}
}
