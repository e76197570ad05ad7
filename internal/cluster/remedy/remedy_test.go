// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remedy

import (
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

const dns = clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady

func cluster(status metav1.ConditionStatus) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	if status != "" {
		c.Status.Conditions = []metav1.Condition{{Type: dns, Status: status}}
	}
	return c
}

func remedy(name string, actions string, clusters []string, matches ...*remedyv1alpha1.ClusterConditionRequirement) remedyv1alpha1.Remedy {
	r := remedyv1alpha1.Remedy{ObjectMeta: metav1.ObjectMeta{Name: name}}
	for a := range strings.FieldsSeq(actions) {
		r.Spec.Actions = append(r.Spec.Actions, remedyv1alpha1.RemedyAction(a))
	}
	if clusters != nil {
		r.Spec.ClusterAffinity = &remedyv1alpha1.ClusterAffinity{ClusterNames: clusters}
	}
	for _, m := range matches {
		r.Spec.DecisionMatches = append(r.Spec.DecisionMatches, remedyv1alpha1.DecisionMatch{ClusterConditionMatch: m})
	}
	return r
}

func TestActions(t *testing.T) {
	t.Parallel()
	requires := func(o remedyv1alpha1.ClusterConditionOperator, s metav1.ConditionStatus) *remedyv1alpha1.ClusterConditionRequirement {
		return &remedyv1alpha1.ClusterConditionRequirement{ConditionType: dns, Operator: o, ConditionStatus: s}
	}
	const equal, unequal = remedyv1alpha1.ClusterConditionEqual, remedyv1alpha1.ClusterConditionNotEqual
	tests := map[string]struct {
		status   metav1.ConditionStatus
		remedies []remedyv1alpha1.Remedy
		want     string
	}{
		"always":    {"", []remedyv1alpha1.Remedy{remedy("r", "B A", nil)}, "A B"},
		"equal":     {"False", []remedyv1alpha1.Remedy{remedy("r", "A", nil, requires(equal, "False"))}, "A"},
		"not equal": {"False", []remedyv1alpha1.Remedy{remedy("r", "A", nil, requires(unequal, "True"))}, "A"},
		"no match": {
			"True",
			[]remedyv1alpha1.Remedy{remedy("r", "A", nil, requires(equal, "False"), requires(unequal, "True"))},
			"",
		},
		"any match": {
			"True",
			[]remedyv1alpha1.Remedy{remedy("r", "A", nil, requires(equal, "False"), requires(equal, "True"))},
			"A",
		},
		"the condition is missing": {"", []remedyv1alpha1.Remedy{remedy("r", "A", nil, requires(unequal, "True"))}, ""},
		"an empty match":           {"True", []remedyv1alpha1.Remedy{remedy("r", "A", nil, nil)}, ""},
		"selected":                 {"", []remedyv1alpha1.Remedy{remedy("r", "A", []string{"m1"})}, "A"},
		"another cluster":          {"", []remedyv1alpha1.Remedy{remedy("r", "A", []string{"m2"})}, ""},
		"no cluster":               {"", []remedyv1alpha1.Remedy{remedy("r", "A", []string{})}, ""},
		"several":                  {"", []remedyv1alpha1.Remedy{remedy("r", "C A", nil), remedy("s", "A B", nil)}, "A B C"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := strings.Join(Actions(cluster(tc.status), tc.remedies), " "); got != tc.want {
				t.Errorf("Actions = %s, want %s", got, tc.want)
			}
		})
	}
}

func TestReconcile(t *testing.T) {
	t.Parallel()
	r := remedy("r", "TrafficControl", nil)
	control := fakecontrol.WithObjects(t, cluster("False"), &r)
	c := &Controller{consistency.NewClient(control)}
	request := ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}
	run := func() (writes, actions []string) {
		t.Helper()
		control.Writes(fakecontrol.Write.ByKind)
		if _, err := requeue.Reconciler(c).Reconcile(t.Context(), request); err != nil {
			t.Fatal(err)
		}
		var m1 clusterv1alpha1.Cluster
		if err := control.Get(t.Context(), request.NamespacedName, &m1); err != nil {
			t.Fatal(err)
		}
		return control.Writes(fakecontrol.Write.ByKind), m1.Status.RemedyActions
	}
	if writes, actions := run(); len(writes) != 1 || len(actions) != 1 || actions[0] != "TrafficControl" {
		t.Errorf("writes %v, actions %v", writes, actions)
	}
	if writes, _ := run(); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := control.Delete(t.Context(), &r); err != nil {
		t.Fatal(err)
	}
	if writes, actions := run(); len(writes) != 1 || len(actions) != 0 {
		t.Errorf("after the Remedy was deleted: writes %v, actions %v", writes, actions)
	}
}
