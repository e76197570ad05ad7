// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/interpret"
)

// parse decodes a YAML literal as a client does: integers become int64.
func parse(t testing.TB, text string) *Object {
	t.Helper()
	return &Object{Object: parseMap(t, text)}
}

func parseMap(t testing.TB, text string) object {
	t.Helper()
	b, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out := object{}
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// kindNamed returns the interpreter of the kind with the name.
func kindNamed(t testing.TB, name string) interpret.Kind {
	t.Helper()
	for gvk := range kinds {
		if gvk.Kind == name {
			k, err := Layer().Kind(gvk)
			if err != nil {
				t.Fatal(err)
			}
			return k
		}
	}
	t.Fatalf("kind %s is not registered", name)
	return interpret.Kind{}
}

// items decodes reports from YAML literals of the form "cluster: status". A null status is a missing report.
func items(t testing.TB, reports ...string) []Item {
	t.Helper()
	out := make([]Item, 0, len(reports))
	for _, r := range reports {
		for cluster, status := range parseMap(t, r) {
			item := Item{ClusterName: cluster, Applied: true}
			if status != nil {
				b, err := json.Marshal(status)
				if err != nil {
					t.Fatal(err)
				}
				item.Status = &runtime.RawExtension{Raw: b}
			}
			out = append(out, item)
		}
	}
	return out
}

// checkError fails the test unless err contains all strings of want; without any, err must be nil.
func checkError(t testing.TB, err error, want ...string) {
	t.Helper()
	if len(want) == 0 {
		if err != nil {
			t.Fatal(err)
		}
		return
	}
	if err == nil {
		t.Fatalf("no error, want one with %q", want)
	}
	for _, words := range want {
		if !strings.Contains(err.Error(), words) {
			t.Errorf("error %q does not contain %q", err, words)
		}
	}
}

func TestLayer(t *testing.T) {
	t.Parallel()
	if got := Layer().Name(); got != "native" {
		t.Errorf("Name() = %q", got)
	}
	k, err := Layer().Kind(schema.GroupVersionKind{Group: "example.io", Version: "v1", Kind: "Deployment"})
	if err != nil || k.Replicas != nil || k.Reflect != nil || k.Aggregate != nil {
		t.Errorf("unexpected interpreter of an unknown group: %v, %v", k, err)
	}
}

// operations returns one letter per operation of a kind: Replicas, Components, reVise, reTain, reflect Status, Aggregate,
// Health, Dependencies.
func operations(k interpret.Kind) string {
	var b strings.Builder
	for _, op := range []struct {
		letter  string
		defined bool
	}{
		{"R", k.Replicas != nil}, {"C", k.Components != nil}, {"V", k.Revise != nil}, {"T", k.Retain != nil},
		{"S", k.Reflect != nil}, {"A", k.Aggregate != nil}, {"H", k.Healthy != nil}, {"D", k.Dependencies != nil},
	} {
		if op.defined {
			b.WriteString(op.letter)
		}
	}
	return b.String()
}

// The default applies to an operation that is not listed.
func TestOperations(t *testing.T) {
	t.Parallel()
	want := map[string]string{
		"apps/v1, Kind=Deployment":                           "RVTSAHD",
		"apps/v1, Kind=StatefulSet":                          "RVSAHD",
		"apps/v1, Kind=ReplicaSet":                           "RVSAHD",
		"apps/v1, Kind=DaemonSet":                            "SAHD",
		"batch/v1, Kind=Job":                                 "RVTSAD",
		"batch/v1, Kind=CronJob":                             "AD",
		"/v1, Kind=Pod":                                      "RTAHD",
		"/v1, Kind=Service":                                  "TSAH",
		"/v1, Kind=ServiceAccount":                           "TD",
		"/v1, Kind=Secret":                                   "T",
		"/v1, Kind=PersistentVolume":                         "TA",
		"/v1, Kind=PersistentVolumeClaim":                    "TAH",
		"networking.k8s.io/v1, Kind=Ingress":                 "SAHD",
		"policy/v1, Kind=PodDisruptionBudget":                "SAH",
		"rbac.authorization.k8s.io/v1, Kind=ClusterRole":     "T",
		"autoscaling/v2, Kind=HorizontalPodAutoscaler":       "SA",
		"gateway.networking.k8s.io/v1, Kind=Gateway":         "SAHD",
		"gateway.networking.k8s.io/v1, Kind=GRPCRoute":       "SAHD",
		"gateway.networking.k8s.io/v1, Kind=HTTPRoute":       "SAHD",
		"multicluster.x-k8s.io/v1alpha1, Kind=ServiceImport": "D",
	}
	got := map[string]string{}
	for gvk, k := range kinds {
		got[gvk.String()] = operations(k)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("operations (-want +got):\n%s", diff)
	}
}

func TestAggregate_addsNoEmptyStatus(t *testing.T) {
	t.Parallel()
	template := &Object{Object: object{"metadata": object{"name": "a"}}}
	for _, name := range []string{"Deployment", "Job", "CronJob", "Pod"} {
		got, err := kindNamed(t, name).Aggregate(t.Context(), template, nil)
		checkError(t, err)
		if got != template {
			t.Errorf("%s: Aggregate without reports = %v", name, got.Object)
		}
	}
}
