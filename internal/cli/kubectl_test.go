// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakeapi"
)

// TestKubectlCommands covers the API server that the commands select and their exit codes.
func TestKubectlCommands(t *testing.T) {
	t.Parallel()
	manifest := filepath.Join(t.TempDir(), "configmap.yaml")
	if err := os.WriteFile(
		manifest,
		[]byte("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\ndata:\n  a: b\n"),
		0o600,
	); err != nil {
		t.Fatal(err)
	}
	kustomization := filepath.Join(filepath.Dir(manifest), "kustomization.yaml")
	if err := os.WriteFile(kustomization, []byte("resources: [configmap.yaml]\nnamespace: shop\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const reviews = "POST /apis/authorization.k8s.io/v1/selfsubjectaccessreviews"
	for name, test := range map[string]struct {
		args []string
		want result
		// writes are the methods and paths of writes to the control plane and to member1.
		writes, memberWrites []string
	}{
		"create -f": {
			args: []string{"create", "-f", manifest, "--validate=false"}, want: result{Out: "configmap/settings created\n"},
			writes: []string{"POST /api/v1/namespaces/default/configmaps"},
		},
		"create with the namespace after the subcommand": {
			args: []string{"create", "configmap", "x", "--from-literal=a=b", "-n", "there"}, want: result{Out: "configmap/x created\n"},
			writes: []string{"POST /api/v1/namespaces/there/configmaps"},
		},
		"apply": {
			args: []string{"apply", "-f", manifest, "--validate=false"}, want: result{Out: "configmap/settings created\n"},
			writes: []string{"POST /api/v1/namespaces/default/configmaps"},
		},
		"label": {
			args: []string{"label", "deployment", "nginx", "tier=web"}, want: result{Out: "deployment.apps/nginx labeled\n"},
			writes: []string{"PATCH /apis/apps/v1/namespaces/default/deployments/nginx"},
		},
		"annotate": {
			args: []string{"annotate", "deployment", "nginx", "note=x"}, want: result{Out: "deployment.apps/nginx annotated\n"},
			writes: []string{"PATCH /apis/apps/v1/namespaces/default/deployments/nginx"},
		},
		"patch": {
			args:   []string{"patch", "deployment", "nginx", "--type=merge", "-p", `{"spec":{"replicas":3}}`},
			want:   result{Out: "deployment.apps/nginx patched\n"},
			writes: []string{"PATCH /apis/apps/v1/namespaces/default/deployments/nginx"},
		},
		"delete": {
			args:   []string{"delete", "deployment", "nginx", "--wait=false"},
			want:   result{Out: "deployment.apps \"nginx\" deleted from default namespace\n"},
			writes: []string{"DELETE /apis/apps/v1/namespaces/default/deployments/nginx"},
		},
		"API error": {
			args:   []string{"delete", "deployment", "other"},
			want:   result{Code: 1, Err: "Error from server (NotFound): deployments.apps \"other\" not found\n"},
			writes: []string{"DELETE /apis/apps/v1/namespaces/default/deployments/other"},
		},
		"api-versions of a member": {
			args: []string{"api-versions", "-s", "members", "--cluster", "member1"},
			want: result{Out: lines("apiextensions.k8s.io/v1", "apps.karmada.io/v1alpha1", "apps/v1", "autoscaling.karmada.io/v1alpha1", "batch/v1",
				"cluster.karmada.io/v1alpha1", "config.karmada.io/v1alpha1", "fleet.karmada.io/v1alpha1",
				"multicluster.x-k8s.io/v1alpha1", "networking.karmada.io/v1alpha1", "policy.karmada.io/v1alpha1",
				"rbac.authorization.k8s.io/v1", "remedy.karmada.io/v1alpha1", "scheduling.k8s.io/v1", "search.karmada.io/v1alpha1", "v1",
				"work.karmada.io/v1alpha1", "work.karmada.io/v1alpha2")},
		},
		"api-resources": {
			args: []string{"api-resources", "--api-group", "apps", "-o", "name"}, want: result{Out: "controllerrevisions.apps\ndeployments.apps\n"},
		},
		"unknown member": {
			args: []string{"api-versions", "-s", "members", "--cluster", "unknown"},
			want: result{Code: 1, Err: "Error from server (NotFound): clusters.cluster.karmada.io \"unknown\" not found\n"},
		},
		"scope karmada ignores --cluster": {
			args: []string{"api-resources", "-s", "karmada", "--cluster", "unknown", "--api-group", "apps", "-o", "name"},
			want: result{Out: "controllerrevisions.apps\ndeployments.apps\n"},
		},
		"scope all": {
			args: []string{"describe", "pod", "x", "-s", "all"},
			want: result{Code: 1, Err: "error: the command does not support operation scope: all; use karmada or members\n"},
		},
		"scope members without --cluster": {
			args: []string{"explain", "pod", "-s", "members"}, want: result{Code: 1, Err: "error: must specify a member cluster\n"},
		},
		"logs": {
			args: []string{"logs", "nginx-a", "-C", "member1"}, want: result{Out: "hello from nginx-a\n"},
		},
		"logs of all members by label": {
			args: []string{"logs", "-l", "app=nginx", "--all-clusters"},
			want: result{Out: "[member1] hello from nginx-a\n", Err: "[member2] No resources found in default namespace.\n"},
		},
		"logs with --cluster and --all-clusters": {
			args: []string{"logs", "nginx-a", "--all-clusters", "-C", "member1"},
			want: result{Code: 1, Err: "error: --all-clusters and --cluster cannot be used together\n"},
		},
		"logs missing in one member": {
			args: []string{"logs", "nginx-a", "--all-clusters"},
			want: result{Code: 1, Out: "[member1] hello from nginx-a\n",
				Err: "error: cluster(member2): error from server (NotFound): pods \"nginx-a\" not found in namespace \"default\"\n"},
		},
		"logs of a missing cluster": {
			args: []string{"logs", "nginx-a", "-C", "membr1"},
			want: result{Code: 1,
				Err: "Error from server (NotFound): clusters.cluster.karmada.io \"membr1\" not found; similar names: \"member1\"\n"},
		},
		"logs without a cluster": {
			args: []string{"logs", "nginx-a"}, want: result{Code: 1, Err: "error: must specify a cluster (use -C CLUSTER)\n"},
		},
		"exec with --cluster implies scope members": {
			args: []string{"exec", "other", "--cluster", "member1", "--", "date"},
			want: result{Code: 1, Err: "Error from server (NotFound): pods \"other\" not found\n"},
		},
		"scale": {
			args: []string{"scale", "deployment/nginx", "--replicas=3"}, want: result{Out: "deployment.apps/nginx scaled\n"},
			writes: []string{"PATCH /apis/apps/v1/namespaces/default/deployments/nginx/scale"},
		},
		"scale in a member": {
			args: []string{"scale", "deployment/nginx", "--replicas=3", "-C", "member1"}, want: result{Out: "deployment.apps/nginx scaled\n"},
			memberWrites: []string{"PATCH /apis/apps/v1/namespaces/default/deployments/nginx/scale"},
		},
		"wait": {
			args: []string{"wait", "deployment/nginx", "--for=jsonpath={.metadata.name}=nginx"},
			want: result{Out: "deployment.apps/nginx condition met\n"},
		},
		"wait for a deletion in a member": {
			args: []string{"wait", "pod/other", "--for=delete", "-C", "member1"}, want: result{},
		},
		"events of a member": {
			args: []string{"events", "-C", "member1"}, want: result{Err: "No events found in default namespace.\n"},
		},
		"can-i": {
			args: []string{"auth", "can-i", "get", "pods"}, want: result{Out: "yes\n"}, writes: []string{reviews},
		},
		"can-i in a member that does not permit it": {
			args: []string{"auth", "can-i", "get", "pods", "-C", "member1"}, want: result{Code: 1, Out: "no - there is no role\n"},
			memberWrites: []string{reviews},
		},
		"can-i --quiet": {
			args: []string{"auth", "can-i", "get", "pods", "-C", "member1", "-q"}, want: result{Code: 1}, memberWrites: []string{reviews},
		},
		"cp without a cluster": {
			args: []string{"cp", "nginx-a:/a", "/tmp/b"},
			want: result{Code: 1, Err: "error: must specify a cluster: the control plane runs no containers (use -C CLUSTER)\n"},
		},
		"port-forward": {
			args: []string{"port-forward", "pod/nginx-a", "8080", "-C", "member1"},
			want: result{Code: 1, Err: "error: unable to forward port because pod is not running. Current status=\n"},
		},
		"kustomize": {
			args: []string{"kustomize", filepath.Dir(manifest)},
			want: result{Out: "apiVersion: v1\ndata:\n  a: b\nkind: ConfigMap\nmetadata:\n  name: settings\n  namespace: shop\n"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := newServer()
			const scaled = `{"kind":"Scale","apiVersion":"autoscaling/v1","metadata":{"name":"nginx"},"spec":{"replicas":3}}`
			for of, allowed := range map[*fakeapi.Cluster]string{
				servers.Control: `true`, servers.Members["member1"]: `false,"reason":"there is no role"`,
			} {
				of.Responses = map[string]string{
					"PATCH /apis/apps/v1/namespaces/default/deployments/nginx/scale": scaled,
					reviews: `{"kind":"SelfSubjectAccessReview","apiVersion":"authorization.k8s.io/v1","status":{"allowed":` + allowed + `}}`,
				}
			}
			container := []any{map[string]any{"name": "nginx", "image": "nginx"}}
			for _, object := range servers.Members["member1"].Objects {
				if object.GetKind() == "Pod" {
					fakeapi.Field(container, "spec", "containers")(object)
				}
			}
			servers.Control.Objects = append(servers.Control.Objects, fakeapi.Object("v1", "Namespace", "", "default"))
			args := test.args
			if at := slices.Index(args, "--"); at >= 0 {
				args = slices.Insert(slices.Clone(args), at, "--kubeconfig", servers.Start(t))
			} else if kubeconfig := servers.Start(t); args[0] != "kustomize" {
				args = append(args, "--kubeconfig", kubeconfig)
			}
			check(t, run(t, args...), test.want)
			if diff := cmp.Diff(test.writes, writesOf(servers.Control)); diff != "" {
				t.Errorf("writes to the control plane: -want +got\n%s", diff)
			}
			if diff := cmp.Diff(test.memberWrites, writesOf(servers.Members["member1"])); diff != "" {
				t.Errorf("writes to the member: -want +got\n%s", diff)
			}
		})
	}
}

func TestCommands_controlPlaneFlags(t *testing.T) {
	t.Parallel()
	for _, verb := range []string{"get", "create", "delete", "edit", "explain", "why", "join", "unjoin", "cordon", "uncordon", "taint",
		"attach", "logs", "exec", "describe", "apply", "patch", "label", "annotate", "api-resources", "api-versions", "scale", "wait", "events",
		"cp", "port-forward"} {
		t.Run(verb, func(t *testing.T) {
			t.Parallel()
			help := run(t, verb, "--help", "--karmada-context=x", "--kubeconfig=y")
			if help.Code != 0 || help.Err != "" {
				t.Errorf("exit code %d, error %s", help.Code, help.Err)
			}
			if strings.Contains(help.Out, "--server=") {
				t.Error("the help has the kubectl flag --server")
			}
			if got := run(t, verb, "--context=x"); strings.Contains(got.Err, "unknown flag") {
				t.Errorf("--context: %s", got.Err)
			}
		})
	}
}

// writesOf returns the methods and paths of the writes to a cluster.
func writesOf(cluster *fakeapi.Cluster) []string {
	var short []string
	for _, write := range cluster.Writes() {
		fields := strings.SplitN(write, " ", 3)
		short = append(short, fields[0]+" "+fields[1])
	}
	return short
}

func TestApply_createsPolicies(t *testing.T) {
	t.Parallel()
	manifest := filepath.Join(t.TempDir(), "app.yaml")
	content := "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n---\napiVersion: v1\nkind: Namespace\nmetadata:\n  name: shop\n"
	if err := os.WriteFile(manifest, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	deploymentPolicy := names.Policy("default", "web", "apps/v1, Kind=Deployment")
	namespacePolicy := names.Policy("", "shop", "/v1, Kind=Namespace")
	for name, test := range map[string]struct {
		args     []string
		want     result
		affinity any
	}{
		"named members": {
			args: []string{"-C", "member1,member2"}, affinity: map[string]any{"clusterNames": []any{"member1", "member2"}},
			want: result{Out: lines("deployment.apps/web created", "propagationpolicy.policy.karmada.io/"+deploymentPolicy+" created",
				"namespace/shop created", "clusterpropagationpolicy.policy.karmada.io/"+namespacePolicy+" created")},
		},
		"all members": {
			args: []string{"--all-clusters"}, affinity: map[string]any{},
			want: result{Out: lines("deployment.apps/web created", "propagationpolicy.policy.karmada.io/"+deploymentPolicy+" created",
				"namespace/shop created", "clusterpropagationpolicy.policy.karmada.io/"+namespacePolicy+" created")},
		},
		"--cluster and --all-clusters": {
			args: []string{"--all-clusters", "-C", "member1"},
			want: result{Code: 1, Err: "error: --all-clusters and --cluster cannot be used together\n"},
		},
		"one unknown cluster":  {args: []string{"-C", "member1,x"}, want: result{Code: 1, Err: "error: cluster x does not exist\n"}},
		"two unknown clusters": {args: []string{"-C", "x,y"}, want: result{Code: 1, Err: "cluster x does not exist\ncluster y does not exist\n"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := newServer()
			args := append([]string{"apply", "-f", manifest, "--validate=false", "--kubeconfig", servers.Start(t)}, test.args...)
			check(t, run(t, args...), test.want)
			if test.want.Code != 0 {
				if writes := servers.Control.Writes(); len(writes) > 0 {
					t.Errorf("unexpected writes: %v", writes)
				}
				return
			}
			for _, want := range []struct{ kind, namespace, name, selector string }{
				{"PropagationPolicy", "default", deploymentPolicy, "apps/v1 Deployment default web"},
				{"ClusterPropagationPolicy", "", namespacePolicy, "v1 Namespace  shop"},
			} {
				policy := servers.Control.Find("policy.karmada.io/v1alpha1", want.kind, want.namespace, want.name)
				if policy == nil {
					t.Errorf("no %s %s", want.kind, want.name)
					continue
				}
				selectors, _, _ := unstructured.NestedSlice(policy.Object, "spec", "resourceSelectors")
				selected, _ := selectors[0].(map[string]any)
				text := func(key string) string { value, _ := selected[key].(string); return value }
				if got := strings.Join([]string{text("apiVersion"), text("kind"), text("namespace"), text("name")}, " "); got != want.selector {
					t.Errorf("%s selects %s, want %s", want.kind, got, want.selector)
				}
				affinity, _, _ := unstructured.NestedFieldNoCopy(policy.Object, "spec", "placement", "clusterAffinity")
				if diff := cmp.Diff(test.affinity, affinity); diff != "" {
					t.Errorf("%s: -want +got\n%s", want.kind, diff)
				}
			}
		})
	}
}
