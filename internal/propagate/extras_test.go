// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	schedulingv1 "k8s.io/api/scheduling/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
)

// The binding has the value of the policy's priority class. A missing class is an error until it is created.
func TestReconcile_priority(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "pp", deployments)
	p.PolicySpec().SchedulePriority = &policyv1alpha1.SchedulePriority{
		PriorityClassSource: policyv1alpha1.KubePriorityClass,
		PriorityClassName:   "high",
	}
	f := newFixture(t, newTemplate(web), p)
	if err := f.reconcile(t.Context(), web); err == nil || !strings.Contains(err.Error(), "priority class high") {
		t.Errorf("reconcile: %v, want an error that names the class", err)
	}
	if all := f.events.All(); len(all) != 1 || all[0].Reason != "ApplyPolicyFailed" {
		t.Errorf("events = %+v", all)
	}
	if err := f.control.Create(
		t.Context(),
		&schedulingv1.PriorityClass{ObjectMeta: metav1.ObjectMeta{Name: "high"}, Value: 1000},
	); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	if got := f.binding(t, web).BindingSpec().SchedulePriority; got == nil || got.Priority != 1000 {
		t.Errorf("priority = %v", got)
	}
	f.expectNoWrites(t, web)

	off := features.New()
	if err := off.Set("PriorityBasedScheduling=false"); err != nil {
		t.Fatal(err)
	}
	f.Gates = off
	f.run(t, web)
	if got := f.binding(t, web).BindingSpec().SchedulePriority; got != nil {
		t.Errorf("priority = %v with the gate off", got)
	}
}

// A workload without replicas and requests must not look like an object without replicas.
func TestReconcile_scaledToZero(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments))
	replicas := int32(0)
	kind := &interpret.Kind{Replicas: func(context.Context, *interpret.Object) (interpret.Replicas, error) {
		return interpret.Replicas{Count: replicas}, nil
	}}
	f.Chain = append(interpret.Chain{custom{kind}}, f.Chain...)
	f.run(t, web)
	if spec := f.binding(t, web).BindingSpec(); spec.Replicas != 0 || !binding.IsWorkload(spec) {
		t.Errorf("%d replicas, requirements %v: want empty requirements", spec.Replicas, spec.ReplicaRequirements)
	}
	f.expectNoWrites(t, web)
}

// The binding of a kind with components has components or, with the gate off, replicas.
func TestReconcile_components(t *testing.T) {
	t.Parallel()
	f := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments))
	parts := []workv1alpha2.Component{{Name: "manager", Replicas: 1}, {Name: "worker", Replicas: 3}}
	kind := &interpret.Kind{Components: func(context.Context, *interpret.Object) ([]workv1alpha2.Component, error) { return parts, nil }}
	f.Chain = append(interpret.Chain{custom{kind}}, f.Chain...)
	f.run(t, web)
	spec := f.binding(t, web).BindingSpec()
	if diff := cmp.Diff(parts, spec.Components); diff != "" || spec.Replicas != 0 {
		t.Errorf("%d replicas, components (-want +got):\n%s", spec.Replicas, diff)
	}
	f.expectNoWrites(t, web)

	off := features.New()
	if err := off.Set("MultiplePodTemplatesScheduling=false"); err != nil {
		t.Fatal(err)
	}
	other := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments))
	other.Chain, other.Gates = append(interpret.Chain{custom{kind}}, other.Chain...), off
	other.run(t, web)
	if spec := other.binding(t, web).BindingSpec(); spec.Components != nil || spec.Replicas != 2 {
		t.Errorf("%d replicas and components %v with the gate off", spec.Replicas, spec.Components)
	}
}

// The constraint holds in passes that do not need the template otherwise: after a change of the policy, and after a restart.
func TestReconcile_doesNotDivideIndexedJob(t *testing.T) {
	t.Parallel()
	job := at(jobs, "default", "parts")
	template := newTemplate(job)
	template.Object["spec"] = map[string]any{"completionMode": "Indexed", "completions": int64(6), "parallelism": int64(6)}
	p := newPolicy("default", "p", jobs, func(s *policyv1alpha1.PropagationSpec) {
		s.Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
			ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceAggregated,
		}
	})
	f := newFixture(t, template, p)
	f.run(t, job)
	expect := func(cluster string) {
		t.Helper()
		want := p.PolicySpec().Placement.DeepCopy()
		want.ClusterAffinity.ClusterNames = []string{cluster}
		want.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: "cluster", MinGroups: 1, MaxGroups: 1}}
		if diff := cmp.Diff(want, f.binding(t, job).BindingSpec().Placement); diff != "" {
			t.Errorf("placement (-want +got):\n%s", diff)
		}
	}
	expect("m1")
	if !slices.Contains(f.reasons(), "Job IndexedJobNotDivided") {
		t.Errorf("events = %v", f.reasons())
	}
	f.expectNoWrites(t, job)
	f.edit(t, p, func() { p.PolicySpec().Placement.ClusterAffinity.ClusterNames = []string{"m2"} })
	f.run(t, job)
	expect("m2")
	f.restart(t)
	f.expectNoWrites(t, job)
	expect("m2")
}
