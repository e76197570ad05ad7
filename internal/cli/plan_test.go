// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/test/fakeapi"
)

// startWithForbidden starts a control plane that rejects some requests with 403.
func startWithForbidden(t *testing.T, objects []*unstructured.Unstructured, forbidden func(*http.Request) bool) (kubeconfig string) {
	t.Helper()
	return startBehind(t, &fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}}, func(w http.ResponseWriter, r *http.Request) bool {
		if !forbidden(r) {
			return false
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusForbidden)
		_, _ = w.Write([]byte(`{"kind":"Status","apiVersion":"v1","status":"Failure","reason":"Forbidden","code":403,"message":"denied"}`))
		return true
	})
}

// startBehind starts servers behind a handler, which passes requests on by returning false.
func startBehind(t *testing.T, servers *fakeapi.Server, handle func(http.ResponseWriter, *http.Request) bool) (kubeconfig string) {
	t.Helper()
	config, err := clientcmd.BuildConfigFromFlags("", servers.Start(t))
	if err != nil {
		t.Fatal(err)
	}
	backend, err := url.Parse(config.Host)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(backend)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !handle(w, r) {
			proxy.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(server.Close)
	return fakeapi.Kubeconfig(t, server.URL)
}

// Requests to reject.
func writes(r *http.Request) bool { return r.Method != http.MethodGet }

func policies(r *http.Request) bool { return strings.Contains(r.URL.Path, "propagationpolicies") }

func TestExplain_withRestrictedPermissions(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		fleet     string
		forbidden func(*http.Request) bool
		args      []string
		want      string
		code      int
	}{
		"why without writes": {
			"placed", writes, []string{"why", "deployment/nginx"}, "Result: member1=3, member2=2, member3=1. The binding is up to date.\n", 0,
		},
		"plan without writes": {"placed", writes, []string{"plan", "deployment/nginx", "--replicas=12", "--without-cluster=member3", "--fresh",
			"--taint=member1:a:NoExecute"}, "Total     6         12", 0},
		"why without policies": {
			"placed", policies, []string{"why", "deployment/nginx"}, "PropagationPolicy default/web\n", 0,
		},
		"why of an unclaimed object without policies": {
			"unclaimed", policies, []string{"why", "cm/settings"}, "no permission to list policies)\n", 0,
		},
		"plan without policies": {
			"placed", policies, []string{"plan", "deployment/nginx", "--replicas=12"}, "Total     6         12", 0,
		},
		"plan without clusters": {"placed", func(r *http.Request) bool { return strings.HasSuffix(r.URL.Path, "/clusters") },
			[]string{"plan", "deployment/nginx"},
			"The planned clusters are not known: denied.\nThe object has now: member1=3, member2=2, member3=1.\n", 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			kubeconfig := startWithForbidden(t, readFleet(t, test.fleet), test.forbidden)
			got := run(t, append(test.args, "--kubeconfig", kubeconfig)...)
			if got.Code != test.code || !strings.Contains(got.Out+got.Err, test.want) {
				t.Errorf("exit code %d, want %d with %q\n%s%s", got.Code, test.code, test.want, got.Out, got.Err)
			}
		})
	}
}

// TestPlan covers errors and states that the archives do not.
func TestPlan(t *testing.T) {
	t.Parallel()
	placed := func(kind string, change ...func(*unstructured.Unstructured)) []*unstructured.Unstructured {
		objects := readFleet(t, "placed")
		for _, one := range change {
			objects = modify(objects, kind, one)
		}
		return objects
	}
	for name, test := range map[string]struct {
		objects []*unstructured.Unstructured
		args    []string
		// want holds parts of the output, in order.
		want []string
		err  string
		code int
	}{
		"no scheduling needed": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{map[string]any{"name": "member1", "replicas": int64(6)}}, "spec", "clusters")),
			args:    []string{"plan", "deployment/nginx"},
			want:    []string{"member1   6         3         -3 ", "Total     6         6\n", "The scheduler would not make these changes: "},
		},
		"scheduling is suspended": {
			objects: placed("ResourceBinding", fakeapi.Field(true, "spec", "suspension", "scheduling")),
			args:    []string{"plan", "deployment/nginx", "--replicas=12"},
			want:    []string{"The scheduler would not make these changes: scheduling is suspended.\n"},
		},
		"dispatching is suspended": {
			objects: placed("ResourceBinding", fakeapi.Field(true, "spec", "suspension", "dispatching")),
			args:    []string{"plan", "deployment/nginx", "--replicas=12"},
			want:    []string{"dispatching to all clusters is suspended: changes of the object get there when it is resumed"},
		},
		"dispatching to a cluster is suspended": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{"member2"}, "spec", "suspension", "dispatchingOnClusters", "clusterNames")),
			args:    []string{"plan", "deployment/nginx", "--replicas=12"},
			want:    []string{"dispatching to member2 is suspended"},
		},
		"all clusters replaced": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{map[string]any{"name": "member5", "replicas": int64(6)}}, "spec", "clusters")),
			args:    []string{"plan", "deployment/nginx", "--replicas=5"},
			want:    []string{"WARNING: the object would leave all of its clusters and start in others: member5.\n"},
		},
		"cluster with 0 replicas": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{
				map[string]any{"name": "member1", "replicas": int64(6)}, map[string]any{"name": "member5", "replicas": int64(0)}}, "spec", "clusters")),
			args: []string{"plan", "deployment/nginx", "--replicas=5"}, want: []string{"member5   0         -         removed   "},
		},
		"binding": {
			objects: readFleet(t, "placed"), args: []string{"plan", "rb/nginx-deployment", "--replicas=12"},
			want: []string{"deployment.apps/nginx in namespace default, planned with\n  12 replicas instead of 6\n"},
		},
		"one replica": {
			objects: readFleet(t, "placed"), args: []string{"plan", "deployment/nginx", "--replicas=1"},
			want: []string{"\n  1 replica instead of 6\n"},
		},
		"components": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{map[string]any{"name": "a", "replicas": int64(1)}}, "spec", "components")),
			args:    []string{"plan", "deployment/nginx", "--replicas=2"}, code: 2,
			err: "error: --replicas is not supported for deployment.apps/nginx, which has 1 component\n",
		},
		"object without replicas": {
			objects: readFleet(t, "unclaimed"), args: []string{"plan", "cm/taken", "--replicas=2"}, code: 2,
			err: "error: configmap/taken has no replicas\n",
		},
		"dependency": {
			objects: placed("ResourceBinding", func(o *unstructured.Unstructured) { unstructured.RemoveNestedField(o.Object, "spec", "placement") }),
			args:    []string{"plan", "deployment/nginx"}, code: 2,
			err: "error: deployment.apps/nginx has no placement of its own, it is propagated as a dependency; specify a policy with -f\n",
		},
		"remove an unknown cluster": {
			objects: readFleet(t, "placed"), args: []string{"plan", "deployment/nginx", "--without-cluster=member9"}, code: 2,
			err: "error: cluster member9 does not exist\n",
		},
		"taint an unknown cluster": {
			objects: readFleet(t, "placed"), args: []string{"plan", "deployment/nginx", "--taint=member9:a:NoSchedule"}, code: 2,
			err: "error: cluster member9 does not exist\n",
		},
		"remove an unknown taint": {
			objects: readFleet(t, "placed"), args: []string{"plan", "deployment/nginx", "--taint=member1:a-"}, code: 2,
			err: "error: taint a not found on cluster member1\n",
		},
		"unknown object": {
			args: []string{"plan", "deployment/nginx"}, code: 2, err: "Error from server (NotFound): deployments.apps \"nginx\" not found\n",
		},
		"several objects": {
			objects: readFleet(t, "unclaimed"), args: []string{"plan", "cm", "taken", "settings"}, code: 2,
			err: "error: exactly one object must be specified, got 2\n",
		},
		"no arguments": {args: []string{"plan"}, code: 2, err: "error: required argument missing: TYPE/NAME\n"},
		"unknown output format": {
			args: []string{"plan", "cm/x", "-o", "xml"}, code: 2,
			err: "error: unsupported output format \"xml\", must be one of: json, yaml, wide, markdown\n",
		},
		"unknown flag": {
			args: []string{"plan", "--bogus"}, code: 2, err: "error: unknown flag: --bogus\nSee 'karmadactl plan --help' for usage.\n",
		},
		"negative replicas": {args: []string{"plan", "cm/x", "--replicas=-1"}, code: 2, err: "error: --replicas=-1: must not be negative\n"},
		"taint without a cluster": {
			args: []string{"plan", "cm/x", "--taint=a"}, code: 2,
			err: "error: --taint=a: must be CLUSTER:KEY[=VALUE]:EFFECT to add a taint or CLUSTER:KEY[:EFFECT]- to remove one\n",
		},
		"taint without an effect": {
			args: []string{"plan", "cm/x", "--taint=m:a=b"}, code: 2, err: "error: --taint=m:a=b: invalid taint spec: a=b\n",
		},
		"unknown file": {
			args: []string{"plan", "cm/x", "-f", "missing"}, code: 2, err: "error: read policy: open missing: no such file or directory\n",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := runReadOnly(t, test.objects, test.args...)
			if got.Err != test.err || got.Code != test.code {
				t.Errorf("exit code %d, error %s", got.Code, got.Err)
			}
			assertInOrder(t, got.Out, test.want)
		})
	}
}

// The policy is defaulted and validated as in the API server.
func TestPlan_policyFromStandardInput(t *testing.T) {
	t.Parallel()
	const head = "apiVersion: policy.karmada.io/v1alpha1\nkind: PropagationPolicy\nmetadata: {name: web}\nspec:\n"
	const selectors = "  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]\n"
	for name, test := range map[string]struct{ policy, out, err string }{
		"default values": {
			policy: head + selectors + "  placement: {clusterAffinity: {clusterNames: [member1, member2]}, " +
				"replicaScheduling: {replicaSchedulingType: Divided}}",
			out: "Total     6         6\n",
		},
		"invalid": {
			policy: head + selectors + "  placement: {clusterAffinity: {}, clusterAffinities: [{affinityName: a}]}",
			err: "error: PropagationPolicy default/web is invalid: spec.placement.clusterAffinities: Forbidden: " +
				"clusterAffinities cannot co-exist with clusterAffinity\n",
		},
		"unknown field": {
			policy: head + selectors + "  placment: {}",
			err:    `error: decode policy in -: strict decoding error: unknown field "spec.placment"` + "\n",
		},
		"no policy": {policy: "apiVersion: v1\nkind: ConfigMap\n", err: "error: - contains no PropagationPolicy, ClusterPropagationPolicy or " +
			"override policy\n"},
		"a policy twice": {
			policy: head + selectors + "\n---\n" + head + selectors,
			err:    "error: - contains PropagationPolicy default/web more than once\n",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: readFleet(t, "placed")}}
			var out, errOut buffer
			code := Run(t.Context(), &access.Session{
				Args: []string{"karmadactl", "plan", "deployment/nginx", "-f", "-", "--kubeconfig", servers.Start(t)},
				Env:  map[string]string{"HOME": filepath.Join(t.TempDir(), "home")}, In: strings.NewReader(test.policy), Out: &out, Err: &errOut,
			})
			if errOut.String() != test.err || (code == 0) != (test.err == "") || !strings.Contains(out.String(), test.out) {
				t.Errorf("exit code %d\n%s%s", code, out.String(), errOut.String())
			}
		})
	}
}

// A policy that the control plane rejects, by rules that this program lacks, is not planned.
func TestPlan_policyIsRejected(t *testing.T) {
	t.Parallel()
	const head = "apiVersion: policy.karmada.io/v1alpha1\nmetadata: {name: web}\n" +
		"spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]"
	for kind, policy := range map[string]string{
		"PropagationPolicy": head + "}\nkind: PropagationPolicy", "OverridePolicy": head + ", overrideRules: []}\nkind: OverridePolicy",
	} {
		for _, command := range []string{"plan", "diff"} {
			if command == "diff" && kind == "PropagationPolicy" {
				continue // not supported
			}
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: readFleet(t, "placed"), Invalid: "spec.x: Unsupported value"}}
			file := filepath.Join(t.TempDir(), "policy.yaml")
			if err := os.WriteFile(file, []byte(policy), 0o600); err != nil {
				t.Fatal(err)
			}
			got := run(t, command, "deployment/nginx", "-f", file, "--kubeconfig", servers.Start(t))
			if want := kind + " default/web is invalid: spec.x: Unsupported value\n"; got.Code == 0 || got.Err != "error: "+want {
				t.Errorf("%s: %+v, want the error %q", command, got, want)
			}
		}
	}
}

// Clusters that do not exist are named, also those of override rules.
func TestPlan_missingClusters(t *testing.T) {
	t.Parallel()
	const policy = "apiVersion: policy.karmada.io/v1alpha1\nkind: OverridePolicy\nmetadata: {name: web}\n" +
		"spec: {overrideRules: [{targetCluster: {clusterNames: [nowhere]}, overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}]}"
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: readFleet(t, "placed")}}
	file := filepath.Join(t.TempDir(), "policy.yaml")
	if err := os.WriteFile(file, []byte(policy), 0o600); err != nil {
		t.Fatal(err)
	}
	got := run(t, "plan", "deployment/nginx", "-f", file, "--kubeconfig", servers.Start(t))
	if got.Code != 0 || !strings.Contains(got.Out, "nowhere") {
		t.Errorf("result %+v, want the name of the missing cluster", got)
	}
}

// Programs read the JSON output: fields may be added only.
func TestPlan_json(t *testing.T) {
	t.Parallel()
	target := []any{map[string]any{"name": "string", "replicas": "number"}}
	want := map[string]any{
		"template": "string", "namespace": "string", "changes": []any{"string"}, "binding": "string", "replicas": "number", "due": "string",
		"today": target, "planned": target, "sum": map[string]any{"today": "number", "planned": "number"},
		"moves": []any{map[string]any{"cluster": "string", "today": "number", "planned": "number", "reason": "string"}},
		"notes": []any{"string"},
		"trace": map[string]any{"terms": []any{map[string]any{
			"division": "string",
			"clusters": []any{
				map[string]any{
					"cluster":         "string",
					"chosen":          "bool",
					"current":         "number",
					"replicas":        "number",
					"weight":          "number",
					"score":           "number",
					"toleratedReason": "string",
					"scores":          []any{map[string]any{"plugin": "string", "score": "number"}},
				},
			},
			"steps": []any{map[string]any{"mode": "string", "replicas": "number", "shares": []any{
				map[string]any{"cluster": "string", "weight": "number", "assigned": "number", "result": "number"}}}},
		}}},
	}
	got := runReadOnly(t, readFleet(t, "placed"), "plan", "deployment/nginx", "--replicas=12", "--taint=member1:a:NoSchedule", "-o", "json")
	if diff := cmp.Diff(any(want), shapeOf(t, got.Out)); diff != "" || got.Code != 0 {
		t.Errorf("exit code %d %s\n-want +got\n%s", got.Code, got.Err, diff)
	}
}

// The replicas of an object without a binding are interpreted as in the control plane, with customizations.
func TestPlan_interpretsReplicas(t *testing.T) {
	t.Parallel()
	unbound := func(replicas int64) []*unstructured.Unstructured {
		return modify(without(readFleet(t, "placed"), "ResourceBinding"), "Deployment", fakeapi.Field(replicas, "spec", "replicas"))
	}
	customization := parseObjects(t, `
apiVersion: config.karmada.io/v1alpha1
kind: ResourceInterpreterCustomization
metadata: {name: doubled}
spec:
  target: {apiVersion: apps/v1, kind: Deployment}
  customizations:
    replicaResource: {luaScript: "function GetReplicas(o) return 2 * o.spec.replicas end"}
`)
	customizations := func(r *http.Request) bool { return strings.Contains(r.URL.Path, "resourceinterpretercustomizations") }
	for name, test := range map[string]struct {
		objects   []*unstructured.Unstructured
		forbidden func(*http.Request) bool
		want      []string
	}{
		"native":        {unbound(6), writes, []string{"Total     0         24 "}},
		"customization": {append(unbound(6), customization...), writes, []string{"Total     0         48 "}},
		"customization forbidden": {
			append(unbound(6), customization...), customizations,
			[]string{"Total     0         24 ", "ResourceInterpreterCustomizations are ignored"},
		},
		"0 replicas": {unbound(0), writes, []string{"member1   -         0 "}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := run(t, "plan", "deployment/nginx", "--kubeconfig", startWithForbidden(t, test.objects, test.forbidden))
			if got.Code != 0 {
				t.Fatalf("exit code %d: %s", got.Code, got.Err)
			}
			assertInOrder(t, got.Out, test.want)
		})
	}
}
