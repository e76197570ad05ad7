// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package thirdparty

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// operations maps the letters of the contract's table to operations.
var operations = []struct {
	letter, rule string
	operation    configv1alpha1.InterpreterOperation
}{
	{"R", replicaResource, configv1alpha1.InterpreterOperationInterpretReplica},
	{"V", replicaRevision, configv1alpha1.InterpreterOperationReviseReplica},
	{"C", componentResource, configv1alpha1.InterpreterOperationInterpretComponent},
	{"T", retention, configv1alpha1.InterpreterOperationRetain},
	{"S", statusReflection, configv1alpha1.InterpreterOperationInterpretStatus},
	{"A", statusAggregation, configv1alpha1.InterpreterOperationAggregateStatus},
	{"H", healthInterpretation, configv1alpha1.InterpreterOperationInterpretHealth},
	{"D", dependencyInterpretation, configv1alpha1.InterpreterOperationInterpretDependency},
}

// contract holds the operations of each kind (docs/contract/interpreter.md#third-party-kinds).
var contract = map[string]string{
	"apps.kruise.io/v1alpha1/AdvancedCronJob":         "AD",
	"apps.kruise.io/v1alpha1/BroadcastJob":            "RVTSAHD",
	"apps.kruise.io/v1alpha1/CloneSet":                "RVSAHD",
	"apps.kruise.io/v1alpha1/DaemonSet":               "SAHD",
	"apps.kruise.io/v1alpha1/SidecarSet":              "RTSAHD",
	"apps.kruise.io/v1alpha1/UnitedDeployment":        "RVSAHD",
	"apps.kruise.io/v1beta1/StatefulSet":              "RVSAHD",
	"argoproj.io/v1alpha1/Workflow":                   "RVTHD",
	"batch.volcano.sh/v1alpha1/Job":                   "CSAH",
	"flink.apache.org/v1beta1/FlinkDeployment":        "RCSAH",
	"helm.toolkit.fluxcd.io/v2/HelmRelease":           "TSAHD",
	"helm.toolkit.fluxcd.io/v2beta1/HelmRelease":      "TSAHD",
	"jobset.x-k8s.io/v1alpha2/JobSet":                 "CTAHD",
	"kubeflow.org/v1/Notebook":                        "RSAH",
	"kubeflow.org/v1/PyTorchJob":                      "CAHD",
	"kubeflow.org/v1/TFJob":                           "CAHD",
	"kubeflow.org/v2beta1/MPIJob":                     "CSAH",
	"kustomize.toolkit.fluxcd.io/v1/Kustomization":    "TSAHD",
	"kueue.x-k8s.io/v1beta2/Workload":                 "CTAHD",
	"kyverno.io/v1/ClusterPolicy":                     "SAH",
	"kyverno.io/v1/Policy":                            "SAH",
	"ray.io/v1/RayCluster":                            "CAH",
	"ray.io/v1/RayJob":                                "CTAHD",
	"ray.io/v1/RayService":                            "RVAHD",
	"source.toolkit.fluxcd.io/v1/Bucket":              "TSAHD",
	"source.toolkit.fluxcd.io/v1/GitRepository":       "TSAHD",
	"source.toolkit.fluxcd.io/v1/HelmChart":           "TSAHD",
	"source.toolkit.fluxcd.io/v1/HelmRepository":      "TSAHD",
	"source.toolkit.fluxcd.io/v1/OCIRepository":       "TSAHD",
	"source.toolkit.fluxcd.io/v1beta2/Bucket":         "TSAHD",
	"source.toolkit.fluxcd.io/v1beta2/HelmChart":      "TSAHD",
	"source.toolkit.fluxcd.io/v1beta2/HelmRepository": "TSAHD",
	"source.toolkit.fluxcd.io/v1beta2/OCIRepository":  "TSAHD",
	"sparkoperator.k8s.io/v1beta2/SparkApplication":   "CSAH",
}

func kindPath(gvk schema.GroupVersionKind) string {
	return gvk.Group + "/" + gvk.Version + "/" + gvk.Kind
}

func TestLayer_kindsOfTheContract(t *testing.T) {
	t.Parallel()
	got := map[string]string{}
	for gvk := range shared() {
		k := kindOf(t, gvk)
		var letters strings.Builder
		for _, o := range operations {
			if k.Implements(o.operation) {
				letters.WriteString(o.letter)
			}
		}
		got[kindPath(gvk)] = letters.String()
	}
	if diff := cmp.Diff(contract, got); diff != "" {
		t.Errorf("operations differ (-contract +tree):\n%s", diff)
	}
}

func TestLayer_otherKinds(t *testing.T) {
	t.Parallel()
	for _, gvk := range []schema.GroupVersionKind{
		{Group: "argoproj.io", Version: "v1alpha1", Kind: "Rollout"},
		{Group: "apps.kruise.io", Version: "v1alpha1", Kind: "StatefulSet"},
		{Group: "apps", Version: "v1", Kind: "Deployment"},
		{Version: "v1", Kind: "Pod"},
	} {
		k := kindOf(t, gvk)
		if i := slices.IndexFunc(interpret.Operations, k.Implements); i >= 0 {
			t.Errorf("%s: unexpected operation %s", gvk, interpret.Operations[i])
		}
	}
}

func TestLayer_errors(t *testing.T) {
	t.Parallel()
	k := kindOf(t, schema.GroupVersionKind{Group: "ray.io", Version: "v1", Kind: "RayCluster"})
	_, err := k.Components(t.Context(), &interpret.Object{Object: object{"metadata": object{"name": "demo"}, "spec": int64(1)}})
	for _, want := range []string{"customization raycluster.v1.ray.io", "InterpretComponent", "demo"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v does not contain %q", err, want)
		}
	}
}

func TestCustomizations_matchTheirFolders(t *testing.T) {
	t.Parallel()
	names, err := fs.Glob(data, "data/*/*/*/"+file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		customization, err := parse(name)
		if err != nil {
			t.Error(err)
			continue
		}
		gvk := gvkOf(name)
		want := configv1alpha1.CustomizationTarget{APIVersion: gvk.GroupVersion().String(), Kind: gvk.Kind}
		if customization.Spec.Target != want {
			t.Errorf("%s has the target %v", name, customization.Spec.Target)
		}
		if want := strings.ToLower(gvk.Kind) + "." + gvk.Version + "." + gvk.Group; customization.Name != want {
			t.Errorf("%s is named %s, want %s", name, customization.Name, want)
		}
	}
}

func TestCustomizations_haveCases(t *testing.T) {
	t.Parallel()
	cases := map[string]map[string]int{}
	for _, e := range examples(t) {
		if cases[kindPath(e.gvk)] == nil {
			cases[kindPath(e.gvk)] = map[string]int{}
		}
		cases[kindPath(e.gvk)][e.rule]++
	}
	// The minimum number of cases of a rule; the default is one.
	minimum := map[string]int{statusAggregation: 2, healthInterpretation: 3}
	for _, kind := range slices.Sorted(maps.Keys(contract)) {
		for _, o := range operations {
			want := 0
			if strings.Contains(contract[kind], o.letter) {
				want = max(1, minimum[o.rule])
			}
			of := kind
			if source, ok := strings.CutPrefix(kind, "source.toolkit.fluxcd.io/v1/"); ok && slices.Contains(sameInV1(), source) {
				of = "source.toolkit.fluxcd.io/v1beta2/" + source
			}
			got := cases[of][o.rule]
			if got < want {
				t.Errorf("%s: %s has %d cases, want at least %d", kind, o.rule, got, want)
			}
			if want == 0 && got > 0 {
				t.Errorf("%s: %s has cases but no script", kind, o.rule)
			}
		}
	}
}
