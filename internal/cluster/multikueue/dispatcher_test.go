// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package multikueue

import (
	_ "embed"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/fakecontrol"
)

// workload is a Workload that waits for MultiKueue. kueue are the objects by which its administrator sets up MultiKueue. The code of Kueue
// decodes both, and nominated (test/neighbors/kueue).
var (
	//go:embed testdata/workload.yaml
	workload string
	//go:embed testdata/kueue.yaml
	kueue string
)

// nominated is the Workload after the nomination.
const nominated = "testdata/nominated.yaml"

var update = flag.Bool("update", false, "update "+nominated)

func newMember(name, tier, cpu string) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{"tier": tier}}}
	c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{{
		GroupVersion: "batch/v1", Resources: []clusterv1alpha1.APIResource{{Name: "jobs", Kind: "Job"}},
	}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
	c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{
		corev1.ResourceCPU: resource.MustParse(cpu), corev1.ResourcePods: resource.MustParse("110"),
	}}
	return c
}

type fixture struct {
	*testing.T

	control *fakecontrol.Control
	d       *Dispatcher
}

func newFixture(t *testing.T, change func(w *unstructured.Unstructured)) *fixture {
	t.Helper()
	w := &unstructured.Unstructured{}
	if err := yaml.Unmarshal([]byte(workload), &w.Object); err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(w)
	}
	gold := &fleetv1alpha1.Placement{ObjectMeta: metav1.ObjectMeta{Namespace: "team", Name: "gpus"}}
	gold.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{
		LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"tier": "gold"}},
	}
	objects := []client.Object{w, gold, newMember("small", "gold", "6"), newMember("large", "gold", "60"), newMember("other", "silver", "60"),
		newMember("full", "gold", "4"), newMember("offline", "gold", "60")}
	for text := range strings.SplitSeq(kueue, "---") {
		objects = append(objects, fakecontrol.Parse(t, text))
	}
	control := fakecontrol.New(t, fakecontrol.Options{Objects: objects, WithStatus: []client.Object{newObject("Workload")}})
	chain := interpret.Chain{thirdparty.Layer()}
	clock := clocktesting.NewFakeClock(time.Unix(0, 0))
	return &fixture{t, control, New(control, control, &scheduler.Simulator{Control: control}, chain, clock)}
}

// nominated reconciles twice, and returns the nominated clusters.
func (f *fixture) nominated() []string {
	f.Helper()
	for range 2 {
		f.control.Writes(fakecontrol.Write.ByKind)
		request := ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "team", Name: "job-train"}}
		if _, err := f.d.Reconcile(f.Context(), request); err != nil {
			f.Fatal(err)
		}
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		f.Errorf("the second run wrote %v", writes)
	}
	return f.names()
}

func (f *fixture) names() []string {
	f.Helper()
	w := newObject("Workload")
	if err := f.control.Get(f.Context(), client.ObjectKey{Namespace: "team", Name: "job-train"}, w); err != nil {
		f.Fatal(err)
	}
	out, _, _ := unstructured.NestedStringSlice(w.Object, "status", "nominatedClusterNames")
	return out
}

func (f *fixture) resize(name, cpu string) {
	f.Helper()
	c := &clusterv1alpha1.Cluster{}
	if err := f.control.Get(f.Context(), client.ObjectKey{Name: name}, c); err != nil {
		f.Fatal(err)
	}
	c.Status = newMember(name, "", cpu).Status
	if err := f.control.Status().Update(f.Context(), c); err != nil {
		f.Fatal(err)
	}
}

func TestReconcile_nominates(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	// The larger one first. The others are not selected by the Placement of the queue, too small, or not connected.
	if got, want := f.nominated(), []string{"worker-large", "small"}; !slices.Equal(got, want) {
		t.Fatalf("nominated %v, want %v", got, want)
	}
	f.compareNominated()
	// Kueue would delete the copy of a cluster that is no longer nominated.
	f.resize("small", "1")
	f.resize("full", "100")
	if got, want := f.nominated(), []string{"worker-large", "small", "full"}; !slices.Equal(got, want) {
		t.Fatalf("nominated after a change of the capacity %v, want %v", got, want)
	}
}

// compareNominated compares the Workload with the file.
func (f *fixture) compareNominated() {
	f.Helper()
	w := newObject("Workload")
	if err := f.control.Get(f.Context(), client.ObjectKey{Namespace: "team", Name: "job-train"}, w); err != nil {
		f.Fatal(err)
	}
	w.SetResourceVersion("")
	got, err := yaml.Marshal(w)
	if err != nil {
		f.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(nominated, got, 0o600); err != nil {
			f.Fatal(err)
		}
	}
	want, err := os.ReadFile(nominated)
	if err != nil {
		f.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		f.Errorf("Workload: -want +got\n%s", diff)
	}
}

// Without capacity anywhere, Kueue of the clusters queues the Workload.
func TestReconcile_withoutCapacity(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	f.resize("small", "1")
	f.resize("large", "1")
	if got, want := f.nominated(), []string{"small", "worker-large", "full"}; !slices.Equal(got, want) {
		t.Errorf("nominated %v, want %v", got, want)
	}
}

// Workloads that do not wait for MultiKueue are not changed.
func TestReconcile_others(t *testing.T) {
	t.Parallel()
	set := func(value any, path ...string) func(*unstructured.Unstructured) {
		return func(w *unstructured.Unstructured) { _ = unstructured.SetNestedField(w.Object, value, path...) }
	}
	for name, change := range map[string]func(*unstructured.Unstructured){
		"without quota": set([]any{}, "status", "conditions"),
		"finished": set([]any{map[string]any{"type": "QuotaReserved", "status": "True"}, map[string]any{"type": "Finished", "status": "True"}},
			"status", "conditions"),
		"with a cluster":      set("small", "status", "clusterName"),
		"without a check":     set([]any{}, "status", "admissionChecks"),
		"of another check":    set([]any{map[string]any{"name": "other", "state": "Pending"}}, "status", "admissionChecks"),
		"whose check is over": set([]any{map[string]any{"name": "mk", "state": "Ready"}}, "status", "admissionChecks"),
	} {
		if got := newFixture(t, change).nominated(); len(got) > 0 {
			t.Errorf("a Workload %s: nominated %v", name, got)
		}
	}
}

var _ Components = interpret.Chain(nil)
