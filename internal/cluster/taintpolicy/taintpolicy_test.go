// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package taintpolicy

import (
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

func in(kind string, values ...metav1.ConditionStatus) policyv1alpha1.MatchCondition {
	return policyv1alpha1.MatchCondition{ConditionType: kind, Operator: policyv1alpha1.MatchConditionOpIn, StatusValues: values}
}

func notIn(kind string, values ...metav1.ConditionStatus) policyv1alpha1.MatchCondition {
	return policyv1alpha1.MatchCondition{ConditionType: kind, Operator: policyv1alpha1.MatchConditionOpNotIn, StatusValues: values}
}

// policy returns a policy that adds NoExecute taints with the keys, or removes them.
func policy(name string, age time.Duration, add, remove []policyv1alpha1.MatchCondition, keys ...string) policyv1alpha1.ClusterTaintPolicy {
	p := policyv1alpha1.ClusterTaintPolicy{ObjectMeta: metav1.ObjectMeta{Name: name, CreationTimestamp: metav1.NewTime(now.Add(-age))}}
	p.Spec.AddOnConditions, p.Spec.RemoveOnConditions = add, remove
	for _, k := range keys {
		p.Spec.Taints = append(p.Spec.Taints, policyv1alpha1.Taint{Key: k, Effect: corev1.TaintEffectNoExecute})
	}
	return p
}

func cluster(taints []string, conditions ...string) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "m1"}}
	for _, k := range taints {
		c.Spec.Taints = append(c.Spec.Taints, corev1.Taint{Key: k, Effect: corev1.TaintEffectNoExecute})
	}
	for _, text := range conditions {
		kind, status, _ := strings.Cut(text, "=")
		c.Status.Conditions = append(c.Status.Conditions, metav1.Condition{Type: kind, Status: metav1.ConditionStatus(status)})
	}
	return c
}

func TestTaints(t *testing.T) {
	t.Parallel()
	type conditions = []policyv1alpha1.MatchCondition
	lost, back := conditions{notIn("Ready", "True")}, conditions{in("Ready", "True")}
	elsewhere := policy("p", 0, lost, back, "a")
	elsewhere.Spec.TargetClusters = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}
	tests := map[string]struct {
		cluster  *clusterv1alpha1.Cluster
		policies []policyv1alpha1.ClusterTaintPolicy
		want     string
	}{
		"added": {
			cluster(nil, "Ready=False"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("p", 0, lost, back, "a", "b")},
			"a b",
		},
		"exists": {
			cluster([]string{"a"}, "Ready=False"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("p", 0, lost, back, "a")},
			"a",
		},
		"removed": {
			cluster([]string{"x", "a"}, "Ready=True"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("p", 0, lost, back, "a")},
			"x",
		},
		"another cluster": {cluster(nil, "Ready=False"), []policyv1alpha1.ClusterTaintPolicy{elsewhere}, ""},
		"no condition":    {cluster([]string{"a"}), []policyv1alpha1.ClusterTaintPolicy{policy("p", 0, lost, back, "a", "b")}, "a"},
		"not all conditions": {
			cluster(nil, "Ready=False", "Net=True"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("p", 0, conditions{notIn("Ready", "True"), in("Net", "False")}, nil, "a")},
			"",
		},
		"all conditions": {
			cluster(nil, "Ready=False", "Net=False"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("p", 0, conditions{notIn("Ready", "True"), in("Net", "False")}, nil, "a")},
			"a",
		},
		"no requirements": {
			cluster([]string{"a"}, "Ready=False"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("p", 0, nil, nil, "a", "b")},
			"a",
		},
		"unknown operator": {
			cluster(nil, "Ready=False"),
			[]policyv1alpha1.ClusterTaintPolicy{
				policy("p", 0, conditions{{ConditionType: "Ready", Operator: "Is", StatusValues: []metav1.ConditionStatus{"False"}}}, nil, "a"),
			},
			"",
		},
		"added, then removed": {cluster(nil, "Ready=False"), []policyv1alpha1.ClusterTaintPolicy{policy("p", 0, lost, lost, "a")}, ""},
		"the later policy decides": {
			cluster(nil, "Ready=False"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("new", 0, nil, lost, "a"), policy("old", time.Hour, lost, nil, "a")},
			"",
		},
		"the later policy decides2": {
			cluster(nil, "Ready=False"),
			[]policyv1alpha1.ClusterTaintPolicy{policy("new", 0, lost, nil, "a"), policy("old", time.Hour, nil, lost, "a")},
			"a",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var got []string
			for _, taint := range Taints(tc.cluster, tc.policies, metav1.NewTime(now)) {
				got = append(got, taint.Key)
			}
			if strings.Join(got, " ") != tc.want {
				t.Errorf("Taints = %v, want %s", got, tc.want)
			}
		})
	}
}

// A change of any property that policies select by is not missed.
func TestConditionsChanged(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(*clusterv1alpha1.Cluster){
		"condition": func(c *clusterv1alpha1.Cluster) { c.Status.Conditions[0].Status = "False" },
		"label":     func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"a": "b"} },
		"provider":  func(c *clusterv1alpha1.Cluster) { c.Spec.Provider = "p" },
		"region":    func(c *clusterv1alpha1.Cluster) { c.Spec.Region = "r" },
		"zone":      func(c *clusterv1alpha1.Cluster) { c.Spec.Zone = "z" },
		"zones":     func(c *clusterv1alpha1.Cluster) { c.Spec.Zones = []string{"z"} },
	} {
		before, after := cluster(nil, "Ready=True"), cluster(nil, "Ready=True")
		change(after)
		if !conditionsChanged.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: after}) {
			t.Errorf("a change of the %s is ignored", name)
		}
	}
	heartbeat := cluster(nil, "Ready=True")
	heartbeat.ResourceVersion = "2"
	if conditionsChanged.Update(event.UpdateEvent{ObjectOld: cluster(nil, "Ready=True"), ObjectNew: heartbeat}) {
		t.Error("a change of nothing that matters is not ignored")
	}
}

// The API server rejects the update of a cluster with an invalid taint, and so the taints of all policies.
func TestReconcile_skipsInvalidTaints(t *testing.T) {
	t.Parallel()
	lost := []policyv1alpha1.MatchCondition{in("Ready", "False")}
	bad, good := policy("bad", time.Hour, lost, nil, "bad key!", "a", "b", "c", "d"), policy("good", 0, lost, nil, "good")
	bad.UID = "bad"
	bad.Spec.Taints[2].Value, bad.Spec.Taints[3].Effect, bad.Spec.Taints[4].Effect = "b c", "NoExecut", ""
	control, recorder := fakecontrol.WithObjects(t, cluster(nil, "Ready=False"), &bad, &good), &events.Fake{}
	c := &Controller{control: consistency.NewClient(control), events: recorder, clock: clocktesting.NewFakePassiveClock(now)}
	request := ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}
	if _, err := requeue.Reconciler(c).Reconcile(t.Context(), request); err != nil {
		t.Fatal(err)
	}
	var m1 clusterv1alpha1.Cluster
	if err := control.Get(t.Context(), request.NamespacedName, &m1); err != nil {
		t.Fatal(err)
	}
	if taints := m1.Spec.Taints; len(taints) != 2 || taints[0].Key != "a" || taints[1].Key != "good" {
		t.Errorf("taints = %+v, want a and good", taints)
	}
	var reported []string
	for _, e := range recorder.All() {
		if e.On.Kind == "ClusterTaintPolicy" {
			reported = append(reported, fmt.Sprint(e.On.Name, e.On.UID, e.Reason, e.Warning))
			for _, path := range []string{"taints[0].key", "taints[2].value", "taints[3].effect", "taints[4].effect"} {
				if !strings.Contains(e.Message, path) {
					t.Errorf("event %q does not have spec.%s", e.Message, path)
				}
			}
		}
	}
	if want := fmt.Sprint("bad", "bad", taintFailed, true); len(reported) != 1 || reported[0] != want {
		t.Errorf("events of policies: %q, want %q", reported, want)
	}
}

// A taint is removed by its key and effect, also if the policy has an invalid value now.
func TestTaints_removesInvalid(t *testing.T) {
	t.Parallel()
	p := policy("p", 0, nil, []policyv1alpha1.MatchCondition{in("Ready", "True")}, "a")
	p.Spec.Taints[0].Value = "b c"
	if got := Taints(cluster([]string{"a"}, "Ready=True"), []policyv1alpha1.ClusterTaintPolicy{p}, metav1.NewTime(now)); len(got) > 0 {
		t.Errorf("Taints = %+v, want none", got)
	}
}

// Policies that disagree have one winner: the last in order. The taint keeps its timeAdded, and nothing is written.
func TestTaints_disagreement(t *testing.T) {
	t.Parallel()
	type conditions = []policyv1alpha1.MatchCondition
	lost := conditions{notIn("Ready", "True")}
	adding, removing := policy("add", time.Hour, lost, nil, "a"), policy("remove", 2*time.Hour, nil, lost, "a")
	c := cluster(nil, "Ready=False")
	added := metav1.NewTime(now.Add(-time.Hour))
	c.Spec.Taints = []corev1.Taint{{Key: "a", Value: "x", Effect: corev1.TaintEffectNoExecute, TimeAdded: &added}}
	for _, policies := range [][]policyv1alpha1.ClusterTaintPolicy{{adding, removing}, {removing, adding}} {
		if got := Taints(c, policies, metav1.NewTime(now)); !equality.Semantic.DeepEqual(got, c.Spec.Taints) {
			t.Errorf("Taints = %+v, want %+v", got, c.Spec.Taints)
		}
	}
	adding.CreationTimestamp, removing.CreationTimestamp = removing.CreationTimestamp, adding.CreationTimestamp
	if got := Taints(c, []policyv1alpha1.ClusterTaintPolicy{adding, removing}, metav1.NewTime(now)); len(got) > 0 {
		t.Errorf("Taints = %+v, want none", got)
	}
}

func TestReconcile(t *testing.T) {
	t.Parallel()
	p := policy("p", 0, []policyv1alpha1.MatchCondition{in("Ready", "False")}, []policyv1alpha1.MatchCondition{in("Ready", "True")}, "a")
	control, recorder := fakecontrol.WithObjects(t, cluster(nil, "Ready=False"), &p), &events.Fake{}
	c := &Controller{control: consistency.NewClient(control), events: recorder, clock: clocktesting.NewFakePassiveClock(now)}
	request := ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}
	run := func() []string {
		t.Helper()
		control.Writes(fakecontrol.Write.ByKind)
		if _, err := requeue.Reconciler(c).Reconcile(t.Context(), request); err != nil {
			t.Fatal(err)
		}
		return control.Writes(fakecontrol.Write.ByKind)
	}
	if got := run(); len(got) != 1 {
		t.Errorf("writes = %v, want one", got)
	}
	var m1 clusterv1alpha1.Cluster
	if err := control.Get(t.Context(), request.NamespacedName, &m1); err != nil {
		t.Fatal(err)
	}
	if len(m1.Spec.Taints) != 1 || !m1.Spec.Taints[0].TimeAdded.Time.Equal(now) {
		t.Errorf("taints = %+v", m1.Spec.Taints)
	}
	if got := run(); len(got) > 0 {
		t.Errorf("running again wrote %v", got)
	}
	m1.Status.Conditions[0].Status = metav1.ConditionTrue
	if err := control.Status().Update(t.Context(), &m1); err != nil {
		t.Fatal(err)
	}
	run()
	var got []string
	for _, e := range recorder.All() {
		got = append(got, fmt.Sprintf("%s %s: %s", e.Source, e.Reason, e.Message))
	}
	const added = "cluster-taint-policy-controller TaintClusterSucceed: " +
		"Update Cluster(m1) with taints(cluster now has taints([{Key:a,Effect:NoExecute}])) succeed"
	if len(got) != 2 || got[0] != added || !strings.Contains(got[1], "does not have taints") {
		t.Errorf("events = %q", got)
	}
}
