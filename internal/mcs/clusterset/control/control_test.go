// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package control

import (
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// The import of a cluster that leaves must not keep its execution namespace if the cluster cannot be reached. That of a reachable
// cluster stays until its objects are deleted.
func TestReconcile_releasesClustersThatLeave(t *testing.T) {
	t.Parallel()
	now := metav1.NewTime(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC))
	for name, tc := range map[string]struct{ leaves, ready, off, released bool }{
		"stays":                                        {},
		"stays, controller is off":                     {off: true},
		"leaves, is reachable":                         {leaves: true, ready: true},
		"leaves, cannot be reached":                    {leaves: true, released: true},
		"leaves, is reachable, controller is off":      {leaves: true, ready: true, off: true},
		"leaves, cannot be reached, controller is off": {leaves: true, off: true, released: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "c1", Finalizers: []string{"x/y"}}}
			if tc.leaves {
				cluster.DeletionTimestamp = &now
			}
			if tc.ready {
				cluster.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
			}
			imported := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
				Namespace: names.ExecutionNamespace("c1"), Name: names.ClusterSetImport("default", "web"), DeletionTimestamp: &now,
				Finalizers: []string{names.ClusterSetFinalizer},
				Labels:     map[string]string{names.ClusterSetNamespace: "default", names.ClusterSetName: "web"},
			}}
			control := newControl(t, cluster, imported)
			c := New(control, control, Options{CleanupOnly: tc.off})
			req := ctrl.Request{NamespacedName: client.ObjectKey{Namespace: "default", Name: "web"}}
			if _, err := c.Reconcile(t.Context(), req); err != nil {
				t.Fatal(err)
			}
			err := control.Get(t.Context(), client.ObjectKeyFromObject(imported), imported)
			if released := err != nil; released != tc.released {
				t.Errorf("released: %v (%v), want %v", released, err, tc.released)
			}
		})
	}
}

func newControl(t *testing.T, objects ...client.Object) *fakecontrol.Control {
	t.Helper()
	return fakecontrol.New(t, fakecontrol.Options{
		Objects: objects,
		Indexes: []fakecontrol.Index{
			{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys},
			{Of: &workv1alpha1.Work{}, Field: ClusterSetWorks.Field, Keys: ClusterSetWorks.Keys},
		},
	})
}

// reportOf returns the report of the Service web.
func reportOf(cluster, export string) *workv1alpha1.Work {
	return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: names.ClusterSetReport("default", "web"),
		Labels: map[string]string{
			names.EndpointSliceManagedBy: string(mcs.ClusterSet), names.ClusterSetNamespace: "default", names.ClusterSetName: "web",
		},
		Annotations: map[string]string{names.ClusterSetExport: export},
	}}
}

// A cluster that no user has approved must not change the endpoints of others. Its imports are removed, and written after the approval.
func TestReconcile_pendingClusters(t *testing.T) {
	t.Parallel()
	cluster := func(name string, taints ...corev1.Taint) *clusterv1alpha1.Cluster {
		return &clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{"x/y"}}, Spec: clusterv1alpha1.ClusterSpec{Taints: taints},
		}
	}
	newcomer := cluster("c1", corev1.Taint{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule})
	imported := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("c2"), Name: names.ClusterSetImport("default", "web"),
		Labels: map[string]string{names.ClusterSetNamespace: "default", names.ClusterSetName: "web"},
	}}
	control := newControl(t, newcomer, cluster("c2"), reportOf("c1", `{}`), imported)
	c := New(control, control, Options{NewID: func() string { return "id" }})
	imports := func() (clusters string) {
		t.Helper()
		req := ctrl.Request{NamespacedName: client.ObjectKey{Namespace: "default", Name: "web"}}
		if _, err := c.Reconcile(t.Context(), req); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"c1", "c2"} {
			key := client.ObjectKey{Namespace: names.ExecutionNamespace(name), Name: imported.Name}
			if control.Get(t.Context(), key, &workv1alpha1.Work{}) == nil {
				clusters += name
			}
		}
		return clusters
	}
	if got := imports(); got != "" {
		t.Errorf("imports in %q before the approval, want none", got)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(newcomer), newcomer); err != nil {
		t.Fatal(err)
	}
	newcomer.Spec.Taints = nil
	if err := control.Update(t.Context(), newcomer); err != nil {
		t.Fatal(err)
	}
	if got := imports(); got != "c1c2" {
		t.Errorf("imports in %q after the approval, want all clusters", got)
	}
	control.Writes(fakecontrol.Write.ByKey)
	imports()
	if writes := control.Writes(fakecontrol.Write.ByKey); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// An agent can only report its own cluster, once: the cluster in a report is ignored, and so are reports with other names. A report that
// cannot be decoded exports nothing.
func TestReconcile_clusterOfReport(t *testing.T) {
	t.Parallel()
	second := reportOf("c1", `{}`)
	second.Name = "second"
	works := []workv1alpha1.Work{*reportOf("c1", `{"cluster":"c2"}`), *reportOf("c3", `{`), *second}
	exports, _ := split(works, client.ObjectKey{Namespace: "default", Name: "web"})
	if len(exports) != 1 || exports[0].Cluster != "c1" {
		t.Errorf("exports = %v, want one of c1", exports)
	}
}

// Exported labels are in an annotation of the report, and the kinds of a member can change after an export: both cause a merge. A cluster
// that is lost while it leaves is released.
func TestPredicates(t *testing.T) {
	t.Parallel()
	report := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Annotations: map[string]string{names.ClusterSetExport: `{}`}}}
	labeled := report.DeepCopy()
	labeled.Annotations[names.ClusterSetExport] = `{"labels":{"e":"1"}}`
	lacks := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "c1"}}
	lacks.Status.Conditions = []metav1.Condition{
		{Type: clusterv1alpha1.ClusterConditionCompleteAPIEnablements, Status: metav1.ConditionTrue},
	}
	serves := lacks.DeepCopy()
	serves.Status.APIEnablements = []clusterv1alpha1.APIEnablement{{
		GroupVersion: "multicluster.x-k8s.io/v1beta1", Resources: []clusterv1alpha1.APIResource{{Kind: "ServiceImport"}},
	}}
	ready := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "c1", DeletionTimestamp: &metav1.Time{Time: time.Unix(1, 0)}}}
	ready.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
	lost := ready.DeepCopy()
	lost.Status.Conditions[0].Status = metav1.ConditionUnknown
	for name, tc := range map[string]struct {
		predicate     predicate.Predicate
		before, after client.Object
		want          bool
	}{
		"same report":       {worksChanged, report, report.DeepCopy(), false},
		"changed export":    {worksChanged, report, labeled, true},
		"same kinds":        {clustersChanged, lacks, lacks.DeepCopy(), false},
		"new kinds":         {clustersChanged, lacks, serves, true},
		"removed kinds":     {clustersChanged, serves, lacks, true},
		"lost as it leaves": {clustersChanged, ready, lost, true},
	} {
		if got := tc.predicate.Update(event.UpdateEvent{ObjectOld: tc.before, ObjectNew: tc.after}); got != tc.want {
			t.Errorf("%s: passed: %v, want %v", name, got, tc.want)
		}
	}
}

// sliceOf returns the report of an EndpointSlice of the Service web, whose endpoint has a node.
func sliceOf(cluster string) *workv1alpha1.Work {
	slice := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: "slice", Labels: map[string]string{
			names.EndpointSliceManagedBy: string(mcs.ClusterSet), names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
		},
	}}
	slice.Spec.Workload.Manifests = make([]workv1alpha1.Manifest, 1)
	slice.Spec.Workload.Manifests[0].Raw = []byte(`{"apiVersion":"discovery.k8s.io/v1","kind":"EndpointSlice","metadata":{"name":"web-1",` +
		`"namespace":"default","labels":{"kubernetes.io/service-name":"web"}},"addressType":"IPv4","ports":[{"name":"","port":80}],` +
		`"endpoints":[{"addresses":["10.0.0.1"],"nodeName":"node-of-` + cluster + `"}]}`)
	return slice
}

// If the internal traffic policy is Local, requests reach only endpoints on the node of the client: the cluster of the endpoints needs
// their nodes. To other clusters they mean nothing.
func TestReconcile_nodesOfLocalTraffic(t *testing.T) {
	t.Parallel()
	for policy, local := range map[string]bool{"Local": true, "Cluster": false} {
		var objects []client.Object
		for _, name := range []string{"c1", "c2", "c3"} {
			objects = append(objects, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{"x/y"}}})
			if name != "c3" {
				export := `{"spec":{"ports":[{"name":"","port":80}],"internalTrafficPolicy":"` + policy + `"}}`
				objects = append(objects, reportOf(name, export), sliceOf(name))
			}
		}
		control := newControl(t, objects...)
		c := New(control, control, Options{NewID: func() string { return "id" }})
		if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKey{Namespace: "default", Name: "web"}}); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"c1", "c2", "c3"} {
			var w workv1alpha1.Work
			key := client.ObjectKey{Namespace: names.ExecutionNamespace(name), Name: names.ClusterSetImport("default", "web")}
			if err := control.Get(t.Context(), key, &w); err != nil || len(w.Spec.Workload.Manifests) != 3 {
				t.Fatalf("%s: import in %s: %d manifests, %v, want 3", policy, name, len(w.Spec.Workload.Manifests), err)
			}
			for i, of := range []string{"c1", "c2"} {
				raw := string(w.Spec.Workload.Manifests[i+1].Raw)
				if want := local && name == of; strings.Contains(raw, "node-of-"+of) != want || strings.Contains(raw, "nodeName") != want {
					t.Errorf("%s: the endpoints of %s in %s: %s, with their node: %v", policy, of, name, raw, want)
				}
			}
		}
	}
}

// For each cluster, render holds its own EndpointSlices only, not those of all others.
func TestRender_memory(t *testing.T) {
	t.Parallel()
	const count = 20
	var exports []clusterset.Export
	var works []workv1alpha1.Work
	service := client.ObjectKey{Namespace: "default", Name: "web"}
	for i := range count {
		name := fmt.Sprintf("c%02d", i)
		e, _ := exportOf(reportOf(name, `{"spec":{"ports":[{"name":"","port":80}],"internalTrafficPolicy":"Local"}}`), service)
		exports, works = append(exports, e), append(works, *sliceOf(name))
	}
	c := New(nil, nil, Options{})
	desired, own, err := c.render(mcs.Fleet{}, clusterset.Merge(exports), exports, works, service)
	if err != nil || len(desired.More) != count || len(own) != count {
		t.Fatalf("render: %d EndpointSlices, those of %d clusters, %v", len(desired.More), len(own), err)
	}
	total := 0
	for _, of := range own {
		total += len(of)
	}
	if total != count {
		t.Errorf("render holds %d EndpointSlices for single clusters, want %d", total, count)
	}
}
