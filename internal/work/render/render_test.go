// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package render

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
)

func parse(tb testing.TB, text string) *interpret.Object {
	tb.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		tb.Fatal(err)
	}
	o := &interpret.Object{}
	if err := o.UnmarshalJSON(raw); err != nil {
		tb.Fatal(err)
	}
	return o
}

var chain = interpret.Chain{native.Layer()}

// nginx is the template of the example in the contract, as the API server returns it.
const nginx = `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: nginx
  namespace: default
  uid: template-uid
  generation: 1
  resourceVersion: "7"
  creationTimestamp: "2024-01-01T00:00:00Z"
  labels: {app: nginx, propagationpolicy.karmada.io/permanent-id: pp-id}
  annotations: {propagationpolicy.karmada.io/namespace: default, propagationpolicy.karmada.io/name: nginx-pp,
    deployment.kubernetes.io/revision: "3"}
  managedFields: [{manager: kubectl}]
  finalizers: [someone/holds-it]
spec: {replicas: 2, selector: {matchLabels: {app: nginx}}, template: {metadata: {labels: {app: nginx}},
	spec: {containers: [{name: c, image: nginx}]}}}
status: {replicas: 9}
`

func resourceBinding(mutate ...func(*workv1alpha2.ResourceBindingSpec)) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Name: "nginx-deployment", Namespace: "default",
		Labels: map[string]string{"propagationpolicy.karmada.io/permanent-id": "pp-id", "resourcebinding.karmada.io/permanent-id": "rb-id"},
	}}
	b.Spec = workv1alpha2.ResourceBindingSpec{
		Replicas: 2, ConflictResolution: policyv1alpha1.ConflictAbort,
		Clusters: []workv1alpha2.TargetCluster{{Name: "member1", Replicas: 2}, {Name: "member2", Replicas: 2}},
	}
	for _, m := range mutate {
		m(&b.Spec)
	}
	return b
}

func render(
	tb testing.TB,
	b binding.Binding,
	template *interpret.Object,
	target workv1alpha2.TargetCluster,
) (*workv1alpha1.Work, *interpret.Object) {
	tb.Helper()
	plan, err := New(chain, b, template, Overrides{})
	if err != nil {
		tb.Fatal(err)
	}
	w, _, err := plan.Work(tb.Context(), target, plan.Names()[0], "work-id")
	if err != nil {
		tb.Fatal(err)
	}
	if n := len(w.Spec.Workload.Manifests); n != 1 {
		tb.Fatalf("%d manifests, want 1", n)
	}
	manifest := &interpret.Object{}
	if err := manifest.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		tb.Fatal(err)
	}
	return w, manifest
}

func diffYAML(tb testing.TB, what, want string, got any) {
	tb.Helper()
	raw, err := json.Marshal(got)
	if err != nil {
		tb.Fatal(err)
	}
	var a, b any
	if err := json.Unmarshal(raw, &a); err != nil {
		tb.Fatal(err)
	}
	if err := yaml.Unmarshal([]byte(want), &b); err != nil {
		tb.Fatal(err)
	}
	if diff := cmp.Diff(b, a); diff != "" {
		tb.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// The example of the contract (docs/contract/names.md#example).
func TestWork_example(t *testing.T) {
	t.Parallel()
	w, manifest := render(t, resourceBinding(), parse(t, nginx), workv1alpha2.TargetCluster{Name: "member1", Replicas: 2})
	w.Spec.Workload = workv1alpha1.WorkloadTemplate{}
	diffYAML(t, "Work", `
metadata:
  name: nginx-687f7fb96f
  namespace: karmada-es-member1
  labels: {resourcebinding.karmada.io/permanent-id: rb-id, work.karmada.io/permanent-id: work-id}
  annotations: {resourcebinding.karmada.io/namespace: default, resourcebinding.karmada.io/name: nginx-deployment,
    work.karmada.io/conflict-resolution: abort}
  finalizers: [karmada.io/execution-controller]
spec: {suspendDispatching: false, preserveResourcesOnDeletion: false}
`, w)
	diffYAML(t, "manifest", `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: nginx
  namespace: default
  labels:
    app: nginx
    karmada.io/managed: "true"
    propagationpolicy.karmada.io/permanent-id: pp-id
    resourcebinding.karmada.io/permanent-id: rb-id
    work.karmada.io/permanent-id: work-id
  annotations:
    propagationpolicy.karmada.io/namespace: default
    propagationpolicy.karmada.io/name: nginx-pp
    resourcebinding.karmada.io/namespace: default
    resourcebinding.karmada.io/name: nginx-deployment
    resourcetemplate.karmada.io/uid: template-uid
    resourcetemplate.karmada.io/generation: "1"
    resourcetemplate.karmada.io/managed-annotations: "propagationpolicy.karmada.io/name,\
      propagationpolicy.karmada.io/namespace,resourcebinding.karmada.io/name,resourcebinding.karmada.io/namespace,\
      resourcetemplate.karmada.io/generation,resourcetemplate.karmada.io/managed-annotations,\
      resourcetemplate.karmada.io/managed-labels,resourcetemplate.karmada.io/uid,work.karmada.io/conflict-resolution,\
      work.karmada.io/name,work.karmada.io/namespace"
    resourcetemplate.karmada.io/managed-labels: "app,karmada.io/managed,propagationpolicy.karmada.io/permanent-id,\
      resourcebinding.karmada.io/permanent-id,work.karmada.io/permanent-id"
    work.karmada.io/name: nginx-687f7fb96f
    work.karmada.io/namespace: karmada-es-member1
    work.karmada.io/conflict-resolution: abort
spec: {replicas: 2, selector: {matchLabels: {app: nginx}}, template: {metadata: {labels: {app: nginx}},
	spec: {containers: [{name: c, image: nginx}]}}}
`, manifest.Object)
}

func TestWork_clusterScope(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Name: "viewer-clusterrole", Labels: map[string]string{"clusterresourcebinding.karmada.io/permanent-id": "crb-id"}}}
	template := parse(t, `{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: {name: viewer, uid: u}, rules: []}`)
	w, manifest := render(t, b, template, workv1alpha2.TargetCluster{Name: "m1"})
	if want := "karmada-es-m1"; w.Namespace != want {
		t.Errorf("namespace %q, want %q", w.Namespace, want)
	}
	if diff := cmp.Diff(
		map[string]string{"clusterresourcebinding.karmada.io/permanent-id": "crb-id", "work.karmada.io/permanent-id": "work-id"},
		w.Labels,
	); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(
		map[string]string{"clusterresourcebinding.karmada.io/name": "viewer-clusterrole", "work.karmada.io/conflict-resolution": "abort"},
		w.Annotations,
	); diff != "" {
		t.Errorf("annotations (-want +got):\n%s", diff)
	}
	for key := range manifest.GetAnnotations() {
		switch key {
		case "resourcetemplate.karmada.io/generation", "resourcebinding.karmada.io/name", "resourcebinding.karmada.io/namespace":
			t.Errorf("manifest has annotation %s: the template has no generation and no namespaced binding", key)
		}
	}
}

func TestWork_conflictResolution(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		template string // the template's annotation; empty: none
		policy   policyv1alpha1.ConflictResolution
		want     string
	}{
		"neither":                              {"", "", "abort"},
		"policy: abort":                        {"", policyv1alpha1.ConflictAbort, "abort"},
		"policy: overwrite":                    {"", policyv1alpha1.ConflictOverwrite, "overwrite"},
		"template: abort":                      {"abort", policyv1alpha1.ConflictOverwrite, "abort"},
		"template: overwrite":                  {"overwrite", policyv1alpha1.ConflictAbort, "overwrite"},
		"template: invalid value":              {"Overwrite!", policyv1alpha1.ConflictAbort, "abort"},
		"template: invalid, policy: overwrite": {"invalid", policyv1alpha1.ConflictOverwrite, "overwrite"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := parse(t, nginx)
			if tc.template != "" {
				template.SetAnnotations(map[string]string{"work.karmada.io/conflict-resolution": tc.template})
			}
			b := resourceBinding(func(s *workv1alpha2.ResourceBindingSpec) { s.ConflictResolution = tc.policy })
			w, manifest := render(t, b, template, b.Spec.Clusters[0])
			if got := w.Annotations["work.karmada.io/conflict-resolution"]; got != tc.want {
				t.Errorf("Work has %q, want %q", got, tc.want)
			}
			if got := manifest.GetAnnotations()["work.karmada.io/conflict-resolution"]; got != tc.want {
				t.Errorf("manifest has %q, want %q", got, tc.want)
			}
		})
	}
}

func TestWork_suspensionAndPreservation(t *testing.T) {
	t.Parallel()
	on := func(clusters ...string) *policyv1alpha1.SuspendClusters {
		return &policyv1alpha1.SuspendClusters{ClusterNames: clusters}
	}
	tests := map[string]struct {
		suspension           *policyv1alpha1.Suspension
		preserve             *bool
		suspended, preserve2 bool
	}{
		"not set":                      {},
		"false":                        {suspension: &policyv1alpha1.Suspension{Dispatching: new(false)}, preserve: new(false)},
		"dispatching suspended":        {suspension: &policyv1alpha1.Suspension{Dispatching: new(true)}, suspended: true},
		"suspended in this cluster":    {suspension: &policyv1alpha1.Suspension{DispatchingOnClusters: on("other", "member1")}, suspended: true},
		"suspended in another cluster": {suspension: &policyv1alpha1.Suspension{DispatchingOnClusters: on("other")}},
		"false, suspended in this cluster": {
			suspension: &policyv1alpha1.Suspension{Dispatching: new(false), DispatchingOnClusters: on("member1")},
			suspended:  true,
		},
		"preserved": {preserve: new(true), preserve2: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := resourceBinding(func(s *workv1alpha2.ResourceBindingSpec) {
				if tc.suspension != nil {
					s.Suspension = &workv1alpha2.Suspension{Suspension: *tc.suspension}
				}
				s.PreserveResourcesOnDeletion = tc.preserve
			})
			w, _ := render(t, b, parse(t, nginx), b.Spec.Clusters[0])
			if got := w.Spec.SuspendDispatching; got == nil || *got != tc.suspended {
				t.Errorf("suspendDispatching = %v, want %v", got, tc.suspended)
			}
			if got := w.Spec.PreserveResourcesOnDeletion; got == nil || *got != tc.preserve2 {
				t.Errorf("preserveResourcesOnDeletion = %v, want %v", got, tc.preserve2)
			}
		})
	}
}

func divide(s *workv1alpha2.ResourceBindingSpec) {
	s.Placement = &policyv1alpha1.Placement{
		ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided},
	}
}

func TestWork_replicas(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		template string
		mutate   func(*workv1alpha2.ResourceBindingSpec)
		// want is the value at path in the manifest for each target; nil means that it is missing.
		path []string
		want []any
	}{
		"duplicated": {
			template: nginx, mutate: func(*workv1alpha2.ResourceBindingSpec) {}, path: []string{"spec", "replicas"}, want: []any{int64(2), int64(2)},
		},
		"divided": {
			template: nginx, path: []string{"spec", "replicas"}, want: []any{int64(5), int64(0)},
			mutate: func(s *workv1alpha2.ResourceBindingSpec) {
				divide(s)
				s.Clusters[0].Replicas, s.Clusters[1].Replicas = 5, 0
			},
		},
		"not a workload": {
			template: nginx, path: []string{"spec", "replicas"}, want: []any{int64(2), int64(2)},
			mutate: func(s *workv1alpha2.ResourceBindingSpec) { s.Replicas, s.Clusters[0].Replicas = 0, 7 },
		},
		"workload with components": {
			template: nginx, path: []string{"spec", "replicas"}, want: []any{int64(2), int64(2)},
			mutate: func(s *workv1alpha2.ResourceBindingSpec) {
				divide(s)
				s.Components = []workv1alpha2.Component{{Name: "jobmanager", Replicas: 1}, {Name: "taskmanager", Replicas: 4}}
				s.Replicas, s.Clusters[0].Replicas, s.Clusters[1].Replicas = 0, 0, 0
			},
		},
		"divided Job": {
			template: `{apiVersion: batch/v1, kind: Job, metadata: {name: j, namespace: d, uid: u}, spec: {parallelism: 4, completions: 8}}`,
			mutate: func(s *workv1alpha2.ResourceBindingSpec) {
				divide(s)
				s.Replicas, s.Clusters[0].Replicas, s.Clusters[1].Replicas = 4, 3, 1
			},
			path: []string{"spec", "completions"}, want: []any{int64(6), int64(2)},
		},
		"Indexed Job": {
			template: `{apiVersion: batch/v1, kind: Job, metadata: {name: j, namespace: d, uid: u},
				spec: {parallelism: 4, completions: 8, completionMode: Indexed}}`,
			mutate: func(s *workv1alpha2.ResourceBindingSpec) {
				divide(s)
				s.Replicas, s.Clusters[0].Replicas, s.Clusters[1].Replicas = 4, 3, 1
			},
			path: []string{"spec", "completions"}, want: []any{int64(8), int64(8)},
		},
		"Service with an allocated node port": {
			template: `{apiVersion: v1, kind: Service, metadata: {name: s, namespace: d, uid: u, managedFields: [{manager: kubectl,
				apiVersion: v1, fieldsType: FieldsV1, fieldsV1: {"f:spec": {"f:type": {}}}}]}, spec: {type: NodePort, healthCheckNodePort: 30000}}`,
			mutate: func(s *workv1alpha2.ResourceBindingSpec) { s.Replicas = 0 },
			path:   []string{"spec", "healthCheckNodePort"}, want: []any{nil, nil},
		},
		"duplicated Job": {
			template: `{apiVersion: batch/v1, kind: Job, metadata: {name: j, namespace: d, uid: u}, spec: {parallelism: 2, completions: 10}}`,
			mutate:   func(*workv1alpha2.ResourceBindingSpec) {},
			path:     []string{"spec", "completions"}, want: []any{int64(10), int64(10)},
		},
		"divided Job without completions": {
			template: `{apiVersion: batch/v1, kind: Job, metadata: {name: j, namespace: d, uid: u}, spec: {parallelism: 2}}`,
			mutate:   divide, path: []string{"spec", "completions"}, want: []any{nil, nil},
		},
		"divided Job without replicas": {
			template: `{apiVersion: batch/v1, kind: Job, metadata: {name: j, namespace: d, uid: u}, spec: {parallelism: 0, completions: 10}}`,
			mutate: func(s *workv1alpha2.ResourceBindingSpec) {
				divide(s)
				s.Replicas, s.Clusters[0].Replicas, s.Clusters[1].Replicas = 0, 0, 0
			},
			path: []string{"spec", "completions"}, want: []any{int64(10), int64(10)},
		},
		"Job of another group": {
			template: `{apiVersion: example.com/v1, kind: Job, metadata: {name: j, namespace: d, uid: u}, spec: {completions: 10}}`,
			mutate:   divide, path: []string{"spec", "completions"}, want: []any{int64(10), int64(10)},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := resourceBinding(tc.mutate)
			for i, target := range b.Spec.Clusters {
				_, manifest := render(t, b, parse(t, tc.template), target)
				spec, _ := manifest.Object["spec"].(map[string]any)
				if got := spec[tc.path[1]]; got != tc.want[i] {
					t.Errorf("cluster %s: %v = %v, want %v", target.Name, tc.path, got, tc.want[i])
				}
			}
		})
	}
}

func TestNew_refusesInvalidCompletions(t *testing.T) {
	t.Parallel()
	template := parse(t, `{apiVersion: batch/v1, kind: Job, metadata: {name: j, namespace: d}, spec: {completions: many}}`)
	if _, err := New(chain, resourceBinding(divide), template, Overrides{}); err == nil {
		t.Error("no error for completions: many")
	}
}

// Rendering does not change the template, is deterministic, and the Work of a cluster does not depend on other clusters.
func TestWork_isPure(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		kind := rapid.SampledFrom([]string{"apps/v1 Deployment", "batch/v1 Job", "v1 ConfigMap", "v1 Secret", "v1 Service"}).Draw(t, "kind")
		var version, name string
		if _, err := fmt.Sscan(kind, &version, &name); err != nil {
			t.Fatal(err)
		}
		words := rapid.MapOfN(rapid.StringMatching(`[a-z]{1,3}(\.karmada\.io/[a-z]{1,3})?`), rapid.StringMatching(`[a-z]{0,3}`), 0, 4)
		template := &interpret.Object{Object: map[string]any{
			"apiVersion": version,
			"kind":       name,
			"metadata":   map[string]any{"name": "x", "namespace": "d", "uid": "u", "finalizers": []any{"f"}},
			"spec": map[string]any{
				"replicas":    rapid.Int64Range(0, 9).Draw(t, "replicas"),
				"parallelism": int64(2),
				"completions": rapid.Int64Range(0, 99).Draw(t, "completions"),
				"template":    map[string]any{"metadata": map[string]any{"labels": map[string]any{"job-name": "x"}}},
			},
			"status": map[string]any{"replicas": int64(1)},
		}}
		if labels := words.Draw(t, "labels"); len(labels) > 0 {
			template.SetLabels(labels)
		}
		if annotations := words.Draw(t, "annotations"); len(annotations) > 0 {
			template.SetAnnotations(annotations)
		}
		b := resourceBinding(func(s *workv1alpha2.ResourceBindingSpec) {
			if rapid.Bool().Draw(t, "divided") {
				divide(s)
			}
			s.Replicas = rapid.Int32Range(0, 5).Draw(t, "total")
			s.Clusters[0].Replicas, s.Clusters[1].Replicas = rapid.Int32Range(0, 5).Draw(t, "first"), rapid.Int32Range(0, 5).Draw(t, "second")
		})
		before, bindingBefore := template.DeepCopy(), b.DeepCopy()
		plan, err := New(chain, b, template, Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		work := func(i int) *workv1alpha1.Work {
			w, _, err := plan.Work(t.Context(), b.Spec.Clusters[i], plan.Names()[0], "id")
			if err != nil {
				t.Fatal(err)
			}
			return w
		}
		first := work(0)
		work(1)
		if diff := cmp.Diff(first, work(0)); diff != "" {
			t.Errorf("rendered again after another cluster (-first +again):\n%s", diff)
		}
		if diff := cmp.Diff(before, template); diff != "" {
			t.Errorf("the template changed (-before +after):\n%s", diff)
		}
		if diff := cmp.Diff(bindingBefore, b); diff != "" {
			t.Errorf("the binding changed (-before +after):\n%s", diff)
		}
	})
}
