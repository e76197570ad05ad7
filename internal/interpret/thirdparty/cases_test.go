// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package thirdparty

import (
	"bytes"
	stdjson "encoding/json"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// Keys of spec.customizations in a ResourceInterpreterCustomization. Files of cases have the same keys.
const (
	replicaResource          = "replicaResource"
	componentResource        = "componentResource"
	replicaRevision          = "replicaRevision"
	retention                = "retention"
	statusReflection         = "statusReflection"
	statusAggregation        = "statusAggregation"
	healthInterpretation     = "healthInterpretation"
	dependencyInterpretation = "dependencyInterpretation"
)

// example is one call of an operation of a kind, with the expected result.
type example struct {
	gvk   schema.GroupVersionKind
	rule  string
	title string

	// desired is the template or the manifest, observed the member object. They are nil if the case does not set them.
	desired, observed object
	// reports holds the status by cluster; it is nil for a cluster that has not reported.
	reports  map[string]any
	replicas int64
	// want is the result: an object without its identity for revision and retention, the status for an aggregation, and
	// {replicas, requirements} for replicas.
	want any
}

type object = map[string]any

// layout is the format of an example in a file.
type layout struct {
	Desired  stdjson.RawMessage `json:"desired"`
	Observed stdjson.RawMessage `json:"observed"`
	Reports  stdjson.RawMessage `json:"reports"`
	Replicas int64              `json:"replicas"`
	Want     stdjson.RawMessage `json:"want"`
}

// examples returns all cases in a fixed order.
func examples(t testing.TB) []example {
	t.Helper()
	tree := os.DirFS(".")
	names, err := fs.Glob(tree, "data/*/*/*/testdata/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var all []example
	for _, name := range names {
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			t.Fatal(err)
		}
		body, err := yaml.YAMLToJSONStrict(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var rules map[string]map[string]layout
		d := stdjson.NewDecoder(bytes.NewReader(body))
		d.DisallowUnknownFields()
		if err := d.Decode(&rules); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		gvk := gvkOf(path.Dir(name))
		for _, rule := range slices.Sorted(maps.Keys(rules)) {
			for _, title := range slices.Sorted(maps.Keys(rules[rule])) {
				written := rules[rule][title]
				e := example{gvk: gvk, rule: rule, title: title, replicas: written.Replicas}
				e.desired, e.observed = decode[object](t, written.Desired), decode[object](t, written.Observed)
				e.reports = decode[object](t, written.Reports)
				e.want = decode[any](t, written.Want)
				setIdentity(e.desired, gvk)
				setIdentity(e.observed, gvk)
				if rule == replicaRevision || rule == retention {
					setIdentity(e.want.(object), gvk)
				}
				all = append(all, e)
			}
		}
	}
	return all
}

// decode decodes JSON as unstructured data: integers become int64.
func decode[T any](t testing.TB, body []byte) (out T) {
	t.Helper()
	if len(body) == 0 {
		return out
	}
	if err := json.Unmarshal(body, &out); err != nil {
		t.Fatalf("decode %s: %v", body, err)
	}
	return out
}

// setIdentity sets the apiVersion, kind, name and namespace of an object.
func setIdentity(o object, gvk schema.GroupVersionKind) {
	if o == nil {
		return
	}
	o["apiVersion"], o["kind"] = gvk.GroupVersion().String(), gvk.Kind
	metadata, ok := o["metadata"].(object)
	if !ok {
		metadata = object{}
		o["metadata"] = metadata
	}
	for key, value := range map[string]string{"name": "demo", "namespace": "test"} {
		if _, ok := metadata[key]; !ok {
			metadata[key] = value
		}
	}
}

// items returns the reports in the order of the clusters.
func (e example) items(t testing.TB) []workv1alpha2.AggregatedStatusItem {
	t.Helper()
	items := make([]workv1alpha2.AggregatedStatusItem, 0, len(e.reports))
	for _, cluster := range slices.Sorted(maps.Keys(e.reports)) {
		item := workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: true}
		if status := e.reports[cluster]; status != nil {
			raw, err := interpret.Raw(status)
			if err != nil {
				t.Fatal(err)
			}
			item.Status = raw
		}
		items = append(items, item)
	}
	return items
}

// run calls the operation and returns the result in the form of want.
func (e example) run(t testing.TB, k interpret.Kind) (any, error) {
	t.Helper()
	ctx := t.Context()
	desired, observed := &interpret.Object{Object: e.desired}, &interpret.Object{Object: e.observed}
	switch e.rule {
	case replicaResource:
		r, err := k.Replicas(ctx, desired)
		out := object{"replicas": r.Count}
		if r.Requirements != nil {
			out["requirements"] = r.Requirements
		}
		return out, err
	case componentResource:
		return list(k.Components(ctx, desired))
	case replicaRevision:
		return content(k.Revise(ctx, desired, e.replicas))
	case retention:
		return content(k.Retain(ctx, desired, observed))
	case statusReflection:
		raw, err := k.Reflect(ctx, observed)
		if raw == nil {
			return nil, err
		}
		return raw, err
	case statusAggregation:
		out, err := k.Aggregate(ctx, desired, e.items(t))
		if err != nil {
			return nil, err
		}
		return out.Object["status"], nil
	case healthInterpretation:
		return k.Healthy(ctx, observed)
	case dependencyInterpretation:
		return list(k.Dependencies(ctx, desired))
	}
	t.Fatalf("unknown rule %s", e.rule)
	return nil, nil
}

// list returns a list that is not nil, so that an empty one is encoded as [].
func list[T any](l []T, err error) (any, error) { return append([]T{}, l...), err }

func content(o *interpret.Object, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return o.Object, nil
}

// plain returns a value as unstructured data.
func plain(t testing.TB, value any) (out any) {
	t.Helper()
	body, err := stdjson.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return decode[any](t, body)
}

func kindOf(t testing.TB, gvk schema.GroupVersionKind) interpret.Kind {
	t.Helper()
	k, err := Layer().Kind(gvk)
	if err != nil {
		t.Fatalf("get the interpreters of %s: %v", gvk, err)
	}
	return k
}

func TestKinds_cases(t *testing.T) {
	t.Parallel()
	for _, e := range examples(t) {
		t.Run(e.gvk.Group+"/"+e.gvk.Version+"/"+e.gvk.Kind+"/"+e.rule+"/"+e.title, func(t *testing.T) {
			t.Parallel()
			before := e.copy()
			got, err := e.run(t, kindOf(t, e.gvk))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(e.want, plain(t, got)); diff != "" {
				t.Errorf("unexpected result (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(before.desired, e.desired) + cmp.Diff(before.observed, e.observed); diff != "" {
				t.Errorf("arguments changed (-before +after):\n%s", diff)
			}
		})
	}
}

func (e example) copy() example {
	e.desired, e.observed = runtime.DeepCopyJSON(e.desired), runtime.DeepCopyJSON(e.observed)
	e.reports = runtime.DeepCopyJSON(e.reports)
	return e
}

// withStatus returns a copy of the example whose template has the status.
func (e example) withStatus(t testing.TB, status any) example {
	t.Helper()
	e = e.copy()
	unstructured.RemoveNestedField(e.desired, "status")
	if status != nil {
		e.desired["status"] = plain(t, status)
	}
	return e
}
