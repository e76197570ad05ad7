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

func TestApprove(t *testing.T) {
	t.Parallel()
	const path = "/apis/work.karmada.io/v1alpha2/"
	patch := func(binding, value string) string {
		return "PATCH " + path + binding + ` {"metadata":{"annotations":{"work.karmada.io/removal-approved":"` + value + `"},"uid":"` +
			binding[strings.LastIndex(binding, "/")+1:] + `"}}`
	}
	object := func(kind, namespace, name string, held bool) *unstructured.Unstructured {
		o := fakeapi.Object("work.karmada.io/v1alpha2", kind, namespace, name)
		fakeapi.Field(name, "metadata", "uid")(o)
		fakeapi.Field(int64(3), "metadata", "generation")(o)
		fakeapi.Field(map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "name": "template-of-" + name}, "spec", "resource")(o)
		if held {
			fakeapi.Field([]any{map[string]any{"type": "RemovalHeld", "status": "True", "reason": "TooManyRemovals",
				"message": "More than 100 of 200.", "lastTransitionTime": "2024-01-01T00:00:00Z"}}, "status", "conditions")(o)
		}
		return o
	}
	restarted := "PATCH " + path + `namespaces/default/resourcebindings/r {"metadata":{"annotations":{"work.karmada.io/restart-approved":` +
		`"2024-01-01T00:00:00Z"},"uid":"r"}}`
	restart := object("ResourceBinding", "default", "r", false)
	fakeapi.Field([]any{map[string]any{"type": "RestartHeld", "status": "True", "reason": "TooManyRestarts",
		"message": "More than 100 workloads.", "lastTransitionTime": "2024-01-01T00:00:00Z"}}, "status", "conditions")(restart)
	for name, tc := range map[string]struct {
		args   []string
		out    []string
		err    string
		writes []string
	}{
		"list": {out: []string{
			"configmap/template-of-a", "configmap/template-of-c", "clusterresourcebinding/d", "configmap/template-of-d", "More than 100 of 200.",
		}},
		"one": {args: []string{"a"}, out: []string{"resourcebinding/a approved"},
			writes: []string{patch("namespaces/default/resourcebindings/a", "3")}},
		"cluster scope": {args: []string{"crb/d"}, out: []string{"clusterresourcebinding/d approved"},
			writes: []string{patch("clusterresourcebindings/d", "3")}},
		"all of a namespace": {args: []string{"--all", "-n", "other"}, out: []string{"resourcebinding/c approved"},
			writes: []string{patch("namespaces/other/resourcebindings/c", "3")}},
		"keep all": {args: []string{"--all", "-A", "--keep"}, out: []string{"stay in the member clusters"}, writes: []string{
			patch("namespaces/default/resourcebindings/a", "keep/3"), restarted, patch("namespaces/other/resourcebindings/c", "keep/3"),
			patch("clusterresourcebindings/d", "keep/3"),
		}},
		"restart":                        {args: []string{"r"}, out: []string{"resourcebinding/r approved"}, writes: []string{restarted}},
		"dry run":                        {args: []string{"a", "--dry-run"}, out: []string{"resourcebinding/a approved (dry run)"}},
		"not held":                       {args: []string{"b"}, err: "no removal or restart of resourcebinding/b is held"},
		"cluster scope without its kind": {args: []string{"d"}, err: "it is cluster-scoped: use clusterresourcebinding/d"},
		"missing":                        {args: []string{"x"}, err: "not found"},
		"unknown kind":                   {args: []string{"deployment/x"}, err: "is not a kind of binding"},
		"all and names":                  {args: []string{"a", "--all"}, err: "--all cannot be used with names"},
		"keep nothing":                   {args: []string{"--keep"}, err: "name the bindings to approve"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
				object("ResourceBinding", "default", "a", true), object("ResourceBinding", "default", "b", false),
				object("ResourceBinding", "other", "c", true), object("ClusterResourceBinding", "", "d", true), restart,
			}}}
			got := run(t, append(append([]string{"approve"}, tc.args...), "--kubeconfig", servers.Start(t))...)
			if (got.Code != 0) != (tc.err != "") || !strings.Contains(got.Err, tc.err) {
				t.Fatalf("exit code %d, error %q, want %q", got.Code, got.Err, tc.err)
			}
			for _, want := range tc.out {
				if !strings.Contains(got.Out, want) {
					t.Errorf("output %q, want %q in it", got.Out, want)
				}
			}
			if strings.Contains(got.Out, "template-of-b") {
				t.Errorf("output %q has a binding that is not held", got.Out)
			}
			if diff := cmp.Diff(tc.writes, servers.Control.Writes()); diff != "" {
				t.Errorf("writes: -want +got\n%s", diff)
			}
		})
	}
}
