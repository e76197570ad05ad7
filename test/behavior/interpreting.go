// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

//nolint:dupword // Lua ends every block with end
package behavior

import (
	"context"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/env"
)

// Scripts as in the seed article; one of them has a function name of its own.
const (
	countReplicas = `
function ReplicasCount(desiredObj)
  if desiredObj.spec.replicas then
    return desiredObj.spec.replicas
  end
  return 1
end`
	sumReplicas = `
function AggregateStatus(desiredObj, statusItems)
  if statusItems == nil then
    return desiredObj
  end
  local all, ready, available = 0, 0, 0
  for _, item in ipairs(statusItems) do
    if item.status then
      all = all + (item.status.replicas or 0)
      ready = ready + (item.status.readyReplicas or 0)
      available = available + (item.status.availableReplicas or 0)
    end
  end
  desiredObj.status = desiredObj.status or {}
  desiredObj.status.replicas = all
  desiredObj.status.readyReplicas = ready
  desiredObj.status.availableReplicas = available
  return desiredObj
end`
	allReady = `
function InterpretHealth(observedObj)
  if observedObj.status == nil then
    return false
  end
  return observedObj.status.readyReplicas == observedObj.status.replicas
end`
	keepReplicas = `
function Retain(desiredObj, observedObj)
  if observedObj.spec.replicas then
    desiredObj.spec.replicas = observedObj.spec.replicas
  end
  return desiredObj
end`
)

// customize creates a customization of Deployments and deletes it when the test ends.
func (f *fixture) customize(name string, rules configv1alpha1.CustomizationRules) *configv1alpha1.ResourceInterpreterCustomization {
	f.Helper()
	c := &configv1alpha1.ResourceInterpreterCustomization{
		ObjectMeta: metav1.ObjectMeta{Name: name},
		Spec: configv1alpha1.ResourceInterpreterCustomizationSpec{
			Target: configv1alpha1.CustomizationTarget{APIVersion: "apps/v1", Kind: "Deployment"}, Customizations: rules,
		},
	}
	f.create(c)
	f.Cleanup(func() {
		// The context of the test has ended.
		if err := client.IgnoreNotFound(f.e.Control.Delete(context.Background(), c)); err != nil {
			f.Errorf("delete customization %s: %v", name, err)
		}
	})
	return c
}

func interpreter(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	d := f.deployment("nginx", 4)
	f.create(d, f.dividing("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx")))
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})

	// From now on the member owns the number of replicas, and the template shows the sum.
	c := f.customize("deployment-interpreter-"+f.ns, configv1alpha1.CustomizationRules{
		ReplicaResource:      &configv1alpha1.ReplicaResourceRequirement{LuaScript: countReplicas},
		StatusAggregation:    &configv1alpha1.StatusAggregation{LuaScript: sumReplicas},
		HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: allReady},
		Retention:            &configv1alpha1.LocalValueRetention{LuaScript: keepReplicas},
	})
	changeIn(f, e.Members[member1].Client, f.deployment("nginx", 0), func(d *appsv1.Deployment) { *d.Spec.Replicas = 5 })
	f.eventually("the template shows 7 replicas, 5 of them set in a member", func(ctx context.Context) error {
		var template appsv1.Deployment
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(d), &template); err != nil {
			return err
		}
		if s := template.Status; s.Replicas != 7 || s.ReadyReplicas != 7 || s.AvailableReplicas != 7 {
			return fmt.Errorf("status %+v", s)
		}
		return nil
	})
	f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if len(b.Status.AggregatedStatus) != 2 || b.Spec.Replicas != 4 {
			return fmt.Errorf("%d replicas, reports %+v", b.Spec.Replicas, b.Status.AggregatedStatus)
		}
		for _, item := range b.Status.AggregatedStatus {
			if item.Health != workv1alpha2.ResourceHealthy {
				return fmt.Errorf("%s is %s", item.ClusterName, item.Health)
			}
		}
		return nil
	})

	// Without the customization the policy determines the replicas again.
	f.remove(c)
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
}

func failingInterpreter(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	// A script that does not compile is rejected with the line of the error; so is a conflicting customization.
	bad := &configv1alpha1.ResourceInterpreterCustomization{
		ObjectMeta: metav1.ObjectMeta{Name: "bad-" + f.ns},
		Spec: configv1alpha1.ResourceInterpreterCustomizationSpec{
			Target: configv1alpha1.CustomizationTarget{APIVersion: "apps/v1", Kind: "Deployment"},
			Customizations: configv1alpha1.CustomizationRules{
				HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: "function InterpretHealth(\n  oops"},
			},
		},
	}
	if err := e.Control.Create(t.Context(), bad); err == nil || !contains(err.Error(), "Lua script error") {
		t.Errorf("a script that does not compile: %v", err)
	}
	d, other := f.deployment("nginx", 2), f.configMap("other", map[string]string{"v": "1"})
	f.create(d, other, f.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"), named("v1", "ConfigMap", "other")))
	f.waitDivided(d, map[string]int32{member1: 2})
	f.waitOnlyIn(other, member1)

	c := f.customize("looping-"+f.ns, configv1alpha1.CustomizationRules{
		HealthInterpretation: &configv1alpha1.HealthInterpretation{LuaScript: "function InterpretHealth(o)\n  while true do end\nend"},
		StatusAggregation: &configv1alpha1.StatusAggregation{
			LuaScript: "function AggregateStatus(o, items)\n  return o.spec.no.such.field\nend",
		},
	})
	rival := c.DeepCopy()
	rival.ObjectMeta = metav1.ObjectMeta{Name: "rival-" + f.ns}
	if err := e.Control.Create(
		t.Context(),
		rival,
	); err == nil ||
		!apierrors.IsForbidden(err) && !apierrors.IsInvalid(err) && !contains(err.Error(), "conflicting with InterpreterOperation") {
		t.Errorf("a second customization of the same operation: %v", err)
	}
	f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Interpreted)
		if said == nil || said.Status != metav1.ConditionFalse || !contains(said.Message, "cluster "+member1) || !contains(said.Message, "line") {
			return fmt.Errorf("condition %+v", said)
		}
		if len(b.Status.AggregatedStatus) != 1 || b.Status.AggregatedStatus[0].Health != workv1alpha2.ResourceUnknown {
			return fmt.Errorf("reports %+v", b.Status.AggregatedStatus)
		}
		return nil
	})
	// Other objects are not affected, and the workload keeps running.
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 3 })
	second := f.configMap("second", nil)
	f.create(second, f.policy("second", []string{member2}, named("v1", "ConfigMap", "second")))
	f.waitOnlyIn(second, member2)
	f.eventually("the change is propagated", func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := e.Members[member1].Client.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		if *observed.Spec.Replicas != 3 {
			return fmt.Errorf("%d replicas", *observed.Spec.Replicas)
		}
		return nil
	})
	f.remove(c)
	f.waitDivided(d, map[string]int32{member1: 3})
	f.waitBinding("Deployment", "nginx", func(b *workv1alpha2.ResourceBinding) error {
		if said := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Interpreted); said == nil || said.Status != metav1.ConditionTrue {
			return fmt.Errorf("condition %+v", said)
		}
		return nil
	})
}
