// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package neighbors tests Karmada with the code of other projects that read its objects: kstatus, with which Flux and Helm wait, and the
// health scripts of Argo CD. The scripts in testdata/argocd are copies (fetch.sh) under their own license.
package neighbors

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	glua "github.com/yuin/gopher-lua"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/cli-utils/pkg/kstatus/status"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
)

var update = flag.Bool("update", false, "update testdata/reported.yaml")

const rollout = `, conditions: [{type: Available, status: "True", reason: MinimumReplicasAvailable},
	{type: Progressing, status: "True", reason: NewReplicaSetAvailable}]`

// workloads holds objects as each of two members reports them, with half of the replicas of the template.
var workloads = map[string]struct {
	spec, status string
	// second is the status in the second member, if it is another one.
	second string
	// want is the status after both members have reported.
	want status.Status
}{
	"apps/v1 Deployment": {`{replicas: 2}`,
		`{observedGeneration: 1, replicas: 1, updatedReplicas: 1, readyReplicas: 1, availableReplicas: 1` + rollout + `}`, "",
		status.CurrentStatus},
	"apps/v1 Deployment whose rollout failed": {`{replicas: 2}`,
		`{observedGeneration: 1, replicas: 1, conditions: [{type: Progressing, status: "False", reason: ProgressDeadlineExceeded}]}`, "",
		status.FailedStatus},
	"apps/v1 Deployment that is not ready": {`{replicas: 2}`,
		`{observedGeneration: 1, replicas: 1, updatedReplicas: 1, conditions: [{type: Available, status: "False"},
		{type: Progressing, status: "True", reason: ReplicaSetUpdated}]}`, "", status.InProgressStatus},
	"apps/v1 Deployment without replicas": {`{replicas: 0}`, `{observedGeneration: 1` + rollout + `}`, "", status.CurrentStatus},
	"apps/v1 StatefulSet": {`{replicas: 2}`,
		`{observedGeneration: 1, replicas: 1, readyReplicas: 1, availableReplicas: 1, updatedReplicas: 1,
		currentReplicas: 1, currentRevision: r, updateRevision: r}`, "", status.CurrentStatus},
	"apps/v1 DaemonSet": {`{}`, `{observedGeneration: 1, desiredNumberScheduled: 1, currentNumberScheduled: 1, updatedNumberScheduled: 1,
		numberAvailable: 1, numberReady: 1}`, "", status.CurrentStatus},
	"apps/v1 ReplicaSet": {`{replicas: 2}`,
		`{observedGeneration: 1, replicas: 1, fullyLabeledReplicas: 1, availableReplicas: 1, readyReplicas: 1}`, "", status.CurrentStatus},
	"batch/v1 Job": {`{}`, `{startTime: "2026-01-01T00:00:00Z", completionTime: "2026-01-01T00:01:00Z", succeeded: 1,
		conditions: [{type: Complete, status: "True"}]}`, "", status.CurrentStatus},
	"batch/v1 Job that failed": {`{}`, `{startTime: "2026-01-01T00:00:00Z", failed: 1, conditions: [{type: Failed, status: "True"}]}`, "",
		status.FailedStatus},
	"v1 Service": {`{type: LoadBalancer, clusterIP: 10.0.0.1}`,
		`{loadBalancer: {ingress: [{ip: 1.2.3.4}]}}`, "", status.CurrentStatus},
	"networking.k8s.io/v1 Ingress": {`{}`, `{loadBalancer: {ingress: [{ip: 1.2.3.4}]}}`, "", status.CurrentStatus},
	"v1 PersistentVolumeClaim":     {`{}`, `{phase: Bound}`, "", status.CurrentStatus},
	"v1 Pod":                       {`{}`, `{phase: Succeeded}`, "", status.CurrentStatus},
	"policy/v1 PodDisruptionBudget": {`{}`,
		`{observedGeneration: 1, currentHealthy: 1, desiredHealthy: 1, expectedPods: 1, disruptionsAllowed: 0,
		conditions: [{type: DisruptionAllowed, status: "False", reason: InsufficientPods,
			lastTransitionTime: "2026-01-01T00:00:00Z"}]}`, "",
		status.CurrentStatus},
	"autoscaling/v2 HorizontalPodAutoscaler": {`{}`, `{currentReplicas: 1, desiredReplicas: 1, conditions: [
		{type: AbleToScale, status: "True", reason: ReadyForNewScale}, {type: ScalingActive, status: "True", reason: ValidMetricFound}]}`, "",
		status.CurrentStatus},
	"ray.io/v1 RayJob": {`{}`, `{jobDeploymentStatus: Complete, jobStatus: SUCCEEDED, observedGeneration: 1}`, "",
		status.CurrentStatus},
	"jobset.x-k8s.io/v1alpha2 JobSet": {`{replicatedJobs: [{name: a}]}`,
		`{terminalState: Completed, conditions: [{type: Completed, status: "True"}], replicatedJobsStatus: [{name: a, succeeded: 1}]}`, "",
		status.CurrentStatus},
	"kueue.x-k8s.io/v1beta2 Workload": {`{}`, `{conditions: [{type: Admitted, status: "True"}]}`, "", status.CurrentStatus},
	"kustomize.toolkit.fluxcd.io/v1 Kustomization": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Ready, status: "True", reason: ReconciliationSucceeded}]}`, "", status.CurrentStatus},
	"helm.toolkit.fluxcd.io/v2 HelmRelease": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Ready, status: "True", reason: UpgradeSucceeded},
		{type: Released, status: "True", reason: UpgradeSucceeded}]}`, "", status.CurrentStatus},
	"helm.toolkit.fluxcd.io/v2 HelmRelease that is new in one cluster": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Ready, status: "True", reason: UpgradeSucceeded},
		{type: Released, status: "True", reason: UpgradeSucceeded}]}`, `{observedGeneration: 1, conditions: [
		{type: Ready, status: "True", reason: InstallSucceeded}, {type: Released, status: "True", reason: InstallSucceeded}]}`,
		status.CurrentStatus},
	"helm.toolkit.fluxcd.io/v2 HelmRelease that failed": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Stalled, status: "True"}, {type: Ready, status: "False"}]}`, "", status.FailedStatus},
	"source.toolkit.fluxcd.io/v1 OCIRepository": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Ready, status: "True", reason: Succeeded},
		{type: ArtifactInStorage, status: "True", reason: Succeeded}]}`, "", status.CurrentStatus},
	"source.toolkit.fluxcd.io/v1 HelmRepository": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Ready, status: "True", reason: Succeeded},
		{type: ArtifactInStorage, status: "True", reason: Succeeded}]}`, "", status.CurrentStatus},
	// Its controller writes no status.
	"source.toolkit.fluxcd.io/v1 HelmRepository of type oci": {`{type: oci}`, ``, "", status.CurrentStatus},
	"helm.toolkit.fluxcd.io/v2beta1 HelmRelease": {`{}`,
		`{observedGeneration: 1, conditions: [{type: Ready, status: "True", reason: ReconciliationSucceeded},
		{type: Released, status: "True", reason: InstallSucceeded}]}`, "", status.CurrentStatus},
}

// kstatus, with which Flux and Helm 4 wait, sees that a template is ready when both members have reported, and not before.
func TestKstatus_templates(t *testing.T) {
	t.Parallel()
	for name, test := range workloads {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for clusters, want := range map[int]status.Status{1: status.InProgressStatus, 2: test.want} {
				o := reported(t, name, clusters)
				if got := compute(t, o); got != want && (clusters == 2 || waits(o) && test.want == status.CurrentStatus) {
					t.Errorf("%d of 2 clusters have reported: %s, want %s", clusters, got, want)
				}
			}
		})
	}
}

// waits reports whether clients wait until all clusters have reported a template.
func waits(template *unstructured.Unstructured) bool {
	return slices.Contains([]string{"Deployment", "StatefulSet", "DaemonSet", "ReplicaSet"}, template.GetKind())
}

// reported returns the template of a case with the status after some of two clusters have reported.
func reported(t *testing.T, name string, clusters int) *unstructured.Unstructured {
	t.Helper()
	test := workloads[name]
	observed := strings.ReplaceAll(test.spec, "replicas: 2", "replicas: 1")
	var items []workv1alpha2.AggregatedStatusItem
	for i, status := range []string{test.status, cmp.Or(test.second, test.status)} {
		item := workv1alpha2.AggregatedStatusItem{ClusterName: string(rune('a' + i)), Applied: true}
		if i < clusters {
			item.Status = reflectStatus(t, object(t, name, observed, status)).Status
		}
		items = append(items, item)
	}
	return aggregate(t, object(t, name, test.spec, ""), items)
}

// The tests of the modules argocd and flux read the templates in testdata/reported.yaml with the code of these projects.
func TestReported(t *testing.T) {
	t.Parallel()
	const file = "testdata/reported.yaml"
	var got bytes.Buffer
	fmt.Fprintln(&got, "# Templates after two clusters have reported, or one of two, with the status that kstatus computes. "+
		"Generated by: go test ./test/neighbors -update")
	for _, name := range slices.Sorted(maps.Keys(workloads)) {
		for _, clusters := range []int{1, 2} {
			o, want := reported(t, name, clusters), workloads[name].want
			if clusters == 1 {
				if !waits(o) || want != status.CurrentStatus {
					continue
				}
				want = status.InProgressStatus
			}
			o.SetAnnotations(map[string]string{"case": fmt.Sprintf("%s, %d of 2 clusters", name, clusters), "kstatus": want.String()})
			text, err := yaml.Marshal(o)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&got, "---\n%s", text)
		}
	}
	if *update {
		if err := os.WriteFile(file, got.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff(string(want), got.String()); diff != "" {
		t.Errorf("outdated: -file +now\n%s", diff)
	}
}

// generations lists the kinds with status.observedGeneration, which kstatus compares with the generation, and the writers of the field.
var generations = map[string]string{
	"WorkloadRebalancer":               "internal/rebalance: when all workloads are handled",
	"StagedRollout":                    "internal/rollout: at each reconcile",
	"ClusterStagedRollout":             "internal/rollout: at each reconcile",
	"Placement":                        "internal/cluster/decision: at each change of the generation",
	"PlacementDisruptionBudget":        "internal/failover/budgetstatus: at each reconcile",
	"FederatedHPA":                     "internal/autoscale/federatedhpa: at each evaluation",
	"ClusterPlacementDisruptionBudget": "internal/failover/budgetstatus: at each reconcile",
}

// No object of ours stays InProgress for ever: without a status it is Current, and no other kind has a field that kstatus waits for.
func TestKstatus_ownKinds(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("../../config/crds/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	got := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var crd apiextensionsv1.CustomResourceDefinition
		if err := yaml.Unmarshal(text, &crd); err != nil {
			t.Fatal(err)
		}
		for _, version := range crd.Spec.Versions {
			fields := version.Schema.OpenAPIV3Schema.Properties["status"].Properties
			if _, ok := fields["observedGeneration"]; ok {
				got[crd.Spec.Names.Kind] = true
			}
			o := object(t, crd.Spec.Group+"/"+version.Name+" "+crd.Spec.Names.Kind, "{}", "")
			if s := compute(t, o); s != status.CurrentStatus {
				t.Errorf("%s without a status is %s", crd.Spec.Names.Kind, s)
			}
		}
	}
	want := map[string]bool{}
	for kind := range generations {
		want[kind] = true
	}
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Errorf("kinds with status.observedGeneration: state in generations who keeps it up to date: -want +got\n%s", diff)
	}
	// The condition Ready of a Cluster is the only one that kstatus evaluates: a cluster that is not ready is InProgress.
	cluster := object(t, "cluster.karmada.io/v1alpha1 Cluster", "{}", `{conditions: [{type: Ready, status: "True"}]}`)
	if s := compute(t, cluster); s != status.CurrentStatus {
		t.Errorf("a ready cluster is %s", s)
	}
}

// The scripts of Argo CD for bindings, which count the reports.
func TestArgoCD_bindings(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ spec, status, want string }{
		"not scheduled yet": {`{}`, ``, "Progressing"},
		"one cluster has not reported": {`{clusters: [{name: a}, {name: b}]}`,
			`{aggregatedStatus: [{clusterName: a, applied: true}]}`, "Progressing"},
		"all clusters have reported": {`{clusters: [{name: a}, {name: b}]}`,
			`{aggregatedStatus: [{clusterName: a, applied: true, health: Healthy}, {clusterName: b, applied: true, health: Healthy}]}`, "Healthy"},
		"health is not interpreted": {`{clusters: [{name: a}]}`,
			`{aggregatedStatus: [{clusterName: a, applied: true, health: Unknown}]}`, "Healthy"},
		"not applied in a cluster": {`{clusters: [{name: a}]}`, `{aggregatedStatus: [{clusterName: a, health: Unknown}]}`, "Degraded"},
		"unhealthy in a cluster": {`{clusters: [{name: a}]}`,
			`{aggregatedStatus: [{clusterName: a, applied: true, health: Unhealthy}]}`, "Degraded"},
		// Known: Argo CD before 3.6 regards the binding of a dependency, which has no clusters of its own, as progressing for ever.
		"a dependency": {`{requiredBy: [{namespace: d, name: b}]}`, `{aggregatedStatus: [{clusterName: a, applied: true}]}`, "Progressing"},
	} {
		for _, kind := range []string{"ResourceBinding", "ClusterResourceBinding"} {
			t.Run(kind+" "+name, func(t *testing.T) {
				t.Parallel()
				script, err := os.ReadFile("testdata/argocd/" + kind + "/health.lua")
				if err != nil {
					t.Fatal(err)
				}
				if got := health(t, string(script), object(t, "work.karmada.io/v1alpha2 "+kind, test.spec, test.status)); got != test.want {
					t.Errorf("%s, want %s", got, test.want)
				}
			})
		}
	}
}

// object returns an object of generation 1. name begins with its apiVersion and kind.
func object(t *testing.T, name, spec, state string) *unstructured.Unstructured {
	t.Helper()
	o := &unstructured.Unstructured{Object: map[string]any{}}
	parse := func(field, text string) {
		if text == "" {
			return
		}
		var value map[string]any
		body, err := yaml.YAMLToJSON([]byte(text))
		if err == nil {
			err = json.Unmarshal(body, &value)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		o.Object[field] = value
	}
	parse("spec", spec)
	parse("status", state)
	words := strings.Fields(name)
	o.SetAPIVersion(words[0])
	o.SetKind(words[1])
	o.SetName("o")
	o.SetNamespace("default")
	o.SetGeneration(1)
	o.SetAnnotations(map[string]string{"resourcetemplate.karmada.io/generation": "1"})
	return o
}

func kindOf(t *testing.T, o *unstructured.Unstructured) interpret.Kind {
	t.Helper()
	for _, layer := range []interpret.Layer{native.Layer(), thirdparty.Layer()} {
		kind, err := layer.Kind(o.GroupVersionKind())
		if err != nil {
			t.Fatal(err)
		}
		if kind.Aggregate != nil {
			return kind
		}
	}
	t.Fatalf("no interpreter of %s", o.GroupVersionKind())
	return interpret.Kind{}
}

// reflectStatus returns the report of a member.
func reflectStatus(t *testing.T, observed *unstructured.Unstructured) workv1alpha2.AggregatedStatusItem {
	t.Helper()
	reflected, err := interpret.WholeStatus(observed)
	if kind := kindOf(t, observed); kind.Reflect != nil {
		reflected, err = kind.Reflect(t.Context(), observed)
	}
	if err != nil {
		t.Fatal(err)
	}
	return workv1alpha2.AggregatedStatusItem{Status: reflected}
}

func aggregate(t *testing.T, template *unstructured.Unstructured, items []workv1alpha2.AggregatedStatusItem) *unstructured.Unstructured {
	t.Helper()
	out, err := kindOf(t, template).Aggregate(t.Context(), template, items)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func compute(t *testing.T, o *unstructured.Unstructured) status.Status {
	t.Helper()
	result, err := status.Compute(o)
	if err != nil {
		t.Fatal(err)
	}
	return result.Status
}

// health returns the status that a script of Argo CD computes.
func health(t *testing.T, script string, o *unstructured.Unstructured) string {
	t.Helper()
	l := glua.NewState()
	defer l.Close()
	l.SetGlobal("obj", toLua(l, o.Object))
	if err := l.DoString(script); err != nil {
		t.Fatal(err)
	}
	result, ok := l.Get(-1).(*glua.LTable)
	if !ok {
		t.Fatalf("the script returned %v", l.Get(-1))
	}
	return result.RawGetString("status").String()
}

func toLua(l *glua.LState, value any) glua.LValue {
	switch v := value.(type) {
	case map[string]any:
		out := l.NewTable()
		for key, field := range v {
			out.RawSetString(key, toLua(l, field))
		}
		return out
	case []any:
		out := l.NewTable()
		for _, item := range v {
			out.Append(toLua(l, item))
		}
		return out
	case string:
		return glua.LString(v)
	case bool:
		return glua.LBool(v)
	case int64:
		return glua.LNumber(v)
	}
	return glua.LNil
}
