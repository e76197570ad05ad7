// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"pgregory.net/rapid"
	"sigs.k8s.io/yaml"
)

func parse(t testing.TB, text string) *unstructured.Unstructured {
	t.Helper()
	obj := &unstructured.Unstructured{}
	if err := yaml.Unmarshal([]byte(text), &obj.Object); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return obj
}

// decode is like parse, with numbers as in objects of an API server.
func decode(t testing.TB, text string) *unstructured.Unstructured {
	t.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	obj := &unstructured.Unstructured{}
	if err == nil {
		err = obj.UnmarshalJSON(raw)
	}
	if err != nil {
		t.Fatalf("decode %s: %v", text, err)
	}
	return obj
}

func TestPrune(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ in, want string }{
		"metadata of the API server": {
			in: `{apiVersion: v1, kind: ConfigMap, metadata: {name: a, namespace: b, labels: {c: d}, annotations: {e: f},
				creationTimestamp: x, deletionTimestamp: x,
				deletionGracePeriodSeconds: 1, generation: 1, managedFields: [{}], resourceVersion: "1", selfLink: x, uid: x,
					ownerReferences: [{}], finalizers: [x],
				generateName: a-}, data: {status: x}, status: {x: y}}`,
			want: `{apiVersion: v1, kind: ConfigMap, metadata: {name: a, namespace: b, labels: {c: d}, annotations: {e: f},
				generateName: a-}, data: {status: x}}`,
		},
		"configuration that kubectl applied": {
			in:   `{kind: ConfigMap, metadata: {annotations: {kubectl.kubernetes.io/last-applied-configuration: "{}", keep: x}}}`,
			want: `{kind: ConfigMap, metadata: {annotations: {keep: x}}}`,
		},
		"revision of a Deployment": {
			in: `{kind: Deployment, metadata: {annotations: {deployment.kubernetes.io/revision: "2",
				deployment.kubernetes.io/revision-history: "1", keep: x}}, spec: {replicas: 2}}`,
			want: `{kind: Deployment, metadata: {annotations: {keep: x}}, spec: {replicas: 2}}`,
		},
		"Job with a generated selector": {
			in: `{kind: Job, spec: {ttlSecondsAfterFinished: 5, parallelism: 1, selector: {matchLabels: {controller-uid: x,
				batch.kubernetes.io/controller-uid: x}},
				template: {metadata: {labels: {controller-uid: x, job-name: y, batch.kubernetes.io/controller-uid: x,
					batch.kubernetes.io/job-name: y, app: z}}}}}`,
			want: `{kind: Job, spec: {parallelism: 1, selector: {matchLabels: {}}, template: {metadata: {labels: {app: z}}}}}`,
		},
		"Job with manualSelector false": {
			in:   `{kind: Job, spec: {manualSelector: false, selector: {matchLabels: {controller-uid: x}}}}`,
			want: `{kind: Job, spec: {manualSelector: false, selector: {matchLabels: {}}}}`,
		},
		"Job with manualSelector true": {
			in: `{kind: Job, spec: {ttlSecondsAfterFinished: 5, manualSelector: true, selector: {matchLabels: {controller-uid: x}},
				template: {metadata: {labels: {job-name: y}}}}}`,
			want: `{kind: Job, spec: {manualSelector: true, selector: {matchLabels: {controller-uid: x}},
				template: {metadata: {labels: {job-name: y}}}}}`,
		},
		"token of a ServiceAccount": {
			in: `{kind: Secret, type: kubernetes.io/service-account-token, metadata: {annotations: {kubernetes.io/service-account.uid: x,
				kubernetes.io/service-account.name: y}}, data: {token: x}}`,
			want: `{kind: Secret, type: kubernetes.io/service-account-token,
				metadata: {annotations: {kubernetes.io/service-account.name: y}}, data: null}`,
		},
		"other Secret": {
			in:   `{kind: Secret, type: Opaque, metadata: {annotations: {kubernetes.io/service-account.uid: x}}, data: {token: x}}`,
			want: `{kind: Secret, type: Opaque, metadata: {annotations: {kubernetes.io/service-account.uid: x}}, data: {token: x}}`,
		},
		"ServiceAccount": {
			in:   `{kind: ServiceAccount, metadata: {name: a}, secrets: [{name: a-token-x}, {name: a-dockercfg-x}, {name: b-token-x}, odd]}`,
			want: `{kind: ServiceAccount, metadata: {name: a}, secrets: [{name: a-dockercfg-x}, {name: b-token-x}, odd]}`,
		},
		"Service": {
			in:   `{kind: Service, spec: {clusterIP: 10.0.0.1, clusterIPs: [10.0.0.1], type: ClusterIP}}`,
			want: `{kind: Service, spec: {type: ClusterIP}}`,
		},
		"headless Service": {
			in:   `{kind: Service, spec: {clusterIP: None, clusterIPs: [None]}}`,
			want: `{kind: Service, spec: {clusterIP: None, clusterIPs: [None]}}`,
		},
		"PersistentVolumeClaim": {
			in:   `{kind: PersistentVolumeClaim, metadata: {annotations: {volume.kubernetes.io/selected-node: n, keep: x}}}`,
			want: `{kind: PersistentVolumeClaim, metadata: {annotations: {keep: x}}}`,
		},
		"kind of another group": {
			in:   `{apiVersion: example.io/v1, kind: Service, spec: {clusterIP: 10.0.0.1}}`,
			want: `{apiVersion: example.io/v1, kind: Service, spec: {}}`,
		},
		"fields of unexpected types": {
			in:   `{kind: Job, metadata: 5, spec: x, secrets: 3}`,
			want: `{kind: Job, metadata: 5, spec: x, secrets: 3}`,
		},
		"kind is not a string": {in: `{kind: 5, status: x}`, want: `{kind: 5}`},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := parse(t, tc.in)
			Prune(got)
			if diff := cmp.Diff(parse(t, tc.want).Object, got.Object); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestRecordManaged(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ in, want string }{
		"sorted keys": {
			in: `{metadata: {annotations: {b: "1", a: "2"}, labels: {z: "1", karmada.io/managed: "true"}}}`,
			want: `{metadata: {labels: {z: "1", karmada.io/managed: "true"}, annotations: {b: "1", a: "2",
				resourcetemplate.karmada.io/managed-annotations: "a,b,\
					resourcetemplate.karmada.io/managed-annotations,resourcetemplate.karmada.io/managed-labels",
				resourcetemplate.karmada.io/managed-labels: "karmada.io/managed,z"}}}`,
		},
		"without labels and annotations": {
			in: `{metadata: {name: a, annotations: null, labels: null}}`,
			want: `{metadata: {name: a, labels: null, annotations: {
				resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,\
					resourcetemplate.karmada.io/managed-labels",
				resourcetemplate.karmada.io/managed-labels: ""}}}`,
		},
		"existing record is replaced": {
			in: `{metadata: {annotations: {resourcetemplate.karmada.io/managed-annotations: "gone",
				resourcetemplate.karmada.io/managed-labels: "gone"}}}`,
			want: `{metadata: {annotations: {
				resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,\
					resourcetemplate.karmada.io/managed-labels",
				resourcetemplate.karmada.io/managed-labels: ""}}}`,
		},
		"pull secrets of a ServiceAccount": {
			in: `{apiVersion: v1, kind: ServiceAccount, imagePullSecrets: [{name: b}, odd, {name: a}, {name: b}]}`,
			want: `{apiVersion: v1, kind: ServiceAccount, imagePullSecrets: [{name: b}, odd, {name: a}, {name: b}], metadata: {annotations: {
				resourcetemplate.karmada.io/managed-image-pull-secrets: "a,b",
				resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,\
					resourcetemplate.karmada.io/managed-image-pull-secrets,resourcetemplate.karmada.io/managed-labels",
				resourcetemplate.karmada.io/managed-labels: ""}}}`,
		},
		"metadata is not a map":     {in: `{metadata: x}`, want: `{metadata: x}`},
		"annotations are not a map": {in: `{metadata: {annotations: 5}}`, want: `{metadata: {annotations: 5}}`},
		"labels are not a map": {
			in:   `{metadata: {labels: [a], annotations: {a: b}}}`,
			want: `{metadata: {labels: [a], annotations: {a: b}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := parse(t, tc.in)
			RecordManaged(got)
			if diff := cmp.Diff(parse(t, tc.want).Object, got.Object); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestPrune_emptyObject(t *testing.T) {
	t.Parallel()
	for _, obj := range []*unstructured.Unstructured{nil, {}} {
		Prune(obj)
		RecordManaged(obj)
		if obj != nil && obj.Object != nil {
			t.Errorf("object = %v, want it empty", obj.Object)
		}
	}
}

// anything draws JSON values with many of the fields that Prune removes, of expected and unexpected types.
func anything(depth int) *rapid.Generator[any] {
	leaf := rapid.OneOf(
		rapid.Just[any](nil), rapid.Just[any](true), rapid.Just[any](int64(1)),
		rapid.SampledFrom([]any{"", "None", "x", "a-token-x", "kubernetes.io/service-account-token"}),
	)
	if depth == 0 {
		return leaf
	}
	field := rapid.SampledFrom([]string{
		"metadata", "spec", "status", "data", "secrets", "type", "name", "labels", "annotations", "uid", "selector", "matchLabels",
		"template", "controller-uid", "job-name", "clusterIP", "clusterIPs", "manualSelector", "ttlSecondsAfterFinished",
		"deployment.kubernetes.io/revision", "kubectl.kubernetes.io/last-applied-configuration", "volume.kubernetes.io/selected-node", "z",
	})
	return rapid.Custom(func(t *rapid.T) any {
		switch rapid.IntRange(0, 3).Draw(t, "shape") {
		case 0:
			return leaf.Draw(t, "leaf")
		case 1:
			return rapid.SliceOfN(anything(depth-1), 0, 3).Draw(t, "list")
		default:
			return rapid.MapOfN(field, anything(depth-1), 0, 5).Draw(t, "map")
		}
	})
}

func TestPruneAndRecordManaged_areIdempotent(t *testing.T) {
	t.Parallel()
	kinds := []any{"Deployment", "Job", "PersistentVolumeClaim", "Secret", "Service", "ServiceAccount", "Foo", nil, int64(3)}
	rapid.Check(t, func(t *rapid.T) {
		object, ok := anything(5).Draw(t, "object").(map[string]any)
		if !ok {
			object = map[string]any{}
		}
		object["kind"] = rapid.SampledFrom(kinds).Draw(t, "kind")
		once := &unstructured.Unstructured{Object: object}
		Prune(once)
		RecordManaged(once)
		twice := once.DeepCopy()
		Prune(twice)
		RecordManaged(twice)
		if diff := cmp.Diff(once.Object, twice.Object); diff != "" {
			t.Fatalf("-once +twice:\n%s", diff)
		}
	})
}

func TestWithoutAllocated(t *testing.T) {
	t.Parallel()
	const owned = `f:ports: {'k:{"port":80,"protocol":"TCP"}': {.: {}, f:port: {}, f:nodePort: {}},
		'k:{"port":81,"protocol":"TCP"}': {.: {}, f:port: {}}, 'k:{"port":81,"protocol":"UDP"}': {.: {}, f:port: {}, f:nodePort: {}}}`
	const ports = `[{port: 80, nodePort: 30080, protocol: TCP}, {port: 81, nodePort: 30081}, {port: 81, protocol: UDP, nodePort: 30082}]`
	const left = `[{port: 80, nodePort: 30080, protocol: TCP}, {port: 81}, {port: 81, protocol: UDP, nodePort: 30082}]`
	service := func(fields, spec string) string {
		return `{apiVersion: v1, kind: Service, metadata: {name: a, managedFields: [
			{manager: kubectl, operation: Update, apiVersion: v1, fieldsType: FieldsV1, fieldsV1: {f:spec: {` + fields + `}}},
			{manager: other, operation: Update, apiVersion: v1, fieldsType: FieldsV1, fieldsV1: {f:metadata: {f:labels: {f:a: {}}}}}]},
			spec: ` + spec + `}`
	}
	tests := map[string]struct{ in, want string }{ // without want, the object is returned as it is
		"allocated ports": {
			in:   service(owned, `{healthCheckNodePort: 30090, ports: `+ports+`}`),
			want: service(owned, `{ports: `+left+`}`),
		},
		"explicit health check port": {
			in:   service(owned+`, f:healthCheckNodePort: {}`, `{healthCheckNodePort: 30090, ports: `+ports+`}`),
			want: service(owned+`, f:healthCheckNodePort: {}`, `{healthCheckNodePort: 30090, ports: `+left+`}`),
		},
		"explicit ports":         {in: service(owned, `{ports: [{port: 80, nodePort: 30080}]}`)},
		"no node ports":          {in: service(owned, `{ports: [{port: 99}]}`)},
		"without managed fields": {in: `{apiVersion: v1, kind: Service, spec: {ports: ` + ports + `}}`},
		"fields of another version": {in: `{apiVersion: v1, kind: Service, metadata: {managedFields: [{manager: a, apiVersion: v2,
			fieldsV1: {f:spec: {}}}]}, spec: {ports: ` + ports + `}}`},
		"odd fields":            {in: service(owned, `{ports: [x, {port: y}]}`)},
		"spec is not a map":     {in: service(owned, `x`)},
		"kind of another group": {in: strings.Replace(service(owned, `{ports: `+ports+`}`), "apiVersion: v1,", "apiVersion: example.io/v1,", 1)},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			in := decode(t, tc.in)
			got := WithoutAllocated(in)
			if diff := cmp.Diff(decode(t, tc.in).Object, in.Object); diff != "" {
				t.Errorf("the template changed:\n%s", diff)
			}
			if tc.want == "" {
				if got != in {
					t.Errorf("WithoutAllocated changed the object:\n%s", cmp.Diff(in.Object, got.Object))
				}
				return
			}
			if diff := cmp.Diff(decode(t, tc.want).Object, got.Object); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
