// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// newPromotable returns a member with a Deployment that refers to a ConfigMap and names a node.
func newPromotable() *fakeapi.Server {
	podSpec := map[string]any{
		"nodeSelector": map[string]any{"disk": "ssd"},
		"containers": []any{map[string]any{
			"name": "web", "envFrom": []any{map[string]any{"configMapRef": map[string]any{"name": "settings"}}},
		}},
	}
	return &fakeapi.Server{
		Control: &fakeapi.Cluster{},
		Members: map[string]*fakeapi.Cluster{"member1": {Objects: []*unstructured.Unstructured{
			fakeapi.Object("apps/v1", "Deployment", "default", "web", managed, fakeapi.Field(podSpec, "spec", "template", "spec"),
				fakeapi.Field(int64(3), "status", "replicas"),
				fakeapi.Field(map[string]any{corev1.LastAppliedConfigAnnotation: "{}"}, "metadata", "annotations")),
			fakeapi.Object("v1", "ConfigMap", "default", "settings"),
		}}},
	}
}

func TestPromote(t *testing.T) {
	t.Parallel()
	policy := names.Policy("default", "web", "apps/v1, Kind=Deployment")
	promoted := `Resource "apps/v1, Resource=deployments"(default/web) is promoted successfully`
	deployment := func() *unstructured.Unstructured { return fakeapi.Object("apps/v1", "Deployment", "default", "web") }
	for name, test := range map[string]struct {
		args   []string
		change func(s *fakeapi.Server)
		want   result
		writes []string
	}{
		"object and policy": {
			args: []string{"deployment", "web", "-C", "member1"},
			want: result{Out: lines("ResourceTemplate (default/web) is created successfully",
				"PropagationPolicy (default/"+policy+") is created successfully", promoted)},
			writes: []string{"deployments", "propagationpolicies"},
		},
		"with dependencies and override policy": {
			args: []string{"deploy", "web", "-C", "member1", "-d", "--auto-policy", "--policy-name=p"},
			want: result{Out: lines("use default interpreter",
				`Dependency resource "/v1, Resource=configmaps"(default/settings) is promoted successfully`,
				"OverridePolicy (default/p) is created successfully", "ResourceTemplate (default/web) is created successfully",
				"PropagationPolicy (default/p) is created successfully", promoted)},
			writes: []string{"configmaps", "overridepolicies", "deployments", "propagationpolicies"},
		},
		"unmanaged in the member after the timeout": {
			args:   []string{"deployment", "web", "-C", "member1", "--timeout=1ms"},
			change: func(s *fakeapi.Server) { s.Members["member1"].Objects[0].SetLabels(nil) },
			want: result{
				Code: 1,
				Out: lines("ResourceTemplate (default/web) is created successfully",
					"PropagationPolicy (default/"+policy+") is created successfully"),
				Err: "error: all objects were created, but Karmada does not manage Deployment default/web in cluster member1 after 1ms; " +
					"show the reason with \"karmadactl why deployment/web -n default --kubeconfig KUBECONFIG\"\n",
			},
			writes: []string{"deployments", "propagationpolicies"},
		},
		"dry run": {
			args: []string{"deployment", "web", "-C", "member1", "--dry-run", "--auto-create-policy=false"},
			want: result{Out: lines("ResourceTemplate (default/web) is created successfully (dry run)", promoted+" (dry run)")},
		},
		"existing template": {
			args:   []string{"deployment", "web", "-C", "member1"},
			change: func(s *fakeapi.Server) { s.Control.Objects = append(s.Control.Objects, deployment()) },
			want:   result{Err: "Warning: the resource Deployment default/web already exists in the control plane; nothing was changed\n"},
		},
		"existing policy": {
			args: []string{"deployment", "web", "-C", "member1"},
			change: func(s *fakeapi.Server) {
				existing := fakeapi.Object("policy.karmada.io/v1alpha1", "PropagationPolicy", "default", policy)
				s.Control.Objects = append(s.Control.Objects, existing)
			},
			want: result{Code: 1, Err: "error: the PropagationPolicy(default/" + policy + ") already exist, please edit it to propagate resource\n"},
		},
		"existing dependency, as after a failure": {
			args: []string{"deployment", "web", "-C", "member1", "-d"},
			change: func(s *fakeapi.Server) {
				s.Control.Objects = append(s.Control.Objects, fakeapi.Object("v1", "ConfigMap", "default", "settings"))
			},
			want: result{
				Out: lines("use default interpreter", "ResourceTemplate (default/web) is created successfully",
					"PropagationPolicy (default/"+policy+") is created successfully", promoted),
				Err: "Warning: the dependency ConfigMap default/settings already exists in the control plane\n",
			},
			writes: []string{"deployments", "propagationpolicies"},
		},
		"missing object": {
			args: []string{"deployment", "other", "-C", "member1"},
			want: result{Code: 1, Err: "error: the deployment or other don't exist in cluster(member1): " +
				"deployments.apps \"other\" not found in namespace \"default\"\n"},
		},
		"unknown type": {
			args: []string{"unicorn", "web", "-C", "member1"},
			want: result{Code: 1, Err: "error: the unicorn or web don't exist in cluster(member1): the cluster serves no kind unicorn\n"},
		},
		"unknown cluster": {
			args: []string{"deployment", "web", "-C", "other"},
			want: result{Code: 1, Err: "Error from server (NotFound): clusters.cluster.karmada.io \"other\" not found\n"},
		},
		"output format": {
			args: []string{"deployment", "web", "-C", "member1", "-o", "wide"},
			want: result{Code: 1, Err: "error: invalid output format: supported formats are json and yaml\n"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := newPromotable()
			if test.change != nil {
				test.change(servers)
			}
			kubeconfig := servers.Start(t)
			test.want.Err = strings.ReplaceAll(test.want.Err, "KUBECONFIG", kubeconfig)
			check(t, run(t, append([]string{"promote", "--kubeconfig", kubeconfig}, test.args...)...), test.want)
			var written []string
			for _, w := range writesOf(servers.Control) {
				written = append(written, w[strings.LastIndex(w, "/")+1:])
			}
			if diff := cmp.Diff(test.writes, written); diff != "" {
				t.Errorf("writes: -want +got\n%s", diff)
			}
			if writes := servers.Members["member1"].Writes(); len(writes) > 0 {
				t.Errorf("writes to the member: %v", writes)
			}
		})
	}
}

// The template has no fields of the member, and the override policy sets those of the cluster.
func TestPromote_objects(t *testing.T) {
	t.Parallel()
	got := run(t, "promote", "deployment", "web", "-C", "member1", "--auto-policy", "-o", "json", "--kubeconfig", newPromotable().Start(t))
	decoder := json.NewDecoder(strings.NewReader(got.Out))
	objects := map[string]*unstructured.Unstructured{}
	for decoder.More() {
		o := &unstructured.Unstructured{}
		if err := decoder.Decode(&o.Object); err != nil {
			t.Fatalf("%v\n%s%s", err, got.Out, got.Err)
		}
		objects[o.GetKind()] = o
	}
	template := objects["Deployment"]
	_, hasStatus := template.Object["status"]
	_, hasSelector, _ := unstructured.NestedMap(template.Object, "spec", "template", "spec", "nodeSelector")
	if hasStatus || hasSelector || template.GetLabels()[names.Managed] != "" ||
		template.GetAnnotations()[names.ConflictResolution] != names.Overwrite ||
		template.GetAnnotations()[corev1.LastAppliedConfigAnnotation] != "{}" {
		t.Errorf("template %v", template.Object)
	}
	spec := objects["PropagationPolicy"].Object["spec"].(map[string]any)
	if spec["conflictResolution"] != "Overwrite" || spec["preserveResourcesOnDeletion"] != true || spec["propagateDeps"] != false {
		t.Errorf("policy %v", spec)
	}
	if text, err := json.Marshal(objects["OverridePolicy"].Object["spec"]); err != nil ||
		!strings.Contains(string(text), `{"operator":"add","path":"/spec/template/spec/nodeSelector","value":{"disk":"ssd"}}`) {
		t.Errorf("override policy %s, %v", text, err)
	}
}

func TestDescribe_propagation(t *testing.T) {
	t.Parallel()
	binding := fakeapi.Object("work.karmada.io/v1alpha2", "ResourceBinding", "default", "settings-configmap",
		fakeapi.Field(map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "namespace": "default", "name": "settings"}, "spec", "resource"),
		fakeapi.Field([]any{map[string]any{"name": "member1"}}, "spec", "clusters"))
	servers := &fakeapi.Server{
		Control: &fakeapi.Cluster{Objects: []*unstructured.Unstructured{
			fakeapi.Object("v1", "ConfigMap", "default", "settings"), fakeapi.Object("v1", "ConfigMap", "default", "other"), binding,
		}},
		Members: map[string]*fakeapi.Cluster{"member1": {Objects: []*unstructured.Unstructured{
			fakeapi.Object("v1", "ConfigMap", "default", "settings"),
		}}},
	}
	kubeconfig := servers.Start(t)
	for args, wants := range map[string]bool{
		"configmap settings":                              true,
		"configmap settings --show-propagation=false":     false,
		"configmap settings -s members --cluster=member1": false,
		"configmap other":                                 false,
	} {
		got := run(t, slices.Concat([]string{"describe", "--kubeconfig", kubeconfig}, strings.Fields(args))...)
		has := strings.Contains(got.Out, "Propagation:\n") && strings.Contains(got.Out, "Work karmada-es-member1/") &&
			strings.Index(got.Out, "Propagation:") < strings.LastIndex(got.Out, "\nEvents:")
		if got.Code != 0 || has != wants {
			t.Errorf("describe %s: exit code %d, section %v, want %v\n%s%s", args, got.Code, has, wants, got.Out, got.Err)
		}
	}
}
