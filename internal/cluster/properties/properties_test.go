// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package properties

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var now = time.Unix(0, 0)

// list returns properties from names and values.
func list(of ...string) (out []clusterv1alpha1.ClusterProperty) {
	for i := 0; i < len(of); i += 2 {
		out = append(out, clusterv1alpha1.ClusterProperty{Name: of[i], Value: of[i+1]})
	}
	return out
}

func TestAccept(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		list, want []clusterv1alpha1.ClusterProperty
		skipped    []string // words
	}{
		"none":    {},
		"sorted":  {list("zone.acme.com", "b", ClusterID, "m1"), list(ClusterID, "m1", "zone.acme.com", "b"), nil},
		"longest": {list("a", strings.Repeat("ü", MaxValue)), list("a", strings.Repeat("ü", MaxValue)), nil},
		"invalid": {
			list("b", "", "c", strings.Repeat("x", MaxValue+1), "d", "\x1b[2J", "e", "\xff", "karmada.io/region", "x", "ok", "two\nlines"),
			list("ok", "two\nlines"), []string{"b has no value", "c has more than 1024", "d has control", "e has control", "DNS subdomain"},
		},
		"duplicate": {list("a", "1", "a", "2"), list("a", "1"), []string{"a exists twice"}},
	} {
		got, skipped := Accept(tc.list)
		if diff := cmp.Diff(tc.want, got); diff != "" || (skipped == "") != (len(tc.skipped) == 0) {
			t.Errorf("%s: skipped %q, accepted (-want +got):\n%s", name, skipped, diff)
		}
		for _, words := range tc.skipped {
			if !strings.Contains(skipped, words) {
				t.Errorf("%s: skipped %q, want %q", name, skipped, words)
			}
		}
	}
}

// A member cannot fill the control plane, and its identity is always among the accepted properties.
func TestAccept_limits(t *testing.T) {
	t.Parallel()
	for _, size := range []int{1, 200, MaxValue} {
		var many []clusterv1alpha1.ClusterProperty
		for i := range 5000 {
			many = append(many, list(fmt.Sprintf("a%04d", i), strings.Repeat("x", size), fmt.Sprintf("-%d", i), "x")...)
		}
		got, skipped := Accept(append(many, list(ClusterID, "m1", ClusterSet, "prod")...))
		total, own := 0, 0
		for _, p := range got {
			total += len(p.Value)
			if p.Name == ClusterID || p.Name == ClusterSet {
				own++
			}
		}
		if len(got) > MaxCount || total > maxBytes || own != 2 || len(got) < 3 {
			t.Errorf("values of %d: accepted %d properties with %d bytes, %d of the API", size, len(got), total, own)
		}
		if !strings.Contains(skipped, "exceed the limits") || len(skipped) > 1000 {
			t.Errorf("skipped = %q", skipped)
		}
	}
}

func TestValidateLabels(t *testing.T) {
	t.Parallel()
	if err := ValidateLabels([]string{ClusterID, ClusterSet, "zone.acme.com", "tier"}); err != nil {
		t.Error(err)
	}
	for _, name := range []string{
		"", "A", "a/b", "topology.kubernetes.io", "other.k8s.io", "fleet.karmada.io", "karmada.io", strings.Repeat("a", 64),
	} {
		if ValidateLabels([]string{name}) == nil {
			t.Errorf("ValidateLabels(%q) = nil", name)
		}
	}
}

func TestReconcile_labels(t *testing.T) {
	t.Parallel()
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", Labels: map[string]string{"tier": "user"}}}
	cluster.Status.Properties = list(
		ClusterID, "m1.example.com", "tier", "gold", "zone.acme.com", "a", "free.acme.com", "not a label", "other", "x")
	control, _ := newControl(t, cluster)
	reconcile := func(selected ...string) string {
		t.Helper()
		for range 2 { // the second run changes nothing
			control.Writes(fakecontrol.Write.ByKind)
			c := New(control, clocktesting.NewFakePassiveClock(now), selected)
			_, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}})
			if err != nil {
				t.Fatal(err)
			}
		}
		if writes := control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
			t.Errorf("the second run wrote %v", writes)
		}
		if err := control.Get(t.Context(), client.ObjectKey{Name: "m1"}, cluster); err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintf("%v %s", cluster.Labels, cluster.Annotations[names.PropertyLabels])
	}
	selected := []string{ClusterID, "tier", "zone.acme.com", "free.acme.com"}
	want := "map[cluster.clusterset.k8s.io:m1.example.com tier:user zone.acme.com:a] cluster.clusterset.k8s.io,zone.acme.com"
	if got := reconcile(selected...); got != want {
		t.Errorf("labels = %s, want %s", got, want)
	}
	cluster.Status.Properties = list("zone.acme.com", "b")
	if err := control.Status().Update(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	if got, want := reconcile(selected...), "map[tier:user zone.acme.com:b] zone.acme.com"; got != want {
		t.Errorf("labels after a change = %s, want %s", got, want)
	}
	if got, want := reconcile(), "map[tier:user] "; got != want {
		t.Errorf("labels after the flag was removed = %s, want %s", got, want)
	}
}

// Clusters with the same ID report it, until it is unique. A cluster that is not approved has no effect on others.
func TestReconcile_sameID(t *testing.T) {
	t.Parallel()
	var objects []client.Object
	for name, id := range map[string]string{"m1": "a", "m2": "a", "m3": "b", "pending": "b", "none": ""} {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
		if id != "" {
			c.Status.Properties = list(ClusterID, id)
		}
		if name == "pending" {
			c.Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
		}
		objects = append(objects, c)
	}
	control, c := newControl(t, objects...)
	// expect reconciles all clusters twice, and compares those with the condition.
	expect := func(want map[string]string) {
		t.Helper()
		got := map[string]string{}
		for run := range 2 {
			control.Writes(fakecontrol.Write.ByKind)
			for _, o := range objects {
				if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKeyFromObject(o)}); err != nil {
					t.Fatal(err)
				}
				var found clusterv1alpha1.Cluster
				if err := control.Get(t.Context(), client.ObjectKeyFromObject(o), &found); err != nil {
					t.Fatal(err)
				}
				if s := meta.FindStatusCondition(found.Status.Conditions, clusterv1alpha1.ClusterConditionUniqueClusterID); s != nil {
					got[o.GetName()] = string(s.Status)
					if s.Status == metav1.ConditionFalse && (!strings.Contains(s.Message, `"a"`) || !strings.Contains(s.Message, o.GetName())) {
						t.Errorf("message of %s: %s", o.GetName(), s.Message)
					}
				}
			}
			if writes := control.Writes(fakecontrol.Write.ByKind); run == 1 && len(writes) > 0 {
				t.Errorf("the second run wrote %v", writes)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("-want +got\n%s", diff)
		}
	}
	expect(map[string]string{"m1": "False", "m2": "False"})

	m2 := &clusterv1alpha1.Cluster{}
	if err := control.Get(t.Context(), client.ObjectKey{Name: "m2"}, m2); err != nil {
		t.Fatal(err)
	}
	m2.Status.Properties = list(ClusterID, "m2")
	if err := control.Status().Update(t.Context(), m2); err != nil {
		t.Fatal(err)
	}
	expect(map[string]string{"m1": "True", "m2": "True"})

	// A cluster that is pending again has no ID.
	for _, name := range []string{"m2", "m1"} {
		m := &clusterv1alpha1.Cluster{}
		if err := control.Get(t.Context(), client.ObjectKey{Name: name}, m); err != nil {
			t.Fatal(err)
		}
		m.Status.Properties = list(ClusterID, "a")
		if err := control.Status().Update(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	expect(map[string]string{"m1": "False", "m2": "False"})
	if err := control.Get(t.Context(), client.ObjectKey{Name: "m2"}, m2); err != nil {
		t.Fatal(err)
	}
	m2.Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
	if err := control.Update(t.Context(), m2); err != nil {
		t.Fatal(err)
	}
	expect(map[string]string{"m1": "True", "m2": "True"})
}

// newControl returns a control plane with the index of the controller.
func newControl(t *testing.T, objects ...client.Object) (*fakecontrol.Control, *Controller) {
	t.Helper()
	control := fakecontrol.New(t, fakecontrol.Options{
		Objects: objects, Indexes: []fakecontrol.Index{{Of: &clusterv1alpha1.Cluster{}, Field: byID, Keys: ids}},
	})
	return control, New(control, clocktesting.NewFakePassiveClock(now), nil)
}

// Clusters that get the same ID one after another, and then IDs of their own in the order of their names, cause a few writes each.
func TestReconcile_manyWithSameID(t *testing.T) {
	t.Parallel()
	const count = 40
	var objects []client.Object
	for i := range count {
		objects = append(objects, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("m%02d", i)}})
	}
	control, c := newControl(t, objects...)
	requests := 0
	// update changes the status of a cluster, and reconciles what its events request.
	var update func(name string, change func(*clusterv1alpha1.Cluster))
	reconcile := func(name string) {
		requests++
		update(name, func(before *clusterv1alpha1.Cluster) {
			if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: client.ObjectKey{Name: name}}); err != nil {
				t.Fatal(err)
			}
			if err := control.Get(t.Context(), client.ObjectKey{Name: name}, before); err != nil {
				t.Fatal(err)
			}
		})
	}
	update = func(name string, change func(*clusterv1alpha1.Cluster)) {
		after := &clusterv1alpha1.Cluster{}
		if err := control.Get(t.Context(), client.ObjectKey{Name: name}, after); err != nil {
			t.Fatal(err)
		}
		before := after.DeepCopy()
		change(after)
		e := event.UpdateEvent{ObjectOld: before, ObjectNew: after}
		if idChanged.Update(e) {
			if err := control.Status().Update(t.Context(), after); err != nil {
				t.Fatal(err)
			}
			for _, r := range append(c.othersWithID(t.Context(), before), c.othersWithID(t.Context(), after)...) {
				reconcile(r.Name)
			}
		}
		if changed.Update(e) {
			reconcile(name)
		}
	}
	statuses := func() map[metav1.ConditionStatus]int {
		var all clusterv1alpha1.ClusterList
		if err := control.List(t.Context(), &all); err != nil {
			t.Fatal(err)
		}
		out := map[metav1.ConditionStatus]int{}
		for i := range all.Items {
			out[conditionOf(&all.Items[i]).Status]++
		}
		return out
	}
	for _, want := range []metav1.ConditionStatus{metav1.ConditionFalse, metav1.ConditionTrue} {
		for i, o := range objects {
			id := "same"
			if want == metav1.ConditionTrue {
				id = o.GetName()
			}
			update(o.GetName(), func(cluster *clusterv1alpha1.Cluster) { cluster.Status.Properties = list(ClusterID, id) })
			if i == 0 && requests == 0 {
				t.Error("a new ID requests nothing")
			}
		}
		if got := statuses(); got[want] != count {
			t.Errorf("%v clusters, want all %s", got, want)
		}
		if writes := len(control.Writes(fakecontrol.Write.ByKind)); writes > 4*count || requests > 8*count {
			t.Errorf("%d writes in %d requests for %d clusters", writes, requests, count)
		}
		requests = 0
	}
	// An agent may write the condition.
	update("m07", func(cluster *clusterv1alpha1.Cluster) {
		conditionOf(cluster).Status = metav1.ConditionFalse
		if err := control.Status().Update(t.Context(), cluster); err != nil {
			t.Fatal(err)
		}
	})
	if got := statuses(); got[metav1.ConditionTrue] != count {
		t.Errorf("%v clusters after a write of an agent, want all True", got)
	}
	// At the start, each cluster is reconciled for itself.
	if e := (event.CreateEvent{Object: objects[0], IsInInitialList: true}); idChanged.Create(e) || !changed.Create(e) {
		t.Error("clusters of the first list request others, or not themselves")
	}
}

func TestSameID_bounded(t *testing.T) {
	t.Parallel()
	var clusters []clusterv1alpha1.Cluster
	for i := range 100 {
		c := clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("m%02d", i)}}
		c.Status.Properties = list(ClusterID, "a")
		clusters = append(clusters, c)
	}
	want := SameID("m05", "a", clusters)
	for _, others := range [][]clusterv1alpha1.Cluster{clusters[1:], clusters[:99], clusters[50:55]} {
		if got := SameID("m05", "a", others); got != want || !strings.Contains(got, "more than 3 others") {
			t.Errorf("text %q, want %q as with other clusters", got, want)
		}
	}
	if got := SameID("m05", "a", clusters[2:6]); !strings.Contains(got, "m02, m03, m04;") {
		t.Error(got)
	}
	if got := SameID("m05", "", clusters) + SameID("m05", "b", clusters); got != "" {
		t.Error(got)
	}
	long := strings.Repeat("\U000e0001", MaxValue)
	for i := range clusters {
		clusters[i].Status.Properties = list(ClusterID, long)
	}
	if got := SameID("m05", long, clusters[2:6]); len(got) > 1024 || !strings.Contains(got, "m02, m03, m04;") {
		t.Errorf("text of %d bytes: %q", len(got), got)
	}
}
