// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/tools/clientcmd"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/test/fakeapi"
)

// guarded is a control plane that refuses some requests; the result is a kubeconfig for it.
func guarded(t *testing.T, objects []*unstructured.Unstructured, refused func(*http.Request) bool) (kubeconfig string) {
	t.Helper()
	servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: objects}}
	config, err := clientcmd.BuildConfigFromFlags("", servers.Start(t))
	if err != nil {
		t.Fatal(err)
	}
	behind, err := url.Parse(config.Host)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(behind)
	guard := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if refused(r) {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusForbidden)
			_, _ = w.Write([]byte(`{"kind":"Status","apiVersion":"v1","status":"Failure","reason":"Forbidden","code":403,"message":"not for you"}`))
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(guard.Close)
	return fakeapi.Kubeconfig(t, guard.URL)
}

func writes(r *http.Request) bool { return r.Method != http.MethodGet }

func policies(r *http.Request) bool { return strings.Contains(r.URL.Path, "propagationpolicies") }

// Whoever may only read can ask, and policies that must not be read do not spoil an answer that is not about them.
func TestExplainingNeedsPermissionToReadAlone(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		fleet   string
		refused func(*http.Request) bool
		args    []string
		want    string
		code    int
	}{
		"why, all writes refused": {"placed", writes, []string{"why", "deployment/nginx"}, "Result: member1=3, member2=2, member3=1, as the binding says.\n", 0},
		"plan, all writes refused": {"placed", writes, []string{"plan", "deployment/nginx", "--replicas=12", "--without-cluster=member3", "--fresh",
			"--taint=member1:a:NoExecute"}, "Sum       6       12", 0},
		"why, policies refused":           {"placed", policies, []string{"why", "deployment/nginx"}, "PropagationPolicy default/web\n", 0},
		"why unclaimed, policies refused": {"unclaimed", policies, []string{"why", "cm/settings"}, "none: why not cannot be said without permission to list policies\n", 0},
		"plan, policies refused":          {"placed", policies, []string{"plan", "deployment/nginx", "--replicas=12"}, "Sum       6       12", 0},
		"plan, clusters refused": {"placed", func(r *http.Request) bool { return strings.HasSuffix(r.URL.Path, "/clusters") },
			[]string{"plan", "deployment/nginx"}, "error: list the clusters: not for you\n", 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			kubeconfig := guarded(t, fleetOf(t, test.fleet), test.refused)
			got := run(t, append(test.args, "--kubeconfig", kubeconfig)...)
			if got.Code != test.code || !strings.Contains(got.Out+got.Err, test.want) {
				t.Errorf("exit code %d, want %d with %q\n%s%s", got.Code, test.code, test.want, got.Out, got.Err)
			}
		})
	}
}

// What the archives do not show: what goes wrong, and rare states.
func TestPlan(t *testing.T) {
	t.Parallel()
	placed := func(kind string, change ...func(*unstructured.Unstructured)) []*unstructured.Unstructured {
		objects := fleetOf(t, "placed")
		for _, one := range change {
			objects = changed(objects, kind, one)
		}
		return objects
	}
	for name, test := range map[string]struct {
		objects []*unstructured.Unstructured
		args    []string
		// want are parts of the output, in order.
		want []string
		err  string
		code int
	}{
		"the scheduler would not act": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{map[string]any{"name": "member1", "replicas": int64(6)}}, "spec", "clusters")),
			args:    []string{"plan", "deployment/nginx"},
			want:    []string{"member1   6       3         -3 ", "Sum       6       6\n", "The scheduler would not act by itself: "},
		},
		"the scheduler is held": {
			objects: placed("ResourceBinding", fakeapi.Field(true, "spec", "suspension", "scheduling")),
			args:    []string{"plan", "deployment/nginx", "--replicas=12"},
			want:    []string{"The scheduler would not act, whatever happens: scheduling is suspended.\n"},
		},
		"one cluster for another": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{map[string]any{"name": "member5", "replicas": int64(6)}}, "spec", "clusters")),
			args:    []string{"plan", "deployment/nginx", "--replicas=5"},
			want:    []string{"WARNING: it would leave every cluster that has it, and start anew elsewhere: member5.\n"},
		},
		"a cluster without replicas": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{
				map[string]any{"name": "member1", "replicas": int64(6)}, map[string]any{"name": "member5", "replicas": int64(0)}}, "spec", "clusters")),
			args: []string{"plan", "deployment/nginx", "--replicas=5"}, want: []string{"member5   0       -         removed   "},
		},
		"a binding itself": {
			objects: fleetOf(t, "placed"), args: []string{"plan", "rb/nginx-deployment", "--replicas=12"},
			want: []string{"deployment.apps/nginx in namespace default, planned with\n  12 replicas instead of 6\n"},
		},
		"a single replica": {
			objects: fleetOf(t, "placed"), args: []string{"plan", "deployment/nginx", "--replicas=1"}, want: []string{"\n  1 replica instead of 6\n"},
		},
		"components": {
			objects: placed("ResourceBinding", fakeapi.Field([]any{map[string]any{"name": "a", "replicas": int64(1)}}, "spec", "components")),
			args:    []string{"plan", "deployment/nginx", "--replicas=2"}, code: 2,
			err: "error: deployment.apps/nginx has 1 component, so that --replicas does not say which is meant\n",
		},
		"replicas of what has none": {
			objects: fleetOf(t, "unclaimed"), args: []string{"plan", "cm/taken", "--replicas=2"}, code: 2, err: "error: configmap/taken has no replicas\n",
		},
		"no placement of its own": {
			objects: placed("ResourceBinding", func(o *unstructured.Unstructured) { unstructured.RemoveNestedField(o.Object, "spec", "placement") }),
			args:    []string{"plan", "deployment/nginx"}, code: 2,
			err: "error: deployment.apps/nginx has no placement of its own, it follows what depends on it: name a policy to plan with (-f)\n",
		},
		"a stranger taken away": {
			objects: fleetOf(t, "placed"), args: []string{"plan", "deployment/nginx", "--without-cluster=member9"}, code: 2, err: "error: there is no cluster member9\n",
		},
		"a stranger tainted": {
			objects: fleetOf(t, "placed"), args: []string{"plan", "deployment/nginx", "--taint=member9:a:NoSchedule"}, code: 2, err: "error: there is no cluster member9\n",
		},
		"a taint that is not there": {
			objects: fleetOf(t, "placed"), args: []string{"plan", "deployment/nginx", "--taint=member1:a-"}, code: 2, err: "error: cluster member1 has no taint a\n",
		},
		"no such object": {args: []string{"plan", "deployment/nginx"}, code: 2, err: "Error from server (NotFound): deployments.apps \"nginx\" not found\n"},
		"several objects": {
			objects: fleetOf(t, "unclaimed"), args: []string{"plan", "cm", "taken", "settings"}, code: 2, err: "error: one object at a time can be planned, and 2 are named\n",
		},
		"nothing":        {args: []string{"plan"}, code: 2, err: "error: say what is to be planned: TYPE/NAME\n"},
		"no such output": {args: []string{"plan", "cm/x", "-o", "xml"}, code: 2, err: "error: unknown output format \"xml\": use json, yaml or wide\n"},
		"no such flag":   {args: []string{"plan", "--bogus"}, code: 2, err: "error: unknown flag: --bogus\nSee 'karmadactl plan --help' for usage.\n"},
		"fewer than none": {
			args: []string{"plan", "cm/x", "--replicas=-1"}, code: 2, err: "error: --replicas=-1: there cannot be fewer than none\n",
		},
		"a taint of no cluster": {
			args: []string{"plan", "cm/x", "--taint=a"}, code: 2,
			err: "error: --taint=a: want CLUSTER:KEY[=VALUE]:EFFECT, or CLUSTER:KEY[:EFFECT]- for one to be taken away\n",
		},
		"a taint without effect": {
			args: []string{"plan", "cm/x", "--taint=m:a=b"}, code: 2, err: "error: --taint=m:a=b: invalid taint spec: a=b\n",
		},
		"no such file": {args: []string{"plan", "cm/x", "-f", "missing"}, code: 2, err: "error: open missing: no such file or directory\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := runAgainst(t, test.objects, test.args...)
			if got.Err != test.err || got.Code != test.code {
				t.Errorf("exit code %d, error %s", got.Code, got.Err)
			}
			inOrder(t, got.Out, test.want)
		})
	}
}

// Policies are taken as the API server would take them.
func TestPlanWithAPolicyFromTheStandardInput(t *testing.T) {
	t.Parallel()
	const head = "apiVersion: policy.karmada.io/v1alpha1\nkind: PropagationPolicy\nmetadata: {name: web}\nspec:\n"
	const selectors = "  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}]\n"
	for name, test := range map[string]struct{ policy, out, err string }{
		"defaulted": {
			policy: head + selectors + "  placement: {clusterAffinity: {clusterNames: [member1, member2]}, replicaScheduling: {replicaSchedulingType: Divided}}",
			out:    "Sum       6       6\n",
		},
		"refused": {
			policy: head + selectors + "  placement: {clusterAffinity: {}, clusterAffinities: [{affinityName: a}]}",
			err:    "error: PropagationPolicy default/web would be refused: spec.placement.clusterAffinities: Forbidden: clusterAffinities cannot co-exist with clusterAffinity\n",
		},
		"misspelt":    {policy: head + selectors + "  placment: {}", err: `error: read the policy in -: strict decoding error: unknown field "spec.placment"` + "\n"},
		"no policy":   {policy: "apiVersion: v1\nkind: ConfigMap\n", err: "error: - has no PropagationPolicy or ClusterPropagationPolicy\n"},
		"two of them": {policy: head + selectors + "\n---\n" + head + selectors, err: "error: - has more than one policy: PropagationPolicy web and PropagationPolicy web\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: fleetOf(t, "placed")}}
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

// Programs read this: fields may be added, and nothing else.
func TestPlanAsJSON(t *testing.T) {
	t.Parallel()
	target := []any{map[string]any{"name": "string", "replicas": "number"}}
	want := map[string]any{
		"template": "string", "namespace": "string", "changes": []any{"string"}, "binding": "string", "replicas": "number", "due": "string",
		"today": target, "planned": target, "sum": map[string]any{"today": "number", "planned": "number"},
		"moves": []any{map[string]any{"cluster": "string", "today": "number", "planned": "number", "reason": "string"}},
		"notes": []any{"string"},
		"trace": map[string]any{"terms": []any{map[string]any{
			"division": "string",
			"clusters": []any{map[string]any{
				"cluster": "string", "chosen": "bool", "current": "number", "replicas": "number", "weight": "number", "score": "number", "despite": "string",
				"scores": []any{map[string]any{"plugin": "string", "score": "number"}},
			}},
			"steps": []any{map[string]any{"mode": "string", "replicas": "number", "shares": []any{
				map[string]any{"cluster": "string", "weight": "number", "got": "number", "result": "number"}}}},
		}}},
	}
	got := runAgainst(t, fleetOf(t, "placed"), "plan", "deployment/nginx", "--replicas=12", "--taint=member1:a:NoSchedule", "-o", "json")
	if diff := cmp.Diff(any(want), shapeOf(t, got.Out)); diff != "" || got.Code != 0 {
		t.Errorf("exit code %d %s\n-want +got\n%s", got.Code, got.Err, diff)
	}
}

// An object without a binding is read as the control plane reads it: by what it was taught, too.
func TestPlanInterprets(t *testing.T) {
	t.Parallel()
	unbound := func(replicas int64) []*unstructured.Unstructured {
		return changed(without(fleetOf(t, "placed"), "ResourceBinding"), "Deployment", fakeapi.Field(replicas, "spec", "replicas"))
	}
	taught := objectsIn(t, `
apiVersion: config.karmada.io/v1alpha1
kind: ResourceInterpreterCustomization
metadata: {name: doubled}
spec:
  target: {apiVersion: apps/v1, kind: Deployment}
  customizations:
    replicaResource: {luaScript: "function GetReplicas(o) return 2 * o.spec.replicas end"}
`)
	secret := func(r *http.Request) bool { return strings.Contains(r.URL.Path, "resourceinterpretercustomizations") }
	for name, test := range map[string]struct {
		objects []*unstructured.Unstructured
		refused func(*http.Request) bool
		want    []string
	}{
		"by what everybody knows":   {unbound(6), writes, []string{"Sum       0       24 "}},
		"by a customization":        {append(unbound(6), taught...), writes, []string{"Sum       0       48 "}},
		"a customization refused":   {append(unbound(6), taught...), secret, []string{"Sum       0       24 ", "the customizations of the control plane cannot be read, and were left out"}},
		"a workload of no replicas": {unbound(0), writes, []string{"member1   -       0 "}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := run(t, "plan", "deployment/nginx", "--kubeconfig", guarded(t, test.objects, test.refused))
			if got.Code != 0 {
				t.Fatalf("exit code %d: %s", got.Code, got.Err)
			}
			inOrder(t, got.Out, test.want)
		})
	}
}
