// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/cli/fakeapi"
)

func TestWhy(t *testing.T) {
	t.Parallel()
	cluster := func(name string, change ...func(*unstructured.Unstructured)) *unstructured.Unstructured {
		return fakeapi.Object("cluster.karmada.io/v1alpha1", "Cluster", "", name, append([]func(*unstructured.Unstructured){
			fakeapi.Field("Push", "spec", "syncMode"),
			fakeapi.Field([]any{map[string]any{"groupVersion": "apps/v1", "resources": []any{map[string]any{"name": "deployments", "kind": "Deployment"}}}},
				"status", "apiEnablements"),
			fakeapi.Field([]any{
				map[string]any{"type": "Ready", "status": "True"}, map[string]any{"type": "CompleteAPIEnablements", "status": "True"},
			}, "status", "conditions"),
		}, change...)...)
	}
	claim := func(object *unstructured.Unstructured) {
		object.SetAnnotations(map[string]string{"propagationpolicy.karmada.io/namespace": "default", "propagationpolicy.karmada.io/name": "web"})
	}
	bound := func(clusters ...any) *unstructured.Unstructured {
		object := fakeapi.Object("work.karmada.io/v1alpha2", "ResourceBinding", "default", "nginx-deployment", claim)
		object.Object["spec"] = map[string]any{
			"resource": map[string]any{"apiVersion": "apps/v1", "kind": "Deployment", "namespace": "default", "name": "nginx"},
			"replicas": int64(2), "clusters": clusters,
			"placement": map[string]any{"clusterAffinity": map[string]any{"clusterNames": []any{"member1", "member2"}}},
		}
		return object
	}
	tainted := fakeapi.Field([]any{map[string]any{"key": "broken", "effect": "NoSchedule"}}, "spec", "taints")
	target := func(name string) any { return map[string]any{"name": name, "replicas": int64(2)} }
	template := fakeapi.Object("apps/v1", "Deployment", "default", "nginx", claim)
	for name, test := range map[string]struct {
		objects []*unstructured.Unstructured
		args    []string
		// want are parts of the output, in order.
		want []string
		err  string
	}{
		"chosen, tainted and not meant": {
			objects: []*unstructured.Unstructured{template, bound(target("member1")), cluster("member1"), cluster("member2", tainted), cluster("member3")},
			args:    []string{"why", "deployment/nginx"},
			want: []string{"deployment.apps/nginx, policy default/web, 2 replicas\nCLUSTER ", "member1   yes      2 ", "passed every filter",
				"member2   no       -          TaintToleration: ", "broken", "member3   no       -          ClusterAffinity: "},
		},
		"the binding is behind": {
			objects: []*unstructured.Unstructured{template, bound(target("member1")), cluster("member1"), cluster("member2")},
			args:    []string{"why", "deployment", "nginx"},
			want:    []string{"The binding says member1=2: "},
		},
		"by the binding itself": {
			objects: []*unstructured.Unstructured{bound(target("member1")), cluster("member1")},
			args:    []string{"why", "resourcebinding/nginx-deployment"},
			want:    []string{"resourcebinding.work.karmada.io/nginx-deployment, ", "member1   yes"},
		},
		"nobody": {
			objects: []*unstructured.Unstructured{template, bound(), cluster("member1", tainted), cluster("member2", tainted)},
			args:    []string{"why", "deployment/nginx"},
			want:    []string{"member1   no ", "member2   no ", "Not placed: "},
		},
		"yaml": {
			objects: []*unstructured.Unstructured{template, bound(target("member1")), cluster("member1")},
			args:    []string{"why", "deployment/nginx", "-o", "yaml"},
			want:    []string{"decided:\n- name: member1\n  replicas: 2\n", "template: deployment.apps/nginx\n", "trace:\n  terms:\n"},
		},
		"no binding yet": {
			objects: []*unstructured.Unstructured{template}, args: []string{"why", "deployment/nginx"},
			err: "error: deployment.apps/nginx is claimed by policy default/web, but has no binding yet: see its events\n",
		},
		"no policy": {
			objects: []*unstructured.Unstructured{fakeapi.Object("v1", "ConfigMap", "default", "x")}, args: []string{"why", "cm/x"},
			err: "error: configmap/x is not propagated: no policy selects it\n",
		},
		"nothing": {args: []string{"why"}, err: "error: say what is to be explained: TYPE/NAME\n"},
		"no such object": {
			args: []string{"why", "deployment/nginx"}, err: "Error from server (NotFound): deployments.apps \"nginx\" not found\n",
		},
		"no such output": {args: []string{"why", "deployment/nginx", "-o", "xml"}, err: "error: unknown output format \"xml\": use json or yaml\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			control := &fakeapi.Cluster{}
			for _, object := range test.objects {
				control.Objects = append(control.Objects, object.DeepCopy())
			}
			servers := &fakeapi.Server{Control: control}
			got := run(t, append(test.args, "--kubeconfig", servers.Start(t))...)
			if got.Err != test.err || (got.Code == 0) != (test.err == "") {
				t.Errorf("exit code %d, error %s", got.Code, got.Err)
			}
			rest := got.Out
			for _, part := range test.want {
				_, after, found := strings.Cut(rest, part)
				if !found {
					t.Fatalf("%q is not in its place in\n%s", part, got.Out)
				}
				rest = after
			}
			if writes := control.Writes(); len(writes) > 0 {
				t.Errorf("it wrote %v", writes)
			}
		})
	}
}
