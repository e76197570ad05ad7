// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/json"
	"pgregory.net/rapid"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/test/fuzzbound"
)

// samples returns a valid object of each kind.
func samples(t testing.TB) map[string]object {
	pods := nest(
		allReferences+"nodeSelector: {a: b}\ntolerations: [{key: x, operator: Exists}]\noverhead: {cpu: 1}",
		"spec",
		"template",
		"spec",
	)
	out := map[string]object{}
	for name, text := range map[string]string{
		"Pod":     nest(allReferences, "spec"),
		"CronJob": nest(allReferences, "spec", "jobTemplate", "spec", "template", "spec"),
	} {
		out[name] = parseMap(t, text)
	}
	for _, name := range []string{"Deployment", "ReplicaSet", "StatefulSet", "DaemonSet", "Job"} {
		out[name] = parseMap(t, pods)
	}
	for name, text := range map[string]string{
		"Service": `{spec: {type: LoadBalancer, clusterIP: 10.0.0.1, healthCheckNodePort: 30000}, ` +
			`status: {loadBalancer: {ingress: [{ip: 1.2.3.4}]}}}`,
		"ServiceAccount":          `{secrets: [{name: a}], imagePullSecrets: [{name: b}]}`,
		"Secret":                  `{type: kubernetes.io/service-account-token, data: {token: dG9rZW4=}}`,
		"PersistentVolume":        `{spec: {claimRef: {name: c}}, status: {phase: Bound}}`,
		"PersistentVolumeClaim":   `{spec: {volumeName: v}, status: {phase: Bound}}`,
		"Ingress":                 `{spec: {tls: [{secretName: s}]}, status: {loadBalancer: {ingress: [{hostname: h}]}}}`,
		"PodDisruptionBudget":     `{status: {currentHealthy: 1, desiredHealthy: 1, disruptedPods: {p: "2024-01-01T00:00:00Z"}}}`,
		"HorizontalPodAutoscaler": `{status: {currentReplicas: 1, desiredReplicas: 2}}`,
		"ServiceImport":           `{metadata: {name: i}}`,
		"Gateway": `{spec: {listeners: [{name: l, tls: {certificateRefs: [{name: s}]}}]}, status: {addresses: [{value: 1.2.3.4}], ` +
			`listeners: [{name: l, attachedRoutes: 1, conditions: [{type: Accepted, status: "True"}]}]}}`,
		"HTTPRoute": `{spec: {rules: [{backendRefs: [{group: multicluster.x-k8s.io, kind: ServiceImport, name: s}]}]}, ` +
			`status: {parents: [{parentRef: {name: g}, controllerName: c, conditions: [{type: Accepted, status: "True"}]}]}}`,
		"GRPCRoute": `{status: {parents: []}}`,
	} {
		out[name] = parseMap(t, text)
	}
	common := parseMap(t, `{metadata: {generation: 2, name: n, namespace: ns, `+
		`labels: {resourcetemplate.karmada.io/retain-replicas: "true"}, annotations: {resourcetemplate.karmada.io/generation: "2"}},
spec: {replicas: 3, parallelism: 3, selector: {matchLabels: {a: b}}},
status: {observedGeneration: 2, replicas: 3, readyReplicas: 2, active: 1, phase: Running, startTime: "2024-01-01T00:00:00Z",
  conditions: [{type: Ready, status: "True"}, {type: Suspended, status: "True"}], containerStatuses: [{ready: true,
      state: {running: {}}}]}}`)
	for _, o := range out {
		merge(o, common)
	}
	return out
}

// merge adds the fields of from that into does not have.
func merge(into, from object) {
	for k, v := range from {
		if inner, ok := into[k].(object); ok {
			if more, ok := v.(object); ok {
				merge(inner, more)
				continue
			}
		}
		if _, ok := into[k]; !ok {
			into[k] = runtime.DeepCopyJSONValue(v)
		}
	}
}

// anyJSON generates JSON values.
func anyJSON() *rapid.Generator[any] {
	return rapid.OneOf(
		rapid.Just[any](nil), rapid.Just[any](true), rapid.Just[any]([]any{}), rapid.Just[any](object{}), rapid.Just[any](1.5),
		rapid.Just[any]([]any{nil}), rapid.Just[any]([]any{object{"name": int64(1)}}), rapid.Just[any](object{"name": []any{}}),
		rapid.Map(rapid.Int64(), func(n int64) any { return n }),
		rapid.Map(rapid.SampledFrom([]string{"", "x", "True", "Failed", "Complete", "2024-01-01T00:00:00Z", "100m", "LoadBalancer"}),
			func(s string) any { return s }),
	)
}

// corrupt returns v with random values replaced.
func corrupt(t *rapid.T, v any) any {
	if rapid.IntRange(0, 19).Draw(t, "spoil") == 0 {
		return anyJSON().Draw(t, "junk")
	}
	switch v := v.(type) {
	case object:
		out := object{}
		for _, k := range slices.Sorted(maps.Keys(v)) {
			out[k] = corrupt(t, v[k])
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = corrupt(t, v[i])
		}
		return out
	}
	return v
}

func corrupted(t *rapid.T, sample object) *Object {
	o, ok := corrupt(t, sample).(object)
	if !ok {
		o = object{}
	}
	return &Object{Object: o}
}

func clusterReports(t *rapid.T, status any) []Item {
	names := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"a", "b", "c", "d"}), 0, 4, rapid.ID[string]).Draw(t, "clusters")
	out := make([]Item, 0, len(names))
	for _, name := range names {
		item := Item{ClusterName: name}
		if rapid.Bool().Draw(t, "reported") {
			b, err := json.Marshal(corrupt(t, status))
			if err != nil {
				t.Fatal(err)
			}
			item.Status = &runtime.RawExtension{Raw: b}
		}
		out = append(out, item)
	}
	return out
}

// callAll calls every operation of a kind and returns the results.
func callAll(ctx context.Context, k interpret.Kind, template, observed *Object, reports []Item) []any {
	var out []any
	add := func(v any, err error) { out = append(out, v, err) }
	if k.Replicas != nil {
		add(k.Replicas(ctx, template))
	}
	if k.Revise != nil {
		add(k.Revise(ctx, template, 7))
	}
	if k.Retain != nil {
		add(k.Retain(ctx, template, observed))
	}
	if k.Reflect != nil {
		add(k.Reflect(ctx, observed))
	}
	if k.Aggregate != nil {
		add(k.Aggregate(ctx, template, reports))
	}
	if k.Healthy != nil {
		add(k.Healthy(ctx, observed))
	}
	if k.Dependencies != nil {
		add(k.Dependencies(ctx, template))
	}
	return out
}

func copyItems(in []Item) []Item {
	out := slices.Clone(in)
	for i := range out {
		out[i] = *in[i].DeepCopy()
	}
	return out
}

// No operation panics or changes its arguments, even if they are invalid.
func TestOperations_keepArguments(t *testing.T) {
	t.Parallel()
	for name, sample := range samples(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			k := kindNamed(t, name)
			rapid.Check(t, func(t *rapid.T) {
				template, observed := corrupted(t, sample), corrupted(t, sample)
				reports := clusterReports(t, sample["status"])
				templateBefore, observedBefore, reportsBefore := template.DeepCopy(), observed.DeepCopy(), copyItems(reports)
				callAll(t.Context(), k, template, observed, reports)
				if diff := cmp.Diff(templateBefore, template); diff != "" {
					t.Errorf("template changed:\n%s", diff)
				}
				if diff := cmp.Diff(observedBefore, observed); diff != "" {
					t.Errorf("observed changed:\n%s", diff)
				}
				if diff := cmp.Diff(reportsBefore, reports); diff != "" {
					t.Errorf("reports changed:\n%s", diff)
				}
			})
		})
	}
}

// The result does not depend on the order of the reports, and only the status changes.
func TestAggregate_ignoresOrderOfReports(t *testing.T) {
	t.Parallel()
	for name, sample := range samples(t) {
		k := kindNamed(t, name)
		if k.Aggregate == nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(t *rapid.T) {
				template := &Object{Object: runtime.DeepCopyJSON(sample)}
				reports := clusterReports(t, rapid.SampledFrom([]any{sample["status"], object{}}).Draw(t, "status"))
				shuffled := rapid.Permutation(reports).Draw(t, "shuffled")
				one, err := k.Aggregate(t.Context(), template, reports)
				other, otherErr := k.Aggregate(t.Context(), template, shuffled)
				if (err == nil) != (otherErr == nil) {
					t.Fatalf("errors differ: %v and %v", err, otherErr)
				}
				if err != nil {
					return
				}
				if diff := cmp.Diff(one, other); diff != "" {
					t.Errorf("results differ by order:\n%s", diff)
				}
				rest, _ := with(one.Object, sample["status"], "status")
				if diff := cmp.Diff(sample, rest); diff != "" {
					t.Errorf("fields outside of the status changed:\n%s", diff)
				}
			})
		})
	}
}

func TestRevise_thenReplicas(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.SampledFrom([]string{"Deployment", "ReplicaSet", "StatefulSet", "Job"}).Draw(t, "kind")
		n := rapid.Int32Min(0).Draw(t, "n")
		template := &Object{Object: object{"spec": object{
			"replicas": int64(rapid.Int32Min(0).Draw(t, "replicas")), "parallelism": int64(rapid.Int32Min(0).Draw(t, "parallelism")),
		}}}
		var k interpret.Kind
		for gvk := range kinds {
			if gvk.Kind == name {
				k = kinds[gvk]
			}
		}
		revised, err := k.Revise(t.Context(), template, int64(n))
		if err != nil {
			t.Fatal(err)
		}
		got, err := k.Replicas(t.Context(), revised)
		if err != nil || got.Count != n {
			t.Errorf("Replicas after Revise(%d) = %d, %v", n, got.Count, err)
		}
	})
}

// A report equals its encoding by the API server, so that reports are compared without decoding.
func TestReflect_isCanonical(t *testing.T) {
	t.Parallel()
	for name, sample := range samples(t) {
		k := kindNamed(t, name)
		if k.Reflect == nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(t *rapid.T) {
				got, err := k.Reflect(t.Context(), corrupted(t, sample))
				if err != nil || got == nil {
					return
				}
				var v object
				if err := json.Unmarshal(got.Raw, &v); err != nil {
					t.Fatalf("report %s: %v", got.Raw, err)
				}
				again, err := json.Marshal(v)
				if err != nil || string(again) != string(got.Raw) {
					t.Errorf("report %s is encoded again as %s, %v", got.Raw, again, err)
				}
			})
		})
	}
}

func TestReflect_thenAggregate(t *testing.T) {
	t.Parallel()
	for name, sample := range samples(t) {
		k := kindNamed(t, name)
		if k.Reflect == nil || k.Aggregate == nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := &Object{Object: sample}
			raw, err := k.Reflect(t.Context(), o)
			checkError(t, err)
			if _, err := k.Aggregate(t.Context(), o, []Item{{ClusterName: "a", Status: raw}}); err != nil {
				t.Error(err)
			}
		})
	}
}

// FuzzOperations looks for input of a malicious member that causes a panic.
func FuzzOperations(f *testing.F) {
	for _, sample := range samples(f) {
		b, err := json.Marshal(sample)
		if err != nil {
			f.Fatal(err)
		}
		status, err := json.Marshal(sample["status"])
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b, status)
	}
	f.Fuzz(func(t *testing.T, objectJSON, statusJSON []byte) {
		var o object
		if json.Unmarshal(objectJSON, &o) != nil {
			return
		}
		reports := []Item{
			{ClusterName: "b", Status: &runtime.RawExtension{Raw: statusJSON}},
			{ClusterName: "a", Status: &runtime.RawExtension{Raw: statusJSON}},
		}
		for gvk, k := range kinds {
			observed := &Object{Object: o}
			before := fmt.Sprint(o)
			fuzzbound.Check(t, func() { callAll(t.Context(), k, observed, observed, reports) })
			if after := fmt.Sprint(o); after != before {
				t.Errorf("%s: object changed from %s to %s", gvk, before, after)
			}
		}
	})
}
