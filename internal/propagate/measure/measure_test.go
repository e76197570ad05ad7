// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package measure

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apiresource "k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// oneKind is a layer that returns the same interpreter for all kinds.
type oneKind struct{ kind *interpret.Kind }

func (oneKind) Name() string { return "oneKind" }

func (o oneKind) Kind(schema.GroupVersionKind) (interpret.Kind, error) { return *o.kind, nil }

func TestTemplate(t *testing.T) {
	t.Parallel()
	requirements := &workv1alpha2.ReplicaRequirements{ResourceRequest: corev1.ResourceList{"cpu": apiresource.MustParse("1")}}
	list := []workv1alpha2.Component{{Name: "worker", Replicas: 3}}
	broken := errors.New("broken")
	type replicasFunc = func(context.Context, *interpret.Object) (interpret.Replicas, error)
	replicas := func(n int32, r *workv1alpha2.ReplicaRequirements, err error) replicasFunc {
		return func(context.Context, *interpret.Object) (interpret.Replicas, error) {
			return interpret.Replicas{Count: n, Requirements: r}, err
		}
	}
	components := func(err error) func(context.Context, *interpret.Object) ([]workv1alpha2.Component, error) {
		return func(context.Context, *interpret.Object) ([]workv1alpha2.Component, error) { return list, err }
	}
	tests := map[string]struct {
		kind  interpret.Kind
		gate  bool
		want  Size
		known bool
		err   error
	}{
		"no interpreter": {gate: true},
		"replicas": {kind: interpret.Kind{Replicas: replicas(2, requirements, nil)},
			want: Size{Replicas: 2, Requirements: requirements}, known: true},
		"replicas without requirements": {kind: interpret.Kind{Replicas: replicas(2, nil, nil)}, want: Size{Replicas: 2}, known: true},
		"no replicas, with requirements": {kind: interpret.Kind{Replicas: replicas(0, requirements, nil)},
			want: Size{Requirements: requirements}, known: true},
		"no replicas, without requirements": {kind: interpret.Kind{Replicas: replicas(0, nil, nil)},
			want: Size{Requirements: &workv1alpha2.ReplicaRequirements{}}, known: true},
		"components precede replicas": {kind: interpret.Kind{Replicas: replicas(2, nil, nil), Components: components(nil)}, gate: true,
			want: Size{Components: list}, known: true},
		"components with the gate off": {kind: interpret.Kind{Replicas: replicas(2, nil, nil), Components: components(nil)},
			want: Size{Replicas: 2}, known: true},
		"an error for replicas": {kind: interpret.Kind{Replicas: replicas(0, nil, broken)}, err: broken},
		"an error for components": {kind: interpret.Kind{Replicas: replicas(2, nil, nil), Components: components(broken)}, gate: true,
			err: broken},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, known, err := Template(t.Context(), interpret.Chain{oneKind{&tc.kind}}, Options{Components: tc.gate}, &interpret.Object{})
			if diff := cmp.Diff(tc.want, got); diff != "" || known != tc.known || !errors.Is(err, tc.err) {
				t.Errorf("known %v, error %v, size (-want +got):\n%s", known, err, diff)
			}
			var b, again workv1alpha2.ResourceBindingSpec
			got.SetIn(&b)
			Of(&b).SetIn(&again)
			if diff := cmp.Diff(b, again); diff != "" {
				t.Errorf("SetIn and Of differ:\n%s", diff)
			}
		})
	}
}

// The namespace and the priority class are kept only with the gate ResourceQuotaEstimate.
func TestTemplate_quotas(t *testing.T) {
	t.Parallel()
	template := &interpret.Object{Object: map[string]any{"metadata": map[string]any{"namespace": "shop"}}}
	cpu := corev1.ResourceList{"cpu": apiresource.MustParse("1")}
	tests := map[string]struct {
		gate         bool
		result, want *workv1alpha2.ReplicaRequirements
	}{
		"off": {false, &workv1alpha2.ReplicaRequirements{ResourceRequest: cpu, PriorityClassName: "high"},
			&workv1alpha2.ReplicaRequirements{ResourceRequest: cpu}},
		"on": {true, &workv1alpha2.ReplicaRequirements{ResourceRequest: cpu, PriorityClassName: "high"},
			&workv1alpha2.ReplicaRequirements{ResourceRequest: cpu, PriorityClassName: "high", Namespace: "shop"}},
		"on, another namespace": {true, &workv1alpha2.ReplicaRequirements{Namespace: "other"},
			&workv1alpha2.ReplicaRequirements{Namespace: "other"}},
		"on, no requirements": {gate: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			result := tc.result.DeepCopy()
			kind := &interpret.Kind{Replicas: func(context.Context, *interpret.Object) (interpret.Replicas, error) {
				return interpret.Replicas{Count: 1, Requirements: tc.result}, nil
			}}
			s, _, err := Template(t.Context(), interpret.Chain{oneKind{kind}}, Options{Quotas: tc.gate}, template)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tc.want, s.Requirements); diff != "" {
				t.Errorf("requirements (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(result, tc.result); diff != "" {
				t.Errorf("the result of the interpreter changed (-want +got):\n%s", diff)
			}

			var part workv1alpha2.Component
			if tc.result != nil {
				part.ReplicaRequirements = &workv1alpha2.ComponentReplicaRequirements{PriorityClassName: tc.result.PriorityClassName}
			}
			kind.Components = func(context.Context, *interpret.Object) ([]workv1alpha2.Component, error) {
				return []workv1alpha2.Component{part}, nil
			}
			s, _, err = Template(t.Context(), interpret.Chain{oneKind{kind}}, Options{Components: true, Quotas: tc.gate}, template)
			if err != nil || len(s.Components) != 1 {
				t.Fatalf("%d components, %v", len(s.Components), err)
			}
			if got := s.Components[0].ReplicaRequirements; tc.want != nil && got.PriorityClassName != tc.want.PriorityClassName {
				t.Errorf("component of class %q, want %q", got.PriorityClassName, tc.want.PriorityClassName)
			}
		})
	}
}

func TestGroups(t *testing.T) {
	t.Parallel()
	term, anti := &policyv1alpha1.WorkloadAffinityTerm{GroupByLabelKey: "app"}, &policyv1alpha1.WorkloadAntiAffinityTerm{GroupByLabelKey: "db"}
	tests := map[string]struct {
		labels map[string]string
		rule   *policyv1alpha1.WorkloadAffinity
		want   *workv1alpha2.WorkloadAffinityGroups
	}{
		"no rule": {labels: map[string]string{"app": "web"}},
		"both groups": {map[string]string{"app": "web", "db": "a"}, &policyv1alpha1.WorkloadAffinity{Affinity: term, AntiAffinity: anti},
			&workv1alpha2.WorkloadAffinityGroups{AffinityGroup: "app=web", AntiAffinityGroup: "db=a"}},
		"one label is missing": {map[string]string{"db": "a"}, &policyv1alpha1.WorkloadAffinity{Affinity: term, AntiAffinity: anti},
			&workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "db=a"}},
		"no labels": {nil, &policyv1alpha1.WorkloadAffinity{Affinity: term, AntiAffinity: anti}, nil},
		"an empty value": {map[string]string{"app": ""}, &policyv1alpha1.WorkloadAffinity{Affinity: term},
			&workv1alpha2.WorkloadAffinityGroups{AffinityGroup: "app="}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, Groups(tc.labels, &policyv1alpha1.Placement{WorkloadAffinity: tc.rule})); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestPlacement(t *testing.T) {
	t.Parallel()
	job := func(version, kind, mode string) *interpret.Object {
		return &interpret.Object{Object: map[string]any{"apiVersion": version, "kind": kind, "spec": map[string]any{"completionMode": mode}}}
	}
	divided := func(by policyv1alpha1.ReplicaDivisionPreference) *policyv1alpha1.ReplicaSchedulingStrategy {
		return &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: by,
		}
	}
	aggregated := divided(policyv1alpha1.ReplicaDivisionPreferenceAggregated)
	duplicated := &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated}
	by := func(field policyv1alpha1.SpreadFieldValue, label string, lower, upper int) policyv1alpha1.SpreadConstraint {
		return policyv1alpha1.SpreadConstraint{SpreadByField: field, SpreadByLabel: label, MinGroups: lower, MaxGroups: upper}
	}
	one := by(policyv1alpha1.SpreadByFieldCluster, "", 1, 1)
	tests := map[string]struct {
		template *interpret.Object
		in, want policyv1alpha1.Placement
		whole    bool
	}{
		"divided by capacity": {
			template: job("batch/v1", "Job", "Indexed"), whole: true,
			in:   policyv1alpha1.Placement{ReplicaScheduling: aggregated},
			want: policyv1alpha1.Placement{ReplicaScheduling: aggregated, SpreadConstraints: []policyv1alpha1.SpreadConstraint{one}},
		},
		"static weights, which ignore constraints": {
			template: job("batch/v1", "Job", "Indexed"), whole: true,
			in:   policyv1alpha1.Placement{ReplicaScheduling: divided("")},
			want: policyv1alpha1.Placement{ReplicaScheduling: duplicated, SpreadConstraints: []policyv1alpha1.SpreadConstraint{one}},
		},
		"with constraints": {
			template: job("batch/v1", "Job", "Indexed"), whole: true,
			in: policyv1alpha1.Placement{ReplicaScheduling: aggregated, SpreadConstraints: []policyv1alpha1.SpreadConstraint{
				by("", "", 2, 3), by("", "tier", 2, 0), by(policyv1alpha1.SpreadByFieldRegion, "", 2, 2),
			}},
			want: policyv1alpha1.Placement{ReplicaScheduling: aggregated, SpreadConstraints: []policyv1alpha1.SpreadConstraint{
				one, by("", "tier", 1, 1), by(policyv1alpha1.SpreadByFieldRegion, "", 1, 1),
			}},
		},
		"duplicated": {
			template: job("batch/v1", "Job", "Indexed"),
			in:       policyv1alpha1.Placement{ReplicaScheduling: duplicated}, want: policyv1alpha1.Placement{ReplicaScheduling: duplicated},
		},
		"not indexed": {
			template: job("batch/v1", "Job", "NonIndexed"),
			in:       policyv1alpha1.Placement{ReplicaScheduling: aggregated}, want: policyv1alpha1.Placement{ReplicaScheduling: aggregated},
		},
		"Job of another group": {
			template: job("batch.volcano.sh/v1alpha1", "Job", "Indexed"),
			in:       policyv1alpha1.Placement{ReplicaScheduling: aggregated}, want: policyv1alpha1.Placement{ReplicaScheduling: aggregated},
		},
		"without template": {
			in: policyv1alpha1.Placement{ReplicaScheduling: aggregated}, want: policyv1alpha1.Placement{ReplicaScheduling: aggregated},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before := tc.in.DeepCopy()
			got, whole := Placement(tc.template, &tc.in)
			if diff := cmp.Diff(&tc.want, got); diff != "" || whole != tc.whole {
				t.Errorf("whole = %t, placement (-want +got):\n%s", whole, diff)
			}
			if diff := cmp.Diff(before, &tc.in); diff != "" {
				t.Errorf("the placement of the policy changed:\n%s", diff)
			}
			if whole && !DependsOnTemplate(tc.template.GroupVersionKind().GroupKind(), before) {
				t.Error("DependsOnTemplate = false")
			}
		})
	}
}
